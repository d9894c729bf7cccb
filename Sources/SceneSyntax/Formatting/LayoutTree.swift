internal import SceneBasics

/// Makes layout nodes of a tape. libyaml gives the nodes and their starts; the source gives the rest.
struct LayoutTree {
  private let tape: EventTape
  private let source: [UInt8]
  private let lines: LayoutLines

  init(tape: EventTape, lines: LayoutLines) {
    self.tape = tape
    source = tape.source
    self.lines = lines
  }

  /// The whole document.
  var root: LayoutNode { node(at: 0, in: 0) }

  /// - Parameters:
  ///   - index: The node's place on the tape.
  ///   - indentation: How far in the block stands that holds the node.
  private func node(at index: Int, in indentation: Int) -> LayoutNode {
    switch tape.kind(at: index) {
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: scalar(at: index, in: indentation)
    case .alias, .unusable: alias(at: index)
    case .sequence, .mapping: collection(at: index)
    }
  }

  // MARK: Text

  private func scalar(at index: Int, in indentation: Int) -> LayoutNode {
    let kind = tape.kind(at: index)
    var start = tape.sourceOffset(at: index)
    var anchor: Range<Int>?
    let column = Int(tape.span(at: index).column)
    if kind == .plain, tape.text(at: index).isEmpty, start < source.count, source[start] == 0x26 {
      // `&a` alone names something empty.
      let name = anchorName(at: start)
      return LayoutNode(form: .empty, anchor: name, range: name, column: column)
    }
    if start < source.count, source[start] == 0x26 {
      let name = anchorName(at: start)
      anchor = name
      start = passLayout(from: name.upperBound)
    } else if let name = anchorName(before: start) {
      anchor = name
    }
    let first = anchor?.lowerBound ?? start
    switch kind {
    case .literal, .folded:
      let (head, lines, end) = block(
        at: start, in: indentation, isEmpty: tape.text(at: index).allSatisfy { $0 == 0x0A })
      return LayoutNode(form: .block(head: head, lines: lines), anchor: anchor, range: first..<end, column: column)
    case .plain, .singleQuoted, .doubleQuoted, .sequence, .mapping, .alias, .unusable:
      let end = self.end(of: index, from: start, kind)
      let line = Int(tape.span(at: index).line)
      let form: LayoutNode.Form = start == end ? .empty : text(start..<end, from: line)
      return LayoutNode(form: form, anchor: anchor, range: first..<end, column: column)
    }
  }

  private func alias(at index: Int) -> LayoutNode {
    let span = tape.span(at: index)
    let start = lines.offset(line: Int(span.line), column: Int(span.column))
    let end = anchorName(at: start).upperBound
    return LayoutNode(form: .text(start..<end), range: start..<end, column: Int(span.column))
  }

  /// Where the text that starts at a place ends.
  private func end(of index: Int, from start: Int, _ kind: TapeNodeKind) -> Int {
    switch kind {
    case .singleQuoted, .doubleQuoted: return endOfQuoted(from: start)
    case .plain where tape.isVerbatim(at: index): return start + tape.text(at: index).count
    case .plain, .literal, .folded, .sequence, .mapping, .alias, .unusable:
      // Over several lines, only blanks are read otherwise than they stand there.
      var position = start
      for byte in tape.text(at: index) where byte != 0x20 && byte != 0x0A && byte != 0x09 {
        while position < source.count, source[position] != byte { position += 1 }
        position += 1
      }
      return min(position, source.count)
    }
  }

  private func endOfQuoted(from start: Int) -> Int {
    let quote = source[start]
    var index = start + 1
    while index < source.count {
      let isEscape =
        quote == 0x22
        ? source[index] == 0x5C : source[index] == quote && index + 1 < source.count && source[index + 1] == quote
      if isEscape {
        index += 2
      } else if source[index] == quote {
        return index + 1
      } else {
        index += 1
      }
    }
    return source.count
  }

  /// Quoted or plain text; over several lines without the blanks that mean nothing there.
  ///
  /// - Parameter line: The line on which it most likely starts.
  private func text(_ range: Range<Int>, from line: Int) -> LayoutNode.Form {
    if lines.line(line, holds: range) { return .text(range) }
    let all = lines.split(range)
    guard all.count > 1 else { return .text(all.first?.indices ?? range) }
    let trimmed = all.enumerated().map { number, line in
      var line = line
      if number > 0 { line = line.drop { $0 == 0x20 || $0 == 0x09 } }
      guard number < all.count - 1 else { return line.indices }
      // A blank behind a backslash is text.
      while let last = line.last, last == 0x20 || last == 0x09, line.dropLast().last != 0x5C { line.removeLast() }
      return line.indices
    }
    return .lines(trimmed)
  }

  // MARK: Blocks of text

