internal import SceneBasics

/// Cuts Swift or Objective-C into tokens and leaves comments out.
///
/// It knows no grammar, and code that doesn't compile is no trouble: a text ends with its line at the latest.
struct CodeLexer {
  private let bytes: [UInt8]
  private let isSwift: Bool
  private var position = 0
  private var line: UInt32 = 1
  /// Whether blanks, or a line break, stand before what comes.
  private var isApart = true
  private var isFirst = true
  private(set) var tokens: [CodeToken] = []
  private(set) var names: SymbolTable
  /// The first line that marks a conflict of git; 0 if there is none.
  private(set) var conflictLine: UInt32 = 0
  private let poundWords: Set<Symbol>
  private let isWord = CodeLexer.wordBytes

  init(_ bytes: [UInt8], isSwift: Bool, names: SymbolTable) {
    self.bytes = bytes
    self.isSwift = isSwift
    let directives: [CodeWord] = [.if, .elseif, .elif, .ifdef, .ifndef, .else, .endif]
    self.names = names
    poundWords = Set(directives.compactMap { names.find($0.rawValue) })
    tokens.reserveCapacity(bytes.count / 6)
  }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  mutating func run() {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x0A:
        line += 1
        position += 1
        isFirst = true
        isApart = true
      case 0x20, 0x09, 0x0D:
        position += 1
        isApart = true
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): text(pounds: 0)
      case UInt8(ascii: "#"): pound()
      case UInt8(ascii: "'") where !isSwift: character()
      case UInt8(ascii: "<") where isFirst && self.byte(6) == byte && self.byte(7) == 0x20 && self.byte(3) == byte:
        if conflictLine == 0 { conflictLine = line }
        skipLine()
      case UInt8(ascii: "`"): quotedWord()
      case let byte where isWord[Int(byte)]: word()
      default:
        add(.sign, Symbol(UInt32(byte)), from: position)
        position += 1
      }
    }
  }

  /// Gives the table of names back, so that no second one is made.
  mutating func takeNames() -> SymbolTable {
    var taken = SymbolTable()
    swap(&taken, &names)
    return taken
  }

  private mutating func add(_ kind: CodeToken.Kind, _ symbol: Symbol, from start: Int, line: UInt32? = nil) {
    tokens.append(
      CodeToken(
        symbol: symbol, start: UInt32(start), line: line ?? self.line, kind: kind, isApart: isApart, isFirst: isFirst))
    isApart = false
    isFirst = false
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
  }

  /// Swift's comments nest, C's don't.
  private mutating func skipComment() {
    var depth = 0
    isApart = true
    repeat {
      let (first, second) = (byte(), byte(1))
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*"), isSwift || depth == 0 {
        depth += 1
        position += 2
      } else {
        if first == 0x0A { line += 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func character() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'"), bytes[position] != 0x0A {
      position += bytes[position] == UInt8(ascii: "\\") && byte(1) != 0x0A ? 2 : 1
    }
    if byte() == UInt8(ascii: "'") { position += 1 }
  }

  private mutating func word() {
    let start = position
    while position < bytes.count, isWord[Int(bytes[position])] { position += 1 }
    add(.word, names.intern(bytes[start..<position]), from: start)
  }

  /// In backquotes a word is a name, even one that means something else without them; so are several words in Swift
  /// (SE-0451), up to the end of the line.
  private mutating func quotedWord() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != 0x60, bytes[position] != 0x0A {
      guard isSwift || isWord[Int(bytes[position])] else { break }
      position += 1
    }
    if position > start + 1 { add(.word, names.intern(bytes[(start + 1)..<position]), from: start) }
    if byte() == UInt8(ascii: "`") { position += 1 }
  }

  private static let wordBytes: [Bool] = (0...255).map { (byte: Int) -> Bool in
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }

  /// `#if` and the like, a raw text, or a macro. In Objective-C every other directive is left out as a whole.
  private mutating func pound() {
    var count = 1
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if isSwift, byte(count) == UInt8(ascii: "\"") { return text(pounds: count) }
    var start = position + 1
    while !isSwift, start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, isWord[Int(bytes[end])] { end += 1 }
    let symbol = names.intern(bytes[start..<end])
    let isDirective = end > start && poundWords.contains(symbol)
    guard isDirective || !isSwift else {
      add(.sign, Symbol(UInt32(UInt8(ascii: "#"))), from: position)
      position += 1
      return
    }
    if isDirective { add(.directive, symbol, from: position) }
    position = end
    if CodeWord(symbol) == .define { definition() }
    // A definition goes on behind a backslash.
    while position < bytes.count, bytes[position] != 0x0A {
      if bytes[position] == UInt8(ascii: "\\"), byte(1) == 0x0A {
        line += 1
        position += 1
      }
      position += 1
    }
  }

  /// `#define Detail @"Detail"` is read as a constant of that name.
  private mutating func definition() {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    while isBlank(byte()) { position += 1 }
    let start = position
    var (end, text) = (start, start)
    while end < bytes.count, isWord[Int(bytes[end])] { end += 1 }
    text = end
    while text < bytes.count, isBlank(bytes[text]) { text += 1 }
    guard end > start, text > end, bytes[text...].starts(with: "@\"".utf8) else { return }
    add(.sign, Symbol(UInt32(UInt8(ascii: ";"))), from: start)
    word()
    add(.sign, Symbol(UInt32(UInt8(ascii: "="))), from: end)
    add(.sign, Symbol(UInt32(UInt8(ascii: "@"))), from: text)
    position = text + 1
    self.text(pounds: 0)
    add(.sign, Symbol(UInt32(UInt8(ascii: ";"))), from: position - 1)
  }

  // MARK: Texts

  /// Reads a text, also one over several lines.
  private mutating func text(pounds: Int) {
    let (start, startLine) = (position, line)
    position += pounds
    let isLong = isSwift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    let first = position
    var escaped: [UInt8]?
    var isKnown = !isLong
    var end = bytes.count
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), endsText(isLong: isLong, pounds: pounds) {
        end = position
        position += (isLong ? 3 : 1) + pounds
        break
      }
      if byte == 0x0A {
        guard isLong else {
          isKnown = false
          end = position
          break
        }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), isEscape(pounds: pounds) {
        if escaped == nil { escaped = Array(bytes[first..<position]) }
        position += 1 + pounds
        let next = self.byte()
        if isSwift, next == UInt8(ascii: "(") {
          isKnown = false
          skipInsertion(isLong: isLong)
          continue
        }
        // Only a quote and a backslash stand for themselves; no identifier has the rest.
        if next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { isKnown = false }
        if next != 0x0A { escaped?.append(next) }
        // A text of Objective-C goes on behind a backslash at the end of its line.
        let goesOn = isLong || !isSwift
        if next == 0x0A, goesOn { line += 1 }
        if next != 0x0A || goesOn { position += 1 }
        continue
      }
      escaped?.append(byte)
      position += 1
    }
    guard isKnown else { return add(.madeText, Symbol(0), from: start, line: startLine) }
    let symbol = names.intern(escaped.map { $0[...] } ?? bytes[first..<max(first, end)])
    add(.text, symbol, from: start, line: startLine)
  }

  private func isEscape(pounds: Int) -> Bool {
    for offset in 0..<pounds where byte(1 + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private func endsText(isLong: Bool, pounds: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    for offset in 1..<max(quotes, 1) where byte(offset) != UInt8(ascii: "\"") { return false }
    for offset in 0..<pounds where byte(quotes + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Passes over what is inserted into a text, other texts in it included.
  private mutating func skipInsertion(isLong: Bool) {
    var depth = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case 0x0A:
        guard isLong else { return }
        line += 1
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 0x0A {
          position += bytes[position] == UInt8(ascii: "\\") && byte(1) != 0x0A ? 2 : 1
        }
        if byte() != UInt8(ascii: "\"") { continue }
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
  }
}
