internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneWorld

/// The machine on a ready plan, with an observer that is told of no event, or with one that is told of each.
enum Machine {
  private struct Counter: LifecycleObserver {
    let wishes: ObserverWishes
    var events = 0
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events += 1 }
  }

  /// The plan of a scene; nil if it doesn't compile.
  static func plan(of scene: [UInt8]) -> HierarchyPlan? {
    var loader = Checking.NoImports()
    return Pipeline.compile(SourceFile(path: "generated.scene.yaml", bytes: scene), loader: &loader).plan
  }

  /// Compiles a scene once and runs its plan some times, and once before that to count its events.
  ///
  /// - Parameter tellsEach: Whether the observer is told of each event.
  /// - Returns: The events of one run.
  static func run(_ scene: [UInt8], rounds: Int, tellsEach: Bool) -> Int? {
    guard let plan = plan(of: scene) else { return nil }
    let events = run(plan, .events)
    for _ in 0..<rounds { _ = run(plan, tellsEach ? .events : []) }
    return events
  }

  private static func run(_ plan: HierarchyPlan, _ wishes: ObserverWishes) -> Int {
    var counter = Counter(wishes: wishes)
    _ = Pipeline.run(plan, observer: &counter)
    return counter.events
  }
}
