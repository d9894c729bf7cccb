public import ScenePlan

/// What can be asked of a world.
extension World {
  /// The controller directly above: the parent, or else the presenter, or else the host of the view.
  public func above(_ id: InstanceID) -> InstanceID? { look(at: id) { $0.above } }

  /// How many controllers stand above an instance, 64 at most; those that UIKit makes for itself don't count. Nil for
  /// one that hangs nowhere.
  public func depth(of id: InstanceID) -> Int? { table.depth(of: id, root: root) }

  /// Whether an instance's view is in the window.
  @inline(__always) public func isInWindow(_ id: InstanceID) -> Bool { table.isInWindow(id) }

  /// The farthest ancestor through `parent`, or the instance itself.
  @inline(__always) public func topAncestor(of id: InstanceID) -> InstanceID { table.topAncestor(of: id) }

  /// Whether one instance is another or stands above it.
  @inline(__always) public func isAncestor(_ ancestor: InstanceID, of id: InstanceID) -> Bool {
    table.isAncestor(ancestor, of: id)
  }

  /// The visible controller (section 7 of the format): from the window's root through presentations and the children
  /// that stand for their containers; it stops where several things are on the screen.
  public var visible: InstanceID? {
    root.map { visible(from: $0) }
  }

  /// The controller that is visible in the place of another: what it presents, and what stands for it as a container.
  func visible(from start: InstanceID) -> InstanceID {
    var here = start
    // In a plan that was changed by hand the way may lead in a circle; it is never longer than this otherwise.
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
    while self[here].isPrivate, let parent = self[here].parent { here = parent }
    return here
  }

  /// What a controller inside a custom container presents in its context, if only one does.
  private func presentedInContext(inside container: InstanceID) -> InstanceID? {
    let candidates = contextPresenters.filter { presenter in
      presentedOnScreen(from: presenter) != nil && presenter != container && isAncestor(container, of: presenter)
        && (self[presenter].isCovered || isInWindow(presenter))
    }
    return candidates.count == 1 ? presentedOnScreen(from: candidates[0]) : nil
  }

  /// The controller that an instance presents and that isn't on its way out.
  @inline(__always) public func presentedOnScreen(from id: InstanceID) -> InstanceID? {
    table.presentedOnScreen(from: id)
  }

  /// The controller with the deciding answer (D8.1, D8.2). The search starts at the window's root, or at the topmost
  /// full-screen presentation, and follows delegation downwards.
  public func answerer(of question: Question) -> InstanceID? {
    guard var here = root else { return nil }
    for _ in 0..<count {
      guard let presented = presentedOnScreen(from: here), decides(presented, question) else { break }
      here = presented
    }
    for _ in 0..<count {
      switch extras(of: here).answers[question] ?? .itself {
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

  /// A split view's actual display mode.
  public func displayMode(of id: InstanceID) -> NameID? { extras(of: id).displayMode }

  /// The tree from the window's root: children in order, then the presented controller. It leaves out the controllers
  /// that UIKit makes for itself, and their children move up.
  public var treeLines: [HierarchyState.TreeLine] {
    var lines: [HierarchyState.TreeLine] = []
    guard let root else { return [] }
    // A controller below two others is printed once, or circles would never end.
    var isPrinted: Set<InstanceID> = []
    var open = [HierarchyState.TreeLine(instance: root, depth: 0, isPresented: false)]
    while let line = open.popLast() {
      guard isPrinted.insert(line.instance).inserted else { continue }
      if !self[line.instance].isPrivate { lines.append(line) }
      let depth = self[line.instance].isPrivate ? line.depth : line.depth + 1
      if let presented = self[line.instance].presented {
        open.append(HierarchyState.TreeLine(instance: presented, depth: depth, isPresented: true))
      }
      for child in children(of: line.instance).reversed() {
        open.append(HierarchyState.TreeLine(instance: child, depth: depth, isPresented: false))
      }
    }
    return lines
  }
}

extension World.Node {
  /// The controller directly above: the parent, or else the presenter, or else the host of the view.
  @inline(__always) var above: InstanceID? { linkAbove.id }

  /// The same as a link; none where there is none.
  @inline(__always) var linkAbove: World.Link {
    if parentLink != .none { return parentLink }
    if presenterLink != .none { return presenterLink }
    return hostLink == .window ? .none : hostLink
  }
}
