internal import SceneCanvas
internal import SceneGraphs

/// The columns of a row: what stands in them, and what connects neighbours.
///
/// Layers have every other column; those between have the labels. An arrow over several columns has a bend in each. So
/// the arrow gets room in each of them, and every link leads to the next column. Arrows of one bundle share all that
/// they can: their label, and the way from there on.
struct ColumnGrid {
  /// The contents of a cell.
  enum Content: Hashable {
    case item(DiagramGraph.End)
    /// The label of arrows, with their line below it, by the first of them.
    case label(edge: Int)
    /// The label of an arrow that turns back: both ends of the arrow lie at the left.
    case turn(edge: Int)
    /// An arrow that only passes.
    case bend
    /// Where an arrow meets the side of the row.
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
    /// How many arrows share it.
    var count = 1
    /// Whether it has no text, since the label stands elsewhere.
    var isPlain = false
    /// For what ends at the row's side: where it stands among those of one card.
    var turn = 0
  }

  /// A stretch of a wire from a column to the next.
  struct Link: Hashable {
    /// The arrow that it is a piece of; the first of several.
    var edge: Int
    /// The cell at the left, and the one at the right.
    var from: Int
    var to: Int
    /// How far below the upper edges of the two cells it meets them.
    var exit = 0
    var entry = 0
  }

  /// A wire inside the row.
  struct Wire {
    var edge: Int
    var from: NestedWires.End
    var to: NestedWires.End
    var isLabelled: Bool
    /// The bundle that it shares its way with; nil for an arrow that has its way for itself.
    var bundle: Int?
    /// Where it leaves the frame that it comes out of. What comes out at different places meets behind them.
    var port = 0
    /// Whether it goes straight on from there: it meets the others of its bundle only behind the row.
    var keepsPort = false
    /// Where its end at the row's side stands among those of one card: what turns up there stands above, what goes
    /// furthest down comes first of the others.
    var turn = 0
  }

  /// A wire as the links that it is made of, from its start to its end.
  struct Route {
    var edge: Int
    /// The links, and whether each is run through from right to left.
    var steps: [(link: Int, isBackwards: Bool)] = []
  }

  private struct Share: Hashable {
    var bundle: Int
    /// The place where they came out of a frame, if they are to go straight on from there.
    var port: Int
    var column: Int
    var isLabel: Bool
    var isRightwards: Bool
  }

  /// How its items stand to one another.
  let arrangement: DiagramGraph.Cluster.Arrangement
  /// The wires, in the order in which they were given.
  private(set) var routes: [Route] = []
  /// The cells, and those of each column from top to bottom.
  var cells: [Cell] = []
  var links: [Link] = []
  var columns: [[Int]] = []
  private var shared: [Share: Int] = [:]
  private var sharedLinks: [Link: Int] = [:]

  /// - Parameters:
  ///   - items: What stands in it, and in which layer.
  ///   - wires: What connects it.
  ///   - arrangement: How its items stand to one another.
  ///   - count: How many layers there are.
  init(
    _ items: [(item: DiagramGraph.End, layer: Int)], _ wires: [Wire],
    _ arrangement: DiagramGraph.Cluster.Arrangement, count: Int
  ) {
    self.arrangement = arrangement
    // The outermost columns are for the sides of the row.
    columns = Array(repeating: [], count: 2 * count + 4)
    var places: [DiagramGraph.End: Int] = [:]
    for (item, layer) in items { places[item] = add(.item(item), column: 2 * layer + 2) }
    for wire in wires { add(wire, places) }
    shared = [:]
    sharedLinks = [:]
    compress()
  }

  private mutating func add(_ content: Content, column: Int) -> Int {
    cells.append(Cell(content: content, column: column))
    columns[column].append(cells.count - 1)
    return cells.count - 1
  }

  private mutating func add(
    _ content: Content, column: Int, of wire: Wire, isRightwards: Bool, isLabel: Bool = false
  ) -> Int {
    guard let bundle = wire.bundle else { return add(content, column: column) }
    let share = Share(
      bundle: bundle, port: wire.keepsPort ? wire.port : 0, column: column, isLabel: isLabel,
      isRightwards: isRightwards)
    if let cell = shared[share] {
      cells[cell].count += 1
      return cell
    }
    let cell = add(content, column: column)
    shared[share] = cell
    return cell
  }

  private mutating func add(_ wire: Wire, _ places: [DiagramGraph.End: Int]) {
    func column(_ end: NestedWires.End) -> Int {
      switch end {
      case .item(let item): places[item].map { cells[$0].column } ?? 0
      case .border(.left): 0
      case .border(.right): columns.count - 1
      }
    }
    let (first, last) = (column(wire.from), column(wire.to))
    let way = first < last ? 1 : -1
    func cell(_ end: NestedWires.End) -> Int {
      switch end {
      case .item(let item): return places[item] ?? 0
      case .border:
        let cell = add(.border, column: column(end), of: wire, isRightwards: way > 0)
        cells[cell].turn = wire.turn
        return cell
      }
    }
    let (start, end) = (cell(wire.from), cell(wire.to))
    var route = Route(edge: wire.edge)
    if first == last {
      let turn = add(.turn(edge: wire.edge), column: first + 1)
      cells[turn].isPlain = !wire.isLabelled
      route.steps = [(connect(start, turn, wire), false), (connect(end, turn, wire), true)]
      routes.append(route)
      return
    }
    // Whatever an arrow starts from, the column behind it is one for labels.
    let labelled = wire.isLabelled ? first + way : nil
    var here = start
    var column = first
    while column != last {
      column += way
      let isLabel = column == labelled
      let next =
        column == last
        ? end
        : add(
          isLabel ? .label(edge: wire.edge) : .bend, column: column, of: wire, isRightwards: way > 0, isLabel: isLabel)
      let (left, right) = way > 0 ? (here, next) : (next, here)
      route.steps.append((connect(left, right, wire, isStart: here == start), way < 0))
      here = next
    }
    routes.append(route)
  }

  private mutating func connect(_ left: Int, _ right: Int, _ wire: Wire, isStart: Bool = false) -> Int {
    let key = Link(edge: wire.bundle ?? 0, from: left, to: right, exit: isStart ? wire.port : 0)
    if wire.bundle != nil, let link = sharedLinks[key] { return link }
    links.append(Link(edge: wire.edge, from: left, to: right))
    cells[left].right.append(links.count - 1)
    cells[right].left.append(links.count - 1)
    if wire.bundle != nil { sharedLinks[key] = links.count - 1 }
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
      if cells[cell].right.count == 1 {
        // The links before the bend take over what the one behind it led to.
        let target = links[after].to
        for link in cells[cell].left { links[link].to = target }
        if let place = cells[target].left.firstIndex(of: after) {
          cells[target].left.replaceSubrange(place...place, with: cells[cell].left)
        }
        gone.insert(after)
      } else {
        let source = links[before].from
        for link in cells[cell].right { links[link].from = source }
        if let place = cells[source].right.firstIndex(of: before) {
          cells[source].right.replaceSubrange(place...place, with: cells[cell].right)
        }
        gone.insert(before)
      }
    }
    columns.remove(at: column)
    guard !gone.isEmpty else { return }
    for route in routes.indices { routes[route].steps.removeAll { gone.contains($0.link) } }
  }
}
