internal import ScenePlan

/// How much a message tells of a run. Of a long run the last ones are folded first.
enum MessageRank: UInt8, CaseIterable, Comparable {
  /// An act of a person, or a thing that went wrong.
  case act
  /// A view has come or gone.
  case arrival
  /// A view comes or goes.
  case departure
  /// A view gets its place on the way.
  case passage
  /// A view comes or goes in the view of a screen, and with it.
  case echo
  /// A controller is freed.
  case release
  /// A decision of a controller or its delegate.
  case decision
  /// A call of code or of UIKit.
  case call
  /// A message to a delegate.
  case remark
  case loading
  /// A message that puts controllers together before anything is seen.
  case assembly

  init(of event: LifecycleEvent) {
    let isYes = event.answer == .bool(true)
    self =
      switch event.callback.group {
      case .outcome: .act
      case .appearance:
        switch event.callback {
        case .viewDidAppear, .viewDidDisappear: .arrival
        case .viewIsAppearing: .passage
        default: .departure
        }
      case .calls: .call
      case .memory: event.callback == .`deinit` ? .release : .call
      case .delegates: event.answer == .none ? .remark : .decision
      case .size, .app, .swiftUI: .remark
      case .segues:
        switch event.callback {
        case .shouldPerformSegue: .decision
        // An unwind asks many, and one says yes.
        case .canPerformUnwindSegueAction, .viewControllerForUnwindSegueAction: isYes ? .decision : .loading
        case .allowedChildrenForUnwinding: .loading
        default: .call
        }
      case .loading: event.callback == .viewDidLoad ? .loading : .assembly
      case .moving, .layout: .assembly
      }
  }

  /// Whether it is a person's act, or says that something comes or goes.
  var isNews: Bool { self <= .passage }

  /// Whether it says that a view comes or goes.
  var isAppearance: Bool { isNews && self != .act }

  static func < (one: MessageRank, other: MessageRank) -> Bool { one.rawValue < other.rawValue }
}
