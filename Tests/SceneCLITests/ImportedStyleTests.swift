import SceneTestSupport
import Testing

@testable import SceneCLI

/// How the screens of an app's code are presented, and what they are given: as the code says, and for each way its own.
@Suite struct ImportedStyleTests {
  private static func imported(_ code: String) -> (files: MemoryFiles, scene: String) {
    let files = MemoryFiles(["App/App.swift": code])
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 0, "\(run.errors)")
    #expect(CommandRun(["fmt", "--check", "map"], files: files).exit == 0)
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).exit == 0)
    return (files, text(files))
  }

  private static func text(_ files: MemoryFiles, _ path: String = "map/Code.scene.yaml") -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  private static let home = """
    class HomeViewController: UIViewController {
      func first() { let b = BViewController(); b.modalPresentationStyle = .fullScreen; present(b, animated: true) }
      func second() { present(BViewController(), animated: true) }
      func third() { let b = BViewController(); b.isModalInPresentation = true; present(b, animated: true) }
    }
    class BViewController: UIViewController {}

    """

  @Test func `two presentations of one class have each its own style`() {
    let (files, scene) = ImportedStyleTests.imported(ImportedStyleTests.home)
    #expect(scene.contains("# from App.swift: second, App.swift: third\n      toB: { present: b }\n"), "\(scene)")
    #expect(
      scene.contains(
        "# from App.swift: first\n      toBAsFullScreen: { present: b, modalPresentationStyle: fullScreen }\n"),
      "\(scene)")
    #expect(scene.contains("b: { class: BViewController }\n"), "\(scene)")
    let report = CommandRun(["import", "--report", "text", "App"], files: files)
    #expect((report.output + report.errors).contains("isModalInPresentation"), "\(report.output)\(report.errors)")
  }

  /// An import of old had one way for both, with the style of the first; a person may have renamed it.
  @Test func `a second import keeps the id of the way whose style is the former one`() {
    let (files, scene) = ImportedStyleTests.imported(ImportedStyleTests.home)
    let old = scene.replacing("      # from App.swift: second, App.swift: third\n      toB: { present: b }\n", with: "")
      .replacing("toBAsFullScreen", with: "openB")
    files.edit("map/Code.scene.yaml", old)
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let after = ImportedStyleTests.text(files)
    #expect(after.contains("openB: { present: b, modalPresentationStyle: fullScreen }\n"), "\(after)")
    #expect(after.contains("toB: { present: b }\n"), "\(after)")
    files.edit("map/Code.scene.yaml", after.replacing("toB:", with: "plainB:"))
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(ImportedStyleTests.text(files) == after.replacing("toB:", with: "plainB:").sortedWays)
  }

  @Test func `a popover keeps its anchor, so that no crash is found that the app hasn't`() {
    let (files, scene) = ImportedStyleTests.imported(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow?
        func application() { window?.rootViewController = HomeViewController() } }
      class HomeViewController: UIViewController {
        func a() { let p = PopViewController(); p.modalPresentationStyle = .popover
          p.popoverPresentationController?.sourceView = addButton; present(p, animated: true) }
      }
      class PopViewController: UIViewController {}

      """)
    #expect(scene.contains("toPop: { present: pop, modalPresentationStyle: popover, anchor: addButton }\n"), "\(scene)")
    files.edit(
      "map/go.scene.yaml",
      "import: { p: Project.scene.yaml }\nscene: Go\ninitial: p/code/home\ndevice: pad\nscript: [trigger: toPop]\n")
    let check = CommandRun(["check", "map/go.scene.yaml"], files: files)
    #expect(check.exit == 0 && !check.output.contains("SG519"), "\(check.output)")
    // A person's anchor stays where the code has none.
    let code = ImportedStyleTests.text(files, "App/App.swift")
    files.edit(
      "App/App.swift", code.replacing("p.popoverPresentationController?.sourceView = addButton; ", with: ""))
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(ImportedStyleTests.text(files) == scene)
  }

  @Test func `containers and classes are as the code makes them`() {
    let (files, scene) = ImportedStyleTests.imported(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene() {
          let split = UISplitViewController(style: .tripleColumn)
          split.setViewController(FoldersViewController(), for: .primary)
          split.setViewController(ListViewController(), for: .supplementary)
          split.setViewController(TabsViewController(), for: .secondary)
          window?.rootViewController = split
        }
      }
      class FoldersViewController: UIViewController {}
      class ListViewController: UIViewController {
        func pick() { splitViewController?.setViewController(NoteViewController(), for: .secondary) }
        func out() { navigationController?.setViewControllers([NoteViewController()], animated: true) }
        func edit() { show(UINavigationController(rootViewController: EditViewController()), sender: self) }
      }
      class NoteViewController: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .overFullScreen } }
      class EditViewController: UIViewController {}
      class TabsViewController: UITabBarController {
        override func viewDidLoad() { viewControllers = [AViewController(), BViewController()]; selectedIndex = 1 } }
      class AViewController: UIViewController {}
      class BViewController: UIViewController {}
      class OrphanViewController: UIViewController {}

      """)
    #expect(scene.contains("style: tripleColumn\n") && scene.contains("supplementary: list\n"), "\(scene)")
    #expect(scene.contains("{ showDetail: note }\n"), "\(scene)")
    #expect(scene.contains("steps: [{ setViewControllers: [note] }] }\n"), "\(scene)")
    #expect(scene.contains("{ show: editNav }\n"), "\(scene)")
    #expect(scene.contains("note: { class: NoteViewController, modalPresentationStyle: overFullScreen }\n"), "\(scene)")
    #expect(scene.contains("selected: b"), "\(scene)")
    let page = ImportedStyleTests.text(files, "map/index.md")
    #expect(page.contains("- OrphanViewController (App.swift:24)\n"), "\(page)")
    #expect(CommandRun(["check", "map"], files: files).exit == 0)
  }
}

extension String {
  /// The ways of a class in the order of their ids, each with its comment.
  fileprivate var sortedWays: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("      # from") }) else { return self }
    let end = lines[first...].firstIndex { !$0.hasPrefix("      ") } ?? lines.endIndex
    let pairs = stride(from: first, to: end, by: 2).map { [lines[$0], lines[$0 + 1]] }.sorted {
      $0[1].lowercased() < $1[1].lowercased()
    }
    return (lines[..<first] + pairs.joined() + lines[end...]).joined(separator: "\n")
  }
}
