/// The recording of a whole run: its events in time, and the state of each controller at each moment.
///
/// States are kept as differences, so that a long run of a large scene stays small; `replay` makes them whole again.
public struct RunRecording: Sendable {
  /// The state of a controller from a moment on.
  public struct Change: Hashable, Sendable {
    public var instance: InstanceID
    public var node: HierarchyState.Node

    public init(instance: InstanceID, node: HierarchyState.Node) {
      self.instance = instance
      self.node = node
    }
  }

  /// Something that happened, or nothing more than that a step came to rest.
  public struct Moment: Sendable {
    /// Nil where only the state is another one.
    public var event: LifecycleEvent?
    public var time: Ticks
    /// The controllers that have changed since the moment before, in the order of the instances.
    public var changes: [Change]
    /// The window's root.
    public var root: InstanceID?
    /// The controller whose callback or call has led to the event; nil if the script, or UIKit, did.
    public var sender: InstanceID?

    public init(
      event: LifecycleEvent?, time: Ticks, changes: [Change], root: InstanceID?, sender: InstanceID? = nil
    ) {
      self.sender = sender
      self.event = event
      self.time = time
      self.changes = changes
      self.root = root
    }
  }

  /// A step, and when it started.
  public struct Step: Sendable {
    public var record: StepRecord
    public var time: Ticks
    /// The first moment after its start.
    public var firstMoment: Int

    public init(record: StepRecord, time: Ticks, firstMoment: Int) {
      self.record = record
      self.time = time
      self.firstMoment = firstMoment
    }
  }

  /// A change of what is on the screen, from its opening to its end.
  public struct Transition: Hashable, Sendable {
    public var id: TransitionID
    public var container: InstanceID
    public var start: Ticks
    /// When it was closed; the end of the run where it never was.
    public var end: Ticks
    /// The last moment before its opening, and the last one before its end.
    public var firstMoment: Int
    public var lastMoment: Int
    /// The number of the step that caused it.
    public var step: Int

    public init(
      id: TransitionID, container: InstanceID, start: Ticks, end: Ticks, firstMoment: Int, lastMoment: Int, step: Int
    ) {
      self.id = id
      self.container = container
      self.start = start
      self.end = end
      self.firstMoment = firstMoment
      self.lastMoment = lastMoment
      self.step = step
    }
  }

  public init() {}

  /// In the order in which they started.
  public var steps: [Step] = []
  /// In the order in which they came.
  public var moments: [Moment] = []
  /// In the order in which they opened.
  public var transitions: [Transition] = []
  /// When the run was over.
  public var end = Ticks.zero

  /// The moments between the start of a step and that of the next one.
  public func moments(of step: Int) -> Range<Int> {
    let next = step + 1 < steps.count ? steps[step + 1].firstMoment : moments.count
    return steps[step].firstMoment..<next
  }

  /// Goes through the moments from the start.
  ///
  /// - Parameter look: Called with each moment's number and the state that holds from then on.
  public func replay(_ look: (Int, HierarchyState) -> Void) {
    var state = HierarchyState()
    for (index, moment) in moments.enumerated() {
      state.apply(moment)
      look(index, state)
    }
  }

  /// What each step has left, when the next one was about to start; as many as steps.
  public var statesAfterSteps: [HierarchyState] {
    var states: [HierarchyState] = []
    var state = HierarchyState()
    for step in steps.indices {
      for moment in moments[moments(of: step)] { state.apply(moment) }
      states.append(state)
    }
    return states
  }
}

extension HierarchyState {
  /// Brings the state of the moment before up to a moment.
  fileprivate mutating func apply(_ moment: RunRecording.Moment) {
    root = moment.root
    for change in moment.changes {
      while nodes.count <= change.instance.index { nodes.append(Node()) }
      self[change.instance] = change.node
    }
  }
}
