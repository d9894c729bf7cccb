/// A rule that has changed, for your scenes: `schema/changes.md` and `explain changes` are made of these.
public struct RuleChange: Sendable {
  /// The release that has changed it.
  public let release: String
  public let rule: RuleNumber
  /// The systems on which a scene shows it, in words.
  public let systems: String
  /// The change that brings the old behaviour back; nil where nothing does.
  public let restoring: BehaviourChange?
  /// The traces before the change, as a sentence.
  public let before: String
  /// The traces since then.
  public let after: String

  /// The newest release.
  public static let newest = "0.2"

  init(_ rule: RuleNumber, _ systems: String, _ restoring: BehaviourChange? = nil, before: String, after: String) {
    release = RuleChange.newest
    (self.rule, self.systems, self.restoring, self.before, self.after) = (rule, systems, restoring, before, after)
  }

  /// Every change, the newest release first.
  public static let all = field + systems

  /// The changes that reports of people in the field have brought.
  private static let field: [RuleChange] = [
    RuleChange(
      .v99, "all",
      before: "Code in a delegate's message could not be written.",
      after: "Messages take steps under `overrides`: `didShow`, `didSelect`, `presentationControllerDidDismiss`."),
    RuleChange(
      .s4_33, "iOS 14 and newer",
      before: "A person's way to a column could not be written.",
      after: "`swipe: showColumn` and `swipe: hideColumn` move one, and the delegate is told of it."),
    RuleChange(
      .d8_19, "iOS 27 and newer", BehaviourChange(.resizesContinuously, isOn: false),
      before: "A window that a person resizes got its last size alone.",
      after: "With `continuous` it has sizes on its way, each with its callbacks."),
    RuleChange(
      .t3_21, "iOS 18 and newer", BehaviourChange(.hasTabGroups, isOn: false),
      before: "A group of tabs could not be written.",
      after: "A choice in a group stands on the group's stack, and the delegate hears `didSelectTab`. Groups may nest."),
    RuleChange(
      .t3_22, "iOS 18 and newer",
      before: "The delegate was asked `shouldSelect`, and told `didSelect`.",
      after: "Where a tab bar controller has groups, it is asked `shouldSelectTab`, and told `didSelectTab`."),
    RuleChange(
      .l9_13, "all",
      before: "An app was always started by a person.",
      after: "`launch: background` starts it without `willEnterForeground`, `launch: withoutScene` without a view."),
    RuleChange(
      .m6_49, "iOS 8 and newer",
      before: "A search controller was a controller like any other, with a class.",
      after: "With `kind: search` it stands in a context, and its delegate hears when the system presents it."),
    RuleChange(
      .v89, "iOS 13 and newer",
      before: "A hosting controller was a controller like any other, with a class.",
      after: "With `kind: hosting` its views hear `onAppear` and `onDisappear`, and their `task` starts."),
    RuleChange(
      .m6_48, "iOS 26 and newer", BehaviourChange(.anchorsActionSheets, isOn: false),
      before: "On a phone an action sheet had no anchor, and went by its actions alone.",
      after: "With an anchor it is a popover, which a tap beside it takes away."),
    RuleChange(
      .v83, "iOS 6 and 7", BehaviourChange(.climbsFromCaller, isOn: false),
      before: "From what is presented an unwind search climbed to the real presenter.",
      after: "It climbs to the controller whose code has called `present`."),
    RuleChange(
      .s4_37, "iOS 26 and newer", BehaviourChange(.tilesUpright, isOn: false),
      before: "In portrait `automatic` showed the secondary alone.",
      after: "The width decides how many columns stand beside it, in classic split views, too."),
    RuleChange(
      .s4_38, "iOS 26 and newer", BehaviourChange(.tellsOfEachColumn, isOn: false),
      before: "Columns were told of before `willChangeTo`, the outer one first, and in column style alone.",
      after: "`willChangeTo` comes first, and code and classic split views bring messages, too."),
    RuleChange(
      .s4_37, "iOS 26 and newer", BehaviourChange(.tilesUpright, isOn: false),
      before: "Two columns preferred before the first display showed none in portrait.",
      after: "One of them stands beside the secondary. What is to come over it waits until code asks again."),
    RuleChange(
      .s4_37, "iOS 26 and newer", BehaviourChange(.tilesUpright, isOn: false),
      before: "After `hide`, `show` brought a column beside the secondary.",
      after: "It comes over the secondary if the mode asked for last was over it."),
    RuleChange(
      .v96, "iOS 26 and newer", BehaviourChange(.keepsColumnStacks, isOn: false),
      before: "The content of a column moved onto the stack of a collapsed split view.",
      after: "Its navigation controller goes there with it. After a pop the content has heard no move."),
    RuleChange(
      .v97, "iOS 26 and newer", BehaviourChange(.joinsWhenShown, isOn: false),
      before: "What stands in the columns became a child as the split view was made.",
      after: "It becomes one when the split view is first shown; what a phone doesn't show may never become one."),
    RuleChange(
      .l9_10, "iOS 27",
      before: "An app without scenes ended with the text of iOS 26.",
      after: "It ends with the text of iOS 27."),
    RuleChange(
      .d8_5, "iOS 8 and newer",
      before: "Under every custom presentation the presenter was asked how the device may be held.",
      after: "One that has removed its presenter's view is asked itself."),
    RuleChange(
      .v66, "iOS 18 and newer", BehaviourChange(.zooms, isOn: false),
      before: "A zoom could not be written, and had no gesture of its own.",
      after: "With `preferredTransition: zoom` a push can be grabbed, and a full-screen presentation dragged away."),
    RuleChange(
      .v67, "all",
      before: "`awakeFromNib` was no event.",
      after: "A controller with a place in a storyboard, or an identifier there, gets it directly after `init`."),
    RuleChange(
      .v65, "iOS 18 and newer", BehaviourChange(.observesModels, isOn: false),
      before: "A model that changes could not be written.",
      after: "`changed` names the callbacks that have read it, and they come again in the next pass."),
    RuleChange(
      .v65, "iOS 26 and newer", BehaviourChange(.updatesProperties, isOn: false),
      before: "`updateProperties` was no event.",
      after: "Each controller gets it in its first layout pass, before the pair; it belongs to the group `layout`."),
    RuleChange(
      .m6_46, "all",
      before: "A swipe on a custom presentation that was let go did nothing.",
      after: "It is a gesture of the app: what goes gets `viewWillDisappear`, and then appears again."),
    RuleChange(
      .c1_60, "iOS 18 and newer",
      before: "A tab that was tapped during a push ended the two pages of the stack the wrong way round.",
      after: "The old page ends with the push; the new one has turned round, and ends with its tab."),
    RuleChange(
      .c1_93, "iOS 14 and newer",
      before: "The console's line about a detached presenter was that of iOS 9.",
      after: "It has the words of its system."),
    RuleChange(
      .c1_89, "iOS 13 and newer",
      before: "The console's line about a presentation in progress was that of iOS 12.",
      after: "It names the receiver in brackets, and ends with a full stop."),
    RuleChange(
      .c1_91, "iOS 13 and newer",
      before: "To present a child raised with the words of iOS 12.",
      after: "The words name its parent."),
    RuleChange(
      .t3_5, "all",
      before: "`didSelect` came directly behind `shouldSelect`.",
      after: "It comes behind `selectedViewController` and both wills."),
    RuleChange(
      .n2_35, "iOS 13 and newer", BehaviourChange(.tellsWillShowAgain),
      before: "A stack that comes back with its top told `willShow`.", after: "It tells `didShow` alone."),
    RuleChange(
      .m6_52, "iOS 8 and newer", BehaviourChange(.freesActiveSearches),
      before: "A screen that left its stack while its search was active was freed.",
      after: "The two hold each other until the search ends."),
    RuleChange(
      .c1_99, "iOS 7 to 9", BehaviourChange(.raisesWhilePagesTurn, isOn: false),
      before: "A scroll pager that is set while it turns waited.", after: "It raises `pagesSetWhileScrolling`."),
    RuleChange(
      .c1_89, "iOS 5 to 7", BehaviourChange(.raisesWhilePresenting, isOn: false),
      before: "What still comes, or goes, could present, or warned.",
      after: "It raises `modalTransitionRuns`."),
    RuleChange(
      .c1_85, "iOS 5 to 7", BehaviourChange(.warnsOfNestedChanges, isOn: false),
      before: "A push or pop during another one waited without a word.", after: "UIKit warns of it: `nestedChange`."),
    RuleChange(
      .c1_110, "iOS 5 to 7", BehaviourChange(.refusesModalSplits, isOn: false),
      before: "A split view controller could be presented.", after: "It raises `presentedSplit`."),
    RuleChange(
      .c1_107, "all",
      before: "A new stack with a controller in it twice raised `pushedTwice`.",
      after: "It raises `repeatedMember`, with UIKit's words for it."),
    RuleChange(
      .m6_23, "all",
      before: "A presentation in compact width used the answer `adaptivePresentationStyle`, and printed no question.",
      after: "It prints `delegate.adaptivePresentationStyle` where the scene has the answer."),
    RuleChange(
      .m6_8, "all",
      before: "To present on a controller that is being dismissed warned of `presentationInProgress`.",
      after: "It warns of `presentOffWindow`."),
    RuleChange(
      .m6_8, "iOS 8 and newer",
      before: "A second `present` on one presenter, in the turn of the first, warned of `presentationInProgress`.",
      after: "It warns of `alreadyPresenting`."),
    RuleChange(
      .m6_48, "iOS 8 and newer",
      before: "An action sheet without an anchor raised with the words of a popover.",
      after: "It raises with words of its own, which from iOS 13 on name the presenter."),
    RuleChange(
      .p5_21, "all, with `staleNeighbour`",
      before: "After an animated change in code a scroll pager turned to the neighbour that it had fetched before.",
      after: "It turns back to the page that the change has left."),
    RuleChange(
      .n2_37, "iOS 8 and newer", BehaviourChange(.pushesWaitForPresentations, isOn: false),
      before: "An animated push by code ran beside a presentation or a dismissal on its stack.",
      after: "It waits for the end."),
    RuleChange(
      .n2_37, "all",
      before: "A push or a new stack that waited didn't hold its controllers, so they could be freed meanwhile.",
      after: "It holds them until it is made, or until its container goes."),
    RuleChange(
      .l9_7, "iOS 5 to 7", BehaviourChange(.tellsOfSizes),
      before: "Rotations sent the callbacks of iOS 8: `viewWillTransition`, `willTransition`, and those of traits.",
      after: "They send none of them: a rotation brings layout alone."),
    RuleChange(
      .n2_42, "iOS 16 and 17", BehaviourChange(.holdsPushes, isOn: false),
      before: "A new stack without animation waited for a push that waited for another such stack.",
      after: "It comes first. If it has the pushed controller, the push raises `pushedTwice`."),
    RuleChange(
      .v62, "iOS 8 to 25",
      before: "A call of code did nothing inside a stack that moved, and up to iOS 12 while a presentation ran.",
      after: "Only a person's touches do nothing; code does what it does."),
    RuleChange(
      .n2_44, "iOS 7 and newer",
      before: "A swipe back called no method of its stack.",
      after: "It calls `popViewController` as it begins, also if it is given up."),
    RuleChange(
      .t3_9, "all",
      before: "A tab under More that code selects lay on the one that was open there before.",
      after: "More's stack has its list and the chosen tab."),
    RuleChange(
      .s4_30, "iOS 14 and newer",
      before: "A compact column heard `willMove` and no `didMove`, and again at each collapse.",
      after: "It hears both, at the first collapse."),
    RuleChange(
      .n2_43, "iOS 7 and newer", BehaviourChange(.freezesAtRoot, isOn: false),
      before: "A swipe back that the app lets begin at the root of a stack did nothing.",
      after: "With the next push the stack takes no touch any more."),
    RuleChange(
      .n2_45, "iOS 7 to 25", BehaviourChange(.freezesInMotion, isOn: false),
      before: "A swipe back that the app lets begin during a push or pop did nothing.",
      after: "From then on the stack takes no touch."),
    RuleChange(
      .c1_108, "iOS 12 and older", BehaviourChange(.warnsOfPresentingAtLaunch, isOn: false),
      before: "A presentation on the root in the turn of the launch brought no warning.",
      after: "It brings `unbalancedTransition` for the root."),
    RuleChange(
      .c1_109, "iOS 9 to 13", BehaviourChange(.raisesOverSearch, isOn: false),
      before: "A page of a scroll pager could be turned while its search was active.",
      after: "It raises `unexpectedSubviews`."),
    RuleChange(
      .v24, "iOS 8", BehaviourChange(.popoversTakePresenters, isOn: false),
      before: "A second tap beside a popover that goes did nothing.",
      after: "It dismisses the popover's presenter, unless the popover's delegate has an answer."),
    RuleChange(
      .v89, "iOS 13", BehaviourChange(.appearsOnce, isOn: false),
      before: "`onAppear` came each time that a tab came back.", after: "It comes once."),
    RuleChange(
      .c1_88, "iOS 12 and older",
      before: "The warning `alreadyPresenting` named what was presented.",
      after: "It names no presentation that has only been asked for."),
    RuleChange(
      .t3_18, "all", BehaviourChange(.asksAboutMore, isOn: false),
      before: "The delegate of More's stack was told nothing.",
      after: "It is told of the list and of each row: `moreNavigationController.delegate.willShow`, and `didShow`."),
    RuleChange(
      .v71, "iOS 5 to 17", BehaviourChange(.pushesBeforeFirstLayout, isOn: false),
      before: "An animated push before a stack's first layout only changed the stack; the old top never loaded.",
      after: "The old top loads and appears, and the push starts in that layout."),
    RuleChange(
      .v74, "all",
      before: "A gesture during a change, a swipe back at a root and a refused `rotate` printed nothing.",
      after: "Each prints `ignored` and its reason."),
    RuleChange(
      .v75, "iOS 26 and newer", BehaviourChange(.interruptsTransitions, isOn: false),
      before: "A swipe back during a push or pop did nothing.",
      after: "It ends what runs, with all its callbacks, and the way back begins in the same turn."),
    RuleChange(
      .v76, "all",
      before: "The destination of a custom segue was freed after the first delayed step, and made a second time.",
      after: "The segue holds its destination until the last of its steps. A view that is presented leaves its host."),
    RuleChange(
      .v77, "iOS 6 to 12", BehaviourChange(.tellsDidShowEarly, isOn: false),
      before: "The first display of a stack told `didShow` once.",
      after: "It is told twice: directly after `willShow`, and at the end."),
    RuleChange(
      .v78, "iOS 13 and newer", BehaviourChange(.laysOutPresenterOfCards, isOn: false),
      before: "The presenter of a card got no layout.",
      after: "It is laid out once behind the card's first layout, and once when the card has gone."),
    RuleChange(
      .v79, "all", BehaviourChange(.checksWindowFirst, isOn: false),
      before: "A presenter that is covered by what it presents got the warning `alreadyPresenting`.",
      after: "It gets `presentOffWindow`, since its view isn't in the window."),
    RuleChange(
      .v80, "all", BehaviourChange(.dismissClimbs, isOn: false),
      before: "`dismiss` in a controller inside a container did nothing to what the container presents.",
      after: "The containers around the receiver are asked, one by one. The first that presents dismisses that."),
    RuleChange(
      .v83, "iOS 6 to 8", BehaviourChange(.climbsToUnwind, isOn: false),
      before: "Unwind segues searched as on iOS 9 and newer.",
      after: "The search climbs by parents and presenters, and prints `viewControllerForUnwindSegueAction`."),
    RuleChange(
      .v83, "iOS 7 and 8", BehaviourChange(.unwindLeavesCustom, isOn: false),
      before: "An unwind segue took a custom presentation away.",
      after: "It runs the action and leaves the presentation up."),
    RuleChange(
      .v83, "iOS 5", BehaviourChange(.hasUnwindSegues),
      before: "Unwind segues worked on iOS 5.", after: "They do nothing there, and `check` says so."),
    RuleChange(
      .v85, "iOS 9", BehaviourChange(.catchesTurningPages, isOn: false),
      before: "A scroll pager ignored a swipe while a page went back.",
      after: "A finger catches the page, and the swipe goes on."),
    RuleChange(
      .v88, "iOS 6 and newer", BehaviourChange(.turnsForPresentations, isOn: false),
      before: "A full-screen controller that doesn't allow how the screen lies was presented without a turn.",
      after: "UIKit turns the screen for it, and back if its presenter wants that, and prints `turned`."),
  ]
}
