/// A rectangle.
struct Area {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The smallest one with some places; without size where there are none.
  init(around points: some Sequence<PicturePoint>) {
    var least = PicturePoint(x: .infinity, y: .infinity)
    var most = PicturePoint(x: -.infinity, y: -.infinity)
    for point in points {
      least = PicturePoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = PicturePoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    let isEmpty = least.x > most.x
    self.init(
      x: isEmpty ? 0 : least.x, y: isEmpty ? 0 : least.y, width: isEmpty ? 0 : most.x - least.x,
      height: isEmpty ? 0 : most.y - least.y)
  }

  func overlaps(_ other: Area) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// Whether they have a point in common, be it one of the edge.
  func meets(_ other: Area) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height && other.y <= y + height
  }

  /// The area that two have in common.
  func common(_ other: Area) -> Area {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Area(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  func contains(_ other: Area) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Whether a point lies inside, and not just on the edge.
  func surrounds(_ point: PicturePoint) -> Bool {
    point.x > x + 1 && point.x < x + width - 1 && point.y > y + 1 && point.y < y + height - 1
  }

  /// Whether a line runs along an edge, where the two can't be told apart.
  func hidesLine(_ points: [PicturePoint]) -> Bool {
    func isLong(
      _ across: (PicturePoint) -> Double, _ along: (PicturePoint) -> Double, _ edges: [Double],
      _ ends: ClosedRange<Double>
    ) -> Bool {
      edges.contains { edge in
        var run = 0.0
        return zip(points, points.dropFirst()).contains { one, other in
          let isOn = abs(across(one) - edge) < 3 && abs(across(other) - edge) < 3 && ends.contains(along(one))
          run = isOn ? run + abs(along(one) - along(other)) : 0
          return run > 20
        }
      }
    }
    return isLong(\.x, \.y, [x, x + width], y...(y + height)) || isLong(\.y, \.x, [y, y + height], x...(x + width))
  }

  func grown(by margin: Double) -> Area {
    Area(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
