internal import SceneBasics
internal import SceneYAML

/// Fixes that move or delete what stands on the tape.
extension TapeCursor {
  /// Deletes an entry that says the same as another one of its mapping; nil if it doesn't, or not plainly.
  func removal(of key: Int, repeating first: Int) -> Fix? {
    let (value, other) = (tape.next(after: key), tape.next(after: first))
    guard tape.kind(at: key) == .plain, tape.kind(at: value).isScalar, tape.kind(at: other).isScalar,
      tape.text(at: value) == tape.text(at: other), tape.isVerbatim(at: key), tape.isVerbatim(at: value)
    else { return nil }
    return deletion(ofEntry: key).map { Fix("delete the second one", [$0]) }
  }

  /// Deletes an entry of a mapping with a plain key and a scalar; nil unless something stands beside it in braces, or
  /// it has a line of its own.
  func deletion(ofEntry key: Int) -> TextEdit? {
    let value = tape.next(after: key)
    let source = tape.source
    let (span, valueSpan) = (tape.span(at: key), tape.span(at: value))
    guard tape.kind(at: key) == .plain, tape.kind(at: value).isScalar, tape.isVerbatim(at: key),
      tape.isVerbatim(at: value), span.line == valueSpan.line
    else { return nil }
    let start = tape.sourceOffset(at: key)
    let end = tape.sourceOffset(at: value) + tape.text(at: value).count + (tape.kind(at: value) == .plain ? 0 : 2)
    let before = source[..<start].reversed().prefix { $0 == 0x20 }.count
    let edge = start - before
    let line = Int(span.line)
    if edge > 0, source[edge - 1] == 0x2C {
      let column = Int(span.column) - before - 1
      return TextEdit(
        file: span.file, from: .init(line: line, column: column),
        to: .init(line: line, column: Int(valueSpan.column + valueSpan.length)), by: "")
    }
    let rest = source[end...].firstLine
    // The first entry in braces, with the comma and the blanks behind it.
    if edge > 0, source[edge - 1] == 0x7B, rest.first == 0x2C, !rest.dropFirst().drop(while: { $0 == 0x20 }).isEmpty {
      let blanks = rest.dropFirst().prefix { $0 == 0x20 }.count
      return TextEdit(
        file: span.file, from: .init(line: line, column: Int(span.column)),
        to: .init(line: line, column: Int(valueSpan.column + valueSpan.length) + 1 + blanks), by: "")
    }
    guard edge == 0 || source[edge - 1].isLineBreak,
      rest.allSatisfy(\.isBlank)
    else { return nil }
    return .deletingLines(line...line, of: span.file)
  }

  /// Makes a comment of what stands behind `//` in a plain text; nil unless the text is the last thing in its line.
  func commentFix(at node: Int) -> Fix? {
    guard tape.kind(at: node) == .plain, tape.isVerbatim(at: node) else { return nil }
    let text = string(at: node)
    let source = tape.source
    let end = tape.sourceOffset(at: node) + tape.text(at: node).count
    guard let slashes = text.firstRange(of: " //"), end >= source.count || source[end].isLineBreak
    else { return nil }
    let edit = TextEdit(
      tape.span(at: node), by: text[..<slashes.lowerBound] + " #" + text[slashes.upperBound...], instead: text)
    return Fix("start the comment with '#'", [edit])
  }

  /// Moves entries of a block mapping to the left or right; nil unless each has lines of its own whose end is known.
  ///
  /// - Parameters:
  ///   - isMeant: Which entries move, by the node of the key.
  ///   - columns: How far, to the right if positive.
  func shift(_ title: String, in mapping: Int, by columns: Int, where isMeant: (Int) -> Bool) -> Fix? {
    var edits: [TextEdit] = []
    var previousLine = 0
    var key = mapping + 1
    while key < tape.next(after: mapping) {
      let next = tape.next(after: tape.next(after: key))
      let span = tape.span(at: key)
      guard let last = lastLine(from: key, to: next), Int(span.line) > previousLine else { return nil }
      if isMeant(key) {
        // Only its indentation may stand before the key.
        let offset = tape.sourceOffset(at: key)
        let start = offset - Int(span.column) + 1
        guard start >= 0, tape.source[start..<offset].allSatisfy({ $0 == 0x20 }) else { return nil }
        for line in Int(span.line)...last {
          let end = columns < 0 ? 1 - columns : 1
          edits.append(
            TextEdit(
              file: span.file, from: .init(line: line, column: 1), to: .init(line: line, column: end),
              by: String(repeating: " ", count: max(0, columns)),
              instead: String(repeating: " ", count: max(0, -columns))))
        }
      }
      previousLine = last
      key = next
    }
    return edits.isEmpty ? nil : Fix(title, edits)
  }

  /// The last line of neighbouring nodes; nil if it can't be told from the tape.
  private func lastLine(from start: Int, to end: Int) -> Int? {
    var last = 0
    for node in start..<end {
      let line = Int(tape.span(at: node).line)
      switch tape.kind(at: node) {
      case .literal: last = max(last, line + tape.text(at: node).count { $0 == 0x0A })
      case .folded: return nil
      case .plain, .singleQuoted, .doubleQuoted:
        guard tape.isVerbatim(at: node) else { return nil }
        last = max(last, line)
      case .sequence, .mapping, .alias, .unusable: last = max(last, line)
      }
    }
    return last
  }

  /// Makes an option that became a step one of the step before; nil unless that is a block mapping or a verb alone.
  func joining(_ option: Int, to previous: Int) -> Fix? {
    let span = tape.span(at: option)
    let offset = tape.sourceOffset(at: option)
    let dash = offset - 2
    guard dash >= 0, tape.source[dash] == 0x2D, tape.source[dash + 1] == 0x20, span.column > 2 else { return nil }
    let edit = TextEdit(
      SourceSpan(line: span.line, column: span.column - 2, length: 1, file: span.file), by: " ", instead: "-")
    let first = tape.kind(at: previous) == .mapping ? previous + 1 : previous
    guard tape.span(at: first).column == span.column, tape.span(at: first).line < span.line else { return nil }
    if tape.kind(at: previous) == .mapping {
      var key = previous + 1
      while key < tape.next(after: previous) {
        if tape.kind(at: key).isScalar, tape.text(at: key) == tape.text(at: option) { return nil }
        key = tape.next(after: tape.next(after: key))
      }
      return Fix("make it an option of the step before", [edit])
    }
    guard tape.kind(at: previous) == .plain else { return nil }
    let verb = tape.span(at: previous)
    let end = SourceSpan(line: verb.line, column: verb.column + verb.length, length: 0, file: verb.file)
    return Fix("make it an option of the step before", [TextEdit(end, by: ":"), edit])
  }
}
