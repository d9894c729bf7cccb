internal import ScenePlan

/// Causes as sentences for people: what an effect says when it is the reason of another one.
struct CauseWording {
  let plan: HierarchyPlan

  private func name(_ id: InstanceID?) -> String { id.map { "'\(plan.name($0))'" } ?? "nothing" }

  /// What is said of a cause; nil if it says nothing that its own cause doesn't say.
  ///
  /// - Parameter effect: What comes from it.
  func reason(_ cause: Effect, of effect: Effect) -> String? {
    switch cause.kind {
    case .step(let number): step(number)
    case .resumption(let resumption): text(of: resumption)
    case .instruction(let instruction): text(of: instruction, for: effect)
    case .event(let event): text(of: event, for: effect)
    case .question, .refusal: nil
    }
  }

  /// A step as people speak of it.
  func step(_ number: Int) -> String {
    guard let step = plan.steps.first(where: { $0.number == number }) else { return "step \(number)" }
    return number == 0 ? "the app was launched" : "step \(number) did it: \(step.title)"
  }

  private func text(of event: LifecycleEvent, for effect: Effect) -> String? {
    let subject = name(event.instance)
    let argument = plan.argumentText(of: event) ?? ""
    switch event.callback {
    case .shouldPerformSegue: return "a person fired the segue '\(argument)' of \(subject)"
    case .prepare, .perform: return "the segue '\(argument)' of \(subject) was performed"
    case .unwindAction: return "an unwind segue found '\(plan.callbackName(of: event))' of \(subject)"
    case .unwind: return "the unwind segue passed \(subject) on the way to '\(argument)'"
    case .allowedChildrenForUnwinding, .canPerformUnwindSegueAction: return "an unwind segue asked \(subject)"
    case .show, .showDetail, .present, .dismiss, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController, .setViewControllers, .selectedViewController, .transition:
      return "'\(event.callback.rawValue)\(argument.isEmpty ? "" : "(\(argument))")' was called on \(subject)"
    case .delegateShouldSelect: return "a person tapped '\(argument)' in the tab bar of \(subject)"
    case .delegateShouldDismiss: return "a person dragged \(subject)"
    default: break
    }
    let callback = plan.callbackName(of: event)
    if case .instruction = effect.kind { return "\(subject) acts in '\(callback)'" }
    if case .event(let next) = effect.kind, next.instance == event.instance { return "it had got '\(callback)'" }
    if event.callback == .`deinit` { return "\(subject) was freed, which had owned it" }
    return "\(subject) got '\(callback)', and passes it on"
  }

  private func text(of instruction: Instruction, for effect: Effect) -> String? {
    var subject: InstanceID?
    if case .event(let event) = effect.kind { subject = event.instance }
    func its(_ id: InstanceID, _ noun: String) -> String {
      id == subject ? "its \(noun)" : "the \(noun) of \(name(id))"
    }
    switch instruction {
    case .emit, .warn, .raise, .schedule, .expect, .delegate, .setForwardsAppearance, .setCapturesStatusBar,
      .setDisplayMode, .inAnimation, .constrain, .removeConstraints, .setCurrent, .reserveTransition, .openTransition,
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

  private func text(of resumption: Resumption) -> String {
    switch resumption {
    case .endOfAppearance: "UIKit ends an appearance in the next turn"
    case .timer: "the time of a timer had come"
    case .waitingCall: "the call had to wait for the end of a change"
    case .firstFrame: "the app showed its first frame"
    case .secondSnapshot: "the system took its second picture of the app"
    case .endOfResize: "the change of the window's size had ended"
    case .endOfRootChange: "the change of the window's root had ended"
    case .adaptation: "the presentation had adapted to the new size"
    case .endOfTransition: "the transition had lasted its time"
    case .endOfDrag: "the drag had ended"
    case .endOfScroll: "the scroll view had come to rest"
    case .startOfTurn: "a stack starts a change in the next turn"
    case .endOfTurn: "the change of the stack had lasted its time"
    case .endOfSwipe: "the finger was lifted"
    case .layoutOfBar: "the tab bar went or came with the change"
    case .startOfTab: "a tab bar controller finishes a switch in the next turn"
    case .endOfTab: "the switch had lasted its time"
    case .endOfColumns: "the columns had moved"
    case .endOfPages: "the pages had turned"
    case .startOfPresentation: "UIKit starts a presentation in the next turn"
    case .endOfPresentation: "the presentation had lasted its time"
    case .startOfDismissal: "UIKit starts a dismissal in the next turn"
    case .endOfDismissal: "the dismissal had lasted its time"
    case .cancelledDismissal: "the sheet was let go"
    }
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
