/// One controller of a hierarchy, as far as questions about the hierarchy need it.
public protocol HierarchyNode {
  var parent: InstanceID? { get }
  /// The child that stands for this container on the screen.
  var current: InstanceID? { get }
  var presented: InstanceID? { get }
  var presenter: InstanceID? { get }
  var style: PresentationStyle? { get }
  var isBeingDismissed: Bool { get }
  var host: ViewHost { get }
  var isLoaded: Bool { get }
  /// A covering presentation has taken this view out of the window.
  var isCovered: Bool { get }
  /// Whether UIKit made it for itself.
  var isPrivate: Bool { get }
  var capturesStatusBar: Bool { get }
}

/// A hierarchy of controllers that can be asked: the world of a run, or a picture of it.
///
/// Each question has one answer, which runs, expectations, drawings and closing lines share. Every walk is bounded by
/// `count`, since the links of a plan that was changed by hand may lead in a circle.
public protocol Hierarchy {
  associatedtype Node: HierarchyNode

  /// The window's root view controller.
  var root: InstanceID? { get }
  /// At least the number of controllers.
  var count: Int { get }
  /// The controllers that present something in a context.
  var contextPresenters: [InstanceID] { get }
  /// A controller; one without links for a number that is unknown.
  subscript(id: InstanceID) -> Node { get }
  /// The children of a controller, in order.
  func children(of parent: InstanceID) -> [InstanceID]
  /// Which controller answers a question for another one.
  func delegate(of id: InstanceID, for question: Question) -> Delegate
}

// MARK: Above

extension Hierarchy {
  /// The controller directly above: the parent, or else the presenter, or else the host of the view.
  public func above(_ id: InstanceID) -> InstanceID? {
    if let parent = self[id].parent { return parent }
    if let presenter = self[id].presenter { return presenter }
    if case .instance(let host) = self[id].host { return host }
    return nil
  }

  /// The farthest ancestor through `parent`, or the instance itself.
  @inlinable public func topAncestor(of id: InstanceID) -> InstanceID {
    var here = id
    for _ in 0..<count {
      guard let parent = self[here].parent else { break }
      here = parent
    }
    return here
  }

  /// Whether one instance is another or stands above it.
  @inlinable public func isAncestor(_ ancestor: InstanceID, of id: InstanceID) -> Bool {
    var here = id
    for _ in 0...count {
      if here == ancestor { return true }
      guard let parent = self[here].parent else { return false }
      here = parent
    }
    return false
  }

  /// Whether an instance's view is in the window.
  @inlinable public func isInWindow(_ id: InstanceID) -> Bool {
    var here = id
    for _ in 0...count {
      guard self[here].isLoaded, !self[here].isCovered else { return false }
      here = placeholder(of: here)
      guard case .instance(let host) = self[here].host else { return self[here].host == .window }
      here = host
    }
    return false
  }

  /// The controller in whose place another one's view stands: what is presented in a context stands where its presenter
  /// stands, which it may cover itself (V27). Any other one stands for itself.
  @inlinable func placeholder(of id: InstanceID) -> InstanceID {
    var here = id
    for _ in 0..<count {
      guard self[here].host == .window, self[here].style?.isInContext == true, let presenter = self[here].presenter
      else { break }
      here = presenter
    }
    return here
  }
}

// MARK: On the screen

extension Hierarchy {
  /// The controller that an instance presents and that isn't on its way out.
  @inlinable public func presentedOnScreen(from id: InstanceID) -> InstanceID? {
    guard let presented = self[id].presented, !self[presented].isBeingDismissed else { return nil }
    return presented
  }

  /// The visible controller (section 7 of the format): from the window's root through presentations and the children
  /// that stand for their containers; it stops where several things are on the screen.
  public var visible: InstanceID? { root.map { visible(from: $0) } }

