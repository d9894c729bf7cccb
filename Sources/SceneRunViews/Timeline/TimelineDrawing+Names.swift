internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// The names of the steps above a timeline.
extension TimelineDrawing {
  /// A step's name over its column; nil if there is no room for all of it.
  func title(of column: TimelineScale.Column) -> [String]? {
    let room = column.width - 8
    let lines = SketchText.lines(of: captions[column.step], .small, in: room, atMost: 4)
    return lines.allSatisfy { SketchText.width(of: $0, .small) <= room } ? lines : nil
  }

  func number(of column: TimelineScale.Column) -> String {
    String(recording.steps[column.step].record.number)
  }

  /// The name of each step, or its number; empty where there is room for neither.
  func namesOfSteps() -> [[String]] {
    let names = scale.columns.map { title(of: $0) }
    var titles: [[String]] = []
    /// By step: where the first name behind it begins.
    var edges = Array(repeating: scale.width, count: names.count)
    for index in names.indices.dropLast().reversed() {
      edges[index] = names[index + 1] == nil ? edges[index + 1] : scale.columns[index + 1].start
    }
    // Up to where the words of the steps before reach.
    var taken = 0
    for (index, column) in scale.columns.enumerated() {
      // A number is better than a word that is cut, and it may reach over steps that have no name.
      let number = number(of: column)
      let end = column.start + inset(of: column) + SketchText.width(of: number, .small)
      if let name = names[index] {
        titles.append(name)
        taken = column.start + column.width
      } else if column.start >= taken, end + 2 <= edges[index] {
        titles.append([number])
        taken = end + 3
      } else {
        titles.append([])
      }
    }
    return titles
  }

  private func inset(of column: TimelineScale.Column) -> Int { min(5, column.width / 8) }

  /// The steps' names over their columns; gives back where the lanes begin.
  func draw(_ titles: [[String]], in sketch: inout Sketch) -> Int {
    let height = (titles.map(\.count).max() ?? 0) * 13
    for (column, lines) in zip(scale.columns, titles) {
      sketch.add(.begin(title: captions[column.step]))
      let inset = inset(of: column)
      for (index, line) in lines.enumerated() {
        // The line before the next column is crossed by no word.
        let room = max(column.width - 2 - inset, SketchText.width(of: number(of: column), .small))
        sketch.add(
          line, .small, at: Point(x: gutter + column.start + inset, y: 10 + index * 13), in: room, .left)
      }
      sketch.add(.end)
    }
    return height + 6
  }
}
