/// A node of a document with everything that its layout shows: where it starts and ends, its anchor, how it is written.
struct LayoutNode {
  enum Form {
    /// Nothing at all, as behind `yellow:`.
    case empty
    /// Text or an alias, as it stands in the source, a line each.
    case text([ArraySlice<UInt8>])
    /// `|` or `>` with what follows it there, and the lines below without their indentation.
    case block(head: String, lines: [ArraySlice<UInt8>])
    case sequence([LayoutNode])
    case mapping([Entry])
  }

  /// A key and its value.
  struct Entry {
    var key: LayoutNode
    var value: LayoutNode
  }

  var form: Form
  /// With its `&`.
  var anchor: ArraySlice<UInt8>?
  /// Whether it is written in brackets or braces.
  var isFlow = false
  /// The bytes from the first one, the anchor's included, to behind the last one.
  var range: Range<Int>
  /// The column of the first character, counted from 1.
  var column: Int

  /// What a collection holds: keys with their values, or values alone.
  var nodes: [(key: LayoutNode?, value: LayoutNode)] {
    switch form {
    case .empty, .text, .block: []
    case .sequence(let items): items.map { (nil, $0) }
    case .mapping(let entries): entries.map { ($0.key, $0.value) }
    }
  }

  /// The bytes of a text, without its anchor.
  var textRange: Range<Int> {
    guard case .text(let texts) = form, let first = texts.first else { return range.upperBound..<range.upperBound }
    return first.startIndex..<range.upperBound
  }

  /// Whether it is a bare `-`. In brackets that is text; on a line of its own it would begin an item of a list.
  var isDash: Bool {
    guard case .text(let texts) = form else { return false }
    return texts.count == 1 && texts[0].elementsEqual([0x2D])
  }

  /// Whether it is a list or a mapping.
  var isCollection: Bool {
    switch form {
    case .empty, .text, .block: false
    case .sequence, .mapping: true
    }
  }

  /// Whether a key in it takes more than one line.
  var holdsLongKey: Bool {
    nodes.contains { key, value in
      if value.holdsLongKey { return true }
      switch key?.form {
      case .text(let lines): return lines.count > 1
      case .block, .sequence, .mapping: return true
      case .empty, nil: return false
      }
    }
  }

  /// Whether it is a collection that holds something.
  var holdsNodes: Bool {
    switch form {
    case .empty, .text, .block: false
    case .sequence(let items): !items.isEmpty
    case .mapping(let entries): !entries.isEmpty
    }
  }
}
