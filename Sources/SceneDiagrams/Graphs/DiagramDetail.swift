/// What a controller in a drawing may say besides its name.
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
    let hidden = Set(DiagramDetail.allCases.filter { !details.contains($0) }.map(\.role))
    guard !hidden.isEmpty else { return self }
    var graph = self
    for node in nodes.indices { graph.nodes[node].lines.removeAll { hidden.contains($0.role) } }
    for cluster in clusters.indices { graph.clusters[cluster].lines.removeAll { hidden.contains($0.role) } }
    return graph
  }
}
