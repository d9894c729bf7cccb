internal import SceneCanvas

/// A fact that a drawing may tell of a controller besides its name.
package enum DiagramDetail: String, CaseIterable, Hashable, Sendable {
  case titles, classes, states, notes

  /// The texts that say it.
  fileprivate var role: DiagramText.Role {
    switch self {
    case .titles: .title
    case .classes: .kind
    case .states: .state
    case .notes: .note
    }
  }
}

extension DiagramGraph {
  /// The drawing with controllers that say no more than this; arrows keep what they say.
  package func showing(_ details: Set<DiagramDetail>) -> DiagramGraph {
    let hidden = DiagramDetail.allCases.filter { !details.contains($0) }.map(\.role)
    guard !hidden.isEmpty else { return self }
    var graph = self
    let isHidden: (DiagramText) -> Bool = { hidden.contains($0.role) }
    // Most say nothing that is hidden, and stay what they are. By their indices no text is copied either.
    for node in nodes.indices
    where nodes[node].lines.indices.contains(where: { hidden.contains(nodes[node].lines[$0].role) }) {
      graph.nodes[node].lines.removeAll(where: isHidden)
    }
    for cluster in clusters.indices where clusters[cluster].lines.contains(where: isHidden) {
      graph.clusters[cluster].lines.removeAll(where: isHidden)
    }
    return graph
  }
}
