/// Where a controller stands between off and on the screen (C1.4).
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
public struct HierarchyState: Hashable, Sendable {
  /// What is known of one instance. An instance that was not made yet has a node too, dead and without links.
  public struct Node: Hashable, Sendable {
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

  /// The controller directly above: the parent, or else the presenter, or else the host of the view.
  public func above(_ id: InstanceID) -> InstanceID? {
    if let parent = self[id].parent { return parent }
    if let presenter = self[id].presenter { return presenter }
    if case .instance(let host) = self[id].host { return host }
    return nil
  }

  /// Whether an instance's view is in the window. What is presented in a context stands where its presenter stands.
  public func isInWindow(_ id: InstanceID) -> Bool {
    // Read where it stands: a copy of each node above would take hold of all that it has.
    var index = id.index
    while index < nodes.count, nodes[index].isLoaded, !nodes[index].isCovered {
      // That may cover its presenter itself.
      while index < nodes.count, nodes[index].host == .window, nodes[index].style?.isInContext == true,
        let presenter = nodes[index].presenter
      {
        index = presenter.index
      }
      guard index < nodes.count, case .instance(let host) = nodes[index].host else {
        return index < nodes.count && nodes[index].host == .window
      }
      index = host.index
    }
    return false
  }

  /// The farthest ancestor through `parent`, or the instance itself.
  public func topAncestor(of id: InstanceID) -> InstanceID {
    var id = id
    while let parent = self[id].parent { id = parent }
    return id
  }

  /// Whether one instance is another or stands above it.
  public func isAncestor(_ ancestor: InstanceID, of id: InstanceID) -> Bool {
    var id: InstanceID? = id
    while let here = id {
      if here == ancestor { return true }
      id = self[here].parent
    }
    return false
  }

  /// The visible controller (section 7 of the format): from the window's root through presentations and the children
  /// that stand for their containers; it stops where several things are on the screen.
  public var visible: InstanceID? {
    guard var here = root else { return nil }
    // In a plan that was changed by hand the way may lead in a circle; it is never longer than this otherwise.
    for _ in nodes.indices {
      if let presented = presentedOnScreen(from: here) {
        here = presented
      } else if let current = self[here].current {
        here = current
      } else {
        break
      }
    }
    // On a More list the tab controller is what one sees.
    while self[here].isPrivate, let parent = self[here].parent { here = parent }
    return here
  }

  /// The controller that an instance presents and that isn't on its way out.
  public func presentedOnScreen(from id: InstanceID) -> InstanceID? {
    self[id].presented.flatMap { self[$0].isBeingDismissed ? nil : $0 }
  }

  /// The controller with the deciding answer (D8.1, D8.2). The search starts at the window's root, or at the topmost
  /// full-screen presentation, and follows delegation downwards.
  public func answerer(of question: Question) -> InstanceID? {
    guard var here = root else { return nil }
    for _ in nodes.indices {
      guard let presented = presentedOnScreen(from: here), decides(presented, question) else { break }
      here = presented
    }
    for _ in nodes.indices {
      switch self[here].answers[question] ?? .itself {
      case .itself: return here
      case .current:
        guard let current = self[here].current else { return here }
        here = current
      case .child(let child): here = child
      }
    }
    return here
  }

  /// D8.2, M6.24: full screen, or over it and asking for the status bar.
  private func decides(_ presented: InstanceID, _ question: Question) -> Bool {
    self[presented].style == .fullScreen || question.isOfStatusBar && self[presented].capturesStatusBar
  }
}
