internal import SceneBasics
internal import ScenePlan
public import SceneProgram
public import SceneWorld

/// The script, step by step.
extension Simulation {
  /// Plays what is left of the script, and lets all settle.
  public mutating func play() {
    while performNext() {}
    finish()
  }

  /// Starts the next step of the script, when what it waits for has happened. What it causes later is still to come.
  ///
  /// - Returns: False when there is none left.
  @discardableResult public mutating func performNext() -> Bool {
    let script = program.script ?? []
    if world.position == 0 {
      world.position = 1
      performBeginning(script)
      return true
    }
    while world.position <= script.count, !world.isStopped {
      let number = world.position
      world.position += 1
      let step = script[number - 1]
      // After an exception, or the end of the app, only expectations still mean something.
      if world.isOver, step.action.verb != .expect {
        guard world.isTerminated, step.action.verb != .wait else { continue }
        at(step.place)
        fail(.appHasEnded(step.action.verb))
        return false
      }
      perform(step, number: number)
      return true
    }
    return false
  }

  /// Does a step that isn't in the script, as a person or code would do it now.
  ///
  /// - Parameter step: Names the program's templates.
  public mutating func perform(extra step: Step) {
    perform(step, number: world.position)
  }

  /// Does the part before the script, step 0.
  private mutating func performBeginning(_ script: [Step]) {
    switch script.firstIndex(where: { $0.action.verb == .launch }) {
    case nil: perform(beginning: "launch") { $0.launch() }
    case 0?: break
    case _?:
      // What precedes launching acts on controllers that are made and not yet in a window.
      perform(beginning: "before launch") {
        if let initial = $0.program.initial { _ = $0.make(initial) }
      }
    }
  }

  private mutating func perform(beginning title: String, _ body: (inout Simulation) -> Void) {
    let mark = program.places.mark(of: program.initialPlace)
    let record = StepRecord(
      number: 0, id: nil, title: title, start: .settled, routine: openRoutine(title), mark: mark)
    enter(record)
    perform(record) {
      $0.at($0.program.initialPlace)
      body(&$0)
    }
  }

  private mutating func perform(_ step: Step, number: Int) {
    let title = program.title(of: step)
    // What the turn before has left to do still belongs to its step.
    let outer = frame
    frame.step = number
    var record = StepRecord(
      number: number, id: step.id, title: title, note: step.note, start: Simulation.start(of: step),
      routine: openRoutine(title), mark: program.places.mark(of: step.place))
    if case .swipe(_, let isCancelled, _) = step.action { record.isCancelled = isCancelled }
    if step.isCancelled { record.isCancelled = true }
    frame = outer
    enter(record)
    if case .expect(let index) = step.action {
      let expectations = program.expectations
      if expectations.indices.contains(index) { enter(expectations[index]) }
      let judge: (inout Simulation) -> Void = {
        $0.at(step.place)
        $0.expect(ExpectationID(index))
      }
      perform(record, onlyLooks: true, whenOver: { $0.run(record.routine, judge) }, judge)
    } else {
      perform(record) { $0.perform(step) }
    }
  }

  private static func start(of step: Step) -> StepRecord.Start {
    if case .wait(let ticks) = step.action { return .waited(ticks) }
    guard let after = step.after else { return .settled }
    switch after {
    case .turn: return .nextTurn
    case .time(let ticks): return step.action.verb == .expect ? .justBefore(ticks) : .after(ticks)
    }
  }
}
