/// A closed list of words that are found by their bytes, so that no `String` is made to read one.
///
/// ```
/// let index = WordIndex(["push", "pop"])
/// "pop"      1
/// "poop"     nil
/// ```
package struct WordIndex: Sendable {
  /// A word's symbol is its place.
  private let words: SymbolTable

  /// - Parameter words: No two of them are the same.
  package init(_ words: [String]) {
    var table = SymbolTable(capacity: words.count)
    for word in words { _ = table.intern(word) }
    self.words = table
  }

  /// The place of a word in the list; nil if it isn't one of them.
  package func find(_ bytes: ArraySlice<UInt8>) -> Int? { words.find(bytes).map { Int($0.rawValue) } }
}
