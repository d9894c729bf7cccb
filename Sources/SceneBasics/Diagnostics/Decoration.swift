/// The decoration of text for people: none, or the colours of a terminal, and how wide its lines are.
public struct Decoration: Sendable {
  /// Whether there are colours.
  public let isColoured: Bool
  /// How many columns a line has; nil where a line may have any length.
  public var width: Int?

  public static let plain = Decoration(isColoured: false)
  public static let ansi = Decoration(isColoured: true)

  private init(isColoured: Bool) { self.isColoured = isColoured }

  /// The role of a piece of text, which decides its colour.
  public enum Role: Sendable {
    case strong, faint, good, error, warning, note
  }

  /// A piece of text in the colour of its role. The text must be visible already.
  public func paint(_ text: String, as role: Role) -> String {
    text.isEmpty || !isColoured ? text : "\u{1B}[\(Decoration.parameters(of: role))m\(text)\u{1B}[0m"
  }

  /// A text in lines that fit. Lines after the first are indented.
  ///
  /// - Parameter lead: How many columns are taken before it on its first line.
  public func wrapped(_ text: String, behind lead: Int) -> String {
    width.map { Paragraph.wrap(text, width: max($0, 40), behind: lead) } ?? text
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
