internal import SceneBasics

internal import SceneSyntax
internal import SceneYAML

/// The two forms of a mapping or a list: in brackets, and line by line.
extension EditingContext {
  /// A form with a line for each entry, for what stands in brackets around a place.
  func blockForm(at offset: Int) -> EditingAction? {
    guard let (chain, scene) = soundChain(to: offset),
      let index = chain.links.firstIndex(where: { $0.node.isFlow && !$0.isKey }), index > 0
    else { return nil }
    let node = chain.links[index].node
    guard node.anchor == nil, !hasComment(in: node.range), let lines = blockLines(of: node, scene) else { return nil }
    return action("write it line by line", node, in: chain.links[index - 1].node, scene) { margin, isItem in
      let start = text.lineBreak + String(repeating: " ", count: margin)
      if isItem, case .sequence = node.form { return nil }
      return isItem ? lines.joined(separator: start) : start + lines.joined(separator: start)
    }
  }

  /// A form in brackets, for the lines of the innermost mapping or list around a place.
  func flowForm(at offset: Int) -> EditingAction? {
    guard let (chain, scene) = soundChain(to: offset),
      let index = chain.links.lastIndex(where: { $0.node.isCollection }), index > 0
    else { return nil }
    let node = chain.links[index].node
    guard !node.isFlow, node.anchor == nil, !hasComment(in: node.range), let words = flowText(of: node, scene),
      words.utf8.count <= EditingContext.mostInBrackets
    else { return nil }
    return action("write it in brackets", node, in: chain.links[index - 1].node, scene) { _, isItem in
      (isItem ? "" : " ") + words
    }
  }

  /// A longer line is harder to read than a few short ones.
  private static let mostInBrackets = 90

  /// The way to a place of a text that can be read as it is.
  private func soundChain(to offset: Int) -> (chain: PlaceChain, scene: WrittenScene)? {
    guard let scene = written, scene.mendedLines.isEmpty else { return nil }
    return (PlaceChain(to: offset, in: scene, grammar), scene)
  }

  /// - Parameter form: The new text, by how far in lines below stand, and whether it is an item of a list.
  private func action(
    _ title: String, _ node: LayoutNode, in parent: LayoutNode, _ scene: WrittenScene,
    form: (_ margin: Int, _ isItem: Bool) -> String?
  ) -> EditingAction? {
    let edit: Replacement?
    switch parent.form {
    case .empty, .text, .lines, .block: edit = nil
    case .sequence: edit = form(node.column - 1, true).map { Replacement(range: node.range, text: $0) }
    case .mapping(let entries):
      guard let entry = entries.first(where: { $0.value.range == node.range }) else { return nil }
      let colon = entry.key.range.upperBound
      guard colon < text.bytes.count, text.bytes[colon] == 0x3A else { return nil }
      edit = form(parent.column + 1, false).map { Replacement(range: colon + 1..<node.range.upperBound, text: $0) }
    }
    return edit.map { EditingAction(title, .rewrite, [(path, Replacement.safe([$0], in: text))]) }
  }

  private func hasComment(in range: Range<Int>) -> Bool {
    range.contains { text.bytes[$0] == 0x23 && ($0 == 0 || text.bytes[$0 - 1] == 0x20 || text.bytes[$0 - 1] == 0x0A) }
  }

  /// A line for each entry; nil if one of them goes over several lines.
  private func blockLines(of node: LayoutNode, _ scene: WrittenScene) -> [String]? {
    let lines: [String]
    switch node.form {
    case .empty, .text, .lines, .block: return nil
    case .sequence(let items): lines = items.map { "- " + text.text($0.range) }
    case .mapping(let entries):
      lines = entries.map { entry in
        text.text(entry.key.range) + ":" + (entry.value.range.isEmpty ? "" : " " + text.text(entry.value.range))
      }
    }
    return lines.isEmpty || lines.contains { $0.utf8.contains(where: \.isLineBreak) } ? nil : lines
  }

  /// A value in brackets; nil if it has a form that has no place there.
  private func flowText(of node: LayoutNode, _ scene: WrittenScene) -> String? {
    func joined(_ parts: [String?], _ open: String, _ close: String) -> String? {
      let words = parts.compactMap { $0 }
      return words.count == parts.count && !words.isEmpty ? open + words.joined(separator: ", ") + close : nil
    }
    switch node.form {
    case .empty, .lines, .block: return nil
    case .text:
      let words = text.text(node.range)
      let isQuoted = words.hasPrefix("'") || words.hasPrefix("\"")
      return isQuoted || !words.utf8.contains { [0x2C, 0x5B, 0x5D, 0x7B, 0x7D].contains($0) } ? words : nil
    case .sequence(let items):
      return node.isFlow ? single(node) : joined(items.map { flowText(of: $0, scene) }, "[", "]")
    case .mapping(let entries):
      let parts = entries.map { entry in
        flowText(of: entry.value, scene).map { text.text(entry.key.range) + ": " + $0 }
      }
      return node.isFlow ? single(node) : joined(parts, "{ ", " }")
    }
  }

  private func single(_ node: LayoutNode) -> String? {
    let words = text.text(node.range)
    return words.utf8.contains(where: \.isLineBreak) ? nil : words
  }
}

extension LayoutNode {
  fileprivate var isCollection: Bool {
    switch form {
    case .sequence, .mapping: true
    case .empty, .text, .lines, .block: false
    }
  }
}
