extension String {
  /// The text on one line, as of any text. Nearly all texts are plain, and their bytes say so.
  package var oneLine: String { isPlain ? self : self[...].oneLine }

  /// Whether the text is made of ASCII's letters, digits, signs and spaces only.
  var isPlain: Bool { utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
}

extension StringProtocol {
  /// The text on one line: line breaks and other control characters have become spaces, and what would hide or turn
  /// round what stands beside it is spelled out.
  package var oneLine: String {
    guard unicodeScalars.contains(where: { $0.breaksLine || VisibleText.needsSpelling($0) }) else {
      return String(self)
    }
    var line = ""
    for scalar in unicodeScalars {
      if scalar.breaksLine { line += " " } else { VisibleText.append(scalar, to: &line) }
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a text format might take it for more than a letter: C0, C1, and Unicode's own line breaks.
  fileprivate var breaksLine: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
