internal import ScenePlan

/// The layout pass that ends a turn (section 1 of the corrections).
///
/// A child that is added on the screen to a plain `shell`:
///
/// ```
/// the call          child.willMove, child loads, child.viewWillAppear, child.didMove
/// end of the turn   child.updateViewConstraints; shell.viewWillLayoutSubviews, shell.viewDidLayoutSubviews;
///                   child.viewIsAppearing, child.viewWillLayoutSubviews, child.viewDidLayoutSubviews
/// next turn         child.viewDidAppear
/// ```
///
/// A controller that appears or needs layout is noted in `world.due`. The pass goes down the views, not the controllers:
/// forwarding plays no part in it (V1).
extension Simulation {
  // MARK: What a view needs

  /// `setNeedsLayout`: the view is laid out in the pass that ends the turn (V1). False puts a first layout off, or takes
  /// back another one.
  mutating func setNeedsLayout(_ instance: InstanceID, _ needs: Bool = true) {
    guard starts(.setNeedsLayout(instance, needs)), world[instance].isLoaded else { return }
    let wasPutOff = !world[instance].wasLaidOut && !world[instance].needsLayout
    world[instance].needsLayout = needs
    guard needs else { return withholdLayout(of: instance) }
    originate(.layout, instance)
    // A first layout that was put off comes with that of the views inside, and brings it about.
    if wasPutOff { comeWithTheirHost(in: instance) } else { world.comeBy(instance) }
  }

  /// `setNeedsUpdateConstraints` (V2).
  mutating func setNeedsUpdateConstraints(_ instance: InstanceID) {
    guard starts(.setNeedsUpdateConstraints(instance)), world[instance].isLoaded else { return }
    world[instance].needsConstraints = true
    originate(.layout, instance)
    world.comeBy(instance)
  }

  /// `layoutIfNeeded`: the pass comes now, for the view and for those inside it.
  mutating func layoutIfNeeded(_ instance: InstanceID) {
    if starts(.layoutIfNeeded(instance)) { layOut(inside: instance) }
  }

  private mutating func withholdLayout(of instance: InstanceID) {
    withhold(Refusal(.viewWillLayoutSubviews, instance, world[instance].wasLaidOut ? .sameSize : .putOff))
  }

  // MARK: The pass

  /// Lays out what needs it, and sends `viewIsAppearing` where it is still due (V2).
  ///
  /// What asks for layout behind the pass, outside the views that it is still to come to, gets a pass of its own.
  @inline(__always) mutating func layOutWhatNeedsIt() {
    while !world.due.isEmpty, !world.isOver { makePass(inside: nil) }
  }

  /// One pass for a view and for those inside it.
  mutating func layOut(inside instance: InstanceID) {
    if world.isInWindow(instance) { makePass(inside: instance) }
  }

  /// One pass.
  ///
  /// - Parameter view: The view that it begins with; nil for the window.
  private mutating func makePass(inside view: InstanceID?) {
    // A pass inside another one finds nothing to use again.
    var pass = sparePass.take() ?? LayoutPass()
    collect(inside: view, into: &pass)
    pass.sort(in: world.table)
    updateConstraints(&pass)
    for top in pass.tops {
      if let place = pass.place(of: top) { layOut(place, &pass) }
    }
    if !pass.later.isEmpty { world.due += pass.later }
    pass.reset()
    sparePass = pass
  }

  /// Takes the controllers that the pass is to come by; from here on they may ask again. Outside the view they wait on.
  private mutating func collect(inside view: InstanceID?, into pass: inout LayoutPass) {
    guard let view else { return collectAll(into: &pass) }
    for instance in takeDue() {
      if instance == view || world.hangs(instance, in: view) {
        pass.add(instance, in: world.table, below: view)
      } else {
        world.comeBy(instance)
      }
    }
  }

  private mutating func collectAll(into pass: inout LayoutPass) {
    sharedTurn.dueCount = 0
    pass.reserve(world.due.count)
    // By places, since a loop over the list would hold on to it.
    for place in world.due.indices {
      let instance = world.due[place]
      world[instance].isDue = false
      if pass.contains(hostOf: instance, in: world.table) || world.isInWindow(instance) {
        pass.add(instance, in: world.table)
      }
    }
    world.due.clear()
  }

  /// The controllers that asked for layout; from here on they may ask again.
  private mutating func takeDue() -> [InstanceID] {
    let due = world.due
    world.due = []
    sharedTurn.dueCount = 0
    for instance in due { world[instance].isDue = false }
    return due
  }

  /// V2: first traits and constraints. To iOS 12 a view that comes gets its traits from above; constraints are updated
  /// from the deepest view up.
  private mutating func updateConstraints(_ pass: inout LayoutPass) {
    let tells = world.device.does(.tellsInitialTraits)
    if tells || wantsEffects {
      pass.list(innermostFirst: false) { isFirstPutOff($0) }
      for instance in pass.listed where world[instance].isAlive && !world[instance].wasLaidOut {
        guard world[instance].needsLayout else { continue }
        _ = finds(.tellsInitialTraits)
        guard tells else { break }
        sendDue(.traitCollectionDidChange, to: instance, .parent(nil))
      }
    }
    pass.list(innermostFirst: true) { isFirstPutOff($0) }
    for instance in pass.listed {
      let isDue = world.change(instance) {
        guard $0.isAlive, $0.needsLayout, $0.needsConstraints else { return false }
        $0.needsConstraints = false
        return true
      }
      if isDue { sendDue(.updateViewConstraints, to: instance) }
    }
  }

