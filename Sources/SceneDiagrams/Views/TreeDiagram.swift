internal import SceneCanvas
internal import SceneGraphs
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
    guard var state = moment?.state else { return graph }
    graph.isNotable = moment?.isNotable ?? false
    // Every instance has a node, so that its parts are read where they stand.
    while state.nodes.count < plan.instances.count { state.nodes.append(HierarchyState.Node()) }
    let members = SortedInstances(moment?.members ?? plan.instances.indices.map { InstanceID($0) })
    let drawn = order(of: members, state)
    let keepers = keepers(among: members, state)
    let answers = answers(plan, state)
    var nodes: [Int?] = Array(repeating: nil, count: members.ids.count)
    graph.nodes.reserveCapacity(drawn.count)
    for (index, id) in drawn.enumerated() {
      if let place = members.place(of: id) { nodes[place] = index }
      graph.nodes.append(node(of: id, keptBy: keepers.isEmpty ? nil : keepers[id], plan, state))
      if !answers.isEmpty, let words = answers[id] {
        graph.nodes[index].lines += words.map { DiagramText($0, .detail) }
      }
    }
    graph.edges.reserveCapacity(drawn.count)
    for (index, id) in drawn.enumerated() {
      let isShown = graph.nodes[index].meaning == .onScreen || graph.nodes[index].meaning == .moving
      guard let link = link(to: id, isShown: isShown, state), let place = members.place(of: link.above),
        let above = nodes[place]
      else { continue }
      graph.edges.append(
        DiagramGraph.Edge(from: .node(above), to: .node(index), lines: link.lines, meaning: link.meaning))
    }
    return graph
  }

  /// The root and its tree, then all other controllers that are alive or seen; parents before their children.
  private func order(of members: SortedInstances, _ state: HierarchyState) -> [InstanceID] {
    var order: [InstanceID] = []
    var isSeen = Array(repeating: false, count: members.ids.count)
    func visit(_ top: InstanceID) {
      var open = [top]
      while let id = open.popLast() {
        guard let place = members.place(of: id), !isSeen[place] else { continue }
        isSeen[place] = true
        order.append(id)
        // What is put there last is visited first.
        open.append(contentsOf: state.nodes[id.index].hosted.reversed())
        if let presented = state.nodes[id.index].presented { open.append(presented) }
        open.append(contentsOf: state.nodes[id.index].children.reversed())
      }
    }
    if let root = state.root { visit(root) }
    let rest = members.ids.indices.filter { place in
      let id = members.ids[place]
      return !isSeen[place] && (state.nodes[id.index].isAlive || state.isInWindow(id))
    }
    .map { members.ids[$0] }
    // What hangs from nothing first, so that what hangs from it stands below.
    for id in rest where state[id].parent == nil && state[id].presenter == nil { visit(id) }
    for id in rest { visit(id) }
    return order
  }

  private func node(
    of id: InstanceID, keptBy keeper: InstanceID?, _ plan: HierarchyPlan, _ state: HierarchyState
  ) -> DiagramGraph.Node {
    let index = id.index
    let hangsFromNothing =
      state.nodes[index].parent == nil && state.nodes[index].presenter == nil && state.root != id
    let name = plan.instances[id.index].name
    // Its parts are read where they stand: a template has many.
    let template = plan.instances[id.index].template
    var lines: [DiagramText] = []
    lines.reserveCapacity(4)
    lines.append(DiagramText(name, .name))
    if let title = plan.templates[template].title { lines.append(DiagramText(title, .title)) }
    if !state.nodes[index].isPrivate {
      let className = plan.templates[template].className
      if className != nil || plan.templates[template].kind.className != "UIViewController" {
        lines.append(DiagramText(className ?? plan.templates[template].kind.className, .kind))
      }
    }
    if state.nodes[index].isPrivate { lines.append(DiagramText("made by UIKit", .detail)) }
    if let role = TreeRole.of(id, plan, state) { lines.append(DiagramText(role, .detail)) }
    // M6.47: no callback tells of the height, so only its box can.
    if let standing = state.nodes[index].standing { lines.append(DiagramText(standing.words, .detail)) }
    // A controller that leaves in a transition is still seen, and nothing is wrong with that.
    let isLeaving = state.isLeaving(id)
    let isStray = hangsFromNothing && state.nodes[index].host != .nowhere && !isLeaving
    let isUntold = state.nodes[index].isAlive && isUntold(id, state)
    lines.append(
      DiagramText(state.nodes[index].isLoaded ? state.nodes[index].appearance.rawValue : "view not loaded", .state))
    if !state.nodes[index].isAlive {
      lines.append(DiagramText("released, but its view stays", .alarm))
    } else if isStray {
      lines.append(DiagramText("not a child", .alarm))
    } else if isUntold {
      lines.append(DiagramText("in the window, but not told", .detail))
    } else if isLeaving, state.nodes[index].parent == nil, state.nodes[index].presenter == nil {
      lines.append(DiagramText("about to leave", .detail))
    } else if hangsFromNothing {
      lines.append(DiagramText("not in the hierarchy", .detail))
      if let keeper = keeper.map({ plan.name($0) }) ?? (state.nodes[index].isRetained ? "a property" : nil) {
        lines.append(DiagramText("kept by " + keeper, .detail))
      }
    }
    if let note = plan.templates[template].note { lines.append(DiagramText(note, .note)) }
    let meaning: DiagramGraph.Node.Meaning =
      if isStray || !state.nodes[index].isAlive { .stray } else if !state.nodes[index].isLoaded { .notLoaded } else {
        switch state.nodes[index].appearance {
        case .appeared: state.isInWindow(id) ? .onScreen : .offScreen
        case .appearing, .disappearing: .moving
        case .disappeared: isUntold ? .untold : .offScreen
        }
      }
    var drawn = DiagramGraph.Node(
      id: name, lines: lines, meaning: meaning, cluster: nil, place: plan.place(of: plan.templates[template].mark))
    drawn.isLoose = hangsFromNothing && !isStray && !isLeaving
    return drawn
  }

  /// Whether a controller is in plain sight and was never told.
  private func isUntold(_ id: InstanceID, _ state: HierarchyState) -> Bool {
    guard id.index < state.nodes.count, state.nodes[id.index].appearance == .disappeared, state.isInWindow(id) else {
      return false
    }
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
  private func keepers(among members: SortedInstances, _ state: HierarchyState) -> [InstanceID: InstanceID] {
    var keepers: [InstanceID: InstanceID] = [:]
    for id in members.ids where state.nodes[id.index].isAlive && !state.nodes[id.index].kept.isEmpty {
      for kept in state.nodes[id.index].kept where keepers[kept] == nil { keepers[kept] = id }
    }
    return keepers
  }

  /// The link by which an instance hangs.
  private func link(
    to id: InstanceID, isShown: Bool, _ state: HierarchyState
  ) -> (above: InstanceID, lines: [DiagramText], meaning: DiagramGraph.Edge.Meaning)? {
    if let parent = state.nodes[id.index].parent { return (parent, [], isShown ? .shows : .contains) }
    if let presenter = state.nodes[id.index].presenter {
      let style = state.nodes[id.index].style.map {
        [DiagramText("presents", .name), DiagramText($0.rawValue, .detail)]
      }
      return (presenter, style ?? [], .presents)
    }
    if case .instance(let host) = state.nodes[id.index].host {
      if state.isLeaving(id) { return (host, [DiagramText("leaving", .detail)], .leaves) }
      return (host, [DiagramText("view only", .alarm)], .hangsIn)
    }
    return nil
  }
}

extension Question {
  /// The subject of an answer, in words.
  fileprivate var subject: String {
    switch self {
    case .preferredStatusBarStyle: "for the status bar's style"
    case .prefersStatusBarHidden: "for hiding the status bar"
    case .prefersHomeIndicatorAutoHidden: "for the home indicator"
    case .orientationLock: "for the lock of the orientation"
    case .preferredScreenEdgesDeferringSystemGestures: "for the edges' gestures"
    case .supportedOrientations: "for the orientations"
    }
  }
}
