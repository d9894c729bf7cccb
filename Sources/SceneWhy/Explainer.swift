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
      let above = log.ancestry(of: effect).dropFirst().lazy.prefix { $0.id >= first }.compactMap { ancestor -> Int? in
        let place = branches.firstPlace { $0.event >= ancestor.id }
        return place < branches.count && branches[place].event == ancestor.id ? place : nil
      }
      branches.append((id, above.first { _ in true }))
    }
    return branches
  }

  /// Why an event of such a tree came.
  package func explain(_ event: EffectID) -> Explanation? { log[event].map { explain($0, isOne: false) } }

  /// The title of an event of such a tree, its nearest reason and its rule.
  package func nearestReason(of event: EffectID) -> (title: String, reason: Cause?, rule: RuleNumber?) {
    guard let effect = log[event], case .event(let told) = effect.kind else { return ("", nil, nil) }
    let reason = links(of: effect, atMost: 1).first ?? besides(effect).first
    return (plan.text(of: told), reason, effect.rule)
  }

  /// When an event of such a tree came.
  package func time(of event: EffectID) -> Ticks? { log[event]?.time }

  /// Whether it is an event of a controller that the scene knows.
  private func isShown(_ effect: Effect) -> Bool {
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
    let chain = self.chain(from: effect)
    return Explanation(
      title: title, came: true, step: effect.step, time: effect.time, rule: effect.rule,
      links: joining(besides(effect, isOne: isOne), to: links(of: chain)),
      causes: joining(besides(effect, isOne: isOne), to: causes(of: chain)))
  }

  /// An effect and all that it comes from, as the machine has them.
  package func details(of effect: Effect) -> [Effect] { log.chain(from: effect) }

  // MARK: Chains

  /// An effect and all that it comes from, without the instructions that only carry what is below.
  ///
  /// - Parameter length: The most effects that are looked at.
  func chain(from effect: Effect, atMost length: Int = .max) -> [Effect] {
    let chain = log.ancestry(of: effect).prefix(length)
    return chain.enumerated().filter { $0.offset == 0 || !$0.element.isCarrier }.map(\.element)
  }

  /// The nearest reasons of an effect.
  ///
  /// A chain may be as long as the run, and every message of UIKit asks for one. So only its beginning is looked at,
  /// where that is enough. A sentence looks up the chain to the next call.
  private func links(of effect: Effect, atMost limit: Int, namesAll: Bool = false) -> [Cause] {
    var length = 8
    while true {
      let chain = chain(from: effect, atMost: length)
      let (links, end) = read(chain, atMost: limit, namesAll: namesAll)
      if length > log.effects.count || chain.last?.parent == EffectID.none { return links }
      if end < chain.count, chain[end...].contains(where: \.isCallOfCode) { return links }
      length *= 4
    }
  }

  /// The reasons of a chain as people read them.
  func links(of chain: [Effect]) -> [Cause] { read(chain, atMost: .max, namesAll: false).links }

  /// - Parameters:
  ///   - limit: How many are wanted.
  ///   - namesAll: Whether each is to stand alone, with a name in place of `it`.
  /// - Returns: Also the first place that wasn't looked at.
  private func read(_ chain: [Effect], atMost limit: Int, namesAll: Bool) -> (links: [Cause], end: Int) {
    let wording = CauseWording(plan: plan, chain: chain, namesAll: namesAll)
    var links: [Cause] = []
    var end = 1
    for place in chain.indices.dropFirst() {
      if links.count > limit { break }
      end = place + 1
      guard let text = wording.sentence(place), links.last?.text != text else {
        // What a step has said of itself needs no line for the step, but its place.
        if case .step = chain[place].kind, let last = links.indices.last, links[last].mark == nil {
          links[last].mark = mark(of: chain[place])
        }
        continue
      }
      var link = cause(chain[place], text)
      if let moment = wording.moment(place) {
        (link.moment, link.rule) = (moment, chain[place + 1].rule)
      } else if wording.moment(place - 1) != nil {
        link.rule = nil
      }
      links.append(link)
    }
    return (Array(links.prefix(limit)), end)
  }

  /// Every reason of a chain.
  func causes(of chain: [Effect]) -> [Cause] {
    let wording = CauseWording(plan: plan, chain: chain)
    return chain.indices.dropFirst().map { cause(chain[$0], wording.plainSentence($0)) }
  }

  private func cause(_ effect: Effect, _ text: String) -> Cause {
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
  /// Whether it only sends the event below, or makes what is below wait.
  fileprivate var isCarrier: Bool {
    switch kind {
    case .instruction(.emit), .instruction(.schedule): true
    case .step, .resumption, .instruction, .event, .question, .refusal: false
    }
  }

  fileprivate var isCallOfCode: Bool {
    if case .event(let event) = kind { event.callback.group == .calls } else { false }
  }

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
  package func causes(ofEvent number: Int, atMost limit: Int) -> [Cause] {
    guard log.events.indices.contains(number), let effect = log[log.events[number]] else { return [] }
    let links = links(of: effect, atMost: limit)
    return limit == 1 ? links : Array(joining(besides(effect), to: links).prefix(limit))
  }

  package func namedCauses(ofMessage number: Int, atMost limit: Int) -> [Cause] {
    guard log.messages.indices.contains(number), let effect = log[log.messages[number]] else { return [] }
    let links = links(of: effect, atMost: limit, namesAll: true)
    return Array(joining(besides(effect), to: links).prefix(limit))
  }

  package func allCauses(ofEvent number: Int) -> [Cause] {
    guard log.events.indices.contains(number), let effect = log[log.events[number]] else { return [] }
    return joining(besides(effect), to: causes(of: chain(from: effect)))
  }
}
