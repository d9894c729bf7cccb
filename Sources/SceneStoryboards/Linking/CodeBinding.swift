internal import SceneBasics
internal import SceneCode

/// The arguments of one call, put into the values that the called function has.
struct CodeBinding {
  /// By parameter; nil where nothing is known.
  var arguments: [CodeValue?]
  /// The receiver of the call; nil for the function's own type.
  var own: CodeValue?
  /// The type in whose code the function stands.
  var owner: CodeName?
  /// The types that a function leaves open, as the call hands them over: `Foo.self` for `T.Type`.
  private var types: [Symbol: CodeName] = [:]
  /// Whether the parameters stay as they are: only the type is put in.
  private var keepsParameters = false

  /// How many parts a value may have, so that arguments which are used often don't grow without an end.
  private static let mostParts = 400

  init(_ arguments: [CodeValue?], of signature: CodeFacts.Signature, own: CodeValue?, owner: CodeName?) {
    (self.arguments, self.own, self.owner) = (arguments, own, owner)
    for (parameter, argument) in zip(signature.parameters, arguments) {
      guard let type = parameter.type, let name = type.outer, CodeWord(type.name) == .metatype,
        case .member(let given?, let last)? = argument, CodeWord(last) == .`self`
      else { continue }
      types[name] = given
    }
  }

  /// Names the type in whose code a value stands, so that the value means the same elsewhere.
  init(owner: CodeName?) {
    (arguments, own, self.owner) = ([], nil, owner)
    keepsParameters = true
  }

  /// The values that are left: those of other cases than the caller's are gone.
  func values(_ values: [CodeValue]) -> [CodeValue] {
    let found = values.compactMap { value($0) }
    return found.isEmpty ? values.compactMap { value($0, isOther: true) } : found
  }

  /// - Parameter isOther: Whether no case has the name of the caller's, so that `default` holds.
  func value(_ value: CodeValue, isOther: Bool = false) -> CodeValue? {
    var count = 0
    return bound(value, isOther: isOther, &count)
  }

  private func bound(_ value: CodeValue, isOther: Bool, _ count: inout Int) -> CodeValue? {
    count += 1
    guard count < CodeBinding.mostParts else { return .open(.expression) }
    func inner(_ value: CodeValue) -> CodeValue? { bound(value, isOther: isOther, &count) }
    func inner(_ all: [CodeArgument]) -> [CodeArgument] {
      all.map { CodeArgument(label: $0.label, value: inner($0.value) ?? .open(.expression)) }
    }
    switch value {
    case .parameter(let number, let type):
      if keepsParameters { return value }
      guard arguments.indices.contains(number), let argument = arguments[number] else {
        return type.map { .declared($0) } ?? .open(.parameter)
      }
      // `.detail` is a case of the parameter's type.
      switch argument {
      case .text(.constant(let parts)) where parts.count == 1: return type.map { .member($0, parts[0]) } ?? argument
      case .choice(let name, let given): return type.map { .call($0, name, given) } ?? argument
      default: return argument
      }
    case .payload(let number, let name, let place):
      if keepsParameters { return value }
      switch subject(number) {
      case .parameter(let other, _)?: return .payload(other, name, place)
      case .choice(let other, let given)?, .call(_, let other, let given)?:
        return other == name && given.indices.contains(place) ? given[place].value : .open(.parameter)
      default: return .open(.parameter)
      }
    case .choice(let name, let arguments): return .choice(name, inner(arguments))
    case .own: return own ?? owner.map { .declared($0) } ?? .own
    case .when(let condition, let value):
      if keepsParameters { return inner(value).map { .when(condition, $0) } }
      switch holds(condition) {
      case .no where !(isOther && condition.names.isEmpty): return nil
      case .of(let number):
        return inner(value).map { .when(CodeCase(parameter: number, names: condition.names), $0) }
      case .no, .yes, .unknown: return inner(value)
      }
    case .call(nil, let name, let arguments):
      // A function of the type itself is none of its class methods.
      let arguments = inner(arguments)
      return owner.map { .derived(.declared($0), name, arguments) } ?? .call(nil, name, arguments)
    case .call(let type?, let name, let arguments): return .call(named(type), name, inner(arguments))
    // A property of the caller is no case of an enum, as a member of a type that is named may be.
    case .member(nil, let name) where keepsParameters: return owner.map { .derived(.declared($0), name) } ?? value
    case .member(let type, let name): return .member(named(type) ?? owner, name)
    case .made(let type, let arguments): return .made(named(type) ?? type, inner(arguments))
    case .declared(let type): return .declared(named(type) ?? type)
    case .derived(let base, let name, let arguments):
      guard let base = inner(base) else { return nil }
      // `type.init()` of a type that is handed over: `Foo.self`.
      if CodeWord(name) == .`init`, case .member(let type?, let last) = base, CodeWord(last) == .`self` {
        return .made(type, inner(arguments))
      }
      return .derived(base, name, inner(arguments))
    case .cast(let value, let type): return inner(value).map { .cast($0, named(type) ?? type) }
    case .stack(let value): return inner(value).map { .stack($0) }
    case .hosting(let value): return inner(value).map { .hosting($0) }
    case .list(let values): return .list(values.compactMap { inner($0) })
    case .container(let container, let values):
      // Each content has its column.
      return .container(container, values.map { inner($0) ?? .open(.expression) })
    case .either(let values):
      let found = values.compactMap { inner($0) }
      return found.isEmpty ? nil : .one(of: found)
    case .scene(.ofClass(nil), let board): return .scene(.ofClass(owner), storyboard: self.board(board))
    case .scene(let identifier, let board): return .scene(self.identifier(identifier), storyboard: self.board(board))
    case .initial(let board): return .initial(self.board(board))
    case .board, .generated, .hosted, .text, .nothing, .open, .cases: return value
    }
  }

