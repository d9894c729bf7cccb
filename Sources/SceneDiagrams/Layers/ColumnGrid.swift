/// The columns of a level: what stands in them, and what connects neighbours.
///
/// Layers have every other column; those between have the labels. An arrow over several columns has a bend in each. So
/// the arrow gets room in each of them, and every link leads to the next column.
struct ColumnGrid {
  /// What a cell holds.
  enum Content: Hashable {
    case item(DiagramGraph.End)
    /// The label of an arrow, with the arrow's line below it.
    case label(edge: Int)
    /// The label of an arrow that turns back: both ends of the arrow lie at the left.
    case turn(edge: Int)
    /// An arrow that only passes.
    case bend
    /// Where an arrow meets the side of the frame.
    case border
  }

  /// A cell.
  struct Cell {
    var content: Content
    var column: Int
    var width = 0
    var height = 0
    /// Its upper left corner.
    var origin = Point(x: 0, y: 0)
    /// The links that meet its left and right side.
    var left: [Int] = []
    var right: [Int] = []
  }

  /// A stretch of a wire from a column to the next.
  struct Link {
    /// The arrow that it is a piece of.
    var edge: Int
    /// The cell at the left, and the one at the right.
    var from: Int
    var to: Int
    /// How far below the upper edges of the two cells it meets them.
    var exit = 0
    var entry = 0
  }

  /// A wire as the links that it is made of, from its start to its end.
  struct Route {
    var wire: NestedWires.Wire
    /// The links, and whether each is run through from right to left.
    var steps: [(link: Int, isBackwards: Bool)] = []
  }

  /// How its items stand to one another.
  let arrangement: DiagramGraph.Cluster.Arrangement
  private(set) var routes: [Route] = []
  /// The cells, and those of each column from top to bottom.
  var cells: [Cell] = []
  var links: [Link] = []
  var columns: [[Int]] = []

  /// - Parameters:
  ///   - level: The level.
  ///   - arrangement: How its items stand to one another.
  ///   - layers: The layer of each of its items; nil for what stands elsewhere.
  ///   - count: How many layers there are.
  ///   - isLabelled: Whether each arrow has a label.
  init(
    _ level: NestedWires.Level, _ arrangement: DiagramGraph.Cluster.Arrangement, layers: [Int?], count: Int,
    isLabelled: [Bool]
  ) {
    self.arrangement = arrangement
    // The outermost columns are for the sides of the frame.
    columns = Array(repeating: [], count: 2 * count + 4)
    var places: [DiagramGraph.End: Int] = [:]
    for (index, item) in level.items.enumerated() {
      if let layer = layers[index] { places[item] = add(.item(item), column: 2 * layer + 2) }
    }
    for wire in level.wires { add(wire, places, isLabelled: wire.isWhole && isLabelled[wire.edge]) }
    compress()
  }

  private mutating func add(_ content: Content, column: Int) -> Int {
    cells.append(Cell(content: content, column: column))
    columns[column].append(cells.count - 1)
    return cells.count - 1
  }

  private mutating func add(_ wire: NestedWires.Wire, _ places: [DiagramGraph.End: Int], isLabelled: Bool) {
    func cell(_ end: NestedWires.End) -> Int {
      switch end {
      case .item(let item): places[item] ?? 0
      case .border(.left): add(.border, column: 0)
      case .border(.right): add(.border, column: columns.count - 1)
      }
    }
    let (start, end) = (cell(wire.from), cell(wire.to))
    let (first, last) = (cells[start].column, cells[end].column)
    var route = Route(wire: wire)
    if first == last {
      let turn = add(.turn(edge: wire.edge), column: first + 1)
      route.steps = [(connect(start, turn, wire.edge), false), (connect(end, turn, wire.edge), true)]
      routes.append(route)
      return
    }
    let way = first < last ? 1 : -1
    // Whatever an arrow starts from, the column behind it is one for labels.
    let labelled = isLabelled ? first + way : nil
    var here = start
    var column = first
    while column != last {
      column += way
      let next =
        column == last
        ? end : add(column == labelled ? .label(edge: wire.edge) : .bend, column: column)
      route.steps.append((way > 0 ? connect(here, next, wire.edge) : connect(next, here, wire.edge), way < 0))
      here = next
    }
    routes.append(route)
  }

  private mutating func connect(_ left: Int, _ right: Int, _ edge: Int) -> Int {
    links.append(Link(edge: edge, from: left, to: right))
    cells[left].right.append(links.count - 1)
    cells[right].left.append(links.count - 1)
    return links.count - 1
  }

  /// Takes out the columns that nothing but bends stands in.
  private mutating func compress() {
    for column in columns.indices.reversed() {
      guard columns[column].allSatisfy({ cells[$0].content == .bend }) else { continue }
      remove(column)
    }
    for (column, members) in columns.enumerated() {
      for cell in members { cells[cell].column = column }
    }
  }

  private mutating func remove(_ column: Int) {
    var gone: Set<Int> = []
    for cell in columns[column] {
      guard let before = cells[cell].left.first, let after = cells[cell].right.first else { continue }
      // The link before the bend takes over what the one behind it led to.
      let target = links[after].to
      links[before].to = target
      if let place = cells[target].left.firstIndex(of: after) { cells[target].left[place] = before }
      gone.insert(after)
    }
    columns.remove(at: column)
    guard !gone.isEmpty else { return }
    for route in routes.indices { routes[route].steps.removeAll { gone.contains($0.link) } }
  }
}
