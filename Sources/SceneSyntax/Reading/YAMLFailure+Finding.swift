internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// The finding about a place where libyaml stops, in the words of scenes.
extension YAMLFailure {
  /// The failure in our words.
  func diagnostic(in tape: EventTape) -> Diagnostic {
    isOutOfMemory ? .outOfMemory(at: place) : isReading ? unreadable(in: tape) : broken(in: tape)
  }

  private func unreadable(in tape: EventTape) -> Diagnostic {
    var offset = offset
    // A sequence that breaks off is shown where it starts.
    if problem.contains("trailing") {
      while offset > 0, tape.source[offset - 1] & 0xC0 == 0x80 { offset -= 1 }
      offset = max(0, offset - 1)
    }
    if YAMLFailure.isNoText(tape.source) { return .noText(in: tape.file) }
    let span = LineTable(tape.source).span(at: offset, in: tape.file)
    if problem.contains("control characters") {
      return .forbiddenCharacter(UInt32(truncatingIfNeeded: value), at: span)
    }
    return .notUTF8(byte: offset < tape.source.count ? tape.source[offset] : nil, at: span)
  }

  /// Whether the start of a file has so many control characters that it can't be a text.
  private static func isNoText(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1024)
    let odd = start.count { $0 < 0x20 && $0 != 0x09 && !$0.isLineBreak }
    return odd > 7 && odd * 20 > start.count
  }

  private func broken(in tape: EventTape) -> Diagnostic {
    let span = YAMLFailure.clamped(place, in: tape)
    let start = YAMLFailure.clamped(contextPlace, in: tape)
    let next = YAMLFailure.byte(at: span, in: tape)
    if let mark = MergeConflict.mark(in: tape.source, file: tape.file) { return .mergeConflict(at: mark) }
    if problem.contains("unexpected end of stream"), context.contains("quoted") { return .unclosed("quote", at: start) }
    let opened = OpenPlaces(open, in: tape)
    if let bracket = opened.bracket(before: place) {
      return .unclosed(
        YAMLFailure.byte(at: bracket, in: tape) == 0x5B ? "'['" : "'{'", at: bracket,
        hiddenBy: opened.comment(hidingEndOf: bracket, before: place)
          ?? opened.comment(cuttingTextBehind: bracket, before: place))
    }
    if let quote = opened.quote { return .unclosed("quote", at: quote) }
    if let next, [0x5D, 0x7D].contains(next), !opened.isClosed(by: next) {
      return .closesNothing(String(UnicodeScalar(next)), at: span)
    }
    if problem.contains("tab character") {
      return .tabInIndentation(at: span, fix: fixes(at: span, in: tape)?.spacesForTabs)
    }
    if problem.contains("cannot start any token") {
      if next == 0x09 { return .tabInIndentation(at: span, fix: fixes(at: span, in: tape)?.spacesForTabs) }
      return reserved(next.map { String(UnicodeScalar($0)) } ?? "", at: span, in: tape)
    }
    if problem.contains("unexpected end of stream") || problem.contains("unexpected document indicator") {
      return context.contains("quoted") ? .unclosed("quote", at: start) : .brokenYAML(.end, at: span)
    }
    let lines = tape.source.lines.map { Array($0) }
    if let comment = ForeignComment(at: span, lines: lines) { return .foreignComment(comment) }
    if problem.contains("',' or ']'") || problem.contains("',' or '}'") {
      let isSequence = problem.contains("]")
      if YAMLFailure.isAtEnd(place, in: tape) { return .unclosed(isSequence ? "'['" : "'{'", at: start) }
      let signs = EqualsSigns(onLine: span.line, before: span.column, lines: lines, file: tape.file)
      if !isSequence, let signs { return .equalsSigns(signs) }
      return .missingComma(
        close: isSequence ? "]" : "}", opened: start, isColon: isSecondColon(at: span, in: tape),
        comment: opened.comment(cuttingTextBehind: start, before: span),
        isApostrophe: isBehindQuote(span, in: tape), at: span)
    }
    if problem.contains("mapping values are not allowed") {
      if let line = numberedLine(at: span, in: tape) { return line }
      if let signature = signature(at: span, lines: lines) { return signature }
      if let key = keyWithoutSpace(above: span, lines: lines) { return .missingColon(at: key) }
      if let signs = equalsSigns(above: span, lines: lines) { return .equalsSigns(signs) }
      if let (key, place) = keyWithoutColon(above: span, lines) { return .missingColon(ofKey: key, at: place) }
      let names = DeclaredNames(in: tape.source)
      if let object = object(at: span, lines: lines, in: names) { return object }
      if let brackets = roundBrackets(at: span, lines: lines) { return brackets }
      return DeepLine(at: span, lines: lines).map { .deepLine($0) }
        ?? LineOfOptions(at: span, lines: lines).map { .lineOfOptions($0) }
        ?? LineOfKeys(at: span, lines: lines, in: names).map { .lineOfKeys($0) } ?? .strayColon(at: span)
    }
    if problem.contains("expected ':'") {
      let signs = EqualsSigns(onLine: start.line, lines: lines, file: tape.file)
      return numberedLine(at: start, in: tape) ?? callInObjectiveC(at: start, in: tape)
        ?? signs.map { .equalsSigns($0) }
        ?? keyWithoutColon(onLine: Int(start.line) - 1, of: lines, file: tape.file)
        .map { .missingColon(ofKey: $0.key, at: $0.place) } ?? .missingColon(at: start)
    }
    if problem.contains("escape") || problem.contains("hexdecimal") { return .brokenYAML(.escape, at: span) }
    if problem.contains("expected key"), next == 0x3A { return .brokenYAML(.key, at: span) }
    if problem.contains("'-' indicator") || problem.contains("expected key")
      || problem.contains("block sequence entries are not allowed")
    {
      if problem.contains("block sequence"), isBehindKey(span, in: tape) { return .listBehindKey(at: span) }
      return ShiftedLine(at: span, in: tape).map { .shiftedLine($0) }
        ?? .wrongIndentation(
          opened: start.line < span.line ? start : nil, isInBraces: next == 0x7B && span.column > 1,
          above: lineAbove(span, in: tape), at: span)
    }
    if problem.contains("node content") {
      if let next, [0x25, 0x40, 0x60].contains(next) {
        return reserved(String(UnicodeScalar(next)), at: span, in: tape)
      }
      return .brokenYAML(.content, at: span)
    }
    if problem.contains("<document start>") { return .wrongIndentation(opened: nil, at: span) }
    if context.contains("directive") || problem.contains("directive") || problem.contains("incompatible") {
      return .brokenYAML(.directive, at: span)
    }
    if context.contains("tag") || problem.contains("tag handle") { return .tag(at: span) }
    if context.contains("alias"), YAMLFailure.byte(at: start, in: tape) == 0x2A {
      return .brokenYAML(.wildcard, at: start)
    }
    if context.contains("anchor") || context.contains("alias") { return .brokenYAML(.anchor, at: span) }
    if context.contains("block scalar") { return .brokenYAML(.block, at: span) }
    return .brokenYAML(.other, at: span)
  }

  /// The finding about a line of a numbered list; nil if no number stands at its start.
  private func numberedLine(at span: SourceSpan, in tape: EventTape) -> Diagnostic? {
    guard let line = tape.source.lines.dropFirst(Int(span.line) - 1).first else { return nil }
    let margin = line.prefix { $0 == 0x20 }.count
    let text = String(decoding: line.dropFirst(margin), as: UTF8.self)
    guard let step = Diagnostic.unnumbered(text) else { return nil }
    return .numberedLine(
      step,
      at: SourceSpan(
        line: span.line, column: UInt32(margin + 1), length: UInt32(text.prefix { $0 != " " }.count), file: span.file))
  }

  /// Whether a colon stands behind text that is the value of a key already: `{ title: Don't: stop }`.
  /// Whether a letter follows what was taken for the end of a text in single quotes.
  private func isBehindQuote(_ span: SourceSpan, in tape: EventTape) -> Bool {
    guard let offset = YAMLFailure.offset(of: span, in: tape), offset > 0, tape.source[offset - 1] == 0x27 else {
      return false
    }
    return (0x61...0x7A).contains(tape.source[offset] | 0x20)
  }

  private func isSecondColon(at span: SourceSpan, in tape: EventTape) -> Bool {
    guard let offset = YAMLFailure.offset(of: span, in: tape), tape.source[offset] == 0x3A else { return false }
    let text = tape.source[..<offset].reversed().prefix { ![0x0A, 0x7B, 0x2C].contains($0) }
    return text.contains(0x3A)
  }

  /// The `=` for a colon behind a key on the line above, as in `initial = home`: the line is read as text.
  private func equalsSigns(above span: SourceSpan, lines: [[UInt8]]) -> EqualsSigns? {
    guard let index = lines.prefix(Int(span.line) - 1).lastIndex(where: { $0.contains { $0 > 0x20 } }),
      !lines[index].contains(0x7B)
    else { return nil }
    return EqualsSigns(onLine: UInt32(index + 1), lines: lines, file: span.file)
  }

  /// The key on the line above whose colon has no space behind it, as in `title:Home`: it is read as text.
  private func keyWithoutSpace(above span: SourceSpan, lines: [[UInt8]]) -> SourceSpan? {
    guard let index = lines.prefix(Int(span.line) - 1).lastIndex(where: { $0.contains { $0 > 0x20 } }) else {
      return nil
    }
    var rest = lines[index][...]
    while rest.first == 0x20 || rest.starts(with: [0x2D, 0x20]) { rest = rest.dropFirst() }
    let key = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
    let text = rest.dropFirst(key.count).dropFirst()
    guard !key.isEmpty, rest.dropFirst(key.count).first == 0x3A, let first = text.first, first > 0x20, first != 0x3A,
      !text.dropFirst().contains(where: { $0 == 0x3A || $0 == 0x23 })
    else { return nil }
    return SourceSpan(
      line: UInt32(index + 1), column: UInt32(key.startIndex + 1), length: UInt32(key.count), file: span.file)
  }

  /// The key on the line above that has a blank for its colon, as in `scene Home` and `title Home`: the line is read as
  /// text, up to the key of this line. Both start in one column.
  private func keyWithoutColon(above span: SourceSpan, _ lines: [[UInt8]]) -> (key: String, place: SourceSpan)? {
    let margin = lines[min(Int(span.line), lines.count) - 1].prefix { $0 == 0x20 }.count
    guard let index = lines.prefix(Int(span.line) - 1).lastIndex(where: { $0.contains { $0 > 0x20 } }),
      lines[index].prefix(while: { $0 == 0x20 }).count == margin
    else { return nil }
    return keyWithoutColon(onLine: index, of: lines, file: span.file)
  }

  /// The key that starts a line, with a blank for its colon and something behind that.
  private func keyWithoutColon(
    onLine index: Int, of lines: [[UInt8]], file: FileID
  ) -> (key: String, place: SourceSpan)? {
    guard lines.indices.contains(index) else { return nil }
    let margin = lines[index].prefix { $0 == 0x20 }.count
    let word = lines[index].dropFirst(margin).prefix { $0 != 0x20 }
    let isKey =
      margin == 0
      ? SceneKey.table.find(word) != nil : ControllerKey.table.find(word) != nil || StepKey.table.find(word) != nil
    guard isKey, lines[index].dropFirst(margin + word.count).contains(where: { $0 != 0x20 }) else { return nil }
    return (
      String(decoding: word, as: UTF8.self),
      SourceSpan(line: UInt32(index + 1), column: UInt32(margin + 1), length: UInt32(word.count), file: file)
    )
  }

  /// The nearest line above a place with something on it that starts with another number of blanks.
  private func lineAbove(_ span: SourceSpan, in tape: EventTape) -> (line: Int, blanks: Int)? {
    let lines = tape.source.lines.prefix(Int(span.line) - 1)
    guard let index = lines.lastIndex(where: { line in line.contains { $0 > 0x20 } }) else { return nil }
    let blanks = lines[index].prefix { $0 == 0x20 }.count
    return blanks == Int(span.column) - 1 ? nil : (index + 1, blanks)
  }

  /// The finding about `-[list viewDidAppear:]` where an event belongs; nil if no such call stands there.
  private func callInObjectiveC(at span: SourceSpan, in tape: EventTape) -> Diagnostic? {
    guard let offset = YAMLFailure.offset(of: span, in: tape), offset > 1, tape.source[offset - 1] == 0x5B,
      tape.source[offset - 2] == 0x2D, span.column > 2
    else { return nil }
    let call = "-[" + String(decoding: tape.source[offset...].prefix { $0 != 0x5D && $0 != 0x0A }, as: UTF8.self) + "]"
    guard EventText.ofObjectiveC(call) != nil else { return nil }
    let length = UInt32(call.unicodeScalars.count)
    return .malformedEvent(
      call, at: SourceSpan(line: span.line, column: span.column - 2, length: length, file: span.file))
  }

  /// Whether a key and its colon stand directly before a place.
  private func isBehindKey(_ span: SourceSpan, in tape: EventTape) -> Bool {
    guard let offset = YAMLFailure.offset(of: span, in: tape) else { return false }
    return tape.source[..<offset].reversed().first { $0 != 0x20 } == 0x3A
  }

  private func reserved(_ character: String, at span: SourceSpan, in tape: EventTape) -> Diagnostic {
    if let offset = YAMLFailure.offset(of: span, in: tape) {
      let word = String(decoding: tape.source[offset...].prefix { $0 > 0x20 }, as: UTF8.self)
      let key = tape.source[..<offset].split { $0 == 0x0A || $0 == 0x20 || $0 == 0x7B || $0 == 0x2C }.last ?? []
      let takesText = LineOfKeys.takesAnyText(String(decoding: key.dropLast(), as: UTF8.self))
      let names = DeclaredNames(in: tape.source)
      if !takesText, names.has(word.dropFirst()) { return .signBeforeName(word, at: span) }
    }
    let quotes = YAMLFailure.offset(of: span, in: tape).flatMap { fixes(at: span, in: tape)?.quotes(from: $0) }
    return .reservedCharacter(character, at: span, fix: quotes)
  }

  private func fixes(at span: SourceSpan, in tape: EventTape) -> ReadingFixes? {
    YAMLFailure.offset(of: span, in: tape).map { ReadingFixes(at: span, offset: $0, in: tape.source) }
  }

  /// A place, but not behind the last line that has something on it.
  private static func clamped(_ span: SourceSpan, in tape: EventTape) -> SourceSpan {
    guard isAtEnd(span, in: tape) else { return span }
    var last = tape.source.count
    while last > 0, tape.source[last - 1].isBlank || tape.source[last - 1].isLineBreak { last -= 1 }
    var end = LineTable(tape.source).span(at: last, in: tape.file)
    end.length = 0
    return min(end, span)
  }

  /// Whether nothing but blanks and line breaks follows.
  static func isAtEnd(_ span: SourceSpan, in tape: EventTape) -> Bool {
    guard let offset = offset(of: span, in: tape) else { return true }
    return tape.source[offset...].allSatisfy { $0.isBlank || $0.isLineBreak }
  }

  static func byte(at span: SourceSpan, in tape: EventTape) -> UInt8? {
    offset(of: span, in: tape).map { tape.source[$0] }
  }

  /// The byte at a place, counted from the start of the file; nil if it is their end.
  static func offset(of span: SourceSpan, in tape: EventTape) -> Int? {
    let offset = LineTable(tape.source).offset(line: Int(span.line), column: Int(span.column))
    return offset < tape.source.count ? offset : nil
  }
}
