import SceneBasics
import SceneCompiler
import ScenePlan
import SceneWorld
import Testing

/// A scene that imports nothing.
struct NoOtherFiles: SourceLoader {
  /// The thread sanitizer of Swift 6.3 crashes where an `inout` has no size.
  private let size: UInt8 = 1

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> { .failure(SourceFailure("no such file")) }
}

/// Compiles a scene and runs it: every `expect` in it must hold, events come from where they can, and it raises only what
/// it expects. The compiler finds nothing but what is named.
///
/// - Parameters:
///   - scene: The file without its `scene:` line.
///   - finding: The names of all findings of the compiler; one of them stops it, if the file has no `expect`.
@discardableResult
func check(
  _ scene: String, finding: String..., sourceLocation: SourceLocation = #_sourceLocation
) -> [Diagnostic] {
  check(file: "scene: Test\n\(scene)\n", findings: finding, sourceLocation: sourceLocation)
}

/// Compiles and runs a whole file.
@discardableResult
func check(
  file scene: String, findings: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) -> [Diagnostic] {
  var loader = NoOtherFiles()
  let file = SourceFile(path: "test.scene.yaml", bytes: Array(scene.utf8))
  let compilation = Pipeline.compile(file, loader: &loader)
  let messages = compilation.diagnostics.map { "\($0.span.line): \($0.code.name): \($0.message)" }
  let found = Set(compilation.diagnostics.map(\.code.name))
  #expect(found == Set(findings), "\(messages)", sourceLocation: sourceLocation)
  guard scene.contains("- expect") else {
    #expect(compilation.plan == nil, "\(messages)", sourceLocation: sourceLocation)
    return compilation.diagnostics
  }
  guard let plan = compilation.plan else {
    Issue.record("it doesn't compile: \(messages)", sourceLocation: sourceLocation)
    return compilation.diagnostics
  }
  var observer = OriginWatch(plan)
  let outcome = Pipeline.run(plan, observer: &observer)
  let failures = outcome.failures.map { failure in
    "line \(failure.mark.line): " + ([failure.message] + failure.difference).joined(separator: "\n")
  }
  #expect(failures == [], sourceLocation: sourceLocation)
  #expect(observer.violations == [], sourceLocation: sourceLocation)
  #expect(outcome.raised == nil || outcome.isRaiseExpected, "\(messages)", sourceLocation: sourceLocation)
  #expect(outcome.limit == nil, sourceLocation: sourceLocation)
  compareWays(of: plan, sourceLocation: sourceLocation)
  return compilation.diagnostics
}

/// Hears events, and wants instructions and causes or not.
private struct Hearer: LifecycleObserver {
  let wishes: ObserverWishes
  var events: [LifecycleEvent] = []

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }
}

/// Runs a plan with an observer of events alone, and with one that wants instructions and causes besides: each event is
/// the same, with its flags, its step and its place. An observer that wants no events is told of UIKit's messages.
private func compareWays(of plan: HierarchyPlan, sourceLocation: SourceLocation) {
  var plan = plan
  plan.expectations = []
  for index in plan.routines.indices {
    let kept = plan.routines[index].instructions.indices.filter { place in
      if case .expect = plan.routines[index].instructions[place] { false } else { true }
    }
    if kept.count == plan.routines[index].instructions.count { continue }
    plan.routines[index].marks = kept.map { plan.routines[index].marks[$0] }
    plan.routines[index].instructions = kept.map { plan.routines[index].instructions[$0] }
  }
  var (short, long) = (Hearer(wishes: .events), Hearer(wishes: [.events, .instructions, .effects]))
  var none = Hearer(wishes: [])
  _ = Pipeline.run(plan, observer: &short)
  _ = Pipeline.run(plan, observer: &long)
  _ = Pipeline.run(plan, observer: &none)
  #expect(short.events == long.events, sourceLocation: sourceLocation)
  #expect(none.events == long.events.filter(\.callback.isMessage), sourceLocation: sourceLocation)
}

/// Records a scene while it is played for the first time, and the run of its plan: a drawing shows the same of both.
func compareRecordings(of scene: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  var loader = NoOtherFiles()
  let file = SourceFile(path: "test.scene.yaml", bytes: Array(scene.utf8))
  let plan = try #require(Pipeline.compile(file, loader: &loader).plan, sourceLocation: sourceLocation)
  let (compilation, run) = Pipeline.run(file, loader: &loader, observers: RunRecorder())
  guard let cast = compilation.plan, let live = run?.observers.recording else {
    Issue.record("nothing is recorded", sourceLocation: sourceLocation)
    return
  }
  var recorder = RunRecorder()
  _ = Pipeline.run(plan, observer: &recorder)
  let later = recorder.recording
  #expect(cast.instances == plan.instances, sourceLocation: sourceLocation)
  #expect(plan.steps == cast.steps, sourceLocation: sourceLocation)
  #expect(live.steps.map(\.record) == later.steps.map(\.record), sourceLocation: sourceLocation)
  #expect(live.steps.map(\.firstMoment) == later.steps.map(\.firstMoment), sourceLocation: sourceLocation)
  #expect(events(of: live.moments) == events(of: later.moments), sourceLocation: sourceLocation)
  #expect(senders(of: live.moments) == senders(of: later.moments), sourceLocation: sourceLocation)
  #expect(live.transitions.map(\.lastMoment) == later.transitions.map(\.lastMoment), sourceLocation: sourceLocation)
  #expect(live.firstAndLastState?.last == later.firstAndLastState?.last, sourceLocation: sourceLocation)
}

private func events(of moments: RunRecording.Moments) -> [LifecycleEvent?] {
  moments.indices.map { moments.event(at: $0) }
}

private func senders(of moments: RunRecording.Moments) -> [InstanceID?] {
  moments.indices.map { moments.sender(at: $0) }
}
