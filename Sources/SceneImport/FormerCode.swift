package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The scene of what only code has, as an earlier import wrote it: the ids in it are kept.
///
/// Nothing in it has an object id. A controller is known again by its class, and a segue by its source, its verb and
/// its destination.
package struct FormerCode {
  /// Ids by what a second import knows again.
  package private(set) var ids: [String: String] = [:]
  /// The classes of its controllers.
  package private(set) var classes: Set<String> = []
  /// The keys, notes and comments that no import writes, with their places, from top to bottom.
  package private(set) var handwritten: [(key: String, span: SourceSpan)] = []

  /// Reads a scene file; nil, after findings, if it isn't one.
  package init?(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) {
    var symbols = SymbolTable()
    let document = SceneParser.parse(file, id: id, symbols: &symbols, sink: &sink)
    if sink.hasErrors { return nil }
    for key in document.keys where !FormerCode.keys.contains(key.value) {
      handwritten.append((key.value.rawValue, key.span))
    }
    handwritten += document.extensions.map { ($0.value, $0.span) }
    for controller in document.controllers { read(controller, of: document, symbols, isOwn: true) }
    for addition in document.additions { read(addition, of: document, symbols, isOwn: false) }
    for comment in CommentScan.comments(in: file.bytes) {
      let text = String(decoding: file.bytes[comment.bytes], as: UTF8.self)
      if CodeImportComment.isImported(text) { continue }
      let span = SourceSpan(
        line: UInt32(comment.line), column: UInt32(comment.column), length: UInt32(text.unicodeScalars.count), file: id)
      handwritten.append((text.count > 40 ? text.prefix(39) + "…" : text, span))
    }
    handwritten.sort { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }
  }

  private mutating func read(
    _ controller: ControllerDeclaration, of document: SceneDocument, _ symbols: SymbolTable, isOwn: Bool
  ) {
    let name = symbols.text(controller.id.value)
    let settings = controller.settings >= 0 ? document.settings[controller.settings] : nil
    if isOwn {
      if let className = settings?.className {
        ids[CodeImportKey.controller(className, controller.title)] = name
        classes.insert(className)
      } else if let inner = controller.contents.first, controller.kind == .navigation {
        ids[CodeImportKey.stack(around: symbols.text(inner.name.value))] = name
      } else {
        handwritten.append((name, controller.id.span))
      }
    }
    for segue in controller.segues {
      let key = CodeImportKey.segue(
        of: name, verb: segue.verb.value.rawValue, to: symbols.text(segue.object.value))
      ids[key] = symbols.text(segue.id.value)
      for option in segue.options {
        switch option {
        case .steps: handwritten.append(("steps", segue.id.span))
        case .note: handwritten.append(("note", segue.id.span))
        case .identifier, .modalPresentationStyle, .modalTransitionStyle, .animated, .anchor, .className, .sender: break
        }
      }
    }
    guard let settings else { return }
    let known: Set<ControllerKey> =
      isOwn
      ? [.kind, .class, .title, .stack, .tabs, .primary, .secondary, .group, .segues, .instantiates]
      : [.segues, .instantiates]
    for key in settings.keys where !known.contains(key.value) {
      if key.value == .note, isOwn, settings.note.map(ImportNote.isImported) == true { continue }
      handwritten.append((key.value.rawValue, key.span))
    }
  }

  /// The keys that an import writes.
  private static let keys: Set<SceneKey> = [.scene, .partial, .initial, .import, .controllers]
}
