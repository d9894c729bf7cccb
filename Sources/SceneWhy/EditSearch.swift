package import SceneBasics
package import ScenePlan
package import SceneProgram
internal import SceneWorld

/// Looks for edits that bring an event. Each that is offered has been run.
package struct EditSearch {
  let program: Program
  /// Where a step of its own would come too late: before this step of the script; nil for nowhere.
  let end: Int?
  private let question: Expectation.Pattern
  private let limits: Limits
  private let accept: (Edit, Program) -> Bool
  /// How often the scene may still be run: an answer costs at most sixty times what a run costs.
  private var budget = 54
  /// How often more in the present part of the catalogue.
  private var share = 0
  private let before: Hunt
  private var found: [Edit] = []

  /// - Parameters:
  ///   - question: The event that never came.
  ///   - program: The scene.
  ///   - end: The step of the script by which the event is wanted, from 0; nil for no such step.
  ///   - limits: How far each run may go.
  ///   - accept: Whether an edit can be offered, with the program that it makes.
  package init(
    _ question: Expectation.Pattern, in program: Program, before end: Int? = nil, limits: Limits = Limits(),
    accept: @escaping (Edit, Program) -> Bool = { _, _ in true }
  ) {
    self.question = question
    self.program = program
    self.end = end
    self.limits = limits
    self.accept = accept
    before = Hunt(for: question, in: program, limits)
  }

  /// The smallest edits first, at most three; those that break something else come last.
  package mutating func run() -> [Edit] {
    for part in EditCatalogue.all {
      guard isLooking else { break }
      share = part.most
      part.propose(&self)
    }
    let harmless = found.filter { $0.harm == nil }
    return Array((harmless + found.filter { $0.harm != nil }).prefix(3))
  }

  /// The first step in which an event comes; nil if it never comes.
  package static func firstStep(of question: Expectation.Pattern, in program: Program, limits: Limits) -> Int? {
    Hunt(for: question, in: program, limits).step
  }

  /// Whether a clause of the scene's expectations holds, counted from 0 as they are judged.
  package static func holds(_ clause: Int, in program: Program, limits: Limits) -> Bool {
    let outcome = Simulation.play(program, limits: limits).outcome
    return clause < outcome.judged && !outcome.failures.contains { $0.clause == clause }
  }

  /// Whether more edits are wanted, and may be tried.
  var isLooking: Bool { budget > 0 && found.count { $0.harm == nil } < 3 && found.count < 6 }

  /// What a person can do before a step of the script, or at its end. To know it costs a run, too.
  mutating func possibleSteps(before index: Int? = nil) -> [Step] {
    guard isLooking, share > 0 else { return [] }
    (budget, share) = (budget - 1, share - 1)
    var start = program
    if let index { start.script = program.script.map { Array($0[..<index]) } }
    return Simulation.run(start, limits: limits, observer: NoObserver()).possibleSteps
  }

  /// Whether a step may be what is missing: a turn of the device only brings what belongs to a change of the size.
  func suits(_ step: Step) -> Bool {
    step.action.verb != .rotate || [.size, .layout].contains(Callback(rawValue: question.callback)?.group)
  }

  /// Whether a step, as the file would have it, is one of the edits already, at any place.
  func hasFound(_ step: String) -> Bool {
    found.contains { edit in
      switch edit.change {
      case .append(let other), .insert(let other, _): other == step
      case .entry, .top, .recipe, .leaveOut, .again: false
      }
    }
  }

  /// Tries an edit.
  ///
  /// - Returns: Whether it brings the event.
  @discardableResult
  mutating func attempt(_ change: Edit.Change, _ carryOut: (inout Program) -> Void) -> Bool {
    guard isLooking, share > 0 else { return false }
    (budget, share) = (budget - 1, share - 1)
    var changed = program
    carryOut(&changed)
    let after = Hunt(for: question, in: changed, limits)
    guard let step = after.step else { return false }
    let edit = Edit(change: change, step: step, harm: after.harm(besides: before))
    // Writing it into the file and reading that again costs a run, too.
    budget -= 1
    if accept(edit, changed) { found.append(edit) }
    return true
  }
}

/// What a run shows of an event, and of what goes wrong.
private struct Hunt {
  /// The step in which the event came first; nil if it never came.
  var step: Int?
  private var wrongs: [String: Int] = [:]

  init(for question: Expectation.Pattern, in program: Program, _ limits: Limits) {
    let (seen, cast, outcome) = Simulation.play(program, limits: limits, observers: Sightings(question))
    // A step that means nothing then is an error, and nothing of the scene runs.
    guard outcome.limit == nil, !seen.isStopped else { return }
    step = seen.events.first { question.matches($0, in: cast) }?.step
    for event in seen.wrongs {
      switch event.argument {
      case .message(let message):
        wrongs[
          (event.callback == .exception ? "UIKit raises '" : "UIKit warns '") + message.kind.name + "'", default: 0] +=
          1
      default: wrongs["a person can't do a later step", default: 0] += 1
      }
    }
  }

  /// What goes wrong now, and did not before.
  func harm(besides before: Hunt) -> String? {
    wrongs.filter { $0.value > before.wrongs[$0.key, default: 0] }.keys.sorted().first.map { $0 + " then" }
  }
}

/// The events of the callback that is asked for, and what goes wrong.
private struct Sightings: LifecycleObserver {
  let name: String
  var events: [LifecycleEvent] = []
  var wrongs: [LifecycleEvent] = []
  /// Whether a step meant nothing.
  var isStopped = false

  init(_ question: Expectation.Pattern) { name = question.callback }

  var wishes: ObserverWishes { .events }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    if case .problem = remark { isStopped = true }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback.rawValue == name || event.callback == .unwindAction { events.append(event) }
    switch event.callback {
    case .warning, .exception, .ignored: wrongs.append(event)
    default: break
    }
  }
}
