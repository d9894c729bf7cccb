internal import SceneBasics

/// Formats a document: two spaces per level, one after a colon and a comma, comments and empty lines where they were.
///
/// It goes through the nodes once, and keeps nothing of those that it has written.
package struct LayoutWriter {
  /// The largest width of a line, if possible.
  static let width = 120

  /// The part of a line before a value; its text is the writer's.
  private struct Lead {
    /// How far in the line stands.
    var indentation = 0
    /// How far in the dash or the key stands; what belongs to it stands two further.
    var base: Int
    /// How far in the collection stands in the source that holds the value.
    var outer = 0
    /// The column there of that collection; 0 for none, or for one in brackets.
    var column = 0
    /// Where the key ends in the source, and a number for the mapping that it belongs to.
    var key: (end: Int, mapping: Int)?
  }

  private let scan: LayoutScan
  private let source: [UInt8]
  private let lines: LineTable
  private let comments: [SourceComment]
  private var nextComment = 0
  private var mappingCount = 0
  private var page: LayoutPage
  /// The start of the next line before its value: indentation, dashes, and a key with its colon.
  private var lead: LayoutText
  /// The value on the next line.
  private var value: LayoutText
  /// A line that is no node's first.
  private var row: LayoutText
  /// The line of the source that was looked for last: the next one is near.
  private var line = 1
  /// The line of the source on which the node starts that was written last.
  private var lineOfItem = 0

  package init(_ scan: LayoutScan) {
    self.scan = scan
    source = scan.source
    lines = scan.lines
    comments = CommentScan.comments(in: source)
    page = LayoutPage(size: source.count + 64)
    (lead, value, row) = (LayoutText(scan), LayoutText(scan), LayoutText(scan))
  }

  /// The text of the document, in UTF-8 with line feeds; nil if it has no other form.
  package consuming func text() -> [UInt8]? {
    let root = scan.place(at: 0)
    writeMarks(before: root.start)
    write(root, behind: Lead(base: -2), until: source.count + 1)
    writeComments(before: source.count + 1, indentation: 0)
    return lead.hasLongKey || value.hasLongKey ? nil : page.finished()
  }

  /// Directives, and the mark that starts a document.
  private mutating func writeMarks(before offset: Int) {
    for number in 1...lines.number(at: offset) {
      let line = lines.bytes(of: number)
      let isMark = line.starts(with: [0x2D, 0x2D, 0x2D]) && (line.count == 3 || line[line.startIndex + 3] == 0x20)
      guard line.startIndex < offset, isMark || line.first == 0x25 else { continue }
      writeComments(before: line.startIndex, indentation: 0)
      page.append(lead: isMark ? line.prefix(3) : line)
      attachComment(onLine: number, before: offset)
    }
  }

  // MARK: Values

  /// Writes a value behind what stands before it on its line.
  ///
  /// - Parameter limit: Where the next node starts that doesn't belong to it.
  private mutating func write(_ node: LayoutPlace, behind lead: Lead, until limit: Int) {
    value.clear()
    switch node.form {
    case .empty, .text:
      if scan.isDash(node) { value.append(dashBehind: node.anchor) } else { _ = value.append(node) }
      writeFlat(node, endingAt: node.contents.upperBound, behind: lead, until: limit)
    case .lines: writeLines(of: node, behind: lead, until: limit)
    case .block: writeBlock(node, behind: lead)
    case .sequence, .mapping:
      let isEmpty = scan.count(of: node) == 0
      guard node.isFlow || isEmpty else { return writeCollection(node, behind: lead, until: limit, end: limit) }
      let end = scan.end(of: node, in: lead.outer)
      if isEmpty || !holdsComment(node.start..<end), value.append(node), isEmpty || fits {
        writeFlat(node, endingAt: end, behind: lead, until: limit)
      } else {
        writeCollection(node, behind: lead, until: limit, end: node.isFlow ? end - 1 : limit)
      }
    }
  }

  /// Writes a value that goes on one line.
  private mutating func writeFlat(_ node: LayoutPlace, endingAt end: Int, behind lead: Lead, until limit: Int) {
    // There is no room for a comment between a key and a value that now share a line.
    writeComments(before: end, indentation: lead.indentation)
    writeLine(node, behind: lead)
    attachComment(behind: node, endingAt: end, lead, before: limit)
  }

  private mutating func writeLines(of node: LayoutPlace, behind lead: Lead, until limit: Int) {
    writeComments(before: node.start, indentation: lead.indentation)
    for (number, row) in scan.rows(of: node.contents).enumerated() {
      if number == 0 {
        value.append(node.anchor, before: row)
        writeLine(node, behind: lead)
      } else {
        write(row: row, indentation: lead.base + 2)
      }
    }
    attachComment(behind: node, endingAt: node.contents.upperBound, lead, before: limit)
  }

  private mutating func writeBlock(_ node: LayoutPlace, behind lead: Lead) {
    writeComments(before: node.start, indentation: lead.indentation)
    let block = scan.block(at: node, in: lead.outer)
    let keepsEnd = block.head.contains("+")
    value.append(node.anchor, before: block.head)
    page.append(lead: self.lead.bytes, value: value.bytes, isFollowedClosely: keepsEnd)
    attachComment(onLine: number(at: node.start), before: block.end)
    for row in block.lines {
      write(row: row.indices, indentation: lead.base + 2, kind: .verbatim, isFollowedClosely: keepsEnd)
    }
  }

  /// Writes a line that holds a whole value, or its first line.
  private mutating func writeLine(_ node: LayoutPlace, behind lead: Lead) {
    var entry: LayoutPage.Entry?
    if let key = lead.key, value.isEmpty || !scan.hasBreak(in: key.end..<max(key.end, node.start)) {
      let column = value.isEmpty ? 0 : lines.width(before: node.start, onLine: number(at: node.start))
      entry = .init(mapping: UInt32(key.mapping), column: UInt32(column))
    }
    page.append(lead: self.lead.bytes, value: value.bytes, entry: entry)
  }

  /// Writes a further line of a value, or a comment.
  private mutating func write(
    row text: Range<Int>, indentation: Int, kind: LayoutPage.Kind = .usual, isFollowedClosely: Bool = false
  ) {
    row.clear()
    if !text.isEmpty {
      row.append(blanks: indentation)
      row.append(nil, before: text)
    }
    page.append(lead: row.bytes, kind: kind, isFollowedClosely: isFollowedClosely)
  }

  // MARK: Collections

  /// Writes a collection whose nodes have lines of their own.
  ///
  /// - Parameter end: Where the bracket stands that closes it, or else the limit.
  private mutating func writeCollection(_ node: LayoutPlace, behind lead: Lead, until limit: Int, end: Int) {
    let last = scan.tape.next(after: node.index)
    var position = node.index + 1
    var following = position < last ? scan.place(at: position) : nil
    // The first node of an item follows its dash on the same line.
    let isCompact = node.anchor == nil && lead.key == nil
    if !isCompact {
      page.append(lead: self.lead.bytes, value: node.anchor.map { source[$0] } ?? [], isFollowedClosely: true)
      attachComment(onLine: number(at: lead.key?.end ?? node.start), before: following?.start ?? node.start)
    }
    let level = lead.base + 2
    let isRoot = lead.base < 0
    let isMapping = node.form == .mapping
    if isMapping, following != nil { mappingCount += 1 }
    let mapping = mappingCount
    var isFirst = true
    while var item = following {
      let isOnLine = isFirst && isCompact
      writeComments(
        before: item.start, indentation: isOnLine && !isRoot ? lead.indentation : level, isFirst: isFirst && !isRoot)
      // Of several nodes on a line of the source only the first has what stands above it.
      let itemLine = number(at: item.start)
      if !isFirst || isRoot, itemLine != lineOfItem { writeBlank(above: itemLine) }
      lineOfItem = itemLine
      var next = Lead(
        indentation: isOnLine ? lead.indentation : level, base: level, outer: node.column - 1,
        column: node.isFlow ? 0 : node.column)
      if !isOnLine {
        self.lead.clear()
        self.lead.append(blanks: level)
      }
      if isMapping {
        self.lead.append(key: item)
        next.key = (max(item.start, item.contents.upperBound - 1), mapping)
        position = scan.tape.next(after: position)
        item = scan.place(at: position)
      } else {
        self.lead.append(0x2D)
        self.lead.append(0x20)
      }
      position = scan.tape.next(after: position)
      following = position < last ? scan.place(at: position) : nil
      write(item, behind: next, until: following?.start ?? end)
      isFirst = false
    }
    writeLastComments(of: node, behind: lead, until: end)
    if node.isFlow { attachComment(onLine: number(at: end), before: limit) }
  }

  /// Comments that stand below the last node of a collection, and as far in.
  private mutating func writeLastComments(of node: LayoutPlace, behind lead: Lead, until end: Int) {
    while let comment = pending, comment.bytes.lowerBound < end {
      if !node.isFlow {
        guard comment.isAlone, comment.column >= node.column, comment.column > lead.column else { return }
      }
      writeComments(before: comment.bytes.upperBound, indentation: lead.base + 2)
    }
  }

  private func holdsComment(_ range: Range<Int>) -> Bool {
    guard let comment = comments[nextComment...].first(where: { $0.bytes.lowerBound >= range.lowerBound })
    else { return false }
    return comment.bytes.lowerBound < range.upperBound
  }

  /// Whether the line has room for the value.
  private var fits: Bool { lead.width + 1 + value.width <= LayoutWriter.width }

  // MARK: Comments and empty lines

  private var pending: SourceComment? { nextComment < comments.count ? comments[nextComment] : nil }

  /// Writes the comments that stand before a place, each on a line of its own.
  ///
  /// - Parameter isFirst: Whether nothing of the same collection stands above them.
  private mutating func writeComments(before offset: Int, indentation: Int, isFirst: Bool = false) {
    var isFirst = isFirst
    while let comment = pending, comment.bytes.lowerBound < offset {
      nextComment += 1
      if !isFirst, comment.isAlone { writeBlank(above: comment.line) }
      isFirst = false
      write(row: trimmed(comment.bytes), indentation: indentation, kind: .comment)
    }
  }

  private mutating func attachComment(
    behind node: LayoutPlace, endingAt end: Int, _ lead: Lead, before limit: Int
  ) {
    if pending == nil { return }
    if end == node.start, let key = lead.key { return attachComment(onLine: number(at: key.end), before: limit) }
    attachComment(onLine: number(at: max(node.start, end - 1)), before: limit)
  }

  /// Puts the next comment behind the line that was written last, if that is where it stood.
  private mutating func attachComment(onLine line: Int, before limit: Int) {
    guard let comment = pending, !comment.isAlone, comment.line == line, comment.bytes.lowerBound < limit,
      page.takesComment
    else { return }
    nextComment += 1
    let start = comment.bytes.lowerBound
    let gap = source[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    page.attach(source[trimmed(comment.bytes)], column: lines.width(before: start, onLine: comment.line), gap: gap)
  }

  /// Writes an empty line where the source has one or several.
  private mutating func writeBlank(above line: Int) {
    if lines.isBlank(line - 1), page.takesEmptyLine { page.append(lead: []) }
  }

  /// A part of the source without the blanks at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  /// The line of the source on which a byte stands.
  private mutating func number(at offset: Int) -> Int {
    line = lines.number(at: offset, near: line)
    return line
  }
}

extension LineTable {
  /// Up to how many bytes the columns of a line are measured as a terminal shows them.
  private static let longest = 1_000

  /// How many columns of a terminal stand before a byte on its line.
  fileprivate func width(before offset: Int, onLine number: Int) -> Int {
    let column = column(of: offset, onLine: number)
    let text = bytes[start(of: number)..<offset]
    // A line in which, at that length, nothing stands in columns; or ASCII.
    if text.count > LineTable.longest || text.count < column { return column - 1 }
    return VisibleText.width(of: String(decoding: text, as: UTF8.self))
  }
}
