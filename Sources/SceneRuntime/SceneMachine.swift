public import ScenePlan

/// UIKit's own rules, executed: it carries out instructions, sends the callbacks that follow from them, and keeps the
/// virtual clock.
///
/// The machine knows no container kind. Who feeds it says what a container does; the machine knows what a controller
/// then hears.
public struct SceneMachine<Host: MachineHost> {
  public var host: Host
  public internal(set) var state = HierarchyState()
  public internal(set) var now = Ticks.zero
  /// When the latest step started.
  public private(set) var stepStart = Ticks.zero
  /// The exception that has ended the run.
  public internal(set) var raised: LifecycleEvent?
  /// The limit that has ended the run, as a sentence.
  public private(set) var limit: String?
  /// Where the instruction comes from at which the limit was met.
  public private(set) var limitMark = SourceMark.none

  let behaviours: Set<Behaviour>
  var queue = DueQueue()
  var transitions: [TransitionID: RunningTransition] = [:]
  var cause = EventCause(step: 0, time: .zero, mark: .none)
  /// Instances whose last owner may be gone.
  var releasable: [InstanceID] = []
  private var turn = 1
  private var nesting = 0
  private var descents = 0
  /// How many instructions have been carried out, in the whole run or in the latest step.
  private var instructionCount = 0
  /// How many may be, in the whole run; nil if the bound is on each step.
  private let budget: Int?
  private var occurrences: [HookKey: Int] = [:]

  struct RunningTransition {
    var container: InstanceID
    /// When it ends; nil while it is only reserved.
    var due: Ticks?
    var waiting: [(RoutineID, EventCause)] = []
  }

  private struct HookKey: Hashable {
    var instance: InstanceID
    var callback: Callback
  }

  /// - Parameters:
  ///   - host: Whoever feeds the machine.
  ///   - behaviours: What the system does.
  ///   - instances: How many instances are known beforehand: they have nodes even if nobody ever makes them.
  ///   - instructions: How many instructions may be carried out; nil leaves it to the number of controllers, anew for
  ///     each step.
  public init(host: Host, behaviours: Set<Behaviour>, instances: Int = 0, instructions: Int? = nil) {
    self.host = host
    self.behaviours = behaviours
    budget = instructions
    state.nodes = Array(repeating: HierarchyState.Node(), count: instances)
  }

  public var isOver: Bool { raised != nil || limit != nil }

  // MARK: Steps

  /// Waits as a step wants it, then starts it.
  public mutating func perform(_ step: StepRecord) {
    switch step.start {
    case .settled, .waited: settle()
    case .after(let ticks): advance(through: stepStart + ticks)
    case .justBefore(let ticks): advance(to: stepStart + ticks)
    }
    if isOver { return judgeOnly(step) }
    if budget == nil { instructionCount = 0 }
    stepStart = now
    // Whoever is freed when the step is done, is freed by it.
    cause = EventCause(step: step.number, time: now, mark: step.mark)
    host.begin(step: step, at: now, state: state)
    run(step.routine)
    drain()
    if case .waited(let ticks) = step.start { advance(through: now + ticks) }
  }

  /// Ends the run when all has settled.
  public mutating func finish() {
    settle()
    host.end(at: now, state: state)
  }

  /// Runs what is due until no transition runs and nothing waits for the next turn. Timers that come due on the way run
  /// too; later ones stay.
  public mutating func settle() {
    var turns = 0
    while !isOver, queue.urgentCount > 0, let entry = queue.popFirst() {
      turns += carryOut(entry)
      if turns > RunLimit.turns {
        stop("a step takes more than \(RunLimit.turns) turns of the main queue to settle")
      }
    }
  }

  /// Runs what is due up to an instant, that instant included.
  mutating func advance(through time: Ticks) {
    var turns = 0
    while !isOver, let first = queue.first, first.time <= time, let entry = queue.popFirst() {
      turns += carryOut(entry)
      if turns > RunLimit.turns {
        stop("more than \(RunLimit.turns) turns of the main queue come before \(time.seconds) s")
      }
    }
    if now < time, !isOver { now = time }
  }

  /// Runs what is due before an instant.
  mutating func advance(to time: Ticks) {
    while !isOver, let first = queue.first, first.time < time, let entry = queue.popFirst() { _ = carryOut(entry) }
    if now < time, !isOver { now = time }
  }

  /// Only what judges the end still counts after an exception.
  private mutating func judgeOnly(_ step: StepRecord) {
    guard host.isJudging(step.routine) else { return }
    var position = 0
    while let next = host.next(in: step.routine, at: position, state: state) {
      if case .expect(let expectation) = next.instruction { host.judge(expectation, state: state) }
      position += 1
    }
  }

  // MARK: Turns

