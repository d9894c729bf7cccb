internal import SceneBasics
internal import SceneCode

extension CodeClasses {
  /// The kind of a controller whose outermost class is known.
  static func kind(_ root: String) -> StoryboardControllerKind {
    switch root {
    case "UINavigationController": .navigation
    case "UITabBarController": .tabs
    case "UISplitViewController": .split
    case "UIPageViewController": .page
    case "UITableViewController": .table
    case "UICollectionViewController": .collection
    case "UIHostingController": .hosting
    default: .view
    }
  }

  // MARK: Headers

  /// The class that another header declares, if there is one code for both: one of the headers is forgotten.
  func implemented(_ type: CodeFacts.TypeDeclaration) -> Int? {
    guard type.kind == .class, let known = byName[type.name.name], known.count == 1,
      implementations[type.name.name]?.count == 1, let declaration = entities[known[0]].declaration,
      [type.span.file, facts.types[declaration].span.file].allSatisfy({ facts.paths[$0]?.hasSuffix(".h") == true })
    else { return nil }
    return known[0]
  }

  func isHeader(_ header: FileID, of name: Symbol) -> Bool {
    func stem(_ file: FileID) -> Substring? {
      facts.paths[file]?.split(separator: "/").last?.split(separator: ".").first
    }
    return implementations[name]?.contains { stem($0) == stem(header) } == true
  }
}
