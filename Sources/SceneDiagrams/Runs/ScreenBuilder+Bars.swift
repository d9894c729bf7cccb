internal import ScenePlan

/// Stacks and tabs, and the bars beside what they show.
extension ScreenBuilder {
  mutating func drawStack(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    let hidesBar = plan.template(of: instance).hidesNavigationBar
    let isUpright = isWide || size.height >= size.width
    let wanted = hidesBar ? 0 : max(frame.y == 0 && isUpright ? 100 : 56, size.points(14))
    let height = min(wanted, frame.height)
    // Drawn below the bar and not behind it, so that all of it is seen.
    let content = Rectangle(x: frame.x, y: frame.y + height, width: frame.width, height: frame.height - height)
    for child in hosted { draw(child, in: content) }
    if hidesBar { return }
    let bar = Rectangle(x: frame.x, y: frame.y, width: frame.width, height: height)
    let top = state[instance].current ?? state[instance].children.last
    let back = state[instance].children.count > 1 ? "‹ " : ""
    add(.navigationBar, instance, bar, label: back + (top.map { title(of: $0) } ?? name(of: instance)))
  }

  mutating func drawTabs(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    let tabs = state[instance].children
    let selected = state[instance].current
    let isHidden = selected.map { hidesBar($0) } ?? false
    let more = tabs.filter { state[$0].isPrivate }
    let shown = tabs.filter { !state[$0].isPrivate }.prefix((isWide ? 8 : 5) - more.count) + more
    // Many names don't fit: then the bar says which one is selected.
    let room = shown.isEmpty ? 0 : frame.width / shown.count - 12
    let isTight = shown.contains { tab in
      let face: SketchText.Face = tab == selected ? .smallName : .small
      let isNeeded = tab == selected || shown.count > 3
      return isNeeded && size.points(SketchText.width(of: title(of: tab), face) + 10) > room
    }
    let pill = isTight ? max(20, size.points(5)) : max(44, size.points(14))
    let name = isTight ? max(48, size.points(14)) : 0
    let height = isHidden ? 0 : min(max(84, 8 + pill + 2 + name + 6), frame.height)
    let content = Rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height - height)
    for child in hosted { draw(child, in: content) }
    if isHidden { return }
    let bar = Rectangle(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
    add(.tabBar, instance, bar)
    for (index, tab) in shown.enumerated() {
      let (start, end) = (bar.width * index / shown.count, bar.width * (index + 1) / shown.count)
      let item = Rectangle(x: bar.x + start + 6, y: bar.y + 8, width: end - start - 12, height: pill)
      add(tab == selected ? .selectedTab : .tab, tab, item, label: isTight ? "" : title(of: tab))
    }
    guard isTight, let selected else { return }
    add(
      .tabName, selected, Rectangle(x: bar.x, y: bar.y + 8 + pill + 2, width: bar.width, height: name),
      label: title(of: selected))
  }

  /// Whether a tab's stack has somebody who takes the bar away.
  private func hidesBar(_ tab: InstanceID) -> Bool {
    state[tab].children.dropFirst().contains { plan.template(of: $0).hidesBottomBar }
  }

  /// What a bar says of a controller; from which file it comes is said elsewhere.
  func title(of instance: InstanceID) -> String {
    if let title = plan.template(of: instance).title { return title }
    if state[instance].isPrivate { return "More" }
    return plan.name(instance).split(separator: "/").last.map(String.init) ?? plan.name(instance)
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
