public import ScenePlan

/// A scene with all its names resolved. A simulation plays it, and an importer or a generator builds it by hand.
///
/// Nothing of YAML is left. A controller is an index into `templates`, a segue is known by its identifier, and where
/// something was written stands in a table beside it. A program that was made by hand has no places at all.
///
/// ```swift
/// var program = Program(scene: "Two screens", ios: 17)
/// let list = program.declare(Template("list"))
/// let detail = program.declare(Template("detail"))
/// let main = program.declare(Template("main", kind: .navigation, contents: [Template.Content(.stack, list)]))
/// program.initial = main
/// program.script = [Step(.push(Reference(detail))), Step(.pop)]
/// ```
public struct Program: Hashable, Sendable {
  /// The scene's name.
  public var scene: String
  public var note: String?
  /// The system, as a major version.
  public var ios: Int
  /// The behaviours of the system: its profile and the scene's quirks.
  public var behaviours: Set<Behaviour>
  public var device = Device()
  /// The subject of a picture of the scene, where its author says so.
  public var picture: PictureRecord?
  /// The files that it was made of; the scene first. A program that was made by hand and imports nothing has none.
  public var files: [File] = []
  public internal(set) var templates: [Template] = []
  /// The template of the window's root.
  public var initial: Int?
  /// Where `initial` was written; what is done before the script stands there.
  public var initialPlace: Place = .none
  /// The steps; nil where the scene says nothing of them.
  public var script: [Step]?
  /// The contents of `expect` steps, which lead here by index.
  public var expectations: [SceneExpectation] = []
  /// Where things were written.
  package var places = PlaceTable()

  /// A scene file of which a program was made.
  public struct File: Hashable, Sendable {
    /// The path from the scene's folder.
    public var path: String
    /// The file's own title.
    public var scene: String
    /// The template that the file names as its first controller.
    public var initial: Int?
    public var imports: [Import] = []

    public init(path: String, scene: String, initial: Int? = nil) {
      self.path = path
      self.scene = scene
      self.initial = initial
    }
  }

  /// Another file under a name of its own.
  public struct Import: Hashable, Sendable {
    public var alias: String
    /// Relative to the importing file, with `/`.
    public var path: String
    /// The imported file: an index into the program's `files`.
    public var file: Int

    public init(alias: String, path: String, file: Int) {
      self.alias = alias
      self.path = path
      self.file = file
    }
  }

  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - ios: The system, as a major version.
  ///   - changes: Behaviours that are turned on or off, whatever the system does.
  public init(scene: String, ios: Int = 17, changes: [BehaviourChange] = []) {
    self.scene = scene
    self.ios = min(ios, Behaviour.newest)
    behaviours = Behaviour.profile(ios: self.ios, with: changes)
  }

  /// The changes of the scene to the profile of its system.
  public var changes: [BehaviourChange] { Behaviour.changes(from: ios, to: behaviours) }

  /// Lets the scene run on another system; what it changes in the profile stays changed.
  public mutating func move(to ios: Int, changes: [BehaviourChange]) {
    self.ios = min(ios, Behaviour.newest)
    behaviours = Behaviour.profile(ios: self.ios, with: changes)
  }

  /// Adds a template.
  ///
  /// - Returns: The index by which references, contents and segues know it.
  @discardableResult public mutating func declare(_ template: Template) -> Int {
    templates.append(template)
    return templates.count - 1
  }

  /// Changes a template that stands already, as for one that leads to a later one.
  public mutating func update(_ template: Int, _ change: (inout Template) -> Void) { change(&templates[template]) }

  /// Makes room for templates.
  public mutating func reserveTemplates(_ count: Int) { templates.reserveCapacity(count) }

  // MARK: What UIKit makes for itself

  /// The controllers that UIKit makes for itself. Their templates stand behind the program's own.
  public enum Private: Int, CaseIterable, Sendable {
    /// The stack under More, or around a bare column.
    case navigation
    /// The list of what stands under More.
    case moreList

    public var kind: ControllerKind {
      switch self {
      case .navigation: .navigation
      case .moreList: .view
      }
    }

    /// The class's name, which no controller of a scene is likely to have for an id.
    public var name: String {
      switch self {
      case .navigation: "UINavigationController"
      case .moreList: "UIMoreListController"
      }
    }
  }

  /// The index of a template of UIKit's own.
  public func template(of kind: Private) -> Int { templates.count + kind.rawValue }

  /// Whether UIKit makes the controller for itself.
  public func isPrivate(_ template: Int) -> Bool { template >= templates.count }

  /// The kind of a template, one of UIKit's own included.
  public func kind(of template: Int) -> ControllerKind {
    template < templates.count
      ? templates[template].kind : Private(rawValue: template - templates.count)?.kind ?? .view
  }

  /// The full name of a template: `yellow`, `other/add`.
  public func name(of template: Int) -> String {
    template < templates.count ? templates[template].id : Private(rawValue: template - templates.count)?.name ?? ""
  }

  /// Whether a template has any of the rarer settings.
  public func hasSettings(_ template: Int) -> Bool { template < templates.count && templates[template].hasSettings }

  /// The rarer settings of a template; nil if it has none.
  public func settings(of template: Int) -> TemplateSettings? {
    template < templates.count ? templates[template].settings : nil
  }
}

/// A place in the source: an index into a program's `places`; 0 is no place.
public struct Place: Hashable, BitwiseCopyable, Sendable {
  public let rawValue: UInt32

  @usableFromInline init(_ rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public static var none: Place { Place(0) }
}
