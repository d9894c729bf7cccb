internal import ScenePlan

/// Work of a kind that waits, with all that it needs when its time has come.
protocol KindWork: Hashable, Sendable {
  /// As what it goes on.
  var resumption: Resumption { get }

  /// The transition that it carries on; nil for a call that waits, and for work behind a transition.
  var transition: TransitionID? { get }

  /// The end of the change; nil if nothing follows it.
  var completion: Completion? { get }

  /// Goes on.
  func resume(_ uikit: inout Simulation)

  /// The work with the numbers of a canonical form, and without names.
  func renumbered(by numbers: Renumbering) -> Self
}
