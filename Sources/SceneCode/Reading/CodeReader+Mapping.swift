internal import SceneBasics

/// Lists that are made of others: `[List(), Map()].map { UINavigationController(rootViewController: $0) }`.
extension CodeReader {
  /// The list that `map` makes of a list, and the place behind it; nil where it isn't known.
  func mapped(_ values: [CodeValue], at place: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    guard let word = word(place), word == .map || word == .compactMap, values.count == 1, depth < CodeReader.deepest
    else { return nil }
    let start = place + 1
    let made: (CodeValue) -> CodeValue
    if isSign("{", start), start != conditionBrace {
      guard let found = closureFunction(at: start, depth: depth) else { return nil }
      made = found
    } else {
      guard isSign("(", start) else { return nil }
      let found = isSign("{", start + 1) ? closureFunction(at: start + 1, depth: depth) : functionValue(in: start)
      guard let found else { return nil }
      made = found
    }
    let next = end(start) + 1
    switch values[0] {
    case .list(let items): return ([.list(items.map(made))], next)
    case .member(let type?, let name) where CodeWord(name) == .casesOfEnum:
      return ([.cases(type, name, made(.member(nil, name)))], next)
    default: return nil
    }
  }

  /// The result of a closure for a value.
  private func closureFunction(at brace: Int, depth: Int) -> ((CodeValue) -> CodeValue)? {
    guard let closure = closure(at: brace, depth: depth), closure.parameters.count < 2,
      let name = closure.parameters.first ?? names.find("0")
    else { return nil }
    return { closure.value.replacing(name, by: $0) }
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
    // `screen(for:)`
    if isSign("(", first + 1), isWord(first + 2), isSign(":", first + 3), end(first + 1) == first + 4,
      first + 5 == close, !isCapital(first), locals[name] == nil
    {
      let label = tokens[first + 2].symbol
      return { .call(nil, name, [CodeArgument(label: label, value: $0)]) }
    }
    guard isCapital(first), isSign(".", first + 1), word(first + 2) == .`init` else { return nil }
    let isPlain = first + 3 == close
    let isLabelled = isSign("(", first + 3) && word(first + 4) == .rootViewController && end(first + 3) + 1 == close
    guard isPlain || isLabelled else { return nil }
    if word(first) == .uiNavigationController { return { .stack($0) } }
    let label: Symbol? = isLabelled ? tokens[first + 4].symbol : nil
    return { .made(CodeName(name), [CodeArgument(label: label, value: $0)]) }
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
