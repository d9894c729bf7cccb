internal import ScenePlan

/// Finds the class on a line, beside the callback.
struct PrintedSubject {
  let line: LogLine
  let start: Int

  init(_ line: LogLine, from start: Int) {
    self.line = line
    self.start = start
  }

  /// The class before a word, or behind the end of its selector.
  ///
  /// A class with an address wins over a plain word that is no name of a controller: that is the mark of a logger.
  func find(before index: Int, behind end: Int) -> ControllerDescription? {
    let word = line.words[index].range.lowerBound
    if let found = description(endingBefore: word) { return found }
    if let quoted = quoted(endingBefore: word) { return ControllerDescription(plain: quoted) }
    let found = description(behind: end)
    let place = place(before: index)
    let before = place.flatMap { named(at: $0.word, address: $0.address) }
    // The class that has the method is often a base class of the object's.
    if let place, before != nil, let object = object(before: place.word, isOfMethod: isMethod(at: place.word)) {
      return object
    }
    if let place, let found, let before, found.address > 0, isMethod(at: place.word),
      found.name == before.name || PrintedSubject.isNameOfController(found.name), !isAboutParents(index)
    {
      return found
    }
    // A breakpoint names the class that has the method, and then the object.
    if let found, before.map({ PrintedSubject.isUIKits($0.name) }) == true { return found }
    if let before, PrintedSubject.isNameOfController(before.name) { return before }
    return found ?? before ?? labelled(before: index)
      ?? (name(behind: end) ?? nameOfFile(behind: end)).flatMap { ControllerDescription(plain: $0) }
  }

  /// Whether a callback names a parent, so that a description behind it is that.
  private func isAboutParents(_ index: Int) -> Bool {
    if case .callback(let callback) = line.words[index].meaning { callback.group == .moving } else { false }
  }

  /// Whether a word is the class in `-[Class method]`.
  private func isMethod(at place: Int) -> Bool { line[line.words[place].range.lowerBound - 1] == 0x5B }

  private static func isUIKits(_ name: String) -> Bool { name.hasPrefix("UI") && name.hasSuffix("Controller") }

  static func isNameOfController(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("VC")
  }

  /// Words that stand beside a callback in sentences and in code.
  private static let others: Set<String> = [
    "a", "after", "an", "and", "as", "at", "before", "by", "call", "called", "calling", "calls", "class", "debug",
    "during", "end", "enter", "entering", "error", "exit", "for", "from", "func", "function", "go", "has", "if", "in",
    "info", "is", "leave", "leaving", "let", "my", "not", "now", "NSLog", "of", "on", "or", "override", "print",
    "return", "self", "start", "super", "that", "the", "then", "this", "to", "until", "var", "void", "was", "when",
    "with", "BEGIN", "Begin", "END", "End", "Function", "Method", "method", "START", "STOP", "Start", "Debug", "DEBUG",
    "Info", "INFO", "The", "This", "Then", "When", "Before", "After", "Calling", "Called",
    "Entering", "Leaving", "In", "On", "Now", "Override", "MARK", "debugPrint", "NSLOG", "Super", "Self", "UIKit",
  ]

  // MARK: Descriptions

  /// A description in angle brackets that ends right before a word.
  func description(endingBefore word: Int) -> ControllerDescription? {
    var close = word - 1
    while close > start, close > word - 6, line[close] != 0x3E, !LogLine.isLetter(line[close]) { close -= 1 }
    // The arrow of `X -> viewDidLoad` is no bracket.
    guard line[close] == 0x3E, line[close - 1] != 0x2D, line[close - 1] != 0x3D else { return nil }
    guard let open = bracket(closedAt: close) else { return nil }
    let inside = line.bytes[(open + 1)..<close]
    guard LogLine.isLetter(line[open - 1]), let name = line.words.last(where: { $0.range.upperBound == open }) else {
      return ControllerDescription(inside)
    }
    // `Detail<0x7f8a>` has the address in its brackets, and `Detail<Item>` what a generic class is made of.
    let owner = line.text(name.range)
    guard inside.starts(with: "0x".utf8) else { return ControllerDescription(plain: owner) }
    return ControllerDescription(Array("\(owner):".utf8)[...] + inside)
  }

