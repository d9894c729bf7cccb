import SceneTestSupport
import Testing

@testable import SceneCLI

/// `import` of an app's folder: what its code leads to, where it starts, and what is no part of it.
@Suite struct ImportedCodeTests {
  private static let app: [String: String] = [
    "App/Main.storyboard": ImportedSceneTests.board([
      ImportedSceneTests.scene(
        "<viewController id=\"lst\" customClass=\"ListViewController\" sceneMemberID=\"viewController\"/>", x: 1),
      ImportedSceneTests.scene(
        "<viewController id=\"map\" customClass=\"MapViewController\" storyboardIdentifier=\"Map\" "
          + "sceneMemberID=\"viewController\"/>", x: 2),
    ]),
    "App/List.swift": """
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }

    """,
    "App/Detail.swift": """
    class DetailViewController: UIViewController {
      func map() { present(storyboard!.instantiateViewController(withIdentifier: "Map"), animated: true) }
    }

    """,
  ]

  private static func text(_ files: MemoryFiles, _ path: String) -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  private static let code = """
    scene: Code
    partial: true
    import:
      main: Main.scene.yaml
    controllers:
      # from Detail.swift
      detail:
        class: DetailViewController
        segues:
          # from Detail.swift: map
          toMap: { present: main/map }
      main/list:
        segues:
          # from List.swift: open
          toDetail: { show: detail }

    """

