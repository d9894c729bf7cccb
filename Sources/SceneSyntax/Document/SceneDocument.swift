package import SceneBasics
package import SceneLanguage
package import ScenePlan

/// A name as a scene writes it: `yellow`, `yellow#2`, `other/add`. Interned; what it leads to is found later.
package typealias Name = Located<Symbol>

/// One scene file, decoded: what is written, each thing with its place. Nothing is looked up yet.
package struct SceneDocument: Sendable {
  package var file: FileID
  /// The keys of the file, in the order in which they are written.
  package var keys: [Located<SceneKey>] = []
  /// The keys that start with `x-`, wherever they stand but in steps.
  package var extensions: [Located<String>] = []
  /// The ids of segues that can't be read, so that steps that fire them aren't at fault too.
  package var unreadSegues: [Symbol] = []
  package var scene: Located<String>?
  package var note: String?
  package var ios: Located<Int>?
  package var quirks: [Located<String>] = []
  package var device: DeviceDeclaration?
  package var picture: PictureDeclaration?
  package var initial: Name?
  package var imports: [ImportDeclaration] = []
  package internal(set) var controllers: ControllerList
  /// Keys that are added to controllers of imported files, by their names.
  package internal(set) var additions: ControllerList
  /// Whether the app's code isn't there.
  package var isPartial = false
  /// Where its controllers come from.
  package var origins: [OriginDeclaration] = []
  /// The rarer keys of controllers; `ControllerDeclaration.settings` leads here.
  package var settings: [ControllerSettings] = []
  package var script: [StepDeclaration]?
  /// The levels that the scene sets.
  package var findings: [FindingSetting] = []
  /// Refused ids, so that no further finding reports the names that use them.
  package var refusedIDs: Set<String> = []
  /// Whether `controllers` is there but can't be read, so that no further finding reports a name of its entries.
  package var lacksControllers = false
  /// Whether what was meant for 'import' was refused, so that files may be missing.
  package var lacksImports = false
  /// The lines at which YAML was broken, and in place of which others were read: the document is for findings only.
  package internal(set) var mendedLines: [MendedLine] = []
  /// Where `script` stands.
  package var scriptSpan: SourceSpan?

  /// - Parameters:
  ///   - file: How spans name the file.
  ///   - source: The bytes of the file.
  init(file: FileID, source: [UInt8]) {
    self.file = file
    controllers = ControllerList(file: file, source: source)
    additions = ControllerList(file: file, source: source)
  }
}

/// An entry of `findings`: how findings of a kind are to be taken.
package struct FindingSetting: Sendable {
  /// The code or its name, as written.
  package var code: Located<String>
  package var level: FindingLevel

  package init(code: Located<String>, level: FindingLevel) {
    self.code = code
    self.level = level
  }
}

/// `import`: a scene file under another name.
package struct ImportDeclaration: Sendable {
  package var alias: Name
  /// Relative to the importing file, with `/`.
  package var path: Located<String>

  package init(alias: Name, path: Located<String>) {
    self.alias = alias
    self.path = path
  }
}

/// An entry of `storyboard`: what a controller is in the storyboard that it comes from.
package struct OriginDeclaration: Sendable {
  package var controller: Name
  package var objectID: String?
  /// x and y on the canvas.
  package var location: [Double]?
  /// The object ids of its segues.
  package var segues: [(id: Name, objectID: String)] = []

  package init(controller: Name) { self.controller = controller }
}

/// `picture`.
package struct PictureDeclaration: Sendable {
  package var view: Located<PictureView>?
  /// The id of a step, or one of the words for others.
  package var step: Located<String>?

  package init() {}
}

/// `device`.
package struct DeviceDeclaration: Sendable {
  package enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

  package var idiom: DeviceIdiom = .phone
  /// Width and height in points.
  package var size: [Double]?
  package var horizontal: SizeClass?
  package var vertical: SizeClass?
  package var requiresFullScreen = false

  package init() {}
}

extension DeviceDeclaration.SizeClass: Vocabulary {
  package static let table = VocabularyTable<DeviceDeclaration.SizeClass>()
}
