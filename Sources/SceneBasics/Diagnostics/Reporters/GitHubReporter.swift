/// The workflow commands of GitHub that show a finding beside its line.
package struct GitHubReporter: DiagnosticReporter {
  package let name = "github"
  package let summary = "workflow commands of GitHub Actions, which become annotations"

  package init() {}

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    for diagnostic in diagnostics {
      let span = diagnostic.span
      let place =
        "line=\(span.line),endLine=\(span.line),col=\(span.column),endColumn=\(span.column + max(1, span.length))"
      // The annotation shows the place by itself, so the first line is the message alone.
      GitHubReporter.write(
        diagnostic.severity, in: files[span.file].path, at: place,
        title: "\(diagnostic.code) \(diagnostic.code.name)",
        lines: [diagnostic.message] + diagnostic.plainLines(in: files).dropFirst(), to: &writer)
    }
  }

  /// Writes one command.
  ///
  /// - Parameters:
  ///   - place: The properties that say where in the file, as in `line=3`; empty for the whole file.
  ///   - lines: The text of the annotation; the first is the message.
  package static func write(
    _ severity: Severity, in path: String, at place: String, title: String, lines: [String],
    to writer: inout ByteWriter
  ) {
    writer.write("::" + command(for: severity) + " file=" + property(path))
    if !place.isEmpty { writer.write("," + place) }
    writer.write(",title=" + property(title) + "::")
    writer.write(lines.map { escaped(VisibleText.of($0)) }.joined(separator: "%0A") + "\n")
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A text behind the second `::`; line breaks have become visible before.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "%" ? "%25" : String($0) }.joined()
  }

  /// A value before it, where commas and colons part the values.
  private static func property(_ text: String) -> String {
    VisibleText.of(text).map { character in
      switch character {
      case "%": "%25"
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
