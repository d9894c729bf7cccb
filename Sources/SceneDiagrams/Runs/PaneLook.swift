internal import ScenePlan

extension ScreenLayout.Pane {
  /// Its look; nil where only its label is seen.
  var look: SketchLook? {
    switch role {
    case .view:
      switch appearance {
      case .appeared: .view
      case .appearing, .disappearing: .sliding
      case .disappeared: .off
      }
    case .container, .navigationBar, .tabBar: .bar
    case .tab, .moreTab: .item
    case .selectedTab, .selectedMoreTab: .selected
    case .sheet, .popover, .alert, .overColumn: appearance == .appeared ? .sheet : .sliding
    case .overlay: .glass
    case .dimming: .dim
    case .pages, .tabName, .backButton: nil
    case .stray: .amiss
    }
  }

  /// Whether it lies above what is behind it.
  var castsShadow: Bool {
    switch role {
    case .sheet, .popover, .alert, .overColumn: true
    case .view, .container: (travel?.x ?? 0) > 0
    case .navigationBar, .backButton, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab, .tabName, .overlay,
      .dimming, .pages, .stray:
      false
    }
  }

  /// How round its corners are.
  var radius: Int {
    switch role {
    case .sheet, .popover: 9
    case .alert: 6
    case .view, .container, .navigationBar, .backButton, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab,
      .tabName, .overlay, .overColumn, .dimming, .pages, .stray:
      0
    }
  }
}
