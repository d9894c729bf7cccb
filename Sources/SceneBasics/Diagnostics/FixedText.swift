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
    let places = BytePlaces(file)
    var made: [(range: Range<Int>, replacement: String)] = []
    var count = 0
    for fix in diagnostics.compactMap(\.fix) where fix.edits.first?.file == id {
      let edits = fix.edits.map { (range: places.range(of: $0), replacement: $0.replacement) }
      let slots = edits.map { edit in FixedText.slot(of: edit.range, in: made) }
      guard slots.allSatisfy({ $0 != nil }) else { continue }
      for edit in edits {
        guard let slot = FixedText.slot(of: edit.range, in: made) else { continue }
        made.insert(edit, at: slot)
      }
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

  /// Where an edit goes among those that are made already; nil if it touches one: what stood there is no longer so.
  private static func slot(of range: Range<Int>, in made: [(range: Range<Int>, replacement: String)]) -> Int? {
    var (low, high) = (0, made.count)
    while low < high {
      let middle = (low + high) / 2
      if made[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    if low > 0, made[low - 1].range.upperBound >= range.lowerBound { return nil }
    if low < made.count, made[low].range.lowerBound <= range.upperBound { return nil }
    return low
  }
}

extension [Diagnostic] {
  /// The findings, without the fixes that no longer match the text.
  package func withSoundFixes(in files: SourceFiles) -> [Diagnostic] {
    guard contains(where: { $0.fix != nil }) else { return self }
    var places: [FileID: BytePlaces] = [:]
    return map { diagnostic in
      guard let edits = diagnostic.fix?.edits else { return diagnostic }
      let isSound = edits.allSatisfy { edit in
        guard let original = edit.original else { return true }
        let known = places[edit.file] ?? BytePlaces(files[edit.file])
        places[edit.file] = known
        return files[edit.file].bytes[known.range(of: edit)].elementsEqual(original.utf8)
      }
      var diagnostic = diagnostic
      if !isSound { diagnostic.fix = nil }
      return diagnostic
    }
  }
}

/// Lines and columns of a file as bytes.
private struct BytePlaces {
  private let index: LineIndex
  private let bytes: [UInt8]

  init(_ file: SourceFile) {
    index = LineIndex(of: file)
    bytes = file.bytes
  }

  func range(of edit: TextEdit) -> Range<Int> {
    let start = offset(of: edit.start)
    return start..<Swift.max(start, offset(of: edit.end))
  }

  private func offset(of position: TextEdit.Position) -> Int {
    guard let line = index.line(position.line) else { return bytes.count }
    let known = index.mark(before: position.column - 1, ofLine: position.line)
    var offset = known.byte
    var column = known.scalars + 1
    while offset > line.startIndex, offset < line.endIndex, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    while column < position.column, offset < line.endIndex {
      offset += 1
      while offset < line.endIndex, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }
}
