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
    let found = scenes.controllers(ofClass: classes.text(index))
    return found.isEmpty ? .type(index) : one(found, else: .severalClasses)
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
    classes.controllerRoot(of: type) != nil || !scenes.controllers(ofClass: classes.text(type)).isEmpty
  }
}
