package import ScenePlan

/// Traits that come by way of the views, in the layout pass (V61).
///
/// A tab `b` that was shown once, and a turn while `a` is selected:
///
/// ```
/// rotate: landscape   a.traitCollectionDidChange
/// select: b           b.viewWillAppear; in the pass b.traitCollectionDidChange, b.viewIsAppearing
/// ```
extension Simulation {
  /// The view is told of its traits in the next pass that comes by (V61), unless they are the former ones again.
  package mutating func setNeedsTraits(_ instance: InstanceID, _ needs: Bool) {
    guard starts(.setNeedsTraits(instance, needs)), world[instance].isLoaded else { return }
    world[instance].owesTraits = needs
    guard needs else { return }
    originate(.layout, instance)
    world.comeBy(instance)
  }

  /// V61: what comes into the window with other traits than it last had there is told of them, from above.
  mutating func tellTraits(_ pass: inout LayoutPass) {
    // V63: by the quirk each is told directly before its own layout.
    guard pass.tellsTraits, !finds(.traitsWithLayout) else { return }
    pass.list(innermostFirst: false, in: world.table)
    for index in pass.listed.indices {
      let instance = pass.listed[index]
      if world[instance].isAlive, world[instance].owesTraits {
        follow(.layout, instance) { $0.sendTraits(to: instance) }
      }
    }
  }

  /// V63: by the quirk, directly before its own layout.
  mutating func tellTraitsInPass(to instance: InstanceID) {
    if world[instance].isAlive { follow(.layout, instance) { $0.sendTraits(to: instance) } }
  }

  mutating func sendTraits(to instance: InstanceID) {
    world[instance].owesTraits = false
    send(.traitCollectionDidChange, to: instance)
  }
}
