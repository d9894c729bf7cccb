internal import SceneBasics

/// Braces that open and close.
extension CodeReader {
  /// A pair of braces that is open.
  struct Scope {
    /// The declaration whose code it is; nil for code of no type.
    var owner: Int?
    var function: FunctionFrame?
    /// Whether declarations in it are members of the type.
    var isTypeBody = false
    /// How many local variables there were before it.
    var localCount = 0
    /// Whether it is a closure, whose code runs later.
    var isClosure = false
    /// Whether it is a `switch`, and the parameter over which it is one.
    var isSwitch = false
    var subject: Int?
    /// The parameter that is true where the code runs.
    var flag: Int?
    /// The cases in which the code stands.
    var cases: [CodeCase] = []
    /// Those around it.
    var outerCases: [CodeCase] = []
  }

  /// The function whose code is read.
  struct FunctionFrame {
    var signature: CodeFacts.Signature
    /// Whether it stands inside of another function, or is a variable: no caller hands anything over.
    var isNested = false
    /// Its place among the functions that were found; nil if it returns nothing.
    var place: Int?
    /// By place: the names of the several values that it returns together.
    var labels: [Symbol?] = []
  }

  /// The scope that a brace will open.
  struct Pending {
    var owner: Int?
    var function: FunctionFrame?
    var isTypeBody = false
    var variables: [CodeLocals.Variable] = []
    var isSwitch = false
    var subject: Int?
    var flag: Int?
  }

  var scope: Scope { scopes[scopes.count - 1] }

  mutating func open() {
    var inner = scope
    inner.isTypeBody = false
    inner.localCount = locals.count
    inner.isSwitch = pending[position]?.isSwitch ?? false
    inner.subject = nil
    inner.isClosure = isClosure(at: position)
    let pending = pending.removeValue(forKey: position)
    if let pending {
      inner.owner = pending.owner ?? inner.owner
      inner.function = pending.isTypeBody ? nil : pending.function ?? inner.function
      inner.isTypeBody = pending.isTypeBody
      inner.subject = pending.subject
      inner.flag = pending.flag ?? inner.flag
      if pending.isTypeBody || pending.function != nil { (inner.cases, inner.flag) = ([], nil) }
    }
    inner.outerCases = inner.cases
    scopes.append(inner)
    for variable in pending?.variables ?? [] { locals.declare(variable, depth: scopes.count) }
    if pending == nil { closureParameters() }
    if let place = pending?.function?.place { implicitReturn(place) }
  }

  /// Whether a brace opens a closure or a block, and no body and no branch.
  private func isClosure(at brace: Int) -> Bool {
    guard pending[brace] == nil, brace != conditionBrace, scope.function != nil else { return false }
    if isSign("^", brace - 1) { return true }
    if isSign(")", brace - 1), partners[brace - 1] >= 0 {
      let open = Int(partners[brace - 1])
      // `if (…) {` of Objective-C.
      if let word = word(open - 1), [.if, .for, .while, .switch].contains(word) { return false }
      return true
    }
    guard let word = word(brace - 1) else { return !isSign(";", brace - 1) && !isSign("}", brace - 1) }
    return ![.else, .do, .catch].contains(word) && names.text(tokens[brace - 1].symbol) != "defer"
  }

  /// Whether the code stands in a closure that a variable's own scope has around it.
  func isInClosure(below variable: CodeLocals.Variable) -> Bool {
    scopes.dropFirst(variable.depth).contains(where: \.isClosure)
  }

  mutating func close() {
    guard scopes.count > 1 else { return }
    locals.drop(to: scope.localCount)
    scopes.removeLast()
  }

  /// The branches of `#if` start with what is open at its start.
  mutating func directive(_ symbol: Symbol) {
    switch CodeWord(symbol) {
    case .else, .elseif, .elif:
      guard let start = directives.last else { return }
      while scopes.count > start { close() }
      locals.nextClause()
    case .endif:
      _ = directives.popLast()
      locals.closeClause()
    default:
      directives.append(scopes.count)
      locals.openClause(at: position)
    }
  }

  /// Closes all types of an Objective-C file.
  mutating func closeAll() {
    locals.drop(to: 0)
    scopes = [Scope()]
  }

  // MARK: Cases

  /// `case .detail(let id), .other:` in a `switch`; `default` has no name.
  mutating func caseLabel() {
    guard scope.isSwitch, !isSign(".", position - 1) else { return }
    locals.drop(to: scope.localCount)
    var names: [Symbol] = []
    var index = position + 1
    while index < tokens.count, index < position + 200, !isSign(":", index), !isSign("{", index) {
      if isSign("(", index) || isSign("[", index) {
        if let name = names.last { carried(at: index, by: name) }
        index = end(index)
      } else if isSign(".", index), isWord(index + 1), !isSign(".", index + 2) {
        names.append(tokens[index + 1].symbol)
      }
      index += 1
    }
    position = index - 1
    guard let subject = scope.subject else { return }
    scopes[scopes.count - 1].cases = scope.outerCases + [CodeCase(parameter: subject, names: names)]
  }

  /// `(let id, let other)` behind a case: what it carries gets names.
  private mutating func carried(at list: Int, by name: Symbol) {
    for (number, start) in arguments(of: list).enumerated() {
      var index = isWord(start) && isSign(":", start + 1) ? start + 2 : start
      if [.let, .var].contains(word(index)) { index += 1 }
      guard isWord(index), isSign(",", index + 1) || isSign(")", index + 1) else { continue }
      let value: CodeValue = scope.subject.map { .payload($0, name, number) } ?? .open(.parameter)
      locals.declare(CodeLocals.Variable(tokens[index].symbol, values: [value]), depth: scopes.count)
    }
  }

  /// Values that hold in the cases in which the code stands.
  func inCases(_ values: [CodeValue]) -> [CodeValue] {
    if scope.cases.isEmpty { return values }
    return values.map { value in scope.cases.reversed().reduce(value) { .when($1, $0) } }
  }

  /// The parameter that is the whole condition of an `if`.
  func flag(at index: Int, before brace: Int) -> Int? {
    guard let number = subject(at: index, before: brace), number != CodeCase.ofSelf else { return nil }
    return number
  }

  /// The parameter that a `switch` goes over, if it is one.
  func subject(at index: Int, before brace: Int) -> Int? {
    guard scope.function?.isNested != true, isWord(index), index + 1 == brace else { return nil }
    if word(index) == .`self` { return CodeCase.ofSelf }
    guard let variable = locals[tokens[index].symbol], variable.values.count == 1,
      case .parameter(let number, _) = variable.values[0]
    else { return nil }
    return number
  }

  // MARK: Calls

  /// Whether a word sounds like a way to a screen.
  func isWay(_ index: Int) -> Bool { uses[Int(tokens[index].symbol.rawValue)] & CodeFacts.isWay != 0 }

  /// Keeps a call, in case a function of the app turns out to show a screen.
  mutating func keep(_ value: CodeValue, isOfUIKit: Bool, hasClosure: Bool, at index: Int) {
    let place = place(index)
    found.calls.append(CodeFacts.Call(value: value, isOfUIKit: isOfUIKit, hasClosure: hasClosure, place: place))
  }
}
