internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A group of tabs, and the tab that is chosen in it.
struct TabGroup: Hashable, Sendable {
  /// The group's own controller.
  var lead: InstanceID
  /// The tabs in it, and in the groups among them, whose own controllers stand before their tabs.
  var tabs: [InstanceID] = []
  /// How deep each of the tabs stands in groups of this one.
  var depths: [UInt8] = []
  /// The navigation controller that shows the choice; nil where only the group's own controller is ever shown.
  var stack: InstanceID?
  var selected: InstanceID

  /// The controller that stands in the tab bar controller.
  var root: InstanceID { stack ?? lead }

  func has(_ tab: InstanceID) -> Bool { tab == lead || tabs.contains(tab) }

  mutating func take(_ tab: InstanceID, at depth: UInt8) {
    tabs.append(tab)
    depths.append(depth)
  }

  /// T3.21: the group's own controller, those of the groups in it, and the tab that is chosen.
  var way: [InstanceID] {
    guard let index = tabs.firstIndex(of: selected) else { return [lead] }
    var way = [selected]
    var depth = depths[index]
    for place in (0..<index).reversed() where depths[place] < depth {
      depth = depths[place]
      way.insert(tabs[place], at: 0)
    }
    return [lead] + way
  }

  func renumbered(by numbers: Renumbering) -> Self {
    TabGroup(
      lead: numbers[lead], tabs: tabs.map { numbers[$0] }, depths: depths, stack: numbers[stack],
      selected: numbers[selected])
  }
}

/// Groups of tabs (T3.21, T3.22).
///
/// A tap on the tab `albums`, which is in the group `library`:
///
/// ```
/// delegate.shouldSelectTab(albums), delegate.didSelectTab(albums, home)
/// delegate.displayedViewControllersFor(library), delegate.displayedViewControllersFor(albums)
/// shelf.setViewControllers(library, albums); then the tabs are exchanged, if another one was selected
/// ```
extension Simulation {
  /// The groups among the tabs that are made with a container, and the tabs that stand in its bar.
  mutating func groupsOfTabs(_ tabs: [InstanceID], of container: InstanceID) -> (groups: [TabGroup], tabs: [InstanceID])
  {
    var (groups, bar, stack): ([TabGroup], [InstanceID], InstanceID?) = ([], [], nil)
    let contents = template(of: container)?.contents ?? []
    let roles = Dictionary(contents.map { (Int32($0.template), $0) }) { one, _ in one }
    for tab in tabs {
      let (role, depth) = roles[world[tab].template].map { ($0.role, $0.depth) } ?? (.tabs, 0)
      if role == .group, depth > 0, !groups.isEmpty {
        // A group in a group is a tab of that one.
        groups[groups.count - 1].take(tab, at: depth - 1)
      } else if role == .managingNavigationController {
        // Only a navigation controller has a stack to set; of any other one `check` says so.
        if kind(of: tab) == .navigation, depth == 0 { stack = tab } else { keep(tab, by: container) }
      } else if role == .group {
        groups.append(TabGroup(lead: tab, stack: stack, selected: tab))
        bar.append(stack ?? tab)
        stack = nil
      } else if role == .groupTab {
        if !groups.isEmpty { groups[groups.count - 1].take(tab, at: depth) }
      } else {
        bar.append(tab)
      }
    }
    return (groups, bar)
  }

  /// Whether a tab bar controller's tabs are in groups, on a system that has these.
  func hasGroups(_ container: InstanceID) -> Bool { world.groups(of: container).isEmpty == false }

  /// T3.21: takes in the groups. Their tabs are kept by the container, and only the choice is on the stack.
  ///
  /// - Returns: The tabs that stand in the bar.
  mutating func installGroups(_ contents: [InstanceID], in container: InstanceID) -> [InstanceID] {
    guard template(of: container)?.contents.contains(where: { $0.role == .group }) == true else { return contents }
    var (groups, bar) = groupsOfTabs(contents, of: container)
    guard asks(.hasTabGroups) else {
      // The group's own controller is a tab like others, and nothing shows the rest.
      for group in groups { for tab in group.tabs + [group.stack].compactMap(\.self) { keep(tab, by: container) } }
      return bar.map { tab in groups.first { $0.root == tab }?.lead ?? tab }
    }
    for index in groups.indices {
      for tab in groups[index].tabs { keep(tab, by: container) }
      if groups[index].stack != nil { keep(groups[index].lead, by: container) }
      guard case .controller(let reference) = property(.selected, of: container) else { continue }
      let chosen = groups[index].tabs.first { Int(world[$0].template) == reference.template }
      groups[index].selected = chosen ?? groups[index].selected
    }
    world.containers[container] = AnyContainerState(TabsState(groups: groups))
    return bar
  }

