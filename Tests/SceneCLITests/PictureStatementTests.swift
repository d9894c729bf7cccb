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
}
