internal import SceneBasics

/// A formatted file while it is written, line by line. The last lines wait until it is known what stands in columns.
struct LayoutPage {
  /// The kind of a line.
  enum Kind {
    case usual
    /// It is nothing but a comment.
    case comment
    /// It is kept as it is, blanks at its end included.
    case verbatim
  }

  /// Where the value of an entry stood that has all of its line.
  struct Entry: Equatable {
    /// The mapping, by a number of its own.
    var mapping: UInt32
    var column: UInt32
  }

  /// A line that waits; there may be as many as the file has. Its bytes are the lead, the value and the comment.
  private struct Line {
    var start: UInt32
    /// Where the lead ends: indentation, dashes, and the key with its colon, if there is one.
    var leadEnd: UInt32
    var valueEnd: UInt32
    var commentEnd: UInt32
    var entry: Entry?
    /// How many blanks more than one stand between lead and value.
    var padding: UInt32 = 0
    /// The column at which its comment stood, and how many blanks stood before it.
    var commentColumn: UInt32 = 0
    var commentGap: UInt32 = 0
    var kind: Kind
    /// Whether no empty line may follow: behind the head of a collection it says nothing, and behind a text that keeps
    /// its end it would belong to the text.
    var isFollowedClosely: Bool

    var lead: Range<Int> { Int(start)..<Int(leadEnd) }
    var value: Range<Int> { Int(leadEnd)..<Int(valueEnd) }
    var comment: Range<Int> { Int(valueEnd)..<Int(commentEnd) }
  }

  /// The lines that are finished.
  private var text: [UInt8] = []
  private var lines: [Line] = []
  private var bytes = ByteWriter()
  /// More lines than this wait only for what stands in columns.
  private static let most = 128

  /// - Parameter size: How many bytes the file most likely has.
  package init(size: Int) { text.reserveCapacity(size) }

  /// Adds a line.
  mutating func append(
    lead: ArraySlice<UInt8>, value: ArraySlice<UInt8> = [], entry: Entry? = nil, kind: Kind = .usual,
    isFollowedClosely: Bool = false
  ) {
    if lines.count >= LayoutPage.most, !hasColumn(reaching: entry, !value.isEmpty) { finish() }
    let start = UInt32(bytes.kept.endIndex)
    bytes.write(bytes: lead)
    bytes.write(bytes: value)
    let leadEnd = start + UInt32(lead.count)
    let end = leadEnd + UInt32(value.count)
    lines.append(
      Line(
        start: start, leadEnd: leadEnd, valueEnd: end, commentEnd: end, entry: entry, kind: kind,
        isFollowedClosely: isFollowedClosely))
  }

  /// Whether a column of the last line may go on in a next one.
  private func hasColumn(reaching entry: Entry?, _ hasValue: Bool) -> Bool {
    guard let last = lines.last else { return false }
    if !last.comment.isEmpty { return true }
    guard let entry, let former = last.entry else { return false }
    return !hasValue || last.value.isEmpty || entry == former
  }

  /// Whether an empty line can be put behind the last one.
  var takesEmptyLine: Bool {
    guard let last = lines.last else { return false }
    let isBlank = last.value.isEmpty && bytes.kept[last.lead].allSatisfy { $0 == 0x20 }
    return !isBlank && !last.isFollowedClosely
  }

  /// Whether a comment can stand behind the last line.
  var takesComment: Bool { lines.last.map { $0.comment.isEmpty && $0.kind == .usual } ?? false }

  /// Puts a comment behind the last line.
  ///
  /// - Parameters:
  ///   - column: Where it stood.
  ///   - gap: How many blanks stood before it.
  mutating func attach(_ comment: ArraySlice<UInt8>, column: Int, gap: Int) {
    bytes.write(bytes: comment)
    lines[lines.count - 1].commentEnd += UInt32(comment.count)
    lines[lines.count - 1].commentColumn = UInt32(column)
    lines[lines.count - 1].commentGap = UInt32(gap)
  }

  /// Ends the file: its text, columns aligned where they were in the source.
  consuming func finished() -> [UInt8] {
    finish()
    return text
  }

  // MARK: Columns

  /// Writes all lines that wait.
  private mutating func finish() {
    alignValues()
    var index = 0
    while index < lines.count {
      let end = endOfComments(from: index)
      if end > index {
        writeCommented(index..<end)
      } else {
        write(lines[index])
        text.append(0x0A)
      }
      index = max(end, index + 1)
    }
    lines.removeAll(keepingCapacity: true)
    bytes.clear()
  }

  /// Writes a line without its comment.
  private mutating func write(_ line: Line) {
    let start = text.count
    text.append(contentsOf: bytes.kept[line.lead])
    if !line.value.isEmpty {
      if line.kind != .verbatim, let last = text.last, text.count > start, last != 0x20 {
        for _ in 0...line.padding { text.append(0x20) }
      }
      text.append(contentsOf: bytes.kept[line.value])
    }
    if line.kind == .verbatim { return }
    while text.count > start, text.last == 0x20 { text.removeLast() }
  }

  /// Values of neighbouring entries that began in one column, not all of them right behind their keys, do so again.
  private mutating func alignValues() {
    var index = 0
    while index < lines.count {
      var first: Entry?
      var (count, width) = (0, 0)
      var next = index
      while next < lines.count, let entry = lines[next].entry {
        if !lines[next].value.isEmpty {
          if first != nil, first != entry { break }
          first = entry
          count += 1
          width = max(width, self.width(of: lines[next].lead))
        }
        next += 1
      }
      if count > 1 {
        for number in index..<next {
          lines[number].padding = UInt32(max(0, width - self.width(of: lines[number].lead)))
        }
      }
      index = max(next, index + 1)
    }
  }

  private func width(of range: Range<Int>) -> Int { VisibleText.width(of: bytes.kept[range]) }

  /// Where neighbouring lines end whose comments began in one column; the start if the first one has no comment.
  private func endOfComments(from start: Int) -> Int {
    var end = start
    while end < lines.count, !lines[end].comment.isEmpty, lines[end].commentColumn == lines[start].commentColumn {
      end += 1
    }
    return end
  }

  /// Writes neighbouring lines whose comments began in one column, so that they do so again. They stand two blanks behind
  /// the longest line, or one if that is how the author wrote it.
  private mutating func writeCommented(_ group: Range<Int>) {
    let gap = lines[group].map(\.commentGap).min() == 1 ? 1 : 2
    var widths: [Int] = []
    for line in lines[group] {
      let start = text.count
      write(line)
      widths.append(VisibleText.width(of: text[start...]))
      text.removeLast(text.count - start)
    }
    let width = widths.max() ?? 0
    for (line, own) in zip(group, widths) {
      write(lines[line])
      text.append(contentsOf: repeatElement(0x20, count: width - own + gap))
      text.append(contentsOf: bytes.kept[lines[line].comment])
      text.append(0x0A)
    }
  }
}

extension VisibleText {
  /// How many terminal columns a text in UTF-8 takes once it is visible.
  static func width(of text: ArraySlice<UInt8>) -> Int {
    // Most texts are ASCII, of which each character takes one.
    if text.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.count }
    return width(of: String(decoding: text, as: UTF8.self))
  }
}
