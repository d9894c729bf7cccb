import SceneTestSupport
import Testing

@testable import SceneCLI

/// A second import of an app: what is known again, what has come and gone, and what a person has written.
@Suite struct SecondImportTests {
  private static let app: [String: String] = [
    "App/Delegate.swift": """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func start() { window?.rootViewController = UINavigationController(rootViewController: ListViewController()) }
    }
    """,
    "App/List/List.swift": """
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }
    """,
    "App/List/Detail.swift": "class DetailViewController: UIViewController {}\n",
    "App/Cart/Cart.swift": """
    class CartViewController: UIViewController {
      func open() { present(DetailViewController(), animated: true) }
    }
    """,
    "App/Cart/Detail.swift": "class DetailViewController: UIViewController {}\n",
  ]

  private let files = MemoryFiles(SecondImportTests.app)

  private func text(_ path: String) -> String { String(decoding: files.contents[path] ?? [], as: UTF8.self) }

  private var scene: String { text("map/Code.scene.yaml") }

  @discardableResult private func importApp(_ options: String...) -> CommandRun {
    CommandRun(["import", "App", "-o", "map"] + options, files: files)
  }

  private func edit(_ path: String, _ old: String, _ new: String) {
    #expect(text(path).contains(old), "\(text(path))")
    files.edit(path, text(path).replacing(old, with: new))
  }

  /// The paths of a map that an import changes.
  private func changed(by work: () -> Void) -> [String] {
    let before = files.contents
    work()
    return files.contents.filter { before[$0.key] != $0.value }.keys.filter { $0.hasPrefix("map/") }.sorted()
  }

  @Test func `a class in two modules stays two, each with its own id, however often it is imported`() {
    importApp()
    #expect(scene.contains("  # from Detail.swift\n  detail: { class: DetailViewController, group: Cart }\n"))
    #expect(scene.contains("  # from Detail.swift\n  detail2: { class: DetailViewController, group: List }\n"))
    #expect(changed { importApp() } == [])
    // Also with ids of a person's own.
    files.edit(
      "map/Code.scene.yaml", scene.replacing("detail:", with: "entry:").replacing(": detail ", with: ": entry "))
    files.edit(
      "map/Code.scene.yaml", scene.replacing("detail2:", with: "item:").replacing(": detail2 ", with: ": item "))
    let own = scene
    #expect(changed { importApp() } == ["map/Cart.svg", "map/List.svg", "map/Project.svg"] && scene == own)
    // Another app beside it makes the names of the folders longer.
    files.edit("Other/Other.swift", "class OtherViewController: UIViewController {}\n")
    for path in Array(SecondImportTests.app.keys) {
      files.edit("App/Own/" + path.dropFirst(4), text(path))
      files.edit(path, nil)
    }
    files.edit(
      "App/Side/Help.swift",
      "class HelpViewController: UIViewController { func a() { show(CartViewController(), sender: nil) } }\n")
    importApp()
    #expect(scene.contains("  entry: { class: DetailViewController, group: Own/Cart }\n"))
    #expect(scene.contains("  item: { class: DetailViewController, group: Own/List }\n"))
  }

