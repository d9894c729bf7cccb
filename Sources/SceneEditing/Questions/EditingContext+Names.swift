internal import SceneBasics
internal import SceneSyntax

/// A place in a file.
package struct FilePlace: Hashable, Sendable {
  package var path: String
  /// Bytes of that file's text.
  package var range: Range<Int>

  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}

/// The reason for which a name can't be changed, in a few words.
package struct RenameRefusal: Error, Hashable, Sendable {
  package var reason: String
}

/// Declarations and uses of names, over all files of a scene.
extension EditingContext {
  /// The name that stands at a place; nil if none does, or its line can't be read.
  package func mention(at offset: Int) -> Mention? {
    guard let index, let offset = readOffset(of: offset, in: index) else { return nil }
    return index.mention(at: offset)
  }

  /// The declarations of the thing that a place names.
  package func definitions(at offset: Int) -> [FilePlace] {
    guard let mention = mention(at: offset) else { return importedFile(at: offset) }
    if mention.thing == .file, !mention.isDeclaration {
      return declarations(of: .file, named: mention.name, behind: mention.aliases, owner: "")
    }
    if mention.thing == .file, let other = context(behind: [mention.name]) {
      return [FilePlace(path: other.path, range: 0..<0)]
    }
    return declarations(of: mention.thing, named: mention.name, behind: mention.aliases, owner: mention.owner)
  }

  /// A file that an import names, if the place is its path.
  private func importedFile(at offset: Int) -> [FilePlace] {
    guard let index, let place = readOffset(of: offset, in: index),
      let entry = index.imports.first(where: { $0.range.lowerBound <= place && place <= $0.range.upperBound }),
      let other = context(behind: [entry.alias])
    else { return [] }
    return [FilePlace(path: other.path, range: 0..<0)]
  }

  private func declarations(
    of thing: Mention.Thing, named name: String, behind aliases: [String], owner: String
  ) -> [FilePlace] {
    guard let other = context(behind: aliases), let index = other.index else { return [] }
    let all = index.declarations(of: thing).filter { $0.name == name }
    if all.isEmpty, thing.isShared {
      for path in other.importedPaths {
        guard let file = context(of: path), let index = file.index else { continue }
        let found = index.declarations(of: thing).filter { $0.name == name }
        if !found.isEmpty { return found.compactMap { file.place(of: $0, in: index) } }
      }
    }
    // Segues of one name may stand in several controllers.
    let own = all.filter { $0.owner == owner }
    return (own.isEmpty ? all : own).compactMap { other.place(of: $0, in: index) }
  }

  /// Every place that names the thing at a place.
  ///
  /// - Parameters:
  ///   - offset: A byte of this text.
  ///   - paths: The paths of files that may use it, and of documents in Markdown.
  package func references(at offset: Int, in paths: [String], withDeclaration: Bool = true) -> [FilePlace] {
    guard let mention = mention(at: offset), let home = context(behind: mention.aliases) else { return [] }
    let others = paths.filter { !$0.isDocument }
    var places: [FilePlace] = []
    let sharing = mention.thing.isShared ? filesSharing(mention, among: others) : []
    for path in [home.path, path] + others + sharing where !places.contains(where: { $0.path == path }) {
      guard let other = path == self.path ? self : context(of: path), let index = other.index else { continue }
      for use in index.mentions where use.thing == mention.thing && use.name == mention.name {
        guard withDeclaration || !use.isDeclaration, other.isSame(use, as: mention, of: home.path, sharing),
          let place = other.place(of: use, in: index)
        else { continue }
        places.append(place)
      }
    }
    let documents = mention.thing == .controller ? paths.filter(\.isDocument) : []
    return places + documents.flatMap { regionPlaces(of: mention.name, in: home.path, document: $0) }
  }

  /// The places in a document's regions that name a controller of a file.
  private func regionPlaces(of name: String, in home: String, document path: String) -> [FilePlace] {
    guard let document = context(of: path) else { return [] }
    return RegionNames(in: document.text).names.filter { found in
      found.name == name
        && context(of: ScenePath.join(path, found.scene))?.context(behind: found.aliases)?.path == home
    }.map { FilePlace(path: path, range: $0.range) }
  }

  /// Whether a mention in this file means what another one means, which a file declares.
  private func isSame(_ use: Mention, as other: Mention, of home: String, _ sharing: [String]) -> Bool {
    switch other.thing {
    case .controller, .file: context(behind: use.aliases)?.path == home
    // A segue that several controllers have is one name.
    case .segue, .unwindAction, .alertAction: sharing.contains(path)
    // Their names belong to a file.
    case .view, .step: path == home
    }
  }

  /// The edits that give a thing another name.
  package func rename(
    at offset: Int, to name: String, in others: [String]
  ) -> Result<[FilePlace], RenameRefusal> {
    guard let mention = mention(at: offset) else {
      return .failure(RenameRefusal(reason: "here stands no name that a scene has chosen"))
    }
    guard NameForms.isAllowed(name, for: mention.thing) else {
      return .failure(
        RenameRefusal(
          reason: "'\(name)' can't be a name: write a letter, then letters, digits, '_' and '-', and no taken word"))
    }
    let known = context(behind: mention.aliases)?.index?.declarations(of: mention.thing) ?? []
    guard !known.contains(where: { $0.name == name && (mention.thing != .segue || $0.owner == mention.owner) }) else {
      return .failure(RenameRefusal(reason: "there is a '\(name)' already"))
    }
    let places = references(at: offset, in: others)
    guard !places.isEmpty else { return .failure(RenameRefusal(reason: "the name is declared nowhere")) }
    return .success(places)
  }

  // MARK: Places

  /// The place of a mention in this text; nil if its line was mended.
  func place(of mention: Mention, in index: SceneIndex) -> FilePlace? {
    ownRange(of: mention.range, in: index.scene).map { FilePlace(path: path, range: $0) }
  }

  /// Bytes of the text that was read as bytes of this text. Lines that were mended have none.
  func ownRange(of range: Range<Int>, in scene: WrittenScene) -> Range<Int>? {
    guard !scene.mendedLines.isEmpty else { return range }
    let read = EditedText(scene.file.bytes)
    func own(_ offset: Int) -> Int? {
      let line = read.line(at: offset)
      guard line < text.lineCount, !scene.mendedLines.contains(where: { $0.line == line + 1 }) else { return nil }
      return text.line(line).lowerBound + offset - read.line(line).lowerBound
    }
    guard let start = own(range.lowerBound), let end = own(range.upperBound), start <= end else { return nil }
    return start..<end
  }

  /// A byte of this text as a byte of the text that was read.
  func readOffset(of offset: Int, in index: SceneIndex) -> Int? { readOffset(of: offset, in: index.scene) }

  func readOffset(of offset: Int, in scene: WrittenScene) -> Int? {
    guard !scene.mendedLines.isEmpty else { return offset }
    let read = EditedText(scene.file.bytes)
    let line = text.line(at: offset)
    guard line < read.lineCount else { return nil }
    let range = read.line(line)
    return min(range.lowerBound + offset - text.line(line).lowerBound, range.upperBound)
  }
}

extension String {
  /// Whether it is the path of a document in Markdown.
  package var isDocument: Bool { lowercased().hasSuffix(".md") }
}

extension EditingContext {
  /// The bytes of a name in this text; nil if its line can't be read.
  package func ownPlace(of mention: Mention, in index: SceneIndex) -> Range<Int>? {
    ownRange(of: mention.range, in: index.scene)
  }
}
