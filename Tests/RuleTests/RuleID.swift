/// The number of a rule: `C1.31` is the 31st of section 1, `V31` the 31st correction.
struct RuleID: Hashable, Comparable, CustomStringConvertible {
  var section: String
  var number: Int

  var description: String { section == RuleID.corrections ? "V\(number)" : "\(section).\(number)" }

  /// The section of what was learnt later; it has rules from every other section.
  static let corrections = "V12"

  static func < (one: RuleID, other: RuleID) -> Bool {
    (one.chapter, one.number) < (other.chapter, other.number)
  }

  /// The section's number; letters say the same in another way.
  private var chapter: Int { Int(section.dropFirst()) ?? 0 }

  /// The rules that a text names; `C1.31 to C1.33` names three.
  static func all(in text: some StringProtocol) -> [RuleID] {
    let pattern = /\b([CNTSPMGDLKH]\d{1,2})\.(\d{1,3})(?: to ([CNTSPMGDLKH]\d{1,2})\.(\d{1,3}))?/
    let corrected = String(text).matches(of: /\bV(\d{1,2})\b(?: to V(\d{1,2})\b)?/).flatMap { match -> [RuleID] in
      guard let first = Int(match.1) else { return [] }
      let end = match.2.flatMap { Int($0) } ?? first
      return (first...max(first, end)).map { RuleID(section: RuleID.corrections, number: $0) }
    }
    return corrected
      + String(text).matches(of: pattern).flatMap { match -> [RuleID] in
        let section = String(match.1)
        guard let first = Int(match.2) else { return [] }
        guard let end = match.4.flatMap({ Int($0) }), match.3 == match.1, end > first else {
          return [RuleID(section: section, number: first)]
        }
        return (first...end).map { RuleID(section: section, number: $0) }
      }
  }

  /// A rule of a fixed name, for tables.
  init?(_ text: String) {
    guard let only = RuleID.all(in: text).first, only.description == text else { return nil }
    self = only
  }

  init(section: String, number: Int) {
    self.section = section
    self.number = number
  }
}
