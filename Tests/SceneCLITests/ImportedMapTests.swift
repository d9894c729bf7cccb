import SceneTestSupport
import Testing

@testable import SceneCLI

/// `import` of an app: its map, a page with pictures beside the scenes, and what is said of it.
@Suite struct ImportedMapTests {
  private static let app: [String: String] = [
    "Shop/App/Delegate.swift": """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func start() { window?.rootViewController = HomeViewController() }
    }
    """,
    "Shop/Home/Home.swift": """
    class HomeViewController: UIViewController {
      func open() { navigationController?.pushViewController(CartViewController(), animated: true) }
      func other(_ one: UIViewController) { present(one, animated: true) }
      func warn() { present(UIAlertController(), animated: true) }
    }
    """,
    "Shop/Cart/Cart.swift": """
    class CartViewController: UIViewController {
      func pay() { present(PayViewController(), animated: true) }
    }
    class PayViewController: UIViewController {}
    """,
  ]

  private static func text(_ files: MemoryFiles, _ path: String) -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  @Test func `a drawing of an imported app dots what only code has, as the map does`() {
    let files = MemoryFiles(ImportedMapTests.app)
    _ = CommandRun(["import", "Shop", "-o", "map"], files: files)
    let dotted = #"class="e present code""#
    #expect(ImportedMapTests.text(files, "map/Project.svg").contains(dotted))
    for scene in ["Project", "Code"] {
      let run = CommandRun(["diagram", "--view", "segues", "--format", "svg", "map/\(scene).scene.yaml"], files: files)
      #expect(run.output.contains(dotted), "\(run.transcript)")
    }
    // What a person adds isn't of code.
    let code = ImportedMapTests.text(files, "map/Code.scene.yaml")
    let own = MemoryFiles(["Code.scene.yaml": code.replacing("# from Cart.swift: pay", with: "# mine")])
    let run = CommandRun(["diagram", "--view", "segues", "--format", "svg", "Code.scene.yaml"], files: own)
    #expect(!run.output.contains(dotted) && run.output.contains(#"class="e present""#))
  }

