internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Steps of containment that do little, or too much, among SG3xx.
extension Diagnostic {
  static let containmentSteps: [Finding] = [
    childOfStock, movedByHand, forwardsTwice, removesOrphan, movedToItself, cantBeGivenUp,
  ]

  // MARK: SG309

  static let childOfStock = Finding(
    309, "childOfStock", .error, "a child added straight to a stock container, or taken out of one",
    explanation: """
      `addChild` was called on one of UIKit's own containers; `add` makes the same call. On iOS 5 to 7 a navigation \
      controller took the new child for the top of its stack, and the real top went away. Later one author saw such a \
      child get `viewDidLoad` alone, until code sent its begin and its end. A tab bar controller takes it for one more \
      tab, which is a warning only. Use the container's own call (`push`, \
      `setViewControllers`), or put a plain container around it. An embed segue calls `addChild` too. Interface \
      Builder has no place for a container view in a stock container. `removeFromParent` on a member of a stack, on a \
      tab or on a page takes it out, and nothing else is shown: UIKit's own calls (`pop`, `setViewControllers`) do that.
      """,
    wrong: navigation("- addChild: child\n    in: main\n  - didMove: child\n    in: main"),
    right: navigation("- push: child\n    in: main"), rules: ["C1.19"])

  static func childOfStock(_ child: Reference, container: InstanceID, in moment: Moment) -> Diagnostic {
    let kind = moment.program.kind(of: Int(moment.world[container].template))
    var finding = Diagnostic(
      childOfStock,
      "'\(moment.text(of: child))' is added directly to the stock container '\(moment.name(of: container))'"
        + (kind == .tabs ? ", where each child is a tab" : ""),
      at: moment.span(of: child), hint: kind.wayIn)
    // It becomes a tab, and nothing else happens.
    if kind == .tabs { finding.severity = .warning }
    return finding
  }

  static func leavesStock(_ child: Reference, container: InstanceID, in moment: Moment) -> Diagnostic {
    let isStack = moment.program.kind(of: Int(moment.world[container].template)) == .navigation
    var finding = Diagnostic(
      childOfStock,
      "'\(moment.text(of: child))' is taken straight out of the stock container '\(moment.name(of: container))'",
      at: moment.span(of: child), hint: isStack ? "use 'pop' or 'setViewControllers'" : "use 'setViewControllers'")
    finding.severity = .warning
    return finding
  }

