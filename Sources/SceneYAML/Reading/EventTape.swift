package import SceneBasics

/// The kinds of nodes; the first five are scalars, by how they are written.
package enum TapeNodeKind: Equatable, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
  case sequence, mapping
  /// Another node of the tape, named by its anchor.
  case alias
  /// A node that a finding has been reported about already; nothing more is said of it.
  case unusable

  /// Whether it is text of some style.
  @inline(__always) package var isScalar: Bool {
    switch self {
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded: true
    case .sequence, .mapping, .alias, .unusable: false
    }
  }

  /// Written down, since another module calls the derived one through its witness, for each node that it looks at.
  @inline(__always) package static func == (one: Self, other: Self) -> Bool { one.place == other.place }

  /// Its place in the list of kinds.
  @inline(__always) package var place: UInt8 {
    switch self {
    case .plain: 0
    case .singleQuoted: 1
    case .doubleQuoted: 2
    case .literal: 3
    case .folded: 4
    case .sequence: 5
    case .mapping: 6
    case .alias: 7
    case .unusable: 8
    }
  }
}

/// A node of a document in sixteen bytes: a scalar, or a collection that stands before its contents.
package struct TapeNode: Sendable {
  package var kind: TapeNodeKind
  var columnAbove: UInt8
  var columnBelow: UInt16
  /// Counted from 1.
  package var line: UInt32
  /// A scalar's text, a collection's end (the node after its last), or an alias's target.
  package var start: UInt32
  /// A scalar's bytes, or how many nodes a collection holds directly.
  package var count: UInt32

  @inline(__always) package init(_ kind: TapeNodeKind, line: UInt32, column: UInt32, start: UInt32, count: UInt32) {
    self.kind = kind
    let column = min(column, 0xFF_FFFF)
    columnAbove = UInt8(truncatingIfNeeded: column >> 16)
    columnBelow = UInt16(truncatingIfNeeded: column)
    self.line = line
    self.start = start
    self.count = count
  }

  /// Counted from 1; what stands further to the right than 2^24 is taken to stand there.
  @inline(__always) package var column: UInt32 { UInt32(columnAbove) << 16 | UInt32(columnBelow) }
}

