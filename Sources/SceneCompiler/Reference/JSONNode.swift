internal import SceneBasics

/// A JSON value whose keys keep the order in which they were given.
indirect enum JSONNode: Sendable {
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
  func write(to writer: inout ByteWriter, level: Int = 0, lead: Int = 0) {
    let flat = flat
    if lead + flat.utf8.count <= JSONNode.width {
      writer.write(flat)
      return
    }
    switch self {
    case .text, .number, .flag: writer.write(flat)
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
  private var flat: String {
    switch self {
    case .text(let text): JSONNode.quoted(text)
    case .number(let number): number == number.rounded() ? "\(Int64(number))" : "\(number)"
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
  init(stringLiteral text: String) { self = .text(text) }
}

extension JSONNode: ExpressibleByIntegerLiteral {
  init(integerLiteral number: Int) { self = .number(Double(number)) }
}

extension JSONNode: ExpressibleByBooleanLiteral {
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension JSONNode: ExpressibleByArrayLiteral {
  init(arrayLiteral items: JSONNode...) { self = .list(items) }
}

extension JSONNode: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral entries: (String, JSONNode)...) {
    self = .object(entries.map { (key: $0.0, value: $0.1) })
  }
}
