internal import ScenePlan
internal import SceneProgram

/// Tabs that are exchanged on the screen.
struct TabExchange: Hashable, Sendable {
  var container: InstanceID
  var old: InstanceID?
  var new: InstanceID
  var isTap: Bool
  var isAnimated: Bool
  var change: Change
  var transition: TransitionID
}

/// `UITabBarController` (section 3 of the semantics).
///
/// A tap on the second tab, before iOS 18:
///
/// ```
/// inside the call   delegate.shouldSelect, delegate.didSelect; second.viewWillAppear, first.viewWillDisappear
/// end of the turn   second.viewIsAppearing and, at the first visit, its layout
/// next turn         first.viewDidDisappear, second.viewDidAppear
/// ```
extension Simulation {
  /// T3.8: more than so many tabs, and the last place in compact width is More.
  private static let placesInBar = 5

  mutating func installTabs(_ tabs: [InstanceID], in container: InstanceID) {
    for tab in tabs {
      addChild(tab, to: container)
      didMove(tab, to: container)
    }
    var selected = tabs.first
    if case .controller(let reference) = property(.selected, of: container) {
      selected = tabs.first { Int(world[$0].template) == reference.template } ?? selected
    }
    setCurrent(selected, in: container)
  }

  /// A step that is a call of the tab bar controller, or a tap on its bar.
  mutating func performOnTabs(_ step: Step, _ container: InstanceID) {
    let change = change(of: step)
    switch step.action {
    case .setViewControllers(let references, _):
      var tabs: [InstanceID] = []
      for reference in references {
        if let tab = arriving(reference, in: container) { tabs.append(tab) }
      }
      setTabs(tabs, on: container, change)
    case .tapMore(let thing): tapMore(thing, on: container, change)
    case .tap(let reference):
      if let tab = tab(reference, of: container) { tap(tab, reference, on: container, change) }
    case .select(let reference):
      if let tab = tab(reference, of: container) { select(tab, on: container, change, isTap: false) }
    default: break
    }
  }

  private mutating func tab(_ reference: Reference, of container: InstanceID) -> InstanceID? {
    let tabs = world.children(of: container) + overflow(of: container)
    // A controller that isn't a tab needn't be there at all.
    guard tabs.contains(where: { Int(world[$0].template) == reference.template }) else {
      fail(.noTab(reference, of: container))
      return nil
    }
    guard let tab = existing(reference) else { return nil }
    guard tabs.contains(tab) else {
      fail(.noTab(reference, of: container))
      return nil
    }
    return tab
  }

  /// G7.44: an unwind selects the tab on its way.
  mutating func selectForUnwind(_ tab: InstanceID, _ container: InstanceID) {
    let title = title { "unwind: \($0.world.name(of: tab, in: $0.program))" }
    select(tab, on: container, Change(isAnimated: false, duration: .zero, title: title), isTap: false)
  }

  // MARK: Selection

  /// T3.5 to T3.7: the delegate is asked, and the selected tab's stack goes back to its root.
  private mutating func tap(_ tab: InstanceID, _ reference: Reference, on container: InstanceID, _ change: Change) {
    let allowed = answer(.shouldSelect, about: localName(of: tab), of: container) ?? true
    emit(.delegateShouldSelect, container, .instance(tab), answer: .bool(allowed))
    guard allowed else { return refuse(Refusal(.selectedViewController, container, .delegateRefuses, other: tab)) }
    emit(.delegateDidSelect, container, .instance(tab))
    if overflow(of: container).contains(tab) {
      guard let more = more(of: container), world[container].current == more else {
        return fail(.underMore(reference))
      }
      return pushOnMore(tab, more, from: container, change)
    }
    guard world[container].current == tab else { return select(tab, on: container, change, isTap: true) }
    if kind(of: tab) == .navigation, let root = world[tab].firstChildID {
      pop(tab, to: root, as: .popToRootViewController, change)
    }
  }

  /// A controller's name in its own file, as answers about tabs use it.
  private func localName(of instance: InstanceID) -> String { template(of: instance).map { String($0.localID) } ?? "" }

  /// T3.3: the new one's will first; the dids follow in the next turn, or, by a tap from iOS 18 on, after the animation
  /// and in the other order.
  mutating func select(_ tab: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool) {
    // T3.14: nobody has seen a change within the animation of a tap; here it waits for the end.
    if waits(.select(tab, isTap: isTap, change), change, on: container) { return }
    if overflow(of: container).contains(tab) {
      // In code an overflow tab comes with the More stack under it.
      let more = openMore(of: container)
      if world[container].current != more {
        exchange(world[container].current, for: more, on: container, change, isAnimated: false)
      }
      return pushOnMore(tab, more, from: container, change)
    }
    emit(.selectedViewController, container, .instance(tab))
    if !isTap { refuse(Refusal(.delegateDidSelect, container, .selectedByCode, other: tab)) }
    guard let old = world[container].current, old != tab else {
      refuse(Refusal(.viewWillAppear, tab, .sameTab, other: container))
      return finish(change)
    }
    adviseOfSwitch(of: container, from: old)
    let isAnimated = isTap && change.isAnimated && asks(.animatesTabTaps)
    exchange(old, for: tab, on: container, change, isTap: isTap, isAnimated: isAnimated)
  }

  /// T3.17: a controller inside the tab that goes presents in a context of its own.
  private mutating func adviseOfSwitch(of container: InstanceID, from tab: InstanceID) {
    var open = [tab]
    while let here = open.popLast() {
      if let presented = world.presentedOnScreen(from: here) {
        return advise(.switchesWhilePresenting(container, presented: presented))
      }
      open += world.children(of: here)
    }
  }

