internal import SceneBasics
internal import ScenePlan
package import SceneSyntax
internal import SceneYAML

/// Every name in the text of one scene: where it is declared, and where it is used.
package struct SceneIndex {
  package let scene: WrittenScene
  /// In the order of the text. Places are bytes of `scene.file`.
  package private(set) var mentions: [Mention] = []
  /// Words for what happens, which may be unwind actions.
  private var words: [Mention] = []
  /// The paths of imported files, by alias, as they are written.
  package private(set) var imports: [(alias: String, path: String, range: Range<Int>)] = []

  package init(of scene: WrittenScene, _ grammar: Grammar) {
    self.scene = scene
    visit(scene.root, grammar.file, Way(), owner: "")
    findActions()
    findTaps()
    findFirstScreens()
  }

  /// An alias alone stands for the first screen of its file.
  private mutating func findFirstScreens() {
    guard !imports.isEmpty else { return }
    let controllers = Set(declarations(of: .controller).map(\.name))
    let aliases = Set(imports.map(\.alias)).subtracting(controllers)
    for index in mentions.indices where mentions[index].thing == .controller && mentions[index].aliases.isEmpty {
      if aliases.contains(mentions[index].name) { mentions[index].thing = .file }
    }
  }

  /// An event `list.saved`, or `saved` among callbacks, names an unwind action of this file or of an imported one.
  private mutating func findActions() {
    let declared = Set(declarations(of: .unwindAction).map(\.name))
    // A word that the format doesn't have is an action of an imported file.
    let found = words.filter { declared.contains($0.name) || !imports.isEmpty && !SceneIndex.known.contains($0.name) }
    guard !found.isEmpty else { return }
    mentions = (mentions + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The callbacks, as they stand behind the last dot of an event, and their groups.
  private static let known = Set(
    Callback.allCases.flatMap { $0.rawValue.split(separator: ".").suffix(1).map(String.init) }
      + Callback.Group.allCases.map(\.rawValue))

  /// A name that is tapped and is no controller of this file is an action of an alert, as in the compiler.
  private mutating func findTaps() {
    guard mentions.contains(where: { $0.key == "tap" }) else { return }
    let controllers = Set(declarations(of: .controller).map(\.name))
    let actions = declarations(of: .alertAction)
    for index in mentions.indices
    where mentions[index].key == "tap" && mentions[index].thing == .controller && mentions[index].aliases.isEmpty {
      let (name, owner) = (mentions[index].name, mentions[index].owner)
      let isOfReceiver = actions.contains { $0.name == name && $0.owner == owner }
      let isKnown = actions.contains { $0.name == name } || !imports.isEmpty
      if isOfReceiver || isKnown && !controllers.contains(name) { mentions[index].thing = .alertAction }
    }
    mentions.removeAll { $0.key == "tap" && $0.name == "more" }
  }

  /// The mentions of the thing that a place names; nil if it names nothing.
  package func mention(at offset: Int) -> Mention? {
    mentions.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// The declarations of a kind of thing.
  package func declarations(of thing: Mention.Thing) -> [Mention] {
    mentions.filter { $0.isDeclaration && $0.thing == thing }
  }

  // MARK: The walk

  /// The keys that lead to a place, as far as they matter; `-` for an item of a list.
  private struct Way {
    var count = 0
    var isInControllers = false
    var isInPicture = false
    var last = ""
    /// The last one that is no item of a list.
    var key = ""

    func entering(_ next: String) -> Way {
      var way = self
      if count == 0 { (way.isInControllers, way.isInPicture) = (next == "controllers", next == "picture") }
      way.last = next
      if next != "-" { way.key = next }
      way.count += 1
      return way
    }
  }

  private mutating func visit(_ node: LayoutNode, _ grammar: GrammarNode?, _ path: Way, owner: String) {
    switch node.form {
    case .empty: break
    case .text, .lines: note(node, grammar, path, owner: owner)
    case .block(_, let lines):
      // A block of events has one a line, and a hierarchy a controller.
      guard grammar?.isListOfEvents == true || path.last == "tree" else { return }
      for line in lines { note(line: line, owner: owner) }
    case .sequence(let items):
      let (inner, way) = (grammar?.items, path.entering("-"))
      for item in items { visit(item, inner, way, owner: owner) }
    case .mapping(let entries):
      let inner = grammar?.of(kind: PlaceChain.kind(of: node, in: scene))
      let owner = self.owner(of: node, path, owner)
      for entry in entries {
        let key = scene.text(of: entry.key)
        note(key: entry, named: key, path, owner: owner)
        if case .empty = entry.value.form { continue }
        visit(entry.value, inner?.value(of: key), path.entering(key), owner: owner)
      }
    }
  }

  /// The controller whose keys a mapping has; the one around it if it is no controller.
  private func owner(of node: LayoutNode, _ path: Way, _ outer: String) -> String {
    if path.count == 2, path.isInControllers { return path.last }
    if path.isInControllers, let id = scene.value(under: "id", of: node) { return scene.text(of: id) }
    if path.last == "-", let receiver = scene.value(under: "in", of: node) { return scene.text(of: receiver) }
    return outer
  }

  // MARK: Keys

  private mutating func note(key entry: LayoutNode.Entry, named key: String, _ path: Way, owner: String) {
    let range = entry.key.textRange
    let extent = entry.key.range.lowerBound..<max(entry.key.range.upperBound, entry.value.range.upperBound)
    func mention(_ thing: Mention.Thing, _ isDeclaration: Bool) -> Mention {
      Mention(
        thing: thing, name: key, range: range, isDeclaration: isDeclaration, extent: isDeclaration ? extent : range,
        owner: owner)
    }
    guard path.count > 0, !key.hasPrefix("x-") else { return }
    switch path.last {
    case "controllers" where path.count == 1:
      if key.contains("/") {
        mentions += NamePath.mentions(in: key, at: range.lowerBound, owner: owner)
      } else {
        mentions.append(mention(.controller, true))
      }
    case "import" where path.count == 1:
      mentions.append(mention(.file, true))
      imports.append((key, scene.text(of: entry.value), entry.value.range))
    case "segues":
      // Those of a storyboard's entry, and those that are added to a file's controllers, name segues.
      mentions.append(mention(.segue, path.isInControllers && !owner.contains("/")))
    case "actions": mentions.append(mention(.alertAction, path.isInControllers && !owner.contains("/")))
    case "shouldPerformSegue": mentions.append(mention(.segue, false))
    case "canPerformUnwindSegueAction": mentions.append(mention(.unwindAction, false))
    case "tells", "frames", "shouldSelect", "displayedViewControllersFor":
      mentions += NamePath.mentions(in: key, at: range.lowerBound, owner: owner)
    case "storyboard" where path.count == 1:
      mentions += NamePath.mentions(in: key, at: range.lowerBound, owner: owner)
    case "overrides":
      let isAction = mentions.contains { $0.thing == .unwindAction && $0.name == key && $0.owner == owner }
      if isAction { mentions.append(mention(.unwindAction, false)) }
    default: break
    }
  }

  // MARK: Values

  private mutating func note(_ node: LayoutNode, _ grammar: GrammarNode?, _ path: Way, owner: String) {
    let text = scene.text(of: node)
    let range = node.textRange
    // Behind a quotation mark, if there is one.
    let start = range.lowerBound + (range.count > text.utf8.count ? 1 : 0)
    let own = start..<start + text.utf8.count
    func mention(_ thing: Mention.Thing, _ isDeclaration: Bool) -> Mention {
      Mention(thing: thing, name: text, range: own, isDeclaration: isDeclaration, extent: own, owner: owner)
    }
    let key = path.key
    let first = mentions.count
    defer { for index in mentions[first...].indices { mentions[index].key = key } }
    if grammar?.holdsEvents == true || key == "tree" {
      mentions += NamePath.mentions(in: text, at: start, owner: owner)
      note(wordOf: text, at: start, owner: owner)
    } else if key == "callbacks" {
      words.append(mention(.unwindAction, false))
    } else if key == "unwindActions" {
      mentions.append(mention(.unwindAction, true))
    } else if key == "unwind" {
      mentions.append(mention(.unwindAction, false))
    } else if key == "views" {
      mentions.append(mention(.view, true))
    } else if key == "trigger" || key == "perform" {
      mentions.append(mention(.segue, false))
    } else if key == "since" || key == "step" && path.isInPicture {
      mentions.append(mention(.step, false))
    } else if key == "id", path.isInControllers, grammar?.isID == true {
      mentions.append(mention(.controller, true))
    } else if key == "id", grammar?.isLabel == true {
      mentions.append(mention(.step, true))
    } else if grammar?.namesController == true {
      let isView = key == "into" && mentions.contains { $0.thing == .view && $0.name == text }
      mentions += isView ? [mention(.view, false)] : NamePath.mentions(in: text, at: start, owner: owner)
    }
  }

  private mutating func note(line: ArraySlice<UInt8>, owner: String) {
    // A plus stands before what is presented.
    let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x2B }.count
    let text = String(decoding: line.dropFirst(blanks), as: UTF8.self)
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    mentions += NamePath.mentions(in: text, at: line.startIndex + blanks, owner: owner)
    note(wordOf: text, at: line.startIndex + blanks, owner: owner)
  }

  /// The word of an event, behind the last dot: `list.saved`.
  private mutating func note(wordOf event: String, at start: Int, owner: String) {
    let written = Array(event.utf8.prefix { $0 != 0x20 && $0 != 0x28 })
    guard let dot = written.lastIndex(of: 0x2E), dot + 1 < written.count else { return }
    let range = start + dot + 1..<start + written.count
    words.append(
      Mention(
        thing: .unwindAction, name: String(decoding: written[(dot + 1)...], as: UTF8.self), range: range,
        isDeclaration: false, extent: range, owner: owner))
  }
}
