package import ScenePlan

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
  package mutating func setNeedsLayout(_ instance: InstanceID, _ needs: Bool = true) {
    guard starts(.setNeedsLayout(instance, needs)), world[instance].isLoaded else { return }
    let wasPutOff = !world[instance].wasLaidOut && !world[instance].needsLayout
    world[instance].needsLayout = needs
    guard needs else { return withholdLayout(of: instance) }
    originate(.layout, instance)
    // A first layout that was put off comes with that of the views inside, and brings it about.
    if wasPutOff { comeWithTheirHost(in: instance) } else { world.comeBy(instance) }
  }

  /// `setNeedsUpdateConstraints` (V2).
  package mutating func setNeedsUpdateConstraints(_ instance: InstanceID) {
    guard starts(.setNeedsUpdateConstraints(instance)), world[instance].isLoaded else { return }
    world[instance].needsConstraints = true
    originate(.layout, instance)
    world.comeBy(instance)
  }

  /// `layoutIfNeeded`: the pass comes now, for the view and for those inside it.
  package mutating func layoutIfNeeded(_ instance: InstanceID) {
    if starts(.layoutIfNeeded(instance)) { layOut(inside: instance) }
  }

  private mutating func withholdLayout(of instance: InstanceID) {
    withhold(Refusal(.viewWillLayoutSubviews, instance, world[instance].wasLaidOut ? .sameSize : .putOff))
  }

  // MARK: The pass

  /// Lays out what needs it, and sends `viewIsAppearing` where it is still due (V2).
  ///
  /// Views that ask for layout behind the pass get a pass of their own, unless the pass is still to come to them.
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
  @inline(never) private mutating func makePass(inside view: InstanceID?) {
    // A pass inside another one finds nothing to use again.
    var pass = passes.spare.take() ?? LayoutPass()
    let isInner = passes.isRunning
    passes.isRunning = true
    pass.begin()
    collect(inside: view, into: &pass)
    pass.sort(in: world.table)
    updateConstraints(&pass)
    for index in pass.tops.indices { layOut(from: pass.tops[index], &pass) }
    if !pass.later.isEmpty { world.due += pass.later }
    if isInner { pass.end(in: &world.table) }
    passes.isRunning = isInner
    passes.spare = consume pass
  }

  /// Takes the controllers that the pass is to come by; from here on they may ask again. Outside the view they wait on.
  private mutating func collect(inside view: InstanceID?, into pass: inout LayoutPass) {
    guard let view else { return collectAll(into: &pass) }
    for instance in takeDue() {
      if instance == view || world.hangs(instance, in: view) {
        pass.add(instance, in: &world.table, below: view)
      } else {
        world.comeBy(instance)
      }
    }
  }

  private mutating func collectAll(into pass: inout LayoutPass) {
    sharedTurn.dueCount = 0
    // By places, since a loop over the list would hold on to it.
    for place in world.due.indices {
      let instance = world.due[place]
      world[instance].isDue = false
      if pass.add(instance, besideOthersIn: &world.table) { continue }
      if world.isInWindow(instance) { pass.add(instance, in: &world.table) }
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
    tellTraits(&pass)
    let tells = world.device.does(.tellsInitialTraits)
    if tells || wantsEffects {
      pass.list(innermostFirst: false, in: world.table)
      for index in pass.listed.indices {
        let instance = pass.listed[index]
        guard world[instance].isAlive, !world[instance].wasLaidOut, world[instance].needsLayout else { continue }
        _ = finds(.tellsInitialTraits)
        guard tells else { break }
        follow(.layout, instance) { $0.send(.traitCollectionDidChange, to: instance, .parent(nil)) }
      }
    }
    pass.list(innermostFirst: true, in: world.table)
    for index in pass.listed.indices {
      let instance = pass.listed[index]
      guard world[instance].isAlive, world[instance].needsConstraints else { continue }
      world[instance].needsConstraints = false
      follow(.layout, instance) { $0.send(.updateViewConstraints, to: instance) }
    }
  }

  /// From the window down: a controller's own lines, then those of the views inside its view.
  private mutating func layOut(from top: Int32, _ pass: inout LayoutPass) {
    var here = top
    while true {
      if descend(), layOut(here, &pass), let guest = pass.firstGuest(of: here) {
        here = guest
        continue
      }
      ascend()
      var next = pass.nextGuest(after: here)
      while here != top, next == nil {
        here = pass.host(of: here)
        ascend()
        next = pass.nextGuest(after: here)
      }
      guard here != top, let next else { return }
      here = next
    }
  }

  /// A controller's own lines.
  ///
  /// - Returns: Whether the views inside its view come next.
  @inline(__always) private mutating func layOut(_ place: Int32, _ pass: inout LayoutPass) -> Bool {
    let instance = pass.instance(at: place)
    if world[instance].isFirstPutOff {
      layOutLater(instance)
      return false
    }
    if world[instance].owesTraits { tellTraitsInPass(to: instance) }
    if world[instance].owesIsAppearing { follow(.appearing, instance) { $0.announceIsAppearing(instance) } }
    if world[instance].needsProperties { updateProperties(of: instance) }
    if world[instance].needsLayout, world[instance].isAlive { sendLayout(to: instance) }
    // What came into it meanwhile is laid out with it.
    if !world.due.isEmpty { absorb(inside: instance, &pass) }
    return true
  }

  @inline(__always) private mutating func sendLayout(to instance: InstanceID) {
    world[instance].needsLayout = false
    world[instance].wasLaidOut = true
    follow(.layout, instance) {
      $0.send(.viewWillLayoutSubviews, to: instance)
      $0.send(.viewDidLayoutSubviews, to: instance)
    }
  }

  private mutating func layOutLater(_ instance: InstanceID) {
    follow(.appearing, instance) { $0.sendIsAppearing(to: instance) }
  }

  /// A view has been laid out.
  mutating func noteLayout(of instance: InstanceID) {
    world[instance].needsLayout = false
    world[instance].needsConstraints = false
    world[instance].wasLaidOut = true
  }

  private mutating func absorb(inside instance: InstanceID, _ pass: inout LayoutPass) {
    var added = LayoutPass()
    for member in takeDue() {
      if world.hangs(member, in: instance), world.isInWindow(member) {
        added.add(member, in: &world.table, below: instance)
      } else {
        world[member].isDue = true
        pass.later.append(member)
      }
    }
    added.sort(in: world.table)
    updateConstraints(&added)
    added.end(in: &world.table)
    pass.merge(added, in: &world.table)
  }

  /// C1.36: once for each appearance, directly before the controller's own layout.
  private mutating func announceIsAppearing(_ instance: InstanceID) {
    guard world[instance].owesIsAppearing, world[instance].appearance == .appearing, world[instance].isAlive else {
      return
    }
    if world[instance].owesTraits {
      sendTraits(to: instance)
      return announceIsAppearing(instance)
    }
    world[instance].owesIsAppearing = false
    guard finds(.sendsViewIsAppearing) else {
      return withhold(Refusal(.viewIsAppearing, instance, .notOnThisSystem))
    }
    send(.viewIsAppearing, to: instance, .animated(world[instance].isAnimated))
  }

  /// Sends `viewIsAppearing` without a layout to a controller that appears and disappears within one turn; parent
  /// first.
  @inline(__always) mutating func sendIsAppearing(to instance: InstanceID) {
    if world[instance].owesIsAppearing, world[instance].appearance == .appearing { announceInside(instance) }
  }

  private mutating func announceInside(_ instance: InstanceID) {
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
    // What has no node is due nowhere.
    guard hasNode(instance), !self[instance].isDue else { return }
    self[instance].isDue = true
    due.append(instance)
  }

  /// A view has come to hang somewhere: those inside it that need something are noted, for it may be in the window now.
  @inline(__always) mutating func comeByThose(in view: InstanceID) {
    // Below a view that hangs nowhere nothing is in the window before that view is hung in its turn.
    // Where each controller is due already, no other one can be. The list may still name one that was freed in this turn.
    let areAllDue = due.count == table.count && !table.hasLostNodes
    if extras.isEmpty, areAllDue || table.outermost(of: view) == .none { return }
    comeByAll(in: view)
  }

  private mutating func comeByAll(in view: InstanceID) {
    var here = view
    while true {
      if table[here].hasExtras, extras[here]?.size != nil { withExtras(of: here) { $0.size = nil } }
      if table[here].needsLook, !table[here].isDue { comeBy(here) }
      if let guest = table[here].lastHosted.id {
        here = guest
        continue
      }
      // Up to the next one beside it, or beside one of those around it; the last ones come first.
      while here != view, table[here].previousHosted == .none {
        guard let host = table[here].hostLink.id else { return }
        here = host
      }
      guard here != view, let next = table[here].previousHosted.id else { return }
      here = next
    }
  }
}
