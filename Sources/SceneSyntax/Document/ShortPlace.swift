internal import SceneBasics

/// A place of a file in seven bytes, as nearly all are: not far to the right, and short.
///
/// A span takes sixteen. A scene of a hundred thousand controllers keeps some four hundred thousand places, and with
/// spans they took 3 MB more.
struct ShortPlace: Sendable {
  /// Counted from 1; the index of a place that is among the long ones.
  fileprivate var line: UInt32 = 0
  /// Counted from 1; 0 for a place that is among the long ones.
  fileprivate var column: UInt16 = 0
  fileprivate var length: UInt8 = 0
}

/// The places of one file.
struct ShortPlaces: Sendable {
  private let file: FileID
  /// Places that are too far to the right or too long.
  private var long: [SourceSpan] = []

  init(in file: FileID) { self.file = file }

  /// Makes a place of the file short.
  mutating func short(_ span: SourceSpan) -> ShortPlace {
    if span.column > 0, let column = UInt16(exactly: span.column), let length = UInt8(exactly: span.length) {
      return ShortPlace(line: span.line, column: column, length: length)
    }
    long.append(span)
    return ShortPlace(line: UInt32(long.count - 1))
  }

  /// The place as it was.
  func span(_ place: ShortPlace) -> SourceSpan {
    if place.column == 0 { return long[Int(place.line)] }
    return SourceSpan(line: place.line, column: UInt32(place.column), length: UInt32(place.length), file: file)
  }
}
