internal import SceneCanvas
internal import SceneGraphs

/// How high the cells of each column stand, so that links are as straight as the cells' order and gaps let them be.
///
/// Each sweep asks every cell where its links would be straight. It gives each column the heights that are nearest to
/// these wishes by least squares: neighbours that would get too close move together as a block.
struct ColumnPlacement {
  private var grid: ColumnGrid
  private var tops: [Double]

  /// The grid with a height for every cell.
  static func applied(to grid: ColumnGrid) -> ColumnGrid {
    var placement = ColumnPlacement(grid)
    placement.run()
    return placement.grid
  }

  private init(_ grid: ColumnGrid) {
    self.grid = grid
    tops = Array(repeating: 0, count: grid.cells.count)
    for column in grid.columns {
      var y = 0
      for (index, cell) in column.enumerated() {
        if index > 0 { y += gap(column[index - 1], cell) }
        tops[cell] = Double(y)
        y += grid.cells[cell].height
      }
    }
  }

  private mutating func run() {
    for round in 0..<6 {
      for column in grid.columns.indices { settle(column, usesLeft: true, usesRight: round > 3) }
      for column in grid.columns.indices.reversed() { settle(column, usesLeft: round > 3, usesRight: true) }
    }
    for cell in tops.indices { grid.cells[cell].origin.y = Int(tops[cell].rounded()) }
    for column in grid.columns.indices { straighten(column, byLeft: true) }
    for column in grid.columns.indices.reversed() { straighten(column, byLeft: false) }
    let top = grid.columns.joined().map { grid.cells[$0].origin.y }.min() ?? 0
    for cell in grid.cells.indices { grid.cells[cell].origin.y -= top }
    closeBands()
  }

  /// Takes out what is empty across all columns. What is linked to the side of its row alone stands wherever the sweeps
  /// have pushed it, since its only link is straight anywhere.
  private mutating func closeBands() {
    let cells = grid.columns.joined().sorted { (grid.cells[$0].origin.y, $0) < (grid.cells[$1].origin.y, $1) }
    var (end, shift) = (0, 0)
    for cell in cells {
      shift += max(0, grid.cells[cell].origin.y - end - ColumnPlacement.widestGap)
      end = max(end, bottom(of: cell))
      grid.cells[cell].origin.y -= shift
    }
  }

  private struct Block {
    var wish: Double
    var weight: Double
    var count: Int
  }

  private mutating func settle(_ column: Int, usesLeft: Bool, usesRight: Bool) {
    let cells = grid.columns[column]
    var blocks: [Block] = []
    var offsets: [Double] = []
    var offset = 0.0
    for (index, cell) in cells.enumerated() {
      if index > 0 { offset += Double(gap(cells[index - 1], cell) + grid.cells[cells[index - 1]].height) }
      offsets.append(offset)
      let wish = wish(of: cell, usesLeft: usesLeft, usesRight: usesRight)
      blocks.append(Block(wish: wish.top - offset, weight: wish.weight, count: 1))
      while blocks.count > 1, blocks[blocks.count - 2].wish > blocks[blocks.count - 1].wish {
        let below = blocks.removeLast()
        let above = blocks[blocks.count - 1]
        let weight = above.weight + below.weight
        blocks[blocks.count - 1] = Block(
          wish: (above.wish * above.weight + below.wish * below.weight) / weight, weight: weight,
          count: above.count + below.count)
      }
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        tops[cells[index]] = block.wish + offsets[index]
        index += 1
      }
    }
  }

  private func wish(of cell: Int, usesLeft: Bool, usesRight: Bool) -> (top: Double, weight: Double) {
    // What stands in a row hangs from one line.
    if grid.arrangement == .row, case .item = grid.cells[cell].content { return (0, 1e9) }
    var sum = 0.0
    var weight = 0.0
    func add(_ other: Int, _ top: Double) {
      let share = grid.cells[cell].isThin && grid.cells[other].isThin ? 8.0 : 1.0
      sum += top * share
      weight += share
    }
    if usesLeft {
      for link in grid.cells[cell].left.map({ grid.links[$0] }) {
        add(link.from, tops[link.from] + Double(link.exit - link.entry))
      }
    }
    if usesRight {
      for link in grid.cells[cell].right.map({ grid.links[$0] }) {
        add(link.to, tops[link.to] + Double(link.entry - link.exit))
      }
    }
    return weight == 0 ? (tops[cell], 0.05) : (sum / weight, weight)
  }

  /// Takes small steps out of links where there is room: of the one that leads to a cell, or else of the one that
  /// leads away from it.
  private mutating func straighten(_ column: Int, byLeft: Bool) {
    let cells = grid.columns[column]
    for (index, cell) in cells.enumerated() {
      guard let wish = wish(of: cell, byLeft: byLeft) else { continue }
      // A line that steps by a pixel or two looks like a fault; neighbours that are as much nearer don't.
      let isSmall = abs(wish - grid.cells[cell].origin.y) <= ColumnPlacement.smallStep
      let less = isSmall && grid.cells[cell].isThin ? ColumnPlacement.smallStep : 0
      let top = index == 0 ? Int.min : bottom(of: cells[index - 1]) + gap(cells[index - 1], cell) - less
      let isFree =
        index + 1 == cells.count
        || wish + grid.cells[cell].height + gap(cell, cells[index + 1]) - less <= grid.cells[cells[index + 1]].origin.y
      if wish >= top, isFree { grid.cells[cell].origin.y = wish }
    }
  }

  /// Where a cell's only link would be straight.
  private func wish(of cell: Int, byLeft: Bool) -> Int? {
    if grid.arrangement == .row, case .item = grid.cells[cell].content { return nil }
    if byLeft {
      guard grid.cells[cell].left.count == 1, let link = grid.cells[cell].left.first.map({ grid.links[$0] }) else {
        return nil
      }
      return grid.cells[link.from].origin.y + link.exit - link.entry
    }
    guard grid.cells[cell].right.count == 1, let link = grid.cells[cell].right.first.map({ grid.links[$0] }),
      // A line that turns before it anyway needn't turn again behind it.
      grid.cells[cell].left.isEmpty
        || grid.cells[cell].content == .bend && !grid.cells[cell].left.contains(where: { isStraight(grid.links[$0]) })
    else { return nil }
    return grid.cells[link.to].origin.y + link.entry - link.exit
  }

  private func isStraight(_ link: ColumnGrid.Link) -> Bool {
    grid.cells[link.from].origin.y + link.exit == grid.cells[link.to].origin.y + link.entry
  }

  private func bottom(of cell: Int) -> Int { grid.cells[cell].origin.y + grid.cells[cell].height }

  private static let widestGap = 26
  private static let smallStep = 3

  /// The least distance between two cells of a column.
  private func gap(_ above: Int, _ below: Int) -> Int {
    switch (grid.cells[above].content, grid.cells[below].content) {
    case (.item, .item): ColumnPlacement.widestGap
    case (.item, _), (_, .item): 16
    case (.label, _), (.turn, _), (_, .label), (_, .turn): 8
    case (.bend, _), (.border, _): 10
    }
  }
}

extension ColumnGrid.Cell {
  /// Whether it is a piece of an arrow.
  fileprivate var isThin: Bool {
    switch content {
    case .bend, .border, .label: true
    case .item, .turn: false
    }
  }
}
