internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// `UISplitViewController`, classic and in columns (section 4 of the semantics).
///
/// S4.43: hardly any of its appearance callbacks is in a log, so their order is a choice: who comes is told before who
/// goes, the dids in the same order.
struct SplitContainer: ContainerKind {
  let kind = ControllerKind.split
  let contentKeys: [ControllerKey] = [.primary, .supplementary, .secondary, .compact]
  let hooks: Set<Callback> = [.viewWillAppear]
  let verbs: Set<StepVerb> = [.showColumn, .hideColumn]

  /// S4.2: in column style a bare controller gets a navigation controller around it, but for `compact`.
  func install(_ contents: [InstanceID], in container: InstanceID, _ rehearsal: inout Rehearsal) {
    var memory = SplitMemory()
    let declaration = rehearsal.scene.declaration(of: rehearsal.cast[container].template)
    let keys = declaration.contents.map(\.key).filter(contentKeys.contains)
    for (key, content) in zip(keys, contents) {
      var column = content
      if memory.isColumnStyle(container, rehearsal), key != .compact, rehearsal.kind(of: content) != .navigation {
        column = rehearsal.makePrivate(.navigation)
        rehearsal.add(.addChild(content, to: column))
        rehearsal.add(.setCurrent(content, in: column))
        memory.contents[column] = [content]
      }
      memory.columns[key] = column
    }
    for key in SplitMemory.order {
      guard let column = memory.columns[key] else { continue }
      rehearsal.add(.addChild(column, to: container))
      rehearsal.add(.didMove(column, to: container))
    }
    if let compact = memory.columns[.compact] { rehearsal.add(.keep(compact, by: container)) }
    rehearsal[SplitMemory.self, container] = memory
  }

  /// The columns that the mode shows are loaded and put in; in compact width it is born collapsed.
  func act(in callback: Callback, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    if rehearsal.environment.isCompactWidth, rehearsal[SplitMemory.self, container]?.isCollapsed == false {
      collapse(container, &rehearsal, state)
    } else {
      updateMode(of: container, &rehearsal)
    }
    rehearsal.then { rehearsal, state in
      guard let memory = rehearsal[SplitMemory.self, container] else { return }
      for column in memory.shown(container, rehearsal) {
        rehearsal.add(.load(column))
        rehearsal.add(.place(column, into: container))
      }
    }
  }

  func perform(
    _ step: StepDeclaration, on container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    guard case .name(let name) = step.object, let key = ControllerKey(rawValue: rehearsal.scene.text(name.value)),
      let memory = rehearsal[SplitMemory.self, container], memory.columns[key] != nil, key != .compact
    else {
      if case .name(let name) = step.object {
        rehearsal.fail(.noColumn(name, of: rehearsal.plan.name(container), scene: rehearsal.scene))
      }
      return
    }
    let shows = step.verb.value == .showColumn
    let change = rehearsal.change(of: step)
    if rehearsal.waits(change, on: container, { perform(step, on: container, &$0, $1) }) { return }
    if memory.isCollapsed {
      return shows
        ? showCollapsed(key, of: container, change, &rehearsal, state)
        : hideCollapsed(key, of: container, change, &rehearsal, state)
    }
    // S4.32: ignored for the secondary, and where nothing would change.
    guard key != .secondary, let column = memory.columns[key],
      memory.shown(container, rehearsal).contains(column) != shows
    else { return }
    let mode = shows ? memory.mode(showing: key, container, rehearsal) : memory.mode(hiding: key, container, rehearsal)
    let call: Callback = shows ? .delegateWillShowColumn : .delegateWillHideColumn
    rehearsal.add(.emit(call, container, .name(rehearsal.name(key.rawValue)), .none))
    setMode(mode, of: container, change, &rehearsal, state)
  }

  /// S4.11: replaces the column that the call came from; collapsed it is presented.
  func show(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) -> Bool {
    guard let memory = rehearsal[SplitMemory.self, container] else { return false }
    if memory.isCollapsed {
      rehearsal.add(.emit(.show, container, .instance(child), .none))
      cover(container, with: child, from: receiver, change, &rehearsal, state)
      return true
    }
    guard !memory.isColumnStyle(container, rehearsal), receiver != container else { return false }
    let comesFromPrimary = memory.columns[.primary].map { state.isAncestor($0, of: receiver) } ?? false
    rehearsal.add(.emit(.show, container, .instance(child), .none))
    replace(comesFromPrimary ? .primary : .secondary, with: child, of: container, change, &rehearsal, state)
    return true
  }

  /// S4.10: replaces the secondary; collapsed it is a `show` on the primary.
  func showDetail(
    _ child: InstanceID, on container: InstanceID, from receiver: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) -> Bool {
    guard let memory = rehearsal[SplitMemory.self, container] else { return false }
    if memory.isCollapsed {
      guard let primary = memory.columns[.primary], let kind = rehearsal.container(primary) else { return false }
      rehearsal.add(.emit(.showDetail, container, .instance(child), .none))
      guard rehearsal.kind(of: primary) == .navigation else {
        if !kind.show(child, on: primary, from: receiver, change, &rehearsal, state) {
          cover(container, with: child, from: receiver, change, &rehearsal, state)
        }
        return true
      }
      rehearsal.add(.emit(.show, primary, .instance(child), .none))
      NavigationContainer().push(child, on: primary, isColumn: true, change, &rehearsal, state)
      return true
    }
    rehearsal.add(.emit(.showDetail, container, .instance(child), .none))
    replace(.secondary, with: child, of: container, change, &rehearsal, state)
    return true
  }

