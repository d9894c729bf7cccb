internal import SceneBasics

/// Lists and their elements, and several values in brackets.
extension CodeReader {
  /// One list behind another one.
  static func joined(_ first: [CodeValue], _ second: [CodeValue]) -> CodeValue {
    .list(
      (first + second).flatMap { value -> [CodeValue] in
        if case .list(let items) = value { items } else { [value.isPresent ? value : .open(.expression)] }
      })
  }

  /// A value that is called: R.swift's scenes are, and an array's type, which gives an empty one.
  func called(_ values: [CodeValue], at list: Int) -> [CodeValue] {
    if isSign("]", list - 1), end(list) == list + 1, case .list(let items)? = values.first, items.count == 1 {
      return [.list([])]
    }
    // Any other value that is called gives something unknown.
    return values.map { if case .generated = $0 { $0 } else { .open(.expression) } }
  }

  /// `pages[0]`: one of a list that may be known where all is read.
  func element(of list: CodeValue, at bracket: Int) -> CodeValue {
    // A caller may hand over a dictionary, which holds anything.
    if list.dependsOnCaller { return .open(.expression) }
    switch list {
    case .list, .member, .derived, .call:
      // A number stands in the code as a word.
      let isWordAlone = isWord(bracket + 1) && end(bracket) == bracket + 2
      let number = isWordAlone ? [CodeArgument(value: .member(nil, tokens[bracket + 1].symbol))] : []
      return .derived(list, CodeReader.subscriptSymbol, number)
    case .made, .choice, .payload, .own, .parameter, .when, .either, .declared, .cast, .scene, .initial, .board,
      .generated, .stack,
      .container, .hosted, .hosting, .cases, .text, .nothing, .open:
      return .open(.expression)
    }
  }

  static let subscriptSymbol = symbol(of: .subscript)
  static let selfSymbol = symbol(of: .`self`)
  static let popover = symbol(of: .popover)
  private static let tupleSymbol = symbol(of: .tuple)

  private static func symbol(of word: CodeWord) -> Symbol {
    Symbol(UInt32(CodeWord.all.firstIndex(of: word) ?? 0))
  }

  // MARK: Tuples

  /// `(view, presenter)`.
  func tuple(at list: Int, depth: Int) -> CodeValue {
    .choice(CodeReader.tupleSymbol, swiftArguments(of: list, depth: depth))
  }

  /// The parts of a tuple's type, if all have names: `(view: DetailView, input: DetailInput)`.
  func elements(ofTuple list: Int) -> [(label: Symbol, type: CodeName?)] {
    guard isSign("(", list) else { return [] }
    let close = end(list)
    // Behind an arrow it is what a function takes.
    if isSign("-", close + 1), isSign(">", close + 2) { return [] }
    let starts = arguments(of: list)
    let named = starts.filter { isWord($0) && isSign(":", $0 + 1) }
    guard starts.count > 1, named.count == starts.count else { return [] }
    return named.map { (tokens[$0].symbol, typeName(at: $0 + 2)?.0) }
  }

  /// Values that a function returns together, by the names that its declaration gives them.
  func labelled(_ values: [CodeValue]) -> [CodeValue] {
    guard let labels = scope.function?.labels, !labels.isEmpty else { return values }
    return values.map { value in
      guard case .choice(CodeReader.tupleSymbol, let parts) = value, parts.count == labels.count else { return value }
      return .choice(
        CodeReader.tupleSymbol, zip(labels, parts).map { CodeArgument(label: $0.0 ?? $0.1.label, value: $0.1.value) })
    }
  }

  /// `typealias Module = (view: DetailView, input: DetailInput)` is a type with these properties, in this order.
  mutating func tupleType() {
    guard isWord(position + 1), isSign("=", position + 2) else { return }
    let parts = elements(ofTuple: position + 3)
    guard !parts.isEmpty else { return }
    let outer = scope.isTypeBody ? scope.owner.map { found.types[$0].name.name } : nil
    let owner = declare(CodeName(tokens[position + 1].symbol, in: outer), .tuple, parents: [], at: position + 1)
    for part in parts {
      found.properties.append(CodeFacts.Property(owner: owner, name: part.label, type: part.type, value: nil))
    }
    position = end(position + 3)
  }
}
