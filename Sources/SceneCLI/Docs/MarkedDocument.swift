internal import SceneBasics
internal import SceneSession

/// A document in Markdown, with the regions that are made from scenes.
///
/// A region starts with a line `<!-- scenograph: tree x.scene.yaml -->` and ends with a line `<!-- /scenograph -->`;
/// what stands between is made by the words of the first line. Lines of code are text, whatever they say. A mark
/// may be indented, and may stand in a block quote.
struct MarkedDocument {
  /// The lines between two marks.
  struct Region {
    /// The words of its first line.
    let command: String
    /// The place of the first word, with lines and columns from 1.
    let line: Int
    let column: Int
    /// The signs before its marks, and so before each of its lines: blanks, and the signs of block quotes.
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

  /// - Parameters:
  ///   - bytes: The text.
  ///   - dialect: The Markdown that it is read as.
  init(_ bytes: [UInt8], dialect: MarkdownDialect = .common) {
    lines = MarkedDocument.lines(of: bytes)
    var open: (mark: DocumentMark, line: Int)?
    var fence: CodeFence?
    var code = IndentedCode()
    var hasTitle = dialect == .common
    // The end below a mark that is misspelt is no mistake of its own.
    var isMisspelt = false
    for (index, whole) in lines.enumerated() {
      let line = index == 0 && whole.starts(with: SourceFile.byteOrderMark) ? whole.dropFirst(3) : whole
      // Inside a region the text is ours; only its end counts there.
      if open == nil, let current = fence {
        switch current.meets(line) {
        case .inside: continue
        case .end:
          fence = nil
          continue
        case .behind: fence = nil
        }
      }
      // What stands there is shown as it is.
      if open == nil, code.takes(line) { continue }
      guard let mark = DocumentMark(line) else {
        if open == nil, let column = MisspeltMark.column(in: line) {
          isMisspelt = true
          problems.append(
            Problem(
              line: index + 1, column: column, message: "this mark is misspelt",
              hint: "write '<!-- scenograph: … -->'"))
        }
        if open == nil { fence = CodeFence(line) }
        hasTitle = hasTitle || fence == nil && line.starts(with: "# ".utf8)
        continue
      }
      if let (message, hint) = mark.slip { report(mark, at: index, message, hint) }
      switch (mark.kind, open) {
      case (.start, nil):
        if !hasTitle {
          report(
            mark, at: index, "DocC drops a page that doesn't begin with its title",
            "put the region below the line that starts with '# '")
        }
        (open, isMisspelt) = ((mark, index), false)
      case (.start, let former?):
        report(former.mark, at: former.line, "this region has no end", "end it with a line '\(MarkedDocument.end)'")
        open = (mark, index)
      case (.end, let start?):
        regions.append(start.mark.region(from: start.line, to: index, in: lines))
        open = nil
      case (.end, nil) where isMisspelt: isMisspelt = false
      case (.end, nil):
        report(mark, at: index, "no region ends here", "delete the line, or write the region's first one")
      case (.whole, _): break
      case (.cut, _):
        report(mark, at: index, "a mark must be one line, and this one has no end", "end the line with '-->'")
        // Its end is no other slip.
        isMisspelt = open == nil
      }
    }
    if let open {
      report(open.mark, at: open.line, "this region has no end", "end it with a line '\(MarkedDocument.end)'")
    }
  }

  /// The lines of a region, as they stand there.
  func content(of region: Region) -> [String] {
    lines[region.content].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  /// The document with other text in its regions, in their order; all else stays as it is, byte by byte.
  func replacing(contents: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = 0
    for (region, content) in zip(regions, contents) {
      for line in lines[next..<region.content.lowerBound] { bytes += line }
      for line in content.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let margin = line.isEmpty ? MarkedDocument.withoutBlanksBehind(region.margin) : region.margin
        bytes += Array((margin + line + region.lineBreak).utf8)
      }
      next = region.content.upperBound
    }
    for line in lines[next...] { bytes += line }
    return bytes
  }

  /// In a block quote an empty line still has the quote's sign.
  private static func withoutBlanksBehind(_ margin: String) -> String {
    String(margin.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private mutating func report(_ mark: DocumentMark, at line: Int, _ message: String, _ hint: String) {
    problems.append(Problem(line: line + 1, column: mark.column, message: message, hint: hint))
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
