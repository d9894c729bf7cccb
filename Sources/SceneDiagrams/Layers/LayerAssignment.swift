/// The layers of the items of a level, the first layer at the left.
///
/// Items are put in line by their distance from the beginning; arrows that lead on in that line lead to a later layer,
/// all others lead back. So circles need no rule of their own, and what opens a scene stays at its left.
struct LayerAssignment {
  /// The layer of each item; nil for one that stands on the shelf.
  private(set) var layers: [Int?]
  /// How many layers there are.
  private(set) var count = 1
  /// How the items stand, now that the arrows are known.
  private(set) var arrangement: DiagramGraph.Cluster.Arrangement

  /// - Parameters:
  ///   - arrangement: How the items stand to one another.
  ///   - isTied: Which items an arrow touches; if none does, or arrows alone decide, all others are put on the shelf.
  ///   - arrows: The arrows between them that decide, by their indices; none leads to where it starts.
  ///   - doors: The items that arrows from elsewhere lead to: there one comes in.
  ///   - row: How many items stand in a row before the next one begins.
  init(
    _ arrangement: DiagramGraph.Cluster.Arrangement, isTied: [Bool], arrows: [(from: Int, to: Int)], doors: [Int],
    row: Int
  ) {
    self.arrangement = arrangement
    layers = Array(repeating: nil, count: isTied.count)
    guard isTied.contains(true) else { return }
    switch arrangement {
    case .row: for item in layers.indices { layers[item] = item % row }
    case .column where arrows.isEmpty: for item in layers.indices { layers[item] = 0 }
    case .column, .free:
      self.arrangement = .free
      let found = LayerAssignment.layers(count: isTied.count, arrows: arrows, doors: doors)
      for item in layers.indices where isTied[item] { layers[item] = found[item] }
    }
    count = (layers.compactMap(\.self).max() ?? 0) + 1
  }

  private static func layers(count: Int, arrows: [(from: Int, to: Int)], doors: [Int]) -> [Int] {
    var layers = Array(repeating: 0, count: count)
    var next: [[Int]] = Array(repeating: [], count: count)
    var entries = Array(repeating: 0, count: count)
    for arrow in arrows {
      next[arrow.from].append(arrow.to)
      entries[arrow.to] += 1
    }
    let line = LayerAssignment.line(next: next, entries: entries, doors: doors)
    var places = Array(repeating: 0, count: count)
    for (place, item) in line.enumerated() { places[item] = place }
    for item in line {
      for other in next[item] where places[other] > places[item] {
        layers[other] = max(layers[other], layers[item] + 1)
      }
    }
    let isDoor = doors.reduce(into: Array(repeating: false, count: count)) { $0[$1] = true }
    // What nothing leads to stands right before what it leads to, unless it is the beginning.
    for item in line.reversed() where entries[item] == 0 && item != line.first && !isDoor[item] {
      let nearest = next[item].filter { places[$0] > places[item] }.map { layers[$0] }.min()
      if let nearest { layers[item] = max(nearest - 1, 0) }
    }
    return layers
  }

  /// The items by their distance from the start. An item that the start doesn't reach is a start too.
  private static func line(next: [[Int]], entries: [Int], doors: [Int]) -> [Int] {
    var line: [Int] = []
    var isSeen = Array(repeating: false, count: next.count)
    var first = 0
    let starts = doors + next.indices.filter { entries[$0] == 0 && !next[$0].isEmpty } + Array(next.indices)
    for start in starts where !isSeen[start] {
      isSeen[start] = true
      line.append(start)
      while first < line.count {
        for item in next[line[first]] where !isSeen[item] {
          isSeen[item] = true
          line.append(item)
        }
        first += 1
      }
    }
    return line
  }
}
