internal import SceneBasics
package import ScenePlan
package import SceneWhy

/// Answers as sentences, in columns.
extension ExplanationSheet {
  /// A line: a sentence, when or where that was, and the rule.
  private struct Row {
    var text: String
    var middle = ""
    var rule = ""
  }

  private static let widestSource = 48

  /// Reasons from near to far.
  package mutating func write(_ links: [Cause]) {
    var rows: [Row] = []
    for (index, link) in links.enumerated() {
      var place: String?
      if isLast(index, of: links), let mark = link.mark { place = placeWithSource(of: mark) }
      rows.append(
        Row(
          text: "  " + (link.isBeside ? "and since " : "because ") + link.text, middle: link.moment ?? place ?? "",
          rule: link.rule?.rawValue ?? ""))
    }
    write(rows)
  }

  /// Writes the reasons that kept an event away, each with the behaviour that was asked; the latest first, at most
  /// four.
  package mutating func write(_ refusals: [Explanation]) {
    var told: [String] = []
    var rows: [Row] = []
    for refusal in refusals where told.count < 4 {
      guard let near = refusal.links.first, !told.contains(near.text) else { continue }
      told.append(near.text)
      let line = refusal.links.first { $0.mark != nil }?.mark.map { ", line \($0.line)" } ?? ""
      rows.append(Row(text: "  step \(refusal.step)\(line): \(near.text)", rule: near.rule?.rawValue ?? ""))
      rows += refusal.links.filter(\.isBeside).map {
        Row(text: "      asked: " + $0.text, rule: $0.rule?.rawValue ?? "")
      }
      if showsDetails {
        write(rows)
        rows = []
        write(Array(refusal.links.dropFirst().filter { !$0.isBeside }))
      }
    }
    write(rows)
  }

  /// Effects as the machine has them.
  package mutating func write(details: [Effect]) {
    write(
      details.map { effect in
        let text: String
        switch effect.kind {
        case .step(let number): text = "step \(number)"
        case .resumption(let resumption): text = resumption.rawValue
        case .instruction(let instruction): text = scene.plan.words(of: instruction)
        case .event(let event): text = scene.plan.text(of: event)
        case .question(let behaviour, let answer): text = "\(behaviour.rawValue): \(answer)"
        case .refusal(let refusal): text = refusal.reason.rawValue
        }
        let number = String(repeating: " ", count: max(0, 6 - "\(effect.id.index)".count)) + "\(effect.id.index)"
        return Row(
          text: "\(number)  \(text.oneLine)", middle: "at \(effect.time.seconds) s", rule: effect.rule?.rawValue ?? "")
      })
  }

  /// Events below those that they come from.
  ///
  /// A step may have millions of them, and many have one reason. So each is explained once, for the width of its column and
  /// to be written, and what was said is kept once.
  package mutating func write(tree events: [Explainer.Branch], _ explainer: Explainer) {
    if events.isEmpty { return output.write("  no event came\n") }
    var depths: [UInt8] = []
    depths.reserveCapacity(events.count)
    var reasons: [(place: UInt32, rule: RuleNumber?)] = []
    reasons.reserveCapacity(events.count)
    var said: [String] = []
    var places: [String: UInt32] = [:]
    var widths = Widths()
    for event in events {
      let depth = event.above.map { min(depths[$0] + 1, 20) } ?? 0
      let (title, reason, rule) = explainer.nearestReason(of: event.event)
      let moment = reason?.moment.map { ", " + $0 } ?? ""
      let text = reason.map { "because " + $0.text + moment } ?? ""
      let place = places[text] ?? UInt32(said.count)
      if place == said.count {
        places[text] = place
        said.append(text)
      }
      depths.append(depth)
      reasons.append((place, reason?.rule ?? rule))
      widths.take(in: row(title, depth: depth, text, rule: nil))
    }
    for (index, event) in events.enumerated() {
      let (place, rule) = reasons[index]
      write(row(explainer.title(of: event.event), depth: depths[index], said[Int(place)], rule: rule), widths)
    }
  }

  private func row(_ title: String, depth: UInt8, _ reason: String, rule: RuleNumber?) -> Row {
    Row(
      text: String(repeating: "  ", count: Int(depth) + 1) + title, middle: reason, rule: rule?.rawValue ?? "")
  }

  /// Edits as lines that can be pasted.
  package mutating func write(text edits: [OfferedEdit]) {
    guard !edits.isEmpty else { return }
    output.write("It would come with\n")
    let numbers = edits.map { edit in edit.file.map { "\($0):" } ?? "" }
    let digits = edits.map { "\($0.line)".count }.max() ?? 0
    let texts = zip(edits, numbers).map { edit, file in
      "  " + file + String(repeating: " ", count: digits - "\(edit.line)".count) + "\(edit.line):  " + edit.text
    }
    let width = texts.map(\.count).max() ?? 0
    for (edit, text) in zip(edits, texts) {
      let gap = String(repeating: " ", count: width - text.count + 4)
      output.write("\(text)\(gap)\(ExplanationSheet.effect(of: edit))\n")
    }
  }

  /// How wide the first two columns are.
  private struct Widths {
    var first = 0
    var second = 0

    mutating func take(in row: Row) {
      first = max(first, row.text.count)
      second = max(second, row.middle.count)
    }
  }

  private mutating func write(_ rows: [Row]) {
    var widths = Widths()
    for row in rows { widths.take(in: row) }
    for row in rows { write(row, widths) }
  }

  private mutating func write(_ row: Row, _ widths: Widths) {
    var line = row.text
    func pad(to column: Int) { line += String(repeating: " ", count: max(column - line.count, 1)) }
    if !row.middle.isEmpty {
      pad(to: widths.first + 3)
      line += row.middle
    }
    if !row.rule.isEmpty {
      pad(to: widths.first + (widths.second > 0 ? widths.second + 6 : 3))
      line += row.rule
    }
    output.write(line + "\n")
  }

  /// `path:line   the line`.
  private mutating func placeWithSource(of mark: SourceMark) -> String? {
    guard let place = place(of: mark) else { return nil }
    guard let source = source(of: mark).map(VisibleText.of) else { return place }
    let isLong = source.count > ExplanationSheet.widestSource
    return place + "   " + (isLong ? source.prefix(ExplanationSheet.widestSource - 1) + "…" : source)
  }
}
