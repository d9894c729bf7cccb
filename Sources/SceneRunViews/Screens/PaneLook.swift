internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

extension ScreenLayout.Pane {
  /// Its look; nil where only its label is seen.
  ///
  /// - Parameter isNews: Whether its controller has come since the last panel. What stays is grey.
  func look(isNews: Bool) -> SketchLook? {
    switch role {
    case .view:
      switch appearance {
      case .appeared: isNews ? .view : .still
      case .appearing: .sliding
      case .disappearing: .going
      case .disappeared: .off
      }
    case .container, .navigationBar, .tabBar: .bar
    case .tab, .moreTab: .item
    case .selectedTab, .selectedMoreTab: .selected
    case .sheet, .popover, .alert, .overColumn:
      switch appearance {
      case .appeared: isNews ? .sheet : .stillSheet
      case .appearing, .disappeared: .sliding
      case .disappearing: .going
      }
    case .overlay: isNews ? .glass : .stillGlass
    case .dimming: .dim
    case .pages, .tabName, .backButton, .behind: nil
    case .stray: .amiss
    }
  }

  /// Whether it lies above what is behind it.
  var castsShadow: Bool {
    switch role {
    case .sheet, .popover, .alert, .overColumn: true
    case .view, .container: (travel?.x ?? 0) > 0
    case .navigationBar, .backButton, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab, .tabName, .overlay,
      .dimming, .pages, .stray, .behind:
      false
    }
  }

  /// How round its corners are.
  var radius: Int {
    switch role {
    case .sheet, .popover: 9
    case .alert: 6
    case .view, .container, .navigationBar, .backButton, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab,
      .tabName, .overlay, .overColumn, .dimming, .pages, .stray, .behind:
      0
    }
  }
}

extension Rectangle {
  /// Which of its corners lie in those of another one: what lies in a sheet is cut as the sheet is.
  func corners(in other: Rectangle) -> RoundCorners {
    var corners: RoundCorners = []
    if x <= other.x, y <= other.y { corners.insert(.topLeft) }
    if maxX >= other.maxX, y <= other.y { corners.insert(.topRight) }
    if maxX >= other.maxX, maxY >= other.maxY { corners.insert(.bottomRight) }
    if x <= other.x, maxY >= other.maxY { corners.insert(.bottomLeft) }
    return corners
  }
}
