internal import SceneBasics

/// Names for the segues of a storyboard, each distinct among those of its source.
struct SegueNames {
  private(set) var names: [String?]

  init(_ storyboard: Storyboard, controllers: [String], keeping kept: [String: String]) {
    names = storyboard.segues.map { _ in nil }
    let named = storyboard.segues.indices.filter { !storyboard.segues[$0].isRelationship }
    for own in Dictionary(grouping: named, by: { storyboard.segues[$0].source }).values {
      name(own, of: storyboard, controllers: controllers, keeping: kept)
    }
  }

  private mutating func name(
    _ segues: [Int], of storyboard: Storyboard, controllers: [String], keeping kept: [String: String]
  ) {
    var distinct = DistinctNames(besides: [])
    func take(_ index: Int, _ name: String?) {
      guard names[index] == nil, let name, distinct.isFree(name) else { return }
      distinct.take(name)
      names[index] = name
    }
    let order = segues.sorted { storyboard.segues[$0].id.utf8.lexicographicallyPrecedes(storyboard.segues[$1].id.utf8) }
    for index in order { take(index, kept[storyboard.segues[index].id]) }
    // What code calls a segue is its name; the others make room.
    for index in order { take(index, storyboard.segues[index].givenIdentifier.flatMap(IDText.ofIdentifier)) }
    let rest = order.filter { names[$0] == nil }
    let plain = Dictionary(uniqueKeysWithValues: rest.map { ($0, storyboard.segues[$0].plainName(controllers)) })
    let uses = Dictionary(grouping: rest) { plain[$0]?.lowercased() ?? "" }.mapValues(\.count)
    for index in rest where uses[plain[index]?.lowercased() ?? ""] == 1 { take(index, plain[index]) }
    // Two that would have one name are told apart by what people touch.
    let labels = Dictionary(
      uniqueKeysWithValues: rest.map { ($0, storyboard.segues[$0].sender?.label.flatMap(IDText.of)) })
    let labelUses = Dictionary(grouping: rest.compactMap { labels[$0] ?? nil }) { $0.lowercased() }.mapValues(\.count)
    for index in rest {
      if let label = labels[index] ?? nil, labelUses[label.lowercased()] == 1 { take(index, label) }
    }
    for index in rest where names[index] == nil { names[index] = distinct.takeNumbered(plain[index] ?? "segue") }
  }
}

extension StoryboardSegue {
  /// The name of a segue without an identifier.
  func plainName(_ controllers: [String]) -> String {
    let destination = destination.controller.map { IDText.capital(controllers[$0]) } ?? "Nowhere"
    switch kind {
    case .relationship, .action: return "to" + destination
    case .embed: return "embed" + destination
    case .unwind(let action): return StoryboardSegue.name(ofAction: action)
    }
  }

  /// The name of an unwind action: what stands before the colon, without what only says that a segue comes along.
  static func name(ofAction selector: String) -> String {
    let name = selector.prefix { $0 != ":" }
    let endings = ["WithSegue", "WithUnwindSegue", "WithSender", "WithSeg"]
    let stem = endings.first { name.hasSuffix($0) }.map { name.dropLast($0.count) } ?? name
    return IDText.ofIdentifier(String(stem)) ?? "unwind"
  }
}
