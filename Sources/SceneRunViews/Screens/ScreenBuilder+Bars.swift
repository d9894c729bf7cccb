internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// Stacks and tabs, and the bars beside what they show.
extension ScreenBuilder {
  mutating func drawStack(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    let behind = titleBehind
    titleBehind = nil
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    let stack = state[instance].children
    let top = state[instance].current ?? stack.last
    let below = stack.dropLast().last.map { title(of: $0) } ?? behind
    // Of two stacks in one another, as in a collapsed split, only the inner one has a bar.
    let isOuter = top.map { plan.template(of: $0).kind == .navigation } ?? false
    let wanted =
      isOuter || plan.template(of: instance).hidesNavigationBar
      ? 0 : max(frame.y == 0 && isUprightPhone ? 104 : 56, size.points(16))
    let height = min(wanted, frame.height)
    // Drawn below the bar and not behind it, so that all of it is seen.
    let content = Rectangle(x: frame.x, y: frame.y + height, width: frame.width, height: frame.height - height)
    if isOuter { titleBehind = below }
    slide(hosted, of: instance, in: content)
    guard height > 0 else { return }
    let bar = Rectangle(x: frame.x, y: frame.y, width: frame.width, height: height)
    add(.navigationBar, instance, bar, label: top.map { title(of: $0) } ?? name(of: instance))
    if let below { add(.backButton, instance, bar, label: below) }
  }

  mutating func drawTabs(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    let tabs = state[instance].children
    let selected = state[instance].current
    let isHidden = state.hidesTabBar(of: instance, in: plan)
    let more = tabs.filter { state[$0].isPrivate }
    let own = tabs.filter { !state[$0].isPrivate }
    // T3.8: More has its place before it was ever tapped, and until then no controller of its own.
    let isMoreUntouched = !isWide && more.isEmpty && own.count > 5
    let shown = own.prefix((isWide ? 8 : 5) - (isMoreUntouched ? 1 : more.count)) + more
    let count = shown.count + (isMoreUntouched ? 1 : 0)
    let height = isHidden ? 0 : min(max(83, size.points(26) + foot), frame.height)
    // Since iPadOS 18 it stands at the top in regular width.
    let isOnTop = isWide && plan.ios >= 18
    let content = Rectangle(
      x: frame.x, y: isOnTop ? frame.y + height : frame.y, width: frame.width, height: frame.height - height)
    for child in hosted { draw(child, in: content) }
    if isHidden { return }
    let bar = Rectangle(x: frame.x, y: isOnTop ? frame.y : content.maxY, width: frame.width, height: height)
    add(.tabBar, instance, bar)
    // Where names don't fit, the selected tab alone has one.
    let slot = shown.isEmpty ? 0 : bar.width / count
    func width(_ name: String, _ look: SketchText.Face) -> Int { size.points(SketchText.width(of: name, look) + 4) }
    func title(of tab: InstanceID) -> String {
      groupTitle(of: tab, in: instance) ?? plan.tabTitle(of: plan.template(of: tab)) ?? self.title(of: tab)
    }
    func width(_ tab: InstanceID) -> Int { width(title(of: tab), tab == selected ? .smallName : .small) }
    let isTight = shown.contains { width($0) > slot } || isMoreUntouched && width("More", .small) > slot
    func item(_ index: Int) -> Rectangle {
      let (start, end) = (bar.width * index / count, bar.width * (index + 1) / count)
      return Rectangle(x: bar.x + start, y: bar.y, width: end - start, height: max(0, bar.height - foot))
    }
    // A short name leaves its room to a longer one beside it.
    func words(_ index: Int) -> Rectangle {
      let (place, room) = (item(index), width(shown[index]))
      return Rectangle(x: place.midX - room / 2, y: place.y, width: room, height: place.height)
    }
    func isFree(_ index: Int) -> Bool {
      let own = words(index)
      return own.x >= bar.x && own.maxX <= bar.maxX && (index == 0 || words(index - 1).maxX <= own.x)
    }
    for (index, tab) in shown.enumerated() {
      let isMore = state[tab].isPrivate
      let role: ScreenLayout.Pane.Role =
        tab == selected ? (isMore ? .selectedMoreTab : .selectedTab) : isMore ? .moreTab : .tab
      add(role, tab, item(index), label: isTight ? "" : title(of: tab))
    }
    if isMoreUntouched { add(.moreTab, instance, item(shown.count), label: isTight ? "" : "More") }
    guard isTight else { return }
    if !isMoreUntouched, shown.indices.allSatisfy({ isFree($0) }) {
      for (index, tab) in shown.enumerated() { add(.tabName, tab, words(index), label: title(of: tab)) }
      return
    }
    guard let selected, let place = panes.last(where: { $0.instance == selected }) else { return }
    let room = min(width(selected), bar.width)
    let x = min(max(bar.x, place.frame.midX - room / 2), bar.maxX - room)
    add(
      .tabName, selected, Rectangle(x: x, y: place.y, width: room, height: place.height), label: title(of: selected))
  }

  /// The title of a group of tabs, which stands in the bar for its stack (T3.21); nil for any other tab.
  private func groupTitle(of tab: InstanceID, in tabs: InstanceID) -> String? {
    let (contents, template) = (plan.template(of: tabs).contents, plan.instances[tab.index].template)
    let index = contents.firstIndex { $0.template == template && $0.role == "managingNavigationController" }
    guard let index, index + 1 < contents.count else { return nil }
    let group = plan.templates[contents[index + 1].template]
    return group.title ?? group.id
  }

  /// The room at the bottom of the screen that the home indicator has for itself.
  var foot: Int { isUprightPhone ? size.points(6) : 0 }

  /// The room above the children of a plain container, in which its own name stands.
  static func strip(of frame: Rectangle, on size: ScreenSize) -> Int {
    let isPhone = min(size.width, size.height) < 600
    return max(frame.y < 40 && isPhone && size.height >= size.width ? 100 : 56, size.points(15))
  }

  /// The title in a bar for a controller, without the name of its file, which stands elsewhere.
  func title(of instance: InstanceID) -> String {
    if let title = plan.template(of: instance).title { return title }
    if state[instance].isPrivate { return "More" }
    return plan.name(instance).split(separator: "/").last.map(String.init) ?? plan.name(instance)
  }
}

extension HierarchyPlan {
  /// The title on the tab of a controller; nil if none is declared. A stack that has none shows the one of its root.
  func tabTitle(of template: TemplateRecord) -> String? {
    if let title = template.title { return title }
    guard template.kind == .navigation, let root = template.contents.first, root.template < templates.count else {
      return nil
    }
    return templates[root.template].title
  }
}

extension ScreenSize {
  /// How many points so many pixels are where the screen is drawn smallest.
  func points(_ pixels: Int) -> Int {
    let room = ScreenLayout.smallest
    return max(
      (pixels * height + room.height - 1) / room.height, (pixels * width + room.width - 1) / room.width)
  }
}
