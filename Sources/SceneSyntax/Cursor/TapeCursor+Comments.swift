internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Text that a comment has cut off: to YAML a `#` behind a blank starts one.
extension TapeCursor {
  /// A word right behind the `#` of a comment, its place with the `#`, and the text of the comment.
  typealias CommentStart = (word: String, span: SourceSpan, text: String)

  /// The word that starts a comment behind a plain scalar on its line: `5` in `Order #5`. A comment has a blank there.
  func wordOfComment(behind node: Int) -> CommentStart? {
    guard tape.kind(at: node) == .plain, tape.isVerbatim(at: node) else { return nil }
    let span = tape.span(at: node)
    return wordOfComment(
      from: tape.sourceOffset(at: node) + Int(tape.nodes[node].count), line: span.line,
      column: span.column + span.length)
  }

  /// The word that starts a comment behind the colon of the key here, where its value should stand.
  var wordOfCommentForValue: CommentStart? {
    guard key >= 0, tape.kind(at: key) == .plain, tape.isVerbatim(at: key) else { return nil }
    let colon = tape.sourceOffset(at: key) + Int(tape.nodes[key].count)
    guard colon < tape.source.count, tape.source[colon] == 0x3A else { return nil }
    return wordOfComment(from: colon + 1, line: keySpan.line, column: keySpan.column + keySpan.length + 1)
  }

  private func wordOfComment(from start: Int, line: UInt32, column: UInt32) -> CommentStart? {
    guard start < tape.source.count, tape.source[start] == 0x20 else { return nil }
    let blanks = tape.source[start...].prefix { $0 == 0x20 }
    guard blanks.endIndex < tape.source.count, tape.source[blanks.endIndex] == 0x23 else { return nil }
    let rest = tape.source[blanks.endIndex...].firstLine
    let word = rest.dropFirst().prefix { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }
    guard !word.isEmpty else { return nil }
    let span = SourceSpan(
      line: line, column: column + UInt32(blanks.count), length: UInt32(UTF8Text.characters(in: word)) + 1,
      file: tape.file)
    return (String(decoding: word, as: UTF8.self), span, String(decoding: rest, as: UTF8.self))
  }

  /// Reports text that a comment has cut off.
  mutating func checkComment() {
    guard kind == .plain, !tape.endsLine(index), let comment = wordOfComment(behind: index) else { return }
    sink.report(.textIsComment(string, cutOff: comment.text, word: comment.word, at: comment.span))
  }
}
