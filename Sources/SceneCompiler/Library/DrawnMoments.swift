package import SceneDiagrams
package import ScenePlan

extension RunRecording {
  /// A drawing of the moment after each step, but not for those that only judge or wait: they go with the step before.
  ///
  /// - Parameter plan: What has run, with all of its cast.
  package func drawnSteps(as view: any DiagramView, of plan: HierarchyPlan) -> [DiagramGraph] {
    var graphs: [DiagramGraph] = []
    var last: StepRecord?
    replaySteps(ofInstances: plan.instances.count) { index, state, members in
      let step = steps[index].record
      let waits = if case .waited = step.start { true } else { false }
      let goesWithLast = waits || plan.onlyJudges(in: step)
      let named = goesWithLast ? last ?? step : step
      var moment = DiagramMoment(state: state, title: named.momentTitle)
      moment.members = members
      if goesWithLast, last != nil { graphs.removeLast() }
      graphs.append(view.graph(of: plan, at: moment))
      last = named
    }
    return graphs
  }
}

extension StepRecord {
  /// The moment after the step, as a drawing names it.
  package var momentTitle: String { number == 0 ? "after launch" : "after step \(number), \(title)" }
}

extension DiagramMoment {
  /// The name of the last moment, where it isn't meant as the end of its step.
  package static let titleOfEnd = "at the end"
}
