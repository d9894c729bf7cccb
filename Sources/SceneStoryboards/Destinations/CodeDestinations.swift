internal import SceneBasics
internal import SceneCode

/// Looks up what values of the code come to, in the types, functions and properties of all files.
///
/// What a function or a property of a type gives is looked up once, so that each lookup is short.
final class CodeDestinations {
  let classes: CodeClasses
  let scenes: CodeScenes
  let functions: CodeIndex
  private let properties: CodeIndex
  let byPropertyName: CodeIndex
  let byFunctionName: CodeIndex

  /// The known members of types; nil while a lookup is under way, so that circles end.
  private var known: [Member: CodeDestination?] = [:]
  private var results: [Member: CodeDestination?] = [:]
  /// The first screens of coordinators; nil while a lookup is under way, so that circles end.
  var firstScreens: [Int: CodeDestination?] = [:]
  /// By type: whether it is a controller, a view, or neither, as far as it was asked for.
  var sorts: [Int: CodeCallers.Sort] = [:]
  /// The coordinators whose first screen is the content of a navigation controller that other code shows.
  var fillers: Set<Int> = []
  /// By type: the transitions of its code, and its calls; made when they are asked for.
  private(set) lazy var transitionsOfType = Dictionary(grouping: facts.transitions.indices) {
    facts.transitions[$0].owner.map { classes.owners[$0] } ?? -1
  }
  private(set) lazy var callsOfType = Dictionary(grouping: facts.calls.indices) {
    facts.calls[$0].place.owner.map { classes.owners[$0] } ?? -1
  }

  /// By protocol: the types of the app that have it.
  private(set) lazy var implementers = classes.implementers()
  /// By name: the texts that have one in all of the code.
  private(set) lazy var constants = Dictionary(grouping: facts.constants, by: \.name)

  /// The functions that types declare, as far as their names sound like a way.
  private(set) lazy var declaring = Set(
    facts.declared.map { Member(type: $0.owner.map { classes.owners[$0] }, name: $0.signature.name) })

  /// By type: the cases of an enum, in their order; made when they are asked for.
  private(set) lazy var casesOfType = Dictionary(grouping: facts.properties.indices.filter { isCase($0) }) {
    classes.owners[facts.properties[$0].owner]
  }

  /// The code in which a value stands.
  struct Context {
    /// The type in whose code it stands.
    var type: Int?
    var file: FileID
    /// The function in which it stands, where that is known.
    var signature: CodeFacts.Signature?
  }

  static let deepest = 8
  var facts: CodeFacts { classes.facts }

  init(_ classes: CodeClasses, _ scenes: CodeScenes) {
    self.classes = classes
    self.scenes = scenes
    let facts = classes.facts
    functions = CodeIndex(count: facts.functions.count) { place in
      let function = facts.functions[place]
      return CodeIndex.key(of: function.signature.name, on: function.owner.map { classes.owners[$0] })
    }
    properties = CodeIndex(count: facts.properties.count) { place in
      CodeIndex.key(of: facts.properties[place].name, on: classes.owners[facts.properties[place].owner])
    }
    byFunctionName = CodeIndex(count: facts.functions.count) { CodeIndex.key(of: facts.functions[$0].signature.name) }
    byPropertyName = CodeIndex(count: facts.properties.count) { CodeIndex.key(of: facts.properties[$0].name) }
  }

  /// How many values one lookup may go through.
  private static let mostSteps = 2_000
  private var stepCount = 0

  /// The functions of a type that have a result.
  func functions(_ name: Symbol, on type: Int) -> [Int] { functions[Member(type: type, name: name)] }

