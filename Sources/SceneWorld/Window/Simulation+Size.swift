package import ScenePlan
package import SceneProgram

/// Turning the device and resizing the window (section 9 of the semantics).
extension Simulation {
  /// L9.3: first all controllers' traits, then all sizes, parents before children; then containers adapt. The pass at
  /// the end of the turn lays out each controller that has changed size (V4).
  ///
  /// - Parameter arriving: A controller that is about to come, and comes in the new size.
  package mutating func resize(to size: Size, _ change: Change, besides arriving: InstanceID? = nil) {
    guard size != world.device.size, let root = world.root else { return }
    let traits = world.device.traits
    let members = world.members
    let before = world.device.size
    // Off the window a view keeps the size that the window had when the view was last in it.
    for instance in members where world[instance].isLoaded && !world.isInWindow(instance) {
      guard world.extras(of: instance).size == nil else { continue }
      world.withExtras(of: instance) { $0.size = before }
    }
    let roots =
      [root]
      + members.filter {
        world[$0].presenter != nil && world[$0].isAlive && belongsToWindow($0) && $0 != arriving
      }
    let containers = members.filter { world[$0].isAlive && kind(of: $0).isStock }
    var turned = world.device
    turned.size = size
    let traitsChange = turned.traits != traits
    let adaptations = traitsChange ? adaptations(to: size) : []
    turn(to: size)
    if traitsChange { noteTraits(of: members, before: before) }
    let transition = newTransition()
    if traitsChange {
      for member in roots { tell(.willTransition, member) }
    }
    for member in roots { tell(.viewWillTransition, member) }
    reserveTransition(transition, on: root)
    if traitsChange { tellTraits(roots, members) }
    for container in containers { self.container(of: container).adapt(container, &self) }
    adopt(adaptations)
    for instance in members where world[instance].isAlive && world[instance].isLoaded {
      sizeDidChange(of: instance, traitsChange: traitsChange)
    }
    openTransition(transition, on: root, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .endResize(transition, change.completion))
  }

  /// D8.19: a person drags the window's edge, so that the window has so many sizes on its way.
  package mutating func resize(to size: Size, sizes: Int, _ change: Change) {
    guard sizes > 0 else { return resize(to: size, change) }
    guard asks(.resizesContinuously), !world.device.requiresFullScreen else {
      advise(.resizesAtOnce)
      return resize(to: size, change)
    }
    let (now, parts) = (world.device.size, Double(sizes + 1))
    let next = Size(
      (now.width + (size.width - now.width) / parts).rounded(),
      (now.height + (size.height - now.height) / parts).rounded())
    resize(to: next, Change(isAnimated: false, duration: .zero, title: change.title))
    schedule("more of \(change.title)", .nextTurn, .resizeOn(to: size, sizes: sizes - 1, change))
  }

  /// From this step on the window has another size.
  package mutating func turn(to size: Size) {
    world.device.size = size
    let screen = ScreenSize(size)
    if wishes.keepsCast { cast.setScreen(screen, ofStep: frame.step) }
    observers.turn(to: screen, inStep: frame.step)
  }

  /// V61: what isn't in the window learns of other traits when it comes back.
  private mutating func noteTraits(of members: [InstanceID], before: Size) {
    guard asks(.traitsFollowViews) else { return }
    for instance in members where world[instance].isLoaded && !world.isInWindow(instance) {
      let last = world.device.traits(in: world.extras(of: instance).size ?? before)
      let owes = last != world.device.traits
      if owes != world[instance].owesTraits { setNeedsTraits(instance, owes) }
    }
  }

  /// L9.3: parents before children. V63: by the quirk each view is told in the layout pass.
  private mutating func tellTraits(_ roots: [InstanceID], _ members: [InstanceID]) {
    guard asks(.traitsWithLayout) else {
      for member in roots { tell(.traitCollectionDidChange, member) }
      return
    }
    for instance in members where world[instance].isLoaded && world.isInWindow(instance) {
      setNeedsTraits(instance, true)
    }
  }

