internal import SceneBasics
internal import SceneCode

/// The types of all files together: what inherits from what, and which are controllers.
///
/// A type is one declaration with its extensions. Two declarations of one name stay two, as in two modules; of these the
/// nearest to the code that names them is meant.
struct CodeClasses {
  /// A type of the app, or one that only extensions are known of.
  struct Entity {
    var name: CodeName
    /// Where it is declared; nil for a type of a library.
    var declaration: Int?
    var kind: CodeFacts.TypeDeclaration.Kind
    /// The first name behind the colon of a class; an extension names none that it derives from.
    var superclass: CodeName?
    /// The names behind the colon, of extensions too.
    var parents: [CodeName]
    /// The folders on the way to its file.
    var folders: [Substring]
  }

  let facts: CodeFacts
  private(set) var entities: [Entity] = []
  /// By declaration: its type.
  private(set) var owners: [Int] = []
  private(set) var byName: [Symbol: [Int]] = [:]
  /// By class of Objective-C: the files with an `@implementation` of it.
  private(set) var implementations: [Symbol: [FileID]] = [:]
  /// By type: those that name it as their first parent.
  private(set) var children: [[Int]] = []
  /// By type: its superclass in the app.
  private var supers: [Int?] = []
  /// By type: UIKit's class that it derives from, or the outermost class of a library.
  private var roots: [Symbol?] = []
  private let folders: [FileID: [Substring]]
  /// By file: the names of the types around others whose code stands in it.
  private var namesOfFile: [FileID: Set<Symbol>] = [:]

  init(_ facts: CodeFacts) {
    self.facts = facts
    // Files of one folder share its list.
    var lists: [Substring: [Substring]] = [:]
    folders = facts.paths.mapValues { path in
      let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      if let list = lists[folder] { return list }
      let list = FilePath.folders(of: path)
      lists[folder] = list
      return list
    }
    let around = Set(facts.types.compactMap(\.name.outer))
    for type in facts.types where around.contains(type.name.name) {
      namesOfFile[type.span.file, default: []].insert(type.name.name)
    }
    for type in facts.types where type.isImplementation {
      implementations[type.name.name, default: []].append(type.span.file)
    }
    owners = Array(repeating: 0, count: facts.types.count)
    for (index, type) in facts.types.enumerated() where type.kind != .extension {
      if let twin = twin(of: type) {
        owners[index] = twin
        merge(index, into: twin)
        continue
      }
      if let known = implemented(type) {
        owners[index] = known
        // The header that is called like the code is the one that counts.
        if isHeader(type.span.file, of: type.name.name) {
          (entities[known].declaration, entities[known].parents) = (index, type.parents)
        }
        continue
      }
      owners[index] = entities.count
      byName[type.name.name, default: []].append(entities.count)
      entities.append(
        Entity(
          name: type.name, declaration: index, kind: type.kind, parents: type.parents,
          folders: folders[type.span.file] ?? []))
    }
    for (index, type) in facts.types.enumerated() where type.kind == .class {
      // Objective-C knows a class by a name of its own.
      if let other = type.otherName, other != type.name.name, byName[other] == nil { byName[other] = [owners[index]] }
    }
    for index in entities.indices { entities[index].superclass = entities[index].parents.first }
    for (index, type) in facts.types.enumerated() where type.kind == .extension {
      let owner = entity(type.name, near: type.span.file) ?? addLibraryType(type.name)
      owners[index] = owner
      entities[owner].parents += type.parents
    }
    children = Array(repeating: [], count: entities.count)
    supers = Array(repeating: nil, count: entities.count)
    for index in entities.indices {
      guard entities[index].kind == .class, let declaration = entities[index].declaration,
        let first = entities[index].superclass,
        let parent = entity(first, near: facts.types[declaration].span.file), parent != index,
        entities[parent].kind == .class
      else { continue }
      supers[index] = parent
      children[parent].append(index)
    }
    roots = entities.indices.map { root(of: $0) }
  }

  /// The type that another clause of the same `#if` declares: an app has one of them.
  private func twin(of type: CodeFacts.TypeDeclaration) -> Int? {
    guard type.isInClause else { return nil }
    return byName[type.name.name]?.last { index in
      guard let declaration = entities[index].declaration, entities[index].name == type.name else { return false }
      let other = facts.types[declaration]
      return other.isInClause && other.kind == type.kind && other.span.file == type.span.file
    }
  }

  /// A class that derives from AppKit's in one clause is meant as it is in the other one.
  private mutating func merge(_ declaration: Int, into index: Int) {
    let parents = facts.types[declaration].parents
    let first = entities[index].parents.first.map { facts.text($0.name) } ?? ""
    if first.hasPrefix("NS"), first != "NSObject" {
      entities[index].declaration = declaration
      entities[index].parents = parents + entities[index].parents
    } else {
      entities[index].parents += parents
    }
  }

  private mutating func addLibraryType(_ name: CodeName) -> Int {
    byName[name.name, default: []].append(entities.count)
    entities.append(Entity(name: name, declaration: nil, kind: .class, parents: [], folders: []))
    return entities.count - 1
  }

  // MARK: Looking up

