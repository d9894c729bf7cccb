internal import SceneBasics
internal import SceneCode

/// Tells apart functions of one form by what they are given: a controller, or a view of SwiftUI.
extension CodeCallers {
  enum Sort: Equatable {
    case controller, view, any
    /// A type of the app that is neither.
    case other(Int)
  }

  /// Whether a call may be of a function, by the sorts of what it hands over.
  func accepts(
    _ arguments: [CodeValue?], _ signature: CodeFacts.Signature, _ owner: Int?, _ call: CodeFacts.Call
  ) -> Bool {
    let context = CodeDestinations.Context(
      type: call.place.owner.map { destinations.classes.owners[$0] }, file: call.place.span.file)
    for (number, argument) in arguments.enumerated() {
      guard let argument else { continue }
      let (given, wanted) = (
        self.given(argument, context, call), sort(of: signature.parameters[number].type, call)
      )
      switch (given, wanted) {
      case (.view, .controller), (.controller, .view), (.other, .controller), (.other, .view), (.view, .other):
        return false
      case (.other(let type), .any), (.other(let type), .other):
        if !isTaken(type, as: signature.parameters[number].type, call) { return false }
      case (.controller, .any), (.controller, .other):
        // What is no controller, such as a case of a route, can't be given as one.
        if isOther(signature.parameters[number].type, call) { return false }
        // Another function of this form may want a controller.
        let others = others(signature, owner, call).compactMap { $0.parameters.dropFirst(number).first }
        if others.contains(where: { sort(of: $0.type, call) == .controller }) { return false }
      case (.view, .view), (.controller, .controller), (.view, .any), (.any, _): break
      }
    }
    return true
  }

  /// The functions of a type that only their types tell apart from one, for a call.
  private func others(
    _ signature: CodeFacts.Signature, _ owner: Int?, _ call: CodeFacts.Call
  ) -> [CodeFacts.Signature] {
    let facts = destinations.facts
    return declarations(signature.name).map { facts.declared[$0] }.filter { other in
      other.owner.map { destinations.classes.owners[$0] } == owner
        && other.signature.arguments(call.value.arguments, hasClosure: call.hasClosure) != nil
    }.map(\.signature)
  }

  /// Whether a type is one of the app's that no controller can be.
  private func isOther(_ type: CodeName?, _ call: CodeFacts.Call) -> Bool {
    guard let type, let own = destinations.classes.entity(type, near: call.place.span.file) else { return false }
    let classes = destinations.classes
    return classes.isOwn(own) && classes.entities[own].kind != .protocol && !classes.mayBeController(own)
  }

  /// The sort of an argument; the function in which the call stands says what its own parameters have to be.
  private func given(_ argument: CodeValue, _ context: CodeDestinations.Context, _ call: CodeFacts.Call) -> Sort {
    guard case .parameter(let number, _) = argument, let own = call.place.signature?.parameters,
      own.indices.contains(number)
    else { return sort(of: argument, context) }
    return sort(of: own[number].type, call)
  }

  /// Whether a parameter's type may be that of a value: a type of the app that has nothing to do with it isn't.
  private func isTaken(_ type: Int, as wanted: CodeName?, _ call: CodeFacts.Call) -> Bool {
    guard let wanted, let own = classes.entity(wanted, near: call.place.span.file), classes.isOwn(own) else {
      return true
    }
    let file = call.place.span.file
    return destinations.line(of: type, file: file).contains(own)
      || destinations.line(of: own, file: file).contains(type)
  }

  /// A view, a controller, or what is certainly neither: of a library's class only the name is known.
  private func sort(ofOwn type: Int) -> Sort {
    if let known = destinations.sorts[type] { return known }
    let found = newSort(ofOwn: type)
    destinations.sorts[type] = found
    return found
  }

