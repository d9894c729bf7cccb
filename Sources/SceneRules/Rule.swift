package import ScenePlan

/// A rule of UIKit's behaviour: what UIKit does, how that is known, and what Scenograph does about it.
package struct Rule: Sendable {
  /// How a rule is known, from the best ground to none.
  package enum Grounds: CaseIterable, Sendable {
    case official, measured, several, single, chosen

    /// The ground, as the book prints it.
    package var words: String {
      switch self {
      case .official: "known: Apple says so"
      case .measured: "known: measured on real systems"
      case .several: "known: several sources agree"
      case .single: "known: one source says so"
      case .chosen: "chosen: no source says it"
      }
    }
  }

  /// Where to look for what shows a rule.
  package enum Standing: Hashable, Sendable {
    /// In the tests.
    case tested
    /// In the tests of another rule, which says the same or more.
    case partOf(RuleNumber)
    /// Nowhere, for a reason.
    case notModelled(String)
  }

  package let number: RuleNumber
  package let grounds: Grounds
  package let text: String
  /// Papers, headers, programs and people that say so.
  package let sources: [String]
  /// Published logs and tests, by the names that `Tests/Conformance` has for them.
  package let logs: [String]
  /// Scenograph's choice where no source says how UIKit acts.
  package let choice: String?
  package let standing: Standing

  init(
    _ number: RuleNumber, _ grounds: Grounds, _ text: String, sources: [String] = [], logs: [String] = [],
    choice: String? = nil, standing: Standing = .tested
  ) {
    self.number = number
    self.grounds = grounds
    self.text = text
    self.sources = sources
    self.logs = logs
    self.choice = choice
    self.standing = standing
  }

  /// The number, as readers know it.
  package var id: String { number.rawValue }

  /// The first sentence, for lists.
  package var summary: String {
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }
}
