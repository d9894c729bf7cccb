internal import SceneBasics

/// Declarations of Swift.
extension CodeReader {
  mutating func swiftWord(_ word: CodeWord) {
    switch word {
    case .class, .struct, .enum, .actor, .extension, .protocol: swiftType(word)
    case .func: swiftFunction()
    case .`init`:
      superInitializer()
      swiftInitializer()
    case .let, .var: swiftVariable()
    case .if, .while, .switch, .for: condition()
    case .case: enumCase()
    case .default: caseLabel()
    case .append: append(at: position + 1)
    case .return: returned()
    case .typealias: tupleType()
    default: if position == 0 || !isSign(".", position - 1) || self.word(position - 2) != .super { swiftCall(word) }
    }
  }

  // MARK: Types

  private mutating func swiftType(_ word: CodeWord) {
    // `class func` and `class var` are no types, and neither is the member that a dot precedes.
    guard !isSign(".", position - 1), isWord(position + 1), !isModifier(position + 1) else { return }
    // In a list it is the label of a parameter: `, class kind: String`.
    if isSign("(", position - 1) || isSign(",", position - 1) { return }
    // `import class SwiftUI.UIHostingController` declares none.
    if self.word(position - 1) == .import { return }
    if word == .actor, self.word(position - 1) != nil, !isCapital(position + 1) { return }
    if word == .protocol, isSign("<", position + 1) { return }
    let place = position + 1
    guard let (type, next) = typeName(at: place) else { return }
    var name = type
    // A type in another one is known by both names.
    if name.outer == nil, word != .extension, scope.isTypeBody, let owner = scope.owner {
      name.outer = found.types[owner].name.name
    }
    var index = next
    var parents: [CodeName] = []
    if isSign(":", index) {
      index += 1
      while parents.count < 32 {
        index = skipAttributes(index)
        // `~Copyable` says what is not inherited.
        let isInherited = !isSign("~", index)
        guard let (parent, next) = plainTypeName(at: isInherited ? index : index + 1) else { break }
        if isInherited { parents.append(parent) }
        index = next
        guard isSign(",", index) || isSign("&", index) else { break }
        index += 1
      }
    }
    guard let brace = brace(from: index) else { return }
    let bound = self.word(index) == .where && self.word(index + 1) == .`Self` ? typeName(at: index + 3)?.0 : nil
    let kind: CodeFacts.TypeDeclaration.Kind =
      switch word {
      case .class: .class
      case .extension: .extension
      case .protocol: .protocol
      default: .value
      }
    let owner = declare(name, kind, parents: parents, at: place)
    found.types[owner].otherName = pendingSelector.flatMap { $0.isEmpty ? nil : names.find($0) }
    found.types[owner].bound = bound
    pendingSelector = nil
    pending[brace] = Pending(owner: owner, isTypeBody: true)
    position = index - 1
  }

  func skipAttributes(_ index: Int) -> Int {
    var index = index
    while isSign("@", index) {
      index += 2
      if isSign("(", index), !tokens[index].isApart { index = end(index) + 1 }
    }
    return index
  }

  /// The brace that opens a body: of what stands before it, only types, words and brackets are passed.
  private func brace(from start: Int) -> Int? {
    var index = start
    while index < tokens.count, index < start + 400 {
      if isSign("{", index) { return index }
      if isSign("(", index) || isSign("[", index) { index = end(index) }
      if isSign("}", index) || isSign(";", index) { return nil }
      if index > start, tokens[index].isFirst, let word = word(index), CodeReader.startsDeclaration.contains(word) {
        return nil
      }
      index += 1
    }
    return nil
  }

  static let startsDeclaration: Set<CodeWord> = [
    .class, .struct, .enum, .extension, .protocol, .func, .`init`, .let, .var, .case, .subscript, .deinit, .static,
    .override, .private, .fileprivate, .public, .internal, .open, .final, .lazy, .weak,
  ]

  func isModifier(_ index: Int) -> Bool { word(index).map { CodeReader.startsDeclaration.contains($0) } ?? false }

  // MARK: Functions

