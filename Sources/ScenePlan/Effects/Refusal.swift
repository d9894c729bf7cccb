/// A callback that would have come but for one thing.
public struct Refusal: Hashable, Sendable {
  public var callback: Callback
  public var instance: InstanceID
  public var reason: Reason
  /// Another controller that the reason names.
  public var other: InstanceID?

  public init(_ callback: Callback, _ instance: InstanceID, _ reason: Reason, other: InstanceID? = nil) {
    self.callback = callback
    self.instance = instance
    self.reason = reason
    self.other = other
  }

  /// The rule that keeps the callback away. A call that a system hasn't got is a matter of the call.
  public var rule: RuleNumber {
    guard reason == .notOnThisSystem else { return reason.rule }
    return switch callback {
    case .updateProperties: .v65
    case .willTransition, .viewWillTransition, .traitCollectionDidChange, .preferredContentSizeDidChange: .l9_7
    case .delegateDidShowColumn, .delegateDidHideColumn: .s4_33
    default: reason.rule
    }
  }

  /// Why a callback doesn't come.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    // Appearance
    case freed, covered, presenterStays, notForwarded, notPassedOn, notInside, notLoaded
    case appearedAlready, goneAlready, beginsAgain, endsLater
    case turnedRound, missesWill, movedByHand, notInWindow, staysInWindow, notOnThisSystem, notObserved
    case waitsForItsView, propertiesAlone, appearedOnce, shownInstead
    // Containment
    case sameParent, withoutParent
    // Layout
    case sameSize, putOff
    // Stacks
    case waits, offTheScreen, behindCover, nothingToPop, belowTheTop, givenUp, swipeIsOff, ownAnimations, showsTheSame
    case untoldOfMove
    // Tabs, presentation, segues, touches
    case sameTab, isNotTheTab, delegateRefuses, refusedByDelegate, toldOfTabs, neighboursKnown, noPageBefore,
      noPageAfter, selectedByCode, rowOfMore,
      groupWithoutStack, shownByCode, hiddenByMode
    case toldOfControllers, turnedByCode, performedByCode, handledByDelegate, isOfColumns, isClassic, notAdapted
    case viewStays
    case presentsAlready, presenterOutside, presenterLeaves, nothingToDismiss, dismissalRuns, dismissedByCode
    case delegateKeepsSheet, presentedByCode, keptByModality, dragGivenUp, heightByCode
    case dismissesAnother
    case segueRefused, notAdopted, refusesAction, notOnTheWay, leftByUnwind, untouchable, changing
    // Sizes
    case orientationRefused, orientationLocked, hasThatSize, turnsForNoEnd

    /// The rule that keeps the callback away.
    public var rule: RuleNumber {
      switch self {
      case .freed: .c1_17
      case .covered: .m6_20
      case .presenterStays: .m6_31
      case .notForwarded: .c1_65
      case .notPassedOn: .l9_4
      case .notInside, .notLoaded: .c1_63
      case .appearedAlready, .goneAlready: .c1_30
      case .beginsAgain, .endsLater: .c1_60
      case .turnedRound: .c1_61
      case .missesWill: .c1_34
      case .movedByHand: .c1_66
      case .notInWindow: .c1_30
      case .staysInWindow: .c1_38
      case .notOnThisSystem: .c1_36
      case .notObserved, .waitsForItsView, .propertiesAlone: .v65
      case .appearedOnce: .v89
      case .shownInstead: .v13
      case .sameParent: .c1_12
      case .withoutParent: .c1_22
      case .sameSize: .v1
      case .putOff: .v6
      case .waits: .n2_37
      case .offTheScreen, .behindCover: .n2_4
      case .nothingToPop: .n2_8
      case .belowTheTop: .n2_14
      case .givenUp: .n2_34
      case .swipeIsOff: .v32
      case .ownAnimations: .n2_41
      case .showsTheSame: .n2_35
      case .untoldOfMove: .n2_13
      case .sameTab, .isNotTheTab: .t3_7
      case .delegateRefuses, .refusedByDelegate: .t3_6
      case .toldOfTabs: .t3_22
      case .neighboursKnown: .p5_21
      case .noPageBefore, .noPageAfter: .p5_20
      case .selectedByCode: .t3_5
      case .rowOfMore: .t3_18
      case .groupWithoutStack: .t3_21
      case .shownByCode: .s4_33
      case .hiddenByMode: .s4_4
      case .toldOfControllers: .t3_22
      case .turnedByCode: .p5_14
      case .performedByCode: .g7_20
      case .handledByDelegate, .isClassic: .s4_21
      case .isOfColumns: .s4_30
      case .notAdapted: .m6_23
      case .viewStays: .c1_21
      case .presentsAlready, .presenterOutside, .presenterLeaves: .m6_8
      case .nothingToDismiss: .m6_43
      case .dismissesAnother: .m6_40
      case .dismissalRuns: .m6_44
      case .presentedByCode: .m6_49
      case .dismissedByCode, .delegateKeepsSheet, .keptByModality, .dragGivenUp: .m6_35
      case .heightByCode: .m6_47
      case .segueRefused: .g7_20
      case .notAdopted: .g7_45
      case .refusesAction: .g7_43
      case .notOnTheWay: .g7_41
      case .leftByUnwind: .v83
      case .untouchable: .v32
      case .changing: .v74
      case .orientationRefused: .d8_5
      case .orientationLocked: .d8_18
      case .turnsForNoEnd: .v88
      case .hasThatSize: .v5
      }
    }
  }
}
