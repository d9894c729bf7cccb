internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A finger that drags a paging scroll view.
struct PageDrag: Hashable, Sendable {
  var container: InstanceID
  var isForward: Bool
  var isCancelled: Bool
  var decelerates: Bool
  package var change: Change
  var transition: TransitionID
}

/// An offset that is set in code.
struct PageScroll: Hashable, Sendable {
  var container: InstanceID
  package var page: Int
  package var isAnimated: Bool
  package var change: Change
  var transition: TransitionID
}

/// Hand-made paging scroll views (section 10 of the semantics).
extension Simulation {
  /// A step on a container with a paging layout.
  mutating func performOnPaging(_ step: Step, of container: InstanceID) {
    guard case .paging = settings(of: container)?.layout else {
      return fail(.noContainer(step.action, receiver: container))
    }
    let change = change(of: step)
    switch step.action {
    case .swipe(let gesture, let isCancelled, let decelerates):
      let transition = newTransition()
      let drag = PageDrag(
        container: container, isForward: gesture == .forward, isCancelled: isCancelled, decelerates: decelerates,
        change: change, transition: transition)
      openTransition(transition, on: container, duration: change.duration)
      schedule("end of \(change.title)", .endOf(transition), .paging(.endDrag(drag)))
    case .scroll(let reference):
      guard let page = page(reference, of: container) else { return }
      let transition = newTransition()
      let scroll = PageScroll(
        container: container, page: page, isAnimated: step.isAnimated ?? false, change: change, transition: transition)
      openTransition(transition, on: container, duration: scroll.isAnimated ? change.duration : .zero)
      schedule("end of \(change.title)", .endOf(transition), .paging(.endScroll(scroll)))
    default: break
    }
  }

  /// K10.3: a fling ends dragging and then decelerating, a slow drag only dragging. The page is known at the last of
  /// them.
  mutating func end(_ drag: PageDrag) {
    let page = world.page(of: drag.container)
    tellPage(.delegateDidEndDragging, of: drag.container)
    if !drag.isCancelled { turnPage(of: drag.container, to: page + (drag.isForward ? 1 : -1)) }
    if drag.decelerates { tellPage(.delegateDidEndDecelerating, of: drag.container) }
    closeTransition(drag.transition)
    finish(drag.change)
  }

  /// K10.4: an offset set in code ends its animation, if it has one, and never decelerates.
  mutating func end(_ scroll: PageScroll) {
    turnPage(of: scroll.container, to: scroll.page)
    if scroll.isAnimated { tellPage(.delegateDidEndScrollingAnimation, of: scroll.container) }
    closeTransition(scroll.transition)
    finish(scroll.change)
  }

  /// The place of a page, even if it isn't made before a scroll comes near it (K10.7).
  private mutating func page(_ reference: Reference, of container: InstanceID) -> Int? {
    let children = world.children(of: container)
    if !children.contains(where: { Int(world[$0].template) == reference.template }) {
      let declared = declaredChildren(of: container)
      let page = declared.indices.first { $0 >= children.count && declared[$0].template == reference.template }
      if let page { return page }
    }
    guard let instance = existing(reference) else { return nil }
    return world.children(of: container).firstIndex(of: instance)
  }

  private func declaredChildren(of container: InstanceID) -> [Template.Content] {
    (template(of: container)?.contents ?? []).filter { $0.role == .children }
  }

  /// Tells the scroll view's delegate, with the page that the offset stands at.
  private mutating func tellPage(_ callback: Callback, of container: InstanceID) {
    let children = world.children(of: container)
    let page = world.page(of: container)
    emit(callback, container, children.indices.contains(page) ? .instance(children[page]) : .none)
  }

  /// K10.2, K10.7: the page that a gesture or an offset leads to, clamped; pages near it are added when they are
  /// missing.
  private mutating func turnPage(of container: InstanceID, to page: Int) {
    guard case .paging(_, let preload) = settings(of: container)?.layout else { return }
    let declared = declaredChildren(of: container)
    let childCount = Int(world[container].childCount)
    guard page >= 0, page < max(declared.count, childCount) else { return }
    world.containers[container] = AnyContainerState(PagingState(page: page))
    guard let preload else { return }
    let (last, isTooFar) = page.addingReportingOverflow(preload)
    let near = isTooFar || last >= declared.count ? declared[...] : declared.prefix(last + 1)
    for content in near.dropFirst(childCount) { addDeclared(content, to: container) }
  }

  /// `children`, by the `add` recipe, in order; of pages only those near the first.
  mutating func addChildren(of container: InstanceID) {
    var declared = declaredChildren(of: container)[...]
    if case .paging(_, let preload?) = settings(of: container)?.layout, preload < declared.count {
      declared = declared.prefix(preload + 1)
    }
    for content in declared {
      at(content.place)
      addDeclared(content, to: container)
    }
    for content in template(of: container)?.contents ?? [] where content.role == .searchController {
      at(content.place)
      // M6.49: its navigation item holds it.
      if !world.isOver, let search = make(content.template) { keep(search, by: container) }
    }
  }

  private mutating func addDeclared(_ content: Template.Content, to container: InstanceID) {
    guard !world.isOver, let made = make(content.template) else { return }
    follow(recipe(.add, of: container), Exchange(container: container, comes: made, change: .immediate))
  }
}
