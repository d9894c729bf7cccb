import SceneTestSupport
import Testing

@testable import SceneCLI

/// Faults that whole apps have shown, of property lists, of starts, and of a second import.
@Suite struct ImportedAppTests {
  private static let list =
    "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>\n"
  private static let board = ImportedSceneTests.board([
    ImportedSceneTests.scene("<viewController id=\"a-1\" customClass=\"Home\" sceneMemberID=\"viewController\"/>", x: 1)
  ]).replacing("initialViewController=\"tab-01\"", with: "initialViewController=\"a-1\"")
  private static let home = """
    class Home: UIViewController { func go() { present(Detail(), animated: true) } }
    class Detail: UIViewController {}

    """

  /// A second import of unchanged sources, after a first one that succeeds.
  private static func twice(_ app: [String: String]) -> (first: CommandRun, files: MemoryFiles) {
    let files = MemoryFiles(app)
    let first = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(first.exit == 0, "\(first.errors)")
    let before = files.contents
    let check = CommandRun(["import", "App", "--check", "map"], files: files)
    #expect(check.exit == 0, "\(check.output)\(check.errors)")
    let second = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(second.exit == 0 && files.contents == before, "\(second.errors)")
    return (first, files)
  }

  @Test func `an app without window scenes is imported again as it is`() {
    let (first, files) = ImportedAppTests.twice([
      "App/Info.plist": ImportedAppTests.list, "App/Main.storyboard": ImportedAppTests.board,
      "App/Home.swift": ImportedAppTests.home,
    ])
    #expect(first.errors.contains("starts at 'Home'"), "\(first.errors)")
    let scene = String(decoding: files.contents["map/Project.scene.yaml"] ?? [], as: UTF8.self)
    #expect(scene.contains("no-launchesScenes"))
    // Another quirk is a person's.
    files.edit(
      "map/Project.scene.yaml", scene.replacing("no-launchesScenes", with: "no-launchesScenes, staleNeighbour"))
    let own = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(own.exit == 1 && own.errors.contains("'quirks' doesn't come from the storyboard"), "\(own.errors)")
  }

