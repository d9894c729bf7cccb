import SceneTestSupport
import Testing

@testable import SceneCLI

/// `import`: storyboards in, a report out.
@Suite struct ImportVerbTests {
  private static func board(_ scenes: String, initial: String = "a", attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="\(initial)"\(attributes)>
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
  }

  private static func scene(
    _ id: String, _ attributes: String = "", inside: String = "", _ element: String = "viewController"
  )
    -> String
  {
    "<scene><objects><\(element) id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(inside)</\(element)>"
      + "</objects></scene>"
  }

  private static let main = board(
    scene(
      "a", "customClass=\"HomeViewController\"",
      inside: "<connections><segue destination=\"r\" kind=\"show\" id=\"s\"/></connections>") + "\n"
      + scene("r", "storyboardName=\"More\"", "viewControllerPlaceholder"))

  private static func files(_ further: [String: String] = [:]) -> MemoryFiles {
    let files = [
      "App/Main.storyboard": main, "App/More.storyboard": board(scene("a", "title=\"More\"")),
      "App/Launch.storyboard": board(scene("a"), attributes: " launchScreen=\"YES\""),
      "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>\n",
      "App/Home.swift": "class HomeViewController: UIViewController {\n"
        + "  func go() { performSegue(withIdentifier: \"gone\", sender: nil) }\n}\n",
    ]
    return MemoryFiles(files.merging(further) { $1 })
  }

