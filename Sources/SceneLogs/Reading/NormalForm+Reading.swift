internal import ScenePlan

extension NormalForm {
  /// The event of a line in the normal form, or in our own trace; nil for any other line.
  static func event(on line: LogLine) -> (event: ReadEvent, time: Ticks?)? {
    var cursor = NormalCursor(line)
    return cursor.event()
  }

  private static let messages = Dictionary(uniqueKeysWithValues: UIKitMessage.allCases.map { ("\($0)", $0) })

  static func message(_ name: String) -> UIKitMessage? { messages[name] }

  /// A line that begins with `@`: its word, a name behind it, and the words behind that.
  typealias Directive = (word: String, name: String?, range: Range<Int>, words: [(text: String, range: Range<Int>)])

  /// The directive of a line; nil for any other line.
  static func directive(on line: LogLine) -> Directive? {
    var cursor = NormalCursor(line)
    return cursor.directive()
  }
}

/// Reads a line of the normal form from its start to its end.
struct NormalCursor {
  private let line: LogLine
  private var index: Int

  init(_ line: LogLine) {
    self.line = line
    index = line.skippingBlanks(from: line.range.lowerBound)
  }

  mutating func event() -> (event: ReadEvent, time: Ticks?)? {
    let isDescribed = take(0x3C)
    guard let (name, isQuoted) = name(), name.utf8.count <= NormalForm.longestName else { return nil }
    var address: UInt64 = 0
    if isDescribed {
      guard line.has(": 0x", at: index) else { return nil }
      index += 4
      let digits = word { LogLine.isLetter($0) }
      guard let number = UInt64(line.text(digits), radix: 16), number > 0, take(0x3E) else { return nil }
      address = number
    }
    guard take(0x2E) else { return nil }
    let range = word { LogLine.isLetter($0) || $0 == 0x2E }
    let text = line.text(range)
    var event: ReadEvent
    if name == NormalForm.uikit, !isQuoted {
      guard let message = NormalForm.message(text) else { return nil }
      event = ReadEvent(kind: .message(message), range: range)
    } else {
      guard let callback = Callback(rawValue: text) else { return nil }
      let isApp = name == NormalForm.app && !isQuoted
      guard isApp == (callback.group == .app) else { return nil }
      event = ReadEvent(kind: .callback(callback), name: isApp ? nil : name, address: address, range: range)
      if !isQuoted { event.separateNumber() }
    }
    guard readArgument(&event) else { return nil }
    event.range = range.lowerBound..<index
    var time: Ticks?
    if line.has(" @", at: index) {
      index += 2
      time = Ticks(seconds: line.text(word { (0x30...0x39).contains($0) || $0 == 0x2E }))
      guard time != nil else { return nil }
    }
    return line.skippingBlanks(from: index) == line.range.upperBound ? (event, time) : nil
  }

  mutating func directive() -> NormalForm.Directive? {
    let start = index
    guard take(0x40) else { return nil }
    _ = word { LogLine.isLetter($0) }
    let range = start..<index
    let text = line.text(range)
    guard [NormalForm.callbacks, NormalForm.class, NormalForm.log].contains(text) else { return nil }
    index = line.skippingBlanks(from: index)
    var found: String?
    if text == NormalForm.class {
      guard let (name, _) = name(), take(0x3A) else { return (text, nil, range, []) }
      found = name
    }
    var words: [(String, Range<Int>)] = []
    while true {
      while index < line.range.upperBound, NormalCursor.separates(line[index]) { index += 1 }
      if index >= line.range.upperBound { return (text, found, range, words) }
      let range = word { !NormalCursor.separates($0) }
      words.append((line.text(range), range))
    }
  }

  /// Whether a byte stands between the words of a header: a blank, a comma, or a mark of a list in JSON.
  private static func separates(_ byte: UInt8) -> Bool { byte <= 0x20 || [0x2C, 0x5B, 0x5D, 0x22].contains(byte) }

  // MARK: Parts

  private mutating func readArgument(_ event: inout ReadEvent) -> Bool {
    guard take(0x28) else { return true }
    if take(0x29) {
      guard case .message = event.kind else { return false }
      event.argument = .texts([])
      return true
    }
    var texts: [String] = []
    var isQuoted = false
    repeat {
      isQuoted = line[index] == 0x22
      guard let text = isQuoted ? string() : line.text(word { $0 != 0x29 && $0 != 0x28 && $0 != 0x22 && $0 > 0x1F })
      else {
        return false
      }
      texts.append(text)
    } while isQuoted && takeSeparator()
    guard take(0x29) else { return false }
    if case .message = event.kind {
      event.argument = .texts(texts)
    } else if isQuoted {
      event.argument = .text(texts[0])
      if texts.count > 1 { return false }
    } else if let argument = NormalCursor.argument(texts[0]) {
      event.argument = argument
    } else {
      return false
    }
    if case .callback(let callback) = event.kind, callback.group == .appearance {
      if case .flag = event.argument { return true }
      return false
    }
    return true
  }

  /// An argument without quotes; nil for labels of a selector.
  private static func argument(_ text: String) -> LoggedArgument? {
    switch text {
    case "true": .flag(true)
    case "false": .flag(false)
    case "nil": .nothing
    default: text.contains(":") && !text.hasPrefix("<") ? nil : .text(text)
    }
  }

  private mutating func takeSeparator() -> Bool {
    guard line.has(", ", at: index) else { return false }
    index += 2
    return true
  }

  private mutating func name() -> (String, isQuoted: Bool)? {
    if line[index] == 0x22 { return string().map { ($0, true) } }
    let range = word(NormalForm.isPlain)
    let name = line.text(range)
    return NormalForm.isPlain(name: name) || name == NormalForm.uikit || name == NormalForm.app ? (name, false) : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < line.range.upperBound, line[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func word(_ isPart: (UInt8) -> Bool) -> Range<Int> {
    let start = index
    while index < line.range.upperBound, isPart(line.bytes[index]) { index += 1 }
    return start..<index
  }

  /// A string of JSON; nil if it isn't one, if it is too long, or no text.
  private mutating func string() -> String? {
    guard let text = line.text(ofJSONAt: &index), text.count <= NormalForm.longestText else { return nil }
    return String(validating: text, as: UTF8.self)
  }
}
