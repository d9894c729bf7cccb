internal import SceneCanvas
internal import SceneGraphs

/// The inside of one frame, or the whole drawing, with a place for everything in it: rows, the lines around them, and
/// what no arrow touches.
struct FrameLayout {
  /// How far content keeps from a frame's sides, and text from a box's.
  static let padding = 12
  /// The distance between two rows.
  private static let gap = 24

  /// The contents of a level, before it has a place.
  struct Contents {
    let level: NestedWires.Level
    let assignment: LayerAssignment
    let plan: RowPlan
    /// How wide the labels of each row may be, where that isn't the same for all.
    var measures: [Int] = []
  }

  /// How much room the frame takes, its header included.
  package private(set) var width = 0
  private(set) var height = 0
  /// The height of what stands above the content.
  private(set) var header = 0
  /// Where arrows that go on outside meet the frame's sides, from its upper edge.
  private(set) var ports: [Int: Int] = [:]
  /// How far down that stands inside which such an arrow ends; equal for all of one card.
  private(set) var slots: [Int: Int] = [:]

  /// A wire of the level: a route in one row, or two with a line between them.
  struct Way {
    var wire: NestedWires.Wire
    fileprivate var pieces: [(row: Int, route: Int)]
    fileprivate var line: Int?
    fileprivate var start: Int?
  }

  private(set) var ways: [Way] = []
  private let context: RowLayout.Context
  private let plan: RowPlan
  private var rows: [RowLayout] = []
  private var gutters: Gutters
  private var shelf = Shelf([], below: 0)
  /// How wide the rows are.
  private var inside = 0

  /// - Parameters:
  ///   - contents: What stands in it.
  ///   - context: What all its rows have in common.
  ///   - room: How wide it may be; nil is as wide as it gets.
  init(_ contents: Contents, in context: RowLayout.Context, room: Int?) {
    self.context = context
    plan = contents.plan
    gutters = Gutters(plan)
    makeRows(contents, Bundles(contents.level.wires, in: context.graph))
    stack(room: room.map { $0 - plan.left.width })
    let layers = contents.assignment.layers
    let boxes = contents.level.items.indices.filter { layers[$0] == nil }.map { index in
      let item = contents.level.items[index]
      let size = context.size(of: item, ports: 0)
      return (item: item, width: size.width, height: size.height)
    }
    // Below, it begins where the cards above it do, and not below the dot where the scene begins. Lanes have the dot inside.
    let startsWithDot = contents.level.items.contains { context.isEntry($0) }
    let indent = context.isWhole ? startsWithDot ? rows.first?.second ?? 0 : plan.left.width : context.padding
    let outside = context.isWhole ? indent : 0
    add(Shelf(boxes, below: max(0, width - outside), room: room.map { $0 - outside }), at: indent, room: room)
    frame()
    for way in ways {
      guard let piece = way.pieces.first, way.wire.crossesSide, let port = rows[piece.row].port(of: piece.route) else {
        continue
      }
      ports[way.wire.edge] = header + rows[piece.row].top + port
      slots[way.wire.edge] = header + rows[piece.row].top + rows[piece.row].slot(of: piece.route)
    }
  }

  /// The items and where they stand, from the content's upper left corner.
  var items: [(item: DiagramGraph.End, frame: Rectangle)] {
    rows.flatMap { row in
      row.items.map { ($0.item, $0.frame.moved(x: plan.left.width, y: row.top)) }
    } + shelf.items.map { ($0.item, $0.frame) }
  }

  /// For each frame in it, the order in which arrows best meet the frame's sides from outside.
  var orders: [(frame: Int, ranks: [Int: Int])] { rows.flatMap(\.orders) }

  /// Whether arrows meet the frame's sides in an order.
  func keeps(_ order: [Int: Int]) -> Bool {
    let sides: [NestedWires.Side] = [.left, .right]
    return sides.allSatisfy { side in
      var met: [(place: Int, port: Int)] = []
      for way in ways where way.wire.from == .border(side) || way.wire.to == .border(side) {
        if let place = order[way.wire.edge], let port = ports[way.wire.edge] { met.append((place, port)) }
      }
      met.sort { ($0.place, $0.port) < ($1.place, $1.port) }
      return zip(met, met.dropFirst()).allSatisfy { $0.port <= $1.port }
    }
  }

