/// Some behaviours, a bit for each in one of two words. A run asks for them at every turn; a set hashes the word of each that is asked for.
public struct BehaviourMask: Hashable, Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  public init(_ behaviours: Set<Behaviour>) {
    for place in behaviours.map(BehaviourMask.place) {
      if place < 64 { low |= 1 << place } else { high |= 1 << (place - 64) }
    }
  }

  /// Whether a behaviour is one of them.
  @inlinable @inline(__always) public func contains(_ behaviour: Behaviour) -> Bool {
    let place = BehaviourMask.place(of: behaviour)
    return (place < 64 ? low &>> place : high &>> (place &- 64)) & 1 != 0
  }

  @inlinable @inline(__always) static func place(of behaviour: Behaviour) -> UInt64 {
    switch behaviour {
    case .loadsWhenAppearing: 0
    case .sendsViewIsAppearing: 1
    case .sheetsAreCards: 2
    case .automaticIsSheet: 3
    case .tellsInitialTraits: 4
    case .launchesScenes: 5
    case .animatesTabTaps: 6
    case .laysOutChildrenWhenTurned: 7
    case .laysOutAgainAfterPush: 8
    case .laysOutInBackground: 9
    case .dismissesInSteps: 10
    case .searchesUnwindAgain: 11
    case .tellsDidShowEarly: 12
    case .appearsBeforeActive: 13
    case .turnsForSnapshots: 14
    case .presentsInTheCall: 15
    case .losesAnimatedFlag: 16
    case .didMoveTwice: 17
    case .skipsMovesOfReplacedTop: 18
    case .catchesTurningPages: 19
    case .layoutAfterSelect: 20
    case .didMoveOnce: 21
    case .staleNeighbour: 22
    case .missesWillAppear: 23
    case .snapshotLoadsSplits: 24
    case .collapsesForSnapshots: 25
    case .pushesBeforeFirstLayout: 26
    case .interruptsTransitions: 27
    case .checksWindowFirst: 28
    case .dismissClimbs: 29
    case .laysOutPresenterOfCards: 30
    case .climbsToUnwind: 31
    case .unwindLeavesCustom: 32
    case .unwindLeavesPresentations: 33
    case .unwindLeavesPopovers: 70
    case .pushesWaitForPresentations: 71
    case .holdsPushes: 72
    case .dropsWhilePresenting: 73
    case .comingPresenterIsBusy: 74
    case .curlsToItself: 75
    case .tilesUpright: 76
    case .tellsOfEachColumn: 77
    case .loadsAllColumns: 78
    case .climbsFromCaller: 79
    case .anchorsActionSheets: 80
    case .keepsColumnStacks: 81
    case .joinsWhenShown: 82
    case .resizesContinuously: 83
    case .launchesBeforeRoot: 84
    case .asksAboutMore: 85
    case .tellsWillTerminate: 86
    case .appearsOnce: 87
    case .freezesAtRoot: 88
    case .tellsWillShowAgain: 89
    case .raisesWhilePagesTurn: 90
    case .warnsOfNestedChanges: 91
    case .raisesWhilePresenting: 92
    case .freesActiveSearches: 93
    case .freezesInMotion: 94
    case .warnsOfPresentingAtLaunch: 95
    case .raisesOverSearch: 96
    case .popoversTakePresenters: 97
    case .unwindEndsInPrimary: 98
    case .tellsTraitsOnReturn: 99
    case .tellsOfSizes: 100
    case .refusesModalSplits: 101
    case .hasUnwindSegues: 34
    case .turnsForPresentations: 35
    case .updatesProperties: 36
    case .observesModels: 37
    case .locksOrientation: 38
    case .hasInspector: 61
    case .disappearsWhenTerminated: 63
    case .hasTabGroups: 64
    case .tellsOfTabsInCode: 65
    case .zooms: 66
    case .hasDetents: 39
    case .tellsOfInspectorEarly: 62
    case .automaticIsFormSheet: 40
    case .coversInCompactHeight: 41
    case .tellsOfShownColumns: 42
    case .tellsOfColumnsInCode: 43
    case .returnsHandledSecondary: 44
    case .hasMoreInRegularWidth: 45
    case .turnsPadsUnasked: 46
    case .traitsFollowViews: 47
    case .tellsCoveredOfTraits: 48
    case .movesBeforeReveal: 49
    case .besideTakesWidth: 50
    case .sidebarFloats: 51
    case .traitsWithLayout: 52
    case .popsNestedStacks: 53
    case .mentionsScenes: 57
    case .warnsOfScenes: 58
    case .needsScenes: 59
    case .windowsIgnoreOrientations: 60
    case .ignoresTouchesInMotion: 54
    case .touchesDuringTransitions: 55
    case .ignoresTouchesWhilePresenting: 56
    }
  }
}
