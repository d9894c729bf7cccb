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
    world[instance].needsLayout = needs
    if wantsEffects { tellOfNeed(instance, needs) }
    guard needs else { return }
    // A first layout that was put off comes with that of the views inside.
    if world[instance].wasLaidOut { world.comeBy(instance) } else { world.comeByThose(in: instance) }
  }

  /// `setNeedsUpdateConstraints` (V2).
  mutating func setNeedsUpdateConstraints(_ instance: InstanceID) {
    guard starts(.setNeedsUpdateConstraints(instance)), world[instance].isLoaded else { return }
    world[instance].needsConstraints = true
    world.comeBy(instance)
  }

  /// `layoutIfNeeded`: the pass comes now, for the view and for those inside it.
  mutating func layoutIfNeeded(_ instance: InstanceID) {
    if starts(.layoutIfNeeded(instance)) { layOut(inside: instance) }
  }

  private mutating func tellOfNeed(_ instance: InstanceID, _ needs: Bool) {
    if needs {
      causes.due[instance] = frame.deed
    } else {
      tellOfRefusal(
        Refusal(.viewWillLayoutSubviews, instance, world[instance].wasLaidOut ? .sameSize : .putOff))
    }
  }

  // MARK: The pass

  /// Lays out what needs it, and sends `viewIsAppearing` where it is still due (V2).
  ///
  /// What asks for layout behind the pass, outside the views that it is still to come to, gets a pass of its own.
  mutating func layOutWhatNeedsIt() {
    while !world.due.isEmpty, !world.isOver {
      var pass = LayoutPass()
      for instance in takeDue() where world.isInWindow(instance) { pass.add(instance, in: world) }
      pass.sort(in: world)
      updateConstraints(pass)
      for top in pass.tops { layOut(top, &pass) }
      world.due += pass.later
    }
  }

  /// One pass for a view and for those inside it.
  mutating func layOut(inside instance: InstanceID) {
    guard world.isInWindow(instance) else { return }
    var pass = LayoutPass()
    for member in takeDue() {
      if member == instance || world.hangs(member, in: instance) {
        pass.add(member, in: world, below: instance)
      } else {
        world.comeBy(member)
      }
    }
    pass.sort(in: world)
    updateConstraints(pass)
    for top in pass.tops { layOut(top, &pass) }
    world.due += pass.later
  }

  /// The controllers that the pass is to come by; from here on they may ask again.
  private mutating func takeDue() -> [InstanceID] {
    let due = world.due
    world.due = []
    for instance in due { world[instance].isDue = false }
    return due
  }

  /// V2: first traits and constraints. To iOS 12 a view that comes gets its traits from above; constraints are updated
  /// from the deepest view up.
  private mutating func updateConstraints(_ pass: LayoutPass) {
    if world.device.tellsInitialTraits {
      for instance in pass.order(without: { isFirstPutOff($0) })
      where world[instance].isAlive && !world[instance].wasLaidOut {
        if world[instance].needsLayout { sendDue(.traitCollectionDidChange, to: instance, .parent(nil)) }
      }
    }
    for instance in pass.innermostFirst(without: { isFirstPutOff($0) }) where world[instance].isAlive {
      guard world[instance].needsLayout, world[instance].needsConstraints else { continue }
      world[instance].needsConstraints = false
      sendDue(.updateViewConstraints, to: instance)
    }
  }

  /// Sends a callback that comes from what made the pass come by.
  private mutating func sendDue(_ callback: Callback, to instance: InstanceID, _ argument: Argument = .none) {
    let outer = frame.deed
    if wantsEffects, let cause = causes.due[instance] { frame.deed = cause }
    send(callback, to: instance, argument)
    frame.deed = outer
  }

  /// From the window down: a controller's own lines, then those of the views inside its view.
  private mutating func layOut(_ instance: InstanceID, _ pass: inout LayoutPass) {
    let outer = frame.deed
    defer {
      ascend()
      frame.deed = outer
    }
    guard descend() else { return }
    if wantsEffects, let cause = causes.due[instance] { frame.deed = cause }
    if isFirstPutOff(instance) { return sendIsAppearing(to: instance) }
    announceIsAppearing(instance)
    if world[instance].needsLayout, world[instance].isAlive {
      world[instance].needsLayout = false
      world[instance].wasLaidOut = true
      send(.viewWillLayoutSubviews, to: instance)
      send(.viewDidLayoutSubviews, to: instance)
    }
    // What came into it meanwhile is laid out with it.
    if !world.due.isEmpty { absorb(inside: instance, &pass) }
    for guest in pass.below[instance] ?? [] { layOut(guest, &pass) }
  }

  /// V6: the first layout of what comes without animation is put off until it has appeared.
  private func isFirstPutOff(_ instance: InstanceID) -> Bool {
    world[instance].isLoaded && !world[instance].wasLaidOut && !world[instance].needsLayout
  }

  private mutating func absorb(inside instance: InstanceID, _ pass: inout LayoutPass) {
    var added = LayoutPass()
    for member in takeDue() {
      if world.hangs(member, in: instance), world.isInWindow(member) {
        added.add(member, in: world, below: instance)
      } else {
        world[member].isDue = true
        pass.later.append(member)
      }
    }
    added.sort(in: world)
    updateConstraints(added)
    pass.merge(added, below: instance, in: world)
  }

  /// C1.36: once for each appearance, directly before the controller's own layout.
  private mutating func announceIsAppearing(_ instance: InstanceID) {
    guard world[instance].owesIsAppearing, world[instance].appearance == .appearing, world[instance].isAlive else {
      return
    }
    world[instance].owesIsAppearing = false
    guard world.device.sendsViewIsAppearing else {
      return withhold(Refusal(.viewIsAppearing, instance, .notOnThisSystem))
    }
    send(.viewIsAppearing, to: instance, .animated(world[instance].isAnimated))
  }

  /// What appears and disappears within one turn hears `viewIsAppearing` without a layout; parent first.
  mutating func sendIsAppearing(to instance: InstanceID) {
    guard world[instance].owesIsAppearing, world[instance].appearance == .appearing else { return }
    defer { ascend() }
    guard descend() else { return }
    announceIsAppearing(instance)
    for child in world.children(of: instance) where world.isInside(child, instance) { sendIsAppearing(to: child) }
  }
}

