internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// One lane for each controller, with its states over the virtual clock; changes of the screen lie behind the lanes in
/// which they happen.
struct TimelineView: RunView {
  let name = "timeline"
  let summary = "a lane for each controller, its states over the virtual clock"
  let formats = [DrawingFormat.svg, .text, .mermaid]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: DrawingFormat, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    switch format {
    case .text: TimelineText(recording: recording, plan: plan).write(into: &output)
    case .mermaid: MermaidTimeline(recording: recording, plan: plan).write(into: &output)
    case .svg, .dot:
      let drawing = TimelineDrawing(recording, plan, room: style.room)
      SketchPainter(drawing.sketch(), style: style).write(into: &output)
    }
  }

  func omission(_ recording: RunRecording, of plan: HierarchyPlan, style: DiagramStyle) -> String? {
    let count = TimelineDrawing(recording, plan, room: style.room).foldedCount
    return count == 0 ? nil : "\(count) controllers share a lane with others that live alike"
  }
}

/// The timeline for a terminal: a line for each controller, a column for where it stands after each step.
private struct TimelineText {
  let recording: RunRecording
  let plan: HierarchyPlan

  func write(into output: inout ByteWriter) {
    output.write(VisibleText.of(plan.scene) + "\nthe state of each controller after each step\n\n")
    let lanes = LaneOrder(recording, plan).lanes
    let names = lanes.map { String(repeating: "  ", count: $0.depth) + VisibleText.of(plan.name($0.instance)) }
    let gutter = (names.map { VisibleText.width(of: $0) }.max() ?? 0) + 2
    var heads = String(repeating: " ", count: gutter)
    var captions = ""
    // A lane is as long as the run, and most controllers live shortly: only changes are kept.
    var rows: [[Stretch]] = Array(repeating: [], count: plan.instances.count)
    var columns = 0
    PlayedStep.replay(recording) { played, state in
      guard !played.moments.isEmpty || played.isOvertaken else { return }
      let changes = played.moments.lazy.flatMap { recording.moments.changes(at: $0) }
      for change in changes where change.instance.index < rows.count {
        let stretch = Stretch(start: columns, sign: TimelineText.sign(state[change.instance]))
        if rows[change.instance.index].last?.sign == stretch.sign { continue }
        rows[change.instance.index].append(stretch)
      }
      columns += 1
      let number = recording.steps[played.steps.lowerBound].record.number
      let head = played.isContinued ? "…" : String(number)
      heads += head + String(repeating: " ", count: max(1, 4 - head.count))
      if played.isContinued { return }
      let caption = VisibleText.of(played.caption(recording, plan, state, isWhole: true))
      captions += (number == 0 ? "0  " : "") + caption + " · \(played.start.seconds) s\n"
    }
    output.write(heads + "\n")
    for (lane, name) in zip(lanes, names) {
      output.write(name)
      write(rows[lane.instance.index], gutter - VisibleText.width(of: name), columns, into: &output)
      output.write("\n")
    }
    output.write("\n" + captions)
    output.write("\n● appeared   ◐ appearing   ◑ disappearing   ○ disappeared   ◌ view not loaded\n")
  }

  /// The columns from one on in which a controller stands in one way.
  private struct Stretch {
    var start: Int
    /// Nil while it doesn't live.
    var sign: Character?
  }

  /// Writes the signs of a lane, without blanks at its end.
  private func write(_ stretches: [Stretch], _ gutter: Int, _ columns: Int, into output: inout ByteWriter) {
    var (blanks, column) = (gutter, 0)
    for (index, stretch) in stretches.enumerated() {
      guard let sign = stretch.sign.map({ String($0) }) else { continue }
      blanks += 4 * (stretch.start - column)
      column = index + 1 < stretches.count ? stretches[index + 1].start : columns
      for _ in stretch.start..<column {
        output.write(blanks: blanks)
        output.write(sign)
        blanks = 3
      }
    }
  }

  private static func sign(_ node: HierarchyState.Node) -> Character? {
    guard node.isAlive else { return nil }
    guard node.isLoaded else { return "◌" }
    switch node.appearance {
    case .appeared: return "●"
    case .appearing: return "◐"
    case .disappearing: return "◑"
    case .disappeared: return "○"
    }
  }
}

extension RunRecording.Step {
  /// Its number and what it does.
  var label: String { record.number == 0 ? record.title : "\(record.number)  \(record.title)" }
}
