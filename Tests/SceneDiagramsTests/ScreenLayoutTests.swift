import SamplePlans
import ScenePlan
import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneRunViews

/// Where views lie on the screen, by what containers do.
@Suite("Screens")
struct ScreenLayoutTests {
  private typealias Frame = (x: Int, y: Int, width: Int, height: Int)

  private func layout(_ draft: PlanDraft, size: ScreenSize = .phone, pages: [InstanceID: InstanceID] = [:])
    -> ScreenLayout
  {
    var state = draft.state
    // A view knows the controllers inside it.
    for index in state.nodes.indices {
      if case .instance(let host) = state.nodes[index].host { state[host].hosted.append(InstanceID(index)) }
    }
    return ScreenLayout(
      of: draft.plan, state, size: size, pages: pages, controllers: ScreenControllers(of: state, draft.plan))
  }

  private func pane(_ name: String, _ draft: PlanDraft, _ layout: ScreenLayout) throws -> ScreenLayout.Pane {
    try #require(
      layout.panes.last { draft.plan.name($0.instance) == name && $0.isView })
  }

  private func container(_ children: [String], _ layout: ChildLayout?) -> PlanDraft {
    var draft = PlanDraft("Shares")
    let shelf = draft.declare("shelf", .container)
    for child in children { draft.declare(child) }
    draft.plan.templates[shelf].layout = layout
    draft.root("shelf")
    for child in children { draft.add(child, to: "shelf") }
    return draft
  }

  @Test("Equal shares fill the container from the top, or from the left")
  func shares() throws {
    for (way, isVertical) in [(ChildLayout.vertical, true), (.horizontal, false)] {
      let draft = container(["a", "b", "c"], way)
      let layout = layout(draft)
      let panes = try ["a", "b", "c"].map { try pane($0, draft, layout) }
      #expect(Set(panes.map { isVertical ? $0.width : $0.height }).count == 1)
      for (one, next) in zip(panes, panes.dropFirst()) {
        #expect(isVertical ? one.y + one.height < next.y : one.x + one.width < next.x)
        #expect(abs((isVertical ? one.height : one.width) - (isVertical ? next.height : next.width)) <= 1)
      }
      #expect(panes.allSatisfy { !$0.label.isEmpty })
    }
  }

  /// A popover beside a column left an item nameless that was seen.
  @Test("A name stands beside two that lie in front, too")
  func besideTwo() throws {
    var draft = container(["item", "menu", "hint"], nil)
    let shelf = draft.template("shelf")
    draft.plan.templates[shelf].layout = .frames([
      draft.template("item"): ChildFrame(x: 0, y: 0, width: 393, height: 852),
      draft.template("menu"): ChildFrame(x: 0, y: 0, width: 160, height: 852),
      draft.template("hint"): ChildFrame(x: 200, y: 100, width: 193, height: 400),
    ])
    let layout = layout(draft)
    let item = try pane("item", draft, layout)
    #expect(item.label == "item")
    for other in ["menu", "hint"] { #expect(!item.room.overlaps(try pane(other, draft, layout).seen)) }
  }

  @Test("With a layout that fills, later children lie before earlier ones, of which an edge and the name are seen")
  func fill() throws {
    let draft = container(["a", "b", "c", "d", "e"], nil)
    let layout = layout(draft)
    let b = try pane("b", draft, layout)
    let (d, e) = (try pane("d", draft, layout), try pane("e", draft, layout))
    #expect(e.x < d.x && e.y > d.y && (e.width, e.height) == (d.width, d.height), "an edge of the one behind is seen")
    #expect([b, d, e].allSatisfy { $0.isFanned })
    #expect(b.label.isEmpty && d.label.isEmpty && e.label == "e")
    let isSeen = layout.panes.contains { draft.plan.name($0.instance) == "a" }
    #expect(!isSeen, "edges of more than three are seen no better")
    #expect(layout.panes.last { $0.role == .behind }?.label == "+4 behind: a, b, c, d")
  }

  @Test("Behind a view as large as the screen nothing is drawn, and only a phone has an island")
  func behindFullScreen() throws {
    var draft = container(["a"], nil)
    draft.plan.device = .pad
    let narrow = layout(draft, size: ScreenSize(width: 320, height: 1024))
    #expect(!narrow.hasIsland)
    draft.plan.device = .phone
    #expect(layout(draft).hasIsland && !layout(draft, size: ScreenSize(width: 820, height: 1180)).hasIsland)
    draft.declare("card")
    draft.declare("film")
    draft.present("card", by: "shelf", .pageSheet)
    draft.present("film", by: "card", .fullScreen)
    let panes = layout(draft).panes
    #expect(Set(panes.map { draft.plan.name($0.instance) }) == ["film"])
  }

  @Test("A page is shown alone, with where it stands")
  func paging() throws {
    let draft = container(["a", "b", "c"], .paging(isVertical: false))
    let layout = layout(draft, pages: [InstanceID(0): InstanceID(2)])
    #expect(try pane("b", draft, layout).label == "b")
    #expect(!layout.panes.contains { ["a", "c"].contains(draft.plan.name($0.instance)) })
    #expect(layout.panes.first { $0.role == .pages }?.label == "○ ● ○")
  }

  @Test("Frames and sizes are taken as they are written, and cut where the container ends")
  func frames() throws {
    let b = 2
    var draft = container(["a", "b"], .frames([b: ChildFrame(x: 10, y: 20, width: 100, height: 5_000)]))
    draft.plan.instances[1].frame = ChildFrame(x: 0, y: 0, width: 50, height: 60)
    let layout = layout(draft)
    let (one, two) = (try pane("a", draft, layout), try pane("b", draft, layout))
    #expect((one.width, one.height) == (50, 60))
    #expect(two.width == 100 && two.x == one.x + 10 && two.y == one.y + 20)
    #expect(two.y + two.height <= ScreenSize.phone.height)
    let centred = container(["a"], .center(ScreenSize(width: 101, height: 201)))
    let middle = try pane("a", centred, self.layout(centred))
    #expect((middle.width, middle.height) == (101, 201))
    #expect(abs(2 * middle.x + middle.width - ScreenSize.phone.width) <= 1)
  }

  @Test("A stack has a bar that names its top, tabs have one that names theirs; a sheet lies over both")
  func bars() throws {
    let draft = SamplePlans.tabs
    let layout = layout(draft)
    let bar = try #require(layout.panes.first { $0.role == .navigationBar })
    #expect(bar.x > 0 && bar.y > 0 && bar.width < 393, "behind a card, all steps back")
    let tabs = layout.panes.filter { $0.role == .tab || $0.role == .selectedTab }
    #expect(tabs.map(\.role) == [.selectedTab, .tab])
    #expect(tabs.allSatisfy { $0.y > 700 })
    let detail = try pane("detail", draft, layout)
    #expect(
      abs(detail.y - bar.y - bar.height) <= 1 && detail.y + detail.height <= tabs[0].y + 1,
      "what a stack shows lies between the bars")
    let sheet = try pane("settings", draft, layout)
    #expect(sheet.role == .sheet && sheet.y > 0 && sheet.y + sheet.height == 852)
    #expect(try pane("detail", draft, layout).label.isEmpty, "the card hides its name")
    #expect(layout.panes.last?.instance == sheet.instance, "the sheet is in front")
    let wide = self.layout(draft, size: ScreenSize(width: 820, height: 1180))
    let card = try pane("settings", draft, wide)
    #expect(card.x > 0 && card.x + card.width < 820 && card.y + card.height < 1180)
  }

  @Test(
    "Whatever bears a name is high enough for it on any device, and the selected tab's name is always read",
    arguments: [(393, 852), (852, 393), (820, 1180), (1180, 820), (1366, 1024)], [2, 3, 4, 8])
  func legible(size: (width: Int, height: Int), count: Int) throws {
    var draft = PlanDraft("Tabs")
    draft.declare("shell", .tabs)
    draft.declare("stack", .navigation)
    draft.declare("shelf", .container)
    draft.declare("book")
    let names = (1..<count).map { "before/tab\($0)" }
    for name in names { draft.declare(name) }
    draft.root("shell")
    draft.add("stack", to: "shell", isCurrent: true)
    draft.add("shelf", to: "stack", isCurrent: true)
    draft.add("book", to: "shelf")
    for name in names { draft.add(name, to: "shell", nil) }
    let layout = layout(draft, size: ScreenSize(width: size.width, height: size.height))
    // Where a screen is drawn smallest, it has 244 by 242 pixels, and a line of text takes 12.
    let scale = min(244 / Double(size.width), 242 / Double(size.height))
    let strip = try #require(layout.panes.first { $0.role == .container })
    let book = try pane("book", draft, layout)
    #expect(Double(book.y - strip.y) * scale >= 12)
    let bars = layout.panes.filter { [.navigationBar, .tab, .selectedTab, .tabName].contains($0.role) }
    for bar in bars where !bar.label.isEmpty { #expect(Double(bar.height) * scale >= 12, "\(bar)") }
    let bar = try #require(layout.panes.first { $0.role == .tabBar })
    let tabs = bars.filter { $0.role != .navigationBar }
    #expect(tabs.allSatisfy { $0.y >= bar.y && $0.y + $0.height <= size.height })
    #expect(tabs.contains { $0.role != .tab && $0.label == "stack" })
    #expect(tabs.allSatisfy { !$0.label.contains("/") })
    #expect(tabs.contains { $0.label == "tab1" } == !tabs.contains { $0.role == .tabName })
  }

  @Test("More has the last place of a bar before it was ever tapped", arguments: [5, 6, 9])
  func more(_ count: Int) {
    var draft = PlanDraft("More")
    draft.declare("bar", .tabs)
    let tabs = (1...count).map { "t\($0)" }
    for tab in tabs { draft.declare(tab) }
    draft.root("bar")
    for tab in tabs { draft.add(tab, to: "bar") }
    let panes = layout(draft).panes.filter { [.tab, .selectedTab, .moreTab].contains($0.role) }
    #expect(panes.count == 5)
    #expect(panes.map { $0.role == .moreTab } == [false, false, false, false, count > 5])
    #expect(zip(panes, panes.dropFirst()).allSatisfy { $0.frame.maxX == $1.frame.x })
  }

  @Test("Columns stand side by side, or the others over the secondary")
  func columns() throws {
    var draft = PlanDraft("Split")
    draft.declare("root", .split)
    for (id, role) in [("list", "primary"), ("detail", "secondary")] {
      draft.declare(id)
      draft.hold(id, in: "root", as: role)
    }
    let root = draft.root("root")
    draft.add("detail", to: "root")
    draft.add("list", to: "root")
    let size = ScreenSize(width: 1180, height: 820)
    for (mode, isOver) in [("oneBesideSecondary", false), ("oneOverSecondary", true)] {
      draft.state[root].displayMode = draft.name(mode)
      let layout = layout(draft, size: size)
      let (list, detail) = (try pane("list", draft, layout), try pane("detail", draft, layout))
      #expect(list.x == 0 && list.width < 400)
      #expect(detail.x == (isOver ? 0 : list.width))
      #expect(detail.x + detail.width == 1180)
    }
  }

  @Test("What isn't in the window isn't on the screen")
  func window() {
    let layout = layout(SamplePlans.covered)
    let names = layout.panes.map { SamplePlans.covered.plan.name($0.instance) }
    for (index, node) in SamplePlans.covered.state.nodes.enumerated() where node.isCovered || !node.isLoaded {
      #expect(!names.contains(SamplePlans.covered.plan.instances[index].name))
    }
    #expect(!layout.panes.isEmpty)
    var empty = PlanDraft("Empty")
    empty.declare("a")
    #expect(self.layout(empty).panes.isEmpty)
  }

  @Test("A button leads back to the screen below, by its title; a stack's first screen has none")
  func backButton() throws {
    var draft = PlanDraft("Stack")
    draft.declare("stack", .navigation)
    for id in ["list", "detail"] { draft.declare(id) }
    draft.plan.templates[1].title = "All photos"
    draft.root("stack")
    draft.add("list", to: "stack")
    #expect(!layout(draft).panes.contains { $0.role == .backButton })
    draft.add("detail", to: "stack", isCurrent: true)
    let panes = layout(draft).panes
    #expect(panes.first { $0.role == .backButton }?.label == "All photos")
    #expect(panes.first { $0.role == .navigationBar }?.label == "detail")
  }

  @Test("Above what covers a card, cards are cards")
  func coveredCard() throws {
    var draft = PlanDraft("Cards")
    for id in ["home", "page", "full", "auto"] { draft.declare(id) }
    let home = draft.root("home")
    let page = draft.present("page", by: "home", .pageSheet)
    let full = draft.present("full", by: "page", .fullScreen)
    draft.present("auto", by: "full", .automatic)
    draft.state[home].isCovered = true
    draft.state[page].isCovered = true
    let layout = layout(draft)
    #expect(layout.panes.map(\.role) == [.view, .dimming, .sheet])
    #expect(layout.panes[0].instance == full && layout.panes[0].width < 393, "what is behind the card steps back")
  }

  @Test("In a swipe back both screens are seen, and neither hides the other's name")
  func swipe() throws {
    var draft = PlanDraft("Swipe")
    draft.declare("stack", .navigation)
    for id in ["list", "detail"] { draft.declare(id) }
    let stack = draft.root("stack")
    let list = draft.add("list", to: "stack", isCurrent: true)
    let detail = draft.add("detail", to: "stack")
    draft.state[stack].children.removeAll { $0 == detail }
    draft.state[detail].parent = nil
    draft.state[stack].transition = TransitionID(0)
    draft.state[list].appearance = .appearing
    draft.state[detail].appearance = .disappearing
    let layout = layout(draft)
    let (below, above) = (try pane("list", draft, layout), try pane("detail", draft, layout))
    #expect(below.label == "list" && above.label == "detail")
    #expect(above.role == .view, "nothing is amiss")
    #expect(below.middle.x < above.middle.x && (above.travel?.x ?? 0) > 0 && (below.travel?.x ?? 0) < 0)
  }
}