  @Test func `a folder is reported on: what was resolved, and what each storyboard has`() {
    let run = CommandRun(["import", "--report", "text", "App", "--no-code"], files: ImportVerbTests.files())
    #expect(run.exit == 0 && run.errors == "note: App/Launch.storyboard is left out: a launch screen\n")
    #expect(
      run.output == """
        2 things were resolved: see '-v'
        App/Main.storyboard: carried: controllers 2, show 1
        App/More.storyboard: carried: controllers 1

        """)
    let verbose = CommandRun(["import", "--report", "text", "-v", "App", "--no-code"], files: ImportVerbTests.files())
    #expect(
      verbose.output == """
        App/Info.plist:1:45: resolved: UIMainStoryboardFile 'Main' leads to 'HomeViewController' (a) in App/Main.storyboard
        App/Main.storyboard:4:17: resolved: the reference to 'More' leads to 'More' (a) in App/More.storyboard
        App/Main.storyboard: carried: controllers 2, show 1
        App/More.storyboard: carried: controllers 1

        """)
  }

  @Test func `a word that is no file is shown with the ending of a storyboard`() {
    let run = CommandRun(["import", "nope", "-o", "map"], files: MemoryFiles([:]))
    #expect(run.exit != 0 && run.errors.contains("as in 'nope.storyboard'"), "\(run.errors)")
  }

  /// A file, what is said of it, and the way out.
  private static let others = [
    ("a.yaml", "scene: A\ncontrollers: { a: }\n", "this is YAML, such as a scene", "scenograph run a.yaml"),
    (
      "a.json", "{ \"scene\": \"A\", \"controllers\": { \"a\": {} } }\n", "this is YAML, such as a scene",
      "scenograph run a.json"
    ),
    ("a.md", "# Title\n", "this is Markdown", "scenograph docs --check a.md"),
    ("a.swift", "import UIKit\n", "this is code", "the folder of the app"),
    ("a.png", "%PDF-1.4\n", "this is a picture", "name a storyboard"),
  ]

  @Test(arguments: others.indices) func `a file for another verb says which`(index: Int) {
    let (path, text, kind, way) = ImportVerbTests.others[index]
    let run = CommandRun(["import", path], files: MemoryFiles([path: text]))
    #expect(run.exit == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(path):1:1: error: \(kind), not a storyboard [SG126]\n"), "\(run.errors)")
    #expect(run.errors.contains(way), "\(run.errors)")
  }

  @Test func `a controller is known by its element, where nothing else says that it is one`() {
    let board = ImportVerbTests.main.replacing(" sceneMemberID=\"viewController\"", with: "")
    let run = CommandRun(["import", "M.storyboard"], files: MemoryFiles(["M.storyboard": board]))
    let whole = CommandRun(["import", "M.storyboard"], files: MemoryFiles(["M.storyboard": ImportVerbTests.main]))
    #expect(run.exit == 0 && run.output == whole.output && run.output.contains("class: HomeViewController"))
    // What is placed elsewhere in a scene isn't its controller.
    let proxy = ImportVerbTests.board(
      "<scene><objects><viewController id=\"a\" sceneMemberID=\"firstResponder\"/></objects></scene>")
    let none = CommandRun(["import", "M.storyboard"], files: MemoryFiles(["M.storyboard": proxy]))
    #expect(
      none.errors.hasPrefix("note: no controller was found in the storyboard, so no scene can run"), "\(none.errors)")
  }

  @Test func `a scene without its first controller says so`() {
    let board = ImportVerbTests.main.replacing(" initialViewController=\"a\"", with: "")
    let run = CommandRun(["import", "M.storyboard"], files: MemoryFiles(["M.storyboard": board]))
    #expect(run.exit == 0 && run.errors.hasPrefix("note: the storyboard has no initial controller"), "\(run.errors)")
  }

  @Test func `code is read when it is named`() {
    let run = CommandRun(["import", "--report", "text", "App", "--code", "App"], files: ImportVerbTests.files())
    #expect(run.exit == 0)
    #expect(
      run.output.contains(
        "App/Home.swift:2:44: left open: no storyboard has a segue with the identifier 'gone'\n"))
    let missing = CommandRun(["import", "--report", "text", "App", "--code", "Src"], files: ImportVerbTests.files())
    #expect(missing.exit == 2 && missing.errors.contains("Src: error: no such file"))
  }

  @Test func `launch screens are taken when they are asked for, or named`() {
    let files = ImportVerbTests.files()
    #expect(!CommandRun(["import", "--report", "text", "App"], files: files).output.contains("Launch"))
    #expect(
      CommandRun(["import", "--report", "text", "--launch-screens", "App"], files: files).output.contains(
        "Launch.storyboard: carried"))
    #expect(
      CommandRun(["import", "--report", "text", "App/Launch.storyboard"], files: files).output.contains(
        "Launch.storyboard: carried"))
  }

  @Test func `a file that is refused doesn't stop the others`() {
    let files = ImportVerbTests.files([
      "App/Broken.storyboard": "<document targetRuntime=\"iOS.CocoaTouch\">\n<<<<<<< HEAD\n",
      "App/Empty.storyboard": "",
      "App/Mac.storyboard": "<document targetRuntime=\"MacOSX.Cocoa\"/>\n",
      "App/._Main.storyboard": "\u{0}\u{5}\u{16}\u{7}",
    ])
    let run = CommandRun(["import", "--report", "text", "App"], files: files)
    #expect(run.exit == 1)
    #expect(run.output.contains("App/Main.storyboard: carried: controllers 2, show 1\n"))
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error: ") }.map(String.init)
    #expect(
      lines == [
        "App/Broken.storyboard:2:1: error: there is a merge conflict here [SG122]",
        "App/Empty.storyboard:1:1: error: the file is empty [SG125]",
      ])
    // A search finds it beside the app; a name on the command line means it.
    #expect(
      run.errors.contains("note: App/Mac.storyboard is left out: this storyboard is for macOS, not for UIKit\n"))
    let named = CommandRun(["import", "--report", "text", "App/Mac.storyboard"], files: files)
    #expect(named.exit == 1 && named.errors.contains("SG127"))
  }

  @Test func `as JSON the report also says what was refused`() throws {
    let files = ImportVerbTests.files(["App/Empty.storyboard": ""])
    let run = CommandRun(["import", "--report", "json", "App", "--no-code"], files: files)
    #expect(run.exit == 1 && run.output.hasSuffix("}\n"))
    let answer = try OtherProgram.python(
      "import json,sys; d=json.load(sys.stdin); print(len(d['storyboards']), len(d['items']), d['refused'][0]['code'])",
      input: run.output)
    #expect(answer.output == "2 2 SG125\n")
  }

  @Test func `nothing to read is said, and nothing is reported`() {
    let files = MemoryFiles(["App/a.txt": "x"])
    for path in ["App", "gone.storyboard"] {
      let run = CommandRun(["import", "--report", "text", path], files: files)
      #expect(run.exit == 2 && run.output == "" && run.errors.contains("error: "))
    }
  }

  @Test func `a storyboard on standard input is reported on`() {
    let run = CommandRun(["import", "--report", "text", "-"], input: ImportVerbTests.main, files: MemoryFiles())
    #expect(run.exit == 0 && run.output.hasSuffix("<stdin>: carried: controllers 2, show 1\n"))
  }
}
