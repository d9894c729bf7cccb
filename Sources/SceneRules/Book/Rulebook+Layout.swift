internal import ScenePlan

/// Rules of layout and turning.
extension Rulebook {
  static let layout: [Section] = [
    Section(
      "All rules",
      [
        Rule(
          .l9_1, .official,
          """
          A layout pass of a controller is `viewWillLayoutSubviews` and `viewDidLayoutSubviews`. UIKit promises \
          no number of passes. V1 to V6 say when one comes.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"],
          logs: ["nav-root-hdk", "plain-root-neu15", "nav-pop-api20", "background-scene-md1092"]),
        Rule(
          .l9_2, .measured,
          """
          A first appearance: `viewDidLoad`, `viewWillAppear`, `updateViewConstraints` (V2), `viewIsAppearing`, \
          layout, `viewDidAppear`. To iOS 12, `traitCollectionDidChange` comes before the layout. When a scene- \
          based app launches, `didBecomeActive` comes before `viewDidAppear`.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "Matt Neuburg's book examples"],
          logs: ["launch-mattneub-ios11", "launch-mattneub-ios15", "launch-scene-md1092", "nav-root-hdk"]),
        Rule(
          .l9_3, .measured,
          """
          When the window turns or changes its size, the traits are announced through the whole tree, parents \
          first. Then the size is announced in the same way, and then comes layout. A pad that only turns keeps \
          its traits.
          """,
          sources: ["Matt Neuburg's book examples"],
          logs: ["rotate-parent-child-mattneub", "rotate-akisute-ipad-ios9"]),
        Rule(
          .l9_4, .official,
          """
          Each parent passes these calls to its children in its call to super. Without super the children aren't \
          told. Presented controllers get their own call.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          logs: ["size-presenter-also-told-onmyway"],
          choice: "A presenter that is off the screen gets a new size before the controller that it presents."),
        Rule(
          .l9_5, .official,
          """
          `viewWillTransition` announces a size that the parent or the window gives. Bars, the keyboard and \
          constraints bring layout only.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
        Rule(
          .l9_6, .measured,
          "The first display announces no size. A launch into another orientation announces traits, but no size.",
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .l9_7, .official,
          """
          `viewWillTransition`, `willTransition`, `traitCollectionDidChange` and `preferredContentSizeDidChange` exist \
          from iOS 8 on. The three older callbacks of a rotation are deprecated since then. A controller with the new \
          method doesn't get them.
          """,
          sources: ["UIKit headers"],
          choice: "The older callbacks aren't modelled. Up to iOS 7 a rotation brings layout alone."),
        Rule(
          .l9_8, .official,
          "A transition has a coordinator only while it runs. A custom container has none of its own.",
          sources: ["UIKit headers"],
          standing: .notModelled(
            """
            Coordinators have no call of their own in a scene; their effects are in C1.67 and N2.37.
            """)),
        Rule(
          .l9_9, .measured,
          "In `viewDidLoad` the view doesn't have its final size.",
          sources: ["experiments with compiled storyboards", "Matt Neuburg's book examples"]),
        Rule(
          .l9_10, .official,
          """
          An app that isn't launched by scenes runs as before up to iOS 17. From iOS 18.4 on UIKit mentions it in the \
          console, and iOS 26 warns. Built with the SDK of iOS 27 the app ends before its delegate is called.
          """,
          sources: [
            "Apple's technical note TN3187", "public reports of all three texts", "flutter#187870", "expo#46663",
            "gluonhq/substrate#1366",
          ],
          choice: "The line comes first of all."),
        Rule(
          .l9_11, .official,
          """
          Under a call, the control centre or half a swipe up an app is inactive and stays on the screen. Its delegate \
          hears `willResignActive`, and `didBecomeActive` afterwards; no controller hears anything. An app that is \
          inactive already and goes to the background isn't told again.
          """,
          sources: ["Apple's documentation"]),
        Rule(
          .l9_12, .single,
          """
          A person ends the app that is on the screen: it hears `willResignActive`; from iOS 13 on its scene hears \
          `didDisconnect`, the app `didDiscardSceneSessions`, and the root disappears. In the background nothing is \
          told. No controller is freed: the process is gone, and `deinit` never comes.
          """,
          sources: ["two published logs of iOS 16", "firefox-ios#12622, on `willTerminate`"],
          choice: """
            Up to iOS 12 the app hears `willTerminate`, and no controller disappears. From iOS 13 on it hears that last of \
            all; the source says only that the scene is told before. What the root presents isn't told.
            """),
        Rule(
          .l9_13, .single,
          """
          A push message or a fetch may start an app in the background. Either its scene connects there, and the root \
          loads and appears; or no scene connects before a person opens the app, and until then there is no view.
          """,
          sources: ["reports about iOS 17.5 to 18.1", "Apple's documentation"],
          choice: """
            In the background the callbacks come in the order of any launch, without `willEnterForeground` and \
            `didBecomeActive`. An app without scenes makes its root there.
            """),
      ])
  ]
}
