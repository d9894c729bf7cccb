internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneWorld

/// Draws the moment after each step, while the run goes on: a picture of the world is large, and a drawing is small.
struct DrawnMoments: LifecycleObserver {
  private let view: any DiagramView
  private let plan: HierarchyPlan
  private var current: StepRecord?
  /// The step of the last drawing.
  private var last: StepRecord?
  private(set) var graphs: [DiagramGraph] = []

  init(_ view: any DiagramView, of plan: HierarchyPlan) {
    self.view = view
    self.plan = plan
  }

  var wantsInstructions: Bool { false }
  var wantsEvents: Bool { false }
  var looksAtWorld: Bool { false }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if let current { draw(world, after: current) }
    current = step
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if let current { draw(world, after: current) }
  }

  /// A step that only judges or waits goes with the step before it.
  private mutating func draw(_ world: borrowing World, after step: StepRecord) {
    let waits = if case .waited = step.start { true } else { false }
    let goesWithLast = waits || plan.onlyJudges(in: step)
    let named = goesWithLast ? last ?? step : step
    let moment = StateRecorder.Moment(step: named, state: world.picture()).drawn(isEnd: false)
    if goesWithLast, last != nil { graphs.removeLast() }
    graphs.append(view.graph(of: plan, at: moment))
    last = named
  }
}
