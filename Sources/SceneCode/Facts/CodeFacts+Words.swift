internal import SceneBasics

/// How the words of the code are used.
extension CodeFacts {
  package static let isWord: UInt8 = 1
  package static let isText: UInt8 = 2
  static let isWay: UInt8 = 4
  private static let isKnown: UInt8 = 8
  /// Whether it stands elsewhere than behind the word that declares it.
  package static let isNamed: UInt8 = 16
  /// Whether it stands so twice.
  package static let isNamedAgain: UInt8 = 32

  /// Takes down which words and texts there are.
  mutating func note(_ tokens: [CodeToken]) {
    if uses.count < names.count { uses += Array(repeating: 0, count: names.count - uses.count) }
    for (place, token) in tokens.enumerated() {
      let index = Int(token.symbol.rawValue)
      switch token.kind {
      case .word:
        if uses[index] & CodeFacts.isKnown == 0 {
          uses[index] |= CodeFacts.isKnown
          if CodeFacts.soundsLikeWay(names.utf8(token.symbol)) { uses[index] |= CodeFacts.isWay }
        }
        // Where the facts of a file are kept, its marks are joined whenever these are added.
        if keepsUses { continue }
        let isDeclared = CodeFacts.isDeclared(place, in: tokens)
        let marks = isDeclared ? CodeFacts.isWord : CodeFacts.isWord | CodeFacts.isNamed
        uses[index] = CodeFacts.joined(uses[index], marks)
      case .text: if !keepsUses { uses[index] |= CodeFacts.isText }
      case .sign, .madeText, .directive: break
      }
    }
  }

  /// The marks of a word that stands in two places.
  static func joined(_ one: UInt8, _ other: UInt8) -> UInt8 {
    one | other | (one & other & isNamed != 0 ? isNamedAgain : 0)
  }

  /// A word or a text of one file.
  struct Use {
    var symbol: Symbol
    var marks: UInt8
  }

  static func uses(of tokens: [CodeToken]) -> [Use] {
    var found: [Symbol: UInt8] = [:]
    for (place, token) in tokens.enumerated() {
      let marks: UInt8
      switch token.kind {
      case .word: marks = isDeclared(place, in: tokens) ? isWord : isWord | isNamed
      case .text: marks = isText
      case .sign, .madeText, .directive: continue
      }
      found[token.symbol] = joined(found[token.symbol] ?? 0, marks)
    }
    return found.map { Use(symbol: $0.key, marks: $0.value) }
  }

  /// Whether a word is the name of the type that is declared there, or to which more is added.
  private static func isDeclared(_ place: Int, in tokens: [CodeToken]) -> Bool {
    guard place > 0, tokens[place - 1].kind == .word else { return false }
    return [.class, .extension, .interface, .implementation].contains(CodeWord(tokens[place - 1].symbol))
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
    return letters.indices.contains { start in
      roots[Int(letters[start])].contains { letters[start...].starts(with: $0) }
    }
  }

  /// The roots of such names, by their first byte: there are fifty, and each word of the code is asked.
  private static let roots: [[[UInt8]]] = {
    let byFirst = Dictionary(grouping: words, by: \.[0])
    return (0...UInt8.max).map { byFirst[$0] ?? [] }
  }()

  private static let words = [
    "push", "present", "show", "open", "navigat", "rout", "display", "transition", "embed", "goto", "launch", "switch",
    "replace", "root", "controller", "screen", "start", "perform", "flow", "trigger", "coordinat", "install", "begin",
    "modal", "sheet", "popover", "module", "stack", "detail", "scene", "handle", "run", "move",
    "evaluat", "check", "verif", "ensure", "requir", "login", "logout", "signin", "signup", "auth", "finish", "prompt",
    "share", "warn",
  ].map { Array($0.utf8) }
}
