internal import ScenePlan

/// The sentences about an event that nothing sent: what would have to happen, or what got it instead.
extension Explainer {
  /// The sentence on a callback that nothing sent to a controller; nil for one of which nothing can be said.
  ///
  /// - Parameter step: The step that is asked about; nil means any.
  func senderReason(_ question: Expectation.Pattern, _ callback: Callback, step: Int?) -> String? {
    let name = "'\(question.controller)'"
    let there = step.map { " in step \($0)" } ?? ""
    switch callback.sender {
    case .uikit: return nil
    case .storyboard: return "nothing says that \(name) comes from a storyboard: a 'storyboardIdentifier' does"
    case .segue: return "no segue of \(name) fires\(there)" + sourceOfSegues(besides: question.controller, step: step)
    case .unwindSearch: return reasonOfUnwind(question.controller, callback, step: step)
    case .call:
      if callback == .setViewControllers, hasTurned(question.controller, step: step) {
        return "a person turned the pages, and only code calls it: the delegate is told 'didFinishAnimating'"
      }
      return "nothing calls '\(callback.rawValue)' on \(name)\(there)"
    case .preferredSize:
      return "nothing inside \(name), and nothing that it presents, changes its 'preferredContentSize'\(there)"
    case .changeOfTop: return "nothing changes what \(name) shows\(there)"
    case .tapOnTab: return "no person taps a tab of \(name)\(there)"
    case .choiceInGroup: return "no tab of a group in \(name) is chosen\(there)"
    case .turnOfPage: return "no person turns a page of \(name)\(there)"
    case .needOfPage: return "\(name) needs no further page\(there)"
    case .displayMode: return "the display mode of \(name) stays\(there)"
    case .columnComes: return "no column of \(name) comes\(there)"
    case .columnGoes: return "no column of \(name) goes\(there)"
    case .dragAway: return reasonOfPresented(question.controller) ?? "no person drags \(name) away\(there)"
    case .dragInVain:
      return reasonOfPresented(question.controller) ?? "no person drags \(name)\(there) while it must stay"
    case .dragToDetent:
      return reasonOfPresented(question.controller) ?? "no person drags \(name) to another height\(there)"
    case .adaptation: return reasonOfStyle(question.controller)
    case .beginningOfSearch: return "no person begins a search in \(name)\(there)"
    case .endOfSearch: return "no person ends a search in \(name)\(there)"
    case .dragOfPages: return "no person drags the pages of \(name)\(there)"
    case .scrollInCode: return "no code scrolls the pages of \(name)\(there)"
    case .lowMemory: return "memory isn't low\(there)"
    case .completion: return "nothing\(there) has a completion that is code of \(name)"
    case .objection: return "UIKit has no objection to what \(name) does\(there)"
    case .vainGesture: return "no gesture on \(name) is in vain\(there)"
    }
  }

  /// Why the search of an unwind segue asked a controller nothing, or found no action in it.
  private func reasonOfUnwind(_ name: String, _ callback: Callback, step: Int?) -> String {
    let climbs = plan.behaviours.contains(.climbsToUnwind)
    if callback == .viewControllerForUnwindSegueAction, !climbs {
      return "this system asks 'canPerformUnwindSegueAction' in its place"
    }
    if callback == .allowedChildrenForUnwinding, climbs {
      return "this system asks 'viewControllerForUnwindSegueAction' in its place"
    }
    if callback == .unwindAction, lastStep(of: [.canPerformUnwindSegueAction], of: name, step: step) != nil {
      return "'\(name)' was asked, and has no such action"
    }
    guard let unwind = lastStep(of: [.canPerformUnwindSegueAction, .unwindAction], step: step) else {
      return "no unwind segue fires" + (step.map { " in step \($0)" } ?? "")
    }
    return "the search of the unwind segue in step \(unwind) ended before it came to '\(name)'"
  }

  /// Whether a person has turned the pages of a pager.
  private func hasTurned(_ name: String, step: Int?) -> Bool {
    lastStep(of: [.delegateDidFinishAnimating], of: name, step: step) != nil
  }

  /// G7.20: UIKit asks the source of a segue, and no container around it.
  private func sourceOfSegues(besides name: String, step: Int?) -> String {
    for id in log.events.reversed() {
      guard let callback = log.callback(of: id), [.shouldPerformSegue, .prepare].contains(callback),
        let effect = log[id], effect.step == step ?? effect.step, case .event(let event) = effect.kind,
        case .name(let segue) = event.argument, let source = event.instance, plan.name(source) != name
      else { continue }
      return ": UIKit asks '\(plan.name(source))', the source of '\(plan.name(segue))'"
    }
    return ", and code that pushes or presents asks none"
  }

  /// Why the messages of a presentation can't name a controller: it isn't presented, or nothing drags it.
  private func reasonOfPresented(_ name: String) -> String? {
    guard let style = lastStyle(of: name) else {
      let around = Surroundings(of: name, in: self).containers.first { presentationsOf[$0] != nil }
      return "'\(name)' isn't presented, and the message names what is"
        + (around.map { ": '\(plan.name($0))', which contains it" } ?? "")
    }
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return "no person drags '\(name)' away: it was presented \(style.wordForPeople)"
    case .automatic, .none, .pageSheet, .formSheet, .popover, .custom: return nil
    }
  }

  /// M6.23: which presentations have a style for each size class.
  private func reasonOfStyle(_ name: String) -> String? {
    guard let style = lastStyle(of: name) else { return reasonOfPresented(name) }
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      return "'\(name)' was presented \(style.wordForPeople), which is the same in each size class"
    case .automatic, .none, .pageSheet, .formSheet, .popover:
      return "'\(name)' has no 'adaptivePresentationStyle', or its size class stays as it is"
    }
  }

  /// The style of a controller's last presentation; nil if it was never presented.
  private func lastStyle(of name: String) -> PresentationStyle? {
    guard let instance = plan.instances.firstIndex(where: { $0.name == name }),
      let last = presentationsOf[InstanceID(instance)]?.last
    else { return nil }
    switch log[last]?.kind {
    case .instruction(.present(_, _, let style)), .instruction(.restyle(_, let style)): return style
    default: return nil
    }
  }

  /// The last step up to one in which such a callback came, to one controller or to any.
  func lastStep(of callbacks: [Callback], of name: String? = nil, step: Int?) -> Int? {
    for id in log.events.reversed() {
      guard let callback = log.callback(of: id), callbacks.contains(callback), let effect = log[id],
        effect.step == step ?? effect.step, case .event(let event) = effect.kind,
        name == nil || event.instance.map({ plan.name($0) }) == name
      else { continue }
      return effect.step
    }
    return nil
  }
}
