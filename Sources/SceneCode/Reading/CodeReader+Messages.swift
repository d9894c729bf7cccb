internal import SceneBasics

/// Expressions of Objective-C, as far as they may be controllers, storyboards or identifiers.
extension CodeReader {
  /// The values that an expression may have, and the place behind it.
  func objectiveCValues(at start: Int, depth: Int = 0) -> (values: [CodeValue], next: Int) {
    guard depth < CodeReader.deepest, start < tokens.count else { return ([.open(.expression)], start + 1) }
    var (values, index) = objectiveCFirst(at: start, depth: depth)
    while index < tokens.count {
      if isSign(".", index) || (isSign("-", index) && isSign(">", index + 1)) {
        let name = index + (isSign(".", index) ? 1 : 2)
        guard isWord(name) else { return ([.open(.expression)], name) }
        values = values.map {
          if case .own = $0 { .member(nil, tokens[name].symbol) } else { .derived($0, tokens[name].symbol) }
        }
        index = name + 1
      } else if isSign("?", index) {
        var first = (values: values, next: index + 1)
        if !isSign(":", index + 1) { first = objectiveCValues(at: index + 1, depth: depth + 1) }
        guard isSign(":", first.next) else { return ([.open(.expression)], first.next) }
        let (second, next) = objectiveCValues(at: first.next + 1, depth: depth + 1)
        return (first.values + second, next)
      } else if isSign("(", index) || isSign("[", index), !tokens[index].isApart {
        values = [.open(.expression)]
        index = end(index) + 1
      } else if Set("=<>&|+*/%^!".utf8).contains(tokens[index].sign) {
        return objectiveCCondition(from: index, depth: depth)
      } else {
        break
      }
    }
    return (values, index)
  }

  /// `a == b ? x : y`: the condition is passed.
  private func objectiveCCondition(from start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    var index = start
    while index < tokens.count, index < start + 60 {
      if isSign("(", index) || isSign("[", index) || isSign("{", index) { index = end(index) }
      if isSign(",", index) || isSign(")", index) || isSign("]", index) || isSign("}", index) || isSign(";", index) {
        break
      }
      if isSign("?", index) {
        let (first, middle) = objectiveCValues(at: index + 1, depth: depth + 1)
        guard isSign(":", middle) else { break }
        let (second, next) = objectiveCValues(at: middle + 1, depth: depth + 1)
        return (first + second, next)
      }
      index += 1
    }
    return ([.open(.expression)], start + 1)
  }

  private func objectiveCFirst(at start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    let token = tokens[start]
    switch token.kind {
    case .text, .madeText, .directive: return ([.open(.expression)], start + 1)
    case .word:
      if word(start) == CodeWord.null { return ([.nothing], start + 1) }
      if word(start) == .self, isSign(".", start + 1), isWord(start + 2) {
        if word(start + 2) == .storyboard { return ([.board(.own)], start + 3) }
        if let variable = locals[tokens[start + 2].symbol], variable.isProperty {
          return (CodeReader.values(of: variable), start + 3)
        }
        return ([.member(nil, tokens[start + 2].symbol)], start + 3)
      }
      // `self->_detail` is a variable of the object.
      if word(start) == .self, isSign("-", start + 1), isSign(">", start + 2), isWord(start + 3) {
        return ([.member(nil, tokens[start + 3].symbol)], start + 4)
      }
      if word(start) == .storyboard, locals[token.symbol] == nil { return ([.board(.own)], start + 1) }
      if word(start) == .classString, isSign("(", start + 1) {
        let isOwn = isSign("[", start + 2) && word(start + 3) == .self
        let type: Int? = isSign("[", start + 2) && isCapital(start + 3) ? start + 3 : nil
        let identifier: CodeIdentifier =
          isOwn ? .ofClass(nil) : type.map { .ofClass(CodeName(tokens[$0].symbol)) } ?? .computed
        return ([.text(identifier)], end(start + 1) + 1)
      }
      if word(start) == .self { return ([.own], start + 1) }
      if let variable = locals[token.symbol] { return (CodeReader.values(of: variable), start + 1) }
      return ([.member(nil, token.symbol)], start + 1)
    case .sign:
      switch Unicode.Scalar(token.sign) {
      case "[": return (message(at: start, depth: depth), end(start) + 1)
      case "(": return bracket(at: start, depth: depth)
      case "@": return literal(at: start, depth: depth)
      default: return ([.open(.expression)], start + 1)
      }
    }
  }

  private func literal(at start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    let place = start + 1
    guard place < tokens.count else { return ([.open(.expression)], place) }
    if tokens[place].kind == .text { return ([.text(.text(tokens[place].symbol))], place + 1) }
    if isSign("[", place) {
      let items = arguments(of: place).prefix(64).map { objectiveCValues(at: $0, depth: depth + 1).values }
      return ([.list(items.filter { !$0.isEmpty }.map { .one(of: $0) })], end(place) + 1)
    }
    return ([.open(.expression)], place + 1)
  }

