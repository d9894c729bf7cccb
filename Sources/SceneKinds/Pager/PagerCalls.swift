internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UIPageViewController` (section 5 of the semantics).
///
/// A swipe to the next page of a scroll pager:
///
/// ```
/// the finger moves   dataSource.viewControllerAfter, …Before; delegate.willTransitionTo(b); b.willMove, b loads;
///                    b.viewWillAppear, a.viewWillDisappear; b's layout
/// the page rests     b.viewDidAppear, a.viewDidDisappear, b.didMove; a.willMove(nil), a.didMove(nil);
///                    delegate.didFinishAnimating -> true
/// ```
extension Simulation {
  /// The data source keeps its pages; none is a child before it is shown.
  mutating func installPages(_ pages: [InstanceID], in container: InstanceID) {
    world.containers[container] = .pager(PagerState(pages: pages))
    for page in pages { keep(page, by: container) }
  }

  /// P5.39: the first pages are set in its `viewDidLoad` and appear inside that call.
  mutating func showFirstPages(of container: InstanceID) {
    let first = firstPages(of: container)
    guard !first.isEmpty, isCountRight(first, on: container, isAnimated: false) else { return }
    world.withPager(container) { $0.visible = first }
    for page in first {
      // The one log of this that prints moves has no willMove here.
      link(page, to: container, at: Int(Int32.max))
      load(page)
      place(page, into: container)
    }
    for page in first {
      begin(page, appearing: true, animated: false)
      endIfBegun(page)
      didMove(page, to: container)
    }
    setCurrent(first.count == 1 ? first[0] : nil, in: container)
  }

  /// A step that is a call of the pager, or a finger on it.
  mutating func performOnPager(_ step: Step, _ container: InstanceID) {
    let change = change(of: step)
    switch step.action {
    case .setViewControllers(let references, let isReverse):
      var pages: [InstanceID] = []
      for reference in references {
        guard let page = arriving(reference, in: container) else { continue }
        if pages.contains(page) { return fail(.samePageTwice(reference)) }
        pages.append(page)
      }
      setPages(pages, isReverse: isReverse, on: container, change)
    case .swipe(let gesture, let isCancelled, _):
      swipe(container, isForward: gesture == .forward, isCancelled: isCancelled, change)
    default: break
    }
  }

  // MARK: In code

  /// P5.10 to P5.14, C1.99. The order of a later change is that of a completed gesture; no log shows it.
  mutating func setPages(_ pages: [InstanceID], isReverse: Bool, on container: InstanceID, _ change: Change) {
    guard areAlive(pages) else { return }
    // What comes while a page turns waits for its end, but a scroll pager under the finger can't be told to scroll.
    if change.isAnimated, isScrollPager(container), world.pager(container)?.dragged != nil {
      return raise(Message(.pagesSetWhileScrolling, container))
    }
    if change.isAnimated, isScrollPager(container), runningChange(in: container) != nil, asks(.raisesWhilePagesTurn) {
      return raise(Message(.pagesSetWhileScrolling, container, name: name("queue")))
    }
    let call = PagerWork.setPages(pages, isReverse: isReverse, change, on: container)
    if waits(.pager(call), as: .setViewControllers, change, on: container) { return }
    emit(.setViewControllers, container, .instances(list(pages)))
    refuse([.delegateWillTransitionTo, .delegateDidFinishAnimating], of: container, .turnedByCode)
    guard isCountRight(pages, on: container, isAnimated: change.isAnimated) else { return }
    // P5.12: the backs of turning pages aren't kept.
    let shown = Array(pages.prefix(visibleCount(of: container)))
    world.withPager(container) { $0.hasAsked = false }
    guard world[container].isLoaded else {
      return world.withPager(container) { $0.first = shown }
    }
    let old = world.pager(container)?.visible ?? []
    guard shown != old else {
      // P5.16: a curl to the page that is there.
      if change.isAnimated, !isScrollPager(container), asks(.curlsToItself), let page = shown.first {
        warn(Message(.unbalancedTransition, page))
      }
      return finish(change)
    }
    world.withPager(container) { $0.visible = shown }
    // P5.21, X13: an animated change leaves the old page beside the new one, and no drag asks for another.
    if change.isAnimated, asks(.staleNeighbour), isScrollPager(container) {
      world.withPager(container) { state in
        state.hasAsked = true
        // A page that the data source doesn't know may be freed by then.
        let left = old.first.flatMap { state.pages.contains($0) ? $0 : nil }
        state.before = isReverse ? nil : left
        state.after = isReverse ? left : nil
      }
    }
    turn(PageTurn(old: old, new: shown), on: container, change)
  }

