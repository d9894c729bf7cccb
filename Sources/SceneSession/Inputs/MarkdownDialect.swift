internal import SceneBasics

/// The Markdown that a document is read as.
package enum MarkdownDialect: Sendable {
  /// GitHub's, which most readers follow.
  case common
  /// DocC's. It finds a picture by its name alone, leads to no files, and sets quotes, dashes and dots as a printer does.
  case docC

  /// Running text in which nothing is markup.
  package func plain(_ words: String) -> String {
    let words = VisibleText.of(words)
    guard self == .docC else { return MarkdownDialect.escape(words, "\\`*_[]<>|") }
    return MarkdownDialect.escape(words, "\\`*_[]<>|\"'")
      .replacing("--", with: "\\-\\-").replacing("...", with: "\\.\\.\\.")
  }

  /// A picture and what it shows.
  package func picture(_ words: String, _ path: String) -> String {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    return "![\(plain(words))](\(destination(self == .docC ? name : path)))"
  }

  /// A text that leads to a file, if a page can.
  package func link(_ words: String, to path: String) -> String {
    self == .docC ? plain(words) : "[\(plain(words))](\(destination(path)))"
  }

  /// A text that leads to a heading of this page, if a page can.
  package func link(_ words: String, toHeading anchor: String) -> String {
    self == .docC ? plain(words) : "[\(plain(words))](#\(anchor))"
  }

  /// A picture that leads to a file, if a page can.
  package func picture(_ words: String, _ picture: String, leadsTo path: String) -> String {
    let shown = self.picture(words, picture)
    return self == .docC ? shown : "[\(shown)](\(destination(path)))"
  }

  /// The two files of a picture in two themes. DocC finds the dark one by its name.
  package func pair(_ path: String) -> (light: String, dark: String)? {
    guard path.hasSuffix(".svg") else { return nil }
    let stem = path.dropLast(4)
    switch self {
    case .common: return (stem + ".light.svg", stem + ".dark.svg")
    case .docC: return (stem + ".svg", stem + "~dark.svg")
    }
  }

  /// A path as the destination of a link: none of its signs may start a query, a fragment, an escape or a scheme.
  private func destination(_ path: String) -> String {
    let isLikeScheme = path.prefix { $0 != "/" }.contains(":")
    let path =
      (isLikeScheme ? "./" : "")
      + [("%", "%25"), ("#", "%23"), ("?", "%3F")].reduce(path) { $0.replacing($1.0, with: $1.1) }
    let isPlain = path.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } && !path.contains { "()<>|\\".contains($0) }
    return isPlain ? path : "<" + MarkdownDialect.escape(path, "<>|\\") + ">"
  }

  private static func escape(_ text: String, _ signs: String) -> String {
    text.reduce(into: "") { $0 += signs.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
