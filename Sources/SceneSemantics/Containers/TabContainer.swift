internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// `UITabBarController` (section 3 of the semantics).
struct TabContainer: ContainerKind {
  let kind = ControllerKind.tabs
  let contentKeys: [ControllerKey] = [.tabs]
  let hooks: Set<Callback> = [.viewWillAppear]
  let verbs: Set<StepVerb> = [.select, .tap, .setViewControllers]

  /// T3.8: more than so many tabs, and the last place in compact width is More.
  private static let places = 5

  /// D8.3.
  func delegates(of template: Int, in scene: ResolvedScene) -> [Question] {
    [.preferredStatusBarStyle, .prefersStatusBarHidden]
  }

  func install(_ contents: [InstanceID], in container: InstanceID, _ rehearsal: inout Rehearsal) {
    for tab in contents {
      rehearsal.add(.addChild(tab, to: container))
      rehearsal.add(.didMove(tab, to: container))
    }
    var selected = contents.first
    if let name = rehearsal.selectedTab(of: container) {
      selected = contents.first { rehearsal.cast[$0].template == name } ?? selected
    }
    rehearsal.add(.setCurrent(selected, in: container))
  }

  /// T3.1: only the selected tab is loaded and put in.
  func act(in callback: Callback, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    guard let selected = state[container].current else { return }
    for guest in state[container].hosted where guest != selected { rehearsal.add(.displace(guest)) }
    rehearsal.add(.load(selected))
    rehearsal.add(.place(selected, into: container))
  }

  func perform(
    _ step: StepDeclaration, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let change = rehearsal.change(of: step)
    switch (step.verb.value, step.object) {
    case (.setViewControllers, .names(let names)):
      let tabs = names.compactMap { rehearsal.arriving($0, in: container, state) }
      rehearsal.then { set(tabs, on: container, change, &$0, $1) }
    case (.tap, .name(let name)) where rehearsal.scene.text(name.value) == "more":
      tapMore(step, on: container, change, &rehearsal, state)
    case (_, .name(let name)):
      let tabs = state[container].children + overflow(of: container, rehearsal, state)
      let template = rehearsal.scene.reference(name.value, in: rehearsal.frame.file)?.template
      // Whoever isn't a tab needn't be there at all.
      guard template == nil || tabs.contains(where: { rehearsal.cast[$0].template == template }) else {
        return rehearsal.fail(.noTab(name, of: rehearsal.plan.name(container), scene: rehearsal.scene))
      }
      guard let tab = rehearsal.existing(name, state) else { return }
      guard tabs.contains(tab) else {
        return rehearsal.fail(.noTab(name, of: rehearsal.plan.name(container), scene: rehearsal.scene))
      }
      if step.verb.value == .tap {
        tap(tab, name, on: container, change, &rehearsal, state)
      } else {
        select(tab, on: container, change, isTap: false, &rehearsal, state)
      }
    default: break
    }
  }

  /// G7.44: an unwind selects the tab on its way.
  func unwind(
    towards child: InstanceID, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let change = Change(isAnimated: false, duration: .zero, title: "unwind: \(rehearsal.plan.name(child))")
    select(child, on: container, change, isTap: false, &rehearsal, state)
  }

  // MARK: Selection

  /// T3.5 to T3.7: the delegate is asked, and the selected tab's stack goes back to its root.
  private func tap(
    _ tab: InstanceID, _ name: Name, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    let symbol = rehearsal.scene.declaration(of: rehearsal.cast[tab].template).id.value
    let allowed = rehearsal.answer(.shouldSelect, about: symbol, of: container) ?? true
    rehearsal.add(.emit(.delegateShouldSelect, container, .instance(tab), .bool(allowed)))
    guard allowed else { return }
    rehearsal.add(.emit(.delegateDidSelect, container, .instance(tab), .none))
    if overflow(of: container, rehearsal, state).contains(tab) {
      guard let more = more(of: container, rehearsal, state), state[container].current == more else {
        return rehearsal.fail(.underMore(name, scene: rehearsal.scene))
      }
      return pushOnMore(tab, more, from: container, change, &rehearsal, state)
    }
    guard state[container].current == tab else {
      return select(tab, on: container, change, isTap: true, &rehearsal, state)
    }
    if rehearsal.kind(of: tab) == .navigation, let root = state[tab].children.first {
      NavigationContainer().pop(tab, to: root, as: .popToRootViewController, change, &rehearsal, state)
    }
  }

