package import ScenePlan

/// The sentences about an event that nothing was about to send.
extension Explainer {
  /// Why it can't come, or what came nearest to it.
  ///
  /// - Parameter step: The step that is asked about; nil means any.
  package func answer(_ question: Expectation.Pattern, step: Int? = nil) -> String {
    let name = "'\(question.controller)'"
    let sent = "'\(question.callback)'"
    guard question.controller != "app" else {
      return Callback(rawValue: question.callback)?.group == .app
        ? "nothing in this script would send it" : "the app is never told \(sent)"
    }
    if let kind = plan.kind(of: question.controller), let callback = Callback(rawValue: question.callback) {
      if callback.group == .app { return "a controller is never told \(sent): it is the app's" }
      if let kinds = callback.kinds, !kinds.contains(kind) {
        let those = kinds.map(\.words).joined(separator: " or ")
        return "\(kind.words) is never told \(sent): only \(those) is"
      }
    }
    guard let instance = plan.instances.firstIndex(where: { $0.name == question.controller }) else {
      return "\(name) was never made: no step of this script leads to it"
    }
    if let callback = Callback(rawValue: question.callback), let reason = stateReason(question, callback, step: step) {
      return reason
    }
    let last = log.events.reversed().lazy.compactMap { log[$0] }.first { effect in
      if case .event(let event) = effect.kind { event.instance == InstanceID(instance) } else { false }
    }
    guard let last, case .event(let event) = last.kind else { return "nothing in this script would send it" }
    if event.callback == .`deinit` {
      return "nothing in this script would send it; \(name) was freed in step \(last.step)"
    }
    if question.callback == Callback.`deinit`.rawValue, let owner = owners(of: InstanceID(instance)).first {
      return "\(name) is alive at the end: \(owner.text)"
    }
    return "nothing in this script would send it; the last that \(name) got was "
      + "'\(plan.callbackName(of: event))', in step \(last.step)"
  }
}

extension HierarchyPlan {
  /// The kind of an instance or of a template that was never made.
  fileprivate func kind(of name: String) -> ControllerKind? {
    if let instance = instances.first(where: { $0.name == name }) { return templates[instance.template].kind }
    return templates.first { $0.id == name }?.kind
  }
}
