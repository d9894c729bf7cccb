internal import SceneSyntax

/// Edits while a person types, and of a stretch of the text.
extension EditingContext {
  /// The blanks of a line that has just been begun; nil if they are right already.
  ///
  /// - Parameter line: Counted from 0.
  package func indentation(ofNewLine line: Int) -> Replacement? {
    // Behind an empty line something new begins: how far in, only the person knows.
    guard line > 0, line < text.lineCount, !text.line(line - 1).allSatisfy({ text.bytes[$0] == 0x20 }) else {
      return nil
    }
    let words = text.bytes[text.line(line - 1)]
    let margin = text.margin(ofLine: line - 1)
    // The keys of a step stand behind its dash.
    let dashes = words.dropFirst(margin).prefix { $0 == 0x2D || $0 == 0x20 }.count
    let code = EditingContext.withoutComment(words)
    let opens = code.last == 0x3A || code.suffix(3).elementsEqual(": |".utf8)
    let wanted = opens ? margin + dashes + 2 : margin
    let own = text.line(line).lowerBound
    let present = text.margin(ofLine: line)
    guard present != wanted else { return nil }
    return Replacement(range: own..<own + present, text: String(repeating: " ", count: wanted))
  }

  /// The words of a line without the comment behind them, and without blanks at their end.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let comment = line.indices.first { line[$0] == 0x23 && ($0 == line.startIndex || line[$0 - 1] == 0x20) }
    var words = line[..<(comment ?? line.endIndex)]
    while words.last == 0x20 { words.removeLast() }
    return words
  }

  /// Some lines as `fmt` writes them, as one replacement; nil if nothing changes, or other lines would have to move.
  package func formatting(ofLines lines: ClosedRange<Int>) -> Replacement? {
    guard let whole = formatting() else { return nil }
    let formatted = EditedText(Replacement.applying([whole], to: text.bytes))
    guard formatted.lineCount == text.lineCount else {
      let last = text.line(at: max(whole.range.lowerBound, whole.range.upperBound - 1))
      return lines.contains(text.line(at: whole.range.lowerBound)) && lines.contains(last) ? whole : nil
    }
    let chosen = lines.clamped(to: 0...text.lineCount - 1)
    let changed = chosen.filter { text.text(text.line($0)) != formatted.text(formatted.line($0)) }
    guard let first = changed.first, let last = changed.last else { return nil }
    let words = (first...last).map { formatted.text(formatted.line($0)) }
    return Replacement(
      range: text.line(first).lowerBound..<text.line(last).upperBound, text: words.joined(separator: text.lineBreak))
  }
}
