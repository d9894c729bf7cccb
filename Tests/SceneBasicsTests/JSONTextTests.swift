import SceneBasics
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    (#""a\tb" rest"#, "a\tb", 6), (#""\ud83d\ude42" rest"#, "🙂", 14), (#""""#, "", 2), (#""\u00e9\/""#, "é/", 10),
  ])
  func `a text is read to behind its last quotation mark`(json: String, text: String, end: Int) {
    for isStrict in [true, false] {
      var position = 0
      let read = JSONText.read(Array(json.utf8)[...], &position, isStrict: isStrict)
      #expect(read == Array(text.utf8))
      #expect(position == end)
    }
  }

  @Test(arguments: [#""\ud83d""#, #""\ud83dx""#, #""\ude42""#, #""\ud83d\ud83d""#, "\"a\tb\""])
  func `half of a pair, or a control character, is text only where little is asked for`(json: String) {
    var position = 0
    #expect(JSONText.read(Array(json.utf8)[...], &position, isStrict: true) == nil)
    position = 0
    #expect(JSONText.read(Array(json.utf8)[...], &position, isStrict: false) != nil)
  }

  @Test(arguments: ["", "a", #""a"#, #""\"#, #""\x""#, #""\u12""#, #""\u+123""#])
  func `nothing else is a text`(json: String) {
    for isStrict in [true, false] {
      var position = 0
      #expect(JSONText.read(Array(json.utf8)[...], &position, isStrict: isStrict) == nil)
    }
  }
}
