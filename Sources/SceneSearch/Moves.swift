internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// The steps to try in a world, in the order in which the log makes them likely.
struct Moves {
  /// Steps that go, and steps that bring a class of which the next lines tell.
  private(set) var likely: [Step] = []
  /// All others: they are tried if none of the first explains the lines.
  private(set) var others: [Step] = []
  /// Steps that may have come before the log begins.
  private(set) var unlogged: [Step] = []
  /// Whether the next lines may tell of a step that isn't animated.
  private let isStill: Bool

  /// - Parameter owners: By template: the classes of a controller and of all that it holds.
  init(
    of simulation: Simulation, _ owners: [[Int32]], _ evidence: Evidence, at place: Int, isPrelude: Bool, isExact: Bool
  ) {
    let next = Arrivals(evidence, at: place, isExact: isExact)
    // A class that no line names for long doesn't come now.
    let templates = owners.indices.filter { template in
      evidence.mayComeAgain[template] && next.isNamed(owners[template])
        || isPrelude && owners[template].contains(where: evidence.residents.contains)
    }
    // Only a size tells of a turn.
    let turns = evidence.tellsSizes
    let people = simulation.possibleSteps.filter { turns || !Moves.isTurn($0) }
    isStill = next.isStill
    // A screen is shown with the container that it is the first of, or alone.
    for step in people + simulation.possibleCode(bringing: templates) {
      guard let brought = step.action.arriving else {
        add(step, isLikely: true)
        continue
      }
      let classes = owners[brought.template]
      let isNear = next.admit(classes, isNew: simulation.isNew(brought))
      add(step, isLikely: isNear)
      if isNear, case .push = step.action {
        others.append(Step(.code([Step(.load(brought)), step]), in: step.receiver))
      }
      if isPrelude, classes.contains(where: evidence.residents.contains) { unlogged.append(step) }
    }
    if isPrelude { unlogged += people.filter { Moves.isTap($0) } }
    if evidence.appCallbacks.contains(.didEnterBackground) { likely.append(Step(.background)) }
    if evidence.appCallbacks.contains(.willEnterForeground) { likely.append(Step(.foreground)) }
  }

  private static func isTurn(_ step: Step) -> Bool {
    if case .rotate = step.action { true } else { false }
  }

  private static func isTap(_ step: Step) -> Bool {
    switch step.action {
    case .tap, .trigger: true
    default: false
    }
  }

  /// A step, the same given up, and the same without animation.
  private mutating func add(_ step: Step, isLikely: Bool) {
    var all = [step]
    if case .swipe(let gesture, _, let decelerates) = step.action {
      all.append(Step(.swipe(gesture, isCancelled: true, decelerates: decelerates), in: step.receiver))
    }
    switch step.action {
    case .push, .pop, .popToRoot, .present, .dismiss:
      guard isStill else { break }
      var still = step
      still.isAnimated = false
      all.append(still)
    default: break
    }
    if isLikely { likely += all } else { others += all }
  }

  /// Steps of one sort do alike in worlds that are nearly alike.
  struct Sort: Hashable {
    private enum Verb {
      case push, present, dismiss, pop, popToRoot, tap, select, swipe, trigger, add, remove, transition, setRoot
    }

    private let verb: Verb
    private let template: Int
    /// A style, a gesture, or the name of a segue.
    private var detail = ""
    private var isCancelled = false
    private let isStill: Bool

    init?(_ step: Step) {
      isStill = step.isAnimated == false
      switch step.action {
      case .push(let one): (verb, template) = (.push, one.template)
      case .present(let one, let options):
        (verb, template) = (.present, one.template)
        detail = options.modalPresentationStyle?.rawValue ?? ""
      case .tap(let one): (verb, template) = (.tap, one.template)
      case .select(let one): (verb, template) = (.select, one.template)
      case .pop: (verb, template) = (.pop, -1)
      case .popToRoot: (verb, template) = (.popToRoot, -1)
      case .dismiss: (verb, template) = (.dismiss, -1)
      case .swipe(let gesture, let cancels, _):
        (verb, template) = (.swipe, -1)
        (detail, isCancelled) = (gesture.rawValue, cancels)
      case .trigger(let segue):
        (verb, template) = (.trigger, step.receiver?.template ?? -1)
        detail = segue.name
      case .add(let one, _): (verb, template) = (.add, one.template)
      case .remove(let one): (verb, template) = (.remove, one.template)
      case .transition(let one, _): (verb, template) = (.transition, one.template)
      case .setRoot(let one): (verb, template) = (.setRoot, one.template)
      default: return nil
      }
    }
  }

  /// A place in a log and what can be done there: where both are alike, the same sorts of steps explain the lines.
  struct Likeness: Hashable {
    /// How many lines are looked at: about as many as one step prints.
    private static let view = 6

    private let lines: [Int32]
    private let sorts: [Sort]
    /// How many controllers live.
    private let count: Int

    init(_ moves: Moves, _ evidence: Evidence, at place: Int, in world: borrowing World) {
      lines = Array(evidence.codes[place..<min(place + Likeness.view, evidence.codes.count)])
      sorts = moves.likely.compactMap { Sort($0) }
      count = world.members.count
    }
  }

  /// The likely steps in two parts: those of some sorts, and the others.
  func likely(behind sorts: Set<Sort>) -> (first: [Step], others: [Step]) {
    if sorts.isEmpty { return ([], likely) }
    let isFirst = likely.map { step in Sort(step).map(sorts.contains) ?? false }
    return (
      zip(likely, isFirst).compactMap { $1 ? $0 : nil }, zip(likely, isFirst).compactMap { $1 ? nil : $0 }
    )
  }

  /// The classes of a template and of all that it holds.
  static func owners(of template: Int, in program: Program, _ evidence: Evidence) -> [Int32] {
    var found: [Int32] = []
    var open = [template]
    var seen: Set<Int> = []
    while let next = open.popLast(), program.templates.indices.contains(next) {
      guard seen.insert(next).inserted else { continue }
      if evidence.owner(of: next) >= 0 { found.append(evidence.owner(of: next)) }
      open += program.templates[next].contents.map(\.template)
    }
    return found
  }

  /// Whether a step makes a controller while another one of the same template lives or lived.
  static func bringsSecond(_ step: Step) -> Bool {
    if case .code(let steps) = step.action { return steps.contains { bringsSecond($0) } }
    return (step.action.arriving?.ordinal ?? 1) > 1
  }
}

extension Action {
  /// The controller that a step brings.
  var arriving: Reference? {
    switch self {
    case .push(let one), .present(let one, _), .add(let one, _), .transition(let one, _), .setRoot(let one): one
    default: nil
    }
  }
}
