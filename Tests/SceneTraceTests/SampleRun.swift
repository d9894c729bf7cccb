import SamplePlans
import SceneBasics
import ScenePlan
import SceneRuns
import SceneTrace
import SceneWorld
import Testing

extension PlanDraft {
  /// A world that looks like the draft's picture.
  var world: World { World(state) }
}

/// The calls by which a run of a sample plan would tell its observers.
enum SampleRun {
  /// A stretch of the push, with one event of most groups.
  static func push(_ trace: inout RunRecorder) {
    let draft = SamplePlans.push
    let world = draft.world
    let (main, blue) = (InstanceID(0), InstanceID(2))
    trace.begin(step: draft.plan.steps[0], at: .zero, world: world)
    trace.handle(event(.didBecomeActive, nil, step: 0), world: world)
    trace.handle(event(.viewDidLoad, 0, step: 0), world: world)
    trace.begin(step: draft.plan.steps[1], at: .zero, world: world)
    let cause = EventCause(step: 1, time: .zero, mark: SourceMark(file: 0, line: 9))
    trace.perform(.hold(blue), cause: cause, world: world)
    trace.perform(.link(blue, to: main, at: 1), cause: cause, world: world)
    trace.handle(event(.willMove, 2, .parent(main), step: 1), world: world)
    trace.handle(event(.viewWillAppear, 2, .animated(true), step: 1), world: world)
    let end = Ticks(microseconds: 500_000)
    trace.handle(event(.viewDidAppear, 2, .animated(true), step: 1, time: end), world: world)
    trace.handle(event(.delegateDidShow, 0, .instance(blue), step: 1, time: end), world: world)
    trace.handle(event(.didMove, 2, .parent(main), step: 1, time: end), world: world)
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
  _ format: String, _ options: TraceOptions, _ draft: PlanDraft, run: (inout RunRecorder) -> Void
) throws -> String {
  let format = try #require(TraceFormats.find(format))
  var recorder = RunRecorder(format.contents(options))
  run(&recorder)
  var output = ByteWriter()
  format.write(recorder.recording, of: draft.plan, options: options, into: &output)
  return String(decoding: output.take(), as: UTF8.self)
}