  /// `(Foo *)value`, or a value in brackets.
  private func bracket(at start: Int, depth: Int) -> (values: [CodeValue], next: Int) {
    let close = end(start)
    guard close > start + 1 else { return ([.open(.expression)], close + 1) }
    let isCast = isWord(start + 1) && (isSign("*", close - 1) || word(start + 1) == .id || isSign(">", close - 1))
    guard isCast else { return (objectiveCValues(at: start + 1, depth: depth + 1).values, close + 1) }
    let (values, next) = objectiveCValues(at: close + 1, depth: depth + 1)
    guard isCapital(start + 1) else { return (values, next) }
    return (values.map { .cast($0, CodeName(tokens[start + 1].symbol)) }, next)
  }

  /// The value of a message: `[[Foo alloc] init]`, `[Foo fooWith:…]`, `[self makeFoo]`.
  func message(at start: Int, depth: Int) -> [CodeValue] {
    let close = end(start)
    let place = start + 1
    guard place < close else { return [.open(.expression)] }
    var receivers: [CodeValue]
    var selector: Int
    if isCapital(place), isWord(place + 1) {
      return message(to: CodeName(tokens[place].symbol), at: place + 1, before: close, depth: depth)
    }
    if word(place) == .self, isWord(place + 1) {
      if word(place + 1) == .storyboard { return [.board(.own)] }
      // In a class method `self` is the class.
      if word(place + 1) == .new || word(place + 1) == .alloc { return [.made(CodeName(CodeReader.selfSymbol))] }
      let arguments = objectiveCArguments(at: place + 1, before: close, depth: depth)
      return [.call(nil, tokens[place + 1].symbol, arguments)]
    }
    if word(place) == .super { return [.open(.expression)] }
    (receivers, selector) = objectiveCValues(at: place, depth: depth + 1)
    guard isWord(selector), selector < close else { return [.open(.expression)] }
    switch word(selector) {
    case .instantiateViewControllerWithIdentifier:
      let values = objectiveCValues(at: selector + 2, depth: depth + 1).values
      let identifier = values.count == 1 ? CodeReader.identifier(values[0]) : .computed
      return receivers.map { .scene(identifier, storyboard: CodeReader.board($0)) }
    case .instantiateInitialViewController: return receivers.map { .initial(CodeReader.board($0)) }
    case .initWithContentViewController where receivers.contains(where: { isPopover($0) }):
      return objectiveCValues(at: selector + 2, depth: depth + 1).values
    case .initWithRootViewController:
      return objectiveCValues(at: selector + 2, depth: depth + 1).values.map { .stack($0) }
    default: break
    }
    let isInitializer = names.utf8(tokens[selector].symbol).starts(with: "init".utf8)
    let arguments = objectiveCArguments(at: selector, before: close, depth: depth)
    return receivers.map { receiver in
      switch receiver {
      case .made where isInitializer, .list where isInitializer: receiver
      case .own: .call(nil, tokens[selector].symbol, arguments)
      default: .derived(receiver, tokens[selector].symbol, arguments)
      }
    }
  }

  /// Whether a value is a popover of UIKit before iOS 8, or of a library in its place.
  private func isPopover(_ value: CodeValue) -> Bool {
    guard case .made(let name, _) = value else { return false }
    return names.text(name.name).hasSuffix("PopoverController")
  }

  /// The arguments of a message, whose labels are the further parts of its selector.
  private func objectiveCArguments(at selector: Int, before close: Int, depth: Int) -> [CodeArgument] {
    guard depth < CodeReader.deepestArguments, isSign(":", selector + 1) else { return [] }
    var found: [CodeArgument] = []
    var index = selector
    while index < close, found.count < CodeReader.mostArguments {
      if isWord(index), isSign(":", index + 1), !isSign("?", index - 1) {
        let label: Symbol? = index == selector ? nil : tokens[index].symbol
        let (values, next) = objectiveCValues(at: index + 2, depth: depth + 1)
        found.append(CodeArgument(label: label, value: .one(of: values)))
        index = max(next, index + 2)
      } else if isSign("(", index) || isSign("[", index) || isSign("{", index) {
        index = max(index, end(index)) + 1
      } else {
        index += 1
      }
    }
    return depth < 2 || found.contains { $0.value.isTelling } ? found : []
  }

  private func message(to type: CodeName, at selector: Int, before close: Int, depth: Int) -> [CodeValue] {
    switch word(selector) {
    case .array where CodeWord(type.name) == .mutableArray: return [.list([])]
    case .alloc, .new: return CodeWord(type.name) == .mutableArray ? [.list([])] : [.made(type)]
    case .storyboardWithName:
      let values = objectiveCValues(at: selector + 2, depth: depth + 1).values
      switch values.first {
      case .text(.text(let name))? where values.count == 1: return [.board(.named(name))]
      case .parameter(let number, _)? where values.count == 1: return [.board(.parameter(number))]
      default: return [.board(.unknown)]
      }
    default:
      let arguments = objectiveCArguments(at: selector, before: close, depth: depth)
      return [.call(type, tokens[selector].symbol, arguments)]
    }
  }
}
