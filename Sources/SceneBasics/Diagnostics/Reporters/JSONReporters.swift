/// One JSON array of all findings, for programs that read a whole document.
package struct JSONReporter: DiagnosticReporter {
  package let name = "json"
  package let summary = "one JSON array of all findings, for programs"
  private var isEmpty = true

  package init() {}

  package mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) { writer.write("[") }

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    for diagnostic in diagnostics {
      writer.write(isEmpty ? "\n  " : ",\n  ")
      diagnostic.writeJSON(in: files, to: &writer)
      isEmpty = false
    }
  }

  package mutating func end(to writer: inout ByteWriter) { writer.write(isEmpty ? "]\n" : "\n]\n") }
}

/// One JSON object per finding, each on its own line, for programs that read a stream.
package struct JSONLinesReporter: DiagnosticReporter {
  package let name = "jsonl"
  package let summary = "one JSON object per finding and line, for programs"

  package init() {}

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    for diagnostic in diagnostics {
      diagnostic.writeJSON(in: files, to: &writer)
      writer.write("\n")
    }
  }
}
