internal import SceneBasics

/// The bytes of a JSON file, from the first to the last, as values without their meaning.
///
/// It takes only what libyaml would read in the same way. So blanks are spaces and line feeds, and a colon follows its
/// key directly.
///
/// It reads through a pointer: an array would be held, let go and asked for its bounds at each value. Each access is
/// behind a comparison of its place with `end`, so that no input leads it out of the file.
struct JSONInput {
  private let bytes: UnsafeRawPointer
  private var end: Int
  /// Where the next value, blank or sign stands.
  private(set) var position = 0

  /// - Parameter bytes: They must outlive the input.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return nil }
    self.bytes = start
    end = bytes.count
  }

  /// Ends the input here: nothing is found in it any more.
  mutating func close() { end = position }

  var isAtEnd: Bool { position == end }

  /// The byte here; 0, which no value starts with, at the end.
  @inline(__always) var byte: UInt8 { position < end ? byte(at: position) : 0 }

  @inline(__always) private func byte(at place: Int) -> UInt8 { bytes.load(fromByteOffset: place, as: UInt8.self) }

  /// Eight bytes, the first of them the lowest.
  @inline(__always) private func eight(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Goes to the next byte that is neither a space nor a line feed.
  @inline(__always) mutating func skipBlanks() {
    if byte <= 0x20 { skipSome() }
  }

  private mutating func skipSome() {
    while position < end {
      let byte = byte(at: position)
      guard byte == 0x20 || byte == 0x0A else { return }
      position &+= 1
      // Mostly, a line feed is followed by some spaces, and those by something else.
      guard byte == 0x0A, position &+ 8 <= end else { continue }
      position &+= (eight(at: position) ^ 0x2020_2020_2020_2020).trailingZeroBitCount >> 3
    }
  }

  /// Goes past a sign, if it is here.
  @inline(__always) mutating func takes(_ sign: UInt8) -> Bool {
    guard position < end, byte(at: position) == sign else { return false }
    position &+= 1
    return true
  }

  /// Goes past a word, if it is here.
  @inline(__always) mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard count <= end &- position else { return false }
    for offset in 0..<count where byte(at: position &+ offset) != word.utf8Start[offset] { return false }
    position &+= count
    return true
  }

  /// A whole number of at most 18 digits.
  mutating func integer() -> Int? {
    let (number, count) = digits(from: position)
    if count > 0 {
      position &+= count
      return number
    }
    guard byte == 0x2D else { return nil }
    let (opposite, length) = digits(from: position &+ 1)
    guard length > 0 else { return nil }
    position &+= length &+ 1
    return -opposite
  }

  /// A number of seconds in microseconds, as far as it is that exact.
  mutating func microseconds() -> Int64? {
    var (time, count) = digits(from: position)
    guard count > 0, count <= 10 else { return nil }
    time *= 1_000_000
    var place = position + count
    if place < end, byte(at: place) == 0x2E {
      var unit = 100_000
      place += 1
      let start = place
      while place < end, case let digit = byte(at: place) &- 0x30, digit <= 9 {
        time += unit * Int(digit)
        unit /= 10
        place += 1
      }
      guard 1...6 ~= place - start else { return nil }
    }
    position = place
    return Int64(time)
  }

  /// Digits without a leading zero, and how many there are; none if they are too many.
  @inline(__always) private func digits(from start: Int) -> (number: Int, count: Int) {
    var place = start
    var number = 0
    if place &+ 8 <= end {
      let digits = eight(at: place) ^ 0x3030_3030_3030_3030
      let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
      if others != 0 {
        let unused = 64 &- others.trailingZeroBitCount & ~7
        guard digits & 0xFF != 0 || unused >= 56 else { return (0, 0) }
        // Without a digit nothing is to be shifted, and the number isn't used.
        return (JSONInput.value(of: digits &<< UInt64(unused & 63)), 8 &- unused >> 3)
      }
    }
    while place < end {
      let digit = byte(at: place) &- 0x30
      guard digit <= 9 else { break }
      number = number &* 10 &+ Int(digit)
      place &+= 1
    }
    let count = place &- start
    guard count <= 18, count <= 1 || byte(at: start) != 0x30 else { return (0, 0) }
    return (number, count)
  }

  /// The number of eight digits, the first of them the lowest byte: two, four and then eight at once.
  @inline(__always) private static func value(of digits: UInt64) -> Int {
    let pairs = digits &* 10 &+ digits >> 8
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return Int(truncatingIfNeeded: (low &+ high) >> 32)
  }

  /// A text of ASCII in double quotes that means what stands there.
  mutating func plainText() -> UnsafeBufferPointer<UInt8>? {
    guard byte == 0x22 else { return nil }
    let start = position &+ 1
    var place = start
    // A hit above the lowest one may be false, but the lowest is true.
    while place &+ 8 <= end {
      let word = eight(at: place)
      let hits = JSONInput.hits(in: word)
      if hits != 0 {
        place &+= hits.trailingZeroBitCount >> 3
        break
      }
      place &+= 8
    }
    while place < end {
      let byte = byte(at: place)
      if byte == 0x22 { return text(from: start, to: place) }
      guard byte &- 0x20 < 0x5F, byte != 0x5C else { return nil }
      place &+= 1
    }
    return nil
  }

  /// The bytes in double quotes, for one of a list of words. Only a comparison tells whether they mean what they are.
  mutating func word() -> UnsafeBufferPointer<UInt8>? {
    guard byte == 0x22 else { return nil }
    let start = position &+ 1
    var place = start
    while place &+ 8 <= end {
      let quotes = eight(at: place) ^ 0x2222_2222_2222_2222
      let hits = (quotes &- 0x0101_0101_0101_0101) & ~quotes & 0x8080_8080_8080_8080
      if hits != 0 { return text(from: start, to: place &+ hits.trailingZeroBitCount >> 3) }
      place &+= 8
    }
    while place < end {
      if byte(at: place) == 0x22 { return text(from: start, to: place) }
      place &+= 1
    }
    return nil
  }

  /// Goes past the quote at the end of a text.
  @inline(__always) private mutating func text(from start: Int, to quote: Int) -> UnsafeBufferPointer<UInt8> {
    position = quote &+ 1
    return UnsafeBufferPointer(start: (bytes + start).assumingMemoryBound(to: UInt8.self), count: quote &- start)
  }

  /// The highest bit of each byte that a plain text can't have: a quote, a backslash, a control character, and all that
  /// isn't ASCII.
  @inline(__always) private static func hits(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let below = (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)
    return (below | word | (word &+ ones)) & (ones &* 0x80)
  }
}
