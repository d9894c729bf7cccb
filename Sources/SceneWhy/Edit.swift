public import SceneBasics
public import ScenePlan
public import SceneProgram
internal import SceneWorld

/// A small change of a scene that brings an event.
public struct Edit: Hashable, Sendable {
  /// The line to write: `modalPresentationStyle: fullScreen`.
  public var line: String
  /// What it changes: `in the segue 'next'`, `instead of step 2`.
  public var place: String
  public var mark: SourceMark
  /// The first step in which the event comes then.
  public var step: Int
}

/// Looks for edits that bring an event. Each that is offered has been run.
public struct EditSearch {
  private let program: Program
  private let question: EventQuestion
  private let limits: Limits
  /// How often the scene may still be run.
  private var budget = 60
  public private(set) var found: [Edit] = []

  /// - Parameters:
  ///   - question: The event that never came.
  ///   - program: The scene.
  ///   - limits: How far each run may go.
  public init(_ question: EventQuestion, in program: Program, limits: Limits = Limits()) {
    self.question = question
    self.program = program
    self.limits = limits
  }

  /// The smallest edits first, at most three.
  public mutating func run() -> [Edit] {
    tryStyles()
    tryAnswers()
    tryAnimation()
    trySystems()
    tryNextSteps()
    tryScript()
    return Array(found.prefix(3))
  }

  // MARK: The catalogue

  /// Presentations in another style.
  private mutating func tryStyles() {
    for style in [PresentationStyle.fullScreen, .pageSheet] {
      let line = "modalPresentationStyle: \(style.rawValue)"
      for (index, template) in program.templates.enumerated() {
        for (number, segue) in template.segues.enumerated()
        where segue.mayPresent && segue.modalPresentationStyle != style {
          attempt(line, "in the segue '\(segue.id)' of '\(template.id)'", at: segue.verbPlace) { program in
            program.update(index) { $0.segues[number].modalPresentationStyle = style }
          }
        }
      }
      eachStep { step, number in
        guard case .present(let reference, var options) = step.action, options.modalPresentationStyle != style else {
          return nil
        }
        options.modalPresentationStyle = style
        var changed = step
        changed.action = .present(reference, options)
        return (changed, line, "in step \(number)")
      }
    }
  }

  /// Overrides that answer otherwise.
  private mutating func tryAnswers() {
    for (index, template) in program.templates.enumerated() {
      for (number, override) in (template.settings?.overrides ?? []).enumerated() {
        guard case .answer(let key, .bool(let answer)) = override.body else { continue }
        attempt("\(key.rawValue): \(!answer)", "under 'overrides' of '\(template.id)'", at: override.place) { program in
          program.update(index) { $0.settings?.overrides[number].body = .answer(key, .bool(!answer)) }
        }
      }
    }
  }

  /// Steps with and without animation.
  private mutating func tryAnimation() {
    eachStep { step, number in
      guard step.action.verb.isAnimatable else { return nil }
      var changed = step
      let isAnimated = step.isAnimated ?? true
      changed.isAnimated = !isAnimated
      return (changed, "animated: \(!isAnimated)", "in step \(number)")
    }
  }

  /// Other systems, the nearest first.
  private mutating func trySystems() {
    let changes = program.changes
    let versions = (Behaviour.oldest...Behaviour.newest).filter { $0 != program.ios }
      .sorted { (abs($0 - program.ios), $0) < (abs($1 - program.ios), $1) }
    var profiles = [Behaviour.profile(ios: program.ios)]
    for version in versions {
      let profile = Behaviour.profile(ios: version)
      guard !profiles.contains(profile) else { continue }
      profiles.append(profile)
      let count = found.count
      attempt("ios: \(version)", "at the top", at: .none) { program in
        program.move(to: version, changes: changes)
      }
      if found.count > count { return }
    }
  }

  /// One more step, of those that a person can do at the end.
  private mutating func tryNextSteps() {
    guard found.count < 3 else { return }
    let end = Simulation.run(program, limits: limits, observer: NoObserver())
    for step in end.possibleSteps {
      attempt("- " + program.title(of: step), "behind the last step", at: .none) { program in
        program.script = (program.script ?? []) + [step]
      }
    }
  }

  /// A step left out.
  private mutating func tryScript() {
    guard found.count < 3, let script = program.script else { return }
    for (index, step) in script.enumerated() where step.action.verb != .expect && step.action.verb != .launch {
      attempt("# - " + program.title(of: step), "instead of step \(index + 1)", at: step.place) { program in
        program.script?.remove(at: index)
      }
    }
  }

  // MARK: Attempts

  /// Changes the steps of the script, one after the other.
  private mutating func eachStep(_ change: (Step, Int) -> (step: Step, line: String, place: String)?) {
    for (index, step) in (program.script ?? []).enumerated() {
      guard let edit = change(step, index + 1) else { continue }
      attempt(edit.line, edit.place, at: step.place) { $0.script?[index] = edit.step }
    }
  }

  private mutating func attempt(_ line: String, _ place: String, at spot: Place, _ change: (inout Program) -> Void) {
    guard budget > 0, found.count < 3 else { return }
    budget -= 1
    var changed = program
    change(&changed)
    let (simulation, plan) = Simulation.record(changed, limits: limits, observer: FirstEvent(question))
    guard let observer = simulation.observer as? FirstEvent, simulation.world.limit == nil else { return }
    guard let event = observer.events.first(where: { question.matches($0, in: plan) }) else { return }
    found.append(Edit(line: line, place: place, mark: program.places.mark(of: spot), step: event.step))
  }
}

/// The events of the callback that is asked for.
private struct FirstEvent: LifecycleObserver {
  let name: String
  var events: [LifecycleEvent] = []
  var wantsInstructions: Bool { false }

  init(_ question: EventQuestion) { name = question.callback }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback.rawValue == name || event.callback == .unwindAction { events.append(event) }
  }
}

extension Segue {
  /// Whether it can end in a presentation.
  fileprivate var mayPresent: Bool {
    switch verb {
    case .show, .showDetail, .present: true
    case .push, .embed, .unwind, .custom: false
    }
  }
}

extension StepVerb {
  /// Whether UIKit has an `animated` flag for it that changes more than the flag.
  fileprivate var isAnimatable: Bool {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .present, .dismiss, .select, .setRoot: true
    default: false
    }
  }
}
