internal import SceneBasics
internal import SceneCode

/// Empty navigation controllers that a function hands over to code which fills them.
extension CodeDestinations {
  /// Whether a value is a navigation controller that is made without a root.
  func isEmptyStack(_ value: CodeValue, in context: Context) -> Bool {
    guard case .made(let name, let arguments) = value, root(in: arguments) == nil else { return false }
    let own = classes.all(name, near: context.file).filter { classes.isOwn($0) }
    if own.isEmpty { return CodeWord(name.name) == .uiNavigationController }
    return own.allSatisfy { classes.controllerRoot(of: $0) == "UINavigationController" }
  }

  /// The only screen that other code puts into an empty navigation controller: the calls that get it stand in the
  /// function that makes it.
  ///
  /// `let nav = Nav(); let child = Coordinator(nav); child.start(); present(nav, animated: true)`
  func rootByOthers(of value: CodeValue, in context: Context, depth: Int) -> CodeDestination? {
    guard let signature = context.signature, let type = context.type, depth < CodeDestinations.deepest else {
      return nil
    }
    var found: [CodeDestination] = []
    for index in callsOfType[type] ?? [] where facts.calls[index].place.signature == signature {
      let place = Context(type: type, file: facts.calls[index].place.span.file)
      switch facts.calls[index].value {
      case .derived(let base, let name, let arguments):
        if arguments.contains(where: { $0.value == value }) {
          if let owner = typeOf(base, in: place) { found += contents(putInBy: name, of: owner, depth: depth) }
        } else if isEarly(name) {
          let given = made(base, in: place).filter { $0.arguments.contains { $0.value == value } }
          found += given.map { firstScreen(of: $0.type, depth: depth) ?? .open(.otherObject) }
        }
      case .call(let name, let function, let arguments):
        guard arguments.contains(where: { $0.value == value }),
          let owner = name.map({ classes.entity($0, near: place.file) }) ?? type
        else { continue }
        found += contents(putInBy: function, of: owner, depth: depth)
      default: break
      }
    }
    let one = CodeDestination.one(of: found)
    return one.isKnown && CodeDestinations.isScreen(one) ? one : nil
  }

  /// The controllers that a function of a type pushes, or makes the contents of a container.
  private func contents(putInBy function: Symbol, of type: Int, depth: Int) -> [CodeDestination] {
    guard classes.isOwn(type) else { return [] }
    return line(of: type, file: classes.file(of: type)).flatMap { transitionsOfType[$0] ?? [] }.filter {
      facts.transitions[$0].function == function && [.push, .content].contains(facts.transitions[$0].verb)
    }.flatMap { index in
      let context = Context(type: type, file: facts.transitions[index].span.file)
      return facts.transitions[index].values.map { value -> CodeDestination in
        let known = destination(value.withoutPresent, in: context, depth: depth + 1)
        return if case .list(let all) = known { all.last ?? known } else { known }
      }
    }
  }
}
