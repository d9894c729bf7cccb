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
      text.write("      ")
      JSONWriter.write(to: &text) { $0.result(diagnostic, rule: rule, in: files) }
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
    text.write("      ")
    JSONWriter.write(to: &text) { json in
      json.open("{")
      json.field("id", "\(diagnostic.code)")
      json.field("name", diagnostic.code.name)
      json.text("shortDescription", diagnostic.summary)
      json.text("help", "Run 'scenograph explain \(diagnostic.code)'.")
      json.key("defaultConfiguration")
      json.open("{")
      json.field("level", diagnostic.standardSeverity.rawValue)
      json.close("}")
      json.close("}")
    }
    ruleText += text.take()
    return index
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

extension JSONWriter {
  fileprivate mutating func result(_ diagnostic: Diagnostic, rule: Int, in files: SourceFiles) {
    open("{")
    field("ruleId", "\(diagnostic.code)")
    field("ruleIndex", number: rule)
    field("level", diagnostic.severity.rawValue)
    let hint = diagnostic.hint.map { "\nhelp: " + VisibleText.of($0) } ?? ""
    text("message", VisibleText.of(diagnostic.message) + hint)
    key("locations")
    list(CollectionOfOne(diagnostic.span)) { json, span in
      json.open("{")
      json.place(span, in: files)
      json.close("}")
    }
    if !diagnostic.notes.isEmpty {
      key("relatedLocations")
      list(diagnostic.notes) { json, note in
        json.open("{")
        json.place(note.span, in: files)
        json.text("message", VisibleText.of(note.message))
        json.close("}")
      }
    }
    if let fix = diagnostic.fix, let file = fix.edits.first?.file { fixes(fix, of: file, in: files) }
    close("}")
  }

  private mutating func fixes(_ fix: Fix, of file: FileID, in files: SourceFiles) {
    key("fixes")
    open("[")
    open("{")
    text("description", VisibleText.of(fix.title))
    key("artifactChanges")
    open("[")
    open("{")
    artifact(file, in: files)
    key("replacements")
    list(fix.edits) { json, edit in
      json.open("{")
      json.key("deletedRegion")
      json.open("{")
      json.field("startLine", number: edit.start.line)
      json.field("startColumn", number: edit.start.column)
      json.field("endLine", number: edit.end.line)
      json.field("endColumn", number: edit.end.column)
      json.close("}")
      if !edit.replacement.isEmpty { json.text("insertedContent", edit.replacement) }
      json.close("}")
    }
    close("}]}]")
  }

  private mutating func place(_ span: SourceSpan, in files: SourceFiles) {
    key("physicalLocation")
    open("{")
    artifact(span.file, in: files)
    key("region")
    open("{")
    field("startLine", number: Int(span.line))
    field("startColumn", number: Int(span.column))
    field("endColumn", number: Int(span.column + span.length))
    close("}}")
  }

  private mutating func artifact(_ file: FileID, in files: SourceFiles) {
    key("artifactLocation")
    open("{")
    field("uri", SARIFReporter.reference(to: files[file].path))
    close("}")
  }

  /// A text as SARIF wraps it.
  fileprivate mutating func text(_ key: StaticString, _ text: String) {
    self.key(key)
    open("{")
    field("text", text)
    close("}")
  }
}
