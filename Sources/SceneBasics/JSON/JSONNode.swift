/// A JSON value whose keys keep the order in which they were given.
package indirect enum JSONNode: Sendable {
  case null
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONNode])
  case object([(key: String, value: JSONNode)])

  /// The widest line that several values share.
  private static let width = 116

  /// Writes it for people: on one line what fits there, else a value a line.
  ///
  /// - Parameters:
  ///   - writer: Where it goes.
  ///   - level: How deep it stands, in steps of two spaces.
  ///   - lead: How many characters stand before it on its line.
  package func write(to writer: inout ByteWriter, level: Int = 0, lead: Int = 0) {
    let flat = flat
    if lead + flat.utf8.count <= JSONNode.width {
      writer.write(flat)
      return
    }
    switch self {
    case .null, .text, .number, .flag: writer.write(flat)
    case .list(let items):
      writer.write("[")
      for (index, item) in items.enumerated() {
        writer.write(JSONNode.newLine(level + 1, isFirst: index == 0))
        item.write(to: &writer, level: level + 1, lead: level * 2 + 2)
      }
      writer.write("\n" + String(repeating: "  ", count: level) + "]")
    case .object(let entries):
      writer.write("{")
      for (index, entry) in entries.enumerated() {
        let key = JSONNode.quoted(entry.key) + ": "
        writer.write(JSONNode.newLine(level + 1, isFirst: index == 0) + key)
        entry.value.write(to: &writer, level: level + 1, lead: level * 2 + 2 + key.utf8.count)
      }
      writer.write("\n" + String(repeating: "  ", count: level) + "}")
    }
  }

  /// It on one line.
  package var flat: String {
    switch self {
    case .null: "null"
    case .text(let text): JSONNode.quoted(text)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : number.isFinite ? "\(number)" : "null"
    case .flag(let flag): flag ? "true" : "false"
    case .list(let items): "[" + items.map(\.flat).joined(separator: ", ") + "]"
    case .object(let entries):
      entries.isEmpty
        ? "{}" : "{ " + entries.map { JSONNode.quoted($0.key) + ": " + $0.value.flat }.joined(separator: ", ") + " }"
    }
  }

  private static func newLine(_ level: Int, isFirst: Bool) -> String {
    (isFirst ? "\n" : ",\n") + String(repeating: "  ", count: level)
  }

  private static func quoted(_ text: String) -> String {
    var writer = ByteWriter()
    writer.write(json: text)
    return String(decoding: writer.take(), as: UTF8.self)
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension JSONNode: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
}

extension JSONNode: ExpressibleByBooleanLiteral {
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension JSONNode: ExpressibleByArrayLiteral {
  package init(arrayLiteral items: JSONNode...) { self = .list(items) }
}

extension JSONNode: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral entries: (String, JSONNode)...) {
    self = .object(entries.map { (key: $0.0, value: $0.1) })
  }
}

extension JSONNode {
  /// The value under a key, if it is an object that has the key.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The text that it is; nil for any other value.
  package var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number that it is; nil for any other value.
  package var int: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The flag that it is; nil for any other value.
  package var bool: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// The items of a list; none for any other value.
  package var items: [JSONNode] {
    if case .list(let items) = self { items } else { [] }
  }
}
