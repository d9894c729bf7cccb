/// A node of a document with everything that its layout shows: where it starts and ends, its anchor, how it is written.
package struct LayoutNode {
  package enum Form {
    /// Nothing at all, as behind `yellow:`.
    case empty
    /// Text or an alias, as it stands in the source.
    case text(Range<Int>)
    /// Text over several lines, each without the blanks that mean nothing.
    case lines([Range<Int>])
    /// `|` or `>` with what follows it there, and the lines below without their indentation.
    case block(head: String, lines: [ArraySlice<UInt8>])
    case sequence([LayoutNode])
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry {
    package var key: LayoutNode
    package var value: LayoutNode
  }

  package var form: Form
  /// Where that stands, with its `&`.
  package var anchor: Range<Int>?
  /// Whether it is written in brackets or braces.
  package var isFlow = false
  /// The bytes from the first one, the anchor's included, to behind the last one.
  package var range: Range<Int>
  /// The column of the first character, counted from 1.
  package var column: Int

  /// How many values a collection holds.
  package var count: Int {
    switch form {
    case .empty, .text, .lines, .block: 0
    case .sequence(let items): items.count
    case .mapping(let entries): entries.count
    }
  }

  /// A value that a collection holds, with its key if it is a mapping; nil behind the last one.
  package func item(_ index: Int) -> (key: LayoutNode?, value: LayoutNode)? {
    switch form {
    case .empty, .text, .lines, .block: nil
    case .sequence(let items): index < items.count ? (nil, items[index]) : nil
    case .mapping(let entries): index < entries.count ? (entries[index].key, entries[index].value) : nil
    }
  }

  /// The bytes of a text, without its anchor.
  package var textRange: Range<Int> {
    switch form {
    case .text(let text): text.lowerBound..<range.upperBound
    case .lines(let lines): (lines.first?.lowerBound ?? range.upperBound)..<range.upperBound
    case .empty, .block, .sequence, .mapping: range.upperBound..<range.upperBound
    }
  }

  /// Whether it is quoted or plain text, or an alias.
  package var isText: Bool {
    switch form {
    case .text, .lines: true
    case .empty, .block, .sequence, .mapping: false
    }
  }
}
