package import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax
internal import SceneYAML

/// A scene file that an earlier import wrote: the ids in it are kept, also those that a person has changed.
package struct FormerScene {
  /// The ids of controllers and segues, by their object ids.
  package let ids: [String: String]
  /// The positions on the canvas, by object id.
  package let locations: [String: [Double]]
  /// The name of the controller with which it starts.
  package let start: String?
  /// The keys, notes and comments that no import writes, with their places, from top to bottom; nil where a file was
  /// never imported.
  package let handwritten: [(key: String, span: SourceSpan)]?

  /// Reads a scene file; nil, after findings, if it isn't one.
  package init?(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) {
    var symbols = SymbolTable()
    let document = SceneParser.parse(file, id: id, symbols: &symbols, sink: &sink)
    if sink.hasErrors { return nil }
    var ids: [String: String] = [:]
    var locations: [String: [Double]] = [:]
    for origin in document.origins {
      if let id = origin.objectID {
        ids[id] = symbols.text(origin.controller.value)
        locations[id] = origin.location
      }
      for segue in origin.segues { ids[segue.objectID] = symbols.text(segue.id.value) }
    }
    self.ids = ids
    start = document.initial.map { symbols.text($0.value) }
    self.locations = locations
    let isImported = !document.origins.isEmpty || (document.controllers.isEmpty && document.additions.isEmpty)
    handwritten =
      isImported
      ? (FormerScene.handwritten(document, symbols) + FormerScene.comments(in: file, id: id)).sorted {
        ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column)
      } : nil
  }

  /// The comments of a file.
  private static func comments(in file: SourceFile, id: FileID) -> [(key: String, span: SourceSpan)] {
    CommentScan.comments(in: file.bytes).map { comment in
      let text = String(decoding: file.bytes[comment.bytes], as: UTF8.self)
      let span = SourceSpan(
        line: UInt32(comment.line), column: UInt32(comment.column), length: UInt32(text.unicodeScalars.count), file: id)
      return (text.count > 40 ? text.prefix(39) + "…" : text, span)
    }
  }

  /// The keys of an imported file that only a person can have written.
  private static func handwritten(_ document: SceneDocument, _ symbols: SymbolTable) -> [(
    key: String, span: SourceSpan
  )] {
    var found: [(key: String, span: SourceSpan)] = []
    for key in document.keys where !SceneKey.imported.contains(key.value) {
      if key.value == .ios, document.ios?.value == ImportBuilder.groupSystem { continue }
      // An app without window scenes says so in the project's file.
      if key.value == .quirks, document.quirks.map(\.value) == [ImportBuilder.withoutScenes.word] { continue }
      found.append((key.value.rawValue, key.span))
    }
    found += document.extensions.map { ($0.value, $0.span) }
    let known = Set(document.origins.map(\.controller.value))
    for controller in document.controllers {
      if !known.contains(controller.id.value) { found.append((symbols.text(controller.id.value), controller.id.span)) }
      for segue in controller.segues {
        for option in segue.options {
          switch option {
          case .steps: found.append(("steps", segue.id.span))
          case .note(let text) where !ImportNote.isImported(text): found.append(("note", segue.id.span))
          case .note, .identifier, .modalPresentationStyle, .modalTransitionStyle, .animated, .anchor, .className,
            .sender:
            break
          }
        }
      }
      guard controller.settings >= 0 else { continue }
      let settings = document.settings[controller.settings]
      let isNoteImported = settings.note.map(ImportNote.isImported) ?? true
      for key in settings.keys where key.value == .note ? !isNoteImported : !ControllerKey.imported.contains(key.value)
      {
        found.append((key.value.rawValue, key.span))
      }
    }
    for addition in document.additions { found.append((symbols.text(addition.id.value), addition.id.span)) }
    return found
  }
}

extension SceneKey {
  /// The keys that an import writes.
  fileprivate static let imported: Set<SceneKey> = [
    .scene, .partial, .device, .initial, .import, .controllers, .storyboard,
  ]
}

extension ControllerKey {
  /// The keys that an import writes.
  fileprivate static let imported: Set<ControllerKey> = [
    .kind, .class, .viewClass, .title, .storyboardIdentifier, .instantiates, .segues, .unwindActions,
    .modalPresentationStyle,
    .modalTransitionStyle, .definesPresentationContext, .providesPresentationContextTransitionStyle,
    .hidesBottomBarWhenPushed, .preferredContentSize, .stack, .isNavigationBarHidden, .tabs, .style, .primary,
    .secondary, .supplementary, .compact, .preferredDisplayMode, .preferredSplitBehavior, .transitionStyle,
    .navigationOrientation, .interPageSpacing, .spineLocation, .isDoubleSided,
  ]
}
