internal import ScenePlan

/// Views that come into a window and leave it (sections 1.4 and 1.8 of the semantics).
extension SceneMachine {
  /// C1.30, C1.31: on the screen, `viewWillAppear` comes inside the call and the rest in the next turn.
  mutating func addSubview(_ child: InstanceID, into host: InstanceID) {
    load(child)
    guard state[child].host != .instance(host), !isInside(host, child), child != host else { return }
    let wasInWindow = state.isInWindow(child)
    hang(child, in: .instance(host))
    let isInWindow = state.isInWindow(child)
    if isInWindow != wasInWindow { enterOrLeave(child, host: host, entering: isInWindow) }
  }

  /// C1.33: on the screen, `viewWillDisappear` comes inside the call and `viewDidDisappear` in the next turn.
  mutating func removeFromSuperview(_ child: InstanceID) {
    guard case .instance(let host) = state[child].host else { return hang(child, in: .nowhere) }
    if state.isInWindow(child) { enterOrLeave(child, host: host, entering: false) }
    hang(child, in: .nowhere)
  }

  /// Hangs a view somewhere and tells nobody; not in itself, nor in what hangs in it.
  mutating func hang(_ child: InstanceID, in host: ViewHost) {
    if case .instance(let owner) = host, owner == child || !state[child].hosted.isEmpty && hangs(owner, in: child) {
      return
    }
    if case .instance(let old) = state[child].host, let index = state[old].hosted.lastIndex(of: child) {
      state[old].hosted.remove(at: index)
    }
    state[child].host = host
    switch host {
    case .nowhere: break
    case .window: state[child].isUnplaced = false
    case .instance(let owner):
      state[owner].hosted.append(child)
      // From here on only its owners keep it (C1.17).
      if state[child].isUnplaced {
        state[child].isUnplaced = false
        releasable.append(child)
      }
    }
  }

  /// Whether a view hangs, at whatever depth, in a controller's view.
  private func hangs(_ view: InstanceID, in ancestor: InstanceID) -> Bool {
    var host = state[view].host
    while case .instance(let owner) = host {
      if owner == ancestor { return true }
      host = state[owner].host
    }
    return false
  }

  /// What a view's way into or out of the window means to its controller.
  mutating func enterOrLeave(_ child: InstanceID, host: InstanceID, entering: Bool) {
    guard state[child].isAlive, !isOver else { return }
    let parent = state[child].parent
    // C1.70, C1.74: the check runs when the view comes into a window.
    if entering, let parent, parent != host { return raise(Message(.wrongParentInWindow, child, host, parent)) }
    // C1.65: a container that forwards by hand is left alone.
    if let parent, !state[parent].forwardsAppearance { return }
    // Between a begin and an end called by hand the view's way doesn't count. What the parent's own
    // appearance has opened isn't by hand: who is taken out on the way in goes again.
    if state[child].depth > 0, !state[child].isWindowDriven {
      guard !entering, state[child].appearance == .appearing, let parent,
        let index = state[parent].told.firstIndex(of: child)
      else { return }
      state[parent].told.remove(at: index)
    }
    switch (entering, state[child].appearance) {
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared): return
    case (true, .disappeared), (true, .disappearing), (false, .appearing), (false, .appeared):
      state[child].isWindowDriven = true
      begin(child, appearing: entering, animated: false, isTold: !entering || !missesWillAppear(child, in: host))
      enqueue(.finishAppearance(child), .nextTurn, cause: cause)
    }
  }

  /// C1.34's exceptions: who comes while the host is between its own will and did.
  private func missesWillAppear(_ child: InstanceID, in host: InstanceID) -> Bool {
    behaviours.contains(.missesWillAppear) && state[host].appearance == .appearing
      && (state[host].isAnimated || state[child].parent == host)
  }
}
