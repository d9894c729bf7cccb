internal import SceneBasics

/// The start of lines that are numbered from 1: what stands before the number, and the number.
///
/// Only the digits that change are written: writing the whole number takes longer than the rest of the line.
struct NumberedStart: Sendable {
  /// All but the last digit.
  private var word: ShortWord
  private let before: PaddedBytes
  private var lastDigit: UInt8 = 0x30

  /// - Parameter before: Some bytes.
  init(_ before: StaticString) {
    self.before = PaddedBytes("\(before)")
    word = ShortWord { [before = self.before] line in line.write(before) }
  }

  /// Counts one up.
  @inline(__always) mutating func increment() {
    lastDigit &+= 1
    if lastDigit > 0x39 { carry() }
  }

  @inline(never) private mutating func carry() {
    lastDigit = 0x30
    var place = word.count - 1
    while place >= before.count {
      if word[place] < 0x39 {
        word[place] += 1
        return
      }
      word[place] = 0x30
      place -= 1
    }
    // All were nines: one digit more, a power of ten.
    let zeros = word.count - before.count
    word = ShortWord { line in
      line.write(before)
      line.write(byte: 0x31)
      for _ in 0..<zeros { line.write(byte: 0x30) }
    }
  }

  /// Writes the start of a line.
  @inline(__always) func write(into line: inout LineCursor) {
    word.write(into: &line)
    line.write(byte: lastDigit)
  }

  /// How many bytes that may become.
  var longest: Int { before.count + 20 }
}
