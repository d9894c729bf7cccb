internal import SceneBasics

/// The values that a schema takes, in a few words for people.
enum SchemaWording {
  /// The values that may stand under a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - place: The way from the schema's root to the schema that has the key, or to several of which one has it.
  static func value(under key: String, in place: String) -> String {
    property(key, of: node(at: place)).map { words(for: $0) } ?? ""
  }

  private static func node(at place: String) -> JSONNode {
    place.split(separator: "/").reduce(SceneSchema.root) { node, step in node[String(step)] ?? true }
  }

  private static func property(_ key: String, of node: JSONNode) -> JSONNode? {
    if let property = node["properties"]?[key] { return property }
    guard case .list(let choices)? = node["anyOf"] else { return nil }
    return choices.lazy.compactMap { property(key, of: $0) }.first
  }

  private static func words(for node: JSONNode) -> String {
    if case .text(let reference)? = node["$ref"] { return words(forDefinition: reference) }
    if case .list(let words)? = node["enum"] { return list(words) }
    if case .text? = node["const"], let word = node["const"] { return list([word]) }
    if case .list(let choices)? = node["anyOf"] {
      return choices.map { words(for: $0) }.joined(separator: ", or ")
    }
    guard case .text(let type)? = node["type"] else { return "" }
    switch type {
    case "array": return "list of " + (node["items"].map { plural($0) } ?? "")
    case "object":
      guard case .object(let patterns)? = node["patternProperties"], node["properties"] == nil,
        let entry = patterns.first
      else { return "mapping" }
      return "name → " + words(for: entry.value)
    case "boolean": return "`true`, `false`"
    case "integer": return "whole number"
    case "string": return "text"
    default: return type
    }
  }

  /// Several of what a schema takes.
  private static func plural(_ node: JSONNode) -> String {
    guard case .text(let reference)? = node["$ref"] else {
      guard case .list(let choices)? = node["anyOf"] else { return words(for: node) }
      return choices.map { plural($0) }.joined(separator: ", or ")
    }
    switch reference.split(separator: "/").last {
    case "template", "instance": return "controllers"
    case "behaviour": return "behaviours, each with `no-` to turn it off"
    case "content": return "controllers, or definitions with `id`"
    case "label": return "names"
    case "tabGroup": return "groups of tabs"
    case "message": return "codes of UIKit's"
    default: return words(for: node)
    }
  }

  private static func words(forDefinition reference: String) -> String {
    let name = reference.split(separator: "/").last.map { String($0) } ?? ""
    switch name {
    case "controller": return "controller"
    case "template", "instance": return "a controller"
    case "content": return "a controller, or a definition with `id`"
    case "label": return "a name"
    case "id": return "an id"
    case "steps", "codeSteps": return "list of steps"
    case "segue": return "segue"
    case "callback": return "list of steps"
    case "events": return "list or block of events"
    case "message": return "a code of UIKit's"
    case "versions": return "a version, or a range"
    case "devices": return "a device, or a list of devices"
    case "size": return "`[w, h]`"
    case "point": return "`[x, y]`"
    case "frame": return "`[x, y, w, h]`"
    case "layout", "device": return "a word, or a mapping"
    case "picture", "origin": return "a mapping"
    case "call": return "calls"
    case "overrides", "containment", "expectation", "assignments", "answers": return "mapping"
    default: return name
    }
  }

  private static func list(_ words: [JSONNode]) -> String {
    words.compactMap { word in
      switch word {
      case .text(let text): "`\(text)`"
      case .flag(let isOn): "`\(isOn)`"
      case .null, .number, .list, .object: nil
      }
    }.joined(separator: ", ")
  }
}
