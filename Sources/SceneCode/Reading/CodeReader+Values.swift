internal import SceneBasics

/// Expressions of Swift, as far as they may be controllers, storyboards or identifiers.
extension CodeReader {
  /// The values that an expression may have, and the place behind it.
  func swiftValues(at start: Int, depth: Int = 0) -> (values: [CodeValue], next: Int) {
    guard depth < CodeReader.deepest else { return ([.open(.expression)], start + 1) }
    var index = start
    while let word = word(index), [.try, .await].contains(word) {
      index += 1
      if isSign("?", index) || isSign("!", index) { index += 1 }
    }
    if isSign("&", index) { index += 1 }
    guard index < tokens.count else { return ([.open(.expression)], index) }
    if let word = word(index), [.if, .switch, .super].contains(word) {
      let found = word == .super ? nil : branches(at: index, depth: depth)
      return found ?? ([.open(.expression)], index + 1)
    }
    var (values, next) = swiftChain(at: index, depth: depth)
    index = next
    while index < tokens.count {
      if word(index) == .as {
        index += 1
        if isSign("?", index) || isSign("!", index) { index += 1 }
        guard let (type, next) = typeName(at: index) else { return ([.open(.expression)], index) }
        values = values.map { .cast($0, type) }
        index = next
      } else if isSign("?", index), isSign("?", index + 1) {
        let (others, next) = swiftValues(at: index + 2, depth: depth + 1)
        // `stack ?? screen` is one way, and not two.
        let roots = values.compactMap(\.stackRoot)
        return (values + others.filter { !roots.contains($0) }, next)
      } else if isSign("?", index), tokens[index].isApart {
        let (first, middle) = swiftValues(at: index + 1, depth: depth + 1)
        guard isSign(":", middle) else { return ([.open(.expression)], middle) }
        let (second, next) = swiftValues(at: middle + 1, depth: depth + 1)
        return (first + second, next)
      } else if isSign("+", index), !isSign("=", index + 1), values.count == 1, values[0].isList {
        let (others, next) = swiftValues(at: index + 1, depth: depth + 1)
        return ([CodeReader.joined(values, others)], next)
      } else if CodeReader.operators.contains(tokens[index].sign), !tokens[index].isFirst || tokens[index].isApart {
        return isComparison(index) ? condition(from: index, depth: depth) : ([.open(.expression)], index + 1)
      } else {
        break
      }
    }
    return (values, index)
  }

  private static let operators = Set("+-*/<>=&|%^!".utf8)

  private func isComparison(_ index: Int) -> Bool {
    Set("<>=&|!".utf8).contains(tokens[index].sign)
  }

  /// `a == b ? x : y`: the condition is passed.
  private func condition(from start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    var index = start
    while index < tokens.count, index < start + 60 {
      if isSign("(", index) || isSign("[", index) || isSign("{", index) { index = end(index) }
      if isSign(",", index) || isSign(")", index) || isSign("]", index) || isSign("}", index) || isSign(";", index) {
        break
      }
      if isSign("?", index), tokens[index].isApart, !isSign("?", index + 1), !isSign("?", index - 1) {
        let (first, middle) = swiftValues(at: index + 1, depth: depth + 1)
        guard isSign(":", middle) else { break }
        let (second, next) = swiftValues(at: middle + 1, depth: depth + 1)
        return (first + second, next)
      }
      index += 1
    }
    return ([.open(.expression)], start + 1)
  }

  /// A first value, and the members and calls that follow it.
  ///
  /// - Parameter limit: Where it ends at the latest.
  func swiftChain(at start: Int, depth: Int, before limit: Int = .max) -> (values: [CodeValue], next: Int) {
    var (values, index) = swiftFirst(at: start, depth: depth)
    while index < min(tokens.count, limit), index != conditionBrace {
      let isNear = !tokens[index].isApart
      if isSign("!", index) || isSign("?", index), isNear, !isSign("?", index + 1) || isSign(".", index + 1) {
        index += 1
      } else if isSign(".", index), let list = mapped(values, at: index + 1, depth: depth) {
        (values, index) = list
      } else if isSign(".", index), isWord(index + 1) {
        (values, index) = member(at: index + 1, of: values, depth: depth)
      } else if isSign("(", index), isNear {
        values = called(values, at: index)
        index = end(index) + 1
      } else if isSign("[", index), isNear {
        values = values.map { element(of: $0, at: index) }
        index = end(index) + 1
      } else if isSign("{", index), !tokens[index].isFirst, isSign(")", index - 1) || isWord(index - 1), index > start {
        index = end(index) + 1
      } else {
        break
      }
    }
    return (values, index)
  }

