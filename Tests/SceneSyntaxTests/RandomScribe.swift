/// Writes documents as careless authors do: any indentation, comments, blanks and empty lines in every place, text in
/// every style.
struct RandomScribe {
  private var random: Xorshift
  private var text = ""
  private var anchors: [String] = []

  init(seed: UInt64) { random = Xorshift(seed: seed) }

  /// A whole document, valid for the most part.
  mutating func document() -> String {
    if chance(8) { text += "\u{FEFF}" }
    lines(indentation: 0)
    if chance(8) { text += "---" + trailing() + "\n" }
    block(indentation: 0, depth: 0)
    lines(indentation: 0)
    if chance(4) { while text.last == "\n" { text.removeLast() } }
    return chance(8) ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") : text
  }

  private mutating func chance(_ one: Int) -> Bool { random.next(one) == 0 }

  private mutating func pick(_ words: [String]) -> String { words[random.next(words.count)] }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func comment() -> String { pick(["# one", "#", "#two", "# 세 번째 🙂", "# a: b", "# '", "#\ttab "]) }

  /// Nothing, blanks, or a comment, behind something on its line.
  private mutating func trailing() -> String {
    chance(4) ? pick([" ", "  ", "     ", "\t "]) + comment() : chance(6) ? pick(["  ", "\t"]) : ""
  }

  /// Empty lines and lines of comments.
  private mutating func lines(indentation: Int) {
    while chance(4) {
      text += chance(2) ? pick(["\n", "   \n"]) : spaces(chance(3) ? random.next(7) : indentation) + comment() + "\n"
    }
  }

  // MARK: Blocks

  private mutating func block(indentation: Int, depth: Int, isInline: Bool = false) {
    chance(2) || depth == 0
      ? mapping(indentation: indentation, depth: depth, isInline: isInline)
      : sequence(indentation: indentation, depth: depth, isInline: isInline)
  }

  private mutating func mapping(indentation: Int, depth: Int, isInline: Bool) {
    let isAligned = chance(4)
    for index in 0...random.next(4) {
      if index > 0 { lines(indentation: indentation) }
      if index > 0 || !isInline { text += spaces(indentation) }
      let key = pick(["a", "key", "긴열쇠", "\"quoted key\"", "'x y'", "two words"]) + (chance(9) ? " :" : ":")
      text += key
      let gap = isAligned ? spaces(max(1, 14 - key.unicodeScalars.count)) : spaces(1 + (chance(5) ? random.next(4) : 0))
      value(behind: gap, indentation: indentation, depth: depth, isItem: false)
    }
  }

  private mutating func sequence(indentation: Int, depth: Int, isInline: Bool) {
    for index in 0...random.next(4) {
      if index > 0 { lines(indentation: indentation) }
      if index > 0 || !isInline { text += spaces(indentation) }
      text += "-"
      value(behind: spaces(1 + random.next(3)), indentation: indentation, depth: depth, isItem: true)
    }
  }

  private mutating func value(behind gap: String, indentation: Int, depth: Int, isItem: Bool) {
    let anchor = anchor()
    switch random.next(depth > 3 ? 7 : 11) {
    case 0: text += (anchor.isEmpty ? "" : gap + anchor) + trailing() + "\n"
    case 1: blockScalar(gap + anchor, indentation: indentation)
    case 2: longScalar(gap + anchor, indentation: indentation)
    case 3 where !anchors.isEmpty: text += gap + "*" + pick(anchors) + trailing() + "\n"
    case 4:
      text += gap + anchor
      flow(depth: 0, indentation: indentation)
      text += trailing() + "\n"
    case 3, 5, 6: text += gap + anchor + scalar() + trailing() + "\n"
    default:
      let inner = indentation + 1 + random.next(4)
      if isItem, anchor.isEmpty, chance(2) {
        text += gap
        let column = text.split(separator: "\n", omittingEmptySubsequences: false).last?.unicodeScalars.count ?? 0
        block(indentation: column, depth: depth + 1, isInline: true)
      } else {
        text += (anchor.isEmpty ? "" : gap + anchor) + trailing() + "\n"
        lines(indentation: inner)
        block(indentation: inner, depth: depth + 1)
      }
    }
  }

  /// An anchor with a blank behind it, or nothing.
  private mutating func anchor() -> String {
    guard chance(7) else { return "" }
    anchors.append("n\(anchors.count)")
    return "&n\(anchors.count - 1) "
  }

  // MARK: Text

  private mutating func scalar() -> String {
    pick([
      "word", "two words", "first.viewDidLoad", "it's", "a#b", "'single # quoted'", "'it''s'",
      "\"double \\\" # \\u00e9\"",
      "''", "\"\"", "true", "~", "12", "-1.5", "첫 화면", "👩‍👩‍👧 family", "http://x.y/z", "-x", "?x", ":x", "a:b",
    ])
  }

  private mutating func longScalar(_ start: String, indentation: Int) {
    let quote = pick(["", "'", "\""])
    text += start + quote + "line one"
    for _ in 0...random.next(2) {
      text += pick(["\n", "\n\n", "  \n", "\n   \n"]) + spaces(indentation + 1 + random.next(5))
      text += pick(["more", "it goes on", "- no item", "한글", quote.isEmpty ? "x" : "# no comment"])
    }
    text += quote + trailing() + "\n"
  }

  private mutating func blockScalar(_ start: String, indentation: Int) {
    let style = pick(["|", ">"])
    let isFarIn = chance(4)
    let chomp = pick(["", "-", "+"])
    let inner = indentation + 1 + random.next(3)
    text += start + style + (isFarIn ? "\(inner - indentation)" : "") + chomp + trailing() + "\n"
    for index in 0...random.next(3) {
      if chance(4), index > 0 || !isFarIn { text += "\n" }
      let extra = index > 0 || isFarIn ? random.next(3) : 0
      text += spaces(inner + extra) + pick(["text", "# no comment", "a: b", "- x", "문장", "end  "]) + "\n"
    }
    if chance(4) { text += "\n" }
  }

  // MARK: Brackets

  private mutating func flow(depth: Int, indentation: Int) {
    let isMapping = chance(2)
    text += isMapping ? "{" : "["
    gap(indentation)
    for index in 0..<random.next(5) {
      if index > 0 {
        text += ","
        gap(indentation)
        if !text.hasSuffix(" ") { text += " " }
      }
      if isMapping { text += pick(["a", "key", "\"q\"", "긴"]) + ": " }
      if isMapping, chance(8) { continue }
      if depth < 3, chance(3) {
        flow(depth: depth + 1, indentation: indentation)
      } else if chance(6), !anchors.isEmpty {
        text += "*" + pick(anchors) + " "
      } else {
        text += anchor() + pick(["word", "two words", "'q, r'", "\"[#]\"", "a.b(c)", "🙂"])
      }
      gap(indentation)
    }
    text += isMapping ? "}" : "]"
  }

  private mutating func gap(_ indentation: Int) {
    if chance(5) { text += " " }
    if chance(9) { text += trailing() + "\n" + spaces(indentation + 1 + random.next(4)) }
    if chance(20) { text += "\n" + spaces(indentation + 1) + comment() + "\n" + spaces(indentation + 2) }
  }
}
