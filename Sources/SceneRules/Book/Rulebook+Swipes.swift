internal import ScenePlan

/// Rules of the swipe back, from code that works around it.
extension Rulebook {
  static let swipes: [Section] = [
    Section(
      "The swipe back",
      [
        Rule(
          .n2_43, .several,
          """
          If the app lets the swipe back begin at the root of a stack, the gesture waits for a page that never comes. With \
          the next push the stack freezes: no touch does anything in it any more.
          """,
          sources: ["react-native-navigation#4388", "QMUI_iOS#1498", "public code that guards against it"],
          choice: """
            The swipe itself does nothing. Calls of code still do what they do, and `no-freezesAtRoot` leaves the stack \
            as it was.
            """),
        Rule(
          .n2_44, .several,
          """
          The swipe back calls `popViewController` on the stack as it begins, also if it is given up then. So code that \
          overrides the method is asked about a finger, too.
          """,
          sources: ["react-native-navigation, code of its stack", "nathantannar4/Transmission, code of its links"]),
        Rule(
          .n2_45, .several,
          """
          If the app lets the swipe back begin while a push or a pop runs, the stack is broken: the page takes no touch \
          any more.
          """,
          sources: ["YPNavigationBarTransition#44, merged", "QMUI_iOS#1498"],
          choice: """
            What runs ends as usual, and the swipe itself does nothing. It is so up to iOS 25, since from iOS 26 on a \
            swipe interrupts what runs. `no-freezesInMotion` leaves the stack as it was.
            """),
      ])
  ]
}
