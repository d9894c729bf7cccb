import SceneTestSupport
import Testing

@testable import SceneCLI

/// Containers of UIKit's own that an app's code makes and fills: what the app does with them, its scene does.
@Suite struct ImportedContainerTests {
  /// Screens of an app: A presents C in a stack, C pushes D there, and B gives the window another root.
  private static let screens = """
    class AVC: UIViewController { func c() { present(UINavigationController(rootViewController: CVC()), animated: true) } }
    class BVC: UIViewController { func out() { view.window?.rootViewController = LoginViewController() } }
    class CVC: UIViewController { func d() { navigationController?.pushViewController(DVC(), animated: true) } }
    class DVC: UIViewController {}
    class LoginViewController: UIViewController {}

    """

  /// The files of an app whose delegate starts with the body of a method, after an import into `map`.
  private static func imported(_ body: String, members: String = "", further: String = "") -> MemoryFiles {
    let delegate = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        \(members)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          \(body)
        }
      }

      """
    let files = MemoryFiles(["App/App.swift": delegate + further, "App/Screens.swift": screens])
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 0 && run.errors.contains("starts at"), "\(run.errors)")
    let check = CommandRun(["check", "map"], files: files)
    #expect(check.exit == 0, "\(check.output)")
    return files
  }

  private static func text(_ files: MemoryFiles, _ path: String) -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  /// Plays steps on an imported app, which starts as its project says.
  private static func play(_ files: MemoryFiles, from start: String, _ steps: String) {
    let project = text(files, "map/Project.scene.yaml")
    #expect(project.contains("initial: code/\(start)\n"), "\(project)")
    files.edit(
      "map/go.scene.yaml",
      "import: { p: Project.scene.yaml }\nscene: Go\ninitial: p/code/\(start)\nscript:\n" + steps)
    let run = CommandRun(["test", "map/go.scene.yaml"], files: files)
    #expect(run.exit == 0, "\(run.output)\(run.errors)\(text(files, "map/Code.scene.yaml"))")
  }

  /// The stack around C is one sheet with D in it, so one dismissal shows the presenter again.
  private static let sheet = """
    - trigger: toC
    - trigger: toD
    - expect: { visible: p/code/d }
    - dismiss
    - expect: { visible: p/code/a, released: [p/code/d, p/code/c] }

    """

  private static func screen(_ name: String) -> String { "- expect: { visible: p/code/\(name) }\n" }

  @Test(arguments: [
    "let tabs = UITabBarController()\ntabs.viewControllers = [AVC(), BVC()]\nwindow?.rootViewController = tabs",
    "let bar = UITabBarController()\nbar.setViewControllers([AVC(), BVC()], animated: false)\nwindow?.rootViewController = bar",
    "window?.rootViewController = makeTabBar()",
  ])
  func `tabs that a delegate makes hold its screens, and the first one is seen`(body: String) {
    let files = ImportedContainerTests.imported(
      body,
      members: """
        func makeTabBar() -> UITabBarController {
          let tabs = UITabBarController()
          let (first, second) = (1, 2)
          let list = AVC()
          tabs.viewControllers = [list, BVC()]
          return tabs
        }
        """)
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    #expect(code.contains("  tabs: { kind: tabs, tabs: [a, b] }\n"), "\(code)")
    #expect(!code.contains("sceneDelegate"), "\(code)")
    ImportedContainerTests.play(
      files, from: "tabs",
      ImportedContainerTests.screen("a") + ImportedContainerTests.sheet + "- select: p/code/b\n"
        + ImportedContainerTests.screen("b"))
  }

  @Test(arguments: [
    ("let nav = UINavigationController()\nnav.viewControllers = [AVC()]\nwindow?.rootViewController = nav", ""),
    ("let nav = UINavigationController(rootViewController: AVC())\nwindow?.rootViewController = nav", ""),
    (
      "nav.pushViewController(AVC(), animated: false)\nwindow?.rootViewController = nav",
      "let nav = UINavigationController()"
    ),
    (
      "window?.rootViewController = coordinator.navigationController\ncoordinator.start()",
      "let coordinator = Coordinator()"
    ),
    (
      "let root = UINavigationController()\nguide = Guide(on: root)\nguide?.start()\nwindow?.rootViewController = root",
      "var guide: Guide?"
    ),
  ])
  func `a stack that code fills is the start with its first screen`(body: String, members: String) {
    let files = ImportedContainerTests.imported(
      body, members: members,
      further: """
        class Coordinator {
          let navigationController = UINavigationController()
          func start() { navigationController.setViewControllers([AVC()], animated: false) }
        }
        class Guide {
          private let stack: UINavigationController
          init(on stack: UINavigationController) { self.stack = stack }
          func start() { showFirst() }
          private func showFirst() { stack.pushViewController(AVC(), animated: false) }
          func showLater() { stack.pushViewController(BVC(), animated: true) }
        }

        """)
    #expect(
      ImportedContainerTests.text(files, "map/Code.scene.yaml").contains("  aNav: { kind: navigation, stack: [a] }\n"))
    ImportedContainerTests.play(
      files, from: "aNav", ImportedContainerTests.screen("a") + ImportedContainerTests.sheet)
  }

  @Test func `a stack keeps what is pushed before it is shown`() {
    let files = ImportedContainerTests.imported(
      "let nav = UINavigationController(rootViewController: AVC())\nnav.pushViewController(BVC(), animated: false)\n"
        + "window?.rootViewController = nav")
    ImportedContainerTests.play(
      files, from: "aNav", ImportedContainerTests.screen("b") + "- pop\n" + ImportedContainerTests.screen("a"))
  }

  @Test func `a split has its columns`() {
    let files = ImportedContainerTests.imported(
      "let split = UISplitViewController(style: .doubleColumn)\nsplit.setViewController(BVC(), for: .secondary)\n"
        + "split.setViewController(AVC(), for: .primary)\nwindow?.rootViewController = split")
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    #expect(code.contains("kind: split") && code.contains("primary: a") && code.contains("secondary: b"), "\(code)")
    #expect(!code.contains("sceneDelegate"), "\(code)")
  }

  @Test func `a root that a screen sets is a way, and no start`() {
    let files = ImportedContainerTests.imported("window?.rootViewController = BVC()")
    ImportedContainerTests.play(
      files, from: "b", "- trigger: toLogin\n- expect: { visible: p/code/login, released: [p/code/b] }\n")
  }

  @Test func `a root that the delegate sets after the launch is a way from it`() {
    let files = ImportedContainerTests.imported(
      "window?.rootViewController = AVC()",
      members: "func logout() { window?.rootViewController = LoginViewController() }")
    ImportedContainerTests.play(files, from: "a", ImportedContainerTests.screen("a"))
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    #expect(code.contains("# from App.swift: logout\n      toLogin: { custom: login,"), "\(code)")
  }

  @Test(arguments: ["noticeWindow?.rootViewController", "let window = UIWindow()\nwindow.rootViewController"])
  func `another window of a screen is no new root`(window: String) {
    let files = ImportedContainerTests.imported(
      "window?.rootViewController = EVC()",
      further: "class EVC: UIViewController { func f() {\n\(window) = DVC() } }\n")
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    #expect(code.contains("instantiates: [d]") && !code.contains("custom: d"), "\(code)")
  }

  @Test func `a push in a closure comes later, so the stack starts without it`() {
    let files = ImportedContainerTests.imported(
      "let nav = UINavigationController()\nlet items = [Item { nav.pushViewController(BVC(), animated: true) }]\n"
        + "nav.viewControllers = [AVC(items)]\nwindow?.rootViewController = nav")
    ImportedContainerTests.play(files, from: "aNav", ImportedContainerTests.screen("a"))
  }

  @Test func `Objective-C makes the same containers`() {
    let files = MemoryFiles([
      "App/App.m": """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        UITabBarController *tabs = [[UITabBarController alloc] init];
        UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:[[AVC alloc] init]];
        tabs.viewControllers = @[first, [[BVC alloc] init]];
        self.window.rootViewController = tabs;
        return YES;
      }
      @end
      """,
      "App/App.h": """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property UIWindow *window;
      @end
      @interface AVC : UIViewController
      @end
      @interface BVC : UIViewController
      @end
      """,
    ])
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    #expect(code.contains("  tabs: { kind: tabs, tabs: [aNav, b] }\n"), "\(code)")
    ImportedContainerTests.play(files, from: "tabs", ImportedContainerTests.screen("a"))
  }

  @Test func `a second import finds containers and ways again`() {
    let files = ImportedContainerTests.imported(
      "let tabs = UITabBarController()\ntabs.viewControllers = [AVC(), BVC()]\nwindow?.rootViewController = tabs")
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).transcript == "")
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    // A person's names stay, also where an import of old led to the screen in the stack.
    let named = code.replacing("  tabs:", with: "  main:").replacing("toLogin:", with: "logOut:")
    files.edit("map/Code.scene.yaml", named)
    files.edit(
      "map/Project.scene.yaml",
      ImportedContainerTests.text(files, "map/Project.scene.yaml").replacing("code/tabs", with: "code/main"))
    let again = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(again.exit == 0, "\(again.errors)")
    #expect(ImportedContainerTests.text(files, "map/Code.scene.yaml") == named)
    files.edit(
      "map/Code.scene.yaml", named.replacing("toC: { present: cNav }", with: "open: { present: c }"))
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(ImportedContainerTests.text(files, "map/Code.scene.yaml").contains("open: { present: cNav }"))
  }

  @Test func `a sheet stands as code says`() {
    let files = ImportedContainerTests.imported(
      "window?.rootViewController = BVC()",
      further: """
        class EVC: UIViewController {
          func f() {
            let d = DVC()
            d.isModalInPresentation = true
            d.sheetPresentationController?.detents = [.medium()]
            present(d, animated: true)
          }
        }

        """)
    let code = ImportedContainerTests.text(files, "map/Code.scene.yaml")
    #expect(code.contains("  d: { class: DVC, isModalInPresentation: true, detents: [medium] }\n"), "\(code)")
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).transcript == "")
  }

  @Test func `only a controller can be the start, and others are refused with those that can`() {
    let files = ImportedContainerTests.imported("window?.rootViewController = AVC()")
    let run = CommandRun(["import", "App", "-o", "map", "--start", "SceneDelegate"], files: files)
    #expect(run.exit == 64)
    #expect(run.errors.contains("'SceneDelegate'") && run.errors.contains("AVC, BVC, CVC"), "\(run.errors)")
    #expect(CommandRun(["import", "App", "-o", "map", "--start", "BVC"], files: files).exit == 0)
  }

  @Test func `a folder without a place for its scenes is told the whole command`() {
    let files = ImportedContainerTests.imported("window?.rootViewController = AVC()")
    let run = CommandRun(["import", "App"], files: files)
    #expect(run.exit == 64 && run.errors.contains("'scenograph import App -o map'"), "\(run.errors)")
  }
}
