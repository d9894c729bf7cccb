internal import ScenePlan
internal import SceneSyntax
internal import SceneYAML

/// The names that may stand at a place: controllers, segues, actions, steps, and events of controllers.
struct NameItems {
  private let chain: PlaceChain
  private let scene: WrittenScene
  private let context: EditingContext
  private let index: SceneIndex
  /// The part of the name that has been written, in small letters.
  private let typed: String

  init(_ chain: PlaceChain, _ scene: WrittenScene, _ context: EditingContext, typed: String) {
    self.chain = chain
    self.typed = typed
    self.scene = scene
    self.context = context
    index = SceneIndex(of: scene, context.grammar)
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
    case "trigger", "perform": return possible(key) + declared(.segue)
    case "unwind": return declared(.unwindAction)
    case "since": return declared(.step) + ExpectationDeclaration.words.map { CompletionItem.word($0) }
    case "step" where last.path.first == "picture": return declared(.step)
    case "into": return declared(.view) + controllers
    case "tree": return controllers
    case "tap": return possible(key) + declared(.alertAction) + controllers
    case "id", "views", "unwindActions": return []
    case "in", "popTo", "visible", "alive":
      return last.grammar?.namesController == true ? living + controllers : []
    default: return last.grammar?.namesController == true ? controllers : []
    }
  }

  /// The names that may be a key here.
  var keys: [CompletionItem] {
    let names: [CompletionItem] =
      switch chain.mapping?.path.last ?? "" {
      case "tells", "frames", "storyboard": controllers
      case "shouldSelect", "displayedViewControllersFor": controllers
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

  /// The controller that the step names with `in`; in the code of a controller, that one.
  private var receiver: String? {
    let named = chain.mapping.flatMap { scene.value(under: "in", of: $0.node) }.map { scene.text(of: $0) }
    guard named == nil, let path = chain.last?.path, path.count > 3, path[0] == "controllers", path[2] == "overrides"
    else { return named }
    return path[1]
  }

  /// The objects that a step of the script can have now.
  private func possible(_ verb: String) -> [CompletionItem] {
    StepNow(at: chain, in: scene, context)?.objects(of: verb, in: receiver) ?? []
  }

  /// The instances that are alive before the step.
  private var living: [CompletionItem] {
    (StepNow(at: chain, in: scene, context)?.living ?? []).map { name in
      CompletionItem(label: name, role: .name, detail: "alive now", inserted: name, rank: 0)
    }
  }

  private func declared(_ thing: Mention.Thing) -> [CompletionItem] {
    // A segue of the controller whose code the step is comes first.
    let receiver = receiver
    return index.declarations(of: thing).map { mention in
      CompletionItem(
        label: mention.name, role: .name, detail: mention.owner.isEmpty ? "" : "of \(mention.owner)",
        inserted: mention.name, rank: receiver == mention.owner && !mention.owner.isEmpty ? 0 : 1)
    }
  }

  /// The controllers of this file, and those of imported ones behind their aliases.
  private var controllers: [CompletionItem] {
    let held = heldNames
    // Where the order is that of the text, more of them than are shown needn't be made.
    let meant = self.meant(index.declarations(of: .controller))
    var items = (held.isEmpty ? meant.prefix(Completion.most + 1) : meant[...]).map { mention in
      CompletionItem(
        label: mention.name, role: .name, detail: detail(of: mention, in: scene), inserted: mention.name,
        rank: held.contains(mention.name) ? 0 : 1)
    }
    for entry in index.imports {
      guard let other = context.context(of: ScenePath.join(context.path, entry.path))?.index else { continue }
      items += other.declarations(of: .controller).map { mention in
        let name = entry.alias + "/" + mention.name
        return CompletionItem(
          label: name, role: .name, detail: detail(of: mention, in: other.scene), inserted: name, rank: 2)
      }
    }
    return items
  }

  /// The names that begin as what is written; those that hold it where none does.
  private func meant(_ mentions: [Mention]) -> [Mention] {
    guard !typed.isEmpty else { return mentions }
    let beginning = mentions.filter { $0.name.lowercased().hasPrefix(typed) }
    return beginning.isEmpty ? mentions.filter { $0.name.lowercased().contains(typed) } : beginning
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
    guard let controllers = scene.value(under: "controllers", of: scene.root),
      let owner = scene.value(under: mention.owner, of: controllers),
      let value = scene.value(under: list, of: owner)
    else { return false }
    return value.range.contains(mention.range.lowerBound)
  }

  private func detail(of mention: Mention, in scene: WrittenScene) -> String {
    guard case .mapping(let entries)? = scene.value(under: "controllers", of: scene.root)?.form else { return "" }
    // The entries stand in the order of the text.
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.textRange.lowerBound < mention.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].key.textRange == mention.range else { return "" }
    let node = entries[low].value
    let parts = ["kind", "title"].compactMap { key in scene.value(under: key, of: node).map { scene.text(of: $0) } }
    return parts.joined(separator: ", ")
  }

  /// The names of all controllers, those of other files behind their aliases.
  private var allControllers: [String] {
    let imported = index.imports.flatMap { entry -> [String] in
      let other = context.context(of: ScenePath.join(context.path, entry.path))?.index
      return (other?.declarations(of: .controller) ?? []).map { entry.alias + "/" + $0.name }
    }
    return index.declarations(of: .controller).map(\.name) + imported
  }

  /// The events of controllers, as many as are shown. Those of a controller that may be meant are enough.
  private func events(_ callbacks: [Callback]) -> [CompletionItem] {
    let all = allControllers
    let meant = all.filter { name in
      let name = name.lowercased()
      return name.hasPrefix(typed) || typed.hasPrefix(name + ".")
    }
    var items: [CompletionItem] = []
    for name in meant.isEmpty ? all : meant where items.count <= Completion.most {
      for callback in callbacks {
        let event = name + "." + callback.rawValue
        guard meant.isEmpty ? event.lowercased().contains(typed) : event.lowercased().hasPrefix(typed) else { continue }
        items.append(
          CompletionItem(label: event, role: .event, documentation: callback.summary, inserted: event))
      }
    }
    return items
  }

  /// The groups of events that expectations name most.
  private static let usual: [Callback.Group] = [.loading, .appearance, .moving, .memory]
}

extension CompletionItem {
  fileprivate static func word(_ word: String) -> CompletionItem {
    CompletionItem(label: word, role: .word, inserted: word)
  }
}
