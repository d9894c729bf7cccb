/// How the layers of a level are folded into rows, so that each fits into a width.
///
/// It is made from the widths of what stands there, before anything has a place. So no layout is made to find out that
/// it is too wide. Where nothing is folded there is one row.
struct RowPlan {
  /// A connection between two layers.
  struct Arrow {
    /// The layer where it starts, and the one where it ends; nil for a side of the frame.
    var from: Int?
    var to: Int?
    /// The side at which it meets the frame, if it does and that is known.
    var side: NestedWires.Side?
    /// How wide its label is; 0 without one.
    var label: Int
    /// How many layers it passes inside what it starts from, to the left and to the right; the same for where it ends.
    var exits = (left: 0, right: 0)
    var entries = (left: 0, right: 0)
    /// The target: arrows to one place share their way between rows.
    var trunk: Int
    /// The arrows that it shares its way with from its label on, if there are such.
    var bundle: Int?
  }

  /// The way of an arrow between two rows: the side at which it leaves the one, and the side from which it meets the
  /// other.
  struct Way: Hashable {
    var exit: NestedWires.Side
    var entry: NestedWires.Side
  }

  /// The room at the side of rows, for lines that run up and down.
  struct Gutter {
    /// The distance between two lines, and between a line and what isn't one.
    static let pitch = 5
    /// The distance where there is little room.
    static let leastPitch = 4
    /// The most lines that get a place of their own.
    static let most = 40

    /// How many lines lie beside each other.
    var lines = 0
    /// How wide it may be; more lines than that takes stand nearer together.
    var limit = Int.max

    var width: Int {
      let count = min(lines, Gutter.most) + 1
      return lines == 0 ? 0 : max(min(count * Gutter.pitch, limit), count * Gutter.leastPitch)
    }
  }

  /// The layers of each row.
  private(set) var rows: [Range<Int>]
  /// How wide each row becomes at most, without the lines beside it.
  private(set) var widths: [Int] = []
  package private(set) var left = Gutter()
  private(set) var right = Gutter()
  /// How many lines lie beside each row at its right.
  private var linesBeside: [Int] = [0]
  /// The row of each layer.
  private(set) var rowOfLayer: [Int]
  /// How each arrow gets from one row to another; nil for those within a row, or to a side of the frame.
  private(set) var ways: [Way?] = []
  private let lead: Int
  private let room: Int?
  private let stack: Stack?
  private let padding: Int

  /// How wide the level becomes at most.
  package var width: Int { rows.indices.reduce(0) { max($0, width(ofRow: $1)) } }

  /// How wide a row becomes at most, with the lines beside it. Rows begin at one line, and end where they end.
  func width(ofRow row: Int) -> Int { left.width + widths[row] + right(ofRow: row) }

  /// The room of the lines beside a row at its right.
  func right(ofRow row: Int) -> Int { Gutter(lines: linesBeside[row], limit: right.limit).width }

  /// How many arrows lead from one row to another.
  var folds: Int { ways.count { $0 != nil } }

  /// The most rows that the level stands in.
  var most: Int { rowOfLayer.count - lead }

  /// The kinds of layers that stand in rows of their own, however much room there is.
  enum Stack {
    /// All of the same width.
    case lanes
    case items
  }

  /// The least room of arrows between two columns.
  static let channel = 22
  /// The room of arrows between two columns where so many of them begin and end.
  static func channel(of links: Int) -> Int { channel + min(max(0, links - 1) * 2, 20) }

  /// - Parameters:
  ///   - widths: The width of each layer.
  ///   - arrows: What connects them.
  ///   - room: How wide a row may be; nil is as wide as it gets.
  ///   - stack: What each layer is, if each is a row.
  ///   - padding: How far content keeps from the sides where no arrow meets them.
  ///   - lead: How many layers at the beginning stand in one row with the next, since they are no more than a sign.
  init(_ widths: [Int], _ arrows: [Arrow], room: Int?, stack: Stack? = nil, padding: Int = 0, lead: Int = 0) {
    self.lead = min(lead, widths.count - 1)
    self.room = room
    self.stack = stack
    self.padding = padding
    rows = [0..<widths.count]
    rowOfLayer = Array(repeating: 0, count: widths.count)
    fold(widths, arrows, count: stack == nil ? 1 : most)
    guard let room, width > room, rows.count < most else { return }
    // No row is narrower than what stands in it.
    var count = min(most, max(2, widths.reduce(0, +) / room))
    while true {
      fold(widths, arrows, count: count)
      guard width > room, count < most else { break }
      count = min(most, count + max(1, count / 8))
    }
    // Of two rows, the first may end behind any layer: where the fewest arrows lead on.
    if count == 2 { halve(widths, arrows, room: room) }
  }