  private mutating func swiftFunction() {
    defer { pendingSelector = nil }
    guard isWord(position + 1) else { return }
    let name = tokens[position + 1].symbol
    let list = afterGenerics(position + 2)
    guard isSign("(", list) else { return }
    unwindAction(named: name, parameters: list)
    var index = end(list) + 1
    var result: CodeName?
    var labels: [Symbol?] = []
    while let word = word(index), [.async, .throws, .rethrows].contains(word) { index += 1 }
    if isSign("-", index), isSign(">", index + 1) {
      if let (type, next) = typeName(at: index + 2) {
        result = type
        index = next
      } else {
        index += 2
        labels = elements(ofTuple: index).map(\.label)
      }
    }
    let body = brace(from: index)
    function(
      name, isStatic: isStatic(position), result: result, labels: labels, parameters: list,
      bounds: bounds(position + 2..<list).merging(word(index) == .where ? bounds(index..<(body ?? index)) : [:]) { $1 },
      body: body)
    position = list
  }

  private mutating func function(
    _ name: Symbol, isStatic: Bool, result: CodeName?, labels: [Symbol?] = [], parameters: Int,
    bounds: [Symbol: CodeName] = [:], body: Int?
  ) {
    let signature = CodeFacts.Signature(
      name: name, isStatic: isStatic, parameters: signatureParameters(of: parameters, bounds))
    // A function inside another one belongs to it.
    let isNested = scope.function != nil
    var place: Int?
    if !isNested, let owner = scope.owner, found.types[owner].kind != .protocol {
      found.named.append(CodeFacts.Named(owner: owner, name: name))
    }
    if !isNested, isWay(position + 1) {
      found.declared.append(CodeFacts.Declared(owner: scope.owner, signature: signature))
    }
    if result != nil || !labels.isEmpty {
      found.functions.append(
        CodeFacts.Function(
          owner: scope.owner, signature: signature, result: result, values: [], isLocal: isNested,
          selector: selector(signature)))
      place = found.functions.count - 1
    }
    guard let body else { return }
    var frame = scope.function ?? FunctionFrame(signature: signature)
    frame.isNested = isNested
    frame.place = place
    frame.labels = labels
    pending[body] = Pending(
      function: frame, variables: variables(inParameters: parameters, isNested: isNested))
  }

  private mutating func swiftInitializer() {
    defer { pendingSelector = nil }
    guard scope.isTypeBody, !isSign(".", position - 1) else { return }
    var list = position + 1
    if isSign("?", list) || isSign("!", list) { list += 1 }
    list = afterGenerics(list)
    guard isSign("(", list) else { return }
    function(
      tokens[position].symbol, isStatic: false, result: nil, parameters: list, body: brace(from: end(list) + 1))
    position = list
  }

  /// Whether `static` or `class` stands among the modifiers before a declaration.
  func isStatic(_ index: Int) -> Bool {
    var index = index - 1
    for _ in 0..<8 {
      if isSign(")", index), partners[index] >= 0 {
        index = Int(partners[index]) - 1
        continue
      }
      guard let word = word(index) else { return false }
      if word == .static || word == .class { return true }
      guard isModifier(index) else { return false }
      index -= 1
    }
    return false
  }

  /// The names of a closure's arguments: they hide variables of the same name.
  mutating func closureParameters() {
    var index = position + 1
    if isSign("[", index) { index = end(index) + 1 }
    if isSign("(", index) {
      let close = end(index)
      guard word(close + 1) == .in || isSign("-", close + 1) else { return }
      for start in arguments(of: index) where isWord(start) {
        let type = isSign(":", start + 1) ? typeName(at: start + 2)?.0 : nil
        locals.declare(
          CodeLocals.Variable(
            tokens[start].symbol, type: type, values: [type.map { .declared($0) } ?? .open(.parameter)]),
          depth: scopes.count)
      }
      return
    }
    var parameters: [Symbol] = []
    while isWord(index), parameters.count < 12, word(index) != .in {
      parameters.append(tokens[index].symbol)
      index += 1
      guard isSign(",", index) else { break }
      index += 1
    }
    guard word(index) == .in else { return }
    for name in parameters {
      locals.declare(CodeLocals.Variable(name, values: [.open(.parameter)]), depth: scopes.count)
    }
  }

  // MARK: Results

  /// A body of one expression returns it.
  mutating func implicitReturn(_ place: Int) {
    let close = end(position)
    guard close > position + 1, word(position + 1) != .return else { return }
    let (values, next) = swiftValues(at: position + 1)
    if next == close {
      returns(labelled(values), from: place)
      if values.count > 1 { ask(before: next) }
    }
  }

  private mutating func returned() {
    guard let place = scope.function?.place, position + 1 < tokens.count, !isSign("}", position + 1) else { return }
    let (values, next) = swiftValues(at: position + 1)
    returns(labelled(values), from: place)
    if values.count > 1 { ask(before: next) }
  }
}
