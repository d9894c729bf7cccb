package import ScenePlan

/// Answers questions about a run that has been logged.
package struct Explainer {
  let plan: HierarchyPlan
  let log: CauseLog
  /// The refusals of each step, so that asking for every step takes no longer than asking once.
  let refusalsOfSteps: [Int: [EffectID]]
  /// The questions that the same code asked, and the presentations of each controller. Without refusals they are empty.
  let questionsOfCode: [EffectID: [EffectID]]
  let presentationsOf: [InstanceID: [EffectID]]

  package init(_ plan: HierarchyPlan, _ log: CauseLog) {
    self.plan = plan
    self.log = log
    var refusals: [Int: [EffectID]] = [:]
    for (id, step) in log.refusals { refusals[step, default: []].append(id) }
    refusalsOfSteps = refusals
    var questions: [EffectID: [EffectID]] = [:]
    var presentations: [InstanceID: [EffectID]] = [:]
    if !refusals.isEmpty {
      for id in log.questions { questions[log.parent(of: id), default: []].append(id) }
      for (id, presented) in log.presentations { presentations[presented, default: []].append(id) }
    }
    questionsOfCode = questions
    presentationsOf = presentations
  }

  /// The events that a question means, in the order in which they came.
  ///
  /// - Parameter step: The number of a step; nil means any.
  package func events(_ question: Expectation.Pattern, step: Int? = nil) -> [Effect] {
    let callbacks = [Callback(rawValue: question.callback), .unwindAction]
    return log.events.compactMap { id in
      guard callbacks.contains(log.callback(of: id)), let effect = log[id], step == nil || effect.step == step,
        case .event(let event) = effect.kind,
        question.matches(event, in: plan)
      else { return nil }
      return effect
    }
  }

  /// An event of a step, and the place among them of the event that it comes from.
  package typealias Branch = (event: EffectID, above: Int?)

  /// The events of a step, as they came. What is said of them is asked for one by one: of all at once it would take some
  /// thirty times the room.
  package func tree(ofStep number: Int) -> [Branch] {
    var branches: [Branch] = []
    for id in log.events {
      guard let effect = log[id], effect.step == number, isShown(effect) else { continue }
      // The events stand in the order of their numbers, and a chain leads to ever smaller ones.
      let first = branches.first?.event ?? id
      var above: Int?
      var ancestor = effect.parent
      while above == nil, ancestor >= first {
        let place = branches.firstPlace { $0.event >= ancestor }
        if place < branches.count, branches[place].event == ancestor { above = place }
        ancestor = log.parent(of: ancestor)
      }
      branches.append((id, above))
    }
    return branches
  }

  /// Why an event of such a tree came.
  package func explain(_ event: EffectID) -> Explanation? { log[event].map { explain($0, isOne: false) } }

  /// The title of an event of such a tree, its nearest reason and its rule.
  package func nearestReason(of event: EffectID) -> (title: String, reason: Cause?, rule: RuleNumber?) {
    guard let effect = log[event], case .event(let told) = effect.kind else { return ("", nil, nil) }
    return (plan.text(of: told), nearestLink(of: effect) ?? besides(effect).first, effect.rule)
  }

  /// The title of an event of such a tree.
  package func title(of event: EffectID) -> String {
    guard case .event(let told)? = log[event]?.kind else { return "" }
    return plan.text(of: told)
  }

  /// When an event of such a tree came.
  package func time(of event: EffectID) -> Ticks? { log[event]?.time }

  /// Whether it is an event of a controller that the scene knows.
  func isShown(_ effect: Effect) -> Bool {
    guard case .event(let event) = effect.kind else { return false }
    return !(event.instance.map { plan.instances[$0.index].isPrivate } ?? false)
  }

  /// The last step in which something came.
  package var lastStep: Int? { log.events.last.flatMap { log[$0]?.step } }

  /// Why an event came.
  ///
  /// - Parameter isOne: Whether it is the only one that is asked for, so that all of the run may be looked through.
  package func explain(_ effect: Effect, isOne: Bool = true) -> Explanation {
    var title = ""
    if case .event(let event) = effect.kind { title = plan.text(of: event) }
    let besides = besides(effect, isOne: isOne)
    return Explanation(
      title: title, came: true, step: effect.step, time: effect.time, rule: effect.rule,
      links: joining(besides, to: links(of: effect)), causes: joining(besides, to: causes(of: effect)))
  }

  /// An effect and all that it comes from, as the machine has them.
  package func details(of effect: Effect) -> [Effect] { log.chain(from: effect) }

  // MARK: Chains

  /// The reasons of an effect as people read them, from near to far.
  ///
  /// - Parameters:
  ///   - namesAll: Whether each is to stand alone, with a name in place of `it`.
  ///   - isPlaced: Whether the last one needs the line of a step right above it.
  ///   - isEnough: Whether no more are wanted, told how many there are and the last of them.
  func links(
    of effect: Effect, namesAll: Bool = false, isPlaced: Bool = true, until isEnough: (Int, Cause) -> Bool
  ) -> [Cause] {
    var wording = CauseWording(plan: plan, chain: CauseChain(from: effect, in: log.effects), namesAll: namesAll)
    var links: [Cause] = []
    var isOver = false
    var place = 0
    while let last = wording.chain[place + 1] {
      place += 1
      guard let text = wording.sentence(place), links.last?.text != text else {
        // What a step has said of itself needs no line for the step, but its place.
        if case .step = last.kind, let line = links.indices.last, links[line].mark == nil {
          links[line].mark = mark(of: last)
        }
        continue
      }
      if isOver { break }
      var link = cause(last, text + presenterWords(of: last))
      if wording.isOfPicture(place) { link.rule = .v8 }
      if let moment = wording.moment(place) {
        (link.moment, link.rule) = (moment, wording.above(place)?.rule)
      } else if wording.moment(place - 1) != nil {
        link.rule = nil
      }
      links.append(link)
      isOver = isEnough(links.count, link)
      if isOver, !isPlaced { break }
    }
    return links
  }

  /// All reasons of an effect as people read them.
  func links(of effect: Effect) -> [Cause] { links(of: effect) { _, _ in false } }

  /// The nearest reason of an effect as people read it, without its line.
  private func nearestLink(of effect: Effect) -> Cause? {
    links(of: effect, isPlaced: false) { _, _ in true }.first
  }

  /// Every effect on the way, for programs.
  ///
  /// - Parameter isLast: Whether what is above a reason is of no interest.
  func causes(of effect: Effect, until isLast: (Cause) -> Bool = { _ in false }) -> [Cause] {
    var wording = CauseWording(plan: plan, chain: CauseChain(from: effect, in: log.effects))
    var causes: [Cause] = []
    while let next = wording.chain[causes.count + 1] {
      causes.append(cause(next, wording.plainSentence(causes.count + 1)))
      if isLast(causes[causes.count - 1]) { break }
    }
    return causes
  }

  func cause(_ effect: Effect, _ text: String) -> Cause {
    var cause = Cause(text, effect.causeKind, rule: effect.rule, mark: mark(of: effect))
    if case .event(let event) = effect.kind {
      cause.controller = plan.controllerName(of: event)
      cause.event = log.number(of: effect.id)
    }
    return cause
  }

  /// The line on which a cause was written: the step, or the line of an override.
  private func mark(of cause: Effect) -> SourceMark? {
    let mark: SourceMark? =
      switch cause.kind {
      case .step(let number): plan.step(number)?.mark
      case .event(let event): event.callback.group == .calls || event.callback.group == .segues ? cause.mark : nil
      case .resumption, .instruction, .question, .refusal: nil
      }
    return mark.flatMap { $0.line > 0 ? $0 : nil }
  }

  /// The other needs of an event, besides its nearest reason: an owner that had let go before, a behaviour of the system.
  private func besides(_ effect: Effect, isOne: Bool = false) -> [Cause] {
    guard case .event(let event) = effect.kind else { return [] }
    if event.callback == .`deinit` { return isOne ? formerOwner(of: effect).map { [$0] } ?? [] : [] }
    guard let before = log[EffectID(effect.id.index - 1)], before.parent == effect.parent,
      case .question(_, true) = before.kind, let asked = answer(before)
    else { return [] }
    return [asked]
  }

  private func joining(_ besides: [Cause], to links: [Cause]) -> [Cause] {
    links.isEmpty ? besides : [links[0]] + besides + links.dropFirst()
  }

  /// The answer when a behaviour was asked for; nil for one that no system has by itself.
  func answer(_ effect: Effect) -> Cause? {
    guard case .question(let behaviour, let answer) = effect.kind, let systems = behaviour.systems else { return nil }
    let range =
      systems.upperBound >= Behaviour.newest
      ? "from iOS \(systems.lowerBound) on"
      : systems.count == 1 ? "on iOS \(systems.lowerBound)" : "on iOS \(systems.lowerBound) to \(systems.upperBound)"
    var cause = Cause(
      "iOS \(plan.ios) \(answer ? "has" : "hasn't") '\(behaviour.rawValue)', \(range)", .question, rule: effect.rule)
    cause.isBeside = true
    return cause
  }
}

extension Effect {
  fileprivate var causeKind: Cause.Kind {
    switch kind {
    case .step: .step
    case .resumption: .resumption
    case .instruction: .instruction
    case .event: .event
    case .question: .question
    case .refusal: .refusal
    }
  }
}

extension Explainer: CauseSource {
  package func causes(ofEvent number: Int, until isLast: (Cause) -> Bool) -> [Cause] {
    guard log.events.indices.contains(number), let effect = log[log.events[number]] else { return [] }
    return joining(besides(effect), to: links(of: effect) { isLast($1) })
  }

  package func nearestCause(ofEvent number: Int) -> Cause? {
    guard log.events.indices.contains(number), let effect = log[log.events[number]] else { return nil }
    return nearestLink(of: effect)
  }

  package func namedCauses(ofMessage number: Int, atMost limit: Int) -> [Cause] {
    guard log.messages.indices.contains(number), let effect = log[log.messages[number]] else { return [] }
    let links = links(of: effect, namesAll: true) { count, _ in count == limit }
    return Array(joining(besides(effect), to: links).prefix(limit))
  }

  package func allCauses(ofEvent number: Int, until isLast: (Cause) -> Bool) -> [Cause] {
    guard log.events.indices.contains(number), let effect = log[log.events[number]] else { return [] }
    return joining(besides(effect), to: causes(of: effect, until: isLast))
  }
}
