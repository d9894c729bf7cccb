internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// The keys of the file that are more than a scalar or a list.
extension SceneDecoder {
  mutating func decodeSystem() {
    guard let ios = cursor.integer("a major version of iOS") else { return }
    if ios.value < Behaviour.oldest {
      cursor.report(.unsupportedSystem(ios))
      return
    }
    if ios.value > Behaviour.newest { cursor.report(.newerSystem(ios)) }
    document.ios = ios.map { min($0, Behaviour.newest) }
  }

  mutating func decodeQuirks() {
    guard cursor.isSequence("a list of quirks") else { return }
    let known = BehaviourChange.all.map(\.word)
    var items = cursor.items()
    while cursor.next(&items) {
      if let quirk = cursor.word(of: known) { document.quirks.append(quirk) }
    }
  }

  /// Quirks that change nothing; the system may be written after them.
  mutating func checkQuirks() {
    let ios = document.ios?.value ?? 17
    var behaviours = Behaviour.profile(ios: ios)
    for quirk in document.quirks {
      guard let change = BehaviourChange(word: quirk.value) else { continue }
      let isIdle = behaviours.contains(change.behaviour) == change.isOn
      if isIdle { cursor.report(.idleQuirk(quirk, turnsOn: change.isOn, ios: ios)) }
      behaviours.formSymmetricDifference(isIdle ? [] : [change.behaviour])
    }
  }

  /// Codes are looked up where all of them are known.
  mutating func decodeFindings() {
    guard cursor.isMapping("a mapping, code or name to level") else { return }
    cursor.checkKeys()
    var entries = cursor.entries()
    while cursor.next(&entries) {
      let code = Located(cursor.keyText, at: cursor.keySpan)
      if code.value.hasPrefix("x-") { continue }
      // Readers of YAML 1.1 read `off` as this, and write it back.
      if cursor.kind == .plain, cursor.tape.reads("false", at: cursor.index) {
        document.findings.append(FindingSetting(code: code, level: .off))
      } else if let level = cursor.word(of: FindingLevel.self) {
        document.findings.append(FindingSetting(code: code, level: level.value))
      }
    }
  }

  mutating func decodeDevice() {
    var device = DeviceDeclaration()
    if cursor.kind.isScalar {
      guard let idiom = cursor.word(of: DeviceIdiom.self) else { return }
      device.idiom = idiom.value
    } else {
      guard cursor.isMapping("'phone', 'pad' or a mapping") else { return }
      var entries = cursor.entries()
      while let key = cursor.next(&entries, of: DeviceKey.self, in: .device) {
        switch key {
        case .idiom: device.idiom = cursor.word(of: DeviceIdiom.self)?.value ?? .phone
        case .size: device.size = cursor.size().map { [$0.0, $0.1] }
        case .horizontal: device.horizontal = cursor.word(of: DeviceDeclaration.SizeClass.self)?.value
        case .vertical: device.vertical = cursor.word(of: DeviceDeclaration.SizeClass.self)?.value
        case .requiresFullScreen: device.requiresFullScreen = cursor.bool()?.value ?? false
        }
      }
    }
    document.device = device
  }

  mutating func decodePicture() {
    guard cursor.isMapping("a mapping with 'view', 'step' or both") else { return }
    var picture = PictureDeclaration()
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: PictureKey.self, in: .picture) {
      switch key {
      case .view: picture.view = cursor.word(of: PictureView.self)
      case .step: picture.step = cursor.label("the id of a step, 'launch' or 'all'")?.map { cursor.symbols.text($0) }
      }
    }
    document.picture = picture
  }

  mutating func decodeOrigins() {
    guard cursor.isMapping("a mapping of controllers to their places in a storyboard") else { return }
    cursor.checkKeys()
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let name = cursor.label(at: entries.key, "a controller"), cursor.isMapping("a mapping with 'id'") else {
        continue
      }
      document.origins.append(decodeOrigin(OriginDeclaration(controller: name)))
    }
  }

  private mutating func decodeOrigin(_ origin: OriginDeclaration) -> OriginDeclaration {
    var origin = origin
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: StoryboardKey.self, in: .storyboard) {
      switch key {
      case .id: origin.objectID = cursor.text("an object id")?.value
      case .at: origin.location = cursor.numbers(2, "[x, y]", atLeast: -.infinity)
      case .segues:
        guard cursor.isMapping("a mapping of segues to object ids") else { continue }
        cursor.checkKeys()
        var segues = cursor.entries()
        while cursor.next(&segues) {
          guard let id = cursor.label(at: segues.key, "a segue"), let object = cursor.text("an object id") else {
            continue
          }
          origin.segues.append((id, object.value))
        }
      }
    }
    return origin
  }

  mutating func decodeImports() {
    guard cursor.isMapping("a mapping of aliases to paths") else { return }
    cursor.checkKeys()
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let alias = cursor.identifier(at: entries.key, of: "an import") else { continue }
      guard let path = cursor.text("a path") else { continue }
      if let reason = ImportPath.problem(path.value) {
        cursor.report(.malformedPath(path, reason: reason))
        continue
      }
      guard declare(alias, .alias, at: document.imports.count) else { continue }
      document.imports.append(ImportDeclaration(alias: alias, path: path))
    }
  }

  /// Adds an id to the file's namespace; false, after a finding, if it is already declared.
  mutating func declare(_ id: Name, _ role: IdentifierTable.Role, at index: Int) -> Bool {
    let small = cursor.symbols.smallLetters(of: id.value)
    guard let earlier = identifiers.find(id.value, small: small) else {
      identifiers.insert(.init(role: role, index: index), for: id.value, small: small)
      return true
    }
    let other = declared(earlier)
    let first = other.span
    let name = cursor.symbols.text(id.value)
    if other.value != id.value {
      cursor.report(.idsDifferInCase(name, cursor.symbols.text(other.value), first: first, at: id.span))
    } else if earlier.role == role, role != .inline {
      // Aliases are looked through before.
      if role == .controller { cursor.report(.duplicateKey(name, first: first, at: id.span, fix: nil)) }
    } else {
      cursor.report(.duplicateID(name, first: first, at: id.span))
    }
    return false
  }

  private func declared(_ declaration: IdentifierTable.Declaration) -> Name {
    switch declaration.role {
    case .controller, .inline: document.controllers.id(of: declaration.index)
    case .alias: document.imports[declaration.index].alias
    }
  }
}

/// Paths as `import` takes them.
enum ImportPath {
  /// The fault of a path, as words that follow it; nil if nothing is.
  static func problem(_ path: String) -> String? {
    if path.isEmpty { return "names no file" }
    if path.hasPrefix("/") { return "is absolute" }
    if path.utf8.contains(0x5C) { return "has a backslash" }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { return "has a control character" }
    if path.hasSuffix("/") { return "names a folder" }
    return path.contains("://") ? "is a URL" : nil
  }
}
