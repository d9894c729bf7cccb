package import SceneBasics

/// The storyboards of an app together: what leads from one to another, and where the app starts.
///
/// Controllers are numbered through all storyboards, in their order.
package struct StoryboardProject: Sendable {
  /// In the order of their paths.
  package let storyboards: [Storyboard]
  /// The outcome of each reference, in the order of the controllers that stand for them.
  package let references: [ResolvedReference]
  /// Where the app, its extensions and their scenes start, as their property lists say.
  package let entries: [ResolvedEntry]
  /// Every edge of every storyboard, in their order.
  package let edges: [ProjectEdge]
  /// The scenes that runtime attributes name, as the identifiers of libraries do.
  package let attributeEdges: [AttributeEdge]
  /// The property lists of apps.
  package let lists: [AppList]
  /// The folders of what isn't the app itself: of extensions, app clips and apps of a watch.
  let foldersBeside: [[Substring]]
  /// The names of storyboards that were left out as launch screens.
  let launchScreens: Set<String>
  /// The edges that lead to each controller, by their places among all.
  let incoming: [[Int]]
  /// The number of each storyboard's first controller, and of all at the end.
  private let starts: [Int]
  /// The controller that each reference stands for at last, by its number.
  private let ends: [Int: Int]

  /// Looks up what the storyboards refer to.
  ///
  /// - Parameters:
  ///   - storyboards: Those that could be read, in any order.
  ///   - entries: What property lists name.
  ///   - lists: Property lists.
  ///   - launchScreens: The names of storyboards that were left out as launch screens.
  package init(
    _ storyboards: [Storyboard], entries: [StoryboardEntry] = [], lists: [AppList] = [],
    launchScreens: Set<String> = []
  ) {
    let sorted = storyboards.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let starts = sorted.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.controllers.count) }
    let index = StoryboardIndex(sorted, starts: starts)
    let references = index.references()
    let ends = StoryboardProject.ends(of: references)
    let edges = sorted.indices.flatMap { storyboard in
      sorted[storyboard].segues.indices.map { segue in
        ProjectEdge(segue, of: storyboard, in: sorted[storyboard], start: starts[storyboard], ends: ends)
      }
    }
    var incoming: [[Int]] = Array(repeating: [], count: starts.last ?? 0)
    for (place, edge) in edges.enumerated() {
      if let destination = edge.destination { incoming[destination].append(place) }
    }
    self.storyboards = sorted
    self.launchScreens = launchScreens
    self.lists = lists.filter(\.isOfApp)
    let ofApps = self.lists.map { FilePath.folders(of: $0.path) }
    // A list of another name may lie among those of all targets, and no folder around an app's own list is beside it.
    foldersBeside = lists.filter { $0.isBesideApp && $0.path.hasSuffix("/Info.plist") }.map {
      FilePath.folders(of: $0.path)
    }.filter { folder in !folder.isEmpty && !ofApps.contains { $0.starts(with: folder) } }
    self.starts = starts
    self.references = references
    self.entries = entries.filter { $0.kind != .launch }.map { entry in
      let outcome = index.outcome(of: entry)
      let isLeftOut = outcome == .noStoryboard && launchScreens.contains(entry.storyboard)
      return ResolvedEntry(entry: entry, outcome: isLeftOut ? .launchScreen : outcome)
    }
    self.ends = ends
    self.edges = edges
    self.incoming = incoming
    attributeEdges = StoryboardProject.attributeEdges(sorted, starts: starts)
  }

  /// How many controllers there are.
  package var count: Int { incoming.count }

  /// Which of all a controller of a storyboard is.
  package func number(of controller: Int, in storyboard: Int) -> Int { starts[storyboard] + controller }

  /// The storyboard in which a controller stands, by its place.
  package func storyboard(of number: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// A controller by its number.
  package subscript(number: Int) -> StoryboardController {
    let storyboard = storyboard(of: number)
    return storyboards[storyboard].controllers[number - starts[storyboard]]
  }

  /// The segue of an edge.
  package subscript(edge: ProjectEdge) -> StoryboardSegue { storyboards[edge.storyboard].segues[edge.segue] }

  /// The controller that an edge really leads to: its destination, or the controller that a reference names.
  ///
  /// Nil where a reference leads nowhere, or in a circle.
  package func target(of number: Int) -> Int? { self[number].kind == .placeholder ? ends[number] : number }

  /// Finds the texts that equal an identifier: of the same storyboard, else of just one other.
  private static func attributeEdges(_ storyboards: [Storyboard], starts: [Int]) -> [AttributeEdge] {
    guard storyboards.contains(where: { !$0.attributeTexts.isEmpty }) else { return [] }
    var byIdentifier: [String: [(storyboard: Int, number: Int)]] = [:]
    for (place, storyboard) in storyboards.enumerated() {
      for (index, controller) in storyboard.controllers.enumerated() {
        guard let identifier = controller.storyboardIdentifier else { continue }
        byIdentifier[identifier, default: []].append((place, starts[place] + index))
      }
    }
    return storyboards.enumerated().flatMap { place, storyboard in
      storyboard.attributeTexts.compactMap { text in
        let all = byIdentifier[text.text] ?? []
        let own = all.filter { $0.storyboard == place }
        let found = own.isEmpty ? all : own
        guard found.count == 1 else { return nil }
        return AttributeEdge(source: starts[place] + text.source, destination: found[0].number, span: text.span)
      }
    }
  }

  /// The controllers that references stand for at last, where one leads to another.
  private static func ends(of references: [ResolvedReference]) -> [Int: Int] {
    let next = Dictionary(
      references.map { ($0.placeholder, $0.outcome.controller) }, uniquingKeysWith: { first, _ in first })
    var ends: [Int: Int?] = [:]
    for reference in references {
      var way: [Int] = []
      var here: Int? = reference.placeholder
      while let number = here, let following = next[number] {
        // Once known, always known; what is on the way to itself has no end.
        if let known = ends[number] {
          here = known
          break
        }
        ends[number] = .some(nil)
        way.append(number)
        here = following
      }
      for number in way { ends[number] = .some(here) }
    }
    return ends.compactMapValues { $0 }
  }
}

