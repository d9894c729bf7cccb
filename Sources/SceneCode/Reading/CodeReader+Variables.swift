internal import SceneBasics

/// Variables, properties and assignments, in both languages.
extension CodeReader {
  mutating func swiftVariable() {
    pendingSelector = nil
    if isSign("(", position + 1), !scope.isTypeBody { return tuple(at: position + 1) }
    guard isWord(position + 1), !isSign(".", position - 1) else { return }
    let place = position + 1
    let name = tokens[place].symbol
    var index = place + 1
    var type: CodeName?
    if isSign(":", index) {
      if let (found, next) = typeName(at: index + 1) {
        type = found
        index = next
      } else if isSign("(", index + 1) || isSign("[", index + 1) {
        index = end(index + 1) + 1
      }
    }
    let hasValue = isSign("=", index) && !isSign("=", index + 1)
    if scope.isTypeBody {
      property(name, type: type, value: hasValue ? swiftValues(at: index + 1).values.first : nil, at: index)
    } else {
      let isCondition = place < conditionBrace
      var values: [CodeValue] = []
      if hasValue {
        values = swiftValues(at: index + 1).values
        if scope.owner == nil { constant(name, values) }
        // What a call gives may be known by the variable's type alone.
        if let type, values.count == 1, values[0].isOfCall { values = [.cast(values[0], type)] }
      } else if index == place + 1, word(index) == .else || (isCondition && (isSign(",", index) || isSign("{", index)))
      {
        // `if let detail {` unwraps a variable or a property of that name.
        values = locals[name]?.values ?? [.member(nil, name)]
      } else if !isCondition, type == nil {
        values = [.open(.parameter)]
      }
      var variable = CodeLocals.Variable(name, type: type, values: values)
      if hasValue { variable.presentationOf = presented(at: index + 1) }
      if isCondition {
        pending[conditionBrace, default: Pending()].variables.append(variable)
      } else {
        locals.declare(variable, depth: scopes.count)
      }
    }
    position = hasValue ? index : place
  }

  /// Keeps a text that has a name in all of the code.
  mutating func constant(_ name: Symbol, _ values: [CodeValue]) {
    guard scopes.count == 1, values.count == 1, case .text(.text(let text)) = values[0] else { return }
    found.constants.append(CodeFacts.Constant(name: name, text: text, file: file))
  }

  /// `let (detail, other) = …`: of each name no more is known than that it hides others.
  private mutating func tuple(at list: Int) {
    for start in arguments(of: list) where isWord(start) {
      let variable = CodeLocals.Variable(tokens[start].symbol, values: [.open(.parameter)])
      if position < conditionBrace {
        pending[conditionBrace, default: Pending()].variables.append(variable)
      } else {
        locals.declare(variable, depth: scopes.count)
      }
    }
  }

  private mutating func property(_ name: Symbol, type: CodeName?, value: CodeValue?, at index: Int) {
    guard let owner = scope.owner else { return }
    // An enum that says itself what its cases are may leave some out.
    if CodeWord(name) == .casesOfEnum {
      return found.properties.append(CodeFacts.Property(owner: owner, name: name, value: .open(.expression)))
    }
    if isSign("=", index), isSign("{", index + 1), isSign("(", end(index + 1) + 1) {
      // A closure that is called at once: its value is what that returns.
      body(of: name, type: type, at: index + 1, owner: owner)
    }
    if isSign("{", index), type != nil, value == nil {
      // It is computed: its value is what its body returns.
      return body(of: name, type: type, at: index, owner: owner)
    }
    guard type != nil || value != nil else { return }
    found.properties.append(
      CodeFacts.Property(owner: owner, name: name, type: type, value: value, isWeak: isWeak(position)))
  }

  /// Whether `weak` or `unowned` stands among the modifiers in front.
  private func isWeak(_ index: Int) -> Bool {
    var index = index - 1
    while isModifier(index) {
      if word(index) == .weak || word(index) == .unowned { return true }
      index -= 1
    }
    return false
  }

  /// The code that gives the value of a property.
  private mutating func body(of name: Symbol, type: CodeName?, at brace: Int, owner: Int) {
    let signature = CodeFacts.Signature(name: name, isStatic: isStatic(position), parameters: [])
    found.functions.append(CodeFacts.Function(owner: owner, signature: signature, result: type, values: []))
    // A protocol only says that there is one: `{ get }`.
    if found.types[owner].kind == .protocol { return }
    pending[brace] = Pending(
      function: FunctionFrame(signature: signature, isNested: false, place: found.functions.count - 1))
  }

  /// `case detail = "Detail"`: a case stands for its raw value.
  mutating func enumCase() {
    guard scope.isTypeBody, let owner = scope.owner else { return caseLabel() }
    var index = position + 1
    while isWord(index) {
      let name = tokens[index].symbol
      var value = CodeIdentifier.text(name)
      index += 1
      if isSign("(", index) { index = end(index) + 1 }
      if isSign("=", index), index + 1 < tokens.count, tokens[index + 1].kind == .text {
        value = .text(tokens[index + 1].symbol)
        index += 2
      }
      found.properties.append(
        CodeFacts.Property(owner: owner, name: name, type: found.types[owner].name, value: .text(value)))
      guard isSign(",", index) else { break }
      index += 1
    }
    position = index - 1
  }

