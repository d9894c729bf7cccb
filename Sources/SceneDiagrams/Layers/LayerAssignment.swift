/// In which layer each item of a level stands, the first one at the left.
///
/// Items are put in line by their distance from the beginning; arrows that lead on in that line lead to a later layer,
/// all others lead back. So circles need no rule of their own, and what opens a scene stays at its left.
struct LayerAssignment {
  /// The layer of each item.
  private(set) var layers: [Int]
  /// How many layers there are.
  private(set) var count = 1

  /// How many items without arrows stand below one another before they make a second column.
  private static let column = 5

  /// - Parameters:
  ///   - count: How many items there are.
  ///   - arrows: The arrows between them that decide, by their indices; none leads to where it starts.
  ///   - doors: The items that arrows from elsewhere lead to: there one comes in.
  ///   - loose: Which items no arrow at all touches.
  init(count: Int, arrows: [(from: Int, to: Int)], doors: [Int], loose: [Bool]) {
    layers = Array(repeating: 0, count: count)
    var next: [[Int]] = Array(repeating: [], count: count)
    var entries = Array(repeating: 0, count: count)
    for arrow in arrows {
      next[arrow.from].append(arrow.to)
      entries[arrow.to] += 1
    }
    let line = LayerAssignment.line(count: count, next: next, entries: entries, doors: doors)
    var places = Array(repeating: 0, count: count)
    for (place, item) in line.enumerated() { places[item] = place }
    for item in line {
      for other in next[item] where places[other] > places[item] {
        layers[other] = max(layers[other], layers[item] + 1)
      }
    }
    // What nothing leads to stands right before what it leads to, unless it is the beginning.
    for item in line.reversed() where entries[item] == 0 && item != line.first && !doors.contains(item) {
      let nearest = next[item].filter { places[$0] > places[item] }.map { layers[$0] }.min()
      if let nearest { layers[item] = max(nearest - 1, 0) }
    }
    let alone = loose.indices.filter { loose[$0] }
    if alone.count > LayerAssignment.column {
      var columns = 1
      while columns * columns * 3 < alone.count * 2 { columns += 1 }
      let rows = (alone.count + columns - 1) / columns
      for (index, item) in alone.enumerated() { layers[item] = index / rows }
    }
    self.count = (layers.max() ?? 0) + 1
  }

  /// The items by their distance from the beginning; what can't be reached from there begins anew.
  private static func line(count: Int, next: [[Int]], entries: [Int], doors: [Int]) -> [Int] {
    var line: [Int] = []
    var isSeen = Array(repeating: false, count: count)
    var first = 0
    let starts = doors + (0..<count).filter { entries[$0] == 0 && !next[$0].isEmpty } + Array(0..<count)
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
