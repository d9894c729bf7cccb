package import SceneBasics
package import ScenePlan

/// Where things of a program were written: each place in eight bytes, since a launch keeps them all beside its world.
package struct PlaceTable: Hashable, Sendable {
  /// A place as nearly all are: in one of the first files, not far to the right, and short.
  private struct Entry: Hashable, Sendable, BitwiseCopyable {
    var line: UInt32
    /// Counted from 1; 0 where the place stands in `wide`.
    var column: UInt16
    var length: UInt8
    /// As marks number the files.
    var file: UInt8
  }

  /// A place that doesn't fit into an entry.
  private struct Wide: Hashable, Sendable {
    var span: SourceSpan
    var mark: SourceMark
  }

  private var entries: [Entry] = []
  private var wide: [Place: Wide] = [:]
  /// How spans name the files that marks number.
  private var files: [FileID] = []

  package init() {}

  /// Makes room for places.
  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds a place.
  ///
  /// - Parameters:
  ///   - span: The place, to the column.
  ///   - mark: The same place as plans know it.
  package mutating func add(_ span: SourceSpan, _ mark: SourceMark) -> Place {
    let file = Int(mark.file)
    if file == files.count { files.append(span.file) }
    let place = Place(UInt32(entries.count + 1))
    if file < files.count, files[file] == span.file, span.line == mark.line, span.column > 0,
      let number = UInt8(exactly: file), let column = UInt16(exactly: span.column),
      let length = UInt8(exactly: span.length)
    {
      entries.append(Entry(line: span.line, column: column, length: length, file: number))
    } else {
      entries.append(Entry(line: 0, column: 0, length: 0, file: 0))
      wide[place] = Wide(span: span, mark: mark)
    }
    return place
  }

  /// How many places there are.
  package var count: Int { entries.count }

  /// All places, in the order in which they were added.
  package var all: some Sequence<Place> { (0..<UInt32(entries.count)).lazy.map { Place($0 + 1) } }

  /// The places on a line, in the order in which they were added.
  package func places(on mark: SourceMark) -> [Place] {
    var places: [Place] = []
    for (index, entry) in entries.enumerated() {
      let isThere = entry.column > 0 && entry.line == mark.line && UInt16(entry.file) == mark.file
      let place = Place(UInt32(index + 1))
      if isThere || entry.column == 0 && wide[place]?.mark == mark { places.append(place) }
    }
    return places
  }

  /// The place to the column; nil for no place.
  package func span(of place: Place) -> SourceSpan? {
    if place == .none { return nil }
    let entry = entries[Int(place.rawValue) - 1]
    if entry.column == 0 { return wide[place]?.span }
    return SourceSpan(
      line: entry.line, column: UInt32(entry.column), length: UInt32(entry.length), file: files[Int(entry.file)])
  }

  /// The file and line; `none` for no place.
  package func mark(of place: Place) -> SourceMark {
    if place == .none { return .none }
    let entry = entries[Int(place.rawValue) - 1]
    if entry.column == 0 { return wide[place]?.mark ?? .none }
    return SourceMark(file: Int(entry.file), line: Int(entry.line))
  }
}
