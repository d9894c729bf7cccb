internal import SceneCanvas

/// Draws the line of one arrow, piece by piece.
struct ArrowPen {
  private(set) var start: Point?
  private(set) var stretches: [Picture.Stretch] = []

  private var here: Point? { stretches.last?.end ?? start }

  /// Goes on straight.
  mutating func line(to end: Point) {
    guard let here else {
      start = end
      return
    }
    guard here != end else { return }
    if case .line? = stretches.last, before.y == here.y, here.y == end.y { stretches.removeLast() }
    stretches.append(.line(to: end))
  }

  /// Goes on to another height, between two columns.
  mutating func bend(to end: Point) {
    guard let here, here.y != end.y else {
      line(to: end)
      return
    }
    stretches.append(.sideways(to: end))
  }

  /// Goes round some corners; every two neighbours stand beside or below one another. Corners are so round that one sees
  /// which way a line turns into another one that it shares the rest of its way with.
  mutating func corners(_ points: [Point]) {
    for (index, corner) in points.enumerated() {
      guard let here, index + 1 < points.count else {
        line(to: corner)
        continue
      }
      let next = points[index + 1]
      let (before, after) = (here.distance(to: corner), corner.distance(to: next))
      let radius = min(10, before / 2, after / 2)
      guard radius > 0, (here.x == corner.x) != (corner.x == next.x) else {
        line(to: corner)
        continue
      }
      line(to: corner.moved(radius, towards: here))
      stretches.append(.corner(over: corner, to: corner.moved(radius, towards: next)))
    }
  }

  /// Turns round.
  mutating func turn(to end: Point) { stretches.append(.back(to: end)) }

  private var before: Point { stretches.dropLast().last?.end ?? start ?? Point(x: 0, y: 0) }
}

extension Point {
  fileprivate func distance(to other: Point) -> Int { abs(other.x - x) + abs(other.y - y) }

  fileprivate func moved(_ length: Int, towards other: Point) -> Point {
    Point(x: x + (other.x - x).signum() * length, y: y + (other.y - y).signum() * length)
  }
}
