/// Writes JSON piece by piece, commas included.
package struct JSONWriter {
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

  /// Writes one value behind what a writer has.
  package static func write(to output: inout ByteWriter, _ value: (inout JSONWriter) -> Void) {
    var json = JSONWriter(output: ByteWriter())
    value(&json)
    output.write(bytes: json.output.take())
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

  /// A list of values on one line.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    open("[")
    for element in elements { write(&self, element) }
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

  /// A number whose key is known only now.
  package mutating func field(named key: String, number: Int) {
    value(key)
    output.write(byte: 0x3A)
    needsComma = false
    value(number)
  }

  package mutating func field(_ key: StaticString, number: Int) {
    self.key(key)
    value(number)
  }

  package mutating func value(_ number: Int?) {
    if let number {
      value(number)
    } else {
      separate()
      output.write("null")
    }
  }

  /// Writes the comma before a value that is written into `output`.
  package mutating func separate() {
    if needsComma { output.write(byte: 0x2C) }
    needsComma = true
  }

  private mutating func newLine(_ level: Int) {
    output.write(byte: 0x0A)
    output.write(blanks: 2 * level)
  }
}
