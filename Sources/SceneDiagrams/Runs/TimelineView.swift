internal import SceneBasics
internal import ScenePlan

/// One lane for each controller, with its states over the virtual clock; changes of the screen lie behind the lanes in
/// which they happen.
struct TimelineView: RunView {
  let name = "timeline"
  let summary = "a lane for each controller, its states over the virtual clock"
  let formats = ["svg"]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: String, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    output.write(bytes: SketchPainter(TimelineDrawing(recording, plan).sketch(), style: style).svg())
  }
}

/// The timeline of one run while it is drawn.
private struct TimelineDrawing {
  private let recording: RunRecording
  private let plan: HierarchyPlan
  private let scale: TimelineScale
  /// Who has a lane, from the top.
  private let rows: [(instance: InstanceID, life: [RunRecording.Stretch])]
  private let lives: [[RunRecording.Stretch]]
  /// How much room the names take.
  private let gutter: Int

  private static let rowHeight = 30
  private static let barHeight = 14
  private static let widestName = 170

  init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    self.recording = recording
    self.plan = plan
    let lives = recording.lives(of: plan)
    self.lives = lives
    rows = lives.indices.filter { !plan.instances[$0].isPrivate && !lives[$0].isEmpty }.map {
      (InstanceID($0), lives[$0])
    }
    gutter =
      16
      + (rows.map { min(TimelineDrawing.widestName, SketchText.width(of: plan.name($0.instance), .smallName)) }.max()
        ?? 0)
    scale = TimelineScale(recording, lives: rows.map(\.life))
  }

  func sketch() -> Sketch {
    var sketch = Sketch(
      heading: [DiagramText(plan.scene, .heading), DiagramText("over the virtual clock", .detail)],
      description: description)
    sketch.width = gutter + scale.width
    let top = drawSteps(in: &sketch)
    let bottom = top + rows.count * TimelineDrawing.rowHeight
    for row in rows.indices where row % 2 == 0 {
      let y = top + row * TimelineDrawing.rowHeight
      sketch.add(.box(Rectangle(x: 0, y: y, width: sketch.width, height: TimelineDrawing.rowHeight), radius: 4, .lane))
    }
    for column in scale.columns.dropFirst() {
      let x = gutter + column.start
      sketch.add(.line(Point(x: x, y: 0), Point(x: x, y: bottom + 4), .boundary))
    }
    drawTransitions(in: &sketch, top: top)
    for (index, row) in rows.enumerated() {
      draw(row, middle: top + index * TimelineDrawing.rowHeight + TimelineDrawing.rowHeight / 2, in: &sketch)
    }
    drawClock(in: &sketch, y: bottom + 16)
    drawLegend(in: &sketch, y: bottom + 46)
    sketch.height = bottom + 54
    return sketch
  }

  /// The steps' names over their columns; gives back where the lanes begin.
  private func drawSteps(in sketch: inout Sketch) -> Int {
    let titles = scale.columns.map { column in
      SketchText.lines(of: recording.steps[column.step].label, .small, in: column.width - 10, atMost: 4)
    }
    let height = (titles.map(\.count).max() ?? 0) * 13
    for (column, lines) in zip(scale.columns, titles) {
      sketch.add(.begin(title: recording.steps[column.step].label))
      for (index, line) in lines.enumerated() {
        sketch.add(
          line, .small, at: Point(x: gutter + column.start + 5, y: 10 + index * 13), in: column.width - 10, .left)
      }
      sketch.add(.end)
    }
    return height + 6
  }

  private func draw(
    _ row: (instance: InstanceID, life: [RunRecording.Stretch]), middle: Int, in sketch: inout Sketch
  ) {
    let name = plan.name(row.instance)
    sketch.add(.begin(title: name + ": " + words(of: row.life)))
    sketch.add(name, .smallName, at: Point(x: 6, y: middle + 4), in: TimelineDrawing.widestName, .left)
    for stretch in row.life {
      let (start, end) = (gutter + scale.x(stretch.moments.lowerBound), gutter + scale.x(stretch.moments.upperBound))
      let bar = Rectangle(
        x: start, y: middle - TimelineDrawing.barHeight / 2, width: max(2, end - start),
        height: TimelineDrawing.barHeight)
      switch stretch.standing {
      case .unloaded: sketch.add(.line(Point(x: start, y: middle), Point(x: end, y: middle), .unloaded))
      case .disappeared: sketch.add(.line(Point(x: start, y: middle), Point(x: end, y: middle), .disappeared))
      case .appearing: sketch.add(.box(bar, radius: 2, .moving))
      case .appeared: sketch.add(.box(bar, radius: 2, .appeared))
      case .disappearing: sketch.add(.box(bar, radius: 2, .leaving))
      }
    }
    if let first = row.life.first {
      sketch.add(.dot(Point(x: gutter + scale.x(first.moments.lowerBound), y: middle), .disappeared))
    }
    if let last = row.life.last, last.moments.upperBound < recording.moments.count {
      sketch.add(.cross(Point(x: gutter + scale.x(last.moments.upperBound), y: middle), .disappeared))
    }
    sketch.add(.end)
  }

  /// A line in the lane of whoever changes what it shows, as long as that takes.
  private func drawTransitions(in sketch: inout Sketch, top: Int) {
    for transition in recording.transitions where transition.end > transition.start {
      var container: InstanceID? = transition.container
      // What a private controller does is seen in whoever has it.
      while let here = container, plan.instances[here.index].isPrivate { container = parent(of: here) }
      guard let row = rows.firstIndex(where: { $0.instance == container }) else { continue }
      let y = top + (row + 1) * TimelineDrawing.rowHeight - 4
      // The moment before may belong to the step before.
      let column = scale.columns.first { recording.steps[$0.step].record.number == transition.step }
      let start = gutter + max(scale.x(transition.start, after: transition.firstMoment), (column?.start ?? 0) + 6)
      let end = gutter + scale.x(transition.end, after: transition.lastMoment)
      let title = recording.steps.first { $0.record.number == transition.step }?.label ?? ""
      sketch.add(.begin(title: "\(title), \(transition.start.seconds) s to \(transition.end.seconds) s"))
      sketch.add(.line(Point(x: start, y: y), Point(x: max(start + 2, end), y: y), .transition))
      sketch.add(.end)
    }
  }

  private func parent(of instance: InstanceID) -> InstanceID? {
    for moment in recording.moments {
      for change in moment.changes where change.instance == instance && change.node.parent != nil {
        return change.node.parent
      }
    }
    return nil
  }

  /// The clock below the lanes: where it stands when it moves.
  private func drawClock(in sketch: inout Sketch, y: Int) {
    var free = 0
    for mark in scale.clock {
      let text = mark.time.seconds + " s"
      let x = gutter + mark.x
      guard x >= free else { continue }
      sketch.add(.line(Point(x: x, y: y - 14), Point(x: x, y: y - 10), .boundary))
      free = x + 8 + sketch.add(text, .small, at: Point(x: x, y: y), in: 80, .left)
    }
    sketch.width = max(sketch.width, free)
  }

  private func drawLegend(in sketch: inout Sketch, y: Int) {
    var x = 6
    func sample(_ look: SketchLook, _ words: String) {
      switch look {
      case .disappeared, .unloaded, .transition:
        sketch.add(.line(Point(x: x, y: y - 4), Point(x: x + 22, y: y - 4), look))
      default: sketch.add(.box(Rectangle(x: x, y: y - 10, width: 22, height: 12), radius: 2, look))
      }
      x += 28 + sketch.add(words, .small, at: Point(x: x + 28, y: y), in: 200, .left) + 16
    }
    let standings = Set(rows.flatMap(\.life).map(\.standing))
    let all: [(RunRecording.Standing, SketchLook, String)] = [
      (.appeared, .appeared, "appeared"), (.appearing, .moving, "appearing"), (.disappearing, .leaving, "disappearing"),
      (.disappeared, .disappeared, "disappeared"), (.unloaded, .unloaded, "view not loaded"),
    ]
    for (standing, look, words) in all where standings.contains(standing) { sample(look, words) }
    if recording.transitions.contains(where: { $0.end > $0.start }) { sample(.transition, "transition") }
    sketch.width = max(sketch.width, x)
  }

  private var description: String {
    rows.map { "\(plan.name($0.instance)): \(words(of: $0.life))." }.joined(separator: " ")
  }

  private func words(of life: [RunRecording.Stretch]) -> String {
    var words = life.map {
      "\($0.standing == .unloaded ? "view not loaded" : $0.standing.rawValue) from \($0.start.seconds) s"
    }
    if let last = life.last, last.moments.upperBound < recording.moments.count {
      words.append("freed at \(last.end.seconds) s")
    }
    return words.joined(separator: ", ")
  }
}

extension RunRecording.Step {
  /// Its number and what it does.
  var label: String { record.number == 0 ? record.title : "\(record.number)  \(record.title)" }
}
