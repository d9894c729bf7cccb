internal import SceneBasics
internal import SceneSyntax
internal import SceneYAML

/// Controllers that go to a file of their own, and come back from one.
extension EditingContext {
  // MARK: Extract

  /// The controller that a place declares, in a file of its own that this one imports.
  ///
  /// - Parameter others: The paths of files that may name it.
  func extraction(at offset: Int, others: [String]) -> EditingAction? {
    guard let index, index.scene.mendedLines.isEmpty, let mention = index.mention(at: offset), mention.isDeclaration,
      mention.thing == .controller, let controllers = index.scene.value(under: "controllers", of: index.scene.root),
      case .mapping(let entries) = controllers.form, !controllers.isFlow, entries.count > 1,
      entries.contains(where: { $0.key.textRange == mention.range }),
      !index.imports.contains(where: { $0.alias == mention.name })
    else { return nil }
    // What is moved can't name what stays.
    let inner = index.mentions.filter { mention.extent.contains($0.range.lowerBound) && $0.range != mention.range }
    guard inner.allSatisfy({ $0.thing != .controller && $0.thing != .file && $0.thing != .step }) else { return nil }
    let name = mention.name + ".scene.yaml"
    let newPath = ScenePath.join(path, name)
    guard read(newPath) == nil else { return nil }
    let lines = lines(of: mention.extent)
    let places = references(at: offset, in: others, withDeclaration: false).filter {
      $0.path != path || !mention.extent.contains($0.range.lowerBound)
    }
    var edits = Dictionary(grouping: places, by: \.path).mapValues { places in
      Set(places.map(\.range.lowerBound)).sorted().map { Replacement(range: $0..<$0, text: mention.name + "/") }
    }
    edits[path, default: []] += [
      Replacement(range: text.wholeLines(lines), text: ""), importing(name, as: mention.name, index),
    ]
    let moved = text.lines(lines, from: controllers.column - 1, to: 2)
    return EditingAction(
      "move '\(mention.name)' to \(name)", .extract,
      edits.sorted { $0.key < $1.key }.compactMap { entry in
        guard let other = context(of: entry.key) else { return nil }
        return (entry.key, Replacement.safe(entry.value, in: other.text))
      }, newFile: (newPath, "scene: \(mention.name)\ncontrollers:\n\(moved)\n"))
  }

  /// The lines of a declaration, with the comments above it.
  private func lines(of extent: Range<Int>) -> ClosedRange<Int> {
    var first = text.line(at: extent.lowerBound)
    let last = text.line(at: max(extent.lowerBound, extent.upperBound - 1))
    let margin = text.margin(ofLine: first)
    while first > 0, text.margin(ofLine: first - 1) == margin,
      text.bytes[text.line(first - 1)].dropFirst(margin).first == 0x23
    {
      first -= 1
    }
    return first...last
  }

  private func importing(_ file: String, as alias: String, _ index: SceneIndex) -> Replacement {
    let entry = "\(alias): \(file)"
    guard let last = index.imports.last, let imports = index.scene.value(under: "import", of: index.scene.root) else {
      let top = index.scene.value(under: "controllers", of: index.scene.root)?.range.lowerBound ?? 0
      // The key of a block stands on the line above its first entry.
      let line = max(0, text.line(at: top) - 1)
      let key = (0...line).last { text.text(text.line($0)).hasPrefix("controllers:") } ?? line
      let place = text.line(key).lowerBound
      return Replacement(range: place..<place, text: "import: { \(entry) }\n")
    }
    let end = last.range.upperBound
    if imports.isFlow { return Replacement(range: end..<end, text: ", " + entry) }
    let margin = String(repeating: " ", count: imports.column - 1)
    return Replacement(range: end..<end, text: "\n" + margin + entry)
  }

  // MARK: Inline

