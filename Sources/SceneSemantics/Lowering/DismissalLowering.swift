internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// How presentations end (section 6.4 of the semantics).
extension Rehearsal {
  /// M6.40 to M6.44.
  mutating func dismiss(from receiver: InstanceID, _ change: Change, _ state: HierarchyState) {
    add(.emit(.dismiss, receiver, .none, .none))
    guard let target = dismissed(from: receiver, state), let presenter = state[target].presenter else {
      // M6.43: nothing to dismiss; whoever is on the way out is still presented (M6.34).
      if state[receiver].presented != nil || presentedAncestor(of: receiver, state) != nil {
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
    let transition = newTransition()
    let chain = chain(from: target, state)
    presentations[presenter] = transition
    for member in chain { add(.beginDismissal(member, true)) }
    if let top = chain.last { add(.reserveTransition(transition, on: top)) }
    schedule("start of \(change.title)", .nextTurn) { rehearsal, state in
      rehearsal.startDismissal(of: chain, presenter: presenter, change, transition, state)
    }
  }

  /// M6.35: a person drags the sheet.
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
    let transition = newTransition()
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
      let next = rehearsal.newTransition()
      rehearsal.presentations[presenter] = next
      rehearsal.startDismissal(of: rest, presenter: presenter, change, next, state)
    }
    startDismissal(of: [top], presenter: rest.last ?? presenter, first, transition, state)
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
}
