/// The source of the bytes of files: the file system for the command, a dictionary for tests.
public protocol SourceLoader {
  /// The bytes of a file, or why there are none.
  ///
  /// - Parameter path: As it was typed, or joined from the importing file's folder and the path that an `import` names.
  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure>

  /// Is told how far the work on the file has come; nil if the caller doesn't ask.
  var watch: (any WorkWatch)? { get }
}

extension SourceLoader {
  public var watch: (any WorkWatch)? { nil }
}

/// Why a file can't be read or written, in a few words: `no such file`.
public struct SourceFailure: Error, Sendable {
  public var reason: String
  /// The way out, where the reason alone decides it.
  public var hint: String?
  /// Whether the file isn't wrong but too large.
  public var exceedsLimit: Bool

  public init(_ reason: String, hint: String? = nil, exceedsLimit: Bool = false) {
    self.reason = reason
    self.hint = hint
    self.exceedsLimit = exceedsLimit
  }
}
