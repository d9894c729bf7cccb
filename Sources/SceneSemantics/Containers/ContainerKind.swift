internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What one kind of controller does with its children: a kind is compiled away into instructions.
protocol ContainerKind: Sendable {
  /// The word after `kind:`.
  var kind: ControllerKind { get }

  /// Whether it is UIKit's own: its children come by its own methods only.
  var isStock: Bool { get }

  /// The keys under which it lists who is made together with it.
  var contentKeys: [ControllerKey] { get }

  /// Callbacks in which the class itself acts.
  var hooks: Set<Callback> { get }

  /// The verbs of steps that are calls of this class.
  var verbs: Set<StepVerb> { get }

  /// Whether a step is a call of this class; gestures are, by the way they go.
  func takes(_ step: StepDeclaration) -> Bool

  /// The questions that it hands on to the child that stands for it (D8.3).
  func delegates(of template: Int, in scene: ResolvedScene) -> [Question]

  /// Takes in those who are made with it.
  func install(_ contents: [InstanceID], in container: InstanceID, _ rehearsal: inout Rehearsal)

  /// What the class itself does in one of its `hooks`.
  func act(in callback: Callback, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState)

  /// Carries out one of its `verbs`.
  func perform(
    _ step: StepDeclaration, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState)

  /// `show(_:sender:)`, if the class has its own (G7.27, G7.28).
  ///
  /// - Returns: Whether it has.
  func show(
    _ child: InstanceID, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) -> Bool

  /// `showDetailViewController(_:sender:)`, if the class has its own (G7.28).
  ///
  /// - Returns: Whether it has.
  func showDetail(
    _ child: InstanceID, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) -> Bool

  /// What a new window size, or new traits, mean to its children.
  func adapt(_ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState)

  /// One of its properties was set; the new value stands already.
  func propertyDidChange(
    _ key: ControllerKey, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState)

  /// The children that an unwind search looks at, in its order (G7.41, G7.42).
  func childrenForUnwinding(of container: InstanceID, _ state: HierarchyState) -> [InstanceID]

  /// `unwind(for:towards:)` (G7.44).
  func unwind(
    towards child: InstanceID, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState)
}

extension ContainerKind {
  var isStock: Bool { true }
  var contentKeys: [ControllerKey] { [] }
  var hooks: Set<Callback> { [] }
  var verbs: Set<StepVerb> { [] }
  func takes(_ step: StepDeclaration) -> Bool { verbs.contains(step.verb.value) }
  func delegates(of template: Int, in scene: ResolvedScene) -> [Question] { [] }
  func install(_ contents: [InstanceID], in container: InstanceID, _ rehearsal: inout Rehearsal) {}
  func act(in callback: Callback, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {}
  func perform(
    _ step: StepDeclaration, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {}
  func show(
    _ child: InstanceID, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) -> Bool { false }
  func showDetail(
    _ child: InstanceID, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) -> Bool { false }
  func adapt(_ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {}
  func propertyDidChange(
    _ key: ControllerKey, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {}
  func childrenForUnwinding(of container: InstanceID, _ state: HierarchyState) -> [InstanceID] {
    state[container].children
  }
  func unwind(
    towards child: InstanceID, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {}
}

/// What a container remembers between steps.
protocol ContainerMemory: Sendable {}

/// How a change of what is on the screen goes: animated or not, how long, and what follows it.
struct Change {
  var isAnimated: Bool
  var duration: Ticks
  /// What the change is called in listings: `push: blue`.
  var title: String
  /// Emits `completion` and runs its steps.
  var completion: Rehearsal.Work?

  /// Half a second, as the format says where nothing else is said.
  static let standardDuration = Ticks(microseconds: 500_000)
}

/// The kinds, one a line.
enum ContainerKinds {
  static let all: [any ContainerKind] = [
    PlainController(kind: .view),
    PlainController(kind: .container),
    NavigationContainer(),
    TabContainer(),
    PagerContainer(),
    SplitContainer(),
  ]

  private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

  /// The kind of that name; nil for one that isn't built yet.
  static func find(_ kind: ControllerKind) -> (any ContainerKind)? { byKind[kind] }
}
