internal import SceneBasics
internal import SceneCode

/// Tells apart functions of one form by what they are given: a controller, or a view of SwiftUI.
extension CodeCallers {
  private enum Sort { case controller, view, any }

  /// Whether a call may be of a function, by the sorts of what it hands over.
  func accepts(
    _ arguments: [CodeValue?], _ signature: CodeFacts.Signature, _ owner: Int?, _ call: CodeFacts.Call
  ) -> Bool {
    let context = CodeDestinations.Context(
      type: call.place.owner.map { destinations.classes.owners[$0] }, file: call.place.span.file)
    for (number, argument) in arguments.enumerated() {
      guard let argument else { continue }
      let (given, wanted) = (sort(of: argument, context), sort(of: signature.parameters[number].type, call))
      switch (given, wanted) {
      case (.view, .controller), (.controller, .view): return false
      case (.controller, .any):
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

  private func sort(of type: CodeName?, _ call: CodeFacts.Call) -> Sort {
    guard let type else { return .any }
    let (facts, classes) = (destinations.facts, destinations.classes)
    if facts.text(type.name) == "View" { return .view }
    if let own = classes.entity(type, near: call.place.span.file) {
      return destinations.isView(own) ? .view : classes.controllerRoot(of: own) != nil ? .controller : .any
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
    guard let type = destinations.typeOf(value, in: context) else { return .any }
    if destinations.isView(type) { return .view }
    return destinations.classes.controllerRoot(of: type) != nil ? .controller : .any
  }
}