  /// Sends a callback that comes from what made the pass come by.
  private mutating func sendDue(_ callback: Callback, to instance: InstanceID, _ argument: Argument = .none) {
    follow(.layout, instance) { $0.send(callback, to: instance, argument) }
  }

  /// From the window down: a controller's own lines, then those of the views inside its view.
  private mutating func layOut(_ place: Int32, _ pass: inout LayoutPass) {
    defer { ascend() }
    guard descend() else { return }
    let instance = pass.instance(at: place)
    let (isPutOff, owesIsAppearing) = world.look(at: instance) { ($0.isFirstPutOff, $0.owesIsAppearing) }
    if isPutOff { return layOutLater(instance) }
    if owesIsAppearing { announceInPass(instance) }
    if world.look(at: instance, { $0.needsLayout && $0.isAlive }) { sendLayout(to: instance) }
    // What came into it meanwhile is laid out with it.
    if !world.due.isEmpty { absorb(inside: instance, &pass) }
    var guest = pass.firstGuest(of: place)
    while let next = guest {
      layOut(next, &pass)
      guest = pass.nextGuest(after: next)
    }
  }

  private mutating func sendLayout(to instance: InstanceID) {
    noteLayout(of: instance)
    follow(.layout, instance) {
      $0.send(.viewWillLayoutSubviews, to: instance)
      $0.send(.viewDidLayoutSubviews, to: instance)
    }
  }

  private mutating func announceInPass(_ instance: InstanceID) {
    follow(.appearing, instance) { $0.announceIsAppearing(instance) }
  }

  private mutating func layOutLater(_ instance: InstanceID) {
    follow(.appearing, instance) { $0.sendIsAppearing(to: instance) }
  }

  mutating func noteLayout(of instance: InstanceID) {
    world.change(instance) {
      $0.needsLayout = false
      $0.wasLaidOut = true
    }
  }

  /// V6: the first layout of what comes without animation is put off until it has appeared.
  private func isFirstPutOff(_ instance: InstanceID) -> Bool {
    world[instance].isFirstPutOff
  }

  private mutating func absorb(inside instance: InstanceID, _ pass: inout LayoutPass) {
    var added = LayoutPass()
    for member in takeDue() {
      if world.hangs(member, in: instance), world.isInWindow(member) {
        added.add(member, in: world.table, below: instance)
      } else {
        world[member].isDue = true
        pass.later.append(member)
      }
    }
    added.sort(in: world.table)
    updateConstraints(&added)
    pass.merge(added, in: world.table)
  }

  /// C1.36: once for each appearance, directly before the controller's own layout.
  private mutating func announceIsAppearing(_ instance: InstanceID) {
    let (isDue, isAnimated) = world.change(instance) {
      guard $0.owesIsAppearing, $0.appearance == .appearing, $0.isAlive else { return (false, false) }
      $0.owesIsAppearing = false
      return (true, $0.isAnimated)
    }
    guard isDue else { return }
    guard finds(.sendsViewIsAppearing) else {
      return withhold(Refusal(.viewIsAppearing, instance, .notOnThisSystem))
    }
    send(.viewIsAppearing, to: instance, .animated(isAnimated))
  }

  /// What appears and disappears within one turn hears `viewIsAppearing` without a layout; parent first.
  mutating func sendIsAppearing(to instance: InstanceID) {
    guard world[instance].owesIsAppearing, world[instance].appearance == .appearing else { return }
    defer { ascend() }
    guard descend() else { return }
    announceIsAppearing(instance)
    guard world[instance].firstChild != .none else { return }
    for child in world.children(of: instance) where world.isInside(child, instance) { sendIsAppearing(to: child) }
  }
}

extension World {
  /// Notes that the layout pass has to come by a controller.
  mutating func comeBy(_ instance: InstanceID) {
    let isNew = change(instance) {
      // What has no node is due nowhere.
      guard $0.id == instance, !$0.isDue else { return false }
      $0.isDue = true
      return true
    }
    if isNew { due.append(instance) }
  }

  /// A view has come to hang somewhere: those inside it that need something are noted, for it may be in the window now.
  mutating func comeByThose(in view: InstanceID) {
    // Below a view that hangs nowhere nothing is in the window before that view is hung in its turn.
    if extras.isEmpty, table.outermost(of: view) == .none { return }
    var here = view
    while true {
      let (hasExtras, needsLook, guest) = look(at: here) { ($0.hasExtras, $0.needsLook && !$0.isDue, $0.lastHosted) }
      if hasExtras, extras[here]?.size != nil { withExtras(of: here) { $0.size = nil } }
      if needsLook { comeBy(here) }
      if let guest = guest.id {
        here = guest
        continue
      }
      // Up to the next one beside it, or beside one of those around it; the last ones come first.
      while here != view, self[here].previousHosted == .none {
        guard let host = self[here].hostLink.id else { return }
        here = host
      }
      guard here != view, let next = self[here].previousHosted.id else { return }
      here = next
    }
  }
}
