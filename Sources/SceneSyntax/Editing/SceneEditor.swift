package import SceneBasics
internal import SceneYAML

/// Makes fixes of remedies: finds their places in a file, and writes the missing steps in the style of their
/// neighbours.
package struct SceneEditor {
  let lines: LineTable
  let root: LayoutNode
  let source: [UInt8]
  private let comments: [SourceComment]
  private let file: FileID
  /// The steps of lists that were asked for, by where each list begins.
  private var indexes: [Int: StepIndex] = [:]

  /// Nil if the file isn't YAML.
  init?(_ file: SourceFile, id: FileID) {
    var sink = DiagnosticSink()
    guard let tape = TapeReading.read(file, id: id, sink: &sink), !sink.hasErrors else { return nil }
    lines = LineTable(file.bytes)
    root = LayoutTree(tape: tape, lines: lines).root
    source = file.bytes
    comments = CommentScan.comments(in: file.bytes)
    self.file = id
  }

  /// The findings with fixes instead of remedies, where what they speak of was found.
  package static func fixing(_ diagnostics: [Diagnostic], in files: SourceFiles) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.remedy != nil }) else { return diagnostics }
    var editors: [FileID: SceneEditor?] = [:]
    return diagnostics.map { diagnostic in
      guard let remedy = diagnostic.remedy, diagnostic.fix == nil else { return diagnostic }
      let id = diagnostic.span.file
      // Taken out while it is used, so that what it learns of a list is kept without a copy.
      var editor = editors.removeValue(forKey: id) ?? SceneEditor(files[id], id: id)
      var diagnostic = diagnostic
      diagnostic.fix = editor?.fix(for: remedy)
      editors[id] = .some(editor)
      return diagnostic
    }
  }

  private mutating func fix(for remedy: Remedy) -> Fix? {
    switch remedy {
    case .deleteEntry(let span): return deletion(of: span).map { Fix("delete the entry", [$0]) }
    case .insert(let steps, let span):
      guard let list = list(around: offset(of: span)) else { return nil }
      // If one of the steps is already there in another order, the author must decide.
      if steps.count > 1 {
        for step in steps where stands(step, in: list) { return nil }
      }
      var edits: [TextEdit] = []
      for step in steps {
        guard let edit = insertion(of: step, into: list, for: offset(of: span)) else { return nil }
        edits.append(edit)
      }
      return Fix("add " + steps.map { "'\($0.verb)'" }.joined(separator: " and "), edits)
    }
  }

  func offset(of span: SourceSpan) -> Int {
    lines.offset(line: Int(span.line), column: Int(span.column))
  }

  // MARK: Lists of steps

  /// The innermost list around a place.
  func list(around offset: Int) -> LayoutNode? {
    var found: LayoutNode?
    var node: LayoutNode? = root
    while let current = node {
      if case .sequence = current.form { found = current }
      node = current.child(around: offset)
    }
    return found
  }

  /// - Parameter offset: Where the finding is. In a script the same steps may come again: what is missing goes beside
  ///   those that belong to the step that was found.
  private mutating func insertion(of step: Remedy.Step, into list: LayoutNode, for offset: Int) -> TextEdit? {
    guard case .sequence(let items) = list.form else { return nil }
    let index = index(of: list)
    let found = LayoutNode.find(items, offset) { $0.range }
    let near = found.flatMap { isAbout(items[$0], step) ? index.places(of: step, around: $0) : nil }
    let places = near ?? index.places(of: step)
    switch step.side {
    case .before:
      let first = places.first { isAbout(items[$0], step) }
      return first.flatMap { edit(step, beside: items[$0], in: list, isBefore: true) }
    case .after:
      let last = places.last { isAbout(items[$0], step) }
      return last.flatMap { edit(step, beside: items[$0], in: list, isBefore: false) }
    }
  }

  private mutating func stands(_ step: Remedy.Step, in list: LayoutNode) -> Bool {
    guard case .sequence(let items) = list.form else { return false }
    var same = step
    same.side = .after([step.verb])
    return index(of: list).places(of: same).contains { isAbout(items[$0], same) }
  }

  private mutating func index(of list: LayoutNode) -> StepIndex {
    if let known = indexes[list.range.lowerBound] { return known }
    let index = StepIndex(list, self)
    indexes[list.range.lowerBound] = index
    return index
  }

  /// Whether an item is one of the steps that a missing one goes beside; a bare word is about the child of the recipe.
  func isAbout(_ item: LayoutNode, _ step: Remedy.Step) -> Bool {
    switch item.form {
    case .text, .lines: return step.side.verbs.contains(text(item))
    case .mapping(let entries):
      guard let verb = entries.first(where: { step.side.verbs.contains(text($0.key)) }) else { return false }
      let object = step.isUnderOf ? entries.first { text($0.key) == "of" }?.value : verb.value
      return object.map { text($0) == step.object } ?? false
    case .empty, .block, .sequence: return false
    }
  }

  private func edit(
    _ step: Remedy.Step, beside item: LayoutNode, in list: LayoutNode, isBefore: Bool
  ) -> TextEdit? {
    let words = words(of: step, beside: item)
    if list.isFlow {
      let isWord = words.count == 1 && words[0] == step.verb
      let text = isWord ? step.verb : "{ " + words.joined(separator: ", ") + " }"
      return isBefore
        ? insertion(text + ", ", at: item.range.lowerBound) : insertion(", " + text, at: item.range.upperBound)
    }
    let indentation = String(repeating: " ", count: list.column - 1)
    let number = lines.number(at: item.range.lowerBound)
    // The dash must be the first thing on its line.
    guard lines.bytes(of: number).starts(with: Array((indentation + "- ").utf8)),
      lines.column(of: item.range.lowerBound) == list.column + 2
    else { return nil }
    let lineBreak = lines.lineBreak
    let text = indentation + "- " + words.joined(separator: lineBreak + indentation + "  ")
    if isBefore { return insertion(text + lineBreak, at: lines.offset(line: number, column: 1)) }
    return insertion(lineBreak + text, at: lines.end(of: lines.number(at: max(0, item.range.upperBound - 1))))
  }

  /// The entries of a new step: those that its neighbour has too are taken from it.
  private func words(of step: Remedy.Step, beside item: LayoutNode) -> [String] {
    guard case .mapping(let entries) = item.form else { return [step.verb] }
    let shared = entries.filter { ["in", "of"].contains(text($0.key)) }.map { "\(text($0.key)): \(text($0.value))" }
    return [step.isUnderOf ? step.verb + ":" : "\(step.verb): \(step.object)"] + shared
  }

  func text(_ node: LayoutNode) -> String { String(decoding: source[node.textRange], as: UTF8.self) }

  // MARK: Entries

  private func deletion(of span: SourceSpan) -> TextEdit? {
    let offset = offset(of: span)
    var node: LayoutNode? = root
    while let current = node {
      if case .mapping(let entries) = current.form,
        let index = entries.firstIndex(where: { $0.key.range.lowerBound == offset })
      {
        return deletion(of: index, among: entries, of: current)
      }
      node = current.child(around: offset)
    }
    return nil
  }

  private func deletion(of index: Int, among entries: [LayoutNode.Entry], of mapping: LayoutNode) -> TextEdit? {
    let entry = entries[index]
    let end = max(entry.value.range.upperBound, entry.key.range.upperBound)
    if mapping.isFlow {
      let range =
        index > 0
        ? entries[index - 1].value.range.upperBound..<end
        : entry.key.range.lowerBound..<(entries.count > 1 ? entries[1].key.range.lowerBound : end)
      return holdsComment(range) ? nil : edit(range, by: "")
    }
    let first = lines.number(at: entry.key.range.lowerBound)
    let last = lines.number(at: end - 1)
    let whole = lines.offset(line: first, column: 1)..<lines.end(of: last)
    guard source[whole.lowerBound..<entry.key.range.lowerBound].allSatisfy({ $0 == 0x20 }), !holdsComment(whole) else {
      return nil
    }
    return .deletingLines(first...last, of: file)
  }

  private func holdsComment(_ range: Range<Int>) -> Bool { comments.contains { $0.bytes.overlaps(range) } }

  // MARK: Edits

  private func insertion(_ text: String, at offset: Int) -> TextEdit { edit(offset..<offset, by: text) }

  private func edit(_ range: Range<Int>, by text: String) -> TextEdit {
    TextEdit(file: file, from: position(range.lowerBound), to: position(range.upperBound), by: text)
  }

  private func position(_ offset: Int) -> TextEdit.Position {
    .init(line: lines.number(at: offset), column: lines.column(of: offset))
  }
}

extension LayoutNode {
  /// The node directly in this one in which a place lies.
  func child(around offset: Int) -> LayoutNode? {
    switch form {
    case .empty, .text, .lines, .block: nil
    case .sequence(let items): LayoutNode.find(items, offset) { $0.range }.map { items[$0] }
    case .mapping(let entries):
      LayoutNode.find(entries, offset) {
        $0.key.range.lowerBound..<max($0.key.range.upperBound, $0.value.range.upperBound)
      }
      .map { offset < entries[$0].value.range.lowerBound ? entries[$0].key : entries[$0].value }
    }
  }

  /// Which of some neighbours a place lies in, by halves.
  fileprivate static func find<Node>(_ nodes: [Node], _ offset: Int, _ range: (Node) -> Range<Int>) -> Int? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if range(nodes[middle]).upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && range(nodes[low]).lowerBound <= offset ? low : nil
  }
}
