internal import ScenePlan

/// Views that come into a window and leave it (sections 1.4 and 1.8 of the semantics).
extension Simulation {
  /// C1.30, C1.31: on the screen, `viewWillAppear` comes inside the call and the rest in the next turn.
  @inline(__always) mutating func putIn(_ child: InstanceID, _ host: InstanceID) {
    loadView(of: child)
    let link = world[child].hostLink
    guard link.id != host, child != host else { return }
    let shown = world.standIn(for: child)
    let wasInWindow = link != .none && world.isInWindow(shown)
    hang(child, inside: host)
    guard !world.isOver else { return }
    // What hangs nowhere has nothing in the window.
    let isInWindow = world[host].hostLink != .none && world.isInWindow(shown)
    if isInWindow != wasInWindow {
      enterOrLeave(child, host: host, entering: isInWindow)
    } else if !isInWindow {
      withhold(Refusal(.viewWillAppear, child, .notInWindow, other: host))
    } else {
      withhold(Refusal(.viewWillAppear, child, .staysInWindow, other: host))
    }
  }

  /// C1.33: on the screen, `viewWillDisappear` comes inside the call and `viewDidDisappear` in the next turn.
  @inline(__always) mutating func takeOut(_ child: InstanceID) {
    guard case .instance(let host) = world[child].host else { return hang(child, in: .nowhere) }
    if world.isInWindow(world.standIn(for: child)) {
      enterOrLeave(child, host: host, entering: false)
    } else {
      withhold(Refusal(.viewWillDisappear, child, .notInWindow, other: host))
    }
    hang(child, in: .nowhere)
  }

  /// Adds a view to another without callbacks; never to itself or to a view inside it.
  mutating func hang(_ child: InstanceID, in host: ViewHost) {
    if case .instance(let owner) = host { return hang(child, inside: owner) }
    world.hang(child, in: host)
    originate(.appearing, child)
    originate(.layout, child)
    if host == .nowhere {
      if !world[child].isAlive { world.giveBack(child) }
    } else {
      comeWithTheirHost(in: child)
      world[child].isUnplaced = false
    }
  }

  /// Takes a view out of where it hangs, and with it what is presented in its context.
  @inline(__always) mutating func takeAway(_ child: InstanceID) {
    world.takeAway(child)
    originate(.appearing, child)
    originate(.layout, child)
    if !world[child].isAlive { world.giveBack(child) }
    if !world.contextPresenters.isEmpty { takeAlongGuests(of: child, ofItself: true) }
  }

  /// C1.76: a view can't come into one that stands inside it. Core Animation finds the circle among the layers.
  @inline(never) mutating func closeCircle(_ view: InstanceID, _ inner: InstanceID) {
    let message = Message(.viewInsideItself, view, inner)
    happen(.exception, view, .message(message))
  }

  private mutating func hang(_ child: InstanceID, inside owner: InstanceID) {
    if world[child].mayHold || owner == child, world.table.stands(owner, in: child) {
      return closeCircle(child, owner)
    }
    world.hang(child, in: .instance(owner))
    originate(.appearing, child)
    originate(.layout, child)
    let isUnplaced = world[child].isUnplaced
    comeWithTheirHost(in: child)
    // From here on only its owners keep it (C1.17).
    if isUnplaced { keepOnlyByOwners(child) }
  }

  @inline(never) private mutating func keepOnlyByOwners(_ child: InstanceID) {
    world[child].isUnplaced = false
    world.releasable.append(child)
    originate(.release, child)
  }

  /// Lays out the views that still need something in a view that comes into the window, by way of that.
  @inline(__always) mutating func comeWithTheirHost(in view: InstanceID) {
    world.comeByThose(in: view)
    if wishes.keepsOrigins, world.isInWindow(view) { originateInside(view) }
  }

  private mutating func originateInside(_ view: InstanceID) {
    var open = [view]
    while let host = open.popLast() {
      for guest in world.hosted(in: host) {
        if world[guest].needsLayout || world[guest].needsConstraints || world[guest].needsProperties
          || world[guest].owesTraits
        {
          originate(.layout, guest)
        }
        open.append(guest)
      }
    }
  }

  /// The effect of a view's way into or out of the window on its controller.
  mutating func enterOrLeave(_ child: InstanceID, host: InstanceID, entering: Bool) {
    guard world[child].isAlive, !world.isOver else { return }
    let parent = world[child].parent
    // C1.70, C1.74: the check runs when the view comes into a window.
    if entering, let parent, parent != host {
      let message = Message(.wrongParentInWindow, child, host, parent)
      return happen(.exception, message.first, .message(message))
    }
    // C1.65: a container that forwards by hand is left alone.
    if let parent, !world[parent].forwardsAppearance {
      return withhold(Refusal(entering ? .viewWillAppear : .viewWillDisappear, child, .notForwarded, other: parent))
    }
    // Between a begin and an end called by hand, moves of the view don't count. An appearance that the parent has
    // opened isn't by hand: a child that is removed while it appears disappears again.
    // What covers it in its context is what comes and goes (V27).
    let shown = world.standIn(for: child)
    if world[shown].depth > 0, !world[shown].isWindowDriven {
      var told: [InstanceID] = if let parent { world.told(by: parent) } else { [] }
      guard !entering, world[shown].appearance == .appearing, let parent, let index = told.firstIndex(of: child) else {
        return withhold(Refusal(entering ? .viewWillAppear : .viewWillDisappear, child, .movedByHand))
      }
      told.remove(at: index)
      world.setTold(told, by: parent)
    }
    switch (entering, world[shown].appearance) {
    case (true, .appearing), (true, .appeared): withhold(Refusal(.viewWillAppear, child, .appearedAlready))
    case (false, .disappearing), (false, .disappeared): withhold(Refusal(.viewWillDisappear, child, .goneAlready))
    case (true, .disappeared), (true, .disappearing), (false, .appearing), (false, .appeared):
      world[shown].isWindowDriven = true
      openAppearance(
        shown, appearing: entering, animated: world.isInAnimation,
        isTold: !entering || !missesWillAppear(child, in: host))
      enqueue(.finishAppearance(shown), .nextTurn, routine: RoutineID(0))
    }
  }

  /// C1.34's exceptions: a child that comes while the host is between its own will and did.
  private mutating func missesWillAppear(_ child: InstanceID, in host: InstanceID) -> Bool {
    finds(.missesWillAppear) && world[host].appearance == .appearing
      && (world[host].isAnimated || world[child].parent == host)
  }
}