  /// The types of a name: the nearest to a file; several if they are equally near.
  func all(_ name: CodeName, near file: FileID) -> [Int] {
    var found = byName[name.name] ?? []
    if found.count > 1 {
      let inner = found.filter { name.outer != nil && entities[$0].name.outer == name.outer }
      if inner.isEmpty {
        // A type in another one is meant where that one's code stands, and by both names elsewhere.
        let outer = found.filter { isSeen($0, in: file) }
        if !outer.isEmpty { found = outer }
      } else {
        found = inner
      }
    }
    return found.count > 1 ? nearest(found, to: folders[file] ?? []) : found
  }

  /// Those of some types that lie nearest to a folder.
  func nearest(_ found: [Int], to near: [Substring]) -> [Int] {
    func distance(_ index: Int) -> Int {
      let common = zip(entities[index].folders, near).prefix { $0 == $1 }.count
      return entities[index].folders.count + near.count - 2 * common
    }
    let least = found.map(distance).min()
    return found.filter { distance($0) == least }
  }

  /// The types of the app that have a name.
  func named(_ name: String) -> [Int] {
    facts.names.find(name).flatMap { byName[$0] }?.filter { isOwn($0) } ?? []
  }

  /// Whether code of a file may name a type without the one around it.
  private func isSeen(_ index: Int, in file: FileID) -> Bool {
    guard let outer = entities[index].name.outer else { return true }
    return namesOfFile[file]?.contains(outer) ?? false
  }

  /// The one type of a name.
  func entity(_ name: CodeName, near file: FileID) -> Int? {
    let found = all(name, near: file)
    return found.count == 1 ? found[0] : nil
  }

  /// A type of the app, and no library's.
  func isOwn(_ index: Int) -> Bool { entities[index].declaration != nil }

  /// The file in which a type is declared.
  func file(of index: Int) -> FileID { entities[index].declaration.map { facts.types[$0].span.file } ?? FileID(0) }

  func text(_ index: Int) -> String { facts.text(entities[index].name.name) }

  /// A type with its superclasses, the innermost first.
  func line(of index: Int) -> [Int] {
    var line = [index]
    var here = index
    while let next = supers[here], !line.contains(next), line.count < 64 {
      line.append(next)
      here = next
    }
    return line
  }

  /// All types that derive from a type.
  func descendants(of index: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = [index]
    var waiting = children[index]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      waiting += children[next]
    }
    return found.sorted()
  }

  /// By protocol: the types of the app that have it, those that inherit it from another protocol included.
  func implementers() -> [Int: [Int]] {
    var direct: [Int: [Int]] = [:]
    for index in entities.indices where isOwn(index) {
      for parent in entities[index].parents {
        if let owner = entity(parent, near: file(of: index)), owner != index, entities[owner].kind == .protocol {
          direct[owner, default: []].append(index)
        }
      }
    }
    return direct.mapValues { found in
      var (all, waiting) = (Set<Int>(), found)
      while let next = waiting.popLast() {
        if all.insert(next).inserted { waiting += direct[next] ?? [] }
      }
      return all.filter { entities[$0].kind != .protocol }.sorted()
    }
  }

  // MARK: Controllers

  private func root(of index: Int) -> Symbol? {
    let last = line(of: index).last ?? index
    guard entities[last].kind == .class else { return nil }
    return isOwn(last) ? entities[last].superclass?.name : entities[last].name.name
  }

  /// The class of UIKit or of a library that a class derives from; nil for what isn't a controller.
  func controllerRoot(of index: Int) -> String? {
    guard let root = roots[index] else { return nil }
    let name = facts.text(root)
    return CodeClasses.isController(name) ? name : nil
  }

  /// Whether UIKit can be given a class as a controller: one that is a controller, or that derives from a library's class
  /// of which only the name is known.
  func mayBeController(_ index: Int) -> Bool {
    if controllerRoot(of: index) != nil { return true }
    guard let root = roots[index].map({ facts.text($0) }), !["UI", "NS", "CA"].contains(root.prefix(2)),
      !CodeCallers.plainParents.contains(root)
    else {
      return false
    }
    return all(CodeName(roots[index] ?? Symbol(0)), near: FileID(0)).allSatisfy { entities[$0].kind != .protocol }
  }

  /// Whether the name of a library's class is that of a controller.
  static func isController(_ name: String) -> Bool {
    if noControllers.contains(name) { return false }
    return name.hasSuffix("ViewController") || controllers.contains(name)
  }

  private static let controllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UIHostingController", "UIAlertController",
    "UIImagePickerController", "UISearchController", "UICloudSharingController", "UIVideoEditorController",
    "NavigationController", "TabBarController",
  ]
  private static let noControllers: Set<String> = ["NSViewController", "NSHostingController"]

  /// Whether a class is the system's, which an app shows and doesn't write.
  static func isSystem(_ name: String) -> Bool {
    guard !plain.contains(name) else { return false }
    return isController(name) || name.hasSuffix("Controller")
  }

  /// Whether a view of SwiftUI's says nothing of what is shown.
  static func isPlainView(_ name: String) -> Bool { plainViews.contains(name) }

  private static let plainViews: Set<String> = [
    "AnyView", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "VStack", "HStack", "ZStack",
    "LazyVStack", "LazyHStack", "List", "Form", "Group", "Section", "ScrollView", "GeometryReader", "EmptyView", "Text",
    "Color", "Image", "Button", "ForEach", "ModifiedContent",
  ]

  /// Classes that say nothing of what is shown.
  private static let plain: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIHostingController",
  ]
}
