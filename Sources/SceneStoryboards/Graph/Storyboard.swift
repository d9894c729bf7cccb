package import SceneBasics

/// A storyboard: its scenes as a graph of templates and edges, as they are written.
package struct Storyboard: Sendable {
  /// The path as it was given.
  package var path: String
  package var file: FileID
  package var header: StoryboardHeader
  /// The controllers, and the references in the place of some, in the order of their scenes.
  package var controllers: [StoryboardController] = []
  /// Every edge, in the order of the document.
  package var segues: [StoryboardSegue] = []
  package var previews: [StoryboardPreview] = []
  /// The texts that are set as runtime attributes: a library may take one for an identifier.
  package var attributeTexts: [StoryboardAttributeText] = []
  /// The parts that were read but have no place in the graph.
  package var leftovers: [StoryboardLeftover] = []
  /// How often what can't change a trace was met.
  package var ignored: [StoryboardIgnored: Int] = [:]
  /// The controller that the storyboard starts with, by its place.
  package var initial: Int?

  /// Its name: that of the file without what stands behind the last dot.
  package var name: String { FilePath.stem(of: path) }

  /// The relationships: the initial children of each container, with their places.
  package var relationships: [StoryboardSegue] { segues.filter(\.isRelationship) }

  /// The embedded controllers of container views.
  package var embeds: [StoryboardSegue] { segues.filter { $0.kind == .embed } }

  /// The segues that bring a new controller.
  package var actions: [StoryboardSegue] { segues.filter { if case .action = $0.kind { true } else { false } } }

  /// The segues that go back to where an action is implemented.
  package var unwinds: [StoryboardSegue] { segues.filter { if case .unwind = $0.kind { true } else { false } } }
}

/// A text that is set as a runtime attribute.
package struct StoryboardAttributeText: Sendable, Hashable {
  /// The controller of its scene, by its place.
  package var source: Int
  package var text: String
  package var span: SourceSpan
}

/// A document's facts about itself.
package struct StoryboardHeader: Sendable, Hashable {
  package var type: String?
  package var version: String?
  package var toolsVersion: String?
  package var targetRuntime: String?
  /// The object id of the initial controller.
  package var initialID: String?
  package var isLaunchScreen = false
}

/// Something of a document that no graph can hold.
package struct StoryboardLeftover: Sendable, Hashable {
  /// Its kind.
  package enum Kind: Sendable, Hashable {
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

  package var kind: Kind
  package var span: SourceSpan
}

/// A part that is left out without a word: it can't change a trace.
package enum StoryboardIgnored: String, CaseIterable, Sendable {
  case previewSegues, simulatedMetrics, sizeClassVariations, runtimeAttributes, toolbarItems, outlets, actions
  case restorationIdentifiers

  /// Its name in a report.
  package var label: String {
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
