/// Where the lines of a file start, so that many findings find their lines in one walk over the bytes.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Walks the file once; lines end at LF, CR or CR LF, and a byte order mark belongs to no line.
  public init(of file: SourceFile) {
    bytes = file.bytes
    var starts = [bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0]
    for index in bytes.indices.dropFirst(starts[0]) {
      let isLoneReturn = bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The bytes of a line without its line break; nil where the file has no such line.
  public func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= starts.count else { return nil }
    var end = number < starts.count ? starts[number] : bytes.count
    while end > starts[number - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[number - 1]..<end]
  }
}
