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

  /// The words above a column.
  struct StepName {
    var lines: [String] = []
    /// How far they stand behind their place, since a number before it takes that.
    var shift = 0
  }

  /// The name of each step, or its number; empty where there is room for neither.
  func namesOfSteps() -> [StepName] {
    let names = scale.columns.map { title(of: $0) }
    var titles: [StepName] = []
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
      let shift = max(0, taken - column.start)
      let end = column.start + shift + inset(of: column) + SketchText.width(of: number, .small)
      if let name = names[index] {
        titles.append(StepName(lines: name))
        taken = column.start + column.width
      } else if shift <= TimelineDrawing.mostShift, end + 2 <= edges[index] {
        titles.append(StepName(lines: [number], shift: shift))
        taken = end + 3
      } else {
        titles.append(StepName())
      }
    }
    return titles
  }

  /// A number that stands further from its line would be taken for another line's.
  private static let mostShift = 16

  private func inset(of column: TimelineScale.Column) -> Int { min(5, column.width / 8) }

  /// The steps' names over their columns; gives back where the lanes begin.
  func draw(_ titles: [StepName], in sketch: inout Sketch) -> Int {
    let height = (titles.map(\.lines.count).max() ?? 0) * 13
    for (column, title) in zip(scale.columns, titles) {
      sketch.add(.begin(title: captions[column.step]))
      let inset = inset(of: column) + title.shift
      for (index, line) in title.lines.enumerated() {
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
