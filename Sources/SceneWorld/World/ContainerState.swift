package import ScenePlan

/// A container's memory between steps, beside its children.
package protocol ContainerState: Hashable, Sendable {
  /// The memory with the numbers of a canonical form.
  func renumbered(by numbers: Renumbering) -> Self
}

/// The memory of a container in a world, which knows no kinds.
package struct AnyContainerState: Hashable, Sendable {
  package let state: any ContainerState

  package init(_ state: some ContainerState) { self.state = state }

  func renumbered(by numbers: Renumbering) -> Self { AnyContainerState(state.renumbered(by: numbers)) }

  package static func == (one: Self, other: Self) -> Bool { one.state.equals(other.state) }

  package func hash(into hasher: inout Hasher) { state.hash(into: &hasher) }
}

extension ContainerState {
  fileprivate func equals(_ other: any ContainerState) -> Bool { self == other as? Self }
}

extension World {
  /// A container's memory; nil if it has none of this sort.
  package func state<State: ContainerState>(of container: InstanceID, as sort: State.Type = State.self) -> State? {
    containers[container]?.state as? State
  }
}
