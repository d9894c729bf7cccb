internal import ScenePlan

/// The four-state machine of section 1.7, and how appearance reaches descendants (C1.34, C1.36, C1.63, C1.65).
///
/// A container with a child that hangs in its view appears, animated:
///
/// ```
/// openAppearance(shell)    shell.viewWillAppear, then the child: child.viewWillAppear     both appearing, depth 1
/// layOut(shell)            shell.viewIsAppearing and its layout, then the child's
/// closeAppearance(shell)   shell.viewDidAppear, then child.viewDidAppear                  both appeared, depth 0
/// ```
///
/// A begin in the direction that is under way only counts up; the end that comes to 0 ends it. A begin in the other
/// direction turns round at once.
extension Simulation {
  /// - Parameter isTold: Whether the will-callback is sent; old systems left it out at times (C1.34).
  mutating func openAppearance(_ instance: InstanceID, appearing: Bool, animated: Bool, isTold: Bool = true) {
    guard world[instance].isAlive, !world.isOver else { return }
    // A controller that is covered by what it presents can't come onto the screen.
    if appearing, world[instance].isCovered { return }
    defer { ascend() }
    guard descend() else { return }
    switch (appearing, world[instance].appearance) {
    case (true, .disappeared):
      loadView(of: instance)
      open(instance, .appearing, animated: animated, isTold)
    case (true, .disappearing): open(instance, .appearing, animated: animated, isTold)
    case (false, .appearing), (false, .appeared): open(instance, .disappearing, animated: animated, isTold)
    case (true, .appearing), (false, .disappearing): world[instance].depth += 1
    case (true, .appeared), (false, .disappeared): break
    }
  }

  mutating func closeAppearance(_ instance: InstanceID) {
    guard !world.isOver else { return }
    defer { ascend() }
    guard descend() else { return }
    switch world[instance].appearance {
    case .appeared, .disappeared:
      if world[instance].isAlive {
        happen(.warning, instance, .message(Message(.unbalancedTransition, instance)))
      }
    case .appearing:
      world[instance].depth -= 1
      if world[instance].depth == 0 { endAppearing(instance) }
    case .disappearing:
      world[instance].depth -= 1
      if world[instance].depth == 0 { endDisappearing(instance) }
    }
  }

  /// C1.36: once for each appearance, parent first, also where no layout follows.
  mutating func sendIsAppearing(to instance: InstanceID) {
    guard world[instance].owesIsAppearing, world[instance].appearance == .appearing else { return }
    defer { ascend() }
    guard descend() else { return }
    announceIsAppearing(instance)
    for child in world.children(of: instance) where world.isInside(child, instance) { sendIsAppearing(to: child) }
  }

  /// One layout pass of a view that was never laid out, and of those that come with it (L9.1, L9.2).
  mutating func layOut(_ instance: InstanceID) {
    defer { ascend() }
    guard descend() else { return }
    if world[instance].owesIsAppearing, world[instance].appearance == .appearing { announceIsAppearing(instance) }
    if world[instance].owesLayout, world[instance].isLoaded {
      world[instance].owesLayout = false
      if world.device.tellsInitialTraits { send(.traitCollectionDidChange, to: instance, .parent(nil)) }
      send(.updateViewConstraints, to: instance)
      send(.viewWillLayoutSubviews, to: instance)
      send(.viewDidLayoutSubviews, to: instance)
    }
    for child in world.children(of: instance) where world.isInside(child, instance) { layOut(child) }
  }

  private mutating func announceIsAppearing(_ instance: InstanceID) {
    world[instance].owesIsAppearing = false
    guard world.device.sendsViewIsAppearing else { return }
    send(.viewIsAppearing, to: instance, .animated(world[instance].isAnimated))
  }

  /// Closes what a view's way into or out of a window has opened (C1.31 to C1.33).
  mutating func finishAppearance(of instance: InstanceID) {
    guard world[instance].isAlive, world[instance].isWindowDriven, world[instance].depth > 0 else { return }
    world[instance].isWindowDriven = false
    if world[instance].appearance == .appearing { layOut(instance) }
    let parent = world[instance].parent
    closeAppearance(instance)
    repeatDidMove(to: parent, instance)
  }

