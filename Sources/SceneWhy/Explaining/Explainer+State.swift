package import ScenePlan

/// The sentences about an event that the state of its controller kept away: it was off the screen, or had had it.
extension Explainer {
  /// The reason that lies in the state of a controller in a step; nil where that says nothing, and of what the app gets.
  package func stateReason(_ question: Expectation.Pattern, step: Int) -> String? {
    guard question.controller != "app", let callback = Callback(rawValue: question.callback) else { return nil }
    return stateReason(question, callback, step: step)
  }

  /// The reason that lies in the state at a moment; nil where that says nothing.
  ///
  /// - Parameter step: The step that is asked about; nil means any.
  func stateReason(_ question: Expectation.Pattern, _ callback: Callback, step: Int?) -> String? {
    let name = "'\(question.controller)'"
    let past = PastOfController(question.controller, upTo: step, in: self)
    if callback.group == .size, callback != .preferredContentSizeDidChange, past.lastChangeOfSize == nil {
      let isFirst = callback == .traitCollectionDidChange && !plan.behaviours.contains(.tellsInitialTraits)
      return "the window kept its size and its traits" + (isFirst ? ", and this system tells no first traits" : "")
    }
    // That it was freed says more, but of what it had never had, and of a step in which it lived.
    if let freed = past.step(of: .deinit), freed < step ?? .max, callback.group != .moving { return nil }
    if let step, let reason = reasonOfGesture(in: step) { return reason }
    switch callback {
    case .loadView, .viewDidLoad:
      if let loaded = past.step(of: .viewDidLoad) {
        return "the view of \(name) was loaded in step \(loaded), and a view is loaded once"
      }
      return past.appearance == nil ? "nothing asked for the view of \(name): it never came onto the screen" : nil
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .onAppear:
      if past.appearance == nil, past.step(of: .willMove) != nil {
        let way = isInAppsContainer(question.controller) ? ", as 'addSubview' does" : ""
        return "\(name) got a parent, but nothing brought its view into the window\(way)"
      }
      if past.appearance == nil, step == nil, let vain = lastStep(of: [.ignored], step: nil) {
        return reasonOfGesture(in: vain)
      }
      if past.appearance == nil, let loaded = past.step(of: .viewDidLoad), loaded <= step ?? .max {
        return "the view of \(name) was loaded in step \(loaded), and nothing brought it into the window"
      }
      guard let step, let came = past.appearance else { return nil }
      if !past.isShown {
        return "\(name) had left the screen in step \(came.step), and nothing in step \(step) brings it back"
      }
      return came.step < step
        ? "\(name) was on the screen already, since step \(came.step)" + background(in: step) : nil
    case .viewWillDisappear, .viewDidDisappear, .onDisappear:
      guard let last = past.appearance else {
        return "\(name) never got 'viewWillAppear', and what hasn't come can't leave"
      }
      guard step != nil || past.isShown else { return nil }
      if !past.isShown { return "\(name) was off the screen already, since step \(last.step)" }
      if let told = step ?? lastStepForApp, tellsApp(in: told) {
        return "\(name) stays on the screen" + background(in: told)
      }
      if let inner = inner(of: question.controller, step: step) {
        return "\(name) stays on the screen: only '\(inner)', which is inside it, went"
      }
      if let later = laterSibling(of: question.controller, step: step) {
        return "\(name) stays on the screen: '\(later)' came beside it, and to add a child takes no other one away"
      }
      let way = isPresented(question.controller) ? "; what is presented goes by 'dismiss', and no pop takes it" : ""
      return step.map { "\(name) stays on the screen: nothing in step \($0) takes it off\(way)" }
        ?? "\(name) is on the screen at the end, and nothing takes it off\(way)"
    case .viewWillTransition, .willTransition, .traitCollectionDidChange:
      guard let change = past.lastChangeOfSize else { return nil }
      if callback != .viewWillTransition, past.lastChangeOfTraits != change {
        return "the window of step \(change) has another size and the same size classes, and they alone are traits"
      }
      if let reason = PastOfController(question.controller, upTo: change, in: self).reasonOffScreen(name) {
        return reason
      }
      return orphan(around: question.controller, in: change, untold: callback).map {
        "'\(callback.rawValue)' goes from parents to children, and '\($0)' has no parent: only its view is on the screen"
      }
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints:
      if let reason = past.reasonOffScreen(name) { return reason }
      guard step != nil, let laidOut = past.step(of: callback) else { return nil }
      return "\(name) had come by it in step \(laidOut), and to come back at the same size asks for no layout"
    case .willMove, .didMove:
      guard let moved = past.step(of: .willMove) else {
        return "nothing in this script would send it: no container took \(name) in, as 'addChild' does"
      }
      if past.step(of: .deinit) != nil { return nil }
      return step.map { "\(name) stays where it came in step \(moved): nothing in step \($0) moves it" }
    case .delegateTopColumnForCollapsing, .delegateCollapseSecondary, .delegateDidCollapse:
      if callback == .delegateDidCollapse, past.step(of: .delegateCollapseSecondary) != nil {
        return "\(name) is classic, and 'didCollapse' is for column styles"
      }
      let isKnown = [.delegateTopColumnForCollapsing, .delegateCollapseSecondary].contains { past.step(of: $0) != nil }
      return isKnown ? nil : "\(name) never collapsed: its window was never narrow"
    case .delegateSeparateSecondary, .delegateDidExpand:
      if callback == .delegateDidExpand, past.step(of: .delegateSeparateSecondary) != nil {
        return "\(name) is classic, and 'didExpand' is for column styles"
      }
      if callback == .delegateSeparateSecondary, past.step(of: .delegateDidExpand) != nil {
        return "\(name) is in column style, and 'separateSecondary' is for classic ones"
      }
      let isKnown = [.delegateSeparateSecondary, .delegateDidExpand].contains { past.step(of: $0) != nil }
      return isKnown ? nil : "\(name) never expanded: its window never became wide again"
    default: return nil
    }
  }

