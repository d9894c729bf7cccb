import SceneCompiler
import SceneTestSupport
import Testing

/// The page of what is often told: each row has a scene that shows what UIKit does, and the rules behind it.
@Suite struct OftenToldTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var told: String
    var scene: String
    var rules: [String]
    var testDescription: String { told }
  }

  private static let rows: [Row] = ((try? Repository.text("schema/often-told.md")) ?? "")
    .matches(of: /(?m)^\| ([^|]+) \| [^|]+ \| \[[^\]]+\]\(\.\.\/(examples\/[^)]+)\) \| ([^|]+) \|$/).map { match in
      let rules = match.3.split(separator: ",").map { String($0.drop { $0 == " " }) }
      return Row(told: String(match.1), scene: String(match.2), rules: rules)
    }

  @Test func `there are twenty of them at least, each with a scene of its own`() {
    #expect(OftenToldTests.rows.count >= 20)
    #expect(Set(OftenToldTests.rows.map(\.scene)).count == OftenToldTests.rows.count)
  }

  @Test(arguments: rows) func `a scene shows it, by rules that have sources`(row: Row) throws {
    let test = CommandRun(["test", row.scene])
    #expect(test.exit == 0 && test.output.hasSuffix(" passed, 0 failed\n"), "\(test.output)\(test.errors)")
    #expect(!test.output.contains("expects nothing") && !test.output.hasPrefix("0 passed"), "\(test.output)")
    let comment = try Repository.text(row.scene).split(separator: "\n").filter { $0.hasPrefix("# ") }.joined()
    for rule in row.rules {
      #expect(comment.contains(rule), "\(row.scene) doesn't name \(rule)")
      let page = CommandRun(["explain", rule])
      #expect(page.exit == 0 && page.output.contains(rule) && page.output.split(separator: "\n").count > 2, "\(rule)")
    }
  }
}
