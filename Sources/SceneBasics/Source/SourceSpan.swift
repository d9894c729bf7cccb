/// A place in a file: a position, and a length on that line.
///
/// Lines and columns count from 1, columns in Unicode scalars (as libyaml's marks do, which count from 0).
/// What runs over several lines is pointed at by its first one.
public struct SourceSpan: Hashable, Sendable {
  public var line: UInt32
  public var column: UInt32
  /// How many Unicode scalars of the line belong to it; 0 is a point between two.
  public var length: UInt32
  public var file: FileID

  public init(line: UInt32, column: UInt32, length: UInt32, file: FileID) {
    self.line = line
    self.column = column
    self.length = length
    self.file = file
  }

  /// The start of a file.
  public static func start(of file: FileID) -> SourceSpan {
    SourceSpan(line: 1, column: 1, length: 0, file: file)
  }

  /// A part of this span.
  ///
  /// - Parameters:
  ///   - offset: Where the part starts, in Unicode scalars from the start of this span.
  ///   - length: How long it is, in Unicode scalars.
  public func part(at offset: Int, length: Int) -> SourceSpan {
    SourceSpan(line: line, column: column + UInt32(offset), length: UInt32(length), file: file)
  }
}

extension SourceSpan: Comparable {
  public static func < (one: SourceSpan, other: SourceSpan) -> Bool {
    (one.file.rawValue, one.line, one.column, one.length)
      < (other.file.rawValue, other.line, other.column, other.length)
  }
}
