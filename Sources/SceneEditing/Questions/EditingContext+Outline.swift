internal import SceneBasics
internal import SceneSyntax
internal import SceneYAML

/// An entry of a text's outline.
package struct OutlineEntry: Hashable, Sendable {
  /// Its role, by which editors choose a sign.
  package enum Role: String, Hashable, Sendable { case section, controller, segue, step }

  package var name: String
  package var detail = ""
  package var role: Role
  /// The bytes of the whole entry.
  package var range: Range<Int>
  /// The bytes of its name, inside the range.
  package var selection: Range<Int>
  package var children: [OutlineEntry] = []
}

extension EditingContext {
  /// The controllers with their segues, and the steps of the script.
  package var outline: [OutlineEntry] {
    guard let scene = written, case .mapping(let entries) = scene.root.form else { return [] }
    return entries.compactMap { entry in
      switch scene.text(of: entry.key) {
      case "controllers": self.entry(entry, .section, scene) { controllers($0, scene) }
      case "script": self.entry(entry, .section, scene) { steps($0, scene) }
      default: nil
      }
    }
  }

  private func entry(
    _ entry: LayoutNode.Entry, _ role: OutlineEntry.Role, _ scene: WrittenScene,
    children: (LayoutNode) -> [OutlineEntry] = { _ in [] }
  ) -> OutlineEntry? {
    let end = max(entry.key.range.upperBound, entry.value.range.upperBound)
    guard let range = ownRange(of: entry.key.range.lowerBound..<end, in: scene),
      let selection = ownRange(of: entry.key.range, in: scene)
    else { return nil }
    return OutlineEntry(
      name: scene.text(of: entry.key), role: role, range: range, selection: selection, children: children(entry.value))
  }

  private func controllers(_ node: LayoutNode, _ scene: WrittenScene) -> [OutlineEntry] {
    guard case .mapping(let entries) = node.form else { return [] }
    return entries.compactMap { controller in
      var entry = entry(controller, .controller, scene) { value in
        guard case .mapping(let segues)? = scene.value(under: "segues", of: value)?.form else { return [] }
        return segues.compactMap { segue in
          guard case .mapping(let options) = segue.value.form else { return nil }
          var entry = self.entry(segue, .segue, scene)
          entry?.detail = options.first.map { "\(scene.text(of: $0.key)): \(scene.text(of: $0.value))" } ?? ""
          return entry
        }
      }
      entry?.detail = PlaceChain.kind(of: controller.value, in: scene) ?? ""
      return entry
    }
  }

  private func steps(_ node: LayoutNode, _ scene: WrittenScene) -> [OutlineEntry] {
    guard case .sequence(let items) = node.form else { return [] }
    return items.enumerated().compactMap { number, item in
      guard !item.range.isEmpty, let range = ownRange(of: item.range, in: scene) else { return nil }
      let line = text.line(text.line(at: range.lowerBound))
      let first = range.lowerBound..<min(range.upperBound, line.upperBound)
      let words = String(decoding: text.bytes[first], as: UTF8.self)
      return OutlineEntry(name: "\(number + 1)  \(words)", role: .step, range: range, selection: first)
    }
  }

  /// The lines, counted from 0, that can be folded away: mappings and lists over several lines.
  package var folds: [ClosedRange<Int>] {
    guard let scene = written else { return [] }
    var folds: [ClosedRange<Int>] = []
    let read = EditedText(scene.file.bytes)
    var open = [scene.root]
    while let node = open.popLast() {
      switch node.form {
      case .empty, .text, .lines, .block: break
      case .sequence(let items): open += items
      case .mapping(let entries):
        for entry in entries {
          let first = read.line(at: entry.key.range.lowerBound)
          let last = read.line(at: max(entry.key.range.lowerBound, entry.value.range.upperBound - 1))
          if last > first { folds.append(first...last) }
          open.append(entry.value)
        }
      }
    }
    return folds.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  /// The bytes of what holds a place, from the innermost out.
  package func selections(at offset: Int) -> [Range<Int>] {
    guard let scene = written, let place = readOffset(of: offset, in: scene) else { return [] }
    var ranges: [Range<Int>] = []
    for link in PlaceChain(to: place, in: scene, grammar).links.reversed() {
      guard let range = ownRange(of: link.node.range, in: scene), range.contains(offset) || range.upperBound == offset,
        range != ranges.last,
        ranges.last.map({ range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound })
          ?? true
      else { continue }
      ranges.append(range)
    }
    return ranges
  }

  /// The paths of imported files, with the bytes where they are written.
  package var links: [(range: Range<Int>, path: String)] {
    guard let index else { return [] }
    return index.imports.compactMap { entry in
      ownRange(of: entry.range, in: index.scene).map { ($0, ScenePath.join(path, entry.path)) }
    }
  }
}
