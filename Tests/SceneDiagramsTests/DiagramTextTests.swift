import SceneDiagrams
import Testing

@Suite("Wrapping")
struct DiagramTextTests {
  @Test(
    "Lines break at spaces, before capitals, after marks, and at last anywhere",
    arguments: [
      ("one two three", ["one two", "three"]), ("", []), ("short", ["short"]),
      ("SaleDetailsViewController", ["Sale", "Details", "View", "Controll", "er"]),
      ("a/path/to/somewhere", ["a/path/", "to/", "somewher", "e"]), ("aaaaaaaaaaaa", ["aaaaaaaa", "aaaa"]),
      ("two\nlines", ["two", "lines"]), ("설정 화면의", ["설정", "화면의"]),
      ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
    ])
  func wrap(_ text: String, _ lines: [String]) {
    #expect(DiagramText(text, .note).wrapped(width: 8, limit: 9) == lines)
  }

  @Test("What doesn't fit ends in an ellipsis")
  func limit() {
    #expect(DiagramText("one two three four", .note).wrapped(width: 8, limit: 2) == ["one two", "three…"])
    #expect(DiagramText("abcdefghijkl", .note).wrapped(width: 6, limit: 1) == ["abcde…"])
  }
}
