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

  /// - Parameter behaviours: What the system does.
  package init(_ device: Device, behaviours: Set<Behaviour>) {
    self.behaviours = BehaviourMask(behaviours)
    idiom = device.idiom
    horizontal = device.horizontal
    vertical = device.vertical
    size = device.size
  }

  /// Whether the system has a behaviour.
  @inline(__always) func does(_ behaviour: Behaviour) -> Bool { behaviours.contains(behaviour) }

  /// The size classes, which change with the size.
  var traits: [Bool] { [isCompactWidth, isCompactHeight] }

  /// Whether the width is said to be regular, so that it doesn't follow the size.
  var isFixedRegular: Bool { horizontal == .regular }

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
  var isPad: Bool { idiom == .pad && !isCompactWidth }

  /// A phone on its side.
  var isCompactHeight: Bool {
    if let vertical { return vertical == .compact }
    return idiom != .pad && size.width > size.height
  }

  var isLandscape: Bool { size.width > size.height }

  /// The style with which something really comes (M6.20, M6.23).
  ///
  /// - Parameter asks: Asks for a behaviour of the system.
  func adapted(_ style: PresentationStyle, asks: (Behaviour) -> Bool) -> PresentationStyle {
    switch style {
    case .automatic, .none:
      asks(.automaticIsSheet) && !isCompactHeight ? adapted(.pageSheet, asks: asks) : .fullScreen
    case .pageSheet, .formSheet:
      isCompactWidth && !asks(.sheetsAreCards) ? .fullScreen : style
    case .popover:
      if !isCompactWidth { style } else { asks(.sheetsAreCards) ? .formSheet : .fullScreen }
    case .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .custom: style
    }
  }
}
