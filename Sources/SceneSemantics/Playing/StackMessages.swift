internal import SceneBasics
internal import ScenePlan

/// Messages of UIKit about a navigation controller's stack as a whole, and about a split view where none can be.
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

  /// The finding and the way out of a message about a split view controller.
  var splitRow: (finding: Finding, wayOut: String) {
    let columns = "  columns: { kind: split, primary: detail, secondary: { id: side } }\n"
    if self == .presentedSplit {
      return found(
        "a split view controller presented, up to iOS 7",
        """
        Up to iOS 7 a split view controller can't be presented: UIKit raises. It belongs at the root of a window, or in \
        a plain container. From iOS 8 on it can be presented.
        """,
        wrong: "ios: 7\n" + Self.navigation("- present: columns", columns),
        right: "ios: 8\n" + Self.navigation("- present: columns", columns),
        ["C1.110", "S4.41"],
        wayOut: "make it the window's root with 'setRoot', or write 'ios: 8' or newer")
    }
    return found(
      "a split view controller pushed",
      """
      A split view controller was pushed on a navigation stack. UIKit raises. It belongs at the root of a window. A \
      plain container around it may be pushed. From iOS 8 on it can be presented.
      """,
      wrong: Self.navigation("- push: columns", columns),
      right: Self.navigation("- present: columns", columns),
      ["S4.40", "C1.83"],
      wayOut: "make it the window's root, or present it on iOS 8 or newer")
  }
}
