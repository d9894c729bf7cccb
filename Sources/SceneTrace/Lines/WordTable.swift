package import SceneBasics

/// Words in UTF-8, side by side in one array, so that writing one is a copy and makes no text.
package struct WordTable: Sendable {
  private var bytes = PaddedBytes()
  /// Where each word begins, and where the last one ends.
  private var bounds: [Int] = [0]
  /// How long the longest is.
  package private(set) var longest = 0

  /// A table of words.
  package init(_ words: some Sequence<String>) {
    for word in words { append(word) }
  }

  /// Appends a word.
  package mutating func append(_ word: String) {
    bytes.append(word)
    close()
  }

  /// Appends a word.
  package mutating func append(_ word: ArraySlice<UInt8>) {
    bytes.append(word)
    close()
  }

  /// Appends a word part by part.
  @inline(__always)
  mutating func append(atMost most: Int, _ parts: (inout LineCursor) -> Void) {
    bytes.write(atMost: most, parts)
    close()
  }

  /// A word ends here.
  private mutating func close() {
    longest = max(longest, bytes.count - bounds[bounds.count - 1])
    bounds.append(bytes.count)
  }

  /// Makes room for more words.
  mutating func reserve(_ count: Int) { bounds.reserveCapacity(bounds.count + count) }

  /// Forgets all words.
  mutating func removeAll() {
    bytes.truncate(to: 0)
    bounds.removeAll(keepingCapacity: true)
    bounds.append(0)
    longest = 0
  }

  /// Writes the word of a place, or what lies between its first and last bytes.
  package func write(_ index: Int, without first: Int = 0, and last: Int = 0, into output: inout ByteWriter) {
    output.write(bytes: bytes.used[bounds[index] + first..<bounds[index + 1] - last])
  }

  /// Makes the words ready for many lines.
  @inline(__always)
  package func open(_ body: (OpenWords) -> Void) {
    let count = bounds.count - 1
    bytes.withPaddedBytes { bytes in
      bounds.withUnsafeBufferPointer { bounds in
        if let bounds = bounds.baseAddress { body(OpenWords(bytes: bytes, bounds: bounds, count: count)) }
      }
    }
  }
}

/// The words of a table while lines are written: their addresses instead of arrays, whose checks take as long as a copy.
///
/// The pointers are safe because `WordTable.open` holds both arrays as long as this value is used. The bounds are those
/// of the table's own words, in ascending order, so only the number of a word has to be checked.
package struct OpenWords {
  fileprivate let bytes: UnsafeRawPointer
  fileprivate let bounds: UnsafePointer<Int>
  fileprivate let count: Int

  /// Writes the word of a place, or what lies between its first and last bytes.
  @inline(__always)
  package func write(_ index: Int, without first: Int = 0, and last: Int = 0, into line: inout LineCursor) {
    precondition(index >= 0 && index < count)
    let start = bounds[index] &+ first
    line.copy(bytes + start, bounds[index &+ 1] &- last &- start)
  }

  /// Writes the first bytes of a word.
  @inline(__always)
  func write(_ index: Int, first count: Int, into line: inout LineCursor) {
    precondition(index >= 0 && index < self.count && count <= bounds[index &+ 1] &- bounds[index])
    line.copy(bytes + bounds[index], count)
  }
}
