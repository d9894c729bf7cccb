internal import SceneBasics
internal import ScenePlan

/// Messages of UIKit about a navigation controller's stack as a whole.
extension UIKitMessage {
  /// The finding and the way out of such a message.
  var stackRow: (finding: Finding, wayOut: String) {
    if self == .repeatedMember {
      return found(
        "one controller twice in a new stack",
        """
        `setViewControllers` gets a list that has a controller twice. UIKit raises at once: the members of a \
        stack must be distinct. Name each controller once, or make a second one.
        """,
        wrong: Self.navigation("- setViewControllers: [list, detail, detail]\n    in: main"),
        right: Self.navigation("- setViewControllers: [list, detail, detail#2]\n    in: main"), ["C1.107"],
        wayOut: "name each controller once")
    }
    if self == .nestedChange {
      return found(
        "a push or pop during another one, up to iOS 7",
        """
        A push or a pop comes while the stack still pushes or pops. Up to iOS 7 UIKit begins it at once, which can leave \
        a broken navigation bar behind, or crash, and says so on the console. From iOS 8 on it waits; here it waits on \
        any system. Go on in `viewDidAppear`, or without animation.
        """,
        wrong: "ios: 7\n"
          + Self.navigation("- push: detail\n    in: main\n  - push: other\n    in: main\n    after: 0.1", "  other:\n"),
        right: "ios: 7\n"
          + Self.navigation("- push: detail\n    in: main\n  - push: other\n    in: main", "  other:\n"),
        ["C1.85", "N2.37"],
        wayOut: "wait until the first has ended, or set the whole stack at once")
    }
    return found(
      "a stack changed while a presentation runs",
      """
      A push, a pop or a new stack comes while a presentation or a dismissal runs on the stack, or on one of its \
      members. UIKit says so, and drops the call. Six consoles of iOS 8 to 26 show it, but not what makes UIKit drop a \
      call here and let it wait there. So it only happens with the quirk `dropsWhilePresenting`. Change the stack in \
      the completion.
      """,
      wrong: "quirks: [dropsWhilePresenting]\n"
        + Self.navigation("- present: sheet\n  - push: detail\n    in: main\n    after: 0.1", "  sheet:\n"),
      right: "quirks: [dropsWhilePresenting]\n"
        + Self.navigation("- present: sheet\n    completion: [{ push: detail, in: main }]", "  sheet:\n"),
      ["C1.106", "N2.37"],
      wayOut: "change the stack in the 'completion' of what is running")
  }
}
