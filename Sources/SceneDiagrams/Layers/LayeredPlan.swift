internal import SceneCanvas

/// Which layer and which row everything of a drawing stands in, and at which sides arrows meet frames: all that is known
/// before anything has a place.
///
/// What gives way to keep to a width is chosen here by estimates. Labels become narrower, layers are folded into rows,
/// and a drawing that still doesn't fit is drawn in lanes.
struct LayeredPlan {
  /// The drawing, in lanes if it needs them.
  let graph: DiagramGraph
  let model: CompactCard.Model
  /// Whether the whole is lanes one below the other.
  let hasLanes: Bool
  /// Remarks that stand below everything.
  private(set) var footnotes: [DiagramText] = []
  private(set) var nested: NestedWires
  private(set) var assignments: [LayerAssignment?]
  private(set) var rows: [RowPlan?]
  private(set) var rooms: [Int?]
  /// How wide the labels of each level may be.
  private(set) var measures: [Int]
  /// How wide each level is at most, with its frame.
  private var widths: [Int]
  /// The layer of everything, in its level.
  private var layers: [DiagramGraph.End: Int] = [:]
  /// How many arrows end at each frame itself.
  private var headerPorts: [Int]

  /// How wide labels may be: as much as leaves a level in one row, or else the least.
  private static let measures = [150, 92, 66]

  /// - Parameter room: How wide the whole may be; nil is as wide as it gets.
  init(_ graph: DiagramGraph, room: Int?) {
    self.init(graph, hasLanes: false, room: room)
    // What fits needs no lanes.
    if rows[whole]?.isWhole == false, let lanes = Lanes(graph).graph {
      let notes = Footnotes(lanes)
      self = LayeredPlan(notes.graph, hasLanes: true, room: room)
      footnotes = notes.texts
    } else if measures.contains(where: { $0 < LayeredPlan.measures[1] }) {
      // In narrow labels a remark would be a column of words.
      let notes = Footnotes(graph)
      if !notes.texts.isEmpty { self = LayeredPlan(notes.graph, hasLanes: false, room: room) }
      footnotes = notes.texts
    }
    for level in nested.order { chooseSides(level) }
  }

  private init(_ graph: DiagramGraph, hasLanes: Bool, room: Int?) {
    self.graph = graph
    self.hasLanes = hasLanes
    model = CompactCard.Model(graph)
    nested = NestedWires(graph)
    let count = nested.levels.count
    assignments = Array(repeating: nil, count: count)
    rows = Array(repeating: nil, count: count)
    measures = Array(repeating: LayeredPlan.measures[0], count: count)
    widths = Array(repeating: 0, count: count)
    rooms = Array(repeating: room, count: count)
    headerPorts = Array(repeating: 0, count: count)
    countHeaderPorts()
    for level in nested.order { assignLayers(level) }
    if hasLanes, let assignment = assignments[whole] {
      // Where each lane is a row, their widths are of no account for the ways between them.
      rows[whole] = rowPlan(whole, Array(repeating: 0, count: assignment.count), measure: 0, room: room)
      chooseSides(whole)
    }
    for level in nested.order {
      guard level != whole else { continue }
      let around = graph.clusters[level].parent ?? whole
      rooms[level] = rooms[around].map { max(model.width, $0 - reserve(around)) }
    }
    for level in nested.order.reversed() { plan(level, room: rooms[level]) }
  }

  /// The level that is the whole drawing.
  var whole: Int { graph.clusters.count }

  /// The facts that all rows of a level have in common, without the items in it.
  func context(_ level: Int) -> RowLayout.Context {
    RowLayout.Context(
      graph: graph, model: model, level: level, measure: measures[level],
      headerPorts: level < whole ? headerPorts[level] : 0)
  }

  private mutating func countHeaderPorts() {
    for edge in graph.edges {
      for (end, other) in [(edge.from, edge.to), (edge.to, edge.from)] {
        if case .cluster(let frame) = end, !graph.is(other, inside: end) { headerPorts[frame] += 1 }
      }
    }
  }

