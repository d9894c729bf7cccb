internal import SceneCanvas
internal import SceneDiagrams

/// The names above the lines of a sequence, which stand again where the first ones are far away.
extension SequenceDrawing {
  /// Makes room for heads above a step where the last ones are far away, and the end is, too.
  mutating func repeatHeads() {
    var (since, rest) = (0, rows.reduce(0, +))
    for (index, entry) in log.entries.enumerated() {
      if case .step = entry.what, since > SequenceDrawing.farHeads, rest > SequenceDrawing.farHeads / 2 {
        repeats.insert(index)
        rows[index] += SequenceDrawing.repeated
        since = 0
      }
      since += rows[index]
      rest -= rows[index]
    }
  }

  /// How far apart heads stand at least, and how high the room of those between steps is.
  static let farHeads = 800
  static let repeated = leastHead + 12

  /// The heads of lines, with all that they say at the top, and further down with their names.
  func drawHeads(
    at top: Int, height: Int = SequenceDrawing.leastHead, of parties: [MessageLog.Party], in sketch: inout Sketch
  ) {
    for party in parties {
      guard let place = places[party] else { continue }
      sketch.add(.begin(title: log.name(of: party)))
      let frame = Rectangle(x: place.middle - place.width / 2, y: top, width: place.width, height: height)
      sketch.add(.box(frame, radius: 5, .head))
      let name = SketchText.shortened(head(of: party), .smallName, to: place.width - 8)
      sketch.add(name, .smallName, at: Point(x: place.middle, y: top + 18), in: place.width - 8, .centre)
      for (index, words) in log.details(of: party).enumerated() where top == 0 {
        sketch.add(
          words, .small, at: Point(x: place.middle, y: 31 + 13 * index), in: place.width - 8, .centre)
      }
      sketch.add(.end)
    }
  }
}