/// The views that a pass comes to, as a forest from the window down.
private struct LayoutPass {
  /// Those that the pass begins with: views in the window, from the back to the front.
  private(set) var tops: [InstanceID] = []
  /// The views inside a controller's view that the pass comes to, or goes through.
  private(set) var below: [InstanceID: [InstanceID]] = [:]
  /// What asked for layout and stands where the pass has been already.
  var later: [InstanceID] = []
  private var known: Set<InstanceID> = []

  /// Adds a view and those around it.
  ///
  /// - Parameter end: The view that the forest begins with; nil for the window.
  mutating func add(_ instance: InstanceID, in world: borrowing World, below end: InstanceID? = nil) {
    var here = instance
    while known.insert(here).inserted {
      if here == end { return tops.append(here) }
      switch world[here].host {
      case .window: return tops.append(here)
      case .instance(let host):
        below[host, default: []].append(here)
        here = host
      case .nowhere: return
      }
    }
  }

  /// Brings the views into the order in which they stand: in the window what is presented lies in front, in a
  /// container the children stand in their order, and other views behind them.
  mutating func sort(in world: borrowing World) {
    if tops.count > 1 {
      var order: [InstanceID: Int] = [:]
      for top in tops { order[top] = LayoutPass.height(of: top, in: world) }
      tops.sort { (order[$0] ?? 0, $0) < (order[$1] ?? 0, $1) }
    }
    for (host, guests) in below where guests.count > 1 { below[host] = LayoutPass.sorted(guests, in: host, world) }
  }

  private static func sorted(_ guests: [InstanceID], in host: InstanceID, _ world: borrowing World) -> [InstanceID] {
    let wanted = Set(guests)
    let children = world.children(of: host).filter { wanted.contains($0) }
    let isChild = Set(children)
    return children + world.hosted(in: host).filter { wanted.contains($0) && !isChild.contains($0) }
  }

  /// How many presentations lie under a view in the window.
  private static func height(of instance: InstanceID, in world: borrowing World) -> Int {
    var height = 0
    var here = world.topAncestor(of: instance)
    while let presenter = world[here].presenter, height < world.count {
      height += 1
      here = world.topAncestor(of: presenter)
    }
    return height
  }

  /// Takes in what came into a view while that was laid out.
  mutating func merge(_ added: LayoutPass, below instance: InstanceID, in world: borrowing World) {
    for (host, guests) in added.below {
      let all = (below[host] ?? []) + guests.filter { !known.contains($0) }
      below[host] = all.count > 1 ? LayoutPass.sorted(all, in: host, world) : all
    }
    known.formUnion(added.known)
  }

  /// All views, each before those inside it, without those that are put off.
  func order(without isPutOff: (InstanceID) -> Bool) -> [InstanceID] {
    walk(from: Array(tops.reversed()), without: isPutOff) { $0.reversed() }
  }

  /// All views, each behind those inside it, without those that are put off.
  func innermostFirst(without isPutOff: (InstanceID) -> Bool) -> [InstanceID] {
    walk(from: tops, without: isPutOff) { $0 }.reversed()
  }

  private func walk(
    from start: [InstanceID], without isPutOff: (InstanceID) -> Bool, _ next: ([InstanceID]) -> [InstanceID]
  ) -> [InstanceID] {
    var order: [InstanceID] = []
    var open = start
    while let here = open.popLast() {
      if isPutOff(here) { continue }
      order.append(here)
      open += next(below[here] ?? [])
    }
    return order
  }
}

extension World {
  /// Notes that the layout pass has to come by a controller.
  mutating func comeBy(_ instance: InstanceID) {
    guard hasNode(instance), !self[instance].isDue else { return }
    self[instance].isDue = true
    due.append(instance)
  }

  /// A view has come into the window: those inside it that need something are noted.
  mutating func comeByThose(in view: InstanceID) {
    var open = [view]
    while let here = open.popLast() {
      let node = self[here]
      if node.hasExtras, extras[here]?.size != nil { withExtras(of: here) { $0.size = nil } }
      if node.needsLayout || node.needsConstraints || node.owesIsAppearing { comeBy(here) }
      if node.firstHosted != .none { open += hosted(in: here) }
    }
  }
}
