internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// The steps to try in a world, in the order in which the log makes them likely.
struct Moves {
  /// Steps that go, and steps that bring a class of which the next lines tell.
  private(set) var likely: [Step] = []
  /// Others: they are tried if none of the first explains the lines.
  private var others: [Step] = []
  /// Steps that may have come before the log begins.
  private(set) var unlogged: [Step] = []
  private let next: Arrivals
  /// The templates that may come.
  private let templates: [Int]
  /// By template: the classes of a controller and of all that it holds.
  private let owners: [[Int32]]
  /// The controllers that a person can touch.
  private let touchable: [InstanceID]
  /// Whether what code does more seldom is tried, too.
  private let triesRarer: Bool

  /// - Parameter next: What the next lines tell.
  init(
    of simulation: Simulation, _ owners: [[Int32]], _ evidence: Evidence, _ next: Arrivals, isPrelude: Bool,
    triesRarer: Bool
  ) {
    self.next = next
    self.owners = owners
    self.triesRarer = triesRarer
    touchable = simulation.touchable
    // A class that no line names for long doesn't come now.
    templates = evidence.outermostFirst.filter { template in
      evidence.mayComeAgain[template] && next.isNamed(owners[template])
        || isPrelude && owners[template].contains(where: evidence.residents.contains)
    }
    // Only a size tells of a turn.
    let turns = evidence.tellsSizes
    let living = simulation.livingTemplates.map { evidence.owner(of: $0) }
    let people =
      simulation.possibleSteps(among: touchable).filter { turns || !Moves.isTurn($0) }
      + (turns ? simulation.possibleSizes : [])
    // A screen is shown with the container that it is the first of, or alone.
    for step in people + simulation.possibleCode(bringing: templates, among: touchable) {
      guard let brought = step.action.arriving else {
        add(step, isLikely: true)
        continue
      }
      let classes = printers(of: brought.template)
      if next.mayBegin(with: classes, among: living) {
        let isNear = next.admit(classes, isNew: simulation.isNew(brought))
        add(step, isLikely: isNear)
        if isNear, !classes.isEmpty, let step = simulation.overlay(for: step) { add(step, isLikely: true) }
        if isNear, step.action.showsChild {
          others.append(Step(.code([Step(.load(brought)), step]), in: step.receiver))
        }
      }
      if isPrelude, classes.contains(where: evidence.residents.contains) { unlogged.append(step) }
    }
    if isPrelude { unlogged += people.filter { Moves.isTap($0) } }
    let app: [(Callback, Action)] = [
      (.didEnterBackground, .background), (.willEnterForeground, .foreground), (.willResignActive, .resignActive),
      (.didBecomeActive, .becomeActive), (.willTerminate, .terminate), (.didDisconnect, .terminate),
    ]
    if evidence.hasBars { for step in simulation.possibleTouches(among: touchable) { add(step, isLikely: true) } }
    for (callback, action) in app where evidence.appCallbacks.contains(callback) { likely.append(Step(action)) }
    addExchanges(simulation, among: living)
  }

  /// Adds other members for stacks and pagers, if the next lines may tell of them.
  private mutating func addExchanges(_ simulation: Simulation, among living: [Int32]) {
    let coming = templates.filter { template in
      let isNew = simulation.arrival(of: template).map { simulation.isNew($0) } ?? true
      return next.admit(owners[template], isNew: isNew)
    }
    let below = templates.filter { next.isBelow(owners[$0]) }
    for step in simulation.possibleExchanges(bringing: coming, above: below, among: touchable) {
      guard case .setViewControllers(let list, _) = step.action else {
        add(step, isLikely: true)
        continue
      }
      let (old, new) = simulation.exchange(of: list, in: step.receiver)
      guard next.mayBegin(with: new.flatMap(printers), among: living) else { continue }
      let going = old.flatMap(printers)
      let isLeft = next.isLeft(Set(going), before: new.flatMap(printers))
      // Where none comes, only the end of one in the middle tells; else the one on the screen goes.
      if new.isEmpty ? !isLeft : !next.isGoing(going, or: list.count > 1) { continue }
      let isLikely = isLeft || new.count > 1 || next.isStill && list.count == 1 && old.count == 1
      if isLikely || triesRarer { add(step, isLikely: isLikely) }
    }
  }

