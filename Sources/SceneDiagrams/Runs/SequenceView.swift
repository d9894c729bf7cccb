internal import SceneBasics
internal import ScenePlan

/// Who sends what to whom, step by step, from above to below.
struct SequenceView: RunView {
  let name = "sequence"
  let summary = "who sends what to whom, step by step"
  let formats = ["svg", "mermaid"]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: String, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    let log = MessageLog(recording, plan)
    if format == "mermaid" {
      MermaidSequence(log: log, title: plan.scene).write(into: &output)
    } else {
      output.write(bytes: SketchPainter(SequenceDrawing(log: log, plan: plan).sketch(), style: style).svg())
    }
  }
}

/// The sequence of one run while it is drawn.
private struct SequenceDrawing {
  let log: MessageLog
  let plan: HierarchyPlan

  private static let rowHeight = 22
  private static let headHeight = 28
  private static let widestHead = 150

  func sketch() -> Sketch {
    var sketch = Sketch(
      heading: [DiagramText(plan.scene, .heading), DiagramText("who sends what to whom", .detail)],
      description: description)
    let places = places
    sketch.width = max((places.last.map { $0.middle + $0.width / 2 } ?? 0) + 8, widthOfLabels(places))
    let rows = log.entries.map { if case .step = $0 { 30 } else { SequenceDrawing.rowHeight } }
    let bottom = SequenceDrawing.headHeight + 10 + rows.reduce(0, +)
    for (party, place) in zip(log.parties, places) {
      let end = freedRow(of: party, rows) ?? bottom
      sketch.add(.line(Point(x: place.middle, y: SequenceDrawing.headHeight), Point(x: place.middle, y: end), .life))
      sketch.add(
        .box(
          Rectangle(
            x: place.middle - place.width / 2, y: 0, width: place.width, height: SequenceDrawing.headHeight), radius: 5,
          .head))
      sketch.add(
        log.name(of: party), .smallName, at: Point(x: place.middle, y: 18), in: place.width - 12, .centre)
    }
    var y = SequenceDrawing.headHeight + 10
    for (entry, height) in zip(log.entries, rows) {
      draw(entry, from: y, height: height, Dictionary(uniqueKeysWithValues: zip(log.parties, places)), in: &sketch)
      y += height
    }
    sketch.height = bottom
    return sketch
  }

  private typealias Place = (middle: Int, width: Int)

  /// Where the parties' lines stand.
  private var places: [Place] {
    let order = Dictionary(uniqueKeysWithValues: log.parties.enumerated().map { ($1, $0) })
    // Between neighbours there is room for what they say to each other.
    var gaps = Array(repeating: 0, count: log.parties.count)
    for case .message(let from, let to, let words) in log.entries {
      guard let from = order[from], let to = order[to], abs(from - to) == 1 else { continue }
      gaps[max(from, to)] = max(gaps[max(from, to)], SketchText.width(of: words, .small) + 16)
    }
    var places: [Place] = []
    for (index, party) in log.parties.enumerated() {
      let width = min(
        SequenceDrawing.widestHead, max(64, SketchText.width(of: log.name(of: party), .smallName) + 20))
      let last = places.last.map { place in
        place.middle + max(min(gaps[index], 180), place.width / 2 + 24 + width / 2)
      }
      places.append((last ?? width / 2, width))
    }
    return places
  }

  /// How far what somebody says to itself reaches to the right.
  private func widthOfLabels(_ places: [Place]) -> Int {
    let middles = Dictionary(uniqueKeysWithValues: zip(log.parties, places.map(\.middle)))
    let ends = log.entries.map { entry in
      switch entry {
      case .own(let party, let words): (middles[party] ?? 0) + 26 + min(420, SketchText.width(of: words, .small))
      case .alarm(let party, let words):
        (middles[party] ?? 0) + 24 + min(420, SketchText.width(of: words, .smallAlarm))
      case .freed(let party): (middles[party] ?? 0) + 60
      case .step, .message: 0
      }
    }
    return ends.max() ?? 0
  }

