/// The inside of one frame, or the whole drawing, with a place for everything in it.
struct FrameLayout {
  /// How far content keeps from a frame's sides, and text from a box's.
  static let padding = 14
  /// The distance between two places where arrows meet one side of a box.
  private static let portGap = 12
  /// What an arrow keeps straight before a box, for its head.
  private static let stub = 11

  /// What arrows connect, and where it stands; the content begins below the header.
  private(set) var grid: ColumnGrid
  /// What stands beside or below it.
  private var shelf = Shelf([], below: 0)
  /// How much room the frame takes, its header included.
  private(set) var width = 0
  private(set) var height = 0
  /// The height of what stands above the content.
  private(set) var header = 0

  private let graph: DiagramGraph
  private let model: DeviceCard.Model
  private let level: Int
  /// Where arrows that go on outside meet the frame's sides, from its upper edge.
  private var ports: [Int: Int] = [:]
  /// The place of each cell in its column.
  private var ranks: [Int] = []
  private let labels: [Int: TextBlock]
  /// Where each column begins, and how wide it is.
  private var columns: [(x: Int, width: Int)] = []

  /// - Parameters:
  ///   - level: The frame's index; the whole drawing is behind the last.
  ///   - grid: What stands in it, without sizes so far.
  ///   - loose: What no arrow touches.
  ///   - graph: The drawing.
  ///   - model: What its cards look like.
  ///   - inner: The layouts of the frames in it.
  ///   - room: How wide it may be; nil is as wide as it gets.
  init(
    _ level: Int, _ grid: ColumnGrid, loose: [DiagramGraph.End], in graph: DiagramGraph, cards model: DeviceCard.Model,
    inner: [FrameLayout?], room: Int?
  ) {
    self.level = level
    self.graph = graph
    self.model = model
    var labels: [Int: TextBlock] = [:]
    for cell in grid.cells {
      switch cell.content {
      case .label(let edge), .turn(let edge): labels[edge] = TextBlock(graph.edges[edge].lines, as: .arrow)
      case .item, .bend, .border: break
      }
    }
    self.labels = labels
    self.grid = grid
    for cell in grid.cells.indices { measure(cell, inner) }
    self.grid = CrossingReduction.applied(to: self.grid)
    ranks = self.grid.ranks
    for column in self.grid.columns {
      for cell in column { spreadPorts(cell) }
    }
    self.grid = ColumnPlacement.applied(to: self.grid)
    spreadColumns()
    let boxes = loose.map { item in
      let size = size(of: item, ports: 0, inner)
      return (item: item, width: size.width, height: size.height)
    }
    add(Shelf(boxes, below: width, room: room.map { $0 - (columns.count > 1 ? columns[1].x : 0) }))
    frame()
    for route in self.grid.routes where !route.wire.isWhole {
      if let port = port(of: route) { ports[route.wire.edge] = port }
    }
  }

  /// The items and where they stand, from the content's upper left corner.
  var items: [(item: DiagramGraph.End, frame: Rectangle)] {
    let tied: [(DiagramGraph.End, Rectangle)] = grid.cells.compactMap { cell in
      guard case .item(let item) = cell.content else { return nil }
      return (item, Rectangle(x: cell.origin.x, y: cell.origin.y, width: cell.width, height: cell.height))
    }
    return tied + shelf.items.map { ($0.item, $0.frame) }
  }

  private func port(of route: ColumnGrid.Route) -> Int? {
    guard let first = route.steps.first, let last = route.steps.last else { return nil }
    func top(_ cell: Int) -> Int? {
      grid.cells[cell].content == .border ? header + grid.cells[cell].origin.y : nil
    }
    let (start, end) = (grid.links[first.link], grid.links[last.link])
    return top(first.isBackwards ? start.to : start.from) ?? top(last.isBackwards ? end.from : end.to)
  }

  // MARK: Sizes

  private mutating func measure(_ index: Int, _ inner: [FrameLayout?]) {
    let cell = grid.cells[index]
    switch cell.content {
    case .bend, .border: break
    case .label(let edge):
      grid.cells[index].width = labels[edge]?.width ?? 0
      grid.cells[index].height = (labels[edge]?.height ?? 0) + 4
    case .turn(let edge):
      grid.cells[index].width = (labels[edge]?.width ?? 0) + 16
      grid.cells[index].height = max(labels[edge]?.height ?? 0, 14)
    case .item(let item):
      (grid.cells[index].width, grid.cells[index].height) = size(
        of: item, ports: max(cell.left.count, cell.right.count), inner)
      guard case .cluster(let frame) = item, let layout = inner[frame] else { return }
      for link in cell.left { grid.links[link].entry = layout.ports[grid.links[link].edge] ?? 0 }
      for link in cell.right { grid.links[link].exit = layout.ports[grid.links[link].edge] ?? 0 }
    }
  }

