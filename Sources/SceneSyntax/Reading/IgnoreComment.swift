package import SceneBasics
internal import SceneYAML

/// `# scenograph:ignore SG501, unwindsNowhere -- why`: findings of these kinds at a place are not to be reported.
///
/// Beside something it stands for its own line; alone on its line for the next one that isn't a comment.
package struct IgnoreComment: Equatable, Sendable {
  /// The line that it stands for.
  package let line: Int
  /// The codes or names, as written.
  package let codes: [Located<String>]
  /// The words `scenograph:ignore`, as written.
  package let span: SourceSpan
  /// Deletes the whole comment, and its line if nothing else stands there.
  package let deletion: TextEdit
  /// Whether its first words are written otherwise, so that it suppresses nothing.
  package let isMisspelt: Bool

  /// The words that open such a comment, behind the `#` and blanks.
  package static let keyword = "scenograph:ignore"

  /// The comments of this kind in a file.
  package static func all(in file: SourceFile, id: FileID) -> [IgnoreComment] {
    guard mayStand(in: file.bytes) else { return [] }
    let comments = CommentScan.comments(in: file.bytes)
    let alone = Set(comments.filter(\.isAlone).map(\.line))
    return comments.compactMap { comment in
      guard let parts = parts(of: comment, in: file, id: id) else { return nil }
      var line = comment.line
      if comment.isAlone { while alone.contains(line) { line += 1 } }
      return IgnoreComment(
        line: line, codes: parts.codes, span: parts.span, deletion: deletion(of: comment, in: file, id: id),
        isMisspelt: parts.isMisspelt)
    }
  }

  private static func deletion(of comment: SourceComment, in file: SourceFile, id: FileID) -> TextEdit {
    if comment.isAlone { return .deletingLines(comment.line...comment.line, of: id) }
    let length = UTF8Text.characters(in: file.bytes[comment.bytes])
    let blanks = file.bytes[..<comment.bytes.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return TextEdit(
      file: id, from: .init(line: comment.line, column: comment.column - blanks),
      to: .init(line: comment.line, column: comment.column + length), by: "")
  }

  /// Takes one of its codes away; the comment with it if that is the only one.
  package func fixRemoving(_ code: Located<String>) -> Fix {
    guard codes.count > 1, let index = codes.firstIndex(of: code) else {
      return Fix("delete the comment", [deletion])
    }
    // A code goes with what separates it from its neighbour.
    let neighbour = codes[index == 0 ? 1 : index - 1].span
    let (start, end) =
      index == 0
      ? (code.span.column, neighbour.column)
      : (neighbour.column + neighbour.length, code.span.column + code.span.length)
    var span = code.span
    (span.column, span.length) = (start, end - start)
    return .replacing(span, by: "", "delete '\(code.value)'")
  }

  private static func parts(
    of comment: SourceComment, in file: SourceFile, id: FileID
  ) -> (codes: [Located<String>], span: SourceSpan, isMisspelt: Bool)? {
    let text = Array(String(decoding: file.bytes[comment.bytes], as: UTF8.self).unicodeScalars)
    func located(_ range: Range<Int>) -> Located<String> {
      var word = String.UnicodeScalarView()
      word.append(contentsOf: text[range])
      let span = SourceSpan(
        line: UInt32(comment.line), column: UInt32(comment.column + range.lowerBound), length: UInt32(range.count),
        file: id)
      return Located(String(word), at: span)
    }
    let isSeparator = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" || scalar == "," }
    let start = text.firstIndex { $0 != "#" && !isSeparator($0) } ?? text.count
    let end = text[start...].firstIndex(where: isSeparator) ?? text.count
    let isRight = String(String.UnicodeScalarView(text[start..<end])) == keyword
    guard let mark = isRight ? start..<end : misspelling(at: start, in: text) else { return nil }
    var words: [Located<String>] = []
    var index = mark.upperBound
    while index < text.count {
      if isSeparator(text[index]) {
        index += 1
        continue
      }
      let end = text[index...].firstIndex(where: isSeparator) ?? text.count
      let word = located(index..<end)
      // What follows is for people.
      if word.value.hasPrefix("--") { break }
      words.append(word)
      // A dash of another sort is named, and its reason isn't.
      if dashes.contains(word.value) { break }
      index = end
    }
    return (words, located(mark).span, !isRight)
  }

  /// The dashes that people write for the `--` in front of a reason.
  package static let dashes = ["-", "–", "—"]

  /// Words that are almost `scenograph:ignore`; nil if they are anything else.
  private static func misspelling(at start: Int, in text: [Unicode.Scalar]) -> Range<Int>? {
    func word(from start: Int, where belongs: (Unicode.Scalar) -> Bool) -> (text: String, end: Int) {
      let word = text[start...].prefix(while: belongs)
      return (String(String.UnicodeScalarView(word)), word.endIndex)
    }
    let name = word(from: start) { $0.properties.isAlphabetic }
    let gap = word(from: name.end) { " \t:-".unicodeScalars.contains($0) }
    let verb = word(from: gap.end) { $0.properties.isAlphabetic || $0 == "-" }
    let tool = String(keyword.prefix { $0 != ":" })
    guard !gap.text.isEmpty, Suggestion.nearest(to: name.text.lowercased(), in: [tool]) != nil,
      verbs.contains(verb.text) || Suggestion.nearest(to: verb.text.lowercased(), in: verbs.prefix(1)) != nil
    else { return nil }
    let colon = word(from: verb.end) { $0 == ":" }
    let code = word(from: colon.end) { " \t,".unicodeScalars.contains($0) }
    let first = word(from: code.end) { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    // Without a sign between the two it may be a sentence.
    let isCode = first.text.lowercased().hasPrefix("sg") || first.text.dropFirst().contains { $0.isUppercase }
    guard gap.text.contains(where: { $0 != " " }) || isCode, code.end > colon.end || code.end == text.count else {
      return nil
    }
    return start..<colon.end
  }

  /// The verb, and what other tools call it.
  private static let verbs = [
    "ignore", "disable", "off", "suppress", "skip", "allow", "nolint", "ignore-line", "ignore-next-line",
    "disable-line", "disable-next-line", "disable-this-line",
  ]

  /// Whether a byte may stand between the start of a comment and its keyword.
  private static func isBefore(_ byte: UInt8) -> Bool { byte == 0x23 || byte == 0x20 || byte == 0x09 || byte == 0x2C }

  /// Whether words like the keyword may stand behind a `#`. Most files have no comment at all, which is seen quickly.
  private static func mayStand(in bytes: [UInt8]) -> Bool {
    guard UTF8Text.has(0x23, in: bytes) else { return false }
    var next = bytes.firstIndex(of: 0x23)
    while var index = next {
      while index < bytes.count, isBefore(bytes[index]) { index += 1 }
      if bytes[index...].prefix(2).elementsEqual([0x73, 0x63], by: { $0 | 0x20 == $1 }) { return true }
      next = bytes[index...].firstIndex(of: 0x23)
    }
    return false
  }
}
