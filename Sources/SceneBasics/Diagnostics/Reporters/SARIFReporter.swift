/// SARIF 2.1.0, the format of OASIS that code hosts and editors read.
///
/// The rules stand before the results and list only what was found, so all is written at the end.
package struct SARIFReporter: DiagnosticReporter {
  package let name = "sarif"
  package let summary = "SARIF 2.1.0, for code hosts and editors"

  private var version = ""
  private var rules: [DiagnosticCode: Int] = [:]
  private var ruleText: [UInt8] = []
  private var resultText: [UInt8] = []
  private var resultCount = 0

  package init() {}

  package mutating func begin(_ context: ReportContext, to writer: inout ByteWriter) { version = context.version }

  package mutating func report(
    _ diagnostics: [Diagnostic], in files: SourceFiles, decoration: Decoration, to writer: inout ByteWriter
  ) {
    var text = ByteWriter()
    for diagnostic in diagnostics {
      let rule = rules[diagnostic.code] ?? add(diagnostic)
      text.write(resultCount == 0 ? "\n" : ",\n")
      SARIFReporter.write(diagnostic, rule: rule, in: files, to: &text)
      resultCount += 1
    }
    resultText += text.take()
  }

  package mutating func end(to writer: inout ByteWriter) {
    writer.write("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n")
    writer.write("  \"runs\": [{\n    \"tool\": { \"driver\": { \"name\": \"scenograph\", \"version\": ")
    writer.write(json: version)
    writer.write(", \"rules\": [")
    writer.write(bytes: ruleText)
    writer.write(rules.isEmpty ? "] } },\n" : "\n    ] } },\n")
    writer.write("    \"columnKind\": \"unicodeCodePoints\",\n    \"results\": [")
    writer.write(bytes: resultText)
    writer.write(resultCount == 0 ? "]\n  }]\n}\n" : "\n    ]\n  }]\n}\n")
  }

  private mutating func add(_ diagnostic: Diagnostic) -> Int {
    let index = rules.count
    rules[diagnostic.code] = index
    var text = ByteWriter()
    text.write(index == 0 ? "\n" : ",\n")
    text.write("      {\"id\":")
    text.write(json: "\(diagnostic.code)")
    text.write(",\"name\":")
    text.write(json: diagnostic.code.name)
    text.write(",\"shortDescription\":{\"text\":")
    text.write(json: diagnostic.summary)
    text.write("},\"help\":{\"text\":")
    text.write(json: "Run 'scenograph explain \(diagnostic.code)'.")
    text.write("},\"defaultConfiguration\":{\"level\":")
    text.write(json: diagnostic.standardSeverity.rawValue)
    text.write("}}")
    ruleText += text.take()
    return index
  }

  private static func write(_ diagnostic: Diagnostic, rule: Int, in files: SourceFiles, to writer: inout ByteWriter) {
    writer.write("      {\"ruleId\":")
    writer.write(json: "\(diagnostic.code)")
    writer.write(",\"ruleIndex\":")
    writer.write(number: rule)
    writer.write(",\"level\":")
    writer.write(json: diagnostic.severity.rawValue)
    writer.write(",\"message\":{\"text\":")
    let hint = diagnostic.hint.map { "\nhelp: " + VisibleText.of($0) } ?? ""
    writer.write(json: VisibleText.of(diagnostic.message) + hint)
    writer.write("},\"locations\":[{")
    writePlace(diagnostic.span, in: files, to: &writer)
    writer.write("}]")
    if !diagnostic.notes.isEmpty {
      writer.write(",\"relatedLocations\":[")
      for (index, note) in diagnostic.notes.enumerated() {
        writer.write(index == 0 ? "{" : ",{")
        writePlace(note.span, in: files, to: &writer)
        writer.write(",\"message\":{\"text\":")
        writer.write(json: VisibleText.of(note.message))
        writer.write("}}")
      }
      writer.write("]")
    }
    if let fix = diagnostic.fix { write(fix, in: files, to: &writer) }
    writer.write("}")
  }

  private static func write(_ fix: Fix, in files: SourceFiles, to writer: inout ByteWriter) {
    guard let file = fix.edits.first?.file else { return }
    writer.write(",\"fixes\":[{\"description\":{\"text\":")
    writer.write(json: VisibleText.of(fix.title))
    writer.write("},\"artifactChanges\":[{\"artifactLocation\":{\"uri\":")
    writer.write(json: SARIFReporter.reference(to: files[file].path))
    writer.write("},\"replacements\":[")
    for (index, edit) in fix.edits.enumerated() {
      writer.write(index == 0 ? "{\"deletedRegion\":{" : ",{\"deletedRegion\":{")
      writer.write("\"startLine\":\(edit.start.line),\"startColumn\":\(edit.start.column)")
      writer.write(",\"endLine\":\(edit.end.line),\"endColumn\":\(edit.end.column)}")
      if !edit.replacement.isEmpty {
        writer.write(",\"insertedContent\":{\"text\":")
        writer.write(json: edit.replacement)
        writer.write("}")
      }
      writer.write("}")
    }
    writer.write("]}]}]")
  }

  private static func writePlace(_ span: SourceSpan, in files: SourceFiles, to writer: inout ByteWriter) {
    writer.write("\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
    writer.write(json: SARIFReporter.reference(to: files[span.file].path))
    writer.write("},\"region\":{\"startLine\":")
    writer.write(number: Int(span.line))
    writer.write(",\"startColumn\":")
    writer.write(number: Int(span.column))
    writer.write(",\"endColumn\":")
    writer.write(number: Int(span.column + span.length))
    writer.write("}}")
  }

  /// A path as a URI reference (RFC 3986), with percent encoding.
  static func reference(to path: String) -> String {
    var reference = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        reference += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return reference
  }
}