  /// S4.10, S4.11: where nobody in a collapsed split view shows it, it comes over the full screen.
  private func cover(
    _ container: InstanceID, with child: InstanceID, from receiver: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let request = PresentationRequest(presented: child, style: .fullScreen, hasAnchor: false, change: change)
    rehearsal.present(request, from: receiver, state)
  }

  /// S4.20, S4.22, S4.30: in compact width it collapses, else its mode follows the size.
  func adapt(_ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    guard let memory = rehearsal[SplitMemory.self, container] else { return }
    let isCompact = rehearsal.environment.isCompactWidth
    if isCompact, !memory.isCollapsed {
      collapse(container, &rehearsal, state)
    } else if !isCompact, memory.isCollapsed {
      expand(container, &rehearsal, state)
    } else if !isCompact {
      let change = Change(isAnimated: false, duration: .zero, title: "display mode")
      setMode(memory.preferredMode(container, rehearsal), of: container, change, &rehearsal, state)
    }
  }

  func propertyDidChange(
    _ key: ControllerKey, of container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    if key == .preferredDisplayMode || key == .preferredSplitBehavior { adapt(container, &rehearsal, state) }
  }

  // MARK: Expanded

  private func updateMode(of container: InstanceID, _ rehearsal: inout Rehearsal) {
    guard var memory = rehearsal[SplitMemory.self, container], !memory.isCollapsed else { return }
    memory.mode = memory.preferredMode(container, rehearsal)
    rehearsal[SplitMemory.self, container] = memory
    rehearsal.add(.setDisplayMode(container, rehearsal.name(memory.mode.rawValue)))
  }

  /// S4.34, S4.43: the columns that come and those that go.
  func setMode(
    _ mode: SplitDisplayMode, of container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    guard var memory = rehearsal[SplitMemory.self, container], memory.mode != mode else { return }
    let before = memory.shown(container, rehearsal)
    memory.mode = mode
    rehearsal[SplitMemory.self, container] = memory
    let after = memory.shown(container, rehearsal)
    let name = rehearsal.name(mode.rawValue)
    rehearsal.add(.emit(.delegateWillChangeTo, container, .name(name), .none))
    rehearsal.add(.setDisplayMode(container, name))
    exchange(
      coming: after.filter { !before.contains($0) }, going: before.filter { !after.contains($0) }, in: container,
      change, &rehearsal, state)
  }

  /// Appearance of whole columns, spelled as a choice.
  func exchange(
    coming: [InstanceID], going: [InstanceID], in container: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState, then work: Rehearsal.Work? = nil
  ) {
    guard state.isInWindow(container) else {
      for column in going { rehearsal.add(.displace(column)) }
      if let work { rehearsal.then(work) }
      return
    }
    // Who moves between a column and the collapsed stack stays on the screen.
    let staying = coming.filter { state[$0].appearance == .appeared }
    for column in staying { rehearsal.add(.place(column, into: container)) }
    let coming = coming.filter { !staying.contains($0) }
    for column in coming {
      rehearsal.add(.load(column))
      rehearsal.add(.begin(column, appearing: true, animated: change.isAnimated))
    }
    for column in going { rehearsal.add(.begin(column, appearing: false, animated: change.isAnimated)) }
    for column in coming {
      rehearsal.add(.place(column, into: container))
      rehearsal.add(.layout(column))
    }
    let transition = change.isAnimated ? rehearsal.newTransition(of: container) : rehearsal.newTransition()
    rehearsal.add(.openTransition(transition, on: container, duration: change.duration))
    rehearsal.schedule("end of \(change.title)", .endOf(transition)) { rehearsal, _ in
      for column in coming { rehearsal.endIfOpen(column) }
      for column in going {
        rehearsal.endIfOpen(column)
        rehearsal.add(.displace(column))
      }
      rehearsal.add(.closeTransition(transition))
      if let work { rehearsal.then(work) }
      if let completion = change.completion { rehearsal.then(completion) }
    }
  }

  private func replace(
    _ key: ControllerKey, with child: InstanceID, of container: InstanceID, _ change: Change,
    _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    guard var memory = rehearsal[SplitMemory.self, container] else { return }
    var column = child
    if memory.isColumnStyle(container, rehearsal), rehearsal.kind(of: child) != .navigation {
      column = rehearsal.makePrivate(.navigation)
      rehearsal.add(.addChild(child, to: column))
      rehearsal.add(.setCurrent(child, in: column))
    }
    let old = memory.columns[key]
    memory.columns[key] = column
    rehearsal[SplitMemory.self, container] = memory
    if let old { rehearsal.add(.willMove(old, to: nil)) }
    rehearsal.add(.addChild(column, to: container))
    let coming = column
    // S4.10 says nothing of an animation; a replaced detail has none.
    let change = Change(isAnimated: false, duration: .zero, title: change.title, completion: change.completion)
    rehearsal.then { rehearsal, state in
      exchange(coming: [coming], going: old.map { [$0] } ?? [], in: container, change, &rehearsal, state) {
        rehearsal, _ in
        if let old { rehearsal.add(.removeFromParent(old)) }
        rehearsal.add(.didMove(coming, to: container))
      }
    }
  }
}
