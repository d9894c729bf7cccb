internal import ScenePlan
internal import SceneProgram

/// New numbers for a canonical form: instances in the order of the tree, transitions as they come due.
struct Renumbering {
  /// The instances, in the order of their new numbers.
  private(set) var order: [InstanceID] = []
  private var numbers: [InstanceID: InstanceID] = [:]
  private var transitions: [TransitionID: TransitionID] = [:]

  init(_ world: World) {
    // From the window's root, then from other held instances, in the order in which they were made.
    if let root = world.root { visit(root, world) }
    for instance in world.members { visit(instance, world) }
    for entry in world.queue.sorted { number(entry.work, world) }
    for entry in world.transitions.entries { number(entry.id) }
  }

  private mutating func visit(_ start: InstanceID, _ world: World) {
    var open = [start]
    while let instance = open.popLast() {
      guard world.hasNode(instance), numbers[instance] == nil else { continue }
      numbers[instance] = InstanceID(order.count)
      order.append(instance)
      let below = world.children(of: instance) + [world[instance].presented].compactMap(\.self)
      open += (below + world.hosted(in: instance) + world.extras(of: instance).kept).reversed()
    }
  }

  private mutating func number(_ id: TransitionID) {
    if transitions[id] == nil { transitions[id] = TransitionID(transitions.count) }
  }

  private mutating func number(_ work: DueQueue.Work, _ world: World) {
    if let id = work.continuation.transition { number(id) }
  }

  /// The new number of an instance; one that was given back has none, and they are all alike.
  subscript(id: InstanceID) -> InstanceID { numbers[id] ?? World.Node.freed.id }

  subscript(id: TransitionID) -> TransitionID { transitions[id] ?? id }

  func delegate(_ delegate: Delegate) -> Delegate {
    if case .child(let child) = delegate { return .child(self[child]) }
    return delegate
  }

  /// The work with new numbers, and without the places and names of its code.
  func work(_ work: DueQueue.Work) -> DueQueue.Work {
    var work = work
    work.routine = RoutineID(0)
    var frame = Frame()
    frame.receiver = work.frame.receiver.map { self[$0] }
    frame.owner = work.frame.owner.map { self[$0] }
    frame.animated = work.frame.animated
    work.frame = frame
    work.continuation = continuation(work.continuation)
    return work
  }

  func state(_ state: ContainerState) -> ContainerState {
    switch state {
    case .paging: return state
    case .tabs(let before): return .tabs(beforeMore: before.map { self[$0] })
    case .pager(var pager):
      pager.pages = list(pager.pages)
      pager.first = pager.first.map { list($0) }
      pager.visible = list(pager.visible)
      pager.before = pager.before.map { self[$0] }
      pager.after = pager.after.map { self[$0] }
      return .pager(pager)
    case .split(var split):
      split.columns = split.columns.mapValues { self[$0] }
      var contents: [InstanceID: [InstanceID]] = [:]
      for (column, members) in split.contents { contents[self[column]] = list(members) }
      split.contents = contents
      split.dropped = split.dropped.map { self[$0] }
      return .split(split)
    }
  }

  private func list(_ instances: [InstanceID]) -> [InstanceID] { instances.map { self[$0] } }

  private func continuation(_ continuation: Continuation) -> Continuation {
    switch continuation {
    case .routine(_, let keeper): return .routine(RoutineID(0), keeper: keeper.map { self[$0] })
    case .finishAppearance(let instance): return .finishAppearance(self[instance])
    case .timer(let steps, let keeper, let guest):
      return .timer(steps, keeper: keeper.map { self[$0] }, guest: guest.map { self[$0] })
    case .call(let waiting, let container): return .call(call(waiting), on: self[container])
    case .firstFrame(let root): return .firstFrame(root: self[root])
    case .endResize(let id, let next): return .endResize(self[id], next.map { completion($0) })
    case .secondSnapshot: return .secondSnapshot
    case .endRootChange(let new, let old): return .endRootChange(new: self[new], old: old.map { self[$0] })
    case .adaptPresenter(let presenter, let isCovered): return .adaptPresenter(self[presenter], isCovered: isCovered)
    case .endTransition(let one, let rest, let id): return .endTransition(exchange(one), rest: rest, self[id])
    case .cancelTransition(let one, let id): return .cancelTransition(exchange(one), self[id])
    case .endDrag(var drag):
      drag.container = self[drag.container]
      drag.change = change(drag.change)
      drag.transition = self[drag.transition]
      return .endDrag(drag)
    case .endScroll(var scroll):
      scroll.container = self[scroll.container]
      scroll.change = change(scroll.change)
      scroll.transition = self[scroll.transition]
      return .endScroll(scroll)
    case .startTurn(let one, let stack, let how, let id):
      return .startTurn(turn(one), on: self[stack], change(how), self[id])
    case .endTurn(let one, let stack, let how, let id):
      return .endTurn(turn(one), on: self[stack], change(how), self[id])
    case .endSwipe(var swipe, let how, let id):
      swipe.stack = self[swipe.stack]
      swipe.top = self[swipe.top]
      swipe.below = self[swipe.below]
      return .endSwipe(swipe, change(how), self[id])
    case .layOutPresenter(let presenter): return .layOutPresenter(self[presenter])
    case .layOutBar(let owner, let revealed):
      return .layOutBar(owner: self[owner], revealed: revealed.map { self[$0] })
    case .startTab(let one): return .startTab(tabs(one))
    case .endTab(let one): return .endTab(tabs(one))
    case .endColumns(var columns, let how, let id):
      columns.container = self[columns.container]
      columns.coming = list(columns.coming)
      columns.going = list(columns.going)
      columns.removed = columns.removed.map { self[$0] }
      columns.added = columns.added.map { self[$0] }
      return .endColumns(columns, change(how), self[id])
    case .endPages(var pages, let container, let how, let id):
      pages.old = list(pages.old)
      pages.new = list(pages.new)
      return .endPages(pages, on: self[container], change(how), self[id])
    case .startPresentation(let one): return .startPresentation(presentation(one))
    case .endPresentation(let one): return .endPresentation(presentation(one))
    case .startDismissal(let one): return .startDismissal(dismissal(one))
    case .endDismissal(let one, let uncovers): return .endDismissal(dismissal(one), uncovers: uncovers)
    case .cancelDismissal(let one): return .cancelDismissal(dismissal(one))
    }
  }

