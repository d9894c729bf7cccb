internal import SceneBasics
internal import SceneSyntax
internal import SceneYAML

/// The way from the root of a scene to a place in its text.
struct PlaceChain {
  /// One step of the way: a node with what may stand there.
  struct Link {
    var node: LayoutNode
    var grammar: GrammarNode?
    /// The keys that lead here from the root; `-` for an item of a list.
    var path: [String]
    /// Whether it is the key of an entry; then the grammar is that of the mapping.
    var isKey = false
  }

  /// From the root to the innermost node.
  let links: [Link]

  /// The innermost node.
  var last: Link? { links.last }

  /// The innermost mapping with what may stand in it.
  var mapping: Link? {
    links.last { link in
      if case .mapping = link.node.form { true } else { false }
    }
  }

  /// The way to a place.
  ///
  /// - Parameter offset: A byte of the text that was read.
  init(to offset: Int, in scene: WrittenScene, _ grammar: Grammar) {
    var links: [Link] = []
    var current: Link? = Link(node: scene.root, grammar: grammar.file, path: [])
    while var link = current {
      link.grammar = link.grammar?.of(kind: PlaceChain.kind(of: link.node, in: scene))
      links.append(link)
      current = link.isKey ? nil : PlaceChain.inner(of: link, around: offset, scene)
    }
    self.links = links
  }

  /// The kind that a controller's keys name.
  static func kind(of node: LayoutNode, in scene: WrittenScene) -> String? {
    scene.value(under: "kind", of: node).map { scene.text(of: $0) }
  }

  private static func inner(of link: Link, around offset: Int, _ scene: WrittenScene) -> Link? {
    switch link.node.form {
    case .empty, .text, .lines, .block: return nil
    case .sequence(let items):
      guard let item = items.last(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }) else {
        return nil
      }
      return Link(node: item, grammar: link.grammar?.items, path: link.path + ["-"])
    case .mapping(let entries):
      guard
        let entry = entries.last(where: { entry in
          entry.key.range.lowerBound <= offset
            && offset <= max(entry.key.range.upperBound, entry.value.range.upperBound)
        })
      else { return nil }
      let key = scene.text(of: entry.key)
      if offset <= entry.key.range.upperBound {
        return Link(node: entry.key, grammar: link.grammar, path: link.path + [key], isKey: true)
      }
      return Link(node: entry.value, grammar: link.grammar?.value(of: key), path: link.path + [key])
    }
  }
}
