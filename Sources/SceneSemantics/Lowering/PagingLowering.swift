internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What a hand-made paging container remembers between steps.
struct PagingMemory: ContainerMemory {
  /// The page at which its offset stands.
  var page: Int
}

/// Hand-made paging scroll views (section 10 of the semantics).
extension Rehearsal {
  /// K10.3: a fling ends dragging and then decelerating, a slow drag only dragging. The page is known at the last of them.
  mutating func drag(_ container: InstanceID, isForward: Bool, _ step: StepDeclaration, _ change: Change) {
    let transition = newTransition()
    add(.openTransition(transition, on: container, duration: change.duration))
    schedule("end of \(change.title)", .endOf(transition)) { rehearsal, state in
      rehearsal.tellPage(.delegateDidEndDragging, of: container, state)
      let page = rehearsal[PagingMemory.self, container]?.page ?? 0
      if !step.options.isCancelled { rehearsal.turnPage(of: container, to: page + (isForward ? 1 : -1), state) }
      if step.options.decelerates { rehearsal.then { $0.tellPage(.delegateDidEndDecelerating, of: container, $1) } }
      rehearsal.add(.closeTransition(transition))
      if let completion = change.completion { rehearsal.then(completion) }
    }
  }

  /// K10.4: an offset set in code ends its animation, if it has one, and never decelerates.
  mutating func scroll(_ container: InstanceID, to page: Int, isAnimated: Bool, _ change: Change) {
    let transition = newTransition()
    let duration = isAnimated ? change.duration : .zero
    add(.openTransition(transition, on: container, duration: duration))
    schedule("end of \(change.title)", .endOf(transition)) { rehearsal, state in
      rehearsal.turnPage(of: container, to: page, state)
      // The page may have been made only now.
      if isAnimated { rehearsal.then { $0.tellPage(.delegateDidEndScrollingAnimation, of: container, $1) } }
      rehearsal.add(.closeTransition(transition))
      if let completion = change.completion { rehearsal.then(completion) }
    }
  }

  /// Where a page stands, also one that isn't made before somebody scrolls near it (K10.7).
  mutating func page(_ name: Name, of container: InstanceID, _ state: HierarchyState) -> Int? {
    let template = cast[container].template
    let reference = scene.reference(name.value, in: frame.file)
    let children = state[container].children
    if let reference, !children.contains(where: { cast[$0].template == reference.template }) {
      let declared = scene.declaration(of: template).contents.filter { $0.key == .children }
      let page = declared.indices.first { index in
        index >= children.count
          && scene.template(declared[index].name.value, in: scene.file(of: template)) == reference.template
      }
      if let page { return page }
    }
    return existing(name, state).flatMap { children.firstIndex(of: $0) }
  }

  /// Tells the scroll view's delegate, with the page that the offset stands at.
  private mutating func tellPage(_ callback: Callback, of container: InstanceID, _ state: HierarchyState) {
    let children = state[container].children
    let page = self[PagingMemory.self, container]?.page ?? 0
    add(.emit(callback, container, children.indices.contains(page) ? .instance(children[page]) : .none, .none))
  }

  /// K10.2, K10.7: the page that a gesture or an offset leads to, clamped; pages near it are added when they are missing.
  mutating func turnPage(of container: InstanceID, to page: Int, _ state: HierarchyState) {
    let template = cast[container].template
    guard case .paging(_, let preload) = scene.settings(of: template)?.layout?.value else { return }
    let declared = scene.declaration(of: template).contents.filter { $0.key == .children }
    let count = max(declared.count, state[container].children.count)
    guard page >= 0, page < count else { return }
    self[PagingMemory.self, container] = PagingMemory(page: page)
    guard let preload else { return }
    let missing = declared.prefix(page + preload + 1).dropFirst(state[container].children.count)
    for content in missing {
      guard let child = scene.template(content.name.value, in: scene.file(of: template)) else { continue }
      then { rehearsal, _ in
        guard let made = rehearsal.make(child) else { return }
        rehearsal.then { rehearsal, state in
          rehearsal.follow(
            rehearsal.recipe(.add, of: container), Exchange(container: container, comes: made, change: .immediate),
            state)
        }
      }
    }
  }
}
