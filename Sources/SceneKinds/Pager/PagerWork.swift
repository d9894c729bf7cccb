internal import ScenePlan
internal import SceneWorld

/// Work of a pager that waits.
enum PagerWork: KindWork {
  case end(PageTurn, on: InstanceID, Change, TransitionID)
  /// A call that waited for the end of a change (N2.37).
  case setPages([InstanceID], isReverse: Bool, Change, on: InstanceID)

  var resumption: Resumption {
    switch self {
    case .end: .endOfPages
    case .setPages: .waitingCall
    }
  }

  var transition: TransitionID? {
    switch self {
    case .end(_, _, _, let id): id
    case .setPages: nil
    }
  }

  var completion: Completion? {
    switch self {
    case .end(_, _, let change, _), .setPages(_, _, let change, _): change.completion
    }
  }

  var arguments: [InstanceID] {
    if case .setPages(let pages, _, _, _) = self { return pages }
    return []
  }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .end(let turn, let container, let change, let id): uikit.end(turn, on: container, change, id)
    case .setPages(let pages, let isReverse, let change, let container):
      uikit.make(self, on: container) { $0.setPages(pages, isReverse: isReverse, on: container, change) }
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .end(let turn, let container, let change, let id):
      .end(turn.renumbered(by: numbers), on: numbers[container], numbers.change(change), numbers[id])
    case .setPages(let pages, let isReverse, let change, let container):
      .setPages(numbers[pages], isReverse: isReverse, numbers.change(change), on: numbers[container])
    }
  }
}

extension PagerState {
  func renumbered(by numbers: Renumbering) -> Self {
    var state = self
    state.pages = numbers[pages]
    state.first = first.map { numbers[$0] }
    state.visible = numbers[visible]
    state.before = numbers[before]
    state.after = numbers[after]
    state.dragged = dragged?.renumbered(by: numbers)
    return state
  }
}

extension PageTurn {
  fileprivate func renumbered(by numbers: Renumbering) -> Self {
    var turn = self
    turn.old = numbers[old]
    turn.new = numbers[new]
    turn.passed = numbers[passed]
    return turn
  }
}

extension Continuation {
  /// Work of a pager.
  static func pager(_ work: PagerWork) -> Continuation { .kind(WaitingWork(work)) }
}

extension AnyContainerState {
  static func pager(_ state: PagerState) -> AnyContainerState { AnyContainerState(state) }
}

extension World {
  func pager(_ container: InstanceID) -> PagerState? { state(of: container) }

  mutating func withPager(_ container: InstanceID, _ change: (inout PagerState) -> Void) {
    guard var state = pager(container) else { return }
    change(&state)
    containers[container] = .pager(state)
  }
}