  /// T3.21: the tab that a name means: the group's choice for its stack.
  func tab(named tab: InstanceID, of container: InstanceID) -> InstanceID {
    world.groups(of: container).first { $0.stack == tab }.map { choice(in: $0) } ?? tab
  }

  /// The tab that is selected: in a group its choice, and else the current child.
  func selectedTab(of container: InstanceID) -> InstanceID? {
    guard let current = world[container].current else { return nil }
    return world.groups(of: container).first { $0.root == current }.map { choice(in: $0) } ?? current
  }

  /// The highest tab of a group on its stack, since a person may have gone back.
  private func choice(in group: TabGroup) -> InstanceID {
    group.stack.flatMap { stack in world.children(of: stack).last { group.has($0) } } ?? group.selected
  }

  /// T3.21: a group's stack is set to the group's own controller and the chosen tab.
  mutating func choose(_ tab: InstanceID, of container: InstanceID, _ change: Change) {
    guard var state = world.state(of: container, as: TabsState.self),
      let index = state.groups.firstIndex(where: { $0.has(tab) })
    else { return }
    state.groups[index].selected = tab
    world.containers[container] = AnyContainerState(state)
    let group = state.groups[index]
    if let stack = group.stack { setStack(displayed(group, of: container), on: stack, change) }
  }

  /// Each tab on the way to the choice is asked about once.
  private mutating func displayed(_ group: TabGroup, of container: InstanceID) -> [InstanceID] {
    group.way.filter { tab in
      let isShown = answer(.displayedViewControllersFor, about: localName(of: tab), of: container) ?? true
      emit(.delegateDisplayedViewControllers, container, .instance(tab), answer: .bool(isShown))
      return isShown
    }
  }

  /// T3.22: the delegate of a tab bar controller with groups is asked and told of tabs.
  mutating func allowsTab(_ tab: InstanceID, on container: InstanceID) -> Bool {
    let allowed = answer(.shouldSelect, about: localName(of: tab), of: container) ?? true
    emit(.delegateShouldSelectTab, container, .instance(tab), answer: .bool(allowed))
    refuse(Refusal(.delegateDidSelect, container, .toldOfTabs))
    guard allowed else {
      refuse([.delegateDidSelectTab, .selectedViewController], of: container, .delegateRefuses, other: tab)
      refuse(Refusal(.viewWillAppear, tab, .refusedByDelegate, other: container))
      return false
    }
    tellOfTab(tab, on: container)
    return true
  }

  mutating func tellOfTab(_ tab: InstanceID, on container: InstanceID) {
    let tabs = [tab, selectedTab(of: container)].compactMap(\.self)
    emit(.delegateDidSelectTab, container, .instances(list(tabs)))
  }

  /// The tabs that a new list of tabs has thrown out take their groups along.
  mutating func dropGroups(of removed: [InstanceID], from container: InstanceID) {
    guard var state = world.state(of: container, as: TabsState.self), !state.groups.isEmpty else { return }
    let gone = state.groups.filter { removed.contains($0.root) }
    state.groups.removeAll { removed.contains($0.root) }
    world.containers[container] = AnyContainerState(state)
    for group in gone {
      for tab in group.tabs + (group.stack == nil ? [] : [group.lead]) { letGo(tab, by: container) }
    }
  }

  /// The tabs that code can choose, and those that a person can.
  func choices(of container: InstanceID) -> [InstanceID] {
    let groups = world.groups(of: container)
    return world.children(of: container).filter { !world[$0].isPrivate }.flatMap { child in
      groups.first { $0.root == child }.map { [$0.lead] + $0.tabs } ?? [child]
    }
  }
}

extension World {
  func groups(of container: InstanceID) -> [TabGroup] {
    state(of: container, as: TabsState.self)?.groups ?? []
  }
}
