package import SceneBasics

/// Virtual time in microseconds: whole numbers, so that sums are exact and the same everywhere.
public struct Ticks: Hashable, Comparable, BitwiseCopyable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  public static let zero = Ticks(microseconds: 0)

  /// The longest time a scene can name: some 31 years.
  public static let longest = Ticks(microseconds: 1_000_000_000_000_000)

  /// The sum, or the end of time. The sum of thousands of allowed times may be larger than that.
  public static func + (one: Ticks, other: Ticks) -> Ticks {
    let (sum, isTooLong) = one.microseconds.addingReportingOverflow(other.microseconds)
    return Ticks(microseconds: isTooLong ? .max : sum)
  }

  public static func < (one: Ticks, other: Ticks) -> Bool { one.microseconds < other.microseconds }

  /// Seconds as a decimal number, as short as it is exact: `0`, `0.35`, `12`.
  public var seconds: String {
    let whole = microseconds / 1_000_000
    var part = String(microseconds % 1_000_000)
    if part == "0" { return String(whole) }
    part = String(repeating: "0", count: 6 - part.utf8.count) + part
    while part.hasSuffix("0") { part.removeLast() }
    return "\(whole).\(part)"
  }

  /// Reads a decimal number of seconds: digits, at most one point, no sign and no exponent.
  ///
  /// Digits beyond the microsecond are dropped. Nil for anything else, or for more than `longest`.
  public init?(seconds text: some StringProtocol) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts[0].utf8.count <= 10, let whole = Int64(parts[0].isEmpty ? "0" : parts[0])
    else { return nil }
    var fraction: Int64 = 0
    if parts.count == 2 {
      let digits = String(parts[1].prefix(6))
      fraction = Int64(digits + String(repeating: "0", count: 6 - digits.utf8.count)) ?? 0
    }
    self.init(microseconds: whole * 1_000_000 + fraction)
    if self > .longest { return nil }
  }
}

extension ByteWriter {
  /// Writes seconds as `Ticks.seconds` spells them.
  package mutating func write(seconds ticks: Ticks) {
    guard ticks >= .zero else { return write(ticks.seconds) }
    write(number: Int(ticks.microseconds / 1_000_000))
    var rest = ticks.microseconds % 1_000_000
    guard rest > 0 else { return }
    write(byte: 0x2E)
    var unit: Int64 = 100_000
    while rest > 0 {
      write(byte: 0x30 + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}

/// How long a step waits after the start of the step before.
public enum Delay: Hashable, Sendable {
  /// Until the next turn of the main queue.
  case turn
  /// So long; no time is the same turn.
  case time(Ticks)

  /// The word for a turn.
  public static let word = "turn"

  /// The time as it is written behind `after`.
  public var text: String {
    switch self {
    case .turn: Delay.word
    case .time(let ticks): ticks.seconds
    }
  }
}
