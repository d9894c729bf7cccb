import SceneBasics
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneRunViews

/// The lines below a panel of a film strip.
@Suite struct ScreenNewsTests {
  @Test("A line that is too long keeps its verb, as many names as fit, and says how many more there are")
  func cut() {
    let names = (1...9).map { "controller\($0)" }
    let line = ScreenNews.Line(verb: "freed", names: names)
    #expect(line.text == "freed: " + names.joined(separator: ", "))
    // Where not even one name has room, both of its ends stay, and the number.
    let narrow = line.text(.went, in: 60)
    #expect(narrow.hasPrefix("freed: co") && narrow.hasSuffix("1 +8") && narrow.contains("…"), "\(narrow)")
    #expect(SketchText.lines(of: narrow, .went, in: 60, atMost: 2).allSatisfy { SketchText.width(of: $0, .went) <= 60 })
    for room in [112, 200] {
      let text = line.text(.went, in: room)
      #expect(text.hasPrefix("freed: controller1"))
      let shown = names.count { text.contains($0) }
      #expect(text.hasSuffix(" +\(9 - shown)"), "\(text)")
      let lines = SketchText.lines(of: text, .went, in: room, atMost: 2)
      #expect(lines.allSatisfy { SketchText.width(of: $0, .went) <= room })
    }
    #expect(line.text(.went, in: 2_000) == line.text)
    #expect(ScreenNews.Line(verb: "freed", names: ["a"]).text(.went, in: 5) == "freed: a")
  }

  @Test("A word from right to left is cut at its left, where it ends")
  func direction() throws {
    let word = String(repeating: "\u{0645}", count: 40)
    let cut = try #require(SketchText(word, .small, at: Point(x: 0, y: 0), in: 60, .left)).text
    #expect(cut.hasPrefix("…\u{0645}") && !cut.hasSuffix("…"))
    let latin = SketchText(String(repeating: "m", count: 40), .small, at: Point(x: 0, y: 0), in: 60, .left)
    #expect(latin?.text.hasSuffix("m…") == true)
  }
}
