package import ScenePlan

/// The calls of containers, presentations and overrides. Each happens at once, and is recorded if a plan is wanted.
extension Simulation {
  // MARK: Life

  package mutating func hold(_ instance: InstanceID) {
    if starts(.hold(instance)) { world[instance].owners += 1 }
  }

  package mutating func release(_ instance: InstanceID) {
    if starts(.release(instance)) { disown(instance) }
  }

  /// A controller's property keeps another one alive as long as it lives itself.
  package mutating func keep(_ instance: InstanceID, by keeper: InstanceID) {
    guard starts(.keep(instance, by: keeper)) else { return }
    world.withExtras(of: keeper) { $0.kept.append(instance) }
    own(instance)
  }

  /// That property is emptied.
  package mutating func letGo(_ instance: InstanceID, by keeper: InstanceID) {
    guard starts(.letGo(instance, by: keeper)), let index = world.extras(of: keeper).kept.firstIndex(of: instance)
    else { return }
    world.withExtras(of: keeper) { _ = $0.kept.remove(at: index) }
    disown(instance)
  }

  /// Touches `view`: `loadView` and `viewDidLoad`, once.
  package mutating func load(_ instance: InstanceID) {
    if starts(.load(instance)) { loadView(of: instance) }
  }

  // MARK: Containment

  /// `addChild`: leaves the old parent, joins the new one, and sends `willMove(toParent:)` (C1.10, C1.11, C1.13).
  package mutating func addChild(_ child: InstanceID, to parent: InstanceID) {
    if starts(.addChild(child, to: parent)) { take(child, into: parent) }
  }

  @inline(never) mutating func take(_ child: InstanceID, into parent: InstanceID) { adopt(child, by: parent) }

  /// `removeFromParent`: leaves the parent and sends `didMove(toParent: nil)` (C1.20).
  package mutating func removeFromParent(_ child: InstanceID) {
    if starts(.removeFromParent(child)) { abandon(child) }
  }

  package mutating func willMove(_ child: InstanceID, to parent: InstanceID?) {
    if starts(.willMove(child, to: parent)) { tellWillMove(child, to: parent) }
  }

  package mutating func didMove(_ child: InstanceID, to parent: InstanceID?) {
    if starts(.didMove(child, to: parent)) { tellDidMove(child, to: parent) }
  }

  /// Joins a parent at a place among its children, without a callback.
  package mutating func link(_ child: InstanceID, to parent: InstanceID, at index: Int) {
    if starts(.link(child, to: parent, at: index)) { join(child, parent, at: index) }
  }

  /// Leaves the parent without a callback.
  package mutating func unlink(_ child: InstanceID) {
    if starts(.unlink(child)) { leave(child) }
  }

  /// The child that stands for a container on the screen: a stack's top, the selected tab, the current page.
  package mutating func setCurrent(_ child: InstanceID?, in container: InstanceID) {
    if starts(.setCurrent(child, in: container)) { world[container].current = child }
  }

  // MARK: Views

  /// `addSubview`: on the screen this makes the controller appear by itself (C1.31).
  package mutating func addSubview(_ child: InstanceID, into host: InstanceID) {
    if starts(.addSubview(child, into: host)) { putIn(child, host) }
  }

  /// `removeFromSuperview`: on the screen this makes the controller disappear by itself (C1.33).
  package mutating func removeFromSuperview(_ child: InstanceID) {
    if starts(.removeFromSuperview(child)) { takeOut(child) }
  }

  package mutating func constrain(_ child: InstanceID) { _ = starts(.constrain(child)) }

  package mutating func removeConstraints(_ child: InstanceID) { _ = starts(.removeConstraints(child)) }

  /// A stock container puts a view in; appearance is spelled beside it.
  package mutating func place(_ child: InstanceID, into host: InstanceID) {
    if starts(.place(child, into: host)) { hang(child, in: .instance(host)) }
  }

  /// A stock container takes a view out; appearance is spelled beside it.
  package mutating func displace(_ child: InstanceID) {
    if starts(.displace(child)) { takeAway(child) }
  }

  // MARK: Appearance

  /// `beginAppearanceTransition(_:animated:)`, by the table of rule 1.7.
  package mutating func begin(_ instance: InstanceID, appearing: Bool, animated: Bool) {
    guard starts(.begin(instance, appearing: appearing, animated: animated)) else { return }
    openAppearance(world.standIn(for: instance), appearing: appearing, animated: animated)
  }

  /// `endAppearanceTransition()`.
  package mutating func end(_ instance: InstanceID) {
    if starts(.end(instance)) { closeAppearance(world.withOpenAppearance(for: instance)) }
  }

  /// Ends an appearance that a stock container has begun; one that is off the screen already is left alone.
  package mutating func endIfBegun(_ instance: InstanceID) {
    if world[world.withOpenAppearance(for: instance)].depth > 0 { end(instance) }
  }

  /// C1.60: what has turned round with its container meanwhile ends with that.
  package mutating func endIfAppearing(_ instance: InstanceID) {
    if world[world.withOpenAppearance(for: instance)].appearance != .disappearing { endIfBegun(instance) }
  }

  /// `viewIsAppearing` of a controller and of those that appear with it (C1.36).
  package mutating func isAppearing(_ instance: InstanceID) {
    if starts(.isAppearing(instance)) { sendIsAppearing(to: instance) }
  }

  // MARK: Windows and presentation

  /// Links a presented controller to its real presenter.
  package mutating func link(_ presented: InstanceID, presentedBy presenter: InstanceID, style: PresentationStyle) {
    guard starts(.present(presented, by: presenter, style: style)),
      !world.table.leads(presented, to: presenter)
    else { return }
    world[presenter].presented = presented
    world[presented].presenter = presenter
    world[presented].style = style
    world[presented].isBeingPresented = true
    if style.isInContext { world.contextPresenters.append(presenter) }
    own(presented)
  }

