package import ScenePlan

/// The window: its root, and what belongs to it.
extension Simulation {
  /// Makes a controller the window's root and puts its view into the window; the view of another root leaves it.
  package mutating func setRoot(_ instance: InstanceID) {
    guard starts(.setRoot(instance)), world.root != instance else { return }
    let old = world.root
    world.root = instance
    if let old {
      hang(old, in: .nowhere)
      disown(old)
    }
    own(instance)
    hang(instance, in: .window)
  }

  /// Whether a controller belongs to what the window shows, through parents and presenters.
  func belongsToWindow(_ instance: InstanceID) -> Bool {
    var candidate: InstanceID? = instance
    // A view may have come into that of what it presents, so the way up may lead in a circle.
    for _ in 0...world.count {
      guard let here = candidate else { return false }
      let standsByPresenter = world.table[here].style?.isInContext == true && world.table[here].presenter != nil
      if world.table[here].host == .window, !standsByPresenter { return true }
      candidate = world.table[here].parent ?? world.table[here].presenter
      if candidate == nil, case .instance(let host) = world.table[here].host { candidate = host }
    }
    return false
  }
}
