internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// Controllers and segues.
extension SceneSchema {
  static var controllerDefinitions: [(key: String, value: JSONNode)] {
    let kinds = ControllerKind.allCases.map { kind -> (key: String, value: JSONNode) in
      let keys = ControllerKey.allCases.filter { $0.isTaken(by: kind) }
      let properties = keys.map { ($0.rawValue, reference("controllerKeys/properties/" + $0.rawValue)) }
      let entries = closed(properties).filter { $0.key != "type" }
      return (kind.rawValue, described(kind.summary, .object(entries)))
    }
    return [
      ("controller", controller), ("addition", addition), ("inline", inlineController), ("content", content),
      ("tabGroup", tabGroup), ("anyKind", anyKind),
      (
        "controllerKeys",
        ["properties": .object(ControllerKey.allCases.map { ($0.rawValue, described($0.summary, node(of: $0))) })]
      ),
    ] + kinds + [("layout", layout), ("containment", containment)]
  }

  /// A controller under `controllers`: its id is a key, and empty is a controller too.
  private static var controller: JSONNode {
    [
      "description": "A controller: a template. Each use makes an instance.",
      "type": ["object", "null"], "dependentSchemas": .object([(ControllerKey.id.rawValue, JSONNode.flag(false))]),
      "$ref": "#/$defs/anyKind",
    ]
  }

  /// Keys for a controller of another file, whose kind only that file knows.
  private static var addition: JSONNode {
    let keys = ControllerKey.allCases.filter { $0 != .id }.map { key in
      let addedSegues = mapping(TextPattern.label, to: ["anyOf": [reference("segue"), reference("segueOptions")]])
      return (
        key.rawValue,
        key == .segues
          ? described(key.summary, addedSegues) : reference("controllerKeys/properties/" + key.rawValue)
      )
    }
    return described("Keys that are added to a controller of another file.", .object(closed(keys)))
  }

  private static var inlineController: JSONNode {
    [
      "description": "A controller that is defined in a list.", "type": "object",
      "required": words([ControllerKey.id.rawValue]), "$ref": "#/$defs/anyKind",
    ]
  }

  private static var content: JSONNode { ["anyOf": [reference("template"), reference("inline")]] }

  private static var tabs: JSONNode { list(of: ["anyOf": [reference("content"), reference("tabGroup")]]) }

  private static var tabGroup: JSONNode {
    let keys = TabGroupKey.allCases.map { key in
      (key.rawValue, described(key.summary, key == .tabs ? tabs : reference("content")))
    }
    return described(
      "A group of tabs, from iOS 18 on.",
      .object(closed(keys) + [("required", words([TabGroupKey.group.rawValue]))]))
  }

  /// The keys follow the kind; under `overrides`, custom names are unwind actions.
  private static var anyKind: JSONNode {
    let key = ControllerKey.kind.rawValue
    let byKind = ControllerKind.allCases.map { kind -> JSONNode in
      var condition: [(key: String, value: JSONNode)] = [
        ("properties", .object([(key, JSONNode.object([("const", .text(kind.rawValue))]))]))
      ]
      // Without the key it is a view.
      if kind != .view { condition.append(("required", words([key]))) }
      return ["if": .object(condition), "then": reference(kind.rawValue)]
    }
    let overrides = JSONNode.object([
      ("if", ["not": ["required": words([ControllerKey.unwindActions.rawValue])]]),
      ("then", ["properties": .object([(ControllerKey.overrides.rawValue, reference("knownOverrides"))])]),
    ])
    return [
      "properties": .object([(key, reference("controllerKeys/properties/" + key))]),
      "allOf": .list(byKind + [overrides]),
    ]
  }

