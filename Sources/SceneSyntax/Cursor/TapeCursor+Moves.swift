internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Fixes that move an entry to where it belongs.
extension TapeCursor {
  /// Moves an answer or a callback that stands on a controller under its `overrides`; nil if it isn't plain how.
  func moveToOverrides(_ entries: Entries) -> Fix? {
    guard isOverride(key) else { return nil }
    let title = "move '\(string(at: key))' under 'overrides'"
    let before = keys(of: entries.mapping).prefix { $0 != key }
    // Those that follow are moved in their turn.
    guard !before.contains(where: isOverride) else { return nil }
    let moved = key
    guard let overrides = tape.value(of: "overrides", in: entries.mapping) else {
      if let extent = oneLine(from: moved), extent.isInBraces {
        return Fix(title, [TextEdit(extent.start, by: "overrides: { "), TextEdit(extent.end, by: " }")])
      }
      guard var fix = shift(title, in: entries.mapping, by: 2, where: { $0 == moved }), !fix.edits.isEmpty else {
        return nil
      }
      let margin = String(repeating: " ", count: Int(tape.span(at: moved).column) - 1)
      fix.edits[0].replacement = margin + "overrides:\n" + fix.edits[0].replacement
      return fix
    }
    let (outer, inner) = (tape.span(at: overrides.key), tape.span(at: overrides.node))
    guard before.last == overrides.key, tape.kind(at: overrides.node) == .mapping, inner.line > outer.line,
      inner.column == outer.column + 2
    else { return nil }
    return shift(title, in: entries.mapping, by: 2) { $0 == moved }
  }

  /// The entries behind `segues` or `overrides` that belong under it and stand in its column; empty if there are none.
  func childrenBeside(_ entries: Entries) -> (keys: [Int], fix: Fix?) {
    let isOfOverrides = tape.reads("overrides", at: entries.key)
    var keys: [Int] = []
    for node in self.keys(of: entries.mapping).drop(while: { $0 <= entries.key }) {
      let value = tape.next(after: node)
      let isChild =
        isOfOverrides
        ? isOverride(node)
        : tape.kind(at: value) == .mapping && tape.nodes[value].count > 0
          && SegueVerb.table.find(tape.text(at: value + 1)) != nil
      guard isChild, ControllerKey.table.find(tape.text(at: node)) == nil,
        tape.span(at: node).column == tape.span(at: entries.key).column
      else { break }
      keys.append(node)
    }
    return (keys, shift("indent it", in: entries.mapping, by: 2) { keys.contains($0) })
  }

  /// Names the tab that a number means: with the tabs `home` and `detail`, `selectedIndex: 1` is `selected: detail`.
  /// Nil if the number isn't plainly one of a tab.
  func selection(_ entries: Entries) -> Fix? {
    guard tape.reads("selectedIndex", at: key), tape.value(of: "selected", in: entries.mapping) == nil,
      kind == .plain, let index = Decimal.integer(bytes), index >= 0,
      let tabs = tape.value(of: "tabs", in: entries.mapping)?.node, tape.kind(at: tabs) == .sequence
    else { return nil }
    var names: [String] = []
    var node = tabs + 1
    while node < tape.next(after: tabs) {
      guard tape.kind(at: node) == .plain else { return nil }
      names.append(string(at: node))
      node = tape.next(after: node)
    }
    guard index < names.count, names.count(where: { $0 == names[index] }) == 1 else { return nil }
    return Fix(
      "write 'selected: \(names[index])'",
      [TextEdit(keySpan, by: "selected", instead: keyText), TextEdit(span, by: names[index], instead: string)])
  }

