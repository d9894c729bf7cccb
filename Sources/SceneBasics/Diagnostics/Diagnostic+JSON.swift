extension Diagnostic {
  /// Writes the finding as one JSON object.
  package func writeJSON(in files: SourceFiles, to writer: inout ByteWriter) {
    writer.write("{")
    Diagnostic.writePlace(span, in: files, to: &writer)
    writer.write(",\"severity\":")
    writer.write(json: severity.rawValue)
    writer.write(",\"code\":")
    writer.write(json: "\(code)")
    writer.write(",\"name\":")
    writer.write(json: code.name)
    writer.write(",\"message\":")
    writer.write(json: message)
    if let hint {
      writer.write(",\"hint\":")
      writer.write(json: hint)
    }
    if !notes.isEmpty {
      writer.write(",\"notes\":[")
      for (index, note) in notes.enumerated() {
        writer.write(index == 0 ? "{" : ",{")
        Diagnostic.writePlace(note.span, in: files, to: &writer)
        writer.write(",\"message\":")
        writer.write(json: note.message)
        writer.write("}")
      }
      writer.write("]")
    }
    if let fix {
      writer.write(",\"fix\":{\"title\":")
      writer.write(json: fix.title)
      writer.write(",\"edits\":[")
      for (index, edit) in fix.edits.enumerated() {
        writer.write(index == 0 ? "{" : ",{")
        Diagnostic.write(edit, in: files, to: &writer)
        writer.write("}")
      }
      writer.write("]}")
    }
    writer.write("}")
  }

  private static func write(_ edit: TextEdit, in files: SourceFiles, to writer: inout ByteWriter) {
    writer.write("\"path\":")
    writer.write(json: files[edit.file].path)
    for (key, number) in [
      ("line", edit.start.line), ("column", edit.start.column), ("endLine", edit.end.line),
      ("endColumn", edit.end.column),
    ] {
      writer.write(",\"\(key)\":")
      writer.write(number: number)
    }
    writer.write(",\"replacement\":")
    writer.write(json: edit.replacement)
  }

  private static func writePlace(_ span: SourceSpan, in files: SourceFiles, to writer: inout ByteWriter) {
    writer.write("\"path\":")
    writer.write(json: files[span.file].path)
    writer.write(",\"line\":")
    writer.write(number: Int(span.line))
    writer.write(",\"column\":")
    writer.write(number: Int(span.column))
    writer.write(",\"length\":")
    writer.write(number: Int(span.length))
  }
}
