/// A difference between systems: a behaviour, the systems that have it, and its sources.
///
/// A profile (`ios: 17`) is the set of behaviours whose range holds that version; `quirks` changes it.
public enum Behaviour: String, CaseIterable, Hashable, Sendable {
  case loadsWhenAppearing, sendsViewIsAppearing, sheetsAreCards, automaticIsSheet, tellsInitialTraits, launchesScenes
  case animatesTabTaps, laysOutChildrenWhenTurned, laysOutAgainAfterPush, laysOutInBackground, dismissesInSteps,
    searchesUnwindAgain
  case tellsDidShowEarly, appearsBeforeActive, turnsForSnapshots
  case presentsInTheCall, losesAnimatedFlag, didMoveTwice, skipsMovesOfReplacedTop, catchesTurningPages
  case pushesBeforeFirstLayout, interruptsTransitions, checksWindowFirst, dismissClimbs, laysOutPresenterOfCards
  case turnsForPresentations, hasUnwindSegues, climbsToUnwind, unwindLeavesCustom
  case layoutAfterSelect
  case turnsPadsUnasked, traitsFollowViews, tellsCoveredOfTraits, movesBeforeReveal, besideTakesWidth, sidebarFloats
  case mentionsScenes, warnsOfScenes, needsScenes, windowsIgnoreOrientations, resizesContinuously
  case ignoresTouchesInMotion, touchesDuringTransitions, ignoresTouchesWhilePresenting
  case automaticIsFormSheet, tellsOfShownColumns, returnsHandledSecondary, hasMoreInRegularWidth
  case didMoveOnce, staleNeighbour, missesWillAppear, snapshotLoadsSplits, collapsesForSnapshots
  case coversInCompactHeight, tellsOfColumnsInCode, traitsWithLayout, popsNestedStacks
  case unwindLeavesPresentations, unwindLeavesPopovers
  case pushesWaitForPresentations, holdsPushes, dropsWhilePresenting, comingPresenterIsBusy, curlsToItself
  case updatesProperties, observesModels, locksOrientation, disappearsWhenTerminated, hasDetents
  case hasInspector, tellsOfInspectorEarly, hasTabGroups, tellsOfTabsInCode, zooms
  case tilesUpright, tellsOfEachColumn, loadsAllColumns, climbsFromCaller, anchorsActionSheets
  case keepsColumnStacks, joinsWhenShown
  case tellsWillShowAgain, raisesWhilePagesTurn, warnsOfNestedChanges, raisesWhilePresenting
  case launchesBeforeRoot, asksAboutMore, tellsWillTerminate, appearsOnce, freezesAtRoot
  case freezesInMotion, warnsOfPresentingAtLaunch, raisesOverSearch
  case freesActiveSearches, popoversTakePresenters, unwindEndsInPrimary, tellsTraitsOnReturn
  case tellsOfSizes, refusesModalSplits