  func destination(_ value: CodeValue, in context: Context, depth: Int = 0) -> CodeDestination {
    stepCount = depth == 0 ? 0 : stepCount + 1
    guard depth < CodeDestinations.deepest, stepCount < CodeDestinations.mostSteps else { return .open(.expression) }
    switch value {
    case .made(let name, let arguments):
      let known = made(name, in: context)
      if known == .system("UISearchController"), let results = results(in: arguments) {
        let inner = destination(results, in: context, depth: depth + 1)
        return inner.isKnown ? inner : known
      }
      if isAround(known, context), let view = view(in: arguments) ?? unlabelledView(in: arguments, of: known, context) {
        let inner = hosted(view, in: context, depth: depth + 1)
        return inner.isKnown ? inner : known
      }
      if isEmptyStack(value, in: context), let root = rootByOthers(of: value, in: context, depth: depth + 1) {
        return .stack(root)
      }
      if arguments.isEmpty, !known.isKnown, let type = context.type, isStock(name) {
        return guided(by: line(of: type, file: context.file), depth: depth + 1) ?? known
      }
      guard let root = root(in: arguments), isStack(known, name, in: context) else { return known }
      let inner = destination(root, in: context, depth: depth + 1)
      // A stack around something unknown is no answer: the screen in it is asked for.
      return inner.isKnown ? .stack(inner) : .open(inner.form ?? .expression)
    case .parameter(_, let name): return name.map { declared($0, in: context, else: .parameter) } ?? .open(.parameter)
    case .own:
      let own = context.type.map { type($0) }
      return if case .system? = own { own ?? .open(.expression) } else { .open(.expression) }
    case .choice: return .open(.expression)
    case .payload: return .open(.parameter)
    case .when(_, let value): return destination(value, in: context, depth: depth)
    case .either(let values):
      return .one(of: values.map { destination($0, in: context, depth: depth + 1) })
    case .declared(let name): return declared(name, in: context, else: .parameter)
    case .call(let name, let function, let arguments):
      return called(name, function, arguments, in: context, depth: depth)
    // The argument of a closure: `$0`.
    case .member(nil, let property) where facts.names.utf8(property).first.map({ $0 &- 0x30 < 10 }) == true:
      return .open(.expression)
    case .member(let name, let property): return member(name, property, in: context, depth: depth)
    case .derived(let base, let name, let arguments): return derived(base, name, arguments, in: context, depth: depth)
    case .cast(let inner, let name):
      let known = destination(inner, in: context, depth: depth + 1)
      // A screen is no navigation controller, so `detail as? UINavigationController` is nil.
      if isOther(known, than: name) { return .nothing }
      return known.isKnown ? known : declared(name, in: context, else: CodeDestinations.form(known))
    case .scene(let identifier, let board): return scene(identifier, board, in: context, depth: depth)
    case .initial(let board): return initial(board, in: context)
    case .generated(let board, let scene):
      return one(
        scenes.generated(storyboard: facts.text(board), scene: scene.map { facts.text($0) }), else: .otherObject)
    case .stack(let inner):
      let known = destination(inner, in: context, depth: depth + 1)
      return known.isKnown ? .stack(known) : known
    case .container(let container, let values):
      return contained(container, values, in: context, depth: depth)
    case .hosted(let name): return hosted(.made(name), in: context, depth: depth)
    case .hosting(let view): return hosted(view, in: context, depth: depth)
    case .cases(let type, let name, let value): return ofCases(value, named: name, of: type, in: context, depth: depth)
    case .list(let values): return .list(values.map { destination($0, in: context, depth: depth + 1) })
    case .nothing: return .nothing
    case .board, .text: return .open(.expression)
    case .open(let form): return .open(form)
    }
  }

  private static func form(_ destination: CodeDestination) -> CodeForm {
    if case .open(let form) = destination { form } else { .expression }
  }

  // MARK: Functions and properties

  private func called(
    _ name: CodeName?, _ function: Symbol, _ arguments: [CodeArgument], in context: Context, depth: Int
  ) -> CodeDestination {
    let named = name.map { classes.all($0, near: context.file) }
    if let named, named.count > 1 { return .open(.severalClasses) }
    let asked = Asked(function: function, arguments: arguments, own: nil, asker: context)
    guard let type = named.map({ $0.first }) ?? context.type else {
      if name == nil { return result(of: asked, on: nil, depth: depth) ?? .open(.ownFunction) }
      // A class of a library makes itself, as far as it is a controller.
      if let name, CodeClasses.isSystem(facts.text(name.name)) { return .system(facts.text(name.name)) }
      return .open(.otherObject)
    }
    if let found = result(of: asked, on: type, depth: depth) { return found }
    if name == nil || type == context.type {
      if let found = result(of: asked, on: nil, depth: depth) { return found }
    }
    if name == nil { return member(nil, function, in: context, depth: depth) }
    let text = classes.text(type)
    if !classes.isOwn(type), CodeClasses.isSystem(text) { return .system(text) }
    guard classes.controllerRoot(of: type) != nil, classes.isOwn(type) else { return .open(.otherObject) }
    // A class method of a controller's class that isn't declared here makes one: a library's, or generated.
    return self.type(type)
  }

  /// A function with what a caller hands over.
  struct Asked {
    var function: Symbol
    var arguments: [CodeArgument]
    /// Its receiver.
    var own: CodeValue?
    var asker: Context
  }

  /// The destination that the functions of a name return, if they all return the same; nil if there is none.
  func result(of asked: Asked, on type: Int?, depth: Int) -> CodeDestination? {
    let key = Member(type: type, name: asked.function)
    if let found = results[key] { return found }
    results[key] = .some(.open(.ownFunction))
    var dependsOnCaller = false
    let found = newResult(of: asked, on: type, depth: depth, &dependsOnCaller)
    // What depends on the caller is another one's for another caller.
    if dependsOnCaller { results[key] = nil } else { results[key] = .some(found) }
    return found
  }