  private func swiftFirst(at start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    let token = tokens[start]
    switch token.kind {
    case .text: return ([.text(.text(token.symbol))], start + 1)
    case .madeText: return ([.text(.computed)], start + 1)
    case .directive: return ([.open(.expression)], start + 1)
    case .sign: return swiftSign(at: start, depth: depth)
    case .word: break
    }
    if let word = CodeWord(token.symbol), let known = known(word, at: start, depth: depth) { return known }
    if isCapital(start) { return swiftType(at: start, depth: depth) }
    if let variable = locals[token.symbol], !isSign("(", start + 1) || tokens[start + 1].isApart {
      return (CodeReader.values(of: variable), start + 1)
    }
    if isSign("(", start + 1), !tokens[start + 1].isApart {
      // What a closure gives is known to the code that has made it.
      if locals[token.symbol] != nil { return ([.open(.parameter)], end(start + 1) + 1) }
      return ([.call(nil, token.symbol, swiftArguments(of: start + 1, depth: depth))], end(start + 1) + 1)
    }
    return ([.member(nil, token.symbol)], start + 1)
  }

  static func values(of variable: CodeLocals.Variable) -> [CodeValue] {
    if !variable.values.isEmpty { return variable.values }
    return [variable.type.map { .declared($0) } ?? .open(.parameter)]
  }

  private func swiftSign(at start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    switch Unicode.Scalar(tokens[start].sign) {
    case "(":
      let close = end(start)
      guard close > start + 1 else { return ([.open(.expression)], close + 1) }
      if arguments(of: start).count > 1 { return ([tuple(at: start, depth: depth)], close + 1) }
      return (swiftValues(at: start + 1, depth: depth + 1).values, close + 1)
    case "[":
      let items = arguments(of: start).prefix(64).map { swiftValues(at: $0, depth: depth + 1).values }
      return ([.list(items.filter { !$0.isEmpty }.map { .one(of: $0) })], end(start) + 1)
    case ".":
      // `.detail` is a member of a type that stands elsewhere.
      if isWord(start + 1), isSign("(", start + 2), !tokens[start + 2].isApart {
        return ([.choice(tokens[start + 1].symbol, swiftArguments(of: start + 2, depth: depth))], end(start + 2) + 1)
      }
      if isWord(start + 1) { return ([.text(.constant([tokens[start + 1].symbol]))], start + 2) }
      return ([.open(.expression)], start + 1)
    // The argument of a closure, which `map` replaces: `$0`.
    case "$" where isWord(start + 1): return ([.member(nil, tokens[start + 1].symbol)], start + 2)
    default: return ([.open(.expression)], start + 1)
    }
  }

  /// Words that mean something of their own at the start of a value; nil for all others.
  private func known(_ word: CodeWord, at start: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    let isCalled = isSign("(", start + 1)
    switch word {
    case .null: return ([.nothing], start + 1)
    case .self: return ([.own], start + 1)
    case .storyboard where locals[tokens[start].symbol] == nil && !isCalled: return ([.board(.own)], start + 1)
    case .uiStoryboard where isCalled: return ([.board(board(at: start + 1))], end(start + 1) + 1)
    case .uiNavigationController where isCalled:
      guard let argument = argument(.rootViewController, of: start + 1) else { return nil }
      return (swiftValues(at: argument, depth: depth + 1).values.map { .stack($0) }, end(start + 1) + 1)
    case .uiHostingController:
      let list = afterGenerics(start + 1)
      guard isSign("(", list), let argument = argument(.rootView, of: list) else { return nil }
      return ([hosted(at: argument, depth: depth)], end(list) + 1)
    case .storyboardScene where isSign(".", start + 1) && isWord(start + 2):
      let board = tokens[start + 2].symbol
      guard isSign(".", start + 3), isWord(start + 4) else { return nil }
      let isInitial = self.word(start + 4) == .initialScene
      return ([.generated(storyboard: board, scene: isInitial ? nil : tokens[start + 4].symbol)], start + 5)
    case .rSwift where self.word(start + 2) == .storyboard && isSign(".", start + 3) && isWord(start + 4):
      let board = tokens[start + 4].symbol
      var index = start + 5
      if isSign("(", index) { index = end(index) + 1 }
      guard isSign(".", index), isWord(index + 1) else { return nil }
      let isInitial = [.instantiateInitialViewController, .initialViewController].contains(self.word(index + 1))
      return ([.generated(storyboard: board, scene: isInitial ? nil : tokens[index + 1].symbol)], index + 2)
    case .string where isCalled && self.word(start + 2) == .describing:
      guard let name = typeName(at: start + 4)?.0 else { return nil }
      // The class of a variable isn't known, but for that of `self`.
      let isOfSelf = names.text(name.name) == "type" && isSign("(", start + 5) && self.word(start + 8) == .`self`
      if isOfSelf { return ([.text(.ofClass(nil))], end(start + 1) + 1) }
      if name.outer == nil, !isCapital(start + 4), self.word(start + 4) != .`self` {
        return ([.text(.computed)], end(start + 1) + 1)
      }
      let isOwn = [.self, .Self].contains(self.word(start + 4)) || name.outer.flatMap(CodeWord.init) == .self
      let type = self.word(start + 4) == .self || isOwn ? nil : metatype(name)
      return ([.text(.ofClass(type))], end(start + 1) + 1)
    case .classString where isCalled:
      guard let name = typeName(at: start + 2)?.0 else { return nil }
      return ([.text(.ofClass(self.word(start + 2) == .self ? nil : metatype(name)))], end(start + 1) + 1)
    default: return nil
    }
  }

