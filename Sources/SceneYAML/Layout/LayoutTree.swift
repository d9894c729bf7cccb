package import SceneBasics

/// Makes a tree of the layout of a whole document, for what edits it here and there.
package struct LayoutTree {
  private let scan: LayoutScan

  package init(tape: EventTape, lines: LineTable) { scan = LayoutScan(tape: tape, lines: lines) }

  /// The whole document.
  package var root: LayoutNode { node(at: 0, in: 0) }

  /// - Parameters:
  ///   - index: The node's place on the tape.
  ///   - indentation: How far in the block stands that holds the node.
  private func node(at index: Int, in indentation: Int) -> LayoutNode {
    let place = scan.place(at: index)
    var node = LayoutNode(
      form: .empty, anchor: place.anchor, isFlow: place.isFlow, range: place.start..<place.contents.upperBound,
      column: place.column)
    switch place.form {
    case .empty: break
    case .text: node.form = .text(place.contents)
    case .lines: node.form = .lines(scan.rows(of: place.contents))
    case .block:
      let block = scan.block(at: place, in: indentation)
      node.form = .block(head: block.head, lines: block.lines)
      node.range = place.start..<block.end
    case .sequence, .mapping:
      let children = children(of: place)
      node.range = place.start..<scan.end(of: place, behind: children.map(\.range.upperBound).max())
      node.form =
        place.form == .sequence
        ? .sequence(children)
        : .mapping(
          stride(from: 0, to: children.count - 1, by: 2).map { .init(key: children[$0], value: children[$0 + 1]) })
    }
    return node
  }

  private func children(of place: LayoutPlace) -> [LayoutNode] {
    var children: [LayoutNode] = []
    var position = place.index + 1
    while position < scan.tape.next(after: place.index) {
      children.append(node(at: position, in: place.column - 1))
      position = scan.tape.next(after: position)
    }
    return children
  }
}
