internal import SceneCanvas
internal import SceneGraphs

/// Which layer and which row everything of a drawing stands in, and at which sides arrows meet frames: all that is known
/// before anything has a place. To keep to a width, labels become narrower, and layers are folded into rows.
struct LayeredPlan {
  /// The drawing, in lanes if it needs them.
  let graph: DiagramGraph
  let model: CompactCard.Model
  /// Whether the whole is lanes one below the other.
  let hasLanes: Bool
  /// Remarks that stand below everything.
  var footnotes: [DiagramText] = []
  private(set) var nested: NestedWires
  private(set) var assignments: [LayerAssignment?]
  /// The items of each level one below the other, and what connects them, for a level that has room for nothing else.
  private(set) var lists: [(list: LayerAssignment, ways: LayerAssignment.Ways)?]
  var rows: [RowPlan?]
  var rooms: [Int?]
  /// How wide the labels of each level may be.
  var measures: [Int]
  /// The measure of each row of a level whose rows have grown by themselves; empty for the others.
  var rowMeasures: [[Int]]
  /// How wide each level is at most, with its frame.
  private(set) var widths: [Int]
  /// How high each level becomes, about.
  private(set) var heights: [Int]
  /// The layer of everything, in its level.
  private(set) var layers: [DiagramGraph.End: Int] = [:]
  /// How many arrows end at each frame itself.
  private var headerPorts: [Int]

  /// The parts that all ways to fold the drawing have in common.
  let bundles: [Bundles]
  let labels: LabelWidths

  /// How wide labels may be: as much as leaves a level in one row, or else the least.
  static let measures = [150, 92, 66]
  /// How wide they may be deep in other frames, where words are cut too.
  static let leastMeasure = 44
  /// How wide a part of a word is at most that no other label cuts.
  static let widestPiece = 70

  /// - Parameters:
  ///   - graph: The drawing, in lanes if it is to be.
  ///   - hasLanes: Whether the whole is lanes one below the other.
  init(_ graph: DiagramGraph, hasLanes: Bool) {
    self.graph = graph
    self.hasLanes = hasLanes
    model = CompactCard.Model(graph)
    nested = NestedWires(graph)
    bundles = nested.levels.map { Bundles($0.wires, in: graph) }
    labels = LabelWidths(graph)
    let count = nested.levels.count
    assignments = Array(repeating: nil, count: count)
    lists = Array(repeating: nil, count: count)
    rows = Array(repeating: nil, count: count)
    measures = Array(repeating: LayeredPlan.measures[0], count: count)
    rowMeasures = Array(repeating: [], count: count)
    widths = Array(repeating: 0, count: count)
    heights = widths
    rooms = Array(repeating: nil, count: count)
    headerPorts = Array(repeating: 0, count: count)
    countHeaderPorts()
    for level in nested.order { assignLayers(level) }
  }

  /// This drawing with its layers folded into rows, as if it may be so wide; nil folds nothing.
  func folded(into room: Int?) -> LayeredPlan {
    var plan = self
    plan.fold(into: room)
    return plan
  }

  private mutating func fold(into room: Int?) {
    rooms = Array(repeating: room, count: nested.levels.count)
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
    for level in nested.order { chooseSides(level) }
    // Now that it is known at which sides arrows meet their frames, less room is enough.
    for level in nested.order.reversed() { measure(level) }
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
    let gutters = 2 * min(wires.count, 9) * RowPlan.Gutter.pitch
    return padding + label + gutters + RowPlan.channel + (starts ? 14 + RowPlan.channel : 0)
  }

  private func isEntry(_ item: DiagramGraph.End) -> Bool {
    switch item {
    case .node(let node): graph.nodes[node].meaning == .entry
    case .cluster: false
    }
  }

  func isLane(_ item: DiagramGraph.End) -> Bool {
    switch item {
    case .node: false
    case .cluster(let cluster): graph.clusters[cluster].meaning != .container
    }
  }

  // MARK: Layers and rows

