internal import ScenePlan

/// Who is whose child, who presents whom and what is on the screen, at one moment.
struct TreeDiagram: DiagramView {
  let name = "tree"
  let summary = "the hierarchy at one moment, and what of it is on the screen"
  let needsMoment = true

  func graph(of plan: HierarchyPlan, at moment: DiagramMoment?) -> DiagramGraph {
    var heading = [DiagramText(plan.scene, .heading)]
    if let moment { heading.append(DiagramText(moment.title, .detail)) }
    var graph = DiagramGraph(heading: heading, direction: .down)
    guard let state = moment?.state else { return graph }
    let drawn = order(plan, state)
    var nodes: [InstanceID: Int] = [:]
    for id in drawn {
      nodes[id] = graph.nodes.count
      graph.nodes.append(node(of: id, plan, state))
    }
    for id in drawn {
      guard let index = nodes[id], let link = link(to: id, state), let above = nodes[link.above] else { continue }
      graph.edges.append(
        DiagramGraph.Edge(from: .node(above), to: .node(index), lines: link.lines, meaning: link.meaning))
    }
    return graph
  }

  /// The root and what hangs from it, then whatever else is alive or still to be seen; parents before their children.
  private func order(_ plan: HierarchyPlan, _ state: HierarchyState) -> [InstanceID] {
    var order: [InstanceID] = []
    var seen: Set<InstanceID> = []
    func visit(_ top: InstanceID) {
      var open = [top]
      while let id = open.popLast() {
        guard seen.insert(id).inserted else { continue }
        let node = state[id]
        if !node.isPrivate { order.append(id) }
        open += (node.children + [node.presented].compactMap(\.self) + node.hosted).reversed()
      }
    }
    if let root = state.root { visit(root) }
    let rest = plan.instances.indices.map { InstanceID($0) }.filter { id in
      state.nodes.indices.contains(id.index) && (state[id].isAlive || state.isInWindow(id))
    }
    // Whoever hangs from nothing first, so that what hangs from them stands below.
    for id in rest where state[id].parent == nil && state[id].presenter == nil { visit(id) }
    for id in rest { visit(id) }
    return order
  }

  private func node(of id: InstanceID, _ plan: HierarchyPlan, _ state: HierarchyState) -> DiagramGraph.Node {
    let node = state[id]
    let template = plan.template(of: id)
    var lines = [DiagramText(plan.name(id), .name)]
    if let title = template.title { lines.append(DiagramText("“" + title + "”", .title)) }
    if template.className != nil || template.kind.className != "UIViewController" {
      lines.append(DiagramText(template.printedClassName, .detail))
    }
    let isInWindow = state.isInWindow(id)
    let isStray = node.parent == nil && node.presenter == nil && state.root != id && node.host != .nowhere
    lines.append(DiagramText(node.isLoaded ? node.appearance.rawValue : "view not loaded", .detail))
    if !node.isAlive {
      lines.append(DiagramText("released, its view is still there", .alarm))
    } else if isStray {
      lines.append(DiagramText("not a child", .alarm))
    } else if node.parent == nil, node.presenter == nil, state.root != id {
      lines.append(DiagramText("not in the hierarchy", .note))
    }
    let meaning: DiagramGraph.Node.Meaning =
      if isStray || !node.isAlive { .stray } else if !node.isLoaded { .notLoaded } else {
        switch node.appearance {
        case .appeared: isInWindow ? .onScreen : .offScreen
        case .appearing, .disappearing: .moving
        case .disappeared: .offScreen
        }
      }
    return DiagramGraph.Node(
      id: plan.name(id), lines: lines, meaning: meaning, cluster: nil, place: plan.place(of: template))
  }

  /// What an instance hangs from; private controllers are passed over.
  private func link(
    to id: InstanceID, _ state: HierarchyState
  ) -> (above: InstanceID, lines: [DiagramText], meaning: DiagramGraph.Edge.Meaning)? {
    let node = state[id]
    func visible(_ above: InstanceID) -> InstanceID? {
      var above = above
      // Upwards, parents and presenters may lead in a circle if a plan was changed by hand.
      for _ in state.nodes.indices where state[above].isPrivate {
        guard let next = state[above].parent ?? state[above].presenter else { return nil }
        above = next
      }
      return above
    }
    if let parent = node.parent {
      let isShown = state[parent].current == id && state.isInWindow(id)
      return visible(parent).map { ($0, [], isShown ? .shows : .contains) }
    }
    if let presenter = node.presenter {
      let style = node.style.map { [DiagramText("presents", .name), DiagramText($0.rawValue, .detail)] }
      return visible(presenter).map { ($0, style ?? [], .presents) }
    }
    if case .instance(let host) = node.host {
      return visible(host).map { ($0, [DiagramText("view only", .alarm)], .hangsIn) }
    }
    return nil
  }
}
