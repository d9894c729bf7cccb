internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UITabBarController`.
struct TabsKind: ContainerKind {
  var ownedRoles: [ContentRole] { [.tabs, .managingNavigationController, .group, .groupTab] }

  var forwardsInsideSuper: Bool { true }

  func takes(_ action: Action) -> Bool {
    switch action {
    case .select, .tap, .setViewControllers: true
    case .tapThing(let thing): thing.name == "more"
    default: false
    }
  }

  func questionsHandedOn(hidesBar: Bool) -> [Question] { [.preferredStatusBarStyle, .prefersStatusBarHidden] }

  func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation) {
    uikit.installTabs(contents, in: container)
  }

  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {
    uikit.performOnTabs(step, container)
  }

  func adapt(_ container: InstanceID, _ uikit: inout Simulation) { uikit.adaptTabs(container) }

  func unwind(towards child: InstanceID, on container: InstanceID, _ uikit: inout Simulation) {
    uikit.selectForUnwind(child, container)
  }

  func obstacle(to child: InstanceID, named: InstanceID, in container: InstanceID, _ world: World) -> Obstacle? {
    world[container].current == child ? nil : .unselected(tab: named, of: container)
  }

  func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] {
    guard uikit.tabBarObstacle(of: container) == nil else { return [] }
    let receiver = uikit.reference(to: container)
    let overflow = uikit.overflow(of: container)
    let isWide = !uikit.world.device.isCompactWidth
    let groups = uikit.world.groups(of: container)
    let tabs = uikit.choices(of: container).filter { tab in
      !overflow.contains(tab) && (isWide || !groups.contains { $0.tabs.contains(tab) })
    }
    var steps = tabs.compactMap { uikit.reference(to: $0) }.map { Step(.tap($0), in: receiver) }
    if !overflow.isEmpty { steps.append(Step(.tapThing(NamedThing("more")), in: receiver)) }
    return steps
  }

  /// Code selects without animation, which newer systems tell from a tap.
  func code(of container: InstanceID, bringing arriving: [Reference], _ uikit: Simulation) -> [Step] {
    let receiver = uikit.reference(to: container)
    return uikit.choices(of: container).compactMap { uikit.reference(to: $0) }.map { Step(.select($0), in: receiver) }
  }
}

extension Simulation {
  /// T3.7: a stack inside the tab stays as it is.
  mutating func refusePop(in tab: InstanceID) {
    guard let stack = innerStack(of: tab), world[stack].childCount > 1, let top = world[stack].lastChildID else {
      return
    }
    refuse(Refusal(.popToRootViewController, stack, .isNotTheTab, other: tab))
    refuse(Refusal(.viewWillDisappear, top, .isNotTheTab, other: tab))
  }

  /// The first stack inside a tab, wherever that is.
  func innerStack(of tab: InstanceID) -> InstanceID? {
    var open = [tab]
    while let here = open.popLast() {
      if kind(of: here) == .navigation { return here }
      open += world.children(of: here).reversed()
    }
    return nil
  }
}
