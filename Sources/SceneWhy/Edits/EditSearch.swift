package import SceneBasics
internal import SceneKinds
package import ScenePlan
package import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// Looks for edits that bring an event. Each that is offered has been run.
package struct EditSearch {
  let program: Program
  /// The step of the script before which a step of its own would come too late; nil for none.
  let end: Int?
  /// The controllers that one more step may name; nil for all.
  private let topic: Set<String>?
  private let question: Expectation.Pattern
  private let accept: (Edit, Program, inout EditBudget) -> Bool
  /// The work that is left, for this search and those that follow.
  package private(set) var budget: EditBudget
  /// How often the scene may still be run.
  private var runs = 54
  /// How often more in the present part of the catalogue.
  private var share = 0
  private let trunk: EditTrunk
  private var found: [Edit] = []

  /// - Parameters:
  ///   - question: The event that never came.
  ///   - program: The scene.
  ///   - end: The step of the script by which the event is wanted, from 0; nil for no such step.
  ///   - topic: The controllers that one more step may name; nil for all.
  ///   - limits: How far each run may go.
  ///   - budget: What may be tried. What is left of it is for the next search.
  ///   - accept: Whether an edit can be offered, with the program that it makes.
  package init(
    _ question: Expectation.Pattern, in program: Program, before end: Int? = nil, naming topic: Set<String>? = nil,
    limits: Limits = Limits(),
    budget: EditBudget = EditBudget(), accept: @escaping (Edit, Program, inout EditBudget) -> Bool = { _, _, _ in true }
  ) {
    self.question = question
    self.program = program
    self.end = end
    self.topic = topic
    self.accept = accept
    self.budget = budget
    trunk = EditTrunk(question, program, limits)
    self.budget.take(run: trunk.end.work)
  }

  /// The smallest edits first, at most three; those that break something else come last.
  package mutating func run() -> [Edit] {
    for part in EditCatalogue.all {
      guard isLooking else { break }
      share = part.most
      part.propose(&self)
    }
    // Where a step of the scene is the reason, one that leads elsewhere is another story.
    if found.contains(where: \.isOfStep) { found.removeAll(where: \.isStray) }
    let harmless = found.filter { $0.harm == nil }
    return Array((harmless + found.filter { $0.harm != nil }).prefix(3))
  }

  /// The first step in which an event comes; nil if it never comes.
  package static func firstStep(
    of question: Expectation.Pattern, in program: Program, limits: Limits, budget: inout EditBudget
  ) -> Int? {
    let (hunt, work) = EditTrunk.play(question, program, limits)
    budget.take(run: work)
    return hunt.step
  }

  /// Whether a clause of the scene's expectations holds, counted from 0 as they are judged.
  package static func holds(_ clause: Int, in program: Program, limits: Limits, budget: inout EditBudget) -> Bool {
    clausesThatHold(in: program, limits: limits, budget: &budget).contains(clause)
  }

  /// The clauses of the scene's expectations that hold.
  package static func clausesThatHold(in program: Program, limits: Limits, budget: inout EditBudget) -> Set<Int> {
    let outcome = Simulation.play(program, limits: limits).outcome
    budget.take(run: outcome.work)
    return Set(0..<outcome.judged).subtracting(outcome.failures.map(\.clause))
  }

  /// Whether more edits are wanted, and may be tried.
  var isLooking: Bool { runs > 0 && !budget.isSpent && found.count { $0.harm == nil } < 3 && found.count < 6 }

  /// The steps that a person can do before a step of the script, or at its end.
  mutating func possibleSteps(before index: Int? = nil) -> [Step] {
    guard isLooking, share > 0 else { return [] }
    (runs, share) = (runs - 1, share - 1)
    guard let index else { return trunk.end.possibleSteps }
    let (steps, work) = trunk.possibleSteps(before: index)
    budget.take(run: work)
    return steps
  }

  /// Whether a step may be what is missing: a turn of the device only brings what belongs to a change of the size.
  func suits(_ step: Step) -> Bool {
    step.action.verb != .rotate || [.size, .layout].contains(Callback(rawValue: question.callback)?.group)
  }

  /// Whether one more step is about the controllers that are asked about: one that leads elsewhere is another story.
  func isOnTopic(_ step: Step) -> Bool {
    guard let topic, let name = object(of: step) else { return true }
    return topic.contains(name)
  }

  /// Whether one more step is about another controller than the one that is asked about. What comes onto the screen
  /// may be brought by its container.
  private func isStray(_ step: Step) -> Bool {
    let isOfComing = [Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains {
      $0.rawValue == question.callback
    }
    return !isOfComing && object(of: step).map { $0 != question.controller.prefix { $0 != "#" } } ?? false
  }

  /// The controller that a step names, or to which its segue leads.
  private func object(of step: Step) -> String? {
    let named: Int? =
      switch step.action {
      case .trigger(let segue), .perform(let segue):
        step.receiver.flatMap { program.templates[$0.template].segue(segue.name)?.destination }
      case .show(let one), .showDetail(let one), .push(let one), .popTo(let one), .select(let one), .tap(let one),
        .present(let one, _), .scroll(let one), .add(let one, _), .remove(let one), .transition(let one, _),
        .load(let one), .addChild(let one), .addSubview(let one, _), .setRoot(let one):
        one.template
      default: nil
      }
    return named.map { program.templates[$0].id }
  }

  /// Whether it is asked why a controller isn't freed.
  var asksForRelease: Bool { question.callback == Callback.`deinit`.rawValue }

  /// Whether a step, as the file would have it, is one of the edits already, at any place.
  func hasFound(_ step: String) -> Bool {
    found.contains { edit in
      switch edit.change {
      case .append(let other), .insert(let other, _), .step(let other, _): other == step
      case .entry, .top, .key, .recipe, .leaveOut, .again: false
      }
    }
  }

  /// Tries an edit.
  ///
  /// - Parameters:
  ///   - change: The edit, as the writer of the file has to know it.
  ///   - index: The first step of the script that it changes, where it changes nothing else; nil for another edit.
  ///   - added: The step that there is more.
  ///   - carryOut: Changes the program.
  /// - Returns: Whether it brings the event.
  @discardableResult
  mutating func attempt(
    _ change: Edit.Change, from index: Int? = nil, adding added: Step? = nil, _ carryOut: (inout Program) -> Void
  ) -> Bool {
    guard isLooking, share > 0 else { return false }
    (runs, share) = (runs - 1, share - 1)
    var changed = program
    carryOut(&changed)
    let (after, work) = trunk.hunt(in: changed, from: index)
    budget.take(run: work)
    guard let step = after.step else { return false }
    let edit = Edit(
      change: change, step: step, harm: after.harm(besides: trunk.hunt), isStray: added.map(isStray) ?? false)
    // Writing it into the file and reading that again costs a run, too.
    runs -= 1
    if accept(edit, changed, &budget) { found.append(edit) }
    return true
  }
}

extension Edit {
  /// Whether it changes a step of the script, or a segue.
  fileprivate var isOfStep: Bool {
    switch change {
    case .entry, .step: true
    case .top, .key, .recipe, .leaveOut, .again, .append, .insert: false
    }
  }
}
