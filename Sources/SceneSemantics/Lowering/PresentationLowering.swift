internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What `present` is asked for.
struct PresentationRequest {
  var presented: InstanceID
  /// The style that the step or the segue names; nil takes the presented controller's own.
  var style: PresentationStyle?
  var hasAnchor: Bool
  var change: Change
}

/// Presenting and dismissing (section 6 of the semantics).
extension Rehearsal {
  /// M6.1 to M6.3, M6.5, M6.7 to M6.9, M6.30, M6.31, M6.33.
  mutating func present(_ request: PresentationRequest, from receiver: InstanceID, _ state: HierarchyState) {
    let presented = request.presented
    add(.emit(.present, receiver, .instance(presented), .none))
    let style = environment.adapted(style(of: request))
    let presenter = presenter(for: style, from: receiver, state)
    if style == .currentContext || style == .overCurrentContext, presenter == state.topAncestor(of: receiver),
      !definesContext(presenter)
    {
      sink.report(.contextUndefined(plan.name(receiver), at: place))
    }
    if let presenter = state[presented].presenter {
      return add(.raise(Message(.presentedTwice, presented, presenter)))
    }
    if state[presented].parent != nil || state.root == presented {
      return add(.raise(Message(.presentedChild, presented)))
    }
    if presentations[presenter] != nil {
      return add(.warn(Message(.presentationInProgress, presented, presenter)))
    }
    if let other = state[presenter].presented {
      return add(.warn(Message(.alreadyPresenting, presented, presenter, receiver, other)))
    }
    guard state.isInWindow(presenter) else {
      return add(.warn(Message(.presentOffWindow, presented, presenter, receiver)))
    }
    if style == .popover, !request.hasAnchor { return add(.raise(Message(.popoverWithoutAnchor, presented))) }
    let top = state.topAncestor(of: receiver)
    if top != state.root, state[top].presenter == nil { add(.warn(Message(.detachedPresenter, receiver))) }

    let covers = removesPresenter(style, presented)
    if !covers { noteSilence(of: receiver, under: presented) }
    presentingReceivers[presented] = receiver
    add(.load(presented))
    add(.present(presented, by: presenter, style: style))
    let transition = newPresentationTransition()
    add(.reserveTransition(transition, on: presented))
    presentations[presenter] = transition
    let change = request.change
    schedule("start of \(change.title)", .nextTurn) { rehearsal, _ in
      if covers { rehearsal.add(.begin(presenter, appearing: false, animated: change.isAnimated)) }
      rehearsal.add(.begin(presented, appearing: true, animated: change.isAnimated))
      rehearsal.add(.attach(presented))
      rehearsal.add(change.isAnimated ? .layout(presented) : .isAppearing(presented))
      let end: Work = { rehearsal, _ in
        rehearsal.endIfOpen(presented)
        if covers {
          rehearsal.endIfOpen(presenter)
          rehearsal.add(.cover(presenter, true))
        }
        rehearsal.presentations[presenter] = nil
        rehearsal.add(.closeTransition(transition))
        if let completion = change.completion { rehearsal.then(completion) }
      }
      if change.isAnimated {
        rehearsal.add(.openTransition(transition, on: presented, duration: change.duration))
        rehearsal.schedule("end of \(change.title)", .endOf(transition), end)
      } else if covers {
        rehearsal.then(end)
      } else {
        // Consensus A3: an unanimated sheet needs one turn more.
        rehearsal.schedule("end of \(change.title)", .nextTurn, end)
      }
    }
  }

  /// M6.40 to M6.44.
  mutating func dismiss(from receiver: InstanceID, _ change: Change, _ state: HierarchyState) {
    add(.emit(.dismiss, receiver, .none, .none))
    guard let target = dismissed(from: receiver, state), let presenter = state[target].presenter else {
      // M6.43: nothing to dismiss.
      if state[receiver].presented != nil {
        add(.warn(Message(.dismissInProgress, receiver)))
      } else {
        sink.report(.dismissesNothing(plan.name(receiver), at: place))
      }
      return
    }
    if presentations[presenter] != nil {
      return add(.warn(Message(.dismissInProgress, receiver)))
    }
    if state[receiver].presenter != nil, target != receiver {
      sink.report(.dismissesAbove(plan.name(receiver), other: plan.name(target), at: place))
    }
    let transition = newPresentationTransition()
    let chain = chain(from: target, state)
    presentations[presenter] = transition
    for member in chain { add(.beginDismissal(member, true)) }
    if let top = chain.last { add(.reserveTransition(transition, on: top)) }
    schedule("start of \(change.title)", .nextTurn) { rehearsal, state in
      rehearsal.startDismissal(of: chain, presenter: presenter, change, transition, state)
    }
  }

