import Testing

@testable import SceneCanvas
@testable import SceneDiagrams

@Suite("Widths of letters")
struct FontFaceTests {
  @Test(
    "Widths are Arial's, squares for East Asian letters, none for marks, one picture for an emoji of many scalars",
    arguments: [
      ("A", 1366), ("i", 455), ("W", 1933), ("Ab", 1366 + 1139), ("é", 1139), ("e\u{301}", 1139), ("Ж", 1891),
      ("설정", 4096), ("设", 2048), ("👩‍👩‍👧", 2560), ("🇸🇪", 2560), ("…", 2048), ("", 0),
    ])
  func widths(_ text: String, _ width: Int) {
    #expect(FontFace.regular.width(of: text) == width)
  }

  @Test("Bold letters are wider")
  func bold() {
    #expect(FontFace.bold.width(of: "A") == 1479)
    #expect(FontFace.bold.width(of: "home") > FontFace.regular.width(of: "home"))
  }

  @Test("A text is broken where it gets too wide, and says how wide each line is")
  func lines() {
    let block = TextBlock([DiagramText(String(repeating: "wide words ", count: 9), .name)], as: .node)
    #expect(block.lines.count > 1)
    #expect(block.lines.allSatisfy { $0.tenths <= 2100 })
    #expect(block.width == block.lines.map { ($0.tenths + 9) / 10 }.max())
    // Thirteen pixels of bold "home": 1251 + 1251 + 1821 + 1139 units.
    #expect(TextBlock([DiagramText("home", .name)], as: .node).lines.map(\.tenths) == [347])
  }

  @Test func `lines of a heading are about as long as each other, and cut no word for it`() {
    let words = "Some seven words that fill a line and one more"
    let heading = TextBlock(heading: [DiagramText(words, .name)], room: 260)
    #expect(heading.lines.map(\.text) == ["Some seven words that", "fill a line and one more"])
    let long = "UIViewControllerAnimatedTransitioning of ours and more"
    #expect(
      TextBlock(heading: [DiagramText(long, .name)], room: 290).lines.map(\.text)
        == ["UIViewControllerAnimatedTransitioning", "of ours and more"])
  }
}
