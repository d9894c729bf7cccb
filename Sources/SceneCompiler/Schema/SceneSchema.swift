package import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// The JSON Schema (draft 2020-12) of scene files, made from the tables by which the decoder reads them.
///
/// Editors complete and explain by it, and other tools find coarse mistakes. What needs a table of names, or a look at
/// how something is spelled, is left to `check`.
package enum SceneSchema {
  /// Writes `schema/scene.schema.json`.
  package static func write(to writer: inout ByteWriter) {
    root.write(to: &writer)
    writer.write("\n")
  }

  /// The schema as one value. Each word of a page looks into it.
  package static let root = makeRoot()

  private static func makeRoot() -> JSONNode {
    var schema: [(key: String, value: JSONNode)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "Scene"),
      ("description", "A hierarchy of view controllers, what happens to it, and what must follow."),
    ]
    schema += closed(SceneKey.allCases.map { ($0.rawValue, node(of: $0)) })
    schema += [
      ("required", words([SceneKey.scene.rawValue])),
      ("anyOf", .list([SceneKey.controllers, .import].map { ["required": words([$0.rawValue])] })),
      ("dependentRequired", .object([(SceneKey.script.rawValue, words([SceneKey.initial.rawValue]))])),
      ("$defs", .object(definitions)),
    ]
    return .object(schema)
  }

  private static var definitions: [(key: String, value: JSONNode)] {
    textDefinitions + numberDefinitions + controllerDefinitions + overrideDefinitions + segueDefinitions
      + stepDefinitions + expectationDefinitions
  }

  // MARK: The file

  private static func node(of key: SceneKey) -> JSONNode {
    let value: JSONNode =
      switch key {
      case .scene, .note: text
      case .partial: flag
      case .format: ["type": "integer", "const": 1]
      case .ios: ["type": "integer", "minimum": .number(Double(Behaviour.oldest))]
      case .quirks: list(of: reference("behaviour"))
      case .device: reference("device")
      case .picture: reference("picture")
      case .initial: reference("template")
      case .import:
        mapping(TextPattern.id, to: ["type": "string", "pattern": .text(TextPattern.importPath)])
      case .controllers:
        [
          "type": "object",
          "patternProperties": .object([
            (TextPattern.id, reference("controller")), (TextPattern.imported, reference("addition")),
          ]),
          "additionalProperties": false,
        ]
      case .script: reference("steps")
      case .findings: findings
      case .storyboard: mapping(TextPattern.label, to: reference("origin"))
      }
    return described(key.summary, value)
  }

  /// Kinds of finding by name, so that editors complete them; codes are left to `check`.
  private static var findings: JSONNode {
    let items = DiagnosticCatalogue.items.filter { !$0.isAboutLogs && DiagnosticCatalogue.canBeSet($0.code) }
    let known = items.map { item in
      (key: item.code.name, value: described("\(item.code): \(item.finding.summary)", reference("level")))
    }
    return [
      "type": "object", "properties": .object(known), "patternProperties": .object([extensions]),
      "additionalProperties": reference("level"),
    ]
  }

  /// `off` is false to readers of YAML 1.1.
  private static var level: JSONNode {
    described(
      "How a finding is taken; the word for false takes it away.",
      ["enum": .list(FindingLevel.allCases.map { .text($0.rawValue) } + [.flag(false)])])
  }

  private static var textDefinitions: [(key: String, value: JSONNode)] {
    [
      ("text", described("Text; quoted, where YAML would read something else.", ["type": "string"])),
      ("label", pattern("A letter, then letters, digits, '_' and '-'.", TextPattern.label)),
      ("id", pattern("The id of a controller; some words are taken.", TextPattern.id)),
      ("template", pattern("The id of a controller, 'other/add' for one of another file.", TextPattern.template)),
      ("instance", pattern("An instance: 'yellow', 'yellow#2', 'other/add'.", TextPattern.instance)),
      ("event", pattern("An event: 'yellow.viewWillAppear(false)'.", TextPattern.event)),
      ("reader", pattern("A callback that has read a model: 'yellow.updateProperties'.", TextPattern.reader)),
      (
        "behaviour",
        described(
          "A behaviour to turn on, or off with 'no-'.", ["enum": words(BehaviourChange.all.map(\.word))])
      ),
    ]
  }

  private static var numberDefinitions: [(key: String, value: JSONNode)] {
    [
      ("number", ["type": "number", "exclusiveMinimum": -1_000_000_000_000, "exclusiveMaximum": 1_000_000_000_000]),
      ("seconds", described("Seconds, such as 0.5.", bounded(0, Double(Ticks.longest.microseconds / 1_000_000)))),
      (
        "size",
        described("A size in points, [width, height].", numbers(2, ["allOf": [reference("number"), ["minimum": 0]]]))
      ),
      ("point", described("A position in points, [x, y].", numbers(2, reference("number")))),
      ("frame", described("A frame in points, [x, y, width, height].", numbers(4, reference("number")))),
      ("device", device), ("picture", picture), ("origin", origin), ("level", level),
    ]
  }

  private static var device: JSONNode {
    let keys = DeviceKey.allCases.map { key in
      let value: JSONNode =
        switch key {
        case .idiom: ["enum": words(DeviceIdiom.allCases.map(\.rawValue))]
        case .size: reference("size")
        case .horizontal, .vertical: ["enum": words(DeviceDeclaration.SizeClass.allCases.map(\.rawValue))]
        case .requiresFullScreen: ["type": "boolean"]
        }
      return (key.rawValue, described(key.summary, value))
    }
    return [
      "anyOf": [
        ["enum": words(DeviceIdiom.allCases.map(\.rawValue))],
        .object(closed(keys)),
      ]
    ]
  }

  private static var picture: JSONNode {
    let keys = PictureKey.allCases.map { key in
      let value: JSONNode =
        switch key {
        case .view: ["enum": words(PictureView.allCases.map(\.rawValue))]
        case .step: reference("label")
        }
      return (key.rawValue, described(key.summary, value))
    }
    return .object(closed(keys))
  }

  private static var origin: JSONNode {
    let keys = StoryboardKey.allCases.map { key in
      let value: JSONNode =
        switch key {
        case .id: text
        case .at: reference("point")
        case .segues: mapping(TextPattern.label, to: text)
        }
      return (key.rawValue, described(key.summary, value))
    }
    return .object(closed(keys))
  }

  private static func bounded(_ least: Double, _ most: Double) -> JSONNode {
    ["type": "number", "minimum": .number(least), "maximum": .number(most)]
  }

  private static func numbers(_ count: Int, _ item: JSONNode) -> JSONNode {
    [
      "type": "array", "items": item, "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
    ]
  }

  private static func pattern(_ summary: String, _ pattern: String) -> JSONNode {
    ["description": .text(summary), "type": "string", "pattern": .text(pattern)]
  }
}

