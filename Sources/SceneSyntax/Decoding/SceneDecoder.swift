internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// The decoder of one file: takes node after node from the reader and turns them into the document.
struct SceneDecoder {
  var cursor: TapeCursor
  var document: SceneDocument
  /// The controllers and aliases that are declared so far.
  var identifiers = IdentifierTable()
  /// The places that add keys to controllers of imported files, by their names.
  var additionPlaces: [Symbol: SourceSpan] = [:]
  /// The parts that the controllers that are being decoded have so far.
  var parts = GatheredParts()
  /// Keys that are there, but misspelt.
  private var misspelt: Set<SceneKey> = []
  private var extensions: Set<String> = []
  /// The keys that mean nothing. They are reported when all others are known, so that no fix writes one twice.
  private var unknownKeys: [(key: Located<String>, kind: TapeNodeKind)] = []
  /// The keys of a scene that unknown keys are slips of, and those that words of other tools lead to.
  private var slips: Set<SceneKey> = []
  private var leads: Set<SceneKey> = []
  /// Whether a mapping was read to its end.
  private var isWhole = false
  /// The ids that stand at the left margin below an empty `controllers`; nil if it isn't empty.
  private var strays: [Located<String>]?

  init(cursor: TapeCursor) {
    self.cursor = cursor
    document = SceneDocument(file: cursor.tape.file, source: cursor.tape.source)
    // Unused capacity costs nothing; too little is copied. A controller takes about a hundred bytes.
    document.controllers.reserveCapacity(cursor.tape.source.count / 96)
  }

  /// Decodes the whole file. The tape of a part is discarded when it is decoded, unless an alias may refer to it.
  mutating func decode(_ reader: inout LibYAMLReader) {
    guard reader.start(cursor.tape, sink: &cursor.sink) else { return }
    defer {
      cursor.reportReservedNames()
      document.refusedIDs = cursor.refusedIDs
      document.extensions = cursor.extensions
    }
    switch reader.read(into: &cursor.tape, opening: true, sink: &cursor.sink) {
    case .failed, .closed: return
    case .node(let root):
      reader.finish(cursor.tape, sink: &cursor.sink)
      // What can't be read to its end gets one finding.
      guard !reader.hasFailed else { return }
      cursor.move(to: root)
      if cursor.isEmpty {
        cursor.report(.emptyFile(in: document.file))
      } else {
        cursor.reportUnexpected("a mapping with the key 'scene'")
      }
    case .opened(let root):
      cursor.move(to: root)
      guard cursor.kind == .mapping else {
        cursor.reportUnexpected("a mapping with the key 'scene'")
        return
      }
      defer { reportUnknownKeys() }
      let start = cursor.tape.span(at: root)
      guard decodeFile(&reader) else { return }
      document.lacksImports = document.imports.isEmpty && (misspelt.contains(.import) || place(of: .import) != nil)
      if place(of: .controllers) == nil, misspelt.contains(.controllers) { document.lacksControllers = true }
      isWhole = true
      let count = cursor.sink.count
      reader.finish(cursor.tape, sink: &cursor.sink)
      // What the first of several documents lacks may stand in the next.
      if cursor.sink.count == count { checkRequired(at: start) }
    }
  }

  /// Decodes the keys of the file; false if the reader failed.
  private mutating func decodeFile(_ reader: inout LibYAMLReader) -> Bool {
    var checkpoint = cursor.sink
    while true {
      let chunk = Chunk(cursor, reader)
      guard case .node(let keyNode) = reader.read(into: &cursor.tape, opening: false, sink: &cursor.sink) else {
        guard reader.hasFailed else { return true }
        // A value before broken YAML isn't the intended one, so findings about it would not help.
        let failure = cursor.sink.diagnostics.last
        cursor.sink = checkpoint
        if let failure { cursor.report(failure) }
        return false
      }
      checkpoint = cursor.sink
      cursor.begin(at: keyNode)
      let keyPlace = cursor.kind.isScalar ? cursor.index : -1
      let key = SceneDecoder.key(at: cursor.index, of: cursor.tape)
      let isRepeated = key.map { place(of: $0) != nil } ?? false
      let isStreamed = key == .controllers && !isRepeated
      let step = reader.read(into: &cursor.tape, opening: isStreamed, sink: &cursor.sink)
      switch step {
      case .failed, .closed: return false
      case .node(let value):
        cursor.begin(at: value, key: keyPlace)
        if cursor.key < 0 {
          // No text, which was reported.
        } else if let key, let first = place(of: key) {
          cursor.report(.duplicateKey(cursor.keyText, first: first, at: cursor.keySpan, fix: nil))
        } else if let key {
          note(key)
          if key == .controllers, cursor.isEmpty { strays = [] } else { decode(key) }
        } else {
          decodeUnknown()
        }
      case .opened(let value):
        cursor.begin(at: value, key: keyPlace)
        note(.controllers)
        guard decodeControllers(&reader) else { return false }
      }
      chunk.forget(&cursor, reader)
    }
  }

