internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The columns of a split view before they are its children, and on the stack of a collapsed one (V96, V97).
///
/// A split view of two plain controllers in columns, as it is first shown on iOS 26:
///
/// ```
/// split.delegate.willChangeTo(oneBesideSecondary)
/// list.willMove(UINavigationController), list.loadView      its navigation controller is made now
/// map.willMove(UINavigationController), map.loadView
/// ```
extension SplitColumn {
  /// The order in which they become children.
  static let joining: [SplitColumn] = [.supplementary, .primary, .secondary]

  /// V97: the compact column comes with a collapse, and the inspector is there from the start, by choice.
  var joinsLate: Bool { self != .compact && self != .inspector }
}

extension Simulation {
  /// V97: from iOS 26 on what stands in the columns becomes a child when it is first shown. In column style each is loaded
  /// before the next one comes; in a classic split view they are all children before any is loaded.
  mutating func takeInColumns(of container: InstanceID, _ keys: [SplitColumn] = SplitColumn.joining) {
    guard let former = world.split(container), !former.outside.isEmpty else { return }
    let order = former.isColumnStyle ? SplitColumn.joining : SplitState.order
    for key in order where keys.contains(key) {
      guard var split = world.split(container), let content = split.columns[key], split.outside.remove(key) != nil
      else { continue }
      if split.isColumnStyle { split.columns[key] = wrapped(content, in: &split) }
      world.containers[container] = .split(split)
      let column = split.columns[key] ?? content
      addChild(column, to: container)
      letGo(content, by: container)
      didMove(column, to: container)
      loadColumns(of: container, [key])
    }
    // Alone on a phone, the primary of a classic split view is loaded before `didCollapse`.
    if !former.isColumnStyle, former.isCollapsed, let primary = former.columns[.primary] { load(primary) }
  }

  /// V97: before the first display a controller takes the place of another one in its column without a callback.
  mutating func replaceOutside(_ key: SplitColumn, with child: InstanceID, of container: InstanceID) {
    guard var split = world.split(container) else { return }
    let old = split.columns[key]
    split.columns[key] = child
    split.outside.insert(key)
    world.containers[container] = .split(split)
    keep(child, by: container)
    if let old { letGo(old, by: container) }
  }

  /// V97: a classic split view that is born collapsed. A plain primary stands alone, and a secondary that the delegate
  /// handles is told of no move; a stack takes the secondary as in a push: a choice.
  mutating func collapseOutside(
    _ detail: InstanceID, into primary: InstanceID, of container: InstanceID, isHandled: Bool
  ) {
    if isHandled {
      if !asks(.returnsHandledSecondary) { letGo(detail, by: container) }
    } else if kind(of: primary) == .navigation {
      addChild(detail, to: primary)
      absorb(detail, into: primary)
    }
  }

  /// S4.21, S4.30: each style asks its delegate one thing as it collapses.
  mutating func refuseOtherQuestion(of container: InstanceID, _ split: SplitState) {
    refuse(
      split.isColumnStyle
        ? Refusal(.delegateCollapseSecondary, container, .isOfColumns)
        : Refusal(.delegateTopColumnForCollapsing, container, .isClassic))
  }

  /// S4.37: a mode, or a behaviour, that code asks for.
  mutating func noteWish(_ key: Property, of container: InstanceID) {
    guard var split = world.split(container) else { return }
    split.isAsked = split.hasBeenShown
    if key == .preferredDisplayMode { split.note(wish: word(key, of: container)) }
    world.containers[container] = .split(split)
  }

  /// V96: whether a column's content leaves its navigation controller as the split view collapses.
  mutating func isUnpacked(_ column: InstanceID) -> Bool {
    world[column].isPrivate && !asks(.keepsColumnStacks)
  }

  /// The controller that stands for a column on the primary's stack.
  mutating func member(of key: SplitColumn, _ split: SplitState) -> InstanceID? {
    guard asks(.keepsColumnStacks) else { return content(of: key, split) }
    return split.columns[key].flatMap { world[$0].isAlive ? $0 : nil }
  }
}
