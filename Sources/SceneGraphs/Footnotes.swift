package import SceneCanvas

/// Remarks on arrows that stand below the picture, where there is no room for them beside the arrows.
///
/// What is said of several arrows is said once.
package struct Footnotes {
  /// The drawing with a number in place of each remark.
  package private(set) var graph: DiagramGraph
  /// The remarks, each behind its number.
  package private(set) var texts: [DiagramText] = []

  package init(_ graph: DiagramGraph) {
    self.graph = graph
    var numbers: [String: Int] = [:]
    for edge in graph.edges.indices {
      for line in graph.edges[edge].lines.indices where graph.edges[edge].lines[line].role == .note {
        let words = graph.edges[edge].lines[line].text
        let number = numbers[words] ?? numbers.count + 1
        if numbers[words] == nil { texts.append(DiagramText("(\(number)) " + words, .note)) }
        numbers[words] = number
        self.graph.edges[edge].lines[line].text = "(\(number))"
      }
    }
  }
}
