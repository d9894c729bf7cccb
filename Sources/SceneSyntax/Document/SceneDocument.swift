public import SceneBasics
public import ScenePlan

/// A name as a scene writes it: `yellow`, `yellow#2`, `other/add`. Interned; what it leads to is found later.
public typealias Name = Located<Symbol>

/// One scene file, decoded: what is written, each thing with its place. Nothing is looked up yet.
public struct SceneDocument: Sendable {
  public var file: FileID
  /// The keys of the file, in the order in which they are written.
  public var keys: [Located<SceneKey>] = []
  /// The keys that start with `x-`, wherever they stand but in steps.
  public var extensions: [Located<String>] = []
  public var scene: Located<String>?
  public var note: String?
  public var ios: Located<Int>?
  public var quirks: [Located<String>] = []
  public var device: DeviceDeclaration?
  public var picture: PictureDeclaration?
  public var initial: Name?
  public var imports: [ImportDeclaration] = []
  public internal(set) var controllers: ControllerList
  /// Keys that are added to controllers of imported files, by their names.
  public internal(set) var additions: ControllerList
  /// Whether the app's code isn't there.
  public var isPartial = false
  /// Where its controllers come from.
  public var origins: [OriginDeclaration] = []
  /// The rarer keys of controllers; `ControllerDeclaration.settings` leads here.
  public var settings: [ControllerSettings] = []
  public var script: [StepDeclaration]?
  /// The levels that the scene sets.
  public var findings: [FindingSetting] = []
  /// Refused ids, so that no further finding reports the names that use them.
  public var refusedIDs: Set<String> = []
  /// Where `script` stands.
  public var scriptSpan: SourceSpan?

  /// - Parameters:
  ///   - file: How spans name the file.
  ///   - source: The bytes of the file.
  init(file: FileID, source: [UInt8]) {
    self.file = file
    controllers = ControllerList(source: source)
    additions = ControllerList(source: source)
  }
}

/// An entry of `findings`: how findings of a kind are to be taken.
public struct FindingSetting: Sendable {
  /// The code or its name, as written.
  public var code: Located<String>
  public var level: FindingLevel

  public init(code: Located<String>, level: FindingLevel) {
    self.code = code
    self.level = level
  }
}

/// `import`: a scene file under another name.
public struct ImportDeclaration: Sendable {
  public var alias: Name
  /// Relative to the importing file, with `/`.
  public var path: Located<String>

  public init(alias: Name, path: Located<String>) {
    self.alias = alias
    self.path = path
  }
}

/// An entry of `storyboard`: what a controller is in the storyboard that it comes from.
public struct OriginDeclaration: Sendable {
  public var controller: Name
  public var objectID: String?
  /// x and y on the canvas.
  public var location: [Double]?
  /// The object ids of its segues.
  public var segues: [(id: Name, objectID: String)] = []

  public init(controller: Name) { self.controller = controller }
}

/// `picture`.
public struct PictureDeclaration: Sendable {
  public var view: Located<PictureView>?
  /// The id of a step, or one of the words for others.
  public var step: Located<String>?

  public init() {}
}

/// `device`.
public struct DeviceDeclaration: Sendable {
  public enum Idiom: String, CaseIterable, Sendable { case phone, phoneMax, pad }
  public enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

  public var idiom: Idiom = .phone
  /// Width and height in points.
  public var size: [Double]?
  public var horizontal: SizeClass?
  public var vertical: SizeClass?

  public init() {}
}
