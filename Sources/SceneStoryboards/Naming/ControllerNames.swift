internal import SceneBasics

/// Names for the controllers of a storyboard.
struct ControllerNames {
  private(set) var names: [String]
  private let storyboard: Storyboard
  private var distinct: DistinctNames
  /// Which of the controllers have a name for good.
  private var isNamed: [Bool]
  /// The first controller that each one holds from the start.
  private var held: [Int?]

  init(_ storyboard: Storyboard, keeping kept: [String: String], besides taken: [String]) {
    self.storyboard = storyboard
    let indices = storyboard.controllers.indices
    names = indices.map { _ in "" }
    isNamed = indices.map { _ in false }
    held = indices.map { _ in nil }
    distinct = DistinctNames(besides: taken)
    for segue in storyboard.segues.sorted(by: { $0.namePrecedence < $1.namePrecedence }) where segue.holdsDestination {
      if held[segue.source] == nil { held[segue.source] = segue.destination.controller }
    }
    // A repeated object id keeps its name once.
    for index in indices {
      if let name = kept[storyboard.controllers[index].id], distinct.isFree(name) { give(name, to: index) }
    }
    let labels = labels()
    // Screens choose before their containers, and containers before references.
    for round in NamingRound.allCases {
      choose(
        indices.filter { !isNamed[$0] && storyboard.controllers[$0].kind.namingRound == round }.compactMap { index in
          let candidates = storyboard.controllers[index].candidates(label: labels[index])
          return candidates.isEmpty ? nil : (index, candidates)
        })
    }
    // What is left has nothing of its own: containers are named after what they hold.
    for index in storyboard.byObjectID where !isNamed[index] { nameAfterHeld(index) }
  }

  private mutating func give(_ name: String, to index: Int) {
    names[index] = name
    isNamed[index] = true
    distinct.take(name)
  }

  /// Gives each controller its first candidate if it is free, or else its first unique one, or else a number.
  private mutating func choose(_ controllers: [(index: Int, candidates: [String])]) {
    var uses: [String: Int] = [:]
    for (_, candidates) in controllers {
      for candidate in Set(candidates.map { $0.lowercased() }) { uses[candidate, default: 0] += 1 }
    }
    func isOwn(_ candidate: String) -> Bool { uses[candidate.lowercased()] == 1 && distinct.isFree(candidate) }
    var rest: [(index: Int, candidates: [String])] = []
    let firsts = Dictionary(grouping: controllers) { $0.candidates[0].lowercased() }
    var given: [(Int, String)] = []
    for controller in controllers {
      let first = controller.candidates[0]
      let isAlone = firsts[first.lowercased()]?.count == 1
      if isAlone, distinct.isFree(first) {
        given.append((controller.index, first))
      } else if let own = controller.candidates.first(where: isOwn) {
        given.append((controller.index, own))
      } else {
        rest.append(controller)
      }
    }
    for (index, name) in given { give(name, to: index) }
    let order = rest.sorted { storyboard.precedes($0.index, $1.index) }
    for (index, candidates) in order {
      if storyboard.controllers[index].kind.isNamedAfterHeld, held[index] != nil { continue }
      names[index] = distinct.takeNumbered(candidates[0])
      isNamed[index] = true
    }
  }

  /// Names a container after what it holds, and that first.
  private mutating func nameAfterHeld(_ index: Int) {
    var way: [Int] = []
    var here = index
    while !isNamed[here], !way.contains(here) {
      way.append(here)
      guard let next = held[here] else { break }
      here = next
    }
    for container in way.reversed() {
      let kind = storyboard.controllers[container].kind
      let inner = held[container].flatMap { isNamed[$0] ? names[$0] : nil }
      let name = kind.name(around: inner)
      names[container] = distinct.takeNumbered(name)
      isNamed[container] = true
    }
  }

  /// For each controller, the text that people touch to open it, if all segues to it have the same text.
  private func labels() -> [String?] {
    var labels: [Set<String>] = storyboard.controllers.map { _ in [] }
    for segue in storyboard.segues where !segue.holdsDestination {
      if let destination = segue.destination.controller, let label = segue.sender?.label {
        labels[destination].insert(label)
      }
    }
    return labels.map { $0.count == 1 ? $0.first : nil }
  }
}

extension Storyboard {
  /// The places of the controllers in the order of their object ids, which no editor changes.
  var byObjectID: [Int] { controllers.indices.sorted(by: precedes) }

  func precedes(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (controllers[one].id, controllers[other].id)
    return first == second ? one < other : first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}

extension StoryboardSegue {
  /// Which of the controllers that a container holds it is named after: the least, the same wherever scenes stand.
  fileprivate var namePrecedence: (Int, String) {
    guard case .relationship(let place) = kind else { return (StoryboardRelationship.allCases.count, id) }
    return (StoryboardRelationship.allCases.firstIndex(of: place) ?? 0, id)
  }
}

extension StoryboardController {
  /// The names that a person might give it, the best first; empty if it has nothing of its own.
  func candidates(label: String?) -> [String] {
    let titles = [title, navigationTitle, tabBarItem?.title, userLabel].compactMap { $0.flatMap(IDText.ofTitle) }
    let className = customClass.flatMap { IDText.ofClass($0.name) }
    let identifier = storyboardIdentifier.flatMap(IDText.ofClass)
    let reference = reference.flatMap { $0.identifier.flatMap(IDText.ofClass) ?? $0.storyboard.flatMap(IDText.of) }
    var own = [className, titles.first, identifier].compactMap { $0 }
    own += titles.dropFirst()
    if let reference { own.append(reference) }
    // The text on a button says where it leads, but not as well as the controller does itself.
    if kind.namingRound != .containers, let label = label.flatMap(IDText.ofTitle) { own.append(label) }
    return own.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The order in which controllers choose a name.
enum NamingRound: CaseIterable {
  case screens, containers, references
}

extension StoryboardControllerKind {
  var namingRound: NamingRound {
    switch self {
    case .navigation, .tabs, .split, .page, .search: .containers
    case .placeholder: .references
    case .view, .table, .collection, .avPlayer, .hosting, .glkit, .unknown: .screens
    }
  }

  /// Whether it is known by what it holds rather than by a number.
  fileprivate var isNamedAfterHeld: Bool {
    switch self {
    case .navigation, .split, .search: true
    case .view, .table, .collection, .page, .avPlayer, .hosting, .glkit, .tabs, .placeholder, .unknown: false
    }
  }

  /// The name of one that has nothing of its own.
  ///
  /// - Parameter inner: The name of what it holds.
  func name(around inner: String?) -> String {
    switch self {
    case .navigation: inner.map { $0 + "Nav" } ?? "nav"
    case .split: inner.map { $0 + "Split" } ?? "split"
    case .search: inner.map { $0 + "Search" } ?? "search"
    case .tabs: "tabs"
    case .page: "pages"
    case .view, .unknown: "screen"
    case .table: "list"
    case .collection: "grid"
    case .avPlayer: "player"
    case .hosting: "hosted"
    case .glkit: "glView"
    case .placeholder: "elsewhere"
    }
  }
}
