package import SceneDiagrams
package import SceneGraphs
package import ScenePlan

extension RunRecording {
  /// A drawing of the moment after each step, but not for those that only judge or wait: they go with the step before.
  ///
  /// - Parameters:
  ///   - plan: What has run, with all of its cast.
  ///   - outcomes: What became of the steps, where the recording has no events that tell it.
  package func drawnSteps(
    as view: any DiagramView, of plan: HierarchyPlan, outcomes: StepOutcomes? = nil
  ) -> [DiagramGraph] {
    let outcomes = outcomes ?? self.outcomes
    var graphs: [DiagramGraph] = []
    var last: StepRecord?
    replaySteps(ofInstances: plan.instances.count) { index, state, members in
      let step = steps[index].record
      let waits = if case .waited = step.start { true } else { false }
      let goesWithLast = waits || plan.onlyJudges(in: step)
      let named = goesWithLast ? last ?? step : step
      var moment = DiagramMoment(after: named, outcomes.outcome(of: named), state: state)
      moment.members = members
      if goesWithLast, last != nil { graphs.removeLast() }
      graphs.append(view.graph(of: plan, at: moment))
      last = named
    }
    return graphs
  }
}

extension DiagramMoment {
  /// The name of the last moment, where it isn't meant as the end of its step.
  package static let titleOfEnd = "at the end"

  /// The moment after a step, as a drawing names it, with what became of the step.
  package init(after step: StepRecord, _ outcome: StepOutcome, state: HierarchyState) {
    let after = step.number == 0 ? "after launch" : "after step \(step.number), \(step.title)"
    self.init(state: state, title: after + (outcome.words.map { ", " + $0 } ?? ""))
    isNotable = outcome != .done
  }
}
