extension StringProtocol {
  /// The text on one line: line breaks and other control characters have become spaces.
  package var oneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return String(self) }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars { line.append(scalar.breaksLine ? " " : scalar) }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a text format might take it for more than a letter: C0, C1, and Unicode's own line breaks.
  fileprivate var breaksLine: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