/// The parts of a schema.
extension SceneSchema {
  /// Any text.
  static var text: JSONNode { reference("text") }
  /// `true` or `false`.
  static var flag: JSONNode { ["type": "boolean"] }

  /// A schema that stands under `$defs`.
  static func reference(_ name: String) -> JSONNode { ["$ref": .text("#/$defs/" + name)] }

  /// A list, each item alike.
  static func list(of item: JSONNode) -> JSONNode { ["type": "array", "items": item] }

  /// Words as a value that holds them.
  static func words(_ words: [String]) -> JSONNode { .list(words.map { .text($0) }) }

  /// A mapping of custom names.
  static func mapping(_ pattern: String, to value: JSONNode) -> JSONNode {
    ["type": "object", "patternProperties": .object([(pattern, value)]), "additionalProperties": false]
  }

  /// A mapping of fixed keys, and of `x-` keys, which may hold anything.
  static func closed(_ keys: [(key: String, value: JSONNode)]) -> [(key: String, value: JSONNode)] {
    [
      ("type", "object"), ("properties", .object(keys)), ("patternProperties", .object([extensions])),
      ("additionalProperties", false),
    ]
  }

  /// The keys that every tool passes over but the one that wrote them.
  static var extensions: (key: String, value: JSONNode) {
    (TextPattern.extensionKey, ["description": "An extension: ignored, whatever it holds."])
  }

  /// A schema with what it is about in front.
  static func described(_ summary: String, _ node: JSONNode) -> JSONNode {
    guard case .object(let entries) = node else { return node }
    return .object([("description", .text(summary))] + entries)
  }

  /// Exactly one of these keys.
  static func exactlyOne(of keys: [String]) -> JSONNode { .list(keys.map { ["required": words([$0])] }) }

  /// The values of a property or an answer.
  ///
  /// - Parameter name: The definition that names of controllers follow.
  static func node(of shape: ValueShape, name: String) -> JSONNode {
    switch shape {
    case .bool: flag
    case .number: reference("number")
    case .size: reference("size")
    case .word(let list): ["enum": words(list)]
    case .words(let allowed): list(of: ["enum": words(allowed)])
    case .controller: reference(name)
    case .trueOrNil: ["enum": [.flag(true), .text("nil")]]
    case .choices: mapping(TextPattern.template, to: flag)
    }
  }
}
