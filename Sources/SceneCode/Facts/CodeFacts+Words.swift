internal import SceneBasics

/// How the words of the code are used.
extension CodeFacts {
  package static let isWord: UInt8 = 1
  package static let isText: UInt8 = 2
  static let isWay: UInt8 = 4
  private static let isKnown: UInt8 = 8

  /// Takes down which words and texts there are.
  mutating func note(_ tokens: [CodeToken]) {
    if uses.count < names.count { uses += Array(repeating: 0, count: names.count - uses.count) }
    for token in tokens {
      let index = Int(token.symbol.rawValue)
      switch token.kind {
      case .word:
        if uses[index] & CodeFacts.isKnown == 0 {
          uses[index] |= CodeFacts.isKnown
          if CodeFacts.soundsLikeWay(names.utf8(token.symbol)) { uses[index] |= CodeFacts.isWay }
        }
        uses[index] |= CodeFacts.isWord
      case .text: uses[index] |= CodeFacts.isText
      case .sign, .madeText, .directive: break
      }
    }
  }

  /// A word or a text of one file.
  struct Use: Hashable {
    var symbol: Symbol
    var marks: UInt8
  }

  static func uses(of tokens: [CodeToken]) -> [Use] {
    var found: Set<Use> = []
    for token in tokens {
      switch token.kind {
      case .word: found.insert(Use(symbol: token.symbol, marks: isWord))
      case .text: found.insert(Use(symbol: token.symbol, marks: isText))
      case .sign, .madeText, .directive: break
      }
    }
    return Array(found)
  }

  /// Whether a function of this name may show a screen: of all others the calls aren't kept.
  private static func soundsLikeWay(_ name: ArraySlice<UInt8>) -> Bool {
    guard (2...60).contains(name.count) else { return false }
    // `go`, `goBack`, `toDetail`, but not `google` and `total`.
    let third = name.dropFirst(2).first
    if third.map({ $0 &- 0x41 < 26 }) ?? true, ["go", "to"].contains(where: { name.starts(with: $0.utf8) }) {
      return true
    }
    let letters = name.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    return roots.contains { root in
      var start = 0
      while start + root.count <= letters.count {
        if letters[start] == root[0], letters[start...].starts(with: root) { return true }
        start += 1
      }
      return false
    }
  }

  private static let roots = [
    "push", "present", "show", "open", "navigat", "rout", "display", "transition", "embed", "goto", "launch", "switch",
    "replace", "root", "controller", "screen", "start", "perform", "flow", "trigger", "coordinat", "install", "begin",
    "modal", "sheet", "popover", "module", "stack", "detail", "scene", "handle", "run", "move",
  ].map { Array($0.utf8) }
}
