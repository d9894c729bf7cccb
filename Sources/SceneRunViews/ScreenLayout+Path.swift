package import ScenePlan

extension ScreenLayout {
  /// The signs between two names of a path. Common fonts have no small triangle, and a viewer would change the whole
  /// line's font for it.
  static let (contains, presents) = (" › ", " » ")

  /// The way from the window's root to what is seen, in words.
  func path(in state: HierarchyState, _ plan: HierarchyPlan) -> String {
    let way = way(in: state)
    guard let last = way.last else { return "" }
    var (path, isBehindPresented) = ("", false)
    for (instance, isPresented) in way {
      // Where one that isn't named was presented, what it contains stands for it.
      isBehindPresented = isBehindPresented || isPresented
      guard path.isEmpty || !plan.instances[instance.index].isPrivate else { continue }
      path += (path.isEmpty ? "" : (isBehindPresented ? ScreenLayout.presents : ScreenLayout.contains))
      path += plan.name(instance)
      isBehindPresented = false
    }
    return path + (state[last.instance].appearance == .disappearing ? " (going)" : "")
  }

  /// The way from the window's root to what is seen in front. It goes only through what leads to something drawn, so a
  /// caption and its screen say one thing. What was presented may not be there yet, and what goes may still be in front.
  package func way(in state: HierarchyState) -> [(instance: InstanceID, isPresented: Bool)] {
    guard var here = state.root else { return [] }
    let leading = leading(in: state)
    let front = childrenInFront(in: state)
    var way: [(instance: InstanceID, isPresented: Bool)] = [(here, false)]
    for _ in state.nodes.indices {
      if let presented = state[here].presented, leading.contains(presented) {
        here = presented
        way.append((here, true))
      } else if let current = state[here].current {
        // What goes may be in front of what takes its place, and what was pushed may not be there yet.
        let other = front[here].flatMap { state[$0].appearance == .disappearing ? $0 : nil }
        here = other ?? (leading.contains(current) ? current : front[here] ?? current)
        way.append((here, false))
      } else {
        break
      }
    }
    return way
  }

  /// By container: the child that is drawn in front, or in which that lies.
  private func childrenInFront(in state: HierarchyState) -> [InstanceID: InstanceID] {
    var front: [InstanceID: InstanceID] = [:]
    var here = panes.last { $0.isView && !$0.label.isEmpty }?.instance
    for _ in state.nodes.indices {
      guard let id = here else { break }
      here = state[id].parent
      if here == nil, case .instance(let host) = state[id].host { here = host }
      if let above = here { front[above] = id }
    }
    return front
  }

  /// The controllers that are drawn, and those in or above which one is.
  private func leading(in state: HierarchyState) -> Set<InstanceID> {
    var leading: Set<InstanceID> = []
    for pane in panes where pane.role != .dimming {
      var here: InstanceID? = pane.instance
      while let id = here, leading.insert(id).inserted { here = state[id].parent ?? state[id].presenter }
    }
    return leading
  }
}
