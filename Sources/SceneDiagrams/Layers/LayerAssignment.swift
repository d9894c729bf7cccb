internal import SceneGraphs

/// The layers of the items of a level, the first layer at the left.
///
/// Items are put in line by their distance from the beginning. In a circle, arrows to what is nearer to it lead to an
/// earlier layer; all others lead to a later one. So what opens a scene stays at its left. Circles are found as Tarjan does (1972); an item stands behind the furthest that leads
/// to it, as in Sugiyama, Tagawa and Toda (1981).
struct LayerAssignment {
  /// The layer of each item; nil for one that stands on the shelf.
  private(set) var layers: [Int?]
  /// How many layers there are.
  private(set) var count = 1
  /// How the items stand, now that the arrows are known.
  private(set) var arrangement: DiagramGraph.Cluster.Arrangement
  /// For a list, whether all of a layer is led to by the one item of the layer before.
  private(set) var follows: [Bool] = []

  /// The arrows between the items of a level.
  struct Ways {
    /// Which items an arrow touches.
    var isTied: [Bool]
    /// The arrows that decide, by the items' indices; none leads to where it starts.
    var arrows: [(from: Int, to: Int)]
    /// The items that arrows from elsewhere lead to: there one comes in.
    var doors: [Int]
    /// The dot where the scene begins, if it is one of them: it has the first layer for itself.
    var entry: Int?
    /// The item that the scene begins with, if that is known.
    var start: Int?

    /// The items that each one leads to, and how many arrows lead to each.
    fileprivate var next: (next: [[Int]], entries: [Int]) {
      var next: [[Int]] = Array(repeating: [], count: isTied.count)
      var entries = Array(repeating: 0, count: isTied.count)
      for arrow in arrows {
        next[arrow.from].append(arrow.to)
        entries[arrow.to] += 1
      }
      return (next, entries)
    }
  }

  /// - Parameters:
  ///   - arrangement: How the items stand to one another.
  ///   - ways: What connects them; if nothing does, or arrows alone decide, what none touches is put on the shelf.
  init(_ arrangement: DiagramGraph.Cluster.Arrangement, _ ways: Ways) {
    let isTied = ways.isTied
    self.arrangement = arrangement
    layers = Array(repeating: nil, count: isTied.count)
    guard isTied.contains(true) else { return }
    switch arrangement {
    case .row: for item in layers.indices { layers[item] = item }
    case .lanes:
      var count = 0
      for item in layers.indices where isTied[item] {
        layers[item] = count
        count += 1
      }
    case .column where ways.arrows.isEmpty: for item in layers.indices { layers[item] = 0 }
    case .column, .free:
      self.arrangement = .free
      let found = LayerAssignment.layers(ways)
      for item in layers.indices where isTied[item] { layers[item] = found[item] }
    }
    count = (layers.compactMap(\.self).max() ?? 0) + 1
  }

  /// Each tied item in a layer of its own, and right behind it what it leads to: first what leads nowhere, so that lines
  /// are short. Of several that lead to an item, the one that is nearest to the beginning has it.
  ///
  /// Nil if lines don't become much shorter than with all of a layer below each other.
  init?(listing ways: Ways, insteadOf other: LayerAssignment) {
    self.init(ways, families: [])
    let before = other.layers.indices.sorted { (other.layers[$0] ?? 0, $0) < (other.layers[$1] ?? 0, $1) }
    var places = Array(repeating: 0, count: layers.count)
    for (place, item) in before.enumerated() { places[item] = place }
    func length(_ places: [Int]) -> Int { ways.arrows.reduce(0) { $0 + abs(places[$1.from] - places[$1.to]) } }
    guard length(layers.map { $0 ?? 0 }) * 5 < length(places) * 4 else { return nil }
  }

  /// As a list; of each item in `families`, all that it alone leads to, and that leads nowhere, shares a layer.
  init(_ ways: Ways, families: Set<Int>) {
    arrangement = .free
    let count = ways.isTied.count
    let (next, entries) = ways.next
    let first = [ways.entry ?? ways.start].compactMap(\.self)
    let starts = first + next.indices.filter { entries[$0] == 0 && !next[$0].isEmpty }
    let found = LayerAssignment.line(next: next, entries: entries, doors: starts + ways.doors)
    var below: [[Int]] = Array(repeating: [], count: count)
    for item in found.line { if let above = found.above[item] { below[above].append(item) } }
    layers = Array(repeating: nil, count: count)
    self.count = 0
    follows = []
    func add(_ items: [Int], isNext: Bool) {
      let tied = items.filter { ways.isTied[$0] }
      if tied.isEmpty { return }
      for item in tied { layers[item] = self.count }
      follows.append(isNext)
      self.count += 1
    }
    var open = Array(found.line.filter { found.above[$0] == nil }.reversed())
    var last: Int?
    while let item = open.popLast() {
      add([item], isNext: last != nil && found.above[item] == last)
      last = item
      var leaves = below[item].filter { below[$0].isEmpty }
      if families.contains(item), !leaves.isEmpty {
        add(leaves, isNext: true)
        leaves = []
        last = nil
      }
      open += below[item].filter { !below[$0].isEmpty }.reversed() + leaves.reversed()
    }
  }