  @Test func `stacks with one root keep their ids`() {
    let (first, files) = ImportedAppTests.twice([
      "App/App.swift": """
      class Nav {
        static func first() {
          let stack = UINavigationController()
          stack.setViewControllers([Home(), one()], animated: true)
          UIApplication.shared.delegate?.window??.rootViewController = stack
        }
        static func one() -> UIViewController { if a { return A() }; if b { return B() }; return C() }
        static func home() {
          let stack = UINavigationController()
          stack.setViewControllers([Home()], animated: true)
          UIApplication.shared.delegate?.window??.rootViewController = stack
        }
      }
      class A: UIViewController {}
      class B: UIViewController {}
      class C: UIViewController {}

      """ + ImportedAppTests.home
    ])
    #expect(
      first.errors.contains("choose one with '--start': Home (App.swift:5), Home (App.swift:11)\n"), "\(first.errors)")
    func scene() -> String { String(decoding: files.contents["map/Code.scene.yaml"] ?? [], as: UTF8.self) }
    #expect(scene().contains("homeNav: { kind: navigation, stack: [home, a] }"), "\(scene())")
    #expect(scene().contains("homeNav4: { kind: navigation, stack: [home] }"))
    // A stack of which one screen is another one now stays that stack.
    let code = String(decoding: files.contents["App/App.swift"] ?? [], as: UTF8.self)
    files.edit("App/App.swift", code.replacing("return B()", with: "return D()") + "class D: UIViewController {}\n")
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(scene().contains("homeNav2: { kind: navigation, stack: [home, d] }"), "\(scene())")
    #expect(scene().contains("homeNav3: { kind: navigation, stack: [home, c] }"))
  }

  @Test func `a delegate that makes its window makes a question of the start`() {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool {
          MADE
          Navigator.first()
          return true
        }
      }
      class Navigator {
        static func first() { UIApplication.shared.delegate?.window??.rootViewController = flag ? Home() : Detail() }
      }

      """
    func errors(_ made: String) -> String {
      CommandRun(
        ["import", "App", "-o", "map"],
        files: MemoryFiles([
          "App/Info.plist": ImportedAppTests.list, "App/Main.storyboard": ImportedAppTests.board,
          "App/App.swift": code.replacing("MADE", with: made) + ImportedAppTests.home,
        ])
      ).errors
    }
    let own = errors("window = UIWindow(frame: UIScreen.main.bounds)")
    #expect(own.contains("choose one with '--start'") && !own.contains("starts at"), "\(own)")
    let other = errors("")
    #expect(other.contains("starts at '") && other.contains("Home'\n") && !other.contains("--start"), "\(other)")
  }

  @Test(arguments: ["Info-Production.plist", "Home-Info.plist"])
  func `a property list of one target says where it starts`(name: String) {
    let run = CommandRun(
      ["import", "App", "-o", "map"],
      files: MemoryFiles([
        "App/" + name: ImportedAppTests.list, "App/Main.storyboard": ImportedAppTests.board,
        "App/Home.swift": ImportedAppTests.home,
      ]))
    #expect(run.exit == 0 && run.errors.contains("starts at 'Home'"), "\(run.errors)")
  }

  @Test func `a property list that is encrypted is left out, and so is code of tests`() {
    let run = CommandRun(
      ["import", "App", "-o", "map"],
      files: MemoryFiles([
        "App/GoogleService-Info.plist": "\0GITCRYPT\0abc", "App/Info.plist": ImportedAppTests.list,
        "App/Main.storyboard": ImportedAppTests.board, "App/Home.swift": ImportedAppTests.home,
        "App/Support/Case.swift":
          "import UIKit\nimport XCTest\nclass Case: XCTestCase {}\nclass Far: UIViewController {}\n",
        "App/GlobalTestHelpers-app/Far.swift": "class Away: UIViewController {}\n",
      ]))
    #expect(run.exit == 0 && run.errors.contains("App/GoogleService-Info.plist is left out: "), "\(run.errors)")
    #expect(run.errors.contains("App/Support/Case.swift is left out: it is code of tests"), "\(run.errors)")
    let named = CommandRun(
      ["import", "App/GoogleService-Info.plist"],
      files: MemoryFiles(["App/GoogleService-Info.plist": "\0GITCRYPT\0abc"]))
    #expect(named.exit == 1 && named.errors.contains("encrypted by git-crypt"), "\(named.errors)")
  }

  @Test func `the closure of a tab may stand on the next line`() {
    let files = MemoryFiles([
      "App/App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          window?.rootViewController = UITabBarController(tabs: [
            UITab(title: "A", image: nil, identifier: "a")
            { _ in UINavigationController(rootViewController: Home()) },
            UITab(title: "B", image: nil, identifier: "b") { _ in Detail() },
          ])
        }
      }

      """ + ImportedAppTests.home
    ])
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let scene = String(decoding: files.contents["map/Code.scene.yaml"] ?? [], as: UTF8.self)
    #expect(scene.contains("tabs: [homeNav, detail]"), "\(scene)")
  }

  @Test func `an identifier that another storyboard has is named with that`() {
    let boards = ["Main": "a-1", "Other": "b-1"].mapValues { id in
      ImportedAppTests.board.replacing("\"a-1\"", with: "\"\(id)\"").replacing(
        "id=\"b-1\"", with: "id=\"b-1\" storyboardIdentifier=\"Sync\"")
    }
    let run = CommandRun(
      ["import", "App", "--report", "text", "-v"],
      files: MemoryFiles([
        "App/Main.storyboard": boards["Main"] ?? "",
        "App/Other.storyboard": (boards["Other"] ?? "").replacing("Home", with: "Away"),
        "App/Home.swift": """
        class Home: UIViewController {
          func go() {
            let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Sync")
            present(next, animated: true)
          }
        }
        """,
      ]))
    #expect(
      run.output.contains("'Main' has no controller with the identifier 'Sync', and 'Other' has"),
      "\(run.output)\(run.errors)")
  }
}
