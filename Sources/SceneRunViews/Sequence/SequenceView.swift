internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// The messages between controllers, step by step, from above to below.
struct SequenceView: RunView {
  let name = "sequence"
  let summary = "the messages between controllers, step by step"
  let formats = [DrawingFormat.svg, .mermaid, .text]
  private var part = RunPart()

  func showing(_ part: RunPart) -> (any RunView)? {
    var view = self
    view.part = part
    return view
  }

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: DrawingFormat, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    let log = MessageLog(recording, plan, part)
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
    let log = MessageLog(recording, plan, part)
    let drawing = SequenceDrawing(log: log, plan: plan, room: style.room)
    let words = [drawing.leftOut, drawing.othersCount.map(SequenceDrawing.words(forSharing:))].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", and ")
  }
}

/// The sequence as lines for a terminal.
private struct SequenceText {
  let log: MessageLog
  let title: String

  func write(into output: inout ByteWriter) {
    output.write(VisibleText.of(title) + "\nthe messages in their order\n")
    for party in log.parties {
      let details = log.details(of: party)
      if details.isEmpty { continue }
      output.write(VisibleText.of("  \(log.name(of: party)): " + details.joined(separator: ", ")) + "\n")
    }
    for entry in log.entries {
      let words: String
      switch entry.what {
      case .more(let text): words = "  " + text
      case .step(let title, _): words = "\n" + title
      case .clock(let time, let note): words = "  at \(time.seconds) s" + (note.map { ", " + $0 } ?? "")
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
