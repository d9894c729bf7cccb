internal import ScenePlan

/// Rules of segues and storyboards.
extension Rulebook {
  static let segues: [Section] = [
    Section(
      "In the file",
      [
        Rule(
          .g7_1, .measured,
          """
          A segue in a storyboard has a kind and a destination. It stands under its trigger, or under the \
          controller if only code fires it.
          """,
          sources: ["Matt Neuburg's book examples"],
          standing: .partOf(.g7_2)),
        Rule(
          .g7_2, .measured,
          """
          The kinds are show, show detail, present modally, popover, embed, unwind and custom, with \
          relationships for containers. Push, modal and replace are older kinds that still compile.
          """,
          sources: ["Matt Neuburg's storyboards"]),
        Rule(
          .g7_3, .measured,
          "A storyboard names presentation and transition styles by the words that code uses.",
          sources: ["Matt Neuburg's book examples"],
          standing: .partOf(.m6_20)),
        Rule(
          .g7_4, .official,
          "A segue with `animates` off runs while all animations are switched off.",
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          standing: .partOf(.g7_2)),
        Rule(
          .g7_5, .official,
          "An adaptive segue may have a class of its own, which extends the system's segue by calling super.",
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          standing: .notModelled("Scenes have no segue classes.")),
        Rule(
          .g7_6, .measured,
          """
          The first controller, storyboard identifiers and some properties of controllers are attributes in the \
          file.
          """,
          sources: ["Matt Neuburg's book examples"],
          standing: .partOf(.g7_2)),
        Rule(
          .g7_7, .measured,
          """
          An exit must stand among a scene's objects. Elsewhere the compiler drops the unwind segue without a \
          word.
          """,
          sources: ["experiments with compiled storyboards"],
          standing: .notModelled("The importer reads what is there; it doesn't imitate that loss.")),
        Rule(
          .g7_8, .measured,
          """
          A screen that is not the first, has no segue to it and no identifier is dropped with a warning only. \
          An unknown class becomes a plain controller when the app runs.
          """,
          sources: ["experiments with compiled storyboards"]),
        Rule(
          .g7_9, .measured,
          "A placeholder leads to another storyboard: to its first controller, or to the one that it names.",
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .g7_10, .measured,
          "Tie breakers for metrics are for the editor. They mean nothing when the app runs.",
          sources: ["Matt Neuburg's book examples"],
          standing: .notModelled("It has no effect that a run could show.")),
      ]),
    Section(
      "Firing",
      [
        Rule(
          .g7_20, .official,
          """
          When a person fires a segue, the source is asked `shouldPerformSegue`. Then the destination is made, \
          `prepare` comes, and the segue does its work. Code that performs a segue skips the question.
          """,
          sources: [
            "UIKit headers", "experiments with compiled storyboards",
            "Matt Neuburg's book examples",
          ]),
        Rule(
          .g7_21, .measured,
          "In `prepare` the destination's view isn't loaded yet. In a stack it loads when the transition starts.",
          sources: ["measured on Mac Catalyst 26.5 (2026)", "experiments with compiled storyboards"]),
        Rule(
          .g7_22, .measured,
          """
          A stock segue is a plain object; its work is done by a private template, which is the target of the \
          trigger.
          """,
          sources: ["experiments with compiled storyboards"],
          standing: .notModelled("It is an inner detail without an effect on callbacks.")),
        Rule(
          .g7_23, .official,
          "Every firing makes a new destination. Only an unwind segue returns to one that exists.",
          sources: ["UIKit headers", "experiments with compiled storyboards"]),
        Rule(
          .g7_24, .measured,
          """
          An unknown identifier raises an exception (C1.94), also if the connection was lost when the file was \
          compiled.
          """,
          sources: ["experiments with compiled storyboards"],
          standing: .partOf(.c1_94)),
      ]),
    Section(
      "show and showDetail",
      [
        Rule(
          .g7_26, .official,
          """
          `show` and `showDetail` look for a controller that takes them. If the search ends where it began, they \
          present.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .g7_27, .official,
          """
          The search asks the controller and then its parents, up to the first that really implements the \
          action. A controller may decline.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .g7_28, .official,
          """
          A navigation controller takes `show` and pushes. A split takes both. A tab bar controller takes \
          neither.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
      ]),
    Section(
      "Embedding",
      [
        Rule(
          .g7_30, .measured,
          """
          An embed segue fires when its owner's view loads. The child is made, `prepare` comes, the child is \
          added and its view fills the container view. The child is loaded, and told that it did move, before the \
          owner's `viewDidLoad`.
          """,
          sources: ["Matt Neuburg's book examples", "published crash logs", "secondary sources"],
          logs: ["nav-push-brad-single", "segue-embed-in-loadview-arm1", "cc-neu-embed"]),
        Rule(
          .g7_31, .measured,
          "The container view must be empty then; otherwise UIKit raises an exception. An embed fires once.",
          sources: ["published crash logs"]),
        Rule(
          .g7_32, .measured,
          """
          An embedded child hears `willMove` and `didMove` first, then `viewWillAppear`, its layout and \
          `viewDidAppear`.
          """,
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .g7_33, .chosen,
          "Whether an embed may be refused isn't documented.",
          choice: "An embed asks `shouldPerformSegue`, and false leaves the place empty."),
      ]),
    Section(
      "Unwinding",
      [
        Rule(
          .g7_40, .measured,
          """
          The source is asked first. A destination is searched, `prepare` comes, and the destination's action \
          runs. Only then UIKit dismisses and pops.
          """,
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .g7_41, .official,
          """
          The search climbs from the source to the root. At each controller it first searches its children \
          downwards, except the branch from which it came. Then it asks the controller itself. The first yes \
          wins.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
        Rule(
          .g7_42, .measured,
          """
          A navigation controller offers its members from the top down. A tab bar controller offers all tabs, \
          also those that aren't selected.
          """,
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .g7_43, .measured,
          """
          The source is asked too, but by default it says no, even if it has the action. iOS 9 asks some \
          controllers twice.
          """,
          sources: ["Matt Neuburg's book examples"],
          logs: ["unwind-modal-cascade-ios9-mattneub", "unwind-modal-cascade-ios10-mattneub"]),
        Rule(
          .g7_44, .official,
          """
          On the way to the destination a presenter dismisses, a tab bar controller selects, and a navigation \
          controller pops.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
        Rule(
          .g7_45, .measured,
          "If no controller accepts, nothing happens and nothing is printed.",
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .g7_46, .measured,
          "Code can perform an unwind segue by its identifier too.",
          sources: ["experiments with compiled storyboards"],
          standing: .partOf(.g7_40)),
        Rule(
          .g7_47, .official,
          "Two older methods for unwinding are deprecated since iOS 9, but UIKit still calls an override of them.",
          sources: ["UIKit headers"],
          standing: .notModelled("Scenes have today's questions only.")),
      ]),
  ]
}
