package import ScenePlan
package import SceneProgram

/// Work that is still to be done when its time has come: everything in UIKit that waits, by name. What has much to
/// remember does so elsewhere, so that those that come often are small.
package enum Continuation: Hashable, Sendable {
  // MARK: Plans and views
  /// A routine of a plan; that of a timer holds its controller.
  case routine(RoutineID, keeper: InstanceID?)
  /// Closes an appearance that a view's way into or out of a window has opened (C1.31 to C1.33).
  case finishAppearance(InstanceID)
  // MARK: Code
  /// Steps after a time; the timer holds its controller, and a custom segue its destination, too (V76).
  indirect case timer([Step], keeper: InstanceID?, guest: InstanceID?)
  /// Steps that wait in a task of SwiftUI's views, which holds no controller (V89).
  indirect case task([Step], of: InstanceID)
  // MARK: The app
  case firstFrame(root: InstanceID)
  case secondSnapshot
  /// The next size of a window whose edge is dragged (D8.19).
  indirect case resizeOn(to: Size, sizes: Int, Change)
  indirect case endResize(TransitionID, Completion?)
  indirect case endRootChange(new: InstanceID, old: InstanceID?)
  // MARK: Kinds
  /// Work that a kind has put off.
  indirect case kind(WaitingWork)
}

extension Continuation {
  /// The work of a kind; nil for what no kind decides.
  package var work: (any KindWork)? {
    if case .kind(let waiting) = self { return waiting.work }
    return nil
  }

  /// As what it goes on; nil for a routine of a plan, which knows that itself.
  var resumption: Resumption? {
    switch self {
    case .routine: nil
    case .finishAppearance: .endOfAppearance
    case .timer: .timer
    case .task: .task
    case .firstFrame: .firstFrame
    case .secondSnapshot: .secondSnapshot
    case .resizeOn: .nextSize
    case .endResize: .endOfResize
    case .endRootChange: .endOfRootChange
    case .kind(let waiting): waiting.work.resumption
    }
  }

  /// The transition that it carries on.
  var transition: TransitionID? {
    if case .endResize(let id, _) = self { return id }
    return work?.transition
  }

  /// Whether the steps of a completion block are still to come with it. The block holds `self`, as a timer does.
  var holdsSelf: Bool {
    if case .endResize(_, let completion) = self { return completion?.hasSteps ?? false }
    if case .resizeOn(_, _, let change) = self { return change.completion?.hasSteps ?? false }
    return work?.completion?.hasSteps ?? false
  }
}

extension Completion {
  fileprivate var hasSteps: Bool {
    switch self {
    case .steps: true
    case .tell(_, _, let next), .leaveTabs(_, let next): next?.hasSteps ?? false
    case .dismissRest(_, presenter: _, let change): change.completion?.hasSteps ?? false
    }
  }
}

/// The end of a change: the completion block of a call, or UIKit's own work then.
package indirect enum Completion: Hashable, Sendable {
  /// The steps of a completion block.
  case steps([Step])
  /// The delegate of what came or went gets this call.
  case tell(Callback, InstanceID, then: Completion?)
  /// The rest of a chain of presentations goes (M6.41 on iOS 8).
  case dismissRest([InstanceID], presenter: InstanceID, Change)
  /// Tabs that were taken out learn that they have gone (T3.13).
  case leaveTabs([InstanceID], then: Completion?)
}

/// How a change of what is on the screen goes: animated or not, how long, and what follows it.
package struct Change: Hashable, Sendable {
  package var isAnimated: Bool
  package var duration: Ticks
  /// The name of the change in listings: `push: blue`; empty if there is no listing.
  package var title: String
  package var completion: Completion?

  package init(isAnimated: Bool, duration: Ticks, title: String, completion: Completion? = nil) {
    self.isAnimated = isAnimated
    self.duration = duration
    self.title = title
    self.completion = completion
  }

  /// Half a second, as the format says where nothing else is said.
  package static let standardDuration = Ticks(microseconds: 500_000)

  /// Not animated, with nothing to follow.
  package static let immediate = Change(isAnimated: false, duration: .zero, title: "")
}