/// An edge between two controllers of a project, by their numbers.
package struct ProjectEdge: Sendable, Hashable {
  /// The storyboard, by its place, and the segue in it.
  package var storyboard: Int
  package var segue: Int
  package var source: Int
  /// Its destination, references followed; nil where it leads nowhere.
  package var destination: Int?

  fileprivate init(_ segue: Int, of place: Int, in storyboard: Storyboard, start: Int, ends: [Int: Int]) {
    self.storyboard = place
    self.segue = segue
    source = start + storyboard.segues[segue].source
    destination = storyboard.segues[segue].destination.controller.flatMap { controller in
      storyboard.controllers[controller].kind == .placeholder ? ends[start + controller] : start + controller
    }
  }
}

/// A controller and a scene that one of its runtime attributes names, by their numbers.
package struct AttributeEdge: Sendable, Hashable {
  package var source: Int
  package var destination: Int
  package var span: SourceSpan
}

/// A reference and what it came to.
package struct ResolvedReference: Sendable {
  /// The number of the controller that stands for it.
  package var placeholder: Int
  package var reference: StoryboardReference
  package var outcome: ReferenceOutcome
  package var span: SourceSpan
}

/// The outcome of a reference, or of the name of a storyboard.
package enum ReferenceOutcome: Sendable, Hashable {
  /// A controller, by its number.
  case found(Int)
  /// No storyboard of that name was read.
  case noStoryboard
  /// The storyboard, by its place, has no controller with that identifier.
  case noIdentifier(storyboard: Int)
  /// The storyboard, by its place, has no initial controller.
  case noInitial(storyboard: Int)
  /// Several storyboards of that name lie equally near.
  case ambiguous(storyboards: [Int])
  /// The storyboard lies in a bundle of which nothing was read.
  case otherBundle
  /// The name is made when the app is built: `$(NAME)`.
  case buildSetting
  /// It was left out as a launch screen.
  case launchScreen

  /// The controller that was found.
  package var controller: Int? {
    guard case .found(let number) = self else { return nil }
    return number
  }
}