  private func block(
    at start: Int, in indentation: Int, isEmpty: Bool
  ) -> (head: String, lines: [ArraySlice<UInt8>], end: Int) {
    let number = lines.number(at: start)
    let head = lines.bytes(of: number).suffix(from: start).prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x23 }
    let explicit = head.first { (0x31...0x39).contains($0) }.map { Int($0) - 0x30 }
    let keepsEnd = head.contains(0x2B)
    var below: [ArraySlice<UInt8>] = []
    var inner: Int? = explicit.map { indentation + $0 }
    for line in (number + 1)..<max(number + 1, lines.count + 1) {
      let text = lines.bytes(of: line)
      let spaces = text.prefix { $0 == 0x20 }.count
      if spaces < text.count {
        let least = inner ?? spaces
        inner = least
        if isEmpty || spaces < least { break }
      }
      below.append(text)
    }
    let reachesEnd = number + below.count == lines.count
    // Without text only the line breaks count, and those only if they are kept.
    if isEmpty { below = keepsEnd ? below.map { $0.prefix(0) } : [] }
    var contents = below.map { $0.dropFirst(min(inner ?? 0, $0.prefix { $0 == 0x20 }.count)) }
    if !keepsEnd { while contents.last?.isEmpty == true { contents.removeLast() } }
    // The last line of a file has an end of its own only if something follows it.
    if keepsEnd, reachesEnd, contents.last?.isEmpty == true { contents.removeLast() }
    let lead = contents.first { line in line.contains { $0 != 0x20 } }
    let needsNumber = lead?.first == 0x20 || contents.prefix { $0.allSatisfy { $0 == 0x20 } }.contains { !$0.isEmpty }
    let marks = head.filter { !(0x30...0x39).contains($0) }
    let text = String(decoding: marks.prefix(1), as: UTF8.self) + (needsNumber ? "2" : "")
    return (
      text + String(decoding: marks.dropFirst(), as: UTF8.self), contents, lines.end(of: number + contents.count)
    )
  }

  // MARK: Collections

  private func collection(at index: Int) -> LayoutNode {
    let span = tape.span(at: index)
    let first = lines.offset(line: Int(span.line), column: Int(span.column))
    var anchor: Range<Int>?
    var start = first
    if source[first] == 0x26 {
      let name = anchorName(at: first)
      let next = passBlanks(from: name.upperBound)
      // In a block, what follows on the same line belongs to the first key.
      let isOwn = next >= source.count || [0x0A, 0x0D, 0x23, 0x5B, 0x7B].contains(source[next])
      if isOwn {
        anchor = name
        start = passLayout(from: next)
      }
    }
    let isFlow = start < source.count && (source[start] == 0x5B || source[start] == 0x7B)
    let isMapping = tape.kind(at: index) == .mapping
    let isOpened = isFlow && source[start] == (isMapping ? 0x7B : 0x5B)
    let column = isOwnLine(first, start) ? lines.column(of: start) : Int(span.column)
    var children: [LayoutNode] = []
    var position = index + 1
    while position < tape.next(after: index) {
      children.append(node(at: position, in: column - 1))
      position = tape.next(after: position)
    }
    var end = children.map(\.range.upperBound).max() ?? start + 1
    if isOpened {
      end = passLayout(from: children.isEmpty ? start + 1 : end, alsoPassing: [0x2C, 0x3A, 0x3F]) + 1
    }
    var form = LayoutNode.Form.sequence(children)
    if isMapping {
      form = .mapping(
        stride(from: 0, to: children.count - 1, by: 2).map { .init(key: children[$0], value: children[$0 + 1]) })
    }
    return LayoutNode(
      form: form, anchor: anchor, isFlow: isOpened, range: first..<max(end, first), column: column)
  }

  /// Whether an anchor stands on a line of its own above the collection.
  private func isOwnLine(_ first: Int, _ start: Int) -> Bool {
    first != start && lines.number(at: first) != lines.number(at: start)
  }

  // MARK: Bytes

  /// An anchor or an alias, its sign included.
  private func anchorName(at start: Int) -> Range<Int> {
    var end = start + 1
    while end < source.count, isNamePart(source[end]) { end += 1 }
    return start..<end
  }

  /// The anchor before a text on the same line.
  private func anchorName(before start: Int) -> Range<Int>? {
    var end = start
    while end > 0, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    var first = end
    while first > 0, isNamePart(source[first - 1]) { first -= 1 }
    guard first > 0, first < end, source[first - 1] == 0x26 else { return nil }
    return (first - 1)..<end
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
  }

  private func passBlanks(from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    return index
  }

  /// Passes over blanks, line breaks and comments.
  private func passLayout(from start: Int, alsoPassing others: [UInt8] = []) -> Int {
    var index = start
    while index < source.count {
      let byte = source[index]
      if byte == 0x23 {
        while index < source.count, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || others.contains(byte) {
        index += 1
      } else {
        break
      }
    }
    return index
  }
}
