internal import SceneBasics
internal import SceneCode

/// Containers that code makes without a class of their own, and the controllers that it puts into them.
extension CodeDestinations {
  static func isScreen(_ destination: CodeDestination) -> Bool {
    switch destination.inner {
    case .scene, .type, .hosted: true
    case .either(let all): all.allSatisfy { isScreen($0) }
    case .container(let container, let all): container.type != nil || all.allSatisfy { isScreen($0) }
    case .list, .system, .nothing, .open, .stack, .guide: false
    }
  }

  func contained(
    _ container: CodeContainer, _ values: [CodeValue], in context: Context, depth: Int
  ) -> CodeDestination {
    switch CodeWord(container.type.name) {
    case .uiTab, .uiSearchTab: return values.first.map { destination($0, in: context, depth: depth + 1) } ?? .nothing
    case .uiTabGroup:
      let found = values.map { destination($0, in: context, depth: depth + 1) }
      // Without a controller of its own a group is no more than its tabs.
      guard found.first?.isKnown == true else { return .list(Array(found.dropFirst())) }
      return .container(CodeDestination.Container(kind: .tabs, isGroup: true), found)
    default: break
    }
    let made = made(container.type, in: context)
    let own: Int? = if case .type(let type) = made { type } else { nil }
    let found = values.map { destination($0, in: context, depth: depth + 1) }
    guard found.contains(where: \.isKnown) else {
      return made.isKnown || found.isEmpty ? made : .open(found.compactMap(\.form).first ?? .expression)
    }
    guard let kind = kind(of: container.type, own, isPushed: container.isPushed) else {
      // A library's container leads to all that it is given.
      return own == nil && !made.isKnown ? .list(found) : made
    }
    // An app may make several stacks of one class.
    if kind == .navigation, found.count == 1 { return .stack(found[0]) }
    return .container(
      CodeDestination.Container(
        kind: kind, type: kind == .navigation ? nil : own, columns: container.columns.map { facts.text($0) },
        settings: container.settings.mapValues { $0.map { facts.text($0) } }), found)
  }

  private func kind(of name: CodeName, _ own: Int?, isPushed: Bool) -> StoryboardControllerKind? {
    if let own, classes.controllerRoot(of: own) == nil { return nil }
    let root = own.flatMap { classes.controllerRoot(of: $0) } ?? facts.text(name.name)
    let kind = CodeClasses.kind(root)
    if kind == .tabs || kind == .split || kind == .navigation { return kind }
    if own != nil { return kind }
    return isPushed ? .navigation : nil
  }

  // MARK: Properties

  /// The content of a property that is one of UIKit's containers: that of the code which fills it at first.
  func filled(
    _ property: Symbol, _ found: [Int], of type: Int, in context: Context, depth: Int
  ) -> CodeDestination? {
    guard let name = found.lazy.compactMap({ self.stockContainer(of: $0) }).first else { return nil }
    let line = line(of: type, file: context.file)
    let all = line.flatMap { transitionsOfType[$0] ?? [] }.filter {
      facts.transitions[$0].receiver == property && [.push, .content].contains(facts.transitions[$0].verb)
    }
    let sets = all.filter { facts.transitions[$0].verb == .content }
    let filling = sets.isEmpty ? all : sets
    if let one = one(of: filling, in: name, depth: depth) { return one }
    let early = filling.filter { facts.transitions[$0].function.map { self.isEarly($0) } ?? false }
    if let one = one(of: early, in: name, depth: depth) { return one }
    return filling.isEmpty ? guided(by: line, depth: depth) : nil
  }

  /// The class of a property that is a container of UIKit's own.
  private func stockContainer(of property: Int) -> CodeName? {
    let property = facts.properties[property]
    var names = [property.type]
    switch property.value {
    case .made(let name, _)?, .declared(let name)?, .parameter(_, let name?)?: names.append(name)
    default: break
    }
    return names.lazy.compactMap { $0 }.first { self.isStock($0) }
  }

  /// Whether a type makes the container in one of its properties, and isn't given it.
  func makes(_ property: Symbol, itself type: Int, file: FileID) -> Bool {
    line(of: type, file: file).contains { owner in
      // A protocol's `{ get set }` is declared like a function, and makes nothing.
      let declared = functions[Member(type: owner, name: property)]
      if declared.contains(where: { !facts.functions[$0].values.isEmpty }) { return true }
      return found(property, on: owner).contains { index in
        switch facts.properties[index].value {
        case .made, .stack, .container: true
        default: false
        }
      }
    }
  }

  func isStock(_ name: CodeName) -> Bool {
    [.navigation, .tabs, .split].contains(CodeClasses.kind(facts.text(name.name)))
  }

  /// The container that calls fill, if they all put the same into it.
  private func one(of filling: [Int], in name: CodeName, depth: Int) -> CodeDestination? {
    guard let first = filling.first else { return nil }
    var contents: [CodeDestination] = []
    var columns: [Symbol] = []
    for index in filling {
      let transition = facts.transitions[index]
      let context = Context(type: transition.owner.map { classes.owners[$0] }, file: transition.span.file)
      guard let value = transition.values.first, transition.values.count == 1 else { return nil }
      if let column = transition.column {
        guard !columns.contains(column) else { return nil }
        columns.append(column)
        contents.append(destination(value, in: context, depth: depth + 1))
        continue
      }
      guard columns.isEmpty else { return nil }
      let found =
        if case .list(let values) = value.withoutPresent {
          values.map { destination($0, in: context, depth: depth + 1) }
        } else { [destination(value, in: context, depth: depth + 1)] }
      guard contents.isEmpty || contents == found else { return nil }
      contents = found
    }
    guard contents.contains(where: \.isKnown) else { return nil }
    let isPush = facts.transitions[first].verb == .push
    let kind = isPush ? .navigation : CodeClasses.kind(facts.text(name.name))
    if kind == .navigation, contents.count == 1 { return .stack(contents[0]) }
    return .container(CodeDestination.Container(kind: kind, columns: columns.map { facts.text($0) }), contents)
  }

