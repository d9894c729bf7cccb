internal import SceneBasics

/// Formats a document: two spaces per level, one after a colon and a comma, comments and empty lines where they were.
struct LayoutWriter {
  /// The largest width of a line, if possible.
  static let width = 120

  /// What stands on a line before a value.
  struct Lead {
    /// Indentation, dashes, and a key with its colon.
    var text: String
    /// How far in the line stands.
    var indentation: Int { text.prefix { $0 == " " }.count }
    /// How far in the dash or the key stands; what belongs to it stands two further.
    var base: Int
    /// The column in the source of the collection that holds the value; 0 for none.
    var column = 0
    /// Where the key ends in the source, and a number for the mapping that it belongs to.
    var key: (end: Int, mapping: Int)?
  }

  private let source: [UInt8]
  private let lines: LayoutLines
  private let comments: [SourceComment]
  private var nextComment = 0
  private var mappingCount = 0
  private var page = LayoutPage()

  init(source: [UInt8], lines: LayoutLines) {
    self.source = source
    self.lines = lines
    comments = CommentScan.comments(in: source)
  }

  /// The text of a document, in UTF-8 with line feeds.
  mutating func text(of root: LayoutNode) -> [UInt8] {
    writeMarks(before: root.range.lowerBound)
    write(root, behind: Lead(text: "", base: -2), until: source.count + 1)
    writeComments(before: source.count + 1, indentation: 0)
    return page.text()
  }

  /// Directives, and the mark that starts a document.
  private mutating func writeMarks(before offset: Int) {
    for number in 1...lines.number(at: offset) {
      let line = lines.bytes(of: number)
      let isMark = line.starts(with: [0x2D, 0x2D, 0x2D]) && (line.count == 3 || line[line.startIndex + 3] == 0x20)
      guard line.startIndex < offset, isMark || line.first == 0x25 else { continue }
      writeComments(before: line.startIndex, indentation: 0)
      page.append(.init(lead: isMark ? "---" : string(line.indices)))
      attachComment(onLine: number, before: offset)
    }
  }

  // MARK: Values

  /// Writes a value behind what stands before it on its line.
  ///
  /// - Parameter limit: Where the next node starts that doesn't belong to it.
  private mutating func write(_ node: LayoutNode, behind lead: Lead, until limit: Int) {
    if let text = flat(node), !node.holdsNodes || fits(text, behind: lead) {
      // There is no room for a comment between a key and a value that now share a line.
      writeComments(before: node.range.upperBound, indentation: lead.indentation)
      writeLine(lead, isDash(node) ? joined(node.anchor, "'-'") : text, node)
      attachComment(onLine: lastLine(of: node, behind: lead), before: limit)
      return
    }
    switch node.form {
    case .empty, .text: break
    case .lines(let texts):
      writeComments(before: node.range.lowerBound, indentation: lead.indentation)
      writeLine(lead, joined(node.anchor, texts.first.map { string($0) } ?? ""), node)
      for text in texts.dropFirst() {
        page.append(.init(lead: text.isEmpty ? "" : spaces(lead.base + 2) + string(text)))
      }
      attachComment(onLine: lastLine(of: node, behind: lead), before: limit)
    case .block(let head, let texts):
      writeComments(before: node.range.lowerBound, indentation: lead.indentation)
      let keepsEnd = head.contains("+")
      page.append(.init(lead: lead.text, value: joined(node.anchor, head), isFollowedClosely: keepsEnd))
      attachComment(onLine: lines.number(at: node.range.lowerBound), before: node.range.upperBound)
      for text in texts {
        let line = text.isEmpty ? "" : spaces(lead.base + 2) + string(text.indices)
        page.append(.init(lead: line, isVerbatim: true, isFollowedClosely: keepsEnd))
      }
    case .sequence, .mapping: writeCollection(node, behind: lead, until: limit)
    }
  }

  /// Writes a line that holds a whole value, or its first line.
  private mutating func writeLine(_ lead: Lead, _ text: String, _ node: LayoutNode) {
    var line = LayoutPage.Line(lead: lead.text, value: text)
    if let key = lead.key, text.isEmpty || lines.number(at: key.end) == lines.number(at: node.range.lowerBound) {
      line.entry = (key.mapping, text.isEmpty ? 0 : lines.width(before: node.range.lowerBound))
    }
    page.append(line)
  }

  /// Whether it is a bare `-`. In brackets that is text; on a line of its own it would begin an item of a list.
  private func isDash(_ node: LayoutNode) -> Bool {
    guard case .text(let text) = node.form, text.count == 1 else { return false }
    return source[text.lowerBound] == 0x2D
  }

  private func lastLine(of node: LayoutNode, behind lead: Lead) -> Int {
    if node.range.isEmpty, let key = lead.key { return lines.number(at: key.end) }
    return lines.number(at: max(node.range.lowerBound, node.range.upperBound - 1))
  }

  // MARK: Collections

