/// The difference between two texts in the form that `diff -u` and `patch` share.
package enum UnifiedDifference {
  /// How many equal lines stand around a change.
  private static let context = 3

  /// The difference; nothing at all if there is none.
  ///
  /// - Parameters:
  ///   - old: The text as it is.
  ///   - new: The text as it would be.
  ///   - path: How the file is named in the head.
  package static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    if old == new { return "" }
    let (before, after) = (lines(of: old), lines(of: new))
    let rows = LineAlignment.rows(before, after)
    let name = VisibleText.of(path)
    var text = "--- \(name)\n+++ \(name)\n"
    var (start, counts) = (0, (old: LineRange(), new: LineRange()))
    for range in pieces(of: rows) {
      for row in rows[start..<range.lowerBound] { count(row, &counts) }
      text += piece(rows, range, before, after, &counts)
      start = range.upperBound
    }
    return text
  }

  /// Which rows are shown together: changes whose surroundings meet stand in one piece.
  private static func pieces(of rows: [LineAlignment.Row]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for (index, row) in rows.enumerated() {
      if case .both = row { continue }
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = pieces.last, range.lowerBound <= last.upperBound {
        pieces[pieces.count - 1] = last.lowerBound..<range.upperBound
      } else {
        pieces.append(range)
      }
    }
    return pieces
  }

  /// - Parameter counts: The lines of both texts that stand above; those of the piece are among them afterwards.
  private static func piece(
    _ rows: [LineAlignment.Row], _ range: Range<Int>, _ before: [[UInt8]], _ after: [[UInt8]],
    _ counts: inout (old: LineRange, new: LineRange)
  ) -> String {
    (counts.old.length, counts.new.length) = (0, 0)
    for row in rows[range] {
      switch row {
      case .both:
        counts.old.length += 1
        counts.new.length += 1
      case .first: counts.old.length += 1
      case .second: counts.new.length += 1
      }
    }
    var text = "@@ -\(counts.old.text) +\(counts.new.text) @@\n"
    counts.old.above += counts.old.length
    counts.new.above += counts.new.length
    for row in rows[range] {
      switch row {
      case .both(let line, _): text += " " + shown(before[line])
      case .first(let line): text += "-" + shown(before[line])
      case .second(let line): text += "+" + shown(after[line])
      }
    }
    return text
  }

  /// Lines of one of the two texts, as the head of a piece names them.
  private struct LineRange {
    var above = 0
    var length = 0

    var text: String { "\(length == 0 ? above : above + 1),\(length)" }
  }

  /// Counts a line that stands between two pieces.
  private static func count(_ row: LineAlignment.Row, _ counts: inout (old: LineRange, new: LineRange)) {
    switch row {
    case .both:
      counts.old.above += 1
      counts.new.above += 1
    case .first: counts.old.above += 1
    case .second: counts.new.above += 1
    }
  }

  private static func shown(_ line: [UInt8]) -> String {
    let text = VisibleText.ofLine(String(decoding: line, as: UTF8.self))
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }

  /// The lines, each with its break.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(Array(bytes[start...index]))
      start = index + 1
    }
    if start < bytes.count { lines.append(Array(bytes[start...])) }
    return lines
  }
}