  // MARK: The four states

  private mutating func open(_ instance: InstanceID, _ direction: AppearanceState, animated: Bool, _ isTold: Bool) {
    // The change owns a controller that is appearing or disappearing (C1.17).
    if world[instance].depth == 0 { world[instance].owners += 1 }
    world[instance].depth = 1
    world[instance].appearance = direction
    world[instance].isAnimated = animated
    world[instance].owesIsAppearing = direction == .appearing
    let isAppearing = direction == .appearing
    if isTold { send(isAppearing ? .viewWillAppear : .viewWillDisappear, to: instance, .animated(animated)) }
    forwardBegin(from: instance, appearing: isAppearing, animated: animated)
    if animated, world.device.behaviours.contains(.losesAnimatedFlag) { loseAnimatedFlag(of: instance) }
  }

  private mutating func endAppearing(_ instance: InstanceID) {
    finishOrphans(of: instance)
    sendIsAppearing(to: instance)
    world[instance].appearance = .appeared
    world[instance].isWindowDriven = false
    let isAnimated = world[instance].isAnimated
    // Stock containers tell their child inside `super`, before an override prints (section 9 of the format).
    if world[instance].forwardsInsideSuper {
      forwardEnd(from: instance, direction: .appearing)
      send(.viewDidAppear, to: instance, .animated(isAnimated))
    } else {
      send(.viewDidAppear, to: instance, .animated(isAnimated))
      forwardEnd(from: instance, direction: .appearing)
    }
    world[instance].isBeingPresented = false
    disown(instance)
  }

  private mutating func endDisappearing(_ instance: InstanceID) {
    finishOrphans(of: instance)
    world[instance].appearance = .disappeared
    world[instance].isWindowDriven = false
    send(.viewDidDisappear, to: instance, .animated(world[instance].isAnimated))
    forwardEnd(from: instance, direction: .disappearing)
    disown(instance)
  }

  // MARK: Descendants

  /// C1.63: to children whose view is loaded and hangs in this one's view; views without a parent hear of the window by
  /// themselves (C1.30, C1.34).
  private mutating func forwardBegin(from instance: InstanceID, appearing: Bool, animated: Bool) {
    let told = takeTold(of: instance)
    // A change that turns round ends for children that have left since.
    var gone: [InstanceID] = []
    for child in told where world[child].depth > 0 {
      if world[child].parent != instance || !world.isInside(child, instance) { gone.append(child) }
    }
    for child in gone { closeAppearance(child) }
    if world[instance].forwardsAppearance {
      let children = world.childrenInside(instance)
      if !children.isEmpty { world.withExtras(of: instance) { $0.told = children } }
      for child in children { openAppearance(child, appearing: appearing, animated: animated) }
    }
    for guest in world.hosted(in: instance) where world[guest].parent != instance {
      enterOrLeave(guest, host: instance, entering: appearing)
    }
  }

  private mutating func forwardEnd(from instance: InstanceID, direction: AppearanceState) {
    for child in takeTold(of: instance) where world[child].appearance == direction {
      // A child that has left on the way in is about to be told otherwise.
      if direction == .disappearing || world[child].parent == instance { closeAppearance(child) }
    }
    guard direction == .disappearing, world[instance].forwardsAppearance else { return }
    // C1.30: a child that came while the controller went is now off the screen with it.
    for child in world.children(of: instance) where world.isInside(child, instance) {
      guard [.appearing, .appeared].contains(world[child].appearance) else { continue }
      openAppearance(child, appearing: false, animated: false)
      closeAppearance(child)
    }
  }

  /// The children that were told of a controller's own change, which are told of its end once.
  private mutating func takeTold(of instance: InstanceID) -> [InstanceID] {
    let told = world.told(by: instance)
    if !told.isEmpty { world.withExtras(of: instance) { $0.told = [] } }
    return told
  }

  /// C1.34: a controller without a parent, and with its view here, finishes before this controller does.
  private mutating func finishOrphans(of instance: InstanceID) {
    for guest in world.hosted(in: instance) where world[guest].parent == nil { finishAppearance(of: guest) }
  }
}
