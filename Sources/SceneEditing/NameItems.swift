internal import ScenePlan
internal import SceneSyntax

/// The names that may stand at a place: controllers, segues, actions, steps, and events of controllers.
struct NameItems {
  private let chain: PlaceChain
  private let scene: WrittenScene
  private let context: EditingContext
  private let index: SceneIndex
  /// The value behind the id of each controller of this file.
  private let nodes: [String: LayoutNode]

  init(_ chain: PlaceChain, _ scene: WrittenScene, _ context: EditingContext) {
    self.chain = chain
    self.scene = scene
    self.context = context
    index = SceneIndex(of: scene, context.grammar)
    nodes = NameItems.nodes(of: scene)
  }

  /// The names that may be the value here.
  var items: [CompletionItem] {
    guard let last = chain.last else { return [] }
    let names = last.grammar?.names ?? []
    let key = last.path.last { $0 != "-" } ?? ""
    if names.contains("reader") { return events(Callback.tracked) }
    if last.grammar?.holdsEvents == true {
      return events(Callback.allCases.filter { NameItems.usual.contains($0.group) })
    }
    switch key {
    case "trigger", "perform": return declared(.segue)
    case "unwind": return declared(.unwindAction)
    case "since": return declared(.step) + ExpectationDeclaration.words.map { CompletionItem.word($0) }
    case "step" where last.path.first == "picture": return declared(.step)
    case "into": return declared(.view) + controllers
    case "id", "views", "unwindActions": return []
    default: return names.contains("template") || names.contains("instance") ? controllers : []
    }
  }

  /// The names that may be a key here.
  var keys: [CompletionItem] {
    let names: [CompletionItem] =
      switch chain.mapping?.path.last ?? "" {
      case "tells", "frames", "storyboard": controllers
      case "shouldSelect": controllers
      case "shouldPerformSegue": declared(.segue)
      case "canPerformUnwindSegueAction": declared(.unwindAction)
      default: []
      }
    return names.map { item in
      var item = item
      item.inserted += ": "
      return item
    }
  }

  // MARK: Kinds of names

  private func declared(_ thing: Mention.Thing) -> [CompletionItem] {
    // A segue of the controller whose code the step is comes first.
    let receiver = chain.mapping.flatMap { scene.value(under: "in", of: $0.node) }.map { scene.text(of: $0) }
    return index.declarations(of: thing).map { mention in
      CompletionItem(
        label: mention.name, role: .name, detail: mention.owner.isEmpty ? "" : "of \(mention.owner)",
        inserted: mention.name, rank: receiver == mention.owner && !mention.owner.isEmpty ? 0 : 1)
    }
  }

  /// The controllers of this file, and those of imported ones behind their aliases.
  private var controllers: [CompletionItem] {
    let held = heldNames
    var items = index.declarations(of: .controller).map { mention in
      CompletionItem(
        label: mention.name, role: .name, detail: detail(of: nodes[mention.name], in: scene), inserted: mention.name,
        rank: held.contains(mention.name) ? 0 : 1)
    }
    for entry in index.imports {
      guard let other = context.context(of: ScenePath.join(context.path, entry.path))?.index else { continue }
      let nodes = NameItems.nodes(of: other.scene)
      items += other.declarations(of: .controller).map { mention in
        let name = entry.alias + "/" + mention.name
        return CompletionItem(
          label: name, role: .name, detail: detail(of: nodes[mention.name], in: other.scene), inserted: name, rank: 2)
      }
    }
    return items
  }

  /// The names in the container's list, where one of these is to be chosen: `selected`, and taps on a bar.
  private var heldNames: Set<String> {
    guard let mapping = chain.mapping else { return [] }
    let lists = ["tabs", "viewControllers", "pages", "stack", "children"]
    guard ["selected", "tap", "select"].contains(chain.last?.path.last ?? "") else { return [] }
    let receiver = scene.value(under: "in", of: mapping.node).map { scene.text(of: $0) }
    return Set(
      index.mentions.filter { mention in
        mention.thing == .controller && !mention.isDeclaration && !mention.owner.isEmpty
          && (receiver == nil || receiver == mention.owner)
          && lists.contains { list in isIn(list, mention) }
      }.map(\.name))
  }

  private func isIn(_ list: String, _ mention: Mention) -> Bool {
    guard let owner = nodes[mention.owner], let value = scene.value(under: list, of: owner) else { return false }
    return value.range.contains(mention.range.lowerBound)
  }

  private static func nodes(of scene: WrittenScene) -> [String: LayoutNode] {
    guard case .mapping(let entries)? = scene.value(under: "controllers", of: scene.root)?.form else { return [:] }
    return entries.reduce(into: [:]) { $0[scene.text(of: $1.key)] = $1.value }
  }

  private func detail(of node: LayoutNode?, in scene: WrittenScene) -> String {
    guard let node else { return "" }
    let parts = ["kind", "title"].compactMap { key in scene.value(under: key, of: node).map { scene.text(of: $0) } }
    return parts.joined(separator: ", ")
  }

  private func events(_ callbacks: [Callback]) -> [CompletionItem] {
    index.declarations(of: .controller).flatMap { mention in
      callbacks.map { callback in
        let event = mention.name + "." + callback.rawValue
        return CompletionItem(label: event, role: .event, documentation: callback.summary, inserted: event)
      }
    }
  }

  /// The groups of events that expectations name most.
  private static let usual: [Callback.Group] = [.loading, .appearance, .moving, .memory]
}

extension CompletionItem {
  fileprivate static func word(_ word: String) -> CompletionItem {
    CompletionItem(label: word, role: .word, inserted: word)
  }
}
