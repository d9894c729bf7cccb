import ScenePlan

@testable import SceneLanguage
@testable import SceneSyntax

/// A place of a scene into which values are put, one after the other.
struct SchemaProbe: Sendable {
  let name: String
  /// A scene that holds the value there and nothing else that could be wrong.
  let scene: @Sendable (SchemaValue) -> SchemaValue
  /// Words that mean something there.
  var words: [String] = []
  /// Whether the tables say that something may stand there.
  var isTaken = true
  /// Whether it is enough to try whether anything is taken there at all.
  var isBrief = false

  /// The values that are tried there.
  var values: [SchemaValue] {
    (isBrief ? SchemaProbe.briefValues : SchemaProbe.values) + words.flatMap { [.text($0), [.text($0)]] }
  }

  /// Every key of every table, and a key that no table knows.
  static let all: [SchemaProbe] =
    file + device + picture + controllers + layouts + overrides + segues + verbs + options + sets + expectations

  /// Values of every kind, good for something somewhere.
  static let values: [SchemaValue] =
    [
      nil, "", "a", "a#2", "a#0", "b/a", "a/", "nil", "no", "x-a", "1a", "a b", "é", "a.viewDidLoad",
      "a.willMove(nil)", "a.willMove(to: nil)", "a.b.c", "a.delegate.willShow(a)", "other.scene.yaml", "/a", "a\\b",
      "http://a", "a/b/", true, false, 0, 1, 2, 5, 4, 17, -1, 0.5, 1_000_000_001, 1_000_000_000_000,
      [], ["a"], ["a", "a#2"], ["x-a"], ["no"], [1], [true], [1, 2], [1, 2, 3, 4], [-1, 2], [-1, 0, 1, 1],
      ["1", 2],
      [[]], [[:]], [["id": "b"]], [["id": "no"]], [["id": "b", "zzz": 1]], [["a": 1]],
      [:], ["id": "b"], ["id": "b", "title": 5], ["a": "a"], ["a": "a#2"], ["a": true], ["a": nil], ["x-a": [[1]]],
      ["a": ["a"]], ["a": [1, 2, 3, 4]], ["a": ["title": "A"]], ["a": ["id": "b"]], ["no": nil], ["a#2": true],
      ["a": ["show": "a"]], ["a": ["show": "a", "push": "a"]], ["a": ["zzz": "a"]], ["a": "other.scene.yaml"],
      "pop", ["pop"], ["push"], [["pop": nil]], [["pop": "a"]], [["push": "a"]], [["push": nil]], ["background"],
      [["expect": [:]]], [["expect": nil]], [["code": ["pop"]]], [["code": [["expect": [:]]]]],
      [["present": "a", "completion": ["launch"]]], [["in": "a"]], [["push": "a", "pop": nil]],
      ["steps": ["pop"]], ["super": false], ["super": false, "steps": []], ["steps": ["launch"]],
      ["visible": "a"], ["trace": "a.viewDidLoad"], ["title": "A"], ["retained": true], ["idiom": "pad"],
      ["center": [1, 2]], ["paging": "horizontal"], ["paging": "vertical", "preload": 1], ["preload": 1],
      ["center": [1, 2], "paging": "horizontal"], ["add": ["addChild"]], ["add": []], ["add": ["zzz"]],
      ["preferredStatusBarStyle": "a"], "SG501", "pushedTwice", ["SG501"], ["pushedTwice"], ["SG999"],
    ]

  /// For most keys, a value that they take.
  private static let briefValues: [SchemaValue] = [
    nil, "a", true, 1, [1, 2], [1, 2, 3, 4], [], ["a"], [:], ["add": ["addChild"]],
  ]

  /// Puts a value into a scene of one controller `a`, whose keys it is.
  private static func controller(_ keys: SchemaValue) -> SchemaValue {
    ["scene": "s", "initial": "a", "controllers": ["a": keys]]
  }

  /// Puts a step into a scene.
  private static func step(_ step: SchemaValue) -> SchemaValue {
    ["scene": "s", "initial": "a", "controllers": ["a": nil], "script": [step]]
  }

  private static func keys<Key: RawRepresentable<String> & CaseIterable>(_ type: Key.Type) -> [String] {
    Key.allCases.map(\.rawValue) + ["zzz", "x-zzz"]
  }

  private static func object(_ base: [String: SchemaValue], _ key: String, _ value: SchemaValue) -> SchemaValue {
    .object(base.merging([key: value]) { $1 })
  }

  private static var file: [SchemaProbe] {
    keys(SceneKey.self).map { key in
      SchemaProbe(
        name: key,
        scene: { object(["scene": "s", "initial": "main", "controllers": ["main": nil]], key, $0) },
        words: BehaviourChange.all.map(\.word) + DeviceIdiom.allCases.map(\.rawValue),
        isTaken: key != "zzz")
    }
  }