  /// The items whose families share the layer right behind theirs, if that layer has several items and a condition holds.
  func families(of items: Set<Int>, where holds: (Int) -> Bool) -> Set<Int> {
    var members = Array(repeating: 0, count: count + 1)
    for case let layer? in layers { members[layer] += 1 }
    return items.filter { item in
      guard let layer = layers[item], layer + 1 < count, follows[layer + 1] else { return false }
      return members[layer + 1] > 1 && holds(layer)
    }
  }

  private static func layers(_ ways: Ways) -> [Int] {
    let (count, entry, doors) = (ways.isTied.count, ways.entry, ways.doors)
    var (next, entries) = ways.next
    let (line, distances, _) = LayerAssignment.line(next: next, entries: entries, doors: doors)
    var places = Array(repeating: 0, count: count)
    for (place, item) in line.enumerated() { places[item] = place }
    // In a circle the distance decides, and of items as far away the line; else every arrow leads on.
    for key in [distances, places] {
      let circles = Circles(next)
      for item in next.indices {
        next[item].removeAll { circles.number[$0] == circles.number[item] && key[$0] < key[item] }
      }
    }
    // Nothing stands beside the dot.
    let first = entry == nil ? 0 : 1
    var layers = next.indices.map { $0 == entry ? 0 : first }
    let number = Circles(next).number
    let order = next.indices.sorted { number[$0] > number[$1] }
    for item in order {
      for other in next[item] { layers[other] = max(layers[other], layers[item] + 1) }
    }
    let isDoor = doors.reduce(into: Array(repeating: false, count: count)) { $0[$1] = true }
    // What nothing leads to stands right before what it leads to, unless it is the beginning.
    for item in order.reversed() where entries[item] == 0 && item != line.first && !isDoor[item] {
      if let nearest = next[item].map({ layers[$0] }).min() {
        layers[item] = max(nearest - 1, item == entry ? 0 : first)
      }
    }
    return layers
  }

  /// The items by their distance from the start, the distances, and which item led to each first. An item that the
  /// start doesn't reach is a start too.
  private static func line(
    next: [[Int]], entries: [Int], doors: [Int]
  ) -> (line: [Int], distances: [Int], above: [Int?]) {
    var line: [Int] = []
    var above: [Int?] = Array(repeating: nil, count: next.count)
    var distances = Array(repeating: 0, count: next.count)
    var isSeen = Array(repeating: false, count: next.count)
    var first = 0
    let starts = doors + next.indices.filter { entries[$0] == 0 && !next[$0].isEmpty } + Array(next.indices)
    for start in starts where !isSeen[start] {
      isSeen[start] = true
      line.append(start)
      while first < line.count {
        for item in next[line[first]] where !isSeen[item] {
          isSeen[item] = true
          distances[item] = distances[line[first]] + 1
          above[item] = line[first]
          line.append(item)
        }
        first += 1
      }
    }
    return (line, distances, above)
  }
}

/// Which items lie on circles of arrows together.
private struct Circles {
  /// The circle of each item; an arrow never leads to a greater number.
  private(set) var number: [Int]

  init(_ next: [[Int]]) {
    number = Array(repeating: -1, count: next.count)
    var index = Array(repeating: -1, count: next.count)
    var low = index
    var (count, circles) = (0, 0)
    var stack: [Int] = []
    var open: [(item: Int, arrow: Int)] = []
    for start in next.indices where index[start] < 0 {
      open.append((start, 0))
      while let (item, arrow) = open.last {
        if arrow == 0 {
          (index[item], low[item]) = (count, count)
          count += 1
          stack.append(item)
        }
        if arrow < next[item].count {
          open[open.count - 1].arrow += 1
          let other = next[item][arrow]
          if index[other] < 0 {
            open.append((other, 0))
          } else if number[other] < 0 {
            low[item] = min(low[item], index[other])
          }
          continue
        }
        open.removeLast()
        if let above = open.last?.item { low[above] = min(low[above], low[item]) }
        guard low[item] == index[item] else { continue }
        while let other = stack.popLast() {
          number[other] = circles
          if other == item { break }
        }
        circles += 1
      }
    }
  }
}