  /// How large a box is on whose sides so many arrows end.
  private func size(
    of item: DiagramGraph.End, ports: Int, _ inner: [FrameLayout?]
  ) -> (width: Int, height: Int) {
    switch item {
    case .cluster(let frame): return inner[frame].map { ($0.width, $0.height) } ?? (0, 0)
    case .node(let index):
      let node = graph.nodes[index]
      let least = ports * FrameLayout.portGap + 10
      switch node.meaning {
      case .entry: return (14, 14)
      case .card: return (model.width, max(DeviceCard(node, as: model).height, least))
      case .missing, .reference, .onScreen, .moving, .untold, .offScreen, .notLoaded, .stray:
        let text = TextBlock(node.lines, as: .node)
        return (max(text.width + 2 * FrameLayout.padding, 72), max(text.height + 18, least))
      }
    }
  }

  /// How many arrows end at a frame itself, at most on one side.
  private var headerPorts: Int {
    guard level < graph.clusters.count else { return 0 }
    let frame = DiagramGraph.End.cluster(level)
    return graph.edges.reduce(0) { count, edge in
      count + (edge.from == frame && !graph.is(edge.to, inside: frame) ? 1 : 0)
        + (edge.to == frame && !graph.is(edge.from, inside: frame) ? 1 : 0)
    }
  }

  private mutating func spreadPorts(_ index: Int) {
    let cell = grid.cells[index]
    let left = cell.left.sorted { rank($0, of: \.from) < rank($1, of: \.from) }
    let right = cell.right.sorted { rank($0, of: \.to) < rank($1, of: \.to) }
    switch cell.content {
    case .bend, .border: break
    case .label:
      for link in left { grid.links[link].entry = cell.height - 2 }
      for link in right { grid.links[link].exit = cell.height - 2 }
    case .turn:
      for (place, link) in left.enumerated() { grid.links[link].entry = place == 0 ? 1 : cell.height - 1 }
    case .item(.node):
      for (place, link) in left.enumerated() { grid.links[link].entry = offset(place, of: left.count, cell.height) }
      for (place, link) in right.enumerated() { grid.links[link].exit = offset(place, of: right.count, cell.height) }
    case .item(.cluster(let frame)):
      // What ends at the frame itself meets it at the height of its header, above all that goes on inside.
      for (place, link) in left.filter({ ends($0, at: frame) }).enumerated() {
        grid.links[link].entry = 12 + place * FrameLayout.portGap
      }
      for (place, link) in right.filter({ ends($0, at: frame) }).enumerated() {
        grid.links[link].exit = 12 + place * FrameLayout.portGap
      }
    }
  }

  private func offset(_ place: Int, of count: Int, _ height: Int) -> Int {
    height / 2 + place * FrameLayout.portGap - (count - 1) * FrameLayout.portGap / 2
  }

  private func ends(_ link: Int, at frame: Int) -> Bool {
    let edge = graph.edges[grid.links[link].edge]
    return edge.from == .cluster(frame) || edge.to == .cluster(frame)
  }

  private func rank(_ link: Int, of end: KeyPath<ColumnGrid.Link, Int>) -> (Int, Int) {
    (ranks[grid.links[link][keyPath: end]], link)
  }

  // MARK: Columns

  private mutating func spreadColumns() {
    let startsAtBorder = grid.columns.first.map { isBorder($0) } ?? false
    var x = level == graph.clusters.count || startsAtBorder ? 0 : FrameLayout.padding
    for (index, column) in grid.columns.enumerated() {
      if index > 0 { x += channel(before: index) }
      let width = column.map { grid.cells[$0].width }.max() ?? 0
      columns.append((x, width))
      for cell in column { grid.cells[cell].origin.x = x }
      x += width
    }
    width = x + (level == graph.clusters.count || endsAtBorder ? 0 : FrameLayout.padding)
    height = grid.columns.joined().map { grid.cells[$0].origin.y + grid.cells[$0].height }.max() ?? 0
  }

