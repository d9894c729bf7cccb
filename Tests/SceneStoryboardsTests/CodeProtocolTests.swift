import SceneBasics
import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Presenters and routers behind protocols: a view knows them by these alone.
@Suite struct CodeProtocolTests {
  private static let types = """
    protocol Presenting { func didTapSave() }
    protocol Routing { func showDetail(); func finish() }
    class Detail: UIViewController {}
    class Router: Routing {
      func finish() {}
      func showDetail() { UIApplication.shared.window.rootViewController?.present(Detail(), animated: true) }
    }

    """

  /// The edges of code, each as its sources and its destination.
  private static func edges(_ code: String) throws -> [String] {
    let linked = try CodeLinkTests.links(["Code.swift": types + code])
    return linked.links.edges.map {
      "\($0.sources.map(linked.name).joined(separator: " ")) > \(linked.name($0.destination))"
    }
  }

  @Test func `a call through a protocol leads to the type behind it, and a view to the presenter that it holds`() throws
  {
    let edges = try CodeProtocolTests.edges(
      """
      class Home: UIViewController { var presenter: Presenting! }
      class Presenter: Presenting {
        weak var view: Home?
        let router: Routing
        func didTapSave() { router.showDetail() }
      }
      """)
    #expect(edges == ["Presenter > Router", "Home > Presenter"])
  }

  @Test func `an object that calls nothing by a way's name stands between a view and its router`() throws {
    let edges = try CodeProtocolTests.edges(
      """
      class Home: UIViewController { private let presenter: any Presenting }
      class Presenter: Presenting {
        private let router: Routing?
        func didTapSave() { later { $0.router } }
      }
      class Store { let router: Routing }
      """)
    #expect(edges == ["Home > Router"])
  }

  @Test(arguments: [
    // What is weak leads back.
    "class Home: UIViewController { private weak var router: Routing? }",
    // Either may be meant.
    "class Home: UIViewController { let router: Routing }\nclass Other: Routing { func showDetail() {} }",
    // No protocol: such a call is seen.
    "class Home: UIViewController { let router: Router }",
    "class Home: UIViewController { let router: Routing; func end() { router.finish() } }\nclass Other: Routing {}",
  ])
  func `nothing leads to a router otherwise`(code: String) throws {
    #expect(try CodeProtocolTests.edges(code) == [])
  }

  @Test func `a router that many screens hold is no part of one`() throws {
    func edges(_ count: Int) throws -> [String] {
      try CodeProtocolTests.edges(
        (1...count).map { "class Home\($0): UIViewController { let router: Routing }\n" }.joined())
    }
    #expect(try edges(3) == ["Home1 > Router", "Home2 > Router", "Home3 > Router"])
    #expect(try edges(4) == [])
  }
}
