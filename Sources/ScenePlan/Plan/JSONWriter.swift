package import SceneBasics

/// Writes JSON piece by piece, commas included.
package struct JSONWriter: OperandSink {
  /// All that has been written.
  package var output: ByteWriter
  /// Whether something stands before in the innermost array or object.
  private var needsComma = false
  /// Whether it stands in HTML, where a text may begin no tag.
  private let isInPage: Bool

  /// A writer that goes on where `output` ends.
  package init(output: consuming ByteWriter, isInPage: Bool = false) {
    self.output = output
    self.isInPage = isInPage
  }

  /// Opens an array or an object.
  package mutating func open(_ bracket: StaticString) {
    separate()
    output.write(bracket)
    needsComma = false
  }

  /// Opens an object that nothing stands before, as a line of its own.
  package mutating func begin() {
    output.write(byte: 0x7B)
    needsComma = false
  }

  /// Closes what was opened last.
  ///
  /// - Parameter level: The indentation of a line of its own, in steps of two spaces; nil to stay on the line.
  package mutating func close(_ bracket: StaticString, onLineOf level: Int? = nil) {
    if let level { newLine(level) }
    output.write(bracket)
    needsComma = true
  }

  /// A key, on this line or, with a level, on a new one.
  package mutating func key(_ key: StaticString, onLineOf level: Int? = nil) {
    if let level {
      if needsComma { output.write(byte: 0x2C) }
      newLine(level)
      write(key)
      output.write(byte: 0x20)
    } else {
      if needsComma { output.write(byte: 0x2C) }
      write(key)
    }
    needsComma = false
  }

  private mutating func write(_ key: StaticString) {
    output.write(byte: 0x22)
    output.write(key)
    output.write("\":")
  }

  /// Goes to a new line before the next value of an array.
  package mutating func line(_ level: Int) {
    if needsComma { output.write(byte: 0x2C) }
    newLine(level)
    needsComma = false
  }

  package mutating func value(_ text: String) {
    separate()
    output.write(json: text, isInPage: isInPage)
  }

  package mutating func value(_ number: Int) {
    separate()
    output.write(number: number)
  }

  package mutating func value(_ flag: Bool) {
    separate()
    output.write(flag ? "true" : "false" as StaticString)
  }

  /// A list of texts on one line.
  package mutating func values(_ texts: [String]) {
    open("[")
    for text in texts { value(text) }
    close("]")
  }

  /// A text, or nothing at all.
  package mutating func field(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    value(text)
  }

  /// A text, or `null`.
  package mutating func field(_ key: StaticString, orNull text: String?) {
    self.key(key)
    if let text { value(text) } else { value(nil as Int?) }
  }

  package mutating func field(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    values(texts)
  }

  package mutating func field(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  /// A flag whose key is known only now.
  package mutating func field(named key: String, _ flag: Bool) {
    value(key)
    output.write(byte: 0x3A)
    needsComma = false
    value(flag)
  }

  package mutating func field(_ key: StaticString, number: Int) {
    self.key(key)
    value(number)
  }

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

  // MARK: Operands, by position

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

  private mutating func value(_ index: Int?) {
    if let index {
      value(index)
    } else {
      separate()
      output.write("null")
    }
  }

  private mutating func separate() {
    if needsComma { output.write(byte: 0x2C) }
    needsComma = true
  }

  private mutating func newLine(_ level: Int) {
    output.write(byte: 0x0A)
    output.write(blanks: 2 * level)
  }
}
