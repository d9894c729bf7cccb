package import ScenePlan
package import SceneProgram

/// Presented controllers that go, the lowest first.
package struct Dismissal: Hashable, Sendable {
  var chain: [InstanceID]
  var presenter: InstanceID
  package var change: Change
  var transition: TransitionID
  /// Whether a gesture of the app drives it, and gives it up (M6.46).
  var isCancelled = false
  /// Whether the presenter has come back for it, where it is given up.
  var uncovers = false
}

/// How presentations end (section 6.4 of the semantics).
///
/// `dismiss` of a full-screen `yellow` over `main`:
///
/// ```
/// next turn      yellow.viewWillDisappear; main's view is back: main.viewWillAppear; then main.viewIsAppearing
/// 0.5 s later    main.viewDidAppear, yellow.viewDidDisappear; the completion; yellow.deinit
/// ```
extension Simulation {
  /// M6.40 to M6.44, V80.
  package mutating func dismiss(from receiver: InstanceID, _ change: Change, isCancelled: Bool = false) {
    emit(.dismiss, receiver)
    guard let target = dismissed(from: receiver), let presenter = world[target].presenter else {
      // M6.43: nothing to dismiss; one that is on the way out is still presented (M6.34).
      if world[receiver].presented != nil || presentedAncestor(of: receiver) != nil
        || containerPresents(above: receiver) && asks(.dismissClimbs)
      {
        drop(change, from: receiver, .dismissalRuns)
        warn(Message(.dismissInProgress, receiver))
      } else {
        drop(change, from: receiver, .nothingToDismiss)
        advise(.dismissesNothing(receiver))
      }
      return
    }
    if world.presentations[presenter] != nil {
      drop(change, from: target, .dismissalRuns)
      return warn(Message(.dismissInProgress, receiver))
    }
    tellNoDelegates(of: target, change)
    adviseOfReceiver(receiver, target)
    if presenter != receiver, world.isAncestor(presenter, of: receiver),
      world.extras(of: target).presentingReceiver != receiver
    {
      advise(.dismissesForAnother(receiver, presenter: presenter, presented: target))
    }
    var dismissal = dismissal(of: target, presenter: presenter, change)
    dismissal.isCancelled = isCancelled
    if asks(.presentsInTheCall) { return startDismissal(dismissal) }
    schedule("start of \(change.title)", .nextTurn, .presentation(.startDismissal(dismissal)))
  }

  /// A dismissal of a presented controller and of all above it; from here on they don't count as visible.
  package mutating func dismissal(of target: InstanceID, presenter: InstanceID, _ change: Change) -> Dismissal {
    let dismissal = Dismissal(
      chain: chain(from: target), presenter: presenter, change: change, transition: newTransition())
    world.presentations[presenter] = dismissal.transition
    for member in dismissal.chain { beginDismissal(member, true) }
    if let top = dismissal.chain.last { reserveTransition(dismissal.transition, on: top) }
    return dismissal
  }

  /// M6.35: a person drags the sheet.
  package mutating func swipeDismiss(from receiver: InstanceID, _ step: Step, isCancelled: Bool) {
    guard let target = presentedAncestor(of: receiver), let presenter = world[target].presenter else {
      return fail(.nothingToSwipe)
    }
    // V74: while it comes or goes it can't be dragged.
    guard world.presentations[presenter] == nil else {
      if takesPresenter(target) { return dismiss(from: presenter, change(of: step), isCancelled: false) }
      refuse(Refusal(.viewWillDisappear, target, .dismissalRuns))
      return ignore(.swipe, at: target, .comesOrGoes(target))
    }
    // M6.46: a custom presentation may have a gesture of the app's own.
    if isCancelled, world[target].style == .custom, obstacle(to: target) == nil {
      var dismissal = dismissal(of: target, presenter: presenter, change(of: step))
      dismissal.isCancelled = true
      return startDismissal(dismissal)
    }
    askForZoom(of: target)
    if isIgnored(step.action, at: target) { return }
    // V24: before 13 a popover's delegate was another one.
    guard asks(.sheetsAreCards) else {
      return startDismissal(dismissal(of: target, presenter: presenter, change(of: step)))
    }
    if enforcesModality(target) {
      refuse([.delegateDidDismiss, .deinit, .viewWillDisappear], of: target, .keptByModality)
      return emit(.delegateDidAttemptToDismiss, target)
    }
    adviseOfAnswer(.presentationControllerShouldDismiss, about: target, of: presenter)
    let allowed = answer(.presentationControllerShouldDismiss, of: target) != .bool(false)
    emit(.delegateShouldDismiss, target, answer: .bool(allowed))
    guard allowed else {
      refuse([.delegateDidDismiss, .deinit, .viewWillDisappear], of: target, .delegateKeepsSheet)
      return emit(.delegateDidAttemptToDismiss, target)
    }
    emit(.delegateWillDismiss, target)
    var change = change(of: step)
    guard isCancelled else {
      change.completion = .tell(.delegateDidDismiss, target, then: change.completion)
      return startDismissal(dismissal(of: target, presenter: presenter, change))
    }
    // V66: what a zoom has covered comes back with the finger, and goes again.
    if world[presenter].isCovered {
      var dismissal = dismissal(of: target, presenter: presenter, change)
      dismissal.isCancelled = true
      return startDismissal(dismissal)
    }
    let dismissal = Dismissal(chain: [target], presenter: presenter, change: change, transition: newTransition())
    world.presentations[presenter] = dismissal.transition
    beginDismissal(target, true)
    reserveTransition(dismissal.transition, on: target)
    begin(target, appearing: false, animated: true)
    openTransition(dismissal.transition, on: target, duration: change.duration)
    schedule("end of \(change.title)", .endOf(dismissal.transition), .presentation(.cancelDismissal(dismissal)))
  }

