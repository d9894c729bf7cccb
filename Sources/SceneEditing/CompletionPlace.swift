internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax
internal import SceneYAML

/// The place of a word that is being written, found by reading the text with another word there.
///
/// The half word would mean something, or break the line. The mark in its place means nothing, and the reader that goes
/// on behind faults completes the line around it.
struct CompletionPlace {
  private static let mark = "zzz"

  let scene: WrittenScene
  let chain: PlaceChain
  /// Whether only blanks and dashes stand before the word on its line.
  private let beginsLine: Bool
  /// Whether the word stands right behind a colon, which a blank must follow.
  private let needsBlank: Bool
  /// Whether a colon follows, so that only the key itself is missing.
  private let hasColon: Bool
  /// The text before the cursor, of the word that is being written.
  let typed: String

  /// - Parameters:
  ///   - word: The bytes of the word; none where nothing has been written yet.
  ///   - typed: Its text up to the cursor.
  ///   - context: The text.
  init?(at word: Range<Int>, typed: String, in context: EditingContext) {
    let bytes = context.text.bytes
    self.typed = typed
    let line = context.text.line(at: word.lowerBound)
    let range = context.text.line(line)
    let before = bytes[range.lowerBound..<word.lowerBound]
    let after = bytes[word.upperBound..<range.upperBound]
    beginsLine = before.allSatisfy { $0 == 0x20 || $0 == 0x2D }
    hasColon = after.first == 0x3A
    needsBlank = before.last == 0x3A
    // Before another word nothing can stand without a comma or a line of its own.
    let next = after.first { $0 != 0x20 && $0 != 0x09 }
    guard !word.isEmpty || next.map({ [0x2C, 0x5D, 0x7D, 0x23, 0x3A].contains($0) }) ?? true else { return nil }
    // In a comment there is nothing to complete.
    guard !before.indices.contains(where: { before[$0] == 0x23 && ($0 == before.startIndex || before[$0 - 1] == 0x20) })
    else { return nil }
    for mark in [CompletionPlace.mark, CompletionPlace.mark + ":"] {
      var text = bytes
      text.replaceSubrange(word, with: Array(((needsBlank ? " " : "") + mark).utf8))
      let file = SourceFile(path: context.path, bytes: text, limits: context.limits)
      guard let scene = WrittenScene(file) else { continue }
      let read = EditedText(scene.file.bytes)
      guard line < read.lineCount else { continue }
      let place = read.line(line).lowerBound + before.count + (needsBlank ? 1 : 0)
      let chain = PlaceChain(to: place, in: scene, context.grammar)
      guard let last = chain.last, CompletionPlace.isMarked(last.node, at: place, in: scene) else { continue }
      // A line that is whole stays so, as those behind it do: what breaks one of them has no place here.
      if let whole = context.written?.mendedLines.map(\.line),
        scene.mendedLines.contains(where: { $0.line > line && !whole.contains($0.line) })
      {
        continue
      }
      self.scene = scene
      self.chain = chain
      return
    }
    return nil
  }

  /// Whether a node is the mark and nothing else, or a block of text of which one line is.
  private static func isMarked(_ node: LayoutNode, at place: Int, in scene: WrittenScene) -> Bool {
    switch node.form {
    case .empty, .sequence, .mapping: false
    case .text, .lines: scene.text(of: node) == mark
    case .block(_, let lines):
      // A plus stands before what is presented.
      lines.contains { line in
        line.indices.contains(place) && line.drop { $0 == 0x20 || $0 == 0x2B }.elementsEqual(mark.utf8)
      }
    }
  }

  func items(in context: EditingContext) -> [CompletionItem] {
    var items = fitting(context)
    if needsBlank { for index in items.indices { items[index].inserted = " " + items[index].inserted } }
    return items
  }

  private func fitting(_ context: EditingContext) -> [CompletionItem] {
    guard let last = chain.last else { return [] }
    if case .block = last.node.form { return NameItems(chain, scene, context, typed: typed).items }
    if last.isKey { return keys(context) }
    var items = words(of: last)
    items += NameItems(chain, scene, context, typed: typed).items
    // A value on a line of its own may become a mapping.
    if beginsLine, let grammar = last.grammar {
      items += keyItems(of: grammar, beside: [], hasColon: hasColon)
      if last.path == ["script", "-"] { items += StepNow(at: chain, in: scene, context)?.steps ?? [] }
    }
    return items
  }

  // MARK: Keys

  private func keys(_ context: EditingContext) -> [CompletionItem] {
    guard let mapping = chain.mapping, case .mapping(let entries) = mapping.node.form else { return [] }
    let present = entries.map { scene.text(of: $0.key) }.filter { $0 != CompletionPlace.mark }
    var items = NameItems(chain, scene, context, typed: typed).keys.filter { !present.contains($0.label) }
    if hasColon { for index in items.indices { items[index].inserted = items[index].label } }
    if let grammar = mapping.grammar { items += keyItems(of: grammar, beside: present, hasColon: hasColon) }
    if mapping.path.last == ControllerKey.overrides.rawValue { items = items.filter { comes($0.label) } }
    if mapping.path.last == "-", present.isEmpty { items += words(of: mapping) }
    // A whole step has no place before a colon.
    if mapping.path == ["script", "-"], present.isEmpty, !hasColon {
      items += StepNow(at: chain, in: scene, context)?.steps ?? []
    }
    return items
  }

  /// Whether the controller around the place can get the callback of a word, if it is one.
  private func comes(_ word: String) -> Bool {
    guard let callback = Callback.overridden(by: word),
      let owner = chain.links.last(where: { $0.path.count == 2 && $0.path[0] == "controllers" })
    else { return true }
    let kind = PlaceChain.kind(of: owner.node, in: scene).map { ControllerKind(rawValue: $0) } ?? .view
    return kind.map { callback.comes(to: $0) } ?? true
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
    if link.path == [SceneKey.ios.rawValue] {
      let versions = (Behaviour.oldest...Behaviour.newest).reversed().map(String.init)
      return versions.map { CompletionItem(label: $0, role: .word, inserted: $0) }
    }
    return (link.grammar?.words ?? []).map { word in
      CompletionItem(label: word.word, role: .word, documentation: word.summary, inserted: word.word)
    }
  }
}
