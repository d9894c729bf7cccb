package import ScenePlan

/// Guests: controllers that are presented in a context. They go and come with the controller that defines it, as if
/// they were its children (V27: a choice).
extension World {
  /// The views that go and come with a controller: the children in its view, those that cover one of them in its
  /// context, and those that the controller itself presents over its context. What takes its place in the context
  /// doesn't: the controller goes because that one comes, also again after a dismissal that is given up (M6.46).
  @inline(__always) func followers(of instance: InstanceID) -> [InstanceID] {
    let children = table.childrenInside(instance)
    if contextPresenters.isEmpty { return children }
    let guest = contextGuest(of: instance).flatMap { self[$0].style == .currentContext ? nil : $0 }
    return children.map { standIn(for: $0) } + (guest.map { [$0] } ?? [])
  }

  /// Whether a controller still goes and comes with another one.
  func follows(_ child: InstanceID, _ instance: InstanceID) -> Bool {
    if let presenter = self[child].presenter {
      return presenter == instance || self[presenter].parent == instance && isInside(presenter, instance)
    }
    return self[child].parent == instance && isInside(child, instance)
  }

  /// The controller whose appearance is meant: what covers a controller in its context stands for it.
  @inline(__always) package func standIn(for instance: InstanceID) -> InstanceID {
    if contextPresenters.isEmpty || !self[instance].isCovered { return instance }
    return contextGuest(of: instance) ?? instance
  }

  /// The controller whose appearance is to be ended: a controller's own one, if it was begun before the cover came.
  @inline(__always) func withOpenAppearance(for instance: InstanceID) -> InstanceID {
    self[instance].depth > 0 ? instance : standIn(for: instance)
  }

  /// The controller that another one presents in its own context; nil if that is on its way out.
  fileprivate func contextGuest(of instance: InstanceID) -> InstanceID? {
    guard let guest = presentedOnScreen(from: instance), self[guest].style?.isInContext == true else { return nil }
    return guest
  }
}

extension Simulation {
  /// V27: what a controller presents in its context leaves the window with the view that it stands for, or with one
  /// around that.
  ///
  /// - Parameter ofItself: Whether what the view's own controller presents goes, too.
  mutating func takeAlongGuests(of view: InstanceID, ofItself: Bool) {
    for presenter in world.contextPresenters
    where presenter == view && ofItself || world.hangs(presenter, in: view) {
      guard let guest = world.contextGuest(of: presenter),
        [.appearing, .appeared].contains(world[guest].appearance)
      else { continue }
      openAppearance(guest, appearing: false, animated: false)
      closeAppearance(guest)
    }
  }
}
