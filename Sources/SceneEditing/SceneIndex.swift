internal import SceneBasics
package import SceneSyntax

/// Every name in the text of one scene: where it is declared, and where it is used.
package struct SceneIndex {
  package let scene: WrittenScene
  /// In the order of the text. Places are bytes of `scene.file`.
  package private(set) var mentions: [Mention] = []
  /// The paths of imported files, by alias, as they are written.
  package private(set) var imports: [(alias: String, path: String, range: Range<Int>)] = []

  package init(of scene: WrittenScene, _ grammar: Grammar) {
    self.scene = scene
    visit(scene.root, grammar.file, [], owner: "")
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

  private mutating func visit(_ node: LayoutNode, _ grammar: GrammarNode?, _ path: [String], owner: String) {
    switch node.form {
    case .empty: break
    case .text, .lines: note(node, grammar, path, owner: owner)
    case .block(_, let lines):
      // A block of events has one a line, and a hierarchy a controller.
      guard grammar?.names.contains("events") == true || path.last == "tree" else { return }
      for line in lines { note(line: line, owner: owner) }
    case .sequence(let items):
      for item in items { visit(item, grammar?.items, path + ["-"], owner: owner) }
    case .mapping(let entries):
      let inner = grammar?.of(kind: PlaceChain.kind(of: node, in: scene))
      let owner = self.owner(of: node, path, owner)
      for entry in entries {
        let key = scene.text(of: entry.key)
        note(key: entry, named: key, path, owner: owner)
        visit(entry.value, inner?.value(of: key), path + [key], owner: owner)
      }
    }
  }

  /// The controller whose keys a mapping has; the one around it if it is no controller.
  private func owner(of node: LayoutNode, _ path: [String], _ outer: String) -> String {
    if path.count == 2, path[0] == "controllers" { return path[1] }
    if path.first == "controllers", let id = scene.value(under: "id", of: node) { return scene.text(of: id) }
    if path.last == "-", let receiver = scene.value(under: "in", of: node) { return scene.text(of: receiver) }
    return outer
  }

  // MARK: Keys

  private mutating func note(key entry: LayoutNode.Entry, named key: String, _ path: [String], owner: String) {
    let range = entry.key.textRange
    let extent = entry.key.range.lowerBound..<max(entry.key.range.upperBound, entry.value.range.upperBound)
    func mention(_ thing: Mention.Thing, _ isDeclaration: Bool) -> Mention {
      Mention(
        thing: thing, name: key, range: range, isDeclaration: isDeclaration, extent: isDeclaration ? extent : range,
        owner: owner)
    }
    guard !key.hasPrefix("x-"), let last = path.last else { return }
    switch last {
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
      mentions.append(mention(.segue, path.first == "controllers" && !owner.contains("/")))
    case "shouldPerformSegue": mentions.append(mention(.segue, false))
    case "canPerformUnwindSegueAction": mentions.append(mention(.unwindAction, false))
    case "tells", "frames", "shouldSelect":
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

  private mutating func note(_ node: LayoutNode, _ grammar: GrammarNode?, _ path: [String], owner: String) {
    let names = grammar?.names ?? []
    let text = scene.text(of: node)
    let range = node.textRange
    // Behind a quotation mark, if there is one.
    let start = range.lowerBound + (range.count > text.utf8.count ? 1 : 0)
    let own = start..<start + text.utf8.count
    func mention(_ thing: Mention.Thing, _ isDeclaration: Bool) -> Mention {
      Mention(thing: thing, name: text, range: own, isDeclaration: isDeclaration, extent: own, owner: owner)
    }
    let key = path.last { $0 != "-" } ?? ""
    let first = mentions.count
    defer { for index in mentions[first...].indices { mentions[index].key = key } }
    if grammar?.holdsEvents == true || key == "tree" {
      mentions += NamePath.mentions(in: text, at: start, owner: owner)
    } else if key == "unwindActions" {
      mentions.append(mention(.unwindAction, true))
    } else if key == "unwind" {
      mentions.append(mention(.unwindAction, false))
    } else if key == "views" {
      mentions.append(mention(.view, true))
    } else if key == "trigger" || key == "perform" {
      mentions.append(mention(.segue, false))
    } else if key == "since" || key == "step" && path.first == "picture" {
      mentions.append(mention(.step, false))
    } else if key == "id", path.first == "controllers", names.contains("id") {
      mentions.append(mention(.controller, true))
    } else if key == "id", names.contains("label") {
      mentions.append(mention(.step, true))
    } else if names.contains("template") || names.contains("instance") {
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
  }
}
