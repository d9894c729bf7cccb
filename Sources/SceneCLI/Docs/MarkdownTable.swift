internal import SceneSession

/// A table in Markdown; columns that nothing stands in are left out.
struct MarkdownTable {
  /// The content of a cell.
  enum Cell {
    case plain(String)
    /// A name as it is typed.
    case code(String)
    /// A text that leads to a file.
    case link(String, String)
    /// A picture that leads to a file.
    case picture(String, String, leadsTo: String)
  }

  private let headings: [String]
  private let dialect: MarkdownDialect
  private var rows: [[String]] = []

  init(_ headings: [String], in dialect: MarkdownDialect) {
    self.headings = headings
    self.dialect = dialect
  }

  mutating func add(_ cells: [Cell]) { rows.append(cells.map(text)) }

  var text: String {
    let columns = headings.indices.filter { column in rows.isEmpty || rows.contains { !$0[column].isEmpty } }
    var text = line(columns.map { headings[$0] }) + line(columns.map { _ in "---" })
    for row in rows { text += line(columns.map { row[$0] }) }
    return text
  }

  private func text(_ cell: Cell) -> String {
    switch cell {
    case .plain(let words): dialect.plain(words)
    case .code(let name): name.isEmpty ? "" : "`\(name.replacing("|", with: "\\|"))`"
    case .link(let words, let path): dialect.link(words, to: path)
    case .picture(let words, let picture, let path): dialect.picture(words, picture, leadsTo: path)
    }
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
