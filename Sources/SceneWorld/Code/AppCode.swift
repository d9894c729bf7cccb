package import ScenePlan
package import SceneProgram

/// The app's own code: the overrides of a program's controllers, or what a plan has written down of them.
///
/// The machine asks it where UIKit calls the app. So it knows neither steps nor routines.
package protocol AppCode: Sendable {
  /// Does what a class, its overrides, or a plan's hook do in a callback.
  func act(in callback: Callback, _ argument: Argument, of instance: InstanceID, _ uikit: inout Simulation)

  /// Goes on with what has waited.
  func go(on continuation: Continuation, _ uikit: inout Simulation)

  /// Runs a completion block.
  func complete(_ steps: [Step], _ uikit: inout Simulation)

  /// As what a routine goes on; only a plan puts routines into the queue.
  func resumption(of routine: RoutineID) -> Resumption
}
