internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// `UIPageViewController` (section 5 of the semantics).
struct PagerContainer: ContainerKind {
  let kind = ControllerKind.pager
  let contentKeys: [ControllerKey] = [.pages]
  let hooks: Set<Callback> = [.viewDidLoad]
  let verbs: Set<StepVerb> = [.setViewControllers, .swipe]

  func takes(_ step: StepDeclaration) -> Bool {
    guard step.verb.value == .swipe else { return verbs.contains(step.verb.value) }
    if case .word(let gesture) = step.object { return gesture.value == "forward" || gesture.value == "reverse" }
    return false
  }

  /// The data source keeps its pages; none is a child before it is shown.
  func install(_ contents: [InstanceID], in container: InstanceID, _ rehearsal: inout Rehearsal) {
    for page in contents { rehearsal.add(.keep(page, by: container)) }
    rehearsal[PagerMemory.self, container] = PagerMemory(pages: contents)
  }

  /// P5.39: the first pages are set in its `viewDidLoad` and appear inside that call.
  func act(in callback: Callback, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    let first = firstPages(of: container, rehearsal)
    guard !first.isEmpty, checkCount(first, on: container, isAnimated: false, &rehearsal) else { return }
    for page in first {
      // The one log of this that prints moves has no willMove here.
      rehearsal.add(.link(page, to: container, at: Int(Int32.max)))
      rehearsal.add(.load(page))
      rehearsal.add(.place(page, into: container))
    }
    for page in first {
      rehearsal.add(.begin(page, appearing: true, animated: false))
      rehearsal.endIfOpen(page)
      rehearsal.add(.didMove(page, to: container))
    }
    rehearsal.add(.setCurrent(first.count == 1 ? first[0] : nil, in: container))
    rehearsal[PagerMemory.self, container]?.visible = first
  }

  func perform(
    _ step: StepDeclaration, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let change = rehearsal.change(of: step)
    switch step.object {
    case .names(let names):
      let pages = names.compactMap { rehearsal.arriving($0, in: container, state) }
      if let twice = names.indices.first(where: { $0 < pages.count && pages[..<$0].contains(pages[$0]) }) {
        return rehearsal.fail(.samePageTwice(names[twice], scene: rehearsal.scene))
      }
      rehearsal.then { set(pages, on: container, change, &$0, $1) }
    case .word(let gesture):
      swipe(
        container, isForward: gesture.value == "forward", isCancelled: step.options.isCancelled, change, &rehearsal,
        state)
    default: break
    }
  }

  // MARK: In code

  /// P5.10 to P5.14, C1.99. The order of a later change is that of a completed gesture; no log shows it.
  private func set(
    _ pages: [InstanceID], on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    // What comes while a page turns waits for its end, but a scroll pager under the finger can't be told to scroll.
    if change.isAnimated, isScroll(container, rehearsal), rehearsal[PagerMemory.self, container]?.isDragged == true {
      return rehearsal.add(.raise(Message(.pagesSetWhileScrolling, container)))
    }
    if rehearsal.waits(change, on: container, { set(pages, on: container, change, &$0, $1) }) { return }
    let names = pages.map { rehearsal.plan.name($0) }.joined(separator: " ")
    rehearsal.add(.emit(.setViewControllers, container, .names(rehearsal.name(names)), .none))
    guard checkCount(pages, on: container, isAnimated: change.isAnimated, &rehearsal) else { return }
    // P5.12: the backs of turning pages aren't kept.
    let shown = Array(pages.prefix(visibleCount(of: container, rehearsal)))
    // P5.21, X13: an animated change left the fetched neighbours as they were.
    let isStale = rehearsal.environment.behaviours.contains(.staleNeighbour) && isScroll(container, rehearsal)
    if !isStale || !change.isAnimated { rehearsal[PagerMemory.self, container]?.hasAsked = false }
    guard state[container].isLoaded else {
      rehearsal[PagerMemory.self, container]?.first = shown
      return
    }
    let old = rehearsal[PagerMemory.self, container]?.visible ?? []
    guard shown != old else { return finish(change, &rehearsal) }
    rehearsal[PagerMemory.self, container]?.visible = shown
    turn(PageTurn(old: old, new: shown), on: container, change, &rehearsal, state)
  }

  // MARK: By hand

  private func swipe(
    _ container: InstanceID, isForward: Bool, isCancelled: Bool, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    if rehearsal.runningChange(in: container) != nil, state.isInWindow(container) {
      rehearsal.sink.report(.swipesWhileTurning(rehearsal.plan.name(container), at: rehearsal.place))
    }
    // P5.5: without a data source there are no gestures; while one page turns, and off the screen, there are none.
    guard let memory = rehearsal[PagerMemory.self, container], word(.dataSource, of: container, rehearsal) != "none",
      rehearsal.runningChange(in: container) == nil, state.isInWindow(container),
      let edge = isForward ? memory.visible.last : memory.visible.first
    else { return finish(change, &rehearsal) }
    ask(container, isForward: isForward, memory, edge: edge, &rehearsal)
    let count = turningCount(of: container, rehearsal)
    let stale = kept(isForward: isForward, memory, container, rehearsal)
    let next =
      stale.map { [$0] } ?? neighbours(of: edge, count: count, isForward: isForward, memory, container, rehearsal)
    guard !next.isEmpty else { return finish(change, &rehearsal) }
    guard checkCount(next, on: container, isAnimated: true, &rehearsal) else { return }
    let shown = Array(next.prefix(visibleCount(of: container, rehearsal)))
    let turn = PageTurn(
      old: memory.visible, new: shown, isGesture: true, isForward: isForward, isCancelled: isCancelled)
    if !isCancelled { rehearsal[PagerMemory.self, container]?.visible = shown }
    rehearsal[PagerMemory.self, container]?.isDragged = true
    self.turn(turn, on: container, change, &rehearsal, state)
  }

