/// Findings for people: place and message on the first line, then the source with carets, the notes, and the hint.
package struct DiagnosticPrinter {
  private let files: SourceFiles
  private let decoration: Decoration
  private var tables: [FileID: LineTable] = [:]

  /// - Parameters:
  ///   - files: What the findings' places lie in.
  ///   - decoration: Colours or none.
  package init(files: SourceFiles, decoration: Decoration = .plain) {
    self.files = files
    self.decoration = decoration
  }

  /// Writes a finding in full.
  package mutating func print(_ diagnostic: Diagnostic, to writer: inout ByteWriter) {
    printFirstLine(diagnostic, decoration, to: &writer)
    let lines = [diagnostic.span.line] + diagnostic.notes.map(\.span.line)
    let gutter = lines.reduce(0) { max($0, String($1).utf8.count) }
    printExcerpt(of: diagnostic.span, role: diagnostic.severity.role, gutter: gutter, to: &writer)
    var above = diagnostic.span
    for note in diagnostic.notes {
      let line = firstLine(note.message, severity: .note, at: note.span, decoration)
      writer.write(line + "\n")
      // The line stands above already.
      if note.span == diagnostic.span || note.span == above { continue }
      above = note.span
      printExcerpt(of: note.span, role: .note, gutter: gutter, to: &writer)
    }
    if let hint = diagnostic.hint {
      let text = decoration.wrapped(VisibleText.of(hint), behind: 6)
      writer.write(decoration.paint("help:", as: .good) + " " + text + "\n")
    }
  }

  /// Writes a finding's first line alone, however long it is.
  package func printConcise(_ diagnostic: Diagnostic, to writer: inout ByteWriter) {
    var decoration = decoration
    decoration.width = nil
    printFirstLine(diagnostic, decoration, to: &writer)
  }

  private func printFirstLine(_ diagnostic: Diagnostic, _ decoration: Decoration, to writer: inout ByteWriter) {
    let code = "[\(diagnostic.code)]"
    let message = diagnostic.message + " " + code
    let line = firstLine(message, severity: diagnostic.severity, at: diagnostic.span, decoration)
    writer.write(String(line.dropLast(code.count)) + decoration.paint(code, as: .faint) + "\n")
  }

  private func firstLine(
    _ message: String, severity: Severity, at span: SourceSpan, _ decoration: Decoration
  ) -> String {
    let place = "\(VisibleText.of(files[span.file].path)):\(span.line):\(span.column):"
    let word = severity.rawValue + ":"
    let text = decoration.wrapped(VisibleText.of(message), behind: place.count + word.count + 2)
    return decoration.paint(place, as: .strong) + " " + decoration.paint(word, as: severity.role) + " " + text
  }

  private mutating func printExcerpt(
    of span: SourceSpan, role: Decoration.Role, gutter: Int, to writer: inout ByteWriter
  ) {
    let lines = tables[span.file] ?? files[span.file].lines
    tables[span.file] = lines
    guard let excerpt = SourceExcerpt(of: span, in: lines) else { return }
    let number = String(span.line)
    let indent = String(repeating: " ", count: 1 + gutter - number.utf8.count)
    writer.write(decoration.paint(indent + number + " |", as: .faint))
    writer.write(excerpt.text.isEmpty ? "\n" : " " + excerpt.text + "\n")
    writer.write(decoration.paint(String(repeating: " ", count: gutter + 2) + "|", as: .faint) + " ")
    writer.write(String(repeating: " ", count: excerpt.caretColumn))
    writer.write(decoration.paint(String(repeating: "^", count: excerpt.caretWidth), as: role) + "\n")
  }
}
