/// The lines that Xcode makes clickable in a build: whole paths, and a line a message.
package struct XcodeReporter: DiagnosticReporter {
  package let name = "xcode"
  package let summary = "lines with whole paths, for a build phase of Xcode"

  private var folder: String?

  package init() {}

  package mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) { folder = context.folder }

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    func write(_ word: String, _ message: String, at span: SourceSpan, _ end: String = "") {
      let path = VisibleText.of(wholePath(files[span.file].path))
      writer.write("\(path):\(span.line):\(span.column): \(word): \(VisibleText.of(message))\(end)\n")
    }
    for diagnostic in diagnostics {
      write(diagnostic.severity.rawValue, diagnostic.message, at: diagnostic.span, " [\(diagnostic.code)]")
      for note in diagnostic.notes { write("note", note.message, at: note.span) }
      if let hint = diagnostic.hint { write("note", hint, at: diagnostic.span) }
    }
  }

  private func wholePath(_ path: String) -> String {
    guard let folder, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).drop { $0 == "." }
    return (folder.hasSuffix("/") ? folder : folder + "/") + parts.joined(separator: "/")
  }
}
