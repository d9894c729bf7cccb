internal import ScenePlan

/// Rules of presentation.
extension Rulebook {
  static let presentation: [Section] = [
    Section(
      "Which controller presents",
      [
        Rule(
          .m6_1, .official,
          """
          Three controllers have a part: the one on which `present` is called, the presented one, and the real \
          presenter. The real presenter may be an ancestor of the first, or the controller that is on the screen \
          at the end of a chain.
          """,
          sources: ["Apple's documentation", "fantageek.com", "suterusu/Experiment_PresentationStyle"]),
        Rule(
          .m6_2, .official,
          """
          For a presentation in a context, UIKit climbs the parents from the receiver. The first that defines a \
          presentation context presents. If there is none, the controller that covers the screen presents.
          """,
          sources: ["UIKit headers", "Apple's documentation", "suterusu/Experiment_PresentationStyle"],
          logs: ["modal-currentcontext-rule-suterusu"]),
        Rule(
          .m6_3, .measured,
          """
          For every other style, `custom` too, the controller that covers the screen presents: the receiver's \
          topmost ancestor. A controller inside a stack inside tabs is therefore presented by the tab bar controller.
          """,
          sources: [
            "Apple's documentation", "fantageek.com", "suterusu/Experiment_PresentationStyle",
            "published crash logs", "open radar 31163999 and jumhyn.com (2021), of `custom`",
          ]),
        Rule(
          .m6_4, .official,
          """
          `presentedViewController` also answers for an ancestor that presents. `presentingViewController` also \
          answers for an ancestor that was presented. So a child sees what its container presented.
          """,
          sources: ["UIKit headers", "Apple's documentation"]),
        Rule(
          .m6_5, .measured,
          "A plain controller defines no presentation context by default; system containers do.",
          sources: ["Apple's documentation", "Matt Neuburg's book examples", "secondary sources"]),
        Rule(
          .m6_6, .official,
          "A controller that defines the context can also give its own transition style to what it presents.",
          sources: ["UIKit headers", "Matt Neuburg's book examples", "Xamarin's documentation"],
          standing: .notModelled("Transition styles change no callback (M6.22).")),
        Rule(
          .m6_7, .official,
          "A controller presents one controller at a time. To present more, present on the presented one.",
          sources: ["Apple's documentation", "published crash logs"]),
        Rule(
          .m6_8, .several,
          """
          Tests come in this order: is the new one presented or contained already; does a presentation run; is the \
          presenter's view in the window (V79); does it present already. The first that fails decides the message. \
          A presenter that is being dismissed counts as out of the window. From iOS 8 on a presentation that hasn't \
          started, since it was called in the same turn, counts as presenting already. A dismissal that was called runs.
          """,
          sources: [
            "published crash logs", "published consoles", "react-native-image-crop-picker#1631 and #2118",
            "consoles of two calls in one turn: a tutorial (iOS 8 to 12) and two apps (iOS 13 and newer)",
          ],
          choice: """
            That a running presentation is tested before the window, and contained already as early as presented \
            already, is a guess. Only that presented already comes first is measured. Later in its animation a \
            presentation is in progress. A presenter that is only coming is outside the window; one comment has it in \
            progress, and so has the quirk `comingPresenterIsBusy`.
            """),
        Rule(
          .m6_9, .measured,
          """
          If a presentation is dropped, its completion never comes. A completion block holds the controller whose \
          code it is.
          """,
          sources: ["published crash logs"]),
      ]),
    Section(
      "Styles",
      [
        Rule(
          .m6_20, .official,
          """
          Full screen and the current context take the presenter's view off the screen; the over-styles, \
          popovers and sheets don't. A custom presentation doesn't either, unless its presentation controller \
          says so. The style that counts is the one after adaptation. `automatic` is full screen up to iOS 12, a \
          page sheet from iOS 13 to 17 and a form sheet from 18 on.
          """,
          sources: ["UIKit headers", "Apple's documentation", "suterusu/Experiment_PresentationStyle"],
          choice: "What a context style covers disappears in the order of a full-screen presentation."),
        Rule(
          .m6_21, .official,
          """
          The style is a closed list with fixed numbers. `none` is only an answer of a delegate, not a style to \
          present with.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .m6_22, .official,
          """
          The style and the transition style are properties of the presented controller. Among the transitions, \
          the partial curl works with full screen only.
          """,
          sources: ["UIKit headers"],
          choice: "The transition style changes no callback."),
        Rule(
          .m6_23, .official,
          """
          In compact width UIKit asks the delegate which style to use instead, as soon as something is presented. By \
          default popovers and form \
          sheets answer full screen, and sheets do before iOS 13. From iOS 13 on they are cards there.
          """,
          sources: ["UIKit headers", "zotero/zotero-ios#1155"],
          choice: "A popover there is full screen up to iOS 12. A question is printed where the scene has the answer."),
        Rule(
          .m6_24, .official,
          """
          A presentation that isn't full screen leaves the status bar to others, unless the presented controller \
          asks for it.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .m6_25, .measured,
          """
          In printed hierarchies, the presentation controllers of full screen, page sheets and popovers have \
          class names of their own.
          """,
          sources: ["objc.io issue 19", "a public question on _printHierarchy", "published hierarchies"],
          standing: .partOf(.h11_2)),
      ]),
    Section(
      "Order",
      [
        Rule(
          .m6_30, .measured,
          """
          Full screen, A presents M: M loads, A will disappear, M will appear, M is appearing, M did appear, A \
          did disappear, completion. The dismissal is the same with the parts exchanged, and M is freed after \
          the completion. The new one comes first in the dids. From iOS 8 on no callback of appearance comes \
          before `present` returns.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "WinObjC, a reimplementation"],
          logs: [
            "modal-fs-present-unanimated-catalyst26", "modal-fs-dismiss-unanimated-catalyst26",
            "modal-fs-present-jinnify", "modal-fs-dismiss-jinnify", "modal-fs-present-rudin",
            "modal-fs-present-animated-lasso", "modal-unanimated-deferred-radar",
            "modal-dealloc-after-completion-catalyst26",
          ]),
        Rule(
          .m6_31, .measured,
          """
          If the style leaves the presenter on the screen, only M gets callbacks. A gets none, neither when M \
          comes nor when it goes.
          """,
          sources: ["WinObjC, a reimplementation"],
          logs: [
            "modal-sheet-present-leefilll-ios13", "modal-sheet-dismiss-leefilll-ios13",
            "modal-sheet-present-animated-lasso",
          ]),
        Rule(
          .m6_32, .measured,
          "If a presenter disappears, all that is shown inside it disappears too, and appears again with it.",
          logs: ["tab-present-tab13", "tab-dismiss-tab13"]),
        Rule(
          .m6_33, .official,
          """
          The completion of `present` comes after M's `viewDidAppear`, that of `dismiss` after M's \
          `viewDidDisappear`. There M still lives; it is freed right afterwards.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .m6_34, .single,
          """
          `isBeingPresented` is true from M's `viewWillAppear` to its `viewDidAppear`, and `isBeingDismissed` to \
          its `viewDidDisappear`. During a dismissal the presenter's link lasts beyond its `viewWillAppear`, and \
          is gone in its `viewDidAppear`.
          """,
          sources: ["WinObjC, a reimplementation"]),
        Rule(
          .m6_35, .official,
          """
          Only a sheet that a person drags asks its delegate: may it go, will it go, did it go. A sheet that \
          must stay reports the attempt; a presented navigation controller asks its top too whether it must. \
          A drag that is let go sends M will disappear, will appear, is \
          appearing, did appear; the presenter hears none of it.
          """,
          sources: [
            "UIKit headers", "Apple's sample of a sheet that stays", "comparison of the published logs",
            "rudin_ (iOS 17)",
          ],
          logs: ["modal-sheet-drag-willappear-criticalmaps", "modal-sheet-drag-cancel-datadog"],
          choice: """
            A sheet's delegate hears `WillDismiss` before the sheet's own callbacks and `DidDismiss` after them. Other \
            containers than a navigation controller aren't asked for what is in them.
            """),
      ]),
    Section(
      "Dismissal",
      [
        Rule(
          .m6_40, .official,
          """
          A controller that has presented dismisses what it presented, with everything above. Any other \
          controller passes the call on to the container around it (V80), or it itself is dismissed.
          """,
          sources: [
            "Apple's documentation", "fantageek.com", "WinObjC, a reimplementation", "open radar 30284135",
          ]),
        Rule(
          .m6_41, .several,
          """
          If a whole chain goes, only the topmost is animated; those between vanish. On iOS 7 they get no \
          callback, and on iOS 8 each step is a dismissal of its own. For later systems no log is known.
          """,
          sources: ["WinObjC, a reimplementation", "comparison of the published logs"],
          logs: [
            "modal-dismiss-chain-doc", "modal-chain-dismiss-ios7-pingu",
            "modal-chain-dismiss-visual-radar", "modal-chain-middismiss-rns",
          ],
          choice: """
            From iOS 9 on a chain is dismissed as on iOS 7; of sheets between, the upper is told before the lower.
            """),
        Rule(
          .m6_42, .official,
          """
          A presented controller that presents another one doesn't dismiss itself by `dismiss`; it dismisses the \
          other. To dismiss both, call its presenter.
          """,
          sources: ["Apple's documentation"]),
        Rule(
          .m6_43, .several,
          """
          A `dismiss` that finds no presentation does nothing and says nothing. Inside a presented stack it \
          dismisses the whole stack.
          """,
          sources: ["WinObjC, a reimplementation"]),
        Rule(
          .m6_44, .measured,
          """
          A dismissal during a presentation or a dismissal is dropped. Two in a row on the middle one remove \
          first what it presented, and then itself.
          """,
          sources: ["open radar 30284135", "pointfreeco/swift-navigation#295"],
          choice: "A dismissal while one runs is dropped, and its completion never comes."),
        Rule(
          .m6_45, .several,
          """
          If the window gets another root, what the old one presents isn't dismissed. Its view stays in the window, \
          behind the new root's. A presentation holds its presenter, so neither is freed before a dismissal. A \
          presentation that hasn't started by then is dropped.
          """,
          sources: ["UIKit headers", "published reports of what stays (iOS 8 to 13)"],
          choice: """
            A presentation that was dropped in this way runs no completion, and one that is under way does. A presenter \
            that leaves its parent takes what it presents with it when it is freed.
            """),
        Rule(
          .m6_46, .chosen,
          """
          A gesture of the app may drive a dismissal, and give it up: `dismiss` with `cancelled`, or a swipe on a custom \
          presentation. What goes gets `viewWillDisappear`, and then \
          `viewWillAppear` and `viewDidAppear`. A presenter that had been covered comes back and goes again.
          """,
          sources: ["authors of interactive transitions"],
          choice: "The presented one is told first; the completion runs."),
        Rule(
          .m6_47, .official,
          """
          A sheet may stand at several heights, its detents. A change of the height sends no callback of appearance. \
          The sheet's delegate is told of a person's change, and not of code's. Up to `largestUndimmedDetentIdentifier` \
          a person can touch what lies under the sheet.
          """,
          sources: ["Apple's documentation of `UISheetPresentationController`"],
          choice: "The sheet is laid out once for each change. A sheet that fills the screen has one height."),
        Rule(
          .m6_48, .official,
          """
          An alert is presented, and lost, like any other controller. Its presenter stays on the screen and gets no \
          callback. A person chooses an action: the alert goes, and then the steps of the action run. An action sheet \
          is a popover on a pad, and raises without an anchor. The exception has its own words, which name the \
          presenter from iOS 13 on. From iOS 26 on a phone's action sheet with an anchor is a popover, too.
          """,
          sources: [
            "Apple's documentation of `UIAlertController` and of `UIPopoverPresentationController`",
            "UIAlertController-Blocks#3 and TBAlertController#4 (iOS 8)",
            "SDCAlertView#306 and material-components-ios#8730 (iOS 13)", "netfox#29", "ios-loggie#29",
            "Apple's talk on the new design (2025) and a note in Vercantez/openuikit",
          ],
          choice: "Code of the one that presented the alert runs. Its style is `custom`. iOS 10 to 12 say what 8 says."),
        Rule(
          .m6_51, .several,
          "On 8, 9 and 11 code that read `presentationController` of one that isn't presented kept it alive.",
          sources: ["open radars 21753811, 36256721 and 40092137"],
          standing: .notModelled("A scene has no step that reads it. Write `retained: true` for such a controller.")),
      ] + searches),
  ]
}
