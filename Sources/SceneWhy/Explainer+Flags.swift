package import ScenePlan

/// Events that came, but not with the flags that were asked for.
extension Explainer {
  /// Which of these it was, and what has the flag instead; nil if the event didn't come at all, or no flag was asked for.
  ///
  /// - Parameters:
  ///   - question: The event with its flags.
  ///   - step: The number of a step; nil means any, and then the last one counts.
  package func answer(withoutFlagsOf question: Expectation.Pattern, step: Int?) -> String? {
    guard !question.has.isEmpty, events(question, step: step).isEmpty else { return nil }
    var plain = question
    plain.has = []
    guard let event = events(plain, step: step).last, case .event(let came) = event.kind else { return nil }
    let missing = question.has.subtracting(came.flags)
    let flags = missing.names.map { "'\($0)'" }.joined(separator: " and ")
    let carrier = plan.instances.first { instance in
      guard !instance.isPrivate, instance.name != question.controller else { return false }
      var other = question
      other.controller = instance.name
      other.argument = nil
      // What goes along with another one does so at the same instant.
      return events(other, step: event.step).contains { $0.time == event.time }
    }
    let reason =
      carrier.map { "it is so of '\($0.name)', and '\(question.controller)' goes along" }
      ?? Explainer.reason(without: missing, came.flags, question.controller)
    return "it came in step \(event.step) without \(flags): \(reason)"
  }

  private static func reason(without flags: AppearanceFlags, _ others: AppearanceFlags, _ name: String) -> String {
    if !others.isEmpty { return "it came with " + others.names.map { "'\($0)'" }.joined(separator: " and ") }
    if flags.contains(.isBeingDismissed) { return "'\(name)' is covered there, and not closed" }
    if flags.contains(.isBeingPresented) { return "'\(name)' comes back there, and isn't presented anew" }
    if flags.contains(.isMovingFromParent) { return "'\(name)' is covered there, and keeps its parent" }
    return "'\(name)' comes back there to a parent that it has kept"
  }
}
