internal import SceneBasics
internal import SceneCode

/// Members of values, and the types of values that are no controllers.
extension CodeDestinations {
  /// A member of a value: one of another object, or a way to wrap a controller.
  func derived(
    _ base: CodeValue, _ name: Symbol, _ arguments: [CodeArgument], in context: Context, depth: Int
  ) -> CodeDestination {
    let inner = destination(base, in: context, depth: depth + 1)
    if case .list(let all) = inner, let element = element(name, arguments, of: all) { return element }
    if isItself(name, of: inner, in: context) { return inner }
    if inner.isKnown, CodeDestinations.isScreen(inner) {
      for extended in byFunctionName[name] {
        let function = facts.functions[extended]
        guard let result = function.result, let declaration = function.owner, !function.isLocal else { continue }
        let owner = classes.entities[classes.owners[declaration]]
        guard owner.declaration == nil || owner.kind == .protocol else { continue }
        if CodeWord(result.name) == .uiNavigationController { return .stack(inner) }
        if CodeWord(result.name) == .`Self` || result == owner.name { return inner }
      }
    }
    if let part = part(name, of: base, in: context, depth: depth) { return part }
    guard var type = typeOf(base, in: context, depth: depth + 1) else { return .open(.otherObject) }
    type = onlyImplementer(of: type) ?? type
    let open: CodeDestination = isGuide(type) && isMade(base, in: context) ? .guide(type) : .open(.otherObject)
    let place = Context(type: type, file: context.file)
    let asked = Asked(function: name, arguments: arguments, own: base, asker: context)
    if let found = result(of: asked, on: type, depth: depth + 1) {
      return found.isKnown ? found : open
    }
    let found = member(classes.entities[type].name, name, in: place, depth: depth + 1)
    return found.isKnown ? found : open
  }

  /// The result of the closure that is called for the first value of a property.
  func body(_ property: Symbol, of type: Int, file: FileID, depth: Int) -> CodeDestination? {
    if functions[Member(type: type, name: property)].isEmpty { return nil }
    let asker = Context(type: type, file: file)
    let asked = Asked(function: property, arguments: [], own: nil, asker: asker)
    return result(of: asked, on: type, depth: depth).flatMap { $0.isKnown ? $0 : nil }
  }

  // MARK: Around a controller

  /// The view of a hosting controller, with what modifies it left out.
  func hosted(_ view: CodeValue, in context: Context, depth: Int) -> CodeDestination {
    guard depth < CodeDestinations.deepest else { return .open(.expression) }
    switch view {
    case .made(let name, let arguments):
      let own = classes.all(name, near: context.file).filter { classes.isOwn($0) }
      let isWrapper = own.contains { self.isWrapper($0, arguments) }
      if !own.isEmpty, !isWrapper { return .hosted(name.name) }
      // A view around another one says nothing: that is the screen.
      if arguments.count == 1, arguments[0].label == nil {
        let inner = hosted(arguments[0].value, in: context, depth: depth + 1)
        if inner.isKnown { return inner }
      }
      let isPlain = isWrapper || CodeClasses.isPlainView(facts.text(name.name))
      return isPlain ? .open(.expression) : .hosted(name.name)
    // A property was set on it.
    case .container(let container, let contents) where contents.isEmpty:
      return hosted(.made(container.type), in: context, depth: depth + 1)
    case .when(_, let value): return hosted(value, in: context, depth: depth + 1)
    case .either(let values):
      let found = Set(values.map { hosted($0, in: context, depth: depth + 1) })
      return found.count == 1 ? found.first ?? .open(.expression) : .open(.severalClasses)
    case .own, .call, .member:
      if let found = viewOfFunction(view, in: context, depth: depth) { return found }
    case .derived(let base, _, _):
      let inner = hosted(base, in: context, depth: depth)
      if case .hosted(let name) = inner, let type = classes.entity(CodeName(name), near: context.file), isView(type) {
        return inner
      }
      if let found = viewOfFunction(view, in: context, depth: depth) { return found }
    default: break
    }
    guard let type = typeOf(view, in: context, depth: depth), isView(type) else { return .open(.expression) }
    return .hosted(classes.entities[type].name.name)
  }

  /// The view that a function or a property of the type gives, of which the declared type says only that it is one.
  private func viewOfFunction(_ value: CodeValue, in context: Context, depth: Int) -> CodeDestination? {
    let (owner, asked): (Int?, Asked)
    switch value {
    case .call(let name, let function, let arguments):
      owner = name.map { classes.entity($0, near: context.file) } ?? context.type
      asked = Asked(function: function, arguments: arguments, own: nil, asker: context)
    case .member(let name, let property):
      owner = name.map { classes.entity($0, near: context.file) } ?? context.type
      asked = Asked(function: property, arguments: [], own: nil, asker: context)
    case .derived(let base, let name, let arguments):
      owner = typeOf(base, in: context, depth: depth + 1)
      asked = Asked(function: name, arguments: arguments, own: base, asker: context)
    default: return nil
    }
    guard let type = owner else { return nil }
    let found = Set(values(of: asked, on: type).map { hosted($0.value, in: $0.place, depth: depth + 1) })
    return found.count == 1 && found.first?.isKnown == true ? found.first : nil
  }

