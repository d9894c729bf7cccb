internal import ScenePlan

extension SamplePlans {
  /// A storyboard of twelve screens: embeds, groups, navigation controllers, segues of several verbs, an unwind.
  package static let auction: PlanDraft = {
    var draft = PlanDraft("Auction", ios: 9)
    draft.declare("root", className: "AppViewController", note: "The listings, the offline screen and the admin area.")
    draft.declare("listingsNav", .navigation, group: "Auction")
    draft.declare("listings", title: "Auctions", className: "ListingsViewController", group: "Auction")
    draft.declare("saleArtwork", className: "SaleArtworkDetailsViewController", group: "Auction")
    draft.declare("zoom", className: "SaleArtworkZoomViewController", group: "Auction")
    draft.declare("offline", className: "OfflineViewController")
    draft.declare("adminNav", .navigation, group: "Admin")
    draft.declare("adminPanel", title: "Admin", className: "AdminPanelViewController", group: "Admin")
    draft.declare("chooseAuction", group: "Admin")
    draft.declare("cardTester", group: "Admin")
    draft.declare("adminLog", title: "관리자 로그", group: "Admin")
    draft.declare("web", className: "AuctionWebViewController", group: "Admin")
    draft.hold("listings", in: "listingsNav", as: "stack")
    draft.hold("adminPanel", in: "adminNav", as: "stack")
    draft.segue("embedNavigation", .embed, from: "root", to: "listingsNav")
    draft.segue("embedOffline", .embed, from: "root", to: "offline")
    draft.segue("showAdminOptions", .present, from: "root", to: "adminNav", style: .fullScreen)
    draft.segue("showDetails", .push, from: "listings", to: "saleArtwork")
    draft.segue("zoomIntoArtwork", .push, from: "saleArtwork", to: "zoom")
    for (id, to) in [
      ("toWeb", "web"), ("toChooseAuction", "chooseAuction"), ("toAdminLog", "adminLog"),
      ("toCardTester", "cardTester"),
    ] {
      draft.segue(id, .show, from: "adminPanel", to: to)
    }
    draft.segue("done", .unwind, from: "cardTester", to: nil, action: "backToListings", note: "after a test payment")
    draft.segue("flip", .custom, from: "web", to: "adminLog")
    draft.segue("lost", .unwind, from: "web", to: nil, action: "closeEverything")
    draft.plan.templates[draft.template("listings")].unwindActions = ["backToListings"]
    draft.plan.templates[draft.template("saleArtwork")].tells = [
      .init(template: draft.template("listings"), messages: ["didBid(on:)", "didCancel"])
    ]
    for (index, template) in draft.plan.templates.enumerated() {
      for segue in template.segues.indices { draft.plan.templates[index].segues[segue].isImported = true }
    }
    draft.plan.initial = 0
    return draft
  }()

  /// Forty screens in tabs, with segues that run in circles.
  package static let forty: PlanDraft = {
    var draft = PlanDraft("Forty screens")
    draft.declare("shell", .tabs)
    for tab in 0..<4 {
      draft.declare("nav\(tab)", .navigation)
      draft.hold("nav\(tab)", in: "shell", as: "tabs")
      for screen in 0..<9 {
        draft.declare("s\(tab)_\(screen)", title: screen % 3 == 0 ? "Screen \(screen) of tab \(tab)" : nil)
      }
      draft.hold("s\(tab)_0", in: "nav\(tab)", as: "stack")
    }
    for tab in 0..<4 {
      for screen in 0..<8 {
        let verb: SegueVerb = screen % 4 == 3 ? .present : .show
        draft.segue("go\(screen)", verb, from: "s\(tab)_\(screen / 2)", to: "s\(tab)_\(screen + 1)")
      }
      draft.segue("back", .show, from: "s\(tab)_8", to: "s\(tab)_1")
      draft.segue("over", .present, from: "s\(tab)_5", to: "s\((tab + 1) % 4)_7", style: .formSheet)
    }
    draft.plan.initial = 0
    return draft
  }()

