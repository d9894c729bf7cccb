internal import SceneBasics
internal import ScenePlan

/// A line that says a callback in other letters than its name has, as `[HomeController] view did load`. It is no event, but
/// its author takes it for one.
struct LooseLine {
  /// The callback that is meant.
  let callback: Callback
  /// The words that say it.
  let range: Range<Int>

  /// Nil for a line that names no class or says no callback so.
  init?(_ line: LogLine) {
    for (index, word) in line.words.enumerated() where line.bytes[word.range.lowerBound] | 0x20 == LooseLine.start {
      guard let (callback, last) = LooseLine.callback(from: index, in: line) else { continue }
      let range = word.range.lowerBound..<line.words[last].range.upperBound
      let subject = PrintedSubject(line, from: LogStamp(of: line).end)
      guard line.text(range) != callback.rawValue,
        subject.find(before: index, behind: range.upperBound)?.name.first?.isUppercase == true
      else { continue }
      (self.callback, self.range) = (callback, range)
      return
    }
    return nil
  }

  /// The letter with which each of the names starts.
  private static let start: UInt8 = 0x76

  /// The names in small letters.
  private static let names: [(callback: Callback, letters: [UInt8])] = [
    Callback.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ].map { ($0, Array($0.rawValue.lowercased().utf8)) }

  /// The callback whose letters stand in some words from one on, and the last of these words.
  private static func callback(from first: Int, in line: LogLine) -> (Callback, last: Int)? {
    var letters: [UInt8] = []
    for index in first..<min(first + mostWords, line.words.count) {
      let word = line.words[index].range
      // More than a blank or a dash between two words starts another thought.
      if index > first, word.lowerBound - line.words[index - 1].range.upperBound > 1 { return nil }
      letters += line.bytes[word].lazy.filter { $0 != 0x5F }.map { $0 | 0x20 }
      guard letters.count <= mostLetters else { return nil }
      if let name = names.first(where: { $0.letters == letters }) { return (name.callback, index) }
    }
    return misspelt(first, in: line).map { ($0, first) }
  }

  /// The callback that a word nearly is: `viewDidApper`.
  private static func misspelt(_ place: Int, in line: LogLine) -> Callback? {
    let word = line.text(line.words[place].range)
    guard line.words[place].meaning == nil, word.lowercased().hasPrefix("view"), word.utf8.count > 8,
      !former.contains(word), !names.contains(where: { word.hasPrefix($0.callback.rawValue) })
    else { return nil }
    return Suggestion.certain(for: word, in: names.map(\.callback.rawValue)).flatMap { Callback(rawValue: $0) }
  }

  /// Callbacks of former systems, which no letter is wrong in.
  private static let former: Set<String> = ["viewWillUnload", "viewDidUnload"]

  private static let mostWords = 3
  private static let mostLetters = 17
}
