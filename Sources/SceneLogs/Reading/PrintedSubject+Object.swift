/// The object that a line names beside the class of the method.
extension PrintedSubject {
  /// The object before the class that has the method: `<HomeController: 0x1> -[BaseController viewDidLoad]`, or the name of
  /// its class, `HomeController ---> -[BaseController viewDidLoad]`.
  ///
  /// - Parameters:
  ///   - place: The word that is the class of the method.
  ///   - isOfMethod: Whether it stands in the brackets of a method of Objective-C.
  func object(before place: Int, isOfMethod: Bool) -> ControllerDescription? {
    var first = line.words[place].range.lowerBound
    // A module stands before its class.
    var outer = place
    while outer > 0, line[first - 1] == 0x2E, line.words[outer - 1].range.upperBound == first - 1 {
      outer -= 1
      first = line.words[outer].range.lowerBound
    }
    if isOfMethod { first -= 2 }
    if let found = description(endingBefore: first), isOfMethod || PrintedSubject.isNameOfController(found.name) {
      return found
    }
    guard isOfMethod, outer > 0 else { return nil }
    let other = line.words[outer - 1].range
    let name = line.text(other)
    guard other.lowerBound >= start, PrintedSubject.isNameOfController(name), isNear(other.upperBound..<first) else {
      return nil
    }
    return ControllerDescription(plain: name)
  }

  /// A name in quotes right before a word: `screen 'Tabs-1' viewWillAppear`.
  func quoted(endingBefore word: Int) -> String? {
    var close = word - 1
    while close > start, [0x20, 0x3A, 0x5D, 0x29].contains(line[close]) { close -= 1 }
    let mark = line[close]
    guard mark == 0x27 || mark == 0x22, close < word - 1 else { return nil }
    guard let open = line.bytes[max(start, close - PrintedSubject.longestQuote)..<close].lastIndex(of: mark),
      open + 1 < close, open == start || !LogLine.isLetter(line[open - 1])
    else { return nil }
    let name = line.text((open + 1)..<close)
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
    }
    return isName && name.contains(where: \.isLetter) ? name : nil
  }

  private static let longestQuote = 80

  /// The class before a label of the callback: `class: HomeController method: viewDidLoad()`.
  func labelled(before index: Int) -> ControllerDescription? {
    guard index > 1 else { return nil }
    let label = line.words[index - 1].range
    guard line.text(label.upperBound..<line.words[index].range.lowerBound).hasPrefix(":") else { return nil }
    var place = index - 2
    if place > 0, ["swift", "m", "mm"].contains(line.text(line.words[place].range)),
      line[line.words[place].range.lowerBound - 1] == 0x2E
    {
      place -= 1
    }
    let word = line.words[place].range
    let name = line.text(word)
    guard word.lowerBound >= start, PrintedSubject.isNameOfController(name) else { return nil }
    return ControllerDescription(plain: name)
  }
}
