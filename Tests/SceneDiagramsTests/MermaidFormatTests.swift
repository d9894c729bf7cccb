import Foundation
import SamplePlans
import SceneBasics
import SceneDiagrams
import SceneTestSupport
import Testing

@testable import SceneCanvas

@Suite("Mermaid")
struct MermaidFormatTests {
  /// Has the real Mermaid draw each text of a JSON array; one of PyPI's packages contains it. The answer is an array of
  /// drawings, or of `error: …`.
  private static let script = """
    import json, sys, mermaidx
    def draw(text):
        try: return mermaidx.render(text).svg()
        except Exception as error: return "error: " + str(error)
    print(json.dumps([draw(text) for text in json.load(sys.stdin)]))
    """

  @Test(
    "The real Mermaid draws what it is given, and the words stay as they are",
    .enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func accepted() throws {
    let sources = [
      try text(SamplePlans.hostile, "segues"), try text(SamplePlans.imports, "segues"),
      try text(SamplePlans.strays, "tree"), try text(RandomPlans.draft(seed: 7), "segues"),
    ]
    let drawings = try draw(sources + ["flowchart LR\n  a[["])
    for drawing in drawings.dropLast() { #expect(drawing.hasPrefix("<svg"), "\(drawing.prefix(300))") }
    #expect(drawings.last?.hasPrefix("error: ") == true, "it complains of what is wrong")
    let words = try #require(drawings.first).replacing(/<[^>]*>/, with: "").filter { !$0.isWhitespace }
    for text in [#"App.View<Int>\"#, #"“\N\G\L&amp;&lt;i&gt;"#, "</table>>->"] {
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      #expect(words.contains(escaped), "\(text)")
    }
  }

  @Test("Frames nest, arrows tell their kinds, and no text is syntax")
  func syntax() throws {
    let lines = try text(SamplePlans.imports, "segues").split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  subgraph c0[\"main<br/>navigation") })
    #expect(lines.count { $0.contains("subgraph ") } == lines.count { $0.hasSuffix(" end") || $0 == "end" })
    let hostile = try text(SamplePlans.hostile, "segues")
    // The title above it is JSON, and the only text that isn't a label.
    let labels = hostile.split(separator: "\n").dropFirst(3).joined()
    #expect(!labels.contains("<i>") && labels.contains("App.View#60;Int#62;#92;"))
  }

  private func draw(_ sources: [String]) throws -> [String] {
    let input = String(decoding: try JSONSerialization.data(withJSONObject: sources), as: UTF8.self)
    let answer = try PythonTools.python(MermaidFormatTests.script, input: input)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(json as? [String], "\(answer.output.prefix(500))")
  }

  /// With every detail that there is.
  private func text(_ draft: PlanDraft, _ view: String) throws -> String {
    let moment = DiagramMoment(state: draft.state, title: "at the end")
    let graph = try #require(DiagramViews.find(view)).graph(of: draft.plan, at: moment)
    var output = ByteWriter()
    try #require(DiagramFormats.find("mermaid")).write(graph, style: DiagramStyle(), into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