  /// The room that a level needs beside the frame that is the widest in it.
  private func reserve(_ level: Int) -> Int {
    let padding = 2 * context(level).padding
    let wires = nested.levels[level].wires
    guard !wires.isEmpty else { return padding }
    if hasLanes, level == whole, let plan = rows[level] { return plan.width }
    let hasLabel = wires.contains { $0.isLabelled }
    let starts = nested.levels[level].items.contains { isEntry($0) }
    let label = hasLabel ? LayeredPlan.measures[2] + 2 * RowPlan.channel : 0
    let gutters = 2 * min(wires.count, 6) * RowPlan.Gutter.pitch
    return padding + label + gutters + RowPlan.channel + (starts ? 14 + RowPlan.channel : 0)
  }

  private func isEntry(_ item: DiagramGraph.End) -> Bool {
    switch item {
    case .node(let node): graph.nodes[node].meaning == .entry
    case .cluster: false
    }
  }

  // MARK: Layers and rows

  /// Finds the layers of a level.
  private mutating func assignLayers(_ level: Int) {
    let inside = nested.levels[level]
    var places: [DiagramGraph.End: Int] = [:]
    for (index, item) in inside.items.enumerated() { places[item] = index }
    var arrows: [(from: Int, to: Int)] = []
    var back: [(from: Int, to: Int)] = []
    var doors: [Int] = []
    var isTied = Array(repeating: false, count: inside.items.count)
    for wire in inside.wires {
      for case .item(let item) in [wire.from, wire.to] {
        if let place = places[item] { isTied[place] = true }
      }
      guard case .item(let to) = wire.to, let end = places[to] else { continue }
      switch wire.from {
      case .border: if decides(wire.edge) { doors.append(end) }
      case .item(let from):
        guard let start = places[from], start != end else { continue }
        if decides(wire.edge) { arrows.append((start, end)) } else { back.append((end, start)) }
      }
    }
    let arrangement: DiagramGraph.Cluster.Arrangement =
      level < whole ? graph.clusters[level].arrangement : hasLanes ? .lanes : .free
    if arrangement == .free {
      // What has nothing but arrows back stands behind what they lead back to.
      var isPlaced = Array(repeating: false, count: inside.items.count)
      for arrow in arrows { (isPlaced[arrow.from], isPlaced[arrow.to]) = (true, true) }
      for door in doors { isPlaced[door] = true }
      arrows += back.filter { !isPlaced[$0.to] }
    }
    let assignment = LayerAssignment(arrangement, isTied: isTied, arrows: arrows, doors: doors)
    for (item, layer) in zip(inside.items, assignment.layers) { if let layer { layers[item] = layer } }
    assignments[level] = assignment
  }

  /// Folds the layers of a level, and tells how wide it becomes at most.
  private mutating func plan(_ level: Int, room: Int?) {
    guard let assignment = assignments[level] else { return }
    let sides = 2 * context(level).padding
    var columns = Array(repeating: 0, count: assignment.count)
    var widest = context(level).header.width
    for (index, item) in nested.levels[level].items.enumerated() {
      let width = width(of: item)
      guard let layer = assignment.layers[index] else {
        widest = max(widest, width)
        continue
      }
      columns[layer] = max(columns[layer], width)
    }
    var plan = RowPlan(columns, [], room: nil)
    // Deep in other frames labels are narrower still.
    for measure in LayeredPlan.measures + (room.map { $0 < 400 } == true ? [44] : []) {
      plan = rowPlan(level, columns, measure: measure, room: room.map { $0 - sides })
      measures[level] = measure
      if plan.isWhole, plan.width <= room.map({ $0 - sides }) ?? .max { break }
    }
    // What is folded for want of room may leave some: labels take it, as long as all else stays.
    if !plan.isWhole, let room {
      for measure in [150, 120, 92, 78, 66] where measure > measures[level] {
        let wider = rowPlan(level, columns, measure: measure, room: room - sides)
        guard wider.rows == plan.rows, wider.ways == plan.ways, wider.width <= room - sides else { continue }
        (plan, measures[level]) = (wider, measure)
        break
      }
    }
    rows[level] = plan
    widths[level] = max(plan.width, widest) + sides
  }

