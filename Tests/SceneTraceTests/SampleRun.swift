import SamplePlans
import SceneBasics
import ScenePlan
import SceneTrace
import SceneWorld
import Testing

extension PlanDraft {
  /// A world that looks like the draft's picture.
  var world: World { World(state) }
}

extension LifecycleObserver {
  /// Tells of an event as a simulation does: with its controller's depth in a world.
  mutating func tell(_ event: LifecycleEvent, in world: World) {
    handle(event, depth: event.instance.flatMap { world.depth(of: $0) } ?? 0, world: world)
  }
}

/// What a run of a sample plan would tell its observers.
enum SampleRun {
  /// A stretch of the push, with one event of most groups.
  static func push(_ trace: inout some LifecycleObserver) {
    let draft = SamplePlans.push
    let world = draft.world
    let (main, blue) = (InstanceID(0), InstanceID(2))
    trace.begin(step: draft.plan.steps[0], at: .zero, world: world)
    trace.tell(event(.didBecomeActive, nil, step: 0), in: world)
    trace.tell(event(.viewDidLoad, 0, step: 0), in: world)
    trace.begin(step: draft.plan.steps[1], at: .zero, world: world)
    let cause = EventCause(step: 1, time: .zero, mark: SourceMark(file: 0, line: 9))
    trace.perform(.hold(blue), cause: cause, world: world)
    trace.perform(.link(blue, to: main, at: 1), cause: cause, world: world)
    trace.tell(event(.willMove, 2, .parent(main), step: 1), in: world)
    trace.tell(event(.viewWillAppear, 2, .animated(true), step: 1), in: world)
    let end = Ticks(microseconds: 500_000)
    trace.tell(event(.viewDidAppear, 2, .animated(true), step: 1, time: end), in: world)
    trace.tell(event(.delegateDidShow, 0, .instance(blue), step: 1, time: end), in: world)
    trace.tell(event(.didMove, 2, .parent(main), step: 1, time: end), in: world)
    trace.begin(step: draft.plan.steps[2], at: end, world: world)
    trace.end(at: end, world: world)
  }
}

/// An event from line 9, or from line 5 where launching caused it.
func event(
  _ callback: Callback, _ instance: Int?, _ argument: Argument = .none, step: Int, time: Ticks = .zero
) -> LifecycleEvent {
  LifecycleEvent(
    callback, instance.map { InstanceID($0) }, argument, step: step, time: time,
    mark: SourceMark(file: 0, line: step == 0 ? 5 : 9))
}

/// The trace of what `run` tells, in a format.
func write(
  _ format: String, _ options: TraceOptions, _ draft: PlanDraft, run: (inout any Trace) -> Void
) throws -> String {
  var trace = try #require(TraceFormats.find(format)).trace(of: draft.plan, options: options, output: ByteWriter())
  run(&trace)
  trace.flush()
  return trace.text
}
