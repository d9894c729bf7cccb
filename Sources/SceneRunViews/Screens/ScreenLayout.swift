internal import SceneCanvas
internal import SceneDiagrams
package import ScenePlan

/// The picture of the screen at one moment, in points; the pane in front comes last.
package struct ScreenLayout: Hashable, Sendable {
  /// A part of the screen.
  package struct Pane: Hashable, Sendable {
    /// Its role.
    package enum Role: String, CaseIterable, Sendable {
      /// The view of a controller that has no bars of its own.
      case view
      /// The view of a container, seen around what it contains.
      case container
      case navigationBar
      /// The button that leads back, in the bar before it; its label is the title of the screen below.
      case backButton
      case tabBar, tab, selectedTab
      /// The tab of what has no room in the bar.
      case moreTab, selectedMoreTab
      /// The selected tab's name, where tabs are too narrow for theirs.
      case tabName
      /// A card over what it leaves to be seen.
      case sheet
      case popover
      case alert
      /// A pane over everything that lets it shine through.
      case overlay
      /// A column that lies over another.
      case overColumn
      /// A shade over everything behind it.
      case dimming
      /// Which page of a scroll view is shown.
      case pages
      /// A view that hangs in one that isn't its parent's.
      case stray
      /// The names of views that lie behind another one at the same place, or that have no place of their own.
      case behind
    }

    /// The way that something goes while a transition lasts.
    package struct Travel: Hashable, Sendable {
      /// How far from its place it is when it isn't there.
      package var x: Int32
      package var y: Int32
      /// The window around it.
      var window: Frame

      init(x: Int, y: Int, window: Rectangle) {
        self.x = Int32(clamping: x)
        self.y = Int32(clamping: y)
        self.window = Frame(window)
      }
    }

    /// A rectangle in half the room: a run has a layout for each step.
    struct Frame: Hashable, Sendable {
      private var x: Int32
      private var y: Int32
      private var width: Int32
      private var height: Int32

      init(_ rectangle: Rectangle) {
        x = Int32(clamping: rectangle.x)
        y = Int32(clamping: rectangle.y)
        width = Int32(clamping: rectangle.width)
        height = Int32(clamping: rectangle.height)
      }

      var rectangle: Rectangle { Rectangle(x: Int(x), y: Int(y), width: Int(width), height: Int(height)) }
    }

    package var role: Role
    /// Whose it is.
    package var instance: InstanceID
    private var place: Frame
    /// The text on it; empty where that would be hidden.
    package var label: String
    /// How far its controller has appeared.
    package var appearance: AppearanceState
    /// The part of what is seen of it in which its label stands: what nothing in front covers.
    var room: Rectangle {
      get { roomPlace.rectangle }
      set { roomPlace = Frame(newValue) }
    }
    private var roomPlace: Frame
    /// Its way, if it is coming or going.
    package var travel: Travel?
    /// Whether it lies at the place of others, each a little beside the next, so that an edge of each is seen.
    package var isFanned = false
    /// How it stands as a sheet, where its code names heights (M6.47).
    package var standing: SheetHeight?
    /// The buttons of an alert.
    var actions: [String] = []
    /// Whether these stand one below the other.
    var listsActions = false

    init(
      role: Role, instance: InstanceID, frame: Rectangle, label: String, appearance: AppearanceState, travel: Travel?
    ) {
      self.role = role
      self.instance = instance
      place = Frame(frame)
      self.label = label
      self.appearance = appearance
      roomPlace = Frame(frame)
      self.travel = travel
    }

    package var x: Int { frame.x }
    package var y: Int { frame.y }
    package var width: Int { frame.width }
    package var height: Int { frame.height }

    /// Whether what is behind it can't be seen.
    var isOpaque: Bool {
      switch role {
      case .dimming, .overlay, .pages, .tabName, .backButton, .behind: false
      case .view, .container, .navigationBar, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab, .sheet,
        .popover, .alert, .overColumn, .stray:
        true
      }
    }

    /// Whether no label can be read through it.
    var hides: Bool { isOpaque || role == .overlay }

    /// Whether it is a controller's view, which has a name on it.
    package var isView: Bool {
      switch role {
      case .view, .sheet, .popover, .alert, .overlay, .overColumn, .stray: true
      case .container, .navigationBar, .backButton, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab, .tabName,
        .dimming, .pages, .behind:
        false
      }
    }

    /// Where it lies. Another one is all seen, at first.
    var frame: Rectangle {
      get { place.rectangle }
      set {
        place = Frame(newValue)
        roomPlace = place
      }
    }

    /// The part of it that is seen; what is on its way is half-way there.
    var seen: Rectangle {
      guard let travel else { return frame }
      var frame = frame
      frame.x += Int(travel.x) / 2
      frame.y += Int(travel.y) / 2
      return frame.intersection(travel.window.rectangle)
    }
    /// The middle of the room for its label.
    package var middle: (x: Int, y: Int) { (room.x + room.width / 2, room.y + room.height / 2) }
    /// How wide that is.
    package var roomWidth: Int { room.width }
  }

  /// The room in which it is drawn where it is drawn smallest, in pixels. Whatever bears a name is high enough for it
  /// even there.
  static let smallest = (width: 244, height: 242)

  package var size: ScreenSize
  /// Whether a phone's island covers a part of the display.
  package private(set) var hasIsland: Bool
  package private(set) var panes: [Pane] = []

  /// - Parameters:
  ///   - pages: Which child a paging container shows.
  ///   - controllers: The controllers to look at.
  package init(
    of plan: HierarchyPlan, _ state: HierarchyState, size: ScreenSize, pages: [InstanceID: InstanceID],
    controllers: ScreenControllers
  ) {
    self.size = size
    // No phone before iOS 11 had anything in its display.
    hasIsland = plan.device != .pad && min(size.width, size.height) < 600 && plan.ios >= 11
    var builder = ScreenBuilder(plan: plan, state: state, size: size, pages: pages, controllers: controllers)
    builder.build()
    panes = builder.panes
    // Nothing is seen behind a view as large as the screen, not even the edge of a card.
    let screen = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    if let last = panes.lastIndex(where: { $0.isOpaque && $0.travel == nil && $0.frame.contains(screen) }) {
      panes.removeFirst(last)
    }
    // An upright phone's island lies in front of everything.
    let island = Rectangle(x: size.width / 2 - 60, y: 0, width: 120, height: 48)
    let front = hasIsland && size.height >= size.width ? [island] : []
    let grid = PaneGrid(panes.map(\.seen) + front, width: size.width, height: size.height) { [panes] in
      $0 >= panes.count || panes[$0].hides
    }
    for index in panes.indices where !panes[index].label.isEmpty { findRoom(for: index, in: grid) }
  }

  /// A label stands where nothing in front would cut it; where there is no such place, it stays out.
  private mutating func findRoom(for index: Int, in grid: PaneGrid) {
    let pane = panes[index]
    let wanted = pane.labelArea(on: size)
    if !grid.contains(after: index, overlapping: wanted) {
      panes[index].room = wanted
      return
    }
    panes[index].label = ""
    guard pane.isView else { return }
    let seen = pane.seen
    let first = Array(panes[(index + 1)...].lazy.filter { $0.hides && $0.seen.overlaps(seen) }.prefix(8))
    let least = (width: size.points(34), height: size.points(14))
    // A place beside one of those in front, or else beside two of them, if it is free of all others.
    let beside = first.flatMap { $0.seen.cuttings(of: seen) }.filter {
      $0.width >= least.width && $0.height >= least.height
    }
    func isFree(_ place: Rectangle) -> Bool {
      place.width >= least.width && place.height >= least.height && !grid.contains(after: index, overlapping: place)
    }
    var places = beside.filter(isFree)
    if places.isEmpty {
      places = beside.prefix(8).flatMap { place in first.prefix(4).flatMap { $0.seen.cuttings(of: place) } }
        .filter(isFree)
    }
    guard let best = places.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return }
    panes[index].label = pane.label
    panes[index].room = best
  }
}

