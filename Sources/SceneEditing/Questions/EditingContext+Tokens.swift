internal import SceneBasics
internal import SceneSyntax
internal import SceneYAML

/// A word of a text with its meaning, for colours.
package struct SemanticToken: Hashable, Sendable {
  /// The meaning, in the words of LSP 3.17 (`SemanticTokenTypes`). Their order is the legend that a client is told.
  package enum Kind: String, CaseIterable, Sendable {
    case namespace, `class`, event, function, variable, property, keyword, enumMember, method
  }

  /// The bytes of the word, on one line.
  package var range: Range<Int>
  package var kind: Kind
  package var isDeclaration = false
}

extension EditingContext {
  /// The words that mean something: keys, verbs, words of closed lists, names and callbacks, in the order of the text.
  package var tokens: [SemanticToken] {
    guard let index else { return [] }
    let scene = index.scene
    var found = names(in: index)
    words(of: scene.root, grammar.file, scene, into: &found)
    var tokens: [SemanticToken] = []
    // A name has come before the word at its place, and stays.
    let sorted = found.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, var token) in sorted {
      guard let own = ownRange(of: token.range, in: scene), !own.isEmpty,
        tokens.last.map({ $0.range.upperBound <= own.lowerBound }) ?? true,
        text.line(at: own.lowerBound) == text.line(at: own.upperBound)
      else { continue }
      token.range = own
      tokens.append(token)
    }
    return tokens
  }

  private func names(in index: SceneIndex) -> [SemanticToken] {
    let bytes = index.scene.file.bytes
    return index.mentions.flatMap { mention -> [SemanticToken] in
      let kind: SemanticToken.Kind =
        switch mention.thing {
        case .controller: .class
        case .segue: .event
        case .unwindAction, .alertAction: .function
        case .view, .step: .variable
        case .file: .namespace
        }
      var tokens = [SemanticToken(range: mention.range, kind: kind, isDeclaration: mention.isDeclaration)]
      guard mention.thing == .controller else { return tokens }
      // The callback of an event stands behind the name and the number of the instance.
      var place = mention.range.upperBound
      if place < bytes.count, bytes[place] == 0x23 {
        place += 1
        while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
      }
      guard place < bytes.count, bytes[place] == 0x2E else { return tokens }
      let callback = bytes[(place + 1)...].prefix { (0x61...0x7A).contains($0 | 0x20) }
      if !callback.isEmpty {
        tokens.append(SemanticToken(range: callback.startIndex..<callback.endIndex, kind: .method))
      }
      return tokens
    }
  }

  private func words(
    of node: LayoutNode, _ place: GrammarNode?, _ scene: WrittenScene, into tokens: inout [SemanticToken]
  ) {
    switch node.form {
    case .empty, .lines, .block: break
    case .text:
      guard place?.words.contains(where: { $0.word == scene.text(of: node) }) == true else { return }
      tokens.append(SemanticToken(range: node.textRange, kind: .enumMember))
    case .sequence(let items): for item in items { words(of: item, place?.items, scene, into: &tokens) }
    case .mapping(let entries):
      let place = place?.of(kind: PlaceChain.kind(of: node, in: scene))
      for entry in entries {
        let key = scene.text(of: entry.key)
        if place?.keys.contains(where: { $0.name == key }) == true {
          let isVerb = place?.choices.contains { $0.contains(key) } == true
          tokens.append(SemanticToken(range: entry.key.textRange, kind: isVerb ? .keyword : .property))
        }
        words(of: entry.value, place?.value(of: key), scene, into: &tokens)
      }
    }
  }
}
