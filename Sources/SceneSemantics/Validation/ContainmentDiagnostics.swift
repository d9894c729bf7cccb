public import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG3xx: containment that runs, and hurts.
public enum ContainmentDiagnostic: Int, DiagnosticFamily {
  case childNeverAdded = 301
  case didMoveMissing
  case viewBeforeAddChild
  case willMoveMissing
  case viewLeftBehind
  case childLeftBehind
  case parentRemovedFirst
  case addedTwice
  case childOfStock
  case movedByHand
  case forwardsTwice
  case neverForwarded
  case openAppearance
  case removesOrphan
  case movedToItself

  public static let title = "Containment"

  public var entry: CatalogueEntry {
    switch self {
    case .childNeverAdded:
      CatalogueEntry(
        .warning, "the view is added, the controller isn't",
        explanation: """
          A controller's view was put into another's, and `addChild` never followed. The screen shows what it should. \
          But nobody holds the controller: it is freed when its first appearance has ended, and its buttons are left \
          with nobody behind them. Until then `parent` and `navigationController` are nil, and where it comes together \
          with its host it has appeared before the host has. Call `addChild` first, then `addSubview`, then `didMove`.
          """,
        wrong: Self.scene("- addSubview: child\n    in: main"), right: Self.scene("- add: child\n    in: main"),
        sources: ["P1", "C1.17", "C1.30", "C1.34"])
    case .didMoveMissing:
      CatalogueEntry(
        .warning, "didMove(toParent:) never comes",
        explanation: """
          `addChild` sends `willMove(toParent:)` by itself, and leaves `didMove(toParent:)` to the container. Without \
          it the screen is right all the same; whatever the child leaves for its `didMove` never runs.
          """,
        wrong: Self.scene("- addChild: child\n    in: main\n  - addSubview: child\n    in: main"),
        right: Self.scene(
          "- addChild: child\n    in: main\n  - addSubview: child\n    in: main\n  - didMove: child\n    in: main"),
        sources: ["P2", "C1.10", "C1.24"])
    case .viewBeforeAddChild:
      CatalogueEntry(
        .warning, "the view comes before addChild",
        explanation: """
          The child's view was put in before `addChild` was called. On the screen `viewWillAppear` is sent inside \
          `addSubview`, to a controller that has no parent yet; and if the view stood in another container before, \
          `addChild` raises. `addChild` comes first.
          """,
        wrong: Self.scene("- code: [{ addSubview: child }, { addChild: child }, { didMove: child }]\n    in: main"),
        right: Self.scene("- code: [{ addChild: child }, { addSubview: child }, { didMove: child }]\n    in: main"),
        sources: ["P9", "C1.31", "C1.73"])
    case .willMoveMissing:
      CatalogueEntry(
        .warning, "willMove(toParent: nil) is missing",
        explanation: """
          `removeFromParent` sends `didMove(toParent: nil)` by itself, and leaves `willMove(toParent: nil)` to the \
          container, before anything is removed. Without it the child is never told that it is about to go. By one \
          reimplementation of UIKit `isMovingFromParent` then stays false as well.
          """,
        wrong: Self.removal("{ removeFromSuperview: child }, { removeFromParent: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        sources: ["P4", "C1.20", "C1.25"])
    case .viewLeftBehind:
      CatalogueEntry(
        .error, "the view stays when its controller goes",
        explanation: """
          A child left its parent, and its view stayed where it was. It still draws, though its controller is out of \
          the hierarchy, and adding that controller to another container raises, because its view still stands in the \
          old one. Take the view out before `removeFromParent`.
          """,
        wrong: Self.removal("{ willMove: child }, { removeFromParent: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        sources: ["P4", "C1.21", "C1.73"])
    case .childLeftBehind:
      CatalogueEntry(
        .warning, "the controller stays when its view goes",
        explanation: """
          A child's view was taken out, and the controller is still a child. It stays alive, out of sight: memory \
          warnings and turns of the device still reach it, its parent's appearance doesn't. After a transition, the \
          old child needs `removeFromParent` in the completion.
          """,
        wrong: Self.removal("{ willMove: child }, { removeFromSuperview: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        sources: ["P4", "C1.55", "K10.9"])
    case .parentRemovedFirst:
      CatalogueEntry(
        .note, "removeFromParent comes before removeFromSuperview",
        explanation: """
          The child left its parent before its view was taken out. The view then disappears as that of a controller \
          without a parent, so `viewWillDisappear` comes after `didMove(toParent: nil)`. The documented order takes the \
          view out first.
          """,
        wrong: Self.removal("{ willMove: child }, { removeFromParent: child }, { removeFromSuperview: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        sources: ["C1.21", "C1.33"])
    case .addedTwice:
      CatalogueEntry(
        .warning, "addChild a second time",
        explanation: """
          `addChild` was called for a controller that already is a child of the same parent. Apple's text speaks only \
          of another parent. Here the second call changes nothing: a choice, nobody has measured it. Usually it means \
          that a setup method runs twice.
          """,
        wrong: Self.scene(
          "- add: child\n    in: main\n  - code: [{ addChild: child }, { didMove: child }]\n    in: main"),
        right: Self.scene("- add: child\n    in: main"), sources: ["C1.12"])
    case .childOfStock:
      CatalogueEntry(
        .error, "a child added straight to a stock container",
        explanation: """
          `addChild` was called on one of UIKit's own containers. On iOS 5 to 7 a navigation controller was seen to \
          take the newcomer for the top of its stack, and the real top went away. Use the container's own call \
          (`push`, `setViewControllers`), or put a plain container around it.
          """,
        wrong: Self.navigation("- addChild: child\n    in: main\n  - didMove: child\n    in: main"),
        right: Self.navigation("- push: child\n    in: main"), sources: ["P7", "C1.19"])
    case .movedByHand:
      CatalogueEntry(
        .note, "UIKit sends this notification itself",
        explanation: """
          `willMove(toParent:)` with a parent is sent by `addChild`, and `didMove(toParent:)` with nil by \
          `removeFromParent`. Called by hand as well, they come twice: whoever subscribes to something there does so \
          twice.
          """,
        wrong: Self.scene("- code: [{ willMove: child, toParent: main }]\n    in: main", children: true),
        right: Self.scene("- expect: { alive: [child] }", children: true), sources: ["P3", "C1.10", "C1.20"])
    case .forwardsTwice:
      CatalogueEntry(
        .error, "appearance is forwarded by hand and by UIKit",
        explanation: """
          The container tells its children of its appearance in its own callbacks, and doesn't turn automatic \
          forwarding off. Both now open and close the children's appearance, and whichever pair is not nested in the \
          other ends as an unbalanced call. Answer false to `shouldAutomaticallyForwardAppearanceMethods`, or leave the \
          four calls out.
          """,
        wrong: Self.forwarding(
          "viewWillAppear: [{ beginAppearanceTransition: true }], viewDidAppear: [endAppearanceTransition]"),
        right: Self.forwarding("viewWillAppear: [], viewDidAppear: []"), sources: ["P11", "C1.65", "C1.66"])
    case .neverForwarded:
      CatalogueEntry(
        .error, "nobody tells the child that it appears",
        explanation: """
          The container has turned automatic forwarding off, and doesn't forward itself: its child is on the screen \
          and was never told. Pass each of the four appearance callbacks on with `beginAppearanceTransition` or \
          `endAppearanceTransition`, and send the same pair wherever a child comes or goes.
          """,
        wrong: Self.forwarding("shouldAutomaticallyForwardAppearanceMethods: false"),
        right: Self.forwarding("shouldAutomaticallyForwardAppearanceMethods: true"), sources: ["P11", "C1.65"])
    case .openAppearance:
      CatalogueEntry(
        .error, "an appearance transition stays open",
        explanation: """
          A `beginAppearanceTransition` was never followed by its `endAppearanceTransition`: the controller stays \
          between its will- and its did-callback, and the next change ends as an unbalanced call.
          """,
        wrong: Self.scene("- beginAppearanceTransition: false\n    in: main\n    of: child", children: true),
        right: Self.scene(
          "- beginAppearanceTransition: false\n    in: main\n    of: child\n  - endAppearanceTransition:\n    in: main\n    of: child",
          children: true), sources: ["P12", "C1.60"])
    case .removesOrphan:
      CatalogueEntry(
        .note, "there is nothing to remove",
        explanation: """
          A controller that has no parent is removed. Here nothing happens: a choice, nobody has measured what UIKit \
          does. Usually the removal comes twice, or too early.
          """,
        wrong: Self.scene("- load: child\n  - remove: child\n    in: main"),
        right: Self.scene("- add: child\n    in: main\n  - remove: child\n    in: main"), sources: ["C1.22"])
    case .movedToItself:
      CatalogueEntry(
        .warning, "a controller is told that it has moved to itself",
        explanation: """
          `didMove` is a line of the container's code: without `toParent` it tells the child of `self`. Here `self` is \
          the child, which is told that it is its own parent. Say with `in` whose code the step is, or with `toParent` \
          who the parent is.
          """,
        wrong: Self.scene("- didMove: child\n    in: child", children: true),
        right: Self.scene("- didMove: child\n    in: main", children: true), sources: ["C1.13"])
    }
  }
}

/// The catalogue's small scenes.
extension ContainmentDiagnostic {
  private static func scene(_ script: String, children: Bool = false) -> String {
    let main = children ? "{ kind: container, children: [child] }" : "{ kind: container }"
    return "scene: Containment\ninitial: main\ncontrollers:\n  main: \(main)\n  child:\nscript:\n  \(script)\n"
  }

  private static func removal(_ steps: String) -> String { scene("- code: [\(steps)]\n    in: main", children: true) }

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

  private static func forwarding(_ overrides: String) -> String {
    """
    scene: Forwarding
    initial: main
    controllers:
      main:
        kind: container
        children: [child]
        overrides: { \(overrides) }
      child:

    """
  }
}
