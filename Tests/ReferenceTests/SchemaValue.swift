/// A JSON value: what a schema and what a scene are made of.
indirect enum SchemaValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SchemaValue])
  case object([String: SchemaValue])

  /// The value under a key, if it is an object that has the key.
  subscript(key: String) -> SchemaValue? {
    guard case .object(let entries) = self else { return nil }
    return entries[key]
  }

  /// It as JSON; keys in the order of the alphabet.
  var json: String { written(null: "null") }

  /// The value as YAML, in which nothing is written for null; a list can't hold one then.
  var yaml: String { written(null: "") }

  private func written(null: String) -> String {
    switch self {
    case .null: null
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .text(let text): "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .list(let items): "[" + items.map { $0.written(null: null) }.joined(separator: ", ") + "]"
    case .object(let entries):
      "{ "
        + entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\": " + $0.value.written(null: null) }
        .joined(separator: ", ") + " }"
    }
  }
}

extension SchemaValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([SchemaValue].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: SchemaValue].self))
    }
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral items: SchemaValue...) { self = .list(items) }
  init(dictionaryLiteral entries: (String, SchemaValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: entries))
  }
}