  /// The systems that have it, or nil for a quirk that no profile turns on.
  public var systems: ClosedRange<Int>? {
    switch self {
    case .loadsWhenAppearing: 9...10
    case .presentsInTheCall: 5...7
    case .losesAnimatedFlag: 8...8
    case .didMoveTwice: 10...Behaviour.newest
    case .tellsDidShowEarly: 5...12
    case .laysOutAgainAfterPush, .skipsMovesOfReplacedTop: 7...7
    case .dismissesInSteps, .appearsBeforeActive, .popoversTakePresenters: 8...8
    case .laysOutChildrenWhenTurned: 5...8
    case .searchesUnwindAgain, .catchesTurningPages: 9...9
    case .sendsViewIsAppearing, .sheetsAreCards, .automaticIsSheet, .launchesScenes,
      .laysOutInBackground:
      13...Behaviour.newest
    case .tellsInitialTraits: 8...12
    case .turnsForSnapshots: 9...Behaviour.newest
    case .pushesBeforeFirstLayout: 5...17
    case .interruptsTransitions: 26...Behaviour.newest
    case .pushesWaitForPresentations, .tellsOfSizes: 8...Behaviour.newest
    case .holdsPushes: 16...17
    case .checksWindowFirst, .dismissClimbs, .asksAboutMore: Behaviour.oldest...Behaviour.newest
    case .laysOutPresenterOfCards, .disappearsWhenTerminated, .launchesBeforeRoot, .tellsWillTerminate:
      13...Behaviour.newest
    case .turnsForPresentations, .hasUnwindSegues: 6...Behaviour.newest
    case .climbsToUnwind: 6...8
    case .climbsFromCaller: 6...7
    case .hasDetents: 15...Behaviour.newest
    case .unwindLeavesCustom: 7...8
    case .animatesTabTaps, .hasTabGroups, .tellsOfTabsInCode, .zooms: 18...Behaviour.newest
    case .automaticIsFormSheet: 18...Behaviour.newest
    case .tellsOfShownColumns: 26...Behaviour.newest
    case .returnsHandledSecondary: 5...Behaviour.newest
    case .hasMoreInRegularWidth: 8...17
    case .turnsPadsUnasked: 9...Behaviour.newest
    case .mentionsScenes: 18...25
    case .warnsOfScenes: 26...26
    case .needsScenes, .windowsIgnoreOrientations, .resizesContinuously: 27...Behaviour.newest
    case .ignoresTouchesInMotion: 8...Behaviour.newest
    case .touchesDuringTransitions: 26...Behaviour.newest
    case .ignoresTouchesWhilePresenting: 8...12
    case .traitsFollowViews: 17...Behaviour.newest
    case .tellsCoveredOfTraits: 8...Behaviour.newest
    case .movesBeforeReveal: 5...Behaviour.newest
    case .besideTakesWidth: 8...Behaviour.newest
    case .sidebarFloats: 26...Behaviour.newest
    case .updatesProperties, .locksOrientation, .hasInspector, .tilesUpright, .tellsOfEachColumn,
      .loadsAllColumns, .anchorsActionSheets, .keepsColumnStacks, .joinsWhenShown:
      26...Behaviour.newest
    case .observesModels: 18...Behaviour.newest
    case .layoutAfterSelect, .didMoveOnce, .staleNeighbour, .missesWillAppear, .snapshotLoadsSplits,
      .collapsesForSnapshots, .coversInCompactHeight, .tellsOfColumnsInCode, .traitsWithLayout, .popsNestedStacks,
      .unwindLeavesPresentations, .unwindLeavesPopovers, .dropsWhilePresenting, .tellsOfInspectorEarly,
      .comingPresenterIsBusy, .curlsToItself, .tellsWillShowAgain, .freesActiveSearches, .unwindEndsInPrimary,
      .tellsTraitsOnReturn:
      nil
    case .raisesWhilePagesTurn: 7...9
    case .warnsOfNestedChanges, .raisesWhilePresenting, .refusesModalSplits: 5...7
    case .appearsOnce: 13...13
    case .freezesAtRoot: 7...Behaviour.newest
    case .freezesInMotion: 7...25
    case .warnsOfPresentingAtLaunch: 5...12
    case .raisesOverSearch: 9...13
    }
  }

