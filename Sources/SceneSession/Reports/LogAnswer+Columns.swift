internal import SceneBasics
internal import SceneLogs
internal import ScenePlan
internal import SceneSearch

/// The log and UIKit side by side, in the marks of `diff --side-by-side`.
extension LogAnswer {
  /// Writes the rows of a script under the headings of its steps.
  func writeColumns(
    of script: FoundScript, _ uncounted: [FoundScript.Uncounted], _ decoration: Decoration, to writer: inout ByteWriter
  ) {
    let left = script.rows.map { row in row.event.map { VisibleText.of(text(of: reading.log.events[$0])) } ?? "" }
    let right = script.rows.map { row in row.sent.map { VisibleText.of(text(of: $0)) } ?? "" }
    let width = left.reduce(7) { max($0, VisibleText.width(of: $1)) }
    let digits = String(reading.lineCount).utf8.count
    func cell(_ text: String) -> String { text + String(repeating: " ", count: width - VisibleText.width(of: text)) }
    let blank = String(repeating: " ", count: digits + 2)
    writer.write(decoration.paint(blank + cell("the log") + "    UIKit", as: .strong) + "\n")
    var heading: String?
    for (index, row) in script.rows.enumerated() {
      let title = row.move.map { "# \($0 + 1)  \(VisibleText.of(script.moves[$0].title))" } ?? "# launch"
      if title != heading { writer.write(decoration.paint(title, as: .faint) + "\n") }
      heading = title
      let number = row.event.map { String(line($0)) } ?? ""
      let text =
        String(repeating: " ", count: digits - number.utf8.count) + number + "  " + cell(left[index])
        + "  " + mark(of: row, script.flags) + (row.sent == nil ? "" : " " + right[index])
      writer.write(text + "\n")
    }
    writeUncounted(uncounted, decoration, to: &writer)
  }

  /// Callbacks that don't count stand below, since their number is no rule.
  private func writeUncounted(
    _ uncounted: [FoundScript.Uncounted], _ decoration: Decoration, to writer: inout ByteWriter
  ) {
    if uncounted.isEmpty { return }
    let names = uncounted.map { VisibleText.of(name(of: $0)) }
    let width = names.reduce(0) { max($0, VisibleText.width(of: $1)) }
    writer.write(decoration.paint("# what doesn't count, in the log and in UIKit", as: .faint) + "\n")
    for (name, entry) in zip(names, uncounted) {
      let gap = String(repeating: " ", count: width - VisibleText.width(of: name))
      writer.write("  \(name)\(gap)  \(entry.inLog)\(entry.inLog == entry.inUIKit ? "  " : " |") \(entry.inUIKit)\n")
    }
  }

  /// A class and its callback.
  func name(of entry: FoundScript.Uncounted) -> String {
    "\(reading.log.classes[entry.owner].name).\(entry.callback.rawValue)"
  }

  /// `<`: only the log has it; `>`: only UIKit sends it; `|`: another flag, or the other way round than the next one, or one before.
  private func mark(of row: FoundScript.Row, _ flags: [Int]) -> String {
    if row.sent == nil { return "<" }
    if row.event == nil { return ">" }
    let hasOtherFlag = row.event.map(flags.contains) == true
    return row.isExchanged || hasOtherFlag ? "|" : " "
  }

  private func text(of event: LoggedEvent) -> String {
    text(owner: event.owner.map(Int.init), event.kind, event.argument)
  }

  private func text(of sent: FoundScript.Sent) -> String { text(owner: sent.owner, sent.kind, sent.argument) }

  private func text(owner: Int?, _ kind: LoggedEvent.Kind, _ argument: LoggedArgument) -> String {
    switch kind {
    case .message(let message): "UIKit: SG\(message.rawValue)"
    case .callback(let callback):
      (owner.map { reading.log.classes[$0].name + "." + callback.rawValue } ?? callback.nameWithoutClass)
        + LogAnswer.words(for: argument)
    }
  }

  private static func words(for argument: LoggedArgument) -> String {
    switch argument {
    case .none: ""
    case .flag(let isOn): "(\(isOn))"
    case .nothing: "(nil)"
    case .text(let text): "(\(text))"
    case .texts(let texts): "(\(texts.joined(separator: ", ")))"
    }
  }
}
