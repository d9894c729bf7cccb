internal import SceneBasics
internal import SceneCode

/// The types that values of the code have.
extension CodeDestinations {
  func made(_ name: CodeName, in context: Context) -> CodeDestination {
    if CodeWord(name.name) == .`Self` || CodeWord(name.name) == .`self` {
      return context.type.map { type($0) } ?? .open(.expression)
    }
    let found = classes.all(name, near: context.file).filter { classes.isOwn($0) }
    if found.count > 1 { return .open(.severalClasses) }
    if let own = found.first { return type(own) }
    let text = facts.text(name.name)
    // An empty controller only holds something else: an alert in a window of its own.
    return CodeClasses.isSystem(text) || text == "UIViewController" ? .system(text) : .open(.otherObject)
  }

  /// A class is the scene that a storyboard has of it, if there is just one.
  func type(_ index: Int) -> CodeDestination {
    // The app's own kind of alert is one.
    if classes.controllerRoot(of: index) == "UIAlertController" { return .system("UIAlertController") }
    // A library's class may have functions of the app.
    if !classes.isOwn(index), CodeClasses.isSystem(classes.text(index)) { return .system(classes.text(index)) }
    guard classes.entities[index].kind == .class, classes.mayBeController(index) else { return .open(.otherObject) }
    let found = scenes.controllers(ofType: index)
    return found.isEmpty ? .type(index) : one(found, else: .severalClasses)
  }

  /// The only type of the app that has a protocol, if nothing derives from it.
  func onlyImplementer(of type: Int) -> Int? {
    guard classes.isOwn(type), classes.entities[type].kind == .protocol, let found = implementers[type],
      found.count == 1, classes.children[found[0]].isEmpty
    else { return nil }
    return found[0]
  }

  /// Whether a value is a screen, and a cast asks for one of UIKit's containers.
  func isOther(_ known: CodeDestination, than name: CodeName) -> Bool {
    let wanted = CodeClasses.kind(facts.text(name.name))
    guard [.navigation, .tabs, .split].contains(wanted) else { return false }
    return switch known {
    case .type(let type):
      classes.controllerRoot(of: type).map { CodeClasses.kind($0) != wanted && $0.hasPrefix("UI") } ?? false
    case .hosted: true
    case .scene, .stack, .container, .list, .system, .nothing, .guide, .open, .either: false
    }
  }

  /// A declared type is certain if no other class derives from it.
  func declared(_ name: CodeName, in context: Context, else form: CodeForm) -> CodeDestination {
    if [.`Self`, .instancetype].contains(CodeWord(name.name)) {
      return context.type.map { type($0) } ?? .open(form)
    }
    let found = classes.all(name, near: context.file).filter { classes.isOwn($0) }
    if found.count > 1 { return .open(.severalClasses) }
    guard let own = found.first else {
      let text = facts.text(name.name)
      return CodeClasses.isSystem(text) ? .system(text) : .open(form)
    }
    guard classes.controllerRoot(of: own) != nil else { return .open(form) }
    return classes.children[own].isEmpty ? type(own) : .open(.typeWithSubclasses)
  }

  /// Whether a type is a controller, by its line or since a storyboard has it.
  func isController(_ type: Int) -> Bool {
    classes.controllerRoot(of: type) != nil || !scenes.controllers(ofType: type).isEmpty
  }

  /// A type, its superclasses, and the protocols and library classes whose extensions they have.
  func line(of index: Int, file: FileID) -> [Int] {
    var line = classes.line(of: index)
    var place = 0
    // A protocol has others in turn.
    while place < line.count, line.count < 64 {
      for parent in classes.entities[line[place]].parents {
        for found in classes.all(parent, near: file) where !line.contains(found) { line.append(found) }
      }
      place += 1
    }
    return line
  }

  /// Whether some functions stand inside of others, and another one of their name may be meant elsewhere.
  func isHidden(_ found: [Int], _ name: Symbol) -> Bool {
    found.contains { facts.functions[$0].isLocal } && byFunctionName[name].count > found.count
  }

  /// Whether a function stands in the type that asks for it: that leads to each of its cases, then.
  func isOwn(_ owner: Int?, _ asker: Context) -> Bool {
    guard let owner, let type = asker.type else { return false }
    return classes.line(of: type).contains(owner)
  }
}
