internal import ScenePlan

/// The hierarchy of children and presentations, and what of it is on the screen, at one moment.
struct TreeDiagram: DiagramView {
  let name = "tree"
  let summary = "the hierarchy at one moment, with the controllers on the screen"
  let needsMoment = true
  let standardDetails: Set<DiagramDetail> = [.titles, .classes, .states]

  func graph(of plan: HierarchyPlan, at moment: DiagramMoment?) -> DiagramGraph {
    var heading = [DiagramText(plan.scene, .heading)]
    if let moment { heading.append(DiagramText(moment.title, .detail)) }
    var graph = DiagramGraph(heading: heading, direction: .down)
    guard let state = moment?.state else { return graph }
    let drawn = order(plan, state)
    let keepers = keepers(state)
    let answers = answers(plan, state)
    var nodes: [InstanceID: Int] = [:]
    for id in drawn {
      nodes[id] = graph.nodes.count
      graph.nodes.append(node(of: id, keptBy: keepers[id], plan, state))
      graph.nodes[graph.nodes.count - 1].lines += (answers[id] ?? []).map { DiagramText($0, .detail) }
    }
    for id in drawn {
      guard let index = nodes[id] else { continue }
      let isShown = graph.nodes[index].meaning == .onScreen || graph.nodes[index].meaning == .moving
      guard let link = link(to: id, isShown: isShown, state), let above = nodes[link.above] else { continue }
      graph.edges.append(
        DiagramGraph.Edge(from: .node(above), to: .node(index), lines: link.lines, meaning: link.meaning))
    }
    return graph
  }

  /// The root and its tree, then all other controllers that are alive or seen; parents before their children.
  private func order(_ plan: HierarchyPlan, _ state: HierarchyState) -> [InstanceID] {
    var order: [InstanceID] = []
    var seen: Set<InstanceID> = []
    func visit(_ top: InstanceID) {
      var open = [top]
      while let id = open.popLast() {
        guard seen.insert(id).inserted else { continue }
        let node = state[id]
        order.append(id)
        open += (node.children + [node.presented].compactMap(\.self) + node.hosted).reversed()
      }
    }
    if let root = state.root { visit(root) }
    let rest = plan.instances.indices.map { InstanceID($0) }.filter { id in
      state.nodes.indices.contains(id.index) && (state[id].isAlive || state.isInWindow(id))
    }
    // What hangs from nothing first, so that what hangs from it stands below.
    for id in rest where state[id].parent == nil && state[id].presenter == nil { visit(id) }
    for id in rest { visit(id) }
    return order
  }

  private func node(
    of id: InstanceID, keptBy keeper: InstanceID?, _ plan: HierarchyPlan, _ state: HierarchyState
  ) -> DiagramGraph.Node {
    let node = state[id]
    let template = plan.template(of: id)
    var lines = [DiagramText(plan.name(id), .name)]
    if let title = template.title { lines.append(DiagramText(title, .title)) }
    if !node.isPrivate, template.className != nil || template.kind.className != "UIViewController" {
      lines.append(DiagramText(template.printedClassName, .kind))
    }
    if node.isPrivate { lines.append(DiagramText("made by UIKit", .detail)) }
    if let role = TreeRole.of(id, plan, state) { lines.append(DiagramText(role, .detail)) }
    let isInWindow = state.isInWindow(id)
    // A controller that leaves in a transition is still seen, and nothing is wrong with that.
    let isLeaving = state.isLeaving(id)
    let isStray =
      node.parent == nil && node.presenter == nil && state.root != id && node.host != .nowhere && !isLeaving
    let isUntold = node.isAlive && isUntold(id, state)
    lines.append(DiagramText(node.isLoaded ? node.appearance.rawValue : "view not loaded", .state))
    if !node.isAlive {
      lines.append(DiagramText("released, but its view stays", .alarm))
    } else if isStray {
      lines.append(DiagramText("not a child", .alarm))
    } else if isUntold {
      lines.append(DiagramText("in the window, but not told", .detail))
    } else if isLeaving, node.parent == nil, node.presenter == nil {
      lines.append(DiagramText("about to leave", .detail))
    } else if node.parent == nil, node.presenter == nil, state.root != id {
      lines.append(DiagramText("not in the hierarchy", .detail))
      if let keeper = keeper.map({ plan.name($0) }) ?? (node.isRetained ? "a property" : nil) {
        lines.append(DiagramText("kept by " + keeper, .detail))
      }
    }
    if let note = template.note { lines.append(DiagramText(note, .note)) }
    let meaning: DiagramGraph.Node.Meaning =
      if isStray || !node.isAlive { .stray } else if !node.isLoaded { .notLoaded } else {
        switch node.appearance {
        case .appeared: isInWindow ? .onScreen : .offScreen
        case .appearing, .disappearing: .moving
        case .disappeared: isUntold ? .untold : .offScreen
        }
      }
    var drawn = DiagramGraph.Node(
      id: plan.name(id), lines: lines, meaning: meaning, cluster: nil, place: plan.place(of: template))
    drawn.isLoose = node.parent == nil && node.presenter == nil && state.root != id && !isStray && !isLeaving
    return drawn
  }

