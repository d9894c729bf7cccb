package import SceneBasics

/// The values that only plans and recordings have.
extension JSONWriter {
  package mutating func field(_ key: StaticString, _ time: Ticks) {
    self.key(key)
    put(time, label: "")
  }

  /// A place, as `[file,line]`.
  package mutating func field(_ key: StaticString, _ mark: SourceMark) {
    self.key(key)
    open("[")
    value(Int(mark.file))
    value(Int(mark.line))
    close("]")
  }

  /// A list of the plan, an element a line; nothing at all if it is empty.
  package mutating func list<Element>(
    _ key: StaticString, _ elements: [Element], write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key, onLineOf: 1)
    open("[")
    for element in elements {
      line(2)
      write(&self, element)
    }
    close("]", onLineOf: 1)
  }
}

/// Operands, by position.
extension JSONWriter: OperandSink {
  package mutating func put(_ opcode: Instruction.Opcode) { value(opcode.word) }
  package mutating func put(_ id: InstanceID?, label: StaticString) { value(id?.index) }
  package mutating func put(_ id: RoutineID, label: StaticString) { value(id.index) }
  package mutating func put(_ id: TransitionID, label: StaticString) { value(id.index) }
  package mutating func put(_ id: ExpectationID, label: StaticString) { value(id.index) }
  package mutating func put(_ id: NameID?, label: StaticString) { value(id?.index) }
  package mutating func put(_ id: ListID, label: StaticString) { value(id.index) }
  package mutating func put(_ flag: Bool, label: StaticString) { value(flag) }
  package mutating func put(_ number: Int, label: StaticString) { value(number) }
  package mutating func put(_ time: Ticks, label: StaticString) {
    separate()
    output.write(seconds: time)
  }
  package mutating func put(_ word: some PlanWord, label: StaticString) { value(word.word) }
}
