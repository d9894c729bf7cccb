internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// `UINavigationController` (section 2 of the semantics).
struct NavigationContainer: ContainerKind {
  let kind = ControllerKind.navigation
  let contentKeys: [ControllerKey] = [.stack]
  let hooks: Set<Callback> = [.viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidAppear]
  let verbs: Set<StepVerb> = [.push, .pop, .popToRoot, .popTo, .setViewControllers, .swipe]

  func takes(_ step: StepDeclaration) -> Bool {
    guard step.verb.value == .swipe else { return verbs.contains(step.verb.value) }
    if case .word(let gesture) = step.object { return gesture.value == "pop" }
    return false
  }

  /// D8.3: with its bar hidden it hands the style on to its top child as well.
  func delegates(of template: Int, in scene: ResolvedScene) -> [Question] {
    let hidesBar = scene.settings(of: template)?.properties.contains {
      $0.key.value == .isNavigationBarHidden && $0.value.value == .bool(true)
    }
    return hidesBar == true ? [.prefersStatusBarHidden, .preferredStatusBarStyle] : [.prefersStatusBarHidden]
  }

  /// N2.2, N2.5: off the window a member that isn't the top is told both, the top only that it will move.
  func install(_ contents: [InstanceID], in container: InstanceID, _ rehearsal: inout Rehearsal) {
    for member in contents {
      rehearsal.add(.addChild(member, to: container))
      if member != contents.last { rehearsal.add(.didMove(member, to: container)) }
    }
    rehearsal.add(.setCurrent(contents.last, in: container))
  }

  /// N2.4, N2.30, N2.35: the top is loaded and put in when the navigation controller appears, and told afterwards.
  func act(in callback: Callback, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    guard let top = state[container].children.last else { return }
    switch callback {
    case .viewWillAppear:
      for guest in state[container].hosted where guest != top { rehearsal.add(.displace(guest)) }
      rehearsal.add(.load(top))
      rehearsal.add(.place(top, into: container))
    case .viewIsAppearing, .viewWillLayoutSubviews:
      // N2.35: after the top's own will-callback; the first of the two that a system sends.
      let isFirst = rehearsal.environment.behaviours.contains(.sendsViewIsAppearing)
      if isFirst == (callback == .viewIsAppearing), state[top].appearance == .appearing {
        rehearsal.add(.emit(.delegateWillShow, container, .instance(top), .none))
        if rehearsal.environment.behaviours.contains(.tellsDidShowEarly) {
          rehearsal.add(.emit(.delegateDidShow, container, .instance(top), .none))
        }
      }
    default:
      guard rehearsal.runningChange(in: container) == nil else { return }
      if state[top].owesDidMove { rehearsal.add(.didMove(top, to: container)) }
      rehearsal.add(.emit(.delegateDidShow, container, .instance(top), .none))
    }
  }

  func perform(
    _ step: StepDeclaration, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let change = rehearsal.change(of: step)
    switch (step.verb.value, step.object) {
    case (.push, .name(let name)):
      guard let child = rehearsal.arriving(name, in: container, state) else { return }
      rehearsal.then { push(child, on: container, change, &$0, $1) }
    case (.pop, _): pop(container, to: nil, as: .popViewController, change, &rehearsal, state)
    case (.popToRoot, _):
      pop(container, to: state[container].children.first, as: .popToRootViewController, change, &rehearsal, state)
    case (.popTo, .name(let name)):
      guard let child = rehearsal.existing(name, state) else { return }
      pop(container, to: child, as: .popToViewController, change, &rehearsal, state)
    case (.setViewControllers, .names(let names)):
      let members = names.compactMap { rehearsal.arriving($0, in: container, state) }
      rehearsal.then { set(members, on: container, change, &$0, $1) }
    case (.swipe, _):
      swipe(container, change, isCancelled: step.options.isCancelled, &rehearsal, state)
    default: break
    }
  }

  /// N2.18.
  func show(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) -> Bool {
    rehearsal.add(.emit(.show, container, .instance(child), .none))
    push(child, on: container, change, &rehearsal, state)
    return true
  }

  /// D8.3: a hidden bar no longer decides on the status bar.
  func propertyDidChange(
    _ key: ControllerKey, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    guard key == .isNavigationBarHidden else { return }
    let isHidden = rehearsal.isSet(.isNavigationBarHidden, of: container)
    rehearsal.add(.delegate(container, .preferredStatusBarStyle, to: isHidden ? .current : .itself))
  }

  /// G7.42: the top first.
  func childrenForUnwinding(of container: InstanceID, _ state: HierarchyState) -> [InstanceID] {
    state[container].children.reversed()
  }

  /// G7.44.
  func unwind(
    towards child: InstanceID, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    guard state[container].children.last != child else { return }
    let change = Change(
      isAnimated: true, duration: Change.standardDuration, title: "unwind: \(rehearsal.plan.name(child))")
    pop(container, to: child, as: .popToViewController, change, &rehearsal, state)
  }
}
