import Foundation

/// As much of JSON Schema as the schema of scenes uses; a keyword that it doesn't know is a fault.
///
/// It is here so that thousands of values can be tried without another program; the programs that others wrote are
/// asked about the same values in `SchemaTests`.
final class SchemaValidator {
  private let root: SchemaValue
  private var patterns: [String: NSRegularExpression] = [:]
  /// Keywords that were met and mean nothing here.
  private(set) var unknownKeywords: Set<String> = []

  init(schema: SchemaValue) { root = schema }

  /// Whether a value is as the schema wants it.
  func accepts(_ value: SchemaValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: SchemaValue, _ schema: SchemaValue) -> Bool {
    switch schema {
    case .flag(let flag): return flag
    case .object(let keywords):
      return keywords.allSatisfy { accepts(value, keyword: $0.key, $0.value, keywords) }
    case .null, .number, .text, .list: return false
    }
  }

  private func accepts(
    _ value: SchemaValue, keyword: String, _ operand: SchemaValue, _ siblings: [String: SchemaValue]
  ) -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description", "enumDescriptions", "then", "else": return true
    case "$ref": return accepts(value, target(of: operand))
    case "type": return types(operand).contains { isOfType(value, $0) }
    case "enum": return items(operand).contains(value)
    case "const": return value == operand
    case "pattern": return text(value).map { matches($0, text(operand) ?? "") } ?? true
    case "minimum": return number(value).map { $0 >= number(operand) ?? 0 } ?? true
    case "maximum": return number(value).map { $0 <= number(operand) ?? 0 } ?? true
    case "exclusiveMinimum": return number(value).map { $0 > number(operand) ?? 0 } ?? true
    case "exclusiveMaximum": return number(value).map { $0 < number(operand) ?? 0 } ?? true
    case "items", "minItems", "maxItems": return acceptsItems(value, keyword, operand)
    case "allOf": return items(operand).allSatisfy { accepts(value, $0) }
    case "anyOf": return items(operand).contains { accepts(value, $0) }
    case "oneOf": return items(operand).count { accepts(value, $0) } == 1
    case "not": return !accepts(value, operand)
    case "if":
      let branch = accepts(value, operand) ? siblings["then"] : siblings["else"]
      return branch.map { accepts(value, $0) } ?? true
    case "required", "properties", "patternProperties", "additionalProperties", "dependentRequired",
      "dependentSchemas":
      guard case .object(let entries) = value else { return true }
      return acceptsEntries(entries, value, keyword, operand, siblings)
    default:
      unknownKeywords.insert(keyword)
      return true
    }
  }

  private func acceptsItems(_ value: SchemaValue, _ keyword: String, _ operand: SchemaValue) -> Bool {
    guard case .list(let items) = value else { return true }
    switch keyword {
    case "items": return items.allSatisfy { accepts($0, operand) }
    case "minItems": return Double(items.count) >= number(operand) ?? 0
    default: return Double(items.count) <= number(operand) ?? 0
    }
  }

  private func acceptsEntries(
    _ entries: [String: SchemaValue], _ value: SchemaValue, _ keyword: String, _ operand: SchemaValue,
    _ siblings: [String: SchemaValue]
  ) -> Bool {
    let byKey = object(operand)
    switch keyword {
    case "required": return items(operand).allSatisfy { entries[text($0) ?? ""] != nil }
    case "properties": return entries.allSatisfy { key, value in byKey[key].map { accepts(value, $0) } ?? true }
    case "patternProperties":
      return entries.allSatisfy { entry in
        byKey.allSatisfy { !matches(entry.key, $0.key) || accepts(entry.value, $0.value) }
      }
    case "additionalProperties":
      let known = object(siblings["properties"] ?? [:])
      let patterns = object(siblings["patternProperties"] ?? [:]).keys
      return entries.allSatisfy { entry in
        known[entry.key] != nil || patterns.contains { matches(entry.key, $0) } || accepts(entry.value, operand)
      }
    case "dependentRequired":
      return byKey.allSatisfy { key, needed in
        entries[key] == nil || items(needed).allSatisfy { entries[text($0) ?? ""] != nil }
      }
    default: return byKey.allSatisfy { entries[$0.key] == nil || accepts(value, $0.value) }
    }
  }

  private func target(of reference: SchemaValue) -> SchemaValue {
    let steps = (text(reference) ?? "").split(separator: "/").dropFirst()
    return steps.reduce(root) { node, step in node[String(step)] ?? false }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    if patterns[pattern] == nil { patterns[pattern] = try? NSRegularExpression(pattern: pattern) }
    let range = NSRange(text.startIndex..., in: text)
    return patterns[pattern]?.firstMatch(in: text, range: range) != nil
  }

  private func isOfType(_ value: SchemaValue, _ type: String) -> Bool {
    switch value {
    case .null: type == "null"
    case .flag: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }

  private func types(_ value: SchemaValue) -> [String] {
    text(value).map { [$0] } ?? items(value).compactMap { text($0) }
  }

  private func items(_ value: SchemaValue) -> [SchemaValue] {
    if case .list(let items) = value { items } else { [] }
  }

  private func object(_ value: SchemaValue) -> [String: SchemaValue] {
    if case .object(let entries) = value { entries } else { [:] }
  }

  private func text(_ value: SchemaValue) -> String? { if case .text(let text) = value { text } else { nil } }

  private func number(_ value: SchemaValue) -> Double? { if case .number(let number) = value { number } else { nil } }
}
