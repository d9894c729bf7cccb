internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The device and the system that a scene runs on.
struct SceneEnvironment {
  let behaviours: Set<Behaviour>
  /// The window's width and height in points.
  var size: (width: Double, height: Double)
  private let idiom: DeviceDeclaration.Idiom
  private let forced: (horizontal: DeviceDeclaration.SizeClass?, vertical: DeviceDeclaration.SizeClass?)

  init(_ document: SceneDocument, behaviours: Set<Behaviour>) {
    self.behaviours = behaviours
    let device = document.device ?? DeviceDeclaration()
    idiom = device.idiom
    forced = (device.horizontal, device.vertical)
    if let size = device.size, size.count == 2 {
      self.size = (size[0], size[1])
    } else {
      switch device.idiom {
      case .phone: size = (393, 852)
      case .pad: size = (820, 1180)
      }
    }
  }

  /// The size classes, which change with the size.
  var traits: [Bool] { [isCompactWidth, isCompactHeight] }

  /// A pad is compact where a window is as narrow as a third or a half of it; a phone always is.
  var isCompactWidth: Bool {
    if let horizontal = forced.horizontal { return horizontal == .compact }
    return idiom == .phone || size.width < 600
  }

  /// A phone on its side.
  var isCompactHeight: Bool {
    if let vertical = forced.vertical { return vertical == .compact }
    return idiom == .phone && size.width > size.height
  }

  /// The style with which something really comes (M6.20, M6.23).
  func adapted(_ style: PresentationStyle) -> PresentationStyle {
    switch style {
    case .automatic, .none:
      behaviours.contains(.automaticIsSheet) && !isCompactHeight ? adapted(.pageSheet) : .fullScreen
    case .pageSheet, .formSheet:
      isCompactWidth && !behaviours.contains(.sheetsAreCards) ? .fullScreen : style
    case .popover:
      if !isCompactWidth { style } else { behaviours.contains(.sheetsAreCards) ? .formSheet : .fullScreen }
    case .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .custom: style
    }
  }
}
