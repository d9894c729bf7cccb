package import ScenePlan

/// Work of a kind that waits, with all that it needs when its time has come.
package protocol KindWork: Hashable, Sendable {
  /// As what it goes on.
  var resumption: Resumption { get }

  /// The transition that it carries on; nil for a call that waits, and for work behind a transition.
  var transition: TransitionID? { get }

  /// The end of the change; nil if nothing follows it.
  var completion: Completion? { get }

  /// The controllers that a waiting call was given, and holds until it is made; empty for any other work.
  var arguments: [InstanceID] { get }

  /// Goes on.
  func resume(_ uikit: inout Simulation)

  /// The work with the numbers of a canonical form, and without names.
  func renumbered(by numbers: Renumbering) -> Self
}

extension KindWork {
  package var arguments: [InstanceID] { [] }
}

/// Work in the queue, which knows no kinds.
package struct WaitingWork: Hashable, Sendable {
  package let work: any KindWork

  package init(_ work: some KindWork) { self.work = work }

  func renumbered(by numbers: Renumbering) -> Self { WaitingWork(work.renumbered(by: numbers)) }

  package static func == (one: Self, other: Self) -> Bool { one.work.equals(other.work) }

  package func hash(into hasher: inout Hasher) { work.hash(into: &hasher) }
}

extension KindWork {
  fileprivate func equals(_ other: any KindWork) -> Bool { self == other as? Self }
}
