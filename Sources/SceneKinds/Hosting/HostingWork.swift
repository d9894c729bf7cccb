internal import ScenePlan
internal import SceneWorld

/// Work of a hosting controller that waits.
enum HostingWork: KindWork {
  /// A task of its views, which starts apart from the callback (V89).
  case task(of: InstanceID)

  var resumption: Resumption { .task }
  var transition: TransitionID? { nil }
  var completion: Completion? { nil }

  func resume(_ uikit: inout Simulation) {
    switch self {
    case .task(let container):
      guard uikit.world.state(of: container, as: HostingState.self)?.isShown == true else { return }
      uikit.emit(.task, container)
    }
  }

  func renumbered(by numbers: Renumbering) -> Self {
    switch self {
    case .task(let container): .task(of: numbers[container])
    }
  }
}
