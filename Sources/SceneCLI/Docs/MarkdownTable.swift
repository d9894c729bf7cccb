internal import SceneBasics

/// A table in Markdown; columns that nothing stands in are left out.
struct MarkdownTable {
  /// What stands in a cell.
  enum Cell {
    case plain(String)
    /// A name as it is typed.
    case code(String)
    /// A text that leads to a file.
    case link(String, String)
    /// A picture that leads to a file.
    case picture(String, String, leadsTo: String)

    fileprivate var text: String {
      switch self {
      case .plain(let words): MarkdownTable.plain(words)
      case .code(let name): name.isEmpty ? "" : "`\(name.replacing("|", with: "\\|"))`"
      case .link(let words, let path): "[\(MarkdownTable.plain(words))](\(MarkdownTable.destination(path)))"
      case .picture(let words, let picture, let path):
        "[\(MarkdownTable.picture(words, picture))](\(MarkdownTable.destination(path)))"
      }
    }
  }

  private let headings: [String]
  private var rows: [[String]] = []

  init(_ headings: [String]) { self.headings = headings }

  mutating func add(_ cells: [Cell]) { rows.append(cells.map(\.text)) }

  var text: String {
    let columns = headings.indices.filter { column in rows.isEmpty || rows.contains { !$0[column].isEmpty } }
    var text = line(columns.map { headings[$0] }) + line(columns.map { _ in "---" })
    for row in rows { text += line(columns.map { row[$0] }) }
    return text
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// Running text in which nothing is markup.
  static func plain(_ words: String) -> String {
    VisibleText.of(words).reduce(into: "") { $0 += "\\`*_[]<>|".contains($1) ? "\\\($1)" : "\($1)" }
  }

  /// A picture and what it shows.
  static func picture(_ words: String, _ path: String) -> String { "![\(plain(words))](\(destination(path)))" }

  /// A path as the destination of a link.
  static func destination(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } && !path.contains { "()<>|\\".contains($0) }
    return isPlain ? path : "<" + path.reduce(into: "") { $0 += "<>|\\".contains($1) ? "\\\($1)" : "\($1)" } + ">"
  }
}
