internal import SceneBasics
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneTrace
internal import SceneWorld

/// Plays one program under many circumstances, and none of them twice.
struct MatrixPlayer {
  /// A run that was played.
  struct Run {
    let ios: Int
    let behaviours: Set<Behaviour>
    /// The behaviours that were asked for.
    let asked: Set<Behaviour>
    /// Whether UIKit said something: its words depend on the version, and not on behaviours.
    let hasMessages: Bool
    /// The number of its trace: equal traces have one.
    let text: Int
    let end: SceneMatrix.End
  }

  /// The facts that a run depends on: the version only where UIKit says something.
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
  /// The traces of all runs, each once.
  private(set) var texts: [[TraceLine]] = []
  private var numbers: [[TraceLine]: Int] = [:]
  private var differences: [Pair: [TraceDifference]] = [:]
  /// How much work the runs may still be.
  private var budget: Int

  /// Two traces, by their numbers.
  private struct Pair: Hashable {
    var older: Int
    var newer: Int
  }

  init(_ program: Program, filter: TraceFilter, limits: Limits) {
    self.program = program
    self.filter = filter
    self.limits = limits
    budget = limits[.trials]
  }

  /// The index of the run under these circumstances; nil where all runs together have come to their bound.
  mutating func run(_ variation: Variation) -> Int? {
    let program = program.varied(by: variation)
    var (key, versioned) = keys(program, variation)
    if let index = run(key, versioned) { return index }
    guard budget > 0 else { return nil }
    let (lines, watch, outcome) = play(program, MatrixWatch(wantsEffects: true))
    let run = Run(
      ios: program.ios, behaviours: program.behaviours, asked: watch.asked, hasMessages: watch.hasMessages,
      text: number(of: lines), end: end(outcome, watch))
    if run.hasMessages {
      if known[key] == nil { known[key] = runs.count }
      key = versioned
    }
    known[key] = runs.count
    runs.append(run)
    return runs.count - 1
  }

  private mutating func play(
    _ program: Program, _ watch: MatrixWatch
  ) -> (lines: [TraceLine], watch: MatrixWatch, outcome: RunOutcome) {
    let trace = ComparableTrace(TraceOptions(filter: filter))
    let (observers, cast, outcome) = Simulation.play(
      program, limits: limits, observers: RunRecorder(trace.contents), watch)
    budget -= Limit.workOfRun + outcome.work
    return (trace.lines(of: observers.0.recording, cast), observers.1, outcome)
  }

  private func keys(_ program: Program, _ variation: Variation) -> (Key, versioned: Key) {
    var circumstances = variation
    circumstances.ios = nil
    circumstances.changes = []
    let key = Key(circumstances: circumstances, behaviours: program.behaviours, ios: nil)
    var versioned = key
    versioned.ios = program.ios
    return (key, versioned)
  }

  private func run(_ key: Key, _ versioned: Key) -> Int? {
    if let index = known[key], !runs[index].hasMessages { return index }
    return known[versioned]
  }

  private mutating func number(of lines: [TraceLine]) -> Int {
    if let number = numbers[lines] { return number }
    numbers[lines] = texts.count
    texts.append(lines)
    return texts.count - 1
  }

  private func end(_ outcome: RunOutcome, _ watch: MatrixWatch) -> SceneMatrix.End {
    if let limit = outcome.limit { return .limit(limit) }
    if outcome.raised != nil, !outcome.isRaiseExpected { return .exception }
    return watch.hasProblem ? .problem : .settled
  }

  // MARK: Differences

  /// The lines that only one of two runs has.
  mutating func lines(from older: Int, to newer: Int) -> [TraceDifference] {
    lines(ofText: runs[older].text, beside: runs[newer].text)
  }

  private mutating func lines(ofText older: Int, beside newer: Int) -> [TraceDifference] {
    // Equal traces have one number, and are never aligned.
    if older == newer { return [] }
    let pair = Pair(older: older, newer: newer)
    if let known = differences[pair] { return known }
    let found = TraceComparison(texts[older], texts[newer]).differences
    differences[pair] = found
    return found
  }

  /// The lines that only one of two runs has, where the first is played for this alone, and not kept.
  mutating func lines(under variation: Variation, to newer: Int) -> [TraceDifference]? {
    let program = program.varied(by: variation)
    let (key, versioned) = keys(program, variation)
    if let older = run(key, versioned) { return lines(from: older, to: newer) }
    guard budget > 0 else { return nil }
    let (lines, others) = (play(program, MatrixWatch(wantsEffects: false)).lines, texts[runs[newer].text])
    if lines == others { return [] }
    if let text = numbers[lines] { return self.lines(ofText: text, beside: runs[newer].text) }
    return TraceComparison(lines, others).differences
  }
}

/// Takes down which behaviours a run asks for.
private struct MatrixWatch: LifecycleObserver {
  var asked: Set<Behaviour> = []
  var hasMessages = false
  /// Whether a step meant nothing, which ended the run.
  var hasProblem = false

  /// Whether it is wanted which behaviours are asked for.
  private let wantsEffects: Bool

  var wishes: ObserverWishes { wantsEffects ? .effects : [] }

  init(wantsEffects: Bool) { self.wantsEffects = wantsEffects }

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
