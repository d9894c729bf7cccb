import SamplePlans
import SceneCanvas
import SceneDiagrams
import SceneGraphs
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
        "adminPanel show web: show",
        "adminPanel show chooseAuction: show",
        "adminPanel show adminLog: show",
        "adminPanel show cardTester: show",
        "cardTester unwind listings: done · unwind backToListings after a test payment",
        "web custom adminLog: flip · custom",
        "web unwind unwind closeEverything: lost · unwind closeEverything",
      ])
  }

  @Test(
    "An arrow says each thing once",
    arguments: [
      ("toList", SegueVerb.show, "list", nil, "toList · show"), ("openList", .show, "list", nil, "openList · show"),
      ("to-list", .push, "list", nil, "to-list · push"), ("show", .show, "list", nil, "show"),
      ("showDetail", .showDetail, "list", nil, "showDetail"),
      ("cancelAdd", .unwind, nil, "cancelAdd:", "cancelAdd · unwind"),
      ("cancelAdd", .unwind, nil, "cancel", "cancelAdd · unwind cancel"),
    ] as [(String, SegueVerb, String?, String?, String)])
  func words(id: String, verb: SegueVerb, target: String?, action: String?, label: String) throws {
    var draft = PlanDraft("Words")
    draft.declare("start")
    draft.declare("list", title: "All of them")
    draft.segue(id, verb, from: "start", to: target, action: action)
    #expect(try graph(draft).edges.map { texts($0.lines).joined(separator: " ") }.last == label)
  }

  /// An import makes such ids of the target, or of what stands in the navigation controller that is the target.
  @Test(
    "An id that an import has made isn't said, unless the script calls it",
    arguments: [
      ("toList", "list", false, "present"), ("toList2", "list", false, "present"),
      ("toListByPresent", "list", false, "present"), ("toListAsFullScreen", "list", false, "present"),
      ("toList", "listNav", false, "present"), ("toLists", "list", false, "toLists · present"),
      ("openList", "list", false, "openList · present"), ("toList", "list", true, "toList · present"),
    ])
  func madeID(id: String, target: String, isCalled: Bool, label: String) throws {
    var draft = PlanDraft("Made")
    draft.declare("start")
    draft.declare("list")
    draft.declare("listNav", .navigation)
    draft.hold("list", in: "listNav", as: "stack")
    draft.segue(id, .present, from: "start", to: target)
    if isCalled {
      draft.step("trigger: \(id), in: start", line: 9, routine: draft.routine("step", step: 0, line: 9, []))
    }
    for fact in [\TemplateRecord.Segue.isImported, \.isOfCode] {
      var imported = draft
      imported.plan.templates[0].segues[0][keyPath: fact] = true
      let arrow = try graph(imported).edges.first { $0.meaning == .present }
      #expect(texts(arrow?.lines ?? []) == [label])
    }
    let own = try graph(draft).edges.first { $0.meaning == .present }
    #expect(texts(own?.lines ?? []) == [id + " · present"])
  }

  @Test(
    "A sender whose name the arrow or its target has isn't told",
    arguments: [
      ("go", "All of them", false), ("go", "go", false), ("go", "List", false), ("go", "Bar button", true),
      ("go", "all", true), ("cancelAll", "Cancel", false), ("cancelAll", "all", true),
    ])
  func sender(id: String, sender: String, isTold: Bool) throws {
    var draft = PlanDraft("Sender")
    draft.declare("start")
    draft.declare("list", title: "All of them")
    draft.segue(id, .show, from: "start", to: "list")
    draft.plan.templates[0].segues[0].sender = sender
    #expect(try texts(graph(draft).edges.last?.lines ?? []) == [id + " · show"] + (isTold ? ["from " + sender] : []))
  }

  @Test("A scene without controllers says so")
  func noController() throws {
    #expect(texts(try graph(PlanDraft("Empty")).heading) == ["Empty", "no controller is declared"])
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

  /// UIKit asks the nearest first; the list never takes what the detail below it takes.
  @Test("Of two that take an unwind, the first on each way back is met; where a script leads may be either")
  func firstTaker() throws {
    var draft = PlanDraft("Back")
    for id in ["list", "detail", "nav", "edit", "other"] { draft.declare(id, id == "nav" ? .navigation : .view) }
    draft.hold("edit", in: "nav", as: "stack")
    for id in ["list", "detail"] { draft.plan.templates[draft.template(id)].unwindActions = ["cancel"] }
    draft.segue("show", .show, from: "list", to: "detail")
    draft.segue("edit", .present, from: "detail", to: "nav")
    draft.segue("done", .unwind, from: "edit", to: nil, action: "cancel")
    draft.segue("done", .unwind, from: "other", to: nil, action: "cancel")
    func takers(of source: String) throws -> [String] {
      try graph(draft).edgeTexts.filter { $0.hasPrefix("\(source) unwind ") }
    }
    #expect(try takers(of: "edit") == ["edit unwind detail: done · unwind cancel"])
    #expect(try takers(of: "other").count == 2, "no way leads there")
    draft.segue("edit", .present, from: "list", to: "nav")
    #expect(try takers(of: "edit").count == 2, "two ways lead there")
    draft.plan.templates[0].segues.removeLast()
    let routine = draft.routine("trigger show", step: 1, line: 9, [])
    for title in ["launch", "trigger show"] { draft.step(title, line: 9, routine: routine) }
    #expect(try takers(of: "edit").count == 2, "a script may lead there without a segue")
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

  @Test("Tabs of a group stand in a frame of their own, beside the others (T3.21)")
  func groupsOfTabs() throws {
    var draft = PlanDraft("Groups")
    draft.declare("bar", .tabs)
    let roles = [
      ("home", "tabs"), ("shelf", "managingNavigationController"), ("library", "group"), ("albums", "groupTab"),
      ("late", "group"), ("later", "groupTab"), ("end", "tabs"),
    ]
    for (id, role) in roles {
      draft.declare(id)
      draft.hold(id, in: "bar", as: role)
    }
    let graph = try graph(draft)
    #expect(graph.clusters.map(\.id) == ["container bar", "tabs bar/shelf", "tabs bar/late"])
    #expect(graph.clusters.dropFirst().allSatisfy { $0.parent == 0 && texts($0.lines) == ["group of tabs"] })
    #expect(
      graph.nodes.map { [$0.id, $0.cluster.map { graph.clusters[$0].id } ?? ""] }.filter { $0[1] != "" } == [
        ["home", "container bar"], ["shelf", "tabs bar/shelf"], ["library", "tabs bar/shelf"],
        ["albums", "tabs bar/shelf"], ["late", "tabs bar/late"], ["later", "tabs bar/late"], ["end", "container bar"],
      ])
    #expect(graph.clusters.map(\.position).dropFirst() == [1, 4])
  }

  private func graph(_ draft: PlanDraft) throws -> DiagramGraph {
    try #require(DiagramViews.find("segues")).graph(of: draft.plan, at: nil)
  }
}
