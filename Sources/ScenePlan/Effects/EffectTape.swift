/// The effects of a run in the order of their numbers, in some twenty bytes each.
///
/// An effect is taken apart. Its number is its place. What belongs to many in a row, such as the step and the time, is
/// kept once for them. What an effect says stands in a row of bytes:
///
/// ```
/// nodes     parent 40 · rule · event · operands from 512           parent 40 · …
/// operands  viewDidAppear detail animated true none                …
/// moments   from place 35: step 1, 0.5 s, line 16                  from place 58: …
/// ```
package struct EffectTape: RandomAccessCollection, Sendable {
  private enum Kind: UInt8 { case step, resumption, instruction, event, question, refusal }

  private struct Node {
    var parent: UInt32
    var operands: UInt32
    var rule: RuleNumber?
    var kind: Kind
  }

  /// When and where effects came about, from a place on.
  private struct Moment {
    var first: UInt32
    var step: UInt32
    var time: Ticks
    var mark: SourceMark
  }

  private var nodes: [Node] = []
  private var operands = OperandBytes()
  private var moments: [Moment] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { nodes.count }

  /// Takes in the next effect.
  package mutating func append(_ effect: Effect) {
    let step = UInt32(effect.step)
    if let last = moments.last, last.step == step, last.time == effect.time, last.mark == effect.mark {
      // It belongs to the moment of the one before.
    } else {
      moments.append(Moment(first: UInt32(nodes.count), step: step, time: effect.time, mark: effect.mark))
    }
    let start = UInt32(operands.bytes.count)
    nodes.append(
      Node(parent: effect.parent.rawValue, operands: start, rule: effect.rule, kind: write(effect.kind)))
  }

  private mutating func write(_ kind: Effect.Kind) -> Kind {
    switch kind {
    case .step(let number):
      operands.put(number, label: "")
      return .step
    case .resumption(let resumption):
      operands.put(resumption, label: "")
      return .resumption
    case .instruction(let instruction):
      instruction.encode(to: &operands)
      return .instruction
    case .event(let event):
      operands.put(event.callback, event.instance, event.argument, event.answer)
      operands.put(event.flags)
      return .event
    case .question(let behaviour, let answer):
      operands.put(behaviour, label: "")
      operands.put(answer, label: "")
      return .question
    case .refusal(let refusal):
      operands.put(refusal.callback, label: "")
      operands.put(refusal.instance, label: "")
      operands.put(refusal.reason, label: "")
      operands.put(refusal.other, label: "")
      return .refusal
    }
  }

  /// The callback of an event; nil for another effect. An effect that is of no interest needn't be put together.
  package func callback(at place: Int) -> Callback? {
    guard nodes[place].kind == .event else { return nil }
    var reader = OperandByteReader(operands, at: Int(nodes[place].operands))
    return reader.word(Callback.self)
  }

  /// The effect that an effect comes from.
  package func parent(at place: Int) -> EffectID { EffectID(Int(nodes[place].parent)) }

  package subscript(place: Int) -> Effect {
    let (node, moment) = (nodes[place], moment(at: place))
    var reader = OperandByteReader(operands, at: Int(node.operands))
    let kind: Effect.Kind =
      switch node.kind {
      case .step: .step(reader.number())
      case .resumption: .resumption(reader.word(Resumption.self))
      case .instruction: .instruction(Instruction(from: &reader))
      case .event:
        .event(
          LifecycleEvent(
            reader.word(Callback.self), reader.instanceOrNull(), reader.argument(), answer: reader.answer(),
            flags: reader.flags(), step: Int(moment.step), time: moment.time, mark: moment.mark))
      case .question: .question(reader.word(Behaviour.self), reader.flag())
      case .refusal:
        .refusal(
          Refusal(
            reader.word(Callback.self), reader.instance(), reader.word(Refusal.Reason.self),
            other: reader.instanceOrNull()))
      }
    return Effect(
      id: EffectID(place + 1), parent: EffectID(Int(node.parent)), rule: node.rule, kind: kind, step: Int(moment.step),
      time: moment.time, mark: moment.mark)
  }

  private func moment(at place: Int) -> Moment {
    var (low, high) = (0, moments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if moments[middle].first <= place { low = middle } else { high = middle }
    }
    return moments[low]
  }
}
