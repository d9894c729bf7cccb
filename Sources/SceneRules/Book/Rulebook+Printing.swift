internal import ScenePlan

/// Rules of printed hierarchies.
extension Rulebook {
  static let printing: [Section] = [
    Section(
      "All rules",
      [
        Rule(
          .h11_1, .measured,
          "`_printHierarchy` prints the tree of controllers from one of them down, or from the window's root.",
          sources: ["objc.io issue 19", "a public question on _printHierarchy"],
          standing: .notModelled("It is a call in a debugger; `scenograph tree` has its own options.")),
        Rule(
          .h11_2, .measured,
          """
          Each line has the class, the state of appearance, the view or that it isn't loaded, and how it is \
          presented.
          """,
          sources: ["published hierarchies"]),
        Rule(
          .h11_3, .measured,
          "Newer systems put a colon between the class and the address of a view; older ones don't.",
          sources: [
            "objc.io issue 19", "a public question on _printHierarchy",
            "tests of a decoder of _printHierarchy",
          ],
          standing: .notModelled("Addresses aren't printed.")),
        Rule(
          .h11_4, .measured,
          "Old systems print one more space before a view that isn't loaded.",
          sources: ["published hierarchies"],
          standing: .notModelled("The printed form is that of later systems.")),
        Rule(
          .h11_5, .measured,
          "A class in Swift prints with its module, and some with the compiler's own coded name.",
          sources: ["a public question on _printHierarchy", "tests of a decoder of _printHierarchy"],
          standing: .notModelled("Scenes have ids, not class names of an app.")),
        Rule(
          .h11_6, .measured,
          """
          Each level is five characters wide. A bar stands before a child, and a plus before a presented \
          controller.
          """,
          sources: ["objc.io issue 19", "a public question on _printHierarchy", "published hierarchies"]),
        Rule(
          .h11_7, .measured,
          "The children of a controller come in their order, then what it presents.",
          sources: ["objc.io issue 19", "a public question on _printHierarchy"]),
        Rule(
          .h11_8, .measured,
          "A presented controller stands under its real presenter, not under the receiver of `present`.",
          sources: ["objc.io issue 19", "a public question on _printHierarchy"],
          standing: .partOf(.m6_3)),
        Rule(
          .h11_9, .measured,
          "A loaded view without a window is marked as not in the window.",
          sources: ["published hierarchies"]),
        Rule(
          .h11_10, .measured,
          """
          Under a full-screen presentation the whole branch of the presenter has disappeared. Under a sheet it \
          stays appeared.
          """,
          sources: ["objc.io issue 19", "a public question on _printHierarchy"],
          standing: .partOf(.m6_20)),
        Rule(
          .h11_11, .measured,
          "On a stack only the top has appeared. The others have disappeared, loaded or not.",
          sources: [
            "snapshots of swift-snapshot-testing", "a public question on _printHierarchy",
            "published hierarchies",
          ],
          standing: .partOf(.n2_4)),
        Rule(
          .h11_12, .measured,
          "The views of stock containers have private classes, which differ by kind and system.",
          sources: ["snapshots of swift-snapshot-testing", "published hierarchies"]),
        Rule(
          .h11_20, .measured,
          "`recursiveDescription` prints one view per line, with the same indent.",
          sources: ["snapshots of swift-snapshot-testing", "published hierarchies"],
          standing: .notModelled("Views inside a controller aren't modelled.")),
        Rule(
          .h11_21, .measured,
          "A view's line names its class, frame and other properties that aren't the default.",
          sources: ["snapshots of swift-snapshot-testing", "published hierarchies", "published crash logs"],
          standing: .notModelled("Of views only class and place in the window are printed.")),
        Rule(
          .h11_22, .measured,
          """
          Between the window and the root's view stand private views of UIKit, and one more for each full-screen \
          presentation.
          """,
          sources: ["published hierarchies"],
          standing: .notModelled("Private views aren't modelled.")),
        Rule(
          .h11_23, .chosen,
          "Neither method is public, and their text has changed between systems.",
          choice: "The printed form of UIKit is a likeness, without addresses."),
      ])
  ]
}
