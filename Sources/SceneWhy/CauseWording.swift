package import ScenePlan

/// The causes of a chain as sentences for people.
struct CauseWording {
  let plan: HierarchyPlan
  var chain: CauseChain
  /// Whether a controller has its name where its own line would say `it`.
  var namesAll = false

  func name(_ id: InstanceID?) -> String { id.map { "'\(plan.name($0))'" } ?? "nothing" }

  /// The sentence for the cause at a place of the chain; nil if the others say it.
  mutating func sentence(_ place: Int) -> String? {
    guard let cause = chain[place], let effect = chain[place - 1] else { return nil }
    switch cause.kind {
    case .step(let number):
      if isOfPicture(place) { return "the system took the first of two pictures of the app, each in another style" }
      return place > 1 && effect.isCall ? nil : text(ofStep: number)
    case .resumption(let resumption): return text(of: resumption, at: place)
    case .instruction(let instruction): return text(of: instruction, for: effect)
    case .event(let event): return isInside(event, at: place) ? nil : text(of: event, for: effect, at: place)
    case .question, .refusal: return nil
    }
  }

  /// The sentence for programs, which get every cause.
  mutating func plainSentence(_ place: Int) -> String {
    guard let cause = chain[place], let effect = chain[place - 1] else { return "" }
    switch cause.kind {
    case .step(let number): return text(ofStep: number)
    case .instruction(let instruction): return sentence(place) ?? plan.words(of: instruction)
    case .event(let event): return text(of: event, for: effect, at: place) ?? plan.text(of: event)
    case .resumption, .question, .refusal: return sentence(place) ?? ""
    }
  }

  /// V8: whether a step brought an event by the first picture that the system takes of an app in the background.
  mutating func isOfPicture(_ place: Int) -> Bool {
    guard case .step(let number)? = chain[place]?.kind, case .event(let event)? = chain[place - 1]?.kind else {
      return false
    }
    return event.callback.group == .size && plan.step(number)?.title == StepVerb.background.rawValue
  }

  private func text(ofStep number: Int) -> String {
    guard let step = plan.step(number) else { return "step \(number)" }
    return number == 0 ? "the app was launched" : "step \(number) did it: \(step.title)"
  }

  /// Whether a call is one that UIKit makes for itself, inside another one that is told.
  private mutating func isInside(_ event: LifecycleEvent, at place: Int) -> Bool {
    guard case .event(let outer)? = above(place)?.kind else { return false }
    switch event.callback.group {
    case .segues:
      return (event.callback == .prepare || event.callback == .perform) && outer.callback.group == .segues
    case .calls:
      guard outer.callback.group == .calls, case .resumption? = chain[place - 1]?.kind else { return false }
      return true
    default: return false
    }
  }

  mutating func above(_ place: Int) -> Effect? { chain[place + 1] }

  private mutating func text(of event: LifecycleEvent, for effect: Effect, at place: Int) -> String? {
    let subject = name(event.instance)
    let argument = plan.argumentText(of: event) ?? ""
    switch event.callback {
    case .shouldPerformSegue: return "a person fired '\(argument)' of \(subject)"
    case .prepare, .perform:
      if case .step? = above(place)?.kind { return "code performed '\(argument)' of \(subject)" }
      return "the segue '\(argument)' of \(subject) was performed"
    case .unwindAction: return "an unwind segue found '\(plan.callbackName(of: event))' of \(subject)"
    case .unwind: return "the unwind segue passed \(subject) on the way to '\(argument)'"
    case .allowedChildrenForUnwinding, .canPerformUnwindSegueAction: return "an unwind segue asked \(subject)"
    case .show, .showDetail:
      if let found = text(ofSearch: event, for: effect, at: place) { return found }
      return "'\(event.callback.rawValue)(\(argument))' was called on \(subject)"
    case .present, .dismiss, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController, .setViewControllers, .selectedViewController, .transition:
      return "'\(event.callback.rawValue)\(argument.isEmpty ? "" : "(\(argument))")' was called on \(subject)"
    case .delegateShouldSelect: return "a person tapped '\(argument)' in the tab bar of \(subject)"
    case .delegateShouldDismiss: return "a person dragged \(subject)"
    default: break
    }
    if Callback.delegateMessages.contains(event.callback) {
      return "the delegate of \(subject) was told '\(event.callback.overrideWord)'"
    }
    let callback = plan.callbackName(of: event)
    if case .instruction = effect.kind { return "\(subject) acts in '\(callback)'" }
    if case .event(let next) = effect.kind, next.instance == event.instance {
      return "\(namesAll ? subject : "it") had got '\(callback)'"
    }
    if case .resumption = effect.kind { return "\(subject) had got '\(callback)'" }
    if event.callback == .`deinit` { return "\(subject) was freed, which had owned it" }
    return "\(subject) got '\(callback)', and passes it on"
  }

