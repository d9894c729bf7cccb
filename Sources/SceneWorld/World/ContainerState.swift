internal import ScenePlan

/// A container's memory between steps, beside its children.
enum ContainerState: Hashable, Sendable {
  case pager(PagerState)
  case split(SplitState)
  /// The page at which a hand-made paging scroll view stands.
  case paging(page: Int)
  /// The tab that was selected when More was shown last.
  case tabs(beforeMore: InstanceID?)
}

extension World {
  func pager(_ container: InstanceID) -> PagerState? {
    if case .pager(let state) = containers[container] { return state }
    return nil
  }

  mutating func withPager(_ container: InstanceID, _ change: (inout PagerState) -> Void) {
    guard var state = pager(container) else { return }
    change(&state)
    containers[container] = .pager(state)
  }

  func split(_ container: InstanceID) -> SplitState? {
    if case .split(let state) = containers[container] { return state }
    return nil
  }

  mutating func setSplitStyle(_ container: InstanceID, _ style: String?) {
    guard var state = split(container) else { return }
    state.setStyle(style)
    containers[container] = .split(state)
  }

  func page(of container: InstanceID) -> Int {
    if case .paging(let page) = containers[container] { return page }
    return 0
  }
}