  private func newSort(ofOwn type: Int) -> Sort {
    if destinations.isView(type) { return .view }
    if classes.controllerRoot(of: type) != nil { return .controller }
    guard classes.isOwn(type), [.class, .value].contains(classes.entities[type].kind) else { return .any }
    let line = destinations.line(of: type, file: classes.file(of: type))
    if line.contains(where: { destinations.isView($0) }) { return .view }
    let isKnown = line.allSatisfy { entity in
      classes.entities[entity].parents.allSatisfy { parent in
        CodeCallers.plainParents.contains(facts.text(parent.name))
          || !classes.all(parent, near: classes.file(of: entity)).isEmpty
      }
    }
    return isKnown ? .other(type) : .any
  }

  /// The names that a type may inherit and that make neither a controller nor a view of it.
  static let plainParents: Set = [
    "NSObject", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "Identifiable", "Error",
    "Comparable", "CaseIterable", "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject",
    "String", "Int", "AnyObject",
  ]

  private func sort(of type: CodeName?, _ call: CodeFacts.Call) -> Sort {
    guard let type else { return .any }
    let (facts, classes) = (destinations.facts, destinations.classes)
    if facts.text(type.name) == "View" { return .view }
    if let own = classes.entity(type, near: call.place.span.file) {
      return sort(ofOwn: own)
    }
    return CodeClasses.isController(facts.text(type.name)) ? .controller : .any
  }

  private func sort(of value: CodeValue, _ context: CodeDestinations.Context, depth: Int = 0) -> Sort {
    guard depth < CodeDestinations.deepest else { return .any }
    switch value {
    case .stack, .container, .hosted, .hosting, .scene, .initial, .generated: return .controller
    case .derived(let base, _, _):
      // A modifier of a view gives one, if the app has no function of that name.
      if sort(of: base, context, depth: depth + 1) == .view, destinations.typeOf(value, in: context) == nil {
        return .view
      }
    case .made, .call, .member, .choice, .payload, .parameter, .own, .when, .either, .declared, .cast, .board, .list,
      .text, .nothing, .open, .cases:
      break
    }
    guard let type = destinations.typeOf(value, in: context) else {
      // A controller of the system is known by its name.
      let name = library(value, context.file)
      return name.map { CodeClasses.isController(facts.text($0.name)) } == true ? .controller : .any
    }
    return sort(ofOwn: type)
  }

  // MARK: What a call is made on

  /// Whether what a call is made on is declared as a protocol or a base class, of which a type is one.
  func isOneOfSeveral(_ call: CodeFacts.Call, _ owner: Int?) -> Bool {
    guard let owner, case .derived(let base, _, _) = call.value else { return false }
    let (type, file) = (call.place.owner.map { classes.owners[$0] }, call.place.span.file)
    guard let known = destinations.typeOf(base, in: CodeDestinations.Context(type: type, file: file)) else {
      return false
    }
    return !destinations.line(of: known, file: file).contains(owner)
      && destinations.line(of: owner, file: file).contains(known)
  }

  /// Whether a type is of macOS, where no object has the functions of a controller of iOS.
  func isOfMac(_ type: Int?) -> Bool {
    guard let type else { return false }
    let classes = ["NSViewController", "NSWindowController", "NSWindow", "NSView"]
    return self.classes.line(of: type).contains { entity in
      self.classes.entities[entity].parents.contains { classes.contains(facts.text($0.name)) }
    }
  }

  /// The class of a library to which a value belongs, as far as it is known.
  func library(_ value: CodeValue, _ file: FileID) -> CodeName? {
    switch value {
    case .made(let name, _), .member(let name?, _), .call(let name?, _, _), .cast(_, let name), .declared(let name),
      .parameter(_, let name?):
      classes.all(name, near: file).contains { classes.isOwn($0) } || isGeneric(name) ? nil : name
    default: nil
    }
  }

  /// Whether a name may be that of a type which a function or a class leaves open: `T`.
  private func isGeneric(_ name: CodeName) -> Bool { facts.text(name.name).count <= 2 }
}
