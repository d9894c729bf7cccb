package import ScenePlan

/// What kept callbacks away.
extension Explainer {
  /// What kept an event away: refusals of that callback, the latest first. Empty if it was never about to come.
  package func refusals(_ question: Expectation.Pattern, step: Int? = nil) -> [Explanation] {
    let callbacks = Callback.family(of: question.callback)
    return log.refusals.reversed().compactMap { id, place in
      guard step == nil || place == step, let effect = log[id], case .refusal(let refusal) = effect.kind,
        callbacks.contains(refusal.callback), plan.name(refusal.instance) == question.controller
      else { return nil }
      let near = [cause(refusal, effect)] + behaviours(behind: effect)
      let chain = chain(from: effect)
      return Explanation(
        title: question.text, came: false, step: effect.step, time: effect.time, rule: effect.rule,
        links: near + links(of: chain), causes: near + causes(of: chain))
    }
  }

  package func refusals(inStep number: Int) -> [(event: String, cause: Cause)] {
    var told: Set<String> = []
    return (refusalsOfSteps[number] ?? []).compactMap { id in
      guard let effect = log[id], case .refusal(let refusal) = effect.kind,
        !plan.instances[refusal.instance.index].isPrivate
      else { return nil }
      let cause = cause(refusal, effect)
      let event = plan.name(refusal.instance) + "." + refusal.callback.rawValue
      return told.insert(event + cause.text).inserted ? (event, cause) : nil
    }
  }

  private func cause(_ refusal: Refusal, _ effect: Effect) -> Cause {
    let mark = effect.mark.line > 0 ? effect.mark : nil
    return Cause(
      refusal.sentence(in: plan, style: style(of: refusal.other, before: effect)), .refusal, rule: effect.rule,
      mark: mark, controller: plan.name(refusal.instance))
  }

  /// How a controller was presented: right after a refusal that belongs to it, or last before.
  private func style(of presented: InstanceID?, before effect: Effect) -> PresentationStyle? {
    guard let presented else { return nil }
    func style(_ other: Effect) -> PresentationStyle? {
      switch other.kind {
      case .instruction(.present(presented, _, let style)), .instruction(.restyle(presented, let style)): style
      default: nil
      }
    }
    let (before, after) = (log.effects[..<(effect.id.index - 1)], log.effects[effect.id.index...])
    return after.prefix { $0.step == effect.step }.lazy.compactMap(style).first
      ?? before.reversed().lazy.compactMap(style).first
  }

  /// The behaviours that the same code asked for before a refusal, one right after the other.
  private func behaviours(behind effect: Effect) -> [Cause] {
    func isQuestion(_ other: Effect) -> Bool {
      if case .question = other.kind { other.parent == effect.parent } else { false }
    }
    // What the same code did has a greater number than what it comes from.
    let earlier = log.effects[effect.parent.index..<(effect.id.index - 1)]
    guard let last = earlier.lastIndex(where: isQuestion) else { return [] }
    let first = earlier[...last].lastIndex { !isQuestion($0) }.map { $0 + 1 } ?? earlier.startIndex
    return earlier[first...last].compactMap { answer($0) }
  }
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
