internal import ScenePlan

/// Rules of paging by hand in a scroll view.
extension Rulebook {
  static let paging: [Section] = [
    Section(
      "All rules",
      [
        Rule(
          .k10_1, .official,
          "A paging scroll view stops at multiples of its own width.",
          sources: ["UIKit headers"]),
        Rule(
          .k10_2, .several,
          """
          The current page is the offset divided by the width, rounded, and kept between the first and the last \
          page.
          """,
          sources: ["copies of sample code"]),
        Rule(
          .k10_3, .official,
          """
          A swipe tells the delegate: begins dragging, scrolls, ends dragging, and then, if it goes on by \
          itself, slows down and has stopped. If it doesn't go on, there is no last call.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .k10_4, .official,
          """
          A jump in code, animated, ends with its own callback, never with that of a swipe. Without animation \
          there is no callback at the end.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .k10_5, .official,
          """
          Every change of the offset says that it scrolled, also one that a rotation causes. Code that counts \
          pages there can be wrong.
          """,
          sources: ["UIKit headers"],
          choice: "A turn of the device doesn't change the current page."),
        Rule(
          .k10_6, .several,
          "Sample code uses a flag against its own jumps, and resets it in the wrong callback.",
          sources: ["copies of sample code"],
          standing: .notModelled("It describes code of apps, not of UIKit.")),
        Rule(
          .k10_7, .several,
          "Sample code loads the current page and both neighbours, each as a child with its view.",
          sources: ["copies of sample code"]),
        Rule(
          .k10_8, .measured,
          """
          Each page whose view is added on the screen appears at that moment, and not when it is scrolled to. \
          Apps that want otherwise forward by hand.
          """,
          sources: ["BWWalkthrough#108", "XLPagerTabStrip#27/#189"]),
        Rule(
          .k10_9, .chosen,
          "Pages out of sight are still children, and get what children get (C1.63).",
          choice: "No log prints it; it follows from C1.63."),
        Rule(
          .k10_10, .chosen,
          "To keep its page in a rotation, code has to set the offset again with the new width.",
          choice: "After a turn the same page is shown."),
      ])
  ]
}
