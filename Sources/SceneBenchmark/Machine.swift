internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneWorld

/// The machine on a ready plan, with an observer that only counts.
enum Machine {
  private struct Counter: LifecycleObserver {
    var events = 0
    var wantsInstructions: Bool { false }
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events += 1 }
  }

  /// Compiles a scene once and runs its plan some times.
  ///
  /// - Returns: The events of one run.
  static func run(_ bytes: [UInt8], rounds: Int) -> Int? {
    var loader = Checking.NoImports()
    let file = SourceFile(path: "generated.scene.yaml", bytes: bytes)
    guard let plan = Pipeline.compile(file, loader: &loader).plan else { return nil }
    var events = 0
    for _ in 0..<rounds {
      var counter = Counter()
      _ = Pipeline.run(plan, observer: &counter)
      events = counter.events
    }
    return events
  }
}
