internal import SceneBasics
internal import ScenePlan

/// The messages between controllers, step by step, from above to below.
struct SequenceView: RunView {
  let name = "sequence"
  let summary = "the messages between controllers, step by step"
  let formats = [DrawingFormat.svg, .mermaid, .text]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: DrawingFormat, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    let log = MessageLog(recording, plan)
    switch format {
    case .mermaid: MermaidSequence(log: log, title: plan.scene).write(into: &output)
    case .text: SequenceText(log: log, title: plan.scene).write(into: &output)
    case .svg, .dot:
      let drawing = SequenceDrawing(log: log, plan: plan, room: style.room)
      SketchPainter(drawing.sketch(), style: style).write(into: &output)
    }
  }
}

extension SequenceView {
  func omission(_ recording: RunRecording, of plan: HierarchyPlan, style: DiagramStyle) -> String? {
    let log = MessageLog(recording, plan)
    let drawing = SequenceDrawing(log: log, plan: plan, room: style.room)
    let words = [drawing.leftOut, drawing.othersCount.map { "\($0) controllers share a lane" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", and ")
  }
}

/// The sequence as lines for a terminal.
private struct SequenceText {
  let log: MessageLog
  let title: String

  func write(into output: inout ByteWriter) {
    output.write(VisibleText.of(title) + "\nthe messages in their order\n")
    for entry in log.entries {
      let words: String
      switch entry.what {
      case .more(let text): words = "  " + text
      case .step(let title): words = "\n" + title
      case .clock(let time): words = "  at \(time.seconds) s"
      case .message(let from, let to, let text) where from != to:
        words = "  \(log.name(of: from)) → \(log.name(of: to)): \(text)"
      case .message(let party, _, let text), .own(let party, let text): words = "  \(log.name(of: party)) ↺ \(text)"
      case .alarm(let party, let text): words = "  ⚠ \(log.name(of: party)): \(text)"
      case .freed(let party): words = "  ✕ \(log.name(of: party)): deinit"
      }
      output.write((words.hasPrefix("\n") ? "\n" : "") + VisibleText.of(words.oneLine.trimmed) + "\n")
    }
  }
}

extension String {
  /// Without the blank that a line break has become.
  fileprivate var trimmed: String { hasPrefix(" ") && !hasPrefix("  ") ? String(dropFirst()) : self }
}
