internal import ScenePlan

/// Reads a line as apps print it: a class and a callback, in one of the many ways.
///
/// ```
/// -[DetailController viewDidAppear:]          DetailController viewDidAppear(_:)
/// DetailController: viewDidAppear             detail – viewDidAppear
/// <App.DetailController: 0x7f8a> viewDidLoad  deinit DetailController
/// ```
struct PrintedLine {
  private let line: LogLine
  /// The byte at which the message begins, behind stamp and process.
  private let start: Int

  init(_ line: LogLine, from start: Int) {
    self.line = line
    self.start = start
  }

  /// The event that the line tells; nil for any other line.
  func event() -> ReadEvent? {
    var patterns: [[Int]] = []
    var tries = 0
    for (index, word) in line.words.enumerated() where word.range.lowerBound >= start {
      switch word.meaning {
      case nil: continue
      case .message(let list): patterns.append(list)
      case .callback(let callback):
        tries += 1
        if tries > PrintedLine.mostTries { continue }
        // `de-init` is two words, and in `super.viewDidLoad` the first is no class.
        let before = index > 0 ? line.text(line.words[index - 1].range) : ""
        let isFreed = callback == .`init` && before == "de"
        var first = isFreed || before == "super" ? index - 1 : index
        // `HomeController was deallocated`
        while callback == .`deinit`, first > 1, PrintedLine.verbs.contains(line.text(line.words[first - 1].range)) {
          first -= 1
        }
        if let event = event(of: isFreed ? .`deinit` : callback, at: index, from: first) {
          return event
        }
      }
    }
    return patterns.isEmpty ? nil : message(patterns)
  }

  /// Words between a class and the word that says it is freed.
  private static let verbs: Set<String> = ["is", "was", "being", "been", "has", "gets", "got"]

  /// How many words of a line are tried.
  private static let mostTries = 8

  private func message(_ patterns: [[Int]]) -> ReadEvent? {
    let text = line.bytes[start..<line.range.upperBound]
    for index in patterns.prefix(PrintedLine.mostTries).joined() {
      let pattern = MessagePattern.all[index]
      guard let found = pattern.find(in: text) else { continue }
      return ReadEvent(
        kind: .message(pattern.message), argument: .texts(found.texts), range: found.start..<line.range.upperBound)
    }
    return nil
  }

  /// - Parameters:
  ///   - index: The last word of the callback's name.
  ///   - first: Its first word.
  private func event(of callback: Callback, at index: Int, from first: Int) -> ReadEvent? {
    let word = line.words[index]
    guard let selector = PrintedSelector(behind: word.range.upperBound, in: line) else { return nil }
    if selector.end == word.range.upperBound, line.text(word.range) == Callback.plainWord { return nil }
    let argument = selector.argument(of: callback)
    let event = ReadEvent(
      kind: .callback(callback), argument: argument, range: line.words[first].range.lowerBound..<selector.end)
    if callback.group == .app { return event }
    let subject = PrintedSubject(line, from: start)
    guard let found = subject.find(before: first, behind: selector.end) ?? selector.subject,
      found.name.utf8.count <= NormalForm.longestName
    else { return nil }
    return ReadEvent(
      kind: event.kind, name: found.name, address: found.address, argument: argument, range: event.range)
  }
}

/// The rest of a selector behind a callback's name, and perhaps an argument.
struct PrintedSelector {
  private let line: LogLine
  /// The text between the parentheses, or behind the colon; empty if there is none.
  private var inside: Range<Int>
  /// The byte behind it.
  private(set) var end: Int

  /// Reads from behind the name; nil where the name is a part of something else, such as a declaration with a body.
  init?(behind start: Int, in line: LogLine) {
    self.line = line
    inside = start..<start
    end = start
    var index = start
    if line[index] == 0x3F, line[index + 1] == 0x28 { index += 1 }
    if line[index] == 0x28 {
      guard let close = PrintedSelector.close(from: index, in: line) else { return nil }
      inside = (index + 1)..<close
      end = close + 1
    } else if line[index] == 0x3A, line[index + 1] != 0x20, line[index + 1] != 0x3A {
      readColons(from: index)
    }
    readFlag()
    if line[line.skippingBlanks(from: end)] == 0x7B { return nil }
  }