  /// A child of the same container that has come onto the screen later, while this one stayed.
  private func laterSibling(of name: String, step: Int?) -> String? {
    guard let instance = plan.instances.firstIndex(where: { $0.name == name }) else { return nil }
    var (parents, later): ([InstanceID: InstanceID], String?) = ([:], nil)
    for id in log.events {
      guard let effect = log[id], effect.step <= step ?? .max, case .event(let event) = effect.kind,
        let told = event.instance
      else { continue }
      switch (event.callback, event.argument) {
      case (.willMove, .parent(let parent)): parents[told] = parent
      case (.viewWillAppear, _):
        if told == InstanceID(instance) {
          later = nil
        } else if step == nil || effect.step == step, let parent = parents[InstanceID(instance)],
          parents[told] == parent
        {
          later = plan.name(told)
        }
      default: break
      }
    }
    return later
  }

  /// Whether the last container that took a controller in is one of the app's own.
  private func isInAppsContainer(_ name: String) -> Bool {
    let parent = log.events.reversed().lazy.compactMap { id -> InstanceID? in
      guard let effect = log[id], case .event(let event) = effect.kind, event.callback == .willMove,
        let instance = event.instance, plan.name(instance) == name, case .parent(let parent) = event.argument
      else { return nil }
      return parent
    }.first
    return parent.map { !plan.templates[plan.instances[$0.index].template].kind.isStock } ?? false
  }

  /// L9.4: the outermost controller around one, which wasn't told of a change itself in a step.
  private func orphan(around name: String, in step: Int, untold callback: Callback) -> String? {
    guard let end = log.events.last(where: { log[$0]?.step == step }),
      let outermost = Surroundings(of: name, in: self).outermost(at: end)
    else { return nil }
    return lastStep(of: [callback], of: plan.name(outermost), step: step) == nil ? plan.name(outermost) : nil
  }

  private func isPresented(_ name: String) -> Bool {
    plan.instances.firstIndex { $0.name == name }.map { presentationsOf[InstanceID($0)] != nil } ?? false
  }

