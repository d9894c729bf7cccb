internal import SceneBasics
internal import SceneLanguage
internal import SceneYAML

/// Text of several lines, each with its place.
extension TapeCursor {
  /// The lines of the text here, without blanks at their ends and without empty lines; indentation is kept.
  ///
  /// The lines of a literal block have places of their own, those of other text all have that of the text.
  mutating func lines(_ wanted: String) -> [Located<String>]? {
    guard isScalar(wanted) else { return nil }
    switch kind {
    case .folded:
      sink.report(.foldedLines(of: keyText, at: span))
      return nil
    case .literal: return literalLines()
    case .plain, .singleQuoted, .doubleQuoted, .sequence, .mapping, .alias, .unusable:
      let span = span
      return string.split(whereSeparator: \.isNewline)
        .compactMap { line in TapeCursor.trimmed(line).map { Located($0, at: span) } }
    }
  }

  private func literalLines() -> [Located<String>] {
    let start = span
    var source = tape.source[tape.sourceOffset(at: index)...]
    var indentation: Int?
    var lines: [Located<String>] = []
    for (number, line) in string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // The block starts on the line after its `|`, and each of its lines is one of the source.
      source = source[source.firstLine.endIndex...]
      source = source.starts(with: [0x0D, 0x0A]) ? source.dropFirst(2) : source.dropFirst()
      guard let text = TapeCursor.trimmed(line) else { continue }
      if indentation == nil {
        indentation = source.prefix { $0 == 0x20 }.count - line.utf8.prefix { $0 == 0x20 }.count
      }
      let span = SourceSpan(
        line: start.line + 1 + UInt32(number), column: UInt32(max(0, indentation ?? 0)) + 1,
        length: UInt32(text.unicodeScalars.count), file: start.file)
      lines.append(Located(text, at: span))
    }
    return lines
  }

  /// A line without the blanks at its end; nil if nothing else is left.
  private static func trimmed(_ line: Substring) -> String? {
    var line = line
    while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
    return line.isEmpty ? nil : String(line)
  }
}
