import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Lists of screens: those that `map` makes of others, and tabs of iOS 18 with groups among them.
@Suite struct CodeListTests {
  private static let screens = """
    class List: UIViewController {}
    class Map: UIViewController {}
    class Home: UIViewController { func go() { present(Tabs(), animated: true) } }

    """

  /// The contents of the class `Tabs`, each with its place in groups, and its ways.
  private static func tabs(_ body: String, members: String = "", further: String = "") throws -> [String] {
    let linked = try CodeLinkTests.links([
      "Tabs.swift": "class Tabs: UITabBarController {\n\(members)\noverride func viewDidLoad() {\n\(body)\n}\n}\n",
      "Screens.swift": screens + further,
    ])
    let ways = linked.links.transitions.map { "\(linked.name($0.source)) \($0.verb) \(linked.name($0.destination))" }
    #expect(ways == ["Home present Tabs"])
    #expect(linked.links.open.isEmpty)
    let tabs = try #require(linked.links.controllers.first { $0.className == "Tabs" })
    return zip(tabs.contents, tabs.places + Array(repeating: nil, count: tabs.contents.count)).map { content, place in
      linked.name(content) + (place.map { ($0.isLead ? " leads" : " in") + " \($0.depth)" } ?? "")
    }
  }

  @Test(arguments: [
    "viewControllers = [List(), Map()]", "self.viewControllers = [List(), Map()]",
    "self.setViewControllers([List(), Map()], animated: false)", "viewControllers = [List(), Map()].map { $0 }",
  ])
  func `a tab bar controller holds what it gives itself`(body: String) throws {
    #expect(try CodeListTests.tabs(body) == ["List", "Map"])
  }

  @Test(arguments: [
    "viewControllers = [List(), Map()].map { UINavigationController(rootViewController: $0) }",
    "viewControllers = [List(), Map()].map(UINavigationController.init)",
    "viewControllers = [List(), Map()].map(UINavigationController.init(rootViewController:))",
    "let all = [List(), Map()]\nsetViewControllers(all.compactMap({ UINavigationController(rootViewController: $0) }), animated: false)",
    "viewControllers = [List(), Map()].map { screen in\nreturn UINavigationController(rootViewController: screen)\n}",
    "viewControllers = [List(), Map()].map { (screen: UIViewController) -> UIViewController in wrap(screen) }",
    "viewControllers = [List(), Map()].map(wrap)", "viewControllers = [List(), Map()].map(self.wrap)",
    """
    viewControllers = [List(), Map()].map { [weak self] screen in
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    """,
  ])
  func `a list that is made of another one has each screen as the closure or the function gives it`(body: String) throws
  {
    let wrap =
      "func wrap(_ screen: UIViewController) -> UIViewController { UINavigationController(rootViewController: screen) }"
    #expect(try CodeListTests.tabs(body, members: wrap) == ["stack of List", "stack of Map"])
  }

  private static let kinds = """
    enum Kind: String, CaseIterable { case list, map
      var screen: UIViewController {
        switch self {
        case .list: return List()
        case .map: return Map()
        }
      }
    }
    enum Chosen: CaseIterable { case list, map
      static var allCases: [Chosen] { [.map] }
      var screen: UIViewController { List() }
    }

    """

  @Test(arguments: [
    "Kind.allCases.map { $0.screen }", "Kind.allCases.map { kind in make(kind) }", "Kind.allCases.map(make)",
    "Kind.allCases.map { UINavigationController(rootViewController: $0.screen) }",
  ])
  func `a list with a screen for each case of an enum has them in their order`(list: String) throws {
    let make = """
      func make(_ kind: Kind) -> UIViewController {
        switch kind {
        case .list: return List()
        case .map: return Map()
        }
      }
      """
    let found = try CodeListTests.tabs("viewControllers = \(list)", members: make, further: CodeListTests.kinds)
    let prefix = list.contains("UINavigationController") ? "stack of " : ""
    #expect(found == [prefix + "List", prefix + "Map"])
  }

  /// One of two values, or a list of which nothing is known.
  @Test(arguments: [
    "[List(), Map()].map { screen in\nif flag { return screen }\nreturn Home()\n}", "kinds.map { make($0) }",
    "[List(), Map()].map(closures.wrap)", "Chosen.allCases.map { $0.screen }",
  ])
  func `a list whose items aren't certain stays open`(list: String) throws {
    let linked = try CodeLinkTests.links([
      "Tabs.swift": "class Tabs: UITabBarController {\nfunc go() { viewControllers = \(list) }\n}\n",
      "Screens.swift": CodeListTests.screens + CodeListTests.kinds,
    ])
    #expect(linked.links.transitions.map { linked.name($0.source) } == ["Home"])
    #expect(linked.links.open.map(\.verb) == [.content])
  }

