internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneWhy

/// Why a controller is on the screen, or isn't.
extension FailureReasons {
  /// Why a controller isn't on the screen: it left, or it never came.
  mutating func whereabouts(of name: String, from failure: RunOutcome.Failure) -> [String] {
    let seen = event(.viewDidAppear, of: name)
    if let left = departure(of: name, by: failure.step) {
      // A tap on a tab brings back more than what has left.
      let excluded = hasGone(name, before: failure) ? Set(StepVerb.allCases) : [.tap]
      return [left, edit(for: seen, mending: failure, excluding: excluded)].compactMap { $0 }
    }
    if explainer.events(seen).contains(where: { $0.step <= failure.step }) { return [] }
    let reason = refusal(of: seen, in: 0...failure.step) ?? making(of: name, after: failure.step)
    return [reason, edit(for: seen, mending: failure)].compactMap { $0 }
  }

  /// Why a controller went off the screen and didn't come back; nil if it didn't go.
  func departure(of name: String, by step: Int) -> String? {
    func last(_ callback: Callback) -> Effect? {
      explainer.events(event(callback, of: name)).last { $0.step <= step }
    }
    guard let left = last(.viewWillDisappear) else { return nil }
    if let came = last(.viewDidAppear), came.id > left.id { return nil }
    return reason(of: event(.viewWillDisappear, of: name), before: step)
  }

  /// The reason that kept a controller where it is in the last step, which was to take it away: a gesture that did nothing,
  /// or was given up. Nil if nothing was.
  func reasonToStay(of name: String, in failure: RunOutcome.Failure) -> String? {
    let deed = lastDeed(before: failure)
    guard plan.steps.contains(where: { $0.number == deed && $0.title.hasPrefix(StepVerb.swipe.rawValue) }) else {
      return nil
    }
    return refusal(of: event(.viewDidDisappear, of: name), in: deed...max(deed, failure.step))
      ?? explainer.reasonOfGesture(in: deed)
  }

  /// The reason that kept the page on the screen in the last step, which was to bring another one; nil if it was another
  /// step.
  func stay(insteadOf event: Expectation.Pattern, in failure: RunOutcome.Failure) -> String? {
    guard event.isOfComing, let kept = explainer.refusals(inStep: lastDeed(before: failure)).first,
      kept.cause.rule == .p5_20
    else { return nil }
    return "\(kept.event) didn't come because \(kept.cause.text)\(rule(kept.cause.rule))\(line(kept.cause.mark))"
  }

  /// The last step before an expectation that isn't one itself.
  func lastDeed(before failure: RunOutcome.Failure) -> Int {
    let expectations = Set(plan.expectations.map(\.step))
    return (0..<failure.step).last { !expectations.contains($0) } ?? 0
  }

  /// Whether a controller that was on the screen has gone in the last step before an expectation.
  func hasGone(_ name: String, before failure: RunOutcome.Failure) -> Bool {
    let first = lastDeed(before: failure)
    func last(_ callback: Callback, where isMeant: (Int) -> Bool) -> EffectID {
      explainer.events(event(callback, of: name)).last { isMeant($0.step) }?.id ?? .none
    }
    let (came, left) = (last(.viewDidAppear) { $0 < first }, last(.viewDidDisappear) { $0 < first })
    return came > left && last(.viewDidDisappear) { (first...failure.step).contains($0) } != .none
  }

  /// The step that was to bring a controller back and took another one away, which lay farther out or farther in; nil if
  /// the last step was none that closes.
  func closing(around name: String, seen: String, in failure: RunOutcome.Failure) -> String? {
    let deed = lastDeed(before: failure)
    let title = plan.steps.first { $0.number == deed }?.title ?? ""
    guard [StepVerb.dismiss, .pop].contains(where: { title.prefix { $0 != ":" && $0 != " " } == $0.rawValue }) else {
      return nil
    }
    // It went in this very step, or is still to be made: that says more.
    let left = explainer.events(event(.viewWillDisappear, of: name)).last { $0.step <= failure.step }
    guard left?.step != deed, explainer.events(event(.viewDidAppear, of: name)).contains(where: { $0.step < deed })
    else { return nil }
    let ends = explainer.tree(ofStep: deed).map { explainer.title(of: $0.event) }
      .filter { $0.contains("." + Callback.viewDidDisappear.rawValue) }
    let gone = ends.last.map { String($0.prefix { $0 != "." }) }
    guard let gone, gone != seen, gone != name else { return nil }
    return reason(of: event(.viewWillDisappear, of: gone), before: failure.step)
  }

  /// When a controller was made that isn't there yet; nil if it was made before.
  func making(of name: String, after step: Int) -> String? {
    guard let made = explainer.events(event(.`init`, of: name)).first else { return "'\(name)' was never made" }
    return made.step > step ? "'\(name)' is made only in step \(made.step)\(line(made.mark))" : nil
  }

  /// Why a controller is on the screen.
  func origin(of name: String, before step: Int) -> [String] {
    reason(of: event(.viewDidAppear, of: name), before: step).map { [$0] } ?? []
  }
}
