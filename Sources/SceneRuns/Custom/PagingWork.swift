internal import ScenePlan
internal import SceneWorld

/// Work of a hand-made paging scroll view that waits.
enum PagingWork: KindWork {
  case endDrag(PageDrag)
  case endScroll(PageScroll)

  var resumption: Resumption {
    switch self {
    case .endDrag: .endOfDrag
    case .endScroll: .endOfScroll
    }
  }

  var transition: TransitionID? {
    switch self {
    case .endDrag(let drag): drag.transition
    case .endScroll(let scroll): scroll.transition
    }
  }

  var completion: Completion? {
    switch self {
    case .endDrag(let drag): drag.change.completion
    case .endScroll(let scroll): scroll.change.completion
    }
  }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .endDrag(let drag): uikit.end(drag)
    case .endScroll(let scroll): uikit.end(scroll)
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .endDrag(var drag):
      drag.container = numbers[drag.container]
      drag.change = numbers.change(drag.change)
      drag.transition = numbers[drag.transition]
      return .endDrag(drag)
    case .endScroll(var scroll):
      scroll.container = numbers[scroll.container]
      scroll.change = numbers.change(scroll.change)
      scroll.transition = numbers[scroll.transition]
      return .endScroll(scroll)
    }
  }
}

/// The page at which a hand-made paging scroll view stands.
struct PagingState: ContainerState {
  var page: Int

  func renumbered(by numbers: Renumbering) -> Self { self }
}

extension World {
  func page(of container: InstanceID) -> Int { state(of: container, as: PagingState.self)?.page ?? 0 }
}

extension Continuation {
  /// Work of a hand-made paging scroll view.
  static func paging(_ work: PagingWork) -> Continuation { .kind(WaitingWork(work)) }
}
