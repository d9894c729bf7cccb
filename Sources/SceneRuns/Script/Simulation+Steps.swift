package import ScenePlan
package import SceneProgram
package import SceneWorld

/// Steps (section 7 of the format): one place that finds the code for each action.
extension Simulation {
  /// Does a list of steps: all in one turn, but for what comes after a time.
  ///
  /// - Parameter guest: Held already, and let go behind the last step (V76).
  package mutating func perform(_ steps: ArraySlice<Step>, lettingGoOf guest: InstanceID? = nil) {
    for index in steps.indices {
      guard !world.isOver else { return }
      let step = steps[index]
      switch step.after {
      case nil, .time(.zero)?: break
      case .turn?: return wait(.nextTurn, for: steps[index...], guest)
      case .time(let ticks)?: return wait(.timer(ticks), for: steps[index...], guest)
      }
      perform(step)
    }
    if let guest { release(guest) }
  }

  /// A timer, or a block for the next turn, holds `self`; a task doesn't (V89).
  private mutating func wait(_ due: Due, for steps: ArraySlice<Step>, _ guest: InstanceID?) {
    let keeper = frame.receiver
    let outer = frame
    let isTask = frame.isTask
    if let keeper, !isTask { hold(keeper) }
    at(steps[steps.startIndex].wholePlace)
    let title = title { $0.program.title(of: steps[steps.startIndex]) }
    if isTask, let owner = frame.owner {
      schedule("task of \(title)", due, .task(Array(steps), of: owner))
      frame = outer
      return
    }
    schedule("timer of \(title)", due, .timer(Array(steps), keeper: keeper, guest: guest))
    frame = outer
  }

  /// Runs the steps that have waited for a timer.
  mutating func fire(_ steps: [Step], keeper: InstanceID?, guest: InstanceID?) {
    if let first = steps.first { perform(first) }
    perform(steps.dropFirst(), lettingGoOf: guest)
    if let keeper { release(keeper) }
  }

  /// Does one step.
  package mutating func perform(_ step: Step) {
    guard !world.isOver else { return }
    let outer = frame
    at(step.place)
    defer { frame = outer }
    switch step.action {
    case .wait, .expect: return
    case .launch, .background, .foreground, .resignActive, .becomeActive, .memoryWarning, .terminate, .rotate, .resize:
      return performOnApp(step)
    case .changed(let readers): return change(readers)
    default: break
    }
    guard let receiver = receiver(of: step) else { return }
    frame.receiver = receiver
    switch step.action {
    case .wait, .expect, .changed, .launch, .background, .foreground, .resignActive, .becomeActive, .memoryWarning,
      .terminate, .rotate, .resize:
      break
    case .trigger(let thing):
      // What can't be fired at all is said first.
      if template(of: receiver)?.segue(thing.name) != nil, isIgnored(step.action, at: receiver) { return }
      fire(thing, from: receiver, byPerson: true, completion: completion(of: step))
    case .perform(let thing): fire(thing, from: receiver, byPerson: false, completion: completion(of: step))
    case .show(let reference):
      guard let child = shown(reference, from: receiver) else { return }
      show(child, from: receiver, isDetail: false, change(of: step))
    case .showDetail(let reference):
      guard let child = shown(reference, from: receiver) else { return }
      show(child, from: receiver, isDetail: true, change(of: step))
    case .setRoot(let reference): replaceRoot(by: reference, isAnimated: step.isAnimated ?? false)
    case .present(let reference, let options):
      guard let presented = arriving(reference) else { return }
      if container(of: presented).hasBar {
        refuse(Callback.beginningOfSearch, of: presented, .presentedByCode)
      }
      let request = PresentationRequest(
        presented: presented, style: options.modalPresentationStyle, hasAnchor: options.anchor != nil,
        change: change(of: step))
      present(request, from: receiver)
    case .dismiss: dismiss(from: receiver, change(of: step), isCancelled: step.isCancelled)
    case .add, .remove, .transition: performRecipe(step, in: receiver)
    case .scroll: performOnPaging(step, of: receiver)
    case .set(let assignments): set(assignments, of: receiver)
    case .load(let reference): if let instance = arriving(reference) { load(instance) }
    case .addChild, .addSubview, .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove,
      .didMove, .beginAppearanceTransition, .endAppearanceTransition:
      performCall(step, of: receiver)
    case .code(let steps): perform(steps[...])
    case .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .tap, .tapThing, .showColumn, .hideColumn,
      .swipe:
      performOnStock(step, from: receiver, looksInside: step.receiver == nil && outer.receiver == nil)
    }
  }

