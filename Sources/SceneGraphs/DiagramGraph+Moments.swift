internal import SceneCanvas

/// Several moments of one drawing.
extension DiagramGraph {
  /// The drawings without those that show the same as the one before. Where there were some, the next one says so; at
  /// the end the last one does.
  package static func thatDiffer(_ graphs: [DiagramGraph]) -> [DiagramGraph] {
    var drawn: [DiagramGraph] = []
    var quiet: [String] = []
    func note(_ place: String) -> DiagramText {
      let range = "\(quiet.count) steps, \(quiet[0]) to \(quiet[quiet.count - 1])"
      let words = quiet.count < 3 ? quiet.joined(separator: "; ") : range
      return DiagramText("no change \(place): \(words)", .detail)
    }
    for graph in graphs {
      if !graph.isNotable, let last = drawn.last, graph.shows(thatOf: last) {
        let title = graph.heading.dropFirst().first?.text ?? ""
        quiet.append(title.hasPrefix("after ") ? String(title.dropFirst("after ".count)) : title)
        continue
      }
      drawn.append(graph)
      if !quiet.isEmpty { drawn[drawn.count - 1].heading.append(note("before it")) }
      quiet = []
    }
    if !quiet.isEmpty, !drawn.isEmpty { drawn[drawn.count - 1].heading.append(note("after it")) }
    return drawn
  }
}