  private static var device: [SchemaProbe] {
    keys(DeviceKey.self).map { key in
      SchemaProbe(
        name: "device/\(key)",
        scene: { ["scene": "s", "controllers": ["a": nil], "device": object([:], key, $0)] },
        words: DeviceIdiom.allCases.map(\.rawValue) + DeviceDeclaration.SizeClass.allCases.map(\.rawValue),
        isTaken: key != "zzz")
    }
  }

  private static var picture: [SchemaProbe] {
    keys(PictureKey.self).map { key in
      SchemaProbe(
        name: "picture/\(key)",
        scene: { ["scene": "s", "controllers": ["a": nil], "picture": object([:], key, $0)] },
        words: PictureView.allCases.map(\.rawValue) + PictureRecord.steps, isTaken: key != "zzz")
    }
  }

  private static var controllers: [SchemaProbe] {
    let byKind = ControllerKind.allCases.flatMap { kind in
      keys(ControllerKey.self).map { text in
        let key = ControllerKey(rawValue: text)
        return SchemaProbe(
          name: "\(kind)/\(text)", scene: { controller(object(["kind": .text(kind.rawValue)], text, $0)) },
          words: (key?.property?.words ?? []) + (key == .layout ? LayoutDeclaration.words : [])
            + (key == .kind ? ControllerKind.allCases.map(\.rawValue) : []),
          isTaken: key.map { $0.isTaken(by: kind) && $0 != .id } ?? (text != "zzz"),
          isBrief: key?.kinds.first != kind)
      }
    }
    let inline = keys(ControllerKey.self).map { key in
      SchemaProbe(
        name: "inline/\(key)",
        scene: { value in
          let inline = object(["id": "own"], key, value)
          return ["scene": "s", "controllers": ["main": ["kind": "navigation", "stack": [inline]]]]
        },
        words: (ControllerKey(rawValue: key)?.property?.words ?? []) + ["view", LayoutDeclaration.words[0]],
        isTaken: ControllerKey(rawValue: key)?.isTaken(by: .view) ?? (key != "zzz"),
        isBrief: key != "id")
    }
    return byKind + inline
  }

  private static var layouts: [SchemaProbe] {
    keys(LayoutKey.self).map { key in
      SchemaProbe(
        name: "layout/\(key)",
        scene: { controller(["layout": object(key == "center" ? [:] : ["paging": "vertical"], key, $0)]) },
        words: LayoutDeclaration.axes, isTaken: !["frames", "zzz"].contains(key))
    }
      + [
        SchemaProbe(name: "layout/frames alone", scene: { controller(["layout": ["frames": $0]]) }),
        SchemaProbe(name: "layout/x-zzz alone", scene: { controller(["layout": ["x-zzz": $0]]) }, isTaken: false),
        SchemaProbe(name: "layout/preload alone", scene: { controller(["layout": ["preload": $0]]) }, isTaken: false),
      ]
      + keys(ContainmentKey.self).map { key in
        SchemaProbe(
          name: "containment/\(key)", scene: { controller(["containment": object([:], key, $0)]) },
          words: ContainmentWord.allCases.map(\.rawValue), isTaken: key != "zzz")
      }
  }

  private static var overrides: [SchemaProbe] {
    let messages = Callback.delegateMessages.map(\.overrideWord)
    return (keys(AnswerKey.self) + Callback.allCases.map(\.rawValue) + messages).map { key in
      SchemaProbe(
        name: "overrides/\(key)", scene: { controller(["overrides": object([:], key, $0)]) },
        words: AnswerKey(rawValue: key)?.shape.words ?? [],
        isTaken: key == "x-zzz" || AnswerKey(rawValue: key) != nil
          || Callback.overridable.contains { $0.overrideWord == key },
        isBrief: Callback(rawValue: key) != nil && key != Callback.viewDidLoad.rawValue)
    }
      + ["close", Callback.viewDidLoad.rawValue, AnswerKey.shouldSelect.rawValue].map { key in
        SchemaProbe(name: "overrides with an action/\(key)") {
          controller(["unwindActions": ["close"], "overrides": object([:], key, $0)])
        }
      }
      + keys(OverrideKey.self).map { key in
        SchemaProbe(
          name: "callback/\(key)", scene: { controller(["overrides": ["viewDidLoad": object([:], key, $0)]]) },
          isTaken: key != "zzz")
      }
  }

