/// Whoever watches a run: a trace, a test, the compiler that rehearses.
public protocol LifecycleObserver {
  /// A step starts; `state` is what all before it has left.
  mutating func begin(step: StepRecord, at time: Ticks, state: borrowing HierarchyState)

  /// The machine carries out an instruction; called before its effects. `cause` is where it comes from.
  mutating func perform(_ instruction: Instruction, cause: EventCause, state: borrowing HierarchyState)

  /// Something happened.
  mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState)

  /// The run is over.
  mutating func end(at time: Ticks, state: borrowing HierarchyState)
}

extension LifecycleObserver {
  public mutating func begin(step: StepRecord, at time: Ticks, state: borrowing HierarchyState) {}
  public mutating func perform(_ instruction: Instruction, cause: EventCause, state: borrowing HierarchyState) {}
  public mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState) {}
  public mutating func end(at time: Ticks, state: borrowing HierarchyState) {}
}

/// Where an event or an instruction comes from.
public struct EventCause: Hashable, Sendable {
  /// The number of the step; 0 is launching.
  public var step: Int
  public var time: Ticks
  public var mark: SourceMark

  public init(step: Int, time: Ticks, mark: SourceMark) {
    self.step = step
    self.time = time
    self.mark = mark
  }
}