  /// The sheet goes back to its place.
  mutating func cancel(_ dismissal: Dismissal) {
    world.presentations[dismissal.presenter] = nil
    for target in dismissal.chain { beginDismissal(target, false) }
    if let top = dismissal.chain.last {
      begin(top, appearing: true, animated: true)
      refuse([.delegateDidDismiss, .deinit, .viewDidDisappear], of: top, .dragGivenUp)
      endIfBegun(top)
    }
    if dismissal.uncovers { coverAgain(dismissal.presenter) }
    closeTransition(dismissal.transition)
    finish(dismissal.change)
  }

  private mutating func coverAgain(_ presenter: InstanceID) {
    begin(presenter, appearing: false, animated: true)
    endIfBegun(presenter)
    cover(presenter, true)
  }

  /// Removes a chain of presented controllers; only the top one is animated (M6.41).
  package mutating func startDismissal(_ dismissal: Dismissal) {
    let (chain, presenter, change) = (dismissal.chain, dismissal.presenter, dismissal.change)
    guard let top = chain.last else { return }
    if chain.count > 1, asks(.dismissesInSteps) { return dismissInSteps(dismissal) }
    let uncovers = world[presenter].isCovered
    for member in chain { hold(member) }
    tellCallers(of: dismissal, isOver: false)
    if uncovers { turnScreen(for: presenter) }
    begin(top, appearing: false, animated: change.isAnimated)
    if uncovers {
      cover(presenter, false)
      // Where something else covers it still, it only comes back to its place.
      if world.isInWindow(presenter) { begin(presenter, appearing: true, animated: change.isAnimated) }
    } else {
      refuse(Refusal(.viewWillAppear, presenter, .presenterStays, other: chain.first))
      refuseTurn(besides: chain.first)
    }
    if dismissal.isCancelled {
      var givenUp = dismissal
      givenUp.uncovers = uncovers
      for member in chain { release(member) }
      openTransition(dismissal.transition, on: top, duration: change.duration)
      return schedule("end of \(change.title)", .endOf(dismissal.transition), .presentation(.cancelDismissal(givenUp)))
    }
    guard change.isAnimated else { return end(dismissal, uncovers: uncovers) }
    openTransition(dismissal.transition, on: top, duration: change.duration)
    schedule(
      "end of \(change.title)", .endOf(dismissal.transition),
      .presentation(.endDismissal(dismissal, uncovers: uncovers)))
  }

  package mutating func end(_ dismissal: Dismissal, uncovers: Bool) {
    let (chain, presenter) = (dismissal.chain, dismissal.presenter)
    guard let top = chain.last else { return }
    let stillShown = chain.dropLast().reversed().filter { world[$0].appearance == .appeared }
    let stillCovered = chain.filter { world[$0].isCovered }
    let wasCard = chain.first.map { isCard($0) } == true
    world.presentations[presenter] = nil
    for member in chain.reversed() {
      // M6.45: a presentation whose root has gone is over at last.
      if let base = world[member].presenter, world.extras(of: member).kept.contains(base) { letGo(base, by: member) }
      unpresent(member)
    }
    // Up to iOS 7 what these callbacks call may present a member again: it is on its way back already then.
    if uncovers { endIfBegun(presenter) }
    if !isBack(top) { endIfBegun(top) }
    for member in stillShown where !isBack(member) {
      begin(member, appearing: false, animated: false)
      endIfBegun(member)
    }
    for member in chain where !isBack(member) {
      detach(member)
      if stillCovered.contains(member) { cover(member, false) }
    }
    if wasCard { setNeedsLayout(presenter) }
    closeTransition(dismissal.transition)
    tellCallers(of: dismissal, isOver: true)
    finish(dismissal.change)
    for member in chain {
      beginDismissal(member, false)
      release(member)
    }
  }

