import SceneBasics
import Testing

/// Texts in texts.
@Suite struct TextSearchTests {
  @Test("a text is found where it stands first, and where only its first bytes stand it isn't") func first() {
    let text = "aab ab é//"
    #expect(text.firstRange(of: "ab").map { String(text[..<$0.lowerBound]) } == "a")
    #expect(text.firstRange(of: "//").map { String(text[..<$0.lowerBound]) } == "aab ab é")
    #expect(text.firstRange(of: "///") == nil)
    #expect(text[...].firstRange(of: "ac") == nil)
    #expect(text.contains("é/") && !text.contains("e"))
  }

  @Test("an empty text stands at the start, and nothing stands in an empty one") func empty() {
    #expect("ab".contains("") && "".contains("") && !"".contains("a"))
    #expect("ab".replacing("", with: "x") == "ab")
  }

  @Test("what was put in isn't looked through again") func replacing() {
    #expect("a|b||".replacing("|", with: "\\|") == "a\\|b\\|\\|")
    #expect("aaa".replacing("aa", with: "a") == "aa")
    #expect("none".replacing("  ", with: " ") == "none")
  }
}
