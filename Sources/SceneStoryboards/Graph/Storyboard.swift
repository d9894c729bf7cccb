public import SceneBasics

/// A storyboard: its scenes as a graph of templates and edges, as they are written.
public struct Storyboard: Sendable {
  /// The path as it was given.
  public var path: String
  public var file: FileID
  public var header: StoryboardHeader
  /// The controllers, and the references in the place of some, in the order of their scenes.
  public var controllers: [StoryboardController] = []
  /// Every edge, in the order of the document.
  public var segues: [StoryboardSegue] = []
  public var previews: [StoryboardPreview] = []
  /// What was read but has no place in the graph.
  public var leftovers: [StoryboardLeftover] = []
  /// How often what can't change a trace was met.
  public var ignored: [StoryboardIgnored: Int] = [:]
  /// The controller that the storyboard starts with, by its place.
  public var initial: Int?

  /// Its name: that of the file without what stands behind the last dot.
  public var name: String { FilePath.stem(of: path) }

  /// The relationships: the initial children of each container, with their places.
  public var relationships: [StoryboardSegue] { segues.filter(\.isRelationship) }

  /// The embedded controllers of container views.
  public var embeds: [StoryboardSegue] { segues.filter { $0.kind == .embed } }

  /// The segues that bring a new controller.
  public var actions: [StoryboardSegue] { segues.filter { if case .action = $0.kind { true } else { false } } }

  /// The segues that go back to where an action is implemented.
  public var unwinds: [StoryboardSegue] { segues.filter { if case .unwind = $0.kind { true } else { false } } }
}

/// What a document says of itself.
public struct StoryboardHeader: Sendable, Hashable {
  public var type: String?
  public var version: String?
  public var toolsVersion: String?
  public var targetRuntime: String?
  /// The object id of the initial controller.
  public var initialID: String?
  public var isLaunchScreen = false
}

/// Something of a document that no graph can hold.
public struct StoryboardLeftover: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// A segue of an unknown kind.
    case unknownSegueKind(String)
    /// An unknown relationship.
    case unknownRelationship(String)
    /// A segue in a scene without a controller.
    case segueWithoutSource
    /// A scene without a controller.
    case sceneWithoutController
    /// A second controller in a scene.
    case secondController
    /// An object id that another object has, too.
    case repeatedID(String)
    /// An initial controller that isn't there.
    case missingInitial(String)
    /// The tab bar item or navigation item of a reference, which its controller brings itself.
    case itemOfReference
  }

  public var kind: Kind
  public var span: SourceSpan
}

/// What is left out without a word for each: it can't change a trace.
public enum StoryboardIgnored: String, CaseIterable, Sendable {
  case previewSegues, simulatedMetrics, sizeClassVariations, runtimeAttributes, toolbarItems, outlets, actions
  case restorationIdentifiers

  /// What it is called in a report.
  public var label: String {
    switch self {
    case .previewSegues: "peek and pop"
    case .simulatedMetrics: "simulated metrics"
    case .sizeClassVariations: "size class variations"
    case .runtimeAttributes: "runtime attributes"
    case .toolbarItems: "toolbar items"
    case .outlets: "outlets"
    case .actions: "actions"
    case .restorationIdentifiers: "restoration identifiers"
    }
  }
}
