import SceneTestSupport
import Testing

@testable import SceneCLI

/// Where an imported app starts: by the root that its code gives a window.
@Suite struct ImportedStartTests {
  private static func errors(_ code: String, further: [String: String] = [:]) -> String {
    let screens = """
      class ListViewController: UITableViewController {
        func open() { navigationController?.pushViewController(LockViewController(), animated: true) }
      }
      class LockViewController: UIViewController {}
      """
    let app = ["App/App.swift": code, "App/Screens.swift": screens].merging(further) { first, _ in first }
    let run = CommandRun(["import", "App", "-o", "map"], files: MemoryFiles(app))
    #expect(run.exit == 0)
    return run.errors
  }

  private static func delegate(_ body: String) -> String {
    "class AppDelegate: UIResponder, UIApplicationDelegate {\n  func start() {\n\(body)\n  }\n}\n"
  }

  private static let lock = "class Lock {\n  func show() { window.rootViewController = LockViewController() }\n}\n"

  @Test func `the first window of the app's delegate counts, whatever other windows show`() {
    let errors = ImportedStartTests.errors(
      ImportedStartTests.delegate("    window?.rootViewController = ListViewController()") + ImportedStartTests.lock)
    #expect(errors.contains("starts at 'AppDelegate → ListViewController'\n"), "\(errors)")
  }

  @Test(arguments: [
    // Two roots, a root that isn't certain, and a window beside the first one.
    delegate(
      "    window?.rootViewController = ListViewController()\n    window?.rootViewController = LockViewController()"),
    delegate("    window?.rootViewController = ListViewController()\n    window?.rootViewController = made()") + lock,
    // An empty controller of which only a coordinator knows what it holds.
    delegate(
      "    window?.rootViewController = LockViewController()\n    window?.rootViewController = coordinator.screen\n  }\n"
        + "  let coordinator = Coordinator()\n  func more() {")
      + "class Coordinator { let screen: UIViewController = { UIViewController() }() }\n",
    delegate("    noticeWindow.rootViewController = ListViewController()") + lock,
  ])
  func `what may be another root is a question`(code: String) {
    let errors = ImportedStartTests.errors(code)
    #expect(errors.contains("'--start'") && !errors.contains("starts at"), "\(errors)")
  }

  @Test func `an empty controller that the delegate itself makes is no start`() {
    let errors = ImportedStartTests.errors(
      ImportedStartTests.delegate(
        "    if isTesting { window.rootViewController = UIViewController() }\n"
          + "    window?.rootViewController = ListViewController()"))
    #expect(errors.contains("starts at 'AppDelegate → ListViewController'\n"), "\(errors)")
  }

  @Test func `a delegate beside another folder's root is a question`() {
    let errors = ImportedStartTests.errors(
      "",
      further: [
        "App/Own/Main.swift": ImportedStartTests.lock,
        "App/Sample/App.swift": ImportedStartTests.delegate("    window?.rootViewController = ListViewController()"),
      ])
    #expect(errors.contains("choose one with '--start'"), "\(errors)")
  }

  @Test func `an empty scene of a storyboard gives way to the root of the code`() {
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>\n"
    func errors(_ attributes: String) -> String {
      let scene = "<viewController id=\"a-1\"\(attributes) sceneMemberID=\"viewController\"/>"
      let board = ImportedSceneTests.board([ImportedSceneTests.scene(scene, x: 1)])
        .replacing("initialViewController=\"tab-01\"", with: "initialViewController=\"a-1\"")
      return ImportedStartTests.errors(
        ImportedStartTests.delegate("    window?.rootViewController = ListViewController()"),
        further: ["App/Info.plist": list, "App/Main.storyboard": board])
    }
    #expect(errors("").contains("starts at 'AppDelegate → ListViewController'\n"))
    #expect(errors(" customClass=\"First\"").contains("starts at 'First'\n"))
  }

