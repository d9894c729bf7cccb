/// Text that is wrapped into lines.
public enum Paragraph {
  /// Breaks a text between words so that no line is wider than asked, each line with a break behind it.
  ///
  /// - Parameters:
  ///   - text: Its own line breaks count as spaces.
  ///   - width: The most characters that a line has, unless a word alone has more.
  ///   - indent: How many spaces each line starts with.
  public static func wrap(_ text: String, width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.count > indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }
}