  @Test func `one command makes scenes, pictures and a page, and says in a few lines what came of it`() {
    let files = MemoryFiles(ImportedMapTests.app)
    let run = CommandRun(["import", "Shop", "-o", "map"], files: files)
    #expect(
      run.transcript == """
        Shop/Home/Home.swift:2:39: left open: 'HomeViewController' pushes 'CartViewController', but where it is shown \
        it stands in no navigation controller
        2 things were resolved: see '-v'
        Shop: 3 screens from code · 0 segues, 2 transitions in code · starts at 'AppDelegate → HomeViewController'
        map/Project.scene.yaml   map/Code.scene.yaml   map/index.md   map/*.svg
        open: 1 transition of which not all is certain (index.md lists them by form)

        """)
    #expect(ImportedMapTests.text(files, "map/Cart.svg").contains(">Cart</title>"))
    #expect(
      ImportedMapTests.text(files, "map/index.md") == """
        <!-- Made by 'scenograph import', which writes this page again. -->

        # The screens of Shop

        3 screens from code · 0 segues, 2 transitions in code · starts at 'AppDelegate → HomeViewController'

        Dotted arrows come from code. Blue ones present, dark ones push or show.

        ![The screens of Shop](Project.svg)

        ## Cart

        ![The screens of Cart](Cart.svg)

        ## Home

        ![The screens of Home](Home.svg)

        ## Open transitions

        These calls show a screen. From which or to which isn't certain, so no picture has them.

        ### a parameter or a variable: 1

        - Home/Home.swift:3: present in other: func other(\\_ one: UIViewController) { present(one, animated: true) }

        ## Pushes without a navigation controller: 1

        Where these screens are shown they stand in no navigation controller, so UIKit does nothing.

        - Home/Home.swift:2: HomeViewController pushes CartViewController

        Left out: 1 call for alerts, and 0 for screens of the system or of a library.

        """)
    // A picture of a frame has what stands in it and the neighbours, but no arrow between these alone.
    func shows(_ picture: String, _ arrow: String) -> Bool {
      ImportedMapTests.text(files, "map/\(picture).svg").contains(arrow)
    }
    let (toCart, toPay) = ("home leads to cart", "cart leads to pay")
    #expect(shows("Project", toCart) && shows("Project", toPay))
    #expect(shows("Home", toCart) && !shows("Home", toPay))
    #expect(shows("Cart", toCart) && shows("Cart", toPay))
  }

  @Test func `a second import changes what the code has changed, and no more`() {
    let files = MemoryFiles(ImportedMapTests.app)
    _ = CommandRun(["import", "Shop", "-o", "map"], files: files)
    let before = files.contents
    #expect(CommandRun(["import", "Shop", "-o", "map"], files: files).exit == 0)
    #expect(files.contents == before)
    files.edit(
      "Shop/Cart/Cart.swift",
      ImportedMapTests.text(files, "Shop/Cart/Cart.swift").replacing("present(Pay", with: "show(Pay").replacing(
        "animated: true", with: "sender: nil"))
    #expect(CommandRun(["import", "Shop", "-o", "map"], files: files).exit == 0)
    let changed = files.contents.filter { before[$0.key] != $0.value }.keys.filter { $0.hasPrefix("map/") }.sorted()
    #expect(changed == ["map/Cart.svg", "map/Code.scene.yaml", "map/Project.svg"])
  }

  @Test func `only code can make a scene of which the code that was read makes none`() {
    func scene(_ name: String, x: Int) -> String {
      ImportedSceneTests.scene(
        "<viewController id=\"\(name)-1\" customClass=\"\(name)ViewController\" storyboardIdentifier=\"\(name)\" "
          + "sceneMemberID=\"viewController\"/>", x: x)
    }
    let board = ImportedSceneTests.board([scene("Home", x: 1), scene("Cart", x: 2), scene("Lost", x: 3)])
    let files = MemoryFiles([
      "Shop/Main.storyboard": board.replacing(
        "initialViewController=\"tab-01\"", with: "initialViewController=\"Home-1\""),
      "Shop/Home.swift": """
      class HomeViewController: UIViewController {}
      class CartViewController: UIViewController {}
      class LostViewController: UIViewController {}
      class Guide {
        func start() { stack.pushViewController(board.instantiateViewController(withIdentifier: "Cart"), animated: true) }
      }
      """,
    ])
    #expect(CommandRun(["import", "Shop", "-o", "map", "--start", "HomeViewController"], files: files).exit == 0)
    func findings() -> [Substring] {
      CommandRun(["check", "map/Project.scene.yaml"], files: files).output.split(separator: "\n").filter {
        $0.contains("[SG")
      }
    }
    #expect(findings().count == 1 && findings().first?.contains("only code can make 'lost'") == true, "\(findings())")
  }

  @Test func `a page or a picture of a person's own isn't replaced`() {
    for (path, words) in [
      ("map/index.md", "isn't one that an import"), ("map/Home.svg", "doesn't come from an import"),
    ] {
      let files = MemoryFiles(ImportedMapTests.app.merging([path: "mine"]) { $1 })
      let run = CommandRun(["import", "Shop", "-o", "map"], files: files)
      #expect(run.exit == 1 && run.errors.contains("\(path): error: ") && run.errors.contains(words), "\(run.errors)")
      #expect(
        files.contents.keys.filter { $0.hasPrefix("map/") } == [path] && ImportedMapTests.text(files, path) == "mine")
      #expect(CommandRun(["import", "Shop", "-o", "map", "--force"], files: files).exit == 0)
      #expect(ImportedMapTests.text(files, path) != "mine")
    }
  }

  @Test func `a picture of an earlier import is written again, though the app lacked it for a while`() {
    let files = MemoryFiles(ImportedMapTests.app)
    let again = ["import", "Shop", "-o", "map"]
    #expect(CommandRun(again, files: files).exit == 0)
    let (page, cart) = (ImportedMapTests.text(files, "map/index.md"), ImportedMapTests.text(files, "map/Cart.svg"))
    files.edit("Shop/Cart/Cart.swift", "")
    for _ in 1...2 {
      #expect(CommandRun(again, files: files).exit == 0)
      let without = ImportedMapTests.text(files, "map/index.md")
      #expect(!without.contains("](Cart.svg)"))
      #expect(without.hasSuffix("\n<!-- Pictures of earlier imports: Cart.svg Home.svg -->\n"), "\(without)")
    }
    files.edit("Shop/Cart/Cart.swift", ImportedMapTests.app["Shop/Cart/Cart.swift"] ?? "")
    let back = CommandRun(again, files: files)
    #expect(back.exit == 0, "\(back.errors)")
    #expect(
      ImportedMapTests.text(files, "map/index.md") == page && ImportedMapTests.text(files, "map/Cart.svg") == cart)
  }

  @Test func `what is said of several places stands on one line, the first place at its start`() {
    let calls = (1...6).map { "  func f\($0)(_ a: UIViewController) { present(a, animated: true) }\n" }.joined()
    let files = MemoryFiles(["Shop/A.swift": "class AViewController: UIViewController {\n\(calls)}\n"])
    let report = ["import", "--report", "text", "Shop"]
    #expect(
      CommandRun(report, files: files).output
        == "Shop/A.swift:2:36: left open: the destination of a present is a parameter or a variable; also at "
        + "Shop/A.swift:3:36, Shop/A.swift:4:36, Shop/A.swift:5:36 and 2 more\n")
    #expect(CommandRun(report + ["-v"], files: files).output.split(separator: "\n").count == 6)
  }
}
