/// A text with fixes applied. One pass applies all fixes that are compatible.
package struct FixedText {
  /// The bytes afterwards.
  package let bytes: [UInt8]
  /// How many fixes were made.
  package let count: Int

  /// Applies the fixes of the findings in one file; of two overlapping fixes, the first.
  ///
  /// - Parameters:
  ///   - file: The bytes as they are.
  ///   - id: How the findings name the file.
  ///   - diagnostics: In the order of the source.
  package init(_ file: SourceFile, id: FileID, fixing diagnostics: [Diagnostic]) {
    let places = file.lines
    var made: [(range: Range<Int>, replacement: String)] = []
    var count = 0
    for fix in diagnostics.compactMap(\.fix) where fix.edits.first?.file == id {
      let edits = fix.edits.map { (range: places.range(of: $0), replacement: $0.replacement) }
      guard edits.allSatisfy({ !FixedText.touches($0.range, one: made) }) else { continue }
      // Edits of one fix may touch each other: they were made for the same text.
      for edit in edits { made.insert(edit, at: FixedText.slot(of: edit.range, in: made)) }
      count += 1
    }
    var bytes: [UInt8] = []
    var start = 0
    for edit in made {
      bytes += file.bytes[start..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      start = edit.range.upperBound
    }
    self.bytes = bytes + file.bytes[start...]
    self.count = count
  }

  /// Whether a range touches an edit that is made already: what stood there is no longer so.
  private static func touches(_ range: Range<Int>, one made: [(range: Range<Int>, replacement: String)]) -> Bool {
    let slot = slot(of: range, in: made)
    if slot > 0, made[slot - 1].range.upperBound >= range.lowerBound { return true }
    return slot < made.count && made[slot].range.lowerBound <= range.upperBound
  }

  /// Where a range goes among the edits that are made already.
  private static func slot(of range: Range<Int>, in made: [(range: Range<Int>, replacement: String)]) -> Int {
    var (low, high) = (0, made.count)
    while low < high {
      let middle = (low + high) / 2
      if made[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Diagnostic] {
  /// The findings, without the fixes that no longer match the text.
  package func withSoundFixes(in files: SourceFiles) -> [Diagnostic] {
    guard contains(where: { $0.fix != nil }) else { return self }
    var places: [FileID: LineTable] = [:]
    return map { diagnostic in
      guard let edits = diagnostic.fix?.edits else { return diagnostic }
      let isSound = edits.allSatisfy { edit in
        guard let original = edit.original else { return true }
        let known = places[edit.file] ?? files[edit.file].lines
        places[edit.file] = known
        return files[edit.file].bytes[known.range(of: edit)].elementsEqual(original.utf8)
      }
      var diagnostic = diagnostic
      if !isSound { diagnostic.fix = nil }
      return diagnostic
    }
  }
}
