internal import SceneBasics
internal import SceneDiagrams
internal import ScenePlan

/// The timeline as Mermaid's Gantt chart: a section for each controller, a bar for each way in which it stood for a
/// while. What takes no time has no bar there.
struct MermaidTimeline {
  let recording: RunRecording
  let plan: HierarchyPlan

  func write(into output: inout ByteWriter) {
    output.write("gantt\n  title \(MermaidTimeline.escaped(plan.scene))\n  dateFormat x\n  axisFormat ")
    let end = recording.end
    output.write(end.microseconds < 60_000_000 ? "%S.%L s\n" : "%M:%S\n")
    for row in TimelineRow.all(of: recording, plan, isFolded: false) {
      output.write("  section \(MermaidTimeline.escaped(plan.name(row.instance)))\n")
      for stretch in row.life where stretch.end > stretch.start || end == .zero {
        let (start, end) = (stretch.start.microseconds / 1_000, stretch.end.microseconds / 1_000)
        output.write("    \(stretch.standing.words) :\(stretch.standing.tag)\(start), \(max(1, end - start))ms\n")
      }
      if let last = row.life.last, last.moments.upperBound < recording.moments.count {
        output.write("    freed :milestone, \(last.end.microseconds / 1_000), 0ms\n")
      }
    }
  }

  /// A name in a Gantt chart ends with its line, or at a colon.
  private static func escaped(_ text: String) -> String {
    MermaidText.escaped(text).replacing(":", with: "#58;")
  }
}

extension RunRecording.Standing {
  fileprivate var words: String { self == .unloaded ? "view not loaded" : rawValue }

  /// Mermaid knows three looks besides its plain one.
  fileprivate var tag: String {
    switch self {
    case .appeared: "active, "
    case .appearing, .disappearing: ""
    case .disappeared, .unloaded: "done, "
    }
  }
}
