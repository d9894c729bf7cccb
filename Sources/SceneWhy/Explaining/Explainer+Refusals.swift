package import ScenePlan

/// The reasons that kept callbacks away.
extension Explainer {
  /// The reasons that kept an event away: refusals of that callback, the latest first. Empty if it was never about to
  /// come.
  package func refusals(_ question: Expectation.Pattern, step: Int? = nil) -> [Explanation] {
    var callbacks = Callback.family(of: question.callback)
    // A view is loaded once: what is asked about later has been.
    if question.callback == Callback.viewDidLoad.rawValue, let loaded = events(question).first,
      loaded.step <= step ?? .max
    {
      callbacks = [.viewDidLoad]
    }
    // It was kept away at another time only where it didn't come in the end; that it came later is worth a word.
    let came = step == nil ? events(question) : []
    // A view that stays where it is takes all that is in it along.
    lazy var around = Surroundings(of: question.controller, in: self)
    return log.refusals.reversed().compactMap { id, place in
      guard step == nil || place == step, let effect = log[id], case .refusal(let refusal) = effect.kind,
        callbacks.contains(refusal.callback),
        plan.name(refusal.instance) == question.controller
          || refusal.reason == .presenterStays && around.wasShown(inside: refusal.instance, at: id),
        [.waits, .putOff].contains(refusal.reason) || !came.contains(where: { $0.step == place && $0.id > id })
      else { return nil }
      var nearest = cause(refusal, effect)
      if refusal.reason == .turnedRound, log.ancestry(of: effect).contains(where: \.endsGesture) {
        nearest.text += " as the gesture was given up"
      }
      let near = [nearest] + behaviours(behind: effect)
      return Explanation(
        title: question.text, came: false, step: effect.step, time: effect.time, rule: effect.rule,
        links: near + links(of: effect), causes: near + causes(of: effect))
    }
  }

  /// A call that the system hasn't got is left out: it is missing in every step.
  package func refusals(inStep number: Int) -> [(event: String, cause: Cause)] {
    var told: Set<String> = []
    return (refusalsOfSteps[number] ?? []).compactMap { id in
      guard let effect = log[id], case .refusal(let refusal) = effect.kind,
        refusal.reason != .notOnThisSystem, !plan.instances[refusal.instance.index].isPrivate
      else { return nil }
      let cause = cause(refusal, effect)
      let event = plan.name(refusal.instance) + "." + refusal.callback.rawValue
      return told.insert(event + cause.text).inserted ? (event, cause) : nil
    }
  }

  private func cause(_ refusal: Refusal, _ effect: Effect) -> Cause {
    let mark = effect.mark.line > 0 ? effect.mark : nil
    // Whether a presented controller is asked how the screen may lie depends on its own style.
    let presented = refusal.reason == .orientationRefused ? refusal.instance : refusal.other
    return Cause(
      refusal.sentence(in: plan, style: style(of: presented, before: effect)), .refusal, rule: effect.rule,
      mark: mark, controller: plan.name(refusal.instance))
  }

  /// How a controller was presented: right after a refusal that belongs to it, or last before.
  private func style(of presented: InstanceID?, before effect: Effect) -> PresentationStyle? {
    guard let all = presented.flatMap({ presentationsOf[$0] }) else { return nil }
    func style(at place: Int) -> PresentationStyle? {
      switch log[all[place]]?.kind {
      case .instruction(.present(_, _, let style)), .instruction(.restyle(_, let style)): style
      default: nil
      }
    }
    let next = all.firstPlace { $0 > effect.id }
    if next < all.count, log[all[next]]?.step == effect.step { return style(at: next) }
    return next == 0 ? nil : style(at: next - 1)
  }

  /// The behaviours that the same code asked for before a refusal, one right after the other.
  private func behaviours(behind effect: Effect) -> [Cause] {
    guard let all = questionsOfCode[effect.parent] else { return [] }
    var asked = all[..<all.firstPlace { $0 > effect.id }]
    guard var first = asked.popLast() else { return [] }
    var run = [first]
    while let before = asked.popLast(), before.index + 1 == first.index {
      run.append(before)
      first = before
    }
    return run.reversed().compactMap { log[$0].flatMap { answer($0) } }
  }
}

extension Effect {
  /// Whether it is the end of a gesture; what turns round there does so because the finger has let go.
  fileprivate var endsGesture: Bool {
    kind == .resumption(.endOfSwipe) || kind == .resumption(.cancelledDismissal)
  }
}

extension Callback {
  /// The callbacks that are kept away together: what keeps the will away keeps the did away.
  static func family(of name: String) -> [Callback] {
    guard let callback = Callback(rawValue: name) else { return [.unwindAction] }
    switch callback {
    case .viewDidAppear, .viewIsAppearing, .viewDidLoad, .onAppear: return [callback, .viewWillAppear]
    case .viewDidDisappear, .onDisappear: return [callback, .viewWillDisappear]
    case .viewDidLayoutSubviews: return [callback, .viewWillLayoutSubviews]
    case .delegateWillDismiss, .delegateShouldDismiss: return [callback, .delegateDidDismiss]
    case .delegateShouldSelect: return [callback, .delegateDidSelect]
    case .delegateShouldSelectTab: return [callback, .delegateDidSelectTab]
    default: return [callback]
    }
  }
}
