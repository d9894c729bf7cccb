internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// A scene whose names are found: templates by index, over all files.
///
/// Nothing is copied out of the documents; a name is looked up by its symbol in constant time.
struct ResolvedScene {
  let files: SceneFiles
  /// How spans name each file.
  private let fileIDs: [FileID]
  /// Where each file's templates begin.
  private let bases: [Int]
  /// By file: symbol to template, -1 for none. Symbols beyond the end are unknown.
  private let tables: [[Int32]]
  let templateCount: Int
  private(set) var ownership = Ownership()
  /// The keys that files add to controllers of others, by the template; few scenes have any.
  private(set) var additions: [Int: [Addition]] = [:]
  /// The device on which it runs.
  var device: Device
  /// The behaviours of the system on which it runs.
  var behaviours: Set<Behaviour>
  /// Its version of iOS.
  private(set) var ios = 17

  /// The thing that a name in a scene leads to.
  struct Reference {
    var template: Int
    /// The number after `#`.
    var ordinal: Int?
  }

  /// Keys that a file adds to a controller of a file that it imports.
  struct Addition {
    /// The file whose names they use.
    var file: Int
    var declaration: ControllerDeclaration
    var settings: ControllerSettings
  }

  /// Puts the scene under other circumstances.
  mutating func vary(by variation: Variation) {
    device = variation.device(insteadOf: device)
    let document = files.entries[0].document
    let changes = document.quirks.compactMap { BehaviourChange(word: $0.value) } + variation.changes
    ios = variation.ios ?? document.ios?.value ?? 17
    behaviours = Behaviour.profile(ios: ios, with: changes)
  }

  init(_ files: SceneFiles) {
    self.files = files
    fileIDs = files.entries.map(\.document.file)
    device = Device(files.entries[0].document.device)
    behaviours = []
    var bases: [Int] = []
    var tables: [[Int32]] = []
    var count = 0
    for entry in files.entries {
      bases.append(count)
      var table = [Int32](repeating: -1, count: files.symbols.count)
      for record in entry.document.controllers.records {
        let symbol = Int(record.id.rawValue)
        if table[symbol] < 0 { table[symbol] = Int32(count) }
        count += 1
      }
      tables.append(table)
    }
    self.bases = bases
    self.tables = tables
    templateCount = count
    vary(by: Variation())
    for file in files.entries.indices { resolveAdditions(in: file) }
    for file in files.entries.indices { resolveOwned(in: file) }
  }

  private mutating func resolveAdditions(in file: Int) {
    let document = files.entries[file].document
    for declaration in document.additions where declaration.settings >= 0 {
      guard let template = template(declaration.id.value, in: file) else { continue }
      additions[template, default: []].append(
        Addition(file: file, declaration: declaration, settings: document.settings[declaration.settings]))
    }
  }

  private mutating func resolveOwned(in file: Int) {
    let controllers = files.entries[file].document.controllers
    let own = tables[file]
    ownership.reserveCapacity(owners: templateCount, owned: controllers.contents.count)
    for (index, record) in controllers.records.enumerated() {
      let added = additions.isEmpty ? [] : additions[bases[file] + index] ?? []
      for place in record.contents {
        let name = controllers.contents[Int(place)].name
        // Nearly all stand in the same file.
        let template = own[Int(name.rawValue)]
        ownership.append(template >= 0 ? Int(template) : self.template(name, in: file))
      }
      for addition in added {
        for content in addition.declaration.contents {
          ownership.append(template(content.name.value, in: addition.file))
        }
      }
      for place in record.segues where controllers.segues[Int(place)].verb == .embed {
        ownership.append(template(controllers.segues[Int(place)].object, in: file))
      }
      for addition in added {
        for segue in addition.declaration.segues where segue.verb.value == .embed {
          ownership.append(template(segue.object.value, in: addition.file))
        }
      }
      ownership.finishOwner()
    }
  }

  /// The scene itself, without what it imports.
  var document: SceneDocument { files.entries[0].document }

  func file(of template: Int) -> Int {
    // Few files: the last base that isn't beyond the template.
    var file = bases.count - 1
    while bases[file] > template { file -= 1 }
    return file
  }

  /// A template with the contents and segues that other files add to it.
  func declaration(of template: Int) -> ControllerDeclaration {
    var declaration = ownDeclaration(of: template)
    for addition in additions[template] ?? [] {
      declaration.contents += addition.declaration.contents
      declaration.segues += addition.declaration.segues
    }
    return declaration
  }

  /// A template as its own file declares it.
  func ownDeclaration(of template: Int) -> ControllerDeclaration {
    let file = file(of: template)
    return files.entries[file].document.controllers[template - bases[file]]
  }

  /// The rarer keys of a template, if it has any, with the answers and properties that other files add.
  func settings(of template: Int) -> ControllerSettings? {
    guard let added = additions.isEmpty ? nil : additions[template] else { return ownSettings(of: template) }
    var settings = ownSettings(of: template) ?? ControllerSettings()
    for addition in added {
      settings.overrides += addition.settings.overrides
      settings.properties += addition.settings.properties
    }
    return settings
  }

