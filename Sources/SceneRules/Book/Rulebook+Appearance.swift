internal import ScenePlan

/// Rules of appearance, and of loading views.
extension Rulebook {
  static let appearance: [Section] = [
    Section(
      "Appearance follows the view",
      [
        Rule(
          .c1_30, .measured,
          """
          Callbacks of appearance come because a view enters or leaves a window. The link between parent and \
          child doesn't matter: a view without `addChild` sends them, and `addChild` without a view doesn't.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "phchan9/til, iOS 9 (2016)"]),
        Rule(
          .c1_31, .measured,
          """
          If a view goes under a superview that is on the screen, `viewWillAppear(false)` comes inside \
          `addSubview`. `viewIsAppearing`, layout and `viewDidAppear(false)` come later, after the current pass.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)"],
          choice: "A window's new root comes as any view does: the will in the call, the rest in the next turn."),
        Rule(
          .c1_32, .measured,
          """
          A child that is added on the screen gets, in this order: `willMove`, `viewDidLoad`, `viewWillAppear`, \
          `didMove`, `viewIsAppearing`, layout, `viewDidAppear`. So `didMove` stands between will and did.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)"],
          logs: ["cc-cat26-add-visible", "container-add-three-steps-catalyst26", "cc-fann17-add-visible"]),
        Rule(
          .c1_33, .measured,
          """
          A child that is removed on the screen gets `willMove(nil)`, then `viewWillDisappear` while its view \
          leaves, then `didMove(nil)`. `viewDidDisappear` comes later.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)"],
          logs: ["cc-cat26-remove-visible", "cc-fann17-remove-visible"]),
        Rule(
          .c1_34, .measured,
          """
          A child whose view was added before its parent's view is in a window appears together with its parent. \
          The order is parent will, child will, parent did, child did. If only the view was added, the child's \
          did comes before the parent's.
          """,
          sources: ["phchan9/til, iOS 9 (2016)", "published stacks"],
          logs: [
            "cc-til16-noaddchild", "cc-fann17-initial", "cc-dtf13", "cc-lhook17", "cc-ivan16",
            "cc-radar12", "container-cell-child-radar",
          ],
          choice: "On the way out parents come before their children in the dids too, as they do in the wills."),
        Rule(
          .c1_35, .official,
          "A child's `viewDidLoad` comes when its view is first touched, wherever that happens.",
          sources: ["UIKit headers"]),
        Rule(
          .c1_36, .official,
          """
          `viewIsAppearing` comes once in each appearance, after `viewWillAppear`. By then the view is in the \
          window with its final size and traits. In `viewWillAppear` it has no window yet. The call exists from \
          iOS 13 on.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"],
          logs: [
            "apple-appearance-order", "nav-pop-cat26", "modal-fs-dismiss-unanimated-catalyst26",
            "cc-cat26-manual", "container-no-forwarding-catalyst26",
          ]),
        Rule(
          .c1_37, .several,
          """
          Hidden views, views outside the screen and views that are scrolled out of sight are still in the \
          window. They send no callback when they become visible or stop being visible.
          """,
          sources: ["secondary sources"]),
        Rule(
          .c1_38, .several,
          "A move from one superview to another in the same window is no change of appearance.",
          sources: ["secondary sources"]),
      ]),
    Section(
      "Loading the view",
      [
        Rule(
          .c1_40, .official,
          """
          The first access to `view` calls `loadView` and then `viewDidLoad`. `loadViewIfNeeded` does the same. \
          `isViewLoaded` and `viewIfLoaded` never load.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .c1_41, .official,
          """
          App code never calls `loadView`. By default it reads the nib file, or makes an empty view. An override \
          need not call super.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"],
          standing: .notModelled("Scenes have no nib files; every view can be loaded.")),
        Rule(
          .c1_42, .official,
          """
          `viewDidLoad` comes once for each load, when the view is set. If code sets `view` to nil, the next \
          access loads again, with both callbacks.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .c1_43, .measured,
          """
          If an override of `loadView` sets no view, `viewDidLoad` still comes, and the controller has no view. \
          Code there that asks for `view` never returns.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)"],
          standing: .notModelled("In a scene `loadView` always makes a view.")),
        Rule(
          .c1_44, .measured,
          "A view can belong to one controller only. UIKit raises an exception if a second controller takes it.",
          sources: ["published crash logs"],
          standing: .notModelled(
            """
            In a scene each view belongs to its controller, and can't be given to another one.
            """)),
        Rule(
          .c1_45, .measured,
          "UIKit raises an exception if a nib file has no view for its owner.",
          sources: ["published crash logs"],
          standing: .notModelled("Scenes have no nib files.")),
        Rule(
          .c1_46, .official,
          """
          Since iOS 6 a memory warning unloads no view, and `viewDidUnload` never comes. The warning goes to \
          every living controller (V30).
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .c1_47, .measured,
          """
          The window's root loads when the window is shown, and the top of a stack when its transition starts. A \
          tab loads when it is first selected, an embedded child with its parent's view, and a page when the \
          pager gets it. A presented controller loads before its presenter's `viewWillDisappear`.
          """,
          sources: [
            "measured on Mac Catalyst 26.5 (2026)", "experiments with compiled storyboards",
            "WinObjC, a reimplementation",
          ]),
      ]),
    Section(
      "transition(from:to:)",
      [
        Rule(
          .c1_50, .official,
          """
          Both controllers must be children of the controller on which `transition` is called. Otherwise UIKit \
          raises an exception.
          """,
          sources: ["UIKit headers", "published crash logs"]),
        Rule(
          .c1_51, .official,
          """
          A container that forwards appearance by hand can't call `transition`; UIKit raises an exception. The \
          method does the forwarding itself.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
        Rule(
          .c1_52, .official,
          "The method isn't meant for subclasses of the stock containers.",
          sources: ["UIKit headers"],
          standing: .notModelled("Apple's sentence is advice, and no source shows what happens otherwise.")),
        Rule(
          .c1_53, .official,
          """
          The old view must be on the screen, and the new one in no hierarchy. The method puts the new view into \
          the superview of the old one, and takes the old one out at the end.
          """,
          sources: ["UIKit headers", "Apple's documentation"]),
        Rule(
          .c1_54, .measured,
          "The order is old will, new will, layout of the new view, new did, old did, and then the completion.",
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .c1_55, .official,
          """
          The method sends no `willMove` and no `didMove`, and changes no list of children. The caller does \
          that: `addChild` and `willMove(nil)` before, `didMove` and `removeFromParent` in the completion.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
        Rule(
          .c1_56, .official,
          "A duration of 0 means without animation, and the callbacks say so.",
          sources: ["Apple's documentation", "Chameleon, a reimplementation", "CrossMobile, a reimplementation"],
          choice: "A transition of no duration completes in the same turn, after the did-callbacks."),
        Rule(
          .c1_57, .official,
          "The block of animations may be missing, for example if an option names the animation.",
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          choice: "What a transition animates isn't said; it lasts as long as the step says."),
        Rule(
          .c1_58, .several,
          """
          A second exchange of the same pair during the first one leads to the message of C1.80. Apps prevent it \
          by switching touches off.
          """,
          sources: ["Matt Neuburg's book examples"],
          standing: .notModelled("No source has the callbacks of such a double exchange.")),
      ]),
    Section(
      "Begin and end by hand",
      [
        Rule(
          .c1_60, .official,
          "Begins in the same direction count. Only the last matching end sends the did-callback.",
          sources: ["UIKit headers", "Chameleon, a reimplementation"]),
        Rule(
          .c1_61, .measured,
          """
          A begin in the other direction turns the appearance round. The controller hears the other will at \
          once, and the first did never comes. That is how a container cancels; one end is then enough.
          """,
          sources: [
            "UIKit headers", "wangling.me, iOS 7 (2014)", "douglashill.co (2019)",
            "Chameleon, a reimplementation",
          ]),
        Rule(
          .c1_62, .several,
          "A did-callback is animated if the begin that opened the present state was.",
          sources: ["Chameleon, a reimplementation", "WinObjC, a reimplementation"]),
        Rule(
          .c1_63, .official,
          """
          Begin and end reach the descendants too. A child is told if its view is loaded and inside this view, \
          and if the container forwards by itself.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)", "Chameleon, a reimplementation"]),
        Rule(
          .c1_64, .single,
          "A begin that makes a controller appear loads its view first.",
          sources: ["Chameleon, a reimplementation"]),
        Rule(
          .c1_65, .official,
          """
          `shouldAutomaticallyForwardAppearanceMethods` is true by default. If it is false, UIKit tells the \
          children of no appearance at all. The container then sends begin and end itself.
          """,
          sources: [
            "UIKit headers", "measured on Mac Catalyst 26.5 (2026)",
            "Matt Neuburg's book examples",
          ]),
        Rule(
          .c1_66, .measured,
          """
          To forward by hand with the same trace, begin in the two will-callbacks and end in the two did- \
          callbacks. Do it for each child whose view is in place.
          """,
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .c1_67, .official,
          """
          If a person cancels a transition, the new controller gets `viewWillDisappear` and the old one \
          `viewWillAppear`. The transition coordinator tells its handlers first.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .c1_68, .single,
          """
          One reimplementation has five states, and ignores a begin that turns an appearance round. UIKit \
          doesn't.
          """,
          sources: ["WinObjC, a reimplementation"],
          standing: .notModelled("It describes an error of a reimplementation; C1.61 is the rule.")),
        Rule(
          .c1_69, .official,
          """
          iOS 5 had one property for appearance and rotation together. iOS 6 split it, and the half for rotation \
          ended with iOS 8.
          """,
          sources: ["UIKit headers"],
          standing: .notModelled("Scenes use today's name on every system.")),
      ]),
  ]
}
