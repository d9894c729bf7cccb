package import SceneBasics

/// The report about storyboards on their way into a graph: what was carried, resolved, left open and left out, and why.
package struct ImportReport: Sendable {
  /// The outcome of one thing.
  package enum Outcome: String, CaseIterable, Sendable {
    case resolved
    case open = "left open"
    case dropped = "not carried"
  }

  /// One thing of a storyboard, and what became of it.
  package struct Item: Sendable {
    package var outcome: Outcome
    /// Its description and reason, in a sentence without a full stop.
    package var message: String
    package var span: SourceSpan
    /// Whether it is a call that shows a screen, of which not all is certain.
    package var isOpenTransition = false
  }

  /// The contents of one storyboard, in numbers.
  package struct Tally: Sendable {
    package var path: String
    /// The parts that were carried, by their names, in a fixed order; without those that there are none of.
    package var carried: [(name: String, count: Int)]
    /// The parts that were left out without a word for each.
    package var ignored: [(name: String, count: Int)]
  }

  package private(set) var tallies: [Tally]
  /// Those of property lists first, then storyboard by storyboard and line by line, and those of the code last.
  package private(set) var items: [Item]

  /// Looks through a project.
  ///
  /// - Parameters:
  ///   - project: The storyboards.
  ///   - code: What the code beside them adds, if it was read.
  package init(_ project: StoryboardProject, code: CodeLinks? = nil) {
    tallies = project.storyboards.map(Tally.init)
    var writer = ReportItems(project, code: code)
    items = writer.items()
  }
}

extension ImportReport.Tally {
  init(_ storyboard: Storyboard) {
    let actions = StoryboardActionKind.allCases.map { kind in
      (kind.rawValue, storyboard.segues.count { $0.kind == .action(kind) })
    }
    let counts =
      [
        ("controllers", storyboard.controllers.count), ("relationships", storyboard.relationships.count),
        ("embeds", storyboard.embeds.count),
      ] + actions + [("unwind", storyboard.unwinds.count)]
    path = storyboard.path
    carried = counts.filter { $0.1 > 0 }.map { (name: $0.0, count: $0.1) }
    ignored = StoryboardIgnored.allCases.compactMap { kind in
      storyboard.ignored[kind].map { (name: kind.label, count: $0) }
    }
  }
}
