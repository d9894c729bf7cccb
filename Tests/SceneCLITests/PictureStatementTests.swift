import Foundation
import SceneTestSupport
import Testing

/// Pictures say only what is true: of numbers, of families, and of what has changed.
@Suite struct PictureStatementTests {
  private func draw(_ options: [String], _ scenes: [String: String]) -> CommandRun {
    CommandRun(["diagram"] + options + scenes.keys.sorted(), files: MemoryFiles(scenes))
  }

  @Test func `a tab keeps its number where another one is open under More`() {
    let tabs = (1...9).map { "n\($0)" }
    let scene =
      "scene: Nine\ninitial: tabs\ncontrollers:\n  tabs: { kind: tabs, tabs: [\(tabs.joined(separator: ", "))] }\n"
      + tabs.map { "  \($0):\n" }.joined() + "  other:\nscript: [select: n7, present: other, dismiss, select: n1]\n"
    func roles(step: Int) -> [String] {
      let text = draw(["--step", "\(step)", "--format", "text"], ["nine.yaml": scene]).output
      return text.split(separator: "\n").compactMap { line in
        guard let name = tabs.first(where: { line.contains(" \($0)  ") }),
          let role = line.components(separatedBy: "  ").first(where: { $0.hasPrefix("tab ") })
        else {
          return nil
        }
        return name + ": " + role
      }
    }
    let plain = tabs.indices.map { "n\($0 + 1): tab \($0 + 1)" }
    func expected(_ changes: [Int: String]) -> [String] { tabs.indices.map { plain[$0] + (changes[$0] ?? "") } }
    #expect(roles(step: 0).sorted() == expected([0: ", selected"]))
    #expect(roles(step: 1).sorted() == expected([6: ", under More, selected"]))
    #expect(roles(step: 4).sorted() == expected([0: ", selected", 6: ", under More"]))
  }

  @Test func `pages that were never shown stand in a timeline below their pager, before what it presents`() {
    let scene = """
      scene: Pages
      initial: pager
      controllers:
        pager: { kind: pager, pages: [p1, p2, p3] }
        p1:
        p2:
        p3:
        info:
      script: [present: info]
      """
    let text = draw(["--view", "timeline", "--format", "text"], ["pages.yaml": scene]).output
    let names = ["pager", "p1", "p2", "p3", "info"]
    let rows = text.split(separator: "\n").compactMap { line in
      names.first { line.drop { $0 == " " }.hasPrefix($0 + " ") }.map { line.prefix { $0 == " " } + $0 }
    }
    #expect(Array(rows.prefix(5)) == ["pager", "  p1", "  p2", "  p3", "info"], "\(rows)")
  }

  private static let old = """
    scene: Shop
    initial: home
    controllers:
      home: { segues: { open: { show: product }, found: { show: product }, ask: { present: help } } }
      help: { segues: { open: { show: product } } }
      product: { title: Product }

    """

  @Test func `an arrow that has gone shares no line with one that is there, and a changed one is one arrow`() throws {
    let new = PictureStatementTests.old.replacing(", found: { show: product }", with: "")
      .replacing("ask: { present: help }", with: "question: { present: help }")
    let options = ["--compare", "--view", "segues"]
    let run = draw(options, ["a.yaml": PictureStatementTests.old, "b.yaml": new])
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    // home → product and help → product, home → help, and the way in, that has gone.
    #expect(run.output.matches(of: /<path class="e show stays"/).count == 2)
    #expect(run.output.matches(of: /<path class="e show gone"/).count == 1)
    #expect(run.output.matches(of: /<path class="e present changed"/).count == 1)
    #expect(run.output.matches(of: /<rect class="n card stays"/).count == 3)
    let tips = run.output.matches(of: /<path class="h show (\w+)" d="M([^"]*)"/).map { ($0.output.1, $0.output.2) }
    let gone = tips.filter { $0.0 == "gone" }.map(\.1)
    let live = tips.filter { $0.0 == "stays" }.map(\.1)
    #expect(gone.count == 1 && !live.isEmpty && !live.contains(gone[0]), "\(tips)")
    let sentences = run.output.firstMatch(of: /<desc[^>]*>([^<]*)</)?.output.1 ?? ""
    #expect(sentences.contains("− home leads to product (found · show)"), "\(sentences)")
    #expect(
      sentences.contains("~ home leads to help (question · present (was: ask · present))"), "\(sentences)")
    #expect(sentences.contains("help leads to product") && !sentences.contains("+"), "\(sentences)")
  }

  @Test func `what took another's place in a compared tree says what was there`() {
    let scene = """
      scene: S
      initial: tabs
      controllers: { tabs: { kind: tabs, tabs: [one, two] }, one: , two: }
      script: [wait: 1]
      """
    let files = ["a.yaml": scene, "b.yaml": scene.replacing("wait: 1", with: "select: two")]
    let text = draw(["--compare", "--format", "text"], files).output
    #expect(text.contains("tab 1 (was: tab 1, selected)") && text.contains("disappeared (was: appeared)"), "\(text)")
    #expect(!text.contains("+ ") || text.contains("+ came"), "\(text)")
  }
}
