import SamplePlans
import SceneBasics
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams

/// Where the boxes of trees stand when there is little room.
@Suite("Tree layout")
struct TreeLayoutTests {
  private func tree(_ levels: [[String]], _ kind: (String) -> ControllerKind = { _ in .container }) -> PlanDraft {
    var draft = PlanDraft("Tree")
    draft.declare("root", .container)
    draft.root("root")
    var parent = "root"
    for level in levels {
      for name in level {
        draft.declare(name, kind(name))
        draft.add(name, to: parent)
      }
      parent = level[0]
    }
    return draft
  }

  private func svg(_ drafts: [PlanDraft], width: Int?) throws -> String {
    let view = try #require(DiagramViews.find("tree"))
    let graphs = drafts.map { view.graph(of: $0.plan, at: DiagramMoment(state: $0.state, title: "then")) }
    var style = DiagramStyle()
    style.width = width
    var writer = ByteWriter()
    SVGFormat().write(graphs, style: style, into: &writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  private func size(_ svg: String) throws -> (width: Int, height: Int) {
    let match = try #require(svg.firstMatch(of: #/<svg [^>]*width="(\d+)" height="(\d+)"/#))
    return (try #require(Int(match.output.1)), try #require(Int(match.output.2)))
  }

  @Test("Sixty siblings fit the usual width, and none is left out")
  func siblings() throws {
    // No two neighbours are alike.
    let draft = tree([(1...60).map { "tile\($0)" }]) { ($0.last?.wholeNumberValue ?? 0) % 2 == 0 ? .navigation : .tabs }
    let svg = try svg([draft], width: 840)
    let check = try #require(PictureCheck(svg))
    #expect(check.problems == [])
    #expect(check.counts.boxes == 61 && check.counts.arrows == 60)
    #expect(try size(svg).width <= 840)
    #expect(try size(self.svg([draft], width: nil)).width > 3_000, "as wide as it gets, if that is asked for")
  }

  @Test("Sixty siblings that are all alike are three and a box for the others, unless all are asked for")
  func alike() throws {
    let draft = tree([(1...60).map { "tile\($0)" }])
    let check = try #require(PictureCheck(try svg([draft], width: 840)))
    #expect(check.problems == [])
    #expect(check.counts.boxes == 5 && check.counts.arrows == 4)
    #expect(check.texts.contains("57 more") && check.texts.contains("tile3 … tile59"))
    #expect(["tile1", "tile2", "tile60"].allSatisfy(check.texts.contains))
    let whole = try #require(PictureCheck(try svg([draft], width: nil)))
    #expect(whole.counts.boxes == 61 && whole.counts.arrows == 60)
    // Eight are few enough to be looked at.
    let few = try #require(PictureCheck(try svg([tree([(1...8).map { "tile\($0)" }])], width: 840)))
    #expect(few.counts.boxes == 9)
  }

  @Test("One that ever differs from its siblings has a box of its own at any moment")
  func restless() throws {
    let before = tree([(1...30).map { "tile\($0)" }])
    var after = before
    let odd = after.instance("tile15")
    after.state[odd].appearance = .disappeared
    let check = try #require(PictureCheck(try svg([before, after], width: 840)))
    #expect(check.problems == [])
    #expect(check.texts.filter { $0 == "tile15" }.count == 2)
    #expect(check.texts.filter { $0 == "11 more" }.count == 1 && check.texts.filter { $0 == "12 more" }.count == 1)
    // In the second panel only the odd one is news.
    #expect(check.texts.filter { $0 == "29 as before" }.count == 1)
  }

  @Test("A long chain turns where half of its room would stay empty")
  func chain() throws {
    let draft = tree((1...14).map { ["level\($0)"] })
    let svg = try svg([draft], width: 840)
    #expect(try #require(PictureCheck(svg)).problems == [])
    let size = try size(svg)
    #expect(size.width <= 840 && size.height < 900)
    #expect(try self.size(self.svg([draft], width: nil)).height > 1_000)
  }

  @Test("Random trees fit the usual width")
  func random() throws {
    for seed in Thoroughness.sample(Array(1...200), oneIn: 4) {
      let svg = try svg([RandomPlans.draft(seed: UInt64(seed))], width: 840)
      #expect(try size(svg).width <= 840, "seed \(seed)")
    }
  }

  @Test("In a strip panels stand side by side, and what came, went or changed is marked")
  func strip() throws {
    let before = tree([["a", "b"]])
    var after = before
    let b = after.instance("b")
    after.state[after.instance("root")].children.removeAll { $0 == b }
    after.state[b] = HierarchyState.Node()
    after.declare("c")
    after.add("c", to: "root")
    after.state[after.instance("a")].appearance = .disappeared
    let svg = try svg([before, after], width: 840)
    #expect(try #require(PictureCheck(svg)).problems == [])
    func place(_ id: String) throws -> (Int, Int) {
      let pattern = try Regex(
        #"<g id="\#(id)-s[0-9a-z]+"[^>]*><rect class="[^"]*" x="(\d+)" y="(\d+)""#,
        as: (Substring, Substring, Substring).self)
      let match = try #require(svg.firstMatch(of: pattern), "\(id)")
      return (try #require(Int(match.output.1)), try #require(Int(match.output.2)))
    }
    // root, a, b; then root, a, c beside them, each level as high as in the first panel or higher.
    #expect(try place("n0-1").0 > place("n2").0)
    #expect(try place("n0-1").1 == place("n0").1)
    #expect(try place("n1-1").1 > place("n0-1").1 && place("n1-1").1 <= place("n1").1)
    let panels = PictureCheck.panels(of: svg)
    #expect(panels.matches(of: /<rect class="came"/).count == 1)
    #expect(panels.matches(of: /<rect class="ghost"/).count == 1)
    #expect(panels.contains(" changed\""))
  }

  @Test("What hangs from nothing stands below a rule")
  func loose() throws {
    let svg = try svg([SamplePlans.strays], width: 840)
    #expect(svg.contains("class=\"rule\"") && svg.contains(">not in the hierarchy</text>"))
    #expect(try !self.svg([SamplePlans.tabs], width: 840).contains("class=\"rule\""))
  }
}