  /// An identifier that the caller hands over.
  private func identifier(_ identifier: CodeIdentifier) -> CodeIdentifier {
    guard !keepsParameters, case .parameter(let number) = identifier else { return identifier }
    guard arguments.indices.contains(number), let argument = arguments[number] else { return .computed }
    return CodeReader.identifier(argument)
  }

  /// A storyboard whose name the caller hands over.
  private func board(_ board: CodeBoard) -> CodeBoard {
    guard !keepsParameters, case .parameter(let number) = board else { return board }
    switch arguments.indices.contains(number) ? arguments[number] : nil {
    case .text(.text(let name))?: return .named(name)
    case .parameter(let other, _)?: return .parameter(other)
    default: return .unknown
    }
  }

  private func named(_ type: CodeName?) -> CodeName? {
    type.flatMap { type in
      if type.outer == nil, let given = types[type.name] { return given }
      return CodeWord(type.name) == .`Self` || CodeWord(type.name) == .`self` ? owner : type
    }
  }

  /// The style of a call, where the caller's flag holds or not.
  func style(_ style: CodeStyle) -> CodeStyle {
    guard let flag = style.flag else { return style }
    return style.holding(arguments.indices.contains(flag) ? arguments[flag] : nil)
  }

  // MARK: Cases

  /// Whether a case is the caller's.
  enum Holding {
    case yes, no, unknown
    /// The caller hands a parameter of its own over, by its number.
    case of(Int)
  }

  func holds(_ condition: CodeCase) -> Holding {
    subject(condition.parameter).map { holds(condition, for: $0) } ?? .unknown
  }

  private func subject(_ number: Int) -> CodeValue? {
    number == CodeCase.ofSelf ? own : arguments.indices.contains(number) ? arguments[number] : nil
  }

  private func holds(_ condition: CodeCase, for subject: CodeValue) -> Holding {
    switch subject {
    case .parameter(let number, _): .of(number)
    case .text(.constant(let parts)): has(parts.last, condition)
    case .member(_?, let name), .call(_?, let name, _), .choice(let name, _): has(name, condition)
    case .either(let values):
      values.lazy.map { holds(condition, for: $0) }.first { if case .no = $0 { false } else { true } } ?? .no
    default: .unknown
    }
  }

  private func has(_ name: Symbol?, _ condition: CodeCase) -> Holding {
    name.map { condition.names.contains($0) } == true ? .yes : .no
  }
}

extension CodeFacts.Signature {
  /// The types that a caller hands over as `Foo.self`, by the names that the function has for them.
  var givenTypes: Set<Symbol> {
    Set(parameters.compactMap { $0.type }.filter { CodeWord($0.name) == .metatype }.compactMap(\.outer))
  }

  /// By parameter: the argument of a call; nil if the call is of another function.
  func arguments(_ given: [CodeArgument], hasClosure: Bool) -> [CodeValue?]? {
    var found: [CodeValue?] = []
    var next = 0
    for parameter in parameters {
      if next < given.count, given[next].label == parameter.label {
        found.append(given[next].value)
        next += 1
      } else if parameter.fallback != nil || (hasClosure && parameter.isClosure) {
        found.append(parameter.fallback)
      } else {
        return nil
      }
    }
    return next == given.count ? found : nil
  }
}
