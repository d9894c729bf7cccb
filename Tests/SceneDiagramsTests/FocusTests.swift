import SamplePlans
import SceneDiagrams
import SceneGraphs
import ScenePlan
import Testing

@Suite("Parts of drawings")
struct FocusTests {
  @Test("A tree begins at the focus, and says below its last level how much is left out")
  func branch() throws {
    let tree = try graph(SamplePlans.tabs, "tree")
    let part = try #require(tree.focused(on: "homeNav", depth: nil))
    #expect(part.nodes.map(\.id) == ["homeNav", "home", "detail"])
    #expect(part.edgeTexts == ["homeNav contains home", "homeNav shows detail"])
    #expect(texts(part.heading).last == "from homeNav")
    let levels = try #require(tree.focused(on: nil, depth: 1))
    #expect(levels.nodes.map(\.id) == ["shell", "homeNav", "searchNav", "settings"])
    #expect(levels.nodes.map { texts($0.lines).last } == ["appeared", "+ 2 more below", "+ 1 more below", "appeared"])
    #expect(texts(try #require(tree.focused(on: nil, depth: 0)).nodes[0].lines).last == "+ 6 more below")
    #expect(tree.focused(on: "nobody", depth: nil) == nil)
  }

  @Test("Of segues there is what one arrow connects with the focus, and the frames around it")
  func neighbourhood() throws {
    let segues = try graph(SamplePlans.auction, "segues")
    let part = try #require(segues.focused(on: "saleArtwork", depth: nil))
    #expect(part.nodes.map(\.id) == ["listings", "saleArtwork", "zoom"])
    #expect(part.clusters.map(\.id) == ["group /Auction", "container listingsNav"])
    #expect(
      part.edgeTexts == [
        "listings push saleArtwork: showDetails · push", "saleArtwork push zoom: zoomIntoArtwork · push",
        "saleArtwork tells listings: didBid(on:) didCancel",
      ])
    let wider = try #require(segues.focused(on: "saleArtwork", depth: 2))
    #expect(wider.nodes.map(\.id).contains("root") && !wider.nodes.map(\.id).contains("adminPanel"))
    // A container is the focus with all that it holds.
    #expect(try #require(segues.focused(on: "listingsNav", depth: 0)).nodes.map(\.id) == ["listings"])
    #expect(segues.focused(on: "nobody", depth: 1) == nil)
  }

  @Test("What is left keeps its order")
  func order() throws {
    var draft = PlanDraft("Order")
    draft.declare("shell", .tabs)
    for id in ["a", "nav", "b"] { draft.declare(id, id == "nav" ? .navigation : .view) }
    draft.declare("inner")
    for id in ["a", "nav", "b"] { draft.hold(id, in: "shell", as: "tabs") }
    draft.hold("inner", in: "nav", as: "stack")
    let graph = try graph(draft, "segues")
    #expect(graph.clusters.map(\.position) == [0, 1])
    let part = try #require(graph.focused(on: "nav", depth: 0))
    #expect(part.nodes.map(\.id) == ["inner"])
    #expect(part.clusters.map(\.position) == [0, 0])
  }

  private func graph(_ draft: PlanDraft, _ view: String) throws -> DiagramGraph {
    try #require(DiagramViews.find(view))
      .graph(of: draft.plan, at: DiagramMoment(state: draft.state, title: "at the end"))
  }
}
