internal import SceneBasics
internal import SceneCode

/// Finds the callers of functions that show what they are given: a call is forwarded to where its screen is known.
///
/// A call belongs to a function if the name and the labels fit, and if what it is called on has that function. Where that
/// isn't known, only one function of the app may have this form.
struct CodeCallers {
  let destinations: CodeDestinations
  private var calls: [Symbol: [Int]] = [:]
  private var declared: [Symbol: [Int]] = [:]
  /// How many pairs of a function and a call are compared in all, so that the work grows with the code alone.
  private var pairCount = 0
  private let mostPairs: Int
  /// The calls that turned out to be of a function of the app, and not of UIKit.
  private(set) var forwarded: Set<SourceSpan> = []

  /// The functions of a name.
  func declarations(_ name: Symbol) -> ArraySlice<Int> { (declared[name] ?? []).prefix(64) }

  var facts: CodeFacts { destinations.facts }
  var classes: CodeClasses { destinations.classes }

  /// How many functions a screen may be handed through.
  private static let mostLevels = 4

  init(_ destinations: CodeDestinations) {
    self.destinations = destinations
    let facts = destinations.facts
    for (index, call) in facts.calls.enumerated() { calls[call.value.calledName, default: []].append(index) }
    for (index, function) in facts.declared.enumerated() {
      declared[function.signature.name, default: []].append(index)
    }
    mostPairs = 100 * (facts.calls.count + facts.transitions.count) + 10_000
  }

  /// The transitions that a transition is for its callers; itself where no caller changes it.
  mutating func ways(of transition: CodeFacts.Transition) -> [CodeFacts.Transition] {
    var transition = transition
    if transition.verb == .content { transition.values = transition.values.map(\.withoutPresent) }
    guard needsCaller(transition) else { return [transition] }
    // A navigation controller that is made around a screen is known by that.
    if transition.verb == .content, transition.function.flatMap(CodeWord.init) == .`init`,
      let owner = transition.owner, classes.controllerRoot(of: classes.owners[owner]) == "UINavigationController"
    {
      return []
    }
    // Each controller of a list comes from where it is known.
    return transition.values.flatMap(\.items).flatMap { value -> [CodeFacts.Transition] in
      // What stands in the list already doesn't come.
      if value == .own, transition.verb == .content { return [] }
      var single = transition
      single.values = [value]
      return ways(ofSingle: single)
    }
  }

  private mutating func ways(ofSingle first: CodeFacts.Transition) -> [CodeFacts.Transition] {
    var found: [CodeFacts.Transition] = []
    var isKnown = false
    var waiting = [(way: first, level: 0)]
    var seen: Set<Int> = []
    while let (way, level) = waiting.popLast() {
      guard level < CodeCallers.mostLevels, needsCaller(way) else {
        isKnown = isKnown || leads(way)
        found.append(way)
        continue
      }
      let answer = callers(of: way)
      if answer.calls.isEmpty {
        // Calls of a function that has UIKit's form are read as UIKit's.
        if level > 0 || !(isOfUIKit(way.place.signature) && way.values.allSatisfy(\.dependsOnCaller)) {
          found.append(way)
        }
        continue
      }
      if answer.isOpen { found.append(way) }
      for (index, next) in answer.calls {
        forwarded.insert(facts.calls[index].place.span)
        if seen.insert(index).inserted { waiting.append((next, level + 1)) }
      }
    }
    // A destination that no caller makes certain is one open question, and not one for each caller.
    return isKnown || first.values.allSatisfy(\.isHandedOver) ? found : [first]
  }

  private func context(of way: CodeFacts.Transition) -> CodeDestinations.Context {
    CodeDestinations.Context(type: way.place.owner.map { classes.owners[$0] }, file: way.place.span.file)
  }

  func leads(_ way: CodeFacts.Transition) -> Bool {
    way.values.contains { value in
      switch destinations.destination(value, in: context(of: way)) {
      case .open: false
      case .scene, .type, .hosted, .stack, .container, .list, .system, .nothing, .guide, .either: true
      }
    }
  }