  /// T3.3: the new one's will first; the dids follow in the next turn, or, by a tap from iOS 18 on, after the animation
  /// and in the other order.
  private func select(
    _ tab: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    // T3.14: nobody has seen a change within the animation of a tap; here it waits for the end.
    if rehearsal.waits(change, on: container, { select(tab, on: container, change, isTap: isTap, &$0, $1) }) { return }
    if overflow(of: container, rehearsal, state).contains(tab) {
      // In code an overflow tab comes with the More stack under it.
      let more = openMore(of: container, &rehearsal, state)
      if state[container].current != more {
        exchange(state[container].current, for: more, on: container, change, isAnimated: false, &rehearsal, state)
      }
      return rehearsal.then { pushOnMore(tab, more, from: container, change, &$0, $1) }
    }
    rehearsal.add(.emit(.selectedViewController, container, .instance(tab), .none))
    guard let old = state[container].current, old != tab else { return finish(change, &rehearsal) }
    rehearsal.noteSwitch(of: container, from: old, state)
    let isAnimated = isTap && change.isAnimated && rehearsal.environment.behaviours.contains(.animatesTabTaps)
    exchange(old, for: tab, on: container, change, isTap: isTap, isAnimated: isAnimated, &rehearsal, state)
  }

  private func exchange(
    _ old: InstanceID?, for new: InstanceID, on container: InstanceID, _ change: Change, isTap: Bool = false,
    isAnimated: Bool,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    rehearsal.add(.setCurrent(new, in: container))
    guard state.isInWindow(container) else { return finish(change, &rehearsal) }
    rehearsal.add(.load(new))
    rehearsal.add(.begin(new, appearing: true, animated: isAnimated))
    if let old { rehearsal.add(.begin(old, appearing: false, animated: isAnimated)) }
    rehearsal.add(.place(new, into: container))
    let transition = isAnimated ? rehearsal.newTransition(of: container) : rehearsal.newTransition()
    rehearsal.add(.reserveTransition(transition, on: container))
    rehearsal.schedule("layout of \(change.title)", .nextTurn) { rehearsal, _ in
      // A tap's log has the new one's layout here; that of a change in code has none before the dids (L9.1).
      rehearsal.add(isTap ? .layout(new) : .isAppearing(new))
      let end: Rehearsal.Work = { rehearsal, _ in
        if isAnimated { rehearsal.endIfOpen(new) }
        if let old {
          rehearsal.endIfOpen(old)
          rehearsal.add(.displace(old))
        }
        if !isAnimated { rehearsal.endIfOpen(new) }
        if !isTap { rehearsal.then { layOutLate(new, &$0, $1) } }
        rehearsal.add(.closeTransition(transition))
        finish(change, &rehearsal)
      }
      guard isAnimated else { return rehearsal.then(end) }
      rehearsal.add(.openTransition(transition, on: container, duration: change.duration))
      rehearsal.schedule("end of \(change.title)", .endOf(transition), end)
    }
  }

  /// N2.33, for a tab: the first layout of what came without animation follows its did-callbacks.
  private func layOutLate(_ tab: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    if state.isInWindow(tab) { rehearsal.add(.layout(tab)) }
  }

  /// T3.13: who survives stays selected, else the first is.
  private func set(
    _ tabs: [InstanceID], on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    let before = state[container].children
    let names = tabs.map { rehearsal.plan.name($0) }.joined(separator: " ")
    rehearsal.add(.emit(.setViewControllers, container, .names(rehearsal.name(names)), .none))
    let old = state[container].current
    let removed = before.filter { !tabs.contains($0) }
    for tab in removed {
      rehearsal.add(.willMove(tab, to: nil))
      rehearsal.add(.hold(tab))
      rehearsal.add(.unlink(tab))
    }
    for tab in tabs where !before.contains(tab) {
      rehearsal.add(.addChild(tab, to: container))
      rehearsal.add(.didMove(tab, to: container))
    }
    for tab in tabs { rehearsal.add(.unlink(tab)) }
    for (index, tab) in tabs.enumerated() { rehearsal.add(.link(tab, to: container, at: index)) }
    var change = change
    let completion = change.completion
    change.completion = { rehearsal, state in
      for tab in removed {
        rehearsal.add(.didMove(tab, to: nil))
        rehearsal.add(.release(tab))
      }
      if let completion { rehearsal.then(completion) }
    }
    if let old, tabs.contains(old) {
      rehearsal.add(.setCurrent(old, in: container))
      return finish(change, &rehearsal)
    }
    guard let first = tabs.first else { return finish(change, &rehearsal) }
    rehearsal.then { [change] in
      exchange(old, for: first, on: container, change, isAnimated: false, &$0, $1)
    }
  }

