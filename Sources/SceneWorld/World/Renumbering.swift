package import ScenePlan
internal import SceneProgram

/// New numbers for a canonical form: instances in the order of the tree, transitions as they come due.
package struct Renumbering: Sendable {
  /// The instances, in the order of their new numbers.
  private(set) var order: [InstanceID] = []
  private var numbers: [InstanceID: InstanceID] = [:]
  private var transitions: [TransitionID: TransitionID] = [:]

  init(_ world: World) {
    // From the window's root, then from other held instances, in the order in which they were made.
    if let root = world.root { visit(root, world) }
    for instance in world.members { visit(instance, world) }
    for entry in world.queue.sorted { number(entry.work, world) }
    for entry in world.transitions.entries { number(entry.id) }
  }

  private mutating func visit(_ start: InstanceID, _ world: World) {
    var open = [start]
    while let instance = open.popLast() {
      guard world.hasNode(instance), numbers[instance] == nil else { continue }
      numbers[instance] = InstanceID(order.count)
      order.append(instance)
      let below = world.children(of: instance) + [world[instance].presented].compactMap(\.self)
      open += (below + world.hosted(in: instance) + world.extras(of: instance).kept).reversed()
    }
  }

  private mutating func number(_ id: TransitionID) {
    if transitions[id] == nil { transitions[id] = TransitionID(transitions.count) }
  }

  private mutating func number(_ work: DueQueue.Work, _ world: World) {
    if let id = work.continuation.transition { number(id) }
  }

  /// The new number of an instance; one that was given back has none, and they are all alike.
  package subscript(id: InstanceID) -> InstanceID { numbers[id] ?? World.Node.freed.id }

  /// The new number of a transition; one that an exception of UIKit's cut off has none, and they are all alike.
  package subscript(id: TransitionID) -> TransitionID { transitions[id] ?? TransitionID(transitions.count) }

  package func delegate(_ delegate: Delegate) -> Delegate {
    if case .child(let child) = delegate { return .child(self[child]) }
    return delegate
  }

  /// The work with new numbers, and without the places and names of its code.
  package func work(_ work: DueQueue.Work) -> DueQueue.Work {
    var work = work
    work.routine = RoutineID(0)
    var frame = Frame()
    frame.receiver = self[work.frame.receiver]
    frame.owner = self[work.frame.owner]
    frame.animated = work.frame.animated
    work.frame = frame
    work.continuation = continuation(work.continuation)
    return work
  }

  package subscript(id: InstanceID?) -> InstanceID? { id.map { self[$0] } }

  package subscript(ids: [InstanceID]) -> [InstanceID] { ids.map { self[$0] } }

  private func continuation(_ continuation: Continuation) -> Continuation {
    switch continuation {
    case .routine(_, let keeper): return .routine(RoutineID(0), keeper: self[keeper])
    case .finishAppearance(let instance): return .finishAppearance(self[instance])
    case .timer(let steps, let keeper, let guest):
      return .timer(steps, keeper: self[keeper], guest: self[guest])
    case .task(let steps, let owner): return .task(steps, of: self[owner])
    case .firstFrame(let root): return .firstFrame(root: self[root])
    case .endResize(let id, let next): return .endResize(self[id], next.map { completion($0) })
    case .secondSnapshot: return .secondSnapshot
    case .resizeOn(let size, let sizes, let change): return .resizeOn(to: size, sizes: sizes, self.change(change))
    case .endRootChange(let new, let old): return .endRootChange(new: self[new], old: self[old])
    case .kind(let work): return .kind(work.renumbered(by: self))
    }
  }

  /// A change without its name.
  package func change(_ change: Change) -> Change {
    Change(
      isAnimated: change.isAnimated, duration: change.duration, title: "",
      completion: change.completion.map { completion($0) })
  }

  private func completion(_ completion: Completion) -> Completion {
    switch completion {
    case .steps: completion
    case .tell(let callback, let instance, let next):
      .tell(callback, self[instance], then: next.map { self.completion($0) })
    case .dismissRest(let chain, let presenter, let how):
      .dismissRest(self[chain], presenter: self[presenter], change(how))
    case .leaveTabs(let tabs, let next): .leaveTabs(self[tabs], then: next.map { self.completion($0) })
    }
  }
}
