internal import SceneBasics
internal import SceneCode

/// The sort of what code names in a storyboard.
package enum CodeNamed: Sendable, Hashable {
  case segue, controller, storyboard
  /// A controller of a storyboard that has none with the identifier, while others have one.
  case controllerOf(String, others: [String])
}

/// The verdict of the code as a whole about storyboards: scenes and segues that it never names.
struct CodeVerdicts {
  private let project: StoryboardProject
  private let facts: CodeFacts
  private let words: Set<String>
  let unnamed: [Int]
  private let hasComputedSegue: Bool

  init(_ project: StoryboardProject, _ facts: CodeFacts, _ links: CodeLinks) {
    self.project = project
    self.facts = facts
    let words = CodeVerdicts.words(facts, among: CodeVerdicts.names(project))
    self.words = words
    hasComputedSegue = links.computed.contains { $0.isSegue }
    let entries = Set(project.entries.compactMap { $0.outcome.controller.flatMap(project.target) })
    var starts = Array(entries)
    // One identifier that is computed may be any.
    let isAny = links.computed.contains { !$0.isSegue } || links.open.contains { $0.form == .identifier }
    for (place, storyboard) in project.storyboards.enumerated() {
      // Without a property list, the start of the app is unknown.
      let isNamed =
        entries.isEmpty || storyboard.header.isLaunchScreen || CodeVerdicts.have(storyboard.name, facts, words)
      if isNamed, let initial = storyboard.initial { starts.append(project.number(of: initial, in: place)) }
      for (index, controller) in storyboard.controllers.enumerated() {
        if let identifier = controller.storyboardIdentifier, isAny || CodeVerdicts.have(identifier, facts, words) {
          starts.append(project.number(of: index, in: place))
        }
      }
    }
    let held = links.controllers.flatMap(\.contents)
    let further = links.edges.map(\.destination) + links.transitions.map(\.destination) + held
    starts += (further + project.attributeEdges.map(\.destination)).filter { $0 < project.count }
    let reached = project.reached(from: starts)
    unnamed = reached.indices.filter { !reached[$0] && project[$0].kind != .placeholder }
  }

  /// The segues that no code performs, of classes whose code was read: a library performs its own by name.
  func unperformed(isOwnClass: (String) -> Bool) -> [Int] {
    if hasComputedSegue { return [] }
    return project.edges.indices.filter { place in
      let segue = project[project.edges[place]]
      guard case .action = segue.kind, segue.sender == nil, let identifier = segue.givenIdentifier else { return false }
      let classes = [project[project.edges[place].source].customClass, segue.customClass].compactMap { $0?.name }
      return classes.allSatisfy(isOwnClass) && !CodeVerdicts.have(identifier, facts, words)
    }
  }

  /// The names in storyboards that code may write as words, in small letters.
  private static func names(_ project: StoryboardProject) -> Set<String> {
    var names = project.storyboards.map(\.name)
    for storyboard in project.storyboards { names += storyboard.controllers.compactMap(\.storyboardIdentifier) }
    names += project.edges.compactMap { project[$0].givenIdentifier }
    return Set((names + names.compactMap { IDText.of($0) }).map { $0.lowercased() })
  }

  /// The names that are words of the code: of all others none is kept.
  private static func words(_ facts: CodeFacts, among names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    var words: Set<String> = []
    for (index, use) in facts.uses.enumerated() where use & CodeFacts.isWord != 0 {
      let word = facts.text(Symbol(UInt32(index))).lowercased()
      if names.contains(word) { words.insert(word) }
    }
    return words
  }

  /// Whether an identifier stands in the code: as a text, or as a word, as enums and generated code have it.
  private static func have(_ identifier: String, _ facts: CodeFacts, _ words: Set<String>) -> Bool {
    if let symbol = facts.names.find(identifier), facts.uses.indices.contains(Int(symbol.rawValue)),
      facts.uses[Int(symbol.rawValue)] & CodeFacts.isText != 0
    {
      return true
    }
    if words.contains(identifier.lowercased()) { return true }
    return IDText.of(identifier).map { words.contains($0.lowercased()) } ?? false
  }
}