  /// Two rows as equal as they get are one way to fold; this looks for a better one.
  private mutating func halve(_ widths: [Int], _ arrows: [Arrow], room: Int) {
    func price(_ plan: RowPlan) -> Int { plan.ways.count { $0 != nil } * 1_000 + plan.width }
    var best = self
    for end in (lead + 1)..<widths.count where end - lead <= RowPlan.mostEnds && end != rows[0].upperBound {
      var other = self
      other.fold(widths, arrows, into: [0..<end, end..<widths.count])
      if other.width <= room, best.width > room || price(other) < price(best) { best = other }
    }
    self = best
  }

  /// How many ends of a first row are tried.
  static let mostEnds = 12

  /// Whether everything stands in one row.
  var isWhole: Bool { rows.count == 1 }

  private func way(of arrow: Arrow) -> Way? {
    guard let start = arrow.from, let end = arrow.to else { return nil }
    let (first, last) = (rowOfLayer[start], rowOfLayer[end])
    guard first != last else { return nil }
    let behind = rows[first].upperBound - 1 - start + arrow.exits.right
    let before = start - rows[first].lowerBound + arrow.exits.left
    let after = rows[last].upperBound - 1 - end + arrow.entries.right
    let ahead = end - rows[last].lowerBound + arrow.entries.left
    // To pass a column costs more than to go round, and lines that lead back are looked for at the left.
    let isOn = first < last
    let ways: [(Way, cost: Int)] = [
      (Way(exit: .right, entry: .left), 4 * (behind + ahead) + (isOn ? 2 : 9)),
      (Way(exit: .left, entry: .left), 4 * (before + ahead) + (isOn ? 6 : 0)),
      (Way(exit: .right, entry: .right), 4 * (behind + after) + 1),
      (Way(exit: .left, entry: .right), 4 * (before + after) + 12),
    ]
    return ways.min { $0.cost < $1.cost }?.0
  }

  // MARK: Folding

  private mutating func fold(_ widths: [Int], _ arrows: [Arrow], count: Int) {
    let rest = widths.count - lead
    let equal = (0..<count).map { row in
      (row == 0 ? 0 : lead + rest * row / count)..<(lead + rest * (row + 1) / count)
    }
    fold(widths, arrows, into: equal)
  }

  mutating func fold(_ widths: [Int], _ arrows: [Arrow], into parts: [Range<Int>]) {
    rows = parts
    for (row, layers) in rows.enumerated() {
      for layer in layers { rowOfLayer[layer] = row }
    }
    ways = arrows.map { way(of: $0) }
    findGutters(arrows)
    measure(widths, arrows)
  }