  // MARK: Rows

  private mutating func makeRows(_ contents: Contents, _ bundles: Bundles) {
    let (level, layers) = (contents.level, contents.assignment.layers)
    var places: [DiagramGraph.End: Int] = [:]
    var items: [[(item: DiagramGraph.End, layer: Int)]] = Array(repeating: [], count: plan.rows.count)
    for (index, item) in level.items.enumerated() {
      guard let layer = layers[index] else { continue }
      places[item] = layer
      let row = plan.rowOfLayer[layer]
      items[row].append((item, layer - plan.rows[row].lowerBound))
    }
    var wires: [[ColumnGrid.Wire]] = Array(repeating: [], count: plan.rows.count)
    var lines: [Bundles.Trunk: Int] = [:]
    func layer(_ end: NestedWires.End) -> Int? {
      switch end {
      case .item(let item): places[item]
      case .border: nil
      }
    }
    func piece(
      _ wire: NestedWires.Wire, _ layer: Int, from: NestedWires.End, to: NestedWires.End, isShared: Bool,
      turn: Int = 0
    ) -> (Int, Int) {
      let row = plan.rowOfLayer[layer]
      var (isStart, port) = (false, 0)
      if case .item(let item) = from {
        isStart = true
        if case .cluster(let frame) = item { port = context.inner[frame]?.ports[wire.edge] ?? 0 }
      }
      let isLabelled = wire.isLabelled && from == wire.from
      wires[row].append(
        .init(
          edge: wire.edge, from: from, to: to, isLabelled: isLabelled,
          bundle: isStart ? bundles.start(of: wire) : isShared ? bundles.end(of: wire) : nil, port: port,
          // Beside a frame is no room to run up and down; a line beside the rows has that.
          keepsPort: isStart && !isLabelled && turn != 0, turn: turn))
      return (row, wires[row].count - 1)
    }
    for (index, wire) in level.wires.enumerated() {
      var way = Way(wire: wire, pieces: [])
      let (from, to) = (layer(wire.from), layer(wire.to))
      if let from, let to, let course = plan.ways[index] {
        way.pieces = [
          piece(
            wire, from, from: wire.from, to: .border(course.exit), isShared: true,
            turn: FrameLayout.turn(by: to - from)),
          // What comes from the other side has crossed right beside the row.
          piece(
            wire, to, from: .border(course.entry), to: wire.to, isShared: true,
            turn: FrameLayout.turn(by: course.exit == course.entry ? from - to : (from - to).signum())),
        ]
        let trunk = bundles.trunk(of: wire, entry: course.entry)
        let line = lines[trunk] ?? gutters.lines.count
        if line == gutters.lines.count {
          gutters.lines.append(.init(to: .init(side: course.entry, row: plan.rowOfLayer[to])))
        }
        lines[trunk] = line
        way.line = line
        way.start = gutters.add(.init(side: course.exit, row: plan.rowOfLayer[from]), to: line)
      } else if let layer = from ?? to {
        way.pieces = [piece(wire, layer, from: wire.from, to: wire.to, isShared: wire.isShared)]
      } else {
        continue
      }
      ways.append(way)
    }
    let arrangement = contents.assignment.arrangement
    rows = plan.rows.indices.map { row in
      var context = context
      if row < contents.measures.count { context.measure = contents.measures[row] }
      return RowLayout(ColumnGrid(items[row], wires[row], arrangement, count: plan.rows[row].count), in: context)
    }
  }

  /// Where a line that leads so many layers down, or up, meets its card among others.
  private static func turn(by layers: Int) -> Int { layers < 0 ? -100_000 - layers : 100_000 - layers }

  private mutating func stack(room: Int?) {
    var y = 0
    var tops: [Int] = []
    for row in rows.indices {
      rows[row].widen(to: room.map { $0 - plan.right(ofRow: row) })
      tops.append(y + 10)
      if row > 0 { y += FrameLayout.gap + gutters.room(above: row) }
      rows[row].top = y
      y += rows[row].height
    }
    tops.append(y + 10)
    let below = gutters.room(above: rows.count)
    height = y + (below == 0 ? 0 : below + 10)
    alignRows()
    gutters.ends = rows.map(\.width)
    inside = gutters.ends.max() ?? 0
    for row in rows.indices { rows[row].extend(to: inside) }
    width = plan.left.width + rows.indices.reduce(0) { max($0, gutters.ends[$1] + plan.right(ofRow: $1)) }
    for way in ways {
      guard let line = way.line, let start = way.start, let first = way.pieces.first, let last = way.pieces.last else {
        continue
      }
      if let port = rows[first.row].port(of: first.route) {
        gutters.lines[line].starts[start].y = rows[first.row].top + port
      }
      if let port = rows[last.row].port(of: last.route) { gutters.lines[line].end.y = rows[last.row].top + port }
    }
    gutters.place(below: tops, right: width - plan.left.width - inside)
  }

