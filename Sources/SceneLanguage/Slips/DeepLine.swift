package import SceneBasics
internal import ScenePlan
internal import SceneYAML

/// A key on a line of its own that YAML takes for more of the text above it: `- pop` and `in: nav` below, or
/// `- present: detail` and an option that is indented deeper.
package struct DeepLine {
  /// The line above, without its dashes.
  package let above: String
  /// Whether the line above lacks a colon; otherwise it has a value, and this line stands too deep.
  let lacksColon: Bool
  /// The verb whose object the line above is, if that stands on a line of its own: `- push:`, `detail` below it.
  package let verb: String?
  /// The key of this line, and where it stands.
  package let key: String
  package let span: SourceSpan
  package let fix: Fix

  /// - Parameters:
  ///   - colon: Where the colon stands that YAML can't take.
  ///   - lines: The lines of the file.
  package init?(at colon: SourceSpan, lines: [[UInt8]]) {
    let index = Int(colon.line) - 1
    guard lines.indices.contains(index) else { return nil }
    let line = Line(lines[index])
    let text = line.content
    guard line.dashes == 0, let key = text.firstIndex(of: 0x3A).map({ text[..<$0] }), !key.isEmpty,
      !key.contains(0x20), text.startIndex + key.count == Int(colon.column) - 1,
      let other = lines[..<index].lastIndex(where: { !Line($0).isBlank })
    else { return nil }
    let above = Line(lines[other])
    let words = above.content.split(separator: 0x20)
    let hasColon = words.first?.last == 0x3A
    guard hasColon || words.count == 1 && !above.content.contains(0x3A), above.column <= line.column,
      hasColon ? above.column < line.column : true
    else { return nil }
    self.above = String(decoding: above.content, as: UTF8.self)
    lacksColon = !hasColon
    self.key = String(decoding: key, as: UTF8.self)
    span = SourceSpan(
      line: colon.line, column: UInt32(line.column + 1), length: UInt32(UTF8Text.characters(in: key)), file: colon.file)
    var edits: [TextEdit] = []
    var surplus = line.column - above.column
    if lacksColon, let owner = DeepLine.verb(above: other, column: above.column, lines: lines) {
      verb = owner.verb.rawValue
      let end = TextEdit.Position(line: owner.line + 1, column: owner.column + owner.verb.rawValue.count + 2)
      edits.append(TextEdit(file: colon.file, from: end, to: end, by: " " + self.above))
      edits.append(.deletingLines(other + 1...other + 1, of: colon.file))
      surplus = line.column - owner.column
    } else {
      verb = nil
    }
    if lacksColon, verb == nil {
      let end = TextEdit.Position(
        line: other + 1, column: above.column + 1 + UTF8Text.characters(in: above.content))
      edits.append(TextEdit(file: colon.file, from: end, to: end, by: ":"))
    }
    if surplus > 0 {
      for number in index..<lines.count {
        let next = Line(lines[number])
        if next.isBlank { continue }
        guard next.margin >= line.column else { break }
        edits.append(
          TextEdit(
            file: colon.file, from: .init(line: number + 1, column: 1),
            to: .init(line: number + 1, column: surplus + 1),
            by: "", instead: String(repeating: " ", count: surplus)))
      }
    }
    let title =
      verb != nil
      ? "put the options beside the verb"
      : lacksColon ? "put a colon behind '\(self.above)'" : "indent it like '\(self.above)'"
    fix = Fix(title, edits)
  }

  /// The verb that has nothing behind its colon, and its object on the next line.
  private static func verb(
    above index: Int, column: Int, lines: [[UInt8]]
  ) -> (verb: StepVerb, line: Int, column: Int)? {
    guard let place = lines[..<index].lastIndex(where: { !Line($0).isBlank }) else { return nil }
    let line = Line(lines[place])
    guard line.content.last == 0x3A, line.column < column,
      let verb = StepVerb(rawValue: String(decoding: line.content.dropLast(), as: UTF8.self)), verb.object != .none
    else { return nil }
    return (verb, place, line.column)
  }

  /// A line: its margin, the dashes of a list, and what it says.
  private struct Line {
    let content: ArraySlice<UInt8>
    /// How many blanks stand before everything, and how many bytes before the content.
    let margin: Int
    let column: Int
    let dashes: Int

    init(_ bytes: [UInt8]) {
      var start = bytes.prefix { $0 == 0x20 }.count
      margin = start
      var dashes = 0
      while start + 1 < bytes.count, bytes[start] == 0x2D, bytes[start + 1] == 0x20 {
        dashes += 1
        start += 1
        while start < bytes.count, bytes[start] == 0x20 { start += 1 }
      }
      self.dashes = dashes
      column = start
      var end = bytes.count
      for index in start..<bytes.count where bytes[index] == 0x23 && index > start && bytes[index - 1] == 0x20 {
        end = index
        break
      }
      while end > start, bytes[end - 1].isBlank { end -= 1 }
      content = bytes[start..<end]
    }

    var isBlank: Bool { content.isEmpty || content.first == 0x23 }
  }
}