  /// Puts a presented controller's view into the window.
  package mutating func attach(_ instance: InstanceID) {
    guard starts(.attach(instance)) else { return }
    let node = world.table[instance]
    if node.style?.isInContext == true, let presenter = node.presenter, world.table.stands(presenter, in: instance) {
      return closeCircle(instance, presenter)
    }
    hang(instance, in: .window)
  }

  /// Takes a presented controller's view out of the window.
  package mutating func detach(_ instance: InstanceID) {
    if starts(.detach(instance)) { hang(instance, in: .nowhere) }
  }

  /// Takes the view of a covered presenter out of the window, or puts it back. What was on its way in while the cover
  /// came is off the screen too (C1.30).
  package mutating func cover(_ instance: InstanceID, _ isCovered: Bool) {
    guard starts(.cover(instance, isCovered)) else { return }
    world[instance].isCovered = isCovered
    if !isCovered { comeWithTheirHost(in: instance) }
    if isCovered, !world.contextPresenters.isEmpty { takeAlongGuests(of: instance, ofItself: false) }
    guard isCovered, [.appearing, .appeared].contains(world[instance].appearance) else { return }
    openAppearance(instance, appearing: false, animated: false)
    closeAppearance(instance)
  }

  /// The dismissal of a presented controller has begun: it doesn't count as visible any more.
  package mutating func beginDismissal(_ instance: InstanceID, _ isBeingDismissed: Bool) {
    if starts(.beginDismissal(instance, isBeingDismissed)) { world[instance].isBeingDismissed = isBeingDismissed }
  }

  /// Unlinks a presented controller from its presenter.
  package mutating func unpresent(_ presented: InstanceID) {
    guard starts(.unpresent(presented)), let presenter = world[presented].presenter else { return }
    world[presenter].presented = nil
    world[presented].presenter = nil
    world[presented].isBeingPresented = false
    world.contextPresenters.removeAll { $0 == presenter }
    disown(presented)
  }

  // MARK: Talk

  /// A callback that doesn't follow from another call.
  package mutating func emit(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument = .none, answer: Answer = .none
  ) {
    guard starts(.emit(callback, instance, argument, answer)) else { return }
    // No hook runs behind an exception.
    if let instance, callback.group != .app, callback != .exception {
      // A layout that is spelled out is the one that the view needed.
      if callback == .viewDidLayoutSubviews { noteLayout(of: instance) }
      send(callback, to: instance, argument, answer: answer)
    } else {
      happen(callback, instance, argument, answer: answer)
    }
    if wantsEffects, callback.isCause { frame.cause = frame.event }
    if callback == .terminated { endApp() }
  }

  /// L9.12: the process is gone, so that nothing that waits goes on, and nothing is freed.
  private mutating func endApp() {
    world.isTerminated = true
    forbidWork()
  }

  /// A line on UIKit's console.
  package mutating func warn(_ message: Message) {
    if starts(.warn(message)) { happen(.warning, message.first, .message(message)) }
  }

  /// An exception: it ends the run.
  package mutating func raise(_ message: Message) {
    if starts(.raise(message)) { happen(.exception, message.first, .message(message)) }
  }

  /// A controller names the child that answers a question for it, or none.
  package mutating func delegate(_ instance: InstanceID, _ question: Question, to delegate: Delegate) {
    guard starts(.delegate(instance, question, to: delegate)) else { return }
    world.withExtras(of: instance) { $0.answers[question] = delegate }
  }

  /// Whether UIKit forwards appearance to a controller's children (C1.65).
  package mutating func setForwardsAppearance(_ instance: InstanceID, _ forwards: Bool) {
    if starts(.setForwardsAppearance(instance, forwards)) { world[instance].forwardsAppearance = forwards }
  }

  /// M6.24: presented over the screen, it decides on the status bar though it doesn't fill the screen.
  package mutating func setCapturesStatusBar(_ instance: InstanceID, _ captures: Bool) {
    if starts(.setCapturesStatusBar(instance, captures)) { world[instance].capturesStatusBar = captures }
  }

  /// A split view's actual display mode (S4.4).
  package mutating func setDisplayMode(_ instance: InstanceID, _ mode: NameID) {
    guard starts(.setDisplayMode(instance, mode)) else { return }
    world.withExtras(of: instance) { $0.displayMode = mode }
  }

  /// The script has reached an expectation. It is judged after an exception too.
  package mutating func expect(_ expectation: ExpectationID) {
    if !starts(.expect(expectation)) {
      let (mark, routine) = (frame.mark, routine)
      recorder?.append(.expect(expectation), at: mark, .none, in: routine)
    }
    observers.judge(expectation, cast: cast, world: world)
  }

  // MARK: Numbers

  /// A new transition's id.
  package mutating func newTransition() -> TransitionID {
    world.transitionCount += 1
    return TransitionID(world.transitionCount - 1)
  }

  /// A transition in which a container exchanges its children.
  package mutating func newTransition(of container: InstanceID) -> TransitionID {
    let transition = newTransition()
    world.changes[container] = transition
    return transition
  }

  /// A name that events carry.
  package mutating func name(_ text: String) -> NameID {
    let count = world.names.texts.count
    let id = world.names.id(of: text)
    if id.index == count, wishes.keepsCast { cast.names.append(text) }
    return id
  }

  /// A list of instances that events carry.
  package mutating func list(_ instances: [InstanceID]) -> ListID {
    let (id, isNew) = world.lists.id(of: instances)
    if isNew, wishes.keepsCast { cast.lists.append(instances) }
    return id
  }
}