  // MARK: By hand

  private mutating func swipe(_ container: InstanceID, isForward: Bool, isCancelled: Bool, _ change: Change) {
    let caught = caughtTurn(of: container)
    let isTurning = runningChange(in: container) != nil && caught == nil
    if isTurning, world.isInWindow(container) {
      advise(.swipesWhileTurning(container))
      refuse(Refusal(.delegateWillTransitionTo, container, .changing, other: container))
      ignore(.swipe, at: container, .changing(container))
    }
    if word(.dataSource, of: container) == "none", world.isInWindow(container) {
      refuse(Refusal(.delegateWillTransitionTo, container, .untouchable))
      ignore(.swipe, at: container, .noDataSource)
    }
    // P5.5: without a data source there are no gestures; while one page turns, and off the screen, there are none.
    guard let state = world.pager(container), word(.dataSource, of: container) != "none", !isTurning,
      world.isInWindow(container),
      let edge = isForward ? state.visible.last : state.visible.first
    else { return finish(change) }
    let count = turningCount(of: container)
    let stale = state.hasAsked ? staleNeighbour(isForward: isForward, of: container) : nil
    ask(container, isForward: isForward, state, edge: edge)
    let next = stale.map { [$0] } ?? neighbours(of: edge, count: count, isForward: isForward, container)
    guard !next.isEmpty else {
      refuse(Refusal(.viewWillDisappear, edge, isForward ? .noPageAfter : .noPageBefore))
      return finish(change)
    }
    guard isCountRight(next, on: container, isAnimated: true) else { return }
    let shown = Array(next.prefix(visibleCount(of: container)))
    var turn = PageTurn(old: state.visible, new: shown, isGesture: true, isForward: isForward, isCancelled: isCancelled)
    if let caught {
      turn.isCaught = true
      turn.passed = caught.involved.filter { !turn.involved.contains($0) }
    }
    world.withPager(container) {
      if !isCancelled { $0.visible = shown }
      $0.dragged = turn
    }
    self.turn(turn, on: container, change)
  }

  /// P5.35, V85: what goes on to its page, or back to where it was, where a finger can catch it.
  private mutating func caughtTurn(of container: InstanceID) -> PageTurn? {
    guard let turn = world.pager(container)?.dragged, isScrollPager(container),
      asks(.catchesTurningPages)
    else { return nil }
    return turn
  }

  /// P5.21, P5.22: a scroll pager asks at the first drag for both sides, a curl for the side to which it turns.
  private mutating func ask(_ container: InstanceID, isForward: Bool, _ state: PagerState, edge: InstanceID) {
    guard isScrollPager(container) else {
      // As many questions as pages turn, each about the page that the one before has named.
      let count = turningCount(of: container)
      let named = neighbours(of: edge, count: count, isForward: isForward, container)
      for page in [edge] + (isForward ? named : named.reversed()).prefix(count - 1) {
        emit(isForward ? .dataSourceAfter : .dataSourceBefore, container, .instance(page))
      }
      return
    }
    guard !state.hasAsked else {
      return refuse([.dataSourceBefore, .dataSourceAfter], of: container, .neighboursKnown)
    }
    world.withPager(container) { $0.hasAsked = true }
    fetch(container)
    if let last = state.visible.last { emit(.dataSourceAfter, container, .instance(last)) }
    if let first = state.visible.first { emit(.dataSourceBefore, container, .instance(first)) }
  }

  // MARK: A page turns

  /// P5.30 to P5.34.
  /// C1.109: the search that one of the pages presents in its own context, also on its way out.
  private func activeSearch(of pages: [InstanceID]) -> InstanceID? {
    pages.lazy.compactMap { [world] in world[$0].presented }.first { kind(of: $0) == .search }
  }