  static func embeddedInStock(_ name: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      childOfStock,
      "an embed segue adds '\(name)' directly to the stock container '\(container)'",
      at: span, hint: "embed '\(name)' in a plain controller; '\(container)' has no container view")
  }

  // MARK: SG310

  static let movedByHand = Finding(
    310, "movedByHand", .note, "UIKit sends this notification itself",
    explanation: """
      `addChild` sends `willMove(toParent:)` with a parent, and `removeFromParent` sends `didMove(toParent:)` with \
      nil. If code also sends them, they come twice. Code that subscribes to something in these methods then \
      subscribes twice.
      """,
    wrong: containment("- code: [{ willMove: child, toParent: main }]\n    in: main", children: true),
    right: containment("- expect: { alive: [child] }", children: true), rules: ["C1.10", "C1.20"])

  static func movedByHand(_ verb: StepVerb, in moment: Moment) -> Diagnostic {
    let (sender, call) = verb == .willMove ? ("addChild", "willMove") : ("removeFromParent", "didMove(nil)")
    return Diagnostic(
      movedByHand, "'\(sender)' sends '\(call)' itself", at: moment.place, hint: "leave this call out")
  }

  // MARK: SG311

  static let forwardsTwice = Finding(
    311, "forwardsTwice", .error, "appearance is forwarded by hand and by UIKit",
    explanation: """
      The container forwards appearance to its children in its own callbacks, but doesn't turn off automatic \
      forwarding. Now both open and close the children's appearance. A pair that isn't nested in the other ends as \
      an unbalanced call. Answer false to `shouldAutomaticallyForwardAppearanceMethods`, or leave the four calls \
      out.
      """,
    wrong: forwarding(
      "viewWillAppear: [{ beginAppearanceTransition: true }], viewDidAppear: [endAppearanceTransition]"),
    right: forwarding("viewWillAppear: [], viewDidAppear: []"), rules: ["C1.65", "C1.66"])

  static func forwardsTwice(_ container: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      forwardsTwice,
      "'\(moment.name(of: container))' forwards appearance by hand, and UIKit forwards it too", at: moment.place,
      hint: "override 'shouldAutomaticallyForwardAppearanceMethods: false', or leave the calls out")
  }

  // MARK: SG314

  static let removesOrphan = Finding(
    314, "removesOrphan", .note, "there is nothing to remove",
    explanation: """
      The step removes a controller that has no parent. Here nothing happens. That is a choice: nobody has \
      measured what UIKit does. Usually the removal comes twice, or too early.
      """,
    wrong: containment("- load: child\n  - remove: child\n    in: main"),
    right: containment("- add: child\n    in: main\n  - remove: child\n    in: main"), rules: ["C1.22"])

  static func removesOrphan(_ child: Reference, container: InstanceID, in moment: Moment) -> Diagnostic {
    Diagnostic(
      removesOrphan,
      "'\(moment.text(of: child))' has no parent, so nothing is removed from '\(moment.name(of: container))'",
      at: moment.span(of: child), hint: "leave the step out, or add the controller first")
  }

  // MARK: SG315

  static let movedToItself = Finding(
    315, "movedToItself", .warning, "a controller is told that it has moved to itself",
    explanation: """
      `didMove` is a line of the container's code: without `toParent` it tells the child that `self` is its \
      parent. Here `self` is the child. Use `in` to name the controller whose code contains the step, or \
      `toParent` to name the parent.
      """,
    wrong: containment("- didMove: child\n    in: child", children: true),
    right: containment("- didMove: child\n    in: main", children: true), rules: ["C1.13"])

  static func movedToItself(_ child: InstanceID, _ verb: StepVerb, in moment: Moment) -> Diagnostic {
    Diagnostic(
      movedToItself, "'\(verb.rawValue)' tells '\(moment.name(of: child))' that it is its own parent",
      at: moment.place, hint: "name the acting controller with 'in', or the parent with 'toParent'")
  }

  // MARK: SG316

  static let cantBeGivenUp = Finding(
    316, "cantBeGivenUp", .error, "a transition that no gesture can give up",
    explanation: """
      `cancelled` beside `transition` is a gesture of the app that is given up. The container then begins in the \
      other direction, and ends. So its recipe must begin by hand, with `beginAppearanceTransition`, and there must \
      be a child that stays. `transition(from:to:)` of UIKit begins and ends by itself, and nothing turns it back.
      """,
    wrong: givenUp(["willMove", "addChild", "transition", "removeFromParent", "didMove"]),
    right: givenUp([
      "willMove", "addChild", "beginAppearanceTransition", "addSubview", "removeFromSuperview",
      "endAppearanceTransition", "removeFromParent", "didMove",
    ]), rules: ["C1.61", "C1.67"])

  static func cantBeGivenUp(_ one: Reference, container: InstanceID, in moment: Moment) -> Diagnostic {
    let box = moment.name(of: container)
    return Diagnostic(
      cantBeGivenUp, "no gesture can give up the transition of '\(box)' to '\(moment.text(of: one))'",
      at: moment.span(of: one),
      hint: "begin the appearance by hand in the recipe of '\(box)', or leave 'cancelled' out")
  }

  // MARK: The small scenes

  private static func navigation(_ script: String) -> String {
    """
    scene: Containment
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      child:
    script:
      \(script)

    """
  }

  private static func givenUp(_ recipe: [String]) -> String {
    """
    scene: Given up
    initial: main
    controllers:
      main:
        kind: container
        children: [list]
        containment:
          transition:
            - \(recipe.joined(separator: "\n        - "))
        overrides:
          shouldAutomaticallyForwardAppearanceMethods: false
          viewWillAppear: [{ beginAppearanceTransition: true }]
          viewDidAppear: [endAppearanceTransition]
      list:
      detail:
    script:
      - transition: detail
        in: main
        cancelled: true

    """
  }
}
