internal import SceneBasics
internal import ScenePlan
internal import SceneWhy

/// The forms of an answer of `why`.
enum ExplanationForm: String, CaseIterable, Sendable {
  case text, json

  var summary: String {
    switch self {
    case .text: "sentences, with rules and places beside them"
    case .json: "one object per line: the event, and its causes from near to far"
    }
  }
}

/// Answers of `why` on their way out.
struct ExplanationSheet {
  private let scene: CompiledScene
  private let form: ExplanationForm
  private let decoration: Decoration
  private var output = ByteWriter()

  init(_ scene: CompiledScene, form: ExplanationForm, decoration: Decoration) {
    self.scene = scene
    self.form = form
    self.decoration = decoration
  }

  var bytes: [UInt8] { output.take() }

  /// A line that is no answer itself; JSON has none.
  mutating func write(note: String) {
    if form == .text { output.write(decoration.paint(note, as: .faint) + "\n") }
  }

  /// Why an event came.
  mutating func write(_ explanation: Explanation) {
    if form == .json { return write(json: explanation) }
    output.write(decoration.paint(explanation.title, as: .strong) + "   " + moment(explanation) + "\n")
    write(explanation.links)
  }

  /// What kept an event away, the latest reason first.
  ///
  /// - Parameter isCome: Whether the event came all the same, at another time.
  mutating func write(refusals: [Explanation], of question: EventQuestion, isCome: Bool, in step: Int?) {
    if form == .json {
      for refusal in refusals { write(json: refusal) }
      return
    }
    let place = step.map { " in step \($0)" } ?? ""
    let title = isCome ? "\(question.text) was kept away at other times." : "\(question.text) never came\(place)."
    guard let nearest = refusals.first else {
      if isCome { return write(note: "Nothing kept it away at another time.") }
      output.write(decoration.paint(title, as: .strong) + "\n")
      return output.write("  Nothing in this script came near it.\n")
    }
    output.write(decoration.paint(title, as: .strong) + "\n")
    output.write("  " + moment(nearest) + "\n")
    write(nearest.links)
    if refusals.count > 1 {
      let others = refusals.dropFirst().compactMap { other in
        other.links.first.map { "step \(other.step): \($0.text)" }
      }
      write(note: "Before that: " + others.prefix(3).joined(separator: "; ") + ".")
    }
  }

  /// What would bring the event.
  mutating func write(edits: [Edit]) {
    if form == .json {
      for edit in edits { write(json: edit) }
      return
    }
    guard !edits.isEmpty else { return }
    output.write("It would come with\n")
    let width = edits.map(\.line.count).max() ?? 0
    for edit in edits {
      let gap = String(repeating: " ", count: width - edit.line.count + 3)
      let number = edit.mark.line > 0 ? "line \(edit.mark.line), " : ""
      output.write("  \(edit.line)\(gap)\(number)\(edit.place); then in step \(edit.step)\n")
    }
  }

  private mutating func write(json edit: Edit) {
    output.write("{\"edit\":")
    output.write(json: edit.line)
    output.write(",\"place\":")
    output.write(json: edit.place)
    if edit.mark.line > 0 { output.write(",\"line\":\(edit.mark.line)") }
    output.write(",\"step\":\(edit.step)}\n")
  }

  /// The events of a step, with their nearest reasons.
  mutating func write(step: Int, _ events: [Explanation]) {
    if form == .json {
      for event in events { write(json: event) }
      return
    }
    let title = scene.plan.steps.first { $0.number == step }?.title ?? ""
    output.write(decoration.paint("step \(step)  \(VisibleText.of(title))", as: .strong) + "\n")
    let rows = events.map { event in
      (text: "  " + event.title, reason: event.links.first.map { "because " + $0.text } ?? "", rule: event.rule)
    }
    let width = rows.map(\.text.count).max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: width - row.text.count + 3)
      output.write((row.text + gap + row.reason + (row.rule.map { "   \($0.rawValue)" } ?? "")) + "\n")
    }
    if events.isEmpty { output.write("  no event came\n") }
  }

  /// What keeps an instance alive.
  mutating func write(owners: [Explanation.Link], of id: String) {
    if form == .json {
      output.write("{\"alive\":")
      output.write(json: id)
      writeCauses("owners", owners)
      output.write("}\n")
      return
    }
    output.write(
      owners.isEmpty ? "\(id) isn't alive at the end.\n" : decoration.paint("\(id) is alive", as: .strong) + "\n")
    write(owners)
  }

  // MARK: Text

  private func moment(_ explanation: Explanation) -> String {
    "step \(explanation.step), at \(explanation.time.seconds) s" + (explanation.rule.map { "   \($0.rawValue)" } ?? "")
  }

  private mutating func write(_ links: [Explanation.Link]) {
    let width = links.map(\.text.count).max() ?? 0
    for (index, link) in links.enumerated() {
      let gap = String(repeating: " ", count: width - link.text.count + 3)
      let rule = link.rule?.rawValue ?? ""
      // What stands on one line is shown once, at the last reason that comes from there.
      let isShown = !links[(index + 1)...].contains { $0.mark == link.mark }
      let place = isShown ? link.mark.flatMap { self.place(of: $0) } ?? "" : ""
      var line = "  because " + link.text
      if !rule.isEmpty || !place.isEmpty { line += gap + rule }
      if !place.isEmpty { line += String(repeating: " ", count: max(1, 8 - rule.count)) + place }
      output.write(line + "\n")
    }
  }

  /// `path:line   the line`.
  private func place(of mark: SourceMark) -> String? {
    guard mark.line > 0 else { return nil }
    let path = scene.path(of: mark)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let text = source(of: mark).map { "   " + VisibleText.of($0) } ?? ""
    return "\(name):\(mark.line)\(text)"
  }

  private func source(of mark: SourceMark) -> String? {
    guard scene.sources.indices.contains(Int(mark.file)) else { return nil }
    let lines = scene.sources[Int(mark.file)].bytes.split(separator: 10, omittingEmptySubsequences: false)
    guard lines.indices.contains(Int(mark.line) - 1) else { return nil }
    let line = String(decoding: lines[Int(mark.line) - 1], as: UTF8.self)
    let bare = line.drop { $0 == " " }
    return bare.hasSuffix("\r") ? String(bare.dropLast()) : String(bare)
  }

  // MARK: JSON

  private mutating func write(json explanation: Explanation) {
    output.write("{\"event\":")
    output.write(json: explanation.title)
    output.write(
      ",\"came\":\(explanation.came),\"step\":\(explanation.step),\"time\":\(explanation.time.seconds)")
    if let rule = explanation.rule { output.write(",\"rule\":\"\(rule.rawValue)\"") }
    writeCauses("causes", explanation.links)
    output.write("}\n")
  }

  private mutating func writeCauses(_ key: String, _ links: [Explanation.Link]) {
    output.write(",\"\(key)\":[")
    for (index, link) in links.enumerated() {
      output.write(index == 0 ? "{\"text\":" : ",{\"text\":")
      output.write(json: link.text)
      if let rule = link.rule { output.write(",\"rule\":\"\(rule.rawValue)\"") }
      if let controller = link.controller {
        output.write(",\"controller\":")
        output.write(json: controller)
      }
      if let mark = link.mark, mark.line > 0 {
        output.write(",\"file\":")
        output.write(json: scene.path(of: mark))
        output.write(",\"line\":\(mark.line)")
      }
      output.write("}")
    }
    output.write("]")
  }
}