  /// Makes cards at whose left nothing is begin below those that a line leads to from there.
  private mutating func alignRows() {
    // Where cards begin further inside, words stand before them.
    guard !context.isWhole, let begin = rows.filter(\.startsAtBorder).map(\.second).min(), begin <= 44 else { return }
    let widest = rows.map(\.width).max() ?? 0
    for row in rows.indices where !rows[row].startsAtBorder {
      rows[row].move(by: min(begin - rows[row].first, widest - rows[row].width))
    }
  }

  // MARK: What stands around them

  private mutating func add(_ shelf: Shelf, at start: Int, room: Int?) {
    self.shelf = shelf
    guard !shelf.items.isEmpty else { return }
    // Where it ends like a frame, the content's room at the right is there already.
    let end = context.padding
    let most = min(Shelf.shortest, room ?? .max)
    let isBeside = width > 0 && shelf.height <= height && width + Shelf.gap + shelf.width + end <= most
    if isBeside, !rows.contains(where: \.endsAtBorder) {
      self.shelf.move(x: width + Shelf.gap - context.padding, y: 0)
    } else {
      self.shelf.move(x: start, y: height == 0 ? 0 : height + Shelf.gap + 8)
    }
    for item in self.shelf.items {
      height = max(height, item.frame.maxY)
      widen(to: item.frame.maxX + end)
    }
  }

  /// Gives the frame more room at its right.
  mutating func widen(to wanted: Int) {
    guard width < wanted else { return }
    inside += wanted - width
    width = wanted
    for row in rows.indices { rows[row].extend(to: inside) }
  }

  /// Adds the header and the edges of a frame.
  private mutating func frame() {
    guard !context.isWhole else { return }
    let text = context.header
    header = text.height == 0 ? context.padding : max(text.height + 14, 12 + context.headerPorts * RowLayout.portGap)
    height += header + context.padding
    widen(to: text.width + 2 * context.padding)
  }

  // MARK: Arrows

  /// Draws a wire.
  func draw(_ way: Way, from origin: Point, with pen: inout ArrowPen) {
    let sides = (left: origin.x, right: origin.x + width)
    let origin = Point(x: origin.x + plan.left.width, y: origin.y)
    // Rows end where the lines beside them begin, and frames behind those.
    if case .border(let side) = way.wire.from, let piece = way.pieces.first,
      let port = rows[piece.row].port(of: piece.route)
    {
      pen.line(to: Point(x: side == .left ? sides.left : sides.right, y: origin.y + rows[piece.row].top + port))
    }
    defer {
      if case .border(let side) = way.wire.to, let piece = way.pieces.last,
        let port = rows[piece.row].port(of: piece.route)
      {
        pen.line(to: Point(x: side == .left ? sides.left : sides.right, y: origin.y + rows[piece.row].top + port))
      }
    }
    for (number, piece) in way.pieces.enumerated() {
      if number > 0, let line = way.line, let start = way.start {
        let corners = gutters.way(of: line, from: start)
        pen.corners(corners.map { Point(x: origin.x + $0.x, y: origin.y + $0.y) })
      }
      rows[piece.row].draw(piece.route, from: origin, with: &pen)
    }
  }

  /// The label of a wire, if it has one.
  func label(of way: Way, from origin: Point) -> Picture.Caption? {
    guard let piece = way.pieces.first else { return nil }
    return rows[piece.row].label(of: piece.route, from: Point(x: origin.x + plan.left.width, y: origin.y))
  }
}

extension NestedWires.Wire {
  /// Whether it ends at a side of its frame.
  fileprivate var crossesSide: Bool {
    switch (from, to) {
    case (.border, _), (_, .border): true
    case (.item, .item): false
    }
  }
}
