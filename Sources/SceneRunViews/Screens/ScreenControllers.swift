package import ScenePlan

/// The controllers that a screen looks at one by one. A run keeps them up to date, so that a panel costs what has changed
/// and not what is there.
package struct ScreenControllers: Sendable {
  /// Those that hang in the window or are presented, in order.
  private(set) var loose: [InstanceID] = []
  /// How many of the views in each one's can't be passed over together: they aren't loaded, not or only half on the
  /// screen, or have a frame of their own.
  private var special: [InstanceID: Int] = [:]
  private var hostOfSpecial: [InstanceID: InstanceID] = [:]

  package init() {}

  /// Those of a state.
  package init(of state: HierarchyState, _ plan: HierarchyPlan) {
    for index in state.nodes.indices { note(InstanceID(index), in: state, plan) }
  }

  /// Takes down what has become of a controller.
  mutating func note(_ id: InstanceID, in state: HierarchyState, _ plan: HierarchyPlan) {
    loose.set(id, isMember: state[id].host == .window || state[id].presenter != nil)
    let isSpecial = !state[id].isLoaded || state[id].appearance != .appeared || plan.instances[id.index].frame != nil
    let host: InstanceID? = if isSpecial, case .instance(let host) = state[id].host { host } else { nil }
    let before = hostOfSpecial[id]
    guard host != before else { return }
    if let before { special[before, default: 1] -= 1 }
    if let host { special[host, default: 0] += 1 }
    hostOfSpecial[id] = host
  }

  /// Whether all views in a controller's are there, at rest, and without a frame of their own.
  func areAlike(in host: InstanceID) -> Bool { special[host, default: 0] == 0 }
}
