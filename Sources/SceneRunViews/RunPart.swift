package import SceneGraphs
package import ScenePlan

/// The part of a run that a view shows; by itself all that the view shows.
package struct RunPart: Hashable, Sendable {
  /// The callbacks to show; nil leaves it to the view.
  package var callbacks: Set<Callback>?
  /// Unwind actions to show besides, by their own names.
  package var actions: Set<String> = []
  /// The steps to show; nil is all.
  package var steps: [ClosedRange<Int>]?
  /// The controller to show, with all that it has to do with; nil is all.
  package var focus: String?
  /// The details below the names of controllers.
  package var details: Set<DiagramDetail> = []

  /// The whole run.
  package init() {}

  /// Whether lines are counted as in the trace that `run` prints by itself.
  var keepsLines: Bool { callbacks == nil && steps == nil }

  /// Whether it shows a step.
  func shows(step: Int) -> Bool { steps?.contains { $0.contains(step) } ?? true }

  /// Whether it shows an event.
  ///
  /// - Parameter usual: Whether the view shows it by itself.
  func shows(_ event: LifecycleEvent, in plan: HierarchyPlan, usual: Bool) -> Bool {
    guard shows(step: event.step) else { return false }
    guard let callbacks else { return usual }
    return callbacks.contains(event.callback)
      || event.callback == .unwindAction && actions.contains(plan.callbackName(of: event))
  }
}
