internal import SceneBasics

/// A comment of a YAML file and where it stands.
package struct SourceComment: Equatable, Sendable {
  /// Its bytes, from the `#` to the last one before the line break.
  package let bytes: Range<Int>
  /// The line, counted from 1 as libyaml counts them.
  package let line: Int
  /// The column of the `#`, counted from 1 in Unicode scalars.
  package let column: Int
  /// Whether nothing but blanks stands before it on its line.
  package let isAlone: Bool
}

/// A pass over the bytes of a YAML file that finds its comments, which libyaml throws away.
///
/// It follows libyaml where the standard leaves room: a `#` where a token may start always opens a comment. A `#` inside
/// plain text opens one only behind a blank, and a `#` in quotes or in a block scalar never. Text that isn't YAML gets an
/// answer too, but means nothing.
package struct CommentScan {
  /// The comments of a file, in order.
  package static func comments(in bytes: [UInt8]) -> [SourceComment] {
    guard bytes.contains(0x23) else { return [] }
    var scan = CommentScan(bytes: bytes)
    scan.run()
    return scan.comments
  }

  /// The blanks between two tokens, or behind the last one of a line, that hold a tab.
  package static func tabs(in bytes: [UInt8]) -> [SourceBlank] {
    guard UTF8Text.has(0x09, in: bytes) else { return [] }
    var scan = CommentScan(bytes: bytes)
    scan.run()
    return scan.tabs
  }

  private let bytes: [UInt8]
  private var comments: [SourceComment] = []
  private var tabs: [SourceBlank] = []

  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// Whether nothing but blanks has come on this line.
  private var isLineEmpty = true
  /// How many brackets and braces are open.
  private var depth = 0
  /// The column of the innermost block collection, from 0; what continues a scalar of it stands further in.
  private var indent = -1
  /// The start of the first token behind the last indicator, which is a key if a colon follows.
  private var tokenColumn: Int?

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
    while index < bytes.count { scanToken() }
  }

  // MARK: Tokens

  /// Passes over what starts here, where a token may start.
  private mutating func scanToken() {
    let byte = bytes[index]
    if passBreak() {
      tokenColumn = nil
      return
    }
    let column = index - lineStart
    switch byte {
    case 0x20: index += 1
    case 0x09: scanTab()
    case 0x23: scanComment()
    case 0x22, 0x27:
      startNode(column)
      scanQuoted(byte)
    case 0x5B, 0x7B:
      startNode(column)
      depth += 1
      index += 1
    case 0x5D, 0x7D:
      depth = max(0, depth - 1)
      index += 1
    case 0x2C where depth > 0: index += 1
    case 0x2D where depth == 0 && isBlank(index + 1):
      indent = column
      startNode(nil)
      index += 1
    case 0x3F where isBlank(index + 1):
      if depth == 0 { indent = column }
      startNode(nil)
      index += 1
    case 0x3A where depth > 0 || isBlank(index + 1):
      if depth == 0 { indent = tokenColumn ?? column }
      startNode(nil)
      index += 1
    case 0x7C,
      0x3E where depth == 0:
      scanBlockScalar()
    case 0x26, 0x2A, 0x21:
      startNode(column)
      scanProperty()
    case 0x25 where column == 0: scanDirective()
    case 0x2D where column == 0 && isDocumentMark(0x2D), 0x2E where column == 0 && isDocumentMark(0x2E):
      indent = -1
      depth = 0
      isLineEmpty = false
      index += 3
    default:
      startNode(column)
      scanPlain()
      // The blanks behind it are no part of it.
      while bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    }
  }

  /// Remembers where a node started; nil behind an indicator, where the next one will start.
  private mutating func startNode(_ column: Int?) {
    isLineEmpty = false
    tokenColumn = column == nil ? nil : tokenColumn ?? column
  }

  /// An anchor, an alias or a tag.
  private mutating func scanProperty() {
    while index < bytes.count, !isBlank(index), !(depth > 0 && isFlowIndicator(bytes[index])) { index += 1 }
  }

  /// `%YAML 1.2`: to the end of the line, or to a comment.
  private mutating func scanDirective() {
    isLineEmpty = false
    while index < bytes.count, lengthOfBreak(at: index) == 0 {
      if bytes[index] == 0x23, isBlank(index - 1) { return }
      index += 1
    }
  }

  private mutating func scanComment() {
    let start = index
    while index < bytes.count, lengthOfBreak(at: index) == 0 { index += 1 }
    comments.append(SourceComment(bytes: start..<index, line: line, column: column(of: start), isAlone: isLineEmpty))
  }

  /// A tab, and the blanks around it.
  private mutating func scanTab() {
    var start = index
    while start > lineStart, bytes[start - 1] == 0x20 { start -= 1 }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let endsLine = index == bytes.count || lengthOfBreak(at: index) > 0
    tabs.append(
      SourceBlank(
        count: index - start, line: line, column: column(of: start), startsLine: isLineEmpty, endsLine: endsLine))
  }

  /// Columns count scalars, of which each has one byte that doesn't continue another.
  private func column(of place: Int) -> Int { (lineStart..<place).count { bytes[$0] & 0xC0 != 0x80 } + 1 }

  private mutating func scanQuoted(_ quote: UInt8) {
    index += 1
    while index < bytes.count {
      if passBreak() { continue }
      let byte = bytes[index]
      let isEscape =
        quote == 0x22 ? byte == 0x5C : byte == quote && index + 1 < bytes.count && bytes[index + 1] == quote
      if isEscape, index + 1 < bytes.count, lengthOfBreak(at: index + 1) == 0 {
        index += 2
        continue
      }
      index += 1
      if byte == quote {
        isLineEmpty = false
        return
      }
    }
  }

  /// Unquoted text, over as many lines as belong to it.
  private mutating func scanPlain() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x23, isBlank(index - 1) { return }
      if byte == 0x3A, isBlank(index + 1) || (depth > 0 && isFlowIndicator(bytes[index + 1])) { return }
      if depth > 0, isFlowIndicator(byte) { return }
      if lengthOfBreak(at: index) > 0 {
        guard continues() else { return }
        continue
      }
      index += 1
    }
  }

  /// Passes over blank lines if plain text goes on behind them: outside brackets it stands further in than the
  /// collection that it is in.
  private mutating func continues() -> Bool {
    let former = (index, line, lineStart, isLineEmpty)
    while index < bytes.count, passBreak() {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }
    let column = index - lineStart
    let isMark = column == 0 && index < bytes.count && (isDocumentMark(0x2D) || isDocumentMark(0x2E))
    if index < bytes.count, bytes[index] != 0x23, !isMark, depth > 0 || column > indent {
      isLineEmpty = false
      return true
    }
    (index, line, lineStart, isLineEmpty) = former
    return false
  }

  // MARK: Block scalars

  /// `|` or `>`: the head with its comment, and all lines that stand far enough in.
  private mutating func scanBlockScalar() {
    startNode(nil)
    index += 1
    var explicit: Int?
    while index < bytes.count, !isBlank(index), bytes[index] != 0x23 {
      if (0x31...0x39).contains(bytes[index]) { explicit = Int(bytes[index]) - 0x30 }
      index += 1
    }
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    if index < bytes.count, bytes[index] == 0x23 { scanComment() }
    guard index < bytes.count, lengthOfBreak(at: index) > 0 else { return }
    var least = explicit.map { max(indent, 0) + $0 }
    var widestBlank = 0
    while index < bytes.count {
      let former = (index, line, lineStart, isLineEmpty)
      guard passBreak() else { return }
      let column = passSpaces(atMost: least ?? .max)
      if index == bytes.count { return }
      if lengthOfBreak(at: index) > 0 {
        widestBlank = max(widestBlank, column)
        continue
      }
      // Where nothing says how far, the first line does.
      let wanted = least ?? max(column, widestBlank, indent + 1, 1)
      guard column >= wanted else {
        (index, line, lineStart, isLineEmpty) = former
        return
      }
      least = wanted
      isLineEmpty = false
      while index < bytes.count, lengthOfBreak(at: index) == 0 { index += 1 }
    }
  }

  private mutating func passSpaces(atMost most: Int) -> Int {
    var column = 0
    while index < bytes.count, bytes[index] == 0x20, column < most {
      index += 1
      column += 1
    }
    return column
  }

  // MARK: Bytes

  /// Skips a line break, if there is one here.
  private mutating func passBreak() -> Bool {
    let length = lengthOfBreak(at: index)
    guard length > 0 else { return false }
    index += length
    line += 1
    lineStart = index
    isLineEmpty = true
    return true
  }

  private func lengthOfBreak(at index: Int) -> Int { LineBreaks.libyaml.length(at: index, in: bytes) }

  /// Whether a blank, a line break or an end of the file stands there.
  private func isBlank(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return true }
    return bytes[index] == 0x20 || bytes[index] == 0x09 || lengthOfBreak(at: index) > 0
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == 0x2C || byte == 0x5B || byte == 0x5D || byte == 0x7B || byte == 0x7D
  }

  private func isDocumentMark(_ byte: UInt8) -> Bool {
    index + 2 < bytes.count && (0..<3).allSatisfy { bytes[index + $0] == byte } && isBlank(index + 3)
  }
}
