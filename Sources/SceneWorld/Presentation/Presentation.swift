package import ScenePlan
package import SceneProgram

/// The parts of a call of `present`.
package struct PresentationRequest: Hashable, Sendable {
  var presented: InstanceID
  /// The style that the step or the segue names; nil takes the presented controller's own.
  var style: PresentationStyle?
  var hasAnchor: Bool
  package var change: Change

  package init(presented: InstanceID, style: PresentationStyle?, hasAnchor: Bool, change: Change) {
    self.presented = presented
    self.style = style
    self.hasAnchor = hasAnchor
    self.change = change
  }

  /// A presentation by a segue, whose options go before the destination's own.
  package init(_ destination: InstanceID, _ segue: Segue?, _ change: Change) {
    self.init(
      presented: destination, style: segue?.modalPresentationStyle, hasAnchor: segue?.anchor != nil, change: change)
  }
}

/// A presentation that is under way.
package struct Presentation: Hashable, Sendable {
  var presented: InstanceID
  var presenter: InstanceID
  /// Whether the presenter's view goes (M6.20).
  var covers: Bool
  package var change: Change
  var transition: TransitionID
  /// Whether its view needs layout that was put off until it has appeared (V6).
  var owesLayout = false
}

/// Presenting (sections 6.1 to 6.3 of the semantics).
///
/// A full-screen presentation of `yellow` over `main`, animated:
///
/// ```
/// the call       present: yellow loads and is linked to its presenter
/// next turn      main.viewWillDisappear, yellow.viewWillAppear; at its end yellow's layout
/// 0.5 s later    yellow.viewDidAppear, main.viewDidDisappear; main's view leaves the window; the completion
/// ```
extension Simulation {
  /// M6.1 to M6.3, M6.5, M6.7 to M6.9, M6.30, M6.31, M6.33, V79.
  package mutating func present(_ request: PresentationRequest, from receiver: InstanceID) {
    let presented = request.presented
    guard isStillAlive(presented) else { return }
    emit(.present, receiver, .instance(presented))
    let wanted = style(of: request)
    if wanted == .none { advise(.presentsWithoutStyle(presented)) }
    let style = adapted(wanted, on: world.device, presented)
    let presenter = presenter(for: style, from: receiver)
    let top = world.topAncestor(of: receiver)
    if style == .currentContext || style == .overCurrentContext, presenter == top, !definesContext(presenter),
      !container(of: presented).hasBar
    {
      advise(.contextUndefined(receiver))
    }
    if style == .custom { adviseOfContext(above: receiver, presented, presenter) }
    if presented == presenter || presented == receiver { return raise(Message(.presentedOnItself, presented)) }
    // C1.110
    if kind(of: presented) == .split, asks(.refusesModalSplits) { return raise(Message(.presentedSplit, presented)) }
    if let presenter = world[presented].presenter { return raise(Message(.presentedTwice, presented, presenter)) }
    if world[presented].parent != nil || world.root == presented || world.table.leads(presented, to: presenter) {
      return raise(Message(.presentedChild, presented, world[presented].parent))
    }
    if let running = runningPresentation(on: presenter) {
      drop(request, .presentsAlready, presenter)
      // M6.8: one that has been called and not started is a link so far.
      if let other = world[presenter].presented, !world[other].isBeingDismissed, world.transitions.due(running) == nil {
        return warn(Message(.alreadyPresenting, presented, presenter, receiver, other, name: name("announced")))
      }
      return warn(Message(.presentationInProgress, presented, presenter, receiver))
    }
    if animatesPresentation, asks(.raisesWhilePresenting) {
      return raise(Message(.modalTransitionRuns, presenter, presented))
    }
    if world[presenter].isBeingDismissed, world[presenter].presenter != nil {
      // M6.8: its view counts as gone already.
      drop(request, .presenterLeaves, presenter)
      return warn(Message(.presentOffWindow, presented, presenter, receiver))
    }
    // V79: what counts is where the presenter's view is, not the style that has taken it away.
    let isOutside = !world.isInWindow(presenter)
    if let other = world[presenter].presented, !(isOutside && asks(.checksWindowFirst)) {
      drop(request, .presentsAlready, presenter)
      return warn(Message(.alreadyPresenting, presented, presenter, receiver, other))
    }
    guard !isOutside else {
      drop(request, .presenterOutside, presenter)
      return warn(Message(.presentOffWindow, presented, presenter, receiver, world[presenter].presented))
    }
    if style == .popover, !request.hasAnchor {
      // M6.48: an action sheet has words of its own.
      guard kind(of: presented) == .alert else { return raise(Message(.popoverWithoutAnchor, presented)) }
      return raise(Message(.popoverWithoutAnchor, presented, presenter, name: name("actionSheet")))
    }
    let covers = removesPresenter(style, presented)
    if !covers {
      if !container(of: presented).hasBar { adviseOfSilence(of: receiver, under: presented) }
      refuse(Refusal(.viewWillDisappear, receiver, .presenterStays, other: presented))
      if presenter != receiver { refuse(Refusal(.viewWillDisappear, presenter, .presenterStays, other: presented)) }
    }
    if appearsAtLaunch(presenter), asks(.warnsOfPresentingAtLaunch) {
      warn(Message(.unbalancedTransition, presenter, name: name("launch")))
    }
    let isDetached = top != world.root && world[top].presenter == nil && !isLeaving(top)
    let presentation = Presentation(
      presented: presented, presenter: presenter, covers: covers, change: request.change, transition: newTransition())
    rememberCall(of: receiver, for: presented)
    world.withExtras(of: presented) { $0.wantedStyle = wanted }
    world.presentations[presenter] = presentation.transition
    if isDetached { warn(Message(.detachedPresenter, receiver, presented)) }
    askForStyle(of: presented, wanted, style)
    load(presented)
    link(presented, presentedBy: presenter, style: style)
    noteHeight(of: presented)
    if isSet(.modalPresentationCapturesStatusBarAppearance, of: presented) { setCapturesStatusBar(presented, true) }
    reserveTransition(presentation.transition, on: presented)
    if asks(.presentsInTheCall) { return start(presentation) }
    schedule("start of \(request.change.title)", .nextTurn, .presentation(.start(presentation)))
  }

