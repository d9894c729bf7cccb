/// The nearest point on every way from a root to each of some points; found as in Cooper, Harvey and Kennedy, "A
/// Simple, Fast Dominance Algorithm" (2001).
struct Dominators {
  /// The nearest; the root's is itself.
  private(set) var above: [Int]
  /// The points, each behind the nearest on every way to it.
  private(set) var order: [Int] = []

  init(_ next: [[Int]], _ before: [[Int]], root: Int) {
    above = Array(repeating: -1, count: next.count)
    var isSeen = Array(repeating: false, count: next.count)
    var open = [(root, 0)]
    isSeen[root] = true
    while let (point, arrow) = open.last {
      guard arrow < next[point].count else {
        order.append(point)
        open.removeLast()
        continue
      }
      open[open.count - 1].1 += 1
      let other = next[point][arrow]
      guard !isSeen[other] else { continue }
      isSeen[other] = true
      open.append((other, 0))
    }
    order.reverse()
    var places = Array(repeating: 0, count: next.count)
    for (place, point) in order.enumerated() { places[point] = place }
    above[root] = root
    var isDone = false
    while !isDone {
      isDone = true
      for point in order.dropFirst() {
        var nearest = -1
        for other in before[point] where above[other] >= 0 {
          guard nearest >= 0 else {
            nearest = other
            continue
          }
          var other = other
          while other != nearest {
            while places[other] > places[nearest] { other = above[other] }
            while places[nearest] > places[other] { nearest = above[nearest] }
          }
        }
        if above[point] != nearest {
          above[point] = nearest
          isDone = false
        }
      }
    }
  }
}
