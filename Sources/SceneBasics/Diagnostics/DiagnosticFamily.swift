/// The kinds of finding that one stage reports: an enum whose raw values are the numbers of the codes.
///
/// A case's name is the code's name, so it never changes once it is released.
public protocol DiagnosticFamily: CaseIterable, RawRepresentable<Int>, Hashable, Sendable {
  /// What the family is about, as a heading.
  static var title: String { get }

  /// What the catalogue says of this kind.
  var entry: CatalogueEntry { get }
}

extension DiagnosticFamily {
  public var code: DiagnosticCode { DiagnosticCode(number: rawValue, name: "\(self)") }
}

/// What the catalogue says of a kind of finding: the source of `explain` and of `schema/diagnostics.md`.
public struct CatalogueEntry: Sendable {
  public var severity: Severity
  /// A few words, lower case.
  public var summary: String
  /// At least a paragraph: what it is and why it hurts.
  public var explanation: String
  /// A scene that gets exactly this finding.
  public var wrong: String
  /// The corrected scene, which gets no finding.
  public var right: String
  /// The rules of UIKit's behaviour on which it rests, by their numbers in the rulebook.
  public var rules: [String]
  /// Whether the input isn't wrong but too large: the command then ends with exit code 2 instead of 1.
  public var exceedsLimit: Bool

  public init(
    _ severity: Severity, _ summary: String, explanation: String, wrong: String, right: String,
    rules: [String] = [], exceedsLimit: Bool = false
  ) {
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.wrong = wrong
    self.right = right
    self.rules = rules
    self.exceedsLimit = exceedsLimit
  }
}
