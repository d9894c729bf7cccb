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
  /// The words `scenograph:ignore`.
  package let span: SourceSpan
  /// Deletes the whole comment, and its line if nothing else stands there.
  package let deletion: TextEdit

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
        line: line, codes: parts.codes, span: parts.span, deletion: deletion(of: comment, in: file, id: id))
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
  ) -> (codes: [Located<String>], span: SourceSpan)? {
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
    var words: [Located<String>] = []
    var index = text.prefix { $0 == "#" }.count
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
      index = end
    }
    guard let first = words.first, first.value == keyword else { return nil }
    return (Array(words.dropFirst()), first.span)
  }

  /// Whether a byte may stand between the start of a comment and its keyword.
  private static func isBefore(_ byte: UInt8) -> Bool { byte == 0x23 || byte == 0x20 || byte == 0x09 || byte == 0x2C }

  /// Whether the keyword stands behind a `#`. Most files have no comment at all, which is seen quickly.
  private static func mayStand(in bytes: [UInt8]) -> Bool {
    guard UTF8Text.has(0x23, in: bytes) else { return false }
    var next = bytes.firstIndex(of: 0x23)
    while var index = next {
      while index < bytes.count, isBefore(bytes[index]) { index += 1 }
      if bytes[index...].starts(with: keyword.utf8) { return true }
      next = bytes[index...].firstIndex(of: 0x23)
    }
    return false
  }
}
