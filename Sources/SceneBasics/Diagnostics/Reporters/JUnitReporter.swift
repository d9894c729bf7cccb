/// JUnit's XML for build servers: one suite per scene, one case per finding.
///
/// Only errors are failures, as only they decide how `check` ends; a scene without findings is one case that passed.
package struct JUnitReporter: DiagnosticReporter {
  package let name = "junit"
  package let summary = "JUnit's XML, one suite per scene and one case per finding, for build servers"

  private var suites: [UInt8] = []
  private var tests = 0
  private var failures = 0

  package init() {}

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    let path = files.all.first?.path ?? ""
    let failed = diagnostics.count { $0.severity == .error }
    var text = ByteWriter()
    text.write("  <testsuite")
    text.write(attribute: "name", path)
    JUnitReporter.write(tests: max(1, diagnostics.count), failures: failed, to: &text)
    text.write(">\n")
    if diagnostics.isEmpty {
      text.write("    <testcase name=\"no findings\"")
      text.write(attribute: "classname", path)
      text.write(attribute: "file", path)
      text.write("/>\n")
    }
    for diagnostic in diagnostics { JUnitReporter.write(diagnostic, of: path, in: files, to: &text) }
    text.write("  </testsuite>\n")
    suites += text.take()
    tests += max(1, diagnostics.count)
    failures += failed
  }

  package mutating func end(to writer: inout ByteWriter) {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"scenograph\"")
    JUnitReporter.write(tests: tests, failures: failures, to: &writer)
    writer.write(">\n")
    writer.write(bytes: suites)
    writer.write("</testsuites>\n")
  }

  private static func write(tests: Int, failures: Int, to writer: inout ByteWriter) {
    writer.write(attribute: "tests", "\(tests)")
    writer.write(attribute: "failures", "\(failures)")
    writer.write(attribute: "errors", "0")
    writer.write(attribute: "skipped", "0")
  }

  private static func write(
    _ diagnostic: Diagnostic, of scene: String, in files: SourceFiles, to writer: inout ByteWriter
  ) {
    let span = diagnostic.span
    writer.write("    <testcase")
    writer.write(attribute: "name", "\(diagnostic.code) \(diagnostic.code.name) at \(span.line):\(span.column)")
    writer.write(attribute: "classname", scene)
    writer.write(attribute: "file", files[span.file].path)
    writer.write(attribute: "line", "\(span.line)")
    writer.write(">\n      ")
    switch diagnostic.severity {
    case .error:
      writer.write("<failure")
      writer.write(attribute: "message", diagnostic.message)
      writer.write(attribute: "type", diagnostic.code.name)
      writer.write(">")
      writeText(of: diagnostic, in: files, to: &writer)
      writer.write("</failure>")
    case .warning, .note:
      writer.write("<system-out>")
      writeText(of: diagnostic, in: files, to: &writer)
      writer.write("</system-out>")
    }
    writer.write("\n    </testcase>\n")
  }

  private static func writeText(of diagnostic: Diagnostic, in files: SourceFiles, to writer: inout ByteWriter) {
    for (index, line) in diagnostic.plainLines(in: files).enumerated() {
      if index > 0 { writer.write("\n") }
      writer.write(xml: line)
    }
  }
}

extension Diagnostic {
  /// The finding, its notes and its hint, a line each and without excerpts.
  func plainLines(in files: SourceFiles) -> [String] {
    var lines = ["\(place(of: span, in: files)) \(severity.rawValue): \(VisibleText.of(message)) [\(code)]"]
    lines += notes.map { "\(place(of: $0.span, in: files)) note: \(VisibleText.of($0.message))" }
    if let hint { lines.append("help: " + VisibleText.of(hint)) }
    return lines
  }

  private func place(of span: SourceSpan, in files: SourceFiles) -> String {
    "\(VisibleText.of(files[span.file].path)):\(span.line):\(span.column):"
  }
}
