internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A transition of a custom container that a gesture of the app drives, and gives up.
///
/// ```
/// transition: b    what the recipe says from the start to its begin, and the view of b: a.viewWillDisappear, b.viewWillAppear
///   0.5 s later    the finger has lifted: b.viewWillDisappear, b.viewDidDisappear, a.viewWillAppear, a.viewDidAppear
/// ```
extension Simulation {
  /// Does the part of a container's recipe that comes before a person has decided.
  ///
  /// C1.61: only what the container has begun by hand can turn back; `transition(from:to:)` of UIKit can't.
  mutating func follow(_ exchange: Exchange, halfWay reference: Reference) {
    let calls = recipe(.transition, of: exchange.container)
    guard let comes = exchange.comes, exchange.goes != nil, let start = calls.firstIndex(of: .beginAppearanceTransition)
    else {
      return fail(.cantBeGivenUp(reference, container: exchange.container))
    }
    let end = calls[start...].firstIndex { $0.belongsToTheEnd } ?? calls.endIndex
    let isOnScreen = isOnScreen(exchange.container)
    for word in calls[..<end] { carryOut(word, exchange, isOnScreen: isOnScreen) }
    // The gesture's handler has both in hand.
    hold(comes)
    let transition = newTransition()
    openTransition(transition, on: exchange.container, duration: exchange.change.duration)
    schedule(
      "end of \(exchange.change.title)", .endOf(transition), .containment(.giveUp(exchange, transition)))
  }

  /// C1.61, C1.67: a begin in the other direction and one end for each. As in a stack, the new one is out before the old
  /// one is back (N2.34).
  mutating func giveUp(_ exchange: Exchange, _ transition: TransitionID) {
    guard let comes = exchange.comes, let goes = exchange.goes else { return }
    let isChild = world[comes].parent == exchange.container
    if isChild { willMove(comes, to: nil) }
    if world[comes].appearance == .appearing { begin(comes, appearing: false, animated: false) }
    leaveSuperview(comes)
    endIfBegun(comes)
    if world[goes].appearance == .disappearing {
      begin(goes, appearing: true, animated: false)
      endIfBegun(goes)
    }
    if isChild { removeFromParent(comes) }
    release(comes)
    finish(exchange.change)
    closeTransition(transition)
  }
}

extension ContainmentWord {
  /// Whether a recipe that has begun says it when the animation has ended.
  fileprivate var belongsToTheEnd: Bool {
    switch self {
    case .endAppearanceTransition, .removeConstraints, .removeFromSuperview, .removeFromParent, .willMove, .didMove:
      true
    case .addChild, .addSubview, .constrain, .beginAppearanceTransition, .transition: false
    }
  }
}
