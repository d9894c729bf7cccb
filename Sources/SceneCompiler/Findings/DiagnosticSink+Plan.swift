internal import SceneBasics
internal import ScenePlan
internal import SceneSemantics
internal import SceneWorld

extension DiagnosticSink {
  /// Runs a plan, and reports the limit that it meets, if it meets one.
  mutating func report(limitOf plan: HierarchyPlan, within limits: Limits) {
    var observer = NoObserver()
    guard let limit = Pipeline.run(plan, limits: limits, observer: &observer).limit else { return }
    report(.runsForEver(limit, at: .start(of: FileID(0))))
  }
}
