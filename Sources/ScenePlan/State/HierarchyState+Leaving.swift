extension HierarchyState {
  /// Whether a view is still there only because the transition that takes it away isn't over.
  package func isLeaving(_ instance: InstanceID) -> Bool {
    let index = instance.index
    guard index < nodes.count, nodes[index].isAlive, case .instance(let host) = nodes[index].host else { return false }
    return nodes[index].appearance != .appeared && self[host].transition != nil
  }
}