  /// Finds how wide the rows are, as they are folded now: of more arrows it may be known where they meet the frame.
  mutating func measure(_ layers: [Int], _ arrows: [Arrow]) {
    // Behind each layer, and before the first of each row, is room for labels.
    var behind = Array(repeating: RowSpace(), count: layers.count)
    var before = Array(repeating: RowSpace(), count: rows.count)
    func leave(_ layer: Int, by side: NestedWires.Side, label: Int, bundle: Int? = nil) {
      let row = rowOfLayer[layer]
      if side == .right {
        behind[layer].add(label, .left, bundle)
      } else if layer == rows[row].lowerBound {
        before[row].add(label, .right, bundle)
      } else {
        behind[layer - 1].add(label, .right, bundle)
      }
    }
    /// An arrow goes on at a row's side, whatever it passes before.
    func pass(_ layer: Int, by side: NestedWires.Side) {
      let row = rowOfLayer[layer]
      if side == .left { before[row].isPassed = true } else { behind[rows[row].upperBound - 1].isPassed = true }
    }
    for (arrow, way) in zip(arrows, ways) {
      switch (arrow.from, arrow.to) {
      case (nil, nil): break
      case (let layer?, nil), (nil, let layer?):
        let sides = arrow.side.map { [$0] } ?? [.left, .right]
        for side in sides {
          pass(layer, by: side)
          leave(layer, by: side, label: arrow.label, bundle: arrow.from == nil ? arrow.bundle : nil)
        }
      case (let from?, let to?):
        if let way {
          pass(from, by: way.exit)
          pass(to, by: way.entry)
          leave(from, by: way.exit, label: arrow.label)
          leave(to, by: way.entry, label: 0, bundle: arrow.trunk)
        } else if from == to {
          behind[from].add(arrow.label + RowLayout.turn, .left, nil)
          behind[from].add(0, .left, nil)
        } else {
          leave(from, by: from < to ? .right : .left, label: arrow.label)
          leave(to, by: from < to ? .left : .right, label: 0, bundle: arrow.bundle)
        }
      }
    }
    if stack == .lanes {
      // Lanes begin at one line, and end at one.
      let first = before.map { $0.width(isEnd: true, least: RowPlan.channel) }.max() ?? 0
      let last = behind.map { $0.width(isEnd: true, least: 0) }.max() ?? 0
      widths = rows.map { $0.reduce(first + last) { $0 + layers[$1] } }
      return
    }
    widths = rows.enumerated().map { row, members in
      members.reduce(before[row].width(isEnd: true, least: padding)) {
        $0 + layers[$1] + behind[$1].width(isEnd: $1 == members.upperBound - 1, least: padding)
      }
    }
  }

  /// Takes over how wide a row becomes.
  mutating func take(_ row: Int, from other: RowPlan) { widths[row] = other.widths[row] }

  /// Lets lines at the sides stand further apart where there is room for it.
  mutating func relax(into room: Int) {
    let spare = room - width
    guard spare > 0 else { return }
    let wanted = [left, right].map { Gutter(lines: $0.lines).width - $0.width }
    let all = wanted.reduce(0, +)
    guard all > 0 else { return }
    left.limit = left.width + min(wanted[0], spare * wanted[0] / all)
    right.limit = right.width + min(wanted[1], spare * wanted[1] / all)
  }

  private struct Trunk: Hashable {
    var target: Int
    var entry: NestedWires.Side
  }

  /// Counts the lines that lie beside each other at the rows' sides.
  private mutating func findGutters(_ arrows: [Arrow]) {
    let limit = room.map { max(6 * Gutter.pitch, $0 / 6) } ?? .max
    (left, right) = (Gutter(limit: limit), Gutter(limit: limit))
    linesBeside = Array(repeating: 0, count: rows.count)
    guard rows.count > 1 else { return }
    var gaps: [Trunk: Int] = [:]
    var reaches: [Trunk: (left: ClosedRange<Int>?, right: ClosedRange<Int>?)] = [:]
    for (arrow, way) in zip(arrows, ways) {
      guard let from = arrow.from, let to = arrow.to, let way else { continue }
      let (first, last, trunk) = (rowOfLayer[from], rowOfLayer[to], Trunk(target: arrow.trunk, entry: way.entry))
      func pass(_ side: NestedWires.Side, _ one: Int, _ other: Int) {
        func reach(_ known: ClosedRange<Int>?) -> ClosedRange<Int> {
          min(known?.lowerBound ?? one, one, other)...max(known?.upperBound ?? one, one, other)
        }
        switch side {
        case .left: reaches[trunk, default: (nil, nil)].left = reach(reaches[trunk]?.left)
        case .right: reaches[trunk, default: (nil, nil)].right = reach(reaches[trunk]?.right)
        }
      }
      if way.exit == way.entry {
        pass(way.exit, first, last)
      } else {
        // Up to the gap above or below its last row it runs at one side, and beside that row at the other.
        let gap = gaps[trunk] ?? (first < last ? last : last + 1)
        gaps[trunk] = gap
        pass(way.exit, first, first < gap ? gap - 1 : gap)
        pass(way.entry, last, last)
      }
    }
    left.lines = lines(reaches.values.compactMap(\.left)).max() ?? 0
    linesBeside = lines(reaches.values.compactMap(\.right))
    right.lines = linesBeside.max() ?? 0
    // Lanes end at one line.
    if stack == .lanes { linesBeside = rows.map { _ in right.lines } }
  }
}
