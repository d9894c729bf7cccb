/// One line of a file as a terminal may show it, and which of its columns are pointed at.
struct SourceExcerpt {
  /// The line, or the part of it around the place, with `…` where it was cut.
  let text: String
  /// How many columns stand before the first caret.
  let caretColumn: Int
  /// How many carets there are; at least one.
  let caretWidth: Int

  /// The most columns that an excerpt takes; longer lines are cut around the place.
  static let limit = 100

  private static let tabWidth = 4
  /// How many scalars before and behind the place may be shown; some take no column.
  private static let reach = limit * 4

  /// A character and where it stands.
  private struct Cell {
    var text: String
    /// Columns before it, and behind its last one.
    var columns: Range<Int>
    /// Which Unicode scalars of the line it is made of.
    var scalars: Range<Int>
  }

  /// The line of a span; nil where the file has no such line. A column beyond its end means its end.
  init?(of span: SourceSpan, in lines: LineTable) {
    guard let line = lines.line(Int(span.line)) else { return nil }
    let (column, length) = (Int(span.column), Int(span.length))
    let known = lines.mark(before: column - SourceExcerpt.reach, ofLine: Int(span.line))
    let window = SourceExcerpt.window(of: line, around: column - 1, length: length, from: known)
    let cells = SourceExcerpt.cells(of: line[window.bytes], firstScalar: window.firstScalar)
    let end = cells.last?.columns.upperBound ?? 0
    let target = (column - 1)..<(column - 1 + max(1, length))
    let meant = cells.filter { $0.scalars.overlaps(target) }
    let caretStart = meant.first?.columns.lowerBound ?? end
    let caret = caretStart..<max(caretStart + 1, meant.last?.columns.upperBound ?? 0)

    let isCutByWindow = window.bytes.lowerBound > line.startIndex || window.bytes.upperBound < line.endIndex
    guard isCutByWindow || end > SourceExcerpt.limit else {
      text = cells.reduce(into: "") { $0 += $1.text }
      (caretColumn, caretWidth) = (caret.lowerBound, caret.count)
      return
    }
    // A third of the room goes to what stands before the place, unless the line ends sooner.
    var first = max(0, caret.lowerBound - SourceExcerpt.limit / 3)
    if window.bytes.upperBound == line.endIndex { first = min(first, max(0, end + 1 - SourceExcerpt.limit)) }
    let shown = cells.filter {
      $0.columns.lowerBound >= first && $0.columns.upperBound < first + SourceExcerpt.limit
    }
    let start = shown.first?.columns.lowerBound ?? first
    let stop = shown.last?.columns.upperBound ?? start
    let isCutBefore = start > 0 || window.bytes.lowerBound > line.startIndex
    let isCutBehind = stop < end || window.bytes.upperBound < line.endIndex
    text = (isCutBefore ? "…" : "") + shown.reduce(into: "") { $0 += $1.text } + (isCutBehind ? "…" : "")
    caretColumn = caret.lowerBound - start + (isCutBefore ? 1 : 0)
    caretWidth = max(1, min(caret.upperBound, max(stop, caret.lowerBound + 1)) - caret.lowerBound)
  }

  /// The bytes worth decoding: a line may be megabytes long.
  private static func window(
    of line: ArraySlice<UInt8>, around scalar: Int, length: Int, from known: (byte: Int, column: Int)
  ) -> (bytes: Range<Int>, firstScalar: Int) {
    let wanted = max(0, scalar - reach)..<(scalar + min(length, reach) + reach)
    var count = known.column - 2
    var start = line.endIndex
    var firstScalar = 0
    for index in known.byte..<line.endIndex where line[index].startsCharacter {
      count += 1
      if count == wanted.lowerBound { (start, firstScalar) = (index, count) }
      if count == wanted.upperBound { return (start..<index, firstScalar) }
    }
    // No character begins here; these bytes continue one that isn't there.
    if count < 0 { return (line.startIndex..<min(line.endIndex, line.startIndex + limit), 0) }
    // A place beyond the end of a long line: its end is what can be shown.
    if start == line.endIndex {
      return window(of: line, around: min(scalar - 1, count + 1), length: 0, from: (line.startIndex, 1))
    }
    return (start..<line.endIndex, firstScalar)
  }

  private static func cells(of bytes: ArraySlice<UInt8>, firstScalar: Int) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var scalar = firstScalar
    for character in String(decoding: bytes, as: UTF8.self) {
      var text = VisibleText.spelling(of: character)
      var width = text.reduce(0) { $0 + VisibleText.width(ofVisible: $1) }
      if character == "\t" {
        width = tabWidth - column % tabWidth
        text = String(repeating: " ", count: width)
      }
      let count = character.unicodeScalars.count
      cells.append(Cell(text: text, columns: column..<(column + width), scalars: scalar..<(scalar + count)))
      column += width
      scalar += count
    }
    return cells
  }
}
