import SceneBasics
import Testing

struct JSONNodeTests {
  @Test(arguments: [
    (#"{"a": [1, -2.5, true, null], "b": "c"}"#, #"{ "a": [1, -2.5, true, null], "b": "c" }"#),
    (" [ ] ", "[]"), ("{}", "{}"), (#""\u00e9\n\"\/""#, #""é\n\"/""#), ("1e3", "1000"),
    // Two halves are one character; half of a pair is none.
    (#""\ud83d\ude42""#, #""🙂""#), (#""\ud83dx""#, #""\ufffdx""#), (#""\ude42""#, #""\ufffd""#),
  ])
  func `a value is read as RFC 8259 has it`(text: String, written: String) {
    #expect(JSONNode(reading: Array(text.utf8)[...])?.flat == written)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "tru", "\"a", "[1] 2", "{1: 2}", #""\x""#, #""\u12""#, "nul", "-", "1e",
  ])
  func `what isn't one value is refused`(text: String) {
    #expect(JSONNode(reading: Array(text.utf8)[...]) == nil)
  }

  @Test func `collections may stand in each other, so many`() {
    func nested(_ count: Int) -> ArraySlice<UInt8> {
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)[...]
    }
    #expect(JSONNode(reading: nested(256)) != nil)
    #expect(JSONNode(reading: nested(257)) == nil)
  }
}