  private func finish(_ change: Change, _ rehearsal: inout Rehearsal) {
    if let completion = change.completion { rehearsal.then(completion) }
  }
}

// MARK: More

extension TabContainer {
  /// T3.8, T3.9: the tabs that stand under More.
  private func overflow(of container: InstanceID, _ rehearsal: Rehearsal, _ state: HierarchyState) -> [InstanceID] {
    guard rehearsal.environment.isCompactWidth else { return [] }
    let more = more(of: container, rehearsal, state)
    let own = state[container].children.filter { $0 != more }
    let pushed = more.map { state[$0].children.dropFirst() } ?? []
    guard own.count + pushed.count > TabContainer.places else { return [] }
    return Array(own.dropFirst(TabContainer.places - 1)) + pushed
  }

  private func more(of container: InstanceID, _ rehearsal: Rehearsal, _ state: HierarchyState) -> InstanceID? {
    state[container].children.first { state[$0].isPrivate }
  }

  /// T3.9: made on demand, with the private list as its root.
  private func openMore(
    of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) -> InstanceID {
    if let more = more(of: container, rehearsal, state) { return more }
    let list = rehearsal.makePrivate(.moreList)
    let more = rehearsal.makePrivate(.navigation)
    rehearsal.add(.link(list, to: more, at: 0))
    rehearsal.add(.setCurrent(list, in: more))
    rehearsal.add(.link(more, to: container, at: state[container].children.count))
    return more
  }

  private func tapMore(
    _ step: StepDeclaration, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    guard !overflow(of: container, rehearsal, state).isEmpty else {
      return rehearsal.fail(.noMore(step, of: rehearsal.plan.name(container)))
    }
    let more = openMore(of: container, &rehearsal, state)
    if state[container].current == more {
      guard let root = state[more].children.first else { return }
      return NavigationContainer().pop(more, to: root, as: .popToRootViewController, change, &rehearsal, state)
    }
    rehearsal.then { rehearsal, state in
      exchange(
        state[container].current, for: more, on: container, change, isTap: true,
        isAnimated: change.isAnimated && rehearsal.environment.behaviours.contains(.animatesTabTaps), &rehearsal, state)
    }
  }

  /// Where a tab that has left the More stack stands again: before those that were made after it.
  func place(of tab: InstanceID, in container: InstanceID, _ state: HierarchyState) -> Int {
    let tabs = state[container].children
    return tabs.indices.dropFirst(TabContainer.places - 1).first { tabs[$0] > tab } ?? tabs.count
  }

  /// Choosing a row of the list pushes the tab on the More stack; a navigation controller too (T3.10).
  private func pushOnMore(
    _ tab: InstanceID, _ more: InstanceID, from container: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    guard state[tab].parent != more else { return finish(change, &rehearsal) }
    // It stays a tab when the More stack pops it.
    if !state[container].kept.contains(tab) { rehearsal.add(.keep(tab, by: container)) }
    NavigationContainer().pushQuietly([tab], on: more, change, &rehearsal, state)
  }
}

extension Rehearsal {
  /// Makes one of the controllers that UIKit makes for itself.
  mutating func makePrivate(_ kind: ResolvedScene.Private) -> InstanceID {
    let instance = register(scene.template(of: kind))
    add(.make(instance))
    return instance
  }

  /// The template of the tab that `selected` names.
  func selectedTab(of container: InstanceID) -> Int? {
    guard case .name(let symbol) = property(.selected, of: container) else { return nil }
    return scene.template(symbol, in: scene.file(of: cast[container].template))
  }
}
