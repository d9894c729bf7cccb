package import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneStoryboards
internal import SceneSyntax
internal import SceneYAML

/// The scene of what only code has, as an earlier import wrote it: the ids in it are kept.
///
/// Nothing in it has an object id. A controller is known again by its class and its module, and a segue by its source,
/// its verb and its destination.
package struct FormerCode {
  /// A controller of code, as a second import knows it again.
  package struct Controller {
    /// Its name in the scene; empty for one that has none yet.
    var id = ""
    var className: String
    /// The view of SwiftUI in it.
    var view: String?
    /// The folder of its sources, as far as it tells modules apart.
    var group: String?
    /// The name of the file with its class.
    package var file: String?
    /// Whether the system or a library has its class.
    var isOfSystem = false
    var span = SourceSpan.start(of: FileID(0))

    /// The name by which people know it.
    package var name: String { view ?? className }
  }

  /// A segue of code, as a second import knows it again.
  struct Way {
    var id: String
    var presentation: PresentationStyle?
    var transition: TransitionStyle?
    var anchor: String?

    func isStyled(_ presentation: PresentationStyle?, _ transition: TransitionStyle?) -> Bool {
      self.presentation == presentation && self.transition == transition
    }
  }

  package private(set) var controllers: [Controller] = []
  /// The segues by what a second import knows again, in their order.
  private(set) var ways: [String: [Way]] = [:]
  /// The segues of code, each by the controller that it starts from, as it is named in the file, and its id.
  package private(set) var segues: [(source: String, id: String)] = []
  /// The ids of containers by what a second import knows again: by all that they hold, and by their first content alone.
  package private(set) var ids: [String: String] = [:]
  private(set) var idsAroundFirst: [String: [String]] = [:]
  /// By the id of a controller: the properties that an import may write, with their places.
  private(set) var properties: [String: [(key: String, span: SourceSpan)]] = [:]
  /// The keys, notes and comments that no import writes, with their places, from top to bottom.
  package private(set) var handwritten: [(key: String, span: SourceSpan)] = []
  /// By the id of a search controller: the controller that has it.
  private var searchOwners: [String: String] = [:]
  /// By line: the files of a comment that an import has written there.
  private var marks: [UInt32: [String]] = [:]

  /// Reads a scene file; nil, after findings, if it isn't one.
  package init?(_ file: SourceFile, id: FileID, sink: inout DiagnosticSink) {
    var symbols = SymbolTable()
    let document = SceneParser.parse(file, id: id, symbols: &symbols, sink: &sink)
    if sink.hasErrors { return nil }
    readComments(of: file, id: id)
    for key in document.keys where !FormerCode.keys.contains(key.value) {
      handwritten.append((key.value.rawValue, key.span))
    }
    handwritten += document.extensions.map { ($0.value, $0.span) }
    for controller in document.controllers {
      for content in controller.contents where content.key == .searchController {
        searchOwners[symbols.text(content.name.value)] = symbols.text(controller.id.value)
      }
    }
    for controller in document.controllers { read(controller, of: document, symbols, isOwn: true) }
    for addition in document.additions { read(addition, of: document, symbols, isOwn: false) }
    handwritten.sort { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }
  }

  private mutating func readComments(of file: SourceFile, id: FileID) {
    for comment in CommentScan.comments(in: file.bytes) {
      let text = String(decoding: file.bytes[comment.bytes], as: UTF8.self)
      if comment.isAlone, let files = CodeImportComment.files(in: text) {
        marks[UInt32(comment.line)] = files
        continue
      }
      let span = SourceSpan(
        line: UInt32(comment.line), column: UInt32(comment.column), length: UInt32(text.unicodeScalars.count), file: id)
      handwritten.append((text.count > 40 ? text.prefix(39) + "…" : text, span))
    }
  }

  private mutating func read(
    _ controller: ControllerDeclaration, of document: SceneDocument, _ symbols: SymbolTable, isOwn: Bool
  ) {
    let name = symbols.text(controller.id.value)
    let settings = controller.settings >= 0 ? document.settings[controller.settings] : nil
    if isOwn {
      let inner = searchOwners[name].map { [$0] } ?? controller.contents.map { symbols.text($0.name.value) }
      if let className = settings?.className {
        controllers.append(
          Controller(
            id: name, className: className,
            view: className == CodeLinks.Controller.hostingClass ? controller.title : nil, group: settings?.group,
            file: marks[controller.id.span.line &- 1]?.first, isOfSystem: ImportNote.isOfSystem(settings?.note),
            span: controller.id.span))
      } else if let kind = FormerCode.kind(controller.kind), let first = inner.first {
        ids[CodeImportKey.container(kind, around: inner)] = name
        idsAroundFirst[CodeImportKey.container(kind, around: [first]), default: []].append(name)
      } else {
        handwritten.append((name, controller.id.span))
      }
    }
    for segue in controller.segues { read(segue, of: name, symbols) }
    guard let settings else { return }
    var known: Set<ControllerKey> = isOwn ? FormerCode.parts.union(FormerCode.properties) : [.segues, .instantiates]
    // Only a view of SwiftUI gives its controller a title.
    if settings.className != CodeLinks.Controller.hostingClass { known.remove(.title) }
    for key in settings.keys where isOwn && FormerCode.properties.contains(key.value) {
      properties[name, default: []].append((key.value.rawValue, key.span))
    }
    for key in settings.keys where !known.contains(key.value) {
      if key.value == .note, settings.note.map(ImportNote.isImported) == true { continue }
      handwritten.append((key.value.rawValue, key.span))
    }
  }

  private mutating func read(_ segue: SegueDeclaration, of source: String, _ symbols: SymbolTable) {
    let name = symbols.text(segue.id.value)
    // Above each of its own an import says where the calls are.
    guard marks[segue.id.span.line &- 1] != nil else { return handwritten.append((name, segue.id.span)) }
    segues.append((source, name))
    let key = CodeImportKey.segue(
      of: source, verb: segue.verb.value.rawValue, to: symbols.text(segue.object.value))
    var way = Way(id: name)
    defer { ways[key, default: []].append(way) }
    for option in segue.options {
      let key: String
      switch option {
      case .modalPresentationStyle(let style):
        way.presentation = style.value
        continue
      case .modalTransitionStyle(let style):
        way.transition = style.value
        continue
      case .anchor(let anchor):
        way.anchor = anchor
        continue
      // A way that gives the window another root.
      case .steps where segue.verb.value == .custom, .className where segue.verb.value == .custom: continue
      case .steps: key = "steps"
      case .note: key = "note"
      case .identifier: key = "identifier"
      case .animated: key = "animated"
      case .className: key = "class"
      case .sender: key = "sender"
      }
      handwritten.append((key, segue.id.span))
    }
  }

  /// The kind of a container that code makes; nil for any other controller.
  private static func kind(_ kind: ControllerKind) -> StoryboardControllerKind? {
    [.navigation, .tabs, .split, .search].first { $0.sceneKind == kind }
  }

  /// The keys of a controller that an import writes, but for its properties.
  private static let parts: Set<ControllerKey> = [
    .kind, .class, .title, .stack, .tabs, .primary, .supplementary, .secondary, .compact, .group, .segues,
    .instantiates, .searchController, .searchResultsController,
  ]
  /// The properties of a controller that an import writes where the code sets them.
  private static let properties: Set<ControllerKey> = [
    .modalPresentationStyle, .modalTransitionStyle, .definesPresentationContext, .isModalInPresentation, .detents,
    .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .hidesBottomBarWhenPushed, .style,
    .preferredDisplayMode, .preferredSplitBehavior, .selected,
  ]

  /// The keys that an import writes.
  private static let keys: Set<SceneKey> = [.scene, .partial, .initial, .import, .controllers]
}
