public import ScenePlan
public import SceneProgram

/// Why a person can't do what a step says (V24, V32). Code can do all of it.
public enum Obstacle: Hashable, Sendable {
  /// A presented controller takes all touches, a sheet that dims and a popover too.
  case covered(by: InstanceID)
  /// It is in a tab that isn't selected.
  case unselected(tab: InstanceID, of: InstanceID)
  /// It is in a member of a stack that isn't the top.
  case belowTop(InstanceID, of: InstanceID)
  /// It is in a column that isn't shown.
  case hiddenColumn(InstanceID, of: InstanceID)
  /// Its view isn't in the window.
  case offScreen
  /// The presentation has no gesture that ends it.
  case noCard(PresentationStyle)
  /// It is a sheet that fills the screen of a phone on its side, and has no gesture there (V60).
  case filled(PresentationStyle)
  /// It is an alert, which ends by one of its actions (M6.48).
  case endsByActions
  /// It is no sheet that can stand at that height (M6.47).
  case noDetent(InstanceID)
  /// The delegate of the stack gives animations of its own, with which the swipe back is dead (N2.41).
  case ownAnimations
  /// With the navigation bar hidden the swipe back is dead.
  case noBar
  /// The stack around it pushes or pops (V62).
  case inMotion(stack: InstanceID)
  /// A swipe at the root of the stack has frozen it (N2.43), or one during a push or a pop (N2.45).
  case frozen(stack: InstanceID, inMotion: Bool)
  /// A presentation or a dismissal runs, under which no touch of the app counts (V62).
  case presenting
  /// A pushed screen hides the tab bar (N2.16).
  case noTabBar(hiddenBy: InstanceID, of: InstanceID)
  /// A pager without a data source has no gesture (P5.5).
  case noDataSource
  /// A container exchanges what it shows, and takes no gesture meanwhile (V74).
  case changing(InstanceID)
  /// It is still being presented, or dismissed.
  case comesOrGoes(InstanceID)
  /// There is nothing below the root of a stack to which a swipe could go back.
  case atRoot(InstanceID, of: InstanceID)
  /// A split is collapsed, or has no further column to show or to hide.
  case columnsStay(of: InstanceID)
  /// A controller on the screen has locked the orientation (D8.18).
  case locked(by: InstanceID)
  /// The controller that is asked doesn't allow the orientation (D8.5).
  case refuses(Orientation, by: InstanceID)
}

/// Obstacles to a person's touch, as one question to the world.
extension Simulation {
  /// The obstacle that keeps a person from touching a controller's view; nil if nothing does.
  ///
  /// The way goes up to the window: on it nothing may be presented over the controller, and each container must show
  /// the child through which the way comes. What a call has only announced is in the way from the next turn on.
  package func obstacle(to instance: InstanceID) -> Obstacle? {
    var here = instance
    // What people know by name; a column may be in a stack that UIKit has made.
    var named = instance
    var guest: InstanceID?
    for _ in 0...world.count {
      if let presented = world.presentedOnScreen(from: here), presented != guest,
        world.table[presented].host != .nowhere, !isUndimmed(presented),
        !container(of: presented).leavesTouches(presented, world)
      {
        return .covered(by: presented)
      }
      guest = nil
      if !world.table[here].isPrivate { named = here }
      if let parent = world.table[here].parent {
        if let obstacle = container(of: parent).obstacle(to: here, named: named, in: parent, world) { return obstacle }
        here = parent
      } else if let presenter = world.table[here].presenter {
        guest = here
        here = presenter
      } else if case .instance(let host) = world.table[here].host {
        here = host
      } else {
        break
      }
    }
    return world.root == here && world.isInWindow(instance) ? nil : .offScreen
  }

  /// The obstacle that keeps a person from doing a step to the controller that it is about.
  package func obstacle(to action: Action, at instance: InstanceID) -> Obstacle? {
    switch action {
    case .trigger, .swipe(.forward, _, _), .swipe(.reverse, _, _): return obstacle(to: instance)
    case .tap, .tapThing: return obstacle(to: instance) ?? tabBarObstacle(of: instance)
    case .swipe(.pop, _, _):
      if let obstacle = obstacle(to: world.table[instance].lastChildID ?? instance) { return obstacle }
      let answer = answer(.gestureRecognizerShouldBegin, of: instance)
      if answer == .bool(false) { return .noBar }
      if givesAnimations(instance), answer != .bool(true) { return .ownAnimations }
      return isSet(.isNavigationBarHidden, of: instance) && answer != .bool(true) ? .noBar : nil
    case .swipe(.dismiss, _, _):
      let style = world.table[instance].style ?? .automatic
      return hasGesture(style) || zoomsAway(instance) ? obstacle(to: instance) : missingGesture(of: instance, style)
    case .swipe(.showColumn, _, _), .swipe(.hideColumn, _, _): return obstacle(to: instance)
    case .swipe(let gesture, _, _):
      return gesture.detent.map { !detents(of: instance).contains($0) } == true
        ? .noDetent(instance) : obstacle(to: instance)
    case .perform, .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .showColumn,
      .hideColumn, .present, .dismiss, .scroll, .add, .remove, .transition, .set, .load, .addChild, .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove,
      .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground, .resignActive,
      .becomeActive,
      .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait, .expect:
      return nil
    }
  }