  /// The stock container that carries out a step: `self`, or the nearest such container around it.
  ///
  /// - Parameter looksInside: Whether the step means the visible controller, whatever container that is.
  private mutating func performOnStock(_ step: Step, from receiver: InstanceID, looksInside: Bool) {
    if case .swipe(.dismiss, let isCancelled, _) = step.action {
      return swipeDismiss(from: receiver, step, isCancelled: isCancelled)
    }
    if case .swipe(let gesture, let isCancelled, _) = step.action, let detent = gesture.detent {
      return drag(from: receiver, to: detent, step, isCancelled: isCancelled)
    }
    if case .tap(let reference) = step.action, kinds[program.kind(of: reference.template)].hasBar {
      guard let tapped = existing(reference) else { return }
      if !isIgnored(step.action, at: world.screenOfBar(of: tapped) ?? tapped) {
        container(of: tapped).perform(step, on: tapped, &self)
      }
      return
    }
    var candidate: InstanceID? = receiver
    var outermost = receiver
    while let here = candidate {
      if container(of: here).takes(step.action) {
        let taker = taker(of: step.action, from: here)
        if !isIgnored(step.action, at: taker) { container(of: taker).perform(step, on: taker, &self) }
        return
      }
      outermost = here
      candidate = world[here].parent
    }
    if looksInside, let inner = shownInside(receiver) { return performOnStock(step, from: inner, looksInside: true) }
    // A hand-made paging container scrolls; its pages are in the window all along, so no callback is sent (C1.37).
    if case .swipe(let gesture, _, _) = step.action, !gesture.movesColumn {
      if case .paging = settings(of: receiver)?.layout, isIgnored(step.action, at: receiver) { return }
      return performOnPaging(step, of: receiver)
    }
    // Code of a controller that is nowhere, such as a timer after a pop, calls nil, which does nothing (C1.3).
    if step.receiver == nil, frame.receiver != nil, world.root != outermost, world[outermost].presenter == nil {
      return advise(.callsNothing(step.action, receiver: receiver, gone: outermost))
    }
    fail(.noContainer(step.action, receiver: receiver))
  }

  /// N2.40: a swipe back at the root of an inner stack belongs to the next stack around it that has something to pop.
  private func taker(of action: Action, from stack: InstanceID) -> InstanceID {
    guard case .swipe(.pop, _, _) = action, world[stack].childCount == 1, runningChange(in: stack) == nil else {
      return stack
    }
    var outer = world[stack].parent
    while let here = outer {
      if kind(of: here) == .navigation, world[here].childCount > 1 { return here }
      outer = world[here].parent
    }
    return stack
  }

  /// The controller that is visible inside a container with exactly one child, which fills it; nil for any other.
  private func shownInside(_ container: InstanceID) -> InstanceID? {
    guard kind(of: container) == .container, world[container].childCount == 1,
      let child = world.children(of: container).first, world.isInside(child, container),
      (settings(of: container)?.layout ?? .fill) == .fill
    else { return nil }
    return world.visible(from: child)
  }

  /// `in`, or the controller in whose code the step stands, or the visible one.
  private mutating func receiver(of step: Step) -> InstanceID? {
    if let reference = step.receiver { return existing(reference) }
    if let receiver = frame.receiver { return receiver }
    if let visible = world.visible { return visible }
    fail(.nobodyVisible(step.action.verb))
    return nil
  }
}
