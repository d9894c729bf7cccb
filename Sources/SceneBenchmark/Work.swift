internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// One kind of work, small enough to have its instructions counted.
enum Work: String, CaseIterable {
  /// The measure of all others: libyaml's events of the scene that `check` reads.
  case bare
  case check, launch
  case push, present, tabs, add
  case textTrace, jsonlTrace, chromeTrace
  case test, readPlan, drawTree

  /// How many controllers a scene has, and how many steps a script.
  private static let size = 1_000

  private static let launched = GeneratedScene.yaml(controllers: size, hasInitial: true)

  /// Prepares the work.
  ///
  /// - Returns: What does it once; nil if it can't be done.
  func job() -> (() -> Void)? {
    switch self {
    case .bare:
      let scene = GeneratedScene.yaml(controllers: Work.size)
      return { _ = BareLoop.countEvents(of: scene) }
    case .check: return checking(GeneratedScene.yaml(controllers: Work.size))
    case .launch: return checking(Work.launched)
    case .push: return checking(GeneratedScript.push.yaml(steps: Work.size))
    case .present: return checking(GeneratedScript.present.yaml(steps: Work.size))
    case .tabs: return checking(GeneratedScript.tabs.yaml(steps: Work.size))
    case .add: return checking(GeneratedScript.add.yaml(steps: Work.size))
    case .textTrace: return tracing(.text)
    case .jsonlTrace: return tracing(.jsonl)
    case .chromeTrace: return tracing(.chrome)
    case .test:
      let script = GeneratedScript.push.yaml(steps: Work.size, expecting: .end)
      return { Verb.test.run(script) }
    case .readPlan:
      let file = Machine.plan(of: Work.launched).map { Array($0.file.utf8) }
      return file.map { file in { _ = Checking.countFindings(of: file) } }
    case .drawTree: return Drawing.tree(controllers: Work.size).map { tree in { tree.write("tree", as: "svg") } }
    }
  }

  private func checking(_ scene: [UInt8]) -> () -> Void { { _ = Checking.countFindings(of: scene) } }

  private func tracing(_ kind: TraceKind) -> (() -> Void)? {
    Machine.plan(of: GeneratedScript.push.yaml(steps: Work.size)).map { plan in { _ = plan.trace(as: kind) } }
  }
}
