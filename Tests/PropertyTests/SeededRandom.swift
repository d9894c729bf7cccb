/// A source of chances that is the same in every run: SplitMix64.
struct SeededRandom {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { next() % 100 < UInt64(percent) }

  /// One of a list that isn't empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  /// One of a list, or nil where there is none.
  mutating func any<Element>(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : pick(elements) }

  /// Some of a list, in its order of chance.
  mutating func some<Element>(_ count: ClosedRange<Int>, of elements: [Element]) -> [Element] {
    elements.isEmpty ? [] : (0..<number(count)).map { _ in pick(elements) }
  }
}
