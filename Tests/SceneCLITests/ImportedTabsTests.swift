import SceneTestSupport
import Testing

@testable import SceneCLI

/// Tabs of iOS 18 and searches in the code of an app: its scene has them as the app has them.
@Suite struct ImportedTabsTests {
  private static let app: [String: String] = [
    "App/Tabs.swift": """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { window?.rootViewController = Tabs() }
    }
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        tabs = [
          UITab(title: "Home", image: nil, identifier: "home") { _ in Home() },
          UITabGroup(title: "Library", image: nil, identifier: "library", children: [
            UITab(title: "Artists", image: nil, identifier: "artists") { _ in Artists() },
            UITabGroup(title: "Albums", image: nil, identifier: "albums", children: [
              UITab(title: "New", image: nil, identifier: "new") { _ in Recent() },
            ]) { _ in Albums() },
          ]) { _ in Library() },
        ]
      }
    }
    class Home: UIViewController {}
    class Library: UIViewController {}
    class Artists: UIViewController {}
    class Albums: UIViewController {}
    class Recent: UIViewController {}
    """
  ]

  @Test func `groups in groups are written, played, and known again by a second import`() {
    let files = MemoryFiles(ImportedTabsTests.app)
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let scene = String(decoding: files.contents["map/Code.scene.yaml"] ?? [], as: UTF8.self)
    #expect(
      scene.contains("    tabs: [home, { group: library, tabs: [artists, { group: albums, tabs: [recent] }] }]\n"),
      "\(scene)")
    #expect(String(decoding: files.contents["map/Project.scene.yaml"] ?? [], as: UTF8.self).contains("ios: 18\n"))
    let check = CommandRun(["check", "map"], files: files)
    #expect(check.exit == 0 && check.output.contains("no findings"), "\(check.output)")
    files.edit(
      "go.scene.yaml",
      """
      import: { p: map/Project.scene.yaml }
      scene: Go
      ios: 18
      initial: p/code/tabs
      script:
        - select: p/code/library
        - expect: { visible: p/code/library }

      """)
    let run = CommandRun(["test", "go.scene.yaml"], files: files)
    #expect(run.exit == 0, "\(run.output)\(run.errors)")
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).transcript == "")
  }

  /// Another system than the one that an import writes is a person's own.
  @Test func `a system that a person has chosen is refused`() {
    let files = MemoryFiles(ImportedTabsTests.app)
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let project = String(decoding: files.contents["map/Project.scene.yaml"] ?? [], as: UTF8.self)
    files.edit("map/Project.scene.yaml", project.replacing("ios: 18", with: "ios: 26"))
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 1 && run.errors.contains("'ios' doesn't come from the storyboard"), "\(run.errors)")
  }

  // MARK: Searches

  private static let search: [String: String] = [
    "App/List.swift": """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
      }
    }
    class ListViewController: UITableViewController {
      let results = ResultsViewController()
      lazy var search = UISearchController(searchResultsController: results)
      override func viewDidLoad() {
        navigationItem.searchController = search
        definesPresentationContext = true
      }
      func open() { show(OtherViewController(), sender: nil) }
    }
    class OtherViewController: UIViewController {
      override func viewDidLoad() {
        let search = UISearchController(searchResultsController: ResultsViewController())
        search.searchResultsUpdater = self
        navigationItem.searchController = search
      }
      func open() { show(PlainViewController(), sender: nil) }
    }
    class PlainViewController: UIViewController {
      override func viewDidLoad() { navigationItem.searchController = UISearchController(searchResultsController: nil) }
    }
    class ResultsViewController: UIViewController {}
    """
  ]

  @Test func `a search in the bar of a screen is one, with its results, and keeps its id`() {
    let files = MemoryFiles(ImportedTabsTests.search)
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    var scene: String { String(decoding: files.contents["map/Code.scene.yaml"] ?? [], as: UTF8.self) }
    for part in [
      "  listSearch: { kind: search, searchResultsController: results }\n", "    searchController: listSearch\n",
      "  otherSearch: { kind: search, searchResultsController: results }\n", "    searchController: otherSearch\n",
      "  plain: { class: PlainViewController }\n", "  results: { class: ResultsViewController }\n",
    ] { #expect(scene.contains(part), "\(part)\(scene)") }
    let check = CommandRun(["check", "map"], files: files)
    #expect(check.exit == 0 && check.output.contains("no findings"), "\(check.output)")
    files.edit(
      "go.scene.yaml",
      """
      import: { p: map/Project.scene.yaml }
      scene: Go
      initial: p/code/listNav
      script:
        - tap: p/code/listSearch
          id: searched
        - expect: { since: searched, contains: [p/code/listSearch.viewDidAppear], lacks: [p/code/list.viewWillDisappear] }

      """)
    let run = CommandRun(["test", "go.scene.yaml"], files: files)
    #expect(run.exit == 0, "\(run.output)\(run.errors)")
    files.edit("map/Code.scene.yaml", scene.replacing("otherSearch", with: "otherFinder"))
    let own = scene
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(scene == own && own.contains("  otherFinder: { kind: search, searchResultsController: results }\n"))
  }
}