  /// Decodes what stands under `controllers`, one controller at a time; false if the reader failed.
  private mutating func decodeControllers(_ reader: inout LibYAMLReader) -> Bool {
    let isMapping = cursor.isMapping("a mapping of ids to controllers")
    if !isMapping { document.lacksControllers = true }
    var count = cursor.sink.count
    while true {
      let chunk = Chunk(cursor, reader)
      switch reader.read(into: &cursor.tape, opening: false, sink: &cursor.sink) {
      case .closed: return true
      case .failed, .opened:
        // The value before a bracket that is missing isn't the intended one.
        if let failure = cursor.sink.diagnostics.last, failure.code == Diagnostic.unclosed.code {
          cursor.sink.takeBack(to: count)
          cursor.report(failure)
        }
        return false
      case .node(let id):
        guard isMapping else { continue }
        count = cursor.sink.count
        guard case .node(let value) = reader.read(into: &cursor.tape, opening: false, sink: &cursor.sink)
        else { return false }
        cursor.begin(at: id)
        if cursor.kind.isScalar {
          let node = cursor.index
          cursor.begin(at: value, key: node)
          decodeDeclaredController(node)
        }
      }
      chunk.forget(&cursor, reader)
    }
  }

  /// The key of the file that stands at a node; nil if it is none.
  static func key(at node: Int, of tape: EventTape) -> SceneKey? {
    tape.kind(at: node).isScalar ? SceneKey.table.find(tape.text(at: node)).map { SceneKey.table.words[$0] } : nil
  }

  /// The place of a key of the file. A dictionary would look its type up at run time, which takes longer than to read a
  /// small file.
  private func place(of key: SceneKey) -> SourceSpan? { document.keys.first { $0.value == key }?.span }

  private mutating func note(_ key: SceneKey) { document.keys.append(Located(key, at: cursor.keySpan)) }

  private mutating func decode(_ key: SceneKey) {
    switch key {
    case .scene:
      document.scene = cursor.text("a name")
    case .format:
      if let format = cursor.integer(), format.value != 1 { cursor.report(.unknownFormat(format)) }
    case .partial: document.isPartial = cursor.bool()?.value ?? false
    case .ios: decodeSystem()
    case .quirks: decodeQuirks()
    case .device: decodeDevice()
    case .picture: decodePicture()
    case .initial: document.initial = cursor.name(.template)
    case .import: decodeImports()
    case .controllers:
      // As a mapping it is read piece by piece; what comes here is a scalar or an alias.
      decodeWholeControllers()
    case .script:
      document.scriptSpan = cursor.keySpan
      document.script = decodeSteps(.script)
      checkStepIDs()
    case .findings: decodeFindings()
    case .note: document.note = cursor.text()?.value
    case .storyboard: decodeOrigins()
    }
  }

  private mutating func checkStepIDs() {
    var first: [String: SourceSpan] = [:]
    let script = document.script ?? []
    for index in script.indices where script[index].hasOptions {
      guard let id = script[index].options.id else { continue }
      if let earlier = first[id.value] {
        cursor.report(.duplicateID(id.value, first: earlier, at: id.span))
      } else {
        first[id.value] = id.span
      }
    }
  }

  private mutating func decodeWholeControllers() {
    guard cursor.isMapping("a mapping of ids to controllers") else {
      document.lacksControllers = true
      return
    }
    var entries = cursor.entries()
    while cursor.next(&entries) { decodeDeclaredController(entries.key) }
  }

