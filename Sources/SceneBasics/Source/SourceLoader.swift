/// Where the bytes of files come from: the command hands in the file system, a test a dictionary.
public protocol SourceLoader {
  /// The bytes of a file, or why there are none.
  ///
  /// - Parameter path: As it was typed, or joined from the importing file's folder and the path that an `import` names.
  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure>
}

/// Why a file can't be read, in a few words: `no such file`.
public struct SourceFailure: Error, Sendable {
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}
