internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// Steps, overrides and expectations.
extension SceneSchema {
  // MARK: Overrides

  static var overrideDefinitions: [(key: String, value: JSONNode)] {
    let answers = AnswerKey.allCases.map { ($0.rawValue, described($0.summary, node(of: $0.shape, name: "template"))) }
    let callbacks = Callback.overridable.map { callback in
      // A message to a delegate has no 'super'.
      let value = reference(callback.group == .delegates ? "codeSteps" : "callback")
      return (callback.overrideWord, described(callback.summary, value))
    }
    let keys = answers + callbacks
    let action = described("What one of the controller's unwind actions does.", reference("callback"))
    let taken = "^(?!(?:" + keys.map(\.0).joined(separator: "|") + ")$)" + TextPattern.label.dropFirst()
    return [
      (
        "overrides",
        [
          "type": "object", "properties": .object(keys),
          "patternProperties": .object([extensions, (taken, action)]), "additionalProperties": false,
        ]
      ),
      (
        "knownOverrides",
        described("Overrides without unwind actions.", .object(closed(keys.map { ($0.0, JSONNode.flag(true)) })))
      ),
      ("callback", ["anyOf": [reference("codeSteps"), callback]]),
    ]
  }

  private static var callback: JSONNode {
    .object(
      closed(
        OverrideKey.allCases.map { key in
          let value: JSONNode =
            switch key {
            case .super: flag
            case .steps: reference("codeSteps")
            }
          return (key.rawValue, described(key.summary, value))
        }))
  }

  // MARK: Steps

  /// Whose steps they are: a script's, or those of some controller's code, which can't do everything.
  private enum StepPlace {
    case script, code

    var steps: String {
      switch self {
      case .script: "steps"
      case .code: "codeSteps"
      }
    }

    var verbs: [StepVerb] {
      switch self {
      case .script: StepVerb.allCases
      case .code: StepVerb.allCases.filter { !$0.isOutsideCode }
      }
    }
  }

  static var stepDefinitions: [(key: String, value: JSONNode)] {
    [
      ("steps", described("Steps, in order.", list(of: reference("step")))),
      ("codeSteps", described("Steps that stand in a controller's code.", list(of: reference("codeStep")))),
      ("step", step(.script)), ("codeStep", step(.code)),
      (
        "stepKeys",
        [
          "properties": .object(
            StepKey.allCases.filter { $0 != .completion }.map { ($0.rawValue, described($0.summary, node(of: $0))) })
        ]
      ),
      (
        "assignments",
        .object(
          closed(
            ControllerKey.allCases.compactMap { key in
              key.property.map { (key.rawValue, described(key.summary, node(of: $0, name: "instance"))) }
            } + AnswerKey.allCases.map { ($0.rawValue, described($0.summary, node(of: $0.shape, name: "instance"))) }))
      ),
    ]
  }

  private static func step(_ place: StepPlace) -> JSONNode {
    let verbs = place.verbs.map { verb in
      let object = node(of: verb.object, place)
      let node: JSONNode = verb.ownWords.isEmpty ? object : ["anyOf": [["enum": words(verb.ownWords)], object]]
      return (verb.rawValue, described(verb.summary, node))
    }
    let options = StepKey.allCases.filter { key in place.verbs.contains { $0.takes(key) } }.map { key in
      let completion = described(key.summary, reference(place.steps))
      return (key.rawValue, key == .completion ? completion : reference("stepKeys/properties/" + key.rawValue))
    }
    let bare = place.verbs.filter { $0.object == .none }
    return [
      "anyOf": [
        ["enum": words(bare.map(\.rawValue)), "enumDescriptions": words(bare.map(\.summary))],
        .object(
          closed(verbs + options) + [
            ("oneOf", exactlyOne(of: place.verbs.map(\.rawValue))),
            ("dependentSchemas", .object(owners(place))),
          ]),
      ]
    ]
  }

  /// The verbs beside which an option may stand, for options that don't go with all of them.
  private static func owners(_ place: StepPlace) -> [(key: String, value: JSONNode)] {
    StepKey.allCases.compactMap { key in
      let verbs = place.verbs.filter { $0.takes(key) }
      guard !verbs.isEmpty, verbs.count < place.verbs.count else { return nil }
      return (key.rawValue, ["anyOf": exactlyOne(of: verbs.map(\.rawValue))])
    }
  }

