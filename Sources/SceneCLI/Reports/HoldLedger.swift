internal import ScenePlan
internal import SceneWorld

/// What keeps controllers alive at a moment without being a part of the hierarchy: timers and transitions.
struct HoldLedger: LifecycleObserver {
  /// A timer by its line, a transition by nil.
  private var holds: [InstanceID: [UInt32?]] = [:]
  private var held: InstanceID?

  /// What holds a controller, in words; nil if no timer and no transition does.
  func holder(of id: InstanceID) -> String? {
    guard let holds = holds[id], !holds.isEmpty else { return nil }
    return holds.lazy.compactMap { $0 }.first.map { "the timer of line \($0)" } ?? "a transition that runs"
  }

  /// A timer is scheduled directly behind the hold of its controller.
  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    switch instruction {
    case .hold(let id):
      holds[id, default: []].append(nil)
      held = id
      return
    case .schedule:
      if let held, let last = holds[held]?.indices.last { holds[held]?[last] = cause.mark.line }
    case .release(let id):
      // A transition ends before the run does, so what is left is a timer.
      let ended = holds[id]?.lastIndex { $0 == nil } ?? 0
      if holds[id]?.indices.contains(ended) == true { holds[id]?.remove(at: ended) }
      if holds[id]?.isEmpty == true { holds[id] = nil }
    default: break
    }
    held = nil
  }
}

extension HierarchyPlan {
  /// The live controllers outside the hierarchy, each with what holds it.
  func livingOn(in state: HierarchyState, _ ledger: HoldLedger) -> [String] {
    let inTree = Set(state.treeLines.map(\.instance))
    var keepers: [InstanceID: InstanceID] = [:]
    for (index, node) in state.nodes.enumerated() where node.isAlive {
      for kept in node.kept where keepers[kept] == nil { keepers[kept] = InstanceID(index) }
    }
    return state.nodes.indices.map { InstanceID($0) }.filter { id in
      state[id].isAlive && !instances[id.index].isPrivate && !inTree.contains(id)
    }.map { id in
      let relation =
        state[id].parent.map { "a child of \(name($0))" } ?? state[id].presenter.map { "presented by \(name($0))" }
      let holder =
        keepers[id].map { "a property of \(name($0))" } ?? ledger.holder(of: id)
        ?? (state[id].isRetained ? "a property" : "the code that made it")
      return "\(name(id)) (\(relation ?? holder))"
    }
  }
}
