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
      writer.write("::" + GitHubReporter.command(for: diagnostic.severity))
      writer.write(" file=" + GitHubReporter.property(files[span.file].path))
      writer.write(",line=\(span.line),endLine=\(span.line),col=\(span.column)")
      writer.write(",endColumn=\(span.column + max(1, span.length))")
      writer.write(",title=" + GitHubReporter.property("\(diagnostic.code) \(diagnostic.code.name)") + "::")
      // The annotation shows the place by itself, so the first line is the message alone.
      let lines = [VisibleText.of(diagnostic.message)] + diagnostic.plainLines(in: files).dropFirst()
      writer.write(lines.map(GitHubReporter.escaped).joined(separator: "%0A") + "\n")
    }
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