/// The nodes of a document in the order of the file, made from libyaml's events.
///
/// Text that stands in the source as it is meant is not copied; the rest is kept in an array of its own. Eight bytes
/// before each piece tell how long it is in the source and where it stands there.
package struct EventTape: Sendable {
  /// How much of a tape there was at one moment.
  package struct Extent {
    var nodes: Int
    var rewritten: Int
  }

  package let file: FileID
  package let source: [UInt8]
  /// Whether every character of the source is one byte.
  package let isASCII: Bool
  package private(set) var nodes: [TapeNode] = []
  private(set) var rewritten: [UInt8] = []

  static let rewrittenMark: UInt32 = 1 << 31

  package init(file: FileID, source: [UInt8], isASCII: Bool) {
    self.file = file
    self.source = source
    self.isASCII = isASCII
    nodes.reserveCapacity(256)
  }

  /// How many nodes there are.
  package var count: Int { nodes.count }

  /// The extent of the tape now, to go back to later.
  package var extent: Extent { Extent(nodes: nodes.count, rewritten: rewritten.count) }

  /// Forgets everything that was appended since.
  package mutating func truncate(to extent: Extent) {
    nodes.removeLast(nodes.count - extent.nodes)
    if rewritten.count > extent.rewritten { rewritten.removeLast(rewritten.count - extent.rewritten) }
  }

  @inline(__always) mutating func append(_ node: TapeNode) { nodes.append(node) }

  /// Keeps text that stands in the source in another form, and gives the `start` of its node.
  ///
  /// - Parameters:
  ///   - text: What the source's characters mean.
  ///   - length: How many characters of its first line the source takes for it.
  ///   - offset: Where it starts in the source.
  mutating func keep(_ text: some Collection<UInt8>, length: UInt32, offset: UInt32) -> UInt32 {
    for number in [length, offset] {
      for shift in stride(from: 0, to: 32, by: 8) { rewritten.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    let start = UInt32(rewritten.count)
    rewritten.append(contentsOf: text)
    return start | EventTape.rewrittenMark
  }

  /// Closes a collection: its end is where the tape ends now.
  mutating func close(_ index: Int, count: Int) {
    nodes[index].start = UInt32(nodes.count)
    nodes[index].count = UInt32(count)
  }

  /// Marks a node as unusable.
  mutating func spoil(_ index: Int) {
    // A collection keeps its end, so that readers find what follows it.
    switch nodes[index].kind {
    case .sequence, .mapping: break
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded, .alias, .unusable: nodes[index].kind = .unusable
    }
  }

  @inline(__always) package func kind(at index: Int) -> TapeNodeKind { nodes[index].kind }

  /// Whether it is unquoted text of more than four bytes, which can't be empty, nor `null`.
  @inline(__always) package func isText(at index: Int) -> Bool {
    nodes[index].kind == .plain && nodes[index].count > 4
  }

  /// The node after this one and all that it holds.
  @inline(__always) package func next(after index: Int) -> Int {
    switch nodes[index].kind {
    case .sequence, .mapping: Int(nodes[index].start)
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded, .alias, .unusable: index + 1
    }
  }

  /// The bytes of a scalar's text.
  @inline(__always) package func text(at index: Int) -> ArraySlice<UInt8> {
    let node = nodes[index]
    let start = Int(node.start & ~EventTape.rewrittenMark)
    if node.start & EventTape.rewrittenMark != 0 { return rewritten[start..<start + Int(node.count)] }
    return source[start..<start + Int(node.count)]
  }

  /// Makes a scalar's text a name, if it has the right form.
  @inline(__always) package func intern(
    _ index: Int, in symbols: inout SymbolTable, expecting guess: Symbol? = nil,
    if isName: (ArraySlice<UInt8>) -> Bool
  ) -> Symbol? {
    let text = text(at: index)
    return isName(text) ? symbols.intern(text, expecting: guess) : nil
  }

  /// The first entry of a mapping that has a certain key, as a scalar of its own.
  package func value(of word: String, in mapping: Int) -> (key: Int, node: Int)? {
    let end = next(after: mapping)
    var key = mapping + 1
    while key < end {
      let value = next(after: key)
      if reads(word, at: key) { return (key, value) }
      key = next(after: value)
    }
    return nil
  }

  /// Whether a scalar's text is this word.
  @inline(__always) package func reads(_ word: String, at index: Int) -> Bool {
    let node = nodes[index]
    return Int(node.count) == word.utf8.count && node.kind.isScalar && text(at: index).elementsEqual(word.utf8)
  }

  /// Whether a scalar's text starts with `x-`.
  @inline(__always) package func isExtension(_ index: Int) -> Bool {
    text(at: index).starts(with: [0x78, 0x2D])
  }

  /// Whether a scalar's characters stand in the source as they are meant.
  package func isVerbatim(at index: Int) -> Bool { nodes[index].start & EventTape.rewrittenMark == 0 }

  /// Whether no blank follows an unquoted text directly, and so no comment can.
  @inline(__always) package func endsLine(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.start & EventTape.rewrittenMark != 0 { return true }
    let end = Int(node.start) + Int(node.count)
    return end >= source.count || source[end] != 0x20
  }

  /// The start of a scalar in the source, its quote or `|` included.
  package func sourceOffset(at index: Int) -> Int {
    let start = Int(nodes[index].start & ~EventTape.rewrittenMark)
    if isVerbatim(at: index) { return nodes[index].kind == .plain ? start : start - 1 }
    return number(at: start - 4)
  }

  /// The place of a node: a scalar's first line, or the first character of a collection.
  @inline(__always) package func span(at index: Int) -> SourceSpan {
    let node = nodes[index]
    return SourceSpan(line: node.line, column: node.column, length: length(of: node), file: file)
  }

  @inlinable @inline(__always) func length(of node: TapeNode) -> UInt32 {
    switch node.kind {
    case .plain where node.start & EventTape.rewrittenMark == 0: characters(of: node)
    case .singleQuoted where node.start & EventTape.rewrittenMark == 0,
      .doubleQuoted where node.start & EventTape.rewrittenMark == 0:
      characters(of: node) + 2
    case .plain, .singleQuoted, .doubleQuoted, .literal, .folded:
      UInt32(number(at: Int(node.start & ~EventTape.rewrittenMark) - 8))
    case .sequence, .mapping, .alias, .unusable: 1
    }
  }

  @inlinable @inline(__always) func characters(of node: TapeNode) -> UInt32 {
    if isASCII { return node.count }
    return UInt32(UTF8Text.characters(in: source[Int(node.start)..<Int(node.start) + Int(node.count)]))
  }

  func number(at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(rewritten[offset + $1]) << ($1 * 8) }
  }
}

/// Questions about UTF-8 that are answered without making a `String`.
package enum UTF8Text {
  /// How many Unicode scalars there are.
  package static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count(where: \.startsCharacter)
  }

  /// Whether every byte is a character of its own.
  package static func isASCII(_ bytes: [UInt8]) -> Bool { bytes.reduce(0, |) < 0x80 }

  /// Whether a byte stands anywhere. Many are compared in one instruction, since the loop ends with the text only.
  package static func has(_ byte: UInt8, in bytes: [UInt8]) -> Bool {
    let found: UInt8 = bytes.reduce(0) { $0 | ($1 == byte ? 1 : 0) }
    return found != 0
  }
}
