package import SceneBasics

/// What the code of an app adds to its storyboards: edges that aren't drawn, and the receivers of unwind actions.
package struct CodeLinks: Sendable {
  /// An edge that stands in code.
  package struct Edge: Sendable, Hashable {
    /// The controllers in whose class it stands, by their numbers; none if no storyboard has one of that class.
    package var sources: [Int]
    package var destination: Int
    package var span: SourceSpan
  }

  package let edges: [Edge]
  /// By the place of an unwind among all edges: the controllers whose class implements its action.
  package let implementers: [Int: [Int]]
  /// The selectors that any type implements, even one of no controller.
  private let selectors: Set<String>
  /// The mentions of which no storyboard has what they name.
  package let dangling: [CodeFacts.Mention]
  /// The unreachable controllers that no code names, by their numbers.
  package let unnamed: [Int]
  /// The segues that are there for code to perform, of which no code has the identifier, by their places among all
  /// edges.
  package let unperformed: [Int]

  /// Ties the code of an app to its storyboards.
  package init(_ project: StoryboardProject, _ facts: CodeFacts) {
    let classes = CodeClasses(project, facts)
    let index = CodeTargets(project)
    var edges: [Edge] = []
    var dangling: [CodeFacts.Mention] = []
    for mention in facts.mentions {
      let sources = mention.type.map { classes.controllers(of: $0) } ?? []
      switch mention.kind {
      case .segue: if !index.hasSegue(mention.text) { dangling.append(mention) }
      case .controller(let storyboard):
        let found = index.controllers(mention.text, in: storyboard, near: sources)
        if found.isEmpty { dangling.append(mention) }
        // Where several have it, none is meant for sure.
        if found.count == 1 { edges.append(Edge(sources: sources, destination: found[0], span: mention.span)) }
      case .initialController:
        let found = index.initials(mention.text)
        if found.count == 1 { edges.append(Edge(sources: sources, destination: found[0], span: mention.span)) }
      }
    }
    self.edges = edges
    self.dangling = dangling
    var implementers: [Int: [Int]] = [:]
    for (place, edge) in project.edges.enumerated() {
      guard case .unwind(let action) = project[edge].kind else { continue }
      let types = Set(facts.unwindActions.filter { $0.selector == action }.map(\.type))
      implementers[place] = Set(types.flatMap { classes.controllers(of: $0) }).sorted()
    }
    self.implementers = implementers
    selectors = Set(facts.unwindActions.map(\.selector))
    let names = CodeWords(facts)
    unnamed = CodeLinks.unnamed(project, edges: edges, names: names)
    unperformed = project.edges.indices.filter { place in
      let segue = project[project.edges[place]]
      guard case .action = segue.kind, segue.sender == nil, let identifier = segue.givenIdentifier else { return false }
      return !names.have(identifier)
    }
  }

  /// Whether any type of the code implements an unwind action.
  package func implements(_ selector: String) -> Bool { selectors.contains(selector) }

  /// Goes from the storyboards that the system or any word of the code names, along all edges.
  private static func unnamed(_ project: StoryboardProject, edges: [Edge], names: CodeWords) -> [Int] {
    let entries = Set(project.entries.compactMap { $0.outcome.controller.flatMap(project.target) })
    var starts = Array(entries)
    for (place, storyboard) in project.storyboards.enumerated() {
      // Without a property list, the start of the app is unknown.
      let isNamed = entries.isEmpty || storyboard.header.isLaunchScreen || names.have(storyboard.name)
      if isNamed, let initial = storyboard.initial { starts.append(project.number(of: initial, in: place)) }
      for (index, controller) in storyboard.controllers.enumerated() {
        if let identifier = controller.storyboardIdentifier, names.have(identifier) {
          starts.append(project.number(of: index, in: place))
        }
      }
    }
    let reached = project.reached(from: starts + edges.map(\.destination))
    return reached.indices.filter { !reached[$0] && project[$0].kind != .placeholder }
  }
}

/// What the code has for words, in all the forms in which an identifier may stand there.
private struct CodeWords {
  private let texts: Set<String>
  private let words: Set<String>

  init(_ facts: CodeFacts) {
    texts = facts.texts
    words = Set(facts.words.map { $0.lowercased() })
  }

  /// Whether an identifier stands in the code: as a text, or as a word, as enums and generated code have it.
  func have(_ identifier: String) -> Bool {
    if texts.contains(identifier) || words.contains(identifier.lowercased()) { return true }
    return IDText.of(identifier).map { words.contains($0.lowercased()) } ?? false
  }
}

/// The controllers of a project by their classes, subclasses with them.
private struct CodeClasses {
  private let byClass: [String: [Int]]
  private let children: [String: [String]]

  init(_ project: StoryboardProject, _ facts: CodeFacts) {
    byClass = Dictionary(grouping: 0..<project.count) { number in
      // A class inside another is known by its own name.
      project[number].customClass.map { String($0.name.split(separator: ".").last ?? "") } ?? ""
    }
    children = Dictionary(grouping: facts.parents.keys.sorted()) { facts.parents[$0] ?? "" }
  }

  func controllers(of type: String) -> [Int] {
    var found: [Int] = []
    var seen: Set<String> = []
    var waiting = [type]
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      found += byClass[name] ?? []
      waiting += children[name] ?? []
    }
    return found.sorted()
  }
}

/// What code can name in a project.
private struct CodeTargets {
  private let project: StoryboardProject
  private let byIdentifier: [String: [Int]]
  private let segues: Set<String>

  init(_ project: StoryboardProject) {
    self.project = project
    let identified = (0..<project.count).filter { project[$0].storyboardIdentifier != nil }
    byIdentifier = Dictionary(grouping: identified) { project[$0].storyboardIdentifier ?? "" }
    segues = Set(project.edges.compactMap { project[$0].givenIdentifier })
  }

  func hasSegue(_ identifier: String) -> Bool { segues.contains(identifier) }

  /// The controllers with an identifier: in the storyboard that is named, else where the source stands, else anywhere.
  func controllers(_ identifier: String, in name: String?, near sources: [Int]) -> [Int] {
    let all = byIdentifier[identifier] ?? []
    if let name { return all.filter { project.storyboards[project.storyboard(of: $0)].name == name } }
    let places = Set(sources.map { project.storyboard(of: $0) })
    let near = all.filter { places.contains(project.storyboard(of: $0)) }
    return near.isEmpty ? all : near
  }

  /// The initial controllers of the storyboards of a name.
  func initials(_ name: String) -> [Int] {
    project.storyboards.indices.filter { project.storyboards[$0].name == name }.compactMap { place in
      project.storyboards[place].initial.flatMap { project.target(of: project.number(of: $0, in: place)) }
    }
  }
}
