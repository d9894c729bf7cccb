/// How grave a finding is.
public enum Severity: String, CaseIterable, Sendable {
  case note, warning, error
}

/// One finding: what is wrong, where, and what to do.
///
/// Messages are lower case without a full stop and name things in single quotes; the hint is an imperative.
public struct Diagnostic: Sendable {
  /// A place that helps to understand the finding, with a word about it.
  public struct Note: Equatable, Sendable {
    public var message: String
    public var span: SourceSpan

    public init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  public var code: DiagnosticCode
  public var severity: Severity
  /// The severity in the catalogue; the level of this finding may have been changed.
  public let standardSeverity: Severity
  /// The name of this kind of finding in the catalogue, in a few words.
  public let summary: String
  public var message: String
  public var span: SourceSpan
  public var notes: [Note]
  /// The way out, as advice.
  public var hint: String?
  /// The edits of `check --fix`, if the correction is mechanical.
  public var fix: Fix?
  /// A change that becomes a fix when the editor knows the file's layout.
  package var remedy: Remedy?
  /// Whether the input isn't wrong but too large.
  package var exceedsLimit: Bool

  package init(
    _ finding: Finding, _ message: String, at span: SourceSpan, notes: [Note] = [], hint: String? = nil,
    fix: Fix? = nil, remedy: Remedy? = nil
  ) {
    code = finding.code
    severity = finding.severity
    standardSeverity = finding.severity
    summary = finding.summary
    exceedsLimit = finding.exceedsLimit
    self.message = message
    self.span = span
    self.notes = notes
    self.hint = hint
    self.fix = fix
    self.remedy = remedy
  }
}

extension Diagnostic {
  /// The parts of a finding that make it one and the same as another.
  package struct Identity: Hashable {
    private let code: DiagnosticCode
    private let span: SourceSpan
    private let message: String

    fileprivate init(of diagnostic: Diagnostic) {
      code = diagnostic.code
      span = diagnostic.span
      message = diagnostic.message
    }
  }

  package var identity: Identity { Identity(of: self) }
}

/// The stable identity of a kind of finding: `SG501` for machines, `pushedTwice` for people.
public struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
  public let number: Int
  public let name: String

  public init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  public var description: String { "SG\(number)" }
}
