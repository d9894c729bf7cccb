internal import ScenePlan

/// The four-state machine of section 1.7, and how appearance reaches descendants (C1.34, C1.36, C1.63, C1.65).
extension SceneMachine {
  /// - Parameter isTold: Whether the will-callback is sent; old systems left it out at times (C1.34).
  mutating func begin(_ instance: InstanceID, appearing: Bool, animated: Bool, isTold: Bool = true) {
    guard state[instance].isAlive, !isOver else { return }
    // Whoever is covered by what it presents can't come onto the screen.
    if appearing, state[instance].isCovered { return }
    defer { ascend() }
    guard descend() else { return }
    switch (appearing, state[instance].appearance) {
    case (true, .disappeared):
      load(instance)
      open(instance, .appearing, animated: animated, isTold)
    case (true, .disappearing): open(instance, .appearing, animated: animated, isTold)
    case (false, .appearing), (false, .appeared): open(instance, .disappearing, animated: animated, isTold)
    case (true, .appearing), (false, .disappearing): state[instance].depth += 1
    case (true, .appeared), (false, .disappeared): break
    }
  }

  mutating func end(_ instance: InstanceID) {
    guard !isOver else { return }
    defer { ascend() }
    guard descend() else { return }
    switch state[instance].appearance {
    case .appeared, .disappeared:
      if state[instance].isAlive { emit(.warning, instance, .message(Message(.unbalancedTransition, instance))) }
    case .appearing:
      state[instance].depth -= 1
      if state[instance].depth == 0 { endAppearing(instance) }
    case .disappearing:
      state[instance].depth -= 1
      if state[instance].depth == 0 { endDisappearing(instance) }
    }
  }

  /// C1.36: once for each appearance, parent first, also where no layout follows.
  mutating func sendIsAppearing(to instance: InstanceID) {
    guard state[instance].owesIsAppearing, state[instance].appearance == .appearing else { return }
    defer { ascend() }
    guard descend() else { return }
    state[instance].owesIsAppearing = false
    if behaviours.contains(.sendsViewIsAppearing) {
      send(.viewIsAppearing, to: instance, .animated(state[instance].isAnimated))
    }
    for child in state[instance].children where isInside(child, instance) { sendIsAppearing(to: child) }
  }

  /// One layout pass of a view that was never laid out, and of those that come with it (L9.1, L9.2).
  mutating func layOut(_ instance: InstanceID) {
    defer { ascend() }
    guard descend() else { return }
    if state[instance].owesIsAppearing, state[instance].appearance == .appearing {
      state[instance].owesIsAppearing = false
      if behaviours.contains(.sendsViewIsAppearing) {
        send(.viewIsAppearing, to: instance, .animated(state[instance].isAnimated))
      }
    }
    if state[instance].owesLayout, state[instance].isLoaded {
      state[instance].owesLayout = false
      if behaviours.contains(.tellsInitialTraits) { send(.traitCollectionDidChange, to: instance, .parent(nil)) }
      sendLayoutPass(to: instance)
    }
    for child in state[instance].children where isInside(child, instance) { layOut(child) }
  }

  mutating func sendLayoutPass(to instance: InstanceID) {
    send(.updateViewConstraints, to: instance)
    send(.viewWillLayoutSubviews, to: instance)
    send(.viewDidLayoutSubviews, to: instance)
  }

  /// Closes what a view's way into or out of a window has opened (C1.31 to C1.33).
  mutating func finishAppearance(of instance: InstanceID) {
    guard state[instance].isAlive, state[instance].isWindowDriven, state[instance].depth > 0 else { return }
    state[instance].isWindowDriven = false
    if state[instance].appearance == .appearing { layOut(instance) }
    let parent = state[instance].parent
    end(instance)
    // C1.26: a second didMove follows the did-callback, where the quirk is on.
    if state[instance].movedWhileOpen {
      state[instance].movedWhileOpen = false
      if behaviours.contains(.didMoveTwice) { send(.didMove, to: instance, .parent(parent)) }
    }
  }

