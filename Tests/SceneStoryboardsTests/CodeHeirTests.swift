import SceneCode
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Ways that several classes have from a base class, ways through own containers, and names that no storyboard has.
@Suite struct CodeHeirTests {
  private static let base = """
    class Base: UIViewController { func showError() { present(Problem(), animated: true) } }
    class Problem: UIViewController {}
    class Detail: Base {}

    """

  /// The first screen of an app has what it inherits, although nothing leads to it.
  @Test func `the code of a base class belongs to all that inherit and are there`() throws {
    let ways = try CodeLinkTests.ways([
      "App.swift": CodeHeirTests.base + """
        class List: Base { func fail() { showError() }
          func open() { navigationController?.pushViewController(Detail(), animated: true) } }
        class Unused: Base {}
        """
    ])
    #expect(Set(ways) == ["List present Problem", "Detail present Problem", "List push Detail"])
  }

  @Test func `a screen that only those give that inherit is each one's own`() throws {
    let ways = try CodeLinkTests.ways([
      "App.swift": """
      class Base<T>: UITableViewController {
        func open() { navigationController?.pushViewController(detail(), animated: true) }
        func detail() -> UIViewController { fatalError() }
      }
      class User: UIViewController {}
      class Repo: UIViewController {}
      class Users: Base<Int> { override func detail() -> UIViewController { User() } }
      class Repos: Base<String> { override func detail() -> UIViewController { return Repo() } }
      class Home: UIViewController { func a() { show(Users(), sender: nil) } }
      """
    ])
    #expect(Set(ways) == ["Home show Users", "Users push User", "Repos push Repo"])
  }

  @Test(arguments: [
    ("let d: UIViewController = switch k { case 0: Detail(); case 1, 2: Other(); default: fatalError() }", 2),
    ("let d: UIViewController = switch k {\ncase .a(let x): Detail()\ndefault: Other()\n}", 2),
    ("let d = if k == 0 { Detail() } else if k == 1 { Other() } else { Third() }", 3),
    // More than a value in a branch isn't read.
    ("let d = switch k { case 0: log(); Detail(); default: Other() }", 0),
  ])
  func `a value with branches leads to each`(declaration: String, count: Int) throws {
    let ways = try CodeLinkTests.ways([
      "App.swift": """
      class List: UIViewController { func go(_ k: Int) {
      \(declaration)
      present(d, animated: true) } }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Third: UIViewController {}
      """
    ])
    #expect(ways == Array(["List present Detail", "List present Other", "List present Third"].prefix(count)))
  }

  @Test(arguments: [
    ("navigationController?.setViewControllers([Detail()], animated: true)", CodeVerb.content, true),
    ("self.navigationController!.viewControllers = [Detail()]", .content, true),
    ("navigationController?.setViewControllers([Detail(), Other()], animated: true)", .content, false),
    (
      "navigationController?.setViewControllers(navigationController!.viewControllers + [Detail()], animated: true)",
      .content, false
    ),
    ("pages.setViewControllers([Detail()], animated: true)", .content, false),
    ("splitViewController?.setViewController(Detail(), for: .secondary)", .showDetail, false),
  ])
  func `a screen that takes the place of all others is told from one that is shown`(
    call: String, verb: CodeVerb, isReplacing: Bool
  ) throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class List: UIViewController { let pages: Pages
        func go() { \(call) } }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      """
    ])
    let way = try #require(linked.links.transitions.first { linked.name($0.destination) == "Detail" })
    #expect(way.verb == verb && way.isReplacing == isReplacing)
  }

  @Test(arguments: [
    "navigationItem.searchController = UISearchController(searchResultsController: Hits())",
    "navigationItem.searchController = search",
  ])
  func `the results of a search come with the screen that has it`(set: String) throws {
    let linked = try CodeLinkTests.links([
      "App.swift": """
      class List: UIViewController { let search = UISearchController(searchResultsController: Hits())
        override func viewDidLoad() { \(set) } }
      class Hits: UIViewController {}
      class Plain: UIViewController {
        override func viewDidLoad() { navigationItem.searchController = UISearchController(searchResultsController: nil) } }
      """
    ])
    let searches = linked.links.controllers.filter { $0.search != nil }
    #expect(searches.map(\.className) == ["List"] && linked.links.edges.isEmpty)
    let search = try #require(linked.links.controller(searches[0].search ?? 0))
    #expect(search.kind == .search && search.contents.map(linked.name) == ["Hits"])
    #expect(linked.links.open.isEmpty)
    #expect(linked.links.unled.map(\.name) == ["Plain"])
  }

  @Test func `a storyboard that isn't there is named, and no identifier is called computed`() throws {
    let board = Sample.document(Sample.scene("a", "viewController", "storyboardIdentifier=\"first\""))
    let linked = try CodeLinkTests.links(
      [
        "App.swift": """
        class List: UIViewController { func go() {
          present(UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()!, animated: true)
          present(UIStoryboard(name: "Gone", bundle: nil).instantiateViewController(withIdentifier: "x"), animated: true)
          present(storyboard!.instantiateViewController(withIdentifier: "misspelt"), animated: true)
          present(storyboard!.instantiateViewController(withIdentifier: name), animated: true)
        } }
        """
      ], boards: [board])
    #expect(linked.links.open.map(\.form) == [.noStoryboard, .noStoryboard, .noIdentifier, .identifier])
    #expect(linked.links.dangling.map(\.text) == ["Settings", "Gone", "misspelt"])
    #expect(linked.links.dangling.map(\.kind) == [.storyboard, .storyboard, .controller])
  }
}