  /// The controller that is visible in the place of another: what it presents, and what stands for it as a container.
  public func visible(from start: InstanceID) -> InstanceID {
    var here = start
    for _ in 0..<count {
      if let presented = presentedOnScreen(from: here) {
        here = presented
      } else if let current = self[here].current {
        here = current
      } else if let presented = presentedInContext(inside: here) {
        here = presented
      } else {
        break
      }
    }
    // On a More list the tab controller is what one sees.
    for _ in 0..<count {
      guard self[here].isPrivate, let parent = self[here].parent else { break }
      here = parent
    }
    return here
  }

  /// Whether a screen that was pushed in the selected tab takes the bar of a tab bar controller away (N2.16). The root of
  /// a stack isn't pushed.
  package func hidesTabBar(of tabs: InstanceID, in plan: HierarchyPlan) -> Bool {
    guard let tab = self[tabs].current else { return false }
    return children(of: tab).dropFirst().contains { plan.template(of: $0).hidesBottomBar }
  }

  /// The controller that is presented in a context inside a custom container; nil unless there is exactly one.
  private func presentedInContext(inside container: InstanceID) -> InstanceID? {
    let candidates = contextPresenters.filter { presenter in
      presentedOnScreen(from: presenter) != nil && presenter != container && isAncestor(container, of: presenter)
        && (self[presenter].isCovered || isInWindow(presenter))
    }
    return candidates.count == 1 ? presentedOnScreen(from: candidates[0]) : nil
  }

  /// The controller with the deciding answer (D8.1, D8.2). The search starts at the window's root, or at the topmost
  /// full-screen presentation, and follows delegation downwards. Nil where UIKit doesn't ask (D8.16).
  public func answerer(of question: Question) -> InstanceID? {
    guard var here = root, delegate(of: here, for: question) != .unasked else { return nil }
    for _ in 0..<count {
      guard let presented = presentedOnScreen(from: here), decides(presented, question) else { break }
      here = presented
    }
    for _ in 0..<count {
      switch heir(of: here, for: question) {
      case .itself, .unasked: return here
      case .current:
        guard let current = self[here].current else { return here }
        here = current
      case .child(let child): here = child
      }
    }
    return here
  }

  /// The one to which a controller hands a question on. D8.18: the lock follows the status bar, unless a child is named.
  private func heir(of id: InstanceID, for question: Question) -> Delegate {
    let own = delegate(of: id, for: question)
    return own == .itself && question == .orientationLock ? delegate(of: id, for: .prefersStatusBarHidden) : own
  }

  /// D8.2, M6.24: full screen, or over it and asking for the status bar. On turning one decides, too, whose custom
  /// presentation has taken the presenter's view away.
  private func decides(_ presented: InstanceID, _ question: Question) -> Bool {
    let (style, presenter) = (self[presented].style, self[presented].presenter)
    if style == .fullScreen || question.isOfStatusBar && self[presented].capturesStatusBar { return true }
    return question == .supportedOrientations && style == .custom && presenter.map { self[$0].isCovered } == true
  }

  /// The tree from the window's root: children in order, then the presented controller. It leaves out the controllers
  /// that UIKit makes for itself, and their children move up.
  public var treeLines: [TreeLine] {
    var lines: [TreeLine] = []
    guard let root else { return [] }
    // A controller below two others is printed once, or circles would never end.
    var printed: Set<InstanceID> = []
    var open = [TreeLine(instance: root, depth: 0, isPresented: false)]
    while let line = open.popLast() {
      guard printed.insert(line.instance).inserted else { continue }
      let isPrivate = self[line.instance].isPrivate
      if !isPrivate { lines.append(line) }
      let depth = isPrivate ? line.depth : line.depth + 1
      if let presented = self[line.instance].presented {
        open.append(TreeLine(instance: presented, depth: depth, isPresented: true))
      }
      for child in children(of: line.instance).reversed() {
        open.append(TreeLine(instance: child, depth: depth, isPresented: isPrivate && line.isPresented))
      }
    }
    return lines
  }
}

/// One line of the tree of a hierarchy.
public struct TreeLine: Hashable, Sendable {
  public var instance: InstanceID
  public var depth: Int
  public var isPresented: Bool

  public init(instance: InstanceID, depth: Int, isPresented: Bool) {
    self.instance = instance
    self.depth = depth
    self.isPresented = isPresented
  }
}
