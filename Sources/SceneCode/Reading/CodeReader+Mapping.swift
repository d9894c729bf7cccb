internal import SceneBasics

/// Lists that are made of others: `[List(), Map()].map { UINavigationController(rootViewController: $0) }`.
extension CodeReader {
  /// The list that `map` makes of a list, and the place behind it; nil where it isn't known.
  func mapped(_ values: [CodeValue], at place: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    guard let word = word(place), word == .map || word == .compactMap, values.count == 1,
      case .list(let items) = values[0], depth < CodeReader.deepest
    else { return nil }
    let start = place + 1
    if isSign("{", start), start != conditionBrace { return mapped(items, byClosureAt: start, depth: depth) }
    guard isSign("(", start) else { return nil }
    let next = end(start) + 1
    if isSign("{", start + 1) { return mapped(items, byClosureAt: start + 1, depth: depth).map { ($0.values, next) } }
    guard let made = functionValue(in: start) else { return nil }
    return ([.list(items.map(made))], next)
  }

  private func mapped(_ items: [CodeValue], byClosureAt brace: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    guard let closure = closure(at: brace, depth: depth),
      let name = closure.parameters.first ?? names.find("0"), closure.parameters.count < 2
    else { return nil }
    return ([.list(items.map { closure.value.replacing(name, by: $0) })], end(brace) + 1)
  }

  /// The result for a value of a function that stands alone in brackets: `UINavigationController.init`, `wrap`.
  private func functionValue(in list: Int) -> ((CodeValue) -> CodeValue)? {
    let close = end(list)
    let first = word(list + 1) == .`self` && isSign(".", list + 2) ? list + 3 : list + 1
    guard isWord(first) else { return nil }
    let name = tokens[first].symbol
    if first + 1 == close, !isCapital(first), locals[name] == nil {
      return { .call(nil, name, [CodeArgument(value: $0)]) }
    }
    guard word(first) == .uiNavigationController, isSign(".", first + 1), word(first + 2) == .`init` else { return nil }
    let isPlain = first + 3 == close
    let isLabelled = isSign("(", first + 3) && word(first + 4) == .rootViewController && end(first + 3) + 1 == close
    return isPlain || isLabelled ? { .stack($0) } : nil
  }

  /// The value that a closure of one expression gives, as an argument.
  func only(inClosure brace: Int, depth: Int) -> [CodeArgument] {
    guard depth < CodeReader.deepestArguments, end(brace) > brace + 1 else { return [] }
    let (values, next) = swiftValues(at: brace + 1, depth: depth + 1)
    return next == end(brace) && values.count == 1 ? [CodeArgument(label: nil, value: values[0])] : []
  }

  /// The names of a closure's arguments, and the value that it gives; nil where it gives one of several.
  func closure(at brace: Int, depth: Int) -> (parameters: [Symbol], value: CodeValue)? {
    let close = end(brace)
    var (parameters, start) = parameters(ofClosure: brace)
    if word(start) == .return { start += 1 }
    guard start < close else { return nil }
    let (values, next) = swiftValues(at: start, depth: depth + 1)
    if next == close { return (parameters, .one(of: values)) }
    // A variable that is made, set up and returned at the end.
    guard word(close - 2) == .return, isWord(close - 1), close - start < CodeReader.longestClosure,
      (start..<close).filter({ word($0) == .return }).count == 1,
      let place = (start..<close).first(where: {
        [.let, .var].contains(word($0)) && isWord($0 + 1) && tokens[$0 + 1].symbol == tokens[close - 1].symbol
      }), isSign("=", place + 2)
    else { return nil }
    return (parameters, .one(of: swiftValues(at: place + 3, depth: depth + 1).values))
  }

  /// How many tokens a closure may have in which a variable is looked for.
  private static let longestClosure = 400

  /// The names in `{ [weak self] controller in`, and the place behind them.
  private func parameters(ofClosure brace: Int) -> (parameters: [Symbol], start: Int) {
    var index = brace + 1
    if isSign("[", index) { index = end(index) + 1 }
    var parameters: [Symbol] = []
    if isSign("(", index) {
      parameters = arguments(of: index).filter { isWord($0) }.map { tokens[$0].symbol }
      index = end(index) + 1
    } else {
      while isWord(index), word(index) != .in, parameters.count < 12 {
        parameters.append(tokens[index].symbol)
        index += 1
        guard isSign(",", index) else { break }
        index += 1
      }
    }
    if isSign("-", index), isSign(">", index + 1), let (_, next) = typeName(at: index + 2) { index = next }
    return word(index) == .in ? (parameters, index + 1) : ([], brace + 1)
  }
}

extension CodeValue {
  /// With another value where the argument of a closure stands.
  func replacing(_ name: Symbol, by other: CodeValue) -> CodeValue {
    func inner(_ value: CodeValue) -> CodeValue { value.replacing(name, by: other) }
    func inner(_ all: [CodeArgument]) -> [CodeArgument] {
      all.map { CodeArgument(label: $0.label, value: inner($0.value)) }
    }
    switch self {
    case .member(nil, name): return other
    case .made(let type, let arguments): return .made(type, inner(arguments))
    case .call(let type, let name, let arguments): return .call(type, name, inner(arguments))
    case .derived(let base, let name, let arguments): return .derived(inner(base), name, inner(arguments))
    case .choice(let name, let arguments): return .choice(name, inner(arguments))
    case .cast(let value, let type): return .cast(inner(value), type)
    case .when(let condition, let value): return .when(condition, inner(value))
    case .stack(let value): return .stack(inner(value))
    case .hosting(let value): return .hosting(inner(value))
    case .either(let values): return .either(values.map(inner))
    case .list(let values): return .list(values.map(inner))
    case .container(let container, let values): return .container(container, values.map(inner))
    case .member, .payload, .parameter, .own, .declared, .scene, .initial, .board, .generated, .hosted, .text, .nothing,
      .open:
      return self
    }
  }
}
