package import ScenePlan
package import SceneProgram

/// The device and the system on which a run takes place.
package struct DeviceState: Hashable, Sendable {
  package let behaviours: BehaviourMask
  /// The window's width and height in points.
  package internal(set) var size: Size
  private let idiom: Device.Idiom
  private let horizontal: Device.SizeClass?
  private let vertical: Device.SizeClass?
  let requiresFullScreen: Bool
  /// The size at the start.
  private let screen: Size

  /// - Parameter behaviours: What the system does.
  package init(_ device: Device, behaviours: Set<Behaviour>) {
    self.behaviours = BehaviourMask(behaviours)
    idiom = device.idiom
    horizontal = device.horizontal
    vertical = device.vertical
    requiresFullScreen = device.requiresFullScreen
    size = device.size
    screen = device.size
  }

  /// Whether the system has a behaviour.
  @inline(__always) package func does(_ behaviour: Behaviour) -> Bool { behaviours.contains(behaviour) }

  /// D8.16: whether the window is a pad's, and the app doesn't require the full screen. D8.17: from iOS 27 on that key
  /// is ignored.
  ///
  /// - Parameter asks: Asks for a behaviour of the system.
  package func isTurnable(asks: (Behaviour) -> Bool) -> Bool {
    idiom == .pad && (!requiresFullScreen || asks(.windowsIgnoreOrientations))
  }

  /// D8.16: whether the device turns without asking a controller.
  package var turnsUnasked: Bool { isTurnable(asks: does) && does(.turnsPadsUnasked) }

  /// D8.18: whether the window is as large as the screen. A phone's always is; a pad's is as it was at the start, in
  /// either orientation, which is a choice.
  package var fillsScreen: Bool {
    idiom != .pad || size == screen || size == Size(screen.height, screen.width)
  }

  /// The size classes, which change with the size.
  package var traits: [Bool] { [isCompactWidth, isCompactHeight] }

  /// The size classes of a window of some size.
  package func traits(in size: Size) -> [Bool] {
    var other = self
    other.size = size
    return other.traits
  }

  /// Whether the width is said to be regular, so that it doesn't follow the size.
  package var isFixedRegular: Bool { horizontal == .regular }

  /// A pad is compact where a window is as narrow as a third or a half of it; a phone always is, but for a large one on
  /// its side.
  package var isCompactWidth: Bool {
    if let horizontal { return horizontal == .compact }
    switch idiom {
    case .phone: return true
    case .phoneMax: return size.width <= size.height
    case .pad: return size.width < 600
    }
  }

  /// A pad, whose window fills the screen.
  package var isPad: Bool { idiom == .pad && !isCompactWidth }

  /// A phone on its side.
  var isCompactHeight: Bool {
    if let vertical { return vertical == .compact }
    return idiom != .pad && size.width > size.height
  }

  package var isLandscape: Bool { size.width > size.height }

  /// V60: the style that `automatic` stands for on this system, before anything adapts.
  ///
  /// - Parameter asks: Asks for a behaviour of the system.
  func resolved(_ style: PresentationStyle, asks: (Behaviour) -> Bool) -> PresentationStyle {
    guard style == .automatic || style == .none else { return style }
    guard asks(.automaticIsSheet) else { return .fullScreen }
    return asks(.automaticIsFormSheet) ? .formSheet : .pageSheet
  }

  /// Whether a sheet fills the screen: on a phone on its side, but for a form sheet in regular width (V60).
  func isFilled(by style: PresentationStyle) -> Bool {
    isCompactHeight && (isCompactWidth ? style == .pageSheet || style == .formSheet : style == .pageSheet)
  }

  /// The style with which something really comes (M6.20, M6.23).
  ///
  /// - Parameter asks: Asks for a behaviour of the system.
  func adapted(_ style: PresentationStyle, asks: (Behaviour) -> Bool) -> PresentationStyle {
    switch style {
    case .automatic, .none: adapted(resolved(style, asks: asks), asks: asks)
    case .pageSheet, .formSheet:
      if isCompactWidth && !asks(.sheetsAreCards) || isFilled(by: style) && asks(.coversInCompactHeight) {
        .fullScreen
      } else {
        style
      }
    case .popover:
      if !isCompactWidth { style } else { asks(.sheetsAreCards) ? .formSheet : .fullScreen }
    case .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .custom: style
    }
  }
}
