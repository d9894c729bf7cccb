/// A writer of operands of instructions: for a plan file, a listing, or a trace.
///
/// The labels are Swift's argument labels; notations that go by position leave them out. Values of several parts are
/// spelled as a word and its operands, unless a notation knows better.
package protocol OperandSink {
  /// Starts an instruction.
  mutating func put(_ opcode: Instruction.Opcode)

  /// A controller, or none.
  mutating func put(_ id: InstanceID?, label: StaticString)
  mutating func put(_ id: RoutineID, label: StaticString)
  mutating func put(_ id: TransitionID, label: StaticString)
  mutating func put(_ id: ExpectationID, label: StaticString)
  /// A name that an event carries, or none.
  mutating func put(_ id: NameID?, label: StaticString)
  /// Several instances that an event carries.
  mutating func put(_ id: ListID, label: StaticString)
  mutating func put(_ flag: Bool, label: StaticString)
  mutating func put(_ number: Int, label: StaticString)
  mutating func put(_ time: Ticks, label: StaticString)
  mutating func put(_ word: some PlanWord, label: StaticString)

  /// When a routine is due.
  mutating func put(_ due: Due)
  /// The controller that answers a question.
  mutating func put(_ delegate: Delegate)
  /// A warning or an exception.
  mutating func put(_ message: Message)
  /// An event.
  mutating func put(_ callback: Callback, _ id: InstanceID?, _ argument: Argument, _ answer: Answer)
}

extension OperandSink {
  /// An instruction about one controller.
  mutating func put(_ opcode: Instruction.Opcode, _ id: InstanceID) {
    put(opcode)
    put(id, label: "")
  }

  /// An instruction about one controller and another.
  mutating func put(_ opcode: Instruction.Opcode, _ id: InstanceID?, _ label: StaticString, _ other: InstanceID?) {
    put(opcode)
    put(id, label: "")
    put(other, label: label)
  }

  /// An instruction about one controller and a choice.
  mutating func put(_ opcode: Instruction.Opcode, _ id: InstanceID, _ label: StaticString, _ flag: Bool) {
    put(opcode)
    put(id, label: "")
    put(flag, label: label)
  }

  package mutating func put(_ due: Due) {
    switch due {
    case .nextTurn: put(DueWord.nextTurn, label: "")
    case .timer(let time):
      put(DueWord.timer, label: "")
      put(time, label: "")
    case .endOf(let transition):
      put(DueWord.endOf, label: "")
      put(transition, label: "")
    case .closeOf(let transition):
      put(DueWord.closeOf, label: "")
      put(transition, label: "")
    }
  }

  package mutating func put(_ delegate: Delegate) {
    switch delegate {
    case .itself: put(DelegateWord.itself, label: "")
    case .current: put(DelegateWord.current, label: "")
    case .unasked: put(DelegateWord.unasked, label: "")
    case .child(let child):
      put(DelegateWord.child, label: "")
      put(child, label: "")
    }
  }

  package mutating func put(_ message: Message) {
    put(message.kind, label: "")
    for id in [message.first, message.second, message.third, message.fourth] { put(id, label: "") }
    put(message.name, label: "")
  }

  package mutating func put(_ callback: Callback, _ id: InstanceID?, _ argument: Argument, _ answer: Answer) {
    put(callback, label: "")
    put(id, label: "")
    put(argument)
    put(answer)
  }

  private mutating func put(_ argument: Argument) {
    switch argument {
    case .none: put(ArgumentWord.none, label: "")
    case .animated(let isAnimated):
      put(ArgumentWord.animated, label: "")
      put(isAnimated, label: "")
    case .parent(let id):
      put(ArgumentWord.parent, label: "")
      put(id, label: "")
    case .instance(let id):
      put(ArgumentWord.instance, label: "")
      put(id, label: "")
    case .name(let id):
      put(ArgumentWord.name, label: "")
      put(id, label: "")
    case .instances(let id):
      put(ArgumentWord.instances, label: "")
      put(id, label: "")
    case .message(let message):
      put(ArgumentWord.message, label: "")
      put(message)
    }
  }

  private mutating func put(_ answer: Answer) {
    switch answer {
    case .none: put(AnswerWord.none, label: "")
    case .bool(let flag):
      put(AnswerWord.bool, label: "")
      put(flag, label: "")
    case .text(let id):
      put(AnswerWord.text, label: "")
      put(id, label: "")
    case .instances(let id):
      put(AnswerWord.instances, label: "")
      put(id, label: "")
    }
  }
}

/// A reader of operands of an instruction, in the order in which a sink got them.
///
/// Every call takes the next operand. What isn't there or doesn't fit is remembered by the source, which then answers
/// with anything of the right type: the caller looks once, at the end.
@usableFromInline package protocol OperandSource {
  mutating func word<Word: PlanWord>(_ vocabulary: Word.Type) -> Word
  mutating func instance() -> InstanceID
  mutating func instanceOrNull() -> InstanceID?
  mutating func routine() -> RoutineID
  mutating func transition() -> TransitionID
  mutating func expectation() -> ExpectationID
  mutating func name() -> NameID
  mutating func nameOrNull() -> NameID?
  mutating func list() -> ListID
  mutating func flag() -> Bool
  mutating func number() -> Int
  mutating func time() -> Ticks
}

extension OperandSource {
  @inlinable package mutating func due() -> Due {
    switch word(DueWord.self) {
    case .nextTurn: .nextTurn
    case .timer: .timer(time())
    case .endOf: .endOf(transition())
    case .closeOf: .closeOf(transition())
    }
  }

  @inlinable package mutating func delegate() -> Delegate {
    switch word(DelegateWord.self) {
    case .itself: .itself
    case .current: .current
    case .unasked: .unasked
    case .child: .child(instance())
    }
  }

  @inlinable package mutating func message() -> Message {
    Message(
      word(UIKitMessage.self), instanceOrNull(), instanceOrNull(), instanceOrNull(), instanceOrNull(),
      name: nameOrNull())
  }

  @inlinable package mutating func argument() -> Argument {
    switch word(ArgumentWord.self) {
    case .none: .none
    case .animated: .animated(flag())
    case .parent: .parent(instanceOrNull())
    case .instance: .instance(instance())
    case .name: .name(name())
    case .instances: .instances(list())
    case .message: .message(message())
    }
  }

  @inlinable package mutating func answer() -> Answer {
    switch word(AnswerWord.self) {
    case .none: .none
    case .bool: .bool(flag())
    case .text: .text(name())
    case .instances: .instances(list())
    }
  }
}

// The words before values of several parts.
@usableFromInline package enum DueWord: String, PlanWord {
  case nextTurn, timer, endOf, closeOf

  @usableFromInline package static let vocabulary = PlanVocabulary<DueWord>()
}

@usableFromInline package enum DelegateWord: String, PlanWord {
  case itself, current, child, unasked

  @usableFromInline package static let vocabulary = PlanVocabulary<DelegateWord>()
}

@usableFromInline package enum ArgumentWord: String, PlanWord {
  case none, animated, parent, instance, name, instances, message

  @usableFromInline package static let vocabulary = PlanVocabulary<ArgumentWord>()
}

@usableFromInline package enum AnswerWord: String, PlanWord {
  case none, bool, text, instances

  @usableFromInline package static let vocabulary = PlanVocabulary<AnswerWord>()
}
