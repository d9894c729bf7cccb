import SamplePlans
import SceneBasics
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneGraphs

@Suite("SVG")
struct SVGFormatTests {
  /// With room for everything: what a narrow picture folds has tests of its own.
  private static let wide: DiagramStyle = {
    var style = DiagramStyle()
    style.width = nil
    return style
  }()
  private static let samples: [(name: String, draft: PlanDraft)] = [
    ("push", SamplePlans.push), ("tabs", SamplePlans.tabs), ("auction", SamplePlans.auction),
    ("forty", SamplePlans.forty), ("hostile", SamplePlans.hostile), ("imports", SamplePlans.imports),
    ("strays", SamplePlans.strays), ("covered", SamplePlans.covered), ("empty", PlanDraft("")),
  ]

  @Test("No box, text or arrow is in the way of another", arguments: samples.map(\.name), ["tree", "segues"])
  func samplesAreClear(_ name: String, _ view: String) throws {
    let draft = try #require(SVGFormatTests.samples.first { $0.name == name }).draft
    let check = try #require(PictureCheck(try text(draft, view)), "not well formed")
    #expect(check.problems == [])
    let graph = try graph(draft, view)
    #expect(check.counts.boxes == graph.nodes.count)
    #expect(check.counts.frames == graph.clusters.count)
    #expect(check.counts.arrows == graph.edges.count)
  }

  @Test("Random scenes are as clear", arguments: ["tree", "segues"])
  func randomScenesAreClear(_ view: String) throws {
    for seed in Thoroughness.sample(Array(1...200), oneIn: 7) {
      let svg = try text(RandomPlans.draft(seed: UInt64(seed)), view)
      let check = try #require(PictureCheck(svg), "seed \(seed) is not well formed")
      #expect(check.problems == [], "seed \(seed)")
    }
  }

  @Test("What overlaps is found")
  func checkWorks() throws {
    let good = try text(SamplePlans.tabs, "tree")
    let moved = good.replacing(/<rect class="n notLoaded" x="\d+"/) { _ in "<rect class=\"n notLoaded\" x=\"24\"" }
    #expect(try #require(PictureCheck(moved)).problems.contains { $0.hasSuffix("overlap") })
    let narrow = good.replacing(/(<rect class="n onScreen" x="\d+" y="\d+" width=")\d+/) { "\($0.1)30" }
    #expect(try #require(PictureCheck(narrow)).problems.contains { $0.contains("stands out of") })
    #expect(PictureCheck(good.replacing("</svg>", with: "")) == nil)
  }

  @Test("The same plan gives the same bytes, with no more than one digit behind a point")
  func deterministic() throws {
    for sample in SVGFormatTests.samples {
      for view in ["tree", "segues"] {
        let svg = try text(sample.draft, view)
        #expect(try text(sample.draft, view) == svg)
        #expect(!svg.contains(/="-?\d+\.\d\d/))
      }
    }
  }

  @Test("Texts come out as they went in, and nothing of them is executed")
  func hostile() throws {
    let svg = try text(SamplePlans.hostile, "segues")
    let words = try #require(PictureCheck(svg)).texts.joined().filter { $0 != " " }
    for text in [
      #"<b>"Quotes" & \backslashes\</b>"#, "<i>&copy;</i>", #"App.View<Int>\"#, #""]; x [label=""#, "</table>> ->",
    ] {
      #expect(words.contains(text.filter { $0 != " " }), "\(text)")
    }
    #expect(!svg.contains("<script") && !svg.contains("<b>") && !svg.contains("<i>"))
    #expect(!svg.contains(/\son[a-z]+=/) && !svg.contains("url("))
  }

  @Test("A picture tells in words what it shows")
  func description() throws {
    let svg = try text(SamplePlans.tabs, "tree")
    #expect(svg.contains(/role="img" aria-labelledby="(\w+)t \1d">\n<title id="\1t">Tabs, at the end<\/title>/))
    #expect(
      svg.contains(
        "A tree of 7 controllers. shell stands at the top and is on the screen. shell contains and shows homeNav"))
    #expect(svg.contains("shell presents settings, which is on the screen."))
    let segues = try text(SamplePlans.auction, "segues")
    #expect(
      segues.contains(
        "It begins with root. root leads to listingsNav, offline, adminNav; listings leads to saleArtwork; "),
      "where each leads comes before what contains what")
    #expect(segues.contains(" cardTester leads back to listings; web leads to adminLog; "))
  }

  @Test("Light and dark lie in one file, or alone")
  func themes() throws {
    var style = DiagramStyle()
    let both = try text(SamplePlans.tabs, "tree", style)
    #expect(both.contains("@media (prefers-color-scheme: dark)"))
    #expect(both.contains(Palette.light.paper) && both.contains(Palette.dark.paper))
    style.theme = .light
    let light = try text(SamplePlans.tabs, "tree", style)
    #expect(!light.contains("@media") && !light.contains(Palette.dark.paper))
    style.theme = .dark
    let dark = try text(SamplePlans.tabs, "tree", style)
    #expect(!dark.contains("@media") && dark.contains("fill: \(Palette.dark.paper)"))
  }

  @Test("With a base, controllers lead to their lines, and screen readers find the links")
  func links() throws {
    var style = DiagramStyle()
    style.linkBase = "https://example.com/a?b&c"
    var draft = SamplePlans.auction
    draft.plan.files = ["my scenes/ü.yaml"]
    let svg = try text(draft, "segues", style)
    #expect(
      svg.contains(
        #"<a href="https://example.com/a?b&amp;c/my%20scenes/%C3%BC.yaml#L3" aria-label="root in my scenes/ü.yaml, line 3">"#
      ))
    #expect(svg.contains(#"role="group""#))
    #expect(try #require(PictureCheck(svg)).problems == [])
    #expect(try !text(SamplePlans.auction, "segues").contains("<a "))
  }

  @Test("Links lead to addresses, and to nothing that is executed")
  func addresses() throws {
    for base in ["https://example.com/x", "HTTP://example.com", "../scenes", "file:///tmp", "/srv", "a/b:c"] {
      #expect(DiagramStyle.isAddress(base), "\(base)")
    }
    for base in ["javascript:alert(1)//", " javascript:x", "java\tscript:x", "JavaScript:x", "data:text/html,x", "a b"]
    {
      #expect(!DiagramStyle.isAddress(base), "\(base)")
      var style = DiagramStyle()
      style.linkBase = base
      #expect(try !text(SamplePlans.auction, "segues", style).contains("<a "))
    }
  }

  private func graph(_ draft: PlanDraft, _ view: String) throws -> DiagramGraph {
    try #require(DiagramViews.find(view))
      .graph(of: draft.plan, at: DiagramMoment(state: draft.state, title: "at the end"))
  }

  private func text(_ draft: PlanDraft, _ view: String, _ style: DiagramStyle = SVGFormatTests.wide) throws -> String {
    var output = ByteWriter()
    SVGFormat().write(try graph(draft, view), style: style, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
