internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

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
/// inside the call   delegate.shouldSelect; second.viewWillAppear, first.viewWillDisappear; delegate.didSelect
/// end of the turn   second.viewIsAppearing and, at the first visit, its layout
/// next turn         first.viewDidDisappear, second.viewDidAppear
/// ```
extension Simulation {
  mutating func installTabs(_ contents: [InstanceID], in container: InstanceID) {
    let tabs = installGroups(contents, in: container)
    for tab in tabs {
      addChild(tab, to: container)
      didMove(tab, to: container)
    }
    var selected = tabs.first
    if case .controller(let reference) = property(.selected, of: container) {
      let group = world.groups(of: container).first { Int(world[$0.selected].template) == reference.template }
      selected = group?.root ?? tabs.first { Int(world[$0].template) == reference.template } ?? selected
    }
    setCurrent(selected, in: container)
    guard hasGroups(container), let selected else { return }
    choose(tab(named: selected, of: container), of: container, .immediate)
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
    case .tapThing(let thing): tapMore(thing, on: container, change)
    case .tap(let reference):
      if let tab = tab(reference, of: container) { tap(tab, reference, on: container, change) }
    case .select(let reference):
      if let tab = tab(reference, of: container) { select(tab, on: container, change, isTap: false) }
    default: break
    }
  }

  private mutating func tab(_ reference: Reference, of container: InstanceID) -> InstanceID? {
    let grouped = world.groups(of: container).flatMap { $0.tabs + [$0.lead] }
    let tabs = world.children(of: container) + overflow(of: container) + grouped
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
    // T3.18: a row of More is a push, and the delegate isn't asked.
    if askForOverflow(of: container).contains(tab) {
      guard let more = more(of: container), world[container].current == more else {
        return fail(.underMore(reference))
      }
      guard rowIsAllowed(tab, on: container) else { return }
      return pushOnMore(tab, more, from: container, change)
    }
    let tab = self.tab(named: tab, of: container)
    if world.device.isCompactWidth, world.groups(of: container).contains(where: { $0.tabs.contains(tab) }) {
      return fail(.onlyInSidebar(reference))
    }
    if !hasGroups(container) {
      refuse([.delegateShouldSelectTab, .delegateDidSelectTab], of: container, .toldOfControllers)
    }
    guard
      hasGroups(container)
        ? allowsTab(tab, on: container) : allows(tab, as: localName(of: tab), on: container)
    else { return }
    guard selectedTab(of: container) == tab else { return select(tab, on: container, change, isTap: true) }
    // T3.5: no source says where the message stands if the tab stays.
    if !hasGroups(container) { emit(.delegateDidSelect, container, .instance(tab)) }
    if let stack = stackToPop(in: tab), let root = world[stack].firstChildID {
      pop(stack, to: root, as: .popToRootViewController, change)
    } else {
      refuse(Refusal(.viewWillAppear, tab, .sameTab, other: container))
      refusePop(in: tab)
    }
  }

  /// T3.7: the tab, if it is a stack; T3.20: by the quirk the first stack inside it.
  private mutating func stackToPop(in tab: InstanceID) -> InstanceID? {
    if kind(of: tab) == .navigation { return tab }
    return asks(.popsNestedStacks) ? innerStack(of: tab) : nil
  }

  /// T3.6: the delegate is asked whether a tab may be selected.
  mutating func allows(_ tab: InstanceID, as name: String, on container: InstanceID) -> Bool {
    let allowed = answer(.shouldSelect, about: name, of: container) ?? true
    emit(.delegateShouldSelect, container, .instance(tab), answer: .bool(allowed))
    guard allowed else {
      refuse([.delegateDidSelect, .selectedViewController], of: container, .delegateRefuses, other: tab)
      refuse(Refusal(.viewWillAppear, tab, .refusedByDelegate, other: container))
      return false
    }
    return true
  }

  /// A controller's name in its own file, as answers about tabs use it.
  func localName(of instance: InstanceID) -> String { template(of: instance).map { String($0.localID) } ?? "" }

  /// T3.3: the new one's will first; the dids follow in the next turn, or, by a tap from iOS 18 on, after the animation
  /// and in the other order.
  mutating func select(_ tab: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool) {
    // T3.14: nobody has seen a change within the animation of a tap; here it waits for the end.
    let call = TabsCall.select(tab, isTap: isTap, change)
    if waits(.tabs(.call(call, on: container)), as: .selectedViewController, change, on: container) { return }
    if askForOverflow(of: container).contains(tab) {
      // In code an overflow tab comes with the More stack under it.
      return selectUnderMore(tab, on: container, change)
    }
    guard !hasGroups(container) else { return selectInGroups(tab, on: container, change, isTap: isTap) }
    emit(.selectedViewController, container, .instance(tab))
    if !isTap { refuse(Refusal(.delegateDidSelect, container, .selectedByCode, other: tab)) }
    replaceCurrent(by: tab, on: container, change, isTap: isTap)
    // T3.5: the delegate is told when the setter has returned, in which both wills have come.
    if isTap { emit(.delegateDidSelect, container, .instance(tab)) }
  }

  /// T3.21, T3.22: the stack of a group is set before its tab comes.
  private mutating func selectInGroups(
    _ tab: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool
  ) {
    let tab = self.tab(named: tab, of: container)
    let group = world.groups(of: container).first { $0.has(tab) }
    let root = group?.root ?? tab
    let stays = selectedTab(of: container) == tab
    if let group, group.stack == nil, tab != group.lead {
      refuse(Refusal(.viewWillAppear, tab, .groupWithoutStack, other: group.lead))
    }
    emit(.selectedViewController, container, .instance(root))
    if !isTap, !stays {
      if asks(.tellsOfTabsInCode) {
        tellOfTab(tab, on: container)
      } else {
        refuse(Refusal(.delegateDidSelectTab, container, .selectedByCode, other: tab))
      }
    }
    if !stays, group?.stack != nil, world[container].current == root {
      // How the stack changes isn't known; without animation, as a switch in code.
      var change = change
      (change.isAnimated, change.duration) = (false, .zero)
      choose(tab, of: container, change)
      return
    }
    if !stays { choose(tab, of: container, .immediate) }
    replaceCurrent(by: root, on: container, change, isTap: isTap)
  }

  private mutating func replaceCurrent(
    by tab: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool
  ) {
    guard let old = world[container].current, old != tab else {
      refuse(Refusal(.viewWillAppear, tab, .sameTab, other: container))
      return finish(change)
    }
    adviseOfSwitch(of: container, from: old)
    let isAnimated = isTap && change.isAnimated && asks(.animatesTabTaps)
    exchange(old, for: tab, on: container, change, isTap: isTap, isAnimated: isAnimated)
  }

  /// T3.17: a controller inside the tab that goes presents in a context of its own. A search does so by its nature.
  private mutating func adviseOfSwitch(of container: InstanceID, from tab: InstanceID) {
    var open = [tab]
    while let here = open.popLast() {
      if let presented = world.presentedOnScreen(from: here), kind(of: presented) != .search {
        return advise(.switchesWhilePresenting(container, presented: presented))
      }
      open += world.children(of: here)
    }
  }

  mutating func exchange(
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
    schedule("switch of \(change.title)", .nextTurn, .tabs(.start(exchange)))
  }

  mutating func start(_ exchange: TabExchange) {
    guard exchange.isAnimated else { return end(exchange) }
    openTransition(exchange.transition, on: exchange.container, duration: exchange.change.duration)
    schedule("end of \(exchange.change.title)", .endOf(exchange.transition), .tabs(.end(exchange)))
  }

  mutating func end(_ exchange: TabExchange) {
    let new = exchange.new
    if exchange.isAnimated { world.changes[exchange.container] = nil }
    // Another selection in the same turn may have turned it round; that one tells of the end.
    let isSelected = world[exchange.container].current == new
    if exchange.isAnimated, isSelected { endIfAppearing(new) }
    if let old = exchange.old, world[exchange.container].current != old {
      endIfBegun(old)
      displace(old)
      takeMoreAway(old, from: exchange.container)
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
    dropGroups(of: removed, from: container)
    if let old, tabs.contains(old) {
      setCurrent(old, in: container)
      return finish(change)
    }
    guard let first = tabs.first else { return finish(change) }
    exchange(old, for: first, on: container, change, isAnimated: false)
  }
}