  /// `Foo.self` is read as a type in a type.
  func metatype(_ name: CodeName) -> CodeName {
    if CodeWord(name.name) == .self, let outer = name.outer { return CodeName(outer) }
    return name
  }

  /// The view of a hosting controller, with what modifies it left out.
  private func hosted(at start: Int, depth: Int) -> CodeValue {
    let first = swiftFirst(at: start, depth: depth + 1).values
    guard first.count == 1 else { return .open(.expression) }
    switch first[0] {
    case .declared(let name): return .hosted(name)
    case .made: return .hosting(first[0])
    // A method of another value may give the view.
    case .own, .parameter, .member, .derived, .call, .payload:
      return .hosting(.one(of: swiftChain(at: start, depth: depth + 1).values))
    case .text, .open, .cast, .scene, .initial, .board, .generated, .stack, .container, .hosted, .hosting, .list,
      .nothing, .when, .either, .choice, .cases:
      return .open(.expression)
    }
  }

  /// `UIStoryboard(name: "Main", bundle: nil)`.
  func board(at list: Int) -> CodeBoard {
    guard let argument = argument(.name, of: list), isSign(",", argument + 1) || isSign(")", argument + 1) else {
      return .unknown
    }
    if tokens[argument].kind == .text { return .named(tokens[argument].symbol) }
    guard isWord(argument), let variable = locals[tokens[argument].symbol], variable.values.count == 1,
      case .parameter(let number, _) = variable.values[0]
    else { return .unknown }
    return .parameter(number)
  }

  /// `Foo(…)`, `Foo.make(…)`, `Foo.shared`, `Outer.Foo(…)`.
  private func swiftType(at start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    var name = CodeName(tokens[start].symbol)
    var index = afterGenerics(start + 1)
    while isSign(".", index), isCapital(index + 1) {
      name = CodeName(tokens[index + 1].symbol, in: name.name)
      index = afterGenerics(index + 2)
    }
    if let tab = tab(name, at: index, depth: depth) { return tab }
    if isSign("(", index), !tokens[index].isApart {
      return ([.made(name, swiftArguments(of: index, depth: depth))], end(index) + 1)
    }
    if isSign("{", index), !tokens[index].isFirst, index != conditionBrace {
      // A closure alone behind the name of a type is its only argument.
      return ([.made(name, only(inClosure: index, depth: depth))], end(index) + 1)
    }
    guard isSign(".", index), isWord(index + 1) else { return ([.open(.expression)], index) }
    let list = afterGenerics(index + 2)
    let isCalled = isSign("(", list) && !tokens[list].isApart
    guard isCalled else { return ([.member(name, tokens[index + 1].symbol)], index + 2) }
    let arguments = swiftArguments(of: list, depth: depth)
    if word(index + 1) == .`init` { return ([.made(name, arguments)], end(list) + 1) }
    return ([.call(name, tokens[index + 1].symbol, arguments)], end(list) + 1)
  }

  /// The value of a member, and the place behind it.
  private func member(at place: Int, of base: [CodeValue], depth: Int) -> (values: [CodeValue], next: Int) {
    let list = afterGenerics(place + 1)
    let isCalled = isSign("(", list) && !tokens[list].isApart
    let next = isCalled ? end(list) + 1 : place + 1
    switch word(place) {
    case .instantiateViewController where isCalled:
      guard let argument = argument(.withIdentifier, of: list) ?? argument(.identifier, of: list) else { break }
      let identifier = identifier(at: argument)
      return (base.map { .scene(identifier, storyboard: CodeReader.board($0)) }, next)
    case .instantiateInitialViewController where isCalled: return (base.map { .initial(CodeReader.board($0)) }, next)
    case .instantiate where isCalled && base.allSatisfy({ if case .generated = $0 { true } else { false } }):
      return (base, next)
    case .self where !isCalled: return ([.open(.expression)], next)
    // In a class method `self` is the class.
    case .`init` where isCalled && base == [.own]:
      return ([.made(CodeName(CodeReader.selfSymbol), swiftArguments(of: list, depth: depth))], next)
    case .rawValue: return (base, next)
    default: break
    }
    if !isCalled, base == [.own], let variable = locals[tokens[place].symbol], variable.isProperty {
      return (CodeReader.values(of: variable), next)
    }
    let arguments = isCalled ? swiftArguments(of: list, depth: depth) : []
    return (base.map { CodeReader.member(tokens[place], of: $0, isCalled: isCalled, arguments) }, next)
  }

  private static func member(
    _ token: CodeToken, of base: CodeValue, isCalled: Bool, _ arguments: [CodeArgument]
  ) -> CodeValue {
    guard case .own = base else { return .derived(base, token.symbol, arguments) }
    if isCalled { return .call(nil, token.symbol, arguments) }
    return CodeWord(token.symbol) == .storyboard ? .board(.own) : .member(nil, token.symbol)
  }

  /// The storyboard that a value is; a property may be one, of which nothing more is known.
  static func board(_ value: CodeValue) -> CodeBoard { if case .board(let board) = value { board } else { .unknown } }
}
