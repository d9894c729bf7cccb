package import SceneBasics

/// Finds where the nodes of a tape stand. libyaml gives the nodes and their starts; the source gives the rest.
///
/// Nothing is kept of a node: a large file has millions.
package struct LayoutScan {
  let tape: EventTape
  package let source: [UInt8]
  let lines: LineTable
  private let hasAnchors: Bool

  package init(tape: EventTape, lines: LineTable) {
    self.tape = tape
    source = tape.source
    self.lines = lines
    hasAnchors = source.contains(0x26)
  }

  /// Where a node stands.
  package func place(at index: Int) -> LayoutPlace {
    let kind = tape.kind(at: index)
    switch kind {
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: return scalar(at: index, kind)
    case .alias, .unusable:
      let start = offset(of: index)
      let text = start..<anchorName(at: start).upperBound
      return LayoutPlace(index: index, form: .text, contents: text, start: start, column: column(of: index))
    case .sequence: return collection(at: index, .sequence)
    case .mapping: return collection(at: index, .mapping)
    }
  }

  /// How many nodes a collection holds directly.
  package func count(of place: LayoutPlace) -> Int { Int(tape.nodes[place.index].count) }

  /// Where a node ends.
  ///
  /// - Parameter indentation: How far in the block stands that holds the node.
  package func end(of place: LayoutPlace, in indentation: Int) -> Int {
    switch place.form {
    case .empty, .text, .lines: return place.contents.upperBound
    case .block: return block(at: place, in: indentation).end
    case .sequence, .mapping:
      var last: Int?
      var child = place.index + 1
      let end = tape.next(after: place.index)
      while child < end {
        last = max(last ?? 0, self.end(of: self.place(at: child), in: place.column - 1))
        child = tape.next(after: child)
      }
      return self.end(of: place, behind: last)
    }
  }

  /// Where a collection ends whose last node ends somewhere.
  package func end(of place: LayoutPlace, behind last: Int?) -> Int {
    let start = place.contents.lowerBound
    let end = place.isFlow ? passLayout(from: last ?? start + 1, inFlow: true) + 1 : last ?? start + 1
    return max(end, place.start)
  }

  // MARK: Text

  private func scalar(at index: Int, _ kind: TapeNodeKind) -> LayoutPlace {
    let node = tape.nodes[index]
    var start = tape.sourceOffset(at: index)
    var anchor: Range<Int>?
    if hasAnchors {
      if start < source.count, source[start] == 0x26 {
        let name = anchorName(at: start)
        // `&a` alone names something empty.
        start = kind == .plain && node.count == 0 ? name.upperBound : passLayout(from: name.upperBound)
        anchor = name
      } else {
        anchor = anchorName(before: start)
      }
    }
    var place = LayoutPlace(
      index: index, form: .text, anchor: anchor, contents: start..<start, start: anchor?.lowerBound ?? start,
      column: Int(node.column))
    switch kind {
    case .literal, .folded: place.form = .block
    case .plain, .singleQuoted, .doubleQuoted, .sequence, .mapping, .alias, .unusable:
      if anchor != nil, kind == .plain, node.count == 0 {
        place.form = .empty
      } else if tape.isVerbatim(at: index) {
        place.contents = start..<start + Int(node.count) + (kind == .plain ? 0 : 2)
        if place.contents.isEmpty { place.form = .empty }
      } else {
        place.contents = start..<end(of: index, from: start, kind)
        if place.contents.isEmpty { place.form = .empty } else if hasBreak(in: place.contents) { place.form = .lines }
      }
    }
    return place
  }

  /// Where text ends that isn't there as it is meant.
  private func end(of index: Int, from start: Int, _ kind: TapeNodeKind) -> Int {
    if kind == .singleQuoted || kind == .doubleQuoted { return endOfQuoted(from: start) }
    // Over several lines, only blanks are read otherwise than they stand there.
    var position = start
    for byte in tape.text(at: index) where byte != 0x20 && byte != 0x0A && byte != 0x09 {
      while position < source.count, source[position] != byte { position += 1 }
      position += 1
    }
    return min(position, source.count)
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

  /// Whether a part of the source takes more than one line.
  func hasBreak(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if source[index].isLineBreak { return true }
      index += 1
    }
    return false
  }

  /// Whether it is unquoted text with a sign that some reader doesn't take for text in brackets and braces: PyYAML takes
  /// a question mark for the start of a key, and ruamel's reader in C refuses a colon.
  func hasSign(_ node: LayoutPlace) -> Bool {
    tape.kind(at: node.index) == .plain && TextReading.isTextWithSign(source[node.contents])
  }

  /// Whether a node is a bare `-`. In brackets that is text.
  func isDash(_ place: LayoutPlace) -> Bool {
    place.form == .text && place.contents.count == 1 && source[place.contents.lowerBound] == 0x2D
  }

  /// Text over several lines without the blanks that mean nothing there.
  func rows(of range: Range<Int>) -> [Range<Int>] {
    let all = lines.split(range)
    return all.enumerated().map { number, line in
      var line = line
      if number > 0 { line = line.drop { $0 == 0x20 || $0 == 0x09 } }
      guard number < all.count - 1 else { return line.indices }
      // A blank behind a backslash is text.
      while let last = line.last, last == 0x20 || last == 0x09, line.dropLast().last != 0x5C { line.removeLast() }
      return line.indices
    }
  }

  // MARK: Blocks of text

  /// `|` or `>` with what follows it there, the lines below without their indentation, and where they end.
  func block(at place: LayoutPlace, in indentation: Int) -> (head: String, lines: [ArraySlice<UInt8>], end: Int) {
    let start = place.contents.lowerBound
    let isEmpty = tape.text(at: place.index).allSatisfy { $0 == 0x0A }
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

  private func collection(at index: Int, _ form: LayoutPlace.Form) -> LayoutPlace {
    let first = offset(of: index)
    var place = LayoutPlace(
      index: index, form: form, contents: first..<first, start: first, column: column(of: index))
    if source[first] == 0x26 {
      let name = anchorName(at: first)
      let next = passBlanks(from: name.upperBound)
      // In a block, what follows on the same line belongs to the first key.
      let isOwn = next >= source.count || source[next].isLineBreak || [0x23, 0x5B, 0x7B].contains(source[next])
      if isOwn {
        let start = passLayout(from: next)
        place.anchor = name
        place.contents = start..<start
        // An anchor may stand on a line of its own above the collection.
        if hasBreak(in: first..<start) { place.column = lines.column(of: start) }
      }
    }
    let start = place.contents.lowerBound
    place.isFlow = start < source.count && source[start] == (form == .mapping ? 0x7B : 0x5B)
    return place
  }

  // MARK: Bytes

  private func column(of index: Int) -> Int { Int(tape.nodes[index].column) }

  /// Where an alias or a collection starts.
  private func offset(of index: Int) -> Int {
    let node = tape.nodes[index]
    return lines.offset(line: Int(node.line), column: Int(node.column))
  }

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

  /// Passes over blanks, line breaks and comments; in brackets, over what stands between nodes too.
  private func passLayout(from start: Int, inFlow: Bool = false) -> Int {
    var index = start
    while index < source.count {
      switch source[index] {
      case 0x23: while index < source.count, !source[index].isLineBreak { index += 1 }
      case let byte where byte.isBlank || byte.isLineBreak: index += 1
      case 0x2C where inFlow, 0x3A where inFlow, 0x3F where inFlow: index += 1
      default: return index
      }
    }
    return index
  }
}