  @Test func `a renamed class is a new one, and the report says which is gone from its file`() {
    importApp()
    edit("App/List/List.swift", "DetailViewController", "EntryViewController")
    edit("App/List/Detail.swift", "DetailViewController", "EntryViewController")
    let run = importApp()
    #expect(
      run.errors.contains("gone: DetailViewController, new: EntryViewController, same file: Detail.swift\n"),
      "\(run.errors)")
    #expect(scene.contains("  # from Detail.swift\n  entry: { class: EntryViewController, group: List }\n"))
    #expect(scene.contains("  detail: { class: DetailViewController, group: Cart }\n"))
    #expect(!importApp().errors.contains("gone: "))
    edit("App/Cart/Cart.swift", "CartViewController", "BasketViewController")
    files.edit("App/Cart/Basket.swift", text("App/Cart/Cart.swift"))
    files.edit("App/Cart/Cart.swift", "class Plain {}\n")
    let moved = importApp()
    #expect(moved.errors.contains("gone: CartViewController (Cart.swift)\n"), "\(moved.errors)")
    #expect(moved.errors.contains("new: BasketViewController (Basket.swift)\n"), "\(moved.errors)")
  }

  @Test func `a property that no code sets goes, and the report says where it stood`() {
    importApp()
    edit("map/Code.scene.yaml", "group: Cart }", "group: Cart, modalPresentationStyle: formSheet }")
    let place = scene.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("formSheet")
    }
    let run = importApp()
    let line = (place ?? 0) + 1
    let column = "  detail: { class: DetailViewController, group: Cart, ".utf8.count + 1
    let told = run.errors.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(run.exit == 0 && !scene.contains("formSheet"))
    #expect(
      told.contains(
        "note: map/Code.scene.yaml:\(line):\(column): 'modalPresentationStyle' of 'detail' is gone, since no code sets it"
      ),
      "\(told)")
    #expect(!importApp().errors.contains("is gone"))
    // What the code sets stays, and isn't told of.
    edit(
      "App/Cart/Cart.swift", "present(DetailViewController(), animated: true)",
      "let d = DetailViewController()\nd.modalPresentationStyle = .formSheet\npresent(d, animated: true)")
    importApp()
    #expect(scene.contains("formSheet") && !importApp().errors.contains("is gone"))
  }

  @Test func `a title of a person's own is refused`() {
    importApp()
    edit("map/Code.scene.yaml", "group: Cart }", "group: Cart, title: Entry }")
    let run = importApp()
    #expect(
      run.exit == 1 && run.errors.contains("'title' doesn't come from the code and would be lost"), "\(run.errors)")
  }

  @Test func `a change of one call changes one line of the scene`() {
    importApp()
    let before = scene
    edit(
      "App/Cart/Cart.swift", "present(DetailViewController(), animated: true)",
      "show(DetailViewController(), sender: 1)")
    #expect(changed { importApp() } == ["map/Cart.svg", "map/Code.scene.yaml", "map/Project.svg"])
    #expect(scene == before.replacing("toDetail: { present: detail }", with: "toDetail: { show: detail }"))
  }

  @Test func `without code the scene of the code stays, with the start in it, and the report says so`() {
    files.edit("App/Main.storyboard", ImportedSceneTests.board([]))
    importApp()
    let (code, project) = (scene, text("map/Project.scene.yaml"))
    #expect(project.contains("initial: code/listNav\n"))
    let run = importApp("--no-code")
    #expect(run.exit == 0 && scene == code && text("map/Project.scene.yaml") == project)
    #expect(
      run.errors.contains("note: map/Code.scene.yaml stays as it is: no code was read\n")
        && run.errors.contains("starts at 'code/listNav'\n"), "\(run.errors)")
    for path in SecondImportTests.app.keys { files.edit(path, "class Plain {}\n") }
    #expect(
      importApp().errors.contains("map/Code.scene.yaml is of an earlier import: no code shows a screen any more\n"))
  }

  @Test func `a watch reads and writes again what has changed, and makes what an import from the start makes`() {
    files.edit(
      "App/Segue.swift",
      "class Page: UIViewController { func go() { performSegue(withIdentifier: \"Open\", sender: 1) } }\n")
    let edits: [() -> Void] = [
      { edit("App/Cart/Cart.swift", "present(DetailViewController(), animated: true)", "show(Page(), sender: 1)") },
      {},
      {
        files.edit(
          "App/List/List.swift", text("App/List/List.swift") + "class HelpViewController: UIViewController {}\n")
      },
      {},
      { edit("App/Segue.swift", "\"Open\"", "\"Close\"") },
    ]
    var waiting = (edits + Array(repeating: {}, count: 8))[...]
    let run = CommandRun(
      ["import", "App", "-o", "map", "-v", "--watch"], files: files,
      pause: { _ in
        guard let next = waiting.popFirst() else { return false }
        next()
        return true
      })
    #expect(run.exit == 130, "\(run.errors)")
    for path in ["App/Delegate.swift", "App/List/Detail.swift"] { #expect(files.readCounts[path] == 1, "\(path)") }
    for path in ["App/Cart/Cart.swift", "App/Segue.swift"] { #expect(files.readCounts[path] == 2, "\(path)") }
    let watched = files.contents
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).transcript == "")
    let last = CommandRun(["import", "App", "-o", "map", "-v"], files: files)
    #expect(files.contents == watched)
    #expect(run.errors.contains(last.errors), "\(run.errors)\n\(last.errors)")
  }

  @Test func `a start that a person has named stays where none is certain`() {
    files.edit("App/Delegate.swift", "class Nothing {}\n")
    #expect(importApp("--start", "CartViewController").errors.contains("starts at 'CartViewController'\n"))
    let project = text("map/Project.scene.yaml")
    let run = importApp()
    #expect(
      run.errors.contains("starts at 'code/cart'\n") && text("map/Project.scene.yaml") == project, "\(run.errors)")
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).transcript == "")
    edit("map/Project.scene.yaml", "code/cart", "code/list")
    importApp()
    #expect(text("map/Project.scene.yaml") == project.replacing("code/cart", with: "code/list"))
    // A class that is gone can't be the start.
    edit("App/List/List.swift", "class ListViewController: UIViewController", "class Plain")
    #expect(importApp().errors.contains("name the start with '--start'\n"))
    #expect(!text("map/Project.scene.yaml").contains("initial:"))
  }

  @Test(arguments: [
    ("toDetail: { present: detail }", "toDetail: { present: detail, sender: Pay }", "sender"),
    ("toDetail: { present: detail }", "toDetail: { present: detail, animated: false }", "animated"),
    ("toDetail: { present: detail }", "toDetail: { present: detail }\n      toList: { show: list }", "toList"),
    (
      "# from Cart.swift: open", "# from Cart.swift: open, and from the menu", "# from Cart.swift: open, and from the m"
    ),
    ("# from Cart.swift: open", "# from the team\n      # from Cart.swift: open", "# from the team"),
    (
      "  # from Detail.swift\n  detail:", "  help: { class: HelpViewController }\n  # from Detail.swift\n  detail:",
      "help"
    ),
    ("    class: CartViewController", "    class: CartViewController\n    note: mine", "note"),
  ])
  func `a key or a comment of a person in the scene of code isn't dropped`(old: String, new: String, key: String) {
    importApp()
    edit("map/Code.scene.yaml", old, new)
    let edited = scene
    let run = importApp()
    #expect(run.exit == 1 && scene == edited)
    #expect(
      run.errors.contains("'\(key)") && run.errors.contains("doesn't come from the code and would be lost"),
      "\(run.errors)")
    #expect(importApp("--force").exit == 0 && scene != edited)
  }
}
