internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// Presented controllers, over the rest of the screen.
extension ScreenBuilder {
  /// Draws what is presented, each above the one that presents it.
  ///
  /// - Returns: Those that aren't presented by any of these, and hang in the window.
  mutating func presentAll(from root: InstanceID, over screen: Rectangle) -> [InstanceID] {
    let (order, others) = presentations(from: root)
    // One that is covered itself may still present what is seen.
    let visible = order.filter { state.isInWindow($0) && !drawn.contains($0) && !hasGone($0) }
    let hidden = max(0, visible.count - ScreenBuilder.mostAbove)
    // No card is lower than the fifth.
    var level = 0
    for presented in visible[..<hidden] where level < 4 && pushesBack(presented) { level += 1 }
    for presented in visible[hidden...] where !drawn.contains(presented) {
      // Its context isn't seen any more.
      if hidden > 0, state[presented].style?.isInContext == true { continue }
      present(presented, in: frame(of: presented, over: screen, level: level), level: level)
      if pushesBack(presented) { level += 1 }
    }
    return others
  }

  /// Whether it is only about to be taken away: it was presented, and was told that it has gone.
  func hasGone(_ instance: InstanceID) -> Bool {
    let node = state[instance]
    return node.appearance == .disappeared && node.style != nil && (node.isBeingDismissed || node.presenter == nil)
  }

  /// Behind so many, nothing is seen: cards have stepped back to no width, and through so much glass nothing shines.
  private static let mostAbove = 64

  /// The presentations above a root, each behind the one that presents it, and the others in the window.
  private func presentations(from root: InstanceID) -> (order: [InstanceID], others: [InstanceID]) {
    // Most are presented by one that stands alone, and that knows them.
    var nested: [InstanceID] = []
    var count = 0
    for presented in controllers.loose {
      guard let presenter = state[presented].presenter else { continue }
      count += 1
      if state[presenter].presented != presented || state[presenter].parent != nil { nested.append(presented) }
    }
    var order: [InstanceID] = []
    var next = -1
    while next < order.count, order.count <= count {
      let top = next < 0 ? root : order[next]
      next += 1
      var above = nested.filter { state[$0].presenter.map { belongs($0, to: top) } ?? false }
      nested.removeAll { above.contains($0) }
      if let presented = state[top].presented, state[presented].presenter == top, state[top].parent == nil {
        above.append(presented)
        above.sort()
      }
      order += above
    }
    let found = order.count == count ? [] : Set(order)
    let others = controllers.loose.filter { instance in
      guard state[instance].host == .window else { return false }
      return state[instance].presenter == nil || order.count != count && !found.contains(instance)
    }
    return (order, others)
  }

  /// Whether a presenter is a controller, or stands somewhere below it.
  private func belongs(_ presenter: InstanceID, to top: InstanceID) -> Bool {
    var here: InstanceID? = presenter
    for _ in state.nodes.indices {
      guard let id = here else { return false }
      if id == top { return true }
      here = state[id].parent
    }
    return false
  }

  private func frame(of presented: InstanceID, over screen: Rectangle, level: Int) -> Rectangle {
    func centred(_ width: Int, _ height: Int) -> Rectangle {
      let (width, height) = (min(width, screen.width - 40), min(height, screen.height - 40))
      return Rectangle(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width, height: height)
    }
    if isAlert(presented) {
      let height = max(
        130, size.points(20 + DevicePainter.button * (listsActions(of: presented) ? buttons(of: presented).count : 1)))
      if state[presented].style == .popover {
        let width = min(250, screen.width - 40)
        return Rectangle(
          x: max(20, screen.width - 20 - width), y: 110, width: width, height: min(height, screen.height - 140))
      }
      guard plan.template(of: presented).isActionSheet else { return centred(270, height) }
      let low = min(height, screen.height - 60)
      return Rectangle(x: 10, y: screen.height - low - max(10, foot), width: screen.width - 20, height: low)
    }
    if fillsScreen(presented) { return screen }
    let top = 62 + 14 * min(level, 4)
    let card = Rectangle(x: 0, y: top, width: screen.width, height: max(0, screen.height - top))
    switch state[presented].style ?? .automatic {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none: return screen
    case .automatic, .pageSheet: return atItsHeight(presented, isWide ? centred(704, screen.height - 120) : card)
    case .formSheet: return atItsHeight(presented, isWide ? centred(540, 620) : card)
    case .popover:
      return Rectangle(
        x: max(20, screen.width - 340), y: 110, width: min(320, screen.width - 40),
        height: min(480, screen.height - 140))
    case .custom: return centred(screen.width - 60, screen.height * 3 / 5)
    }
  }

