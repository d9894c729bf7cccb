extension Callback {
  /// The place among `allCases`, for tables that are asked for every event.
  package var ordinal: Int { Int(Callback.ordinals[self.rawByte]) }

  // Swift keeps such an enum in one byte; which byte stands for which case is looked up, not presumed.
  private static let ordinals: [UInt8] = {
    var ordinals = [UInt8](repeating: 0, count: 256)
    for (place, callback) in allCases.enumerated() { ordinals[callback.rawByte] = UInt8(place) }
    return ordinals
  }()

  private var rawByte: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}
