internal import SceneCanvas
internal import SceneGraphs

/// Boxes that no arrow touches, in rows beside or below all that arrows connect, in the drawing's order.
struct Shelf {
  /// The boxes and their places, from the shelf's upper left corner.
  private(set) var items: [(item: DiagramGraph.End, frame: Rectangle)] = []
  /// How much room they take.
  package private(set) var width = 0
  private(set) var height = 0

  /// The distance between two boxes.
  static let gap = 22
  /// Rows shorter than this aren't broken.
  static let shortest = 620

  /// - Parameters:
  ///   - boxes: What stands there, and how large it is.
  ///   - beside: The width of what stands above, which rows may use too.
  ///   - room: How wide rows may be in any case.
  init(_ boxes: [(item: DiagramGraph.End, width: Int, height: Int)], below beside: Int, room: Int? = nil) {
    guard !boxes.isEmpty else { return }
    let area = boxes.reduce(0) { $0 + ($1.width + Shelf.gap) * ($1.height + Shelf.gap) }
    // A little wider than high, as pages are read.
    let wanted = max(beside, Shelf.shortest, Int((Double(area) * 1.6).squareRoot()))
    var limit = room.map { min(wanted, max($0, beside)) } ?? wanted
    let whole = boxes.reduce(-Shelf.gap) { $0 + $1.width + Shelf.gap }
    if let room, whole <= max(room, beside) {
      limit = max(limit, whole)
    } else {
      limit = Shelf.evenLimit(boxes.map(\.width), atMost: limit)
    }
    var row = Point(x: 0, y: 0)
    var rowHeight = 0
    for box in boxes {
      if row.x > 0, row.x + box.width > limit {
        row = Point(x: 0, y: row.y + rowHeight + Shelf.gap)
        rowHeight = 0
      }
      items.append((box.item, Rectangle(x: row.x, y: row.y, width: box.width, height: box.height)))
      row.x += box.width + Shelf.gap
      rowHeight = max(rowHeight, box.height)
      width = max(width, row.x - Shelf.gap)
    }
    height = row.y + rowHeight
  }

  /// The least width in which there are no more rows than in a greater one, so that the last isn't left with one box.
  private static func evenLimit(_ widths: [Int], atMost most: Int) -> Int {
    func rows(_ limit: Int) -> Int {
      var (count, x) = (1, 0)
      for width in widths {
        if x > 0, x + width > limit { (count, x) = (count + 1, 0) }
        x += width + gap
      }
      return count
    }
    let count = rows(most)
    var (least, enough) = (widths.max() ?? 0, most)
    guard least < enough else { return most }
    while least < enough {
      let middle = (least + enough) / 2
      if rows(middle) <= count { enough = middle } else { least = middle + 1 }
    }
    return enough
  }

  /// Moves everything on it.
  mutating func move(x: Int, y: Int) {
    for index in items.indices {
      items[index].frame.x += x
      items[index].frame.y += y
    }
  }
}
