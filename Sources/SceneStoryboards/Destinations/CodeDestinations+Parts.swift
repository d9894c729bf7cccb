internal import SceneBasics
internal import SceneCode

/// Parts of values: of tuples, of what was made of parts, of lists; and members that give the value itself.
extension CodeDestinations {
  /// A part that was handed over by its name, or that stands in a tuple: `Module(view: detail).view`.
  func part(_ name: Symbol, of base: CodeValue, in context: Context, depth: Int) -> CodeDestination? {
    var found: Set<CodeDestination> = []
    for (value, place) in parts(of: base, in: context, depth: depth) {
      switch value {
      case .made(_, let arguments), .choice(_, let arguments):
        guard let value = part(name, in: arguments, of: base, context, depth) else { return nil }
        found.insert(destination(value, in: place, depth: depth + 1))
      // `guard … else { return nil }` gives no part.
      case .nothing: continue
      default: return nil
      }
    }
    return found.count == 1 && found.first?.isKnown == true ? found.first : nil
  }

  /// The values that a value may be, each with the type and the file in which it means something.
  private func parts(of base: CodeValue, in context: Context, depth: Int) -> [(value: CodeValue, place: Context)] {
    switch base {
    case .call(let type, let function, let arguments):
      guard let type = type.map({ classes.entity($0, near: context.file) }) ?? context.type else { break }
      return values(of: Asked(function: function, arguments: arguments, own: nil, asker: context), on: type)
    case .derived(let inner, let function, let arguments):
      guard let type = typeOf(inner, in: context, depth: depth + 1) else { break }
      let asked = Asked(function: function, arguments: arguments, own: inner, asker: context)
      let found = values(of: asked, on: onlyImplementer(of: type) ?? type)
      if !found.isEmpty { return found }
    default: break
    }
    return [(base, context)]
  }

  private func part(
    _ name: Symbol, in arguments: [CodeArgument], of base: CodeValue, _ context: Context, _ depth: Int
  ) -> CodeValue? {
    if let named = arguments.first(where: { $0.label == name }) { return named.value }
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil }) else { return nil }
    // A tuple's type has the names, in the same order.
    let tuple = typeOf(base, in: context, depth: depth + 1)
    let place = Int(facts.text(name)) ?? tuple.flatMap { self.place(of: name, in: $0) }
    return place.flatMap { arguments.indices.contains($0) ? arguments[$0].value : nil }
  }

  /// The place of a property among those of the type that a tuple has.
  private func place(of name: Symbol, in type: Int) -> Int? {
    guard classes.entities[type].kind == .tuple, let property = found(name, on: type).first else { return nil }
    let owner = facts.properties[property].owner
    var first = property
    while first > 0, facts.properties[first - 1].owner == owner { first -= 1 }
    return property - first
  }

  /// One of a list: `pages.first`, `pages[1]`; which one it is may not be known.
  func element(_ name: Symbol, _ arguments: [CodeArgument], of all: [CodeDestination]) -> CodeDestination? {
    guard !all.isEmpty else { return nil }
    if CodeWord(name) == .subscript {
      guard case .member(nil, let number)? = arguments.first?.value, let place = Int(facts.text(number)) else {
        return .one(of: all)
      }
      return all.indices.contains(place) ? all[place] : nil
    }
    guard arguments.isEmpty else { return nil }
    return switch facts.text(name) {
    case "first": all.first
    case "last": all.last
    default: nil
    }
  }

  /// Whether a member of a screen gives the screen: `var controller: UIViewController { self }` of its protocol.
  func isItself(_ name: Symbol, of screen: CodeDestination, in context: Context) -> Bool {
    guard let type = type(of: screen) else { return false }
    for owner in line(of: type, file: classes.file(of: type)) {
      guard found(name, on: owner).isEmpty else { return false }
      let values = functions[Member(type: owner, name: name)].flatMap { facts.functions[$0].values }
      if !values.isEmpty { return values.allSatisfy { $0 == .own } }
    }
    return false
  }

  /// The app's class of a screen.
  private func type(of screen: CodeDestination) -> Int? {
    switch screen {
    case .type(let type): type
    case .scene(let number):
      scenes.project[number].customClass.flatMap { scene in
        let found = classes.named(String(scene.name.split(separator: ".").last ?? ""))
        return found.count == 1 ? found[0] : nil
      }
    case .hosted, .stack, .container, .list, .system, .nothing, .guide, .open, .either: nil
    }
  }

  /// The root of the app's own navigation controller in a property: `let nav: Stack = Stack(rootViewController: list)`.
  func stack(of found: [Int], declared known: CodeDestination, depth: Int) -> CodeDestination? {
    guard case .type(let type) = known, classes.controllerRoot(of: type) == "UINavigationController" else { return nil }
    var all: Set<CodeDestination> = []
    for index in found {
      let property = facts.properties[index]
      guard let value = property.value, value != .nothing else { continue }
      guard case .made(_, let arguments) = value, root(in: arguments) != nil else { return nil }
      let place = Context(type: classes.owners[property.owner], file: facts.types[property.owner].span.file)
      all.insert(destination(value, in: place, depth: depth + 1))
    }
    guard all.count == 1, case .stack(let inner)? = all.first else { return nil }
    return .stack(inner)
  }
}
