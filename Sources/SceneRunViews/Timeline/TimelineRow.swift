internal import ScenePlan

/// A lane of a timeline: one controller, or a row of siblings that all live alike.
struct TimelineRow {
  var instance: InstanceID
  /// In how many containers it lies.
  var depth: Int
  var life: [RunRecording.Stretch]
  /// How many other controllers it stands for.
  var others = 0

  /// Longer rows of siblings are one lane.
  private static let most = 6

  /// The lanes of a run, in the order of containment.
  ///
  /// - Parameter isFolded: Whether siblings that live alike may share a lane.
  static func all(of recording: RunRecording, _ plan: HierarchyPlan, isFolded: Bool) -> [TimelineRow] {
    let lives = recording.lives(of: plan)
    let rows = LaneOrder(recording, plan).lanes.compactMap { lane in
      lives[lane.instance.index].isEmpty
        ? nil : TimelineRow(instance: lane.instance, depth: lane.depth, life: lives[lane.instance.index])
    }
    guard isFolded else { return rows }
    var folded: [TimelineRow] = []
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].depth == rows[start].depth, rows[end].looksLike(rows[start]) { end += 1 }
      // The last one may be a container, and what it contains stands below it.
      if end < rows.count, rows[end].depth > rows[start].depth { end = max(start + 1, end - 1) }
      if end - start > most {
        folded += rows[start..<(start + 2)]
        folded[folded.count - 1].others = end - start - 2
      } else {
        folded += rows[start..<end]
      }
      start = end
    }
    return folded
  }

  /// Whether both stand alike at any time; in which order they hear of it doesn't matter here.
  private func looksLike(_ other: TimelineRow) -> Bool {
    life.count == other.life.count
      && zip(life, other.life).allSatisfy { $0.standing == $1.standing && $0.start == $1.start && $0.end == $1.end }
  }

  /// The text at its left.
  func label(_ plan: HierarchyPlan) -> String {
    plan.name(instance) + (others == 0 ? "" : " and \(others) more")
  }
}
