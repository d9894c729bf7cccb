internal import SceneBasics

/// Declarations and calls of Objective-C.
extension CodeReader {
  mutating func objectiveCWord(_ word: CodeWord) {
    switch word {
    case .implementation where isSign("@", position - 1): objectiveCType(isInterface: false)
    case .interface where isSign("@", position - 1): objectiveCType(isInterface: true)
    case .protocol where isSign("@", position - 1): objectiveCProtocol()
    case .end where isSign("@", position - 1): closeAll()
    case .property where isSign("@", position - 1): objectiveCProperty()
    case .return:
      guard let place = scope.function?.place else { return }
      let (values, next) = objectiveCValues(at: position + 1)
      returns(values, from: place)
      if values.count > 1 { ask(before: next) }
    case .if, .switch, .while:
      if isSign("(", position + 1), end(position + 1) > position + 1 { ask(in: position + 2..<end(position + 1)) }
    default: objectiveCCall(word)
    }
  }

  // MARK: Types

  private mutating func objectiveCType(isInterface: Bool) {
    guard isWord(position + 1) else { return }
    let place = position + 1
    var parents: [CodeName] = []
    let isCategory = isSign("(", place + 1)
    var index = isCategory ? end(place + 1) + 1 : place + 1
    if isSign(":", index), isWord(index + 1) {
      parents.append(CodeName(tokens[index + 1].symbol))
      index += 2
    }
    closeAll()
    let isClass = isInterface && !isCategory
    let owner = declare(CodeName(tokens[place].symbol), isClass ? .class : .extension, parents: parents, at: place)
    found.types[owner].isImplementation = !isInterface && !isCategory
    scopes[0].owner = owner
    scopes[0].isTypeBody = true
    position = index - 1
  }

  private mutating func objectiveCProtocol() {
    // `@protocol Foo;` only names one.
    guard isWord(position + 1), !isSign(";", position + 2), !isSign(",", position + 2) else { return }
    closeAll()
    scopes[0].owner = declare(CodeName(tokens[position + 1].symbol), .protocol, parents: [], at: position + 1)
    scopes[0].isTypeBody = true
  }

  /// `@property (nonatomic) Foo *detail;`
  private mutating func objectiveCProperty() {
    guard let owner = scope.owner else { return }
    var index = position + 1
    if isSign("(", index) { index = end(index) + 1 }
    var words: [Int] = []
    while index < tokens.count, !isSign(";", index), words.count < 8 {
      if isWord(index) { words.append(index) }
      index += 1
    }
    guard words.count >= 2, let last = words.last else { return }
    let type = words.dropLast().last { isCapital($0) }
    found.properties.append(
      CodeFacts.Property(
        owner: owner, name: tokens[last].symbol, type: type.map { CodeName(tokens[$0].symbol) }, value: nil))
    position = index - 1
  }

  /// `- (Foo *)detailFor:(Bar *)bar`, in the body of a class.
  mutating func objectiveCMethod() {
    guard scopes.count == 1, let owner = scope.owner, isSign("(", position + 1), tokens[position].isFirst else {
      return
    }
    let typeEnd = end(position + 1)
    guard isWord(typeEnd + 1) else { return }
    let result = objectiveCType(in: position + 1)
    let isStatic = isSign("+", position)
    let name = tokens[typeEnd + 1].symbol
    var variables: [CodeLocals.Variable] = []
    var parameters: [CodeFacts.Parameter] = []
    var index = typeEnd + 1
    while index < tokens.count, !isSign("{", index), !isSign(";", index), !isSign("}", index), index < typeEnd + 400 {
      if isSign("(", index), isSign(":", index - 1) {
        let close = end(index)
        if isWord(close + 1) {
          let type = objectiveCType(in: index)
          variables.append(
            CodeLocals.Variable(tokens[close + 1].symbol, type: type, values: [.parameter(parameters.count, type)]))
          let label: Symbol? = parameters.isEmpty || !isWord(index - 2) ? nil : tokens[index - 2].symbol
          parameters.append(CodeFacts.Parameter(label: label, type: type, fallback: nil))
          if type.map({ CodeWord($0.name) == .storyboardSegue }) == true, index == typeEnd + 3 {
            found.unwindActions.append(
              CodeFacts.UnwindAction(selector: names.text(name) + ":", owner: owner))
          }
        }
        index = close
      }
      index += 1
    }
    let signature = CodeFacts.Signature(name: name, isStatic: isStatic, parameters: parameters)
    if isWay(typeEnd + 1) { found.declared.append(CodeFacts.Declared(owner: owner, signature: signature)) }
    var place: Int?
    if let result {
      found.functions.append(
        CodeFacts.Function(owner: owner, signature: signature, result: result, values: []))
      place = found.functions.count - 1
    }
    if isSign("{", index) {
      pending[index] = Pending(
        function: FunctionFrame(signature: signature, place: place), variables: variables)
    }
    position = index - 1
  }

