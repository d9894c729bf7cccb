/// One JSON array of all findings, for programs that read a whole document.
public struct JSONReporter: DiagnosticReporter {
  public let name = "json"
  public let summary = "one JSON array of all findings, for programs"
  private var isEmpty = true

  public init() {}

  public mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) { writer.write("[") }

  public mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    for diagnostic in diagnostics {
      writer.write(isEmpty ? "\n  " : ",\n  ")
      diagnostic.writeJSON(in: files, to: &writer)
      isEmpty = false
    }
  }

  public mutating func end(to writer: inout ByteWriter) { writer.write(isEmpty ? "]\n" : "\n]\n") }
}

/// One JSON object per finding, each on its own line, for programs that read a stream.
public struct JSONLinesReporter: DiagnosticReporter {
  public let name = "jsonl"
  public let summary = "one JSON object per finding and line, for programs"

  public init() {}

  public mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    for diagnostic in diagnostics {
      diagnostic.writeJSON(in: files, to: &writer)
      writer.write("\n")
    }
  }
}
