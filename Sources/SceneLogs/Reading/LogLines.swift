internal import SceneBasics

/// The lines of a log. They end where excerpts of findings end them, so that numbers agree.
enum LogLines {
  /// The end of the line that begins at a byte.
  static func end(ofLineAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, LineBreaks.libyaml.length(at: index, in: bytes) == 0 { index += 1 }
    return index
  }
}

/// One line, with the words in it.
struct LogLine {
  /// A run of letters, digits and underscores.
  struct Word {
    let range: Range<Int>
    let meaning: LogWord?

    /// Whether it is a callback's name as UIKit spells it; `init` is a word of any sentence.
    var isCallback: Bool {
      if case .callback(let callback) = meaning { callback.isOfControllers } else { false }
    }
  }

  /// All bytes of the file.
  let bytes: [UInt8]
  /// The line without its break.
  let range: Range<Int>
  private(set) var words: [Word] = []

  /// How many bytes of a line are looked at. UIKit's longest sentence with four descriptions has some 1,000.
  static let reach = 16_384

  /// Finds the words of a line. Colour codes and other control characters part words.
  init(_ range: Range<Int>, of bytes: [UInt8]) {
    self.bytes = bytes
    self.range = range.lowerBound..<min(range.upperBound, range.lowerBound + LogLine.reach)
    var index = self.range.lowerBound
    var start: Int?
    var hash = LogWords.hashStart
    while index < self.range.upperBound {
      let length = LogLine.lengthOfLetter(at: index, in: bytes, before: self.range.upperBound)
      if length > 0 {
        if start == nil { (start, hash) = (index, LogWords.hashStart) }
        for offset in 0..<length { hash = LogWords.hash(hash, with: bytes[index + offset]) }
        index += length
        continue
      }
      if let first = start { add(first..<index, hash) }
      start = nil
      index += lengthOfControl(at: index)
    }
    if let first = start { add(first..<index, hash) }
  }

  private mutating func add(_ range: Range<Int>, _ hash: UInt64) {
    words.append(Word(range: range, meaning: LogWords.all.find(bytes[range], hash: hash)))
  }

  /// How many bytes a letter of a name has; 0 if none begins here.
  private static func lengthOfLetter(at index: Int, in bytes: [UInt8], before end: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return isLetter(byte) ? 1 : 0 }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard byte >= 0xC2, index + length <= end,
      let text = String(validating: bytes[index..<(index + length)], as: UTF8.self),
      let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic
    else { return 0 }
    return length
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  /// How many bytes to skip: a colour code of a terminal as a whole, anything else one by one.
  func lengthOfControl(at index: Int) -> Int {
    guard bytes[index] == 0x1B, self[index + 1] == 0x5B else { return 1 }
    var last = index + 2
    while (0x20...0x3F).contains(self[last]) { last += 1 }
    return min(last + 1, range.upperBound) - index
  }

  /// The byte at a place of the line; 0 behind its end and before its start.
  subscript(index: Int) -> UInt8 { range.contains(index) ? bytes[index] : 0 }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The first byte from a place on that is no blank.
  func skippingBlanks(from start: Int) -> Int {
    var index = start
    while self[index] == 0x20 || self[index] == 0x09 { index += 1 }
    return min(index, range.upperBound)
  }

  /// Whether there is nothing to see on the line.
  var isBlank: Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

  /// Whether a text begins at a place.
  func has(_ text: String, at index: Int) -> Bool {
    bytes[min(index, range.upperBound)..<range.upperBound].starts(with: text.utf8)
  }

  /// A part of the line as findings point at it.
  func place(_ part: Range<Int>, line number: Int) -> LogReading.Place {
    func scalars(_ bytes: ArraySlice<UInt8>) -> UInt32 { UInt32(bytes.count { $0 & 0xC0 != 0x80 }) }
    return LogReading.Place(
      line: UInt32(number), column: scalars(bytes[range.lowerBound..<part.lowerBound]) + 1,
      length: scalars(bytes[part]), lineStart: UInt32(range.lowerBound))
  }
}