  /// The type in brackets: `(Foo *)`; nil for what is no object.
  private func objectiveCType(in list: Int) -> CodeName? {
    let close = end(list)
    var index = list + 1
    while index < close {
      if isWord(index), isCapital(index) || word(index) == .instancetype || word(index) == .id {
        if word(index) == .ibAction { return nil }
        let name = CodeName(tokens[index].symbol)
        return isSign("*", index + 1) || isSign("<", index + 1) || !isCapital(index) ? name : nil
      }
      index += 1
    }
    return nil
  }

  // MARK: Calls

  private mutating func objectiveCCall(_ word: CodeWord) {
    guard isSign(":", position + 1), position > 0, !isSign("?", position - 1) else { return }
    switch word {
    case .pushViewController: objectiveCTransition(.push)
    case .presentViewController, .presentModalViewController: objectiveCTransition(.present)
    case .showViewController: objectiveCTransition(.show)
    case .showDetailViewController: objectiveCTransition(.showDetail)
    case .setViewControllers: objectiveCTransition(.content)
    case .addChildViewController: objectiveCTransition(.addChild)
    case .setRootViewController: objectiveCTransition(.root)
    case .presentPopoverFromRect, .presentPopoverFromBarButtonItem: objectiveCPopover()
    case .addObject:
      if isWord(position - 1) {
        locals.append(objectiveCValues(at: position + 2).values, to: tokens[position - 1].symbol)
      }
    case .performSegueWithIdentifier:
      mention(.segue(objectiveCIdentifier(at: position + 2)), at: textPlace)
    case .instantiateViewControllerWithIdentifier:
      let identifier = objectiveCIdentifier(at: position + 2)
      mention(.scene(.scene(identifier, storyboard: objectiveCBoard(before: position))), at: textPlace)
    case .dismissViewControllerAnimated, .popViewControllerAnimated, .popToRootViewControllerAnimated,
      .popToViewController:
      objectiveCBack(word)
    default: break
    }
  }

  /// The text behind the colon of a message, without its sign.
  private var textPlace: Int {
    isSign("@", position + 2) ? min(position + 3, tokens.count - 1) : min(position + 2, tokens.count - 1)
  }

  private mutating func objectiveCTransition(_ verb: CodeVerb) {
    let first = position + 2
    // In a declaration a type in brackets stands there: `pushViewController:(UIViewController *)controller`.
    if isSign("(", first), scopes.count == 1 { return }
    if word(position - 1) == .super { return }
    let name = variable(at: first)
    let style = name.flatMap { locals[$0]?.style } ?? CodeStyle()
    let values = objectiveCValues(at: first).values
    var receiver: Symbol?
    if verb == .push || verb == .content {
      if fill(position - 1, with: values, by: verb) { return }
      receiver = self.receiver(before: position)
    }
    let isReplacing = isReplacing(verb, values, before: position)
    transition(verb, values, style, receiver: receiver, isReplacing: isReplacing, at: position)
    if verb == .present, let name { locals.show(name, by: found.transitions.count - 1) }
  }

