/// The terms of a text, by which a question is compared with what is known.
///
/// Words that mean the same are one term, and so are words in a row that are one thing. A name has the terms of its parts
/// as well.
package struct SearchTerms {
  /// A term, and how much it counts beside others: a word that is meant counts whole.
  struct Weighted {
    let term: String
    let weight: Double
  }

  /// Names in mixed capitals by their small letters, as they are spelt: `viewdidload` is `viewDidLoad`.
  private let names: [String: String]
  /// Names that are written apart as well, `view did load`, by their first word.
  private let rows: [String: [[String]]]

  /// - Parameter texts: What is known; its names in mixed capitals are kept whole.
  package init(namesIn texts: [String]) {
    var names: [String: String] = [:]
    for text in texts {
      for word in SearchTerms.split(text) where word.dropFirst().contains(where: \.isUppercase) {
        names[word.lowercased()] = word
      }
    }
    self.names = names
    let rows = names.values.sorted().map { SearchTerms.parts(of: $0) }.filter { (2...4).contains($0.count) }
    self.rows = Dictionary(grouping: rows + SearchWords.rows) { $0[0] }
  }

  /// Whether a word says nothing by itself: `for`.
  package static func isEmpty(_ word: String) -> Bool { SearchWords.empty.contains(word.lowercased()) }

  /// Whether a name in mixed capitals is known.
  func isName(_ word: String) -> Bool { names[word.lowercased()] != nil }

  /// The terms of a text in its order; one may come twice.
  func terms(of text: String) -> [Weighted] {
    var result: [Weighted] = []
    var before = ""
    if text.lowercased().hasPrefix("when ") { result.append(Weighted(term: "timing", weight: 1)) }
    for word in joined(SearchTerms.split(text)) {
      let small = word.lowercased()
      // `pop in viewDidAppear` is about what a callback may do.
      if SearchWords.places.contains(before), SearchWords.moments.contains(where: small.hasPrefix) {
        result.append(Weighted(term: "within", weight: 0.8))
      }
      result += meaning(of: word)
      before = small
    }
    return result
  }

  /// The terms of a word: of a name also those of its parts.
  private func meaning(of word: String) -> [Weighted] {
    let small = word.lowercased()
    if let terms = SearchWords.terms[small] { return SearchTerms.weighted(terms) }
    if SearchWords.empty.contains(small) { return [] }
    let known = names[small]
    let parts = SearchTerms.parts(of: known ?? word)
    guard known != nil || parts.count > 1 else { return SearchTerms.weighted(SearchTerms.terms(ofWord: small)) }
    let told = parts.filter { !SearchWords.dull.contains($0) }.flatMap(SearchTerms.terms(ofWord:))
    return known == nil
      ? told.map { Weighted(term: $0, weight: 1) }
      : [Weighted(term: small, weight: 1)] + told.map { Weighted(term: $0, weight: 0.9) }
  }

  /// The first of several terms is what the word means, the others are what it is about.
  private static func weighted(_ terms: [String]) -> [Weighted] {
    terms.enumerated().map { Weighted(term: $0.element, weight: $0.offset == 0 ? 1 : 0.6) }
  }

  /// The terms of a plain word, without its ending; none for words that mean nothing by themselves.
  private static func terms(ofWord word: String) -> [String] {
    if let terms = SearchWords.terms[word] { return terms }
    if SearchWords.empty.contains(word) { return [] }
    let stem = stem(word)
    if let terms = SearchWords.terms[stem] { return terms }
    return SearchWords.empty.contains(stem) ? [] : [stem]
  }

  /// Words in a row that are one name, or one thing, become one word.
  private func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let row = rows[first.lowercased()]?.filter { row in
        rest.count >= row.count && zip(rest, row).allSatisfy { $0.lowercased() == $1 }
      }.max { $0.count < $1.count }
      result.append(row?.joined() ?? first)
      rest = rest.dropFirst(row?.count ?? 1)
    }
    return result
  }

  /// The parts of a name in mixed capitals, in small letters.
  private static func parts(of name: String) -> [String] {
    apart(name).lowercased().split(separator: " ").map(String.init)
  }

  /// A name in mixed capitals as words: `safeAreaInsets` is `safe Area Insets`.
  static func apart(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words.append(character)
    }
    return words
  }

  /// Letters in a row, without what stands in angle brackets, without numbers and addresses.
  static func split(_ text: String) -> [String] {
    var depth = 0
    var plain = ""
    for character in text where character != "'" && character != "’" {
      if character == "<" { depth += 1 }
      plain.append(depth == 0 && (character.isLetter || character.isNumber) ? character : " ")
      if character == ">", depth > 0 { depth -= 1 }
    }
    return plain.split(separator: " ").map(String.init).filter { !$0.contains(where: \.isNumber) }
  }

  private static func stem(_ word: String) -> String {
    guard word.count > 4 else {
      return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }
    for ending in ["ations", "ation", "ings", "ing", "edly", "ed", "es", "s", "ly"] where word.hasSuffix(ending) {
      var stem = word.dropLast(ending.count)
      guard stem.count >= 3 else { continue }
      if ending == "s", stem.last == "s" { return word }
      // `popping` is `pop`.
      if let last = stem.last, stem.dropLast().last == last, !"lsz".contains(last) { stem.removeLast() }
      return String(stem)
    }
    return word.hasSuffix("e") ? String(word.dropLast()) : word
  }
}
