internal import ScenePlan

/// The four-state machine of section 1.7, and how appearance reaches descendants (C1.34, C1.36, C1.63, C1.65).
///
/// A container with a child that hangs in its view appears, animated:
///
/// ```
/// openAppearance(shell)    shell.viewWillAppear, then the child: child.viewWillAppear     both appearing, depth 1
/// the pass                 shell.viewIsAppearing and its layout, then the child's
/// closeAppearance(shell)   shell.viewDidAppear, then child.viewDidAppear                  both appeared, depth 0
/// ```
///
/// A begin in the direction that is under way only counts up; the end that comes to 0 ends it. A begin in the other
/// direction turns round at once. A stack and a tab bar controller forward inside `super`: the child's lines stand
/// before theirs (V13).
extension Simulation {
  /// - Parameter isTold: Whether the will-callback is sent; old systems left it out at times (C1.34).
  mutating func openAppearance(_ instance: InstanceID, appearing: Bool, animated: Bool, isTold: Bool = true) {
    guard !world.isOver else { return }
    var node = world.pointer(to: instance)
    guard node.pointee.isAlive else {
      return withhold(Refusal(appearing ? .viewWillAppear : .viewWillDisappear, instance, .freed))
    }
    // A controller that is covered by what it presents can't come onto the screen.
    if appearing, node.pointee.isCovered {
      return withhold(Refusal(.viewWillAppear, instance, .covered, other: world[instance].presented))
    }
    defer { ascend() }
    guard descend() else { return }
    let appearance = node.pointee.appearance
    switch (appearing, appearance) {
    case (true, .disappeared), (true, .disappearing), (false, .appearing), (false, .appeared):
      if appearance == .disappeared, !node.pointee.isLoaded {
        loadView(of: instance)
        node = world.pointer(to: instance)
      }
      open(instance, node, appearing ? .appearing : .disappearing, animated: animated, isTold)
    case (true, .appearing), (false, .disappearing):
      node.pointee.depth += 1
      withhold(Refusal(appearing ? .viewWillAppear : .viewWillDisappear, instance, .beginsAgain))
    case (true, .appeared): withhold(Refusal(.viewWillAppear, instance, .appearedAlready))
    case (false, .disappeared): withhold(Refusal(.viewWillDisappear, instance, .goneAlready))
    }
  }

  mutating func closeAppearance(_ instance: InstanceID) { closeAppearance(instance, world.pointer(to: instance)) }

  /// The same with the node, or with what stands for the node of one without.
  @inline(__always)
  mutating func closeAppearance(_ instance: InstanceID, _ node: UnsafeMutablePointer<World.Node>) {
    guard !world.isOver else { return }
    defer { ascend() }
    guard descend() else { return }
    let appearance = node.pointee.appearance
    switch appearance {
    case .appeared, .disappeared:
      warnOfUnbalance(instance)
    case .appearing, .disappearing:
      // One end of a change; the last that is due ends it.
      node.pointee.depth -= 1
      if node.pointee.depth == 0 {
        endChange(of: instance, node, to: appearance == .appearing ? .appeared : .disappeared)
      } else {
        withhold(Refusal(appearance == .appearing ? .viewDidAppear : .viewDidDisappear, instance, .endsLater))
      }
    }
  }

  @inline(never) private mutating func warnOfUnbalance(_ instance: InstanceID) {
    guard world[instance].isAlive else { return }
    happen(.warning, instance, .message(Message(.unbalancedTransition, instance)))
  }

  /// Closes what a view's way into or out of a window has opened (C1.31 to C1.33).
  mutating func finishAppearance(of instance: InstanceID) {
    guard world[instance].isAlive, world[instance].isWindowDriven, world[instance].depth > 0 else { return }
    world[instance].isWindowDriven = false
    let parent = world[instance].parent
    closeAppearance(instance)
    repeatDidMove(to: parent, instance)
  }

  // MARK: The four states

  @inline(__always) private mutating func open(
    _ instance: InstanceID, _ known: UnsafeMutablePointer<World.Node>, _ direction: AppearanceState, animated: Bool,
    _ isTold: Bool
  ) {
    var node = known
    if keepsOrigins {
      noteChange(of: instance, to: direction)
      node = world.pointer(to: instance)
    }
    // V13: a stack and a tab bar controller have told their content when they print.
    let hooks = node.pointee.hooks
    let forwardsFirst = openChange(of: instance, node, direction, animated: animated)
    let outer = frame.deed
    if !forwardsFirst, isTold { tellOfBegin(instance, hooks, direction, animated: animated) }
    if !isTold { withhold(Refusal(.viewWillAppear, instance, .missesWill)) }
    forwardBegin(from: instance, appearing: direction == .appearing, animated: animated)
    if forwardsFirst, isTold { tellOfBegin(instance, hooks, direction, animated: animated) }
    frame.deed = outer
    if animated, finds(.losesAnimatedFlag) { loseAnimatedFlag(of: instance) }
  }

  /// Where a change comes from, and what it ends.
  @inline(never) private mutating func noteChange(of instance: InstanceID, to direction: AppearanceState) {
    if wantsEffects { tellOfTurn(of: instance, to: direction) }
    if direction == .appearing { originateBoth(instance) }
  }

