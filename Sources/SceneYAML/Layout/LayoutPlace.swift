/// Where a node of a tape stands in the source, and how it is written there. Of a collection it knows only the start.
package struct LayoutPlace {
  enum Form {
    /// Nothing at all, as behind `yellow:`.
    case empty
    /// Text on one line, or an alias.
    case text
    /// Text over several lines.
    case lines
    /// `|` or `>`, and the lines below.
    case block
    case sequence, mapping
  }

  /// The node's place on the tape.
  var index: Int
  var form: Form
  /// Where its anchor stands, with its `&`.
  var anchor: Range<Int>?
  /// The bytes without the anchor; of a block of text and of a collection only where they start.
  var contents: Range<Int>
  /// The first byte, the anchor's included.
  package var start: Int
  /// The column of the first character, counted from 1.
  package var column: Int
  /// Whether it is written in brackets or braces.
  var isFlow = false

  /// Whether it takes more than one line where it is a key.
  var isLongKey: Bool {
    switch form {
    case .empty, .text: false
    case .lines, .block, .sequence, .mapping: true
    }
  }
}
