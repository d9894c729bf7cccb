package import SceneBasics
internal import SceneKinds
package import SceneLogs
internal import ScenePlan
package import SceneProgram
internal import SceneWorld

/// A found script as a scene that expects the log.
package struct ExpectingScene: Sendable {
  package var program: Program
  /// By the step's index in the script: what of it is a guess.
  package var remarks: [Int: String] = [:]

  /// Makes the scene of a script: behind each step stand the lines of the log that belong to it.
  ///
  /// If something is left over, an expectation fails there, since UIKit does something else.
  package init(_ script: FoundScript, of log: LifecycleLog, limits: Limits) {
    program = script.program
    var steps: [Step] = []
    func expect(_ rows: [FoundScript.Row], since: SceneExpectation.Since, in scene: inout Program) {
      let events = rows.compactMap { ExpectingScene.pattern($0, of: log, in: script.program) }
      let warnings = rows.compactMap { ExpectingScene.message($0, of: log) }
      var conditions: [SceneExpectation.Condition] = events.isEmpty ? [] : [.trace(events)]
      if !warnings.isEmpty { conditions.append(.warnings(warnings)) }
      // What UIKit sends and the log lacks counts, too, so that the expectation fails there.
      let missing = rows.filter { $0.event == nil }.compactMap(\.sent)
      let names = Set(missing.compactMap(\.name)).sorted()
      let callbacks = Callback.allCases.filter { callback in missing.contains { $0.kind == .callback(callback) } }
      for condition in conditions {
        steps.append(Step(.expect(scene.expectations.count)))
        scene.expectations.append(
          SceneExpectation(
            step: steps.count, since: since, of: names, callbacks: callbacks.map(\.rawValue),
            clauses: [SceneExpectation.Clause(condition, mark: .none)]))
      }
    }
    let rows = Dictionary(grouping: script.rows) { $0.move ?? -1 }
    program.expectations = []
    expect(rows[-1] ?? [], since: .launch, in: &program)
    // What was done before the log begins has no lines.
    var isBehindUnlogged = false
    var since: SceneExpectation.Since?
    for (index, move) in script.moves.enumerated() {
      if let remark = ExpectingScene.remark(on: move) { remarks[steps.count] = remark }
      steps.append(move.step)
      if isBehindUnlogged, !move.isUnlogged, since == nil { since = .step(steps.count) }
      isBehindUnlogged = move.isUnlogged
      guard !move.isUnlogged, let rows = rows[index] else { continue }
      expect(rows, since: since ?? .lastLook, in: &program)
      since = nil
    }
    program.script = steps
    if script.rest.isEmpty { relax(limits) }
  }

  /// Lets expectations look for the lines in their order alone, where UIKit sends more than a log has: the log ends in
  /// the middle of a step, or one class prints less than another one.
  private mutating func relax(_ limits: Limits) {
    let outcome = Simulation.play(program, limits: limits, list: ObserverList()).outcome
    for failure in outcome.failures where program.expectations.indices.contains(failure.clause) {
      if case .trace(let events) = program.expectations[failure.clause].clauses[0].condition {
        program.expectations[failure.clause].clauses[0].condition = .contains(events)
      }
    }
  }

  private static func remark(on move: FoundScript.Move) -> String? {
    if move.isUnlogged { return "guessed: it was done before the log begins" }
    return move.others.isEmpty
      ? nil : "or " + move.others.joined(separator: ", or ") + ": no line tells them apart"
  }

  private static func message(_ row: FoundScript.Row, of log: LifecycleLog) -> UIKitMessage? {
    guard let event = row.event, case .message(let message) = log.events[event].kind else { return nil }
    return message
  }

  /// The event of a row as an expectation writes it; nil for one that has no line, and for a sentence of UIKit.
  private static func pattern(
    _ row: FoundScript.Row, of log: LifecycleLog, in program: Program
  ) -> SceneExpectation.Pattern? {
    guard let place = row.event, let callback = log.events[place].callback else { return nil }
    let event = log.events[place]
    // A line that nothing explains has no controller of the scene, but that of its class.
    let line = row.sent?.kind == event.kind && row.sent?.owner == event.owner.map(Int.init) ? row.sent?.name : nil
    if callback.group == .delegates {
      // Its class is that of the delegate, and a scene names the controller that has it.
      return row.sent?.name.map { SceneExpectation.Pattern(controller: $0, callback: callback.rawValue, argument: nil) }
    }
    if event.owner == nil {
      return SceneExpectation.Pattern(controller: "app", callback: callback.rawValue, argument: nil)
    }
    // A class that the scene doesn't have can't be expected: a comment says that its lines are left over.
    guard let name = line ?? event.owner.flatMap({ ExpectingScene.name(ofClass: $0, log, program) }) else { return nil }
    var argument: String?
    switch event.argument {
    case .flag(let flag): argument = String(flag)
    case .nothing: argument = "nil"
    case .text:
      if case .text(let parent)? = row.sent?.argument { argument = parent }
    case .none, .texts: break
    }
    // Of a step the log may have another flag, which costs little, so that it isn't left over.
    if case .flag(let flag)? = row.sent?.argument, argument != nil { argument = String(flag) }
    return SceneExpectation.Pattern(controller: name, callback: callback.rawValue, argument: argument)
  }

  private static func name(ofClass owner: Int32, _ log: LifecycleLog, _ program: Program) -> String? {
    program.templates.first { Evidence.owner(of: $0, in: log) == owner }?.id
  }
}
