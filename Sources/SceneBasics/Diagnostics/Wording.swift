/// How findings quote what a file says.
package enum Wording {
  /// A text in single quotes, short enough for a line, with what can't be seen made visible.
  package static func quoted(_ text: String) -> String {
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 60 {
        shown += "…"
        break
      }
      shown += visible(scalar)
      count += 1
    }
    return "'\(shown)'"
  }

  /// A text without the typographic quotes around it; nil if it doesn't begin and end with one.
  package static func withoutQuotes(aroundAllOf text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count > 2, quotes.contains(first), quotes.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "‚", "«", "»"]

  /// A text without a typographic quote before or behind it; nil if there is none. To YAML they are letters.
  package static func withoutTypographicQuotes(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, quotes.contains(first) || quotes.contains(last) else {
      return nil
    }
    let start = quotes.contains(first) ? text.dropFirst() : text[...]
    return String(quotes.contains(last) ? start.dropLast() : start)
  }

  /// Words in single quotes, with commas and a last 'or' between them.
  package static func either(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The advice about an unknown word: the nearest one, or all of them if they are few.
  ///
  /// - Parameter most: How many words are listed.
  package static func choice(_ word: String, among known: [String], atMost most: Int = 12) -> String? {
    if let nearest = Suggestion.nearest(to: word, in: known) { return "did you mean '\(nearest)'?" }
    return known.isEmpty || known.count > most ? nil : "write \(either(known))"
  }

  /// The one of several names that has the most words in common with a name; nil if none has one, or two have.
  package static func sharingWords(with name: String, in known: [String]) -> String? {
    func words(_ name: String) -> Set<String> {
      var words: [String] = []
      for character in name {
        if character.isUppercase || words.isEmpty { words.append("") }
        words[words.count - 1].append(character.lowercased())
      }
      return Set(words)
    }
    let own = words(name)
    let shared = known.map { (name: $0, count: words($0).intersection(own).count) }
    guard let most = shared.map(\.count).max(), most > 0 else { return nil }
    let best = shared.filter { $0.count == most }
    return best.count == 1 ? best[0].name : nil
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: return String(scalar)
    }
  }
}
