package import SceneBasics

/// A comment of another language over which YAML stumbles: `// the root`, `/* the root */`.
package struct ForeignComment {
  /// The sign that starts it.
  let sign: String
  package let span: SourceSpan
  /// The comment as YAML has it; nil if it doesn't end its line.
  let meant: String?
  let fix: Fix?

  /// - Parameters:
  ///   - fault: Where YAML stumbles: on the line of the comment, or on the next one with something on it.
  ///   - lines: The lines of the file.
  package init?(at fault: SourceSpan, lines: [[UInt8]]) {
    let texts = lines.indices.prefix(Int(fault.line)).reversed().filter { lines[$0].contains { $0 > 0x20 } }.prefix(2)
    for index in texts {
      let line = Array(String(decoding: lines[index], as: UTF8.self).unicodeScalars)
      guard let start = ForeignComment.start(in: line) else { continue }
      self.init(from: start, in: line, number: UInt32(index + 1), file: fault.file)
      return
    }
    return nil
  }

  private init(from start: Int, in line: [Unicode.Scalar], number: UInt32, file: FileID) {
    let end = (line.lastIndex { $0 != " " } ?? start) + 1
    let text = String(String.UnicodeScalarView(line[start..<end]))
    sign = String(text.prefix(2))
    let isWhole =
      sign == "//" || text.dropFirst(2).firstRange(of: "*/").map { $0.upperBound == text.endIndex } ?? false
    span = SourceSpan(line: number, column: UInt32(start + 1), length: 2, file: file)
    let words = text.dropFirst(2).dropLast(sign == "/*" && isWhole ? 2 : 0).split(separator: " ").joined(separator: " ")
    meant = isWhole ? "# " + words : nil
    let edit = TextEdit(
      file: file, from: .init(line: Int(number), column: start + 1),
      to: .init(line: Int(number), column: (sign == "//" ? start + 2 : end) + 1),
      by: sign == "//" ? "#" : "# " + words)
    fix = isWhole ? Fix("write '#'", [edit]) : nil
  }

  /// Where such a comment starts on a line: before everything else, or behind a bracket or quote that closes.
  private static func start(in line: [Unicode.Scalar]) -> Int? {
    var quote: Unicode.Scalar?
    var last: Unicode.Scalar?
    for (index, sign) in line.enumerated() where sign != " " {
      defer { last = sign }
      if quote != nil {
        if sign == quote { quote = nil }
        continue
      }
      let isFirst = index == 0 || line[index - 1] == " "
      if isFirst, sign == "#" { return nil }
      let closes = last.map { "]}\"'".unicodeScalars.contains($0) } ?? true
      if isFirst, closes, sign == "/", index + 1 < line.count, line[index + 1] == "/" || line[index + 1] == "*" {
        return index
      }
      let opens = isFirst || last.map { "[{,:".unicodeScalars.contains($0) } ?? true
      if opens, sign == "\"" || sign == "'" { quote = sign }
    }
    return nil
  }
}
