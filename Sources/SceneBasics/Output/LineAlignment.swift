/// An alignment of two lists of lines, by the longest common subsequence.
package enum LineAlignment {
  /// Where a line stands in the first list, in the second, or in both.
  package enum Row: Equatable, Sendable {
    case both(Int, Int)
    case first(Int)
    case second(Int)
  }

  /// How many lines of both lists are looked at in one go; longer lists are compared piece by piece, so that lists
  /// without anything in common cost neither minutes nor gigabytes.
  private static let pieceSize = 8_000

  /// The rows, each line of either list once, in order; what only the first has comes before what only the second has.
  package static func rows<Line: Hashable>(_ first: [Line], _ second: [Line]) -> [Row] {
    let shorter = min(first.count, second.count)
    let head = (0..<shorter).first { first[$0] != second[$0] } ?? shorter
    let rest = shorter - head
    let tail = (0..<rest).first { first[first.count - 1 - $0] != second[second.count - 1 - $0] } ?? rest
    var rows = (0..<head).map { Row.both($0, $0) }
    var (start, other) = (head, head)
    let (end, otherEnd) = (first.count - tail, second.count - tail)
    while start < end || other < otherEnd {
      let (next, otherNext) = (min(end, start + pieceSize / 2), min(otherEnd, other + pieceSize / 2))
      append(first[start..<next], second[other..<otherNext], to: &rows)
      (start, other) = (next, otherNext)
    }
    return rows + (0..<tail).map { .both(end + $0, otherEnd + $0) }
  }

  private static func append<Line: Hashable>(
    _ first: ArraySlice<Line>, _ second: ArraySlice<Line>, to rows: inout [Row]
  ) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(second).difference(from: Array(first)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(first.startIndex + offset)
      case .insert(let offset, _, _): inserted.insert(second.startIndex + offset)
      }
    }
    var (old, new) = (first.startIndex, second.startIndex)
    while old < first.endIndex || new < second.endIndex {
      if old < first.endIndex, removed.contains(old) {
        rows.append(.first(old))
        old += 1
      } else if new < second.endIndex, inserted.contains(new) {
        rows.append(.second(new))
        new += 1
      } else {
        rows.append(.both(old, new))
        old += 1
        new += 1
      }
    }
  }
}
