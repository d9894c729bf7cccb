internal import ScenePlan

/// A layout pass that comes by one view only, as most do where a screen is pushed, popped or presented. The forest of a
/// `LayoutPass` took five times as many instructions.
///
/// The views around it are only gone through. Nothing acts in the callbacks, so nothing changes meanwhile:
///
/// ```
/// detail is due, in shell, in the window      detail.updateViewConstraints; detail.viewIsAppearing;
///                                             detail.viewWillLayoutSubviews, detail.viewDidLayoutSubviews
/// ```
extension Simulation {
  /// Makes the pass, or does nothing and says so: where several views are due, one around it needs something, too, or
  /// something acts in the callbacks.
  @inline(__always) mutating func laysOutLoneView() -> Bool {
    guard world.due.count == 1, !keepsOrigins, !world.device.does(.tellsInitialTraits) else { return false }
    let instance = world.due[0]
    let node = world.pointer(to: instance)
    guard node.pointee.isDue, !node.pointee.hooks.overlaps(.ofLayout), let depth = levels(around: node),
      workLeft &- depth > 4, descents &+ depth <= deepest
    else { return false }
    workLeft &-= depth
    world.due.clear()
    sharedTurn.dueCount = 0
    layOutLone(instance)
    return true
  }

  /// Lays out the only view that is due.
  @inline(__always) private mutating func layOutLone(_ instance: InstanceID) {
    var node = world.pointer(to: instance)
    node.pointee.isDue = false
    guard node.pointee.isAlive else { return }
    if node.pointee.needsLayout, node.pointee.needsConstraints {
      node.pointee.needsConstraints = false
      if send(.updateViewConstraints, to: instance, hooks: node.pointee.hooks) { node = world.pointer(to: instance) }
    }
    _ = announce(instance, node, world.device.does(.sendsViewIsAppearing))
  }

  /// How many views a pass goes through from the window to a view, itself included; nil where the view isn't in the
  /// window, its first layout is put off, or one around it needs something.
  @inline(__always) private func levels(around view: UnsafeMutablePointer<World.Node>) -> Int? {
    var node = UnsafePointer(view)
    var count = 1
    guard node.pointee.isLoaded, !node.pointee.isCovered, !node.pointee.isFirstPutOff else { return nil }
    while let host = node.pointee.hostLink.id {
      node = world.table.address(of: host)
      guard node.pointee.isLoaded, !node.pointee.isCovered, !node.pointee.isFirstPutOff, !node.pointee.needsLook else {
        return nil
      }
      count &+= 1
    }
    // What is presented in a context is in the window only if its presenter is, too (V27).
    return node.pointee.hostLink == .window && node.pointee.style?.isInContext != true ? count : nil
  }
}

extension HookSet {
  /// The callbacks that a layout pass sends.
  @inline(__always) static var ofLayout: HookSet {
    HookSet(.updateViewConstraints) | HookSet(.viewIsAppearing) | HookSet(.viewWillLayoutSubviews)
      | HookSet(.viewDidLayoutSubviews)
  }
}
