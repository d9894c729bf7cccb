internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The place of a word that is being written, found by reading the text with another word there.
///
/// The half word would mean something, or break the line. The mark in its place means nothing, and the reader that goes
/// on behind faults completes the line around it.
struct CompletionPlace {
  private static let mark = "zzz"

  let scene: WrittenScene
  let chain: PlaceChain
  /// The line on which the word stands, counted from 0.
  private let line: Int
  /// Whether only blanks and dashes stand before the word on its line.
  private let beginsLine: Bool
  /// Whether a colon follows, so that only the key itself is missing.
  private let hasColon: Bool

  /// - Parameters:
  ///   - word: The bytes of the word; none where nothing has been written yet.
  ///   - context: The text.
  init?(at word: Range<Int>, in context: EditingContext) {
    let bytes = context.text.bytes
    line = context.text.line(at: word.lowerBound)
    let range = context.text.line(line)
    let before = bytes[range.lowerBound..<word.lowerBound]
    let after = bytes[word.upperBound..<range.upperBound]
    beginsLine = before.allSatisfy { $0 == 0x20 || $0 == 0x2D }
    hasColon = after.first == 0x3A
    // In a comment there is nothing to complete.
    guard !before.indices.contains(where: { before[$0] == 0x23 && ($0 == before.startIndex || before[$0 - 1] == 0x20) })
    else { return nil }
    for mark in [CompletionPlace.mark, CompletionPlace.mark + ":"] {
      var text = bytes
      let needsBlank = before.last == 0x3A
      text.replaceSubrange(word, with: Array(((needsBlank ? " " : "") + mark).utf8))
      let file = SourceFile(path: context.path, bytes: text, limits: context.limits)
      guard let scene = WrittenScene(file) else { continue }
      let read = EditedText(scene.file.bytes)
      guard line < read.lineCount else { continue }
      let place = read.line(line).lowerBound + before.count + (needsBlank ? 1 : 0)
      let chain = PlaceChain(to: place, in: scene, context.grammar)
      guard let last = chain.last, last.node.isText, scene.text(of: last.node) == CompletionPlace.mark else { continue }
      self.scene = scene
      self.chain = chain
      return
    }
    return nil
  }

  func items(in context: EditingContext) -> [CompletionItem] {
    guard let last = chain.last else { return [] }
    if last.isKey { return keys(context) }
    var items = words(of: last)
    items += NameItems(chain, scene, context).items
    // A value on a line of its own may become a mapping.
    if beginsLine, let grammar = last.grammar {
      items += keyItems(of: grammar, beside: [], hasColon: hasColon)
      if last.path.last == "-" { items += PossibleItems.items(at: chain, line: line, in: scene, context) }
    }
    return items
  }

  // MARK: Keys

  private func keys(_ context: EditingContext) -> [CompletionItem] {
    guard let mapping = chain.mapping, case .mapping(let entries) = mapping.node.form else { return [] }
    let present = entries.map { scene.text(of: $0.key) }.filter { $0 != CompletionPlace.mark }
    var items = NameItems(chain, scene, context).keys.filter { !present.contains($0.label) }
    if hasColon { for index in items.indices { items[index].inserted = items[index].label } }
    if let grammar = mapping.grammar { items += keyItems(of: grammar, beside: present, hasColon: hasColon) }
    if mapping.path.last == "-", present.isEmpty {
      items += words(of: mapping)
      items += PossibleItems.items(at: chain, line: line, in: scene, context)
    }
    return items
  }

  private func keyItems(of grammar: GrammarNode, beside present: [String], hasColon: Bool) -> [CompletionItem] {
    let chosen = grammar.choices.contains { $0.contains(where: present.contains) }
    return grammar.keys.compactMap { key in
      guard !present.contains(key.name) else { return nil }
      let isChoice = grammar.choices.contains { $0.contains(key.name) }
      if isChoice, chosen { return nil }
      // Before the verb is known, an option says nothing yet.
      if !isChoice, !grammar.choices.isEmpty, !chosen { return nil }
      if let owners = grammar.owners[key.name], !owners.contains(where: present.contains) { return nil }
      return CompletionItem(
        label: key.name, role: .key, documentation: key.summary, inserted: hasColon ? key.name : key.name + ": ",
        rank: 2)
    }
  }

  // MARK: Words

  private func words(of link: PlaceChain.Link) -> [CompletionItem] {
    (link.grammar?.words ?? []).map { word in
      CompletionItem(label: word.word, role: .word, documentation: word.summary, inserted: word.word)
    }
  }
}
