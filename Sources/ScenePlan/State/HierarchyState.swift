/// How far a controller is between off and on the screen (C1.4).
public enum AppearanceState: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case disappeared, appearing, appeared, disappearing
}

/// Where a controller's view hangs.
public enum ViewHost: Hashable, Sendable {
  case nowhere
  case window
  /// In the view of a controller.
  case instance(InstanceID)
}

/// A snapshot of a hierarchy: children, presentations, and the controllers on the screen.
///
/// Trees, drawings and recordings show it. What a run knows besides, such as what is still to come, stands in its
/// world.
public struct HierarchyState: Hierarchy, Hashable, Sendable {
  /// The state of one instance. An instance that was not made yet has a node too, dead and without links.
  public struct Node: HierarchyNode, Hashable, Sendable {
    public var isAlive = false
    public var isRetained = false
    public var forwardsAppearance = true
    public var capturesStatusBar = false
    public var forwardsInsideSuper = false
    public var isPrivate = false

    public var parent: InstanceID?
    public var children: [InstanceID] = []
    /// The child that stands for this container on the screen.
    public var current: InstanceID?
    /// `willMove(toParent:)` came, `didMove(toParent:)` is still due.
    public var owesDidMove = false

    public var isLoaded = false
    public var host = ViewHost.nowhere
    /// The controllers whose views hang directly in this one's view, in the order in which they came.
    public var hosted: [InstanceID] = []
    /// A covering presentation has taken this view out of the window.
    public var isCovered = false

    public var appearance = AppearanceState.disappeared
    /// How many begins are open in the present direction.
    public var depth = 0

    public var presented: InstanceID?
    public var presenter: InstanceID?
    public var style: PresentationStyle?
    public var isBeingDismissed = false
    /// How it stands as a sheet, where its code names heights.
    public var height: SheetHeight?

    /// The change of what is on the screen that runs in this container, or that this presenter takes part in.
    public var transition: TransitionID?

    public var answers: [Question: Delegate] = [:]
    /// A split view's actual display mode.
    public var displayMode: NameID?
    /// How many keep it alive: parent, presenter, window, transitions, timers, properties, a step.
    public var owners = 0
    /// The controllers that its properties keep alive.
    public var kept: [InstanceID] = []
    /// A step made it, and nothing has taken it in yet; that keeps it alive.
    public var isUnplaced = false

    public init() {}

    /// How it stands as a sheet, where its code names heights; nil for whatever isn't presented as a sheet (M6.47).
    package var standing: SheetHeight? {
      guard presenter != nil else { return nil }
      return switch style ?? .automatic {
      case .automatic, .pageSheet, .formSheet: height
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .popover, .custom: nil
      }
    }

    fileprivate static let unknown = Node()
  }

  public var nodes: [Node] = []
  /// The window's root view controller.
  public var root: InstanceID?

  public init() {}

  /// The node of an instance; a dead and empty one for an instance beyond the picture.
  public subscript(id: InstanceID) -> Node {
    // In place: a copy would take hold of all that a node has.
    _read {
      if id.index < nodes.count { yield nodes[id.index] } else { yield Node.unknown }
    }
    _modify {
      while nodes.count <= id.index { nodes.append(Node()) }
      yield &nodes[id.index]
    }
  }

  public var count: Int { nodes.count }

  public var contextPresenters: [InstanceID] {
    nodes.indices.map { InstanceID($0) }.filter { id in
      self[id].presented.flatMap { self[$0].style?.isInContext } == true
    }
  }

  public func children(of parent: InstanceID) -> [InstanceID] { self[parent].children }

  public func delegate(of id: InstanceID, for question: Question) -> Delegate { self[id].answers[question] ?? .itself }
}
