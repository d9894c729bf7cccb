internal import ScenePlan

/// A value for each callback, found without hashing: for what is asked about every event.
struct CallbackTable<Value: Sendable>: Sendable {
  private let values: [Value]

  /// - Parameter value: What stands for a callback.
  init(_ value: (Callback) -> Value) {
    values = Callback.byByte.map { value($0 ?? .`init`) }
  }

  @inline(__always) subscript(callback: Callback) -> Value { values[callback.byte] }
}

extension Callback {
  /// The byte in which Swift keeps it. Which byte stands for which case is looked up, not presumed.
  @inline(__always) var byte: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  /// The callbacks by their bytes; nil for a byte that none has.
  static let byByte: [Callback?] = {
    var callbacks: [Callback?] = Array(repeating: nil, count: (allCases.map(\.byte).max() ?? 0) + 1)
    for callback in allCases { callbacks[callback.byte] = callback }
    return callbacks
  }()
}
