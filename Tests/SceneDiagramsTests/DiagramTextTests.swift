import SceneDiagrams
import Testing

@testable import SceneCanvas

@Suite("Wrapping")
struct DiagramTextTests {
  @Test(
    "Lines break at spaces, before capitals, after marks, and at last anywhere",
    arguments: [
      ("one two three", ["one two", "three"]), ("", []), ("short", ["short"]),
      ("SaleDetailsViewController", ["Sale", "Details", "View", "Control", "ler"]),
      ("a/path/to/somewhere", ["a/path/", "to/", "somewh", "ere"]), ("aaaaaaaaaaaa", ["aaaaaaaa", "aaaa"]),
      ("two\nlines", ["two", "lines"]), ("설정 화면의", ["설정", "화면의"]),
      ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧👩‍👩‍👧"]),
    ])
  func wrap(_ text: String, _ lines: [String]) {
    #expect(DiagramText(text, .note).wrapped(width: 8, limit: 9) == lines)
  }

  @Test(
    "A word that has to be cut leaves no letter or two alone, and no piece is cut that has room on the next line",
    arguments: [
      ("toOnboarding", 11, ["to", "Onboarding"]), ("toOnboardingHosting", 8, ["to", "Onboard", "ing", "Hosting"]),
      ("Expanded", 7, ["Expan", "ded"]), ("FilterShortcuts", 8, ["Filter", "Shortc", "uts"]), ("手続き", 4, ["手", "続き"]),
    ])
  func cuts(text: String, width: Int, lines: [String]) {
    #expect(DiagramText(text, .note).wrapped(width: width, limit: 9) == lines)
  }

  @Test("What doesn't fit ends in an ellipsis")
  func limit() {
    #expect(DiagramText("one two three four", .note).wrapped(width: 8, limit: 2) == ["one two", "three…"])
    #expect(DiagramText("abcdefghijkl", .note).wrapped(width: 6, limit: 1) == ["abcde…"])
  }
}
