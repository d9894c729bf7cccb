internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// A scene whose names are found: templates by index, over all files.
///
/// Nothing is copied out of the documents; a name is looked up by its symbol in constant time.
struct ResolvedScene {
  let files: SceneFiles
  /// Where each file's templates begin.
  private let bases: [Int]
  /// By file: symbol to template, -1 for none. Symbols beyond the end are unknown.
  private let tables: [[Int32]]
  let templateCount: Int
  private(set) var ownership = Ownership()

  /// What a name in a scene leads to.
  struct Reference {
    var template: Int
    /// The number after `#`.
    var ordinal: Int?
  }

  init(_ files: SceneFiles) {
    self.files = files
    var bases: [Int] = []
    var tables: [[Int32]] = []
    var count = 0
    for entry in files.entries {
      bases.append(count)
      var table = [Int32](repeating: -1, count: files.symbols.count)
      // By index: a declaration that is taken out of its array costs more than all that is asked of it.
      let controllers = entry.document.controllers
      for index in controllers.indices {
        let symbol = Int(controllers[index].id.value.rawValue)
        if table[symbol] < 0 { table[symbol] = Int32(count) }
        count += 1
      }
      tables.append(table)
    }
    self.bases = bases
    self.tables = tables
    templateCount = count
    for file in files.entries.indices { resolveOwned(in: file) }
  }

  private mutating func resolveOwned(in file: Int) {
    let controllers = files.entries[file].document.controllers
    for index in controllers.indices {
      for place in controllers[index].contents.indices {
        ownership.append(template(controllers[index].contents[place].name.value, in: file))
      }
      for place in controllers[index].segues.indices where controllers[index].segues[place].verb.value == .embed {
        ownership.append(template(controllers[index].segues[place].object.value, in: file))
      }
      ownership.finishOwner()
    }
  }

  /// The scene itself, without what it imports.
  var document: SceneDocument { files.entries[0].document }

  /// The controllers that UIKit makes for itself: their templates stand behind the scene's own.
  enum Private: Int, CaseIterable {
    /// The stack under More, or around a bare column.
    case navigation
    /// The list of what stands under More.
    case moreList

    var kind: ControllerKind {
      switch self {
      case .navigation: .navigation
      case .moreList: .view
      }
    }

    /// The class's name, which no controller of a scene is likely to have for an id.
    var name: String {
      switch self {
      case .navigation: "UINavigationController"
      case .moreList: "UIMoreListController"
      }
    }
  }

  func template(of kind: Private) -> Int { templateCount + kind.rawValue }

  func isPrivate(_ template: Int) -> Bool { template >= templateCount }

  func file(of template: Int) -> Int {
    if isPrivate(template) { return 0 }
    // Few files: the last base that isn't beyond the template.
    var file = bases.count - 1
    while bases[file] > template { file -= 1 }
    return file
  }

  func declaration(of template: Int) -> ControllerDeclaration {
    if let kind = Private(rawValue: template - templateCount) {
      let place = document.initial?.span ?? .start(of: document.file)
      return ControllerDeclaration(
        id: Name(document.initial?.value ?? Symbol(0), at: place), kind: Located(kind.kind, at: place))
    }
    let file = file(of: template)
    return files.entries[file].document.controllers[template - bases[file]]
  }

  /// The rarer keys of a template, if it has any.
  func settings(of template: Int) -> ControllerSettings? {
    if isPrivate(template) { return nil }
    let file = file(of: template)
    let index = files.entries[file].document.controllers[template - bases[file]].settings
    return index < 0 ? nil : files.entries[file].document.settings[Int(index)]
  }

  /// The full name: `yellow`, `other/add`.
  func name(of template: Int) -> String {
    if let kind = Private(rawValue: template - templateCount) { return kind.name }
    return files.entries[file(of: template)].prefix + files.symbols.text(declaration(of: template).id.value)
  }

  func text(_ symbol: Symbol) -> String { files.symbols.text(symbol) }

  /// Where a declaration's places lie, for plans.
  func mark(_ span: SourceSpan) -> SourceMark {
    let file = files.entries.firstIndex { $0.document.file == span.file } ?? 0
    return SourceMark(file: file, line: Int(span.line))
  }

  /// The template that a plain name leads to, as most names do.
  func template(_ symbol: Symbol, in file: Int) -> Int? {
    let index = Int(symbol.rawValue)
    if index < tables[file].count, tables[file][index] >= 0 { return Int(tables[file][index]) }
    return imported(symbol, from: file)
  }

  /// What a name in a step leads to: with `#n`, and through imports.
  func reference(_ symbol: Symbol, in file: Int) -> Reference? {
    if let template = template(symbol, in: file) { return Reference(template: template) }
    let text = text(symbol)
    guard let hash = text.lastIndex(of: "#"), let ordinal = Int(text[text.index(after: hash)...]), ordinal > 0,
      let name = files.symbols.find(String(text[..<hash])), let template = template(name, in: file)
    else { return nil }
    return Reference(template: template, ordinal: ordinal)
  }

  /// The template of a file's `initial`.
  func initial(of file: Int) -> Int? {
    files.entries[file].document.initial.flatMap { template($0.value, in: file) }
  }

  /// `other/add`, `other/its/x`, and `other` or `other/` for the other file's initial controller.
  private func imported(_ symbol: Symbol, from file: Int) -> Int? {
    guard !files.entries[file].imports.isEmpty else { return nil }
    var file = file
    var parts = text(symbol).split(separator: "/", omittingEmptySubsequences: false)
    while let first = parts.first, let alias = files.symbols.find(String(first)),
      let target = files.entries[file].imports[alias]
    {
      file = target
      parts.removeFirst()
    }
    if parts.isEmpty || parts == [""] {
      return text(symbol).isEmpty
        ? nil
        : files.entries[file].document.initial.flatMap { name in
          let index = Int(name.value.rawValue)
          let found = index < tables[file].count ? tables[file][index] : -1
          return found >= 0 ? Int(found) : nil
        }
    }
    guard parts.count == 1, let id = files.symbols.find(String(parts[0])), Int(id.rawValue) < tables[file].count,
      tables[file][Int(id.rawValue)] >= 0
    else { return nil }
    return Int(tables[file][Int(id.rawValue)])
  }

  /// Every name that could stand in a file, for "did you mean".
  func candidates(in file: Int) -> [String] {
    let own = files.entries[file].document.controllers.map { text($0.id.value) }
    let imported = files.entries[file].imports.flatMap { alias, target in
      files.entries[target].document.controllers.map { text(alias) + "/" + text($0.id.value) }
    }
    return own + imported.sorted() + files.entries[file].imports.keys.map { text($0) }.sorted()
  }
}
