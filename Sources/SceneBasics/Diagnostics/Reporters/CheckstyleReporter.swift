/// Checkstyle's XML, which code review tools and build servers read.
package struct CheckstyleReporter: DiagnosticReporter {
  package let name = "checkstyle"
  package let summary = "Checkstyle's XML, for review tools and build servers"

  package init() {}

  package mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    // Findings come in the order of the files.
    for (index, file) in files.all.enumerated() {
      let found = diagnostics.filter { Int($0.span.file.rawValue) == index }
      if found.isEmpty { continue }
      writer.write("  <file")
      writer.write(attribute: "name", file.path)
      writer.write(">\n")
      for diagnostic in found { CheckstyleReporter.write(diagnostic, to: &writer) }
      writer.write("  </file>\n")
    }
  }

  package mutating func end(to writer: inout ByteWriter) { writer.write("</checkstyle>\n") }

  private static func write(_ diagnostic: Diagnostic, to writer: inout ByteWriter) {
    writer.write("    <error")
    writer.write(attribute: "line", "\(diagnostic.span.line)")
    writer.write(attribute: "column", "\(diagnostic.span.column)")
    writer.write(attribute: "severity", word(for: diagnostic.severity))
    writer.write(attribute: "message", diagnostic.message + (diagnostic.hint.map { " (\($0))" } ?? ""))
    writer.write(attribute: "source", "scenograph.\(diagnostic.code)")
    writer.write("/>\n")
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
