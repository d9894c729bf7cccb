extension Instruction {
  /// The controller that the instruction is about: the first that it names.
  package var subject: InstanceID? {
    var sink = InstructionSubject()
    encode(to: &sink)
    return sink.instance
  }
}

/// Takes down the first controller among the operands.
private struct InstructionSubject: OperandSink {
  private(set) var instance: InstanceID?

  mutating func put(_ id: InstanceID?, label: StaticString) { instance = instance ?? id }
  mutating func put(_ opcode: Instruction.Opcode) {}
  mutating func put(_ id: RoutineID, label: StaticString) {}
  mutating func put(_ id: TransitionID, label: StaticString) {}
  mutating func put(_ id: ExpectationID, label: StaticString) {}
  mutating func put(_ id: NameID?, label: StaticString) {}
  mutating func put(_ id: ListID, label: StaticString) {}
  mutating func put(_ flag: Bool, label: StaticString) {}
  mutating func put(_ number: Int, label: StaticString) {}
  mutating func put(_ time: Ticks, label: StaticString) {}
  mutating func put(_ word: some PlanWord, label: StaticString) {}
}