  mutating func start(_ presentation: Presentation) {
    let change = presentation.change
    // C1.76: what it would stand in stands inside it.
    let isInContext = world[presentation.presented].style?.isInContext == true
    if isInContext, world.table.stands(presentation.presenter, in: presentation.presented) {
      return raise(Message(.viewInsideItself, presentation.presented, presentation.presenter))
    }
    // The window has got another root since the call.
    guard belongsToWindow(presentation.presenter) else {
      world.presentations[presentation.presenter] = nil
      unpresent(presentation.presented)
      return closeTransition(presentation.transition)
    }
    let presented = presentation.presented
    // V20: up to iOS 7 it may still be on its way out.
    if world[presented].isBeingDismissed { beginDismissal(presented, false) }
    turnScreen(for: presented, besides: presented)
    takeOutOfView(presented)
    if presentation.covers { begin(presentation.presenter, appearing: false, animated: change.isAnimated) }
    begin(presented, appearing: true, animated: change.isAnimated)
    attach(presented)
    if change.isAnimated {
      openTransition(presentation.transition, on: presented, duration: change.duration)
      schedule("end of \(change.title)", .endOf(presentation.transition), .presentation(.end(presentation)))
      layOutPresenterLater(of: presented)
    } else {
      // V6, V10: without animation there is no layout before the did, unless a stack has its first top to show.
      let showsTop = hasPendingStack(presented)
      var ending = presentation
      // V1: one that comes again at another size, too, is laid out.
      ending.owesLayout = !showsTop && world[presented].needsLayout
      if showsTop { layoutIfNeeded(presented) } else { setNeedsLayout(presented, false) }
      if presentation.covers || asks(.presentsInTheCall) { return end(ending) }
      layOutPresenterLater(of: presented)
      // An unanimated sheet needs one turn more (modal-sheet-present-unanimated-lasso).
      schedule("end of \(change.title)", .nextTurn, .presentation(.end(ending)))
    }
  }

  package mutating func end(_ presentation: Presentation) {
    let presented = presentation.presented
    // What the did-callbacks call finds the presentation done.
    world.presentations[presentation.presenter] = nil
    endIfBegun(presented)
    if presentation.owesLayout || !world[presented].wasLaidOut { setNeedsLayout(presented) }
    if presentation.covers { endCovering(presentation) }
    closeTransition(presentation.transition)
    finish(presentation.change)
  }

  /// The presenter's view goes. V20: up to iOS 7 what its did-callback calls is done at once, and finds it gone.
  private mutating func endCovering(_ presentation: Presentation) {
    let presenter = presentation.presenter
    let goesFirst = world[presentation.presented].style?.isInContext != true && asks(.presentsInTheCall)
    if goesFirst { cover(presenter, true) }
    endIfBegun(presenter)
    if !goesFirst { cover(presenter, true) }
  }

