internal import SceneBasics
internal import SceneSession

/// A comment that starts or ends a region of a document.
struct DocumentMark {
  enum Kind {
    case start(words: String, column: Int)
    case end
    /// It runs on into the next line.
    case cut
    /// Both marks of a region stand on the line.
    case whole
  }

  let kind: Kind
  /// The column in which it starts, counted from 1.
  let column: Int
  /// The signs before it: blanks, and the signs of block quotes.
  let margin: String
  /// Its fault, although its meaning is clear, and the way out.
  private(set) var slip: (message: String, hint: String)?

  private static let word = "scenograph"

  /// The mark that a line is, or almost is; nil if it is anything else.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.contains(0x3C) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let blanks = text.prefix { " \t>".contains($0) }
    let item = DocumentMark.itemSign(text.dropFirst(blanks.count))
    margin = String(blanks)
    var comment = text.dropFirst(blanks.count + item.count)
    let isInside = !comment.hasPrefix("<!--")
    if isInside {
      guard let place = DocumentMark.firstPlace(in: comment) else { return nil }
      comment = comment[place...]
    }
    column = isInside ? text[..<comment.startIndex].unicodeScalars.count + 1 : margin.unicodeScalars.count + 1
    let inside = comment.dropFirst(4).drop { $0 == " " }
    let startsAsEnd = inside.hasPrefix("/")
    let name = inside.dropFirst(startsAsEnd ? 1 : 0).drop { $0 == " " }
    let word = name.prefix { $0.isLetter }
    guard word == DocumentMark.word || Suggestion.nearest(to: word.lowercased(), in: [DocumentMark.word]) != nil else {
      return nil
    }
    let rest = name.dropFirst(word.count)
    let colon = rest.drop { $0 == " " }
    // `<!-- scenograph/ -->` ends a region as well.
    let isEnd = startsAsEnd || colon.hasPrefix("/")
    let isPlain =
      word == DocumentMark.word && inside.dropFirst(isEnd ? 1 : 0).startIndex == name.startIndex && isEnd == startsAsEnd
    guard isEnd || colon.hasPrefix(":") || DocumentMark.startsWithRegion(rest) else { return nil }
    if !isEnd, let end = DocumentMark.firstPlace(in: rest),
      rest[end...].dropFirst(4).drop(while: { $0 == " " }).hasPrefix("/")
    {
      slip = (
        "both marks of a region stand on this line", "put each mark on a line of its own, and nothing between them"
      )
      kind = .whole
      return
    }
    if isInside || !item.isEmpty {
      slip = (
        "a mark must stand on a line of its own",
        "put it on the next line, below the text of the \(isInside ? "line" : "item")"
      )
    } else if !isPlain || !isEnd && !rest.hasPrefix(":") {
      let right = isEnd ? MarkedDocument.end : "<!-- \(DocumentMark.word): … -->"
      slip = ("this mark is misspelt", "write '\(right)'")
    }
    guard let close = DocumentMark.close(in: rest) else {
      kind = .cut
      return
    }
    guard !isEnd else {
      kind = .end
      return
    }
    let words = rest[..<close].drop { " :".contains($0) }
    let before = text[..<words.startIndex].unicodeScalars.count
    kind = .start(words: String(words.reversed().drop { $0 == " " }.reversed()), column: before + 1)
  }

  /// The region that starts with this mark.
  func region(from start: Int, to end: Int, in lines: [ArraySlice<UInt8>]) -> MarkedDocument.Region {
    var (command, place) = ("", 1)
    if case .start(let words, let column) = kind { (command, place) = (words, column) }
    return MarkedDocument.Region(
      command: command, line: start + 1, column: place, margin: margin,
      lineBreak: lines[start].suffix(2).elementsEqual([0x0D, 0x0A]) ? "\r\n" : "\n", content: start + 1..<end)
  }

  /// The start of the first mark in a text, but for those in code: between backticks.
  private static func firstPlace(in text: Substring) -> Substring.Index? {
    var isCode = false
    return text.indices.first { index in
      if text[index] == "`" { isCode.toggle() }
      guard !isCode, text[index] == "<", text[index...].hasPrefix("<!--") else { return false }
      let inside = text[index...].dropFirst(4).drop { $0 == " " }
      return ["/\(word)", "\(word):", "\(word)/"].contains { inside.hasPrefix($0) }
    }
  }

  private static func close(in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix("-->") }
  }

  /// The sign that makes a line an item of a list, with the blanks behind it.
  static func itemSign(_ text: Substring) -> Substring {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let sign = text.dropFirst(digits.count).prefix(1)
    let isSign = digits.isEmpty ? ["-", "*", "+"].contains(sign) : [".", ")"].contains(sign)
    guard isSign else { return text.prefix(0) }
    let blanks = text.dropFirst(digits.count + 1).prefix { $0 == " " }
    return blanks.isEmpty ? text.prefix(0) : text.prefix(digits.count + 1 + blanks.count)
  }

  /// Whether a text begins with what a region holds, as in ` run x.scene.yaml`: a mark whose colon was forgotten.
  private static func startsWithRegion(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    return text.hasPrefix(" ") && words.count > 1 && words[1] != "-->"
      && RegionKind.all.contains { $0.verb.name == words[0] }
  }
}
