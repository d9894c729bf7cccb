internal import SceneBasics

/// The places of libyaml's characters among the bytes of the source: it counts characters, text is taken by bytes.
///
/// Marks come in the order of the source, so the way from one to the next is short.
struct CharacterPlaces {
  private let bytes: [UInt8]
  /// The place of the first character, behind a byte order mark.
  let first: Int
  private let isASCII: Bool
  private var knownIndex = 0
  private var knownOffset: Int

  package init(_ bytes: [UInt8], first: Int, isASCII: Bool) {
    self.bytes = bytes
    self.first = first
    self.isASCII = isASCII
    knownOffset = first
  }

  /// The byte at which a character stands.
  @inline(__always) package mutating func offset(of index: Int) -> Int {
    isASCII ? first + index : walk(to: index)
  }

  private mutating func walk(to index: Int) -> Int {
    while knownIndex < index, knownOffset < bytes.count {
      knownOffset += 1
      while knownOffset < bytes.count, bytes[knownOffset] & 0xC0 == 0x80 { knownOffset += 1 }
      knownIndex += 1
    }
    while knownIndex > index, knownOffset > first {
      knownOffset -= 1
      while knownOffset > first, bytes[knownOffset] & 0xC0 == 0x80 { knownOffset -= 1 }
      knownIndex -= 1
    }
    return knownOffset
  }

  /// Whether a text stands at a place as it is.
  @inline(__always) func stands(_ text: some Collection<UInt8>, at offset: Int) -> Bool {
    offset >= 0 && offset + text.count <= bytes.count && bytes[offset..<offset + text.count].elementsEqual(text)
  }

  /// How many characters stand between two places, no further than the end of the first one's line.
  package func characters(from start: Int, to end: Int) -> UInt32 {
    var count: UInt32 = 0
    var index = start
    while index < min(end, bytes.count), !bytes[index].isLineBreak {
      if bytes[index].startsCharacter { count += 1 }
      index += 1
    }
    return count
  }

  /// How many bytes anchors, tags and the blanks behind them take, if what they belong to follows on the same line.
  func properties(at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x26 || bytes[index] == 0x21 {
      let isAnchor = bytes[index] == 0x26
      index += 1
      while index < bytes.count, isAnchor ? isNamePart(bytes[index]) : bytes[index] > 0x20 { index += 1 }
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }
    guard index < bytes.count, bytes[index] > 0x20, bytes[index] != 0x23 else { return 0 }
    return index - start
  }

  /// Whether a byte can stand in the name of an anchor: libyaml ends the name before any other.
  private func isNamePart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
  }

  /// The start and the length of a tag, where only an anchor may stand before it.
  func tag(at start: Int) -> (skipped: Int, length: Int) {
    var index = start
    if index < bytes.count, bytes[index] == 0x26 {
      while index < bytes.count, bytes[index] > 0x20 { index += 1 }
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }
    guard index < bytes.count, bytes[index] == 0x21 else { return (0, 1) }
    var end = index
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return (index - start, end - index)
  }
}
