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
      guard let callback = Callback(rawValue: question.callback), callback.group == .app else {
        return "the app is never told \(sent)"
      }
      return reasonInBackground(callback, step: step) ?? reasonOfApp(callback, step: step)
        ?? "nothing in this script would send it"
    }
    if let kind = plan.kind(of: question.controller), let callback = Callback(rawValue: question.callback) {
      if callback.group == .app { return "a controller is never told \(sent): it is the app's" }
      if let kinds = callback.kinds, !kinds.contains(kind) {
        let those = kinds.map(\.words).joined(separator: " or ")
        return "\(kind.words) is never told \(sent): only \(those) is"
      }
    }
    guard let instance = plan.instances.firstIndex(where: { $0.name == question.controller }) else {
      let reason = reasonInBackground(.willConnect, step: step) ?? "no step of this script leads to it"
      return "\(name) was never made: \(reason)"
    }
    if let callback = Callback(rawValue: question.callback), let reason = stateReason(question, callback, step: step) {
      return reason
    }
    // What keeps a presentation away keeps its completion.
    if question.callback == Callback.completion.rawValue {
      var appearance = question
      appearance.callback = Callback.viewWillAppear.rawValue
      let refused = refusals(appearance, step: step).first { $0.rule == .m6_8 }
      if let reason = refused?.links.first { return reason.text }
    }
    if question.callback == Callback.`deinit`.rawValue, let owner = owners(of: InstanceID(instance)).first {
      return "\(name) is alive at the end: \(owner.text)"
    }
    // A name that is no callback is that of an unwind action.
    let callback = Callback(rawValue: question.callback) ?? .unwindAction
    if let reason = senderReason(question, callback, step: step) { return reason }
    let last = log.events.reversed().lazy.compactMap { log[$0] }.first { effect in
      guard effect.step <= step ?? .max, case .event(let event) = effect.kind else { return false }
      return event.instance == InstanceID(instance)
    }
    guard let last, case .event(let event) = last.kind else { return "nothing in this script would send it" }
    if event.callback == .`deinit` {
      return "nothing in this script would send it; \(name) was freed in step \(last.step)"
    }
    return "nothing in this script would send it; the last that \(name) got was "
      + "'\(plan.callbackName(of: event))', in step \(last.step)"
  }

  /// The state of the app that an event would change; nil for another event.
  private func reasonOfApp(_ callback: Callback, step: Int?) -> String? {
    let there = step.map { " in step \($0)" } ?? ""
    switch callback {
    case .willConnect, .didDisconnect, .didDiscardSceneSessions:
      return plan.behaviours.contains(.launchesScenes) ? nil : "the app has no scene, and only a scene is told so"
    case .willResignActive: return "the app stays active\(there): 'resignActive' and 'background' change that"
    case .didEnterBackground: return "the app stays in front\(there): 'background' changes that"
    case .willEnterForeground:
      guard lastStep(of: [.didEnterBackground], upTo: step) == nil else {
        return "nothing brings the app back from the background\(there): 'foreground' does"
      }
      let isBack = lastStep(of: [.willResignActive], upTo: step) != nil
      return "the app never was in the background"
        + (isBack ? ": after 'willResignActive' alone, 'didBecomeActive' alone follows" : "")
    case .didBecomeActive: return "nothing makes the app active\(there): 'foreground' and 'becomeActive' do"
    case .willFinishLaunching, .didFinishLaunching: return "an app launches once"
    case .willTerminate, .terminated:
      let isOver = lastStep(of: [.terminated], upTo: step) != nil
      return isOver
        ? "an app in the background isn't told of its end" : "nothing ends the app\(there): 'terminate' does"
    case .applicationDidReceiveMemoryWarning: return "memory isn't low\(there)"
    default: return nil
    }
  }

  /// The last step in which one of these came, not behind a step; nil means any.
  private func lastStep(of callbacks: [Callback], upTo step: Int?) -> Int? {
    for id in log.events.reversed() {
      guard let callback = log.callback(of: id), callbacks.contains(callback), let effect = log[id],
        effect.step <= step ?? .max
      else { continue }
      return effect.step
    }
    return nil
  }

  /// Remarks on an event that came: which delegate is told of it, and which reports have it otherwise.
  package func remarks(on question: Expectation.Pattern, _ events: [Effect]) -> [String] {
    var remarks: [String] = []
    if let methods = Callback(rawValue: question.callback)?.methodsOfDelegates,
      plan.behaviours.contains(.launchesScenes)
    {
      remarks.append(
        "With scenes the scene's delegate is told so, by '\(methods.scene)'; '\(methods.app)' isn't called.")
    }
    for behaviour in switchesBehind(events) {
      remarks.append("Some saw it otherwise: '--quirk \(behaviour.rawValue)'. \(behaviour.summary)")
    }
    return remarks
  }

  /// The behaviours that no system has by itself, and that the code asked for which brought an event.
  private func switchesBehind(_ events: [Effect]) -> [Behaviour] {
    guard let event = events.last, !questionsOfCode.isEmpty else { return [] }
    var found: [Behaviour] = []
    for cause in log.ancestry(of: event) {
      for id in questionsOfCode[cause.id] ?? [] where id < event.id {
        guard case .question(let behaviour, false) = log[id]?.kind, behaviour.systems == nil,
          !found.contains(behaviour)
        else { continue }
        found.append(behaviour)
      }
    }
    return found
  }

  /// L9.13: an app that was started in the background is told of no foreground, and may have no scene; nil once it has
  /// come to the front.
  private func reasonInBackground(_ callback: Callback, step: Int?) -> String? {
    let told = Set(
      log.events.compactMap { id in
        log[id].flatMap { $0.step <= step ?? .max ? log.callback(of: id) : nil }
      })
    guard told.contains(.didFinishLaunching), told.isDisjoint(with: [.willEnterForeground, .didBecomeActive]) else {
      return nil
    }
    let start = "the app was started in the background"
    switch callback {
    case .willConnect where told.contains(.willConnect): return nil
    case .willConnect, .willEnterForeground, .didBecomeActive:
      return told.contains(.viewDidLoad)
        ? "\(start), and 'foreground' makes it active" : "\(start), and has no scene until 'foreground'"
    default: return nil
    }
  }
}

extension HierarchyPlan {
  /// The kind of an instance or of a template that was never made.
  fileprivate func kind(of name: String) -> ControllerKind? {
    if let instance = instances.first(where: { $0.name == name }) { return templates[instance.template].kind }
    return templates.first { $0.id == name }?.kind
  }
}
