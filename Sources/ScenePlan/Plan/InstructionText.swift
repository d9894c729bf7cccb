internal import SceneBasics

extension HierarchyPlan {
  /// An instruction in UIKit's words: `addChild(list, to: shell)`.
  public func text(of instruction: Instruction) -> String {
    var sink = InstructionText(plan: self)
    instruction.encode(to: &sink)
    return sink.text
  }

  /// An event's answer as text, or nil: `false`, `oneOverSecondary`.
  public func text(of answer: Answer) -> String? {
    switch answer {
    case .none: nil
    case .bool(let flag): flag ? "true" : "false"
    case .text(let id): name(id)
    case .instances(let id): text(of: id)
    }
  }
}

/// Writes an instruction as a call with Swift's argument labels.
private struct InstructionText: OperandSink {
  let plan: HierarchyPlan
  private var opcode = ""
  private var operands: [String] = []

  init(plan: HierarchyPlan) { self.plan = plan }

  package var text: String { opcode + "(" + operands.joined(separator: ", ") + ")" }

  mutating func put(_ opcode: Instruction.Opcode) { self.opcode = opcode.word }

  mutating func put(_ id: InstanceID?, label: StaticString) { put(id.map { plan.name($0) } ?? "nil", label) }
  mutating func put(_ id: RoutineID, label: StaticString) { put(plan.routines[id.index].name.oneLine, label) }
  mutating func put(_ id: TransitionID, label: StaticString) { put("transition \(id.index)", label) }
  mutating func put(_ id: ExpectationID, label: StaticString) { put(String(id.index), label) }
  mutating func put(_ id: NameID?, label: StaticString) {
    if let id { put(plan.name(id).oneLine, label) }
  }
  mutating func put(_ id: ListID, label: StaticString) { put(plan.text(of: id), label) }
  mutating func put(_ flag: Bool, label: StaticString) { put(flag ? "true" : "false", label) }
  mutating func put(_ number: Int, label: StaticString) { put(String(number), label) }
  mutating func put(_ time: Ticks, label: StaticString) { put(time.seconds + " s", label) }
  mutating func put(_ word: some PlanWord, label: StaticString) { put(word.word, label) }

  mutating func put(_ due: Due) { put(due.text, "") }

  mutating func put(_ delegate: Delegate) {
    switch delegate {
    case .itself: put("itself", "to")
    case .current: put("current", "to")
    case .unasked: put("unasked", "to")
    case .child(let child): put(plan.name(child), "to")
    }
  }

  mutating func put(_ message: Message) {
    put(message.kind.name, "")
    for case let id? in [message.first, message.second, message.third, message.fourth] { put(plan.name(id), "") }
    if let name = message.name { put(plan.name(name).oneLine, "") }
  }

  mutating func put(_ callback: Callback, _ id: InstanceID?, _ argument: Argument, _ answer: Answer) {
    let event = LifecycleEvent(
      callback, id, argument, answer: answer, step: 0, time: .zero, mark: .none)
    put(plan.text(of: event) + (plan.text(of: answer).map { " -> " + $0 } ?? ""), "")
  }

  private mutating func put(_ text: String, _ label: StaticString) {
    operands.append(label.utf8CodeUnitCount == 0 ? text : "\(label): " + text)
  }
}

extension HierarchyPlan {
  /// An event as expectations and the text trace write it: `blue.viewWillAppear(true)`, `app.didBecomeActive`.
  /// Why nothing happened, or why UIKit did something by itself, as a sentence; nil for every other event.
  package func reason(of event: LifecycleEvent) -> String? {
    switch event.callback {
    case .ignored: text(of: event.answer).map { "nothing happens: " + $0 }
    case .turned: text(of: event.answer).map { "UIKit turns the screen: " + $0 }
    default: nil
    }
  }

  public func text(of event: LifecycleEvent) -> String {
    (controllerName(of: event).map { $0 + "." } ?? "") + callbackName(of: event)
      + (argumentText(of: event).map { "(" + $0 + ")" } ?? "")
  }
}

extension Due {
  /// When, in words: `in the next turn`.
  package var text: String {
    switch self {
    case .nextTurn: "in the next turn"
    case .timer(let time): "after " + time.seconds + " s"
    case .endOf(let transition): "at the end of transition \(transition.index)"
    case .closeOf(let transition): "once transition \(transition.index) is closed"
    }
  }
}
