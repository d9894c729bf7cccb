/// Decimal numbers as a scene writes them: digits, at most one point, a sign before them.
package enum Decimal {
  /// Whether it is a whole number without blanks, underscores or leading zeros.
  package static func isInteger(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.first == 0x2D ? bytes.dropFirst() : bytes
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
      && (digits.count == 1 || digits.first != 0x30)
  }

  /// The whole number, written as `isInteger` wants it; nil for anything else, and for one that is too large.
  package static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    // Up to 18 digits there is no overflow, and no text is needed.
    if (1...18).contains(bytes.count), bytes.count == 1 || bytes.first != 0x30 {
      var number = 0
      for byte in bytes {
        guard (0x30...0x39).contains(byte) else { return signedInteger(bytes) }
        number = number &* 10 &+ Int(byte) &- 0x30
      }
      return number
    }
    return signedInteger(bytes)
  }

  /// The whole number, if it has a sign or many digits.
  private static func signedInteger(_ bytes: ArraySlice<UInt8>) -> Int? {
    isInteger(bytes) ? Int(String(decoding: bytes, as: UTF8.self)) : nil
  }

  /// The number, or nil if it is none, or too large to be meant.
  package static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    let isNegative = bytes.first == 0x2D
    let digits = isNegative ? bytes.dropFirst() : bytes
    let whole = digits.prefix { $0 != 0x2E }
    let fraction = digits[whole.endIndex...].dropFirst()
    guard isInteger(whole), whole.first != 0x2D, whole.endIndex == digits.endIndex || !fraction.isEmpty,
      fraction.allSatisfy({ (0x30...0x39).contains($0) }), whole.count <= 12
    else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }
}
