/// The page that says of every observation whether the program agrees.
enum ConformancePage {
  static let path = ConformanceCase.folder + "/README.md"

  static func text(of cases: [ConformanceCase]) -> String {
    var lines = [
      "# Conformance", "",
      "What people saw real UIKit do, published as logs, tests, documentation and articles, and what Scenograph says:",
      "",
      "- **agreed**: the scene of that name runs, and its trace is the published one, in the strictest form that the",
      "  observation allows;",
      "- **open**: the scene of that name shows what the program doesn't do yet;",
      "- **off**: a stronger source contradicts it, or no profile covers that old system;",
      "- **not runnable**: there is nothing in it that a scene could run.", "",
      "An expectation comes from the observation, never from this program's output. Each scene names its source and the",
      "system that it was seen on. This page is made by the tests (`UPDATE_GOLDENS=1` writes it anew).", "",
      "## Totals", "", "| quality | cases | agreed | open | off | not runnable |", "|---|---:|---:|---:|---:|---:|",
    ]
    for quality in ConformanceCase.qualities {
      lines.append(totals(of: cases.filter { $0.quality == quality }, named: quality))
    }
    lines += [totals(of: cases, named: "**all**"), "", "## Cases", ""]
    lines += ["| case | era | quality | verdict | reason or remark |", "|---|---|---|---|---|"]
    lines += cases.map(row)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The README's words about it.
  static func summary(of cases: [ConformanceCase]) -> String {
    func count(_ verdict: ConformanceCase.Verdict) -> Int { cases.count { $0.verdict == verdict } }
    return "\(cases.count) published observations, \(count(.agreed)) agreed, \(count(.open)) open, \(count(.off)) off, "
      + "\(count(.notRunnable)) not runnable"
  }

  private static func totals(of cases: [ConformanceCase], named name: String) -> String {
    func count(_ verdict: ConformanceCase.Verdict) -> Int { cases.count { $0.verdict == verdict } }
    let counts: [ConformanceCase.Verdict] = [.agreed, .open, .off, .notRunnable]
    return "| \(name) | \(cases.count) | \(counts.map { "\(count($0))" }.joined(separator: " | ")) |"
  }

  private static func row(_ one: ConformanceCase) -> String {
    let link = one.scene.map { "[\(one.id)](\($0.dropFirst(ConformanceCase.folder.count + 1)))" } ?? one.id
    let verdict =
      switch one.verdict {
      case .agreed: "agreed"
      case .open: "**open**"
      case .off: "**off**"
      case .notRunnable: "not runnable"
      }
    return "| \(link) | \(cell(one.era)) | \(one.quality) | \(verdict) | \(cell(one.reason)) |"
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
