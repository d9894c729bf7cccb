internal import SceneBasics

/// A line or paragraph of a drawing and the part it plays.
package struct DiagramText: Hashable, Sendable {
  /// How weighty a text is.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// The name of the whole drawing.
    case heading
    /// The name of what is drawn.
    case name
    /// Text that people see on the screen: a controller's title.
    case title
    /// A class, a container's kind.
    case kind
    /// The state of a controller's view at a moment.
    case state
    /// Other facts: a verb, a place.
    case detail
    /// A remark of the author.
    case note
    /// Something is amiss.
    case alarm
  }

  /// The words.
  package var text: String
  /// The part that they play.
  package var role: Role

  /// Words in a role.
  package init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }

  /// The quotation marks around titles.
  static let quotes = "“”"

  /// The words as they stand among others: titles in quotation marks.
  package var words: String {
    switch role {
    case .title: "“" + text + "”"
    case .heading, .name, .kind, .state, .detail, .note, .alarm: text
    }
  }

  /// The words in lines of at most `width` columns, at most `limit` of them; what doesn't fit ends in an ellipsis.
  ///
  /// Lines break at spaces; a word that is longer than a line breaks before a capital or after a mark, as in
  /// `SaleArtwork|ViewController`, and if there is neither, anywhere. Wide letters (Chinese, Japanese, Korean, emoji)
  /// count two columns.
  package func wrapped(width: Int, limit: Int) -> [String] { wrapped(width: width, limit: limit) { $0.columns } }

  /// The parts that no line break should cut: words, parted before capitals and behind marks.
  var pieces: [Substring] {
    words.oneLine.split(separator: " ").flatMap { word in
      let word = Substring(String(word))
      let cuts = [word.startIndex] + word.joints(in: word) + [word.endIndex]
      return zip(cuts, cuts.dropFirst()).map { word[$0..<$1] }
    }
  }

  /// The lines of a wrapped text; each line's width is the sum of its characters' widths.
  func wrapped(width: Int, limit: Int, measure: (Character) -> Int) -> [String] {
    let space = measure(" ")
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words.oneLine.wordsOfLines {
      var word = word
      if used > 0, used + space + word.reduce(0, { $0 + measure($1) }) > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 {
        line += " "
        used += space
      }
      var rest = word.reduce(0) { $0 + measure($1) }
      while rest > width {
        let part = word.firstLine(of: width, measure)
        lines.append(String(part))
        rest -= part.reduce(0) { $0 + measure($1) }
        word = word.dropFirst(part.count)
      }
      line += word
      used += rest
    }
    if used > 0 { lines.append(line) }
    // A dot between words stands behind the first; at the end of a line that is full, the break says as much.
    for index in lines.indices.dropFirst() where lines[index].hasPrefix("· ") {
      lines[index].removeFirst(2)
      let longer = lines[index - 1] + " ·"
      if longer.reduce(0, { $0 + measure($1) }) <= width { lines[index - 1] = longer }
    }
    guard lines.count > limit else { return lines }
    lines.removeSubrange(limit...)
    lines[limit - 1] = lines[limit - 1].fitting(width - measure("…"), measure) + "…"
    return lines
  }
}

extension String {
  /// The words, between which lines may break: a sign before a name stays with it.
  fileprivate var wordsOfLines: [Substring] {
    var words = split(separator: " ").map { Substring($0) }
    if words.count > 1, hasNewsSign { words[0...1] = [Substring(words[0] + " " + words[1])] }
    return words
  }

  /// Whether it begins with the sign of what came, has gone or has changed.
  package var hasNewsSign: Bool { hasPrefix("+ ") || hasPrefix("− ") || hasPrefix("~ ") }
}

extension StringProtocol {
  /// The longest beginning that fits, at least one character.
  fileprivate func fitting(_ width: Int, _ measure: (Character) -> Int) -> SubSequence {
    var used = 0
    let end = firstIndex { character in
      used += measure(character)
      return used > width
    }
    return self[..<Swift.max(end ?? endIndex, isEmpty ? startIndex : index(after: startIndex))]
  }
}

extension Substring {
  /// The part of a word that stands on a line, where the whole is too long for it.
  fileprivate func firstLine(of width: Int, _ measure: (Character) -> Int) -> Substring {
    let part = fitting(width, measure)
    let joints = part.joints(in: self)
    if let last = joints.last(where: { distance(from: startIndex, to: $0) * 5 > part.count }) { return self[..<last] }
    // A short piece by itself is better than a cut word, if that has room on the next line.
    if let last = joints.last, self[last...].fitting(width, measure).endIndex == endIndex { return self[..<last] }
    // No letter or two of a piece stand alone on the next line.
    let end = self.joints(in: self).first { $0 > part.endIndex } ?? endIndex
    let missing = (part.count > 5 ? 3 : 2) - distance(from: part.endIndex, to: end)
    return missing > 0 && missing < part.count ? part.dropLast(missing) : part
  }

  /// Where this beginning of a word may be parted from the rest, at its end at the latest.
  fileprivate func joints(in word: Substring) -> [Index] {
    indices.dropFirst().filter { isJoint($0, in: word) } + (isJoint(endIndex, in: word) ? [endIndex] : [])
  }

  /// Whether a piece of a word ends there that is better kept together.
  private func isJoint(_ end: Index, in word: Substring) -> Bool {
    guard end > word.startIndex, end < word.endIndex else { return false }
    let before = word[word.index(before: end)]
    let after = word[end]
    let next = word.index(after: end)
    let endsCapitals = before.isUppercase && after.isUppercase && next < word.endIndex && word[next].isLowercase
    return before.isLowercase && after.isUppercase || endsCapitals || "._-/:".contains(before)
  }
}

extension Character {
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