  /// Whether it depends on a caller where a transition leads, or where it starts.
  private func needsCaller(_ way: CodeFacts.Transition) -> Bool {
    guard way.place.signature != nil else { return false }
    let type = way.place.owner.map { classes.owners[$0] }
    let open = way.values.flatMap(\.items).filter { value in
      let found = destinations.destination(value, in: context(of: way))
      return !(found.isKnown && CodeDestinations.isScreen(found))
        || destinations.isAround(value, found, context(of: way))
    }
    let types = way.place.signature?.givenTypes ?? []
    if open.contains(where: { $0.dependsOnCaller || $0.isOf(types) }) { return true }
    guard open.isEmpty else { return false }
    guard let type, classes.isOwn(type), classes.entities[type].kind != .protocol else { return true }
    return !way.place.cases.isEmpty && !destinations.isController(type)
  }

  private func isOfUIKit(_ signature: CodeFacts.Signature?) -> Bool {
    guard let signature, let word = CodeWord(signature.name) else { return false }
    return CodeCallers.uiKit.contains(word) && signature.parameters.count >= 1 && signature.parameters[0].label == nil
  }

  private static let uiKit: Set<CodeWord> = [
    .pushViewController, .present, .show, .showDetailViewController, .setViewControllers, .presentViewController,
    .showViewController, .addChild, .setViewController,
  ]

  // MARK: Calls

  /// The calls of the function in which a transition stands, each with the transition that it is there.
  ///
  /// It is open if a call may mean another case than its own, and none says so.
  private mutating func callers(
    of way: CodeFacts.Transition
  ) -> (calls: [(Int, CodeFacts.Transition)], isOpen: Bool) {
    guard let signature = way.place.signature else { return ([], false) }
    let owner = way.place.owner.map { classes.owners[$0] }
    var found: [(Int, CodeFacts.Transition)] = []
    var isOpen = false
    var isOnly: Bool?
    for index in calls[signature.name] ?? [] {
      pairCount += 1
      guard pairCount < mostPairs else { return ([], true) }
      let call = facts.calls[index]
      guard let arguments = signature.arguments(call.value.arguments, hasClosure: call.hasClosure) else { continue }
      guard accepts(arguments, signature, owner, call) else { continue }
      switch fit(call, owner) {
      case false?: continue
      case nil:
        if call.isOfUIKit || call.hasPlainName || isOfMac(call.place.owner.map { classes.owners[$0] }) { continue }
        let only = isOnly ?? isOnlyOne(signature, owner)
        isOnly = only
        guard only else { continue }
      case true?: break
      }
      // What is handed over keeps its meaning, since the call is the new place. So `self` there comes from the caller of
      // that function in turn.
      let binding = CodeBinding(
        arguments, of: signature, own: call.value.base ?? .own, owner: owner.map { classes.entities[$0].name })
      guard var next = binding.transition(way, at: call.place, isOpen: &isOpen) else { continue }
      if way.isOfOwn, next.holder == nil { next.holder = holder(call) }
      next.isOneOfSeveral = way.isOneOfSeveral || isOneOfSeveral(call, owner)
      found.append((index, next))
    }
    return (found, isOpen || (found.isEmpty && !way.place.cases.isEmpty))
  }

  /// The declaration of the controller on which a call is made, if that isn't the own one: it gets what is handed over.
  private func holder(_ call: CodeFacts.Call) -> Int? {
    let type = call.place.owner.map { classes.owners[$0] }
    let context = CodeDestinations.Context(type: type, file: call.place.span.file)
    guard let base = call.value.base, let known = destinations.typeOf(base, in: context), known != type,
      destinations.isController(known)
    else { return nil }
    return classes.entities[known].declaration
  }

  /// Whether a call is of a function of a type; nil if it isn't known what it is called on.
  private func fit(_ call: CodeFacts.Call, _ owner: Int?) -> Bool? {
    let type = call.place.owner.map { classes.owners[$0] }
    let file = call.place.span.file
    switch call.value {
    case .call(nil, _, _): return owner == nil || type.map { has($0, owner, file) } ?? false
    case .call(let name?, _, _):
      guard let type = classes.entity(name, near: file) else { return false }
      return has(type, owner, file)
    case .derived(let base, _, _):
      let context = CodeDestinations.Context(type: type, file: file)
      if let known = destinations.typeOf(base, in: context) { return has(known, owner, file) }
      // What a library's class gives has nothing of the app's.
      if owner == nil { return false }
      if let library = library(base, file) { return owner == classes.entity(library, near: file) }
      return nil
    default: return false
    }
  }

