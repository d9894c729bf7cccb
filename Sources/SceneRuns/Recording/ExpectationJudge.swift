internal import ScenePlan
internal import SceneWorld

/// Judges what a scene expects while it runs (section 8 of the format).
struct ExpectationJudge: LifecycleObserver {
  private(set) var outcome = RunOutcome(raised: nil, failures: [], judged: 0)

  /// The plan that is run: a whole one, or the head of one where a program is played.
  private let scene: HierarchyPlan
  private var events: [LifecycleEvent] = []
  private var index: EventIndex
  /// How many events there were when each step started.
  private var starts: [Int: Int] = [:]
  private var launchStart = 0
  /// The place of the first event that expectations which stand together look at.
  private var groupStart = 0
  /// How many events there were when the latest expectation looked.
  private var lastLook: Int?
  private var followsExpectation = false
  /// The last step that wasn't an expectation.
  private var lastStep = 0
  private var exception: UIKitMessage?
  /// The instances that have ever lived.
  private var made: Set<String> = []

  /// About how many events a step has.
  private static let eventsOfStep = 16

  /// - Parameter steps: How many steps there will be.
  init(_ plan: HierarchyPlan, steps: Int) {
    scene = plan
    index = EventIndex(for: plan.expectations)
    // Room that isn't used costs nothing; a list that grows is copied.
    events.reserveCapacity(ExpectationJudge.eventsOfStep * steps)
  }

