internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UISplitViewController`.
struct SplitKind: ContainerKind {
  var ownedRoles: [ContentRole] { [.primary, .supplementary, .secondary, .compact, .inspector] }

  var hooks: HookSet { HookSet(.viewWillAppear) | HookSet(.viewDidAppear) }

  func takes(_ action: Action) -> Bool {
    switch action {
    case .showColumn, .hideColumn: true
    case .swipe(let gesture, _, _): gesture.movesColumn
    default: false
    }
  }

  func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation) {
    uikit.installColumns(contents, in: container)
  }

  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {
    uikit.actAsSplit(in: callback, of: container)
  }

  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {
    uikit.performOnSplit(step, container)
  }

  func show(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool { uikit.showInSplit(child, container, from: receiver, change) }

  func showDetail(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool { uikit.showDetailInSplit(child, container, from: receiver, change) }

  func adaptToSnapshot(isFirst: Bool, of container: InstanceID, _ uikit: inout Simulation) {
    uikit.adaptSplitToSnapshot(isFirst: isFirst, container)
  }

  func dismissal(of presented: InstanceID, isOver: Bool, presentedBy container: InstanceID, _ uikit: inout Simulation) {
    uikit.tellOfInspector(presented, isOver: isOver, of: container)
  }

  func adapt(_ container: InstanceID, _ uikit: inout Simulation) { uikit.adaptSplit(container, isBySystem: true) }

  func propertyDidChange(_ key: Property, of container: InstanceID, _ uikit: inout Simulation) {
    if key == .style { uikit.world.setSplitStyle(container, uikit.word(.style, of: container)) }
    if key == .preferredDisplayMode || key == .preferredSplitBehavior {
      uikit.noteWish(key, of: container)
      uikit.adaptSplit(container, isBySystem: false)
    }
  }

  func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] { uikit.columnGestures(on: container) }

  func code(of container: InstanceID, bringing arriving: [Reference], _ uikit: Simulation) -> [Step] {
    arriving.map { Step(.showDetail($0), in: uikit.reference(to: container)) }
  }

  func obstacle(to child: InstanceID, named: InstanceID, in container: InstanceID, _ world: World) -> Obstacle? {
    world.isInside(child, container) ? nil : .hiddenColumn(named, of: container)
  }
}
