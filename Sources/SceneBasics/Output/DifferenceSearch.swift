/// Searches for what two lists of numbers have in common, in linear space and with a bound on its cost.
///
/// A way leads from the start of both lists to their ends: along the first list, along the second, or along both where
/// they have the same number. A diagonal is a place in the first less the place in the second.
struct DifferenceSearch {
  private let first: [Int]
  private let second: [Int]
  /// Which places of either list stand beside one of the other.
  private(set) var isCommon: [Bool]
  private(set) var isCommonToo: [Bool]
  /// How far along the first list each diagonal is reached from the start, and how near from the end.
  private var reached: [Int]
  private var left: [Int]
  /// The offset of a diagonal in these lists.
  private let middle: Int

  init(_ first: [Int], _ second: [Int]) {
    self.first = first
    self.second = second
    isCommon = Array(repeating: false, count: first.count)
    isCommonToo = Array(repeating: false, count: second.count)
    middle = second.count + 1
    reached = Array(repeating: 0, count: first.count + second.count + 3)
    left = reached
  }

  /// A piece of either list.
  private struct Piece {
    var start: Int
    var end: Int
    var otherStart: Int
    var otherEnd: Int
  }

  mutating func run() {
    // A list and no recursion: pieces may become many where a search was given up.
    var open = [Piece(start: 0, end: first.count, otherStart: 0, otherEnd: second.count)]
    while var piece = open.popLast() {
      while piece.start < piece.end, piece.otherStart < piece.otherEnd, first[piece.start] == second[piece.otherStart] {
        (isCommon[piece.start], isCommonToo[piece.otherStart]) = (true, true)
        piece.start += 1
        piece.otherStart += 1
      }
      while piece.start < piece.end, piece.otherStart < piece.otherEnd,
        first[piece.end - 1] == second[piece.otherEnd - 1]
      {
        piece.end -= 1
        piece.otherEnd -= 1
        (isCommon[piece.end], isCommonToo[piece.otherEnd]) = (true, true)
      }
      if piece.start == piece.end || piece.otherStart == piece.otherEnd { continue }
      let (place, otherPlace) = split(piece)
      open.append(Piece(start: place, end: piece.end, otherStart: otherPlace, otherEnd: piece.otherEnd))
      open.append(Piece(start: piece.start, end: place, otherStart: piece.otherStart, otherEnd: otherPlace))
    }
  }

  /// A place through which a shortest way leads; of a search that costs too much, the best that it has found.
  private mutating func split(_ piece: Piece) -> (Int, Int) {
    let (least, most) = (piece.start - piece.otherEnd, piece.end - piece.otherStart)
    let (start, end) = (piece.start - piece.otherStart, piece.end - piece.otherEnd)
    let isOdd = (start - end) % 2 != 0
    var (low, high, lowLeft, highLeft) = (start, start, end, end)
    reached[middle + start] = piece.start
    left[middle + end] = piece.end
    var cost = 0
    while true {
      cost += 1
      if low > least {
        low -= 1
        reached[middle + low - 1] = -1
      } else {
        low += 1
      }
      if high < most {
        high += 1
        reached[middle + high + 1] = -1
      } else {
        high -= 1
      }
      for diagonal in stride(from: high, through: low, by: -2) {
        let (below, above) = (reached[middle + diagonal - 1], reached[middle + diagonal + 1])
        var place = below < above ? above : below + 1
        while place < piece.end, place - diagonal < piece.otherEnd, first[place] == second[place - diagonal] {
          place += 1
        }
        reached[middle + diagonal] = place
        if isOdd, lowLeft <= diagonal, diagonal <= highLeft, left[middle + diagonal] <= place {
          return (place, place - diagonal)
        }
      }
      if lowLeft > least {
        lowLeft -= 1
        left[middle + lowLeft - 1] = .max
      } else {
        lowLeft += 1
      }
      if highLeft < most {
        highLeft += 1
        left[middle + highLeft + 1] = .max
      } else {
        highLeft -= 1
      }
      for diagonal in stride(from: highLeft, through: lowLeft, by: -2) {
        let (below, above) = (left[middle + diagonal - 1], left[middle + diagonal + 1])
        var place = below < above ? below : above - 1
        while piece.start < place, piece.otherStart < place - diagonal,
          first[place - 1] == second[place - diagonal - 1]
        {
          place -= 1
        }
        left[middle + diagonal] = place
        if !isOdd, low <= diagonal, diagonal <= high, place <= reached[middle + diagonal] {
          return (place, place - diagonal)
        }
      }
      if cost >= LineAlignment.mostDifferences {
        return best(
          of: piece, stride(from: high, through: low, by: -2), stride(from: highLeft, through: lowLeft, by: -2))
      }
    }
  }

  /// The place that is farthest from the start, or that which is farthest from the end, whichever is farther.
  private func best(
    of piece: Piece, _ diagonals: StrideThrough<Int>, _ diagonalsLeft: StrideThrough<Int>
  ) -> (Int, Int) {
    var (best, bestSum) = (piece.start, piece.start + piece.otherStart)
    for diagonal in diagonals {
      let place = min(reached[middle + diagonal], piece.end, piece.otherEnd + diagonal)
      if 2 * place - diagonal > bestSum { (best, bestSum) = (place, 2 * place - diagonal) }
    }
    var (bestLeft, sumLeft) = (piece.end, piece.end + piece.otherEnd)
    for diagonal in diagonalsLeft {
      let place = max(left[middle + diagonal], piece.start, piece.otherStart + diagonal)
      if 2 * place - diagonal < sumLeft { (bestLeft, sumLeft) = (place, 2 * place - diagonal) }
    }
    let (gone, goneLeft) = (bestSum - piece.start - piece.otherStart, piece.end + piece.otherEnd - sumLeft)
    return gone >= goneLeft ? (best, bestSum - best) : (bestLeft, sumLeft - bestLeft)
  }
}
