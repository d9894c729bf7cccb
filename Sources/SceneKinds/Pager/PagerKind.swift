internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UIPageViewController`.
struct PagerKind: ContainerKind {
  var ownedRoles: [ContentRole] { [.pages] }

  var showsChildrenLate: Bool { true }

  func supply(of container: InstanceID, _ world: World) -> [InstanceID] { world.pager(container)?.pages ?? [] }

  var hooks: HookSet { HookSet(.viewDidLoad) }

  func takes(_ action: Action) -> Bool {
    switch action {
    case .setViewControllers, .swipe(.forward, _, _), .swipe(.reverse, _, _): true
    default: false
    }
  }

  func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation) {
    uikit.installPages(contents, in: container)
  }

  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {
    uikit.showFirstPages(of: container)
  }

  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {
    uikit.performOnPager(step, container)
  }

  func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] {
    guard let pager = uikit.world.pager(container), uikit.word(.dataSource, of: container) != "none" else { return [] }
    let count = uikit.turningCount(of: container)
    return [Gesture.forward, .reverse].filter { gesture in
      let isForward = gesture == .forward
      let edge = isForward ? pager.visible.last : pager.visible.first
      return edge.map { !uikit.neighbours(of: $0, count: count, isForward: isForward, container).isEmpty } ?? false
    }.map { Step(.swipe($0, isCancelled: false, decelerates: true), in: uikit.reference(to: container)) }
  }
}