  /// Carries an entry out; returns 1 if a new turn began with it.
  private mutating func carryOut(_ entry: DueQueue.Entry) -> Int {
    var turns = 0
    if entry.time > now || entry.turn > turn {
      now = max(now, entry.time)
      turn = max(turn + 1, entry.turn)
      turns = 1
    }
    cause = entry.cause
    cause.time = now
    switch entry.work {
    case .routine(let routine): run(routine)
    case .finishAppearance(let instance): finishAppearance(of: instance)
    }
    drain()
    return turns
  }

  mutating func enqueue(_ work: DueQueue.Work, _ due: Due, cause: EventCause) {
    var entry = DueQueue.Entry(time: now, turn: turn + 1, order: 0, isTimer: false, work: work, cause: cause)
    switch due {
    case .nextTurn: break
    case .timer(let ticks):
      entry.time = now + ticks
      entry.turn = 0
      entry.isTimer = true
    case .endOf(let transition):
      guard let end = transitions[transition]?.due else { break }
      entry.time = end
      entry.turn = end > now ? 0 : turn
    case .closeOf(let transition):
      if case .routine(let routine) = work, transitions[transition] != nil {
        transitions[transition]?.waiting.append((routine, cause))
        return
      }
    }
    queue.insert(entry)
  }

  /// A running transition keeps whom it runs on alive.
  mutating func reserve(_ transition: TransitionID, on container: InstanceID) {
    if transitions[transition] == nil {
      transitions[transition] = RunningTransition(container: container)
      state[container].owners += 1
    }
    state[container].transition = transition
  }

  mutating func close(_ transition: TransitionID) {
    guard let running = transitions.removeValue(forKey: transition) else { return }
    disown(running.container)
    if state[running.container].transition == transition { state[running.container].transition = nil }
    for (routine, cause) in running.waiting {
      queue.insert(
        DueQueue.Entry(
          time: now, turn: turn, order: 0, isTimer: false, work: .routine(routine), cause: cause))
    }
  }

  // MARK: Routines and callbacks

  mutating func run(_ routine: RoutineID) {
    guard nesting < RunLimit.nesting else {
      stop("overrides fire one another more than \(RunLimit.nesting) deep")
      return
    }
    nesting += 1
    let outer = cause
    cause.step = host.step(of: routine)
    cause.time = now
    var position = 0
    while !isOver, let next = host.next(in: routine, at: position, state: state) {
      cause.mark = next.mark
      guard isWithinBudget() else { break }
      host.perform(next.instruction, cause: cause, state: state)
      perform(next.instruction)
      position += 1
    }
    cause = outer
    nesting -= 1
  }

  /// Counts an instruction; false where it is one too many, which ends the run.
  private mutating func isWithinBudget() -> Bool {
    instructionCount += 1
    let most = budget ?? RunLimit.instructions + RunLimit.instructionsForEach * state.nodes.count
    if instructionCount > most {
      stop((budget == nil ? "a step" : "the plan") + " makes UIKit carry out more than \(most) instructions")
    }
    return limit == nil
  }

  /// Ends the run at a limit.
  mutating func stop(_ reason: String) {
    guard !isOver else { return }
    limit = reason
    limitMark = cause.mark
  }

  /// Takes one level more on the way to descendants; false where that is too deep, which ends the run.
  mutating func descend() -> Bool {
    descents += 1
    if descents > RunLimit.depth { stop("controllers hang in each other more than \(RunLimit.depth) deep") }
    return descents <= RunLimit.depth
  }

  /// Goes back up by the level that `descend` took.
  mutating func ascend() { descents -= 1 }

  /// Emits a callback and runs its hook.
  mutating func send(
    _ callback: Callback, to instance: InstanceID, _ argument: Argument = .none, answer: Answer = .none
  ) {
    guard !isOver else { return }
    emit(callback, instance, argument, answer: answer)
    guard host.isHooked(instance, callback) else { return }
    let key = HookKey(instance: instance, callback: callback)
    let occurrence = occurrences[key, default: 0] + 1
    occurrences[key] = occurrence
    if let routine = host.hook(instance, callback, argument, occurrence: occurrence, state: state) { run(routine) }
  }

  mutating func emit(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument = .none, answer: Answer = .none
  ) {
    let event = LifecycleEvent(
      callback, instance, argument, answer: answer, step: cause.step, time: now, mark: cause.mark)
    host.handle(event, state: state)
    if callback == .exception { raised = event }
  }
}

/// Bounds on a run, so that a scene whose overrides fire themselves ends.
public enum RunLimit {
  /// Hooks within hooks.
  public static let nesting = 200
  /// Turns of the main queue that one step may take to settle.
  public static let turns = 10_000
  /// Controllers within controllers, as far as appearance and layout are handed on.
  public static let depth = 1_000
  /// Instructions that a step may come to, besides those for each controller.
  public static let instructions = 50_000
  /// Instructions that a step may come to for each controller that there is.
  public static let instructionsForEach = 100
  /// Instructions that the run of a plan may carry out, however short the plan is.
  public static let fewestInstructions = 20_000
}
