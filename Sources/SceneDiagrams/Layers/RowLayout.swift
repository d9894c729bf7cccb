internal import SceneCanvas
internal import SceneGraphs

/// Layers side by side, with a place for everything in them: the whole of a level, or one of its rows.
struct RowLayout {
  /// The distance between two places where arrows meet one side of a box.
  static let portGap = 10
  /// The length that an arrow keeps straight before a box, for its head.
  static let stub = 8
  /// How much wider the label of an arrow that turns back is than its text.
  static let turn = 16

  /// The items that arrows connect, each with its place from the row's upper left corner.
  private(set) var grid: ColumnGrid
  package private(set) var width = 0
  private(set) var height = 0
  /// How far below the content's upper edge it begins.
  var top = 0

  private let context: Context
  /// The place of each cell in its column.
  private var ranks: [Int] = []
  /// The texts of labels, by their cells.
  private(set) var labels: [Int: TextBlock] = [:]
  /// Where each column begins, and how wide it is.
  private(set) var columns: [(x: Int, width: Int)] = []

  /// - Parameters:
  ///   - grid: What stands in it, without sizes so far.
  ///   - context: What all rows of the level have in common.
  init(_ grid: ColumnGrid, in context: Context) {
    self.context = context
    self.grid = grid
    for cell in grid.cells.indices { measure(cell) }
    self.grid = CrossingReduction.applied(to: self.grid, borders: context.order)
    for cell in self.grid.cells.indices { setPorts(cell) }
    ranks = self.grid.ranks
    for column in self.grid.columns {
      for cell in column { spreadPorts(cell) }
    }
    self.grid = ColumnPlacement.applied(to: self.grid)
    height = self.grid.columns.joined().map { self.grid.cells[$0].origin.y + self.grid.cells[$0].height }.max() ?? 0
    spreadColumns(extra: 0)
  }

  /// Gives the channels more room, those most where links climb far, until the row is as wide.
  ///
  /// - Parameter wanted: How wide it may become; nil for as wide as the channels want.
  mutating func widen(to wanted: Int?) {
    let climbs = grid.columns.indices.dropFirst().map { max(0, min(80, climb(before: $0) / 3) - 14) }
    let all = climbs.reduce(0, +)
    // Lanes begin at one line.
    if grid.arrangement == .lanes { return }
    let extra = wanted.map { max(0, min(all, $0 - width)) } ?? all
    spreadColumns(extra: extra)
  }

  /// The items and where they stand, from the row's upper left corner.
  var items: [(item: DiagramGraph.End, frame: Rectangle)] {
    grid.cells.compactMap { cell in
      guard case .item(let item) = cell.content else { return nil }
      return (item, Rectangle(x: cell.origin.x, y: cell.origin.y, width: cell.width, height: cell.height))
    }
  }

  /// Where the first column begins.
  var first: Int { columns.first?.x ?? 0 }
  /// Where the second column begins, if there are several.
  var second: Int { columns.count > 1 ? columns[1].x : 0 }
  var startsAtBorder: Bool { grid.columns.first.map { isBorder($0) } ?? false }
  var endsAtBorder: Bool { grid.columns.last.map { isBorder($0) } ?? false }

  /// How far below the row's upper edge a route meets the row's side.
  func port(of route: Int) -> Int? {
    guard let first = grid.routes[route].steps.first, let last = grid.routes[route].steps.last else { return nil }
    func top(_ cell: Int) -> Int? { grid.cells[cell].content == .border ? grid.cells[cell].origin.y : nil }
    let (start, end) = (grid.links[first.link], grid.links[last.link])
    return top(first.isBackwards ? start.to : start.from) ?? top(last.isBackwards ? end.from : end.to)
  }

  // MARK: Sizes

  private mutating func measure(_ index: Int) {
    let cell = grid.cells[index]
    switch cell.content {
    case .bend, .border: break
    case .label(let edge), .turn(let edge):
      let text = cell.isPlain ? TextBlock([], as: .arrow) : context.label(of: edge, count: cell.count)
      labels[index] = text
      if case .turn = cell.content {
        grid.cells[index].width = text.width + RowLayout.turn
        grid.cells[index].height = max(text.height, 14)
      } else {
        grid.cells[index].width = text.width
        grid.cells[index].height = text.height + 4
      }
    case .item(let item):
      (grid.cells[index].width, grid.cells[index].height) = context.size(
        of: item, ports: max(cell.left.count, cell.right.count))
      guard case .cluster(let frame) = item, let layout = context.inner[frame] else { return }
      // For the order of arrows it only counts which card they belong to.
      for link in cell.left { grid.links[link].entry = layout.slots[grid.links[link].edge] ?? 0 }
      for link in cell.right { grid.links[link].exit = layout.slots[grid.links[link].edge] ?? 0 }
    }
  }

  private mutating func setPorts(_ index: Int) {
    let cell = grid.cells[index]
    guard case .item(.cluster(let frame)) = cell.content, let layout = context.inner[frame] else { return }
    for link in cell.left { grid.links[link].entry = layout.ports[grid.links[link].edge] ?? 0 }
    for link in cell.right { grid.links[link].exit = layout.ports[grid.links[link].edge] ?? 0 }
  }

