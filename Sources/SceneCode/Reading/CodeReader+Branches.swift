internal import SceneBasics

/// Values with branches: `if flag { Detail() } else { Other() }`, `switch kind { case .a: Detail() … }`.
extension CodeReader {
  /// The values of all branches, and the place behind the last one; nil where a branch is more than a value.
  func branches(at start: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    guard let brace = braceBehindCondition(start) else { return nil }
    let found = word(start) == .switch ? cases(in: brace, depth: depth) : ifs(in: brace, depth: depth)
    guard let found, found.values.count <= CodeReader.mostValues, !found.values.isEmpty else { return nil }
    return found
  }

  private func braceBehindCondition(_ start: Int) -> Int? {
    var index = start + 1
    while index < tokens.count, index < start + 200 {
      if isSign("{", index) { return index }
      if isSign("(", index) || isSign("[", index) { index = max(index, end(index)) }
      if isSign("}", index) || isSign(";", index) { return nil }
      index += 1
    }
    return nil
  }

  private func ifs(in first: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    var found: [CodeValue] = []
    var brace = first
    while true {
      guard let values = only(at: brace + 1, before: end(brace), depth: depth) else { return nil }
      found += values
      let next = end(brace) + 1
      guard word(next) == .else else { return nil }
      if isSign("{", next + 1) {
        guard let values = only(at: next + 2, before: end(next + 1), depth: depth) else { return nil }
        return (found + values, end(next + 1) + 1)
      }
      guard word(next + 1) == .if, let further = braceBehindCondition(next + 1), further > brace else { return nil }
      brace = further
    }
  }

  private func cases(in brace: Int, depth: Int) -> (values: [CodeValue], next: Int)? {
    let close = end(brace)
    var found: [CodeValue] = []
    var index = brace + 1
    while index < close {
      guard [.case, .default].contains(word(index)) else { return nil }
      var colon = index + 1
      while colon < close, !isSign(":", colon) {
        if isSign("(", colon) || isSign("[", colon) || isSign("{", colon) { colon = max(colon, end(colon)) }
        colon += 1
      }
      var next = colon + 1
      while next < close, !([.case, .default].contains(word(next)) && !isSign(".", next - 1)) {
        if isSign("(", next) || isSign("[", next) || isSign("{", next) { next = max(next, end(next)) }
        next += 1
      }
      guard let values = only(at: colon + 1, before: next, depth: depth) else { return nil }
      found += values
      index = next
    }
    return (found, close + 1)
  }

  /// The values of a branch that is one expression; none where it ends the app.
  private func only(at start: Int, before end: Int, depth: Int) -> [CodeValue]? {
    guard start < end else { return nil }
    if isWord(start), ["fatalError", "preconditionFailure"].contains(names.text(tokens[start].symbol)) { return [] }
    let (values, next) = swiftValues(at: start, depth: depth + 1)
    return next == end || (isSign(";", next) && next + 1 == end) ? values : nil
  }
}
