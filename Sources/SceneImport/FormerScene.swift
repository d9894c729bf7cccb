package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// A scene file that an earlier import wrote: the ids in it are kept, also those that a person has changed.
package struct FormerScene {
  /// The ids of controllers and segues, by their object ids.
  package let ids: [String: String]
  /// The positions on the canvas, by object id.
  package let locations: [String: [Double]]
  /// The keys that no import writes, with their places, from top to bottom; nil where a file was never imported.
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
    self.locations = locations
    let isImported = !document.origins.isEmpty || (document.controllers.isEmpty && document.additions.isEmpty)
    handwritten = isImported ? FormerScene.handwritten(document, symbols) : nil
  }

  /// The keys of an imported file that only a person can have written.
  private static func handwritten(_ document: SceneDocument, _ symbols: SymbolTable) -> [(
    key: String, span: SourceSpan
  )] {
    var found: [(key: String, span: SourceSpan)] = []
    for key in document.keys where !SceneKey.imported.contains(key.value) {
      found.append((key.value.rawValue, key.span))
    }
    found += document.extensions.map { ($0.value, $0.span) }
    let known = Set(document.origins.map(\.controller.value))
    for controller in document.controllers {
      if !known.contains(controller.id.value) { found.append((symbols.text(controller.id.value), controller.id.span)) }
      for segue in controller.segues {
        for case .steps in segue.options { found.append(("steps", segue.id.span)) }
      }
      guard controller.settings >= 0 else { continue }
      for key in document.settings[controller.settings].keys where !ControllerKey.imported.contains(key.value) {
        found.append((key.value.rawValue, key.span))
      }
    }
    for addition in document.additions { found.append((symbols.text(addition.id.value), addition.id.span)) }
    return found.sorted { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }
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
    .kind, .class, .viewClass, .title, .storyboardIdentifier, .note, .instantiates, .segues, .unwindActions,
    .modalPresentationStyle,
    .modalTransitionStyle, .definesPresentationContext, .providesPresentationContextTransitionStyle,
    .hidesBottomBarWhenPushed, .preferredContentSize, .stack, .isNavigationBarHidden, .tabs, .style, .primary,
    .secondary, .supplementary, .compact, .preferredDisplayMode, .preferredSplitBehavior, .transitionStyle,
    .navigationOrientation, .interPageSpacing, .spineLocation, .isDoubleSided,
  ]
}
