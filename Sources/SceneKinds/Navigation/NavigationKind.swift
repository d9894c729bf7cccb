internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UINavigationController`.
struct NavigationKind: ContainerKind {
  var ownedRoles: [ContentRole] { [.stack] }

  var hooks: HookSet {
    HookSet(.viewIsAppearing) | HookSet(.viewWillLayoutSubviews) | HookSet(.viewDidAppear)
  }

  var forwardsInsideSuper: Bool { true }

  func takes(_ action: Action) -> Bool {
    switch action {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .swipe(.pop, _, _): true
    default: false
    }
  }

  /// D8.3: with its bar hidden it hands the style on to its top child as well.
  func questionsHandedOn(hidesBar: Bool) -> [Question] {
    hidesBar ? [.prefersStatusBarHidden, .preferredStatusBarStyle] : [.prefersStatusBarHidden]
  }

  func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation) {
    uikit.installStack(contents, in: container)
  }

  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {
    uikit.actAsStack(in: callback, of: container)
  }

  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {
    uikit.performOnStack(step, container)
  }

  func show(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool {
    uikit.showOnStack(child, container, change)
    return true
  }

  func propertyDidChange(_ key: Property, of container: InstanceID, _ uikit: inout Simulation) {
    guard key == .isNavigationBarHidden else { return }
    // N2.17: the top has another size now.
    if let top = uikit.world[container].lastChildID, uikit.world.isInWindow(top) { uikit.setNeedsLayout(top) }
    // D8.3: a hidden bar no longer decides on the status bar.
    let isHidden = uikit.isSet(.isNavigationBarHidden, of: container)
    uikit.delegate(container, .preferredStatusBarStyle, to: isHidden ? .current : .itself)
  }

  func isPending(_ child: InstanceID, in container: InstanceID, _ world: World) -> Bool {
    world.isPending(child, in: container)
  }

  /// The top first.
  func childrenForUnwinding(of container: InstanceID, _ world: World) -> [InstanceID] {
    world.children(of: container).reversed()
  }

  func unwind(towards child: InstanceID, on container: InstanceID, _ uikit: inout Simulation) {
    uikit.unwindStack(towards: child, container)
  }

  func obstacle(to child: InstanceID, named: InstanceID, in container: InstanceID, _ world: World) -> Obstacle? {
    guard let top = world[container].current, top != child else {
      guard let frozen = world.state(of: container, as: FrozenStack.self) else { return nil }
      let isFrozen = frozen.isInMotion || world[container].childCount > 1
      return isFrozen ? .frozen(stack: container, inMotion: frozen.isInMotion) : nil
    }
    return world.isInside(top, container) || !world.isInside(child, container) ? .belowTop(named, of: container) : nil
  }

  func runsWantedZoom(_ container: InstanceID, _ uikit: Simulation) -> Bool {
    uikit.wantedZoom(in: container) != nil
  }

  func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] {
    let swipe = Step(.swipe(.pop, isCancelled: false, decelerates: true), in: uikit.reference(to: container))
    return uikit.world[container].childCount > 1 && uikit.obstacle(to: swipe.action, at: container) == nil
      ? [swipe] : []
  }

  func code(of container: InstanceID, bringing arriving: [Reference], _ uikit: Simulation) -> [Step] {
    let receiver = uikit.reference(to: container)
    let count = uikit.world[container].childCount
    var steps = arriving.map { Step(.push($0), in: receiver) }
    if count > 1 { steps.append(Step(.pop, in: receiver)) }
    if count > 2 { steps.append(Step(.popToRoot, in: receiver)) }
    return steps
  }
}
