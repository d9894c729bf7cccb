internal import ScenePlan
internal import SceneProgram

/// Work that is still to be done when its time has come: everything in UIKit that waits, by name. What has much to
/// remember does so elsewhere, so that those that come often are small.
enum Continuation: Hashable, Sendable {
  // MARK: Plans and views
  /// A routine of a plan; that of a timer holds its controller.
  case routine(RoutineID, keeper: InstanceID?)
  /// Closes an appearance that a view's way into or out of a window has opened (C1.31 to C1.33).
  case finishAppearance(InstanceID)
  // MARK: Code
  /// Steps after a time; the timer holds its controller, and a custom segue its destination, too (V76).
  indirect case timer([Step], keeper: InstanceID?, guest: InstanceID?)
  // MARK: The app
  case firstFrame(root: InstanceID)
  case secondSnapshot
  indirect case endResize(TransitionID, Completion?)
  indirect case endRootChange(new: InstanceID, old: InstanceID?)
  // MARK: Kinds
  indirect case containment(ContainmentWork)
  indirect case paging(PagingWork)
  indirect case navigation(NavigationWork)
  indirect case tabs(TabsWork)
  indirect case split(SplitWork)
  indirect case pager(PagerWork)
  indirect case presentation(PresentationWork)
}

extension Continuation {
  /// The work of a kind; nil for what no kind decides.
  var work: (any KindWork)? {
    switch self {
    case .routine, .finishAppearance, .timer, .firstFrame, .secondSnapshot, .endResize, .endRootChange: nil
    case .containment(let work): work
    case .paging(let work): work
    case .navigation(let work): work
    case .tabs(let work): work
    case .split(let work): work
    case .pager(let work): work
    case .presentation(let work): work
    }
  }

  /// As what it goes on; nil for a routine of a plan, which knows that itself.
  var resumption: Resumption? {
    switch self {
    case .routine: nil
    case .finishAppearance: .endOfAppearance
    case .timer: .timer
    case .firstFrame: .firstFrame
    case .secondSnapshot: .secondSnapshot
    case .endResize: .endOfResize
    case .endRootChange: .endOfRootChange
    case .containment, .paging, .navigation, .tabs, .split, .pager, .presentation: work?.resumption
    }
  }

  /// The transition that it carries on.
  var transition: TransitionID? {
    if case .endResize(let id, _) = self { return id }
    return work?.transition
  }

  /// Whether the steps of a completion block are still to come with it. The block holds `self`, as a timer does.
  var holdsSelf: Bool { completion?.hasSteps ?? false }

  // Each kind is asked by its type: as `any KindWork` each work that goes on would be copied into memory of its own.
  private var completion: Completion? {
    switch self {
    case .routine, .finishAppearance, .timer, .firstFrame, .secondSnapshot, .endRootChange: nil
    case .endResize(_, let completion): completion
    case .containment(let work): work.completion
    case .paging(let work): work.completion
    case .navigation(let work): work.completion
    case .tabs(let work): work.completion
    case .split(let work): work.completion
    case .pager(let work): work.completion
    case .presentation(let work): work.completion
    }
  }
}

extension Completion {
  fileprivate var hasSteps: Bool {
    switch self {
    case .steps: true
    case .tellDidDismiss(_, let next), .leaveTabs(_, let next): next?.hasSteps ?? false
    case .dismissRest(_, presenter: _, let change): change.completion?.hasSteps ?? false
    }
  }
}

/// The end of a change: the completion block of a call, or UIKit's own work then.
indirect enum Completion: Hashable, Sendable {
  /// The steps of a completion block.
  case steps([Step])
  /// The delegate of a sheet that was dragged away gets its call.
  case tellDidDismiss(InstanceID, then: Completion?)
  /// The rest of a chain of presentations goes (M6.41 on iOS 8).
  case dismissRest([InstanceID], presenter: InstanceID, Change)
  /// Tabs that were taken out learn that they have gone (T3.13).
  case leaveTabs([InstanceID], then: Completion?)
}

/// How a change of what is on the screen goes: animated or not, how long, and what follows it.
struct Change: Hashable, Sendable {
  var isAnimated: Bool
  var duration: Ticks
  /// The name of the change in listings: `push: blue`; empty if there is no listing.
  var title: String
  var completion: Completion?

  /// Half a second, as the format says where nothing else is said.
  static let standardDuration = Ticks(microseconds: 500_000)

  /// Not animated, with nothing to follow.
  static let immediate = Change(isAnimated: false, duration: .zero, title: "")
}