  /// Writes a collection whose nodes have lines of their own.
  private mutating func writeCollection(_ node: LayoutNode, behind lead: Lead, until limit: Int) {
    // The first node of an item follows its dash on the same line.
    let isCompact = node.anchor == nil && lead.key == nil
    if !isCompact {
      page.append(.init(lead: lead.text, value: node.anchor.map { string($0) } ?? "", isFollowedClosely: true))
      let line = lines.number(at: lead.key?.end ?? node.range.lowerBound)
      attachComment(onLine: line, before: firstNode(of: node).range.lowerBound)
    }
    let level = lead.base + 2
    let end = node.isFlow ? node.range.upperBound - 1 : limit
    if case .mapping(let entries) = node.form { mappingCount += entries.isEmpty ? 0 : 1 }
    let mapping = mappingCount
    for index in 0..<node.count {
      guard let item = node.item(index) else { break }
      let start = item.key?.range.lowerBound ?? item.value.range.lowerBound
      let isOnLine = index == 0 && isCompact
      let isRoot = lead.base < 0
      writeComments(
        before: start, indentation: isOnLine && !isRoot ? lead.indentation : level, isFirst: index == 0 && !isRoot)
      if index > 0 || isRoot { writeBlank(above: lines.number(at: start)) }
      var next = Lead(text: isOnLine ? lead.text : spaces(level), base: level, column: node.isFlow ? 0 : node.column)
      if let key = item.key {
        next.text += keyText(key)
        next.key = (max(key.range.lowerBound, key.range.upperBound - 1), mapping)
      } else {
        next.text += "- "
      }
      let following = node.item(index + 1).map { ($0.key ?? $0.value).range.lowerBound }
      write(item.value, behind: next, until: following ?? end)
    }
    writeLastComments(of: node, behind: lead, until: end)
    if node.isFlow { attachComment(onLine: lines.number(at: node.range.upperBound - 1), before: limit) }
  }

  /// Comments that stand below the last node of a collection, and as far in.
  private mutating func writeLastComments(of node: LayoutNode, behind lead: Lead, until end: Int) {
    while let comment = pending, comment.bytes.lowerBound < end {
      if !node.isFlow {
        guard comment.isAlone, comment.column >= node.column, comment.column > lead.column else { return }
      }
      writeComments(before: comment.bytes.upperBound, indentation: lead.base + 2)
    }
  }

  private func firstNode(of node: LayoutNode) -> LayoutNode {
    node.item(0).map { $0.key ?? $0.value } ?? node
  }

  private func keyText(_ key: LayoutNode) -> String {
    let text = joined(key.anchor, string(key.textRange))
    return text.hasPrefix("*") ? text + " :" : text + ":"
  }

  // MARK: Lines that hold everything

  /// A node on one line; nil if it doesn't go there.
  private func flat(_ node: LayoutNode) -> String? {
    switch node.form {
    case .empty: return joined(node.anchor, "")
    case .text(let text): return joined(node.anchor, string(text))
    case .lines, .block: return nil
    case .sequence(let items):
      if items.isEmpty { return joined(node.anchor, "[]") }
      guard node.isFlow, !holdsComment(node) else { return nil }
      var texts: [String] = []
      for item in items {
        guard let text = flat(item) else { return nil }
        texts.append(text)
      }
      return joined(node.anchor, "[" + texts.joined(separator: ", ") + "]")
    case .mapping(let entries):
      if entries.isEmpty { return joined(node.anchor, "{}") }
      guard node.isFlow, !holdsComment(node) else { return nil }
      var texts: [String] = []
      for entry in entries {
        guard let value = flat(entry.value) else { return nil }
        texts.append(keyText(entry.key) + " " + value)
      }
      // A blank comes before the closing brace, and `- ` isn't text.
      if let last = entries.last, isDash(last.value) {
        texts[texts.count - 1] = keyText(last.key) + " " + joined(last.value.anchor, "'-'")
      }
      return joined(node.anchor, "{ " + texts.joined(separator: ", ").trimmedEnd + " }")
    }
  }

  private func holdsComment(_ node: LayoutNode) -> Bool {
    guard let comment = comments[nextComment...].first(where: { $0.bytes.lowerBound >= node.range.lowerBound })
    else { return false }
    return comment.bytes.lowerBound < node.range.upperBound
  }

  private func fits(_ text: String, behind lead: Lead) -> Bool {
    VisibleText.width(of: lead.text) + 1 + VisibleText.width(of: text) <= LayoutWriter.width
  }

  // MARK: Comments and empty lines

  private var pending: SourceComment? { nextComment < comments.count ? comments[nextComment] : nil }

  /// Writes the comments that stand before a place, each on a line of its own.
  ///
  /// - Parameter isFirst: Whether nothing of the same collection stands above them.
  private mutating func writeComments(
    before offset: Int, indentation: @autoclosure () -> Int, isFirst: Bool = false
  ) {
    var isFirst = isFirst
    while let comment = pending, comment.bytes.lowerBound < offset {
      nextComment += 1
      if !isFirst, comment.isAlone { writeBlank(above: comment.line) }
      isFirst = false
      page.append(.init(lead: spaces(indentation()) + string(comment.bytes).trimmedEnd, isComment: true))
    }
  }

  /// Puts the next comment behind the line that was written last, if that is where it stood.
  private mutating func attachComment(onLine line: Int, before limit: Int) {
    guard let comment = pending, !comment.isAlone, comment.line == line, comment.bytes.lowerBound < limit,
      page.takesComment
    else { return }
    nextComment += 1
    let gap = source[..<comment.bytes.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    page.attach(string(comment.bytes).trimmedEnd, at: (lines.width(before: comment.bytes.lowerBound), gap))
  }

  /// Writes an empty line where the source has one or several.
  private mutating func writeBlank(above line: Int) {
    if lines.isBlank(line - 1), page.takesEmptyLine { page.append(.init(lead: "")) }
  }

  // MARK: Text

  private func string(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func joined(_ anchor: Range<Int>?, _ text: String) -> String {
    guard let anchor else { return text }
    return text.isEmpty ? string(anchor) : string(anchor) + " " + text
  }
}

extension String {
  /// It without blanks at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