  /// M6.35 and consensus A5: a person drags the sheet.
  mutating func swipeDismiss(from receiver: InstanceID, _ step: StepDeclaration, _ state: HierarchyState) {
    guard let target = presentedAncestor(of: receiver, state), let presenter = state[target].presenter else {
      return fail(.nothingToSwipe(step))
    }
    // Nobody can drag what is covered.
    guard presentations[presenter] == nil, state.isInWindow(target) else { return }
    if isSet(.isModalInPresentation, of: target) {
      return add(.emit(.delegateDidAttemptToDismiss, target, .none, .none))
    }
    let allowed = answer(.presentationControllerShouldDismiss, of: target) != .bool(false)
    add(.emit(.delegateShouldDismiss, target, .none, .bool(allowed)))
    guard allowed else { return add(.emit(.delegateDidAttemptToDismiss, target, .none, .none)) }
    add(.emit(.delegateWillDismiss, target, .none, .none))
    let change = change(of: step)
    let transition = newPresentationTransition()
    presentations[presenter] = transition
    guard step.options.isCancelled else {
      let chain = chain(from: target, state)
      for member in chain { add(.beginDismissal(member, true)) }
      if let top = chain.last { add(.reserveTransition(transition, on: top)) }
      then { rehearsal, state in
        var change = change
        let completion = change.completion
        change.completion = { rehearsal, state in
          rehearsal.add(.emit(.delegateDidDismiss, target, .none, .none))
          completion?(&rehearsal, state)
        }
        rehearsal.startDismissal(of: chain, presenter: presenter, change, transition, state)
      }
      return
    }
    add(.begin(target, appearing: false, animated: true))
    add(.openTransition(transition, on: target, duration: change.duration))
    schedule("end of \(change.title)", .endOf(transition)) { rehearsal, _ in
      rehearsal.add(.begin(target, appearing: true, animated: true))
      rehearsal.add(.isAppearing(target))
      rehearsal.endIfOpen(target)
      rehearsal.presentations[presenter] = nil
      rehearsal.add(.closeTransition(transition))
      if let completion = change.completion { rehearsal.then(completion) }
    }
  }

  /// Removes a chain of presented controllers, the lowest first in the list; only the top one is animated (M6.41).
  private mutating func startDismissal(
    of chain: [InstanceID], presenter: InstanceID, _ change: Change, _ transition: TransitionID,
    _ state: HierarchyState
  ) {
    guard let top = chain.last else { return }
    if chain.count > 1, environment.behaviours.contains(.dismissesInSteps) {
      return dismissInSteps(chain, presenter: presenter, change, transition, state)
    }
    let uncovers = state[presenter].isCovered
    for member in chain { add(.hold(member)) }
    add(.begin(top, appearing: false, animated: change.isAnimated))
    if uncovers {
      add(.cover(presenter, false))
      then { rehearsal, state in
        // Where something else covers it still, it only comes back to its place.
        guard state.isInWindow(presenter) else { return }
        rehearsal.add(.begin(presenter, appearing: true, animated: change.isAnimated))
        rehearsal.add(.isAppearing(presenter))
      }
    }
    let end: Work = { rehearsal, state in
      for member in chain.reversed() { rehearsal.add(.unpresent(member)) }
      if uncovers { rehearsal.endIfOpen(presenter) }
      rehearsal.endIfOpen(top)
      for member in chain.dropLast().reversed() where state[member].appearance == .appeared {
        rehearsal.add(.begin(member, appearing: false, animated: false))
        rehearsal.endIfOpen(member)
      }
      for member in chain {
        rehearsal.add(.detach(member))
        if state[member].isCovered { rehearsal.add(.cover(member, false)) }
      }
      rehearsal.presentations[presenter] = nil
      rehearsal.add(.closeTransition(transition))
      if let completion = change.completion { rehearsal.then(completion) }
      for member in chain {
        rehearsal.add(.beginDismissal(member, false))
        rehearsal.add(.release(member))
      }
    }
    guard change.isAnimated else { return then(end) }
    add(.openTransition(transition, on: top, duration: change.duration))
    schedule("end of \(change.title)", .endOf(transition), end)
  }

