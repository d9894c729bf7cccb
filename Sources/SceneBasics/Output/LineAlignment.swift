/// An alignment of two lists of lines, by the longest common subsequence.
///
/// Myers' difference in linear space ("An O(ND) Difference Algorithm and Its Variations", section 4b): the middle of the
/// shortest way is searched from both ends at once, and what lies before and behind it is aligned likewise. A search that
/// costs too much goes on from the best place that it has found. So each line is looked at a bounded number of times. The
/// result is the shortest one wherever a piece has fewer than `mostDifferences` differences.
package enum LineAlignment {
  /// Where a line stands in the first list, in the second, or in both.
  package enum Row: Equatable, Sendable {
    case both(Int, Int)
    case first(Int)
    case second(Int)
  }

  /// How many differences a search looks past from either end, before it takes the best place that it has found.
  ///
  /// Lines that only one of the lists has aren't counted: they can't stand beside any other.
  package static let mostDifferences = 512

  /// The rows, each line of either list once, in order; what only the first has comes before what only the second has.
  package static func rows<Line: Hashable>(_ first: [Line], _ second: [Line]) -> [Row] {
    let shorter = min(first.count, second.count)
    let head = (0..<shorter).first { first[$0] != second[$0] } ?? shorter
    let rest = shorter - head
    let tail = (0..<rest).first { first[first.count - 1 - $0] != second[second.count - 1 - $0] } ?? rest
    let (end, otherEnd) = (first.count - tail, second.count - tail)
    var rows: [Row] = []
    rows.reserveCapacity(first.count + second.count - head - tail)
    for index in 0..<head { rows.append(.both(index, index)) }
    let (isCommon, isCommonToo) = common(first[head..<end], second[head..<otherEnd])
    var (old, new) = (head, head)
    while old < end || new < otherEnd {
      if old < end, !isCommon[old - head] {
        rows.append(.first(old))
        old += 1
      } else if new < otherEnd, !isCommonToo[new - head] {
        rows.append(.second(new))
        new += 1
      } else {
        rows.append(.both(old, new))
        old += 1
        new += 1
      }
    }
    for index in 0..<tail { rows.append(.both(end + index, otherEnd + index)) }
    return rows
  }

  /// Which lines of either list stand beside one of the other.
  private static func common<Line: Hashable>(
    _ first: ArraySlice<Line>, _ second: ArraySlice<Line>
  ) -> (first: [Bool], second: [Bool]) {
    var isCommon = Array(repeating: false, count: first.count)
    var isCommonToo = Array(repeating: false, count: second.count)
    if first.isEmpty || second.isEmpty { return (isCommon, isCommonToo) }
    // Lines are compared often, and numbers are compared at once.
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (left, right) = (first.map(number), second.map(number))
    // What only one of them has would only lengthen the search.
    var isInFirst = Array(repeating: false, count: numbers.count)
    var isInSecond = isInFirst
    for number in left { isInFirst[number] = true }
    for number in right { isInSecond[number] = true }
    let places = left.indices.filter { isInSecond[left[$0]] }
    let otherPlaces = right.indices.filter { isInFirst[right[$0]] }
    var search = DifferenceSearch(places.map { left[$0] }, otherPlaces.map { right[$0] })
    search.run()
    for (place, mark) in zip(places, search.isCommon) { isCommon[place] = mark }
    for (place, mark) in zip(otherPlaces, search.isCommonToo) { isCommonToo[place] = mark }
    return (isCommon, isCommonToo)
  }
}
