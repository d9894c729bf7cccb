internal import SceneBasics

/// Finds in the tokens of a source file what names something of a storyboard.
struct CodeReader {
  private(set) var facts = CodeFacts()
  private let tokens: [CodeToken]
  private let file: FileID
  private var position = 0
  /// The types whose braces are open; nil for braces of anything else.
  private var scopes: [String?] = []
  private var pendingType: String?
  /// The selector that `@objc(…)` gives to the function that follows.
  private var pendingSelector: String?
  /// The storyboard that the expression so far has named.
  private var storyboard: String?

  init(_ tokens: [CodeToken], file: FileID) {
    self.tokens = tokens
    self.file = file
  }

  mutating func run(isSwift: Bool) {
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .text: facts.texts.insert(token.text)
      case .word:
        facts.words.insert(token.text)
        mention(token)
        if isSwift { swiftWord(token) } else { objectiveCWord(token) }
      case .sign: sign(token, isSwift: isSwift)
      }
      position += 1
    }
  }

  private func word(_ offset: Int) -> String? {
    let index = position + offset
    return tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].text : nil
  }

  private func isSign(_ sign: String, at offset: Int) -> Bool {
    let index = position + offset
    return tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].text == sign
  }

  private func text(_ offset: Int) -> CodeToken? {
    // Objective-C writes `@` before a text.
    let index = position + offset + (isSign("@", at: offset) ? 1 : 0)
    return tokens.indices.contains(index) && tokens[index].kind == .text ? tokens[index] : nil
  }

  private func span(_ token: CodeToken, length: Int) -> SourceSpan {
    SourceSpan(line: UInt32(token.line), column: UInt32(token.column), length: UInt32(length), file: file)
  }

  private var type: String? { scopes.last { $0 != nil } ?? nil }

  // MARK: What is named

  /// Calls that take the name of a storyboard, of a controller or of a segue, in both languages.
  private mutating func mention(_ token: CodeToken) {
    switch token.text {
    case "UIStoryboard":
      if isSign("(", at: 1), word(2) == "name", isSign(":", at: 3) { storyboard = text(4)?.text }
    case "storyboardWithName": if isSign(":", at: 1) { storyboard = text(2)?.text }
    case "instantiateViewController":
      if isSign("(", at: 1), word(2) == "withIdentifier" || word(2) == "identifier", isSign(":", at: 3) {
        add(.controller(storyboard: storyboard), at: 4)
      }
    case "instantiateViewControllerWithIdentifier":
      if isSign(":", at: 1) { add(.controller(storyboard: storyboard), at: 2) }
    case "instantiateInitialViewController":
      if let storyboard {
        let span = span(token, length: token.text.unicodeScalars.count)
        facts.mentions.append(
          CodeFacts.Mention(kind: .initialController, text: storyboard, type: type, span: span))
      }
    case "performSegue":
      if isSign("(", at: 1), word(2) == "withIdentifier", isSign(":", at: 3) { add(.segue, at: 4) }
    case "performSegueWithIdentifier": if isSign(":", at: 1) { add(.segue, at: 2) }
    default: break
    }
  }

  private mutating func add(_ kind: CodeFacts.Mention.Kind, at offset: Int) {
    guard let token = text(offset) else { return }
    let span = span(token, length: token.text.unicodeScalars.count + 2)
    facts.mentions.append(CodeFacts.Mention(kind: kind, text: token.text, type: type, span: span))
  }

  // MARK: Types and methods

  private mutating func swiftWord(_ token: CodeToken) {
    switch token.text {
    case "class", "struct", "enum", "actor", "extension", "protocol":
      // `class func` and `class var` are no types, and neither is the member that a dot precedes.
      guard !isSign(".", at: -1), let name = word(1), !CodeReader.modifiers.contains(name) else { return }
      var end = 1
      while isSign(".", at: end + 1), word(end + 2) != nil { end += 2 }
      pendingType = word(end)
      pendingSelector = nil
      if token.text == "class", isSign(":", at: end + 1) { facts.parents[name] = word(end + 2) }
    case "func":
      if let name = word(1), isSign("(", at: 2) { swiftFunction(name) }
      pendingSelector = nil
    case "let", "var", "return":
      storyboard = nil
      pendingSelector = nil
    default: break
    }
  }

  /// A function whose first parameter is a segue is an unwind action.
  private mutating func swiftFunction(_ name: String) {
    guard let label = word(3), let type else { return }
    let hasLabel = word(4) != nil
    let colon = hasLabel ? 5 : 4
    guard isSign(":", at: colon), word(colon + 1) == "UIStoryboardSegue" else { return }
    // A second parameter makes it another selector.
    let second = isSign(",", at: colon + 2) ? word(colon + 3).map { $0 == "_" ? ":" : $0 + ":" } ?? "" : ""
    let selector = pendingSelector ?? CodeReader.selector(name, label: label) + second
    add(selector, of: type, at: tokens[position + 1])
  }

  private mutating func objectiveCWord(_ token: CodeToken) {
    switch token.text {
    case "implementation" where isSign("@", at: -1): scopes = [word(1)]
    case "interface" where isSign("@", at: -1):
      if let name = word(1), isSign(":", at: 2) { facts.parents[name] = word(3) }
    case "end" where isSign("@", at: -1): scopes = []
    case "UIStoryboardSegue":
      // - (IBAction)name:(UIStoryboardSegue *)segue
      guard isSign("(", at: -1), isSign(":", at: -2), let name = word(-3), isSign(")", at: -4), let type else { return }
      add(name + ":", of: type, at: tokens[position - 3])
    default: break
    }
  }

  private mutating func add(_ selector: String, of type: String, at token: CodeToken) {
    let span = span(token, length: token.text.unicodeScalars.count)
    facts.unwindActions.append(CodeFacts.UnwindAction(selector: selector, type: type, span: span))
  }

  private mutating func sign(_ token: CodeToken, isSwift: Bool) {
    switch token.text {
    case "{":
      storyboard = nil
      if isSwift { scopes.append(pendingType) }
      pendingType = nil
    case "}":
      storyboard = nil
      if isSwift { _ = scopes.popLast() }
    case ";": storyboard = nil
    case "@":
      if isSwift, word(1) == "objc", isSign("(", at: 2) {
        var end = 3
        while position + end < tokens.count, !isSign(")", at: end) { end += 1 }
        let parts = tokens[min(position + 3, tokens.count)..<min(position + end, tokens.count)]
        pendingSelector = parts.map(\.text).joined()
      }
    default: break
    }
  }

  /// The selector that Swift makes of a function: `unwind(segue:)` is `unwindWithSegue:`.
  private static func selector(_ name: String, label: String) -> String {
    if label == "_" { return name + ":" }
    let isPreposition = prepositions.contains {
      label.hasPrefix($0) && label.dropFirst($0.count).first?.isLowercase != true
    }
    return name + (isPreposition ? "" : "With") + IDText.capital(label) + ":"
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "init",
  ]
  /// Labels that Swift takes for a preposition need no `With`.
  private static let prepositions = [
    "with", "for", "from", "to", "by", "in", "on", "at", "of", "into", "as", "via", "using", "after", "before",
  ]
}