  /// Whether a member of a chain that goes has been presented again, and is on its way (V20).
  private func isBack(_ member: InstanceID) -> Bool {
    world.table[member].presenter != nil && !world.table[member].isBeingDismissed
  }

  /// M6.41 on iOS 8: from the top down, each as a dismissal of its own.
  private mutating func dismissInSteps(_ dismissal: Dismissal) {
    guard let top = dismissal.chain.last else { return }
    let rest = Array(dismissal.chain.dropLast())
    var first = dismissal
    first.chain = [top]
    first.presenter = rest.last ?? dismissal.presenter
    first.change.completion = .dismissRest(rest, presenter: dismissal.presenter, dismissal.change)
    startDismissal(first)
  }

  /// M6.40, V80: the target of `dismiss`.
  private mutating func dismissed(from receiver: InstanceID) -> InstanceID? {
    let (first, own) = (firstOnTheWay(from: receiver), ownTarget(of: receiver))
    if first == own { return first }
    return asks(.dismissClimbs) ? first : own
  }

  /// V80: the receiver, then each ancestor. What it presents goes, or else it itself; the first of them ends the way.
  private func firstOnTheWay(from receiver: InstanceID) -> InstanceID? {
    var candidate: InstanceID? = receiver
    while let here = candidate {
      if let presented = world.presentedOnScreen(from: here) { return presented }
      if world.table[here].presenter != nil { return world.table[here].isBeingDismissed ? nil : here }
      candidate = world.table[here].parent
    }
    return nil
  }

  /// Whether a container around a controller presents something, which may be on its way out.
  private func containerPresents(above instance: InstanceID) -> Bool {
    var candidate = world.table[instance].parent
    while let here = candidate {
      if world.table[here].presented != nil { return true }
      candidate = world.table[here].parent
    }
    return false
  }

  /// The target for a receiver that asks no container: a controller has presented something if it is the real presenter.
  /// It has done so, too, if `present` was called on it and went up to an ancestor (M6.1, M6.4).
  private func ownTarget(of receiver: InstanceID) -> InstanceID? {
    if let presented = world.presentedOnScreen(from: receiver) { return presented }
    let asked = world.extras(of: receiver).askedToPresent.filter {
      world.table[$0].presenter != nil && !world.table[$0].isBeingDismissed
    }
    if let first = asked.min() { return first }
    return presentedAncestor(of: receiver).flatMap { world.table[$0].isBeingDismissed ? nil : $0 }
  }

  func presentedAncestor(of instance: InstanceID) -> InstanceID? {
    var candidate: InstanceID? = instance
    while let here = candidate {
      if world.table[here].presenter != nil { return here }
      candidate = world.table[here].parent
    }
    return nil
  }

  /// A presented controller and all that it, and what it presents, has presented. What is on its way out already goes on
  /// by itself (M6.44).
  func chain(from target: InstanceID) -> [InstanceID] {
    var chain = [target]
    // In a plan that was changed by hand the way may lead in a circle.
    for _ in 0..<world.count {
      guard let next = chain.last.flatMap({ world.presentedOnScreen(from: $0) }) else { break }
      chain.append(next)
    }
    return chain
  }

  /// The delegate's answer stands with what is presented. One that the presenter has, or what it shows, counts only where
  /// that is presented itself.
  private mutating func adviseOfAnswer(_ key: AnswerKey, about presented: InstanceID, of presenter: InstanceID) {
    guard answer(key, of: presented) == nil, world[presenter].presenter == nil else { return }
    var here: InstanceID? = presenter
    while let instance = here {
      for override in settings(of: instance)?.overrides ?? [] {
        guard case .answer(key, _) = override.body else { continue }
        return advise(.answersForPresented(key, instance, presented: presented, at: override.place))
      }
      here = world[instance].current
    }
  }
}