  private func draw(
    _ entry: MessageLog.Entry, from top: Int, height: Int, _ places: [MessageLog.Party: Place], in sketch: inout Sketch
  ) {
    func x(_ party: MessageLog.Party) -> Int { places[party]?.middle ?? 0 }
    let line = top + height - 5
    switch entry {
    case .step(let title):
      sketch.add(.box(Rectangle(x: 0, y: top + 5, width: sketch.width, height: 20), radius: 4, .step))
      sketch.add(title, .smallName, at: Point(x: 8, y: top + 19), in: sketch.width - 16, .left)
    case .message(let from, let to, let words) where from != to:
      label(words, .small, leftOf: min(x(from), x(to)) + 6, line: line - 4, in: &sketch)
      sketch.add(.arrow(Point(x: x(from), y: line), Point(x: x(to), y: line), .message))
    case .message(let party, _, let words), .own(let party, let words):
      label(words, .small, leftOf: x(party) + 22, line: line - 2, in: &sketch)
      sketch.add(.loop(Point(x: x(party), y: line - 10), height: 10, .own))
    case .alarm(let party, let words):
      label("⚠ " + words, .smallAlarm, leftOf: x(party) + 8, line: line, in: &sketch)
      sketch.add(.dot(Point(x: x(party), y: line - 4), .amiss))
    case .freed(let party):
      label("deinit", .small, leftOf: x(party) + 10, line: line, in: &sketch)
      sketch.add(.cross(Point(x: x(party), y: line - 4), .message))
    }
  }

  /// A text over whatever lines run behind it; it ends before the picture does.
  private func label(_ words: String, _ face: SketchText.Face, leftOf x: Int, line: Int, in sketch: inout Sketch) {
    let width = min(SketchText.width(of: words, face), 420)
    let start = max(2, min(x, sketch.width - width - 2))
    sketch.add(.box(Rectangle(x: start - 2, y: line - 10, width: width + 4, height: 13), radius: 0, .backdrop))
    sketch.add(words, face, at: Point(x: start, y: line), in: width, .left)
  }

  /// How far down somebody's line reaches that is freed.
  private func freedRow(of party: MessageLog.Party, _ rows: [Int]) -> Int? {
    var y = SequenceDrawing.headHeight + 10
    var end: Int?
    for (entry, height) in zip(log.entries, rows) {
      y += height
      if case .freed(let freed) = entry, freed == party { end = y - 9 }
    }
    return end
  }

  private var description: String {
    let count = log.entries.count { if case .step = $0 { false } else { true } }
    return "\(count) messages among \(log.parties.map { log.name(of: $0) }.joined(separator: ", ")). "
      + log.entries.prefix(200).map { text(of: $0) }.joined(separator: " ")
  }

  private func text(of entry: MessageLog.Entry) -> String {
    switch entry {
    case .step(let title): "Step \(title):"
    case .message(let from, let to, let words): "\(log.name(of: from)) to \(log.name(of: to)): \(words)."
    case .own(let party, let words), .alarm(let party, let words): "\(log.name(of: party)): \(words)."
    case .freed(let party): "\(log.name(of: party)) is freed."
    }
  }
}

/// The sequence in Mermaid's words. Texts never become syntax: what Mermaid might take for more than a letter is an
/// entity.
private struct MermaidSequence {
  let log: MessageLog
  let title: String

  func write(into output: inout ByteWriter) {
    output.write("---\ntitle: ")
    output.write(json: VisibleText.of(title.oneLine))
    output.write("\n---\nsequenceDiagram\n")
    var numbers: [MessageLog.Party: Int] = [:]
    for (number, party) in log.parties.enumerated() {
      numbers[party] = number
      output.write("  participant p\(number) as \(MermaidText.escaped(log.name(of: party)))\n")
    }
    func name(_ party: MessageLog.Party) -> String { "p\(numbers[party] ?? 0)" }
    guard !log.parties.isEmpty else { return }
    let all = log.parties.count == 1 ? "p0" : "p0,p\(log.parties.count - 1)"
    for entry in log.entries {
      switch entry {
      case .step(let title): output.write("  Note over \(all): \(MermaidText.escaped(title))\n")
      case .message(let from, let to, let words):
        output.write("  \(name(from))->>\(name(to)): \(MermaidText.escaped(words))\n")
      case .own(let party, let words):
        output.write("  \(name(party))-->>\(name(party)): \(MermaidText.escaped(words))\n")
      case .alarm(let party, let words):
        output.write("  Note right of \(name(party)): ⚠ \(MermaidText.escaped(words))\n")
      case .freed(let party): output.write("  Note right of \(name(party)): deinit\n")
      }
    }
  }
}
