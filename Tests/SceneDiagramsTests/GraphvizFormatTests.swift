import Foundation
import SamplePlans
import SceneBasics
import SceneDiagrams
import ScenePlan
import Testing

@testable import SceneCanvas

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Graphviz")
struct GraphvizFormatTests {
  private static let samples: [(name: String, draft: PlanDraft)] = [
    ("push", SamplePlans.push), ("tabs", SamplePlans.tabs), ("auction", SamplePlans.auction),
    ("forty", SamplePlans.forty), ("hostile", SamplePlans.hostile), ("imports", SamplePlans.imports),
    ("strays", SamplePlans.strays), ("covered", SamplePlans.covered), ("empty", PlanDraft("")),
  ]

  @Test("Graphviz takes every drawing without a word", arguments: samples.map(\.name), ["tree", "segues"])
  func accepted(_ name: String, _ view: String) throws {
    let draft = try #require(GraphvizFormatTests.samples.first { $0.name == name }).draft
    let rendered = try render(try text(draft, view), as: "svg")
    #expect(rendered.status == 0)
    #expect(rendered.complaints == "")
    #expect(XMLParser(data: rendered.output).parse())
  }

  @Test("Every text comes out as it went in, whatever it means to Graphviz")
  func hostile() throws {
    let rendered = try render(try text(SamplePlans.hostile, "segues"), as: "svg")
    let words = SVGText.words(in: rendered.output)
    for text in [
      #"<b>"Quotes" & \backslashes\</b>"#, #"“\N \G \L &amp; &lt;i&gt;"#, "<i>&copy;</i>”", #"App.View<Int>\"#,
      #""]; x [label=""#, "设置视图控制器", "s;}", "</table>> ->", "line break, tab , bell , escape [31m, \u{FFFD}",
    ] {
      #expect(words.contains(text.filter { $0 != " " }), "\(text)")
    }
  }

  @Test("The same plan gives the same bytes")
  func deterministic() throws {
    for sample in GraphvizFormatTests.samples {
      #expect(try text(sample.draft, "segues") == text(sample.draft, "segues"))
      #expect(try text(sample.draft, "tree") == text(sample.draft, "tree"))
    }
  }

  @Test("Arrows that lead back are written the other way round, so that the beginning stays at the beginning")
  func circles() throws {
    let dot = try text(SamplePlans.forty, "segues")
    #expect(edge("s0_1", "s0_8", dot).contains("dir=back arrowtail=normal"))
    #expect(!edge("s0_0", "s0_1", dot).contains("arrowtail"))
  }

  @Test("An arrow to a container ends at its frame, unless it starts in it")
  func frames() throws {
    let auction = try text(SamplePlans.auction, "segues")
    #expect(edge("root", "adminPanel", auction).contains(#"lhead="cluster container adminNav""#))
    #expect(edge("root", "listings", auction).contains("arrowtail=odiamond"))
    let imports = try text(SamplePlans.imports, "segues")
    #expect(!edge("shop", "shop", imports).contains("lhead"))
    #expect(edge("shop", "cart/item", imports).contains(#"ltail="cluster container main""#))
  }

  @Test("What a row holds stands side by side, and what is tied to nothing stands behind the beginning")
  func rows() throws {
    var draft = PlanDraft("Rows")
    for id in ["one", "two", "three", "alone"] { draft.declare(id) }
    draft.declare("album", .pager)
    for id in ["one", "two", "three"] { draft.hold(id, in: "album", as: "pages") }
    draft.plan.initial = draft.template("album")
    let lines = try text(draft, "segues").split(separator: "\n").filter { $0.hasSuffix("[style=invis]") }
    #expect(
      lines == [
        #"  "one" -> "two" [style=invis]"#, #"  "two" -> "three" [style=invis]"#,
        #"  "initial scene" -> "alone" [style=invis]"#,
      ])
  }

  /// The attributes of an edge up to its label.
  private func edge(_ from: String, _ to: String, _ dot: String) -> String {
    let line = dot.split(separator: "\n").first { $0.hasPrefix("  \"\(from)\" -> \"\(to)\" ") }
    return line.map { String($0.prefix { $0 != "<" }) } ?? "no such edge"
  }

  /// With every detail that there is.
  private func text(_ draft: PlanDraft, _ view: String) throws -> String {
    let moment = DiagramMoment(state: draft.state, title: "at the end")
    let graph = try #require(DiagramViews.find(view)).graph(of: draft.plan, at: moment)
    var output = ByteWriter()
    try #require(DiagramFormats.find("dot")).write(graph, style: DiagramStyle(), into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  /// The real `dot`'s rendering of a drawing.
  private func render(_ dot: String, as format: String) throws -> (output: Data, complaints: String, status: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.dot")
    let output = folder.appendingPathComponent("out")
    try Data(dot.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["dot", "-T" + format, "-o", output.path, input.path]
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let words = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (try Data(contentsOf: output), String(decoding: words, as: UTF8.self), process.terminationStatus)
  }
}

/// The texts of an SVG, put together and without spaces, since Graphviz may set a line in several pieces.
private final class SVGText: NSObject, XMLParserDelegate {
  private var text = ""
  private var isInText = false

  static func words(in svg: Data) -> String {
    let reader = SVGText()
    let parser = XMLParser(data: svg)
    parser.delegate = reader
    _ = parser.parse()
    return reader.text.filter { $0 != " " && $0 != "\u{A0}" }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    isInText = element == "text"
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInText { text += characters }
  }
}
