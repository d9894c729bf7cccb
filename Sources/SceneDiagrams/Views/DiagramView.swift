public import ScenePlan

/// What a drawing shows of a plan.
public protocol DiagramView: Sendable {
  /// The word after `--view`.
  var name: String { get }
  /// What it shows, in a few words.
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
public enum DiagramViews {
  /// Every view, in the order in which help lists them.
  public static let all: [any DiagramView] = [TreeDiagram(), SegueDiagram()]

  /// The view of a name.
  public static func find(_ name: String) -> (any DiagramView)? { all.first { $0.name == name } }
}

/// A state that a run has left, and when.
public struct DiagramMoment: Sendable {
  /// Where everything stands.
  public var state: HierarchyState
  /// After what: `after step 2, push: blue`.
  public var title: String

  /// A moment and its name.
  public init(state: HierarchyState, title: String) {
    self.state = state
    self.title = title
  }
}
