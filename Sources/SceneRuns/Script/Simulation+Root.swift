internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Another root for the window: a sign-in that leads to tabs, a sign-out, a deep link.
///
/// `setRoot: tabs` with `login` on the screen:
///
/// ```
/// the call       tabs loads; login.viewWillDisappear, tabs.viewWillAppear; tabs' view is in the window, login's isn't
/// next turn      tabs.viewIsAppearing and its layout; login.viewDidDisappear, tabs.viewDidAppear; login.deinit
/// ```
extension Simulation {
  /// C1.31, C1.33: a root's view comes and goes as any view does. What the old root and its content present isn't
  /// dismissed: its view stays in the window, behind the new root's (M6.45).
  mutating func replaceRoot(by reference: Reference, isAnimated: Bool) {
    guard let new = arriving(reference) else { return }
    if let presenter = world[new].presenter { return fail(.isPresented(reference, by: presenter)) }
    if let parent = world[new].parent { return fail(.isContained(reference, in: parent)) }
    guard let old = world.root else { return }
    if old == new { return advise(.changesNothing(.isRoot(new))) }
    let guests = presented(below: old)
    if let guest = guests.first(where: { !world[$0].isBeingDismissed }) {
      advise(.replacesRootWhilePresenting(old, presented: guest))
    }
    let leaves = [.appeared, .appearing].contains(world[world.standIn(for: old)].appearance)
    load(new)
    if leaves { begin(old, appearing: false, animated: isAnimated) }
    begin(new, appearing: true, animated: isAnimated)
    makeRoot(new)
    for guest in guests where world[guest].host == .window { leaveBehind(guest) }
    let title = title { "end of setRoot: \($0.world.name(of: new, in: $0.program))" }
    schedule(title, .nextTurn, .endRootChange(new: new, old: leaves ? old : nil))
  }

  mutating func endRootChange(to new: InstanceID, from old: InstanceID?) {
    if let old { endIfBegun(old) }
    endIfBegun(new)
  }

  /// M6.45: a presentation holds its presenter until it is dismissed, and it is the presenter's: neither is freed. What
  /// is presented in a context stands where its presenter stands: it leaves the window with that, and comes back (V27).
  private mutating func leaveBehind(_ guest: InstanceID) {
    guard let presenter = world[guest].presenter else { return }
    if !world.extras(of: guest).kept.contains(presenter) { keep(presenter, by: guest) }
  }

  /// The controllers that are presented by a controller or by those in it, the lowest first.
  private func presented(below top: InstanceID) -> [InstanceID] {
    var found: [InstanceID] = []
    var open = [top]
    while let instance = open.popLast() {
      if let presented = world[instance].presented {
        found.append(presented)
        open.append(presented)
      }
      open += world.children(of: instance).reversed()
    }
    return found
  }

  /// Makes a controller the window's root. D8.16: on a pad no controller is asked which ways the device may be held.
  mutating func makeRoot(_ instance: InstanceID) {
    let device = world.device
    guard device.isTurnable(asks: { asks($0) }), asks(.turnsPadsUnasked) else { return setRoot(instance) }
    delegate(instance, .supportedOrientations, to: .unasked)
    setRoot(instance)
  }
}