  /// Finds the layers of a level.
  private mutating func assignLayers(_ level: Int) {
    let arrangement: DiagramGraph.Cluster.Arrangement =
      level < whole ? graph.clusters[level].arrangement : hasLanes ? .lanes : .free
    if arrangement == .free { nested.putStartFirst(in: level) }
    let inside = nested.levels[level]
    var places: [DiagramGraph.End: Int] = [:]
    for (index, item) in inside.items.enumerated() { places[item] = index }
    var arrows: [(from: Int, to: Int)] = []
    var back: [(from: Int, to: Int)] = []
    var doors: [Int] = []
    var start: Int?
    var isTied = Array(repeating: false, count: inside.items.count)
    for wire in inside.wires {
      for case .item(let item) in [wire.from, wire.to] {
        if let place = places[item] { isTied[place] = true }
      }
      guard case .item(let to) = wire.to, let end = places[to] else { continue }
      if graph.edges[wire.edge].meaning == .enters { start = end }
      switch wire.from {
      case .border: if decides(wire.edge) { doors.append(end) }
      case .item(let from):
        guard let start = places[from], start != end else { continue }
        if decides(wire.edge) { arrows.append((start, end)) } else { back.append((end, start)) }
      }
    }
    if let start {
      // All that leads back to where the scene begins stands behind it.
      back += arrows.filter { $0.to == start && !isEntry(inside.items[$0.from]) }.map { (start, $0.from) }
      arrows.removeAll { $0.to == start && !isEntry(inside.items[$0.from]) }
    }
    if arrangement == .free {
      // What has nothing but arrows back stands behind what they lead back to.
      var isPlaced = Array(repeating: false, count: inside.items.count)
      for arrow in arrows { (isPlaced[arrow.from], isPlaced[arrow.to]) = (true, true) }
      for door in doors { isPlaced[door] = true }
      arrows += back.filter { !isPlaced[$0.to] }
    }
    let entry = inside.items.firstIndex { isEntry($0) }
    let ways = LayerAssignment.Ways(isTied: isTied, arrows: arrows, doors: doors, entry: entry, start: start)
    let assignment = LayerAssignment(arrangement, ways)
    take(assignment, level)
    guard assignment.arrangement == .free else { return }
    lists[level] = LayerAssignment(listing: ways, insteadOf: assignment).map { ($0, ways) }
  }

  mutating func take(_ assignment: LayerAssignment, _ level: Int) {
    for (item, layer) in zip(nested.levels[level].items, assignment.layers) { if let layer { layers[item] = layer } }
    assignments[level] = assignment
  }

  /// Folds the layers of a level, and tells how wide it becomes at most.
  private mutating func plan(_ level: Int, room: Int?) {
    guard assignments[level] != nil else { return }
    let columns = columns(level)
    var plan = RowPlan(columns.layers, [], room: nil)
    // Deep in other frames labels are narrower still.
    for measure in LayeredPlan.measures + (room.map { $0 < 400 } == true ? [56, LayeredPlan.leastMeasure] : []) {
      plan = rowPlan(level, columns.layers, measure: measure, room: room)
      measures[level] = measure
      if plan.isWhole, plan.width <= room ?? .max { break }
    }
    if plan.rows.count > 2, let room { plan = lowest(level, plan, columns.layers, room: room) }
    rows[level] = plan
    heights[level] = height(level, plan)
    widths[level] = max(plan.width, columns.other + 2 * context(level).padding)
  }

  /// The lowest way to fold a level that doesn't fit into two rows.
  private mutating func lowest(_ level: Int, _ plan: RowPlan, _ columns: [Int], room: Int) -> RowPlan {
    let filled = plan.filled(columns, arrows(level, measure: measures[level]), into: room)
    let best = filled.min { height(level, $0) < height(level, $1) } ?? plan
    guard let ranks = assignments[level], let list = lists[level], list.list.count > columns.count else { return best }
    let most = height(level, best)
    // Where ranks stand one below the other, each item has what it leads to right below it, or beside it.
    let listed = takeFamilies(of: level, list.list, list.ways, room: room)
    // A row with several ranks is worth it if far fewer lines go round.
    let isShort = 3 * best.folds <= 2 * listed.folds && height(level, listed) > most
    if best.width > room || !isShort { return listed }
    take(ranks, level)
    return best
  }

  /// Tells again how wide a level becomes at most, as it is folded.
  private mutating func measure(_ level: Int) {
    let columns = columns(level)
    let arrows = arrows(level, measure: measures[level])
    rows[level]?.measure(columns.layers, arrows)
    widths[level] = max(rows[level]?.width ?? 0, columns.other + 2 * context(level).padding)
  }

  /// How the layers of a level are folded if they are so wide.
  func rowPlan(
    _ level: Int, _ columns: [Int], measure: Int, room: Int?, isStacked: Bool = false
  ) -> RowPlan {
    let isSign = assignments[level].map { assignment in
      zip(nested.levels[level].items, assignment.layers).allSatisfy { item, layer in layer != 0 || isEntry(item) }
    }
    return RowPlan(
      columns, arrows(level, measure: measure), room: room,
      stack: assignments[level]?.arrangement == .lanes ? .lanes : isStacked ? .items : nil,
      padding: context(level).padding, lead: isSign == true ? 1 : 0)
  }

  /// Finds on which sides the arrows of a level leave the frames in it.
  private mutating func chooseSides(_ level: Int) {
    guard let plan = rows[level] else { return }
    let bundles = bundles[level]
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
