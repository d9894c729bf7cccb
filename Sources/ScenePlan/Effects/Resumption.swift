/// Work that goes on when its time has come: everything in UIKit that waits, by name.
public enum Resumption: String, CaseIterable, Hashable, Sendable {
  // Views and code
  case endOfAppearance, timer, task, waitingCall
  // The app
  case firstFrame, secondSnapshot, nextSize, endOfResize, endOfRootChange, adaptation
  // Custom containers
  case endOfTransition, cancelledTransition, endOfDrag, endOfScroll
  // Stacks
  case startOfTurn, endOfTurn, endOfSwipe, layoutOfBar
  // Tabs, columns, pages
  case startOfTab, endOfTab, endOfColumns, endOfPages
  // Presentation
  case layoutOfPresenter, startOfPresentation, endOfPresentation, startOfDismissal, endOfDismissal, cancelledDismissal

  /// The rule that says when it goes on; nil where code said it.
  public var rule: RuleNumber? {
    switch self {
    case .endOfAppearance: .c1_31
    case .timer: nil
    case .task: .v89
    case .waitingCall: .n2_37
    case .firstFrame: .v11
    case .secondSnapshot: .v8
    case .nextSize: .d8_19
    case .endOfResize: .l9_3
    case .endOfRootChange: .m6_45
    case .adaptation: .v25
    case .endOfTransition: .c1_54
    case .cancelledTransition: .c1_61
    case .endOfDrag: .k10_3
    case .endOfScroll: .k10_4
    case .startOfTurn: .n2_4
    case .endOfTurn: .n2_31
    case .endOfSwipe: .n2_34
    case .layoutOfBar: .n2_16
    case .startOfTab, .endOfTab: .t3_3
    case .endOfColumns: .s4_43
    case .endOfPages: .p5_30
    case .layoutOfPresenter: .v78
    case .startOfPresentation: .v20
    case .endOfPresentation: .m6_30
    case .startOfDismissal: .v20
    case .endOfDismissal: .m6_30
    case .cancelledDismissal: .m6_35
    }
  }
}
