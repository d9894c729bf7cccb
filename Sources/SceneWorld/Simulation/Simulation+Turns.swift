internal import SceneBasics
public import ScenePlan

/// Steps, the clock, and the turns of the main queue.
extension Simulation {
  /// Waits as a step wants it, then starts it and does what it says.
  ///
  /// - Parameters:
  ///   - onlyLooks: Whether the step only judges. What the turn has still to do belongs to the step before then.
  ///   - whenOver: What is done instead after an exception or a limit: only what judges the end still counts.
  mutating func perform(
    _ step: StepRecord, onlyLooks: Bool = false, whenOver: (inout Simulation) -> Void = { _ in },
    _ body: (inout Simulation) -> Void
  ) {
    switch step.start {
    case .settled, .waited: settle()
    // V34: the same turn, or the next.
    case .nextTurn: advanceTurn()
    case .after(let ticks): if ticks > .zero { advance(through: world.stepStart + ticks) }
    case .justBefore(let ticks): advance(to: world.stepStart + ticks)
    }
    if world.isOver { return whenOver(&self) }
    world.claim()
    leave(for: step.number, at: step.mark)
    resetWork()
    world.stepStart = world.now
    let outer = onlyLooks ? frame : nil
    frame = Frame()
    frame.step = step.number
    frame.mark = step.mark
    tellOfStep(step.number)
    judge?.begin(step)
    observer.begin(step: step, at: world.now, world: world)
    world.claim()
    world.touched.instances.clear()
    run(step.routine, body)
    if let outer { frame = outer }
    drainWithinTurn()
    if case .waited(let ticks) = step.start { advance(through: world.now + ticks) }
  }

  /// Ends the run when all has settled.
  public mutating func finish() {
    settle()
    if !wantsEvents { observer.count(events: eventCount) }
    observer.end(at: world.now, world: world)
  }

  /// Runs what is due until no transition runs and nothing waits for the next turn. Timers that come due on the way run
  /// too, and those of the instant at which all has settled; later ones stay.
  public mutating func settle() {
    world.claim()
    let most = limits[.turns]
    var turns = 0
    repeat {
      while !world.isOver, !isSettled, !world.queue.isEmpty {
        turns += carryOutFirst()
        if turns > most {
          stop("a step takes more than \(most) turns of the main queue to settle")
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
    world.claim()
    let most = limits[.turns]
    var turns = 0
    repeat {
      while !world.isOver, let next = world.queue.nextTime, next <= time {
        turns += carryOutFirst()
        if turns > most {
          stop("more than \(most) turns of the main queue come before \(time.seconds) s")
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
    while !world.isOver, world.queue.isDue(at: world.now, turn: turn) { _ = carryOut(world.queue.removeFirst()) }
  }

  /// Runs what is due before an instant; the turn that runs at that instant goes on.
  public mutating func advance(to time: Ticks) {
    world.claim()
    while !world.isOver, world.now < time {
      if let next = world.queue.nextTime, next < time {
        _ = carryOutFirst()
        continue
      }
      endTurn()
      if let next = world.queue.nextTime, next < time { continue }
      world.now = time
    }
  }

  // MARK: Turns

  /// Carries out what is due next. A turn ends before one of a later turn is chosen: layout may set a timer that comes
  /// first.
  @inline(__always) private mutating func carryOutFirst() -> Int {
    if !world.queue.isDue(at: world.now, turn: world.turn) { endTurn() }
    return carryOut(world.queue.removeFirst())
  }

  /// Carries an entry out; returns 1 if a new turn began with it.
  private mutating func carryOut(_ entry: consuming DueQueue.Entry) -> Int {
    var turns = 0
    if entry.time > world.now || entry.turn > world.turn {
      endTurn()
      world.now = max(world.now, entry.time)
      world.turn = max(world.turn + 1, entry.turn)
      turns = 1
    }
    leave(for: entry.work.frame.step, at: entry.work.frame.mark)
    frame = entry.work.frame
    if wantsEffects { tellOfResumption(of: entry.work) }
    if case .routine(let routine) = entry.work.continuation {
      // What a plan waits for needs no copy of all that could wait.
      run(routine) { $0.play(routine) }
    } else if case .finishAppearance(let instance) = entry.work.continuation {
      finishAppearance(of: instance)
    } else {
      run(entry.work.routine) { $0.go(on: entry.work.continuation) }
    }
    drainWithinTurn()
    return turns
  }

  /// What has no owner any more is freed before more runs in the same turn.
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
    keepsOrigins = wantsEffects
  }

  /// Puts work into the queue, with the frame of the code that runs.
  mutating func enqueue(_ continuation: Continuation, _ due: Due, routine: RoutineID) {
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
  mutating func schedule(_ name: @autoclosure () -> String, _ due: Due, _ continuation: Continuation) {
    guard !world.isOver else { return }
    if continuation.holdsSelf, let receiver = frame.receiver { hold(receiver) }
    let routine = openRoutine(name(), as: continuation.resumption)
    guard starts(.schedule(routine, due)) else { return }
    enqueue(continuation, due, routine: routine)
  }

  /// A routine's number.
  mutating func openRoutine(_ name: @autoclosure () -> String, as resumption: Resumption? = nil) -> RoutineID {
    world.routineCount += 1
    let routine = RoutineID(world.routineCount - 1)
    recorder?.open(Routine(name: name(), step: frame.step, resumption: resumption))
    return routine
  }
}

extension Due {
  /// Whether settling leaves it alone.
  fileprivate var isTimer: Bool {
    if case .timer = self { return true }
    return false
  }
}
