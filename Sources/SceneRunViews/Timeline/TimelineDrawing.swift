internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan

/// The timeline of one run while it is drawn.
struct TimelineDrawing {
  let recording: RunRecording
  private let plan: HierarchyPlan
  let scale: TimelineScale
  /// The words for each act, by step.
  let captions: [String]
  /// The lanes, from the top.
  private let rows: [TimelineRow]
  /// How much room the names take.
  let gutter: Int

  private static let rowHeight = 30
  private static let barHeight = 14
  private static let widestName = 170

  private static let indent = 10
  private static let mostNames = 40

  /// How wide it may be; nil for no limit.
  private let room: Int?

  init(_ recording: RunRecording, _ plan: HierarchyPlan, room: Int?) {
    self.recording = recording
    self.plan = plan
    self.room = room
    rows = TimelineRow.all(of: recording, plan, isFolded: room != nil)
    let names = rows.map {
      $0.depth * TimelineDrawing.indent
        + min(TimelineDrawing.widestName, SketchText.width(of: $0.label(plan), .smallName))
    }
    let gutter = 16 + (names.max() ?? 0)
    self.gutter = gutter
    let phrases = StepPhrases(recording, plan).texts
    captions = phrases.indices.map { phrases[$0] ?? recording.steps[$0].label }
    scale = TimelineScale(
      recording, lives: rows.map(\.life), captions: captions, room: room.map { max(200, $0 - gutter) })
  }

  func sketch() -> Sketch {
    var sketch = Sketch(
      heading: [DiagramText(plan.scene, .heading), DiagramText(subtitle, .detail)],
      description: description)
    sketch.width = gutter + scale.width
    let titles = namesOfSteps()
    let top = draw(titles, in: &sketch)
    let bottom = top + rows.count * TimelineDrawing.rowHeight
    for row in rows.indices where row % 2 == 0 {
      let y = top + row * TimelineDrawing.rowHeight
      sketch.add(.box(Rectangle(x: 0, y: y, width: sketch.width, height: TimelineDrawing.rowHeight), radius: 4, .lane))
    }
    for instant in scale.instants {
      let band = Rectangle(x: gutter + instant.lowerBound, y: top, width: instant.count, height: bottom - top)
      sketch.add(.hatch(band, .instant))
    }
    for (column, title) in zip(scale.columns, titles).dropFirst() {
      let x = gutter + column.start
      // Of many steps, lines that no number names are a grey veil.
      if title.lines.isEmpty, scale.columns.count > TimelineDrawing.mostNames { continue }
      // The number before may reach over a line that has none beside it.
      let start = title.lines.isEmpty || title.shift > 0 ? top - 4 : 0
      sketch.add(.line(Point(x: x, y: start), Point(x: x, y: bottom + 4), .boundary))
    }
    drawTransitions(in: &sketch, top: top)
    for (index, row) in rows.enumerated() {
      draw(row, middle: top + index * TimelineDrawing.rowHeight + TimelineDrawing.rowHeight / 2, in: &sketch)
    }
    drawClock(in: &sketch, y: bottom + 20)
    sketch.height = drawNames(in: &sketch, below: drawLegend(in: &sketch, y: bottom + 50)) + 8
    return sketch
  }

  private var subtitle: String {
    "over virtual time; hatched: no time passes"
      + (scale.breaks.isEmpty ? "" : "; where the axis is broken, a wait is cut short")
  }

  /// How many controllers share a lane with others that live alike.
  var foldedCount: Int { rows.reduce(0) { $0 + $1.others } }