  /// The rarer keys of a template in its own file.
  func ownSettings(of template: Int) -> ControllerSettings? {
    let file = file(of: template)
    let index = files.entries[file].document.controllers.records[template - bases[file]].settings
    return index < 0 ? nil : files.entries[file].document.settings[Int(index)]
  }

  /// The templates that a template owns, with those that other files add.
  func members(of template: Int) -> [Int] { ownership.places(of: template).compactMap { ownership.template(at: $0) } }

  /// The full name: `yellow`, `other/add`.
  func name(of template: Int) -> String {
    let file = file(of: template)
    let record = files.entries[file].document.controllers.records[template - bases[file]]
    return files.entries[file].prefix + text(record.id)
  }

  /// Whether a name is the full one of a template, as in most scenes, which import nothing.
  func isFullName(_ name: Symbol, of template: Int) -> Bool {
    let file = file(of: template)
    return files.entries[file].prefix.isEmpty
      && files.entries[file].document.controllers.records[template - bases[file]].id == name
  }

  /// Where a template stands in its own file.
  func place(of template: Int) -> Int { template - bases[file(of: template)] }

  /// The subject of an override, as it is written.
  func text(_ subject: OverrideDeclaration.Subject) -> String {
    switch subject {
    case .answer(let key): key.rawValue
    case .callback(let callback): callback.rawValue
    case .unwindAction(let action): text(action)
    }
  }

  func text(_ symbol: Symbol) -> String { files.symbols.text(symbol) }

  /// Where a declaration's places lie, for plans.
  func mark(_ span: SourceSpan) -> SourceMark {
    SourceMark(file: fileIDs.firstIndex(of: span.file) ?? 0, line: Int(span.line))
  }

  /// About how many places a program of it has.
  var placeCount: Int {
    files.entries.reduce(1) { count, entry in
      let controllers = entry.document.controllers
      let steps = entry.document.script?.count ?? 0
      return count + controllers.records.count + controllers.contents.count + 2 * (controllers.segues.count + steps)
    }
  }

  /// The template that a plain name leads to, as most names do.
  func template(_ symbol: Symbol, in file: Int) -> Int? {
    if let template = declared(symbol, in: file) { return template }
    return files.entries[file].imports.isEmpty ? nil : template(text(symbol), in: file)
  }

  /// The thing that a name in a step leads to: with `#n`, and through imports.
  func reference(_ symbol: Symbol, in file: Int) -> Reference? {
    if let template = template(symbol, in: file) { return Reference(template: template) }
    return reference(text(symbol), in: file)
  }

  /// The thing that a name leads to that stands inside another text, such as an event.
  func reference(_ name: String, in file: Int) -> Reference? {
    guard let hash = name.lastIndex(of: "#") else {
      return template(name, in: file).map { Reference(template: $0) }
    }
    guard let ordinal = Int(name[name.index(after: hash)...]), ordinal > 0,
      let template = template(String(name[..<hash]), in: file)
    else { return nil }
    return Reference(template: template, ordinal: ordinal)
  }

  /// The template of a file's `initial`.
  func initial(of file: Int) -> Int? {
    files.entries[file].document.initial.flatMap { template($0.value, in: file) }
  }

  /// `home`, `other/add`, `other/its/x`, and `other` or `other/` for the other file's initial controller.
  private func template(_ name: String, in file: Int) -> Int? {
    var file = file
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)
    while let first = parts.first, let alias = files.symbols.find(String(first)),
      let target = files.entries[file].imports[alias]
    {
      file = target
      parts.removeFirst()
    }
    if parts.isEmpty || parts == [""] {
      return name.isEmpty ? nil : files.entries[file].document.initial.flatMap { declared($0.value, in: file) }
    }
    return parts.count == 1 ? files.symbols.find(String(parts[0])).flatMap { declared($0, in: file) } : nil
  }

  /// A file's own controller of that name.
  private func declared(_ symbol: Symbol, in file: Int) -> Int? {
    let index = Int(symbol.rawValue)
    return index < tables[file].count && tables[file][index] >= 0 ? Int(tables[file][index]) : nil
  }

  /// Every name that could stand in a file, for "did you mean".
  func candidates(in file: Int) -> [String] {
    let own = files.entries[file].document.controllers.records.map { text($0.id) }
    let imported = files.entries[file].imports.flatMap { alias, target in
      files.entries[target].document.controllers.records.map { text(alias) + "/" + text($0.id) }
    }
    return own + imported.sorted() + files.entries[file].imports.keys.map { text($0) }.sorted()
  }
}

extension ResolvedScene {
  /// Whether a name such as `other/list` leads into a file that couldn't be read, of which another finding tells.
  func leadsToUnreadFile(_ name: Substring, from file: Int) -> Bool {
    guard let slash = name.firstIndex(of: "/") else { return false }
    let entry = files.entries[file]
    return entry.document.lacksImports
      || entry.document.imports.contains {
        text($0.alias.value) == name[..<slash] && entry.imports[$0.alias.value] == nil
      }
  }
}