  private mutating func exchange(
    _ old: InstanceID?, for new: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool = false,
    isAnimated: Bool
  ) {
    let isInWindow = world.isInWindow(container)
    guard isInWindow else {
      refuse(Refusal(.viewWillAppear, new, .notInWindow, other: container))
      setCurrent(new, in: container)
      return finish(change)
    }
    let transition = isAnimated ? newTransition(of: container) : newTransition()
    setCurrent(new, in: container)
    load(new)
    begin(new, appearing: true, animated: isAnimated)
    if let old { begin(old, appearing: false, animated: isAnimated) }
    place(new, into: container)
    if !isTap, !world[new].wasLaidOut, asks(.layoutAfterSelect) {
      setNeedsLayout(new, false)
    }
    reserveTransition(transition, on: container)
    let exchange = TabExchange(
      container: container, old: old, new: new, isTap: isTap, isAnimated: isAnimated, change: change,
      transition: transition)
    schedule("switch of \(change.title)", .nextTurn, .startTab(exchange))
  }

  mutating func start(_ exchange: TabExchange) {
    guard exchange.isAnimated else { return end(exchange) }
    openTransition(exchange.transition, on: exchange.container, duration: exchange.change.duration)
    schedule("end of \(exchange.change.title)", .endOf(exchange.transition), .endTab(exchange))
  }

  mutating func end(_ exchange: TabExchange) {
    let new = exchange.new
    if exchange.isAnimated { world.changes[exchange.container] = nil }
    // Another selection in the same turn may have turned it round; that one tells of the end.
    let isSelected = world[exchange.container].current == new
    if exchange.isAnimated, isSelected { endIfBegun(new) }
    if let old = exchange.old, world[exchange.container].current != old {
      endIfBegun(old)
      displace(old)
    }
    if !exchange.isAnimated, isSelected { endIfBegun(new) }
    if !world[new].wasLaidOut { setNeedsLayout(new) }
    closeTransition(exchange.transition)
    finish(exchange.change)
  }

  /// T3.13: a selected tab that survives stays selected, or else the first is.
  private mutating func setTabs(_ tabs: [InstanceID], on container: InstanceID, _ change: Change) {
    let before = world.children(of: container)
    let old = world[container].current
    emit(.setViewControllers, container, .instances(list(tabs)))
    let removed = before.filter { !tabs.contains($0) }
    for tab in removed {
      willMove(tab, to: nil)
      hold(tab)
      unlink(tab)
    }
    for tab in tabs where !before.contains(tab) {
      addChild(tab, to: container)
      didMove(tab, to: container)
    }
    for tab in tabs { unlink(tab) }
    for (index, tab) in tabs.enumerated() { link(tab, to: container, at: index) }
    var change = change
    change.completion = .leaveTabs(removed, then: change.completion)
    if let old, tabs.contains(old) {
      setCurrent(old, in: container)
      return finish(change)
    }
    guard let first = tabs.first else { return finish(change) }
    exchange(old, for: first, on: container, change, isAnimated: false)
  }
}

// MARK: More

extension Simulation {
  /// T3.8, T3.9: the tabs that stand under More.
  func overflow(of container: InstanceID) -> [InstanceID] {
    guard world.device.isCompactWidth else { return [] }
    let more = more(of: container)
    let own = world.children(of: container).filter { $0 != more }
    let pushed = more.map { world.children(of: $0).dropFirst() } ?? []
    guard own.count + pushed.count > Simulation.placesInBar else { return [] }
    return Array(own.dropFirst(Simulation.placesInBar - 1)) + pushed
  }

  private func more(of container: InstanceID) -> InstanceID? {
    world.children(of: container).first { world.table[$0].isPrivate }
  }

  /// T3.9: made on demand, with the private list as its root.
  private mutating func openMore(of container: InstanceID) -> InstanceID {
    if let more = more(of: container) { return more }
    let list = makePrivate(.moreList)
    let more = makePrivate(.navigation)
    link(list, to: more, at: 0)
    setCurrent(list, in: more)
    link(more, to: container, at: Int(world[container].childCount))
    return more
  }

  mutating func tapMore(_ thing: NamedThing, on container: InstanceID, _ change: Change) {
    guard !overflow(of: container).isEmpty else { return fail(.noMore(thing, of: container)) }
    if waits(.tapMore(thing, change), change, on: container) { return }
    let more = openMore(of: container)
    if world[container].current == more {
      guard let root = world[more].firstChildID else { return }
      return pop(more, to: root, as: .popToRootViewController, change)
    }
    exchange(
      world[container].current, for: more, on: container, change, isTap: true,
      isAnimated: change.isAnimated && asks(.animatesTabTaps))
  }

  /// Where a tab that has left the More stack stands again: before those that were made after it.
  func placeOfTab(_ tab: InstanceID, in container: InstanceID) -> Int {
    let tabs = world.children(of: container)
    return tabs.indices.dropFirst(Simulation.placesInBar - 1).first { tabs[$0] > tab } ?? tabs.count
  }

  /// Choosing a row of the list pushes the tab on the More stack; a navigation controller too (T3.10).
  private mutating func pushOnMore(_ tab: InstanceID, _ more: InstanceID, from container: InstanceID, _ change: Change)
  {
    guard world[tab].parent != more else { return finish(change) }
    // It stays a tab when the More stack pops it.
    if !world.extras(of: container).kept.contains(tab) { keep(tab, by: container) }
    pushQuietly([tab], on: more, change)
  }
}
