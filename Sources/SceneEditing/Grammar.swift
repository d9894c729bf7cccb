internal import SceneBasics
internal import SceneCompiler

/// The format of scenes as an editor needs it: which keys and which words may stand where.
///
/// It is read from the JSON Schema, which is made from the tables of the decoder. So a new key is known here at once.
package final class Grammar {
  /// The whole file.
  package let file: GrammarNode
  fileprivate let definitions: [String: JSONNode]

  package init() {
    let root = SceneSchema.root
    var definitions: [String: JSONNode] = [:]
    if case .object(let entries)? = root["$defs"] { for entry in entries { definitions[entry.key] = entry.value } }
    self.definitions = definitions
    file = GrammarNode([root], definitions)
  }
}

/// The keys and words that may stand in one place of a scene.
package final class GrammarNode {
  /// A key of a mapping.
  package struct Key {
    package let name: String
    package let summary: String
    fileprivate let schema: JSONNode
  }

  /// A word of a closed list.
  package struct Word: Hashable {
    package let word: String
    package let summary: String
  }

  /// The fixed keys, in the order of the format.
  package private(set) var keys: [Key] = []
  /// The words that a value may be.
  package private(set) var words: [Word] = []
  /// The definitions of the schema that the place follows, such as `instance` and `events`.
  package private(set) var names: Set<String> = []
  /// Keys of which exactly one stands in the mapping: the verbs of a step.
  package private(set) var choices: [[String]] = []
  /// The keys beside which another one may stand.
  package private(set) var owners: [String: [String]] = [:]
  /// A sentence about the place; empty if the format says nothing.
  package private(set) var summary = ""
  // Asked for each value of a text; so the names are compared once.
  /// Whether events stand here, or a controller's callbacks, which begin with its name too.
  package private(set) var holdsEvents = false
  /// Whether a list of events may stand here, one a line.
  private(set) var isListOfEvents = false
  /// Whether a controller stands here by its name.
  private(set) var namesController = false
  /// Whether the id of a controller is declared here.
  private(set) var isID = false
  /// Whether the id of a step is declared here.
  private(set) var isLabel = false
  /// Whether keys are names that the scene's author chooses.
  package var hasOwnNames: Bool { !patterns.isEmpty }
  /// Whether lists may stand here.
  package var isList: Bool { item != nil }

  private var patterns: [(pattern: String, schema: JSONNode)] = []
  private var item: JSONNode?
  private var excluded: Set<String> = []
  private var kinds: [(kind: String, isStandard: Bool, schema: JSONNode)] = []
  private let schemas: [JSONNode]
  private let definitions: [String: JSONNode]
  private var children: [String: GrammarNode] = [:]
  private var variants: [String: GrammarNode] = [:]

  fileprivate init(_ schemas: [JSONNode], _ definitions: [String: JSONNode]) {
    self.schemas = schemas
    self.definitions = definitions
    for schema in schemas { add(schema) }
    keys.removeAll { excluded.contains($0.name) }
    holdsEvents = !names.isDisjoint(with: ["event", "events", "reader"])
    isListOfEvents = names.contains("events")
    namesController = !names.isDisjoint(with: ["template", "instance"])
    isID = names.contains("id")
    isLabel = names.contains("label")
  }

  // MARK: Ways to other places

  /// The place behind a key.
  package func value(of key: String) -> GrammarNode? {
    if let known = children[key] { return known }
    if let own = keys.first(where: { $0.name == key }) { return child(own.schema, as: key) }
    // All names of the author's lead to one place.
    guard let pattern = pattern(for: key) else { return nil }
    return children[pattern.pattern] ?? child(pattern.schema, as: pattern.pattern)
  }

  /// The place of each item of a list.
  package var items: GrammarNode? { item.map { children["-"] ?? child($0, as: "-") } }

  private func child(_ schema: JSONNode, as name: String) -> GrammarNode {
    let node = GrammarNode([schema], definitions)
    children[name] = node
    return node
  }

  /// The place, once the kind of the controller is known whose keys stand there.
  package func of(kind: String?) -> GrammarNode {
    guard !kinds.isEmpty else { return self }
    let name = kind ?? ""
    if let known = variants[name] { return known }
    let chosen = kinds.filter { kind == nil ? $0.isStandard : $0.kind == name }.map(\.schema)
    let node = GrammarNode(schemas + chosen, definitions)
    variants[name] = node
    return node
  }

  /// The pattern of own names that a key follows; a name of another file has a slash.
  private func pattern(for key: String) -> (pattern: String, schema: JSONNode)? {
    guard !patterns.isEmpty, !key.hasPrefix("x-") else { return nil }
    return key.utf8.contains(0x2F) ? foreign ?? own : own ?? foreign
  }

  /// The first pattern of names of this file, and that of other files.
  private lazy var own = patterns.first { !$0.pattern.contains(")+$") }
  private lazy var foreign = patterns.first { $0.pattern.contains(")+$") }

  // MARK: Reading the schema

  private func add(_ schema: JSONNode) {
    guard case .object(let entries) = schema else { return }
    for entry in entries { add(entry.key, entry.value, of: schema) }
  }

  private func add(_ key: String, _ value: JSONNode, of schema: JSONNode) {
    switch key {
    case "$ref":
      guard let target = target(of: value.string ?? "") else { return }
      add(target)
    case "description":
      if summary.isEmpty { summary = value.string ?? "" }
    case "properties":
      guard case .object(let entries) = value else { return }
      for entry in entries where !keys.contains(where: { $0.name == entry.key }) || entry.key == "kind" {
        keys.removeAll { $0.name == entry.key }
        keys.append(Key(name: entry.key, summary: summary(of: entry.value), schema: entry.value))
      }
    case "patternProperties":
      guard case .object(let entries) = value else { return }
      patterns += entries.filter { $0.key != "^x-" }.map { ($0.key, $0.value) }
    case "items": item = value
    case "const": if let word = value.string { words.append(Word(word: word, summary: "")) }
    case "enum":
      let summaries = schema["enumDescriptions"]?.items ?? []
      for (index, word) in value.items.enumerated() {
        guard let word = word.string ?? word.bool.map(String.init) else { continue }
        words.append(Word(word: word, summary: index < summaries.count ? summaries[index].string ?? "" : ""))
      }
    case "type": if value.string == "boolean" { words += ["true", "false"].map { Word(word: $0, summary: "") } }
    case "anyOf", "oneOf", "allOf": add(alternatives: value.items, isChoice: key == "oneOf")
    case "dependentSchemas":
      guard case .object(let entries) = value else { return }
      for entry in entries {
        if entry.value.bool == false { excluded.insert(entry.key) }
        let beside = entry.value["anyOf"]?.items.compactMap { $0["required"]?.items.first?.string } ?? []
        if !beside.isEmpty { owners[entry.key] = beside }
      }
    default: break
    }
  }

  private func add(alternatives: [JSONNode], isChoice: Bool) {
    let required = alternatives.compactMap { $0["required"]?.items.first?.string }
    if required.count == alternatives.count {
      if isChoice { choices.append(required) }
      return
    }
    for alternative in alternatives {
      guard let condition = alternative["if"] else {
        add(alternative)
        continue
      }
      if let kind = condition["properties"]?["kind"]?["const"]?.string, let then = alternative["then"] {
        kinds.append((kind, condition["required"] == nil, then))
      }
    }
  }

  private func target(of reference: String) -> JSONNode? {
    let way = reference.split(separator: "/").dropFirst(2)
    if way.count == 1, let name = way.first { names.insert(String(name)) }
    return target(along: way)
  }

  private func target(along way: ArraySlice<Substring>) -> JSONNode? {
    guard let first = way.first, let definition = definitions[String(first)] else { return nil }
    return way.dropFirst().reduce(Optional(definition)) { node, step in node?[String(step)] }
  }

  private func summary(of schema: JSONNode) -> String {
    if let text = schema["description"]?.string { return text }
    guard let reference = schema["$ref"]?.string else { return "" }
    return target(along: reference.split(separator: "/").dropFirst(2))?["description"]?.string ?? ""
  }
}