  /// M6.47: a medium sheet is about half as high as the screen, or as what it fills on a wide one. It ends where it would.
  private func atItsHeight(_ presented: InstanceID, _ large: Rectangle) -> Rectangle {
    guard standing(of: presented)?.detent == .medium else { return large }
    let height = min(large.height, (isWide ? large.height : size.height) / 2)
    return Rectangle(x: large.x, y: large.maxY - height, width: large.width, height: height)
  }

  /// How a sheet stands, where its code names heights; on a phone that lies it fills the screen.
  private func standing(of presented: InstanceID) -> SheetHeight? {
    (isWide || isUprightPhone) && !isAlert(presented) ? state[presented].standing : nil
  }

  private func isAlert(_ instance: InstanceID) -> Bool { plan.template(of: instance).isAlert }

  private func buttons(of alert: InstanceID) -> [String] { plan.template(of: alert).actions }

  /// Whether the buttons of an alert stand one below the other: those of an action sheet, and more than two.
  private func listsActions(of alert: InstanceID) -> Bool {
    plan.template(of: alert).isActionSheet || buttons(of: alert).count > 2
  }

  private func isSheet(_ presented: InstanceID) -> Bool {
    switch state[presented].style ?? .automatic {
    case .automatic, .pageSheet, .formSheet: !isAlert(presented)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .popover, .custom: false
    }
  }

  private func isCard(_ presented: InstanceID) -> Bool { isUprightPhone && isSheet(presented) }

  /// Whether it is a sheet in compact height, which fills the screen unless it prefers to be attached to the edge.
  private func fillsScreen(_ presented: InstanceID) -> Bool {
    let isLyingPhone = !isWide && !isUprightPhone
    return isLyingPhone && isSheet(presented)
  }

  /// Whether all behind it steps back: a low sheet leaves it in its place (M6.47).
  private func pushesBack(_ presented: InstanceID) -> Bool {
    isCard(presented) && standing(of: presented)?.detent != .medium
  }

  mutating func present(_ presented: InstanceID, in frame: Rectangle, level: Int) {
    let screen = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    if pushesBack(presented) { stepBack(level) }
    let isMoving = state[presented].appearance == .appearing || state[presented].appearance == .disappearing
    let before = travel
    defer { travel = before }
    func dim() { add(.dimming, presented, screen) }
    if isAlert(presented) {
      let isPopover = state[presented].style == .popover
      if !isPopover { dim() }
      let first = panes.count
      draw(presented, in: frame, as: isPopover ? .popover : .alert)
      if first < panes.count {
        panes[first].actions = buttons(of: presented)
        panes[first].listsActions = listsActions(of: presented)
      }
      return
    }
    let way = ScreenLayout.Pane.Travel(x: 0, y: size.height - frame.y, window: screen)
    switch state[presented].style ?? .automatic {
    case _ where fillsScreen(presented), .fullScreen, .currentContext, .none:
      if isMoving { travel = way }
      draw(presented, in: frame)
    case .overFullScreen, .overCurrentContext:
      if isMoving { travel = way }
      draw(presented, in: frame, as: .overlay)
    case .automatic, .pageSheet, .formSheet, .custom:
      let standing = standing(of: presented)
      if standing?.isUndimmed != true { dim() }
      if isMoving { travel = way }
      let first = panes.count
      draw(presented, in: frame, as: .sheet)
      if first < panes.count { panes[first].standing = standing }
    case .popover: draw(presented, in: frame, as: .popover)
    }
  }

  /// Behind a card on a phone, all that was there steps back.
  private mutating func stepBack(_ level: Int) {
    let down = level == 0 ? 44 : 0
    for index in panes.indices {
      let pane = panes[index]
      if pane.role == .dimming { continue }
      func moved(_ x: Int) -> Int { size.width / 2 + (x - size.width / 2) * 92 / 100 }
      func lowered(_ y: Int) -> Int { down + y * 92 / 100 }
      let (left, right) = (moved(pane.frame.x), moved(pane.frame.maxX))
      let (top, bottom) = (lowered(pane.frame.y), min(lowered(pane.frame.maxY), size.height))
      panes[index].frame = Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension TemplateRecord {
  /// Whether it is UIKit's alert, by its class.
  var isAlert: Bool { printedClassName == "UIAlertController" }
}
