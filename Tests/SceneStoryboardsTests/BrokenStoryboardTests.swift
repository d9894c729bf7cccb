import SceneBasics
import Testing

@testable import SceneStoryboards

/// Files that can't be imported: one error each, at its place.
@Suite struct BrokenStoryboardTests {
  private static let open = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">

    """

  private static let cases: [(name: String, text: String, kind: String, line: Int, column: Int)] = [
    ("nothing", "", "emptyStoryboard", 1, 1),
    ("blanks", " \n\n", "emptyStoryboard", 1, 1),
    ("a comment alone", "<!-- later -->\n", "brokenXML", 2, 1),
    ("a document type behind a comment", "<!-- é --> <!DOCTYPE document>\n<document/>\n", "doctype", 1, 12),
    ("a document type", "<?xml version=\"1.0\"?>\n<!DOCTYPE document>\n<document/>\n", "doctype", 2, 1),
    (
      "entities of entities", "<!DOCTYPE a [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<a>&b;</a>\n", "doctype", 1, 1
    ),
    ("an undeclared entity", open + "<scenes>&nbsp;</scenes></document>\n", "entity", 2, 9),
    ("a character that there isn't", open + "<scenes>&#xFFFF;</scenes></document>\n", "entity", 2, 9),
    ("a file cut off inside an element", open + "<scenes>\n  <scene sceneID=\"a", "brokenXML", 3, 3),
    ("a file cut off between elements", open + "<scenes>\n", "brokenXML", 3, 1),
    ("an element that isn't closed", open + "<scenes>\n</document>\n", "brokenXML", 3, 1),
    ("an attribute twice", open + "<scenes a=\"\" a=\"\"/></document>\n", "brokenXML", 2, 14),
    ("text behind the end", open + "</document>\n<more/>\n", "brokenXML", 3, 1),
    ("our side of a conflict", open + "<<<<<<< HEAD\n<scenes/>\n=======\n", "mergeConflict", 2, 1),
    ("the middle of a conflict", open + "<scenes/>\n=======\n<scenes/>\n</document>\n", "mergeConflict", 3, 1),
    ("the end of a conflict", open + "<scenes/>\n>>>>>>> topic\n</document>\n", "mergeConflict", 3, 1),
    ("AppleDouble", "\u{0}\u{5}\u{16}\u{7}\u{0}\u{2}\u{0}\u{0}Mac OS X", "notAStoryboard", 1, 1),
    ("a binary property list", "bplist00", "notAStoryboard", 1, 1),
    ("a pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "notAStoryboard", 1, 1),
    ("words", "scene: Main\n", "brokenXML", 1, 1),
    ("another kind of XML", "<?xml version=\"1.0\"?>\n<svg/>\n", "notAStoryboard", 2, 1),
    (
      "a xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"/>",
      "notAStoryboard", 1, 1
    ),
    ("a document without a platform", "<document/>", "notAStoryboard", 1, 1),
    ("macOS", Sample.document(runtime: "MacOSX.Cocoa"), "otherPlatform", 2, 1),
    ("watchOS", Sample.document(runtime: "watchKit"), "otherPlatform", 2, 1),
    ("a platform to come", Sample.document(runtime: "visionOS"), "otherPlatform", 2, 1),
  ]

  @Test(arguments: cases.indices) func `a file that can't be imported gets one error at its place`(index: Int) throws {
    let given = BrokenStoryboardTests.cases[index]
    let reading = Reading(given.text)
    #expect(reading.storyboard == nil, "\(given.name)")
    let finding = try #require(reading.findings.first, "\(given.name)")
    #expect(reading.findings.count == 1)
    #expect(finding.code.name == given.kind, "\(given.name): \(finding.message)")
    #expect(Int(finding.span.line) == given.line && Int(finding.span.column) == given.column, "\(given.name)")
    #expect(finding.hint != nil)
  }

  @Test func `bytes in another encoding than the file says are refused`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"caf"
    let reading = Reading(Array(text.utf8) + [0xE9] + Array("\"/>".utf8))
    #expect(reading.findings.map(\.code) == [Diagnostic.brokenXML.code])
    #expect(reading.findings.first?.span.line == 2)
  }

  @Test func `a mark of the byte order, tvOS and old versions are read`() {
    #expect(Reading("\u{FEFF}" + Sample.app).storyboard?.controllers.count == 10)
    for runtime in ["iOS.CocoaTouch.iPad", "AppleTV"] {
      #expect(Reading(Sample.document(runtime: runtime)).storyboard != nil)
    }
  }

  @Test(arguments: Diagnostic.storyboardFindings.findings.indices)
  func `a wrong example gets its own finding, a right one none`(index: Int) {
    let kind = Diagnostic.storyboardFindings.findings[index]
    if kind.exceedsLimit { return }
    #expect(Reading(kind.wrong).findings.map(\.code) == [kind.code])
    #expect(Reading(kind.right).findings.isEmpty)
    #expect(kind.explanation.count > 120)
  }
}
