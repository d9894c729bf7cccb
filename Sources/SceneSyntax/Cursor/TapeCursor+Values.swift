package import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Scalars as the values that a place wants.
extension TapeCursor {
  /// Text; unquoted text that some reader of YAML takes for something else is reported, and read all the same.
  package mutating func text(_ wanted: String = "text") -> Located<String>? {
    guard checkText(wanted) else { return nil }
    return Located(string, at: span)
  }

  /// Whether the value is text; reports if it isn't, or if some readers of YAML take it for something else.
  mutating func checkText(_ wanted: String) -> Bool {
    guard isScalar(wanted) else { return false }
    if kind == .plain, TextReading.isSuspect(bytes),
      let reading = TextReading.other(of: bytes)
    {
      sink.report(.ambiguousText(string, taken: reading, at: span))
    }
    // Each typographic quote starts with one of two bytes.
    if kind == .plain, let first = bytes.first, first == 0xE2 || first == 0xC2, wanted == "text" || wanted == "a name",
      let bare = Wording.withoutQuotes(aroundAllOf: string)
    {
      sink.report(.quotesAreLetters(string, bare, at: span))
    }
    checkComment()
    return true
  }

  /// Whether a scalar stands here; reports if it doesn't.
  @inline(__always) mutating func isScalar(_ wanted: String) -> Bool {
    tape.isText(at: index) || isOtherScalar(wanted)
  }

  @inline(never) private mutating func isOtherScalar(_ wanted: String) -> Bool {
    guard kind.isScalar else {
      reportUnexpected(wanted)
      return false
    }
    guard !isEmpty else {
      reportEmpty(wanted)
      return false
    }
    return true
  }

  /// One word of a closed list.
  mutating func word<Word: Vocabulary>(of vocabulary: Word.Type) -> Located<Word>? {
    guard isScalar("one of a few words") else { return nil }
    if let found = Word.table.find(bytes) {
      return Located(Word.table.words[found], at: span)
    }
    sink.report(.unknownWord(string, of: keyText, known: Word.words, at: span))
    return nil
  }

  /// One word of a list.
  mutating func word(of words: [String]) -> Located<String>? {
    guard isScalar(words.count > 8 ? "one of a few words" : Wording.either(words)) else { return nil }
    let word = string
    if words.contains(word) { return Located(word, at: span) }
    let hasPager = ["pager", "UIPageViewController", "import:"].contains {
      tape.source.firstRange(of: Array($0.utf8)) != nil
    }
    sink.report(.unknownWord(word, of: keyText, known: words, besidePager: hasPager, at: span))
    return nil
  }

  /// `true` or `false`, unquoted.
  package mutating func bool() -> Located<Bool>? {
    guard isScalar("true or false") else { return nil }
    if kind == .plain {
      if tape.reads("true", at: index) { return Located(true, at: span) }
      if tape.reads("false", at: index) { return Located(false, at: span) }
    }
    sink.report(.notABoolean(string, of: keyText, isQuoted: kind != .plain, at: span))
    return nil
  }

  /// A whole number, unquoted.
  package mutating func integer(_ wanted: String = "a whole number") -> Located<Int>? {
    guard isScalar(wanted) else { return nil }
    if kind == .plain, Decimal.isInteger(bytes), let number = Int(string) { return Located(number, at: span) }
    reportNumber(wanted, isFine: Decimal.isInteger)
    return nil
  }

  /// A whole number in a range, unquoted.
  mutating func integer(_ wanted: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = integer(wanted) else { return nil }
    if range.contains(number.value) { return number.value }
    reportNumber(wanted)
    return nil
  }

  /// A decimal number, unquoted.
  mutating func number(_ wanted: String = "a number", atLeast least: Double = -.infinity) -> Located<Double>? {
    guard isScalar(wanted) else { return nil }
    if kind == .plain, let number = Decimal.number(bytes), number >= least { return Located(number, at: span) }
    reportNumber(wanted)
    return nil
  }

