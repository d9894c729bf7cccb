/// Looks for a text in a text, by their bytes. An empty text stands at the start.
///
/// Swift's `_StringProcessing` has functions of the same names. It comes with the engine of regular expressions, which
/// makes a static executable 1.3 MB larger.
extension Substring {
  /// Where a text stands first; nil if it doesn't.
  package func firstRange(of text: String) -> Range<Index>? {
    guard !text.isEmpty else { return startIndex..<startIndex }
    var start = startIndex
    while let index = utf8[start...].firstIndex(where: { $0 == text.utf8.first }) {
      let rest = utf8[index...]
      if rest.starts(with: text.utf8) { return index..<rest.index(index, offsetBy: text.utf8.count) }
      start = utf8.index(after: index)
    }
    return nil
  }

  /// Whether a text stands in this one.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }
}

extension String {
  /// Where a text stands first; nil if it doesn't.
  package func firstRange(of text: String) -> Range<Index>? { self[...].firstRange(of: text) }

  /// Whether a text stands in this one.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// A copy with other text wherever a text stands.
  package func replacing(_ text: String, with other: String) -> String {
    var (rest, result) = (self[...], "")
    while !text.isEmpty, let range = rest.firstRange(of: text) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
