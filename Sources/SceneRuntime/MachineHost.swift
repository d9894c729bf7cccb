public import ScenePlan

/// Whoever feeds a machine: a plan that is run, or the compiler that rehearses a scene and writes the plan while it does.
public protocol MachineHost: LifecycleObserver {
  /// What the machine has to know of an instance when it is made.
  func record(of instance: InstanceID) -> InstanceRecord

  /// The number of the step for which a routine runs.
  func step(of routine: RoutineID) -> Int

  /// The next instruction of a routine and where it comes from; nil at its end.
  mutating func next(
    in routine: RoutineID, at position: Int, state: borrowing HierarchyState
  ) -> (instruction: Instruction, mark: SourceMark)?

  /// Whether a routine says what is expected, and so has something to do when the run is over.
  func isJudging(_ routine: RoutineID) -> Bool

  /// Whether a callback of an instance may have a hook at all.
  func isHooked(_ instance: InstanceID, _ callback: Callback) -> Bool

  /// The routine that runs in a callback, after the controller's own method and before its children are told.
  ///
  /// - Parameter occurrence: Which time the callback comes to this instance, from 1.
  mutating func hook(
    _ instance: InstanceID, _ callback: Callback, _ argument: Argument, occurrence: Int,
    state: borrowing HierarchyState
  ) -> RoutineID?

  /// The script has come to an expectation.
  mutating func judge(_ expectation: ExpectationID, state: borrowing HierarchyState)
}