  private func newResult(of asked: Asked, on type: Int?, depth: Int, _ dependsOnCaller: inout Bool) -> CodeDestination?
  {
    let owners: [Int?] = type.map { line(of: $0, file: asked.asker.file) } ?? [nil]
    for owner in owners {
      let all = functions[Member(type: owner, name: asked.function)]
      if all.isEmpty { continue }
      if isHidden(all, asked.function) { return .open(.ownFunction) }
      var results: [CodeDestination] = []
      // Of several functions of a name the labels tell which is meant.
      let fitting = all.filter {
        facts.functions[$0].signature.arguments(asked.arguments, hasClosure: true) != nil
      }
      if fitting.count < all.count { dependsOnCaller = true }
      for index in fitting.isEmpty ? all : fitting {
        let function = facts.functions[index]
        let file = function.owner.map { facts.types[$0].span.file } ?? asked.asker.file
        let place = Context(type: type, file: file)
        let open = CodeDestination.open(.ownFunction)
        let declared = function.result.map { self.declared($0, in: place, else: .ownFunction) } ?? open
        if declared.isKnown, CodeDestinations.isScreen(declared) {
          results.append(declared)
          continue
        }
        var given = function.values
        let isOfCase = given.contains(where: \.isOfCase)
        if given.contains(where: \.dependsOnCaller) || given.contains(where: \.isOfCase) {
          dependsOnCaller = true
          given = bind(given, of: function.signature, on: owner, asked)
        }
        if let type = madeByType(function, asked) {
          dependsOnCaller = true
          given = [.made(type)]
        }
        let all = given.map { destination($0, in: place, depth: depth + 1) }
        // An empty controller stands for no screen: `guard … else { return UIViewController() }`.
        let screens = all.filter { $0 != .system("UIViewController") }
        let value = CodeDestination.one(of: screens.isEmpty ? all : screens)
        if value == .nothing, !given.isEmpty { return .nothing }
        // Of the cases of a parameter one is meant, and which one the call alone doesn't say.
        let isOpen =
          function.asksCaller || isOfCase && (given.contains(where: \.isOfCase) || !isOwn(owner, asked.asker))
        let isOne = if case .either = value { isOpen } else { !value.isKnown }
        results.append(isOne ? declared.isKnown ? declared : open : value)
      }
      let distinct = Set(results)
      if distinct.count == 1, let found = results.first, found.isKnown { return found }
      return .open(.ownFunction)
    }
    return nil
  }

  func member(_ name: CodeName?, _ property: Symbol, in context: Context, depth: Int) -> CodeDestination {
    let named = name.map { classes.all($0, near: context.file) }
    guard let type = named.map({ $0.count == 1 ? $0[0] : nil }) ?? context.type else { return .open(.property) }
    let key = Member(type: type, name: property)
    if let found = known[key] { return found ?? .open(.property) }
    known[key] = .some(nil)
    let found = newMember(property, of: type, in: context, depth: depth)
    known[key] = .some(found)
    return found
  }

  private func newMember(_ property: Symbol, of type: Int, in context: Context, depth: Int) -> CodeDestination {
    for owner in line(of: type, file: context.file) {
      let found = self.found(property, on: owner)
      guard !found.isEmpty else { continue }
      var library: CodeDestination?
      for index in found {
        guard let type = facts.properties[index].type else { continue }
        let file = facts.types[facts.properties[index].owner].span.file
        let known = declared(type, in: Context(type: owner, file: file), else: .property)
        if CodeDestinations.isScreen(known) { return stack(of: found, declared: known, depth: depth) ?? known }
        if case .system = known { library = known }
      }
      let values = Set(
        found.compactMap { facts.properties[$0].value }.map {
          destination($0, in: Context(type: owner, file: context.file), depth: depth + 1)
        }
      ).subtracting([.nothing])
      if values.count == 1, let value = values.first, value.isKnown { return value }
      if let made = body(property, of: owner, file: context.file, depth: depth), values.count < 2 { return made }
      if let filled = filled(property, found, of: type, in: context, depth: depth) { return filled }
      return library ?? .open(.property)
    }
    let place = Context(type: type, file: context.file)
    let asked = Asked(function: property, arguments: [], own: nil, asker: place)
    return result(of: asked, on: type, depth: depth) ?? .open(.property)
  }

  /// The properties of a name; `_detail` is the variable of `detail`.
  func found(_ name: Symbol, on type: Int) -> [Int] {
    let found = properties[Member(type: type, name: name)]
    let text = facts.names.utf8(name)
    guard text.first == UInt8(ascii: "_"), let plain = facts.names.find(facts.text(name).dropFirst().description) else {
      return found
    }
    return found + properties[Member(type: type, name: plain)]
  }
}
