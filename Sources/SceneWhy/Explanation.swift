public import ScenePlan

/// Why an event came, or what kept one away: the reasons from near to far, up to the step in the file.
public struct Explanation: Hashable, Sendable {
  /// One reason.
  public struct Link: Hashable, Sendable {
    /// A sentence without `because`.
    public var text: String
    public var rule: RuleNumber?
    /// Where the code stands that is meant; none for what UIKit does by itself.
    public var mark: SourceMark?
    /// The controller that it is about.
    public var controller: String?

    public init(text: String, rule: RuleNumber?, mark: SourceMark?, controller: String?) {
      self.text = text
      self.rule = rule
      self.mark = mark
      self.controller = controller
    }
  }

  /// The event, as traces print it.
  public var title: String
  /// Whether it came.
  public var came: Bool
  public var step: Int
  public var time: Ticks
  public var rule: RuleNumber?
  public var links: [Link]

  public init(title: String, came: Bool, step: Int, time: Ticks, rule: RuleNumber?, links: [Link]) {
    self.title = title
    self.came = came
    self.step = step
    self.time = time
    self.rule = rule
    self.links = links
  }
}

/// Answers questions about a run that has been logged.
public struct Explainer {
  let plan: HierarchyPlan
  let log: CauseLog

  public init(_ plan: HierarchyPlan, _ log: CauseLog) {
    self.plan = plan
    self.log = log
  }

  /// The events that a question means, in the order in which they came.
  ///
  /// - Parameter step: The number of a step; nil means any.
  public func events(_ question: EventQuestion, step: Int? = nil) -> [Effect] {
    log.effects.filter { effect in
      guard case .event(let event) = effect.kind, step == nil || effect.step == step else { return false }
      return question.matches(event, in: plan)
    }
  }

  /// The events of a step, as they came.
  public func events(ofStep number: Int) -> [Effect] {
    log.effects.filter { effect in
      guard case .event(let event) = effect.kind, effect.step == number else { return false }
      return !(event.instance.map { plan.instances[$0.index].isPrivate } ?? false)
    }
  }

  /// The last step in which something came.
  public var lastStep: Int? {
    log.effects.last { if case .event = $0.kind { true } else { false } }?.step
  }

  /// Why an event came.
  public func explain(_ effect: Effect) -> Explanation {
    var title = ""
    if case .event(let event) = effect.kind { title = plan.text(of: event) }
    return Explanation(
      title: title, came: true, step: effect.step, time: effect.time, rule: effect.rule,
      links: links(from: effect))
  }

  /// What kept an event away: refusals of that callback, the latest first. Empty if it was never about to come.
  public func refusals(_ question: EventQuestion, step: Int? = nil) -> [Explanation] {
    let callbacks = Callback.family(of: question.callback)
    let found = log.effects.filter { effect in
      guard case .refusal(let refusal) = effect.kind, step == nil || effect.step == step else { return false }
      return callbacks.contains(refusal.callback) && plan.name(refusal.instance) == question.controller
    }
    return found.reversed().map { effect in
      guard case .refusal(let refusal) = effect.kind else { return explain(effect) }
      var near = [
        Explanation.Link(
          text: refusal.sentence(in: plan), rule: effect.rule, mark: effect.mark, controller: question.controller)
      ]
      near += behaviours(behind: effect)
      return Explanation(
        title: question.text, came: false, step: effect.step, time: effect.time, rule: effect.rule,
        links: near + links(from: effect))
    }
  }

  /// The behaviours that the same code asked for before a refusal, one right after the other.
  private func behaviours(behind effect: Effect) -> [Explanation.Link] {
    let earlier = log.effects[..<(effect.id.index - 1)]
    guard let last = earlier.lastIndex(where: { $0.isQuestion && $0.parent == effect.parent }) else { return [] }
    let first = earlier[...last].lastIndex { !$0.isQuestion || $0.parent != effect.parent }.map { $0 + 1 } ?? 0
    return earlier[first...last].compactMap { link(of: $0) }
  }

  private func link(of question: Effect) -> Explanation.Link? {
    guard case .question(let behaviour, let answer) = question.kind, let systems = behaviour.systems else { return nil }
    let range =
      systems.upperBound >= Behaviour.newest
      ? "from iOS \(systems.lowerBound) on" : "on iOS \(systems.lowerBound) to \(systems.upperBound)"
    return Explanation.Link(
      text: "iOS \(plan.ios) \(answer ? "has" : "hasn't") '\(behaviour.rawValue)', \(range)", rule: question.rule,
      mark: nil, controller: nil)
  }

  /// The reasons of an effect, from near to far.
  private func links(from effect: Effect) -> [Explanation.Link] {
    let wording = CauseWording(plan: plan)
    var links: [Explanation.Link] = []
    var below = effect
    for cause in log.chain(from: effect).dropFirst() {
      defer { below = cause }
      guard let text = wording.reason(cause, of: below), links.last?.text != text else { continue }
      var controller: String?
      if case .event(let event) = cause.kind { controller = plan.controllerName(of: event) }
      links.append(Explanation.Link(text: text, rule: cause.rule, mark: place(of: cause), controller: controller))
    }
    return links
  }

  /// Where a cause was written: the step, or the line of an override.
  private func place(of cause: Effect) -> SourceMark? {
    switch cause.kind {
    case .step(let number): plan.steps.first { $0.number == number }?.mark
    case .event(let event): event.callback.group == .calls || event.callback.group == .segues ? cause.mark : nil
    case .resumption, .instruction, .question, .refusal: nil
    }
  }
}

extension Effect {
  /// Whether a behaviour was asked for.
  fileprivate var isQuestion: Bool { if case .question = kind { true } else { false } }
}

extension Callback {
  /// The callbacks that are kept away together: what keeps the will away keeps the did away.
  static func family(of name: String) -> [Callback] {
    guard let callback = Callback(rawValue: name) else { return [.unwindAction] }
    switch callback {
    case .viewDidAppear, .viewIsAppearing: return [callback, .viewWillAppear]
    case .viewDidDisappear: return [callback, .viewWillDisappear]
    case .viewDidLayoutSubviews: return [callback, .viewWillLayoutSubviews]
    case .delegateWillDismiss, .delegateShouldDismiss: return [callback, .delegateDidDismiss]
    case .delegateShouldSelect: return [callback, .delegateDidSelect]
    default: return [callback]
    }
  }
}
