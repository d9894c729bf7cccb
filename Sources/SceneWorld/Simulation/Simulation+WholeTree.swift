internal import ScenePlan

/// A layout pass that comes by each view in the window, as the one that ends a launch. It goes along the views themselves
/// and needs no `LayoutPass`, whose forest took twice as many instructions.
///
/// Nothing acts in the callbacks, so nothing changes meanwhile. `shell` with two children:
///
/// ```
/// from the innermost views up     first.updateViewConstraints, second.updateViewConstraints, shell.updateViewConstraints
/// from the window down            shell.viewIsAppearing, shell.viewWillLayoutSubviews, shell.viewDidLayoutSubviews;
///                                 the same for first, and then for second
/// ```
extension Simulation {
  /// Makes the pass, or does nothing and says so.
  @inline(never) mutating func laysOutWholeTree() -> Bool {
    guard !keepsOrigins, !world.device.does(.tellsInitialTraits), let root = world.root,
      workLeft / 6 > world.due.count, isWholeTreeDue(from: root)
    else { return false }
    // A pass counts each view that it comes by.
    workLeft &-= world.due.count
    world.due.clear()
    sharedTurn.dueCount = 0
    updateConstraints(in: root)
    layOutViews(in: root)
    return true
  }

  /// Whether just the views from a root down are due, and nothing stands in the way of going along them: a hook in a
  /// callback of layout, a view that is put off, or one that doesn't stand where its controller does among the children.
  private func isWholeTreeDue(from root: InstanceID) -> Bool {
    var node = world.table.address(of: root)
    var (left, level) = (world.due.count, descents + 1)
    guard node.pointee.hostLink == .window, node.pointee.style?.isInContext != true else { return false }
    while true {
      guard node.pointee.isPlainlyDue, left > 0, level <= deepest else { return false }
      left &-= 1
      if let guest = node.pointee.firstHosted.id {
        node = world.table.address(of: guest)
        level &+= 1
        if node.pointee.nextHosted != node.pointee.nextSibling { return false }
        continue
      }
      while node.pointee.id != root, node.pointee.nextHosted == .none, let host = node.pointee.hostLink.id {
        node = world.table.address(of: host)
        level &-= 1
      }
      guard node.pointee.id != root, let next = node.pointee.nextHosted.id else { return left == 0 }
      node = world.table.address(of: next)
      if node.pointee.nextHosted != node.pointee.nextSibling { return false }
    }
  }

  /// V2: from the innermost views up.
  private mutating func updateConstraints(in root: InstanceID) {
    var node = world.pointer(to: innermost(in: root))
    while true {
      let id = node.pointee.id
      node.pointee.isDue = false
      if node.pointee.isAlive, node.pointee.needsLayout, node.pointee.needsConstraints {
        node.pointee.needsConstraints = false
        if send(.updateViewConstraints, to: id, hooks: node.pointee.hooks) { node = world.pointer(to: id) }
      }
      if id == root { return }
      if let next = node.pointee.nextHosted.id {
        node = world.pointer(to: next)
        if node.pointee.firstHosted != .none { node = world.pointer(to: innermost(in: next)) }
      } else if let host = node.pointee.hostLink.id {
        node = world.pointer(to: host)
      }
    }
  }

  /// The first view inside a view in which no other one hangs.
  private func innermost(in view: InstanceID) -> InstanceID {
    var here = view
    while let guest = world.table.address(of: here).pointee.firstHosted.id { here = guest }
    return here
  }

  /// C1.36: from the window down, `viewIsAppearing` directly before the view's own layout.
  private mutating func layOutViews(in root: InstanceID) {
    let announces = world.device.does(.sendsViewIsAppearing)
    var node = world.pointer(to: root)
    while true {
      let id = node.pointee.id
      if node.pointee.isAlive, announce(id, node, announces) { node = world.pointer(to: id) }
      if let guest = node.pointee.firstHosted.id {
        node = world.pointer(to: guest)
        continue
      }
      while node.pointee.id != root, node.pointee.nextHosted == .none, let host = node.pointee.hostLink.id {
        node = world.pointer(to: host)
      }
      guard node.pointee.id != root, let next = node.pointee.nextHosted.id else { return }
      node = world.pointer(to: next)
    }
  }

  /// A controller's own lines in a pass in which nothing acts.
  ///
  /// - Returns: Whether nodes may have another address now.
  @inline(__always) mutating func announce(
    _ instance: InstanceID, _ known: UnsafeMutablePointer<World.Node>, _ announces: Bool
  ) -> Bool {
    var (node, hasMoved) = (known, false)
    let hooks = node.pointee.hooks
    if node.pointee.owesIsAppearing, node.pointee.appearance == .appearing {
      node.pointee.owesIsAppearing = false
      if announces, send(.viewIsAppearing, to: instance, hooks: hooks, .animated(node.pointee.isAnimated)) {
        node = world.pointer(to: instance)
        hasMoved = true
      }
    }
    guard node.pointee.needsLayout else { return hasMoved }
    node.pointee.noteLayout()
    if send(.viewWillLayoutSubviews, to: instance, hooks: hooks) { hasMoved = true }
    if send(.viewDidLayoutSubviews, to: instance, hooks: hooks) { hasMoved = true }
    return hasMoved
  }
}

extension World.Node {
  /// Whether a pass comes by its view with nothing in the way, and what hangs in it hangs as its children stand.
  @inline(__always) fileprivate var isPlainlyDue: Bool {
    isDue && isLoaded && !isCovered && !isFirstPutOff && firstHosted == firstChild && !hooks.overlaps(.ofLayout)
  }
}
