internal import SceneCanvas
internal import SceneDiagrams

/// Where panes lie, so that those at a place are found without a look at all of them.
///
/// The screen is divided into about as many cells as there are panes. A pane is listed in each cell that it touches. One
/// that touches many is listed apart: it covers so much that a search among those ends soon.
struct PaneGrid {
  private let cell: Int
  private let columns: Int
  private let rows: Int
  /// By cell, in the order of the panes.
  private var small: [[Int]]
  private var large: [Int] = []
  private let frames: [Rectangle]

  private static let manyCells = 64

  /// - Parameters:
  ///   - frames: The places, of which each may be empty.
  ///   - isListed: Which of them are looked for.
  init(_ frames: [Rectangle], width: Int, height: Int, isListed: (Int) -> Bool) {
    self.frames = frames
    var cell = 1
    while (width / cell) * (height / cell) > max(1, frames.count) { cell *= 2 }
    self.cell = cell
    columns = max(1, width / cell + 1)
    rows = max(1, height / cell + 1)
    small = Array(repeating: [], count: columns * rows)
    for index in frames.indices where isListed(index) {
      let (across, down) = cells(of: frames[index])
      if across.count * down.count > PaneGrid.manyCells {
        large.append(index)
      } else {
        for row in down { for column in across { small[row * columns + column].append(index) } }
      }
    }
  }

  /// The cells that a place touches; what lies beyond the screen belongs to its edge.
  private func cells(of place: Rectangle) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
    func number(_ value: Int, _ count: Int) -> Int { min(max(value / cell, 0), count - 1) }
    let (left, top) = (number(place.x, columns), number(place.y, rows))
    return (left...max(left, number(place.maxX, columns)), top...max(top, number(place.maxY, rows)))
  }

  /// Whether one of those behind a number overlaps a place.
  func contains(after index: Int, overlapping place: Rectangle) -> Bool {
    if (large[PaneGrid.start(in: large, after: index)...].contains { frames[$0].overlaps(place) }) { return true }
    let (across, down) = cells(of: place)
    for row in down {
      for column in across {
        let list = small[row * columns + column]
        if (list[PaneGrid.start(in: list, after: index)...].contains { frames[$0].overlaps(place) }) { return true }
      }
    }
    return false
  }

  /// Where the numbers above another one start.
  private static func start(in list: [Int], after index: Int) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