  // MARK: The four states

  private mutating func open(_ instance: InstanceID, _ direction: AppearanceState, animated: Bool, _ isTold: Bool) {
    // Who is on the way is owned by the change (C1.17).
    if state[instance].depth == 0 { state[instance].owners += 1 }
    state[instance].depth = 1
    state[instance].appearance = direction
    state[instance].isAnimated = animated
    state[instance].owesIsAppearing = direction == .appearing
    let isAppearing = direction == .appearing
    if isTold { send(isAppearing ? .viewWillAppear : .viewWillDisappear, to: instance, .animated(animated)) }
    forwardBegin(from: instance, appearing: isAppearing, animated: animated)
  }

  private mutating func endAppearing(_ instance: InstanceID) {
    finishOrphans(of: instance)
    sendIsAppearing(to: instance)
    state[instance].appearance = .appeared
    state[instance].isWindowDriven = false
    let isAnimated = state[instance].isAnimated
    // Stock containers tell their child inside `super`, before an override prints (section 9 of the format).
    if state[instance].forwardsInsideSuper {
      forwardEnd(from: instance, direction: .appearing)
      send(.viewDidAppear, to: instance, .animated(isAnimated))
    } else {
      send(.viewDidAppear, to: instance, .animated(isAnimated))
      forwardEnd(from: instance, direction: .appearing)
    }
    disown(instance)
  }

  private mutating func endDisappearing(_ instance: InstanceID) {
    finishOrphans(of: instance)
    state[instance].appearance = .disappeared
    state[instance].isWindowDriven = false
    send(.viewDidDisappear, to: instance, .animated(state[instance].isAnimated))
    forwardEnd(from: instance, direction: .disappearing)
    disown(instance)
  }

  // MARK: Descendants

  /// C1.63: to children whose view is loaded and hangs in this one's view; views without a parent hear of the window by
  /// themselves (C1.30, C1.34).
  private mutating func forwardBegin(from instance: InstanceID, appearing: Bool, animated: Bool) {
    // A change that turns round ends for those who have left since.
    let gone = state[instance].told.filter {
      (state[$0].parent != instance || !isInside($0, instance)) && state[$0].depth > 0
    }
    state[instance].told = []
    for child in gone { end(child) }
    if state[instance].forwardsAppearance {
      let children = state[instance].children.filter { isInside($0, instance) }
      state[instance].told = children
      for child in children { begin(child, appearing: appearing, animated: animated) }
    }
    for guest in state[instance].hosted where state[guest].parent != instance {
      enterOrLeave(guest, host: instance, entering: appearing)
    }
  }

  private mutating func forwardEnd(from instance: InstanceID, direction: AppearanceState) {
    let told = state[instance].told
    state[instance].told = []
    for child in told where state[child].appearance == direction {
      // Whoever has left on the way in is about to be told otherwise.
      if direction == .disappearing || state[child].parent == instance { end(child) }
    }
    guard direction == .disappearing, state[instance].forwardsAppearance else { return }
    // C1.30: who came while the controller went is now off the screen with it.
    for child in state[instance].children where isInside(child, instance) {
      guard [.appearing, .appeared].contains(state[child].appearance) else { continue }
      begin(child, appearing: false, animated: false)
      end(child)
    }
  }

  /// C1.34: who has a view here and no parent finishes before this controller does.
  private mutating func finishOrphans(of instance: InstanceID) {
    for guest in state[instance].hosted where state[guest].parent == nil { finishAppearance(of: guest) }
  }

  /// Whether a child's view is loaded and hangs, at whatever depth, in a controller's view.
  func isInside(_ child: InstanceID, _ ancestor: InstanceID) -> Bool {
    guard state[child].isLoaded else { return false }
    var host = state[child].host
    while case .instance(let owner) = host {
      if owner == ancestor { return true }
      host = state[owner].host
    }
    return false
  }
}
