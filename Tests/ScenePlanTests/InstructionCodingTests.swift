import Testing

@testable import ScenePlan

@Suite("The coding of instructions")
struct InstructionCodingTests {
  /// One of each, operands of every form among them.
  static let samples: [Instruction] = {
    let (a, b) = (InstanceID(0), InstanceID(7))
    let name = NameID(2)
    let message = Message(.pushedTwice, a, nil, b, nil, name: name)
    let arguments: [Argument] = [
      .none, .animated(true), .animated(false), .parent(nil), .parent(b), .instance(a), .name(name),
      .instances(ListID(3)),
      .message(message),
    ]
    let answers: [Answer] = [.none, .bool(true), .bool(false), .text(name), .instances(ListID(4))]
    return [
      .make(a), .hold(a), .release(a), .keep(a, by: b), .letGo(a, by: b), .setDisplayMode(a, name), .load(a),
      .addChild(a, to: b), .removeFromParent(a), .willMove(a, to: nil),
      .willMove(a, to: b), .didMove(a, to: nil), .didMove(a, to: b), .link(a, to: b, at: 3), .unlink(a),
      .setCurrent(nil, in: b), .setCurrent(a, in: b), .addSubview(a, into: b), .removeFromSuperview(a),
      .inAnimation(true), .restyle(a, .formSheet),
      .setHeight(a, SheetHeight(.medium, isUndimmed: true)), .setHeight(b, SheetHeight(.large, isUndimmed: false)),
      .constrain(a),
      .removeConstraints(a), .place(a, into: b), .displace(a), .begin(a, appearing: true, animated: false),
      .begin(a, appearing: false, animated: true), .end(a), .isAppearing(a), .showTop(a, in: b),
      .setNeedsLayout(a, true),
      .setNeedsUpdateConstraints(a), .setNeedsUpdateProperties(b), .layoutIfNeeded(a), .setRoot(a),
      .attach(a), .detach(a), .cover(a, true), .cover(a, false), .beginDismissal(a, true), .beginDismissal(a, false),
      .unpresent(a), .reserveTransition(TransitionID(4), on: a),
      .openTransition(TransitionID(4), on: a, duration: Ticks(microseconds: 350_001)),
      .closeTransition(TransitionID(4)), .schedule(RoutineID(5), .nextTurn),
      .schedule(RoutineID(5), .timer(Ticks(microseconds: 1))), .schedule(RoutineID(5), .endOf(TransitionID(6))),
      .emit(.completion, nil, .none, .none), .warn(message), .raise(Message(.poppedStranger)),
      .delegate(a, .prefersStatusBarHidden, to: .itself), .delegate(a, .prefersStatusBarHidden, to: .current),
      .delegate(a, .prefersStatusBarHidden, to: .child(b)), .delegate(a, .supportedOrientations, to: .unasked),
      .setNeedsTraits(a, true), .setNeedsTraits(b, false), .setForwardsAppearance(a, true),
      .setForwardsAppearance(a, false), .setCapturesStatusBar(b, true), .expect(ExpectationID(9)),
    ]
      + PresentationStyle.allCases.map { .present(a, by: b, style: $0) }
      + Callback.allCases.map { .emit($0, a, .none, .none) }
      + arguments.map { .emit(.prepare, b, $0, .none) } + answers.map { .emit(.prepare, b, .none, $0) }
      + UIKitMessage.allCases.map { .warn(Message($0)) }
  }()

  @Test("Every instruction comes back as it was", arguments: samples)
  func roundTrip(_ instruction: Instruction) {
    var row = OperandRow()
    instruction.encode(to: &row)
    #expect(Instruction(from: &row) == instruction)
    #expect(row.isSpent)
  }

  @Test("The samples leave no instruction out")
  func samplesAreComplete() {
    var words: Set<String> = []
    for sample in InstructionCodingTests.samples {
      var row = OperandRow()
      sample.encode(to: &row)
      if case .word(let word) = row.operands[0] { words.insert(word) }
    }
    #expect(words == Set(Instruction.Opcode.allCases.map(\.rawValue)))
  }

  @Test("A row that doesn't fit is noticed")
  func misfitIsNoticed() {
    var row = OperandRow()
    row.operands = [.word("addChild"), .number(1)]
    _ = Instruction(from: &row)
    #expect(row.failed)
  }
}

/// Operands side by side, as a plan file has them.
private struct OperandRow: OperandSink, OperandSource {
  enum Operand: Equatable {
    case word(String)
    case number(Int)
    case flag(Bool)
    case time(Ticks)
    case null
  }

  var operands: [Operand] = []
  var next = 0
  var failed = false
  var isSpent: Bool { next == operands.count && !failed }

  mutating func put(_ opcode: Instruction.Opcode) { operands.append(.word(opcode.word)) }
  mutating func put(_ id: InstanceID?, label: StaticString) { operands.append(id.map { .number($0.index) } ?? .null) }
  mutating func put(_ id: RoutineID, label: StaticString) { operands.append(.number(id.index)) }
  mutating func put(_ id: TransitionID, label: StaticString) { operands.append(.number(id.index)) }
  mutating func put(_ id: ExpectationID, label: StaticString) { operands.append(.number(id.index)) }
  mutating func put(_ id: NameID?, label: StaticString) { operands.append(id.map { .number($0.index) } ?? .null) }
  mutating func put(_ id: ListID, label: StaticString) { operands.append(.number(id.index)) }
  mutating func put(_ flag: Bool, label: StaticString) { operands.append(.flag(flag)) }
  mutating func put(_ number: Int, label: StaticString) { operands.append(.number(number)) }
  mutating func put(_ time: Ticks, label: StaticString) { operands.append(.time(time)) }
  mutating func put(_ word: some PlanWord, label: StaticString) { operands.append(.word(word.word)) }

  mutating func word<Word: PlanWord>(_ vocabulary: Word.Type) -> Word {
    let all = Array(vocabulary.allCases)
    guard case .word(let text)? = take(), let word = all.first(where: { $0.word == text }) else { return fail(all[0]) }
    return word
  }
  mutating func number() -> Int {
    guard case .number(let number)? = take() else { return fail(0) }
    return number
  }
  mutating func numberOrNull() -> Int? {
    switch take() {
    case .number(let number): return number
    case .null: return nil
    default: return fail(nil)
    }
  }
  mutating func flag() -> Bool {
    guard case .flag(let flag)? = take() else { return fail(false) }
    return flag
  }
  mutating func time() -> Ticks {
    guard case .time(let time)? = take() else { return fail(.zero) }
    return time
  }
  mutating func instance() -> InstanceID { InstanceID(number()) }
  mutating func instanceOrNull() -> InstanceID? { numberOrNull().map { InstanceID($0) } }
  mutating func routine() -> RoutineID { RoutineID(number()) }
  mutating func transition() -> TransitionID { TransitionID(number()) }
  mutating func expectation() -> ExpectationID { ExpectationID(number()) }
  mutating func name() -> NameID { NameID(number()) }
  mutating func nameOrNull() -> NameID? { numberOrNull().map { NameID($0) } }
  mutating func list() -> ListID { ListID(number()) }

  private mutating func take() -> Operand? {
    guard next < operands.count else { return nil }
    next += 1
    return operands[next - 1]
  }
  private mutating func fail<Value>(_ value: Value) -> Value {
    failed = true
    return value
  }
}
