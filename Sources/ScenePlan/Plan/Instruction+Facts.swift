extension Instruction {
  /// The facts of an instruction beside its operands, in one row.
  private struct Facts {
    let rule: RuleNumber?
    let isShown: Bool
  }

  /// The rule that says what follows from it; nil for what only prepares others, and for what carries an event.
  public var rule: RuleNumber? { facts.rule }

  /// Whether it deserves a line beside the events that it sends. Lifetime and messages show as events. Ownership
  /// matters only when it ends, and `deinit` shows that.
  package var tellsMoreThanEvents: Bool { facts.isShown }

  private var facts: Facts {
    switch self {
    case .make, .expect, .warn, .raise, .reserveTransition: Facts(rule: nil, isShown: false)
    case .emit(let callback, _, _, _): Facts(rule: callback.rule, isShown: false)
    case .hold, .release, .keep, .letGo: Facts(rule: .c1_17, isShown: false)
    case .load: Facts(rule: .c1_40, isShown: true)
    case .addChild, .willMove: Facts(rule: .c1_10, isShown: true)
    case .removeFromParent: Facts(rule: .c1_20, isShown: true)
    case .didMove: Facts(rule: .c1_24, isShown: true)
    case .link, .unlink, .setCurrent: Facts(rule: nil, isShown: true)
    case .addSubview: Facts(rule: .c1_31, isShown: true)
    case .removeFromSuperview: Facts(rule: .c1_33, isShown: true)
    case .inAnimation, .constrain, .removeConstraints, .place, .displace: Facts(rule: nil, isShown: true)
    case .begin, .end: Facts(rule: .c1_63, isShown: true)
    case .isAppearing: Facts(rule: .c1_36, isShown: true)
    case .showTop: Facts(rule: .v10, isShown: true)
    case .setNeedsLayout, .layoutIfNeeded: Facts(rule: .v1, isShown: true)
    case .setNeedsUpdateConstraints: Facts(rule: .v2, isShown: true)
    case .setNeedsUpdateProperties: Facts(rule: .v65, isShown: true)
    case .setNeedsTraits: Facts(rule: .v61, isShown: true)
    case .setRoot: Facts(rule: .c1_47, isShown: true)
    case .present: Facts(rule: .m6_1, isShown: true)
    case .restyle: Facts(rule: .v25, isShown: true)
    case .setHeight: Facts(rule: .m6_47, isShown: true)
    case .attach, .detach, .cover: Facts(rule: .m6_20, isShown: true)
    case .beginDismissal, .unpresent: Facts(rule: .m6_34, isShown: true)
    case .openTransition, .closeTransition, .schedule: Facts(rule: nil, isShown: true)
    case .delegate, .setForwardsAppearance, .setCapturesStatusBar, .setDisplayMode: Facts(rule: nil, isShown: true)
    }
  }
}
