package import SceneBasics

/// `NAME=NUMBER`: a bound that the command line sets.
package struct LimitChoice: Sendable {
  /// The bound, as typed.
  package let name: String
  package let number: Int

  /// Reads `work=1000000`; nil if it isn't of that form.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, let number = Int(parts[1]), number >= 0 else { return nil }
    name = parts[0]
    self.number = number
  }

  /// The bounds. If one is set twice, the last value counts.
  package static func limits(_ choices: [LimitChoice]) throws(CommandFailure) -> Limits {
    var limits = Limits()
    for choice in choices {
      guard let limit = Limit(rawValue: choice.name) else {
        let names = Limit.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: choice.name, in: names).map { "; did you mean '\($0)'?" } ?? ""
        throw .usage(
          "no limit is called '\(choice.name)'" + nearest,
          hint: "the limits are \(names.joined(separator: ", ")); 'scenograph explain limits' explains them")
      }
      guard choice.number <= limit.most else {
        throw .usage(
          "'\(limit.rawValue)' can't be more than \(limit.most)",
          hint: "give a smaller number; 'scenograph explain limits' lists the bounds")
      }
      limits[limit] = choice.number
    }
    return limits
  }
}
