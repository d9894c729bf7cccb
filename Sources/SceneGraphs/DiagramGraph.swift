package import SceneCanvas
package import ScenePlan

/// A drawing before it is written: nodes, frames around them and edges between them, with meanings instead of looks.
///
/// What they look like is the format's business, so that every view is drawn alike.
package struct DiagramGraph: Hashable, Sendable {
  /// Which way the edges mostly run.
  package enum Direction: Hashable, Sendable { case down, right }

  /// The state of a part since another drawing.
  package enum News: String, CaseIterable, Hashable, Sendable {
    case came, changed
    /// It was on the screen, and isn't any more.
    case left
    case gone
    /// Nothing.
    case stays
  }

  /// A box with a few lines of text.
  package struct Node: Hashable, Sendable {
    /// The thing that the node stands for.
    package enum Meaning: String, CaseIterable, Hashable, Sendable {
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
    package var id: String
    /// The lines of text in it.
    package var lines: [DiagramText]
    /// The thing that it stands for.
    package var meaning: Meaning
    /// Index of the innermost frame around it.
    package var cluster: Int?
    /// Where it is declared.
    package var place: DiagramPlace?
    /// Whether it hangs from nothing and isn't what all else hangs from.
    package var isLoose = false
    /// How many like it this box stands for.
    package var count = 1
    /// Its state since another drawing; nil where there is none.
    package var news: News?

    /// A node in a frame, or in none.
    package init(id: String, lines: [DiagramText], meaning: Meaning, cluster: Int?, place: DiagramPlace? = nil) {
      self.place = place
      self.id = id
      self.lines = lines
      self.meaning = meaning
      self.cluster = cluster
    }
  }

  /// A frame.
  package struct Cluster: Hashable, Sendable {
    /// The thing that the frame stands for.
    package enum Meaning: String, CaseIterable, Hashable, Sendable {
      /// A controller around those that it contains.
      case container
      /// Controllers that belong together.
      case group
      /// Another scene file.
      case file
      /// A part of an app with all that it leads to; a picture's own lane lies around whatever has no other frame.
      case lane
    }

    /// How what lies in a frame stands to one another, unless arrows say more.
    package enum Arrangement: Hashable, Sendable {
      /// As arrows lead.
      case free
      /// Side by side, in the order of the drawing: the columns of a split, the pages of a pager.
      case row
      /// One below the other, in the order of the drawing, so that each has the way to the right for its arrows.
      case column
      /// One below the other, each as wide as the picture, with the arrows between them around them.
      case lanes
    }

    /// The name in the format; unique among clusters.
    package var id: String
    /// The lines of text at its top.
    package var lines: [DiagramText]
    /// The thing that it stands for.
    package var meaning: Meaning
    /// Index of the frame around this one.
    package var parent: Int?
    /// Whether it is as before, in a drawing that tells news.
    package var news: News?
    /// How many of the drawing's nodes stand before it, wherever they lie.
    package var position = 0
    /// How its contents stand.
    package var arrangement = Arrangement.free
    /// Where it is declared, if a controller is drawn as a frame.
    package var place: DiagramPlace?

    /// A frame in another, or in none.
    package init(id: String, lines: [DiagramText], meaning: Meaning, parent: Int?, place: DiagramPlace? = nil) {
      self.place = place
      self.id = id
      self.lines = lines
      self.meaning = meaning
      self.parent = parent
    }
  }

  /// An end of an edge.
  package enum End: Hashable, Sendable {
    /// Index of a node.
    case node(Int)
    /// Index of a frame.
    case cluster(Int)
  }

  /// An arrow.
  package struct Edge: Hashable, Sendable {
    /// The meaning of the arrow.
    package enum Meaning: String, CaseIterable, Hashable, Sendable {
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
    package var from: End
    /// Where it ends.
    package var to: End
    /// The lines of text beside it.
    package var lines: [DiagramText]
    /// A fact that needn't be drawn, since another word of the drawing says it; a comparison tells if it differs.
    package var unsaid: DiagramText?
    /// Its meaning.
    package var meaning: Meaning
    /// Its state since another drawing; nil where there is none, and for nothing.
    package var news: News?
    /// Whether code makes the way, and no storyboard has it: the line is dotted.
    package var isOfCode = false

    /// An arrow between two ends.
    package init(from: End, to: End, lines: [DiagramText], meaning: Meaning) {
      self.from = from
      self.to = to
      self.lines = lines
      self.meaning = meaning
    }
  }

  /// Stands above the drawing.
  package var heading: [DiagramText]
  /// Which way it runs.
  package var direction: Direction
  /// Whether it is drawn even where the one before it shows the same.
  package var isNotable = false
  /// The window that its cards are for.
  package var screen = ScreenSize.phone
  /// The boxes, in the order in which they are written.
  package var nodes: [Node] = []
  /// The frames.
  package var clusters: [Cluster] = []
  /// The arrows.
  package var edges: [Edge] = []

  /// An empty drawing.
  package init(heading: [DiagramText], direction: Direction) {
    self.heading = heading
    self.direction = direction
  }
}

/// A line of a file.
package struct DiagramPlace: Hashable, Sendable {
  /// The file, as a path from the scene's folder.
  package var path: String
  /// The line, from 1.
  package var line: Int

  /// A line of a file.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

extension HierarchyPlan {
  /// Where a template is declared.
  package func place(of template: TemplateRecord) -> DiagramPlace? { place(of: template.mark) }

  /// The line that a mark stands for.
  package func place(of mark: SourceMark) -> DiagramPlace? {
    guard mark.line > 0, let path = path(of: mark) else { return nil }
    return DiagramPlace(path: path, line: Int(mark.line))
  }
}

extension DiagramGraph {
  /// The name on what stands at an end.
  package func title(of end: End) -> String? {
    switch end {
    case .node(let node): nodes[node].lines.first?.text
    case .cluster(let cluster): clusters[cluster].lines.first?.text
    }
  }

  /// Whether everything but the heading is the same.
  package func shows(thatOf other: DiagramGraph) -> Bool {
    nodes == other.nodes && clusters == other.clusters && edges == other.edges
  }
}

extension DiagramGraph.Edge.Meaning {
  /// Whether it runs beside the course of things and mustn't move what it connects.
  package var isAside: Bool {
    switch self {
    case .unwind, .tells: true
    case .contains, .shows, .presents, .hangsIn, .leaves, .enters, .show, .showDetail, .push, .present, .embed, .custom:
      false
    }
  }
}