  /// M6.41 on iOS 8: from the top down, each as a dismissal of its own.
  private mutating func dismissInSteps(
    _ chain: [InstanceID], presenter: InstanceID, _ change: Change, _ transition: TransitionID,
    _ state: HierarchyState
  ) {
    guard let top = chain.last else { return }
    let rest = Array(chain.dropLast())
    var first = change
    first.completion = { rehearsal, state in
      let next = rehearsal.newPresentationTransition()
      rehearsal.presentations[presenter] = next
      rehearsal.startDismissal(of: rest, presenter: presenter, change, next, state)
    }
    startDismissal(of: [top], presenter: rest.last ?? presenter, first, transition, state)
  }

  // MARK: Who

  /// M6.2 for context styles, M6.3 for all others.
  private func presenter(
    for style: PresentationStyle, from receiver: InstanceID, _ state: HierarchyState
  ) -> InstanceID {
    if style == .currentContext || style == .overCurrentContext {
      var candidate: InstanceID? = receiver
      while let here = candidate {
        if definesContext(here) { return here }
        candidate = state[here].parent
      }
    }
    return state.topAncestor(of: receiver)
  }

  /// Where the step stands that is being lowered.
  private var place: SourceSpan { frame.span ?? span(of: frame.mark) }

  /// Hazard P13: a presenter that waits for callbacks that don't come.
  private mutating func noteSilence(of presenter: InstanceID, under presented: InstanceID) {
    let waited: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    for override in scene.settings(of: cast[presenter].template)?.overrides ?? [] {
      guard case .callback(let callback) = override.subject.value, waited.contains(callback),
        case .steps(let steps, _) = override.body,
        !steps.allSatisfy({ [.beginAppearanceTransition, .endAppearanceTransition, .present].contains($0.verb.value) })
      else { continue }
      sink.report(
        .presenterNotTold(
          plan.name(presenter), callback.rawValue, by: plan.name(presented), at: place, override: override.subject.span)
      )
      return
    }
  }

  /// M6.5: it says so, or it is a stock container.
  private func definesContext(_ instance: InstanceID) -> Bool {
    isSet(.definesPresentationContext, of: instance) || container(instance)?.isStock == true
  }

  /// M6.40: whom `dismiss` dismisses. A controller has presented something if it is the real presenter, or if `present` was
  /// called on it and went up to an ancestor (M6.1, M6.4).
  private func dismissed(from receiver: InstanceID, _ state: HierarchyState) -> InstanceID? {
    if let presented = state.presentedOnScreen(from: receiver) { return presented }
    let asked = presentingReceivers.keys.sorted().first { presented in
      presentingReceivers[presented] == receiver && state[presented].presenter != nil
        && !state[presented].isBeingDismissed
    }
    if let asked { return asked }
    return presentedAncestor(of: receiver, state).flatMap { state[$0].isBeingDismissed ? nil : $0 }
  }

  private func presentedAncestor(of instance: InstanceID, _ state: HierarchyState) -> InstanceID? {
    var candidate: InstanceID? = instance
    while let here = candidate {
      if state[here].presenter != nil { return here }
      candidate = state[here].parent
    }
    return nil
  }

  /// A presented controller and all that it, and what it presents, has presented.
  private func chain(from target: InstanceID, _ state: HierarchyState) -> [InstanceID] {
    var chain = [target]
    while let next = chain.last.flatMap({ state[$0].presented }) { chain.append(next) }
    return chain
  }

  private func style(of request: PresentationRequest) -> PresentationStyle {
    if let style = request.style { return style }
    if case .word(let word) = property(.modalPresentationStyle, of: request.presented) {
      return PresentationStyle(rawValue: word) ?? .automatic
    }
    return .automatic
  }

  /// M6.20: whether the presenter's view goes.
  private func removesPresenter(_ style: PresentationStyle, _ presented: InstanceID) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: answer(.shouldRemovePresentersView, of: presented) == .bool(true)
    case .automatic, .none, .pageSheet, .formSheet, .overCurrentContext, .overFullScreen, .popover: false
    }
  }
}
