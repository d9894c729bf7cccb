internal import SceneGraphs

/// Puts the cells of each column in an order in which few links cross: sweeps by medians, after each of which neighbours
/// change places where fewer links cross then; the best order is kept. That is `mincross` in Gansner, Koutsofios, North
/// and Vo, "A Technique for Drawing Directed Graphs" (1993).
struct CrossingReduction {
  private var grid: ColumnGrid
  private var ranks: [Int]
  /// The columns whose order is given.
  private var fixed: Set<Int> = []

  /// The grid with its columns in order.
  ///
  /// - Parameter borders: The order of arrows at the row's sides; those that it doesn't name are free.
  static func applied(to grid: ColumnGrid, borders: [Int: Int] = [:]) -> ColumnGrid {
    guard grid.columns.count > 1 else { return grid }
    var reduction = CrossingReduction(grid)
    if !borders.isEmpty { reduction.fix(borders) }
    reduction.run()
    reduction.grid.sortTurns(borders)
    return reduction.grid
  }

  private init(_ grid: ColumnGrid) {
    self.grid = grid
    ranks = Array(repeating: 0, count: grid.cells.count)
    for column in grid.columns.indices { rank(column) }
  }

  private mutating func run() {
    var best = grid.columns
    var fewest = crossings
    for sweep in 0..<10 where fewest > 0 {
      if sweep.isMultiple(of: 2) {
        for column in grid.columns.indices.dropFirst() { sort(column, byLeft: true) }
      } else {
        for column in grid.columns.indices.dropLast().reversed() { sort(column, byLeft: false) }
      }
      for column in grid.columns.indices { exchange(column) }
      let now = crossings
      if now < fewest { (best, fewest) = (grid.columns, now) }
    }
    grid.columns = best
    for column in grid.columns.indices { rank(column) }
  }

  private mutating func rank(_ column: Int) {
    for (rank, cell) in grid.columns[column].enumerated() { ranks[cell] = rank }
  }

  private mutating func fix(_ borders: [Int: Int]) {
    for column in [0, grid.columns.count - 1] {
      let places = grid.columns[column].map { cell -> (cell: Int, place: Int?) in
        let link = grid.cells[cell].left.first ?? grid.cells[cell].right.first
        return (cell, link.flatMap { borders[grid.links[$0].edge] })
      }
      guard places.allSatisfy({ grid.cells[$0.cell].content == .border && $0.place != nil }) else { continue }
      grid.columns[column] = places.sorted { ($0.place ?? 0, $0.cell) < ($1.place ?? 0, $1.cell) }.map(\.cell)
      rank(column)
      fixed.insert(column)
    }
  }

  private mutating func sort(_ column: Int, byLeft: Bool) {
    if fixed.contains(column) { return }
    let cells = grid.columns[column]
    // What has no neighbour on that side keeps its place; the others share the rest.
    var keys: [(key: Int, cell: Int)] = []
    for cell in cells {
      if let key = key(of: cell, byLeft: byLeft) { keys.append((key, cell)) }
    }
    let sorted = keys.enumerated().sorted {
      $0.element.key != $1.element.key ? $0.element.key < $1.element.key : $0.offset < $1.offset
    }.map(\.element.cell)
    var rest = sorted.makeIterator()
    grid.columns[column] = cells.map { key(of: $0, byLeft: byLeft) == nil ? $0 : rest.next() ?? $0 }
    rank(column)
  }

  /// Where a link leaves or meets a cell, as a number that grows from top to bottom of the column.
  ///
  /// In frames these places are given; on all else they follow the order that is looked for here.
  private func place(_ cell: Int, _ offset: Int) -> Int {
    guard case .item(.cluster) = grid.cells[cell].content else { return ranks[cell] * 1024 + 512 }
    return ranks[cell] * 1024 + min(max(offset * 1024 / max(grid.cells[cell].height, 1), 0), 1023)
  }

  /// The sorting key of a cell; nil for a cell that keeps its place.
  private func key(of cell: Int, byLeft: Bool) -> Int? {
    if grid.arrangement != .free, case .item = grid.cells[cell].content { return nil }
    return median(of: cell, byLeft: byLeft)
  }

  /// Twice the median of the neighbours' places.
  private func median(of cell: Int, byLeft: Bool) -> Int? {
    let neighbours =
      byLeft
      ? grid.cells[cell].left.map { place(grid.links[$0].from, grid.links[$0].exit) }
      : grid.cells[cell].right.map { place(grid.links[$0].to, grid.links[$0].entry) }
    guard !neighbours.isEmpty else { return nil }
    let sorted = neighbours.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? sorted[middle - 1] + sorted[middle] : 2 * sorted[middle]
  }

  /// How many pairs of links cross.
  private var crossings: Int {
    var count = 0
    for cells in grid.columns.dropLast() {
      var ends: [(from: Int, to: Int)] = []
      for cell in cells {
        for link in grid.cells[cell].right.map({ grid.links[$0] }) {
          ends.append((place(cell, link.exit), place(link.to, link.entry)))
        }
      }
      // Places as numbers without gaps.
      ends.sort { $0.to < $1.to }
      var (number, last) = (-1, Int.min)
      for index in ends.indices {
        if ends[index].to != last { (number, last) = (number + 1, ends[index].to) }
        ends[index].to = number
      }
      ends.sort { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
      var tally = RankTally(count: number + 1)
      for end in ends { count += tally.add(end.to) }
    }
    return count
  }

  /// Lets neighbours of a column change places as long as fewer links cross then.
  private mutating func exchange(_ column: Int) {
    // In a higher column medians do nearly all, and pairs are too many to try.
    guard (2...60).contains(grid.columns[column].count), !fixed.contains(column) else { return }
    for _ in 0..<3 {
      var isBetter = false
      for index in grid.columns[column].indices.dropLast() {
        let (above, below) = (grid.columns[column][index], grid.columns[column][index + 1])
        guard grid.arrangement == .free || !isItem(above) || !isItem(below) else { continue }
        if crossings(above, below) > crossings(below, above) {
          grid.columns[column].swapAt(index, index + 1)
          (ranks[above], ranks[below]) = (ranks[below], ranks[above])
          isBetter = true
        }
      }
      if !isBetter { return }
    }
  }

  private func isItem(_ cell: Int) -> Bool {
    if case .item = grid.cells[cell].content { true } else { false }
  }

  /// How many links of two cells cross if the first stands above the second.
  private func crossings(_ above: Int, _ below: Int) -> Int {
    func pairs(_ upper: [Int], _ lower: [Int]) -> Int {
      upper.reduce(0) { count, place in count + lower.count { $0 < place } }
    }
    func lefts(_ cell: Int) -> [Int] {
      grid.cells[cell].left.map { place(grid.links[$0].from, grid.links[$0].exit) }
    }
    func rights(_ cell: Int) -> [Int] {
      grid.cells[cell].right.map { place(grid.links[$0].to, grid.links[$0].entry) }
    }
    return pairs(lefts(above), lefts(below)) + pairs(rights(above), rights(below))
  }
}

/// How many of the numbers seen so far are greater than one: a binary indexed tree.
private struct RankTally {
  private var sums: [Int]
  private var total = 0

  init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  /// Takes a number in, and tells how many before it were greater.
  mutating func add(_ rank: Int) -> Int {
    var notGreater = 0
    var index = rank + 1
    while index > 0 {
      notGreater += sums[index]
      index &= index - 1
    }
    index = rank + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
    total += 1
    return total - 1 - notGreater
  }
}
