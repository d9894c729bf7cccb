/// Text that is wrapped into lines.
package enum Paragraph {
  /// Breaks a text between words so that no line is wider than asked, each line with a break behind it.
  ///
  /// - Parameters:
  ///   - text: Its own line breaks count as spaces.
  ///   - width: The most characters that a line has, unless a word alone has more.
  ///   - indent: How many spaces each line starts with.
  package static func wrap(_ text: String, width: Int, indent: Int = 0) -> String {
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

  /// Breaks a text between words where a line would be wider than asked. Its last line has no break behind it.
  ///
  /// - Parameters:
  ///   - text: Nothing in it is changed but the blanks where it is broken.
  ///   - width: The most characters that a line has, unless a word alone has more.
  ///   - lead: How many columns are taken before it on its first line; the other lines are indented by four.
  static func wrap(_ text: String, width: Int, behind lead: Int) -> String {
    var lines = [""]
    var room = width - lead
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let count = lines[lines.count - 1].count
      if count > 0, count + 1 + word.count > room {
        lines.append("")
        room = width - 4
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n    ")
  }
}