  /// C1.61: a did-callback that was to come doesn't.
  private mutating func tellOfTurn(of instance: InstanceID, to direction: AppearanceState) {
    switch (world[instance].appearance, direction) {
    case (.appearing, .disappearing): tellOfRefusal(Refusal(.viewDidAppear, instance, .turnedRound))
    case (.disappearing, .appearing): tellOfRefusal(Refusal(.viewDidDisappear, instance, .turnedRound))
    default: break
    }
  }

  /// A change of appearance is open from here on. What recurses stands in small functions: a chain of a thousand
  /// controllers needs a thousand of their frames.
  ///
  /// - Returns: Whether the controller forwards inside `super`.
  @inline(__always) private mutating func openChange(
    of instance: InstanceID, _ node: UnsafeMutablePointer<World.Node>, _ direction: AppearanceState, animated: Bool
  ) -> Bool {
    // The change owns a controller that is appearing or disappearing (C1.17).
    if node.pointee.depth == 0 { node.pointee.owners &+= 1 }
    node.pointee.depth = 1
    node.pointee.appearance = direction
    node.pointee.isAnimated = animated
    node.pointee.owesIsAppearing = direction == .appearing
    let (showsCurrent, forwardsInsideSuper) = (node.pointee.showsCurrent, node.pointee.forwardsInsideSuper)
    if direction == .appearing, !node.pointee.isDue {
      node.pointee.isDue = true
      world.due.append(instance)
    }
    if showsCurrent, direction == .appearing { showCurrent(of: instance) }
    return forwardsInsideSuper
  }

  @inline(__always) private mutating func tellOfBegin(
    _ instance: InstanceID, _ hooks: HookSet, _ direction: AppearanceState, animated: Bool
  ) {
    // Two calls: the bit of a callback that is known here takes no search.
    if direction == .appearing {
      send(.viewWillAppear, to: instance, hooks: hooks, .animated(animated))
    } else {
      send(.viewWillDisappear, to: instance, hooks: hooks, .animated(animated))
    }
    if wantsEffects { passOn(to: instance, direction) }
  }

  /// What the descendants are told comes from what the controller was told.
  @inline(never) private mutating func passOn(to instance: InstanceID, _ direction: AppearanceState) {
    frame.deed = frame.event
    if direction == .appearing { originateBoth(instance) }
  }

  /// Its `viewIsAppearing` and its layout come from what happens now; to disappear is no reason for layout (V1).
  private mutating func originateBoth(_ instance: InstanceID) {
    originate(.appearing, instance)
    originate(.layout, instance)
  }

  /// T3.1: only the selected tab is loaded and put in.
  @inline(never) private mutating func showCurrent(of container: InstanceID) {
    guard let current = world[container].current else { return }
    for guest in world.hosted(in: container) where guest != current { hang(guest, in: .nowhere) }
    loadView(of: current)
    hang(current, in: .instance(container))
  }

  /// A stack shows a top for which no transition has run, in its own layout. At the end of its own appearance it tells
  /// the top (V10).
  mutating func showTop(_ top: InstanceID, in stack: InstanceID) {
    guard starts(.showTop(top, in: stack)) else { return }
    openAppearance(top, appearing: true, animated: world[stack].isAnimated)
    if world[stack].appearance == .appearing { world.setTold(world.told(by: stack) + [top], by: stack) }
    hang(top, in: .instance(stack))
  }

  /// The last end of a change: what is still due before it, the did-callback, and then the descendants.
  @inline(__always) private mutating func endChange(
    of instance: InstanceID, _ open: UnsafeMutablePointer<World.Node>, to state: AppearanceState
  ) {
    var node = open
    if node.pointee.firstHosted != .none || state == .appeared && node.pointee.owesIsAppearing {
      finishOrphans(of: instance)
      if state == .appeared { sendIsAppearing(to: instance) }
      node = world.pointer(to: instance)
    }
    let (direction, isAnimated) = (node.pointee.appearance, node.pointee.isAnimated)
    let (forwardsFirst, hooks) = (node.pointee.forwardsInsideSuper, node.pointee.hooks)
    node.pointee.appearance = state
    node.pointee.isWindowDriven = false
    let outer = frame.deed
    if !forwardsFirst, tellOfEnd(instance, hooks, state, animated: isAnimated) { node = world.pointer(to: instance) }
    // What the callback calls may have turned it round, and its children with it.
    if node.pointee.appearance == state, hasThoseToTell(node, direction) {
      forwardEnd(from: instance, direction: direction)
      node = world.pointer(to: instance)
    }
    frame.deed = outer
    if forwardsFirst, tellOfEnd(instance, hooks, state, animated: isAnimated) {
      frame.deed = outer
      node = world.pointer(to: instance)
    }
    if state == .appeared { node.pointee.isBeingPresented = false }
    node.pointee.owners -= 1
    if node.pointee.owners <= 0 { letGo(of: instance) }
  }

  /// - Returns: Whether nodes may have changed, or their addresses.
  @inline(__always) private mutating func tellOfEnd(
    _ instance: InstanceID, _ hooks: HookSet, _ state: AppearanceState, animated: Bool
  ) -> Bool {
    let hasChanged =
      if state == .appeared {
        send(.viewDidAppear, to: instance, hooks: hooks, .animated(animated))
      } else {
        send(.viewDidDisappear, to: instance, hooks: hooks, .animated(animated))
      }
    if wantsEffects { frame.deed = frame.event }
    return hasChanged
  }
}
