internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// More: the list of the tabs for which the bar has no place, and the stack on which they are shown (T3.8 to T3.10).
extension Simulation {
  /// T3.8: if there are more tabs than places, More takes the last place; nil where there is room for all.
  private var placesInBar: Int? {
    if world.device.isCompactWidth { return 5 }
    return world.device.does(.hasMoreInRegularWidth) ? 8 : nil
  }

  /// T3.8, T3.9: the tabs that stand under More.
  func overflow(of container: InstanceID) -> [InstanceID] {
    guard let places = placesInBar else { return [] }
    let more = more(of: container)
    let own = world.children(of: container).filter { $0 != more }
    let pushed = more.map { world.children(of: $0).dropFirst() } ?? []
    guard own.count + pushed.count > places else { return [] }
    return Array(own.dropFirst(places - 1)) + pushed
  }

  /// The tabs in More, as the code of a container asks for them: where it depends on the system, that is noted.
  mutating func askForOverflow(of container: InstanceID) -> [InstanceID] {
    if !world.device.isCompactWidth, Int(world[container].childCount) > 8 || more(of: container) != nil {
      _ = asks(.hasMoreInRegularWidth)
    }
    return overflow(of: container)
  }

  func more(of container: InstanceID) -> InstanceID? {
    world.children(of: container).first { world[$0].isPrivate }
  }

  /// T3.9: made on demand, with the private list as its root.
  mutating func openMore(of container: InstanceID) -> InstanceID {
    if let more = more(of: container) { return more }
    let list = makePrivate(.moreList)
    let more = makePrivate(.navigation)
    link(list, to: more, at: 0)
    setCurrent(list, in: more)
    link(more, to: container, at: Int(world[container].childCount))
    return more
  }

  /// T3.18: the delegate is asked about More's stack, and told of the tab that is open in it, or of the stack.
  mutating func tapMore(_ thing: NamedThing, on container: InstanceID, _ change: Change) {
    guard !askForOverflow(of: container).isEmpty else { return fail(.noMore(thing, of: container)) }
    let more = openMore(of: container)
    guard !asks(.asksAboutMore) || allows(more, as: thing.name, on: container) else { return }
    showMore(thing, on: container, change)
  }

  /// The tab that is open in More comes back; a second tap leads to the list.
  mutating func showMore(_ thing: NamedThing, on container: InstanceID, _ change: Change) {
    let call = TabsCall.tapMore(thing, change)
    if waits(.tabs(.call(call, on: container)), as: .selectedViewController, change, on: container) { return }
    let more = openMore(of: container)
    if world[container].current == more {
      guard let root = world[more].firstChildID else { return }
      tellOfMore(more, on: container)
      return pop(more, to: root, as: .popToRootViewController, change)
    }
    var state = world.state(of: container, as: TabsState.self) ?? TabsState()
    state.beforeMore = world[container].current
    world.containers[container] = AnyContainerState(state)
    exchange(
      world[container].current, for: more, on: container, change, isTap: true,
      isAnimated: change.isAnimated && asks(.animatesTabTaps))
    tellOfMore(more, on: container)
  }

  /// T3.18: a row is a push on More's stack; before, the delegate was asked about it as about a tab, and told of it.
  mutating func rowIsAllowed(_ tab: InstanceID, on container: InstanceID) -> Bool {
    if asks(.asksAboutMore) {
      refuse([.delegateDidSelect, .delegateShouldSelect], of: container, .rowOfMore, other: tab)
      return true
    }
    guard allows(tab, as: localName(of: tab), on: container) else { return false }
    emit(.delegateDidSelect, container, .instance(tab))
    return true
  }

  private mutating func tellOfMore(_ more: InstanceID, on container: InstanceID) {
    guard asks(.asksAboutMore) else { return }
    let isOpen = world[more].childCount > 1
    emit(.delegateDidSelect, container, .instance(isOpen ? world[more].lastChildID ?? more : more))
  }

  /// Where a tab that has left the More stack stands again: before those that were made after it.
  func placeOfTab(_ tab: InstanceID, in container: InstanceID) -> Int {
    let tabs = world.children(of: container)
    return tabs.indices.dropFirst((placesInBar ?? 5) - 1).first { tabs[$0] > tab } ?? tabs.count
  }

  /// Code selects a tab under More. Off the screen the stack has it before it comes.
  mutating func selectUnderMore(_ tab: InstanceID, on container: InstanceID, _ change: Change) {
    let more = openMore(of: container)
    let old = world[container].current
    guard old != more else { return pushOnMore(tab, more, from: container, change) }
    if world[more].childCount > 1, world[tab].parent != more {
      pushOnMore(tab, more, from: container, Change(isAnimated: false, duration: .zero, title: change.title))
    }
    exchange(old, for: more, on: container, change, isAnimated: false)
    pushOnMore(tab, more, from: container, change)
  }

  /// Choosing a row of the list pushes the tab on the More stack; a navigation controller too (T3.10).
  mutating func pushOnMore(_ tab: InstanceID, _ more: InstanceID, from container: InstanceID, _ change: Change) {
    guard world[tab].parent != more else { return finish(change) }
    // It stays a tab when the More stack pops it.
    if !world.extras(of: container).kept.contains(tab) { keep(tab, by: container) }
    pushQuietly([tab], on: more, change)
  }

  // MARK: More goes

  /// T3.19: in a window that has room for all tabs there is no More. A tab that is open in it is shown in its own place.
  /// Where the list shows, the tab of before is selected, and the delegate isn't told.
  mutating func adaptTabs(_ container: InstanceID) {
    guard let more = more(of: container), askForOverflow(of: container).isEmpty else { return }
    let isShown = world[container].current == more
    let open = bringBackTabs(from: more, to: container)
    guard isShown else { return takeMoreAway(more, from: container) }
    if let open {
      setCurrent(open, in: container)
      if world.isInWindow(container) { place(open, into: container) }
      if world[more].appearance != .disappeared {
        begin(more, appearing: false, animated: false)
        endIfBegun(more)
      }
      displace(more)
      return takeMoreAway(more, from: container)
    }
    guard let tab = tabBeforeMore(of: container) else { return }
    exchange(
      more, for: tab, on: container, Change(isAnimated: false, duration: .zero, title: "end of More"),
      isAnimated: false)
    if !world.isInWindow(container) { takeMoreAway(more, from: container) }
  }

  /// The tabs on More's stack stand among the others again, without callbacks: UIKit moves them.
  ///
  /// - Returns: The one on top.
  private mutating func bringBackTabs(from more: InstanceID, to container: InstanceID) -> InstanceID? {
    let tabs = world.children(of: more).filter { [kept = world.extras(of: container).kept] in kept.contains($0) }
    for tab in tabs {
      hold(tab)
      unlink(tab)
      displace(tab)
      link(tab, to: container, at: placeOfTab(tab, in: container))
      letGo(tab, by: container)
      release(tab)
    }
    return tabs.last
  }

  private func tabBeforeMore(of container: InstanceID) -> InstanceID? {
    let tabs = world.children(of: container).filter { !world[$0].isPrivate }
    if let before = world.state(of: container, as: TabsState.self)?.beforeMore, tabs.contains(before) { return before }
    return tabs.first
  }

  /// More leaves the bar when it isn't needed any more.
  mutating func takeMoreAway(_ more: InstanceID, from container: InstanceID) {
    guard world[more].isPrivate, world[more].parent == container, overflow(of: container).isEmpty else { return }
    unlink(more)
  }
}