  /// How the layers of a level are folded if they are so wide.
  private func rowPlan(_ level: Int, _ columns: [Int], measure: Int, room: Int?) -> RowPlan {
    let inside = nested.levels[level]
    let bundles = Bundles(inside.wires, in: graph)
    let context = RowLayout.Context(graph: graph, model: model, level: level, measure: measure)
    func layer(_ end: NestedWires.End) -> Int? {
      switch end {
      case .item(let item): layers[item]
      case .border: nil
      }
    }
    func label(of wire: NestedWires.Wire) -> Int {
      let count = bundles.count(of: wire)
      let text = context.label(of: wire.edge, count: 1).width
      return count > 1 ? max(text, context.label(of: wire.edge, count: count).width) : text
    }
    let arrows = inside.wires.map { wire in
      RowPlan.Arrow(
        from: layer(wire.from), to: layer(wire.to), side: wire.side,
        label: wire.isLabelled ? label(of: wire) : 0,
        exits: passed(graph.edges[wire.edge].from, in: level), entries: passed(graph.edges[wire.edge].to, in: level),
        trunk: bundles.end(of: wire) ?? 0)
    }
    let isSign = assignments[level].map { assignment in
      zip(inside.items, assignment.layers).allSatisfy { item, layer in layer != 0 || isEntry(item) }
    }
    return RowPlan(
      columns, arrows, room: room, isStacked: assignments[level]?.arrangement == .lanes, lead: isSign == true ? 1 : 0)
  }

  /// How many layers an end has at its left and right in the lane or file that it lies in.
  private func passed(_ end: DiagramGraph.End, in level: Int) -> (left: Int, right: Int) {
    let way = nested.way(out: end)
    guard let place = way.firstIndex(where: { $0.level == level }), place > 0, level == whole,
      let assignment = assignments[way[place - 1].level],
      let layer = layers[way[place - 1].item]
    else { return (0, 0) }
    return (min(layer, 2), min(assignment.count - 1 - layer, 2))
  }

  private func width(of item: DiagramGraph.End) -> Int {
    switch item {
    case .cluster(let frame): widths[frame]
    case .node:
      RowLayout.Context(graph: graph, model: model, level: 0, measure: 0).size(of: item, ports: 0).width
    }
  }

  /// Finds on which sides the arrows of a level leave the frames in it.
  private mutating func chooseSides(_ level: Int) {
    guard let plan = rows[level] else { return }
    let bundles = Bundles(nested.levels[level].wires, in: graph)
    for (index, wire) in nested.levels[level].wires.enumerated() {
      let edge = graph.edges[wire.edge]
      let (exit, entry): (NestedWires.Side, NestedWires.Side)
      switch (wire.from, wire.to) {
      case (.item(let from), .item(let to)):
        let (from, to) = (layers[from] ?? 0, layers[to] ?? 0)
        let way = plan.ways[index]
        exit = way?.exit ?? (from <= to ? .right : .left)
        entry = way?.entry ?? (from < to ? .left : .right)
      case (.border(let side), _), (_, .border(let side)): (exit, entry) = (side, side)
      }
      let isShared = wire.isShared || plan.ways[index] != nil || bundles.count(of: wire) > 1
      if case .item(.cluster(let frame)) = wire.from, edge.from != .cluster(frame) {
        nested.turn(wire.edge, isTarget: false, inside: frame, to: exit)
      }
      if case .item(.cluster(let frame)) = wire.to, edge.to != .cluster(frame) {
        nested.turn(wire.edge, isTarget: true, inside: frame, to: entry, isShared: isShared)
      }
    }
  }

  /// Whether an arrow has a say in which layer its ends stand.
  private func decides(_ index: Int) -> Bool {
    let edge = graph.edges[index]
    guard edge.meaning.isAside, case .node(let node) = edge.to else { return !edge.meaning.isAside }
    return graph.nodes[node].meaning == .missing
  }
}
