/// A drawing before it is written: nodes, frames around them and edges between them, with meanings instead of looks.
///
/// What they look like is the format's business, so that every view is drawn alike.
public struct DiagramGraph: Hashable, Sendable {
  /// Which way the edges mostly run.
  public enum Direction: Hashable, Sendable { case down, right }

  /// A box with a few lines of text.
  public struct Node: Hashable, Sendable {
    /// What the node stands for.
    public enum Meaning: CaseIterable, Hashable, Sendable {
      /// A controller whose view is in the window.
      case onScreen
      /// A controller whose view comes or goes right now.
      case moving
      /// A controller whose view is loaded but out of sight.
      case offScreen
      /// A controller whose view was never asked for.
      case notLoaded
      /// A controller whose view hangs where the controller doesn't.
      case stray
      /// A declared controller.
      case card
      /// Where a scene begins.
      case entry
      /// A place that nothing answers to.
      case missing
    }

    /// The name in the format; unique among nodes.
    public var id: String
    public var lines: [DiagramText]
    public var meaning: Meaning
    /// Index of the innermost frame around it.
    public var cluster: Int?
  }

  /// A frame.
  public struct Cluster: Hashable, Sendable {
    /// What the frame stands for.
    public enum Meaning: CaseIterable, Hashable, Sendable {
      /// A controller around those that it contains.
      case container
      /// Controllers that belong together.
      case group
      /// Another scene file.
      case file
    }

    /// The name in the format; unique among clusters.
    public var id: String
    public var lines: [DiagramText]
    public var meaning: Meaning
    /// Index of the frame around this one.
    public var parent: Int?
  }

  /// An end of an edge.
  public enum End: Hashable, Sendable {
    /// Index of a node.
    case node(Int)
    /// Index of a frame.
    case cluster(Int)
  }

  /// An arrow.
  public struct Edge: Hashable, Sendable {
    /// What the arrow says.
    public enum Meaning: CaseIterable, Hashable, Sendable {
      /// A parent and its child.
      case contains
      /// A container and the child that stands for it on the screen.
      case shows
      /// Who presents whom.
      case presents
      /// A view that hangs in another controller's view although there is no parent link.
      case hangsIn
      /// The beginning.
      case enters
      /// Segues, by their verbs.
      case show, showDetail, push, present, embed, unwind, custom
      /// Messages to a delegate.
      case tells
    }

    public var from: End
    public var to: End
    public var lines: [DiagramText]
    public var meaning: Meaning
  }

  /// Stands above the drawing.
  public var heading: [DiagramText]
  public var direction: Direction
  public var nodes: [Node] = []
  public var clusters: [Cluster] = []
  public var edges: [Edge] = []

  public init(heading: [DiagramText], direction: Direction) {
    self.heading = heading
    self.direction = direction
  }
}
