internal import SceneBasics

/// The lines of a formatted file, before what stands in columns is aligned.
struct LayoutPage {
  /// A line that is to be written.
  struct Line {
    /// Indentation, dashes, and the key with its colon, if there is one.
    var lead: String
    /// What follows the lead.
    var value = ""
    /// With its `#`.
    var comment = ""
    /// The mapping of which this line is a whole entry, by a number of its own, and the column at which its value stood.
    var entry: (mapping: Int, column: Int)?
    /// The column at which its comment stood, and how many blanks stood before it.
    var commentPlace = (column: 0, gap: 0)
    /// Whether it is kept as it is, blanks at its end included.
    var isVerbatim = false
    /// Whether it is nothing but a comment.
    var isComment = false
    /// Whether no empty line may follow: behind the head of a collection it says nothing, and behind a text that keeps
    /// its end it would belong to the text.
    var isFollowedClosely = false
  }

  private(set) var lines: [Line] = []

  /// Whether an empty line can be put behind the last one.
  var takesEmptyLine: Bool {
    guard let last = lines.last else { return false }
    let isBlank = last.value.isEmpty && last.lead.allSatisfy { $0 == " " }
    return !isBlank && !last.isFollowedClosely
  }

  mutating func append(_ line: Line) { lines.append(line) }

  /// Puts a comment behind the last line.
  mutating func attach(_ comment: String, at place: (column: Int, gap: Int)) {
    lines[lines.count - 1].comment = comment
    lines[lines.count - 1].commentPlace = place
  }

  /// Whether a comment can stand behind the last line.
  var takesComment: Bool { lines.last.map { $0.comment.isEmpty && !$0.isVerbatim && !$0.isComment } ?? false }

  /// The text of the page, columns aligned where they were in the source.
  mutating func text() -> [UInt8] {
    alignValues()
    var text: [UInt8] = []
    var index = 0
    while index < lines.count {
      let end = endOfComments(from: index)
      if end > index {
        writeCommented(index..<end, into: &text)
      } else {
        write(lines[index], into: &text)
        text.append(0x0A)
      }
      index = max(end, index + 1)
    }
    return text
  }

  /// Writes a line without its comment.
  private func write(_ line: Line, into text: inout [UInt8]) {
    let start = text.count
    text.append(contentsOf: line.lead.utf8)
    if !line.value.isEmpty {
      if !line.isVerbatim, let last = line.lead.utf8.last, last != 0x20 { text.append(0x20) }
      text.append(contentsOf: line.value.utf8)
    }
    if line.isVerbatim { return }
    while text.count > start, text.last == 0x20 { text.removeLast() }
  }

  // MARK: Columns

  /// Values of neighbouring entries that began in one column, not all of them right behind their keys, do so again.
  private mutating func alignValues() {
    var index = 0
    while index < lines.count {
      var members: [Int] = []
      var next = index
      while next < lines.count, let entry = lines[next].entry {
        if !lines[next].value.isEmpty {
          guard let first = members.first.flatMap({ lines[$0].entry }) else {
            members.append(next)
            next += 1
            continue
          }
          guard entry.mapping == first.mapping, entry.column == first.column else { break }
          members.append(next)
        }
        next += 1
      }
      let width = members.map { VisibleText.width(of: lines[$0].lead) }.max() ?? 0
      if members.count > 1 {
        for member in members {
          let missing = width - VisibleText.width(of: lines[member].lead)
          lines[member].lead += String(repeating: " ", count: missing == 0 ? 0 : missing + 1)
        }
      }
      index = max(next, index + 1)
    }
  }

  /// Where neighbouring lines end whose comments began in one column; the start if the first one has no comment.
  private func endOfComments(from start: Int) -> Int {
    var end = start
    while end < lines.count, !lines[end].comment.isEmpty,
      lines[end].commentPlace.column == lines[start].commentPlace.column
    {
      end += 1
    }
    return end
  }

  /// Writes neighbouring lines whose comments began in one column, so that they do so again. They stand two blanks behind
  /// the longest line, or one if that is how the author wrote it.
  private func writeCommented(_ group: Range<Int>, into text: inout [UInt8]) {
    let texts = lines[group].map { line in
      var bytes: [UInt8] = []
      write(line, into: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let gap = lines[group].map(\.commentPlace.gap).min() == 1 ? 1 : 2
    let width = texts.map { VisibleText.width(of: $0) }.max() ?? 0
    for (line, before) in zip(lines[group], texts) {
      text.append(contentsOf: before.utf8)
      text.append(contentsOf: repeatElement(0x20, count: width - VisibleText.width(of: before) + gap))
      text.append(contentsOf: line.comment.utf8)
      text.append(0x0A)
    }
  }
}
