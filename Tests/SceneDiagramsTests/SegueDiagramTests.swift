import SamplePlans
import SceneCanvas
import SceneDiagrams
import ScenePlan
import Testing

@Suite("The segue diagram")
struct SegueDiagramTests {
  @Test("Containers are frames, groups are frames around them, and all else is a card")
  func frames() throws {
    let graph = try graph(SamplePlans.auction)
    #expect(
      graph.clusters.map { [$0.id, $0.parent.map { graph.clusters[$0].id } ?? ""] } == [
        ["group /Auction", ""], ["container listingsNav", "group /Auction"], ["group /Admin", ""],
        ["container adminNav", "group /Admin"],
      ])
    let listings = try #require(graph.nodes.first { $0.id == "listings" })
    #expect(listings.cluster == 1)
    // An arrow says that it unwinds.
    #expect(texts(listings.lines) == ["listings", "Auctions", "ListingsViewController"])
    #expect(graph.nodes.first { $0.id == "root" }?.cluster == nil)
  }

  @Test("Segues lead from card to card or frame, labelled with id and verb")
  func segues() throws {
    #expect(
      try graph(SamplePlans.auction).edgeTexts == [
        "initial scene enters root",
        "root embed [container listingsNav]: embedNavigation · embed",
        "root embed offline: embedOffline · embed",
        "root present [container adminNav]: showAdminOptions · present fullScreen",
        "listings push saleArtwork: showDetails · push",
        "saleArtwork push zoom: zoomIntoArtwork · push",
        "saleArtwork tells listings: didBid(on:) didCancel",
        "adminPanel show web: toWeb · show",
        "adminPanel show chooseAuction: toChooseAuction · show",
        "adminPanel show adminLog: toAdminLog · show",
        "adminPanel show cardTester: toCardTester · show",
        "cardTester unwind listings: done · unwind backToListings after a test payment",
        "web custom adminLog: flip · custom",
        "web unwind unwind closeEverything: lost · unwind closeEverything",
      ])
  }

  @Test("An unwind action without a receiver is a place of its own")
  func missingAction() throws {
    let node = try #require(try graph(SamplePlans.auction).nodes.last)
    #expect(node.meaning == .missing)
    #expect(texts(node.lines) == ["closeEverything", "no controller implements it"])
  }

  /// Six screens of one base class that unwinds made 25 arrows.
  @Test("An unwind action that more than three controllers take is a place of its own", arguments: [3, 4])
  func commonAction(count: Int) throws {
    var draft = PlanDraft("Common")
    let ids = (0..<count).map { "screen\($0)" }
    for id in ids { draft.declare(id) }
    for id in ids { draft.plan.templates[draft.template(id)].unwindActions = ["close"] }
    for id in ids { draft.segue("done", .unwind, from: id, to: nil, action: "close") }
    let graph = try graph(draft)
    #expect(graph.edges.count == (count == 3 ? 6 : 4))
    let place = graph.nodes.last
    #expect(texts(place?.lines ?? []) == (count == 3 ? ["screen2"] : ["close", "4 controllers take it"]))
  }

  @Test("Imported files are frames in one another, and names lose the part that the frame tells")
  func imports() throws {
    let graph = try graph(SamplePlans.imports)
    #expect(
      graph.clusters.map { [$0.id, $0.parent.map { graph.clusters[$0].id } ?? ""] } == [
        ["container main", ""], ["file cart", ""], ["file cart/pay", "file cart"],
        ["group cart/pay/Money", "file cart/pay"], ["container cart/pay/form", "group cart/pay/Money"],
      ])
    #expect(texts(graph.clusters[1].lines) == ["cart", "parts/cart.scene.yaml"])
    #expect(texts(graph.clusters[2].lines) == ["cart/pay", "parts/pay.scene.yaml"])
    #expect(graph.nodes.first { $0.id == "cart/pay/card" }?.lines.first?.text == "card")
    #expect(graph.edgeTexts.contains("shop show [container main]: again · show to main"))
  }

  @Test("What two containers list stands in the first, and a circle ends where it began")
  func sharedContents() throws {
    var draft = PlanDraft("Shared")
    for id in ["a", "b"] { draft.declare(id, .container) }
    draft.declare("child")
    draft.hold("child", in: "a")
    draft.hold("child", in: "a")
    draft.hold("child", in: "b", as: "stack")
    draft.hold("b", in: "a")
    draft.hold("a", in: "b")
    let graph = try graph(draft)
    #expect(graph.clusters.map(\.id) == ["container a"])
    #expect(graph.edgeTexts == ["b contains child: stack", "b contains [container a]: children"])
  }

  private func graph(_ draft: PlanDraft) throws -> DiagramGraph {
    try #require(DiagramViews.find("segues")).graph(of: draft.plan, at: nil)
  }
}
