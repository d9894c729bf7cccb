package import SceneGraphs
package import ScenePlan

/// A drawing of a plan.
package protocol DiagramView: Sendable {
  /// The word after `--view`.
  var name: String { get }
  /// Its subject, in a few words.
  var summary: String { get }
  /// Whether it shows one moment of a run.
  var needsMoment: Bool { get }
  /// The default details of controllers.
  var standardDetails: Set<DiagramDetail> { get }

  /// The drawing, with every detail.
  ///
  /// - Parameter moment: Where the run stands; a view that doesn't need one leaves it alone.
  func graph(of plan: HierarchyPlan, at moment: DiagramMoment?) -> DiagramGraph
}

/// All views; the first is the default.
package enum DiagramViews {
  /// Every view, in the order in which help lists them.
  package static let all: [any DiagramView] = [TreeDiagram(), SegueDiagram()]

  /// The view of a name.
  package static func find(_ name: String) -> (any DiagramView)? { all.first { $0.name == name } }
}

/// A state that a run has left, and when.
package struct DiagramMoment: Sendable {
  /// The hierarchy at that moment.
  package var state: HierarchyState
  /// The instances of which something is known, in the order of their numbers; nil if that may be all.
  package var members: [InstanceID]?
  /// After what: `after step 2, push: blue`.
  package var title: String
  /// Whether it is worth a picture even if nothing has changed: the step came out otherwise than its words say.
  package var isNotable = false

  /// A moment and its name.
  package init(state: HierarchyState, title: String) {
    self.state = state
    self.title = title
  }
}
