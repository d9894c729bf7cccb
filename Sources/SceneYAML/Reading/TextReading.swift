/// The values that readers of any version of YAML make of an unquoted scalar.
package enum OtherReading {
  case boolean, null, number, time, date
  /// `=` and `<<`, which YAML 1.1 keeps for itself.
  case indicator
}

/// How unquoted text reads to tools that follow YAML 1.1 or 1.2.
package enum TextReading {
  /// Whether text starts so that a closer look is due.
  @inline(__always) package static func isSuspect(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return first < 0x41 || first == 0x7E || text.count <= 5
  }

  /// Another value that an unquoted scalar may be taken for; nil if it is text everywhere.
  package static func other(of text: ArraySlice<UInt8>) -> OtherReading? {
    guard let first = text.first else { return nil }
    switch first {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: return numeric(text)
    case 0x7E: return text.count == 1 ? .null : nil
    case 0x3D: return text.count == 1 ? .indicator : nil
    case 0x3C: return text.elementsEqual([0x3C, 0x3C]) ? .indicator : nil
    case 0x59, 0x79, 0x4E, 0x6E, 0x54, 0x74, 0x46, 0x66, 0x4F, 0x6F: return text.count > 5 ? nil : word(text)
    default: return nil
    }
  }

  /// Whether it is text to every reader, and has a colon or a question mark: these mean something in brackets to some.
  package static func isTextWithSign(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0 == 0x3A || $0 == 0x3F } && other(of: text) == nil
  }

  /// Words of YAML 1.1 and 1.2, which may be written small, with a capital or in capitals.
  private static func word(_ text: ArraySlice<UInt8>) -> OtherReading? {
    guard words.contains(number(of: text)) else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    let small = word.lowercased()
    guard word == small || word == word.uppercased() || word.dropFirst() == small.dropFirst() else { return nil }
    return small == "null" ? .null : .boolean
  }

  private static let words = ["y", "n", "yes", "no", "true", "false", "on", "off", "null"].map { number(of: $0.utf8) }

  /// A number that a few letters have in common with the same in capitals, and with nothing else that has letters.
  private static func number(of letters: some Sequence<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }

  private static func numeric(_ text: ArraySlice<UInt8>) -> OtherReading? {
    var rest = text
    if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
    guard let first = rest.first else { return nil }
    if first == 0x2E { return fraction(rest) ? .number : nil }
    guard isDigit(first) else { return nil }
    if rest.count > 2, first == 0x30 {
      let digits = rest.dropFirst(2)
      switch rest[rest.startIndex + 1] {
      case 0x78:
        return digits.allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) || $0 == 0x5F } ? .number : nil
      case 0x6F: return digits.allSatisfy { (0x30...0x37).contains($0) } ? .number : nil
      case 0x62: return digits.allSatisfy { $0 == 0x30 || $0 == 0x31 || $0 == 0x5F } ? .number : nil
      default: break
      }
    }
    let whole = rest.prefix { isDigit($0) || $0 == 0x5F }
    let tail = rest[whole.endIndex...]
    switch tail.first {
    case nil: return .number
    case 0x2E: return fraction(tail) ? .number : nil
    case 0x65, 0x45: return exponent(tail) ? .number : nil
    case 0x3A: return sexagesimal(tail) ? .time : nil
    case 0x2D: return whole.count == 4 && date(tail) ? .date : nil
    default: return nil
    }
  }

  /// A point and what may follow it in a number.
  private static func fraction(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.dropFirst()
    let word = String(decoding: rest.prefix(4), as: UTF8.self)
    if ["inf", "Inf", "INF", "nan", "NaN", "NAN"].contains(word) { return true }
    let tail = rest.drop { isDigit($0) || $0 == 0x5F }
    if rest.isEmpty { return text.startIndex > 0 }
    return tail.isEmpty || exponent(tail)
  }

  private static func exponent(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first | 0x20 == 0x65 else { return false }
    var digits = text.dropFirst()
    if digits.first == 0x2B || digits.first == 0x2D { digits = digits.dropFirst() }
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  /// `:30` or `:30:00`, with a fraction: what makes a number of base sixty in YAML 1.1.
  private static func sexagesimal(_ text: ArraySlice<UInt8>) -> Bool {
    let withoutFraction = text.prefix { $0 != 0x2E }
    let fraction = text[withoutFraction.endIndex...].dropFirst()
    guard fraction.allSatisfy({ isDigit($0) || $0 == 0x5F }) else { return false }
    return withoutFraction.dropFirst().split(separator: 0x3A, omittingEmptySubsequences: false).allSatisfy {
      (1...2).contains($0.count) && $0.allSatisfy(isDigit)
    }
  }

  /// `-05-17`, and a time behind it.
  private static func date(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.prefix { isDigit($0) || $0 == 0x2D }.split(separator: 0x2D)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }) else { return false }
    let rest = text.drop { isDigit($0) || $0 == 0x2D }
    return rest.isEmpty || rest.first == 0x54 || rest.first == 0x74 || rest.first == 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
