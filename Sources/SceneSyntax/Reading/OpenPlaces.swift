internal import SceneBasics
internal import ScenePlan
internal import SceneYAML

/// Brackets and quotes that are open above a place where YAML stumbles: the cause is there, and not on that line.
struct OpenPlaces {
  private let tape: EventTape
  /// The brackets that are open, from the outermost on.
  private let brackets: [SourceSpan]
  private let lines: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - open: Where the collections start that have no end yet, from the outermost on.
  ///   - tape: What was read so far.
  init(_ open: [SourceSpan], in tape: EventTape) {
    self.tape = tape
    lines = tape.source.lines
    brackets = open.filter { [0x5B, 0x7B].contains(YAMLFailure.byte(at: $0, in: tape)) }
  }

  /// Whether a bracket is open that this one closes.
  func isClosed(by bracket: UInt8) -> Bool {
    let opening: UInt8 = bracket == 0x5D ? 0x5B : 0x7B
    return brackets.contains { YAMLFailure.byte(at: $0, in: tape) == opening }
  }

  /// The innermost bracket, if nothing follows, or a line below it starts something that stands in no brackets. That
  /// line isn't deeper than the bracket's own.
  ///
  /// - Parameter place: Where YAML stumbles.
  func bracket(before place: SourceSpan) -> SourceSpan? {
    guard let bracket = brackets.last else { return nil }
    if YAMLFailure.isAtEnd(place, in: tape) { return bracket }
    guard bracket.line < place.line else { return nil }
    let row = Int(bracket.line) - 1
    guard lines.indices.contains(row) else { return nil }
    let margin = OpenPlaces.margin(of: lines[row])
    let below = lines[(row + 1)...]
    let isLeft = below.prefix(Int(place.line) - row - 1).contains { line in
      OpenPlaces.margin(of: line) <= margin && OpenPlaces.startsBlock(line)
    }
    let closing: UInt8 = YAMLFailure.byte(at: bracket, in: tape) == 0x5B ? 0x5D : 0x7D
    let isClosedBelow = below.contains { $0.first { $0 != 0x20 } == closing }
    return isLeft && !isClosedBelow ? bracket : nil
  }

  /// The comment that holds what would close a bracket: `{ title: Order #5 }`. Nil if none does.
  func comment(hidingEndOf bracket: SourceSpan, before place: SourceSpan) -> SourceSpan? {
    let closing: UInt8 = YAMLFailure.byte(at: bracket, in: tape) == 0x5B ? 0x5D : 0x7D
    return comment(behind: bracket, before: place) { $0.contains(closing) }
  }

  /// The comment that begins with a word and so may be meant as text: `{ title: Order #5,`. Nil if none does.
  func comment(cuttingTextBehind bracket: SourceSpan, before place: SourceSpan) -> SourceSpan? {
    comment(behind: bracket, before: place) { text in
      text.dropFirst().first.map { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) } ?? false
    }
  }

  private func comment(
    behind bracket: SourceSpan, before place: SourceSpan, where isMeant: (ArraySlice<UInt8>) -> Bool
  ) -> SourceSpan? {
    let comment = CommentScan.comments(in: tape.source).first { comment in
      !comment.isAlone && (Int(bracket.line)...max(Int(bracket.line), Int(place.line))).contains(comment.line)
        && isMeant(tape.source[comment.bytes])
    }
    return comment.map {
      SourceSpan(line: UInt32($0.line), column: UInt32($0.column), length: 1, file: tape.file)
    }
  }

  /// The quote of the text that was read last, if that runs over lines which are keys or steps.
  var quote: SourceSpan? {
    guard tape.count > 0 else { return nil }
    let node = tape.count - 1
    guard [.singleQuoted, .doubleQuoted].contains(tape.kind(at: node)), !tape.isVerbatim(at: node) else { return nil }
    var start = tape.span(at: node)
    let row = Int(start.line) - 1
    guard lines.indices.contains(row), let offset = YAMLFailure.offset(of: start, in: tape) else { return nil }
    let quote = tape.source[offset]
    let rest = tape.source[(offset + 1)...].firstLine
    guard !rest.contains(quote), let end = tape.source[(offset + 1)...].firstIndex(of: quote) else { return nil }
    let text = tape.source[(offset + 1)..<end].lines
    guard text.dropFirst().contains(where: OpenPlaces.startsBlock) else { return nil }
    start.length = 1
    return start
  }

  private static func margin(of line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == 0x20 }.count }

  /// Whether a line starts with a dash, or with a key and its colon, and doesn't go on as lines in brackets do.
  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    let end = text.last { $0 != 0x20 }
    guard end != 0x2C,
      text.count(where: { $0 == 0x5D || $0 == 0x7D }) <= text.count(where: { $0 == 0x5B || $0 == 0x7B })
    else { return false }
    if text.starts(with: [0x2D, 0x20]) { return true }
    let key = text.prefix { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x2D
    }
    let rest = text.dropFirst(key.count)
    guard !key.isEmpty, rest.first == 0x3A else { return false }
    let next = rest.dropFirst().first
    return next == nil || next == 0x20
  }
}

/// The marks that a merge leaves in a file where two versions differ.
enum MergeConflict {
  /// The first of them; nil if the file has none.
  static func mark(in source: [UInt8], file: FileID) -> SourceSpan? {
    let lines = source.lines
    let row = lines.firstIndex { line in
      [0x3C, 0x3E].contains { isMark(line, of: $0) } || line.elementsEqual(repeatElement(0x3D, count: 7))
    }
    guard let row else { return nil }
    return SourceSpan(line: UInt32(row + 1), column: 1, length: 7, file: file)
  }

  private static func isMark(_ line: ArraySlice<UInt8>, of sign: UInt8) -> Bool {
    line.prefix(7).elementsEqual(repeatElement(sign, count: 7)) && (line.count == 7 || line.dropFirst(7).first == 0x20)
  }
}
