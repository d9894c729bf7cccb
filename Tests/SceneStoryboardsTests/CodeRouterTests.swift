import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Routers and wrappers: types that show screens for others.
@Suite struct CodeRouterTests {
  private static func linked(_ members: String, further: String = "") throws -> CodeLinkTests.Linked {
    try CodeLinkTests.links([
      "Home.swift": "class Home: UIViewController {\n\(members)\n}\n",
      "Further.swift": """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Nav: UINavigationController {}
      class Router {
        static let shared = Router()
        func openLog() {}
        func showDetail(from controller: UIViewController) {
          controller.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      struct Environment { let router: Router? }
      \(further)
      """,
    ])
  }

  /// The ways from `Home`.
  private static func ways(_ linked: CodeLinkTests.Linked) -> [CodeLinks.Transition] {
    linked.links.transitions.filter { linked.name($0.source) == "Home" }
  }

  @Test(arguments: [
    "let router = Router()\nfunc go() { router.showDetail(from: self) }",
    "let environment = Environment(router: Router())\nfunc go() { environment.router?.showDetail(from: self) }",
    "func go() { Router.shared.showDetail(from: self) }",
  ])
  func `code that calls a router leads to it`(members: String) throws {
    let linked = try CodeRouterTests.linked(members)
    let edges = linked.links.edges.map { "\($0.sources.map(linked.name)) \(linked.name($0.destination))" }
    #expect(edges == ["[\"Home\"] Router"])
    #expect(linked.links.transitions.map { linked.name($0.source) } == ["Router"])
  }

  @Test func `code that only keeps a router, or calls another function of it, doesn't lead to it`() throws {
    let linked = try CodeRouterTests.linked(
      "let router = Router()\nfunc go() { router.openLog(); other.showDetail(from: self) }")
    #expect(linked.links.edges.isEmpty)
  }

  @Test func `a class method that fills its own class goes on leading there`() throws {
    let ways = try CodeLinkTests.ways([
      "App.swift": """
      class Shots: UINavigationController {
        let first = Detail()
        static func make() -> Shots { let shots = Shots(); shots.viewControllers = [Detail()]; return shots }
      }
      class Detail: UIViewController {}
      class Home: UIViewController { func go() { present(Shots.make(), animated: true) } }
      """
    ])
    #expect(Set(ways) == ["Shots content Detail", "Home present Shots"])
  }

  /// A wrapper that puts what it is given into a stack, or doesn't, leads to one place.
  @Test func `a stack or the screen alone is one way`() throws {
    let wrapper = """
      class Shower {
        func show(_ view: UIViewController, from: UIViewController, embed: Bool = false) {
          var nav: UINavigationController?
          if embed { nav = view as? UINavigationController ?? Nav(rootViewController: view) }
          from.present(nav ?? view, animated: true)
        }
      }
      let shower = Shower()
      """
    let linked = try CodeRouterTests.linked(
      "func go() { shower.show(Detail(), from: self) }\nfunc fail() { model.onError { shower.show($0, from: self) } }",
      further: wrapper)
    let ways = Set(CodeRouterTests.ways(linked).map { linked.name($0.destination) })
    #expect(ways == ["stack of Detail"])
    #expect(!linked.links.controllers.contains { $0.className == "Nav" })
  }

  @Test func `a hosting controller of the app needs no label for its view`() throws {
    let linked = try CodeRouterTests.linked(
      "func go() { present(Hosting(Profile()), animated: true); present(Hosting(model), animated: true) }",
      further: """
        class Hosting<Content: View>: UIHostingController<Bag<Content>> {
          init(_ rootView: Content, env: Int = 0) { super.init(rootView: Bag(content: rootView)) }
        }
        struct Profile: View { var body: some View { Text("") } }
        """)
    #expect(CodeRouterTests.ways(linked).map { linked.name($0.destination) } == ["Profile", "Hosting"])
  }

  @Test func `an addChild with a second argument is no controller's`() throws {
    let linked = try CodeRouterTests.linked(
      "let p = Detail()\nfunc go() { progress.addChild(p, withPendingUnitCount: 1) }\nfunc own() { addChild(Other()) }")
    #expect(linked.links.edges.map { linked.name($0.destination) } == ["Other"])
  }

  private static let sheets = [
    "let d = Detail()\nd.sheetPresentationController?.detents = [.medium(), .large()]\npresent(d, animated: true)",
    """
    let d = Detail()
    if let sheet = d.sheetPresentationController {
      sheet.detents = [.medium(), UISheetPresentationController.Detent.large()]
    }
    present(d, animated: true)
    """,
  ]

  @Test(arguments: sheets)
  func `a sheet has the heights that code gives it`(body: String) throws {
    let linked = try CodeRouterTests.linked("func go() {\n\(body)\n}")
    #expect(CodeRouterTests.ways(linked).map { $0.settings[.detents] } == [["medium", "large"]])
    #expect(linked.links.leftOut.isEmpty)
  }

  @Test(arguments: [
    "sheetPresentationController?.detents = [.medium()]",
    "let d = Detail()\nd.sheetPresentationController?.detents = [.custom { _ in 1 }]\npresent(d, animated: true)",
  ])
  func `heights that no scene gets are listed`(body: String) throws {
    let linked = try CodeRouterTests.linked("func go() {\n\(body)\n}")
    #expect(linked.links.controllers.map(\.settings).filter { !$0.isEmpty } == [])
    #expect(linked.links.leftOut.map(\.property) == [.detents])
  }
}