  private func call(_ call: WaitingCall) -> WaitingCall {
    switch call {
    case .push(let child, let isColumn, let how): .push(self[child], isColumn: isColumn, change(how))
    case .pushQuietly(let members, let how): .pushQuietly(list(members), change(how))
    case .pop(let target, let call, let how): .pop(to: target.map { self[$0] }, as: call, change(how))
    case .setStack(let members, let how): .setStack(list(members), change(how))
    case .setPages(let pages, let how): .setPages(list(pages), change(how))
    case .select(let tab, let isTap, let how): .select(self[tab], isTap: isTap, change(how))
    case .tapMore(let thing, let how): .tapMore(thing, change(how))
    case .moveColumn(let thing, let shows, let how): .moveColumn(NamedThing(thing.name), shows: shows, change(how))
    case .showCollapsed(let column, let split, let how): .showCollapsed(column, of: self[split], change(how))
    }
  }

  /// A change without its name.
  private func change(_ change: Change) -> Change {
    Change(
      isAnimated: change.isAnimated, duration: change.duration, title: "",
      completion: change.completion.map { completion($0) })
  }

  private func completion(_ completion: Completion) -> Completion {
    switch completion {
    case .steps: completion
    case .tellDidDismiss(let instance, let next):
      .tellDidDismiss(self[instance], then: next.map { self.completion($0) })
    case .dismissRest(let chain, let presenter, let how):
      .dismissRest(list(chain), presenter: self[presenter], change(how))
    case .leaveTabs(let tabs, let next): .leaveTabs(list(tabs), then: next.map { self.completion($0) })
    }
  }

  private func turn(_ turn: StackTurn) -> StackTurn {
    StackTurn(
      old: turn.old.map { self[$0] }, new: turn.new.map { self[$0] }, isPush: turn.isPush,
      removesOld: turn.removesOld, left: list(turn.left), barOwner: turn.barOwner.map { self[$0] })
  }

  private func exchange(_ exchange: Exchange) -> Exchange {
    Exchange(
      container: self[exchange.container], comes: exchange.comes.map { self[$0] },
      goes: exchange.goes.map { self[$0] }, change: change(exchange.change))
  }

  private func tabs(_ tabs: TabExchange) -> TabExchange {
    TabExchange(
      container: self[tabs.container], old: tabs.old.map { self[$0] }, new: self[tabs.new], isTap: tabs.isTap,
      isAnimated: tabs.isAnimated, change: change(tabs.change), transition: self[tabs.transition])
  }

  private func presentation(_ one: Presentation) -> Presentation {
    Presentation(
      presented: self[one.presented], presenter: self[one.presenter], covers: one.covers, change: change(one.change),
      transition: self[one.transition], owesLayout: one.owesLayout)
  }

  private func dismissal(_ one: Dismissal) -> Dismissal {
    Dismissal(
      chain: list(one.chain), presenter: self[one.presenter], change: change(one.change),
      transition: self[one.transition], isCancelled: one.isCancelled, uncovers: one.uncovers)
  }
}

extension Continuation {
  /// The transition that it carries on.
  fileprivate var transition: TransitionID? {
    switch self {
    case .routine, .finishAppearance, .timer, .call, .firstFrame, .secondSnapshot, .endRootChange, .adaptPresenter,
      .layOutBar, .layOutPresenter:
      nil
    case .endResize(let id, _), .endTransition(_, _, let id), .cancelTransition(_, let id), .startTurn(_, _, _, let id),
      .endTurn(_, _, _, let id), .endSwipe(_, _, let id), .endColumns(_, _, let id), .endPages(_, _, _, let id):
      id
    case .endDrag(let drag): drag.transition
    case .endScroll(let scroll): scroll.transition
    case .startTab(let tabs), .endTab(let tabs): tabs.transition
    case .startPresentation(let one), .endPresentation(let one): one.transition
    case .startDismissal(let one), .cancelDismissal(let one), .endDismissal(let one, _): one.transition
    }
  }
}
