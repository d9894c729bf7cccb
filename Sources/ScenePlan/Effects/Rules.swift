/// The rules that effects follow, by what they are. A callback has its rule in its own row.
extension Instruction {
  /// The rule that says what follows from it; nil for what only prepares others, and for what carries an event.
  public var rule: RuleNumber? {
    switch self {
    case .make, .delegate, .setForwardsAppearance, .setCapturesStatusBar, .setDisplayMode, .expect, .inAnimation,
      .constrain, .removeConstraints, .setCurrent, .link, .unlink, .place, .displace, .schedule, .raise, .warn:
      nil
    case .hold, .release, .keep, .letGo: .c1_17
    case .load: .c1_40
    case .addChild, .willMove: .c1_10
    case .removeFromParent: .c1_20
    case .didMove: .c1_24
    case .addSubview: .c1_31
    case .removeFromSuperview: .c1_33
    case .begin, .end: .c1_63
    case .isAppearing: .c1_36
    case .showTop: .v10
    case .setNeedsLayout, .layoutIfNeeded: .v1
    case .setNeedsUpdateConstraints: .v2
    case .setNeedsTraits: .v61
    case .setNeedsUpdateProperties: .v65
    case .setRoot: .c1_47
    case .present: .m6_1
    case .restyle: .v25
    case .attach, .detach, .cover: .m6_20
    case .beginDismissal: .m6_34
    case .unpresent: .m6_34
    case .reserveTransition, .openTransition, .closeTransition: nil
    case .emit(let callback, _, _, _): callback.rule
    }
  }
}

extension Behaviour {
  /// The first rule among its sources; nil where only observations show it.
  public var rule: RuleNumber? { Behaviour.rules[self] }

  // To read a number takes thousands of instructions, and each question of a run asks for one.
  private static let rules = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { behaviour in
      behaviour.sources.lazy.compactMap { RuleNumber(rawValue: $0) }.first.map { (behaviour, $0) }
    })
}