  private static func close(from start: Int, in line: LogLine) -> Int? {
    var depth = 0
    for index in start..<min(start + NormalForm.longestText, line.range.upperBound) {
      if line.bytes[index] == 0x28 { depth += 1 }
      if line.bytes[index] == 0x29 { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `:`, `:bundle:` and `:YES`.
  private mutating func readColons(from start: Int) {
    var index = start
    while line[index] == 0x3A {
      end = index + 1
      index = end
      while LogLine.isLetter(line[index]) { index += 1 }
    }
    if index > end, index - end <= NormalForm.longestName, line[index] != 0x2E {
      inside = end..<index
      end = index
    }
  }

  /// `animated: true` and `animated=1` behind the selector.
  private mutating func readFlag() {
    guard inside.isEmpty || flag == nil else { return }
    var index = end
    while index < end + 4, [0x20, 0x2C, 0x2D, 0x3A, 0x28, 0x5D].contains(line[index]) { index += 1 }
    guard line.has("animated", at: index) else { return }
    index += 8
    while [0x20, 0x3A, 0x3D].contains(line[index]), index < line.range.upperBound { index += 1 }
    var last = index
    while LogLine.isLetter(line[last]) { last += 1 }
    guard PrintedSelector.flags[line.text(index..<last)] != nil else { return }
    inside = index..<last
    end = last
  }

  /// How no parent is printed behind a selector.
  private static let nothing: Set<String> = ["nil", "(null)"]

  /// How yes and no are printed.
  static let flags = ["true": true, "YES": true, "1": true, "false": false, "NO": false, "0": false]

  private var flag: Bool? {
    for part in line.text(inside).split(whereSeparator: { " :,".contains($0) }) {
      if let flag = PrintedSelector.flags[String(part)] { return flag }
    }
    return nil
  }

  /// The class that stands where an argument would: `viewDidLoad(HomeController)`.
  var subject: ControllerDescription? {
    let text = line.text(inside)
    return PrintedSubject.isNameOfController(text) && text.allSatisfy(\.isLetter)
      ? ControllerDescription(plain: text) : nil
  }

  /// The word behind the selector that stands alone, or behind `animated`.
  private var wordBehind: String {
    var index = end
    while index < end + 5, [0x20, 0x3A, 0x5D, 0x3D].contains(line[index]) { index += 1 }
    var last = index
    while last < line.range.upperBound, last - index < 8, line[last] != 0x20 { last += 1 }
    return line.text(index..<last)
  }

  /// `animated = YES` further on.
  private var flagBehind: Bool? {
    guard let place = line.words.firstIndex(where: { $0.range.lowerBound >= end && line.text($0.range) == "animated" }),
      place + 1 < line.words.count
    else { return PrintedSelector.flags[wordBehind] }
    return PrintedSelector.flags[line.text(line.words[place + 1].range)]
  }

  /// The value that the callback was given.
  func argument(of callback: Callback) -> LoggedArgument {
    if callback.group == .appearance { return (flag ?? flagBehind).map { .flag($0) } ?? .none }
    if callback.group == .loading || callback.group == .layout || callback.group == .memory { return .none }
    if let open = line.bytes[inside].firstIndex(of: 0x3C),
      let close = line.bytes[open..<inside.upperBound].firstIndex(of: 0x3E),
      let found = ControllerDescription(line.bytes[(open + 1)..<close])
    {
      return .text(found.text)
    }
    // Labels are a part of the name: `for:sender:` and `toParent: nil`.
    var text = line.text(inside).split(separator: " ", omittingEmptySubsequences: true)[...]
    while let label = text.first, label.hasSuffix(":") { text = text.dropFirst() }
    let value = text.joined(separator: " ")
    switch value {
    case "": return PrintedSelector.nothing.contains(wordBehind) ? .nothing : .none
    case "nil", "(null)", "null", "Optional(nil)": return .nothing
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: return .text(value)
    }
  }
}
