package import SceneBasics

extension ImportReport {
  /// Writes the report for people: a line for each thing, and what each storyboard had.
  ///
  /// - Parameter files: What the places lie in.
  package func writeText(in files: SourceFiles, to writer: inout ByteWriter) {
    for item in items {
      let place = "\(files[item.span.file].path):\(item.span.line):\(item.span.column)"
      writer.write(VisibleText.of("\(place): \(item.outcome.rawValue): \(item.message)") + "\n")
    }
    for tally in tallies {
      writer.write(VisibleText.of("\(tally.path): carried: \(ImportReport.list(tally.carried))"))
      if !tally.ignored.isEmpty { writer.write("; left out: \(ImportReport.list(tally.ignored))") }
      writer.write("\n")
    }
  }

  /// Writes the report as one JSON object on a line.
  ///
  /// - Parameters:
  ///   - files: What the places lie in.
  ///   - refused: Why files were left out as a whole.
  package func writeJSON(in files: SourceFiles, refused: [Diagnostic] = [], to writer: inout ByteWriter) {
    writer.write("{\"storyboards\":[")
    for (index, tally) in tallies.enumerated() {
      writer.write(index == 0 ? "{\"path\":" : ",{\"path\":")
      writer.write(json: tally.path)
      writer.write(",\"carried\":{")
      ImportReport.write(tally.carried, to: &writer)
      writer.write("},\"leftOut\":{")
      ImportReport.write(tally.ignored, to: &writer)
      writer.write("}}")
    }
    writer.write("],\"items\":[")
    for (index, item) in items.enumerated() {
      writer.write(index == 0 ? "{\"outcome\":" : ",{\"outcome\":")
      writer.write(json: item.outcome.rawValue)
      writer.write(",\"path\":")
      writer.write(json: files[item.span.file].path)
      writer.write(",\"line\":")
      writer.write(number: Int(item.span.line))
      writer.write(",\"column\":")
      writer.write(number: Int(item.span.column))
      writer.write(",\"message\":")
      writer.write(json: item.message)
      writer.write("}")
    }
    writer.write("],\"refused\":[")
    for (index, diagnostic) in refused.enumerated() {
      if index > 0 { writer.write(",") }
      diagnostic.writeJSON(in: files, to: &writer)
    }
    writer.write("]}\n")
  }

  /// Counts as people read them: `controllers 4, show 2`.
  private static func list(_ counts: [(name: String, count: Int)]) -> String {
    counts.isEmpty ? "nothing" : counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }

  private static func write(_ counts: [(name: String, count: Int)], to writer: inout ByteWriter) {
    for (index, entry) in counts.enumerated() {
      if index > 0 { writer.write(",") }
      writer.write(json: entry.name)
      writer.write(":")
      writer.write(number: entry.count)
    }
  }
}