  @Test func `the sample of a library in the app's folder is no part of the app`() {
    let root = ImportedStartTests.delegate("    window?.rootViewController = ListViewController()")
    let sample =
      root.replacing("ListViewController", with: "SampleViewController")
      + "class SampleViewController: UIViewController {}\n"
    let further = ["App/Own/Lib/Lib.podspec": "", "App/Own/Lib/Example/App/Main.swift": sample]
    let errors = ImportedStartTests.errors(root, further: further)
    #expect(errors.contains("left out as no part of the app: App/Own/Lib/Example/ (1)\n"), "\(errors)")
    #expect(errors.contains("starts at 'AppDelegate → ListViewController'\n"), "\(errors)")
    // The folder of an app may have that name, and a library may be imported itself.
    for further in [["App/Example/Main.swift": sample], ["App/Lib.podspec": "", "App/Example/Main.swift": sample]] {
      #expect(ImportedStartTests.errors(root, further: further).contains("choose one with '--start'"))
    }
  }

  @Test func `a stack that code makes around a storyboard's scene has a name`() {
    let board = ImportedSceneTests.board([
      ImportedSceneTests.scene(
        "<viewController id=\"a-1\" storyboardIdentifier=\"Lock\" customClass=\"LockViewController\""
          + " sceneMemberID=\"viewController\"/>", x: 1)
    ]).replacing("initialViewController=\"tab-01\"", with: "")
    let root = "    window?.rootViewController = UINavigationController(rootViewController: LockViewController())"
    let files = MemoryFiles([
      "App/Lock.storyboard": board,
      "App/App.swift": ImportedStartTests.delegate(root) + "class LockViewController: UIViewController {}\n",
    ])
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 0 && run.errors.contains("starts at 'AppDelegate → LockViewController'"), "\(run.errors)")
    #expect(CommandRun(["check", "map"], files: files).exit == 0)
  }

  @Test(arguments: ["NSAppClip", "NSExtension"])
  func `the root of an app clip or an extension is none of the app's`(key: String) {
    func list(_ key: String) -> String { "<plist><dict><key>\(key)</key><dict/></dict></plist>\n" }
    let scene = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = LockViewController()
        }
      }
      """
    let app = ImportedStartTests.delegate("    window?.rootViewController = ListViewController()")
    let beside = ["App/Clip/Info.plist": list(key), "App/Clip/Scene.swift": scene]
    let errors = ImportedStartTests.errors(
      app, further: beside.merging(["App/Info.plist": list("UILaunchScreen")]) { $1 })
    #expect(errors.contains("starts at 'AppDelegate → ListViewController'\n"), "\(errors)")
    // Beside the list of the app itself, and where nothing else was read, that code counts.
    let own = ImportedStartTests.errors(
      scene, further: ["App/Clip-Info.plist": list(key), "App/Info.plist": list("UILaunchScreen")])
    #expect(own.contains("starts at 'SceneDelegate → LockViewController'\n"), "\(own)")
    let alone = CommandRun(
      ["import", "Clip", "-o", "map"],
      files: MemoryFiles([
        "Clip/Info.plist": list(key), "Clip/Scene.swift": scene + "\nclass LockViewController: UIViewController {}\n",
      ])
    ).errors
    #expect(alone.contains("starts at 'SceneDelegate → LockViewController'\n"), "\(alone)")
  }

  @Test(arguments: [
    "class Toast {\n  func show() {\n    let window = UIWindow()\n    window.windowLevel = .alert\n"
      + "    window.rootViewController = LockViewController()\n  }\n}\n",
    "class Toast {\n  var overWindow: UIWindow?\n  func show() {\n    overWindow?.rootViewController = LockViewController()\n"
      + "    overWindow?.windowLevel = UIWindow.Level.normal + 1\n  }\n}\n",
    "class OverWindow: UIWindow {\n  func fill() {\n    let a = b\n    rootViewController = LockViewController()\n"
      + "    windowLevel = .statusBar\n  }\n}\n",
  ])
  func `a window with a level of its own lies above the app, and is no start`(above: String) {
    let coordinator = "class Start { func go() { window.rootViewController = ListViewController() } }\n"
    let errors = ImportedStartTests.errors(above + coordinator)
    #expect(errors.contains("starts at 'Start → ListViewController'\n"), "\(errors)")
    let plain = ImportedStartTests.errors(
      above.replacing(".normal + 1", with: ".normal").replacing(".alert", with: ".normal")
        .replacing(".statusBar", with: ".normal") + coordinator)
    #expect(plain.contains("choose one with '--start'"), "\(plain)")
  }
}
