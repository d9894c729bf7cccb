internal import SceneBasics
internal import ScenePlan
internal import SceneSemantics
internal import SceneWorld

extension DiagnosticSink {
  /// Runs a plan, and reports the limit that it meets, if it meets one.
  mutating func report(limitOf plan: HierarchyPlan, within limits: Limits) {
    guard let limit = PlanRun.run(plan, limits: limits).outcome.limit else { return }
    report(.runsForEver(limit, at: .start(of: FileID(0))))
  }
}
