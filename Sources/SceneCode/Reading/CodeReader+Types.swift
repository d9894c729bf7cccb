internal import SceneBasics

/// The types of Swift, as code writes them.
extension CodeReader {
  /// A type as it is written, without what is generic in it; nil for tuples, functions and the like.
  ///
  /// `(UIViewController & Routing)` is read as the controller that it has to be.
  func typeName(at start: Int) -> (CodeName, next: Int)? {
    var index = start
    while let word = word(index), [.some, .any].contains(word) { index += 1 }
    var found: (CodeName, next: Int)
    if isSign("(", index) {
      let close = end(index)
      guard let inner = typeName(at: index + 1), inner.next == close, !isFunction(close + 1) else { return nil }
      found = (inner.0, close + 1)
      while (isSign("?", found.next) || isSign("!", found.next)) && !tokens[found.next].isApart { found.next += 1 }
    } else {
      guard let plain = plainTypeName(at: index) else { return nil }
      found = plain
    }
    while isSign("&", found.next), !isSign("&", found.next + 1), let other = plainTypeName(at: found.next + 1) {
      let isOther = !isController(found.0) && isController(other.0)
      found = (isOther ? other.0 : found.0, other.next)
    }
    return found
  }

  private func isController(_ type: CodeName) -> Bool { names.text(type.name).hasSuffix("Controller") }

  /// Whether what stands before is what a function takes: `(Detail) -> Void`.
  private func isFunction(_ index: Int) -> Bool {
    isSign("-", index) || [.async, .throws, .rethrows].contains(word(index))
  }

  func plainTypeName(at start: Int) -> (CodeName, next: Int)? {
    var index = start
    while let word = word(index), [.some, .any].contains(word) { index += 1 }
    guard isWord(index) else { return nil }
    var name = CodeName(tokens[index].symbol)
    index = afterGenerics(index + 1)
    while isSign(".", index), isWord(index + 1) {
      name = CodeName(tokens[index + 1].symbol, in: name.name)
      index = afterGenerics(index + 2)
    }
    while (isSign("?", index) || isSign("!", index)) && !tokens[index].isApart { index += 1 }
    return (name, index)
  }

  /// The place behind `<…>`; the same place where there is none.
  func afterGenerics(_ start: Int) -> Int {
    guard isSign("<", start), !tokens[start].isApart else { return start }
    var depth = 0
    var index = start
    while index < tokens.count, index < start + 80 {
      switch tokens[index].kind {
      case .word: break
      case .sign:
        switch Unicode.Scalar(tokens[index].sign) {
        case "<": depth += 1
        case ">":
          if !isSign("-", index - 1) { depth -= 1 }
          if depth == 0 { return index + 1 }
        case "(", "[": index = end(index)
        case ".", ",", ":", "?", "!", "&", "-", "@": break
        default: return start
        }
      case .text, .madeText, .directive: return start
      }
      index += 1
    }
    return start
  }
}
