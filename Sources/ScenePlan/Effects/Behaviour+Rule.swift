extension Behaviour {
  /// The first rule among its sources; nil where only observations show it.
  public var rule: RuleNumber? { Behaviour.rules[self] }

  // To read a number takes thousands of instructions, and each question of a run asks for one.
  private static let rules = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { behaviour in
      behaviour.sources.lazy.compactMap { RuleNumber(rawValue: $0) }.first.map { (behaviour, $0) }
    })
}
