internal import ScenePlan

/// The change of a leaf: a controller without children, in whose view no other one hangs. Most controllers are leaves,
/// and their changes go straight on: there is nothing to forward, to wait for, or to turn round.
///
/// Each function does what `openAppearance` or `closeAppearance` would do, or does nothing and says so.
extension Simulation {
  /// Opens the change of a leaf that is at rest and does nothing in the callback.
  @inline(__always) mutating func opensLeaf(_ instance: InstanceID, appearing: Bool, animated: Bool) -> Bool {
    let node = world.pointer(to: instance)
    guard isEasyGoing, node.pointee.isLeafAtRest,
      node.pointee.appearance == (appearing ? .disappeared : .appeared)
    else { return false }
    let hooks = node.pointee.hooks
    if hooks.overlaps(appearing ? HookSet(.viewWillAppear) : HookSet(.viewWillDisappear)) { return false }
    workLeft &-= 1
    node.pointee.owners &+= 1
    node.pointee.depth = 1
    node.pointee.isAnimated = animated
    node.pointee.owesIsAppearing = appearing
    if appearing {
      node.pointee.appearance = .appearing
      if !node.pointee.isDue {
        node.pointee.isDue = true
        world.due.append(instance)
      }
      send(.viewWillAppear, to: instance, hooks: hooks, .animated(animated))
    } else {
      node.pointee.appearance = .disappearing
      send(.viewWillDisappear, to: instance, hooks: hooks, .animated(animated))
    }
    return true
  }

  /// Closes the change of a leaf that does nothing in the callback, where this end is the last one.
  @inline(__always) mutating func closesLeaf(_ instance: InstanceID) -> Bool {
    closesLeaf(instance, world.pointer(to: instance))
  }

  /// The same with the node, or with what stands for the node of one without.
  @inline(__always)
  mutating func closesLeaf(_ instance: InstanceID, _ known: UnsafeMutablePointer<World.Node>) -> Bool {
    var node = known
    guard isEasyGoing, node.pointee.isLeaf, node.pointee.depth == 1 else { return false }
    let (hooks, animated) = (node.pointee.hooks, node.pointee.isAnimated)
    let appears = node.pointee.appearance == .appearing
    if appears && node.pointee.owesIsAppearing { return false }
    if hooks.overlaps(appears ? HookSet(.viewDidAppear) : HookSet(.viewDidDisappear)) { return false }
    workLeft &-= 1
    node.pointee.depth = 0
    node.pointee.isWindowDriven = false
    node.pointee.appearance = appears ? .appeared : .disappeared
    let hasChanged =
      if appears {
        send(.viewDidAppear, to: instance, hooks: hooks, .animated(animated))
      } else {
        send(.viewDidDisappear, to: instance, hooks: hooks, .animated(animated))
      }
    if hasChanged { node = world.pointer(to: instance) }
    if appears { node.pointee.isBeingPresented = false }
    node.pointee.owners -= 1
    if node.pointee.owners <= 0 { letGo(of: instance) }
    return true
  }

  /// Whether nothing is asked of a change but to happen: no cause is wanted, no limit is near, and nothing covers another
  /// controller in its context.
  @inline(__always) private var isEasyGoing: Bool {
    !keepsOrigins && workLeft > 2 && descents < deepest && world.contextPresenters.isEmpty
  }
}

extension World.Node {
  /// Whether it has no children, has told none, and no other view hangs in its view.
  @inline(__always) var isLeaf: Bool { firstChild == .none && firstHosted == .none && !hasTold }

  /// Whether it is a living leaf whose appearance doesn't change now, and that presents nothing.
  @inline(__always) var isLeafAtRest: Bool {
    isLeaf && depth == 0 && isAlive && isLoaded && !isCovered && presentedLink == .none && !showsCurrent
  }
}