  private mutating func decodeUnknown() {
    let key = cursor.keyText
    let mayBeID = NameForm.read(ArraySlice(key.utf8)) == (true, false) && WordAdvice(key, in: .file, known: []) == nil
    if strays != nil, mayBeID, Suggestion.certain(for: key, in: SceneKey.words) == nil, !key.hasPrefix("x-") {
      strays?.append(Located(key, at: cursor.keySpan))
      decodeDeclaredController(cursor.key)
      return
    }
    guard key.hasPrefix("x-") else {
      let meant =
        WordAdvice(key, in: .file, known: SceneKey.words)?.replacement
        ?? Suggestion.nearest(to: key, in: SceneKey.words)
      if let meant = meant.flatMap(SceneKey.init) { misspelt.insert(meant) }
      if let slip = Suggestion.nearest(to: key, in: SceneKey.words).flatMap(SceneKey.init) {
        slips.insert(slip)
      } else if let meant = meant.flatMap(SceneKey.init) {
        leads.insert(meant)
      }
      unknownKeys.append((Located(key, at: cursor.keySpan), cursor.kind))
      return
    }
    cursor.noteExtension()
    if !extensions.insert(key).inserted {
      cursor.report(.duplicateKey(key, first: cursor.keySpan, at: cursor.keySpan, fix: nil))
    }
    cursor.checkKeysBelow()
  }

  /// The finding about a file that is no scene, in the place of all others; nil if it may be meant as one.
  func foreignFile(_ file: SourceFile) -> Diagnostic? {
    let own: Set<SceneKey> = [.scene, .initial, .controllers, .script]
    guard own.isDisjoint(with: document.keys.map(\.value)), own.isDisjoint(with: slips),
      own.intersection(leads).count < 2
    else { return nil }
    let path = file.path == "<stdin>" ? nil : file.path
    if isWhole, !unknownKeys.isEmpty {
      let kind = ForeignFile(keys: unknownKeys.map(\.key.value)) ?? ForeignFile(path: file.path)
      return .notAScene(kind, path: path, in: document.file)
    }
    guard !isWhole, !file.bytes.isEmpty, let kind = ForeignFile(file) else { return nil }
    // A scene tells callbacks, too, in comments and in what it expects.
    if case .log = kind, ForeignFile.hasKeysOfScene(file.bytes) { return nil }
    return .notAScene(kind, path: path, in: document.file)
  }

  private mutating func reportUnknownKeys() {
    var present = document.keys.map(\.value.rawValue)
    for (key, kind) in unknownKeys {
      var finding = Diagnostic.unknownKey(
        key.value, in: .file, isNested: kind == .mapping, known: SceneKey.words, beside: present, at: key.span)
      // 'initial' names a controller, so another name for it doesn't mend a mapping.
      if !kind.isScalar, finding.fix?.edits.first?.replacement == SceneKey.initial.rawValue { finding.fix = nil }
      present += finding.fix?.edits.map(\.replacement) ?? []
      cursor.report(finding)
    }
  }

  private mutating func checkRequired(at start: SourceSpan) {
    checkQuirks()
    if let strays, let place = place(of: .controllers) {
      if strays.isEmpty {
        cursor.report(.emptyValue(of: "controllers", wanted: "a mapping of ids to controllers", at: place))
      } else {
        let lines = strays.map { Int($0.span.line) }
        cursor.report(.idsAtTheMargin(strays, fix: cursor.indentation(ofEntriesAt: lines)))
      }
    }
    func isMissing(_ key: SceneKey) -> Bool { place(of: key) == nil && !misspelt.contains(key) }
    if isMissing(.scene) { cursor.report(.missingKey(.scene, because: "every file names its scene", at: start)) }
    if isMissing(.controllers), isMissing(.import) {
      cursor.report(.missingKey(.controllers, because: "nothing is imported either", at: start))
    }
    if let script = place(of: .script), isMissing(.initial) {
      cursor.report(.missingKey(.initial, because: "a script needs a window's root to start from", at: script))
    }
  }
}

/// The part of the tape that is being decoded, to be forgotten afterwards.
private struct Chunk {
  private let extent: EventTape.Extent
  private let anchors: Int

  init(_ cursor: TapeCursor, _ reader: borrowing LibYAMLReader) {
    extent = cursor.tape.extent
    anchors = reader.anchorCount
  }

  func forget(_ cursor: inout TapeCursor, _ reader: borrowing LibYAMLReader) {
    if reader.anchorCount == anchors { cursor.tape.truncate(to: extent) }
  }
}
