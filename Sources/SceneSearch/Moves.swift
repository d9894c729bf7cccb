internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The steps to try in a world, in the order in which the log makes them likely.
struct Moves {
  /// Steps that go, and steps that bring a class of which the next lines tell.
  private(set) var likely: [Step] = []
  /// All others: they are tried if none of the first explains the lines.
  private(set) var others: [Step] = []
  /// Steps that may have come before the log begins.
  private(set) var unlogged: [Step] = []

  init(
    of simulation: Simulation, _ program: Program, _ evidence: Evidence, at place: Int, isPrelude: Bool
  ) {
    let next = Arrivals(evidence, at: place)
    let templates = Array(program.templates.indices)
    let owners = templates.map { Moves.owners(of: $0, in: program, evidence) }
    // A screen is shown with the container that it is the first of, or alone.
    for step in simulation.possibleSteps + simulation.possibleCode(bringing: templates) {
      guard let brought = step.action.arriving else {
        add(step, isLikely: true, evidence)
        continue
      }
      let classes = owners[brought.template]
      let isNear = next.admit(classes, isNew: simulation.isNew(brought))
      add(step, isLikely: isNear, evidence)
      if isNear, case .push = step.action {
        others.append(Step(.code([Step(.load(brought)), step]), in: step.receiver))
      }
      if isPrelude, classes.contains(where: evidence.residents.contains) { unlogged.append(step) }
    }
    if isPrelude { unlogged += simulation.possibleSteps.filter { Moves.isTap($0) } }
    if evidence.appCallbacks.contains(.didEnterBackground) { likely.append(Step(.background)) }
    if evidence.appCallbacks.contains(.willEnterForeground) { likely.append(Step(.foreground)) }
  }

  private static func isTap(_ step: Step) -> Bool {
    switch step.action {
    case .tap, .trigger: true
    default: false
    }
  }

  /// A step, the same given up, and the same without animation.
  private mutating func add(_ step: Step, isLikely: Bool, _ evidence: Evidence) {
    var all = [step]
    if case .swipe(let gesture, _, let decelerates) = step.action {
      all.append(Step(.swipe(gesture, isCancelled: true, decelerates: decelerates), in: step.receiver))
    }
    switch step.action {
    case .push, .pop, .popToRoot, .present, .dismiss:
      guard evidence.tellsAnimation else { break }
      var still = step
      still.isAnimated = false
      all.append(still)
    default: break
    }
    if isLikely { likely += all } else { others += all }
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