  /// Whether a type has the functions of another one: as its own, inherited, of a protocol, or of an extension.
  private func has(_ type: Int, _ owner: Int?, _ file: FileID) -> Bool {
    guard let owner else { return false }
    if destinations.line(of: type, file: file).contains(owner) { return true }
    if !classes.isOwn(owner), classes.text(owner) == "UIViewController" { return destinations.isController(type) }
    // What is declared as a protocol, or as a base class, may be the type itself.
    return classes.isOwn(type) && classes.entities[type].kind != .value
      && destinations.line(of: owner, file: file).contains(type)
  }

  /// Whether no other type of the app has a function of this form.
  private func isOnlyOne(_ signature: CodeFacts.Signature, _ owner: Int?) -> Bool {
    let labels = signature.parameters.map(\.label)
    let owners = Set(
      (declared[signature.name] ?? []).prefix(64).filter {
        facts.declared[$0].signature.parameters.map(\.label) == labels
      }.map { facts.declared[$0].owner.map { classes.owners[$0] } })
    // A protocol only says that a type has it.
    return owners.allSatisfy { other in
      other == owner || other.map { classes.entities[$0].kind == .protocol } ?? false
    }
  }
}

extension CodeValue {
  /// Whether it is of a type that a caller hands over: `T()` where the function is given a `T.Type`.
  fileprivate func isOf(_ types: Set<Symbol>) -> Bool {
    switch self {
    case .made(let type, _), .declared(let type), .cast(_, let type): type.outer == nil && types.contains(type.name)
    case .stack(let inner): inner.isOf(types)
    default: false
    }
  }

  /// The name of the function that is called.
  fileprivate var calledName: Symbol {
    switch self {
    case .call(_, let name, _), .derived(_, let name, _): name
    default: Symbol(0)
    }
  }

  var arguments: [CodeArgument] {
    switch self {
    case .call(_, _, let arguments), .derived(_, _, let arguments): arguments
    default: []
    }
  }

  /// The values of a list; itself if it is none.
  fileprivate var items: [CodeValue] { if case .list(let values) = self { values } else { [self] } }

  /// The values of which it may be one.
  fileprivate var alternatives: [CodeValue] {
    switch self {
    case .either(let values): values.flatMap(\.alternatives)
    case .stack(let value): value.alternatives.map { .stack($0) }
    case .cast(let value, let type): value.alternatives.map { .cast($0, type) }
    default: [self]
    }
  }

  /// Whether it is a parameter, as it is or in a navigation controller.
  fileprivate var isHandedOver: Bool {
    switch self {
    case .parameter, .payload: true
    case .cast(let value, _), .stack(let value), .when(_, let value), .derived(let value, _, _): value.isHandedOver
    case .either(let values), .list(let values), .container(_, let values): values.contains(where: \.isHandedOver)
    case .made, .call, .member, .declared, .scene, .initial, .board, .generated, .hosted, .text, .nothing, .open, .own,
      .choice, .hosting, .cases:
      false
    }
  }

  fileprivate var base: CodeValue? { if case .derived(let base, _, _) = self { base } else { nil } }
}

extension CodeBinding {
  /// A transition as one call makes it; nil if the call means another case.
  fileprivate func transition(
    _ way: CodeFacts.Transition, at place: CodeFacts.Place, isOpen: inout Bool
  ) -> CodeFacts.Transition? {
    var cases: [CodeCase] = []
    for condition in way.place.cases {
      switch holds(condition) {
      case .yes: break
      case .no: return nil
      case .unknown:
        isOpen = true
        return nil
      case .of(let number): cases.append(CodeCase(parameter: number, names: condition.names))
      }
    }
    var next = way
    next.values = values(way.values).flatMap(\.alternatives)
    if next.values.isEmpty { return nil }
    next.style = style(way.style)
    next.place = place
    next.function = place.signature?.name
    next.isStatic = place.signature?.isStatic ?? false
    next.place.cases = place.cases + cases
    return next
  }
}
