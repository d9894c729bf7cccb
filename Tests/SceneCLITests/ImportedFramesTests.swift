import SceneTestSupport
import Testing

@testable import SceneCLI

/// The frames of an app's map, its ways back, and the screens of the system, as `import` writes them.
@Suite struct ImportedFramesTests {
  private static let app: [String: String] = [
    "Shop/App/Delegate.swift": """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: Home())
        return true
      }
    }
    """,
    "Shop/Home/Home.swift": """
    class Home: UIViewController {
      let account = AccountFlow()
      func tap() { account.start() }
      func cart() { navigationController?.pushViewController(Cart(), animated: true) }
      func share() { present(UIActivityViewController(), animated: true) }
    }
    """,
    "Shop/Cart/Cart.swift": """
    class Cart: UIViewController {
      func pay() { present(Pay(), animated: true) }
      func help() { present(UIAlertController(), animated: true) }
    }
    class Pay: UIViewController { func close() { dismiss(animated: true) } }
    """,
    "Shop/Account/Login.swift": """
    class Login: UIViewController { func more() { navigationController?.pushViewController(Register(), animated: true) } }
    class Register: UIViewController {}
    """,
    "Shop/Account/AccountFlow.swift": """
    class AccountFlow {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(Login(), animated: true) }
      func pay() { navigationController.present(Pay(), animated: true) }
      func end() { navigationController.popToRootViewController(animated: true) }
    }
    """,
  ]

  private static func code(_ words: [String] = [], _ files: MemoryFiles = MemoryFiles(app)) -> String {
    #expect(CommandRun(["import", "Shop", "-o", "map"] + words, files: files).exit == 0)
    return String(decoding: files.contents["map/Code.scene.yaml"] ?? [], as: UTF8.self)
  }

  @Test func `a coordinator has a frame with the screens to which it alone leads, and the others stand in folders`() {
    let code = ImportedFramesTests.code()
    // The coordinator leads to the second screen by way of the first.
    #expect(code.contains("  login:\n    class: Login\n    group: AccountFlow\n"))
    #expect(code.contains("  register: { class: Register, group: AccountFlow }\n"))
    #expect(code.contains("  accountFlow:\n    class: AccountFlow\n    group: AccountFlow\n"))
    // Others lead here, too.
    #expect(code.contains("  pay: { class: Pay, group: Cart, note: \"back: dismiss\" }\n"))
    #expect(code.contains("  cart:\n    class: Cart\n    group: Cart\n"))
  }

  @Test func `a note says by which calls code leads back, and a second import knows it as its own`() {
    let files = MemoryFiles(ImportedFramesTests.app)
    let code = ImportedFramesTests.code([], files)
    #expect(code.contains("note: \"not a controller: its code leads to controllers; back: popToRoot\"\n"))
    #expect(ImportedFramesTests.code([], files) == code)
    files.edit("map/Code.scene.yaml", code.replacing("back: dismiss", with: "a person's own"))
    let second = CommandRun(["import", "Shop", "-o", "map"], files: files)
    #expect(second.exit == 1 && second.transcript.contains("note"), "\(second.transcript)")
  }

  @Test func `a scene that imports a map may say something else in place of the note about ways back`() {
    let files = MemoryFiles(ImportedFramesTests.app)
    _ = ImportedFramesTests.code([], files)
    let own = "scene: Own\nimport: { shop: map/Project.scene.yaml }\ninitial: shop/code/homeNav\ncontrollers:\n"
    files.edit("own.scene.yaml", own + "  shop/code/pay: { note: Asks for a card }\n")
    #expect(CommandRun(["check", "own.scene.yaml"], files: files).output == "1 file, no findings\n")
    // Of two that persons have written, one is too many.
    files.edit("own.scene.yaml", own + "  shop/code/home: { note: Here it starts }\n")
    files.edit(
      "more.scene.yaml",
      "scene: More\nimport: { own: own.scene.yaml }\ninitial: own/shop/code/homeNav\n"
        + "controllers: { own/shop/code/home: { note: Here it ends } }\n")
    #expect(CommandRun(["check", "more.scene.yaml"], files: files).exit == 1)
  }

  @Test func `the code of a storyboard's controller leads back by a note in the scene of the code`() {
    let board = ImportedSceneTests.board([
      ImportedSceneTests.scene(
        "<viewController id=\"tab-01\" customClass=\"Start\" sceneMemberID=\"viewController\"/>", x: 1)
    ])
    let files = MemoryFiles([
      "Shop/Main.storyboard": board,
      "Shop/Start.swift": "class Start: UIViewController { func close() { dismiss(animated: true) } }",
    ])
    let code = ImportedFramesTests.code(["--start", "Start"], files)
    #expect(code.contains("controllers:\n  main/start: { note: \"back: dismiss\" }\n"), "\(code)")
    #expect(ImportedFramesTests.code(["--start", "Start"], files) == code)
    #expect(CommandRun(["import", "Shop", "--check", "map"], files: files).exit == 0)
  }

  @Test func `screens of the system are drawn where a person asks, and go again without a word of a loss`() {
    let files = MemoryFiles(ImportedFramesTests.app)
    let code = ImportedFramesTests.code([], files)
    let more = ImportedFramesTests.code(["--system-screens"], files)
    #expect(
      more.contains("  uiAlert: { kind: alert, class: UIAlertController, note: of the system or of a library }\n"))
    #expect(more.contains("      toUiActivity: { present: uiActivity }\n"))
    #expect(CommandRun(["check", "map"], files: files).output.hasSuffix("2 files, no findings\n"))
    #expect(ImportedFramesTests.code([], files) == code)
  }
}