  /// `[popover presentPopoverFromRect:…]`: it shows what it was made with.
  private mutating func objectiveCPopover() {
    var start = position - 1
    if isSign("]", start), partners[start] >= 0 {
      start = Int(partners[start])
    } else {
      while isSign(".", start - 1), isWord(start - 2) { start -= 2 }
    }
    let values = objectiveCValues(at: start).values
    if scopes.count > 1 { transition(.present, values, CodeStyle(presentation: CodeReader.popover), at: position) }
  }

  private func objectiveCIdentifier(at start: Int) -> CodeIdentifier {
    let values = objectiveCValues(at: start).values
    return values.count == 1 ? CodeReader.identifier(values[0]) : .computed
  }

  /// The storyboard to which a message goes.
  private func objectiveCBoard(before place: Int) -> CodeBoard {
    let index = place - 1
    if isSign("]", index), partners[index] >= 0 {
      return objectiveCValues(at: Int(partners[index])).values.first.map { CodeReader.board($0) } ?? .unknown
    }
    guard isWord(index) else { return .unknown }
    if let variable = locals[tokens[index].symbol], variable.values.count == 1 {
      return CodeReader.board(variable.values[0])
    }
    return word(index) == .storyboard ? .own : .unknown
  }

  /// `[Foo openFrom:self]`, and messages whose name sounds like a way to a screen.
  mutating func objectiveCMessage() {
    let place = position + 1
    if isCapital(place), isWord(place + 1), word(place + 1) != .alloc, word(place + 1) != .new {
      staticCall(CodeName(tokens[place].symbol), tokens[place + 1].symbol)
    }
    // What gets the message is one word with its properties, or another message.
    var selector = isSign("[", place) ? end(place) + 1 : place + 1
    while isSign(".", selector), isWord(selector + 1), selector < place + 12 { selector += 2 }
    guard place < tokens.count, isWord(place) || isSign("[", place), isWord(selector), isWay(selector),
      selector < end(position),
      scope.owner != nil, scopes.count > 1, word(place) != .super
    else { return }
    let value = CodeValue.one(of: message(at: position, depth: 0))
    switch value {
    case .call, .derived: break
    default: return
    }
    keep(
      value, isOfUIKit: word(selector).map { CodeReader.ofUIKit.contains($0) } ?? false, hasClosure: false, at: selector
    )
  }

  private static let ofUIKit: Set<CodeWord> = [
    .pushViewController, .presentViewController, .presentModalViewController, .showViewController,
    .showDetailViewController, .setViewControllers,
  ]

  // MARK: Assignments

  mutating func objectiveCAssignment(_ name: Symbol, at place: Int, isMember: Bool) {
    let values = objectiveCValues(at: position + 1).values
    if isMember { return assignProperty(name, values) }
    constant(name, values)
    // `Foo *detail = …` or `id detail = …` declares.
    if isSign("*", place - 1), isWord(place - 2) {
      let type = CodeName(tokens[place - 2].symbol)
      let values = values.count == 1 ? [CodeReader.declared(values[0], as: type, names)] : values
      return locals.declare(CodeLocals.Variable(name, type: type, values: values), depth: scopes.count)
    }
    if isWord(place - 1) || isSign(">", place - 1), !isSign(";", place - 1), word(place - 1) != .else {
      return locals.declare(CodeLocals.Variable(name, values: values), depth: scopes.count)
    }
    if locals[name]?.isProperty == false { return locals.assign(values, to: name, depth: scopes.count) }
    // `_detail` is the variable of the property `detail`, found by its own name.
    assignProperty(name, values)
  }

  /// The value of a variable: what a message gives, or an element of a list, may be known by the variable's type alone.
  private static func declared(_ value: CodeValue, as type: CodeName, _ names: SymbolTable) -> CodeValue {
    let isUnknown = if case .open = value { true } else { value.isOfCall }
    return isUnknown && !names.text(type.name).hasPrefix("NS") ? .cast(value, type) : value
  }
}