  /// The properties of an object of UIKit's that are keys of the controller here:
  /// `sheetPresentationController: { detents: [medium] }`. Nil if something else stands here.
  func propertiesOfAnObject(in entries: Entries) -> (text: String, keys: [String], fix: Fix?)? {
    // A word in small letters may be an id: `detail: { title: Detail }`.
    let mayBeID = !keyText.contains { $0.isUppercase } && keyText != "sheet" && keyText != "popover"
    guard kind == .mapping, count > 0, !mayBeID, !WordLeads.leads(of: keyText).isEmpty else { return nil }
    let own = keys(of: index).map { string(at: $0) }
    let beside = keys(of: entries.mapping).map { string(at: $0) }
    guard own.allSatisfy({ ControllerKey(rawValue: $0) != nil && !beside.contains($0) }) else { return nil }
    // Another object, with a key of that name.
    if (keysOfFixes[tape.span(at: entries.mapping)] ?? []).contains(where: own.contains) { return nil }
    guard let extent = oneLine(from: key), tape.source[extent.value.lowerBound] == 0x7B else {
      return ("\(own[0]): …", own, nil)
    }
    let inside = tape.source[extent.value].dropFirst().dropLast()
    let text = String(
      String(decoding: inside, as: UTF8.self).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    guard extent.isInBraces || own.count == 1 else { return (text, own, nil) }
    let edit = TextEdit(
      file: extent.start.file, from: .init(line: Int(extent.start.line), column: Int(extent.start.column)),
      to: .init(line: Int(extent.end.line), column: Int(extent.end.column)), by: text)
    return (text, own, Fix("leave '\(keyText)' out", [edit]))
  }

  /// The dash of a list directly before a node; nil if none stands there.
  func dash(before node: Int) -> SourceSpan? {
    let (span, offset) = (tape.span(at: node), tape.sourceOffset(at: node))
    guard tape.kind(at: node) == .plain, span.column > 2, offset >= 2, tape.source[offset - 1] == 0x20,
      tape.source[offset - 2] == 0x2D
    else { return nil }
    return SourceSpan(line: span.line, column: span.column - 2, length: 1, file: span.file)
  }

  /// The dash before an empty item; nil if the value here isn't one.
  var dashBefore: SourceSpan? {
    let (span, offset) = (span, tape.sourceOffset(at: index))
    guard tape.nodes[index].count == 0, span.column > 1, offset >= 1, tape.source[offset - 1] == 0x2D else {
      return nil
    }
    return SourceSpan(line: span.line, column: span.column - 1, length: 1, file: span.file)
  }

  /// Whether a node stands in brackets, behind a comma or the bracket itself.
  func isInBrackets(_ node: Int) -> Bool {
    let before = tape.source[..<tape.sourceOffset(at: node)].last { $0 != 0x20 && !$0.isLineBreak }
    return before == 0x2C || before == 0x5B
  }

  private func isOverride(_ node: Int) -> Bool {
    let word = string(at: node)
    return AnswerKey(rawValue: word) != nil || Callback.overridden(by: word) != nil
  }

  /// The nodes of a mapping's keys.
  private func keys(of mapping: Int) -> [Int] {
    var keys: [Int] = []
    var node = mapping + 1
    while node < tape.next(after: mapping) {
      keys.append(node)
      node = tape.next(after: tape.next(after: node))
    }
    return keys
  }

  /// Indents entries of the file by two, each with the lines that belong to it.
  ///
  /// - Parameter lines: Where the entries start.
  func indentation(ofEntriesAt lines: [Int]) -> Fix? {
    let source = tape.source.lines
    let starts = Set(lines)
    var isInside = false
    var edits: [TextEdit] = []
    for (index, line) in source.enumerated() {
      guard let first = line.first else { continue }
      if starts.contains(index + 1) {
        isInside = true
      } else if first != 0x20, first != 0x23, first != 0x2D {
        isInside = false
      }
      guard isInside else { continue }
      let place = TextEdit.Position(line: index + 1, column: 1)
      edits.append(TextEdit(file: tape.file, from: place, to: place, by: "  "))
    }
    return edits.isEmpty ? nil : Fix("indent the controllers", edits)
  }

  /// The start and the end of an entry that stands on one line.
  struct LineExtent {
    var start: SourceSpan
    var end: SourceSpan
    /// The bytes of the value.
    var value: Range<Int>
    /// Whether it is an entry of a mapping in braces.
    var isInBraces: Bool
  }

  /// The start and the end of an entry; nil unless it stands on one line.
  func oneLine(from key: Int) -> LineExtent? {
    let node = tape.next(after: key)
    guard tape.kind(at: key) == .plain, tape.isVerbatim(at: key), node < tape.nodes.count else { return nil }
    let (start, value) = (tape.span(at: key), tape.span(at: node))
    guard start.line == value.line, tape.kind(at: node) != .alias else { return nil }
    let source = tape.source
    var (offset, column) = (tape.sourceOffset(at: key), start.column)
    while column < value.column, offset < source.count {
      offset += 1
      while offset < source.count, source[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    let first = offset
    guard let end = first < source.count ? self.end(ofValueAt: first, node) : first else { return nil }
    while offset < end {
      offset += 1
      while offset < end, source[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    let before = source[..<tape.sourceOffset(at: key)].last { $0 != 0x20 }
    let place = SourceSpan(line: start.line, column: start.column, length: 0, file: start.file)
    return LineExtent(
      start: place, end: SourceSpan(line: start.line, column: column, length: 0, file: start.file),
      value: first..<end, isInBraces: before == 0x7B || before == 0x2C)
  }

  private func end(ofValueAt start: Int, _ node: Int) -> Int? {
    let source = tape.source
    switch tape.kind(at: node) {
    case .plain, .singleQuoted, .doubleQuoted:
      guard tape.isVerbatim(at: node) else { return nil }
      return start + tape.text(at: node).count + (tape.kind(at: node) == .plain ? 0 : 2)
    case .sequence, .mapping:
      guard source[start] == 0x5B || source[start] == 0x7B else { return nil }
      var depth = 0
      var quote: UInt8?
      for index in start..<source.count {
        let byte = source[index]
        if byte.isLineBreak { return nil }
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == 0x22 || byte == 0x27 {
          quote = byte
        } else if byte == 0x5B || byte == 0x7B {
          depth += 1
        } else if byte == 0x5D || byte == 0x7D {
          depth -= 1
          if depth == 0 { return index + 1 }
        }
      }
      return nil
    case .literal, .folded, .alias, .unusable: return nil
    }
  }
}