  /// The bracket that a later one closes.
  private func bracket(closedAt close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, to: max(start, close - 400) - 1, by: -1) {
      if line[index] == 0x3E { depth += 1 }
      if line[index] == 0x3C { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A description behind the selector, with at most a small word in between.
  private func description(behind end: Int) -> ControllerDescription? {
    var index = end
    let limit = min(end + 40, line.range.upperBound)
    while index < limit, line[index] != 0x3C {
      if LogLine.isLetter(line[index]) {
        guard let small = smallWord(at: index) else { return nil }
        index = small
      } else {
        index += 1
      }
    }
    guard line[index] == 0x3C else { return nil }
    guard let close = line.bytes[index..<min(index + 400, line.range.upperBound)].firstIndex(of: 0x3E) else {
      return nil
    }
    return ControllerDescription(line.bytes[(index + 1)..<close])
  }

  /// The end of a word that may stand between a callback and its class.
  private func smallWord(at start: Int) -> Int? {
    var end = start
    while LogLine.isLetter(line[end]) { end += 1 }
    return ["in", "of", "on", "for", "from", "called", "Called", "by", "self", "object"].contains(
      line.text(start..<end)) ? end : nil
  }

  // MARK: Names

  /// The place of the word before a callback, without line numbers and the ending of a file, and the address behind it.
  private func place(before index: Int) -> (word: Int, address: UInt64)? {
    var place = index - 1
    var address: UInt64 = 0
    guard place >= 0, isNear(line.words[place].range.upperBound..<line.words[index].range.lowerBound) else {
      return nil
    }
    let last = line.words[place].range
    if place > 0, line.has("0x", at: last.lowerBound),
      let number = UInt64(line.text(last).dropFirst(2), radix: 16)
    {
      address = number
      place -= 1
    }
    // `DetailController's viewDidLoad`
    if place > 0, line.text(line.words[place].range) == "s",
      line.text(line.words[place - 1].range.upperBound..<line.words[place].range.lowerBound).count == 1,
      [0x27, 0x99].contains(line[line.words[place].range.lowerBound - 1])
    {
      place -= 1
    }
    // `-[DetailController(Logging) viewDidLoad]`
    if line[line.words[place].range.upperBound] == 0x29, place > 0,
      line.words[place - 1].range.upperBound + 1 == line.words[place].range.lowerBound,
      line[line.words[place - 1].range.upperBound] == 0x28
    {
      place -= 1
    }
    while place > 0, isNumber(place), [0x3A, 0x28, 0x23].contains(line[line.words[place].range.lowerBound - 1]) {
      place -= 1
    }
    if place > 0, ["swift", "m", "mm"].contains(line.text(line.words[place].range)),
      line[line.words[place].range.lowerBound - 1] == 0x2E
    {
      place -= 1
    }
    return (place, address)
  }

  /// The class that a word names.
  private func named(at place: Int, address: UInt64) -> ControllerDescription? {
    let word = line.words[place].range
    guard word.lowerBound >= start, isName(line[word.lowerBound], in: word) else { return nil }
    var name = PrintedSubject.unglued(line.text(word))
    if PrintedSubject.others.contains(name) { return nil }
    if line[word.lowerBound - 1] == 0x23, place > 0 { return nil }
    if PrintedSubject.isGeneric(name), let first = wordBefore(place) { name = first + " " + name }
    return ControllerDescription(plain: name, address: address)
  }

  /// The first word of a name in two words: `P ViewController`.
  private func wordBefore(_ place: Int) -> String? {
    guard place > 0 else { return nil }
    let (first, second) = (line.words[place - 1].range, line.words[place].range)
    guard first.lowerBound >= start, first.upperBound + 1 == second.lowerBound, line[first.upperBound] == 0x20,
      isName(line[first.lowerBound], in: first)
    else { return nil }
    let name = line.text(first)
    return PrintedSubject.others.contains(name) ? nil : name
  }

  /// The word behind a selector, if it is the name of a class.
  private func name(behind end: Int) -> String? {
    guard var place = line.words.firstIndex(where: { $0.range.lowerBound >= end }) else { return nil }
    var last = end
    while place < line.words.count, line[line.words[place].range.lowerBound] >= 0x61,
      smallWord(at: line.words[place].range.lowerBound) != nil, isNear(last..<line.words[place].range.lowerBound)
    {
      last = line.words[place].range.upperBound
      place += 1
    }
    guard place < line.words.count, isNear(last..<line.words[place].range.lowerBound) else { return nil }
    // Behind a module's name stands the class.
    while place + 1 < line.words.count, line[line.words[place].range.upperBound] == 0x2E,
      line.words[place + 1].range.lowerBound == line.words[place].range.upperBound + 1
    {
      place += 1
    }
    let word = line.words[place].range
    guard (0x41...0x5A).contains(line[word.lowerBound]) || line[word.lowerBound] == 0x5F else { return nil }
    let name = PrintedSubject.unglued(line.text(word))
    return PrintedSubject.others.contains(name) ? nil : name
  }

  /// The class whose file is named behind a selector, as in `viewDidLoad(), file: App/DetailController.swift, line: 20`.
  private func nameOfFile(behind end: Int) -> String? {
    for (place, word) in line.words.enumerated().dropFirst()
    where word.range.lowerBound > end && line.text(word.range) == "swift" {
      let name = line.words[place - 1].range
      if name.lowerBound >= end, name.upperBound + 1 == word.range.lowerBound, line[name.upperBound] == 0x2E,
        (0x41...0x5A).contains(line[name.lowerBound])
      {
        return line.text(name)
      }
    }
    return nil
  }

  /// Whether only punctuation and colour codes stand between two words, and little of them.
  func isNear(_ gap: Range<Int>) -> Bool {
    var (index, count) = (gap.lowerBound, 0)
    while index < gap.upperBound {
      let length = line.lengthOfControl(at: index)
      if length == 1 { count += 1 }
      if length == 1, LogLine.isLetter(line.bytes[index]) || count > 8 { return false }
      index += length
    }
    return true
  }

  private func isNumber(_ place: Int) -> Bool {
    line.bytes[line.words[place].range].allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a word can be the name of a class: it begins with a letter of ASCII, ends as controllers' names do, or stands in
  /// the brackets of a method.
  private func isName(_ first: UInt8, in word: Range<Int>) -> Bool {
    (0x61...0x7A).contains(first | 0x20) && first < 0x80 || first == 0x5F
      || (first >= 0x80 || isNumbered(word))
        && (line[word.lowerBound - 1] == 0x5B || PrintedSubject.isNameOfController(line.text(word)))
  }

  /// Whether a word begins with a number, as in `1stViewController`.
  private func isNumbered(_ word: Range<Int>) -> Bool { (0x30...0x39).contains(line[word.lowerBound]) }

  private static func isGeneric(_ name: String) -> Bool { ["ViewController", "Controller", "VC"].contains(name) }

  /// A name without the ending of its file that was glued to it.
  private static func unglued(_ name: String) -> String {
    name.hasSuffix("Controllerswift") ? String(name.dropLast(5)) : name
  }
}

extension ControllerDescription {
  /// A class, and an address where one is printed.
  init?(plain name: String, address: UInt64 = 0) {
    guard !name.isEmpty else { return nil }
    self.name = ControllerDescription.unmangled(name)
    self.address = address
  }

  /// The class in a name of Swift's in Objective-C: `_TtC5MyApp6Detail` is `Detail`, and any other name stays.
  private static func unmangled(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.dropFirst(4)
    var last = Substring(name)
    while let count = Int(rest.prefix { $0.isASCII && $0.isNumber }), count <= rest.utf8.count {
      last = rest.drop { $0.isASCII && $0.isNumber }.prefix(count)
      rest = rest.drop { $0.isASCII && $0.isNumber }.dropFirst(count)
    }
    return rest.isEmpty ? String(last) : name
  }
}
