internal import SceneBasics

/// Calls that lead back: `dismiss`, `pop…`.
extension CodeReader {
  /// Takes down a call of Swift that leads back.
  mutating func swiftBack(_ word: CodeWord, in list: Int) {
    guard let verb = CodeReader.backVerb(word) else { return }
    // A view of SwiftUI has an action of this name, and views that report progress have a function.
    if verb == .dismiss, !has(.animated, in: list) { return }
    var words: [Int] = []
    var index = position - 1
    while isSign(".", index) {
      index -= 1
      while isSign("?", index) || isSign("!", index) { index -= 1 }
      guard isWord(index) else { return }
      words.append(index)
      index -= 1
    }
    wayBack(verb, on: words)
  }

  /// Takes down a message of Objective-C that leads back.
  mutating func objectiveCBack(_ word: CodeWord) {
    guard let verb = CodeReader.backVerb(word) else { return }
    var words: [Int] = []
    if isSign("]", position - 1), partners[position - 1] >= 0 {
      words = (Int(partners[position - 1])..<position).filter { isWord($0) }
    } else {
      var index = position - 1
      while isWord(index) {
        words.append(index)
        guard isSign(".", index - 1) else { break }
        index -= 2
      }
    }
    wayBack(verb, on: words)
  }

  private static func backVerb(_ word: CodeWord) -> CodeBackVerb? {
    switch word {
    case .dismiss, .dismissViewControllerAnimated: .dismiss
    case .popViewController, .popViewControllerAnimated: .pop
    case .popToRootViewController, .popToRootViewControllerAnimated: .popToRoot
    case .popToViewController: .popTo
    default: nil
    }
  }

  /// - Parameter words: The places of the words on which it is called.
  private mutating func wayBack(_ verb: CodeBackVerb, on words: [Int]) {
    if words.contains(where: { word($0) == .super }) { return }
    // A screen that dismisses a picker or an alert stays: only what the own screen stands in is meant.
    if verb == .dismiss, !words.allSatisfy({ isAround($0) }) { return }
    let span = span(position)
    found.waysBack.append(CodeFacts.WayBack(verb: verb, owner: scope.owner, span: span))
  }

  /// Whether a word names the own controller, or one that stands around it or has presented it.
  private func isAround(_ place: Int) -> Bool {
    let symbol = tokens[place].symbol
    let name = names.text(symbol)
    if CodeReader.ownNames.contains(name) { return true }
    return CodeReader.outerNames.contains(name) && locals[symbol].map(\.isProperty) != false
  }

  private static let ownNames: Set = ["self", "strongSelf", "weakSelf", "sself", "wself"]
  private static let outerNames: Set = [
    "navigationController", "presentingViewController", "parent", "parentViewController", "tabBarController",
    "splitViewController", "rootViewController", "presenter",
  ]
}
