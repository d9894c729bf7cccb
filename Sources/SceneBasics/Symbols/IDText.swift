/// Texts as ids: the id that a person would type for a title or a class.
package enum IDText {
  /// The most letters that are taken from a text; titles may be sentences.
  private static let longest = 32
  /// Endings of class names that say no more than the kind does.
  private static let classEndings = [
    "TableViewController", "CollectionViewController", "UIViewController", "ViewController", "Controller", "VC",
  ]

  /// The words of a text as one id: `Password Store` is `passwordStore`.
  ///
  /// Nil if it has no letters, or some that ASCII hasn't.
  package static func of(_ text: String) -> String? {
    var words: [String] = [""]
    for character in text {
      if let letter = ascii(character) {
        words[words.count - 1] += letter
      } else if character.isLetter || character.isNumber {
        return nil
      } else if character != "'", character != "’", words.last != "" {
        words.append("")
      }
    }
    words.removeAll(where: \.isEmpty)
    guard var id = words.first.map(small) else { return nil }
    for word in words.dropFirst() {
      let longer = id + capital(word)
      if longer.utf8.count > longest { break }
      id = longer
    }
    return usable(String(id.prefix(longest)))
  }

  /// The part of a class's name that the kind doesn't say: `PasswordDetailTableViewController` is `passwordDetail`.
  ///
  /// Nil if it says nothing more, such as `ViewController`.
  package static func ofClass(_ name: String) -> String? {
    // A class inside another is known by its own name.
    let own = String(name.split(separator: ".").last ?? "")
    let stem = classEndings.first { own.hasSuffix($0) }.map { String(own.dropLast($0.count)) } ?? own
    return kinds.contains(stem.hasPrefix("UI") ? String(stem.dropFirst(2)) : stem) ? nil : of(stem)
  }

  /// A title; nil if it is the default title of Xcode.
  package static func ofTitle(_ title: String) -> String? {
    guard !unchangedTitles.contains(title), let id = of(title) else { return nil }
    let ending = "ViewController"
    return id.hasSuffix(ending) && id.count > ending.count ? usable(String(id.dropLast(ending.count))) : id
  }

  /// The default titles that Xcode gives.
  private static let unchangedTitles: Set<String> = [
    "Button", "Item", "Label", "Title", "View Controller", "Root View Controller",
  ]

  /// An id as it stands if it may, else made of its words.
  package static func ofIdentifier(_ text: String) -> String? {
    isID(text) ? text : of(text)
  }

  /// A word with a capital at its start.
  package static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Whether the format takes a text for an id.
  package static func isID(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), !text.hasPrefix("x-"),
      !ReservedIDs.all.contains(text.lowercased())
    else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
  }

  /// The names of UIKit's own containers without their endings.
  private static let kinds: Set<String> = [
    "", "Base", "View", "Table", "Collection", "Navigation", "TabBar", "Split", "SplitView", "Page", "PageView",
  ]

  /// The capitals at the start of a word in small letters, but for one that begins the next word: `PGPKey` is `pgpKey`.
  private static func small(_ word: String) -> String {
    let run = word.prefix { $0.isUppercase }
    if run.count == word.count || run.count <= 1 { return run.lowercased() + word.dropFirst(run.count) }
    let rest = word.dropFirst(run.count)
    // Digits and the like belong to the run.
    let kept = rest.first?.isLowercase == true ? run.dropLast() : run
    return kept.lowercased() + word.dropFirst(kept.count)
  }

  /// An id that the format takes: one that doesn't start with a digit, and isn't kept for something else.
  private static func usable(_ id: String) -> String {
    if isID(id) { return id }
    return isLetter(id.utf8.first ?? 0) ? id + "Screen" : "screen" + id
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// A letter or digit of ASCII, marks such as accents taken off; nil for all else.
  private static func ascii(_ character: Character) -> String? {
    if character.isASCII { return character.isLetter || character.isNumber ? String(character) : nil }
    return plainLetters[character]
  }

  /// Letters with marks by what they are without.
  private static let plainLetters: [Character: String] = {
    var letters: [Character: String] = [
      "ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "Ae", "ł": "l", "Ł": "L", "đ": "d",
    ]
    let marks = (0x300...0x30C).compactMap(Unicode.Scalar.init) + ["\u{323}", "\u{327}", "\u{328}"]
    for byte in Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "A")...UInt8(ascii: "Z")) {
      let letter = String(UnicodeScalar(byte))
      for mark in marks { letters[Character(letter + String(mark))] = letter }
    }
    return letters
  }()
}
