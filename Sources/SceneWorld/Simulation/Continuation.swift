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
  /// A call that waited for the end of a container's change (N2.37).
  indirect case call(WaitingCall, on: InstanceID)
  // MARK: The app
  case firstFrame(root: InstanceID)
  case secondSnapshot
  indirect case endResize(TransitionID, Completion?)
  indirect case endRootChange(new: InstanceID, old: InstanceID?)
  /// A presenter is covered, or uncovered, in the new style (V25).
  indirect case adaptPresenter(InstanceID, isCovered: Bool)
  // MARK: Custom containers
  indirect case endTransition(Exchange, rest: [ContainmentWord], TransitionID)
  indirect case cancelTransition(Exchange, TransitionID)
  indirect case endDrag(PageDrag)
  indirect case endScroll(PageScroll)
  // MARK: Stacks
  indirect case startTurn(StackTurn, on: InstanceID, Change, TransitionID)
  indirect case endTurn(StackTurn, on: InstanceID, Change, TransitionID)
  indirect case endSwipe(StackSwipe, Change, TransitionID)
  indirect case layOutBar(owner: InstanceID, revealed: InstanceID?)
  // MARK: Tabs, columns, pages
  indirect case startTab(TabExchange)
  indirect case endTab(TabExchange)
  indirect case endColumns(ColumnExchange, Change, TransitionID)
  indirect case endPages(PageTurn, on: InstanceID, Change, TransitionID)
  // MARK: Presentation
  /// V78: the presenter of a card that has come.
  case layOutPresenter(InstanceID)
  indirect case startPresentation(Presentation)
  indirect case endPresentation(Presentation)
  indirect case startDismissal(Dismissal)
  indirect case endDismissal(Dismissal, uncovers: Bool)
  indirect case cancelDismissal(Dismissal)
}

extension Continuation {
  /// As what it goes on; nil for a routine of a plan, which knows that itself.
  var resumption: Resumption? {
    switch self {
    case .routine: nil
    case .finishAppearance: .endOfAppearance
    case .timer: .timer
    case .call: .waitingCall
    case .firstFrame: .firstFrame
    case .secondSnapshot: .secondSnapshot
    case .endResize: .endOfResize
    case .endRootChange: .endOfRootChange
    case .adaptPresenter: .adaptation
    case .endTransition: .endOfTransition
    case .cancelTransition: .cancelledTransition
    case .endDrag: .endOfDrag
    case .endScroll: .endOfScroll
    case .startTurn: .startOfTurn
    case .endTurn: .endOfTurn
    case .endSwipe: .endOfSwipe
    case .layOutBar: .layoutOfBar
    case .layOutPresenter: .layoutOfPresenter
    case .startTab: .startOfTab
    case .endTab: .endOfTab
    case .endColumns: .endOfColumns
    case .endPages: .endOfPages
    case .startPresentation: .startOfPresentation
    case .endPresentation: .endOfPresentation
    case .startDismissal: .startOfDismissal
    case .endDismissal: .endOfDismissal
    case .cancelDismissal: .cancelledDismissal
    }
  }
}

extension Continuation {
  /// Whether the steps of a completion block are still to come with it. The block holds `self`, as a timer does.
  var holdsSelf: Bool { completion?.hasSteps ?? false }

  private var completion: Completion? {
    switch self {
    case .routine, .finishAppearance, .timer, .firstFrame, .secondSnapshot, .endRootChange, .adaptPresenter, .layOutBar,
      .layOutPresenter:
      nil
    case .call(let call, on: _): call.change.completion
    case .endResize(_, let completion): completion
    case .endTransition(let exchange, rest: _, _), .cancelTransition(let exchange, _): exchange.change.completion
    case .endDrag(let drag): drag.change.completion
    case .endScroll(let scroll): scroll.change.completion
    case .startTurn(_, on: _, let change, _), .endTurn(_, on: _, let change, _), .endPages(_, on: _, let change, _):
      change.completion
    case .endSwipe(_, let change, _), .endColumns(_, let change, _): change.completion
    case .startTab(let exchange), .endTab(let exchange): exchange.change.completion
    case .startPresentation(let presentation), .endPresentation(let presentation): presentation.change.completion
    case .startDismissal(let dismissal), .endDismissal(let dismissal, uncovers: _), .cancelDismissal(let dismissal):
      dismissal.change.completion
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

extension WaitingCall {
  fileprivate var change: Change {
    switch self {
    case .push(_, isColumn: _, let change), .pushQuietly(_, let change), .pop(to: _, as: _, let change),
      .setStack(_, let change), .setPages(_, let change), .select(_, isTap: _, let change), .tapMore(_, let change),
      .moveColumn(_, shows: _, let change), .showCollapsed(_, of: _, let change):
      change
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

extension WaitingCall {
  /// The callback that is called.
  var callback: Callback {
    switch self {
    case .push, .pushQuietly, .showCollapsed: .pushViewController
    case .pop(_, let callback, _): callback
    case .setStack, .setPages: .setViewControllers
    case .select, .tapMore: .selectedViewController
    case .moveColumn: .delegateWillShowColumn
    }
  }
}

/// A call that has to wait while its container exchanges its children.
enum WaitingCall: Hashable, Sendable {
  case push(InstanceID, isColumn: Bool, Change)
  case pushQuietly([InstanceID], Change)
  case pop(to: InstanceID?, as: Callback, Change)
  case setStack([InstanceID], Change)
  case setPages([InstanceID], Change)
  case select(InstanceID, isTap: Bool, Change)
  case tapMore(NamedThing, Change)
  /// A column of a split, by a step.
  case moveColumn(NamedThing, shows: Bool, Change)
  /// A column of a collapsed split; the call waits for the stack that it is on.
  case showCollapsed(SplitColumn, of: InstanceID, Change)
}
