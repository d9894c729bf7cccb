internal import SceneCanvas

/// A drawing in lanes, one below the other: each tab with what it leads to, and what several of them share.
///
/// A screen stands in the lane of a tab if every way to it leads through that tab: the tab dominates it. Without tabs,
/// what the first screen leads to takes their place. The tab bar controller becomes a card with a line to each tab, since
/// a frame around all lanes would contain too much.
package struct Lanes {
  /// Before the name of what an arrow leads to in another lane.
  package static let arrow = "→\u{A0}"

  /// The drawing with a frame for each lane behind its own frames; nil if there is no more than one.
  package private(set) var graph: DiagramGraph?

  /// The frame of tabs from which most arrows lead on.
  private var shell: Int?
  private let plain: DiagramGraph
  /// The ends that may stand in a lane, and the tabs.
  private var units: [DiagramGraph.End] = []
  private var places: [DiagramGraph.End: Int] = [:]
  /// Whether an arrow touches each.
  private var isTied: [Bool] = []
  private var next: [[Int]] = []
  private var before: [[Int]] = []

  package init(_ graph: DiagramGraph) {
    plain = graph
    let contents = FrameContents(graph)
    // Frames of groups and files are lanes already.
    let frames = graph.clusters.indices.filter {
      graph.clusters[$0].meaning != .container && graph.clusters[$0].parent == nil
    }
    if !frames.isEmpty {
      for item in contents.outermost where !isEntry(item) { add(item) }
      findTied([])
      let rest = units.indices.filter { unit in isTied[unit] && !frames.contains { units[unit] == .cluster($0) } }
      if units.count > 1 { build(rest.isEmpty ? [] : [rest], []) }
      return
    }
    shell = findShell(contents)
    for item in contents.outermost where !isEntry(item) { add(item) }
    let tabs = shell.map { contents.members[$0] } ?? []
    for item in tabs { add(item) }
    guard units.count > 3 else { return }
    connect(tabs)
    let lanes = merged(laneRoots(), tabs.compactMap { places[$0] })
    if lanes.count > 1 { build(lanes, tabs) }
  }

  private func isEntry(_ end: DiagramGraph.End) -> Bool {
    switch end {
    case .node(let node): plain.nodes[node].meaning == .entry
    case .cluster: false
    }
  }

  /// The frame of tabs from which most arrows lead on.
  private func findShell(_ contents: FrameContents) -> Int? {
    var counts: [Int: Int] = [:]
    for edge in plain.edges {
      guard let frame = outermostFrame(of: edge.from), frame != outermostFrame(of: edge.to) else { continue }
      counts[frame, default: 0] += 1
    }
    return contents.order.filter {
      plain.clusters[$0].parent == nil && plain.clusters[$0].arrangement == .column && contents.members[$0].count > 1
        && counts[$0, default: 0] > 1
    }.max { counts[$0, default: 0] < counts[$1, default: 0] }
  }

  private func outermostFrame(of end: DiagramGraph.End) -> Int? {
    var frame: Int? =
      switch end {
      case .node(let node): plain.nodes[node].cluster
      case .cluster(let cluster): cluster
      }
    while let here = frame, let parent = plain.clusters[here].parent { frame = parent }
    return frame
  }

  private mutating func add(_ end: DiagramGraph.End) {
    places[end] = units.count
    units.append(end)
  }

  /// The unit that an end is, or lies in.
  private func unit(of end: DiagramGraph.End) -> Int? {
    var here = end
    while true {
      if let place = places[here] { return place }
      let frame: Int? =
        switch here {
        case .node(let node): plain.nodes[node].cluster
        case .cluster(let cluster): plain.clusters[cluster].parent
        }
      guard let frame else { return nil }
      here = .cluster(frame)
    }
  }

  private mutating func findTied(_ tabs: [DiagramGraph.End]) {
    isTied = Array(repeating: false, count: units.count)
    for edge in plain.edges {
      for end in [edge.from, edge.to] { if let unit = unit(of: end) { isTied[unit] = true } }
    }
    for tab in tabs { if let tab = places[tab] { isTied[tab] = true } }
  }

  /// Where the scene begins.
  private var start: Int? { plain.edges.first { $0.meaning == .enters }.flatMap { unit(of: $0.to) } }

  private mutating func connect(_ tabs: [DiagramGraph.End]) {
    findTied(tabs)
    // Behind the units stands what leads to each beginning.
    next = Array(repeating: [], count: units.count + 1)
    before = next
    func connect(_ from: Int, _ to: Int) {
      next[from].append(to)
      before[to].append(from)
    }
    if let shell, let place = places[.cluster(shell)] {
      for tab in tabs { if let tab = places[tab] { connect(place, tab) } }
    }
    let steps = plain.edges.filter { !$0.meaning.isAside }.compactMap { edge in
      unit(of: edge.from).flatMap { from in
        unit(of: edge.to).map { (from: from, to: $0, isModal: edge.meaning == .present) }
      }
    }.filter { $0.from != $0.to }
    // What is pushed somewhere belongs there, though it is presented from elsewhere too.
    let isPushed = steps.reduce(into: Array(repeating: false, count: units.count)) {
      if !$1.isModal { $0[$1.to] = true }
    }
    for step in steps where !step.isModal || !isPushed[step.to] { connect(step.from, step.to) }
    var isReached = Array(repeating: false, count: units.count)
    func reach(_ start: Int) {
      guard !isReached[start] else { return }
      isReached[start] = true
      connect(units.count, start)
      var open = [start]
      while let unit = open.popLast() {
        for other in next[unit] where !isReached[other] {
          isReached[other] = true
          open.append(other)
        }
      }
    }
    if let start { reach(start) }
    for unit in units.indices where before[unit].isEmpty { reach(unit) }
    for unit in units.indices { reach(unit) }
  }

  /// The first unit of the lane of each unit; what leads to beginnings has none.
  private func laneRoots() -> [Int?] {
    let dominators = Dominators(next, before, root: units.count)
    var tops: Set<Int> = [units.count]
    if let shell, let place = places[.cluster(shell)] {
      tops.insert(place)
    } else {
      if let start { tops.insert(start) }
    }
    var roots: [Int?] = Array(repeating: nil, count: units.count)
    for unit in dominators.order where unit < units.count {
      let above = dominators.above[unit]
      roots[unit] = tops.contains(above) ? unit : roots[above]
    }
    return roots
  }

  /// As which unit each is found, if all that one leads to is looked at before what lies further away.
  private var discovered: [Int] {
    var number = Array(repeating: Int.max, count: units.count + 1)
    var line = [units.count]
    number[units.count] = 0
    var first = 0
    while first < line.count {
      for unit in next[line[first]] where number[unit] == .max {
        number[unit] = line.count
        line.append(unit)
      }
      first += 1
    }
    return number
  }

  /// The units of each lane, in order.
  private func merged(_ roots: [Int?], _ tabs: [Int]) -> [[Int]] {
    var sizes: [Int: Int] = [:]
    for case let root? in roots { sizes[root, default: 0] += 1 }
    var lane = roots
    // One that stands alone joins the first that leads to it.
    let bar = shell.flatMap { places[.cluster($0)] }
    for unit in units.indices where lane[unit] == unit && sizes[unit] == 1 && !tabs.contains(unit) && unit != bar {
      let first = before[unit].first { $0 < units.count && $0 != bar && lane[$0] != nil && $0 != unit }
      // Of some that lead to each other in a ring, one has to stay where it is.
      if let root = first.flatMap({ Lanes.root(of: $0, in: lane) }), root != unit { lane[unit] = root }
    }
    var members: [Int: [Int]] = [:]
    // Where nothing leads to the tab bar controller, as without 'initial', it stands above its tabs all the same.
    for unit in units.indices where isTied[unit] || unit == bar {
      if let root = Lanes.root(of: unit, in: lane) { members[root, default: []].append(unit) }
    }
    // The tab bar controller stands above all, and a shared lane in the middle of those that lead to it.
    var heights: [Int: Double] = [:]
    if let bar { heights[bar] = -1 } else if let start, let root = lane[start] { heights[root] = -1 }
    for (place, tab) in tabs.enumerated() { heights[tab] = Double(place) }
    for root in members.keys.sorted() where heights[root] == nil {
      let leading = (members[root] ?? []).flatMap { before[$0] }.compactMap { $0 < units.count ? lane[$0] : nil }
      let known = leading.filter { $0 != root }.compactMap { heights[$0] }
      heights[root] = known.isEmpty ? Double(tabs.count + root) : known.reduce(0, +) / Double(known.count) + 0.25
    }
    // The lane of the start stands above all others.
    if let start, let root = Lanes.root(of: start, in: lane) { heights[root] = -2 }
    let distances = discovered
    return members.keys.sorted {
      (heights[$0] ?? 0, distances[$0], $0) < (heights[$1] ?? 0, distances[$1], $1)
    }.compactMap { members[$0] }
  }

  /// The unit that names a lane; a lane may have joined another one.
  private static func root(of unit: Int, in lane: [Int?]) -> Int? {
    guard var root = lane[unit] else { return nil }
    while let next = lane[root], next != root { root = next }
    return root
  }

  private mutating func build(_ lanes: [[Int]], _ tabs: [DiagramGraph.End]) {
    var graph = plain
    var first: Int?
    if let start, case .cluster(let frame) = units[start], !lanes.contains(where: { $0.contains(start) }) {
      // The scene begins in a file or a group, which then stands above all.
      if let entry = graph.nodes.firstIndex(where: { $0.meaning == .entry }) { graph.nodes[entry].cluster = frame }
      first = frame
    }
    // What isn't in a lane stands behind all lanes.
    for frame in graph.clusters.indices where graph.clusters[frame].parent == nil {
      graph.clusters[frame].position = frame == first ? 0 : graph.nodes.count
    }
    for members in lanes {
      let lane = graph.clusters.count
      graph.clusters.append(.init(id: "lane \(lane)", lines: [], meaning: .lane, parent: nil))
      for unit in members {
        switch units[unit] {
        case .node(let node): graph.nodes[node].cluster = lane
        case .cluster(let cluster): graph.clusters[cluster].parent = lane
        }
        if unit == start, let entry = graph.nodes.firstIndex(where: { $0.meaning == .entry }) {
          graph.nodes[entry].cluster = lane
        }
      }
    }
    nameTargets(in: &graph)
    if let shell { makeCard(of: shell, tabs, in: &graph) }
    self.graph = graph
  }

  /// Lets what leads to another lane, file or group say where to: a line past many others is hard to follow.
  private func nameTargets(in graph: inout DiagramGraph) {
    func home(_ end: DiagramGraph.End) -> Int? {
      var frame: Int? =
        switch end {
        case .node(let node): graph.nodes[node].cluster
        case .cluster(let cluster): graph.clusters[cluster].parent
        }
      while let here = frame, graph.clusters[here].meaning == .container { frame = graph.clusters[here].parent }
      return frame
    }
    for edge in graph.edges.indices where !graph.edges[edge].lines.isEmpty {
      guard home(graph.edges[edge].from) != home(graph.edges[edge].to), let name = graph.title(of: graph.edges[edge].to)
      else {
        continue
      }
      graph.edges[edge].lines.append(DiagramText(Lanes.arrow + name, .detail))
    }
  }

  /// Makes a card of the tab bar controller's frame, with a line from each tab.
  private func makeCard(of shell: Int, _ tabs: [DiagramGraph.End], in graph: inout DiagramGraph) {
    let frame = graph.clusters[shell]
    let card = DiagramGraph.End.node(graph.nodes.count)
    graph.nodes.append(
      .init(id: frame.id, lines: frame.lines, meaning: .card, cluster: frame.parent, place: frame.place))
    graph.nodes[graph.nodes.count - 1].news = frame.news
    for edge in graph.edges.indices {
      if graph.edges[edge].from == .cluster(shell) { graph.edges[edge].from = card }
      if graph.edges[edge].to == .cluster(shell) { graph.edges[edge].to = card }
    }
    for tab in tabs { graph.edges.append(.init(from: tab, to: card, lines: [], meaning: .contains)) }
    graph = graph.keeping(Array(repeating: true, count: graph.nodes.count))
  }
}
