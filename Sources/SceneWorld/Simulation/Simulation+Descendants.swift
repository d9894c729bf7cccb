internal import ScenePlan

/// How a change of appearance reaches the descendants of a controller (C1.30, C1.34, C1.63, C1.65, V13).
extension Simulation {
  /// C1.63: to children whose view is loaded and hangs in this one's view; views without a parent hear of the window by
  /// themselves (C1.30, C1.34).
  @inline(__always) mutating func forwardBegin(from instance: InstanceID, appearing: Bool, animated: Bool) {
    // Most have nothing inside that could be told.
    let hasInside = world[instance].firstChild != .none || world[instance].firstHosted != .none
    if !hasInside, !world[instance].hasTold, world.contextPresenters.isEmpty { return }
    forwardBegin(inside: instance, appearing: appearing, animated: animated)
  }

  private mutating func forwardBegin(inside instance: InstanceID, appearing: Bool, animated: Bool) {
    let place = listThoseToTell(of: instance, appearing: appearing)
    for index in 0..<world.told.count(at: place) {
      let child = world.told.member(index, at: place)
      openAppearance(child, appearing: appearing, animated: animated)
    }
    if wantsEffects { tellOfThoseLeftOut(of: instance, appearing: appearing) }
    moveThoseHosted(in: instance, entering: appearing)
  }

  /// Lists the children that a controller tells of its change. What recurses needs a small frame, so this stands apart.
  ///
  /// - Returns: The list's place.
  @inline(never) private mutating func listThoseToTell(of instance: InstanceID, appearing: Bool) -> Int32 {
    let led = world[instance].hasTold ? leaveThoseGone(from: instance) : []
    guard world[instance].forwardsAppearance else { return 0 }
    var children = world.followers(of: instance)
    // V13: a stack brings its top, and a tab bar its selection; what is on its way out goes by itself.
    if world[instance].forwardsInsideSuper, let top = world[instance].current {
      children.removeAll {
        $0 != top && world[$0].parent == instance && (appearing || world[$0].appearance == .disappearing)
      }
    }
    if appearing, world[instance].currentLink != .none {
      children.removeAll { goesByItself($0, in: instance) && !led.contains($0) }
    }
    if children.isEmpty { return 0 }
    world.setTold(children, by: instance)
    return world[instance].toldPlace
  }

  /// Moves the guests of a controller's view that aren't its children: they come and go with that view.
  @inline(never) private mutating func moveThoseHosted(in instance: InstanceID, entering: Bool) {
    for guest in world.hosted(in: instance) where world[guest].parent != instance {
      enterOrLeave(guest, host: instance, entering: entering)
    }
  }

  /// A change that turns round ends for children that have left since, or leave by themselves. A member that is no
  /// longer a stack's top is one of them: the stack brings its new top (V13).
  ///
  /// - Returns: The others, which turn round.
  private mutating func leaveThoseGone(from instance: InstanceID) -> [InstanceID] {
    let told = takeTold(of: instance).filter { world[$0].depth > 0 }
    let led = told.filter { child in
      world.follows(child, instance) && !(goesByItself(child, in: instance) && world[child].depth > 1)
        && !isNoLongerCurrent(child, in: instance)
    }
    for child in told where !led.contains(child) { closeAppearance(child) }
    return led
  }

  /// The children that a controller's change doesn't reach.
  private mutating func tellOfThoseLeftOut(of instance: InstanceID, appearing: Bool) {
    let callback: Callback = appearing ? .viewWillAppear : .viewWillDisappear
    let forwards = world[instance].forwardsAppearance
    for child in world.children(of: instance) where !world[child].isPrivate {
      if let shown = shownInstead(of: child, in: instance) {
        tellOfRefusal(Refusal(callback, child, .shownInstead, other: shown))
      } else if !world.follows(child, instance) {
        // V13: what a stack or a tab bar shows comes by its own work.
        if world[instance].forwardsInsideSuper, world[instance].current == child { continue }
        tellOfRefusal(Refusal(callback, child, world[child].isLoaded ? .notInside : .notLoaded, other: instance))
      } else if !forwards {
        tellOfRefusal(Refusal(callback, child, .notForwarded, other: instance))
      }
    }
  }

  /// The controller that a stack or a tab bar shows in the place of a child, by a name that people know.
  private func shownInstead(of child: InstanceID, in container: InstanceID) -> InstanceID? {
    guard world[container].forwardsInsideSuper, world[container].current != child else { return nil }
    var shown = world[container].current
    while let here = shown, world[here].isPrivate { shown = world[here].current }
    return shown
  }

  mutating func forwardEnd(from instance: InstanceID, direction: AppearanceState) {
    let place = world.table[instance].toldPlace
    if place != 0 {
      world[instance].toldPlace = 0
      for index in 0..<world.told.count(at: place) {
        let child = world.told.member(index, at: place)
        guard world[child].appearance == direction else { continue }
        // A child that has left on the way in is about to be told otherwise.
        if direction == .disappearing || world[child].parent == instance || world.follows(child, instance) {
          closeAppearance(child)
        }
      }
      world.told.remove(at: place)
    }
    if direction == .disappearing, world[instance].appearance == .disappeared { takeAlong(from: instance) }
  }

  /// C1.30: a child that came while the controller went is now off the screen with it.
  private mutating func takeAlong(from instance: InstanceID) {
    guard world[instance].forwardsAppearance, world[instance].firstChild != .none else { return }
    for child in world.children(of: instance) where world.isInside(child, instance) {
      guard [.appearing, .appeared].contains(world[child].appearance) else { continue }
      openAppearance(child, appearing: false, animated: false)
      closeAppearance(child)
    }
  }

  /// The children that were told of a controller's own change, which are told of its end once.
  private mutating func takeTold(of instance: InstanceID) -> [InstanceID] {
    let told = world.told(by: instance)
    world.setTold([], by: instance)
    return told
  }

  /// C1.34: a controller without a parent, and with its view here, finishes before this controller does.
  @inline(__always) mutating func finishOrphans(of instance: InstanceID) {
    for guest in world.hosted(in: instance) where world[guest].parent == nil { finishAppearance(of: guest) }
  }

  /// Whether another child stands for a stack or a tab bar now.
  private func isNoLongerCurrent(_ child: InstanceID, in container: InstanceID) -> Bool {
    guard world[container].forwardsInsideSuper, let current = world[container].current else { return false }
    return child != current && world[child].parent == container
  }

  /// A page that turns away goes on doing so, also if its pager comes back meanwhile (P5.30, P5.32).
  private func goesByItself(_ child: InstanceID, in container: InstanceID) -> Bool {
    guard world.table[child].appearance == .disappearing, world.table[child].parent == container else { return false }
    guard let current = world.table[container].current, !world.table[container].forwardsInsideSuper else {
      return false
    }
    return child != current
  }
}