  @Test(arguments: [
    """
    tabs = [
      UITab(title: "List", image: nil, identifier: "list") { _ in List() },
      UITab(title: "Map", image: nil, identifier: "map", viewControllerProvider: { _ in Map() }),
    ]
    """,
    """
    let first = UITab(title: "List", image: nil, identifier: "list") { _ in List() }
    let search = UISearchTab { _ in
      let map = Map()
      map.title = "Search"
      return map
    }
    self.setTabs([first, search], animated: false)
    """,
  ])
  func `tabs of iOS 18 hold what their closures give`(body: String) throws {
    #expect(try CodeListTests.tabs(body) == ["List", "Map"])
  }

  @Test func `a tab bar controller without a class of its own is given its tabs when it is made`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class Home: UIViewController { func go() {
        let bar = UITabBarController(tabs: [
          UITab(title: "List", image: nil, identifier: "list") { _ in List() },
          UITab(title: "Map", image: nil, identifier: "map") { _ in Map() },
        ])
        present(bar, animated: true)
      } }
      class List: UIViewController {}
      class Map: UIViewController {}
      """
    ])
    let way = try #require(linked.links.transitions.first)
    let bar = try #require(linked.links.controller(way.destination))
    #expect(bar.kind == .tabs && bar.contents.map(linked.name) == ["List", "Map"])
  }

  @Test func `groups of tabs keep their tabs, and the groups among these`() throws {
    let body = """
      let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [
        UITab(title: "Deep", image: nil, identifier: "deep") { _ in Deep() },
      ]) { _ in Inner() }
      tabs = [
        UITab(title: "List", image: nil, identifier: "list") { _ in List() },
        UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [
          UITab(title: "Map", image: nil, identifier: "map") { _ in Map() }, inner,
        ]) { _ in Outer() },
        UITabGroup(title: "Plain", image: nil, identifier: "plain", children: [
          UITab(title: "Last", image: nil, identifier: "last") { _ in Last() },
        ]),
      ]
      """
    let further = ["Outer", "Inner", "Deep", "Last"].map { "class \($0): UIViewController {}\n" }.joined()
    #expect(
      try CodeListTests.tabs(body, further: further)
        == ["List", "Outer leads 0", "Map in 0", "Inner leads 1", "Deep in 1", "Last"])
  }

  /// Only UIKit's own tabs are some.
  @Test func `a property of another class that is called like the tabs holds none`() throws {
    let links = try CodeLinkTests.links([
      "App.swift": """
      class Bar: UIViewController { var tabs: [UIViewController] = []; func go() { tabs = [List()]; show(Map(), sender: nil) } }
      class List: UIViewController {}
      class Map: UIViewController {}
      """
    ])
    #expect(links.links.transitions.map { links.name($0.destination) } == ["Map"])
  }

  /// No name tells what a class is.
  @Test func `a property that is set on what is made keeps it what it is`() throws {
    let links = try CodeLinkTests.links([
      "App.swift": """
      class Bar: UITabBarController {}
      class Home: UIViewController { func go() {
        let bar = Bar()
        bar.selectedIndex = 1
        bar.viewControllers = [List(), Map()]
        present(bar, animated: true)
        let flow = Flow()
        flow.style = .plain
        flow.start()
        let page = Page()
        page.style = .plain
        present(UIHostingController(rootView: page), animated: true)
      } }
      class Flow { var style: Style; func start() { UIApplication.top.present(List(), animated: true) } }
      struct Page: View { var style: Style; var body: some View { Text("") } }
      class List: UIViewController {}
      class Map: UIViewController {}
      """
    ])
    let ways = links.links.transitions.map { "\(links.name($0.source)) \($0.verb) \(links.name($0.destination))" }
    #expect(ways == ["Home present Bar", "Home present Page", "Flow present List"])
    let bar = try #require(links.links.controllers.first { $0.className == "Bar" })
    #expect(bar.contents.map(links.name) == ["List", "Map"] && bar.settings[.selectedIndex] == ["1"])
    #expect(links.links.edges.map { links.name($0.destination) } == ["Flow"])
  }

  // MARK: Base classes and overloads

  @Test func `a base class that shows one of its heirs is no loop of that one`() throws {
    let ways = try CodeLinkTests.ways([
      "App.swift": """
      class Pending: UIViewController { func connect() { present(Connect(), animated: true) } }
      class Sign: Pending {}
      class Connect: Pending {}
      class Page: UIViewController { func next() { show(Page(), sender: nil) }
        func sign() { show(Sign(), sender: nil) } }
      """
    ])
    #expect(Set(ways) == ["Sign present Connect", "Page show Page", "Page show Sign"])
  }

  @Test func `a screen isn't given where a route is wanted`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      enum Route { case list, map
        var screen: UIViewController {
          switch self {
          case .list: return List()
          case .map: return Map()
          }
        }
      }
      extension UIViewController {
        func present(_ route: Route, animated: Bool = true) { present(route.screen, animated: animated) }
      }
      class Home: UIViewController {
        func a() { present(Map(), animated: true) }
        func b() { present(.list, animated: true) }
      }
      class List: UIViewController {}
      class Map: UIViewController {}
      """
    ])
    let ways = linked.links.transitions.map { "\(linked.name($0.source)) \($0.verb) \(linked.name($0.destination))" }
    #expect(ways == ["Home present List", "Home present Map"] && linked.links.open.isEmpty)
  }
}