  /// Whether a function runs before the screen is there.
  func isEarly(_ name: Symbol) -> Bool { CodeDestinations.early.contains(facts.text(name)) }

  private static let early: Set<String> = [
    "init", "start", "application", "scene", "viewDidLoad", "loadView", "awakeFromNib", "didFinishLaunching",
  ]

  // MARK: Coordinators

  /// The first screen of the only coordinator to which code of a type hands an empty navigation controller.
  func guided(by line: [Int], depth: Int) -> CodeDestination? {
    var guides: Set<Int> = []
    for type in line {
      for index in callsOfType[type] ?? [] {
        guard case .derived(let base, let name, _) = facts.calls[index].value, isEarly(name) else { continue }
        let context = Context(type: type, file: facts.calls[index].place.span.file)
        guides.formUnion(made(base, in: context).filter { self.isGiven($0.arguments, in: context) }.map(\.type))
      }
    }
    guard guides.count == 1, let guide = guides.first else { return nil }
    return firstScreen(of: guide, depth: depth).map { .stack($0) }
  }

  /// The coordinators that a value may be, each with what it is given.
  func made(_ value: CodeValue, in context: Context) -> [(type: Int, arguments: [CodeArgument])] {
    switch value {
    case .made(let name, let arguments):
      guard let type = classes.entity(name, near: context.file), isGuide(type) else { return [] }
      return [(type, arguments)]
    // A property was set on it.
    case .container(let container, let contents) where contents.isEmpty:
      return made(.made(container.type, []), in: context)
    case .cast(let inner, _): return made(inner, in: context)
    case .member(nil, let name):
      guard let type = context.type else { return [] }
      let values = found(name, on: type).compactMap { facts.properties[$0].value }
      return values.flatMap { value -> [(type: Int, arguments: [CodeArgument])] in
        if case .made = value { made(value, in: context) } else { [] }
      }
    default: return []
    }
  }

  /// Whether one of some arguments is a container of UIKit's own that is still empty.
  private func isGiven(_ arguments: [CodeArgument], in context: Context) -> Bool {
    arguments.contains { argument in
      switch argument.value {
      case .made(let name, let arguments): arguments.isEmpty && isStock(name)
      case .member(nil, let name):
        // One that the type was given itself holds others already.
        context.type.map { type in
          found(name, on: type).contains { stockContainer(of: $0) != nil }
            && makes(name, itself: type, file: context.file)
        } ?? false
      default: false
      }
    }
  }

  /// The screen with which a coordinator starts, if its code shows but one before anything happens.
  func firstScreen(of guide: Int, depth: Int) -> CodeDestination? {
    guard depth < CodeDestinations.deepest else { return nil }
    if let known = firstScreens[guide] { return known }
    firstScreens[guide] = .some(nil)
    let found = newFirstScreen(of: guide, depth: depth)
    if found != nil { fillers.formUnion(classes.line(of: guide)) }
    firstScreens[guide] = .some(found)
    return found
  }

  /// Whether a type has a function of its own in place of one that it inherits.
  private func isOverridden(_ function: Symbol, of owner: Int?, by type: Int) -> Bool {
    guard let owner = owner.map({ classes.owners[$0] }), owner != type else { return false }
    return classes.line(of: type).prefix { $0 != owner }.contains {
      declaring.contains(Member(type: $0, name: function))
    }
  }

  private func newFirstScreen(of guide: Int, depth: Int) -> CodeDestination? {
    let line = line(of: guide, file: classes.file(of: guide))
    let (transitions, calls) = (line.flatMap { transitionsOfType[$0] ?? [] }, line.flatMap { callsOfType[$0] ?? [] })
    var functions: Set<Symbol> = []
    var next = Set(
      (transitions.compactMap { facts.transitions[$0].function }
        + calls.compactMap { facts.calls[$0].place.signature?.name }).filter { isEarly($0) })
    var found: Set<CodeDestination> = []
    while !next.isEmpty {
      functions.formUnion(next)
      let here = next
      next = []
      for index in transitions {
        let transition = facts.transitions[index]
        guard [.push, .content].contains(transition.verb), let function = transition.function, here.contains(function),
          !isOverridden(function, of: transition.owner, by: guide)
        else { continue }
        let context = Context(type: guide, file: transition.span.file)
        found.formUnion(
          transition.values.map {
            let known = destination($0.withoutPresent, in: context, depth: depth + 1)
            return if case .list(let all) = known { all.last ?? known } else { known }
          })
      }
      for index in calls {
        guard let function = facts.calls[index].place.signature?.name, here.contains(function) else { continue }
        let context = Context(type: guide, file: facts.calls[index].place.span.file)
        switch facts.calls[index].value {
        case .call(nil, let name, _): if !functions.contains(name) { next.insert(name) }
        case .derived(let base, let name, _) where isEarly(name):
          for other in made(base, in: context) where other.type != guide {
            found.insert(firstScreen(of: other.type, depth: depth + 1) ?? .open(.otherObject))
          }
        default: break
        }
      }
    }
    let one = CodeDestination.one(of: Array(found))
    return one.isKnown && CodeDestinations.isScreen(one) ? one : nil
  }
}

extension CodeDestination {
  var form: CodeForm? { if case .open(let form) = self { form } else { nil } }
}