  /// V88: the controller that decides now doesn't allow how the screen lies, so UIKit turns it.
  ///
  /// - Parameters:
  ///   - decider: The controller that has just come to decide, or what is in it.
  ///   - arriving: The one that is about to come; nil for one that is there already.
  mutating func turnScreen(for decider: InstanceID, besides arriving: InstanceID? = nil) {
    let size = world.device.size
    let lies = world.device.isLandscape ? Orientation.landscape : .portrait
    let other = world.device.isLandscape ? Orientation.portrait : .landscape
    guard let asked = world.answerer(of: .supportedOrientations), world.isAncestor(decider, of: asked),
      size.width != size.height, !supports(lies), supports(other), asks(.turnsForPresentations)
    else { return }
    let title = title { "turn for \($0.world.name(of: asked, in: $0.program))" }
    emit(
      .turned, asked, .name(name(other.rawValue)),
      answer: .text(name(world.reason(of: .refuses(lies, by: asked), in: program))))
    resize(
      to: Size(size.height, size.width),
      Change(isAnimated: true, duration: Change.standardDuration, title: title), besides: arriving)
  }

  /// V88: the end of what has left its presenter on the screen asks for no orientations, so the screen lies as it did.
  mutating func refuseTurn(besides leaving: InstanceID?) {
    let size = world.device.size
    guard wantsEffects, let asked = world.answerer(of: .supportedOrientations), size.width != size.height,
      !supports(world.device.isLandscape ? .landscape : .portrait)
    else { return }
    for instance in world.treeLines.map(\.instance) where world.isInWindow(instance) && !world[instance].isPrivate {
      refuse([.turned, .viewWillTransition], of: instance, .turnsForNoEnd, other: leaving)
      if instance == asked { break }
    }
  }

  /// D8.5: only the topmost full-screen controller is asked.
  package func supports(_ orientation: Orientation) -> Bool {
    guard let asked = world.answerer(of: .supportedOrientations),
      case .words(let supported) = answer(.supportedInterfaceOrientations, of: asked)
    else { return true }
    return supported.contains(orientation.rawValue)
  }

  /// Tells a controller and, by its call of super, those inside it (L9.4). The size that a child is told is its
  /// parent's new one, also where the child keeps its own. A child that has that size already isn't told (V5, D8.12).
  package mutating func tell(_ callback: Callback, _ instance: InstanceID) {
    // L9.7: these calls exist from iOS 8 on.
    if asks(.tellsOfSizes) { passOn(callback, instance) } else { lack(callback, instance) }
  }

  /// L9.7: neither a controller nor those inside it have the call.
  private mutating func lack(_ callback: Callback, _ instance: InstanceID) {
    guard wantsEffects, world[instance].isLoaded else { return }
    refuse(Refusal(callback, instance, .notOnThisSystem))
    for child in toldBySuper(callback, of: instance) { lack(callback, child) }
  }

  private mutating func passOn(_ callback: Callback, _ instance: InstanceID) {
    guard world[instance].isLoaded else { return }
    // V61: from iOS 17 on traits come by way of the views.
    if callback == .traitCollectionDidChange, !world.isInWindow(instance), asks(.traitsFollowViews) {
      return refuse(Refusal(callback, instance, .notInWindow, other: instance))
    }
    let passesOn = callsSuper(callback, instance)
    let told = passesOn ? toldBySuper(callback, of: instance) : []
    emit(callback, instance)
    // L9.4: the children are told by the controller.
    let outer = frame.cause
    frame.cause = frame.event
    if wantsEffects {
      tellOfThoseOfThatSize(callback, in: instance)
      if !passesOn { refuse(callback, below: instance, by: instance) }
    }
    for child in told { passOn(callback, child) }
    frame.cause = outer
  }

  /// V5: the children that keep a size which is the window's new one.
  private mutating func tellOfThoseOfThatSize(_ callback: Callback, in instance: InstanceID) {
    guard callback == .viewWillTransition else { return }
    for child in world.children(of: instance) where ownSize(of: child, in: instance) == world.device.size {
      refuse(Refusal(callback, child, .hasThatSize, other: instance))
    }
  }

  /// L9.4: all that a call of super would have told.
  private mutating func refuse(_ callback: Callback, below instance: InstanceID, by silent: InstanceID) {
    for child in toldBySuper(callback, of: instance) {
      refuse(Refusal(callback, child, .notPassedOn, other: silent))
      refuse(callback, below: child, by: silent)
    }
  }