  private static func node(of shape: StepObjectShape, _ place: StepPlace) -> JSONNode {
    switch shape {
    case .none: ["type": "null"]
    case .controller, .tab: reference("instance")
    case .controllers: list(of: reference("instance"))
    case .segue: text
    case .column: ["enum": words(ControllerKey.movableColumns.map(\.rawValue))]
    case .word(let list): ["enum": words(list)]
    case .bool: flag
    case .seconds: reference("seconds")
    case .size: reference("size")
    case .assignments: reference("assignments")
    case .steps: reference(place.steps)
    case .readers: list(of: reference("reader"))
    case .expectation: reference("expectation")
    }
  }

  private static func node(of key: StepKey) -> JSONNode {
    switch key {
    case .in, .from, .into, .toParent, .of: reference("instance")
    case .animated, .cancelled, .decelerates: flag
    case .duration: reference("seconds")
    case .after: ["anyOf": [reference("seconds"), ["const": .text(Delay.word)]]]
    case .completion: reference("steps")
    case .id: reference("label")
    case .note, .anchor: text
    case .modalPresentationStyle: ["enum": words(PresentationStyle.allCases.map(\.rawValue))]
    case .modalTransitionStyle: ["enum": words(TransitionStyle.allCases.map(\.rawValue))]
    case .direction: ["enum": words(StepKey.directions)]
    case .frame: reference("frame")
    case .continuous:
      ["type": "integer", "minimum": 1, "maximum": .number(Double(StepKey.mostSizes))]
    }
  }

  // MARK: Expectations

  static var expectationDefinitions: [(key: String, value: JSONNode)] {
    [
      (
        "expectation",
        .object(closed(ExpectationKey.allCases.map { ($0.rawValue, described($0.summary, node(of: $0))) }))
      ),
      (
        "events",
        described(
          "Events, as a list or as a block with one a line.",
          ["anyOf": [["type": "string", "pattern": .text(TextPattern.events)], list(of: reference("event"))]])
      ),
      (
        "versions",
        described(
          "A version of iOS, or a range: '13...', '8...12', '...12'.",
          [
            "anyOf": [
              [
                "type": "integer", "minimum": .number(Double(Behaviour.oldest)),
                "maximum": .number(Double(Behaviour.newest)),
              ],
              ["type": "string", "pattern": .text(versions)],
            ]
          ])
      ),
      (
        "devices",
        described(
          "A device, or a list of devices.",
          ["anyOf": [["enum": devices], ["type": "array", "items": ["enum": devices]]]])
      ),
      (
        "message",
        described(
          "The name or the code of a UIKit message.",
          ["enum": words(UIKitMessage.allCases.map(\.name) + UIKitMessage.allCases.map(\.code))])
      ),
      (
        "answers",
        .object(closed(Question.allCases.map { ($0.rawValue, described($0.summary, reference("instance"))) }))
      ),
    ]
  }

  private static var devices: JSONNode { words(DeviceIdiom.allCases.map(\.rawValue)) }

  /// The texts that `VersionRange` reads, but for ranges that run backwards.
  private static var versions: String {
    let version = "(?:" + (Behaviour.oldest...Behaviour.newest).map { String($0) }.joined(separator: "|") + ")"
    return "^(?:\(version)|\(version)\\.{2,3}\(version)?|\\.{2,3}\(version))$"
  }

  private static func node(of key: ExpectationKey) -> JSONNode {
    switch key {
    case .trace, .contains, .lacks: reference("events")
    case .of, .appeared, .alive, .released: list(of: reference("instance"))
    case .callbacks: list(of: text)
    case .since: ["anyOf": [reference("label"), ["type": "integer", "minimum": 0]]]
    case .visible: reference("instance")
    case .tree, .note: text
    case .answers: reference("answers")
    case .displayMode: ["enum": words(ControllerKey.displayModes)]
    case .tabBar: ["enum": words(TabBarState.allCases.map(\.rawValue))]
    case .warnings: list(of: reference("message"))
    case .raises: reference("message")
    case .ios: reference("versions")
    case .device: reference("devices")
    }
  }
}
