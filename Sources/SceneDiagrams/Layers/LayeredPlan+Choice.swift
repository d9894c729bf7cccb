internal import SceneCanvas
internal import SceneGraphs

/// Which of the ways to fold a drawing is taken for a width.
///
/// A drawing is planned for rooms of other widths too, since it rarely becomes as wide as it may. Of the plans that fit,
/// the one is taken in which the fewest arrows lead from one row to another. Of several the first one is taken, which
/// has the most room. All rooms that are tried for a width are tried for a greater one too. So what fits into a width fits into each
/// greater one.
extension LayeredPlan {
  /// The plan for a width; where none fits, the narrowest.
  ///
  /// - Parameter room: How wide the whole may be; nil is as wide as it gets.
  init(_ graph: DiagramGraph, room: Int?) {
    var plan = LayeredPlan.chosen(graph, room: room).namingTargets(in: room)
    plan.share(room)
    self = plan
  }

  private static func chosen(_ graph: DiagramGraph, room: Int?) -> LayeredPlan {
    let plain = LayeredPlan(graph, hasLanes: false)
    let whole = plain.folded(into: nil)
    guard let room, whole.width > room else { return whole }
    let noted = LayeredPlan.noted(graph) ?? plain
    let lanes = Lanes(graph).graph.map { lanes in
      LayeredPlan.noted(lanes, hasLanes: true) ?? LayeredPlan(lanes, hasLanes: true)
    }
    // What fits needs no lanes.
    if let best = noted.best(for: room, isWhole: lanes != nil) {
      guard !noted.footnotes.isEmpty, let wide = plain.best(for: room, isWhole: lanes != nil) else { return best }
      // In narrow labels a remark would be a column of words.
      let isWide = wide.measures.allSatisfy { $0 >= LayeredPlan.measures[1] }
      return isWide && wide.folds <= best.folds ? wide : best
    }
    return lanes?.best(for: room, isWhole: false) ?? (lanes ?? noted).narrowest
  }

  /// A plan for a drawing whose remarks stand below it; nil if there are none.
  private static func noted(_ graph: DiagramGraph, hasLanes: Bool = false) -> LayeredPlan? {
    let notes = Footnotes(graph)
    guard !notes.texts.isEmpty else { return nil }
    var plan = LayeredPlan(notes.graph, hasLanes: hasLanes)
    plan.footnotes = notes.texts
    return plan
  }

  /// The rooms for which a drawing is planned.
  private static let rooms = sequence(first: 3_000) { $0 > 240 ? $0 * 12 / 13 : nil }.map(\.self)

  /// - Parameter isWhole: Whether the whole has to stay in one row.
  private func best(for room: Int, isWhole: Bool) -> LayeredPlan? {
    var (best, tries): (LayeredPlan?, Int) = (nil, 0)
    for other in LayeredPlan.rooms where other <= room + room / 4 {
      let plan = folded(into: other)
      // With less room it is no more whole.
      if isWhole, plan.rows[whole]?.isWhole != true { break }
      guard plan.width <= room else { continue }
      if best.map({ plan.folds < $0.folds }) ?? true { best = plan }
      tries += 1
      if tries == LayeredPlan.mostTries { break }
    }
    return best
  }

  /// How many plans that fit are looked at.
  private static let mostTries = 2

  private var narrowest: LayeredPlan {
    LayeredPlan.rooms.map { folded(into: $0) }.min { $0.width < $1.width } ?? folded(into: LayeredPlan.rooms.last)
  }

  /// How wide everything is at most, without the margins.
  var width: Int { widths[whole] }

  /// How many arrows lead from one row to another.
  var folds: Int { rows.reduce(0) { $0 + ($1?.folds ?? 0) } }

  // MARK: What is left

  /// Shares the room that is left among the frames, the outermost first, and gives labels as much of it as they want.
  private mutating func share(_ room: Int?) {
    // What is too wide gets no more than it needs.
    let room = room.map { max($0, widths[whole]) }
    rooms[whole] = room
    guard room != nil else { return }
    for level in nested.order {
      guard let allowed = rooms[level] else { continue }
      let sides = 2 * context(level).padding
      rows[level]?.relax(into: allowed)
      growLabels(level, room: allowed)
      guard let plan = rows[level] else { continue }
      let columns = columns(level).layers
      for (index, item) in nested.levels[level].items.enumerated() {
        guard case .cluster(let frame) = item else { continue }
        guard let layer = assignments[level]?.layers[index] ?? (hasLanes && level == whole ? 0 : nil) else {
          rooms[frame] = max(widths[frame], allowed - sides)
          continue
        }
        let row = plan.rowOfLayer[layer]
        let rest = allowed - plan.width(ofRow: row)
        rooms[frame] = columns[layer] + max(0, rest) / plan.rows[row].count
      }
    }
  }

  /// Makes the labels of each row as wide as the room allows.
  private mutating func growLabels(_ level: Int, room: Int) {
    guard measures[level] < LayeredPlan.measures[0], var plan = rows[level] else { return }
    let columns = columns(level).layers
    var grown = Array(repeating: measures[level], count: plan.rows.count)
    var waiting = Array(plan.rows.indices)
    for measure in [150, 135, 120, 106, 92, 84, 78, 72, 66, 60, 54, 48] where measure > measures[level] {
      if waiting.isEmpty { break }
      var wider = plan
      wider.measure(columns, arrows(level, measure: measure))
      for row in waiting where wider.width(ofRow: row) <= room {
        plan.take(row, from: wider)
        grown[row] = measure
      }
      waiting.removeAll { grown[$0] == measure }
    }
    (rows[level], rowMeasures[level]) = (plan, grown)
  }
}
