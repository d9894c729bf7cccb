internal import SceneBasics
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// A run of the scene as it is, with copies of it at some of its steps: a scene in which a later step is another one is
/// played on from the nearest copy, and not from its beginning.
struct EditTrunk {
  private let question: Expectation.Pattern
  private let program: Program
  private let limits: Limits
  private var copies: [Simulation] = []
  /// The end of the run.
  let end: Simulation
  let hunt: Hunt

  /// How many copies are kept, and how many controllers all of them may have: a copy takes the room of its world.
  private static let mostCopies = 16
  private static let mostNodes = 100_000

  init(_ question: Expectation.Pattern, _ program: Program, _ limits: Limits) {
    self.question = question
    self.program = program
    self.limits = limits
    var run = EditTrunk.start(question, program, limits)
    let distance = (program.script?.count ?? 0) / EditTrunk.mostCopies + 1
    while run.performNext() {
      guard run.nextStep > 0, run.nextStep % distance == 0 else { continue }
      if (copies.count + 1) * run.world.count <= EditTrunk.mostNodes { copies.append(run) }
    }
    run.finish()
    end = run
    hunt = Hunt(run)
  }

  /// The hunt for the event in a changed program, and how much work it was.
  ///
  /// - Parameter index: The first step of the script that is changed, where nothing else is; nil for another change.
  func hunt(in program: Program, from index: Int?) -> (hunt: Hunt, work: Int) {
    guard let fork = fork(of: program, from: index) else { return EditTrunk.play(question, program, limits) }
    var run = fork
    run.play()
    return (Hunt(run), run.work - fork.work)
  }

  /// The steps that a person can do before a step of the script, once all has settled; and how much work it was to know
  /// them.
  func possibleSteps(before index: Int) -> (steps: [Step], work: Int) {
    var program = program
    program.script = program.script.map { Array($0[..<index]) }
    let start = fork(of: program, from: index) ?? EditTrunk.start(question, program, limits)
    var run = start
    run.play()
    return (run.possibleSteps, run.work - start.work)
  }

  /// The hunt for the event in a program that was read anew.
  static func play(
    _ question: Expectation.Pattern, _ program: Program, _ limits: Limits
  ) -> (hunt: Hunt, work: Int) {
    var run = start(question, program, limits)
    run.play()
    return (Hunt(run), run.work)
  }

  /// A copy that was taken before a step, as the run of another program. What comes before the script depends on its
  /// first step, so nothing is forked there.
  private func fork(of program: Program, from index: Int?) -> Simulation? {
    guard let index, index > 0, let copy = copies.last(where: { $0.nextStep <= index }) else { return nil }
    return copy.fork(as: EditTrunk.bare(program))
  }

  private static func start(_ question: Expectation.Pattern, _ program: Program, _ limits: Limits) -> Simulation {
    let program = bare(program)
    var start = Simulation(program, limits: limits, observer: Sightings(question))
    start.keepCast(in: HierarchyPlan(head: program))
    return start
  }

  /// A program that expects nothing: nothing is judged here, and so fewer events are kept.
  private static func bare(_ program: Program) -> Program {
    var program = program
    program.expectations = []
    return program
  }
}

/// The moments at which a run has the asked event, and everything that goes wrong in it.
struct Hunt {
  /// The step in which the event came first; nil if it never came.
  var step: Int?
  private var wrongs: [String: Int] = [:]

  fileprivate init(_ simulation: Simulation) {
    // A step that means nothing then is an error, and nothing of the scene runs.
    guard simulation.world.limit == nil, let seen = simulation.observer as? Sightings, !seen.isStopped else { return }
    step = seen.events.first { seen.question.matches($0, in: simulation.cast) }?.step
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

  /// The first thing that goes wrong now, and did not before.
  func harm(besides before: Hunt) -> String? {
    wrongs.filter { $0.value > before.wrongs[$0.key, default: 0] }.keys.sorted().first.map { $0 + " then" }
  }
}

/// The events of the callback that is asked for, and what goes wrong.
private struct Sightings: LifecycleObserver {
  let question: Expectation.Pattern
  var events: [LifecycleEvent] = []
  var wrongs: [LifecycleEvent] = []
  /// Whether a step meant nothing.
  var isStopped = false

  init(_ question: Expectation.Pattern) { self.question = question }

  var wishes: ObserverWishes { .events }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    if case .problem = remark { isStopped = true }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback.rawValue == question.callback || event.callback == .unwindAction { events.append(event) }
    switch event.callback {
    case .warning, .exception, .ignored: wrongs.append(event)
    default: break
    }
  }
}
