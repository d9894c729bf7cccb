extension Diagnostic {
  /// Writes the finding as one JSON object.
  package func writeJSON(in files: SourceFiles, to writer: inout ByteWriter) {
    JSONWriter.write(to: &writer) { $0.value(self, in: files) }
  }
}

extension JSONWriter {
  /// A finding, with its notes and its fix.
  package mutating func value(_ finding: Diagnostic, in files: SourceFiles) {
    open("{")
    fields(of: finding.span, in: files)
    field("severity", finding.severity.rawValue)
    field("code", "\(finding.code)")
    field("name", finding.code.name)
    field("message", finding.message)
    field("hint", finding.hint)
    if !finding.notes.isEmpty {
      key("notes")
      list(finding.notes) { json, note in
        json.open("{")
        json.fields(of: note.span, in: files)
        json.field("message", note.message)
        json.close("}")
      }
    }
    if let fix = finding.fix {
      key("fix")
      open("{")
      field("title", fix.title)
      key("edits")
      list(fix.edits) { json, edit in
        json.open("{")
        json.field("path", files[edit.file].path)
        json.field("line", number: edit.start.line)
        json.field("column", number: edit.start.column)
        json.field("endLine", number: edit.end.line)
        json.field("endColumn", number: edit.end.column)
        json.field("replacement", edit.replacement)
        json.close("}")
      }
      close("}")
    }
    close("}")
  }

  private mutating func fields(of span: SourceSpan, in files: SourceFiles) {
    field("path", files[span.file].path)
    field("line", number: Int(span.line))
    field("column", number: Int(span.column))
    field("length", number: Int(span.length))
  }
}