  private func draw(
    _ row: TimelineRow, middle: Int, in sketch: inout Sketch
  ) {
    let name = row.label(plan)
    sketch.add(.begin(title: name + ": " + words(of: row.life)))
    sketch.add(
      name, .smallName, at: Point(x: 6 + row.depth * TimelineDrawing.indent, y: middle + 4),
      in: TimelineDrawing.widestName, .left)
    for stretch in row.life {
      let (start, end) = (gutter + scale.x(stretch.moments.lowerBound), gutter + scale.x(stretch.moments.upperBound))
      let bar = Rectangle(
        x: start, y: middle - TimelineDrawing.barHeight / 2, width: max(2, end - start),
        height: TimelineDrawing.barHeight)
      switch stretch.standing {
      case .unloaded: sketch.add(.line(Point(x: start, y: middle), Point(x: end, y: middle), .unloaded))
      case .disappeared: sketch.add(.line(Point(x: start, y: middle), Point(x: end, y: middle), .disappeared))
      case .appearing: sketch.add(.ramp(bar, isRising: true, .moving))
      case .appeared: sketch.add(.box(bar, radius: 2, .appeared))
      case .disappearing: sketch.add(.ramp(bar, isRising: false, .leaving))
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

  /// A line in the lane of the controller that changes what it shows, as long as that takes.
  private func drawTransitions(in sketch: inout Sketch, top: Int) {
    let parents = parentsOfPrivate
    let rowOf = Dictionary(
      rows.enumerated().map { ($0.element.instance, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let startOf = Dictionary(
      scale.columns.map { (recording.steps[$0.step].record.number, $0.start) }, uniquingKeysWith: { first, _ in first })
    let titleOf = Dictionary(
      recording.steps.map { ($0.record.number, $0.label) }, uniquingKeysWith: { first, _ in first })
    for transition in recording.transitions where transition.end > transition.start {
      var container: InstanceID? = transition.container
      // What a private controller does is seen in its parent.
      while let here = container, plan.instances[here.index].isPrivate { container = parents[here] }
      guard let row = container.flatMap({ rowOf[$0] }) else { continue }
      let y = top + (row + 1) * TimelineDrawing.rowHeight - 4
      // The moment before may belong to the step before.
      let column = startOf[transition.step] ?? 0
      let start = gutter + max(scale.x(transition.start, after: transition.firstMoment), column + 6)
      let end = gutter + scale.x(transition.end, after: transition.lastMoment)
      let title = titleOf[transition.step] ?? ""
      sketch.add(.begin(title: "\(title), \(transition.start.seconds) s to \(transition.end.seconds) s"))
      sketch.add(.line(Point(x: start, y: y), Point(x: max(start + 2, end), y: y), .transition))
      sketch.add(.end)
    }
  }

  /// The first parent of each private controller.
  private var parentsOfPrivate: [InstanceID: InstanceID] {
    var parents: [InstanceID: InstanceID] = [:]
    for index in recording.moments.indices {
      for change in recording.moments.changes(at: index) where plan.instances[change.instance.index].isPrivate {
        guard parents[change.instance] == nil, let parent = change.parent else { continue }
        parents[change.instance] = parent
      }
    }
    return parents
  }

  /// The clock below the lanes: where it stands when it moves.
  private func drawClock(in sketch: inout Sketch, y: Int) {
    var free = 0
    let axis = y - 13
    sketch.add(.line(Point(x: gutter, y: axis), Point(x: gutter + scale.width, y: axis), .axis))
    for place in scale.breaks {
      sketch.add(.box(Rectangle(x: gutter + place - 3, y: axis - 3, width: 6, height: 6), radius: 0, .backdrop))
      sketch.add(.zigzag(Point(x: gutter + place, y: axis), .axis))
    }
    for mark in scale.clock {
      let text = mark.time.seconds + " s"
      let x = gutter + mark.x
      // The last one ends where the picture does.
      let start = min(x, gutter + scale.width - SketchText.width(of: text, .small))
      guard start >= free else { continue }
      sketch.add(.line(Point(x: x, y: axis), Point(x: x, y: axis + 4), .axis))
      free = start + 8 + sketch.add(text, .small, at: Point(x: start, y: y), in: 80, .left)
    }
    sketch.width = max(sketch.width, free - 8)
  }

  /// - Returns: Where it ends.
  private func drawLegend(in sketch: inout Sketch, y: Int) -> Int {
    var (x, y) = (6, y)
    func turn(before words: String) {
      let width = 28 + SketchText.width(of: words, .small)
      if x > 6, x + width > max(sketch.width, min(room ?? 400, 400)) { (x, y) = (6, y + 18) }
    }
    func write(_ words: String) {
      x += 28 + sketch.add(words, .small, at: Point(x: x + 28, y: y), in: 200, .left) + 16
      sketch.width = max(sketch.width, x - 16)
    }
    func sample(_ look: SketchLook, _ words: String) {
      turn(before: words)
      switch look {
      case .moving, .leaving:
        let bar = Rectangle(x: x, y: y - 10, width: 22, height: 12)
        sketch.add(.ramp(bar, isRising: look == .moving, look))
      case .disappeared, .unloaded, .transition:
        sketch.add(.line(Point(x: x, y: y - 4), Point(x: x + 22, y: y - 4), look))
      case .instant: sketch.add(.hatch(Rectangle(x: x, y: y - 10, width: 22, height: 12), look))
      default: sketch.add(.box(Rectangle(x: x, y: y - 10, width: 22, height: 12), radius: 2, look))
      }
      write(words)
    }
    let standings = Set(rows.flatMap(\.life).map(\.standing))
    let all: [(RunRecording.Standing, SketchLook, String)] = [
      (.appeared, .appeared, "appeared"), (.appearing, .moving, "appearing"), (.disappearing, .leaving, "disappearing"),
      (.disappeared, .disappeared, "disappeared"), (.unloaded, .unloaded, "view not loaded"),
    ]
    for (standing, look, words) in all where standings.contains(standing) { sample(look, words) }
    if recording.transitions.contains(where: { $0.end > $0.start }) { sample(.transition, "transition") }
    if !scale.instants.isEmpty { sample(.instant, "no time passes") }
    for (words, mark) in [("made", Sketch.Mark.dot), ("freed", Sketch.Mark.cross)] where words == "made" || hasFreed {
      turn(before: words)
      sketch.add(mark(Point(x: x + 16, y: y - 4), .disappeared))
      write(words)
    }
    return y
  }

  /// Whether something is freed before the end.
  private var hasFreed: Bool {
    rows.contains { $0.life.last.map { $0.moments.upperBound < recording.moments.count } ?? false }
  }

  /// The names that found no room over their columns, as far as a person reads them.
  ///
  /// - Returns: Where they end.
  private func drawNames(in sketch: inout Sketch, below end: Int) -> Int {
    let columns = scale.columns.filter { title(of: $0) == nil }
    guard columns.count <= TimelineDrawing.mostNames else { return end }
    var (x, y) = (6, end + 22)
    for column in columns {
      let caption = captions[column.step]
      let words = recording.steps[column.step].record.number == 0 ? "0  " + caption : caption
      let room = max(sketch.width, min(room ?? 400, 400)) - 12
      let width = min(room, SketchText.width(of: words, .small))
      if x > 6, x + width > room { (x, y) = (6, y + 16) }
      sketch.add(words, .small, at: Point(x: x, y: y), in: room, .left)
      sketch.width = max(sketch.width, x + width)
      x += width + 16
    }
    return columns.isEmpty ? end : y
  }

  private var description: String {
    let count = rows.reduce(0) { $0 + 1 + $1.others }
    let shown = recording.firstAndLastState?.last.visible.map { plan.name($0) }
    let answer = "\(count) controller\(count == 1 ? "" : "s")" + (shown.map { "; at the end \($0) is seen." } ?? ".")
    return DiagramDescription.joined(
      [answer] + rows.map { "\($0.label(plan)): \(words(of: $0.life))." })
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