  /// Whether a word is a label: `for:` of a call, `for name:` of a function.
  private func isLabel(_ index: Int) -> Bool {
    if isSign(":", index + 1) { return true }
    return (isSign("(", index - 1) || isSign(",", index - 1)) && isWord(index + 1) && isSign(":", index + 2)
  }

  /// Finds the body behind a condition, for the variables that it declares.
  mutating func condition() {
    guard !isSign(".", position - 1), !isLabel(position) else { return }
    var index = position + 1
    if position < conditionBrace { return }
    while index < tokens.count, index < position + 600 {
      if isSign("{", index) {
        conditionBrace = index
        if word(position) == .switch {
          var inner = pending[index] ?? Pending()
          inner.isSwitch = true
          inner.subject = subject(at: position + 1, before: index)
          pending[index] = inner
        }
        if word(position) == .if { pending[index, default: Pending()].flag = flag(at: position + 1, before: index) }
        if word(position) != .for, pending[index]?.subject == nil { ask(in: position + 1..<index) }
        if word(position) == .for, isWord(position + 1), word(position + 2) == .in {
          let variable = CodeLocals.Variable(tokens[position + 1].symbol, values: [.open(.parameter)])
          pending[index, default: Pending()].variables.append(variable)
        }
        return
      }
      if isSign("(", index) || isSign("[", index) { index = end(index) }
      if isSign("}", index) || isSign(";", index) { return }
      index += 1
    }
  }

  // MARK: Assignments

  mutating func assignment(isSwift: Bool) {
    let place = position - 1
    guard isWord(place), !isSign("=", position + 1), position + 1 < tokens.count else { return }
    let name = tokens[place].symbol
    let isMember = isSign(".", place - 1) || isObjectiveCArrow(place)
    if let word = CodeWord(name) {
      switch word {
      case .modalPresentationStyle, .modalTransitionStyle, .isModalInPresentation, .definesPresentationContext,
        .hidesBottomBarWhenPushed, .preferredDisplayMode, .preferredSplitBehavior, .selectedIndex, .detents,
        .selectedDetentIdentifier, .largestUndimmedDetentIdentifier, .preferredTransition:
        if !isMember, locals[name] != nil { break }
        if let property = CodeProperty(word), isSwift || ![.detents, .preferredTransition].contains(property) {
          return setting(property, of: place)
        }
      case .sourceView, .sourceItem, .barButtonItem: if isMember { return anchor(of: place) }
      case .rootViewController where isOfWindow(place): return content(.root, isSwift: isSwift, at: place)
      case .searchController where isMember && isSwift:
        // Its results stand in it from the start.
        return transition(
          .addChild, swiftValues(at: position + 1).values, CodeStyle(), column: tokens[place].symbol, at: place)
      case .tabs where isSwift:
        if let values = tabs(at: position + 1) { return content(.content, values, at: place) }
      case .viewControllers: return content(.content, isSwift: isSwift, at: place)
      case .windowLevel: return raise(at: place)
      default: break
      }
    }
    let isOwn = isMember && word(place - (isSign(".", place - 1) ? 2 : 3)) == .self
    if isMember, !isOwn { return }
    if !isSwift { return objectiveCAssignment(name, at: place, isMember: isMember) }
    let values = inCases(swiftValues(at: position + 1).values)
    if !isMember, locals[name]?.isProperty == false { return locals.assign(values, to: name, depth: scopes.count) }
    assignProperty(name, values)
  }

  func isObjectiveCArrow(_ place: Int) -> Bool { isSign(">", place - 1) && isSign("-", place - 2) }

  mutating func assignProperty(_ name: Symbol, _ values: [CodeValue]) {
    guard let owner = scope.owner, !scope.isTypeBody else { return }
    for value in values {
      if case .nothing = value { continue }
      found.properties.append(CodeFacts.Property(owner: owner, name: name, value: value))
    }
    // The code that follows sees that value, whatever other code gives.
    if let variable = locals[name] {
      if variable.isProperty { locals.assign(values, to: name, depth: scopes.count) }
      return
    }
    var variable = CodeLocals.Variable(name, values: values)
    variable.isProperty = true
    locals.declare(variable, depth: scopes.count)
  }

  /// `window.rootViewController = …`, `tabs.viewControllers = […]`.
  private mutating func content(_ verb: CodeVerb, isSwift: Bool, at place: Int) {
    content(
      verb, isSwift ? swiftValues(at: position + 1).values : objectiveCValues(at: position + 1).values, at: place)
  }

  private mutating func content(_ verb: CodeVerb, _ values: [CodeValue], at place: Int) {
    guard verb == .content else { return transition(verb, values, CodeStyle(), at: place) }
    if isSign(".", place - 1), fill(place - 2, with: values, by: verb) { return }
    let receiver = isSign(".", place - 1) ? receiver(before: place) : nil
    transition(
      verb, values, CodeStyle(), receiver: receiver, isReplacing: isReplacing(verb, values, before: place), at: place)
  }
}