  private static var segues: [SchemaProbe] {
    keys(SegueVerb.self).map { key in
      SchemaProbe(
        name: "segue/\(key)", scene: { controller(["segues": ["next": object([:], key, $0)]]) },
        isTaken: ![SegueVerb.custom.rawValue, "zzz", "x-zzz"].contains(key))
    }
      + [SegueVerb.show, .custom].flatMap { verb in
        keys(SegueKey.self).map { key in
          SchemaProbe(
            name: "segue/\(verb)/\(key)",
            scene: { controller(["segues": ["next": object([verb.rawValue: "a", "class": "A"], key, $0)]]) },
            words: PresentationStyle.allCases.map(\.rawValue) + TransitionStyle.allCases.map(\.rawValue),
            isTaken: key != "zzz" && (key != SegueKey.steps.rawValue || verb == .custom))
        }
      }
  }

  private static var verbs: [SchemaProbe] {
    keys(StepVerb.self).flatMap { text in
      let verb = StepVerb(rawValue: text)
      let words = (verb?.object.words ?? []) + (verb?.ownWords ?? [])
      return [
        SchemaProbe(name: "step/\(text)", scene: { step(object([:], text, $0)) }, words: words, isTaken: verb != nil),
        SchemaProbe(
          name: "override/\(text)",
          scene: { controller(["overrides": ["viewDidLoad": [object([:], text, $0)]]]) }, words: words,
          isTaken: verb.map { !$0.isOutsideCode } ?? false, isBrief: true),
        SchemaProbe(
          name: "bare/\(text)", scene: { _ in step(.text(text)) }, isTaken: verb?.object == StepObjectShape.none,
          isBrief: true),
      ]
    }
  }

  private static var options: [SchemaProbe] {
    StepVerb.allCases.flatMap { verb in
      keys(StepKey.self).map { text in
        let key = StepKey(rawValue: text)
        return SchemaProbe(
          name: "step/\(verb)/\(text)",
          scene: { step(object([verb.rawValue: verb.object.sample], text, $0)) }, words: key?.words ?? [],
          isTaken: key.map { verb.takes($0) } ?? (text != "zzz"), isBrief: key?.verbs.first != verb)
      }
    }
  }

  private static var sets: [SchemaProbe] {
    (keys(ControllerKey.self) + AnswerKey.allCases.map(\.rawValue)).map { key in
      let shape = ControllerKey(rawValue: key)?.property ?? AnswerKey(rawValue: key)?.shape
      return SchemaProbe(
        name: "set/\(key)", scene: { step(["set": object([:], key, $0)]) }, words: shape?.words ?? [],
        isTaken: shape != nil || key == "x-zzz")
    }
  }

  private static var expectations: [SchemaProbe] {
    keys(ExpectationKey.self).map { key in
      SchemaProbe(
        name: "expect/\(key)", scene: { step(["expect": object([:], key, $0)]) },
        words: ControllerKey.displayModes + TabBarState.allCases.map(\.rawValue),
        isTaken: key != "zzz")
    }
      + keys(Question.self).map { key in
        SchemaProbe(
          name: "expect/answers/\(key)", scene: { step(["expect": ["answers": object([:], key, $0)]]) },
          isTaken: key != "zzz")
      }
  }
}

extension StepKey {
  /// The words that it takes.
  fileprivate var words: [String] {
    switch self {
    case .modalPresentationStyle: PresentationStyle.allCases.map(\.rawValue)
    case .modalTransitionStyle: TransitionStyle.allCases.map(\.rawValue)
    case .direction: StepKey.directions
    case .in, .animated, .duration, .after, .completion, .id, .note, .anchor, .cancelled, .decelerates, .continuous,
      .from,
      .frame, .into, .toParent, .of:
      []
    }
  }
}

extension ValueShape {
  /// The words that it takes.
  fileprivate var words: [String] {
    switch self {
    case .word(let words), .words(let words): words
    case .trueOrNil: ["nil"]
    case .bool, .number, .size, .controller, .choices: []
    }
  }
}

extension StepObjectShape {
  /// The words that it takes.
  fileprivate var words: [String] {
    switch self {
    case .word(let words): words
    case .column: ControllerKey.columns.map(\.rawValue)
    case .none, .controller, .controllers, .segue, .tab, .bool, .seconds, .size, .assignments, .steps, .expectation,
      .readers:
      []
    }
  }

  /// Something that may stand there.
  fileprivate var sample: SchemaValue {
    switch self {
    case .none: nil
    case .controller, .segue, .tab: "a"
    case .controllers: ["a"]
    case .column: .text(ControllerKey.columns[0].rawValue)
    case .word(let words): .text(words[0])
    case .bool: true
    case .seconds: 1
    case .size: [1, 2]
    case .assignments, .expectation: [:]
    case .steps: []
    case .readers: ["a.updateProperties"]
    }
  }
}
