internal import SceneBasics

/// The lines of a document that are code because four blanks or more stand before them.
struct IndentedCode {
  /// The columns in which the texts of the open items of lists start.
  private var items: [Int] = []
  /// Whether the line before is empty, so that no paragraph goes on.
  private var followsEmptyLine = true
  private var isCode = false

  /// Whether a line is code, given all lines above it that are in no fence.
  mutating func takes(_ line: ArraySlice<UInt8>) -> Bool {
    let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
    let text = line[blanks.endIndex...]
    guard let first = text.first, !first.isLineBreak else {
      followsEmptyLine = true
      return false
    }
    let margin = blanks.reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
    let startsBlock = followsEmptyLine
    followsEmptyLine = false
    if startsBlock { items.removeAll { $0 > margin } }
    // Block quotes begin a text of their own.
    isCode = first != 0x3E && (startsBlock || isCode) && margin - (items.last { $0 <= margin } ?? 0) >= 4
    if isCode { return true }
    let sign = DocumentMark.itemSign(String(decoding: text.prefix(32), as: UTF8.self)[...])
    if !sign.isEmpty { items = items.filter { $0 <= margin } + [margin + sign.count] }
    return false
  }
}
