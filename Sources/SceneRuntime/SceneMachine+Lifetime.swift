internal import ScenePlan

/// How instances come and go (C1.17, C1.40, C1.42, N2.6, M6.33).
extension SceneMachine {
  mutating func make(_ instance: InstanceID) {
    while state.nodes.count <= instance.index { state.nodes.append(HierarchyState.Node()) }
    guard !state[instance].isAlive else { return }
    let record = host.record(of: instance)
    state[instance].isAlive = true
    state[instance].isRetained = record.isRetained
    state[instance].forwardsAppearance = record.forwardsAppearance
    state[instance].forwardsInsideSuper = record.forwardsInsideSuper
    state[instance].isPrivate = record.isPrivate
    state[instance].isUnplaced = true
    send(.`init`, to: instance)
  }

  /// C1.40: `loadView`, then `viewDidLoad`, at the first touch.
  mutating func load(_ instance: InstanceID) {
    guard state[instance].isAlive, !state[instance].isLoaded else { return }
    state[instance].isLoaded = true
    state[instance].owesLayout = true
    send(.loadView, to: instance)
    send(.viewDidLoad, to: instance)
  }

  mutating func own(_ instance: InstanceID) {
    state[instance].owners += 1
    state[instance].isUnplaced = false
  }

  mutating func disown(_ instance: InstanceID) {
    state[instance].owners -= 1
    if state[instance].owners <= 0 { releasable.append(instance) }
  }

  /// Frees what nobody owns any more, as the autorelease pool does at the end of a turn.
  mutating func drain() {
    var index = 0
    while index < releasable.count, !isOver {
      let instance = releasable[index]
      index += 1
      let node = state[instance]
      guard node.isAlive, node.owners <= 0, !node.isRetained, !node.isUnplaced else { continue }
      emit(.`deinit`, instance)
      state[instance].isAlive = false
      for child in node.children { unlink(child) }
      for kept in node.kept { disown(kept) }
      if let presented = node.presented {
        state[presented].presenter = nil
        state[instance].presented = nil
        disown(presented)
      }
    }
    releasable.removeAll(keepingCapacity: true)
  }
}
