internal import SceneBasics

/// Parameters of Swift's functions, and the arguments of their calls.
extension CodeReader {
  /// A parameter as it is written: where its names and its type start.
  private func parameter(at start: Int) -> (label: Symbol?, name: Symbol, typeStart: Int)? {
    var index = skipAttributes(start)
    guard isWord(index) else { return nil }
    let first = tokens[index].symbol
    if isWord(index + 1) { index += 1 }
    guard isSign(":", index + 1) else { return nil }
    var typeStart = skipAttributes(index + 2)
    if word(typeStart) == .in { typeStart += 1 }
    while isWord(typeStart),
      ["inout", "sending", "borrowing", "consuming"].contains(names.text(tokens[typeStart].symbol))
    {
      typeStart += 1
    }
    return (names.utf8(first).elementsEqual([0x5F]) ? nil : first, tokens[index].symbol, typeStart)
  }

  /// The types that a function leaves open, with what they have to be: `<Content: View>`, `where Content: View`.
  func bounds(_ places: Range<Int>) -> [Symbol: CodeName] {
    var found: [Symbol: CodeName] = [:]
    for index in places where isWord(index) && isSign(":", index + 1) && !isSign(".", index - 1) {
      if let bound = typeName(at: index + 2)?.0 { found[tokens[index].symbol] = bound }
    }
    return found
  }

  /// - Parameter bounds: What the types have to be that the function leaves open.
  func signatureParameters(of list: Int, _ bounds: [Symbol: CodeName]) -> [CodeFacts.Parameter] {
    let close = end(list)
    let starts = arguments(of: list)
    return starts.enumerated().map { number, start in
      guard let found = parameter(at: start) else { return CodeFacts.Parameter(label: nil, type: nil, fallback: nil) }
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : close
      var fallback: CodeValue?
      var isClosure = false
      var index = found.typeStart
      while index < end {
        if isSign("=", index) {
          fallback = CodeValue.one(of: swiftValues(at: index + 1).values)
          break
        }
        if isSign(">", index), isSign("-", index - 1) { isClosure = true }
        if isSign("(", index) || isSign("[", index) {
          // `((Bool) -> Void)?`
          isClosure = isClosure || (isSign("(", index + 1) && isSign(">", self.end(index + 1) + 2))
          index = self.end(index)
        }
        index += 1
      }
      var type = typeName(at: found.typeStart)?.0
      if let name = type, name.outer == nil, let bound = bounds[name.name] { type = bound }
      return CodeFacts.Parameter(label: found.label, type: type, fallback: fallback, isClosure: isClosure)
    }
  }

  /// The names of a function's arguments.
  func variables(inParameters list: Int, isNested: Bool) -> [CodeLocals.Variable] {
    arguments(of: list).enumerated().compactMap { number, start in
      guard let found = parameter(at: start) else { return nil }
      let type = typeName(at: found.typeStart)?.0
      let value: CodeValue = isNested ? type.map { .declared($0) } ?? .open(.parameter) : .parameter(number, type)
      return CodeLocals.Variable(found.name, type: type, values: [value])
    }
  }

  /// The arguments of a call, with their labels; deep inside of others only if they may say something of a screen.
  func swiftArguments(of list: Int, depth: Int) -> [CodeArgument] {
    guard depth < CodeReader.deepestArguments else { return [] }
    let starts = arguments(of: list)
    guard (1...CodeReader.mostArguments).contains(starts.count), end(list) > list + 1 else { return [] }
    let found = starts.map { start in
      let isLabelled = isWord(start) && isSign(":", start + 1)
      let place = isLabelled ? start + 2 : start
      let values = place < tokens.count ? swiftValues(at: place, depth: depth + 1).values : [.open(.expression)]
      return CodeArgument(label: isLabelled ? tokens[start].symbol : nil, value: .one(of: values))
    }
    return depth < 2 || found.contains { $0.value.isTelling } ? found : []
  }

  static let deepestArguments = 4
  static let mostArguments = 24

  // MARK: Conditions

  /// Takes down that a condition of the function asks for what its caller hands over.
  mutating func ask(in condition: Range<Int>) {
    guard let place = scope.function?.place, !found.functions[place].asksCaller else { return }
    found.functions[place].asksCaller = condition.contains { index in
      guard isWord(index), !isSign(".", index - 1), !isSign(":", index + 1), let variable = locals[tokens[index].symbol]
      else { return false }
      return variable.values.contains { if case .parameter = $0 { true } else { false } }
    }
  }

  /// The condition of a value `a ? b : c`, which stands behind the token that is read.
  mutating func ask(before end: Int) {
    let mark = (position + 1..<min(end, tokens.count)).first { isSign("?", $0) && tokens[$0].isApart }
    ask(in: position + 1..<(mark ?? min(end, tokens.count)))
  }

  // MARK: Calls

  /// A call of a function whose name sounds like a way to a screen, in case the app has it.
  mutating func wayCall(isOfUIKit: Bool = false) {
    let list = position + 1
    guard isSign("(", list), !tokens[list].isApart, word(position - 1) != .func else { return }
    let close = end(list)
    guard position == 0 || word(position - 1) != .case, scope.owner != nil || scope.function != nil else { return }
    let value: CodeValue
    if let start = chainStart(before: position) {
      if word(start) == .super { return }
      value = CodeValue.one(of: swiftChain(at: start, depth: 0, before: list + 1).values)
    } else {
      value = .derived(.open(.expression), tokens[position].symbol, swiftArguments(of: list, depth: 0))
    }
    switch value {
    case .call, .derived: break
    default: return
    }
    keep(value, isOfUIKit: isOfUIKit, hasClosure: isSign("{", close + 1) && !tokens[close + 1].isFirst, at: position)
  }

  /// The first token of the value on which a method is called; nil where it isn't found in a few steps.
  private func chainStart(before place: Int) -> Int? {
    var index = place
    for _ in 0..<6 {
      guard isSign(".", index - 1) else { return index }
      var base = index - 2
      while isSign("?", base) || isSign("!", base) { base -= 1 }
      if isSign(")", base), partners[base] >= 0 {
        base = Int(partners[base])
        guard isWord(base - 1), !tokens[base].isApart else { return base }
        base -= 1
      }
      guard isWord(base) else { return nil }
      index = base
    }
    return nil
  }

  /// `controllers.append(Detail())`.
  mutating func append(at list: Int) {
    guard isSign("(", list), isSign(".", list - 2), isWord(list - 3), list + 1 < tokens.count else { return }
    if word(list - 3) == .viewControllers, isSign(".", list - 4) {
      // The last one of a stack is pushed onto it.
      position = list - 3
      defer { position = list - 1 }
      return push(swiftValues(at: list + 1).values)
    }
    guard locals[tokens[list - 3].symbol] != nil else { return }
    locals.append(swiftValues(at: list + 1).values, to: tokens[list - 3].symbol)
  }
}
