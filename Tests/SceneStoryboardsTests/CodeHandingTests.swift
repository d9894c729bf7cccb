import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Screens that other code gives: coordinators that get an empty stack, the only type with a protocol, views of SwiftUI.
@Suite struct CodeHandingTests {
  private static let screens = """
    class BaseNav: UINavigationController {}
    class Detail: UIViewController {}
    class Other: UIViewController {}
    class Coordinator {
      let nav: UINavigationController
      init(nav: UINavigationController) { self.nav = nav }
      func start() { nav.pushViewController(Detail(), animated: false) }
    }
    class Second: Coordinator {
      override func start() { nav.pushViewController(Other(), animated: false) }
    }
    class Flow {
      static func setRoot(in stack: UINavigationController, title: String) {
        stack.setViewControllers([Detail()], animated: false)
      }
    }
    """

  private static func ways(in body: String, further: String = "") throws -> [String] {
    try CodeLinkTests.ways([
      "App.swift": "class Home: UIViewController {\n  func go() {\n\(body)\n  }\n\(further)\n}\n",
      "Screens.swift": screens,
    ]).filter { $0.hasPrefix("Home") }
  }

  @Test(arguments: [
    "let n = BaseNav()\nlet c = Coordinator(nav: n)\nc.start()\npresent(n, animated: true)",
    "let n = BaseNav()\nlet c = Coordinator(nav: n)\nc.parent = self\npresent(n, animated: true)\nc.start()",
    "let n = UINavigationController()\nlet c = Coordinator(nav: n)\nc.start()\npresent(n, animated: true)",
    "let n = BaseNav()\nFlow.setRoot(in: n, title: \"x\")\npresent(n, animated: true)",
  ])
  func `a stack that a function hands over has what is put into it there`(body: String) throws {
    let other = "func further() { let n = BaseNav(); let c = Second(nav: n); c.start(); show(n, sender: nil) }"
    #expect(try CodeHandingTests.ways(in: body, further: other).first == "Home present stack of Detail")
  }

  @Test func `each function hands over its own stack`() throws {
    let ways = try CodeHandingTests.ways(
      in: "let n = BaseNav()\nlet c = Coordinator(nav: n)\nc.start()\npresent(n, animated: true)",
      further: "func further() { let n = BaseNav(); let c = Second(nav: n); c.start(); show(n, sender: nil) }")
    #expect(ways == ["Home present stack of Detail", "Home show stack of Other"])
  }

  @Test func `a stack that nothing is put into is its class`() throws {
    #expect(
      try CodeHandingTests.ways(in: "let n = BaseNav()\nother.fill(n)\npresent(n, animated: true)")
        == ["Home present BaseNav"])
  }

  @Test func `a coordinator that is given a stack in use pushes onto it`() throws {
    let linked = try CodeLinkTests.links([
      "Screens.swift": CodeHandingTests.screens,
      "App.swift": """
      class Home: UIViewController {
        func go() { let n = BaseNav(); let c = Coordinator(nav: n); c.start(); present(n, animated: true) }
      }
      class Third: Coordinator {
        override func start() { nav.pushViewController(Detail(), animated: true) }
      }
      """,
    ])
    let ways = linked.links.transitions.map {
      "\(linked.name($0.source)) \($0.verb) \(linked.name($0.destination))"
    }
    #expect(ways.contains("Third push Detail") && !ways.contains("Coordinator push Detail"), "\(ways)")
  }

  @Test(arguments: ["init() { super.init(nibName: nil, bundle: nil); ", "override func viewDidLoad() { "])
  func `a navigation controller's own class has what it gives itself`(function: String) throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class Root: UINavigationController { \(function)self.viewControllers = [Detail()] } }
      class Detail: UIViewController { func go() { present(Root(), animated: true) } }
      """
    ])
    let root = try #require(linked.links.controllers.first { $0.className == "Root" })
    #expect(root.contents.map(linked.name) == ["Detail"])
    #expect(linked.links.transitions.map { "\($0.verb) \(linked.name($0.destination))" } == ["present Root"])
  }

  private static let theme = """
    protocol Theme { func settings(a: Int) -> UIViewController }
    class Plain: Theme {
      func settings(a: Int) -> UIViewController { guard a > 0 else { return UIViewController() }; return Detail() }
    }
    enum Global { static var shared: Theme = Plain() }
    class Detail: UIViewController {}
    class Other: UIViewController {}
    class Home: UIViewController {
      func go() { navigationController?.pushViewController(Global.shared.settings(a: 1), animated: true) }
    }

    """

  @Test func `the only type with a protocol gives the screen, and of two neither`() throws {
    #expect(try CodeLinkTests.ways(["App.swift": CodeHandingTests.theme]) == ["Home push Detail"])
    let second = "class Dark: Theme { func settings(a: Int) -> UIViewController { Other() } }\n"
    #expect(try CodeLinkTests.ways(["App.swift": CodeHandingTests.theme + second]).isEmpty)
  }

  @Test(arguments: [
    "present(UIHostingController(rootView: kind.view(1)), animated: true)",
    "present(UIHostingController(rootView: Kind.first.view(1)), animated: true)",
    "present(UIHostingController(rootView: Kind.make()), animated: true)",
  ])
  func `a view of SwiftUI is known by the method that gives it`(call: String) throws {
    let ways = try CodeLinkTests.ways([
      "App.swift": """
      struct Sheet: View { let title: String }
      enum Kind {
        case first, second
        @ViewBuilder func view(_ x: Int) -> some View {
          switch self {
          case .first: return Sheet(title: "a")
          case .second: return Sheet(title: "b")
          }
        }
        static func make() -> some View { Sheet(title: "c") }
      }
      class Home: UIViewController { let kind: Kind = .first; func go() { \(call) } }
      """
    ])
    #expect(ways == ["Home present Sheet"])
  }

  @Test func `a coordinator that makes the root stands beside it`() throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class RootFlow {
        let root = Root()
        func begin(in window: UIWindow) { window.rootViewController = root }
        func showDetail() { root.present(Detail(), animated: true) }
      }
      class Root: UIViewController {}
      class Detail: UIViewController {}
      """
    ])
    #expect(
      linked.links.edges.map { "\($0.sources.map(linked.name)) \(linked.name($0.destination))" } == [
        "[\"RootFlow\"] Root"
      ])
  }
}
