internal import SceneBasics

/// Goes through the tokens of a source file once, and takes down its types, its functions and its calls.
///
/// It knows which types, functions and variables are open, and no grammar besides. What it doesn't understand it passes.
package struct CodeReader {
  var found = CodeFacts.Found()
  let tokens: [CodeToken]
  let names: SymbolTable
  let bytes: [UInt8]
  /// By symbol: how it is used.
  package let uses: [UInt8]
  let file: FileID
  /// By bracket: the one that closes or opens it; -1 where there is none.
  let partners: [Int32]
  /// The first bracket without a partner; nil if each has one.
  let stray: Int?
  var position = 0
  /// The scopes that are open, the innermost last; the first is the file itself.
  var scopes = [Scope()]
  var locals = CodeLocals()
  /// The owners of the braces that follow, by their places.
  var pending: [Int: Pending] = [:]
  /// The brace behind the condition that is being read.
  var conditionBrace = -1
  /// How many scopes were open at each `#if`.
  var directives: [Int] = []
  /// The last place whose column was asked for.
  private var lastPlace: (line: UInt32, start: Int, column: UInt32) = (0, 0, 1)
  /// The name that `@objc(…)` gives to what follows; empty where it is `@objc` alone.
  var pendingSelector: String?
  /// The windows that get a level of their own, and those that get a root, with the place of that call.
  var raisedWindows: Set<Window> = []
  var filledWindows: [(window: Window, place: Int)] = []

  init(_ tokens: [CodeToken], of bytes: [UInt8], file: FileID, names: SymbolTable, uses: [UInt8]) {
    self.tokens = tokens
    self.names = names
    self.bytes = bytes
    self.uses = uses
    self.file = file
    (partners, stray) = CodeReader.partners(of: tokens)
  }

  mutating func run(isSwift: Bool) {
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .directive: directive(token.symbol)
      case .sign:
        switch token.sign {
        case UInt8(ascii: "{"): open()
        case UInt8(ascii: "}"): close()
        case UInt8(ascii: "="): assignment(isSwift: isSwift)
        case UInt8(ascii: "-"), UInt8(ascii: "+"): if !isSwift { objectiveCMethod() }
        case UInt8(ascii: "@"): if isSwift { attribute() }
        case UInt8(ascii: "["): if !isSwift { objectiveCMessage() }
        default: break
        }
      case .word:
        // In backquotes a word is a name.
        if let word = CodeWord(token.symbol), bytes[Int(token.start)] != UInt8(ascii: "`") {
          if isSwift { swiftWord(word) } else { objectiveCWord(word) }
        } else if isSwift {
          if isCapital(position), isSign(".", position + 1), isSign("(", position + 3) {
            staticCall(CodeName(token.symbol), tokens[position + 2].symbol)
          }
          if isWay(position) { wayCall() }
        }
      case .text, .madeText: break
      }
      position += 1
    }
    for (window, place) in filledWindows where raisedWindows.contains(window) {
      found.transitions[place].isAbove = true
    }
  }

  // MARK: Tokens

  func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].sign == UInt8(truncatingIfNeeded: sign.value)
  }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  func word(_ index: Int) -> CodeWord? { isWord(index) ? CodeWord(tokens[index].symbol) : nil }

  /// The closing bracket of an opening one; the last token where there is none.
  func end(_ index: Int) -> Int { partners[index] < 0 ? tokens.count - 1 : Int(partners[index]) }

  /// Whether a word starts with a capital, as types do.
  func isCapital(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    var byte = bytes[Int(tokens[index].start)]
    if byte == UInt8(ascii: "`") { byte = bytes[Int(tokens[index].start) + 1] }
    return byte &- 0x41 < 26
  }

  mutating func span(_ index: Int) -> SourceSpan {
    let token = tokens[index]
    let start = Int(token.start)
    if lastPlace.line != token.line || lastPlace.start > start {
      var lineStart = start
      while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
      lastPlace = (token.line, lineStart, 1)
    }
    let further = bytes[lastPlace.start..<start].count { $0 & 0xC0 != 0x80 }
    lastPlace = (token.line, start, lastPlace.column + UInt32(further))
    let length = token.kind == .word ? names.utf8(token.symbol).count { $0 & 0xC0 != 0x80 } : 1
    return SourceSpan(line: token.line, column: lastPlace.column, length: UInt32(length), file: file)
  }

  /// Finds the partner of each bracket. What closes something further out closes all in between.
  private static func partners(of tokens: [CodeToken]) -> (partners: [Int32], stray: Int?) {
    var partners = Array(repeating: Int32(-1), count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    var directives: [Int] = []
    /// How many of each sort are open, so that a stray closing bracket needs no search.
    var counts: [UInt8: Int] = [:]
    var stray = Int.max
    func pop() {
      if let last = open.popLast() { counts[last.closer, default: 1] -= 1 }
    }
    for (index, token) in tokens.enumerated() {
      if token.kind == .directive {
        switch CodeWord(token.symbol) {
        case .else, .elseif, .elif: while let start = directives.last, open.count > start { pop() }
        case .endif: _ = directives.popLast()
        default: directives.append(open.count)
        }
        continue
      }
      switch token.sign {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard counts[token.sign, default: 0] > 0 else {
          stray = min(stray, index)
          continue
        }
        while let last = open.last, last.closer != token.sign {
          stray = min(stray, last.index)
          pop()
        }
        guard let last = open.last else { continue }
        partners[last.index] = Int32(index)
        partners[index] = Int32(last.index)
        pop()
        continue
      default: continue
      }
      if let last = open.last { counts[last.closer, default: 0] += 1 }
    }
    if let first = open.first { stray = min(stray, first.index) }
    return (partners, stray == Int.max ? nil : stray)
  }

  // MARK: Finds

  mutating func declare(
    _ name: CodeName, _ kind: CodeFacts.TypeDeclaration.Kind, parents: [CodeName], at index: Int
  ) -> Int {
    let span = span(index)
    found.types.append(
      CodeFacts.TypeDeclaration(
        name: name, kind: kind, parents: parents, isGeneric: isSign("<", index + 1),
        isInClause: !directives.isEmpty, span: span))
    return found.types.count - 1
  }

  /// The place of the code at a token.
  mutating func place(_ index: Int) -> CodeFacts.Place {
    let span = span(index)
    let frame = scope.function
    return CodeFacts.Place(
      owner: scope.owner, signature: frame?.isNested == false ? frame?.signature : nil, cases: scope.cases, span: span)
  }

  mutating func transition(
    _ verb: CodeVerb, _ values: [CodeValue], _ style: CodeStyle, receiver: Symbol? = nil, column: Symbol? = nil,
    isReplacing: Bool = false, at index: Int
  ) {
    let place = place(index)
    let window = verb == .root ? windowName(before: index) : nil
    if verb == .root { filledWindows.append((self.window(before: index), found.transitions.count)) }
    found.transitions.append(
      CodeFacts.Transition(
        verb: verb, values: values, style: style, function: scope.function?.signature.name,
        isStatic: scope.function?.signature.isStatic ?? false, window: window, receiver: receiver,
        column: column, isReplacing: isReplacing, isOfOwn: verb == .addChild && isOfSelf(index), place: place))
  }

  /// Whether a message goes to `self`.
  private func isOfSelf(_ index: Int) -> Bool {
    var base = index - 1
    guard isSign(".", base) else { return word(base) == .`self` || !(isSign("]", base) || isSign("[", base - 1)) }
    repeat { base -= 1 } while isSign("?", base)
    return word(base) == .`self`
  }

  mutating func mention(_ kind: CodeFacts.Mention.Kind, at index: Int) {
    let span = span(index)
    found.mentions.append(
      CodeFacts.Mention(
        kind: kind, owner: scope.owner, isStatic: scope.function?.signature.isStatic ?? false, span: span))
  }

  mutating func staticCall(_ type: CodeName, _ function: Symbol) {
    let span = span(position)
    found.staticCalls.append(
      CodeFacts.StaticCall(
        type: type, function: function, owner: scope.owner, caller: scope.function?.signature.name, span: span))
  }

  mutating func returns(_ values: [CodeValue], from place: Int) {
    var values = inCases(values)
    if found.functions[place].isLocal {
      // A parameter of the function around it is none of its own.
      values = values.map { $0.dependsOnCaller ? .open(.parameter) : $0 }
    }
    for value in values where !found.functions[place].values.contains(value) {
      if found.functions[place].values.count < CodeReader.mostValues { found.functions[place].values.append(value) }
    }
  }

  /// How many values a variable or a function may have, one of which it has when the code runs.
  static let mostValues = 128
  /// How deep a value is followed into its arguments.
  static let deepest = 8
}