  /// V74: what a person does in a step in vain brings nothing.
  package func reasonOfGesture(in step: Int) -> String? {
    for id in log.events where log.callback(of: id) == .ignored {
      guard let effect = log[id], effect.step == step, case .event(let event) = effect.kind,
        case .text(let reason) = event.answer
      else { continue }
      return "the gesture of step \(step) did nothing: \(plan.name(reason))"
    }
    return nil
  }

  /// The names of the controllers that were ever around another one, without their numbers.
  package func containers(around name: String) -> Set<String> {
    Set(Surroundings(of: name, in: self).containers.map { plan.templates[plan.instances[$0.index].template].id })
  }

  /// The last controller that went off the screen inside another one.
  private func inner(of name: String, step: Int?) -> String? {
    guard let outer = plan.instances.firstIndex(where: { $0.name == name }) else { return nil }
    return log.events.reversed().lazy.compactMap { id -> String? in
      guard let effect = log[id], step == nil || effect.step == step, case .event(let event) = effect.kind,
        event.callback == .viewWillDisappear, let instance = event.instance
      else { return nil }
      let inner = plan.name(instance)
      return Surroundings(of: inner, in: self).wasShown(inside: InstanceID(outer), at: id) ? inner : nil
    }.first
  }

  /// Whether the app is told of its own state in a step.
  private func tellsApp(in step: Int) -> Bool {
    step > 0 && log.events.contains { log.callback(of: $0)?.group == .app && log[$0]?.step == step }
  }

  /// The last step in which the app is told of its own state.
  private var lastStepForApp: Int? {
    log.events.reversed().lazy.compactMap { log.callback(of: $0)?.group == .app ? log[$0]?.step : nil }.first
  }

  private func background(in step: Int) -> String {
    guard tellsApp(in: step) else { return "" }
    let isOfMemory = log.events.contains { log.callback(of: $0)?.rule == .v30 && log[$0]?.step == step }
    return isOfMemory
      ? "; a memory warning takes no view off it" : "; of the background the app is told, and no controller"
  }
}

/// The events of a controller up to a step, as far as they tell of its state.
private struct PastOfController {
  /// The last change of its appearance.
  private(set) var appearance: (callback: Callback, step: Int)?
  /// The last step in which a controller was told of another size or of other traits.
  private(set) var lastChangeOfSize: Int?
  /// The last step in which one was told of other traits.
  private(set) var lastChangeOfTraits: Int?
  private var steps: [Callback: Int] = [:]

  init(_ name: String, upTo step: Int?, in explainer: Explainer) {
    let log = explainer.log
    for id in log.events {
      guard let effect = log[id], effect.step <= step ?? .max, case .event(let event) = effect.kind else { continue }
      if step == nil || effect.step == step {
        switch event.callback {
        case .viewWillTransition: lastChangeOfSize = effect.step
        // Up to iOS 12 a view that comes for the first time is told of its traits, too.
        case .traitCollectionDidChange where explainer.plan.behaviours.contains(.tellsInitialTraits): break
        case .willTransition, .traitCollectionDidChange:
          lastChangeOfSize = effect.step
          lastChangeOfTraits = effect.step
        default: break
        }
      }
      guard let instance = event.instance, explainer.plan.name(instance) == name else { continue }
      if event.callback.group == .appearance, event.callback != .viewIsAppearing {
        appearance = (event.callback, effect.step)
      }
      steps[event.callback] = effect.step
    }
  }

  /// The last step in which a callback came.
  func step(of callback: Callback) -> Int? { steps[callback] }

  var isShown: Bool { appearance?.callback == .viewWillAppear || appearance?.callback == .viewDidAppear }

  /// That the controller wasn't on the screen; nil if it was.
  func reasonOffScreen(_ name: String) -> String? {
    guard let appearance else { return "\(name) wasn't on the screen: it had never appeared" }
    return isShown ? nil : "\(name) wasn't on the screen: it had left in step \(appearance.step)"
  }
}
