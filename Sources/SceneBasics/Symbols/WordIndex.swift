/// A closed list of words that are found by their bytes, so that no `String` is made to read one.
///
/// ```
/// let index = WordIndex(["push", "pop"])
/// "pop"      1
/// "poop"     nil
/// ```
package final class WordIndex: Sendable {
  private let text: [UInt8]
  private let ends: [Int]
  /// A word's place + 1; 0 is free. The count is a power of two.
  private let slots: [UInt16]

  /// - Parameter words: At most 65,535; of two that are the same, the first is found.
  package init(_ words: [String]) {
    var size = 8
    while size < words.count * 2 { size *= 2 }
    var slots = Array(repeating: UInt16(0), count: size)
    var (text, ends): ([UInt8], [Int]) = ([], [0])
    for (place, word) in words.enumerated() {
      let bytes = Array(word.utf8)
      text += bytes
      ends.append(text.count)
      var slot = bytes.withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(place + 1)
    }
    (self.text, self.ends, self.slots) = (text, ends, slots)
  }

  /// The place of a word in the list; nil if it isn't one of them.
  package func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if ends[place + 1] - ends[place] == bytes.count, isSame(ends[place], bytes) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always) private func isSame(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      for offset in 0..<bytes.count where text[start &+ offset] != bytes[offset] { return false }
      return true
    }
  }

  /// A number from the length and three of the bytes, which is enough to tell a few dozen words apart.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    let hash = Int(first) &* 31 &+ Int(bytes[bytes.count / 2]) &* 7 &+ Int(last) &* 131 &+ bytes.count &* 17
    return hash ^ (hash >> 6)
  }
}
