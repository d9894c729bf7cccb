package import SceneDiagrams
package import ScenePlan
package import SceneWorld

/// Draws the moment after each step, while the run goes on, so that no picture of the world is kept for each.
package struct DrawnMoments: LifecycleObserver {
  private let view: any DiagramView
  private var plan: HierarchyPlan
  private var current: StepRecord?
  /// The step of the last drawing.
  private var last: StepRecord?
  private var picture = WorldPicture()
  private var outcomes = StepOutcomes()
  /// A drawing for each step, but not for those that only judge or wait.
  package private(set) var graphs: [DiagramGraph] = []

  /// - Parameter plan: It may have no cast yet: then the observer is told of it.
  package init(_ view: any DiagramView, of plan: HierarchyPlan) {
    self.view = view
    self.plan = plan
  }

  package var wantsCast: Bool { true }
  package var wantsInstructions: Bool { false }
  package func wants(_ callback: Callback) -> Bool { StepOutcomes.wants(callback) }
  package var looksAtWorld: Bool { false }

  package mutating func handle(_ event: LifecycleEvent, depth: Int) { outcomes.note(event) }

  package mutating func join(_ instance: InstanceRecord) { plan.instances.append(instance) }
  package mutating func learn(_ name: String) { plan.names.append(name) }
  package mutating func learn(_ list: [InstanceID]) { plan.lists.append(list) }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if let current { draw(world, after: current) }
    current = step
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    if let current { draw(world, after: current) }
  }

  /// A step that only judges or waits goes with the step before it.
  private mutating func draw(_ world: borrowing World, after step: StepRecord) {
    let waits = if case .waited = step.start { true } else { false }
    let goesWithLast = waits || plan.onlyJudges(in: step)
    let named = goesWithLast ? last ?? step : step
    picture.follow(world)
    let outcome = outcomes.outcome(of: named)
    var moment = StateRecorder.Moment(step: named, state: picture.state, outcome: outcome).drawn(isEnd: false)
    moment.members = picture.members
    if goesWithLast, last != nil { graphs.removeLast() }
    graphs.append(view.graph(of: plan, at: moment))
    last = named
  }
}
