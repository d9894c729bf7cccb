public import SceneBasics
public import ScenePlan

/// What became of a scene or plan file.
public struct Compilation: Sendable {
  /// What was read, for excerpts.
  public var files: SourceFiles
  /// In the order of the source, each once.
  public var diagnostics: [Diagnostic]
  /// Nil if a finding stopped the compilation. A scene without `initial` has a plan without steps.
  public var plan: HierarchyPlan?

  public init(files: SourceFiles, diagnostics: [Diagnostic], plan: HierarchyPlan?) {
    self.files = files
    self.diagnostics = diagnostics
    self.plan = plan
  }
}

/// The whole compiler, one stage a line.
public enum Pipeline {
  /// Reads a scene, or a plan (a mapping whose first key is `plan`), and all that it imports.
  ///
  /// - Parameters:
  ///   - file: The scene or plan.
  ///   - loader: Reads imported files.
  public static func compile(_ file: SourceFile, loader: inout some SourceLoader) -> Compilation {
    Compilation(files: SourceFiles(), diagnostics: [], plan: nil)
  }

  /// Runs a plan from its start.
  ///
  /// - Parameters:
  ///   - plan: A compiled scene.
  ///   - observer: Told of every step, instruction and event.
  /// - Returns: How the run ended.
  public static func run(_ plan: HierarchyPlan, observer: inout some LifecycleObserver) -> RunOutcome {
    RunOutcome(raised: nil, failures: [], judged: 0)
  }
}
