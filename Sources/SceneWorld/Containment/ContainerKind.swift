package import ScenePlan
package import SceneProgram

/// A kind of controller: the decisions that its class makes by itself, and no other class knows.
///
/// A kind has no state of its own: that stands in the world, under the container's number. It acts by the calls of the
/// simulation (`addChild`, `begin`, `emit`, `schedule`, `asks`, `refuse`), as a class of UIKit acts by those of UIKit.
/// What a kind doesn't say here it does as a plain controller.
package protocol ContainerKind: Sendable {
  /// The roles of the children that are made together with it.
  var ownedRoles: [ContentRole] { get }

  /// Callbacks in which the class itself acts.
  var hooks: HookSet { get }

  /// Whether the class forwards appearance inside its own `super` call.
  var forwardsInsideSuper: Bool { get }

  /// Whether a step is a call of this class; gestures are, by the way they go.
  func takes(_ action: Action) -> Bool

  /// The questions that the class hands on to the child that stands for it (D8.3).
  ///
  /// - Parameter hidesBar: Whether its bar is hidden.
  func questionsHandedOn(hidesBar: Bool) -> [Question]

  /// Adds the children that are made with a container.
  func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation)

  /// The class's own part in a callback.
  func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation)

  /// Carries out a step that is a call of the class.
  func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation)

  /// `show(_:sender:)`, if the class has its own (G7.27, G7.28).
  ///
  /// - Returns: Whether it has.
  func show(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool

  /// `showDetailViewController(_:sender:)`, if the class has its own (G7.28).
  ///
  /// - Returns: Whether it has.
  func showDetail(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool

  /// Adapts its children to a new window size, or to new traits.
  func adapt(_ container: InstanceID, _ uikit: inout Simulation)

  /// Adapts to one of the system's snapshots, of which the first is of a compact window (V8).
  func adaptToSnapshot(isFirst: Bool, of container: InstanceID, _ uikit: inout Simulation)

  /// A property was set; the new value stands already.
  func propertyDidChange(_ key: Property, of container: InstanceID, _ uikit: inout Simulation)

  /// The style in which UIKit presents it, whatever is asked for; nil if it takes any.
  func style(of presented: InstanceID, _ uikit: Simulation) -> PresentationStyle?

  /// Whether a person opens it by a tap on its bar, which another controller shows; no step takes it in.
  var hasBar: Bool { get }

  /// Whether touches go through it, where it is presented, to what lies under it.
  func leavesTouches(_ presented: InstanceID, _ world: World) -> Bool

  /// The dismissal of a controller that it has presented begins, or is over.
  func dismissal(of presented: InstanceID, isOver: Bool, presentedBy container: InstanceID, _ uikit: inout Simulation)

  /// Whether its children appear with it before their views are inside it (P5.39).
  var showsChildrenLate: Bool { get }

  /// Whether the child that stands for it is still to be shown: it comes with the class's next layout (V10).
  func isPending(_ child: InstanceID, in container: InstanceID, _ world: World) -> Bool

  /// The controllers that its data source keeps, shown or not.
  func supply(of container: InstanceID, _ world: World) -> [InstanceID]

  /// The children that an unwind search looks at, in its order (G7.41, G7.42).
  func childrenForUnwinding(of container: InstanceID, _ world: World) -> [InstanceID]

  /// `unwind(for:towards:)` (G7.44).
  func unwind(towards child: InstanceID, on container: InstanceID, _ uikit: inout Simulation)

  /// The obstacle that keeps a person from a child, because the class shows another one.
  ///
  /// - Parameter named: The controller that people know by name: a column may be in a stack that UIKit has made.
  func obstacle(to child: InstanceID, named: InstanceID, in container: InstanceID, _ world: World) -> Obstacle?

  /// Whether the change of its children that runs is to be a zoom (V66), which older systems don't have.
  func runsWantedZoom(_ container: InstanceID, _ uikit: Simulation) -> Bool

  /// The gestures that a person can make on it now, and the taps on its bar.
  func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step]

  /// The calls that its code could make now.
  ///
  /// - Parameter arriving: The controllers that a call may bring.
  func code(of container: InstanceID, bringing arriving: [Reference], _ uikit: Simulation) -> [Step]
}

extension ContainerKind {
  package var ownedRoles: [ContentRole] { [] }

  package var hooks: HookSet { HookSet() }

  package var forwardsInsideSuper: Bool { false }

  package func takes(_ action: Action) -> Bool { false }

  package func questionsHandedOn(hidesBar: Bool) -> [Question] { [] }

  package func install(_ contents: [InstanceID], in container: InstanceID, _ uikit: inout Simulation) {}

  package func act(in callback: Callback, of container: InstanceID, _ uikit: inout Simulation) {}

  package func perform(_ step: Step, on container: InstanceID, _ uikit: inout Simulation) {}

  package func show(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool { false }

  package func showDetail(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ uikit: inout Simulation
  ) -> Bool { false }

  package func adapt(_ container: InstanceID, _ uikit: inout Simulation) {}

  package func propertyDidChange(_ key: Property, of container: InstanceID, _ uikit: inout Simulation) {}

  package func style(of presented: InstanceID, _ uikit: Simulation) -> PresentationStyle? { nil }

  package var hasBar: Bool { false }

  package func leavesTouches(_ presented: InstanceID, _ world: World) -> Bool { false }

  package func childrenForUnwinding(of container: InstanceID, _ world: World) -> [InstanceID] {
    world.children(of: container)
  }

  package func unwind(towards child: InstanceID, on container: InstanceID, _ uikit: inout Simulation) {}

  package func obstacle(to child: InstanceID, named: InstanceID, in container: InstanceID, _ world: World) -> Obstacle?
  {
    world.isInside(child, container) ? nil : .offScreen
  }

  package func runsWantedZoom(_ container: InstanceID, _ uikit: Simulation) -> Bool { false }

  package func gestures(on container: InstanceID, _ uikit: Simulation) -> [Step] { [] }

  package func code(of container: InstanceID, bringing arriving: [Reference], _ uikit: Simulation) -> [Step] { [] }

  package func adaptToSnapshot(isFirst: Bool, of container: InstanceID, _ uikit: inout Simulation) {}

  package func dismissal(
    of presented: InstanceID, isOver: Bool, presentedBy container: InstanceID, _ uikit: inout Simulation
  ) {}

  package var showsChildrenLate: Bool { false }

  package func isPending(_ child: InstanceID, in container: InstanceID, _ world: World) -> Bool { false }

  package func supply(of container: InstanceID, _ world: World) -> [InstanceID] { [] }
}

/// The kinds that a simulation knows: the one place that finds one by its name.
package protocol ContainerKinds: Sendable {
  subscript(kind: ControllerKind) -> any ContainerKind { get }
}

extension Simulation {
  /// The kind that decides for a controller.
  package func container(of instance: InstanceID) -> any ContainerKind { kinds[kind(of: instance)] }
}