  /// V76: a view that stands in another one leaves it for its presentation, and so comes a second time.
  private mutating func takeOutOfView(_ presented: InstanceID) {
    guard case .instance = world[presented].host else { return }
    begin(presented, appearing: false, animated: false)
    displace(presented)
  }

  /// V78: the view under a card is laid out behind the card's own first layout.
  private mutating func layOutPresenterLater(of presented: InstanceID) {
    guard let presenter = world[presented].presenter, isCard(presented) else { return }
    schedule("layout of the presenter", .nextTurn, .presentation(.layOutPresenter(presenter)))
  }

  /// Whether a presented controller is a card, under which its presenter stays.
  mutating func isCard(_ presented: InstanceID) -> Bool {
    guard [.pageSheet, .formSheet].contains(world[presented].style), world.device.isCompactWidth else { return false }
    return asks(.laysOutPresenterOfCards)
  }

  /// Whether a stack stands for a controller on the screen and has still to show its top.
  private func hasPendingStack(_ instance: InstanceID) -> Bool {
    var candidate: InstanceID? = instance
    while let here = candidate {
      candidate = world.table[here].current
      if let top = candidate, container(of: here).isPending(top, in: here, world) { return true }
    }
    return false
  }

  /// V21: on iOS 8 the dids of a presenter that is covered or uncovered, and of what goes along with it, say that
  /// nothing is animated.
  mutating func loseAnimatedFlag(of presenter: InstanceID) {
    guard let presented = world[presenter].presented, world[presented].style == .fullScreen,
      world[presented].isBeingPresented || world[presented].isBeingDismissed
    else { return }
    var open = [presenter]
    while let instance = open.popLast() {
      world[instance].isAnimated = false
      open += world.told(by: instance)
    }
  }

  /// The receiver of `present` counts for `dismiss` and for unwinding (M6.1, M6.4, G7.41).
  package mutating func rememberCall(of receiver: InstanceID, for presented: InstanceID) {
    if let before = world.extras(of: presented).presentingReceiver {
      world.withExtras(of: before) { $0.askedToPresent.removeAll { $0 == presented } }
    }
    world.withExtras(of: presented) { $0.presentingReceiver = receiver }
    world.withExtras(of: receiver) { $0.askedToPresent.append(presented) }
  }

  /// Whether its container is about to let it go: in UIKit it has its parent until that has ended.
  private func isLeaving(_ instance: InstanceID) -> Bool {
    if case .instance(let host) = world.table[instance].host { return runningChange(in: host) != nil }
    return false
  }

  // MARK: The real presenter, and the style

  /// M6.2 for context styles, M6.3 for all others.
  private func presenter(for style: PresentationStyle, from receiver: InstanceID) -> InstanceID {
    if style == .currentContext || style == .overCurrentContext {
      var candidate: InstanceID? = receiver
      while let here = candidate {
        if definesContext(here) { return here }
        candidate = world.table[here].parent
      }
    }
    return world.topAncestor(of: receiver)
  }

  /// Hazard P13: a presenter that waits for callbacks that don't come.
  private mutating func adviseOfSilence(of presenter: InstanceID, under presented: InstanceID) {
    let waited: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    for override in settings(of: presenter)?.overrides ?? [] {
      guard case .callback(let callback, let steps, _) = override.body, waited.contains(callback),
        !steps.allSatisfy(\.action.onlyPassesOn),
        // One that still appears is told of its end.
        callback != .viewDidAppear || world[presenter].appearance != .appearing
      else { continue }
      return advise(.presenterNotTold(presenter, callback, by: presented, override: override.place))
    }
  }

  /// M6.5: it says so, or it is a stock container.
  func definesContext(_ instance: InstanceID) -> Bool {
    isSet(.definesPresentationContext, of: instance) || kind(of: instance).isStock
  }

  /// M6.20: whether the presenter's view goes.
  func removesPresenter(_ style: PresentationStyle, _ presented: InstanceID) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: answer(.shouldRemovePresentersView, of: presented) == .bool(true)
    case .automatic, .none, .pageSheet, .formSheet, .overCurrentContext, .overFullScreen, .popover: false
    }
  }
}

extension Action {
  /// Whether it passes appearance on, or presents: no work of its own that a presenter would miss.
  fileprivate var onlyPassesOn: Bool {
    [.beginAppearanceTransition, .endAppearanceTransition, .present].contains(verb)
  }
}