  private func isBorder(_ column: [Int]) -> Bool { column.contains { grid.cells[$0].content == .border } }

  /// The room between a column and the one before it: more where links climb far.
  private func channel(before column: Int) -> Int {
    var climb = 0
    for cell in grid.columns[column] {
      for link in grid.cells[cell].left.map({ grid.links[$0] }) {
        let rise = grid.cells[link.from].origin.y + link.exit - grid.cells[cell].origin.y - link.entry
        climb = max(climb, abs(rise))
      }
    }
    return 2 * FrameLayout.stub + min(max(14, climb / 3), 80)
  }

  private mutating func add(_ shelf: Shelf) {
    self.shelf = shelf
    guard !shelf.items.isEmpty else { return }
    let isWhole = level == graph.clusters.count
    // Where it ends like a frame, the content's room at the right is there already.
    let end = isWhole ? 0 : FrameLayout.padding
    // Below, it begins where the cards above it do, and not below the dot where the scene begins.
    let start = columns.count > 1 && isWhole ? columns[1].x : end
    let isBeside = width > 0 && shelf.height <= height && width + Shelf.gap + shelf.width + end <= Shelf.shortest
    if isBeside && !endsAtBorder {
      self.shelf.move(x: width + (isWhole ? Shelf.gap : Shelf.gap - FrameLayout.padding), y: 0)
    } else {
      self.shelf.move(x: start, y: height == 0 ? 0 : height + Shelf.gap + 8)
    }
    for item in self.shelf.items {
      height = max(height, item.frame.maxY)
      widen(to: item.frame.maxX + end)
    }
  }

  private var endsAtBorder: Bool { grid.columns.last.map { isBorder($0) } ?? false }

  /// Gives the frame more room at its right, and takes the arrows there that meet its side.
  private mutating func widen(to wanted: Int) {
    guard width < wanted else { return }
    width = wanted
    guard let last = grid.columns.last, isBorder(last) else { return }
    for cell in last { grid.cells[cell].origin.x = width }
    columns[columns.count - 1].x = width
  }

  /// Adds the header and the edges of a frame.
  private mutating func frame() {
    guard level < graph.clusters.count else { return }
    let text = TextBlock(graph.clusters[level].lines, as: .node)
    header = max(text.height + 18, 12 + headerPorts * FrameLayout.portGap)
    height += header + FrameLayout.padding
    widen(to: text.width + 2 * FrameLayout.padding)
  }

  // MARK: Arrows

  /// Draws a route.
  func draw(_ route: ColumnGrid.Route, from origin: Point, with pen: inout ArrowPen) {
    for (index, step) in route.steps.enumerated() {
      let link = grid.links[step.link]
      let (from, to) = (grid.cells[link.from], grid.cells[link.to])
      let edge = columns[from.column]
      let left = Point(x: origin.x + from.origin.x + from.width, y: origin.y + from.origin.y + link.exit)
      let right = Point(x: origin.x + to.origin.x, y: origin.y + to.origin.y + link.entry)
      let start = Point(x: origin.x + edge.x + edge.width + FrameLayout.stub, y: left.y)
      let end = Point(x: right.x - FrameLayout.stub, y: right.y)
      let way = step.isBackwards ? [right, end, start, left] : [left, start, end, right]
      if step.isBackwards, index > 0, case .turn = to.content { pen.turn(to: right) }
      pen.line(to: way[0])
      pen.line(to: way[1])
      pen.bend(to: way[2])
      pen.line(to: way[3])
    }
  }

  /// The label of a route, if it has one.
  func label(of route: ColumnGrid.Route, from origin: Point) -> Picture.Caption? {
    for step in route.steps {
      let link = grid.links[step.link]
      for cell in [grid.cells[link.from], grid.cells[link.to]] {
        let shift: Int
        switch cell.content {
        case .label: shift = 0
        case .turn: shift = 16
        case .item, .bend, .border: continue
        }
        guard let text = labels[route.wire.edge], !text.lines.isEmpty else { return nil }
        return .init(text: text, origin: Point(x: origin.x + cell.origin.x + shift, y: origin.y + cell.origin.y))
      }
    }
    return nil
  }
}

extension ColumnGrid {
  /// The place of each cell in its column.
  var ranks: [Int] {
    var ranks = Array(repeating: 0, count: cells.count)
    for column in columns {
      for (rank, cell) in column.enumerated() { ranks[cell] = rank }
    }
    return ranks
  }
}