  private func text(of instruction: Instruction, for effect: Effect) -> String? {
    var subject: InstanceID?
    if !namesAll, case .event(let event) = effect.kind { subject = event.instance }
    func its(_ id: InstanceID, _ noun: String) -> String {
      id == subject ? "its \(noun)" : "the \(noun) of \(name(id))"
    }
    switch instruction {
    case .emit, .warn, .raise, .schedule, .expect, .delegate, .setForwardsAppearance, .setCapturesStatusBar,
      .setDisplayMode, .setHeight, .inAnimation, .constrain, .removeConstraints, .setCurrent, .reserveTransition,
      .openTransition,
      .beginDismissal:
      return nil
    case .make(let id): return "\(name(id)) was made"
    case .hold(let id): return "\(name(id)) was kept alive"
    case .release(let id): return "UIKit let go of \(id == subject ? "it" : name(id))"
    case .keep(let id, let keeper): return "\(name(keeper)) kept \(name(id))"
    case .letGo(let id, let keeper): return "\(name(keeper)) let go of \(id == subject ? "it" : name(id))"
    case .load(let id): return "\(its(id, "view")) was asked for"
    case .addChild(let child, let parent): return "\(name(child)) became a child of \(name(parent))"
    case .removeFromParent(let child): return "\(name(child)) was removed from its parent"
    case .willMove(_, let parent): return parent.map { "\(name($0)) announced the move" } ?? "its move was announced"
    case .didMove(_, let parent): return parent.map { "\(name($0)) confirmed the move" } ?? "its move was confirmed"
    case .link(let child, let parent, _): return "\(name(child)) was put among the children of \(name(parent))"
    case .unlink(let child): return "\(name(child)) left its container"
    case .addSubview(let child, let host): return "\(its(child, "view")) was added to that of \(name(host))"
    case .removeFromSuperview(let child): return "\(its(child, "view")) was taken out"
    case .place(let child, let host): return "\(its(child, "view")) was put into that of \(name(host))"
    case .displace(let child): return "\(its(child, "view")) left its container's view"
    case .begin(let id, let appearing, _):
      return "\(its(id, appearing ? "appearance" : "disappearance")) began"
    case .end(let id): return "\(its(id, effect.isOfDisappearance ? "disappearance" : "appearance")) ended"
    case .isAppearing(let id): return "\(its(id, "view")) was in the window with its size"
    case .showTop(let top, let stack): return "\(name(stack)) showed its top, \(name(top)), in its own layout"
    case .setNeedsLayout(let id, _): return "\(its(id, "view")) needed layout"
    case .setNeedsUpdateProperties(let id): return "the properties of '\(plan.name(id))' needed an update"
    case .setNeedsTraits(let id, _): return "the window got other traits while \(its(id, "view")) wasn't in it"
    case .setNeedsUpdateConstraints(let id): return "\(its(id, "view")) needed new constraints"
    case .layoutIfNeeded(let id): return "\(its(id, "view")) was laid out at once"
    case .setRoot(let id): return "\(name(id)) became the window's root"
    case .present(let presented, let presenter, let style):
      return "\(name(presented)) was linked to its presenter, \(name(presenter)), as \(style.rawValue)"
    case .restyle(let id, let style): return "the style of \(name(id)) became \(style.rawValue)"
    case .attach(let id): return "\(its(id, "view")) came into the window"
    case .detach(let id): return "\(its(id, "view")) left the window"
    case .cover(let id, let isCovered): return "\(name(id)) was \(isCovered ? "covered" : "uncovered")"
    case .unpresent(let id): return "the presentation of \(name(id)) ended"
    case .closeTransition: return "the change on the screen ended"
    }
  }

  /// The outcome of the search for a container, where UIKit made it.
  private mutating func text(ofSearch event: LifecycleEvent, for effect: Effect, at place: Int) -> String? {
    let verb = "'\(event.callback.rawValue)'"
    if case .event(let next) = effect.kind, next.callback == .present {
      return "\(verb) found no container above \(name(event.instance))"
    }
    guard case .event(let outer)? = above(place)?.kind, outer.instance != event.instance else { return nil }
    return "\(verb) found \(name(event.instance)) among the parents"
  }
}

extension Effect {
  /// Whether it belongs to a view that goes.
  fileprivate var isOfDisappearance: Bool {
    if case .event(let event) = kind {
      event.callback == .viewWillDisappear || event.callback == .viewDidDisappear
    } else {
      false
    }
  }
}

extension Effect {
  /// Whether it is the call that a step makes.
  fileprivate var isCall: Bool {
    guard case .event(let event) = kind else { return false }
    switch event.callback.group {
    case .calls, .segues: return true
    case .delegates: return event.callback == .delegateShouldSelect || event.callback == .delegateShouldDismiss
    case .loading, .appearance, .swiftUI, .moving, .layout, .size, .app, .memory, .outcome: return false
    }
  }
}

extension HierarchyPlan {
  /// The step of a number. Steps stand in the order of their numbers, nearly all of them side by side.
  func step(_ number: Int) -> StepRecord? {
    for index in [number, number - 1] where steps.indices.contains(index) && steps[index].number == number {
      return steps[index]
    }
    return steps.first { $0.number == number }
  }

  /// An instruction as the machine has it. Only a plan that was written down knows the routines.
  package func words(of instruction: Instruction) -> String {
    if case .schedule(_, let due) = instruction { return "schedule(\(due.text))" }
    return text(of: instruction)
  }
}
