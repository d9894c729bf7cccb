internal import SceneBasics

/// A word, a text or a sign of Swift or Objective-C.
struct CodeToken {
  enum Kind {
    case word, sign
    /// A literal whose text is known; one with something inserted isn't.
    case text
  }

  var kind: Kind
  var text: String
  var line: Int
  var column: Int
}

/// Cuts Swift or Objective-C into tokens and leaves comments out.
///
/// It knows no grammar, and code that doesn't compile is no trouble: a text ends with its line at the latest.
struct CodeLexer {
  private let bytes: [UInt8]
  private let isSwift: Bool
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [CodeToken] = []

  private init(_ bytes: [UInt8], isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
  }

  static func tokens(of bytes: [UInt8], isSwift: Bool) -> [CodeToken] {
    var lexer = CodeLexer(bytes, isSwift: isSwift)
    lexer.run()
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 0x0A {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
  }

  private mutating func run() {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): text(pounds: 0)
      case UInt8(ascii: "#") where isSwift && poundsBeforeQuote > 0: text(pounds: poundsBeforeQuote)
      case UInt8(ascii: "'") where !isSwift: character()
      case let byte where CodeLexer.startsWord(byte): word()
      case 0x20, 0x09, 0x0D, 0x0A: step()
      default:
        add(.sign, String(UnicodeScalar(byte())), from: position)
        step()
      }
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, _ text: String, from start: Int) {
    tokens.append(CodeToken(kind: kind, text: text, line: line, column: column(of: start)))
  }

  /// Columns count Unicode scalars.
  private func column(of start: Int) -> Int {
    start < lineStart ? 1 : bytes[lineStart..<start].count { $0 & 0xC0 != 0x80 } + 1
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != 0x0A { step() }
  }

  /// Swift's comments nest, C's don't.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        step(2)
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), isSwift || depth == 0 {
        depth += 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func character() {
    step()
    while position < bytes.count, byte() != UInt8(ascii: "'"), byte() != 0x0A {
      step(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    step()
  }

  private mutating func word() {
    let start = position
    while CodeLexer.startsWord(byte()) || (0x30...0x39).contains(byte()) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    add(.word, text.hasPrefix("`") ? text.filter { $0 != "`" } : text, from: start)
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x60 || byte >= 0x80
  }

  // MARK: Texts

  /// How many `#` stand before a quote that follows them; 0 if none does.
  private var poundsBeforeQuote: Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : 0
  }

  /// Reads a text, also one over several lines, and adds it if nothing is inserted into it.
  private mutating func text(pounds: Int) {
    let start = position
    let place = (line: line, column: column(of: start))
    step(pounds)
    let isLong = isSwift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    step(isLong ? 3 : 1)
    var content: [UInt8] = []
    var isKnown = !isLong
    while position < bytes.count {
      if endsText(isLong: isLong, pounds: pounds) {
        step((isLong ? 3 : 1) + pounds)
        break
      }
      if !isLong, byte() == 0x0A {
        isKnown = false
        break
      }
      guard byte() == UInt8(ascii: "\\"), (1...(pounds + 1)).dropLast().allSatisfy({ byte($0) == UInt8(ascii: "#") })
      else {
        content.append(byte())
        step()
        continue
      }
      step(1 + pounds)
      if isSwift, byte() == UInt8(ascii: "(") {
        isKnown = false
        skipInsertion()
      } else {
        content.append(byte())
        // Only a quote and a backslash stand for themselves; no identifier has the rest.
        if byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\\") { isKnown = false }
        step()
      }
    }
    if isKnown {
      tokens.append(
        CodeToken(
          kind: .text, text: String(decoding: content, as: UTF8.self), line: place.line, column: place.column))
    }
  }

  private func endsText(isLong: Bool, pounds: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<pounds).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Passes over what is inserted into a text, other texts in it included.
  private mutating func skipInsertion() {
    var depth = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        step()
        while position < bytes.count, byte() != UInt8(ascii: "\""), byte() != 0x0A {
          step(byte() == UInt8(ascii: "\\") ? 2 : 1)
        }
      default: break
      }
      step()
    } while depth > 0 && position < bytes.count && byte() != 0x0A
  }
}
