extension RuleChange {
  /// The changes that follow from what is known of new systems.
  static let systems: [RuleChange] = [
    RuleChange(
      .n2_7, "all", BehaviourChange(.movesBeforeReveal, isOn: false),
      before: "A popped controller got `didMove(nil)` behind the `viewDidAppear` of what it has revealed.",
      after: "It gets it before."),
    RuleChange(
      .v61, "iOS 17 and newer", BehaviourChange(.traitsFollowViews, isOn: false),
      before: "A loaded controller that isn't in the window was told of new traits at once.",
      after: "It is told when its view comes back, if they aren't those that it had last."),
    RuleChange(
      .v61, "iOS 8 to 16", BehaviourChange(.tellsCoveredOfTraits, isOn: false),
      before: "A loaded controller that its container doesn't show wasn't told of new traits.",
      after: "It is told at once, and a covered member of a stack hears `willTransition`, too."),
    RuleChange(
      .s4_35, "iOS 26 and newer", BehaviourChange(.sidebarFloats, isOn: false),
      before: "The primary of a split view took width from its secondary.",
      after: "It floats above it, in classic split views, too."),
    RuleChange(
      .s4_35, "iOS 8 and newer", BehaviourChange(.besideTakesWidth, isOn: false),
      before: "A column beside the secondary changed nothing about its size.",
      after: "It takes width from the secondary, which is laid out."),
    RuleChange(
      .s4_33, "all", BehaviourChange(.tellsOfColumnsInCode),
      before: "The delegate got `willShowColumn` and `willHideColumn` when code shows or hides a column.",
      after: "Only what the system or a person moves is told; before, the first display and a turn told nothing."),
    RuleChange(
      .s4_33, "iOS 26 and newer", BehaviourChange(.tellsOfShownColumns, isOn: false),
      before: "The delegate of a split view was told of no column that has come or gone.",
      after: "`didShowColumn` and `didHideColumn` follow."),
    RuleChange(
      .s4_22, "all",
      before: "A classic split view that expands took only what it had absorbed from its primary.",
      after: "It takes the top of the primary's stack. If there is none to take, the secondary of before comes back."),
    RuleChange(
      .s4_22, "all", BehaviourChange(.returnsHandledSecondary, isOn: false),
      before: "A secondary that the delegate has handled in a collapse never came back by itself.",
      after: "It comes back where the primary has nothing to give."),
    RuleChange(
      .s4_37, "iOS 26 and newer", BehaviourChange(.loadsAllColumns, isOn: false),
      before: "A hidden column of a split in column style was loaded when it first came.",
      after: "All columns are loaded as the split view appears."),
    RuleChange(
      .s4_36, "iOS 26 and newer", BehaviourChange(.hasInspector, isOn: false),
      before: "An inspector could not be written.",
      after: "`showColumn: inspector` shows it, beside the others or as a sheet."),
    RuleChange(
      .d8_16, "iOS 9 and newer, on a pad", BehaviourChange(.turnsPadsUnasked, isOn: false),
      before: "A pad turned only where the controller that is asked allows it.",
      after: "It asks none and turns, unless the device has `requiresFullScreen`."),
    RuleChange(
      .d8_17, "iOS 27, on a pad", BehaviourChange(.windowsIgnoreOrientations, isOn: false),
      before: "An app with `requiresFullScreen` was asked how a pad may be held.",
      after: "The key is ignored."),
    RuleChange(
      .d8_18, "iOS 26 and newer", BehaviourChange(.locksOrientation, isOn: false),
      before: "The lock of an orientation could not be written.",
      after: "`prefersInterfaceOrientationLocked` keeps a window from turning that fills the screen."),
    RuleChange(
      .v62, "iOS 8 and newer", BehaviourChange(.ignoresTouchesInMotion, isOn: false),
      before: "A person's touch inside a stack that pushes or pops did what it does at rest.",
      after: "It does nothing, but for the coming top from iOS 26 on."),
    RuleChange(
      .v62, "iOS 26 and newer", BehaviourChange(.touchesDuringTransitions, isOn: false),
      before: "The top that comes by a push or pop took no touches meanwhile.",
      after: "It takes them."),
    RuleChange(
      .v62, "iOS 8 to 12", BehaviourChange(.ignoresTouchesWhilePresenting, isOn: false),
      before: "A person's touch during a presentation or a dismissal did what it does at rest.",
      after: "It does nothing."),
    RuleChange(
      .v60, "iOS 13 and newer", BehaviourChange(.coversInCompactHeight),
      before: "A sheet on a phone on its side took the presenter off the screen.",
      after: "The presenter stays, and gets no callback."),
    RuleChange(
      .m6_20, "iOS 18 and newer", BehaviourChange(.automaticIsFormSheet, isOn: false),
      before: "`automatic` was a page sheet.", after: "It is a form sheet."),
    RuleChange(
      .m6_47, "iOS 15 and newer", BehaviourChange(.hasDetents, isOn: false),
      before: "A sheet had one height.",
      after: "With `detents` it stands at several, and leaves touches to what lies under it if it doesn't dim that."),
    RuleChange(
      .v64, "iOS 13 and newer", BehaviourChange(.launchesBeforeRoot, isOn: false),
      before: "A root in code was made before the launch was told.",
      after: "`root.init` comes behind `willFinishLaunching`, `didFinishLaunching` and `willConnect`."),
    RuleChange(
      .l9_10, "iOS 27", BehaviourChange(.needsScenes, isOn: false),
      before: "An app without scenes launched on every system.",
      after: "It ends before its delegate is called, if it is built with the system's SDK."),
    RuleChange(
      .l9_10, "iOS 26", BehaviourChange(.warnsOfScenes, isOn: false),
      before: "An app without scenes launched without a word.", after: "The console warns of it."),
    RuleChange(
      .l9_10, "iOS 18 to 25", BehaviourChange(.mentionsScenes, isOn: false),
      before: "An app without scenes launched without a word.", after: "The console mentions it."),
    RuleChange(
      .l9_12, "iOS 13 and newer", BehaviourChange(.disappearsWhenTerminated, isOn: false),
      before: "The end of an app could not be written.",
      after: "With `terminate` the root of an app that is on the screen disappears."),
    RuleChange(
      .l9_12, "iOS 13 and newer", BehaviourChange(.tellsWillTerminate, isOn: false),
      before: "An app with scenes wasn't told `willTerminate`.",
      after: "It is, behind what its scene and its root are told."),
    RuleChange(
      .t3_18, "all", BehaviourChange(.asksAboutMore, isOn: false),
      before: "A tap on a row of More asked the delegate about the tab of that row.",
      after: "A tap on More asks about More's stack, and a row asks nothing."),
    RuleChange(
      .t3_19, "iOS 8 and newer",
      before: "More stayed open in a window that grows until all tabs have a place.",
      after: "More goes, and the tab of before is selected; the delegate isn't told."),
    RuleChange(
      .t3_8, "iOS 8 to 17", BehaviourChange(.hasMoreInRegularWidth, isOn: false),
      before: "In regular width all tabs had a place.", after: "Eight have one; the rest is under More."),
    RuleChange(
      .t3_22, "iOS 18 and newer", BehaviourChange(.tellsOfTabsInCode, isOn: false),
      before: "A choice in code told the delegate nothing.", after: "With groups it hears `didSelectTab`."),
    RuleChange(
      .n2_40, "all",
      before: "A swipe back at the root of a stack inside another stack did nothing.",
      after: "It belongs to the next stack around it."),
    RuleChange(
      .n2_41, "all",
      before: "The animations of a stack's delegate could not be written, and the swipe back was always on.",
      after: "With `animationController` the swipe back is off, and a push of its own can't be interrupted."),
    RuleChange(
      .v8, "all, with `collapsesForSnapshots`",
      before: "In the background a split view in column style stayed as it was.",
      after: "It collapses and expands for the system's pictures, as a classic one does, and tells its delegate."),
  ]
}
