internal import ScenePlan

/// A value for each callback, found without hashing: for what is asked about every event.
struct CallbackTable<Value: Sendable>: Sendable {
  private let values: [Value]

  /// - Parameter value: What stands for a callback.
  init(_ value: (Callback) -> Value) {
    // Swift keeps such an enum in one byte; which byte stands for which case is looked up, not presumed.
    let size = (Callback.allCases.map(CallbackTable.byte).max() ?? 0) + 1
    var values: [Value?] = Array(repeating: nil, count: size)
    for callback in Callback.allCases { values[CallbackTable.byte(of: callback)] = value(callback) }
    let spare = value(.`init`)
    self.values = values.map { $0 ?? spare }
  }

  @inline(__always) subscript(callback: Callback) -> Value { values[CallbackTable.byte(of: callback)] }

  @inline(__always) private static func byte(of callback: Callback) -> Int {
    withUnsafeBytes(of: callback) { Int($0[0]) }
  }
}
