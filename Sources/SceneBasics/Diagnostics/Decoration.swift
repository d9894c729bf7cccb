/// The decoration of text for people: none, or the colours of a terminal.
public enum Decoration: Sendable {
  case plain, ansi

  /// What a piece of text is, which decides its colour.
  public enum Role: Sendable {
    case strong, faint, good, error, warning, note
  }

  /// A piece of text in the colour of its role. The text must be visible already.
  public func paint(_ text: String, as role: Role) -> String {
    switch self {
    case .plain: text
    case .ansi: text.isEmpty ? "" : "\u{1B}[\(Decoration.parameters(of: role))m\(text)\u{1B}[0m"
    }
  }

  private static func parameters(of role: Role) -> String {
    switch role {
    case .strong: "1"
    case .faint: "2"
    case .good: "1;32"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }
}

extension Severity {
  /// The role of text that says how grave a finding is.
  public var role: Decoration.Role {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
