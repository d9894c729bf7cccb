internal import SceneBasics
public import ScenePlan

/// Steps, the clock, and the turns of the main queue.
extension Simulation {
  /// Waits as a step wants it, then starts it and does what it says.
  ///
  /// - Parameters:
  ///   - onlyLooks: Whether the step only judges. What the turn has still to do belongs to the step before then.
  ///   - whenOver: What is done instead after an exception or a limit: only what judges the end still counts.
  package mutating func perform(
    _ step: StepRecord, onlyLooks: Bool = false, whenOver: (inout Simulation) -> Void = { _ in },
    _ body: (inout Simulation) -> Void
  ) {
    wait(for: step.start)
    if world.isOver { return whenOver(&self) }
    let outer = onlyLooks ? frame : nil
    begin(step.number, at: step.mark)
    tell(of: step)
    run(step.routine, body)
    if let outer { frame = outer }
    end(step.start)
  }

  /// Waits as a step wants it.
  @inline(__always) package mutating func wait(for start: StepRecord.Start) {
    switch start {
    case .settled, .waited: settle()
    // V34: the same turn, or the next.
    case .nextTurn: advanceTurn()
    case .after(let ticks): if ticks > .zero { advance(through: world.stepStart + ticks) }
    case .justBefore(let ticks): advance(to: world.stepStart + ticks)
    }
  }

  /// Starts a step, at its place in the scene.
  @inline(__always) package mutating func begin(_ number: Int, at mark: SourceMark) {
    leave(for: number, at: mark)
    resetWork()
    world.stepStart = world.now
    frame = Frame()
    frame.step = number
    frame.mark = mark
    if world.told.isSpent { world.tidyTold() }
    tellOfStep(number)
  }

  /// Tells of a step that has started.
  @inline(never) package mutating func tell(of step: StepRecord) {
    observers.begin(step: step, at: world.now, world: world)
    world.touched.forget()
  }

  @inline(__always) package mutating func end(_ start: StepRecord.Start) {
    drainWithinTurn()
    if case .waited(let ticks) = start { advance(through: world.now + ticks) }
  }

  /// Ends the run when all has settled.
  public mutating func finish() {
    settle()
    observers.end(at: world.now, world: world)
  }

  /// Runs what is due until no transition runs and nothing waits for the next turn. Timers that come due on the way run
  /// too, and those of the instant at which all has settled; later ones stay.
  public mutating func settle() {
    var turns = 0
    repeat {
      while !world.isOver, !isSettled, !world.queue.isEmpty {
        turns += carryOutNext()
        if turns > budget.mostTurns {
          stop("a step takes more than \(budget.mostTurns) turns of the main queue to settle")
        }
      }
      // What layout sets off has to settle too.
      endTurn()
    } while !world.isOver && !isSettled
  }

  /// Whether a step may start that waits for all before it: what is due at an instant comes before that (V34).
  private var isSettled: Bool {
    world.queue.urgentCount == 0 && !world.queue.isDue(at: world.now, turn: world.turn)
  }

  /// Runs what is due up to an instant, that instant included.
  public mutating func advance(through time: Ticks) {
    var turns = 0
    repeat {
      while !world.isOver, let next = world.queue.nextTime, next <= time {
        turns += carryOutNext()
        if turns > budget.mostTurns {
          stop("more than \(budget.mostTurns) turns of the main queue come before \(time.seconds) s")
        }
      }
      endTurn()
    } while !world.isOver && world.queue.nextTime.map { $0 <= time } == true
    if world.now < time, !world.isOver { world.now = time }
  }

  /// V34: ends the turn, and runs what is due in the next one.
  mutating func advanceTurn() {
    let turn = world.turn + 1
    carryOut(through: world.turn)
    endTurn()
    if world.isOver { return }
    world.turn = max(world.turn, turn)
    carryOut(through: turn)
  }

  /// Runs what is due now and in no later turn.
  private mutating func carryOut(through turn: Int) {
    while !world.isOver, world.queue.isDue(at: world.now, turn: turn) { carryOutFirst() }
  }

  /// Runs what is due before an instant; the turn that runs at that instant goes on.
  public mutating func advance(to time: Ticks) {
    while !world.isOver, world.now < time {
      if let next = world.queue.nextTime, next < time {
        _ = carryOutNext()
        continue
      }
      endTurn()
      if let next = world.queue.nextTime, next < time { continue }
      world.now = time
    }
  }

