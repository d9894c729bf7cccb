package import SceneBasics

/// Containment that runs, and hurts, SG3xx.
extension Diagnostic {
  package static let containmentFindings = FindingFamily(
    "Containment",
    [
      childNeverAdded, didMoveMissing, viewBeforeAddChild, willMoveMissing, viewLeftBehind, childLeftBehind,
      parentRemovedFirst, addedTwice, neverForwarded, openAppearance,
    ] + containmentSteps)

  // MARK: SG301

  static let childNeverAdded = Finding(
    301, "childNeverAdded", .warning, "the view is added, the controller isn't",
    explanation: """
      A controller's view was added to another controller's view, but `addChild` was never called. The screen \
      looks right. But nothing holds the controller: it is freed when its first appearance has ended, and its \
      buttons lose their target. Until then its `parent` and `navigationController` are nil. If it comes together \
      with its host, it appears before the host does. Call `addChild` first, then `addSubview`, then `didMove`.
      """,
    wrong: containment("- addSubview: child\n    in: main"), right: containment("- add: child\n    in: main"),
    rules: ["C1.17", "C1.30", "C1.34"])

  static func childNeverAdded(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      childNeverAdded,
      "the view of \(lapse.child) is in \(lapse.parent), but \(lapse.child) was never added as a child",
      hint: "call 'addChild' before 'addSubview'",
      adding: [("addChild", .before(["addSubview"])), ("didMove", .after(["addSubview"]))])
  }

  // MARK: SG302

  static let didMoveMissing = Finding(
    302, "didMoveMissing", .warning, "didMove(toParent:) never comes",
    explanation: """
      `addChild` sends `willMove(toParent:)` itself, and leaves `didMove(toParent:)` to the container. Without \
      that call the screen is still right. But code in the child's `didMove` never runs.
      """,
    wrong: containment("- addChild: child\n    in: main\n  - addSubview: child\n    in: main"),
    right: containment(
      "- addChild: child\n    in: main\n  - addSubview: child\n    in: main\n  - didMove: child\n    in: main"),
    rules: ["C1.10", "C1.24"])

  static func didMoveMissing(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      didMoveMissing, "\(lapse.child) never gets 'didMove' after it moved to \(lapse.parent)",
      hint: "end the adding with 'didMove'", adding: [("didMove", .after(["addChild", "addSubview", "constrain"]))])
  }

  // MARK: SG303

  static let viewBeforeAddChild = Finding(
    303, "viewBeforeAddChild", .warning, "the view comes before addChild",
    explanation: """
      The child's view was added before `addChild` was called. On the screen, `addSubview` sends `viewWillAppear` \
      to a controller that has no parent yet. If the view was in another container before, `addChild` raises. Call \
      `addChild` first.
      """,
    wrong: containment("- code: [{ addSubview: child }, { addChild: child }, { didMove: child }]\n    in: main"),
    right: containment("- code: [{ addChild: child }, { addSubview: child }, { didMove: child }]\n    in: main"),
    rules: ["C1.31", "C1.73"])

  static func viewBeforeAddChild(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      viewBeforeAddChild, "the view of \(lapse.child) is added before 'addChild'", note: "'addChild' comes only here",
      hint: "call 'addChild' first, then 'addSubview'")
  }

  // MARK: SG304

  static let willMoveMissing = Finding(
    304, "willMoveMissing", .warning, "willMove(toParent: nil) is missing",
    explanation: """
      `removeFromParent` sends `didMove(toParent: nil)` itself. The container must send `willMove(toParent: nil)`, \
      before it removes anything. Without that call, the child isn't told that it is about to go. In one \
      reimplementation of UIKit, `isMovingFromParent` then stays false as well.
      """,
    wrong: removal("{ removeFromSuperview: child }, { removeFromParent: child }"),
    right: removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
    rules: ["C1.20", "C1.25"])

  static func willMoveMissing(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      willMoveMissing, "\(lapse.child) leaves \(lapse.parent) without 'willMove(nil)'",
      hint: "begin the removal with 'willMove'",
      adding: [("willMove", .before(["transition", "removeConstraints", "removeFromSuperview", "removeFromParent"]))])
  }

  // MARK: SG305

  static let viewLeftBehind = Finding(
    305, "viewLeftBehind", .error, "the view stays when its controller goes",
    explanation: """
      A child left its parent, but its view stayed where it was. The view still draws, although its controller is \
      out of the hierarchy. If another container adds that controller, UIKit raises, because the view is still in \
      the old container. Remove the view before `removeFromParent`.
      """,
    wrong: removal("{ willMove: child }, { removeFromParent: child }"),
    right: removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
    rules: ["C1.21", "C1.73"])

  static func viewLeftBehind(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      viewLeftBehind, "\(lapse.child) has left \(lapse.parent), but its view is still there",
      hint: "call 'removeFromSuperview' before 'removeFromParent'",
      adding: [("removeFromSuperview", .before(["removeFromParent"]))])
  }

  // MARK: SG306

  static let childLeftBehind = Finding(
    306, "childLeftBehind", .warning, "the controller stays when its view goes",
    explanation: """
      A child's view was removed, but the controller is still a child. It stays alive, and it isn't visible. It \
      still gets memory warnings and rotations, but not its parent's appearance. After a transition, the old child \
      needs `removeFromParent` in the completion.
      """,
    wrong: removal("{ willMove: child }, { removeFromSuperview: child }"),
    right: removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
    rules: ["C1.55", "K10.9"])

  static func childLeftBehind(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      childLeftBehind, "the view of \(lapse.child) was removed, but \(lapse.child) is still a child of \(lapse.parent)",
      hint: "call 'removeFromParent' as well", adding: [("removeFromParent", .after(["removeFromSuperview"]))])
  }

  // MARK: SG307

  static let parentRemovedFirst = Finding(
    307, "parentRemovedFirst", .note, "removeFromParent comes before removeFromSuperview",
    explanation: """
      The child left its parent before its view was removed. The view then disappears as the view of a controller \
      without a parent, so `viewWillDisappear` comes after `didMove(toParent: nil)`. The documented order removes \
      the view first.
      """,
    wrong: removal("{ willMove: child }, { removeFromParent: child }, { removeFromSuperview: child }"),
    right: removal("{ willMove: child }, { removeFromSuperview: child }, { removeFromParent: child }"),
    rules: ["C1.21", "C1.33"])

  static func parentRemovedFirst(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      parentRemovedFirst, "\(lapse.child) leaves \(lapse.parent) before its view does", note: "the view goes only here",
      hint: "call 'removeFromSuperview' before 'removeFromParent'")
  }

  // MARK: SG308

  static let addedTwice = Finding(
    308, "addedTwice", .warning, "addChild a second time",
    explanation: """
      `addChild` was called for a controller that already is a child of the same parent. Apple's text mentions \
      only another parent. Here the second call changes nothing. That is a choice: nobody has measured it. Usually \
      it means that a setup method runs twice.
      """,
    wrong: containment(
      "- add: child\n    in: main\n  - code: [{ addChild: child }, { didMove: child }]\n    in: main"),
    right: containment("- add: child\n    in: main"), rules: ["C1.12"])

  static func addedTwice(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      addedTwice, "\(lapse.child) already is a child of \(lapse.parent)",
      hint:
        "call 'addChild' once; the step 'transition' adds its new child by itself, and keeps the old one until it ends")
  }

  // MARK: SG312

  static let neverForwarded = Finding(
    312, "neverForwarded", .error, "the child isn't told that it appears",
    explanation: """
      The container has turned off automatic forwarding, but doesn't forward appearance itself. Its child is on \
      the screen and got no appearance callback. Forward each of the four appearance callbacks with \
      `beginAppearanceTransition` or `endAppearanceTransition`. Send the same pair whenever a child comes or goes.
      """,
    wrong: forwarding("shouldAutomaticallyForwardAppearanceMethods: false"),
    right: forwarding("shouldAutomaticallyForwardAppearanceMethods: true"), rules: ["C1.65"])

  static func neverForwarded(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      neverForwarded, "\(lapse.child) is on the screen, but \(lapse.parent) forwards no appearance to it",
      hint:
        "in the four callbacks of \(lapse.parent) call 'beginAppearanceTransition' and 'endAppearanceTransition' for "
        + "it, or leave 'shouldAutomaticallyForwardAppearanceMethods' out")
  }

  // MARK: SG313

  static let openAppearance = Finding(
    313, "openAppearance", .error, "an appearance transition stays open",
    explanation: """
      `beginAppearanceTransition` was called, but `endAppearanceTransition` never followed. The controller stays \
      between its will-callback and its did-callback, and the next change ends as an unbalanced call.
      """,
    wrong: containment("- beginAppearanceTransition: false\n    in: main\n    of: child", children: true),
    right: containment(
      "- beginAppearanceTransition: false\n    in: main\n    of: child\n  - endAppearanceTransition:\n    in: main\n    of: child",
      children: true), rules: ["C1.60"])

  static func openAppearance(_ lapse: Lapse) -> Diagnostic {
    lapse.found(
      openAppearance, "the appearance of \(lapse.child) is begun and never ended",
      hint: "end it with 'endAppearanceTransition'",
      adding: [("endAppearanceTransition", .after(["beginAppearanceTransition"]))])
  }

  // MARK: The small scenes

  static func containment(_ script: String, children: Bool = false) -> String {
    let main = children ? "{ kind: container, children: [child] }" : "{ kind: container }"
    return "scene: Containment\ninitial: main\ncontrollers:\n  main: \(main)\n  child:\nscript:\n  \(script)\n"
  }

  static func forwarding(_ overrides: String) -> String {
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

  private static func removal(_ steps: String) -> String {
    containment("- code: [\(steps)]\n    in: main", children: true)
  }
}