  /// Names and texts that mean something to Graphviz, to XML or to a terminal.
  package static let hostile: PlanDraft = {
    var draft = PlanDraft("<b>\"Quotes\" & \\backslashes\\</b>")
    draft.plan.note = "line\nbreak, tab\t, bell \u{7}, escape \u{1B}[31m, \u{FFFE}"
    draft.declare("a", title: "\\N \\G \\L &amp; &lt;i&gt; <i>&copy;</i>", className: "App.View<Int>\\")
    draft.declare(
      "b", title: "설정 화면의 아주 긴 제목이 여기에 들어갑니다 그리고 계속됩니다", className: "设置视图控制器", group: "\"]; x [label=\"")
    draft.declare(
      "c", title: "👩‍👩‍👧 family of emoji 🎉", note: String(repeating: "a long remark that goes on ", count: 20))
    draft.declare("d", className: "AVeryLongClassNameWithoutAnySpacesThatGoesOnAndOnAndOnViewController")
    draft.segue("s;}", .show, from: "a", to: "b", note: "</table>> ->")
    draft.segue("t", .present, from: "a", to: "c")
    draft.segue("u", .embed, from: "c", to: "d")
    draft.root("a")
    draft.add("b", to: "a")
    draft.present("c", by: "a", .overCurrentContext)
    draft.add("d", to: "c")
    draft.plan.initial = 0
    return draft
  }()

  /// A scene that takes screens of two other files.
  package static let imports: PlanDraft = {
    var draft = PlanDraft("Imports")
    draft.plan.files = ["shop.scene.yaml", "parts/cart.scene.yaml", "parts/pay.scene.yaml"]
    draft.declare("main", .navigation)
    draft.declare("shop", title: "Shop")
    draft.declare("cart/list", title: "Cart", file: 1)
    draft.declare("cart/item", file: 1)
    draft.declare("cart/pay/form", .container, title: "Pay", group: "Money", file: 2)
    draft.declare("cart/pay/card", group: "Money", file: 2)
    draft.declare("cart/pay/total", group: "Money", file: 2)
    draft.hold("shop", in: "main", as: "stack")
    draft.hold("cart/pay/total", in: "cart/pay/form")
    draft.hold("cart/pay/card", in: "cart/pay/form")
    draft.segue("cart", .show, from: "shop", to: "cart/list")
    draft.segue("item", .showDetail, from: "cart/list", to: "cart/item")
    draft.segue("pay", .present, from: "cart/list", to: "cart/pay/form", style: .formSheet)
    draft.segue("home", .show, from: "cart/item", to: "main")
    draft.segue("again", .show, from: "shop", to: "main")
    draft.plan.initial = 0
    return draft
  }()

  /// A container between two children, a view that hangs where its controller doesn't, and one left by a dead one.
  package static let strays: PlanDraft = {
    var draft = PlanDraft("Strays", ios: 12)
    draft.declare("shell", .container, className: "ShellViewController")
    for id in ["list", "map", "banner", "ghost", "kept"] { draft.declare(id) }
    let shell = draft.root("shell")
    draft.add("list", to: "shell", .disappearing)
    draft.add("map", to: "shell", .appearing)
    for id in ["banner", "ghost"] {
      let stray = draft.instance(id)
      draft.state[stray].isLoaded = true
      draft.state[stray].host = .instance(shell)
      draft.state[shell].hosted.append(stray)
      draft.state[stray].appearance = id == "ghost" ? .disappeared : .appeared
      draft.state[stray].isAlive = id != "ghost"
    }
    draft.instance("kept")
    return draft
  }()

  /// A full-screen presentation from a stack, and a popover from that.
  package static let covered: PlanDraft = {
    var draft = PlanDraft("Covered")
    draft.declare("main", .navigation)
    draft.declare("list", title: "List")
    draft.declare("compose", .navigation)
    draft.declare("editor", title: "New message", className: "EditorViewController")
    draft.declare("colours")
    draft.root("main")
    draft.add("list", to: "main", .disappeared, isCurrent: true)
    draft.present("compose", by: "main", .fullScreen)
    draft.add("editor", to: "compose", isCurrent: true)
    draft.present("colours", by: "compose", .popover)
    draft.state[InstanceID(0)].isCovered = true
    draft.state[InstanceID(0)].appearance = .disappeared
    return draft
  }()
}
