internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneWorld

/// The machine on a ready plan, with an observer that only counts, or with one that is told of each event.
enum Machine {
  private struct Counter: LifecycleObserver {
    var events = 0
    var wantsInstructions: Bool { false }
    var wantsEvents: Bool { false }
    var wantsSteps: Bool { false }
    var looksAtWorld: Bool { false }
    mutating func count(events: Int) { self.events += events }
  }

  private struct Listener: LifecycleObserver {
    var events = 0
    var wantsInstructions: Bool { false }
    var looksAtWorld: Bool { false }
    mutating func handle(_ event: LifecycleEvent, depth: Int) { events += 1 }
  }

  /// The plan of a scene; nil if it doesn't compile.
  static func plan(of scene: [UInt8]) -> HierarchyPlan? {
    var loader = Checking.NoImports()
    return Pipeline.compile(SourceFile(path: "generated.scene.yaml", bytes: scene), loader: &loader).plan
  }

  /// Compiles a scene once and runs its plan some times.
  ///
  /// - Parameter tellsEach: Whether the observer is told of each event.
  /// - Returns: The events of one run.
  static func run(_ scene: [UInt8], rounds: Int, tellsEach: Bool) -> Int? {
    guard let plan = plan(of: scene) else { return nil }
    var events = 0
    for _ in 0..<rounds { events = tellsEach ? listen(to: plan) : run(plan) }
    return events
  }

  private static func run(_ plan: HierarchyPlan) -> Int {
    var counter = Counter()
    _ = Pipeline.run(plan, observer: &counter)
    return counter.events
  }

  private static func listen(to plan: HierarchyPlan) -> Int {
    var listener = Listener()
    _ = Pipeline.run(plan, observer: &listener)
    return listener.events
  }
}