  /// The obstacle that hides the tab bar. A stack's root isn't pushed, so it hides nothing.
  package func tabBarObstacle(of tabs: InstanceID) -> Obstacle? {
    guard let stack = world.table[tabs].current, kind(of: stack) == .navigation else { return nil }
    let hider = world.children(of: stack).dropFirst().first { isSet(.hidesBottomBarWhenPushed, of: $0) }
    return hider.map { .noTabBar(hiddenBy: $0, of: tabs) }
  }

  /// Says that a person's step does nothing, if something is in the way of it.
  ///
  /// - Returns: Whether something is.
  package mutating func isIgnored(_ action: Action, at instance: InstanceID) -> Bool {
    // V62: code isn't a touch, and does what it does whatever runs.
    guard let touched = action.touched else { return false }
    askForDetents()
    guard let obstacle = obstacle(to: action, at: instance) ?? motion(around: instance) else { return false }
    advise(.cantTouch(instance, obstacle, action))
    refuse(Refusal(touched, instance, .untouchable))
    if case .swipe(.pop, _, _) = action { refuseSwipeBack(in: instance, obstacle) }
    ignore(action.verb, at: instance, obstacle)
    return true
  }

  /// The page that a swipe back would have taken away stays.
  private mutating func refuseSwipeBack(in stack: InstanceID, _ obstacle: Obstacle) {
    guard let top = world[stack].lastChildID else { return }
    let reason: Refusal.Reason =
      switch obstacle {
      case .noBar: .swipeIsOff
      case .ownAnimations: .ownAnimations
      case .covered, .noCard, .filled, .endsByActions, .belowTop, .noTabBar, .comesOrGoes, .unselected, .hiddenColumn,
        .offScreen, .inMotion, .frozen, .presenting, .noDataSource, .changing, .atRoot, .columnsStay, .noDetent,
        .locked, .refuses:
        .untouchable
      }
    refuse(Refusal(.viewWillDisappear, top, reason, other: stack))
  }

  /// V62: on iOS 8 to 25 a touch inside a stack that pushes or pops does nothing. On 8 to 12 no touch does anything
  /// while a presentation runs. A change that has only been asked for is in no touch's way.
  private mutating func motion(around instance: InstanceID) -> Obstacle? {
    if animatesPresentation, asks(.ignoresTouchesWhilePresenting) { return .presenting }
    var outer = world[instance].parent
    while let here = outer {
      if kind(of: here) == .navigation, let change = runningChange(in: here), world.transitions.due(change) != nil {
        // N2.41: only what is UIKit's own takes touches.
        let takesTouches =
          !hasOwnAnimations(here)
          && (container(of: here).runsWantedZoom(here, self) && asks(.zooms) || asks(.touchesDuringTransitions))
        return asks(.ignoresTouchesInMotion) && !takesTouches ? .inMotion(stack: here) : nil
      }
      outer = world[here].parent
    }
    return nil
  }

  /// N2.41: whether the delegate of a stack has animations for it; the method alone is enough to turn the swipe off.
  private func givesAnimations(_ stack: InstanceID) -> Bool { answer(.animationController, of: stack) != nil }

  /// N2.41: whether a stack's pushes and pops aren't UIKit's own.
  package func hasOwnAnimations(_ stack: InstanceID) -> Bool { answer(.animationController, of: stack) == .bool(true) }

  /// V74: a trace says of what a person does in vain that it does nothing, and why.
  package mutating func ignore(_ verb: StepVerb, at instance: InstanceID, _ obstacle: Obstacle) {
    // V24: the system decides whether there is a gesture, so what compares systems must see that it was asked.
    if case .noCard = obstacle { _ = asks(.sheetsAreCards) }
    if case .filled = obstacle { _ = asks(.sheetsAreCards) }
    emit(
      .ignored, instance, .name(name(verb.rawValue)), answer: .text(name(world.reason(of: obstacle, in: program))))
  }

  /// Why no gesture ends a presentation.
  private func missingGesture(of instance: InstanceID, _ style: PresentationStyle) -> Obstacle {
    if kind(of: instance) == .alert { return .endsByActions }
    let isFilled = world.device.does(.sheetsAreCards) && world.device.isFilled(by: style)
    return isFilled ? .filled(style) : .noCard(style)
  }

  /// V24, V60: a card that doesn't fill the screen, from 13 on, and a popover, which goes by a tap outside.
  package func hasGesture(_ style: PresentationStyle) -> Bool {
    switch style {
    case .pageSheet, .formSheet:
      world.device.behaviours.contains(.sheetsAreCards) && !world.device.isFilled(by: style)
    case .popover: true
    case .automatic, .none, .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .custom: false
    }
  }
}

extension Action {
  /// The callback with which a person's touch would begin; nil for code, and for what isn't a touch of a view.
  fileprivate var touched: Callback? {
    switch self {
    case .trigger: .shouldPerformSegue
    case .tap, .tapThing: .delegateShouldSelect
    case .swipe: .viewWillDisappear
    case .perform, .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .select, .showColumn,
      .hideColumn, .present, .dismiss, .scroll, .add, .remove, .transition, .set, .load, .addChild, .addSubview,
      .constrain, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove,
      .beginAppearanceTransition, .endAppearanceTransition, .rotate, .resize, .background, .foreground, .resignActive,
      .becomeActive, .memoryWarning, .terminate, .launch, .setRoot, .changed, .code, .wait, .expect:
      nil
    }
  }
}
