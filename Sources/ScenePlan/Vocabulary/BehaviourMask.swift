/// Some behaviours, a bit for each. A run asks for them at every turn; a set hashes the word of each that is asked for.
public struct BehaviourMask: Hashable, Sendable {
  @usableFromInline var bits: UInt64 = 0

  public init(_ behaviours: Set<Behaviour>) {
    for behaviour in behaviours { bits |= BehaviourMask.bit(of: behaviour) }
  }

  /// Whether a behaviour is one of them.
  @inlinable @inline(__always) public func contains(_ behaviour: Behaviour) -> Bool {
    bits & BehaviourMask.bit(of: behaviour) != 0
  }

  @inlinable @inline(__always) static func bit(of behaviour: Behaviour) -> UInt64 {
    switch behaviour {
    case .loadsWhenAppearing: 1 << 0
    case .sendsViewIsAppearing: 1 << 1
    case .sheetsAreCards: 1 << 2
    case .automaticIsSheet: 1 << 3
    case .tellsInitialTraits: 1 << 4
    case .launchesScenes: 1 << 5
    case .animatesTabTaps: 1 << 6
    case .laysOutChildrenWhenTurned: 1 << 7
    case .laysOutAgainAfterPush: 1 << 8
    case .laysOutInBackground: 1 << 9
    case .dismissesInSteps: 1 << 10
    case .searchesUnwindAgain: 1 << 11
    case .tellsDidShowEarly: 1 << 12
    case .appearsBeforeActive: 1 << 13
    case .turnsForSnapshots: 1 << 14
    case .presentsInTheCall: 1 << 15
    case .losesAnimatedFlag: 1 << 16
    case .didMoveTwice: 1 << 17
    case .skipsMovesOfReplacedTop: 1 << 18
    case .catchesTurningPages: 1 << 19
    case .layoutAfterSelect: 1 << 20
    case .didMoveOnce: 1 << 21
    case .staleNeighbour: 1 << 22
    case .missesWillAppear: 1 << 23
    case .snapshotLoadsSplits: 1 << 24
    case .collapsesForSnapshots: 1 << 25
    case .pushesBeforeFirstLayout: 1 << 26
    case .interruptsTransitions: 1 << 27
    case .checksWindowFirst: 1 << 28
    case .dismissClimbs: 1 << 29
    case .laysOutPresenterOfCards: 1 << 30
    case .climbsToUnwind: 1 << 31
    case .unwindLeavesCustom: 1 << 32
    case .unwindLeavesPresentations: 1 << 33
    case .hasUnwindSegues: 1 << 34
    case .turnsForPresentations: 1 << 35
    case .updatesProperties: 1 << 36
    case .observesModels: 1 << 37
    case .locksOrientation: 1 << 38
    case .hasInspector: 1 << 61
    case .disappearsWhenTerminated: 1 << 63
    case .hasDetents: 1 << 39
    case .tellsOfInspectorEarly: 1 << 62
    case .automaticIsFormSheet: 1 << 40
    case .coversInCompactHeight: 1 << 41
    case .tellsOfShownColumns: 1 << 42
    case .tellsOfColumnsInCode: 1 << 43
    case .returnsHandledSecondary: 1 << 44
    case .hasMoreInRegularWidth: 1 << 45
    case .turnsPadsUnasked: 1 << 46
    case .traitsFollowViews: 1 << 47
    case .tellsCoveredOfTraits: 1 << 48
    case .movesBeforeReveal: 1 << 49
    case .besideTakesWidth: 1 << 50
    case .sidebarFloats: 1 << 51
    case .traitsWithLayout: 1 << 52
    case .popsNestedStacks: 1 << 53
    case .mentionsScenes: 1 << 57
    case .warnsOfScenes: 1 << 58
    case .needsScenes: 1 << 59
    case .windowsIgnoreOrientations: 1 << 60
    case .ignoresTouchesInMotion: 1 << 54
    case .touchesDuringTransitions: 1 << 55
    case .ignoresTouchesWhilePresenting: 1 << 56
    }
  }
}
