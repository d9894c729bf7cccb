/// A number below 100,000,000 in eight decimal digits of ASCII, the first one in the lowest byte of a word.
///
/// Pairs of digits are divided side by side, by multiplication: 1,234 becomes 12 and 34, these become 1, 2, 3 and 4. A loop
/// over the digits took half as many instructions again. It is public, since Swift 6.3 inlines nothing else in another
/// target.
@frozen public struct EightDigits: Sendable {
  /// Each digit's value.
  @usableFromInline let values: UInt64

  /// The first number that is too large.
  @inlinable public static var limit: UInt { 100_000_000 }

  /// - Parameter number: Below `limit`.
  @inlinable @inline(__always) public init(_ number: UInt32) {
    let fours = UInt64(number / 10_000) | UInt64(number % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    values = tens | (pairs &- tens &* 10) << 8
  }

  /// What makes values of digits their signs.
  @inlinable static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// All digits, and how many these are.
  @inlinable @inline(__always) public var all: (bytes: UInt64, count: Int) { (values | EightDigits.zeros, 8) }

  /// The digits from the first one on that isn't zero, or the last one.
  @inlinable @inline(__always) public var withoutLeadingZeros: (bytes: UInt64, count: Int) {
    let zeros = (values | 1 << 56).trailingZeroBitCount & ~7
    return ((values | EightDigits.zeros) >> zeros, 8 &- zeros / 8)
  }

  /// The last six digits as a fraction, without zeros at its end; the number isn't 0.
  @inlinable @inline(__always) public var ofFraction: (bytes: UInt64, count: Int) {
    ((values | EightDigits.zeros) >> 16, 6 &- values.leadingZeroBitCount / 8)
  }
}
