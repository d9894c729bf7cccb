package import SceneBasics
internal import SceneDiagrams
package import ScenePlan
internal import SceneRunViews
package import SceneWhy

/// The forms of an answer of `why`.
package enum ExplanationForm: String, CaseIterable, Sendable {
  case text, json, svg, mermaid

  package var summary: String {
    switch self {
    case .text: "sentences, with rules and places beside them"
    case .json: "one object per line: the event, and its causes from near to far"
    case .svg: "a picture of the chain, or of a step's events as a tree"
    case .mermaid: "the same as a flow chart of Mermaid"
    }
  }

  /// The endings of files in this form.
  package var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .json: ["json", "jsonl"]
    case .svg: ["svg"]
    case .mermaid: ["mmd", "mermaid"]
    }
  }
}

/// Answers of `why` on their way out.
package struct ExplanationSheet {
  package let scene: CompiledScene
  private let form: ExplanationForm
  package let decoration: Decoration
  /// Whether every effect of a chain is shown as the machine has it.
  package let showsDetails: Bool
  package var output: ByteWriter
  /// The picture of an answer to which something may be added.
  private var pending: (title: String, subtitle: String, rows: [CauseDrawing.Row])?
  /// The lines of the scene's files, once one of them was wanted.
  private var lines: [UInt32: [ArraySlice<UInt8>]] = [:]

  /// - Parameter output: Hands on what is written, so that an answer needn't stand in memory.
  package init(
    _ scene: CompiledScene, form: ExplanationForm, showsDetails: Bool, decoration: Decoration,
    output: consuming ByteWriter
  ) {
    self.output = output
    self.scene = scene
    self.form = form
    self.showsDetails = showsDetails
    self.decoration = decoration
  }

  /// A line that is no answer itself; only text has such.
  package mutating func write(note: String) {
    if form == .text { output.write(decoration.paint(note, as: .faint) + "\n") }
  }

  /// Why an event came.
  ///
  /// - Parameter details: The effects of its chain.
  package mutating func write(_ explanation: Explanation, details: [Effect]) {
    switch form {
    case .text:
      output.write(decoration.paint(explanation.title, as: .strong) + "   " + moment(explanation) + "\n")
      if showsDetails { write(details: details) } else { write(explanation.links) }
    case .json: write(json: explanation)
    case .svg, .mermaid: draw(explanation.title, explanation)
    }
  }

  /// Writes the reasons that kept an event away, the latest first.
  ///
  /// - Parameters:
  ///   - answer: What is said where nothing was about to send it.
  ///   - isCome: Whether the event came all the same, at another time.
  package mutating func write(
    refusals: [Explanation], of question: Expectation.Pattern, answer: String, isCome: Bool, in step: Int?
  ) {
    switch form {
    case .json:
      for refusal in refusals { write(json: refusal) }
      if refusals.isEmpty, !isCome { write(json: question, answer: answer) }
    case .svg, .mermaid:
      if let nearest = refusals.first {
        pending = ("\(question.text) didn't come", moment(nearest), rows(of: nearest, "\(question.text) didn't come"))
      } else {
        pending = ("\(question.text) never came", "", [.init(answer)])
      }
    case .text:
      let place = step.map { " in step \($0)" } ?? ""
      let title = isCome ? "\(question.text) was kept away at other times." : "\(question.text) never came\(place)."
      if refusals.isEmpty, isCome { return write(note: "Nothing kept it away at another time.") }
      output.write(decoration.paint(title, as: .strong) + "\n")
      if refusals.isEmpty { return output.write("  \(answer)\n") }
      write(refusals)
    }
  }

  /// Writes the edits that would bring the event.
  package mutating func write(edits: [OfferedEdit]) {
    switch form {
    case .json:
      for edit in edits { write(json: edit) }
    case .text: write(text: edits)
    case .svg, .mermaid:
      guard !edits.isEmpty else { return }
      let rows = edits.map { edit in
        CauseDrawing.Row(
          (edit.file.map { $0 + ":" } ?? "") + "\(edit.line):  " + edit.text, detail: ExplanationSheet.effect(of: edit))
      }
      pending?.rows += [.heading("It would come with")] + rows
    }
  }

  /// Writes the picture that waits for more.
  package mutating func finish() {
    guard let pending else { return }
    draw(pending.title, pending.subtitle, pending.rows)
    self.pending = nil
  }

  /// The step in which the event comes with an edit, and the price of it.
  package static func effect(of edit: OfferedEdit) -> String {
    let isNew = edit.isNew ? "as a new line, " : ""
    let harm = edit.harm.map { "; but " + $0 } ?? ""
    let without = edit.without.map { ", without '\($0)'" } ?? ""
    return "\(isNew)at step \(edit.step)\(without)\(harm)"
  }

  /// The events of a step, with their nearest reasons; each with the place of the one that it comes from.
  package mutating func write(step: Int, _ events: [Explainer.Branch], _ explainer: Explainer) {
    let record = scene.plan.steps.first { $0.number == step }
    let outcome = record?.isCancelled == true ? StepOutcome.givenUp.words.map { ", " + $0 } ?? "" : ""
    let title = "step \(step)  " + VisibleText.of(record?.title ?? "") + outcome
    switch form {
    case .json:
      for event in events {
        if let explanation = explainer.explain(event.event) { write(json: explanation) }
      }
    case .text:
      output.write(decoration.paint(title, as: .strong) + "\n")
      write(tree: events, explainer)
    case .svg, .mermaid:
      var time: Ticks?
      var rows = explainer.rows(ofStep: step).map { row in
        defer { time = row.time }
        return CauseDrawing.Row(
          VisibleText.of(row.text), reason: words(for: row),
          detail: row.rule?.rawValue ?? row.mark.flatMap { place(of: $0) } ?? "", above: row.above,
          isEvent: row.kind == .event,
          time: time == nil || row.time == time ? nil : "at \(row.time.seconds) s")
      }
      if rows.isEmpty { rows = [CauseDrawing.Row("no event came")] }
      let rule = rows.lazy.map(\.detail).first { RuleNumber(rawValue: $0) != nil }
      let legend = rule.map { "; at the right its rule, as in 'scenograph explain \($0)'" } ?? ""
      draw(
        title.replacing("  ", with: " · ", maxReplacements: 1), "each event below what it comes from" + legend, rows,
        leadsUp: false)
    }
  }

  /// The reason beside a row, in the words of the text.
  private func words(for row: StepRow) -> String {
    row.reason.map { "because " + $0.text + ($0.moment.map { ", " + $0 } ?? "") } ?? ""
  }

  /// Writes the owners that keep an instance alive.
  package mutating func write(owners: [Cause], of id: String) {
    switch form {
    case .json: write(json: owners, of: id)
    case .text:
      output.write(
        owners.isEmpty ? "\(id) isn't alive at the end.\n" : decoration.paint("\(id) is alive", as: .strong) + "\n")
      write(owners)
    case .svg, .mermaid:
      let event = CauseDrawing.Row(owners.isEmpty ? "\(id) isn't alive" : "\(id) is alive", isEvent: true)
      draw(id, "at the end", [event] + owners.map { row(of: $0, above: 0) })
    }
  }

  // MARK: Pictures

  private mutating func draw(_ title: String, _ explanation: Explanation) {
    draw(title, moment(explanation), rows(of: explanation, title))
  }

  /// The event, and its reasons from near to far.
  private func rows(of explanation: Explanation, _ title: String) -> [CauseDrawing.Row] {
    let links = explanation.links
    let event = CauseDrawing.Row(title, detail: explanation.rule?.rawValue ?? "", isEvent: true)
    return [event] + links.indices.map { row(of: links[$0], above: $0, isPlaced: isLast($0, of: links)) }
  }

  private mutating func draw(
    _ title: String, _ subtitle: String, _ rows: [CauseDrawing.Row], leadsUp: Bool = true
  ) {
    // Out of its page, a picture still says of which run it is.
    let subtitle = ["in “\(VisibleText.of(scene.plan.scene))”", subtitle].filter { !$0.isEmpty }.joined(separator: "; ")
    let drawing = CauseDrawing(title: title, subtitle: subtitle, rows: rows, leadsUp: leadsUp)
    if form == .svg { drawing.writeSVG(into: &output) } else { drawing.writeMermaid(into: &output) }
  }

  private func row(of cause: Cause, above: Int, isPlaced: Bool = true) -> CauseDrawing.Row {
    let spot = isPlaced ? cause.mark.flatMap { place(of: $0) } : nil
    let words = (cause.isBeside ? "and since " : "because ") + cause.text + (cause.moment.map { ", " + $0 } ?? "")
    let detail = [cause.rule?.rawValue, spot].compactMap(\.self).joined(separator: ", ")
    return CauseDrawing.Row(words, detail: detail, above: above)
  }

  /// Whether no later reason comes from the same line: what stands on one line is shown once.
  func isLast(_ index: Int, of links: [Cause]) -> Bool {
    !links[(index + 1)...].contains { $0.mark == links[index].mark }
  }

  // MARK: Places

  package func moment(_ explanation: Explanation) -> String {
    "step \(explanation.step), at \(explanation.time.seconds) s"
  }

  /// `path:line`
  package func place(of mark: SourceMark) -> String? {
    guard mark.line > 0 else { return nil }
    let path = scene.path(of: mark)
    return (path.split(separator: "/").last.map(String.init) ?? path) + ":\(mark.line)"
  }

  /// The line of a file without its indentation.
  package mutating func source(of mark: SourceMark) -> String? {
    guard scene.sources.indices.contains(Int(mark.file)) else { return nil }
    // A file is taken apart once, however many answers show its lines.
    let lines = lines[UInt32(mark.file)] ?? scene.sources[Int(mark.file)].bytes.lines
    self.lines[UInt32(mark.file)] = lines
    guard lines.indices.contains(Int(mark.line) - 1) else { return nil }
    return String(decoding: lines[Int(mark.line) - 1].drop { $0 == 0x20 }, as: UTF8.self)
  }
}
