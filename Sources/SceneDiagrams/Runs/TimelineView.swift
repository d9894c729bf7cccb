internal import SceneBasics
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
      output.write(bytes: SketchPainter(drawing.sketch(), style: style).svg())
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
    let states = recording.statesAfterSteps
    let deeds = Deed.all(of: recording).filter { !$0.moments.isEmpty }
    let heads = deeds.map { $0.isContinued ? "…" : String(recording.steps[$0.steps.lowerBound].record.number) }
    output.write(String(repeating: " ", count: gutter))
    for head in heads { output.write(head + String(repeating: " ", count: max(1, 4 - head.count))) }
    output.write("\n")
    for (lane, name) in zip(lanes, names) {
      output.write(name + String(repeating: " ", count: gutter - VisibleText.width(of: name)))
      let signs = deeds.map { deed in
        let nodes = states[deed.steps.lowerBound].nodes
        return lane.instance.index < nodes.count ? TimelineText.sign(nodes[lane.instance.index]) : " "
      }
      output.write(signs.joined(separator: "   ").trimmedEnd + "\n")
    }
    output.write("\n")
    for deed in deeds where !deed.isContinued {
      let caption = deed.caption(recording, plan, states[deed.steps.lowerBound])
      let number = recording.steps[deed.steps.lowerBound].record.number == 0 ? "0  " : ""
      output.write(number + VisibleText.of(caption) + " · \(deed.start.seconds) s\n")
    }
    output.write("\n● appeared   ◐ appearing   ◑ disappearing   ○ disappeared   ◌ view not loaded\n")
  }

  private static func sign(_ node: HierarchyState.Node) -> String {
    guard node.isAlive else { return " " }
    guard node.isLoaded else { return "◌" }
    switch node.appearance {
    case .appeared: return "●"
    case .appearing: return "◐"
    case .disappearing: return "◑"
    case .disappeared: return "○"
    }
  }
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension RunRecording.Step {
  /// Its number and what it does.
  var label: String { record.number == 0 ? record.title : "\(record.number)  \(record.title)" }
}