  /// All but the likely steps, with what code does more seldom, if the next lines may tell of it.
  func unlikely(in simulation: Simulation, _ evidence: Evidence) -> [Step] {
    guard triesRarer else { return others }
    var all = others
    let later = templates.filter { next.comesLater(owners[$0]) }
    if !later.isEmpty {
      all += simulation.possibleCompletions(bringing: later).filter { step in
        simulation.presented(by: step.receiver).map { next.isGoing(printers(of: $0), or: false) } ?? false
      }
    }
    if let going = next.going {
      all += simulation.possibleDetours(of: owners.indices.filter { owners[$0].contains(going) }, among: touchable)
    }
    let told = templates.filter { template in
      next.admit(owners[template], isNew: false)
        && owners[template].contains { evidence.counted[Int($0)].contains(.didMove) }
    }
    if next.going != nil || next.tellsAnEnd { all += simulation.possibleReturns }
    all += simulation.possibleAnimatedChildren(bringing: told, among: touchable)
    let moving = templates.filter { next.isToldOfParent(owners[$0]) }
    if !moving.isEmpty || next.mayTellAnEnd {
      let leaving = next.mayTellAnEnd ? owners.indices.filter { next.isFirst(owners[$0]) } : []
      all += simulation.possibleHiddenChildren(bringing: moving, removing: leaving, among: touchable)
    }
    return all + simulation.possibleColumns(among: touchable)
  }

  /// The classes of a controller and of all that it holds; none of what UIKit made by itself, such as a column's stack.
  private func printers(of template: Int) -> [Int32] { owners.indices.contains(template) ? owners[template] : [] }

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
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .present, .dismiss:
      guard next.isStill else { break }
      var still = step
      still.isAnimated = false
      all.append(still)
    default: break
    }
    if triesRarer, step.action == .dismiss {
      var givenUp = step
      givenUp.isCancelled = true
      others.append(givenUp)
    }
    if isLikely { likely += all } else { others += all }
  }

  /// Steps of one sort do alike in worlds that are nearly alike.
  struct Sort: Hashable {
    private enum Verb {
      case push, present, dismiss, pop, popToRoot, popTo, setViewControllers, tap, select, swipe, trigger, add, remove
      case transition, setRoot
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
      case .popTo(let one): (verb, template) = (.popTo, one.template)
      case .setViewControllers(let list, _): (verb, template) = (.setViewControllers, list.last?.template ?? -1)
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

    init(_ sorts: [Sort?], _ evidence: Evidence, at place: Int, in world: borrowing World) {
      lines = Array(evidence.codes[place..<min(place + Likeness.view, evidence.codes.count)])
      self.sorts = sorts.compactMap(\.self)
      count = world.members.count
    }
  }

  /// The likely steps in two parts: those of some sorts, and the others.
  ///
  /// - Parameter own: The sort of each likely step.
  func likely(_ own: [Sort?], behind sorts: Set<Sort>) -> (first: [Step], others: [Step]) {
    if sorts.isEmpty { return ([], likely) }
    var (first, others): ([Step], [Step]) = ([], [])
    for (step, sort) in zip(likely, own) {
      if sort.map(sorts.contains) == true { first.append(step) } else { others.append(step) }
    }
    return (first, others)
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

extension Simulation {
  /// The templates of the controllers that are there.
  fileprivate var livingTemplates: [Int] { world.members.filter { world[$0].isAlive }.map { Int(world[$0].template) } }

  /// A presentation that leaves the presenter where it is, beside one that covers it on systems before sheets; nil where
  /// the scene says the style.
  fileprivate func overlay(for step: Step) -> Step? {
    guard case .present(let child, var options) = step.action, options.modalPresentationStyle == nil,
      !world.device.does(.automaticIsSheet), ![.alert, .search].contains(program.kind(of: child.template)),
      program.settings(of: child.template)?.properties[.modalPresentationStyle] == nil
    else { return nil }
    options.modalPresentationStyle = .overFullScreen
    return Step(.present(child, options), in: step.receiver)
  }

  /// The template of what a controller presents.
  fileprivate func presented(by presenter: Reference?) -> Int? {
    presenter.flatMap { living($0) }.flatMap { world.presentedOnScreen(from: $0) }.map { Int(world[$0].template) }
  }

  /// The templates that a list of members takes out of a container, and those that it brings.
  fileprivate func exchange(of list: [Reference], in receiver: Reference?) -> (old: [Int], new: [Int]) {
    guard let receiver, let container = living(receiver) else { return ([], []) }
    let members = world.children(of: container)
    let kept = list.compactMap { isNew($0) ? nil : living($0) }
    return (
      members.filter { !kept.contains($0) }.map { Int(world[$0].template) },
      list.filter { one in isNew(one) || living(one).map { !members.contains($0) } == true }.map(\.template)
    )
  }
}

extension Action {
  /// Whether it shows a child.
  fileprivate var showsChild: Bool {
    switch self {
    case .push, .add: true
    default: false
    }
  }

  /// The controller that a step brings.
  var arriving: Reference? {
    switch self {
    case .push(let one), .present(let one, _), .add(let one, _), .transition(let one, _), .setRoot(let one),
      .showDetail(let one):
      one
    default: nil
    }
  }
}
