internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A person's way to the columns (S4.33): the sidebar button, a swipe from the edge, a tap beside what lies over the
/// secondary.
///
/// On a pad in portrait, up to iOS 25:
///
/// ```
/// swipe: showColumn    delegate.willShowColumn(primary), delegate.willChangeTo(oneOverSecondary), the primary appears
/// swipe: hideColumn    delegate.willHideColumn(primary), delegate.willChangeTo(secondaryOnly), it disappears
/// ```
extension Simulation {
  /// A gesture shows the next column from the inside, or hides the outermost.
  mutating func moveColumn(by gesture: Gesture, isCancelled: Bool, of container: InstanceID, _ change: Change) {
    guard runningChange(in: container) == nil else { return ignore(.swipe, at: container, .changing(container)) }
    guard let split = world.split(container), let column = nextColumn(gesture, split) else {
      return ignore(.swipe, at: container, .columnsStay(of: container))
    }
    guard !isCancelled else { return refuse(Refusal(told(gesture), container, .givenUp)) }
    let shows = gesture == .showColumn
    let mode = shows ? mode(showing: column, container, split) : mode(hiding: column, container, split)
    setMode(mode, of: container, change, tells: true)
  }

  /// The gestures that move a column now.
  func columnGestures(on container: InstanceID) -> [Step] {
    guard let split = world.split(container) else { return [] }
    return [Gesture.showColumn, .hideColumn].filter { nextColumn($0, split) != nil }.map {
      Step(.swipe($0, isCancelled: false, decelerates: true), in: reference(to: container))
    }
  }

  private func nextColumn(_ gesture: Gesture, _ split: SplitState) -> SplitColumn? {
    guard !split.isCollapsed else { return nil }
    let columns = [SplitColumn.supplementary, .primary].filter { split.columns[$0] != nil }
    let shown = columns.filter { split.columns[$0].map(split.shown.contains) == true }
    return gesture == .showColumn ? columns.first { !shown.contains($0) } : shown.last
  }

  private func told(_ gesture: Gesture) -> Callback {
    gesture == .showColumn ? .delegateWillShowColumn : .delegateWillHideColumn
  }
}
