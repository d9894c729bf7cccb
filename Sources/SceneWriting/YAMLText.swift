internal import SceneBasics
internal import SceneSyntax

/// Text as a scalar of YAML.
enum YAMLText {
  /// Text on one line: plain where every reader of YAML takes it for text, else in double quotes.
  static func scalar(_ text: String) -> YAMLNode { .scalar(written(text)) }

  /// Text that may have several lines: below a `|` where that says all of it.
  static func text(_ text: String) -> YAMLNode {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isEnded = lines.count > 1 && lines.last == ""
    if isEnded { lines.removeLast() }
    let isBlock =
      (isEnded || lines.count > 1) && lines[0].first.map { $0 != " " } ?? false && lines.last != ""
      && lines.allSatisfy { $0.last != " " && $0.unicodeScalars.allSatisfy(isVisible) }
    return isBlock ? .lines(lines, isEnded: isEnded) : scalar(text)
  }

  /// Text on one line, quoted where it must be.
  static func written(_ text: String) -> String {
    if isPlain(text) { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted += isVisible(scalar) ? String(scalar) : escape(scalar)
      }
    }
    return quoted + "\""
  }

  /// Characters that may stand in the middle of plain text, also in brackets and braces. A question mark isn't one of
  /// them: in braces PyYAML takes it for the sign of a key. Nor is a colon, which ruamel's reader in C refuses there.
  private static let plainMarks = Set("_-/.()#'!+&\"%;=*@$~^<>|\\ ".unicodeScalars)

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " ",
      !text.contains(" #"), !ScenePlainText.isAmbiguous(text)
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value < 0x80
        ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || plainMarks.contains(scalar)
        : isVisible(scalar)
    }
  }

  /// Whether a character can be seen where it stands; what can't is written by its number.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (mark, count) = scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\" + mark + String(repeating: "0", count: count - digits.count) + digits
  }

  /// A number in digits, without an exponent.
  static func number(_ number: Double) -> YAMLNode {
    if let whole = Int(exactly: number) { return .scalar(String(whole)) }
    let text = String(number)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0 else {
      return .scalar(text)
    }
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    let fraction = String(repeating: "0", count: -exponent - 1) + digits
    return .scalar((number < 0 ? "-0." : "0.") + fraction)
  }
}
