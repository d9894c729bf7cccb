package import ScenePlan

/// The standing of a rule in this program.
package enum RuleStatus: Hashable, Sendable {
  /// Effects or refusals name it; tests show it, and fail if a line of the code is broken.
  case held
  /// Tests show it, and fail if a line of the code is broken; no effect names it.
  case guarded
  /// Tests, scenes or a finding's examples show it.
  case shown
  /// Another rule, which is held or shown, says the same or more.
  case partOf(RuleNumber)
  /// It is a choice that nothing shows yet.
  case choice
  case notModelled(String)

  /// The status, as the book prints it.
  package var words: String {
    switch self {
    case .held: "Held: effects name it, tests show it, and they fail if the code breaks it."
    case .guarded: "Held by tests: they show it, and fail if the code breaks it."
    case .shown: "Shown: tests or examples show it."
    case .partOf(let rule): "Held as a part of \(rule.rawValue)."
    case .choice: "Not shown: no test shows this choice yet."
    case .notModelled(let reason): "Not modelled: \(reason)"
    }
  }
}
