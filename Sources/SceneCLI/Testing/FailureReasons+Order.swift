internal import ScenePlan
internal import SceneProgram
internal import SceneWhy

/// Why two events came in another order than the one that is expected.
extension FailureReasons {
  /// The rule of the order; nil if the events are of no transition that has one.
  ///
  /// - Parameters:
  ///   - missing: The event that came only before the one in front of it.
  ///   - condition: A list of events in their order.
  func orderReason(
    _ missing: Expectation.Pattern, in condition: Expectation.Condition, of failure: RunOutcome.Failure
  ) -> String? {
    guard case .contains(let clause) = condition, let place = clause.lastIndex(where: { $0.text == missing.text }),
      place > 0,
      let early = Callback(rawValue: missing.callback), let late = Callback(rawValue: clause[place - 1].callback),
      let first = explainer.events(missing).last(where: { $0.step <= failure.step }),
      let second = explainer.events(clause[place - 1]).last(where: { $0.step <= failure.step })
    else { return nil }
    let isOne = missing.controller == clause[place - 1].controller
    if early == .viewDidLoad || early == .loadView {
      let way = plan.ios >= 6 ? "; since iOS 6 a memory warning unloads none (C1.46)" : ""
      let isOfMemory = plan.steps.contains {
        (first.step...failure.step).contains($0.number) && $0.title == StepVerb.memoryWarning.rawValue
      }
      return explainer.stateReason(missing, step: second.step).map { $0 + (isOfMemory ? way : "") }
    }
    guard first.step == second.step else { return nil }
    if isOne, late == .deinit { return "'\(missing.controller)' is freed only behind the last callback that it gets" }
    let order = explainer.order(of: second)
    if isOne, late == .didMove, early == .viewDidAppear || early == .viewDidDisappear, order == .stack {
      return "'didMove' ends the transition, behind '\(early.rawValue)' (\(rule(of: clause[place - 1])))"
    }
    guard !isOne, early.isOfAppearance, late.isOfAppearance else { return nil }
    if early.isWill, !late.isWill { return "both controllers are told 'will' before one of them is told 'did'" }
    switch order {
    case .stack where early.isOfGoing && !late.isOfGoing:
      return "in a stack the controller that goes is told before the one that comes (N2.31)"
    case .presentation where !early.isWill && !early.isOfGoing && late.isOfGoing:
      return "where a presentation covers its presenter, the one that comes is told 'did' first (M6.30)"
    case .presentation, .stack, nil: return nil
    }
  }

  private func rule(of event: Expectation.Pattern) -> String { event.argument == "nil" ? "N2.32" : "N2.31" }
}

extension Callback {
  fileprivate var isOfAppearance: Bool {
    [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains(self)
  }

  fileprivate var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }
  fileprivate var isOfGoing: Bool { self == .viewWillDisappear || self == .viewDidDisappear }
}

/// The transitions whose order of callbacks was measured.
private enum TransitionOrder { case stack, presentation }

extension Explainer {
  /// The transition in which an event came, by the call that began it.
  fileprivate func order(of effect: Effect) -> TransitionOrder? {
    for cause in details(of: effect) {
      guard case .event(let event) = cause.kind else { continue }
      switch event.callback {
      case .pushViewController, .popViewController, .popToViewController, .popToRootViewController: return .stack
      case .present, .dismiss: return .presentation
      default: continue
      }
    }
    return nil
  }
}
