import Foundation
import SceneBasics
import Testing

@testable import SceneStoryboards

/// The report of an import.
@Suite struct ReportTests {
  private static func report(_ text: String, as path: String = "Main.storyboard") -> (text: String, json: String) {
    var sink = DiagnosticSink()
    var files = SourceFiles()
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let id = files.add(file)
    let boards = StoryboardParser.parse(file, id: id, sink: &sink).map { [$0] } ?? []
    let report = ImportReport(StoryboardProject(boards))
    var (plain, json) = (ByteWriter(), ByteWriter())
    report.writeText(in: files, to: &plain)
    report.writeJSON(in: files, to: &json)
    return (String(decoding: plain.take(), as: UTF8.self), String(decoding: json.take(), as: UTF8.self))
  }

  @Test func `a report says line by line what is open, and at the end what was carried`() throws {
    func line(of text: String) throws -> Int {
      let place = try #require(Sample.app.range(of: text))
      return Sample.app[..<place.lowerBound].count { $0 == "\n" } + 1
    }
    let (unwind, reference) = (try line(of: "unwindAction"), try line(of: "storyboardName"))
    #expect(
      ReportTests.report(Sample.app).text == """
        Main.storyboard:\(unwind):1: left open: no storyboard says which controller implements 'finishEditing:'; proposed: \
        'All Notes' (lst), which alone leads there
        Main.storyboard:\(reference):1: left open: the reference to 'About' leads out of what was read: no storyboard is called \
        'About'
        Main.storyboard: carried: controllers 10, relationships 5, embeds 1, show 1, popoverPresentation 1, modal 1, \
        unwind 1

        """)
  }

  @Test func `what is odd is told once, with its line`() {
    let text = Sample.document(
      Sample.scene("nav", "navigationController"), Sample.scene("tabs", "tabBarController"),
      Sample.scene("book", "pageViewController", "customClass=\"Book\""),
      Sample.scene("film", "avPlayerViewController", "storyboardIdentifier=\"film\""),
      Sample.scene(
        "a", "viewController", "storyboardIdentifier=\"a\"",
        inside: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute/></userDefinedRuntimeAttributes>"
          + Sample.connections(
            Sample.segue("custom", to: "book", id: "1", "customClass=\"Fold\""),
            Sample.segue("show", to: "nav", id: "2", "action=\"showDetailViewController:sender:\""),
            Sample.segue("show", to: "none", id: "3"),
            Sample.segue("unwind", to: "ex", id: "4", "unwindAction=\"back:\"")),
        beside: "<exit id=\"ex\"/>"))
    let lines = ReportTests.report(text).text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Main.storyboard:1:1: left open: no controller is the initial one; code starts with any that has an identifier",
        "Main.storyboard:6:1: left open: a navigation controller (nav) has no root controller",
        "Main.storyboard:16:1: left open: nothing leads to a tab controller (tabs): no segue, and it has no identifier",
        "Main.storyboard:16:1: left open: a tab controller (tabs) has no tabs",
        "Main.storyboard:26:1: left open: the pages of 'Book' (book) are made in code",
        "Main.storyboard:36:1: not carried: 'film' (film) is taken as a plain controller: what is special of it is lost",
        "Main.storyboard:48:1: left open: what a custom segue of 'a' (a) does is known to 'Fold' alone",
        "Main.storyboard:49:1: resolved: a segue of 'a' (a) is showDetail, as its action says, not show",
        "Main.storyboard:50:1: left open: a segue of 'a' (a) leads to 'none', which no object has",
        "Main.storyboard:51:1: left open: no storyboard says which controller implements 'back:', and nothing "
          + "leads to 'a' (a)",
        "Main.storyboard: carried: controllers 5, show 2, custom 1, unwind 1; left out: runtime attributes 1",
      ])
  }

  @Test func `a controller that code makes for a segue is told, also where it stands from the start`() {
    let selector = "destinationCreationSelector=\"make:\""
    let text = Sample.document(
      Sample.scene(
        "nav", "navigationController",
        inside: Sample.connections(
          Sample.segue("relationship", to: "a", id: "1", "relationship=\"rootViewController\" " + selector))),
      Sample.scene(
        "a", "viewController", "storyboardIdentifier=\"a\"",
        inside: Sample.connections(Sample.segue("show", to: "a", id: "2", selector))))
    let lines = ReportTests.report(text).text.split(separator: "\n").filter { $0.contains("make:") }.map(String.init)
    #expect(
      lines.map { $0.drop { $0 != " " } } == [
        " left open: 'make:' of a navigation controller (nav) makes the destination of a segue, and may make another one",
        " left open: 'make:' of 'a' (a) makes the destination of a segue, and may make another one",
      ])
  }

  @Test func `as JSON it says the same`() throws {
    let (text, json) = ReportTests.report(Sample.app)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let items = try #require(object?["items"] as? [[String: Any]])
    let lines = items.map { item in
      "\(item["path"] ?? ""):\(item["line"] ?? 0):\(item["column"] ?? 0): \(item["outcome"] ?? ""): \(item["message"] ?? "")"
    }
    #expect(lines == text.split(separator: "\n").dropLast().map(String.init))
    let boards = try #require(object?["storyboards"] as? [[String: Any]])
    #expect((boards[0]["carried"] as? [String: Int])?["controllers"] == 10)
    #expect((boards[0]["leftOut"] as? [String: Int])?.isEmpty == true)
  }
}
