internal import ScenePlan
internal import SceneProgram

/// The work of containers with their children: one place that finds the code for each kind.
extension Simulation {
  /// The questions that a template's class hands on to the child that stands for it (D8.3).
  func handedOn(by template: Int) -> [Question] {
    switch program.kind(of: template) {
    case .view, .container, .pager, .split: []
    case .tabs: [.preferredStatusBarStyle, .prefersStatusBarHidden]
    // With its bar hidden it hands the style on to its top child as well.
    case .navigation:
      program.settings(of: template)?.properties[.isNavigationBarHidden] == .bool(true)
        ? [.prefersStatusBarHidden, .preferredStatusBarStyle] : [.prefersStatusBarHidden]
    }
  }

  /// Adds the children that are made with a container.
  mutating func install(_ contents: [InstanceID], in container: InstanceID) {
    switch kind(of: container) {
    case .view, .container: break
    case .navigation: installStack(contents, in: container)
    case .tabs: installTabs(contents, in: container)
    case .pager: installPages(contents, in: container)
    case .split: installColumns(contents, in: container)
    }
  }

  /// The class's own part in a callback.
  mutating func act(in callback: Callback, of container: InstanceID) {
    let kind = kind(of: container)
    guard kind.hooks.overlaps(HookSet(callback)) else { return }
    switch kind {
    case .view, .container, .tabs: break
    case .navigation: actAsStack(in: callback, of: container)
    case .pager: showFirstPages(of: container)
    case .split: actAsSplit(in: callback, of: container)
    }
  }

  /// Carries out a step that is a call of a stock class.
  mutating func perform(_ step: Step, on container: InstanceID) {
    switch kind(of: container) {
    case .view, .container: break
    case .navigation: performOnStack(step, container)
    case .tabs: performOnTabs(step, container)
    case .pager: performOnPager(step, container)
    case .split: performOnSplit(step, container)
    }
  }

  /// `show(_:sender:)`, if the class has its own (G7.27, G7.28).
  ///
  /// - Returns: Whether it has.
  mutating func show(_ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change) -> Bool
  {
    switch kind(of: container) {
    case .view, .container, .tabs, .pager: return false
    case .navigation:
      showOnStack(child, container, change)
      return true
    case .split: return showInSplit(child, container, from: receiver, change)
    }
  }

  /// `showDetailViewController(_:sender:)`, if the class has its own (G7.28).
  ///
  /// - Returns: Whether it has.
  mutating func showDetail(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change
  ) -> Bool {
    switch kind(of: container) {
    case .view, .container, .navigation, .tabs, .pager: false
    case .split: showDetailInSplit(child, container, from: receiver, change)
    }
  }

  /// Adapts a container's children to a new window size, or to new traits.
  mutating func adapt(_ container: InstanceID) {
    switch kind(of: container) {
    case .view, .container, .navigation, .pager: break
    case .tabs: adaptTabs(container)
    case .split: adaptSplit(container, isBySystem: true)
    }
  }

  /// A property was set; the new value stands already.
  mutating func propertyDidChange(_ key: Property, of container: InstanceID) {
    switch kind(of: container) {
    case .view, .container, .tabs, .pager: break
    // D8.3: a hidden bar no longer decides on the status bar.
    case .navigation:
      guard key == .isNavigationBarHidden else { return }
      // N2.17: the top has another size now.
      if let top = world[container].lastChildID, world.isInWindow(top) { setNeedsLayout(top) }
      let isHidden = isSet(.isNavigationBarHidden, of: container)
      delegate(container, .preferredStatusBarStyle, to: isHidden ? .current : .itself)
    case .split:
      if key == .style { world.setSplitStyle(container, word(.style, of: container)) }
      if key == .preferredDisplayMode || key == .preferredSplitBehavior { adaptSplit(container, isBySystem: false) }
    }
  }

  /// The children that an unwind search looks at, in its order: in a stack the top first (G7.41, G7.42).
  func childrenForUnwinding(of container: InstanceID) -> [InstanceID] {
    let children = world.children(of: container)
    return kind(of: container) == .navigation ? children.reversed() : children
  }

  /// `unwind(for:towards:)` (G7.44).
  mutating func unwind(towards child: InstanceID, on container: InstanceID) {
    switch kind(of: container) {
    case .view, .container, .pager, .split: break
    case .navigation: unwindStack(towards: child, container)
    case .tabs: selectForUnwind(child, container)
    }
  }

  // MARK: Waiting

  /// The change of its children that runs in a container.
  func runningChange(in container: InstanceID) -> TransitionID? { world.changes[container] }

  /// N2.37: what comes while a container exchanges its children waits for the end of that.
  ///
  /// - Returns: Whether it waits; it is forgotten if the container has gone by then.
  mutating func waits(_ call: WaitingCall, _ change: Change, on container: InstanceID) -> Bool {
    guard let running = runningChange(in: container) else { return false }
    refuse(Refusal(call.callback, container, .waits))
    schedule(change.title, .closeOf(running), .call(call, on: container))
    return true
  }

  /// Does the rest of a change that is over.
  mutating func finish(_ change: Change) {
    guard let completion = change.completion, !world.isOver else { return }
    complete(completion)
  }

  mutating func complete(_ completion: Completion) {
    switch completion {
    case .steps(let steps):
      emit(.completion, frame.receiver)
      perform(steps[...])
    case .tellDidDismiss(let instance, let next):
      emit(.delegateDidDismiss, instance)
      if let next { complete(next) }
    case .dismissRest(let chain, let presenter, let change):
      let transition = newTransition()
      world.presentations[presenter] = transition
      if let top = chain.last { reserveTransition(transition, on: top) }
      startDismissal(Dismissal(chain: chain, presenter: presenter, change: change, transition: transition))
    case .leaveTabs(let tabs, let next):
      for tab in tabs {
        didMove(tab, to: nil)
        release(tab)
      }
      if let next { complete(next) }
    }
  }
}