  private mutating func toldBySuper(_ callback: Callback, of instance: InstanceID) -> [InstanceID] {
    // V61: to iOS 16 what a stock container doesn't show has a part in it.
    let tellsCovered = callback != .viewWillTransition && asks(.tellsCoveredOfTraits) && !asks(.traitsFollowViews)
    return world.children(of: instance).filter {
      isTold(callback, $0, of: instance, tellsCovered: tellsCovered)
        && (callback != .viewWillTransition || ownSize(of: $0, in: instance) != world.device.size)
    }
  }

  /// One layout pass that UIKit makes by itself, whatever a view needs.
  package mutating func emitLayoutPass(of instance: InstanceID) {
    emit(.viewWillLayoutSubviews, instance)
    emit(.viewDidLayoutSubviews, instance)
  }

  /// V4: a controller that changes size is laid out, and where its size class changes its constraints are updated (V2).
  /// To iOS 8 a child that keeps its size is laid out too.
  private mutating func sizeDidChange(of instance: InstanceID, traitsChange: Bool) {
    let isFollower = sizeFollowsWindow(instance)
    guard world.isInWindow(instance) else {
      // Off the window the view is laid out when it comes back, if it hasn't got its old size by then.
      guard isFollower, world[instance].wasLaidOut else { return }
      let differs = world.extras(of: instance).size != world.device.size
      if differs != world[instance].needsLayout { setNeedsLayout(instance, differs) }
      return
    }
    if isFollower {
      if traitsChange { setNeedsUpdateConstraints(instance) }
      setNeedsLayout(instance)
    } else if asks(.laysOutChildrenWhenTurned),
      world[instance].parent.map({ sizeFollowsWindow($0) }) == true
    {
      setNeedsLayout(instance)
    }
  }

  /// Whether a controller's size changes with the window's: nothing on the way up has a size of its own.
  private func sizeFollowsWindow(_ instance: InstanceID) -> Bool {
    var here = instance
    while let parent = world.table[here].parent {
      if ownSize(of: here, in: parent) != nil { return false }
      here = parent
    }
    return true
  }

  /// Whether a container passes on to a child: its own children, and of a stock container those that it shows. A
  /// covered member of a stack gets a size only if its view had another one when it was last visible (D8.12).
  private func isTold(
    _ callback: Callback, _ child: InstanceID, of parent: InstanceID, tellsCovered: Bool
  ) -> Bool {
    guard world.table[child].isLoaded else { return false }
    if !kind(of: parent).isStock || world.table[child].host == .instance(parent) { return true }
    if tellsCovered {
      return callback == .traitCollectionDidChange || kind(of: parent) == .navigation
    }
    return callback == .viewWillTransition && kind(of: parent) == .navigation
      && world.extras(of: child).size != world.device.size
  }

  /// The size that a child keeps when its parent's changes; nil if it follows.
  package func ownSize(of child: InstanceID, in parent: InstanceID) -> Size? {
    if let size = world.extras(of: child).ownSize { return size }
    switch settings(of: parent)?.layout {
    case nil, .fill?, .vertical?, .horizontal?, .paging?: return nil
    case .center(let size)?: return size
    case .frames(let framed)?:
      return Size(ofFrame: framed.first { $0.template == Int(world.table[child].template) }?.frame ?? [])
    }
  }

  private func callsSuper(_ callback: Callback, _ instance: InstanceID) -> Bool {
    for override in settings(of: instance)?.overrides ?? [] {
      if case .callback(callback, _, let callsSuper) = override.body { return callsSuper }
    }
    return true
  }
}

extension HierarchyPlan {
  /// From a step on the window has another size.
  fileprivate mutating func setScreen(_ screen: ScreenSize, ofStep number: Int) {
    if let step = steps.lastIndex(where: { $0.number == number }) { steps[step].screen = screen }
  }
}

extension Size {
  /// The size of a frame: x, y, width, height.
  package init(ofFrame frame: [Double]) { self = frame.count == 4 ? Size(frame[2], frame[3]) : Size(0, 0) }
}
