package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG3xx: containment that runs, and hurts.
package enum ContainmentDiagnostic: Int, DiagnosticFamily {
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
  case cantBeGivenUp

  package static let title = "Containment"

  package var entry: CatalogueEntry {
    switch self {
    case .childNeverAdded:
      CatalogueEntry(
        .warning, "the view is added, the controller isn't",
        explanation: """
          A controller's view was added to another controller's view, but `addChild` was never called. The screen \
          looks right. But nothing holds the controller: it is freed when its first appearance has ended, and its \
          buttons lose their target. Until then its `parent` and `navigationController` are nil. If it comes together \
          with its host, it appears before the host does. Call `addChild` first, then `addSubview`, then `didMove`.
          """,
        wrong: Self.scene("- addSubview: child\n    in: main"), right: Self.scene("- add: child\n    in: main"),
        rules: ["C1.17", "C1.30", "C1.34"])
    case .didMoveMissing:
      CatalogueEntry(
        .warning, "didMove(toParent:) never comes",
        explanation: """
          `addChild` sends `willMove(toParent:)` itself, and leaves `didMove(toParent:)` to the container. Without \
          that call the screen is still right. But code in the child's `didMove` never runs.
          """,
        wrong: Self.scene("- addChild: child\n    in: main\n  - addSubview: child\n    in: main"),
        right: Self.scene(
          "- addChild: child\n    in: main\n  - addSubview: child\n    in: main\n  - didMove: child\n    in: main"),
        rules: ["C1.10", "C1.24"])
    case .viewBeforeAddChild:
      CatalogueEntry(
        .warning, "the view comes before addChild",
        explanation: """
          The child's view was added before `addChild` was called. On the screen, `addSubview` sends `viewWillAppear` \
          to a controller that has no parent yet. If the view was in another container before, `addChild` raises. Call \
          `addChild` first.
          """,
        wrong: Self.scene("- code: [{ addSubview: child }, { addChild: child }, { didMove: child }]\n    in: main"),
        right: Self.scene("- code: [{ addChild: child }, { addSubview: child }, { didMove: child }]\n    in: main"),
        rules: ["C1.31", "C1.73"])
    case .willMoveMissing:
      CatalogueEntry(
        .warning, "willMove(toParent: nil) is missing",
        explanation: """
          `removeFromParent` sends `didMove(toParent: nil)` itself. The container must send `willMove(toParent: nil)`, \
          before it removes anything. Without that call, the child isn't told that it is about to go. In one \
          reimplementation of UIKit, `isMovingFromParent` then stays false as well.
          """,
        wrong: Self.removal("{ removeFromSuperview: child }, { removeFromParent: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        rules: ["C1.20", "C1.25"])
    case .viewLeftBehind:
      CatalogueEntry(
        .error, "the view stays when its controller goes",
        explanation: """
          A child left its parent, but its view stayed where it was. The view still draws, although its controller is \
          out of the hierarchy. If another container adds that controller, UIKit raises, because the view is still in \
          the old container. Remove the view before `removeFromParent`.
          """,
        wrong: Self.removal("{ willMove: child }, { removeFromParent: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        rules: ["C1.21", "C1.73"])
    case .childLeftBehind:
      CatalogueEntry(
        .warning, "the controller stays when its view goes",
        explanation: """
          A child's view was removed, but the controller is still a child. It stays alive, and it isn't visible. It \
          still gets memory warnings and rotations, but not its parent's appearance. After a transition, the old child \
          needs `removeFromParent` in the completion.
          """,
        wrong: Self.removal("{ willMove: child }, { removeFromSuperview: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        rules: ["C1.55", "K10.9"])
    case .parentRemovedFirst:
      CatalogueEntry(
        .note, "removeFromParent comes before removeFromSuperview",
        explanation: """
          The child left its parent before its view was removed. The view then disappears as the view of a controller \
          without a parent, so `viewWillDisappear` comes after `didMove(toParent: nil)`. The documented order removes \
          the view first.
          """,
        wrong: Self.removal("{ willMove: child }, { removeFromParent: child }, { removeFromSuperview: child }"),
        right: Self.removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
        rules: ["C1.21", "C1.33"])
    case .addedTwice:
      CatalogueEntry(
        .warning, "addChild a second time",
        explanation: """
          `addChild` was called for a controller that already is a child of the same parent. Apple's text mentions \
          only another parent. Here the second call changes nothing. That is a choice: nobody has measured it. Usually \
          it means that a setup method runs twice.
          """,
        wrong: Self.scene(
          "- add: child\n    in: main\n  - code: [{ addChild: child }, { didMove: child }]\n    in: main"),
        right: Self.scene("- add: child\n    in: main"), rules: ["C1.12"])
    case .childOfStock:
      CatalogueEntry(
        .error, "a child added straight to a stock container",
        explanation: """
          `addChild` was called on one of UIKit's own containers; `add` makes the same call. On iOS 5 to 7 a navigation \
          controller took the new child for the top of its stack, and the real top went away. A tab bar controller \
          takes it for one more tab, which is a warning only. Use the container's own call (`push`, \
          `setViewControllers`), or put a plain container around it. An embed segue calls `addChild` too. Interface \
          Builder has no place for a container view in a stock container.
          """,
        wrong: Self.navigation("- addChild: child\n    in: main\n  - didMove: child\n    in: main"),
        right: Self.navigation("- push: child\n    in: main"), rules: ["C1.19"])
    case .movedByHand:
      CatalogueEntry(
        .note, "UIKit sends this notification itself",
        explanation: """
          `addChild` sends `willMove(toParent:)` with a parent, and `removeFromParent` sends `didMove(toParent:)` with \
          nil. If code also sends them, they come twice. Code that subscribes to something in these methods then \
          subscribes twice.
          """,
        wrong: Self.scene("- code: [{ willMove: child, toParent: main }]\n    in: main", children: true),
        right: Self.scene("- expect: { alive: [child] }", children: true), rules: ["C1.10", "C1.20"])
    case .forwardsTwice:
      CatalogueEntry(
        .error, "appearance is forwarded by hand and by UIKit",
        explanation: """
          The container forwards appearance to its children in its own callbacks, but doesn't turn off automatic \
          forwarding. Now both open and close the children's appearance. A pair that isn't nested in the other ends as \
          an unbalanced call. Answer false to `shouldAutomaticallyForwardAppearanceMethods`, or leave the four calls \
          out.
          """,
        wrong: Self.forwarding(
          "viewWillAppear: [{ beginAppearanceTransition: true }], viewDidAppear: [endAppearanceTransition]"),
        right: Self.forwarding("viewWillAppear: [], viewDidAppear: []"), rules: ["C1.65", "C1.66"])
    case .neverForwarded:
      CatalogueEntry(
        .error, "the child isn't told that it appears",
        explanation: """
          The container has turned off automatic forwarding, but doesn't forward appearance itself. Its child is on \
          the screen and got no appearance callback. Forward each of the four appearance callbacks with \
          `beginAppearanceTransition` or `endAppearanceTransition`. Send the same pair whenever a child comes or goes.
          """,
        wrong: Self.forwarding("shouldAutomaticallyForwardAppearanceMethods: false"),
        right: Self.forwarding("shouldAutomaticallyForwardAppearanceMethods: true"), rules: ["C1.65"])
    case .openAppearance:
      CatalogueEntry(
        .error, "an appearance transition stays open",
        explanation: """
          `beginAppearanceTransition` was called, but `endAppearanceTransition` never followed. The controller stays \
          between its will-callback and its did-callback, and the next change ends as an unbalanced call.
          """,
        wrong: Self.scene("- beginAppearanceTransition: false\n    in: main\n    of: child", children: true),
        right: Self.scene(
          "- beginAppearanceTransition: false\n    in: main\n    of: child\n  - endAppearanceTransition:\n    in: main\n    of: child",
          children: true), rules: ["C1.60"])
    case .removesOrphan:
      CatalogueEntry(
        .note, "there is nothing to remove",
        explanation: """
          The step removes a controller that has no parent. Here nothing happens. That is a choice: nobody has \
          measured what UIKit does. Usually the removal comes twice, or too early.
          """,
        wrong: Self.scene("- load: child\n  - remove: child\n    in: main"),
        right: Self.scene("- add: child\n    in: main\n  - remove: child\n    in: main"), rules: ["C1.22"])
    case .movedToItself:
      CatalogueEntry(
        .warning, "a controller is told that it has moved to itself",
        explanation: """
          `didMove` is a line of the container's code: without `toParent` it tells the child that `self` is its \
          parent. Here `self` is the child. Use `in` to name the controller whose code contains the step, or \
          `toParent` to name the parent.
          """,
        wrong: Self.scene("- didMove: child\n    in: child", children: true),
        right: Self.scene("- didMove: child\n    in: main", children: true), rules: ["C1.13"])
    case .cantBeGivenUp:
      CatalogueEntry(
        .error, "a transition that no gesture can give up",
        explanation: """
          `cancelled` beside `transition` is a gesture of the app that is given up. The container then begins in the \
          other direction, and ends. So its recipe must begin by hand, with `beginAppearanceTransition`, and there must \
          be a child that stays. `transition(from:to:)` of UIKit begins and ends by itself, and nothing turns it back.
          """,
        wrong: Self.givenUp(["willMove", "addChild", "transition", "removeFromParent", "didMove"]),
        right: Self.givenUp([
          "willMove", "addChild", "beginAppearanceTransition", "addSubview", "removeFromSuperview",
          "endAppearanceTransition", "removeFromParent", "didMove",
        ]), rules: ["C1.61", "C1.67"])
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
