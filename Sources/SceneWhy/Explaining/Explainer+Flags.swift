package import ScenePlan

/// Events that came, but with other flags than were asked for.
extension Explainer {
  /// Which of these it was, and what has the flag instead; nil if the event didn't come at all, or no flag was asked for.
  ///
  /// - Parameters:
  ///   - question: The event with its flags.
  ///   - step: The number of a step; nil means any, and then the last one counts.
  package func answer(withoutFlagsOf question: Expectation.Pattern, step: Int?) -> String? {
    guard !question.has.isEmpty || !question.hasNot.isEmpty, events(question, step: step).isEmpty else { return nil }
    var plain = question
    (plain.has, plain.hasNot) = ([], [])
    guard let event = events(plain, step: step).last, case .event(let came) = event.kind else { return nil }
    let unwanted = question.hasNot.intersection(came.flags)
    guard question.has.isSubset(of: came.flags) else {
      return answer(without: question.has.subtracting(came.flags), of: question, event, came)
    }
    let flags = unwanted.names.map { "'\($0)'" }.joined(separator: " and ")
    return "it came in step \(event.step), but with \(flags): "
      + Explainer.reason(with: unwanted, question.controller)
  }

  private func answer(
    without missing: AppearanceFlags, of question: Expectation.Pattern, _ event: Effect, _ came: LifecycleEvent
  ) -> String {
    let flags = missing.names.map { "'\($0)'" }.joined(separator: " and ")
    let carrier = plan.instances.first { instance in
      guard !instance.isPrivate, instance.name != question.controller else { return false }
      var other = question
      other.controller = instance.name
      other.hasNot = []
      other.argument = nil
      // What goes along with another one does so at the same instant.
      return events(other, step: event.step).contains { $0.time == event.time }
    }
    let reason =
      carrier.map { "it is so of '\($0.name)', and '\(question.controller)' goes along" }
      ?? Explainer.reason(without: missing, came.flags, question.controller)
    return "it came in step \(event.step) without \(flags): \(reason)"
  }

  private static func reason(with flags: AppearanceFlags, _ name: String) -> String {
    if flags.contains(.isBeingDismissed) { return "'\(name)' is closed there, and not only covered" }
    if flags.contains(.isBeingPresented) { return "'\(name)' is presented there, and doesn't come back" }
    if flags.contains(.isMovingFromParent) { return "'\(name)' leaves its parent there, and isn't only covered" }
    return "'\(name)' has come to its parent there, and doesn't come back"
  }

  private static func reason(without flags: AppearanceFlags, _ others: AppearanceFlags, _ name: String) -> String {
    if !others.isEmpty { return "it came with " + others.names.map { "'\($0)'" }.joined(separator: " and ") }
    if flags.contains(.isBeingDismissed) { return "'\(name)' is covered there, and not closed" }
    if flags.contains(.isBeingPresented) { return "'\(name)' comes back there, and isn't presented anew" }
    if flags.contains(.isMovingFromParent) { return "'\(name)' is covered there, and keeps its parent" }
    return "'\(name)' comes back there to a parent that it has kept"
  }
}
