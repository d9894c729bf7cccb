package import ScenePlan

/// What is on the screen at one moment, in points: what lies in front comes last.
package struct ScreenLayout: Hashable, Sendable {
  /// A part of the screen.
  package struct Pane: Hashable, Sendable {
    /// What it is.
    package enum Role: String, CaseIterable, Sendable {
      /// The view of a controller that has no bars of its own.
      case view
      /// The view of a container, seen around what it contains.
      case container
      case navigationBar, tabBar, tab, selectedTab
      /// The selected tab's name, where tabs are too narrow for theirs.
      case tabName
      /// A card over what it leaves to be seen.
      case sheet
      case popover
      /// What lies over everything and lets it shine through.
      case overlay
      /// What darkens everything behind it.
      case dimming
      /// Which page of a scroll view is shown.
      case pages
      /// A view that hangs in one that isn't its parent's.
      case stray
    }

    package var role: Role
    /// Whose it is.
    package var instance: InstanceID
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// What stands on it; empty where that would be hidden.
    package var label: String
    /// Where its controller stands.
    package var appearance: AppearanceState

    /// Whether what is behind it can't be seen.
    var isOpaque: Bool { role != .dimming && role != .overlay && role != .pages && role != .tabName }
  }

  /// The room in which it is drawn where it is drawn smallest, in pixels. Whatever bears a name is high enough for it
  /// even there.
  static let smallest = (width: 210, height: 280)

  package var size: ScreenSize
  package private(set) var panes: [Pane] = []

  package init(of plan: HierarchyPlan, _ state: HierarchyState, size: ScreenSize, pages: [InstanceID: InstanceID]) {
    self.size = size
    var builder = ScreenBuilder(plan: plan, state: state, size: size, pages: pages)
    builder.build()
    panes = builder.panes
    hideCoveredLabels()
  }

  /// A label that something in front would cut stays out.
  private mutating func hideCoveredLabels() {
    for index in panes.indices where !panes[index].label.isEmpty {
      let label = panes[index].labelArea(on: size)
      let isCovered = panes[(index + 1)...].contains { front in
        front.x < label.x + label.width && label.x < front.x + front.width && front.y < label.y + label.height
          && label.y < front.y + front.height && (front.isOpaque || front.role == .overlay)
      }
      if isCovered { panes[index].label = "" }
    }
  }
}

extension ScreenLayout.Pane {
  /// The part in which its label stands.
  func labelArea(on size: ScreenSize) -> Rectangle {
    switch role {
    case .view, .stray, .overlay, .sheet, .popover:
      Rectangle(x: x + width / 8, y: y + height / 2 - 18, width: width * 3 / 4, height: 36)
    case .container: Rectangle(x: x, y: y, width: width, height: min(height, ScreenBuilder.strip(on: size)))
    case .navigationBar, .tabBar, .tab, .selectedTab, .tabName, .pages, .dimming:
      Rectangle(x: x, y: y, width: width, height: height)
    }
  }
}