  @Test func `what code has stands in a scene of its own, which is checked, formatted and found again`() {
    let files = MemoryFiles(ImportedCodeTests.app)
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    #expect(ImportedCodeTests.text(files, "map/Code.scene.yaml") == ImportedCodeTests.code)
    #expect(!ImportedCodeTests.text(files, "map/Main.scene.yaml").contains("etail"))
    #expect(ImportedCodeTests.text(files, "map/Project.scene.yaml").contains("  code: Code.scene.yaml\n"))
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).transcript == "")
    #expect(CommandRun(["check", "map"], files: files).exit == 0)
    #expect(CommandRun(["fmt", "--check", "map"], files: files).exit == 0)
  }

  @Test func `a second import keeps ids, and shows only what the code has changed`() {
    let files = MemoryFiles(ImportedCodeTests.app)
    _ = CommandRun(["import", "App", "-o", "map"], files: files)
    let renamed = ImportedCodeTests.code.replacing("detail:", with: "entry:").replacing(
      "show: detail", with: "show: entry"
    )
    .replacing("toMap", with: "openMap")
    files.edit("map/Code.scene.yaml", renamed)
    #expect(CommandRun(["import", "--check", "App", "map"], files: files).exit == 0)
    files.edit(
      "App/List.swift",
      "// moved\n" + ImportedCodeTests.text(files, "App/List.swift")
        + "extension ListViewController { func help() { present(HelpViewController(), animated: true) } }\n"
        + "class HelpViewController: UIViewController {}\n")
    #expect(CommandRun(["import", "App", "-o", "map"], files: files).exit == 0)
    let after = ImportedCodeTests.text(files, "map/Code.scene.yaml")
    #expect(
      after
        == renamed.replacing(
          "  main/list:", with: "  # from List.swift\n  help: { class: HelpViewController }\n  main/list:"
        ) + "      # from List.swift: help\n      toHelp: { present: help }\n")
  }

  @Test func `a person's keys in the scene of code aren't dropped, and without code the scene stays`() {
    let files = MemoryFiles(ImportedCodeTests.app)
    _ = CommandRun(["import", "App", "-o", "map"], files: files)
    let plain = CommandRun(["import", "App", "-o", "map", "--no-code"], files: files)
    #expect(plain.exit == 0 && ImportedCodeTests.text(files, "map/Code.scene.yaml") == ImportedCodeTests.code)
    #expect(ImportedCodeTests.text(files, "map/Project.scene.yaml").contains("  code: Code.scene.yaml\n"))
    for own in ["  # mine\n", "  extra:\n"] {
      files.edit("map/Code.scene.yaml", ImportedCodeTests.code.replacing("  detail:\n", with: own + "  detail:\n"))
      let run = CommandRun(["import", "App", "-o", "map"], files: files)
      #expect(run.exit == 1 && run.errors.contains("map/Code.scene.yaml:7:3: error: "), "\(run.errors)")
    }
  }

  @Test func `an app without a storyboard starts with the root that its code gives the window`() {
    let files = MemoryFiles([
      "App/App.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window?.rootViewController = UINavigationController(rootViewController: ListViewController()) }
      }
      class ListViewController: UITableViewController {
        func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
      }
      class DetailViewController: UIViewController {}
      """
    ])
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 0 && run.errors.contains("starts at 'SceneDelegate → ListViewController'\n"), "\(run.errors)")
    #expect(ImportedCodeTests.text(files, "map/Project.scene.yaml").contains("initial: code/listNav\n"))
    files.edit(
      "map/go.scene.yaml",
      "import: { p: Project.scene.yaml }\nscene: Go\ninitial: p/code/listNav\nscript: [trigger: toDetail]\n")
    #expect(CommandRun(["run", "map/go.scene.yaml"], files: files).output.contains("detail.viewDidAppear"))
  }

  @Test func `several apps are a question, and an extension is never the app`() {
    func list(_ key: String, _ name: String) -> String {
      "<plist><dict><key>\(key)</key><string>\(name)</string></dict></plist>\n"
    }
    let board = ImportedSceneTests.board([
      ImportedSceneTests.scene(
        "<viewController id=\"a-1\" customClass=\"Own\" sceneMemberID=\"viewController\"/>", x: 1)
    ]).replacing("initialViewController=\"tab-01\"", with: "initialViewController=\"a-1\"")
    let files = MemoryFiles([
      "All/One/One.storyboard": board, "All/Two/Two.storyboard": board, "All/Ext/Ext.storyboard": board,
      "All/One/Info.plist": list("UIMainStoryboardFile", "One"),
      "All/Ext/Info.plist": list("NSExtensionMainStoryboard", "Ext"),
    ])
    func project() -> String { ImportedCodeTests.text(files, "map/Project.scene.yaml") }
    _ = CommandRun(["import", "All", "-o", "map"], files: files)
    #expect(project().contains("initial: one/own\n"))
    files.edit("All/Two/Info.plist", list("UIMainStoryboardFile", "Two"))
    let run = CommandRun(["import", "All", "-o", "map"], files: files)
    #expect(run.exit == 0 && run.errors.contains("choose one with '--start': "), "\(run.errors)")
    #expect(!project().contains("initial:"))
    #expect(CommandRun(["import", "All", "-o", "map", "--start", "Two"], files: files).exit == 0)
    #expect(project().contains("initial: two/own\n"))
    #expect(CommandRun(["import", "All", "-o", "map", "--start", "Three"], files: files).exit == 64)
  }

  @Test func `an app of SwiftUI is named where no screen of UIKit is the start`() {
    var contents = ImportedCodeTests.app
    contents["App/Main.swift"] =
      "@main\nstruct MyApp: SwiftUI.App { var body: some Scene { WindowGroup { Root() } } }\n"
    let run = CommandRun(["import", "App", "-o", "map"], files: MemoryFiles(contents))
    #expect(
      run.errors.contains(
        "note: the app starts with views of SwiftUI, in MyApp (Main.swift:2); name the first screen of UIKit with '--start'\n"
      ))
  }

  @Test func `dependencies, copies, tests and what is excluded are no part of the app`() {
    let board = ImportedCodeTests.app["App/Main.storyboard"] ?? ""
    let code = "class X: UIViewController { func go() { show(Y(), sender: nil) } }\nclass Y: UIViewController {}\n"
    var contents = ImportedCodeTests.app
    for folder in [
      "Pods", "Carthage", "A.framework", "fr.xcloc", "AppTests", "Tests iOS", "__tests__", "sampleapps", "old", "mine",
    ] {
      contents["App/\(folder)/Main.storyboard"] = board
      contents["App/\(folder)/Code.swift"] = code
    }
    contents["App/Pods/Info.plist"] = "bplist00"
    contents["App/.scenographignore"] = "mine/\n"
    contents["App/de.lproj/Main.storyboard"] = nil
    let files = MemoryFiles(contents)
    let run = CommandRun(["import", "App", "-o", "map", "--exclude", "old/"], files: files)
    #expect(run.exit == 0 && ImportedCodeTests.text(files, "map/Code.scene.yaml") == ImportedCodeTests.code)
    #expect(
      run.errors.contains(
        "left out as no part of the app: *.framework/ (1), *.xcloc/ (1), *Tests/ (1), Carthage/ (1), Pods/ (1), Tests iOS/ (1), __tests__/ (1), sampleapps/ (1)\n"
      ))
  }

  @Test func `an empty property list that a search finds is named in a note, and one that is named is an error`() {
    var contents = ImportedCodeTests.app
    contents["App/Empty-Info.plist"] = "\n"
    let run = CommandRun(["import", "App", "-o", "map"], files: MemoryFiles(contents))
    #expect(run.exit == 0 && run.errors.contains("note: App/Empty-Info.plist is left out: the file is empty\n"))
    #expect(CommandRun(["import", "App/Empty-Info.plist", "-o", "map"], files: MemoryFiles(contents)).exit == 1)
  }

  @Test(arguments: [
    ("import AppKit\n", true), ("// Mine.\n\n  import Cocoa\r\n", true), ("import CocoaLumberjack\n", false),
    ("#if os(macOS)\nimport AppKit\n#else\nimport SwiftUI\n#endif\n", false), ("import AppKit\nimport UIKit\n", false),
  ])
  func `code for macOS is no part of the app, and takes none of its names`(start: String, isLeftOut: Bool) {
    let screen = "class ListViewController: UIViewController {}\nclass A: UIViewController {\n"
    let files = MemoryFiles([
      "App/Phone/A.swift": screen + "  func go() { present(ListViewController(), animated: true) }\n}\n",
      "App/Mac/B.swift": start + "class B: UIViewController { func go() { present(A(), animated: true) } }\n",
    ])
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.errors.contains("note: App/Mac/B.swift is left out: it is code for macOS\n") == isLeftOut)
    #expect(ImportedCodeTests.text(files, "map/Code.scene.yaml").contains("class: B") == !isLeftOut)
  }

  @Test func `sources that can't be read are named once, and the rest is read`() {
    var contents = ImportedCodeTests.app
    contents["App/Binary.swift"] = "class A\u{0}"
    contents["App/Merge.swift"] = "<<<<<<< HEAD\nclass B {}\n=======\n>>>>>>> other\n"
    contents["App/Open.swift"] = "class C { func d() { ((([[[ \"\"\" /*"
    let files = MemoryFiles(contents)
    let run = CommandRun(["import", "App", "-o", "map"], files: files)
    #expect(run.exit == 0 && ImportedCodeTests.text(files, "map/Code.scene.yaml") == ImportedCodeTests.code)
    #expect(run.errors.contains("note: App/Binary.swift is left out: it is binary\n"))
    #expect(run.errors.contains("note: App/Merge.swift:1:1: a merge conflict: both sides are read\n"))
  }
}
