package import ScenePlan
internal import SceneProgram

/// How popovers and sheets follow the size class (V25).
extension Simulation {
  /// A presentation that goes on in another style.
  struct Adaptation {
    var presented: InstanceID
    var style: PresentationStyle
  }

  /// The style that a presentation asks for.
  mutating func style(of request: PresentationRequest) -> PresentationStyle {
    let presented = request.presented
    if let style = container(of: presented).style(of: presented, self) {
      // M6.48: from iOS 26 on an anchor makes an action sheet a popover on a phone, too.
      let isAnchored = request.hasAnchor && word(.preferredStyle, of: presented) == "actionSheet"
      return isAnchored && asks(.anchorsActionSheets) ? .popover : style
    }
    if let style = request.style { return style }
    guard let word = word(.modalPresentationStyle, of: presented) else { return .automatic }
    return PresentationStyle(rawValue: word) ?? .automatic
  }

  /// The styles of what is presented in a window of another size. The delegate is asked first.
  mutating func adaptations(to size: Size) -> [Adaptation] {
    var found: [Adaptation] = []
    for presented in world.members where world[presented].presenter != nil && world[presented].isAlive {
      guard let wanted = world.extras(of: presented).wantedStyle, !world[presented].isBeingDismissed,
        adapts(wanted)
      else { continue }
      var device = world.device
      device.size = size
      let style = adapted(wanted, on: device, presented)
      emit(.delegateAdaptiveStyle, presented, answer: .text(name(style.rawValue)))
      if style != world[presented].style { found.append(Adaptation(presented: presented, style: style)) }
    }
    return found
  }

  /// The style with which something comes on a device; in compact width its delegate has the last word.
  mutating func adapted(
    _ wanted: PresentationStyle, on device: DeviceState, _ presented: InstanceID
  ) -> PresentationStyle {
    if wanted == .popover, kind(of: presented) == .alert, asks(.anchorsActionSheets) { return wanted }
    let style = device.adapted(wanted) { asks($0) }
    guard adapts(wanted), device.isCompactWidth,
      case .word(let word) = answer(.adaptivePresentationStyle, of: presented),
      let answered = PresentationStyle(rawValue: word)
    else { return style }
    return answered == .none ? wanted : device.adapted(answered) { asks($0) }
  }

  /// M6.23: a delegate that has the method is asked when something is presented in compact width, too.
  mutating func askForStyle(of presented: InstanceID, _ wanted: PresentationStyle, _ style: PresentationStyle) {
    guard adapts(wanted), answer(.adaptivePresentationStyle, of: presented) != nil else { return }
    guard world.device.isCompactWidth else { return refuse(Refusal(.delegateAdaptiveStyle, presented, .notAdapted)) }
    emit(.delegateAdaptiveStyle, presented, answer: .text(name(style.rawValue)))
  }

  /// V60: whether a style, or that for which `automatic` stands, adapts when the size class changes.
  private func adapts(_ wanted: PresentationStyle) -> Bool {
    world.device.resolved(wanted) { [device = world.device] in device.does($0) }.adapts
  }

  /// The presented ones hear no appearance. A presenter that becomes covered or uncovered hears its pair at the end of
  /// the change, in the next turn: a choice.
  mutating func adopt(_ adaptations: [Adaptation]) {
    for adaptation in adaptations {
      let presented = adaptation.presented
      guard let presenter = world[presented].presenter else { continue }
      restyle(presented, adaptation.style)
      let isCovered = removesPresenter(adaptation.style, presented)
      guard isCovered != world[presenter].isCovered else { continue }
      schedule("adaptation", .nextTurn, .presentation(.adaptPresenter(presenter, isCovered: isCovered)))
    }
  }

  mutating func adapt(presenter: InstanceID, isCovered: Bool) {
    guard world[presenter].presented != nil, world[presenter].isCovered != isCovered else { return }
    if isCovered {
      begin(presenter, appearing: false, animated: false)
      endIfBegun(presenter)
      return cover(presenter, true)
    }
    cover(presenter, false)
    guard world.isInWindow(presenter) else { return }
    begin(presenter, appearing: true, animated: false)
    isAppearing(presenter)
    endIfBegun(presenter)
  }

  /// A presentation goes on in another style.
  package mutating func restyle(_ presented: InstanceID, _ style: PresentationStyle) {
    if starts(.restyle(presented, style)) { world[presented].style = style }
  }
}

extension PresentationStyle {
  /// Whether it adapts when the size class changes.
  var adapts: Bool { self == .popover || self == .formSheet || self == .pageSheet }
}