  /// How far down that stands in the row which a route to the row's side begins or ends at.
  func slot(of route: Int) -> Int {
    guard let first = grid.routes[route].steps.first, let last = grid.routes[route].steps.last else { return 0 }
    let ends = [
      grid.links[first.link].from, grid.links[first.link].to, grid.links[last.link].from, grid.links[last.link].to,
    ]
    for cell in ends {
      guard case .item(let item) = grid.cells[cell].content else { continue }
      let inner: Int =
        switch item {
        case .node: 0
        case .cluster(let frame): context.inner[frame]?.slots[grid.routes[route].edge] ?? 0
        }
      return grid.cells[cell].origin.y + inner
    }
    return 0
  }

  /// For each frame in it, the order in which arrows best meet the frame's sides from outside.
  var orders: [(frame: Int, ranks: [Int: Int])] {
    grid.cells.compactMap { cell in
      guard case .item(.cluster(let frame)) = cell.content, let layout = context.inner[frame] else { return nil }
      var order: [Int: Int] = [:]
      for (links, end) in [(cell.left, \ColumnGrid.Link.from), (cell.right, \ColumnGrid.Link.to)] {
        let sorted = links.sorted { first, second in
          let slots = [first, second].map { layout.slots[grid.links[$0].edge] ?? 0 }
          return slots[0] != slots[1] ? slots[0] < slots[1] : rank(first, of: end) < rank(second, of: end)
        }
        for (place, link) in sorted.enumerated() { order[grid.links[link].edge] = place }
      }
      return (frame, order)
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
        grid.links[link].entry = 12 + place * RowLayout.portGap
      }
      for (place, link) in right.filter({ ends($0, at: frame) }).enumerated() {
        grid.links[link].exit = 12 + place * RowLayout.portGap
      }
    }
  }

  private func offset(_ place: Int, of count: Int, _ height: Int) -> Int {
    height / 2 + place * RowLayout.portGap - (count - 1) * RowLayout.portGap / 2
  }

  private func ends(_ link: Int, at frame: Int) -> Bool {
    let edge = context.graph.edges[grid.links[link].edge]
    return edge.from == .cluster(frame) || edge.to == .cluster(frame)
  }

  private func rank(_ link: Int, of end: KeyPath<ColumnGrid.Link, Int>) -> (Int, Int) {
    (ranks[grid.links[link][keyPath: end]], link)
  }

  // MARK: Columns

  private mutating func spreadColumns(extra: Int) {
    let wishes = grid.columns.indices.map { $0 == 0 ? 0 : max(0, min(80, climb(before: $0) / 3) - 14) }
    let all = max(1, wishes.reduce(0, +))
    // Lanes begin at one line, whether arrows meet them there or not.
    var x = startsAtBorder ? 0 : grid.arrangement == .lanes ? RowPlan.channel : context.padding
    columns = []
    for (index, column) in grid.columns.enumerated() {
      if index > 0 { x += channel(before: index) + extra * wishes[index] / all }
      let width = column.map { grid.cells[$0].width }.max() ?? 0
      columns.append((x, width))
      for cell in column { grid.cells[cell].origin.x = x }
      x += width
    }
    width = x + (endsAtBorder ? 0 : context.padding)
  }

  private func channel(before column: Int) -> Int {
    // Lanes begin at one line.
    grid.arrangement == .lanes ? RowPlan.channel : RowPlan.channel(of: links(before: column))
  }

  private func isBorder(_ column: [Int]) -> Bool { column.contains { grid.cells[$0].content == .border } }

  /// How many links of a channel begin or end at an item, on the side where more do.
  private func links(before column: Int) -> Int {
    func count(_ cells: [Int], _ side: KeyPath<ColumnGrid.Cell, [Int]>) -> Int {
      cells.reduce(0) { count, cell in
        if case .item = grid.cells[cell].content { return count + grid.cells[cell][keyPath: side].count }
        return count
      }
    }
    return max(count(grid.columns[column], \.left), count(grid.columns[column - 1], \.right))
  }

  /// How far the links before a column climb at most.
  private func climb(before column: Int) -> Int {
    var climb = 0
    for cell in grid.columns[column] {
      for link in grid.cells[cell].left.map({ grid.links[$0] }) {
        let rise = grid.cells[link.from].origin.y + link.exit - grid.cells[cell].origin.y - link.entry
        climb = max(climb, abs(rise))
      }
    }
    return climb
  }

  /// Moves all of it to the right.
  mutating func move(by length: Int) {
    guard length > 0 else { return }
    for column in columns.indices { columns[column].x += length }
    for cell in grid.cells.indices { grid.cells[cell].origin.x += length }
    width += length
  }

  /// Gives the row more room at its right, and takes the arrows there that meet its side; those that turn up or down do so
  /// where they are.
  mutating func extend(to wanted: Int) {
    guard width < wanted else { return }
    width = wanted
    guard let last = grid.columns.last, isBorder(last) else { return }
    for cell in last where grid.cells[cell].turn == 0 { grid.cells[cell].origin.x = width }
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
