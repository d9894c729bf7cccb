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
    writeTallies(to: &writer)
  }

  /// Writes the report for people in short: what is open comes first, and what was resolved is only counted.
  ///
  /// What is said of several places stands on one line, with the first of them at its start.
  ///
  /// - Parameters:
  ///   - files: What the places lie in.
  ///   - isOfMap: Whether a map stands beside it, which lists the open transitions and says what came from where.
  package func writeGroups(in files: SourceFiles, isOfMap: Bool, to writer: inout ByteWriter) {
    func place(_ item: Item) -> String { "\(files[item.span.file].path):\(item.span.line):\(item.span.column)" }
    for outcome in [Outcome.open, .dropped] {
      let told = items.filter { $0.outcome == outcome && !(isOfMap && $0.isOpenTransition) }
      var groups: [String: [Item]] = [:]
      for item in told { groups[item.message, default: []].append(item) }
      for item in told {
        guard let group = groups.removeValue(forKey: item.message) else { continue }
        var line = "\(place(item)): \(outcome.rawValue): \(item.message)"
        let others = group.dropFirst().prefix(ImportReport.mostPlaces).map(place)
        if !others.isEmpty {
          let rest = group.count - 1 - others.count
          line += "; also at " + others.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        }
        writer.write(VisibleText.of(line) + "\n")
      }
    }
    let resolved = items.count { $0.outcome == .resolved }
    if resolved > 0 { writer.write("\(resolved) \(resolved == 1 ? "thing was" : "things were") resolved: see '-v'\n") }
    if !isOfMap { writeTallies(to: &writer) }
  }

  /// How many further places a line names.
  private static let mostPlaces = 3

  private func writeTallies(to writer: inout ByteWriter) {
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
    JSONWriter.write(to: &writer) { json in
      json.open("{")
      json.key("storyboards")
      json.list(tallies) { json, tally in
        json.open("{")
        json.field("path", tally.path)
        json.field("carried", tally.carried)
        json.field("leftOut", tally.ignored)
        json.close("}")
      }
      json.key("items")
      json.list(items) { json, item in
        json.open("{")
        json.field("outcome", item.outcome.rawValue)
        json.field("path", files[item.span.file].path)
        json.field("line", number: Int(item.span.line))
        json.field("column", number: Int(item.span.column))
        json.field("message", item.message)
        json.close("}")
      }
      json.key("refused")
      json.list(refused) { $0.value($1, in: files) }
      json.close("}")
    }
    writer.write("\n")
  }

  /// Counts as people read them: `controllers 4, show 2`.
  private static func list(_ counts: [(name: String, count: Int)]) -> String {
    counts.isEmpty ? "nothing" : counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }
}

extension JSONWriter {
  /// How often there was what.
  fileprivate mutating func field(_ key: StaticString, _ counts: [(name: String, count: Int)]) {
    self.key(key)
    open("{")
    for entry in counts { field(named: entry.name, number: entry.count) }
    close("}")
  }
}