extension ScreenLayout {
  /// The sheets whose code names heights, with how they stand.
  func standings(in plan: HierarchyPlan) -> [String] {
    panes.compactMap { pane in pane.standing.map { plan.name(pane.instance) + " " + $0.words } }
  }
}

extension ScreenLayout.Pane {
  /// The part in which its label stands.
  func labelArea(on size: ScreenSize) -> Rectangle {
    let (x, y, width, height) = (seen.x, seen.y, seen.width, seen.height)
    if listsActions {
      // Above its buttons.
      let below = size.points(DevicePainter.button * actions.count)
      return Rectangle(x: x, y: y, width: width, height: min(height, max(size.points(16), height - below)))
    }
    return switch role {
    case .view, .stray, .overlay, .sheet, .popover, .alert, .overColumn:
      // Two lines of text.
      Rectangle(
        x: x, y: y + max(0, height - size.points(28)) / 2, width: width, height: min(height, size.points(28)))
    case .container:
      lowerPart(Rectangle(x: x, y: y, width: width, height: min(height, ScreenBuilder.strip(of: frame, on: size))))
    case .navigationBar, .backButton: lowerPart(seen)
    case .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab, .tabName, .pages, .dimming, .behind: seen
    }
  }

  /// Where the text of a bar stands: a phone's island may cover the part above.
  private func lowerPart(_ bar: Rectangle) -> Rectangle {
    let upper = min(50, bar.height / 2)
    return Rectangle(x: bar.x, y: bar.y + upper, width: bar.width, height: bar.height - upper)
  }
}

extension Rectangle {
  /// Whether two have a part in common.
  func overlaps(_ other: Rectangle) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether the other one lies in it.
  func contains(_ other: Rectangle) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The part that they have in common; without width or height where that is nothing.
  func intersection(_ other: Rectangle) -> Rectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rectangle(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The parts of another beside this one: left and right of it, above and below.
  fileprivate func cuttings(of other: Rectangle) -> [Rectangle] {
    [
      Rectangle(x: other.x, y: other.y, width: x - other.x, height: other.height),
      Rectangle(x: maxX, y: other.y, width: other.maxX - maxX, height: other.height),
      Rectangle(x: other.x, y: other.y, width: other.width, height: y - other.y),
      Rectangle(x: other.x, y: maxY, width: other.width, height: other.maxY - maxY),
    ]
  }
}