  private static func node(of key: ControllerKey) -> JSONNode {
    switch key {
    case .id: reference("id")
    case .kind:
      [
        "enum": words(ControllerKind.allCases.map(\.rawValue)),
        "enumDescriptions": words(ControllerKind.allCases.map(\.summary)),
      ]
    case .class, .viewClass, .title, .storyboardIdentifier, .group, .note: text
    case .segues: mapping(TextPattern.label, to: reference("segue"))
    case .unwindActions, .views: list(of: reference("label"))
    case .overrides: reference("overrides")
    case .actions: mapping(TextPattern.template, to: ["anyOf": .list([reference("codeSteps"), ["type": "null"]])])
    case .tells: mapping(TextPattern.template, to: list(of: text))
    case .tabs: tabs
    case .children, .stack, .pages: list(of: reference("content"))
    case .layout: reference("layout")
    case .containment: reference("containment")
    case .primary, .secondary, .supplementary, .compact, .inspector, .searchController, .searchResultsController:
      reference("content")
    case .viewControllers, .instantiates: list(of: reference("template"))
    case .modalPresentationStyle, .modalTransitionStyle, .preferredTransition, .definesPresentationContext,
      .providesPresentationContextTransitionStyle, .isModalInPresentation, .detents, .selectedDetentIdentifier,
      .largestUndimmedDetentIdentifier, .modalPresentationCapturesStatusBarAppearance, .hidesBottomBarWhenPushed,
      .retained, .preferredContentSize, .isNavigationBarHidden, .selected, .style, .preferredDisplayMode,
      .preferredSplitBehavior, .transitionStyle, .navigationOrientation, .interPageSpacing, .spineLocation,
      .isDoubleSided, .dataSource, .preferredStyle, .isActive:
      key.property.map { node(of: $0, name: "template") } ?? true
    }
  }

  private static var layout: JSONNode {
    let keys = LayoutKey.allCases.map { key in
      let value: JSONNode =
        switch key {
        case .center: reference("size")
        case .frames: mapping(TextPattern.template, to: reference("frame"))
        case .paging: ["enum": words(LayoutDeclaration.axes)]
        case .preload: ["type": "integer", "minimum": 0]
        }
      return (key.rawValue, described(key.summary, value))
    }
    let ways = LayoutKey.allCases.filter { $0 != .preload }.map(\.rawValue)
    let parts = [
      ("oneOf", exactlyOne(of: ways)),
      ("dependentRequired", JSONNode.object([(LayoutKey.preload.rawValue, words([LayoutKey.paging.rawValue]))])),
    ]
    return ["anyOf": [["enum": words(LayoutDeclaration.words)], .object(closed(keys) + parts)]]
  }

  private static var containment: JSONNode {
    let recipe = list(of: reference("call"))
    return .object(closed(ContainmentKey.allCases.map { ($0.rawValue, described($0.summary, recipe)) }))
  }

  // MARK: Segues

  static var segueDefinitions: [(key: String, value: JSONNode)] {
    let verbs = SegueVerb.allCases.map { verb in
      let object =
        switch verb {
        case .embed: reference("content")
        case .unwind: reference("label")
        case .show, .showDetail, .present, .push, .custom: reference("template")
        }
      return (verb.rawValue, described(verb.summary, object))
    }
    let options = SegueKey.allCases.map { ($0.rawValue, described($0.summary, node(of: $0))) }
    let custom = SegueVerb.custom.rawValue
    let rules: [(key: String, value: JSONNode)] = [
      ("oneOf", exactlyOne(of: SegueVerb.allCases.map(\.rawValue))),
      (
        "dependentRequired",
        .object([(custom, words([SegueKey.class.rawValue])), (SegueKey.steps.rawValue, words([custom]))])
      ),
    ]
    return [
      (
        "segue",
        described("A segue: one verb, its object, and options beside it.", .object(closed(verbs + options) + rules))
      ),
      ("segueOptions", described("Options for a segue of another file.", .object(closed(options)))),
      (
        "call",
        [
          "enum": words(ContainmentWord.allCases.map(\.rawValue)),
          "enumDescriptions": words(ContainmentWord.allCases.map(\.summary)),
        ]
      ),
    ]
  }

  private static func node(of key: SegueKey) -> JSONNode {
    switch key {
    case .modalPresentationStyle: ["enum": words(PresentationStyle.allCases.map(\.rawValue))]
    case .modalTransitionStyle: ["enum": words(TransitionStyle.allCases.map(\.rawValue))]
    case .animated: flag
    case .identifier, .anchor, .class, .sender, .note: text
    case .steps: reference("codeSteps")
    }
  }
}
