package import SceneBasics
package import SceneLanguage
package import ScenePlan
internal import SceneYAML

/// The controllers of a file, inline ones too, in the order in which they are written.
///
/// There may be a hundred thousand of them, so three arrays hold their parts, with places as short as can be. A
/// `ControllerDeclaration` is made on demand. Code that visits all controllers reads the arrays.
package struct ControllerList: Sendable {
  /// A controller with the places of what it has, in forty bytes.
  package struct Record: Sendable {
    package var id: Symbol
    fileprivate var place = ShortPlace()
    // Behind the place it takes no room of its own.
    package var kind: ControllerKind = .view
    var title = SourceText.Place.none
    /// Where what it owns stands in `contents`.
    package var contents: Range<Int32> = 0..<0
    /// Where its segues stand in `segues`.
    package var segues: Range<Int32> = 0..<0
    /// Index into the document's settings; -1 for none.
    package var settings: Int32 = -1

    init(id: Symbol) { self.id = id }
  }

  /// A controller that another one owns, in twelve bytes.
  package struct Content: Sendable {
    package let name: Symbol
    fileprivate let place: ShortPlace
    package let key: ControllerKey
    package let part: TabGroupKey?
    package let depth: UInt8
  }

  /// A segue in forty bytes.
  package struct Segue: Sendable {
    package let id: Symbol
    fileprivate let place: ShortPlace
    package let verb: SegueVerb
    package let object: Symbol
    fileprivate let objectPlace: ShortPlace
    fileprivate let verbPlace: ShortPlace
    package let options: [SegueOption]
  }

  package private(set) var records: [Record] = []
  package private(set) var contents: [Content] = []
  package private(set) var segues: [Segue] = []
  private var places: ShortPlaces
  var titles: SourceText

  /// - Parameters:
  ///   - file: How spans name the file.
  ///   - source: The bytes of the file.
  init(file: FileID, source: [UInt8]) {
    places = ShortPlaces(in: file)
    titles = SourceText(source)
  }

  /// The id of a controller.
  package func id(of index: Int) -> Name { Name(records[index].id, at: places.span(records[index].place)) }

  /// The title of a controller; nil if it has none.
  package func title(of index: Int) -> String? {
    titles.bytes(at: records[index].title).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The controllers that a controller owns.
  package func content(at index: Int) -> ControllerDeclaration.Content {
    let content = contents[index]
    return .init(
      key: content.key, name: Name(content.name, at: places.span(content.place)), part: content.part,
      depth: content.depth)
  }

  /// A segue.
  package func segue(at index: Int) -> SegueDeclaration {
    let segue = segues[index]
    var declaration = SegueDeclaration(
      id: Name(segue.id, at: places.span(segue.place)), verb: Located(segue.verb, at: places.span(segue.verbPlace)),
      object: Name(segue.object, at: places.span(segue.objectPlace)))
    declaration.options = segue.options
    return declaration
  }

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
  mutating func append(id: Name) {
    var record = Record(id: id.value)
    record.place = places.short(id.span)
    records.append(record)
  }

  /// Stores a decoded controller at its place, with the parts that were gathered for it.
  mutating func complete(
    _ record: Record, at index: Int, with parts: inout GatheredParts, since start: GatheredParts.Extent
  ) {
    let place = records[index].place
    records[index] = record
    records[index].place = place
    let firstContent = Int32(contents.count)
    for content in parts.contents[start.contents...] {
      contents.append(
        Content(
          name: content.name.value, place: places.short(content.name.span), key: content.key, part: content.part,
          depth: content.depth))
    }
    records[index].contents = firstContent..<Int32(contents.count)
    let firstSegue = Int32(segues.count)
    for segue in parts.segues[start.segues...] {
      segues.append(
        Segue(
          id: segue.id.value, place: places.short(segue.id.span), verb: segue.verb.value, object: segue.object.value,
          objectPlace: places.short(segue.object.span), verbPlace: places.short(segue.verb.span),
          options: segue.options))
    }
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
    var declaration = ControllerDeclaration(id: id(of: index), kind: record.kind)
    declaration.titleText = titles.bytes(at: record.title)
    declaration.contents = record.contents.map { content(at: Int($0)) }
    declaration.segues = record.segues.map { segue(at: Int($0)) }
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

    /// No text; an optional would take a byte more.
    static let none = Place(start: .max, count: 0)
  }

  private let source: [UInt8]
  /// The bytes of parts that stand in the source in another form.
  private var rewritten: [UInt8] = []

  init(_ source: [UInt8]) { self.source = source }

  /// Keeps the text of a scalar; none if there were more than four gigabytes, which only aliases can bring about.
  mutating func keep(_ node: Int, of tape: EventTape) -> Place {
    let count = tape.nodes[node].count
    if tape.isVerbatim(at: node) { return Place(start: tape.nodes[node].start, count: count) }
    // Its offset lies beyond the source.
    guard let start = UInt32(exactly: source.count + rewritten.count) else { return .none }
    rewritten.append(contentsOf: tape.text(at: node))
    return Place(start: start, count: count)
  }

  /// The text; nil for none.
  func bytes(at place: Place) -> ArraySlice<UInt8>? {
    if place.start == Place.none.start { return nil }
    let start = Int(place.start)
    if start < source.count { return source[start..<start + Int(place.count)] }
    return rewritten[(start - source.count)..<(start - source.count + Int(place.count))]
  }
}