  // MARK: Turns

  /// Carries out what comes next. A turn ends before one of a later turn is chosen: layout may set a timer that comes
  /// first.
  ///
  /// - Returns: 1 if a new turn began with it.
  @inline(__always) private mutating func carryOutNext() -> Int {
    var turns = 0
    if !world.queue.isDue(at: world.now, turn: world.turn) {
      endTurn()
      if !world.queue.isDue(at: world.now, turn: world.turn) {
        world.now = max(world.now, world.queue.first.time)
        world.turn = max(world.turn &+ 1, world.queue.first.turn)
        turns = 1
      }
    }
    carryOutFirst()
    return turns
  }

  /// Carries out the first of what waits, which is due.
  private mutating func carryOutFirst() {
    let work = world.queue.takeFirst()
    leave(for: work.frame.step, at: work.frame.mark)
    frame = work.frame
    if wantsEffects { tellOfResumption(of: work) }
    if case .finishAppearance(let instance) = work.continuation {
      finishAppearance(of: instance)
    } else {
      run(work.routine) { $0.go(on: work.continuation) }
    }
    drainWithinTurn()
  }

  /// Goes on with what has waited, and lets go of what that has held.
  private mutating func go(on continuation: Continuation) {
    let code = code
    code.go(on: continuation, &self)
    if continuation.holdsSelf, let receiver = frame.receiver { release(receiver) }
  }

  /// Controllers without an owner are freed before more runs in the same turn.
  @inline(__always) private mutating func drainWithinTurn() {
    if world.queue.isDue(at: world.now, turn: world.turn) { drain() }
  }

  /// The end of a turn: views that need it are laid out, and then what has no owner any more is freed.
  @inline(__always) private mutating func endTurn() {
    layOutWhatNeedsIt()
    drain()
    if sharedTurn.isShared { endSharedTurn() }
  }

  private mutating func endSharedTurn() {
    sharedTurn = SharedTurn()
    wishes.keepsOrigins = wantsEffects
  }

  /// Puts work into the queue, with the frame of the code that runs.
  package mutating func enqueue(_ continuation: Continuation, _ due: Due, routine: RoutineID) {
    let work = DueQueue.Work(continuation: continuation, routine: routine, frame: frame)
    if case .closeOf(let transition) = due, world.transitions.wait(work, for: transition) { return }
    let (time, turn) = place(of: due)
    world.queue.insert(work, time: time, turn: turn, isTimer: due.isTimer)
  }

  /// When work comes due, and in which turn; 0 for what waits for a time.
  @inline(__always) private func place(of due: Due) -> (time: Ticks, turn: Int) {
    switch due {
    case .nextTurn, .closeOf: return (world.now, world.turn + 1)
    case .timer(let ticks): return (world.now + ticks, 0)
    case .endOf(let transition):
      // What takes no time ends in the next turn, behind the layout pass.
      guard let end = world.transitions.due(transition), end > world.now else { return (world.now, world.turn + 1) }
      return (end, 0)
    }
  }

  /// Goes on later, in a routine of its own.
  ///
  /// - Parameter name: What the routine is called in listings.
  package mutating func schedule(_ name: @autoclosure () -> String, _ due: Due, _ continuation: Continuation) {
    guard !world.isOver else { return }
    if continuation.holdsSelf, let receiver = frame.receiver { hold(receiver) }
    let routine = openRoutine(name(), as: continuation.resumption)
    guard starts(.schedule(routine, due)) else { return }
    enqueue(continuation, due, routine: routine)
  }

  /// V89: what waits in the task of a hosting controller doesn't come any more.
  package mutating func cancelTask(of owner: InstanceID) { world.queue.emptyTasks(of: owner) }

  /// A routine's number.
  package mutating func openRoutine(_ name: @autoclosure () -> String, as resumption: Resumption? = nil) -> RoutineID {
    world.routineCount += 1
    let routine = RoutineID(world.routineCount - 1)
    if wishes.keepsTitles { cast.routines.append(Routine(name: name(), step: frame.step, resumption: resumption)) }
    return routine
  }
}

extension Due {
  /// Whether settling leaves it alone.
  @inline(__always) fileprivate var isTimer: Bool {
    if case .timer = self { return true }
    return false
  }
}
