internal import ScenePlan

/// How a sentence of UIKit is recognised: its fixed pieces, with a description between each two.
///
/// It is made from the table of texts, so that what the simulator says and what the reader knows are the same.
struct MessagePattern: Sendable {
  let message: UIKitMessage
  /// The pieces, without the punctuation at the end. The first is empty if the sentence begins with a description.
  let pieces: [[UInt8]]
  /// A word of the longest piece. Only lines with that word are compared.
  let anchor: String

  /// Stand for what differs from sentence to sentence. No text of UIKit contains them.
  private static let holes = ["\u{1}", "\u{2}", "\u{3}", "\u{4}"]
  private static let nameHoles = ["", "\u{5}", "\u{5} \u{6}"]

  /// All sentences of all systems, the newest system first: of two messages with one text, that of the newest counts.
  static let all: [MessagePattern] = {
    var patterns: [MessagePattern] = []
    for ios in (Behaviour.oldest...Behaviour.newest).reversed() {
      for message in UIKitMessage.allCases {
        for name in nameHoles {
          let text = message.text(ios: ios, names: holes, name: name)
          // Where UIKit prints two blanks, people often have one.
          for text in [text, text.split(separator: "  ").joined(separator: " ")] {
            let pieces = Self.pieces(of: text)
            if patterns.contains(where: { $0.pieces == pieces }) { continue }
            guard let anchor = Self.anchor(of: pieces) else { continue }
            patterns.append(MessagePattern(message: message, pieces: pieces, anchor: anchor))
          }
        }
      }
    }
    return patterns
  }()

  private static func pieces(of text: String) -> [[UInt8]] {
    var text = text
    if text.hasPrefix("Warning: ") { text.removeFirst("Warning: ".count) }
    while let last = text.last, last == "." || last == "!" { text.removeLast() }
    var pieces: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if (1...6).contains(byte) { pieces.append([]) } else { pieces[pieces.count - 1].append(byte) }
    }
    return pieces
  }

  private static func anchor(of pieces: [[UInt8]]) -> String? {
    let longest = pieces.max { $0.count < $1.count } ?? []
    let words = String(decoding: longest, as: UTF8.self).split(whereSeparator: { (letter: Character) in !letter.isLetter
    })
    return words.max { $0.count < $1.count }.map { String($0) }
  }

  /// The descriptions in a line that has the sentence, and where it begins; nil for any other line.
  func find(in line: ArraySlice<UInt8>) -> (texts: [String], start: Int)? {
    guard let first = pieces.first else { return nil }
    var start = line.startIndex
    while start < line.endIndex {
      // The sentence begins with a word, or with a description in angle brackets.
      guard let found = first.isEmpty ? line[start...].firstIndex(of: 0x3C) : place(of: first, in: line[start...])
      else { return nil }
      if let texts = rest(of: line[(found + first.count)...]) { return (texts, found) }
      start = found + 1
    }
    return nil
  }

  private func rest(of line: ArraySlice<UInt8>) -> [String]? {
    var rest = line
    var texts: [String] = []
    for (index, piece) in pieces.enumerated().dropFirst() {
      let isLast = index == pieces.count - 1 && piece.isEmpty
      guard let length = description(in: rest), length > 0 else { return nil }
      texts.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
      // Newer systems name the caller in more sentences than the table has.
      if !isLast, !rest.starts(with: piece) { rest = rest.dropFirst(Self.lengthOfCaller(in: rest)) }
      guard isLast || rest.starts(with: piece) else { return nil }
      rest = rest.dropFirst(piece.count)
    }
    return texts
  }

  /// How long the description is with which a text begins.
  private func description(in text: ArraySlice<UInt8>) -> Int? {
    let window = text.prefix(400)
    if window.first == 0x3C { return window.firstIndex(of: 0x3E).map { $0 - window.startIndex + 1 } }
    if window.starts(with: "(null)".utf8) { return 6 }
    // A point ends a sentence, or stands between a module and its class.
    let end = window.indices.first { index in
      let byte = window[index]
      return byte <= 0x20 || byte == 0x27 || byte == 0x29
        || byte == 0x2E && window[(index + 1)...].first.map { $0 > 0x20 } != true
    }
    return (end ?? window.endIndex) - window.startIndex
  }

  /// The length of ` (from <X: 0x1>)`; 0 if the text doesn't begin with it.
  private static func lengthOfCaller(in text: ArraySlice<UInt8>) -> Int {
    guard text.starts(with: " (from <".utf8), let end = text.prefix(400).firstIndex(of: 0x3E),
      text[(end + 1)...].first == 0x29
    else { return 0 }
    return end + 2 - text.startIndex
  }

  private func place(of piece: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    guard let head = piece.first else { return nil }
    var start = line.startIndex
    while let found = line[start...].firstIndex(of: head) {
      if line[found...].starts(with: piece) { return found }
      start = found + 1
    }
    return nil
  }
}
