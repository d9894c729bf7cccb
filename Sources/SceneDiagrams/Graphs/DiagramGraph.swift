public import ScenePlan

/// A drawing before it is written: nodes, frames around them and edges between them, with meanings instead of looks.
///
/// What they look like is the format's business, so that every view is drawn alike.
public struct DiagramGraph: Hashable, Sendable {
  /// Which way the edges mostly run.
  public enum Direction: Hashable, Sendable { case down, right }

  /// A box with a few lines of text.
  public struct Node: Hashable, Sendable {
    /// What the node stands for.
    public enum Meaning: String, CaseIterable, Hashable, Sendable {
      /// A controller whose view is in the window.
      case onScreen
      /// A controller whose view comes or goes right now.
      case moving
      /// A controller whose view is in the window, and that was never told so.
      case untold
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
      /// A note that says where an arrow leads.
      case reference
    }

    /// The name in the format; unique among nodes.
    public var id: String
    /// What stands in it.
    public var lines: [DiagramText]
    /// What it stands for.
    public var meaning: Meaning
    /// Index of the innermost frame around it.
    public var cluster: Int?
    /// Where it is declared.
    public var place: DiagramPlace?
    /// Whether it hangs from nothing and isn't what all else hangs from.
    public var isLoose = false

    /// A node in a frame, or in none.
    public init(id: String, lines: [DiagramText], meaning: Meaning, cluster: Int?, place: DiagramPlace? = nil) {
      self.place = place
      self.id = id
      self.lines = lines
      self.meaning = meaning
      self.cluster = cluster
    }
  }

  /// A frame.
  public struct Cluster: Hashable, Sendable {
    /// What the frame stands for.
    public enum Meaning: String, CaseIterable, Hashable, Sendable {
      /// A controller around those that it contains.
      case container
      /// Controllers that belong together.
      case group
      /// Another scene file.
      case file
    }

    /// How what lies in a frame stands to one another, unless arrows say more.
    public enum Arrangement: Hashable, Sendable {
      /// As arrows lead.
      case free
      /// Side by side, in the order of the drawing: the columns of a split, the pages of a pager.
      case row
      /// One below the other, in the order of the drawing, so that each has the way to the right for its arrows.
      case column
    }

    /// The name in the format; unique among clusters.
    public var id: String
    /// What stands at its top.
    public var lines: [DiagramText]
    /// What it stands for.
    public var meaning: Meaning
    /// Index of the frame around this one.
    public var parent: Int?
    /// How many of the drawing's nodes stand before it, wherever they lie.
    public var position = 0
    /// How its contents stand.
    public var arrangement = Arrangement.free
    /// Where it is declared, if a controller is drawn as a frame.
    public var place: DiagramPlace?

    /// A frame in another, or in none.
    public init(id: String, lines: [DiagramText], meaning: Meaning, parent: Int?, place: DiagramPlace? = nil) {
      self.place = place
      self.id = id
      self.lines = lines
      self.meaning = meaning
      self.parent = parent
    }
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
    public enum Meaning: String, CaseIterable, Hashable, Sendable {
      /// A parent and its child.
      case contains
      /// A parent and a child that is on the screen.
      case shows
      /// A presenter and what it presents.
      case presents
      /// A view that hangs in another controller's view although there is no parent link.
      case hangsIn
      /// A parent and a former child whose view is still seen, since the transition that takes it away isn't over.
      case leaves
      /// The beginning.
      case enters
      /// Segues, by their verbs.
      case show, showDetail, push, present, embed, unwind, custom
      /// Messages to a delegate.
      case tells
    }

    /// Where it starts.
    public var from: End
    /// Where it ends.
    public var to: End
    /// What stands beside it.
    public var lines: [DiagramText]
    /// What it says.
    public var meaning: Meaning

    /// An arrow between two ends.
    public init(from: End, to: End, lines: [DiagramText], meaning: Meaning) {
      self.from = from
      self.to = to
      self.lines = lines
      self.meaning = meaning
    }
  }

  /// Stands above the drawing.
  public var heading: [DiagramText]
  /// Which way it runs.
  public var direction: Direction
  /// The window that its cards are for.
  public var screen = ScreenSize.phone
  /// The boxes, in the order in which they are written.
  public var nodes: [Node] = []
  /// The frames.
  public var clusters: [Cluster] = []
  /// The arrows.
  public var edges: [Edge] = []

  /// An empty drawing.
  public init(heading: [DiagramText], direction: Direction) {
    self.heading = heading
    self.direction = direction
  }
}

/// A line of a file.
public struct DiagramPlace: Hashable, Sendable {
  /// The file, as a path from the scene's folder.
  public var path: String
  /// The line, from 1.
  public var line: Int

  /// A line of a file.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

extension HierarchyPlan {
  /// Where a template is declared.
  func place(of template: TemplateRecord) -> DiagramPlace? {
    guard template.mark.line > 0, let path = path(of: template.mark) else { return nil }
    return DiagramPlace(path: path, line: Int(template.mark.line))
  }
}
