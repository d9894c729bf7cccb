/// Watches a run and writes a recording of it.
public struct RunRecorder: LifecycleObserver {
  /// What was seen so far.
  public private(set) var recording = RunRecording()

  /// The state as it is written down.
  private var known = HierarchyState()

  /// With more controllers than this, states are looked at when steps are over and not with each event.
  public static let finestCount = 1_000

  public init() {}

  public mutating func begin(step: StepRecord, at time: Ticks, state: borrowing HierarchyState) {
    rest(at: time, state)
    recording.steps.append(
      RunRecording.Step(record: step, time: time, firstMoment: recording.moments.count))
  }

  public mutating func perform(_ instruction: Instruction, cause: EventCause, state: borrowing HierarchyState) {
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

  public mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState) {
    let changes = state.nodes.count > RunRecorder.finestCount ? [] : changes(in: state)
    recording.moments.append(
      RunRecording.Moment(event: event, time: event.time, changes: changes, root: state.root))
  }

  public mutating func end(at time: Ticks, state: borrowing HierarchyState) {
    rest(at: time, state)
    recording.end = time
    for index in recording.transitions.indices where recording.transitions[index].end == .longest {
      recording.transitions[index].end = time
      recording.transitions[index].lastMoment = lastMoment
    }
  }

  private var lastMoment: Int { max(0, recording.moments.count - 1) }

  /// Writes down what has changed since the last event, if anything has.
  private mutating func rest(at time: Ticks, _ state: borrowing HierarchyState) {
    let isNewRoot = recording.moments.last?.root != state.root
    let changes = changes(in: state)
    guard isNewRoot || !changes.isEmpty else { return }
    recording.moments.append(RunRecording.Moment(event: nil, time: time, changes: changes, root: state.root))
  }

  private mutating func changes(in state: borrowing HierarchyState) -> [RunRecording.Change] {
    var changes: [RunRecording.Change] = []
    for index in state.nodes.indices {
      if index == known.nodes.count { known.nodes.append(HierarchyState.Node()) }
      guard known.nodes[index] != state.nodes[index] else { continue }
      known.nodes[index] = state.nodes[index]
      changes.append(RunRecording.Change(instance: InstanceID(index), node: state.nodes[index]))
    }
    return changes
  }
}
