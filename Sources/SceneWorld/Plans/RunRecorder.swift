package import ScenePlan

/// Watches a run and writes a recording of it.
package struct RunRecorder: LifecycleObserver {
  /// What was seen so far.
  package private(set) var recording = RunRecording()

  /// The state as it is written down.
  private var known = HierarchyState()

  /// The controller from whose callback or call each effect comes, by the effect's number.
  private var senders: [InstanceID?] = [nil]
  /// The sender of the event that comes next.
  private var sender: InstanceID?

  package init() {}

  package var watchesNodes: Bool { true }
  package var wantsEffects: Bool { true }

  package mutating func observe(_ effect: Effect, world: borrowing World) {
    let inherited = senders[effect.parent.index]
    var own = inherited
    if case .event(let event) = effect.kind {
      sender = inherited
      own = event.instance ?? inherited
    }
    senders.append(own)
  }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    rest(at: time, world)
    recording.steps.append(
      RunRecording.Step(record: step, time: time, firstMoment: recording.moments.count))
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    switch instruction {
    case .openTransition(let id, let container, _):
      recording.transitions.append(
        RunRecording.Transition(
          id: id, container: container, start: cause.time, end: .longest, firstMoment: lastMoment,
          lastMoment: lastMoment, step: cause.step))
    case .closeTransition(let id):
      guard let index = recording.transitions.lastIndex(where: { $0.id == id && $0.end == .longest }) else { return }
      recording.transitions[index].end = cause.time
      recording.transitions[index].lastMoment = lastMoment
    default: break
    }
  }

  package mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    recording.moments.append(
      RunRecording.Moment(event: event, time: event.time, changes: changes(in: world), root: world.root, sender: sender)
    )
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    rest(at: time, world)
    recording.end = time
    for index in recording.transitions.indices where recording.transitions[index].end == .longest {
      recording.transitions[index].end = time
      recording.transitions[index].lastMoment = lastMoment
    }
  }

  private var lastMoment: Int { max(0, recording.moments.count - 1) }

  /// Writes down what has changed since the last event, if anything has.
  private mutating func rest(at time: Ticks, _ world: borrowing World) {
    let isNewRoot = recording.moments.last?.root != world.root
    let changes = changes(in: world)
    guard isNewRoot || !changes.isEmpty else { return }
    recording.moments.append(RunRecording.Moment(event: nil, time: time, changes: changes, root: world.root))
  }

  private mutating func changes(in world: borrowing World) -> [RunRecording.Change] {
    var changes: [RunRecording.Change] = []
    // Nearly always one or two, some of them several times: a set would cost more than all the rest.
    var touched = world.touched.instances
    if touched.count > 1 { touched.sort() }
    var last: InstanceID?
    for instance in touched where instance != last {
      last = instance
      while known.nodes.count <= instance.index { known.nodes.append(HierarchyState.Node()) }
      let node = world.picture(of: instance)
      guard known.nodes[instance.index] != node else { continue }
      changes.append(RunRecording.Change(instance: instance, from: known.nodes[instance.index], to: node))
      known.nodes[instance.index] = node
    }
    return changes
  }
}