  /// Whether a controller is in plain sight and was never told.
  private func isUntold(_ id: InstanceID, _ state: HierarchyState) -> Bool {
    guard state[id].appearance == .disappeared, state.isInWindow(id) else { return false }
    var here: InstanceID? = id
    for _ in state.nodes.indices {
      guard let one = here else { return true }
      // As long as something above is on its way, the word may still come.
      if state[one].transition != nil { return false }
      if one != id, state[one].appearance != .appeared { return false }
      here = state.above(one)
    }
    return true
  }

  /// Which controllers answer what the scene asks about.
  private func answers(_ plan: HierarchyPlan, _ state: HierarchyState) -> [InstanceID: [String]] {
    var asked: [Question] = []
    let conditions = plan.expectations.flatMap(\.clauses).map(\.condition)
    for case .answers(let question, _) in conditions where !asked.contains(question) {
      asked.append(question)
    }
    var answers: [InstanceID: [String]] = [:]
    for question in asked {
      if let id = state.answerer(of: question) { answers[id, default: []].append("answers " + question.subject) }
    }
    return answers
  }

  /// By whose property each controller is kept.
  private func keepers(_ state: HierarchyState) -> [InstanceID: InstanceID] {
    var keepers: [InstanceID: InstanceID] = [:]
    for (index, node) in state.nodes.enumerated() where node.isAlive {
      for kept in node.kept where keepers[kept] == nil { keepers[kept] = InstanceID(index) }
    }
    return keepers
  }

  /// What an instance hangs from.
  private func link(
    to id: InstanceID, isShown: Bool, _ state: HierarchyState
  ) -> (above: InstanceID, lines: [DiagramText], meaning: DiagramGraph.Edge.Meaning)? {
    let node = state[id]
    if let parent = node.parent { return (parent, [], isShown ? .shows : .contains) }
    if let presenter = node.presenter {
      let style = node.style.map { [DiagramText("presents", .name), DiagramText($0.rawValue, .detail)] }
      return (presenter, style ?? [], .presents)
    }
    if case .instance(let host) = node.host {
      if state.isLeaving(id) { return (host, [DiagramText("leaving", .detail)], .leaves) }
      return (host, [DiagramText("view only", .alarm)], .hangsIn)
    }
    return nil
  }
}

extension Question {
  /// What an answer is about, in words.
  fileprivate var subject: String {
    switch self {
    case .preferredStatusBarStyle: "for the status bar's style"
    case .prefersStatusBarHidden: "for hiding the status bar"
    case .prefersHomeIndicatorAutoHidden: "for the home indicator"
    case .preferredScreenEdgesDeferringSystemGestures: "for the edges' gestures"
    case .supportedOrientations: "for the orientations"
    }
  }
}