  /// Its meaning, as a sentence.
  public var summary: String {
    switch self {
    case .loadsWhenAppearing:
      "A pushed view is loaded inside its own appearance, after the old top's viewWillDisappear."
    case .sendsViewIsAppearing: "viewIsAppearing is sent between viewWillAppear and the first layout."
    case .sheetsAreCards: "pageSheet and formSheet are cards on a phone and leave the presenter on the screen."
    case .automaticIsSheet: "The presentation style `automatic` is a sheet; before, it is full screen."
    case .tellsInitialTraits: "traitCollectionDidChange(nil) is sent between viewWillAppear and the first layout."
    case .launchesScenes: "The app launches with a window scene: willConnect and willEnterForeground are sent."
    case .launchesBeforeRoot: "An app with scenes is told of its launch before its root is made."
    case .asksAboutMore:
      "A tap on More asks the delegate about More's stack, which has a delegate of its own; a row asks nothing."
    case .tellsWillTerminate: "An app with scenes that a person ends is told willTerminate, too."
    case .appearsOnce: "What SwiftUI's views do as they appear comes once, and not again when a tab comes back."
    case .freezesAtRoot:
      "A swipe back at the root of a stack, which the app lets begin, leaves the stack so that it takes no touch."
    case .freezesInMotion:
      "A swipe back during a push or pop, which the app lets begin, leaves the stack so that it takes no touch."
    case .warnsOfPresentingAtLaunch:
      "UIKit says that the root's appearance is unbalanced if code presents on it in the turn of the launch."
    case .raisesOverSearch: "A scroll pager raises an exception if a page is turned while its search is active."
    case .animatesTabTaps: "A tap on a tab is an animated change; a change in code isn't."
    case .laysOutAgainAfterPush: "A pushed view is laid out once more after the push has ended."
    case .laysOutInBackground: "When the app goes to the background, the screen is laid out for the system's snapshots."
    case .laysOutChildrenWhenTurned: "A rotation also lays out children that keep their size."
    case .appearsBeforeActive:
      "At launch the root gets viewDidAppear before the app becomes active."
    case .turnsForSnapshots: "A pad in the background is turned and turned back for the system's snapshots."
    case .layoutAfterSelect:
      "A tab that code selects for the first time is laid out after its viewDidAppear, as on Mac Catalyst."
    case .dismissesInSteps: "A chain of full-screen presentations is dismissed one by one, each with its own callbacks."
    case .searchesUnwindAgain: "An unwind search starts again at its source for each further presenter."
    case .tellsDidShowEarly:
      "When a stack first appears, its delegate gets didShow before the top's viewDidAppear, and again after it."
    case .presentsInTheCall:
      "UIKit sends the will-callbacks inside the call of present or dismiss; without animation the transition ends there, too."
    case .losesAnimatedFlag:
      "The presenter's did-callbacks of an animated full-screen presentation say that it isn't animated."
    case .didMoveTwice:
      "A child that gets didMove before its own appearance has ended gets it again afterwards."
    case .skipsMovesOfReplacedTop:
      "The top that an animated setViewControllers replaces on the screen gets neither willMove(nil) nor didMove(nil)."
    case .catchesTurningPages:
      "A finger can catch a page of a scroll pager that still turns, and go on to the next one."
    case .pushesBeforeFirstLayout:
      "An animated push on a stack that appears and has had no layout shows the old top and starts at once."
    case .interruptsTransitions:
      "A person's way back interrupts an animated push or pop; its end comes first, with all its callbacks."
    case .checksWindowFirst:
      "A presenter whose view is out of the window is told so, even if it presents something already."
    case .dismissClimbs:
      "`dismiss` asks the receiver, then each ancestor: what the first of them presents goes, or else it itself."
    case .laysOutPresenterOfCards:
      "The presenter of a card is laid out once after the card's first layout, and once when the card has gone."
    case .turnsForPresentations:
      "UIKit turns the screen where what is presented, or what comes back after it, doesn't allow how the screen lies."
    case .hasUnwindSegues: "Storyboards have exits, so an unwind segue does something."
    case .climbsToUnwind:
      "An unwind search climbs by parents and presenters, and asks each which controller takes the action."
    case .unwindLeavesCustom: "An unwind segue runs its action and leaves a custom presentation up."
    case .unwindLeavesPresentations:
      "An unwind segue to a member of a stack leaves a presentation in the current context, or a form sheet, up."
    case .unwindLeavesPopovers: "An unwind segue runs its action and leaves a popover up."
    case .unwindEndsInPrimary: "An unwind search from the primary of a presented split ends there."
    case .popoversTakePresenters: "A second tap beside a popover that goes takes its presenter away, too."
    case .tellsTraitsOnReturn: "An app that comes back from the background is told of its traits once more."
    case .pushesWaitForPresentations:
      "An animated push waits while a presentation or a dismissal runs on its stack, or on a container around it."
    case .holdsPushes:
      "An animated push behind an unanimated new stack is held; another unanimated new stack goes before it."
    case .dropsWhilePresenting:
      "A stack drops a push, a pop or a new stack while a presentation or a dismissal runs on it or on a member."
    case .comingPresenterIsBusy:
      "A presentation on a controller whose own presentation hasn't started meets a presentation in progress."
    case .curlsToItself:
      "A curl pager that is set, animated, to the page that it shows says that its appearance is unbalanced."
    case .didMoveOnce: "A child gets didMove once, even if its own appearance hasn't ended by then."
    case .staleNeighbour: "A scroll pager keeps the page that an animated setViewControllers has left as its neighbour."
    case .missesWillAppear:
      "A child gets no viewWillAppear if its parent's view is in the window but hasn't appeared. A controller without a parent gets none if an animated transition brings in the view that contains its view."
    case .snapshotLoadsSplits:
      "The system's snapshot in the background loads every split view, even in a tab that was never visited."
    case .collapsesForSnapshots:
      "A split on a pad in the background collapses and expands again for the system's snapshots."
    case .automaticIsFormSheet: "The sheet that the style `automatic` stands for is a form sheet; before, a page sheet."
    case .coversInCompactHeight:
      "A sheet in compact height covers the screen, so that the presenter disappears, and comes back upright."
    case .tellsOfShownColumns:
      "The split's delegate also gets didShow and didHide, after what the system has shown or hidden."
    case .tilesUpright:
      "A split view shows as many columns beside the secondary as have room, in portrait too."
    case .anchorsActionSheets: "An action sheet with an anchor is a popover on a phone, too."
    case .climbsFromCaller:
      "An unwind search climbs from what is presented to the controller whose code has called present."
    case .loadsAllColumns: "A split in column style loads all of its columns as it appears, hidden ones too."
    case .keepsColumnStacks: "A column goes onto the stack of a collapsed split with its navigation controller."
    case .tellsWillShowAgain:
      "A stack that comes back with the top that it has shown tells its delegate willShow, too."
    case .freesActiveSearches: "A search that is active when its screen leaves a stack is freed with it."
    case .raisesWhilePagesTurn: "A scroll pager that is set, animated, while it still turns raises an exception."
    case .warnsOfNestedChanges: "UIKit warns of a push or pop that begins during another one on its stack."
    case .tellsOfSizes: "A controller is told of a new size and of new traits, and of a child's preferred size."
    case .refusesModalSplits: "A split view controller that is presented raises an exception."
    case .raisesWhilePresenting:
      "A controller that presents while a presentation by another one animates raises an exception."
    case .joinsWhenShown: "What stands in the columns of a split becomes its child when the split is first shown."
    case .tellsOfEachColumn:
      "The split's delegate is told of the mode first, and then of each column on its way, classic splits included."
    case .tellsOfColumnsInCode:
      "The split's delegate also gets willShow and willHide when code shows or hides a column."
    case .returnsHandledSecondary:
      "A secondary that the delegate has handled while collapsing comes back when nothing can be popped."
    case .mentionsScenes: "UIKit mentions in the console that an app without scenes is out of date."
    case .warnsOfScenes: "UIKit warns in the console that scenes will soon be required."
    case .needsScenes: "An app without scenes ends before its delegate is called, if it is built with the system's SDK."
    case .windowsIgnoreOrientations:
      "A pad turns without asking a controller, even if the app requires the full screen."
    case .resizesContinuously: "A window that a person resizes has sizes on its way, each with its callbacks."
    case .ignoresTouchesInMotion: "A touch inside a stack that pushes or pops does nothing."
    case .touchesDuringTransitions:
      "The top that comes by a push or a pop takes touches while that runs, whatever `ignoresTouchesInMotion` says."
    case .ignoresTouchesWhilePresenting: "While a presentation or a dismissal runs, no touch of the app does anything."
    case .turnsPadsUnasked:
      "A pad turns without asking a controller, unless the app requires the full screen."
    case .traitsFollowViews:
      "A controller whose view isn't in the window is told of other traits when the view comes back."
    case .tellsCoveredOfTraits:
      "Unless traits follow the views, a loaded controller that its container doesn't show is told of them at once; a covered member of a stack hears willTransition, too."
    case .movesBeforeReveal: "A popped controller gets didMove(nil) before the revealed one gets viewDidAppear."
    case .besideTakesWidth: "A column beside the secondary takes width from it, so that the secondary is laid out."
    case .sidebarFloats: "The primary of a split view floats above the others and takes no width from them."
    case .updatesProperties: "updateProperties is sent in the layout pass, where a controller's properties need it."
    case .observesModels:
      "A layout callback comes again when a model changes that it has read; up to iOS 25 the app needs a key for it."
    case .hasInspector: "A split in column style can have an inspector, which is a sheet in compact width."
    case .tellsOfInspectorEarly:
      "The split's delegate gets didHide for the inspector when its sheet begins to go, and not when it has gone."
    case .hasTabGroups: "A tab bar controller can have groups of tabs, each with a stack that follows the choice."
    case .tellsOfTabsInCode:
      "With groups a tab bar controller tells of a choice in code by didSelectTab, too."
    case .zooms: "A controller can come and go by a zoom, whose gestures take it away."
    case .hasDetents: "A sheet can stand at several heights, and leave touches to what lies under it."
    case .disappearsWhenTerminated: "The root disappears when a person ends an app that is on the screen."
    case .locksOrientation: "A controller can keep the window from turning while it fills the screen."
    case .traitsWithLayout: "Each view is told of new traits directly before its own layout."
    case .popsNestedStacks: "A tap on the selected tab pops the first stack inside it, wherever that is."
    case .hasMoreInRegularWidth:
      "In regular width a tab bar has eight places, and the last of more tabs are under More."
    }
  }
}
