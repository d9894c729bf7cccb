import SceneBasics
import SceneCompiler
import SceneKinds
import ScenePlan
import SceneProgram
import SceneSemantics
import SceneSyntax
import SceneWorld

/// A scene that was compiled and run, with what was seen on the way.
struct ScenePlay {
  var plan: HierarchyPlan
  var events: [LifecycleEvent]
  /// The state of each instance at the end.
  var state: HierarchyState
  var outcome: RunOutcome
  /// The faults that no run should show.
  var violations: [String]

  /// Compiles and runs a scene; nil where a finding stops the compiler.
  static func play(_ yaml: String) -> ScenePlay? {
    var loader = NoOtherFiles()
    let file = SourceFile(path: "sketch.scene.yaml", bytes: Array(yaml.utf8))
    guard let plan = Pipeline.compile(file, loader: &loader).plan else { return nil }
    var watch = PropertyWatch(plan, hasTimers: yaml.contains("after: 0.3") || yaml.contains("after: 0.1 }"))
    let outcome = Pipeline.run(plan, observer: &watch)
    if let limit = outcome.limit { watch.violations.append("the run reaches a limit: \(limit)") }
    return ScenePlay(
      plan: plan, events: watch.events, state: watch.last, outcome: outcome, violations: watch.violations)
  }

  /// Everything that a scene shows and shouldn't; empty where the compiler stops.
  static func violations(of yaml: String) -> [String] {
    guard let play = play(yaml) else { return [] }
    var violations = play.violations
    let rehearsed = rehearsal(yaml)
    if play.events != rehearsed {
      let index = zip(play.events, rehearsed).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      violations.append("a run sends other events than the rehearsal, from event \(index ?? -1) on")
    }
    if let program = program(yaml) { violations += CauseCheck.violations(of: program) }
    let bytes = bytes(of: play.plan)
    if play.events != eventsOfPlanFile(bytes) { violations.append("a run of the plan's file sends other events") }
    if bytes != ScenePlay.play(yaml).map({ ScenePlay.bytes(of: $0.plan) }) {
      violations.append("two compilations give other bytes")
    }
    return violations
  }

  /// A plan's file.
  static func bytes(of plan: HierarchyPlan) -> [UInt8] {
    var writer = ByteWriter()
    PlanWriter.write(plan, into: &writer)
    return writer.take()
  }

  /// The events of a plan's file, run; nil if it can't be read.
  private static func eventsOfPlanFile(_ bytes: [UInt8]) -> [LifecycleEvent]? {
    var loader = NoOtherFiles()
    guard let plan = Pipeline.compile(SourceFile(path: "plan.json", bytes: bytes), loader: &loader).plan else {
      return nil
    }
    var watch = PropertyWatch(plan, hasTimers: true)
    _ = Pipeline.run(plan, observer: &watch)
    return watch.events
  }

  /// The events that the compiler sees while it plays the scene.
  private static func rehearsal(_ yaml: String) -> [LifecycleEvent] {
    program(yaml).map { Simulation.run($0, observer: EventList()).events } ?? []
  }

  /// The program of a scene; nil where a finding stops the compiler.
  static func program(_ yaml: String) -> Program? {
    var (sources, symbols, sink, loader) = (SourceFiles(), SymbolTable(), DiagnosticSink(), NoOtherFiles())
    let file = SourceFile(path: "sketch.scene.yaml", bytes: Array(yaml.utf8))
    let document = SceneParser.parse(file, id: sources.add(file), symbols: &symbols, sink: &sink)
    return SceneCompilation.program(document, sources: &sources, symbols: symbols, loader: &loader, sink: &sink)
  }
}

/// The events of a run.
struct EventList: LifecycleObserver {
  var events: [LifecycleEvent] = []
  var wishes: ObserverWishes { .events }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }
}

extension Simulation {
  /// The events that an `EventList` has seen.
  var events: [LifecycleEvent] { (observer as? EventList)?.events ?? [] }
}

/// A scene that imports nothing.
struct NoOtherFiles: SourceLoader {
  /// The thread sanitizer of Swift 6.3 crashes where an `inout` has no size.
  private let size: UInt8 = 1

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> { .failure(SourceFailure("no such file")) }
}