  /// Seconds, unquoted.
  ///
  /// - Parameter word: What may stand there instead, for findings.
  mutating func seconds(or word: String? = nil) -> Located<Ticks>? {
    guard isScalar("seconds") else { return nil }
    if kind == .plain, Decimal.number(bytes) != nil, let ticks = Ticks(seconds: string) {
      return Located(ticks, at: span)
    }
    reportNumber("a number of seconds, up to \(Ticks.longest.seconds)" + (word.map { ", or '\($0)'" } ?? ""))
    return nil
  }

  /// Seconds, or the next turn of the main queue.
  mutating func delay() -> Located<Delay>? {
    if kind == .plain, tape.reads("turn", at: index) { return Located(.turn, at: span) }
    return seconds(or: Delay.word)?.map { .time($0) }
  }

  /// Reports that the number that is wanted doesn't stand here.
  ///
  /// - Parameter isFine: Whether digits would be what is wanted if they weren't in quotes.
  private mutating func reportNumber(
    _ wanted: String, isFine: (ArraySlice<UInt8>) -> Bool = { Decimal.number($0) != nil }
  ) {
    sink.report(
      .notANumber(
        string, of: keyText, wanted: wanted, isQuoted: kind != .plain, isNumber: isFine(bytes), at: span))
  }

  /// A list of so many numbers.
  mutating func numbers(_ count: Int, _ wanted: String, atLeast least: Double) -> [Double]? {
    guard kind == .sequence, self.count == count else {
      reportUnexpected(wanted)
      return nil
    }
    var numbers: [Double] = []
    var items = items()
    while next(&items) {
      if let number = number("a number in \(wanted)", atLeast: least) { numbers.append(number.value) }
    }
    return numbers.count == count ? numbers : nil
  }

  /// `[width, height]`.
  mutating func size() -> (Double, Double)? {
    numbers(2, "[width, height]", atLeast: 0).map { ($0[0], $0[1]) }
  }

  /// `[x, y, width, height]`.
  mutating func frame() -> [Double]? { numbers(4, "[x, y, width, height]", atLeast: -.infinity) }

  /// Reports that nothing stands here: behind a key, or behind a dash.
  private mutating func reportEmpty(_ wanted: String) {
    if let dash = dashBefore {
      sink.report(.emptyItem(of: keyText, wanted: wanted, at: dash))
    } else {
      let comment = wordOfCommentForValue
      sink.report(
        .emptyValue(of: keyText, wanted: wanted, cutOff: comment?.text, at: comment?.span ?? keySpan))
    }
  }

  /// Reports that something else is wanted here, unless what stands here was reported already.
  mutating func reportUnexpected(_ wanted: String) {
    if kind == .unusable { return }
    if isEmpty {
      reportEmpty(wanted)
    } else {
      let lacksSpace = kind == .plain && wanted.hasPrefix("a mapping") && bytes.contains(0x3A)
      // `[open]`, or `{ open }`, which is a key without a value.
      let isOnly =
        (kind == .sequence ? count == 1 : count == 2) && tape.kind(at: index + 1).isScalar
        && (kind == .sequence
          || kind == .mapping && tape.nodes[index + 2].count == 0 && tape.kind(at: index + 2).isScalar)
      sink.report(
        .unexpectedValue(
          kind, text: string, only: isOnly ? string(at: index + 1) : nil, count: count, of: keyText, wanted: wanted,
          lacksSpace: lacksSpace, hasDashes: kind == .sequence && YAMLFailure.byte(at: span, in: tape) == 0x2D, at: span
        ))
    }
  }

  /// Whether a mapping stands here; reports if it doesn't.
  package mutating func isMapping(_ wanted: String) -> Bool {
    if kind != .mapping { reportUnexpected(wanted) }
    return kind == .mapping
  }

  /// Whether a sequence stands here; reports if it doesn't.
  package mutating func isSequence(_ wanted: String) -> Bool {
    if kind != .sequence { reportUnexpected(wanted) }
    return kind == .sequence
  }
}