  /// The controllers of the file that an import names, in this file.
  func inlining(at offset: Int) -> EditingAction? {
    guard let index, index.scene.mendedLines.isEmpty,
      let entry = index.imports.first(where: { entry in
        let alias = index.declarations(of: .file).first { $0.name == entry.alias }?.range ?? entry.range
        return alias.lowerBound <= offset && offset <= entry.range.upperBound
      }), let other = context(behind: [entry.alias]), let otherIndex = other.index,
      let moved = other.movableControllers, let removal = removal(of: entry, index)
    else { return nil }
    let names = Set(otherIndex.declarations(of: .controller).map(\.name))
    let uses = index.mentions.filter { $0.thing == .file && !$0.isDeclaration && $0.name == entry.alias }
    // An alias alone is the first screen of its file.
    let standsAlone = uses.contains {
      !index.scene.file.bytes.indices.contains($0.range.upperBound)
        || index.scene.file.bytes[$0.range.upperBound] != 0x2F
    }
    guard !standsAlone, names.isDisjoint(with: index.declarations(of: .controller).map(\.name)) else { return nil }
    var edits = uses.map { Replacement(range: $0.range.lowerBound..<$0.range.upperBound + 1, text: "") } + [removal]
    if let controllers = index.scene.value(under: "controllers", of: index.scene.root) {
      guard case .mapping(let entries) = controllers.form, !controllers.isFlow, let last = entries.last else {
        return nil
      }
      let end = max(last.key.range.upperBound, last.value.range.upperBound)
      let place = text.line(text.line(at: end - 1)).upperBound
      edits.append(Replacement(range: place..<place, text: "\n" + moved(controllers.column - 1)))
    } else {
      edits += insertion(ofSection: "controllers:\n" + moved(2) + "\n", index.scene)
    }
    return EditingAction(
      "take in what \(entry.path) declares", .inline, [(path, Replacement.safe(edits, in: text))])
  }

  /// The lines of all controllers, as far in as is asked for; nil if the file has more that can't be moved.
  private var movableControllers: ((_ margin: Int) -> String)? {
    guard let scene = written, scene.mendedLines.isEmpty, case .mapping(let sections) = scene.root.form,
      sections.allSatisfy({ ["scene", "initial", "controllers", "script"].contains(scene.text(of: $0.key)) }),
      let controllers = scene.value(under: "controllers", of: scene.root), !controllers.isFlow,
      case .mapping(let entries) = controllers.form, let first = entries.first, let last = entries.last
    else { return nil }
    let end = max(last.key.range.upperBound, last.value.range.upperBound)
    let lines = lines(of: first.key.range.lowerBound..<end)
    return { text.lines(lines, from: controllers.column - 1, to: $0) }
  }

  private func removal(
    of entry: (alias: String, path: String, range: Range<Int>), _ index: SceneIndex
  ) -> Replacement? {
    guard case .mapping(let sections) = index.scene.root.form,
      let section = sections.first(where: { index.scene.text(of: $0.key) == "import" }),
      case .mapping(let entries) = section.value.form,
      let number = entries.firstIndex(where: { index.scene.text(of: $0.key) == entry.alias })
    else { return nil }
    let own = entries[number].key.range.lowerBound..<entries[number].value.range.upperBound
    if entries.count == 1 {
      let end = max(section.value.range.upperBound - 1, section.key.range.lowerBound)
      let lines = text.line(at: section.key.range.lowerBound)...text.line(at: end)
      return Replacement(range: text.wholeLines(lines), text: "")
    }
    guard section.value.isFlow else {
      let line = text.line(at: own.lowerBound)
      return Replacement(range: text.wholeLines(line...line), text: "")
    }
    if number > 0 { return Replacement(range: entries[number - 1].value.range.upperBound..<own.upperBound, text: "") }
    return Replacement(range: own.lowerBound..<entries[1].key.range.lowerBound, text: "")
  }
}

extension EditedText {
  /// The bytes of lines with their breaks.
  fileprivate func wholeLines(_ lines: ClosedRange<Int>) -> Range<Int> {
    let end = lines.upperBound + 1 < lineCount ? line(lines.upperBound + 1).lowerBound : bytes.count
    return line(lines.lowerBound).lowerBound..<end
  }

  /// Lines that stand as far in as is asked for, without the last break.
  fileprivate func lines(_ lines: ClosedRange<Int>, from margin: Int, to other: Int) -> String {
    lines.map { number in
      let words = bytes[line(number)]
      let rest = words.dropFirst(min(margin, words.prefix { $0 == 0x20 }.count))
      return (rest.isEmpty ? "" : String(repeating: " ", count: other)) + String(decoding: rest, as: UTF8.self)
    }.joined(separator: "\n")
  }
}
