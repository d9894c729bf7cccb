internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneTrace
internal import SceneWorld

/// Plays one program under many circumstances, and none of them twice.
struct MatrixPlayer {
  /// What was played.
  struct Run {
    let ios: Int
    let behaviours: Set<Behaviour>
    /// The behaviours that were asked for.
    let asked: Set<Behaviour>
    /// Whether UIKit said something: its words depend on the version, and not on behaviours.
    let hasMessages: Bool
    let lines: [TraceLine]
    let end: SceneMatrix.End
  }

  /// What a run depends on: the version only where UIKit says something.
  private struct Key: Hashable {
    var circumstances: Variation
    var behaviours: Set<Behaviour>
    var ios: Int?
  }

  private let program: Program
  private let filter: TraceFilter
  private let limits: Limits
  private var known: [Key: Int] = [:]
  private(set) var runs: [Run] = []

  init(_ program: Program, filter: TraceFilter, limits: Limits) {
    self.program = program
    self.filter = filter
    self.limits = limits
  }

  /// The index of the run under these circumstances.
  mutating func run(_ variation: Variation) -> Int {
    let program = program.varied(by: variation)
    var circumstances = variation
    circumstances.ios = nil
    circumstances.changes = []
    var key = Key(circumstances: circumstances, behaviours: program.behaviours, ios: nil)
    if let index = known[key], !runs[index].hasMessages { return index }
    var versioned = key
    versioned.ios = program.ios
    if let index = known[versioned] { return index }
    let run = play(program)
    if run.hasMessages {
      if known[key] == nil { known[key] = runs.count }
      key = versioned
    }
    known[key] = runs.count
    runs.append(run)
    return runs.count - 1
  }

  private func play(_ program: Program) -> Run {
    let trace = ComparableTrace(TraceOptions(filter: filter))
    let (observers, cast, outcome) = Simulation.play(
      program, limits: limits, observers: RunRecorder(trace.contents), MatrixWatch())
    let (recorder, watch) = observers
    return Run(
      ios: program.ios, behaviours: program.behaviours, asked: watch.asked, hasMessages: watch.hasMessages,
      lines: trace.lines(of: recorder.recording, cast), end: end(outcome, watch))
  }

  private func end(_ outcome: RunOutcome, _ watch: MatrixWatch) -> SceneMatrix.End {
    if let limit = outcome.limit { return .limit(limit) }
    if outcome.raised != nil, !outcome.isRaiseExpected { return .exception }
    return watch.hasProblem ? .problem : .settled
  }

  /// The lines that only one of two runs has.
  func lines(from older: Int, to newer: Int) -> [TraceDifference] {
    TraceComparison(runs[older].lines, runs[newer].lines).differences
  }
}

/// Takes down which behaviours a run asks for.
private struct MatrixWatch: LifecycleObserver {
  var asked: Set<Behaviour> = []
  var hasMessages = false
  /// Whether a step meant nothing, which ended the run.
  var hasProblem = false

  var wishes: ObserverWishes { .effects }

  mutating func observe(_ effect: Effect, world: borrowing World) {
    if case .question(let behaviour, _) = effect.kind { asked.insert(behaviour) }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if case .message = event.argument { hasMessages = true }
  }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    if case .problem = remark { hasProblem = true }
  }
}
