package import ScenePlan

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
    guard world[instance].isAlive else {
      return withhold(Refusal(appearing ? .viewWillAppear : .viewWillDisappear, instance, .freed))
    }
    // A controller that is covered by what it presents can't come onto the screen.
    if appearing, world[instance].isCovered {
      return withhold(Refusal(.viewWillAppear, instance, .covered, other: world[instance].presented))
    }
    defer { ascend() }
    guard descend() else { return }
    switch (appearing, world[instance].appearance) {
    case (true, .disappeared), (true, .disappearing), (false, .appearing), (false, .appeared):
      if world[instance].appearance == .disappeared { loadView(of: instance) }
      open(instance, appearing ? .appearing : .disappearing, animated: animated, isTold)
    case (true, .appearing), (false, .disappearing):
      world[instance].depth += 1
      withhold(Refusal(appearing ? .viewWillAppear : .viewWillDisappear, instance, .beginsAgain))
    case (true, .appeared): withhold(Refusal(.viewWillAppear, instance, .appearedAlready))
    case (false, .disappeared): withhold(Refusal(.viewWillDisappear, instance, .goneAlready))
    }
  }

  mutating func closeAppearance(_ instance: InstanceID) {
    guard !world.isOver else { return }
    defer { ascend() }
    guard descend() else { return }
    let appearance = world[instance].appearance
    switch appearance {
    case .appeared, .disappeared:
      warnOfUnbalance(instance)
    case .appearing, .disappearing:
      // One end of a change; the last that is due ends it.
      world[instance].depth -= 1
      if world[instance].depth == 0 {
        endChange(of: instance, to: appearance == .appearing ? .appeared : .disappeared)
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
    _ instance: InstanceID, _ direction: AppearanceState, animated: Bool, _ isTold: Bool
  ) {
    if wishes.keepsOrigins { noteChange(of: instance, to: direction) }
    openChange(of: instance, direction, animated: animated)
    // V13: a stack and a tab bar controller have told their content when they print.
    let forwardsFirst = world[instance].forwardsInsideSuper
    let outer = frame.effect
    if !forwardsFirst, isTold { tellOfBegin(instance, direction, animated: animated) }
    if !isTold { withhold(Refusal(.viewWillAppear, instance, .missesWill)) }
    forwardBegin(from: instance, appearing: direction == .appearing, animated: animated)
    if forwardsFirst, isTold { tellOfBegin(instance, direction, animated: animated) }
    frame.effect = outer
    if animated, finds(.losesAnimatedFlag) { loseAnimatedFlag(of: instance) }
  }

  /// Notes the cause of a change, and tells of what it ends.
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
  @inline(__always) private mutating func openChange(
    of instance: InstanceID, _ direction: AppearanceState, animated: Bool
  ) {
    // The change owns a controller that is appearing or disappearing (C1.17).
    if world[instance].depth == 0 { world[instance].owners += 1 }
    world[instance].depth = 1
    world[instance].appearance = direction
    world[instance].isAnimated = animated
    world[instance].owesIsAppearing = direction == .appearing
    guard direction == .appearing else { return }
    world.comeBy(instance)
    if world[instance].showsCurrent { showCurrent(of: instance) }
  }

  @inline(__always) private mutating func tellOfBegin(
    _ instance: InstanceID, _ direction: AppearanceState, animated: Bool
  ) {
    send(direction == .appearing ? .viewWillAppear : .viewWillDisappear, to: instance, .animated(animated))
    if wantsEffects { passOn(to: instance, direction) }
  }

  /// Tells the descendants, because of the callback that the controller was sent.
  @inline(never) private mutating func passOn(to instance: InstanceID, _ direction: AppearanceState) {
    frame.effect = frame.event
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
  package mutating func showTop(_ top: InstanceID, in stack: InstanceID) {
    guard starts(.showTop(top, in: stack)) else { return }
    openAppearance(top, appearing: true, animated: world[stack].isAnimated)
    if world[stack].appearance == .appearing { world.setTold(world.told(by: stack) + [top], by: stack) }
    hang(top, in: .instance(stack))
  }

  /// The last end of a change: what is still due before it, the did-callback, and then the descendants.
  @inline(__always) private mutating func endChange(of instance: InstanceID, to state: AppearanceState) {
    finishOrphans(of: instance)
    if state == .appeared { sendIsAppearing(to: instance) }
    let (direction, isAnimated) = (world[instance].appearance, world[instance].isAnimated)
    let forwardsFirst = world[instance].forwardsInsideSuper
    world[instance].appearance = state
    world[instance].isWindowDriven = false
    let outer = frame.effect
    if !forwardsFirst { tellOfEnd(instance, state, animated: isAnimated) }
    // What the callback calls may have turned it round, and its children with it.
    if world[instance].appearance == state { forwardEnd(from: instance, direction: direction) }
    frame.effect = outer
    if forwardsFirst { tellOfEnd(instance, state, animated: isAnimated) }
    frame.effect = outer
    if state == .appeared { world[instance].isBeingPresented = false }
    disown(instance)
  }

  @inline(__always) private mutating func tellOfEnd(
    _ instance: InstanceID, _ state: AppearanceState, animated: Bool
  ) {
    send(state == .appeared ? .viewDidAppear : .viewDidDisappear, to: instance, .animated(animated))
    if wantsEffects { frame.effect = frame.event }
  }
}