  var wishes: ObserverWishes { .events }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback == .exception, case .message(let message) = event.argument { exception = message.kind }
    events.append(event)
  }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    starts[step.number] = events.count
    if step.number == 0 || scene.judges(in: step) { return }
    // The first expectation of a script begins at its first step.
    if lastLook == nil { lastLook = events.count }
    lastStep = step.number
    followsExpectation = false
  }

  mutating func judge(_ id: ExpectationID, cast plan: HierarchyPlan, world: borrowing World) {
    let expectation = scene.expectations[id.index]
    if !followsExpectation { groupStart = lastLook ?? 0 }
    lastLook = events.count
    followsExpectation = true
    let start =
      switch expectation.since {
      case .lastLook: groupStart
      case .launch: launchStart
      case .step(let number): starts[number] ?? 0
      }
    for event in events[index.count...] where event.callback == .`init` {
      if let instance = event.instance { made.insert(plan.name(instance)) }
    }
    index.follow(events, in: plan)
    let stretch = EventStretch(
      plan: plan, earlier: events[..<start], events: events[start...], index: index, of: expectation.of,
      callbacks: expectation.callbacks, lastStep: lastStep)
    let isHere = expectation.scope.includes(ios: plan.ios, device: plan.device)
    for clause in expectation.clauses {
      outcome.judged += 1
      guard isHere else { continue }
      guard let failure = failure(of: clause.condition, in: stretch, plan, world: world) else { continue }
      outcome.failures.append(
        RunOutcome.Failure(
          step: expectation.step, mark: clause.mark, message: failure.message, difference: failure.difference,
          firstStep: start < events.count ? events[start].step : expectation.step, clause: outcome.judged - 1,
          happened: happened(instead: clause.condition, failure, plan, world), controllers: failure.controllers,
          event: failure.event))
    }
  }

  /// The value that would hold in the place of a condition that doesn't.
  private func happened(
    instead condition: Expectation.Condition, _ failure: FailedCondition, _ plan: HierarchyPlan,
    _ world: borrowing World
  ) -> [String]? {
    switch condition {
    case .trace, .tree: failure.difference.filter { !$0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    case .visible: world.visible.map { [plan.name($0)] }
    case .contains, .lacks, .appeared, .alive, .released, .answers, .displayMode, .tabBar, .warnings, .raises: nil
    }
  }

  private mutating func failure(
    of condition: Expectation.Condition, in stretch: EventStretch, _ plan: HierarchyPlan, world: borrowing World
  ) -> FailedCondition? {
    switch condition {
    case .trace(let patterns): return stretch.failureOfTrace(patterns)
    case .contains(let patterns): return stretch.failureOfContains(patterns)
    case .lacks(let patterns): return stretch.failureOfLacks(patterns)
    case .visible(let name):
      let visible = world.visible.map { plan.name($0) }
      guard visible != name else { return nil }
      return FailedCondition(
        "visible is \(quoted(visible)), expected '\(name)'\(endOfSearch(name, plan, world))",
        controllers: visible.map { [$0] } ?? [])
    case .appeared(let names):
      let appeared = instances(of: plan, in: world) { $0.isAlive && !$0.isPrivate && $0.appearance == .appeared }
      return difference("appeared", expected: names.sorted(), actual: appeared.sorted())
    case .tree(let lines): return failureOfTree(lines, plan, world: world)
    case .alive(let names):
      let living = living(of: plan, in: world)
      let dead = names.filter { !living.contains($0) }
      return dead.isEmpty ? nil : FailedCondition("not alive: \(listed(dead))", controllers: dead)
    case .released(let names):
      let living = living(of: plan, in: world)
      let left = names.filter { living.contains($0) }
      if !left.isEmpty { return FailedCondition("still alive: \(listed(left))", controllers: left) }
      let unmade = names.filter { !made.contains($0) }
      return unmade.isEmpty ? nil : FailedCondition("never made: \(listed(unmade))", controllers: unmade)
    case .answers(let question, let name):
      let answerer = world.answerer(of: question).map { plan.name($0) }
      return answerer == name
        ? nil : FailedCondition("'\(question.rawValue)' is answered by \(quoted(answerer)), expected '\(name)'")
    case .displayMode(let mode):
      var modes: [String] = []
      for instance in world.members where world[instance].isAlive {
        if let mode = world.displayMode(of: instance) { modes.append(plan.name(mode)) }
      }
      if modes.contains(mode) { return nil }
      let found = modes.first.map { "displayMode is '\($0)'" } ?? "no expanded split view controller is on the screen"
      return FailedCondition("\(found), expected '\(mode)'")
    case .tabBar(let state): return failureOfTabBar(state, plan, world)
    case .warnings(let kinds):
      return difference("warnings", expected: kinds.map(\.name), actual: stretch.warnings.map(\.name))
    case .raises(let kind):
      if exception == kind {
        outcome.isRaiseExpected = true
        return nil
      }
      return FailedCondition(
        exception.map { "'\($0.name)' was raised, expected '\(kind.name)'" }
          ?? "nothing was raised, expected '\(kind.name)'")
    }
  }

  private func failureOfTabBar(_ wanted: TabBarState, _ plan: HierarchyPlan, _ world: borrowing World)
    -> FailedCondition?
  {
    for line in world.treeLines where plan.template(of: line.instance).kind == .tabs {
      guard world.isInWindow(line.instance) else { continue }
      let state: TabBarState = world.hidesTabBar(of: line.instance, in: plan) ? .hidden : .shown
      return state == wanted
        ? nil : FailedCondition("the tab bar is '\(state.rawValue)', expected '\(wanted.rawValue)'")
    }
    return FailedCondition("no tab bar controller is on the screen, expected its bar to be '\(wanted.rawValue)'")
  }

  /// A line without a state holds for any state.
  private func failureOfTree(_ expected: [String], _ plan: HierarchyPlan, world: borrowing World) -> FailedCondition? {
    var actual: [String] = []
    for line in world.treeLines { actual.append(plan.text(of: line, world[line.instance].appearance)) }
    let wanted = Set(expected)
    for (index, line) in actual.enumerated() {
      let bare = line.split(separator: " ", omittingEmptySubsequences: false).dropLast().joined(separator: " ")
      if wanted.contains(bare) { actual[index] = bare }
    }
    return difference("tree", expected: expected, actual: actual)
  }

  private func difference(_ what: String, expected: [String], actual: [String]) -> FailedCondition? {
    expected == actual
      ? nil : FailedCondition("\(what) differs", LineDifference.lines(expected: expected, actual: actual))
  }

  private func instances(
    of plan: HierarchyPlan, in world: borrowing World, where isIncluded: (World.Node) -> Bool
  ) -> [String] {
    var names: [String] = []
    for instance in world.members where isIncluded(world[instance]) {
      names.append(plan.instances[instance.index].name)
    }
    return names
  }

  private func living(of plan: HierarchyPlan, in world: borrowing World) -> Set<String> {
    Set(instances(of: plan, in: world) { $0.isAlive })
  }

  /// Why a controller on the screen isn't the visible one: the search ended at a container above it.
  private func endOfSearch(_ name: String, _ plan: HierarchyPlan, _ world: borrowing World) -> String {
    guard let visible = world.visible else { return "" }
    if plan.name(visible).hasPrefix(name + "#") {
      return ": that is another instance of '\(name)', and a name without a number means the first"
    }
    for instance in plan.instances.indices.map({ InstanceID($0) }) where plan.name(instance) == name {
      if instance != visible, world[instance].appearance == .appeared, world.isAncestor(visible, of: instance) {
        return ": the search ends at a container; inside it '\(name)' is shown, which 'appeared' can say"
      }
    }
    return ""
  }

  private func listed(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  private func quoted(_ name: String?) -> String { name.map { "'\($0)'" } ?? "nothing" }
}
