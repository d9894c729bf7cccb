/// A file as it was read: its path as people know it, and its bytes.
public struct SourceFile: Sendable {
  /// The path as findings print it; `<stdin>` for standard input.
  public let path: String
  /// The bytes, untouched: a byte order mark is still there.
  public let bytes: [UInt8]
  /// How much may come of it.
  public let limits: Limits

  public init(path: String, bytes: [UInt8], limits: Limits = Limits()) {
    self.path = path
    self.bytes = bytes
    self.limits = limits
  }

  /// The bytes of a line, without its line break; none where the file has no such line.
  ///
  /// Found by a walk over the file: lines are only asked for when a finding is printed.
  ///
  /// - Parameter number: The line, counted from 1; lines end at LF, CR or CR LF.
  public func line(_ number: Int) -> ArraySlice<UInt8> { LineTable(bytes).line(number) ?? [] }

  /// The lines as findings count them.
  package var lines: LineTable { LineTable(bytes, breaks: .libyaml) }

  /// The three bytes of U+FEFF in UTF-8, which take no column.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// The files of one compilation, in the order in which they were read: the scene first, then its imports.
public struct SourceFiles: Sendable {
  public private(set) var all: [SourceFile] = []

  public init() {}

  /// Takes a file in and gives the id by which spans name it.
  public mutating func add(_ file: SourceFile) -> FileID {
    all.append(file)
    return FileID(UInt32(all.count - 1))
  }

  public subscript(id: FileID) -> SourceFile { all[Int(id.rawValue)] }
}

/// Which file of a compilation a span lies in.
public struct FileID: Hashable, Sendable {
  public let rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