  /// Whether a view of the app only stands around the one that it is given.
  private func isWrapper(_ type: Int, _ arguments: [CodeArgument]) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil,
      let declaration = classes.entities[type].declaration, facts.types[declaration].isGeneric
    else { return false }
    return true
  }

  /// The view that a controller is given.
  func view(in arguments: [CodeArgument]) -> CodeValue? {
    arguments.first { $0.label.flatMap(CodeWord.init) == .rootView }?.value
  }

  /// The view that a hosting controller of the app is given without a label.
  func unlabelledView(in arguments: [CodeArgument], of known: CodeDestination, _ context: Context) -> CodeValue? {
    guard case .type(let type) = known, classes.controllerRoot(of: type) == "UIHostingController",
      let first = arguments.first, first.label == nil, let view = typeOf(first.value, in: context), isView(view)
    else { return nil }
    return first.value
  }

  /// Whether a controller of the app stands around any view.
  func isAround(_ known: CodeDestination, _ context: Context) -> Bool {
    guard case .type(let type) = known, let declaration = classes.entities[type].declaration else { return false }
    return facts.types[declaration].isGeneric
  }

  func isView(_ type: Int) -> Bool {
    classes.isOwn(type)
      && classes.entities[type].parents.contains {
        ["View", "UIViewControllerRepresentable", "UIViewRepresentable"].contains(facts.text($0.name))
      }
  }

  /// The root that a navigation controller of the app is given.
  func root(in arguments: [CodeArgument]) -> CodeValue? {
    arguments.first { $0.label.flatMap(CodeWord.init) == .rootViewController }?.value
  }

  /// Whether a value is a navigation controller of the app around what a caller hands over.
  func isAround(_ value: CodeValue, _ known: CodeDestination, _ context: Context) -> Bool {
    guard case .type = known, case .made(let name, let arguments) = value else { return false }
    return root(in: arguments)?.dependsOnCaller == true && isStack(known, name, in: context)
  }

  func isStack(_ known: CodeDestination, _ name: CodeName, in context: Context) -> Bool {
    if case .system = known { return false }
    let all = classes.all(name, near: context.file)
    return !all.isEmpty && all.allSatisfy { classes.controllerRoot(of: $0) == "UINavigationController" }
  }

  /// Whether a type of the app may lead to screens without being one.
  func isGuide(_ type: Int) -> Bool {
    classes.isOwn(type) && classes.entities[type].kind == .class && !classes.mayBeController(type)
  }

  /// Whether a value is made where it is used, or kept by a property that is set to one.
  private func isMade(_ value: CodeValue, in context: Context) -> Bool {
    switch value {
    case .made: return true
    case .container(_, let contents): return contents.isEmpty
    case .cast(let value, _): return isMade(value, in: context)
    case .member(nil, let name):
      guard let type = context.type else { return false }
      return found(name, on: type).contains { if case .made? = facts.properties[$0].value { true } else { false } }
    default: return false
    }
  }

  /// The type of a value that needn't be a controller.
  func typeOf(_ value: CodeValue, in context: Context, depth: Int = 0) -> Int? {
    guard depth < CodeDestinations.deepest else { return nil }
    switch value {
    case .made(let name, _), .declared(let name): return classes.entity(name, near: context.file)
    case .parameter(_, let name): return name.flatMap { classes.entity($0, near: context.file) }
    case .own: return context.type
    case .cast(_, let name): return classes.entity(name, near: context.file)
    case .when(_, let value): return typeOf(value, in: context, depth: depth + 1)
    case .member(let name, let property), .call(let name, let property, _):
      guard let type = name.map({ classes.entity($0, near: context.file) }) ?? context.type else { return nil }
      return typeOf(property, on: type, file: context.file, depth: depth)
    case .derived(let base, let name, _):
      guard let type = typeOf(base, in: context, depth: depth + 1) else { return nil }
      return typeOf(name, on: type, file: context.file, depth: depth)
    case .either(let values):
      let types = Set(values.map { typeOf($0, in: context, depth: depth + 1) })
      return types.count == 1 ? types.first ?? nil : nil
    case .container(let container, _): return classes.entity(container.type, near: context.file)
    case .scene, .initial, .board, .generated, .stack, .hosted, .list, .text, .nothing, .open, .choice, .payload,
      .hosting, .cases:
      return nil
    }
  }

  /// The type of a member: of a property, or of what a function returns.
  private func typeOf(_ name: Symbol, on type: Int, file: FileID, depth: Int) -> Int? {
    for owner in line(of: type, file: file) {
      for index in found(name, on: owner) {
        let file = facts.types[facts.properties[index].owner].span.file
        if let type = facts.properties[index].type { return classes.entity(type, near: file) }
        if let value = facts.properties[index].value,
          let type = typeOf(value, in: Context(type: owner, file: file), depth: depth + 1)
        {
          return type
        }
      }
      for index in functions(name, on: owner) {
        let function = facts.functions[index]
        guard let declaration = function.owner, let result = function.result else { continue }
        return classes.entity(result, near: facts.types[declaration].span.file)
      }
    }
    return nil
  }
}
