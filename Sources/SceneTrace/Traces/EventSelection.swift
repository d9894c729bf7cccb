package import ScenePlan

/// A filter as a trace asks it for every event: numbers instead of names.
package struct EventSelection: Sendable {
  /// Whether a controller's events are shown.
  enum Presence: UInt8, Sendable {
    case shown, hidden
    /// UIKit made it for itself.
    case isPrivate
  }

  private let callbacks: Set<Callback>
  private let actions: Set<NameID>
  /// By instance.
  let presences: [Presence]
  package let showsApp: Bool
  private let showsNobody: Bool
  private let steps: [ClosedRange<Int>]?

  /// - Parameter standard: What the format shows where the filter doesn't say.
  package init(_ filter: TraceFilter, of plan: HierarchyPlan, standard: [Callback.Group]) {
    callbacks = Set(Callback.allCases.filter { filter.callbacks?.contains($0) ?? standard.contains($0.group) })
    actions =
      filter.actions.isEmpty
      ? [] : Set(plan.names.indices.filter { filter.actions.contains(plan.names[$0]) }.map { NameID($0) })
    presences = plan.instances.map(filter.presence)
    showsApp = filter.controllers?.contains("app") ?? true
    showsNobody = filter.controllers == nil
    steps = filter.steps
  }

  /// Whether UIKit made an instance for itself.
  package func isPrivate(_ instance: InstanceID) -> Bool { presences[instance.index] == .isPrivate }

  /// Whether a step is shown.
  @inline(__always) package func shows(step: Int) -> Bool {
    guard let steps, step >= 0 else { return true }
    return steps.contains { $0.contains(step) }
  }

  /// Whether an instance is shown. An event without an instance is shown unless controllers are chosen.
  @inline(__always) package func shows(_ instance: InstanceID?) -> Bool {
    instance.map { presences[$0.index] == .shown } ?? showsNobody
  }

  /// Whether an event is shown.
  package func shows(_ event: LifecycleEvent) -> Bool {
    guard shows(step: event.step) else { return false }
    if !callbacks.contains(event.callback) {
      guard !actions.isEmpty, case .name(let name) = event.argument, event.callback == .unwindAction,
        actions.contains(name)
      else { return false }
    }
    return event.instance == nil && event.callback.group == .app ? showsApp : shows(event.instance)
  }
}

extension TraceFilter {
  fileprivate func presence(of instance: InstanceRecord) -> EventSelection.Presence {
    if instance.isPrivate { return .isPrivate }
    return controllers?.contains(instance.name) ?? true ? .shown : .hidden
  }
}
