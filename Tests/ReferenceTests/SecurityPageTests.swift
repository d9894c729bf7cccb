import SceneTestSupport
import Testing

/// The page of what is promised: each sentence has tests beside it, and they are there.
@Suite struct SecurityPageTests {
  /// The rows of the tables: a sentence, and what stands beside it.
  private static let rows: [(sentence: Substring, tests: Substring)] = {
    let page = ((try? Repository.text("schema/security.md")) ?? "").split(separator: "## What isn't promised")[0]
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what is promised ") }.map {
      row in
      let cells = row.split(separator: " | ", maxSplits: 1)
      return (cells[0].dropFirst(2), cells.count > 1 ? cells[1] : "")
    }
  }()

  @Test func `each test that is named stands in the file that is named`() throws {
    #expect(SecurityPageTests.rows.count > 40)
    for row in SecurityPageTests.rows {
      #expect(row.sentence.hasSuffix("."), "\(row.sentence)")
      let suites = row.tests.matches(of: /\[`(\w+)`\]\(\.\.\/(\S+)\): ((?:`[^`]+`(?:, )?)+)/)
      #expect(!suites.isEmpty, "no test holds: \(row.sentence)")
      // Nothing stands beside the tests that only looks like one.
      let length = suites.map { $0.0.count }.reduce(0, +) + 2 * (suites.count - 1)
      #expect(length == row.tests.count - 2, "\(row.tests)")
      for suite in suites {
        let text = try Repository.text(String(suite.2))
        #expect(text.contains("struct \(suite.1) {") || text.contains("struct \(suite.1):"), "\(suite.1)")
        for name in suite.3.matches(of: /`([^`]+)`/) {
          let isThere = text.contains("func `\(name.1)`(") || text.contains("@Test(\"\(name.1)\")")
          #expect(isThere, "\(suite.1): \(name.1)")
        }
      }
    }
  }

  @Test func `the page says what isn't promised`() throws {
    let page = try Repository.text("schema/security.md").split(separator: "## What isn't promised\n")
    #expect(page.count == 2)
    let points = page[1].matches(of: /(?m)^- \*\*(.+?)\.\*\* \S/)
    #expect(points.count > 8)
  }
}