  private mutating func turn(_ turn: PageTurn, on container: InstanceID, _ change: Change) {
    if isScrollPager(container), let search = activeSearch(of: turn.old), asks(.raisesOverSearch) {
      return raise(Message(.unexpectedSubviews, container, search))
    }
    let (new, old) = (turn.coming, turn.going)
    let current = turn.new.count == 1 ? turn.new[0] : nil
    // A pager that was covered exchanges its pages unseen; first pages have appeared before it did (P5.39).
    let isSeen = world.isInWindow(container) || old.contains { world[$0].appearance == .appeared }
    let transition = isSeen ? newTransition(of: container) : nil
    if turn.isGesture { emit(.delegateWillTransitionTo, container, .instances(list(turn.new))) }
    for page in new {
      // A page that is caught on its way back is a child still.
      if !turn.isCaught || world[page].parent != container { addChild(page, to: container) }
      load(page)
    }
    guard let transition else {
      for page in new {
        place(page, into: container)
        didMove(page, to: container)
      }
      for page in old { leavePager(page) }
      setCurrent(current, in: container)
      return finish(change)
    }
    // V85: a page that is caught on its way back comes still, and the other goes.
    for page in new where !turn.isCaught || world[page].appearance != .appearing {
      begin(page, appearing: true, animated: change.isAnimated)
    }
    for page in old where !turn.isCaught || world[page].appearance != .disappearing {
      begin(page, appearing: false, animated: change.isAnimated)
    }
    for page in turn.passed where world[page].appearance == .appearing {
      begin(page, appearing: false, animated: change.isAnimated)
    }
    for page in new { place(page, into: container) }
    if !turn.isCancelled { setCurrent(current, in: container) }
    openTransition(transition, on: container, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .pager(.end(turn, on: container, change, transition)))
  }

  mutating func end(_ turn: PageTurn, on container: InstanceID, _ change: Change, _ transition: TransitionID) {
    let (new, old) = (turn.coming, turn.going)
    let isScroll = isScrollPager(container)
    // P5.35: a later drag has caught these pages, and its end is theirs.
    guard runningChange(in: container) == transition else {
      closeTransition(transition)
      return finish(change)
    }
    world.changes[container] = nil
    world.withPager(container) { $0.dragged = nil }
    let asksAgain = turn.isGesture && isScroll && !turn.isCancelled
    if asksAgain { fetch(container) }
    if turn.isCancelled {
      cancel(old: old, new: new, isScroll: isScroll)
    } else {
      for page in isScroll ? new + old : old + new { endIfBegun(page) }
      for page in new where world[page].owesDidMove { didMove(page, to: container) }
    }
    for page in turn.passed { endIfBegun(page) }
    if turn.isCancelled {
      for page in turn.old where world[page].owesDidMove { didMove(page, to: container) }
    }
    for page in (turn.isCancelled ? new : old) + turn.passed { leavePager(page) }
    if turn.isGesture {
      emit(.delegateDidFinishAnimating, container, answer: .bool(!turn.isCancelled))
      // P5.21: after a completed page a scroll pager asks once more, in the direction of travel.
      if asksAgain, let edge = turn.isForward ? turn.new.last : turn.new.first {
        emit(turn.isForward ? .dataSourceAfter : .dataSourceBefore, container, .instance(edge))
      }
    }
    closeTransition(transition)
    finish(change)
  }

  private mutating func leavePager(_ page: InstanceID) {
    displace(page)
    willMove(page, to: nil)
    removeFromParent(page)
  }

  private mutating func cancel(old: [InstanceID], new: [InstanceID], isScroll: Bool) {
    if isScroll {
      for page in old {
        begin(page, appearing: true, animated: true)
        endIfBegun(page)
      }
      for page in new {
        begin(page, appearing: false, animated: true)
        endIfBegun(page)
      }
    } else {
      for page in new { begin(page, appearing: false, animated: true) }
      for page in old { begin(page, appearing: true, animated: true) }
      for page in new + old { endIfBegun(page) }
    }
  }
}
