package import SceneBasics
package import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Writes what happened into the expectations of a file. Lines that stay are kept as they are, and so are comments.
package struct ExpectationEditor {
  /// The text that takes the place of an expectation's value.
  package struct Change: Sendable {
    /// The line of its key.
    package var line: Int
    package var key: ExpectationKey
    package var happened: [String]

    package init(line: Int, key: ExpectationKey, happened: [String]) {
      self.line = line
      self.key = key
      self.happened = happened
    }
  }

  private let source: [UInt8]
  private let lines: LineTable
  private let root: LayoutNode
  private let comments: [SourceComment]

  /// The bytes of a file with the changes; nil if a value has a form that can't be changed in its place. A formatted
  /// file stays formatted.
  package static func rewriting(_ changes: [Change], in file: SourceFile) -> [UInt8]? {
    guard let editor = ExpectationEditor(file) else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    for change in changes {
      guard let edit = editor.edit(for: change) else { return nil }
      edits.append(edit)
    }
    var bytes = file.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return isFormatted(file) ? formatted(SourceFile(path: file.path, bytes: bytes, limits: file.limits)) : bytes
  }

  private init?(_ file: SourceFile) {
    var sink = DiagnosticSink()
    guard let tape = TapeReading.read(file, id: FileID(0), sink: &sink), !sink.hasErrors else { return nil }
    source = file.bytes
    lines = LineTable(file.bytes)
    root = LayoutTree(tape: tape, lines: lines).root
    comments = CommentScan.comments(in: file.bytes)
  }

  private static func isFormatted(_ file: SourceFile) -> Bool { formatted(file) == file.bytes }

  private static func formatted(_ file: SourceFile) -> [UInt8]? {
    var sink = DiagnosticSink()
    guard case .formatted(let bytes) = SceneFormatter.format(file, id: FileID(0), sink: &sink) else { return nil }
    return bytes
  }

  // MARK: Values

  private func edit(for change: Change) -> (range: Range<Int>, text: String)? {
    let found = values(of: change, in: root)
    // What an alias repeats stands for more than this expectation.
    guard found.count == 1, let value = found.first, value.anchor == nil else { return nil }
    switch value.form {
    case .block(let head, _):
      if head.contains(where: \.isNumber) { return nil }
      return rows(of: value, change, from: lines.number(at: value.range.lowerBound) + 1, mark: "")
    case .sequence(let items):
      if value.isFlow { return inBrackets(value, change.happened) }
      return items.isEmpty ? nil : rows(of: value, change, from: lines.number(at: value.range.lowerBound), mark: "- ")
    case .text(let text):
      if source[text].first == 0x2A { return nil }
      if change.happened.count == 1 { return (value.textRange, change.happened[0]) }
      return change.key == .trace ? inBrackets(value, change.happened) : nil
    case .empty, .lines, .mapping: return nil
    }
  }

  /// The values of the key on its line.
  private func values(of change: Change, in node: LayoutNode) -> [LayoutNode] {
    (0..<node.count).compactMap { node.item($0) }.flatMap { key, value -> [LayoutNode] in
      let isIt =
        key.map { source[$0.textRange].elementsEqual(change.key.rawValue.utf8) } ?? false
        && key.map { lines.number(at: $0.range.lowerBound) == change.line } ?? false
      return isIt ? [value] : values(of: change, in: value)
    }
  }

  private func inBrackets(_ value: LayoutNode, _ events: [String]) -> (range: Range<Int>, text: String)? {
    if comments.contains(where: { $0.bytes.overlaps(value.range) }) { return nil }
    return (value.range, "[" + events.joined(separator: ", ") + "]")
  }

  // MARK: Lines

  /// The lines of a block, or of a list with an item a line.
  private func rows(
    of value: LayoutNode, _ change: Change, from first: Int, mark: String
  ) -> (range: Range<Int>, text: String)? {
    let last = lines.number(at: max(value.range.lowerBound, value.range.upperBound - 1))
    guard first <= last else { return nil }
    var entries: [(comments: [String], line: String)] = []
    var comments: [String] = []
    for number in first...last {
      let line = String(decoding: lines.bytes(of: number), as: UTF8.self)
      let words = line.drop { $0 == " " }
      if words.isEmpty || words.hasPrefix("#") {
        comments.append(line)
      } else {
        guard words.hasPrefix(mark) else { return nil }
        entries.append((comments, line))
        comments = []
      }
    }
    let margins = entries.map { $0.line.prefix { $0 == " " } }
    let least = String(margins.min { $0.count < $1.count } ?? "")
    var margin = String(margins.first ?? "")
    let wanted = entries.map { words(on: $0.line, behind: least, mark, change.key) }
    var text: [String] = []
    for row in LineAlignment.rows(wanted, change.happened) {
      switch row {
      case .both(let index, _):
        text += entries[index].comments + [entries[index].line]
        margin = String(margins[index])
      case .first(let index): text += entries[index].comments
      // A tree has its own indentation.
      case .second(let index): text.append((change.key == .tree ? least : margin) + mark + change.happened[index])
      }
    }
    let whole = lines.offset(line: first, column: 1)..<lines.end(of: last)
    return (whole, (text + comments).joined(separator: lines.lineBreak))
  }

  /// The words of a line, as the trace tells them.
  private func words(on line: String, behind least: String, _ mark: String, _ key: ExpectationKey) -> String {
    if key == .tree { return String(line.dropFirst(least.count)) }
    var text = line.drop { $0 == " " }.dropFirst(mark.count)
    if !mark.isEmpty, let comment = text.firstRange(of: " #") { text = text[..<comment.lowerBound] }
    let event = text.bare
    guard case .event(let pattern) = EventText.read(event) else { return event }
    return pattern.text
  }
}

extension Substring {
  /// Without blanks and quotes around it.
  fileprivate var bare: String {
    let surrounding: Set<Character> = [" ", "\t", "\"", "'"]
    var text = drop { surrounding.contains($0) }
    while let last = text.last, surrounding.contains(last) { text.removeLast() }
    return String(text)
  }
}
