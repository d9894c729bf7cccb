import SceneTestSupport
import Testing

@testable import SceneCLI

/// Facts that an import carries from an app's property lists, and its words on calls that it can't follow.
@Suite struct ImportedListTests {
  private static let code = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func start() { window?.rootViewController = List() }
    }
    class List: UIViewController { func go() { present(Detail(), animated: true) } }
    class Detail: UIViewController {}

    """

  /// The scene of a project with property lists, and what is said beside it.
  private static func project(_ lists: [String: String], code: String = code) -> (scene: String, errors: String) {
    var contents = ["App/App.swift": code]
    for (path, keys) in lists { contents[path] = "<plist><dict>\(keys)</dict></plist>\n" }
    let files = MemoryFiles(contents)
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 0, "\(run.errors)")
    return (String(decoding: files.contents["map/Project.scene.yaml"] ?? [], as: UTF8.self), run.errors)
  }

  private static let full = "<key>UIRequiresFullScreen</key><true/>"
  private static let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
  private static let scenes =
    "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict/></dict>"
  private static let other = "<key>NSExtension</key><dict/><key>UIAppFonts</key><array/>"

  @Test(arguments: [
    (["App/Info.plist": full], true), (["App/Info.plist": "<key>UIRequiresFullScreen~ipad</key><true/>"], true),
    (["App/Info.plist": "<key>UIRequiresFullScreen</key><false/>"], false),
    // An extension's list says nothing of the app; two apps that differ leave it open.
    (["App/Info.plist": full, "App/Share/Info.plist": other], true),
    (["App/Info.plist": full, "App/Second/Info.plist": scenes], false),
  ])
  func `an app that requires the full screen says so`(lists: [String: String], expected: Bool) {
    let scene = ImportedListTests.project(lists).scene
    #expect(scene.contains("requiresFullScreen: true") == expected, "\(scene)")
  }

  @Test(arguments: [
    (main, code, true), (main + scenes, code, false), (full, code, false),
    (main, code + "class Scene: NSObject, UIWindowSceneDelegate {}\n", false),
  ])
  func `an app without window scenes launches without them`(keys: String, code: String, expected: Bool) {
    let scene = ImportedListTests.project(["App/Info.plist": keys], code: code).scene
    #expect(scene.contains("quirks: [no-launchesScenes]\n") == expected, "\(scene)")
  }

  @Test func `calls that can't be followed aren't nothing`() {
    func errors(_ call: String) -> String {
      let code = "class List: UIViewController { func go() { \(call) } }\n"
      return CommandRun(["import", "App", "-o", "map"], files: MemoryFiles(["App/App.swift": code])).errors
    }
    #expect(errors("present(registry[0]!, animated: true)").contains("no call that shows a screen can be followed"))
    #expect(errors("reload()").contains("no code shows a screen"))
  }

  @Test func `a launch screen that code shows is no storyboard that is missing`() {
    let board =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "targetRuntime=\"iOS.CocoaTouch\" launchScreen=\"YES\" initialViewController=\"scn\"><scenes><scene sceneID=\"s\">"
      + "<objects><viewController id=\"scn\" sceneMemberID=\"viewController\"/></objects></scene></scenes></document>\n"
    let cover = """
      class Cover {
        func go() { other.present(UIStoryboard(name: "Launch", bundle: nil).instantiateInitialViewController()!, animated: true) }
      }

      """
    let files = MemoryFiles(["App/App.swift": ImportedListTests.code + cover, "App/Launch.storyboard": board])
    let report = CommandRun(["import", "App", "--report", "text"], files: files)
    #expect(report.exit == 0 && !report.output.contains("Launch'") && !report.output.contains("isn't there"))
  }

  @Test func `a map says which arrows come from code, and draws them dotted`() {
    let files = MemoryFiles(["App/App.swift": ImportedListTests.code])
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let picture = String(decoding: files.contents["map/Project.svg"] ?? [], as: UTF8.self)
    #expect(picture.contains("present code\"") && picture.contains(".e.code"))
    let page = String(decoding: files.contents["map/index.md"] ?? [], as: UTF8.self)
    #expect(page.contains("Dotted arrows come from code. Blue ones present, dark ones push or show.\n"))
  }
}
