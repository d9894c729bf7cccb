internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Waiting for presentations, and being dropped by them: more than a stack's own changes keep a call of it back.
extension Simulation {
  /// N2.37: an animated push waits for a presentation or a dismissal on its stack, or on a container around that.
  mutating func waitsForPresentation(_ call: NavigationCall, _ change: Change, on stack: InstanceID) -> Bool {
    guard change.isAnimated, world.isInWindow(stack), let (presenter, running) = presentation(around: stack),
      asks(.pushesWaitForPresentations)
    else { return false }
    refuse(Refusal(.pushViewController, stack, .waits, other: presenter))
    putOff(.navigation(.call(call, on: stack)), .closeOf(running), change, on: stack)
    return true
  }

  /// N2.37: a push or a pop waits for what the stack does. C1.85: up to iOS 7 UIKit warns of it, and doesn't wait.
  mutating func waitsInStack(
    _ call: NavigationCall, as callback: Callback, _ change: Change, on stack: InstanceID
  ) -> Bool {
    guard waits(.navigation(.call(call, on: stack)), as: callback, change, on: stack) else { return false }
    if asks(.warnsOfNestedChanges) {
      warn(Message(.nestedChange, stack, name: name(callback == .pushViewController ? "push" : "pop")))
    }
    return true
  }

  /// The presentation or dismissal that runs on a stack, or on the nearest container around it.
  private func presentation(around stack: InstanceID) -> (presenter: InstanceID, TransitionID)? {
    var candidate: InstanceID? = stack
    while let here = candidate {
      if let running = world.presentations[here], world.transitions[running] != nil { return (here, running) }
      candidate = world[here].parent
    }
    return nil
  }

  /// N2.42: whether a new stack without animation goes before an animated push that is held: one that waits for another
  /// new stack without animation, which is still to start.
  mutating func overtakes(_ change: Change, on stack: InstanceID) -> Bool {
    guard !change.isAnimated, let running = runningChange(in: stack),
      let start = world.queue.work(where: { $0.startsStack(running) })?.continuation.work as? NavigationWork,
      start.change?.isAnimated == false,
      world.transitions.work(waitingFor: running).contains(where: { $0.continuation.pushesAnimated(on: stack) })
    else { return false }
    return asks(.holdsPushes)
  }

  /// C1.106, as a quirk: a presentation or a dismissal on the stack, around it or on a member drops a call of it.
  mutating func isDropped(_ call: Callback, on stack: InstanceID) -> Bool {
    guard !world.presentations.isEmpty,
      presentation(around: stack) != nil
        || world.children(of: stack).contains(where: { world.presentations[$0] != nil }),
      asks(.dropsWhilePresenting)
    else { return false }
    refuse(Refusal(call, stack, .dismissalRuns))
    warn(Message(.stackInMotion, stack, name: name(call.selectorOfStack)))
    return true
  }
}

/// A stack whose swipe back has begun at its root (N2.43), or during a push or a pop (N2.45).
struct FrozenStack: ContainerState {
  let isInMotion: Bool

  func renumbered(by numbers: Renumbering) -> Self { self }
}

extension Simulation {
  /// N2.43: the gesture waits for a page that never comes, and with the next push the stack takes no touch any more.
  mutating func freeze(_ stack: InstanceID) {
    guard answer(.gestureRecognizerShouldBegin, of: stack) == .bool(true), asks(.freezesAtRoot) else { return }
    world.containers[stack] = AnyContainerState(FrozenStack(isInMotion: false))
  }

  /// N2.45: what runs ends, and the stack takes no touch any more.
  ///
  /// - Returns: What is in the way of the gesture.
  mutating func freezeInMotion(_ stack: InstanceID) -> Obstacle {
    guard answer(.gestureRecognizerShouldBegin, of: stack) == .bool(true), asks(.freezesInMotion) else {
      return .inMotion(stack: stack)
    }
    world.containers[stack] = AnyContainerState(FrozenStack(isInMotion: true))
    return .frozen(stack: stack, inMotion: true)
  }
}

extension Callback {
  /// The selector of a stack's call, as UIKit names it on the console.
  fileprivate var selectorOfStack: String {
    switch self {
    case .pushViewController: "pushViewController:animated:"
    case .setViewControllers: "setViewControllers:animated:"
    case .popToRootViewController: "popToRootViewControllerAnimated:"
    case .popToViewController: "popToViewController:animated:"
    default: "popViewControllerAnimated:"
    }
  }
}

extension Continuation {
  /// Whether it is an animated push of a stack, by code, that has waited.
  fileprivate func pushesAnimated(on stack: InstanceID) -> Bool {
    if case .call(.push(_, _, let change), on: stack)? = work as? NavigationWork { return change.isAnimated }
    return false
  }
}