  /// P5.21, P5.22: a scroll pager asks at the first drag for both sides, a curl for the side to which it turns.
  private func ask(
    _ container: InstanceID, isForward: Bool, _ memory: PagerMemory, edge: InstanceID, _ rehearsal: inout Rehearsal
  ) {
    func ask(_ callback: Callback, _ page: InstanceID?) {
      if let page { rehearsal.add(.emit(callback, container, .instance(page), .none)) }
    }
    guard isScroll(container, rehearsal) else {
      // As many questions as pages turn, each about the page that the one before has named.
      let count = turningCount(of: container, rehearsal)
      let named = neighbours(of: edge, count: count, isForward: isForward, memory, container, rehearsal)
      for page in [edge] + (isForward ? named : named.reversed()).prefix(count - 1) {
        ask(isForward ? .dataSourceAfter : .dataSourceBefore, page)
      }
      return
    }
    guard !memory.hasAsked else { return }
    rehearsal[PagerMemory.self, container]?.hasAsked = true
    fetch(container, &rehearsal)
    ask(.dataSourceAfter, memory.visible.last)
    ask(.dataSourceBefore, memory.visible.first)
  }

  // MARK: A page turns

  /// P5.30 to P5.34.
  private func turn(
    _ turn: PageTurn, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    let new = turn.new.filter { !turn.old.contains($0) }
    let old = turn.old.filter { !turn.new.contains($0) }
    if turn.isGesture {
      let names = turn.new.map { rehearsal.plan.name($0) }.joined(separator: " ")
      rehearsal.add(.emit(.delegateWillTransitionTo, container, .names(rehearsal.name(names)), .none))
    }
    for page in new {
      rehearsal.add(.addChild(page, to: container))
      rehearsal.add(.load(page))
    }
    // A pager that was covered exchanges its pages unseen; first pages have appeared before it did (P5.39).
    guard state.isInWindow(container) || old.contains(where: { state[$0].appearance == .appeared }) else {
      for page in new {
        rehearsal.add(.place(page, into: container))
        rehearsal.add(.didMove(page, to: container))
      }
      for page in old { leave(page, &rehearsal) }
      rehearsal.add(.setCurrent(turn.new.count == 1 ? turn.new[0] : nil, in: container))
      return finish(change, &rehearsal)
    }
    for page in new { rehearsal.add(.begin(page, appearing: true, animated: change.isAnimated)) }
    for page in old { rehearsal.add(.begin(page, appearing: false, animated: change.isAnimated)) }
    for page in new {
      rehearsal.add(.place(page, into: container))
      rehearsal.add(.layout(page))
    }
    if !turn.isCancelled { rehearsal.add(.setCurrent(turn.new.count == 1 ? turn.new[0] : nil, in: container)) }
    let isScroll = isScroll(container, rehearsal)
    let transition = rehearsal.newTransition(of: container)
    rehearsal.add(.openTransition(transition, on: container, duration: change.duration))
    rehearsal.schedule("end of \(change.title)", .endOf(transition)) { rehearsal, _ in
      if turn.isCancelled {
        cancel(old: old, new: new, isScroll: isScroll, &rehearsal)
      } else {
        complete(old: old, new: new, isScroll: isScroll, container, &rehearsal)
      }
      for page in turn.isCancelled ? new : old { leave(page, &rehearsal) }
      if turn.isGesture {
        rehearsal.add(.emit(.delegateDidFinishAnimating, container, .none, .bool(!turn.isCancelled)))
        // P5.21: after a completed page a scroll pager asks once more, in the direction of travel.
        if isScroll, !turn.isCancelled, let edge = turn.isForward ? turn.new.last : turn.new.first {
          fetch(container, &rehearsal)
          let question: Callback = turn.isForward ? .dataSourceAfter : .dataSourceBefore
          rehearsal.add(.emit(question, container, .instance(edge), .none))
        }
      }
      rehearsal[PagerMemory.self, container]?.isDragged = false
      rehearsal.add(.closeTransition(transition))
      finish(change, &rehearsal)
    }
  }

  private func leave(_ page: InstanceID, _ rehearsal: inout Rehearsal) {
    rehearsal.add(.displace(page))
    rehearsal.add(.willMove(page, to: nil))
    rehearsal.add(.removeFromParent(page))
  }

  private func complete(
    old: [InstanceID], new: [InstanceID], isScroll: Bool, _ container: InstanceID, _ rehearsal: inout Rehearsal
  ) {
    for page in isScroll ? new + old : old + new { rehearsal.endIfOpen(page) }
    for page in new { rehearsal.add(.didMove(page, to: container)) }
  }

  private func cancel(old: [InstanceID], new: [InstanceID], isScroll: Bool, _ rehearsal: inout Rehearsal) {
    if isScroll {
      for page in old {
        rehearsal.add(.begin(page, appearing: true, animated: true))
        rehearsal.endIfOpen(page)
      }
      for page in new {
        rehearsal.add(.begin(page, appearing: false, animated: true))
        rehearsal.endIfOpen(page)
      }
    } else {
      for page in new { rehearsal.add(.begin(page, appearing: false, animated: true)) }
      for page in old { rehearsal.add(.begin(page, appearing: true, animated: true)) }
      for page in new + old { rehearsal.endIfOpen(page) }
    }
  }

  private func finish(_ change: Change, _ rehearsal: inout Rehearsal) {
    if let completion = change.completion { rehearsal.then(completion) }
  }
}
