internal import SceneBasics

/// A document in Markdown, with the regions that are made from scenes.
///
/// A region starts with a line `<!-- scenograph: tree x.scene.yaml -->` and ends with a line `<!-- /scenograph -->`;
/// what stands between is made by the words of the first line. Lines in code fences are text, whatever they say.
struct MarkedDocument {
  /// What stands between two marks.
  struct Region {
    /// The words of its first line.
    let command: String
    /// The place of the first word, with lines and columns from 1.
    let line: Int
    let column: Int
    /// What stands before its marks, and so before each of its lines.
    let margin: String
    /// How its lines end.
    let lineBreak: String
    /// The lines between the marks.
    let content: Range<Int>
  }

  /// A mark that means nothing where it stands.
  struct Problem: Equatable {
    let line: Int
    let column: Int
    let message: String
    let hint: String
  }

  private(set) var regions: [Region] = []
  private(set) var problems: [Problem] = []
  /// The lines, each with its break.
  private let lines: [ArraySlice<UInt8>]

  static let end = "<!-- /scenograph -->"

  init(_ bytes: [UInt8]) {
    lines = MarkedDocument.lines(of: bytes)
    var open: (mark: Mark, line: Int)?
    var fence: Fence?
    for (index, line) in lines.enumerated() {
      // Inside a region the text is ours; only its end counts there.
      if open == nil, let current = fence {
        if current.isClosed(by: line) { fence = nil }
        continue
      }
      guard let mark = Mark(line) else {
        if open == nil { fence = Fence(line) }
        continue
      }
      switch (mark.kind, open) {
      case (.start, nil): open = (mark, index)
      case (.start, let former?):
        report(former.mark, at: former.line, "this region has no end", "end it with a line '\(MarkedDocument.end)'")
        open = (mark, index)
      case (.end, let start?):
        regions.append(start.mark.region(from: start.line, to: index, in: lines))
        open = nil
      case (.end, nil):
        report(mark, at: index, "no region ends here", "delete the line, or write the region's first one")
      case (.cut, _):
        report(mark, at: index, "a mark must be one line, and this one has no end", "end the line with '-->'")
      }
    }
    if let open {
      report(open.mark, at: open.line, "this region has no end", "end it with a line '\(MarkedDocument.end)'")
    }
  }

  /// The document with other text in its regions, in their order; all else stays as it is, byte by byte.
  func replacing(contents: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = 0
    for (region, content) in zip(regions, contents) {
      for line in lines[next..<region.content.lowerBound] { bytes += line }
      for line in content.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        bytes += Array(((line.isEmpty ? "" : region.margin) + line + region.lineBreak).utf8)
      }
      next = region.content.upperBound
    }
    for line in lines[next...] { bytes += line }
    return bytes
  }

  private mutating func report(_ mark: Mark, at line: Int, _ message: String, _ hint: String) {
    problems.append(Problem(line: line + 1, column: mark.margin.unicodeScalars.count + 1, message: message, hint: hint))
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}

/// A comment that starts or ends a region.
private struct Mark {
  enum Kind {
    case start(words: String, column: Int)
    case end
    /// It runs on into the next line.
    case cut
  }

  let kind: Kind
  let margin: String

  /// The mark that a line is, if it is one.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.contains(0x3C) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    margin = String(text.prefix { $0 == " " || $0 == "\t" })
    let comment = text.dropFirst(margin.count)
    guard comment.hasPrefix("<!--") else { return nil }
    let inside = comment.dropFirst(4).drop { $0 == " " }
    let isStart = inside.hasPrefix("scenograph:")
    guard isStart || inside.hasPrefix("/scenograph") else { return nil }
    let rest = inside.drop { $0 != (isStart ? ":" : "h") }
    guard let close = Mark.close(in: rest) else {
      kind = .cut
      return
    }
    guard isStart else {
      kind = .end
      return
    }
    let words = rest[..<close].dropFirst().drop { $0 == " " }
    let before = text[..<words.startIndex].unicodeScalars.count
    kind = .start(words: String(words.reversed().drop { $0 == " " }.reversed()), column: before + 1)
  }

  private static func close(in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix("-->") }
  }

  func region(from start: Int, to end: Int, in lines: [ArraySlice<UInt8>]) -> MarkedDocument.Region {
    var (command, place) = ("", 1)
    if case .start(let words, let column) = kind { (command, place) = (words, column) }
    return MarkedDocument.Region(
      command: command, line: start + 1, column: place, margin: margin,
      lineBreak: lines[start].suffix(2).elementsEqual([0x0D, 0x0A]) ? "\r\n" : "\n", content: start + 1..<end)
  }
}

/// The start of a code fence: three backticks or tildes or more.
private struct Fence {
  private let character: UInt8
  private let count: Int

  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == 0x20 }
    guard let first = text.first, first == 0x60 || first == 0x7E, line.count - text.count < 4 else { return nil }
    let fence = text.prefix { $0 == first }
    // Backticks behind backticks are code within a line.
    guard fence.count >= 3, first == 0x7E || !text.dropFirst(fence.count).contains(0x60) else { return nil }
    (character, count) = (first, fence.count)
  }

  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    let fence = text.prefix { $0 == character }
    return fence.count >= count && text.dropFirst(fence.count).allSatisfy { [0x20, 0x09, 0x0D, 0x0A].contains($0) }
  }
}
