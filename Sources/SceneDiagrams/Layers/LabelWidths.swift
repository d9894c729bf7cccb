internal import SceneCanvas
internal import SceneGraphs

/// How wide the labels of a drawing are. Each is measured once, however many ways to fold the drawing are tried.
final class LabelWidths {
  private struct Key: Hashable {
    var edge: Int
    var count: Int
    var measure: Int
  }

  private let context: RowLayout.Context
  private var known: [Key: Int] = [:]

  init(_ graph: DiagramGraph) {
    context = RowLayout.Context(graph: graph, model: CompactCard.Model(graph), level: graph.clusters.count, measure: 0)
  }

  /// The width of the text beside so many equal arrows, in lines of that width.
  func width(of edge: Int, count: Int, measure: Int) -> Int {
    let key = Key(edge: edge, count: count, measure: measure)
    if let width = known[key] { return width }
    let width = context.label(of: edge, count: count, measure: measure).width
    known[key] = width
    return width
  }
}
