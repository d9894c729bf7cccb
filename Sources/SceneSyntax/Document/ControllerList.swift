internal import SceneBasics
package import ScenePlan

/// The controllers of a file, inline ones too, in the order in which they are written.
///
/// There may be a hundred thousand of them, so three arrays hold their parts. A `ControllerDeclaration` is made on
/// demand. Code that visits all controllers reads the arrays.
package struct ControllerList: Sendable {
  /// A controller with the places of what it has.
  package struct Record: Sendable {
    package var id: Name
    var title: SourceText.Place?
    // Behind the title it takes no room of its own.
    package var kind: ControllerKind = .view
    /// Where what it owns stands in `contents`.
    package var contents: Range<Int32> = 0..<0
    /// Where its segues stand in `segues`.
    package var segues: Range<Int32> = 0..<0
    /// Index into the document's settings; -1 for none.
    package var settings: Int32 = -1

    init(id: Name) { self.id = id }
  }

  package private(set) var records: [Record] = []
  package private(set) var contents: [ControllerDeclaration.Content] = []
  package private(set) var segues: [SegueDeclaration] = []
  var titles: SourceText

  /// - Parameter source: The bytes of the file.
  init(source: [UInt8]) { titles = SourceText(source) }

  /// The controllers of a kind; the others cost next to nothing.
  package func all(of kind: ControllerKind) -> [ControllerDeclaration] { pick { $0.kind == kind } }

  /// The controllers that have any of the rarer keys; the others cost next to nothing.
  package var allWithSettings: [ControllerDeclaration] { pick { $0.settings >= 0 } }

  private func pick(_ isMeant: (Record) -> Bool) -> [ControllerDeclaration] {
    records.indices.filter { isMeant(records[$0]) }.map { self[$0] }
  }

  /// Makes room for controllers, each with about one content and some of them with a segue.
  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    contents.reserveCapacity(count)
    segues.reserveCapacity(count / 2)
  }

  /// Takes in a controller that isn't decoded yet, before those that stand inside it.
  mutating func append(id: Name) { records.append(Record(id: id)) }

  /// Stores a decoded controller at its place, with the parts that were gathered for it.
  mutating func complete(
    _ record: Record, at index: Int, with parts: inout GatheredParts, since start: GatheredParts.Extent
  ) {
    records[index] = record
    let firstContent = Int32(contents.count)
    for place in start.contents..<parts.contents.count { contents.append(parts.contents[place]) }
    records[index].contents = firstContent..<Int32(contents.count)
    let firstSegue = Int32(segues.count)
    for place in start.segues..<parts.segues.count { segues.append(parts.segues[place]) }
    records[index].segues = firstSegue..<Int32(segues.count)
    parts.truncate(to: start)
  }
}

/// The parts of the controllers under decoding; the parts of the innermost are last.
struct GatheredParts {
  /// The counts at one moment.
  struct Extent {
    var contents: Int
    var segues: Int
  }

  var contents: [ControllerDeclaration.Content] = []
  var segues: [SegueDeclaration] = []

  /// The current counts, to go back to later.
  var extent: Extent { Extent(contents: contents.count, segues: segues.count) }

  /// Forgets everything that was gathered since.
  mutating func truncate(to extent: Extent) {
    if contents.count > extent.contents { contents.removeLast(contents.count - extent.contents) }
    if segues.count > extent.segues { segues.removeLast(segues.count - extent.segues) }
  }
}

extension ControllerList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { records.count }

  package subscript(index: Int) -> ControllerDeclaration {
    let record = records[index]
    var declaration = ControllerDeclaration(id: record.id, kind: record.kind)
    declaration.titleText = record.title.map { titles.bytes(at: $0) }
    declaration.contents = contents[Int(record.contents.lowerBound)..<Int(record.contents.upperBound)]
    declaration.segues = segues[Int(record.segues.lowerBound)..<Int(record.segues.upperBound)]
    declaration.settings = Int(record.settings)
    return declaration
  }
}

/// Text of a file. It becomes a `String` only when it is read.
struct SourceText: Sendable {
  /// Where a text stands.
  struct Place: Sendable {
    fileprivate var start: UInt32
    fileprivate var count: UInt32
  }

  private let source: [UInt8]
  /// What stands in the source in another form.
  private var rewritten: [UInt8] = []

  init(_ source: [UInt8]) { self.source = source }

  /// Keeps the text of a scalar; nil if there were more than four gigabytes, which only aliases can bring about.
  mutating func keep(_ node: Int, of tape: EventTape) -> Place? {
    let count = tape.nodes[node].count
    if tape.isVerbatim(at: node) { return Place(start: tape.nodes[node].start, count: count) }
    // Its offset lies beyond the source.
    guard let start = UInt32(exactly: source.count + rewritten.count) else { return nil }
    rewritten.append(contentsOf: tape.text(at: node))
    return Place(start: start, count: count)
  }

  func bytes(at place: Place) -> ArraySlice<UInt8> {
    let start = Int(place.start)
    if start < source.count { return source[start..<start + Int(place.count)] }
    return rewritten[(start - source.count)..<(start - source.count + Int(place.count))]
  }
}
