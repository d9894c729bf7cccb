import SceneTestSupport
import Testing

@testable import SceneCLI

/// `import`: scenes made of storyboards.
@Suite struct ImportedSceneTests {
  static func board(_ scenes: [String], initial: String = "tab-01") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="\(initial)">
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>

    """
  }

  static func scene(_ controller: String, x: Int) -> String {
    "<scene sceneID=\"s\(x)\"><objects>\(controller)</objects><point key=\"canvasLocation\" x=\"\(x)\" y=\"40\"/></scene>"
  }

  private static let scenes = [
    scene(
      """
      <tabBarController id="tab-01" sceneMemberID="viewController"><connections>
      <segue destination="nav-01" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="set-01" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """, x: 1),
    scene(
      """
      <navigationController id="nav-01" sceneMemberID="viewController"><connections>
      <segue destination="list-1" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController>
      """, x: 2),
    scene(
      """
      <tableViewController id="list-1" customClass="BidsTableViewController" title="Bids" \
      sceneMemberID="viewController"><connections>
      <segue destination="conf-1" kind="presentation" identifier="Confirm Bid" \
      modalPresentationStyle="formSheet" animates="NO" id="p1"/>
      </connections></tableViewController>
      """, x: 3),
    scene(
      """
      <viewController id="conf-1" customClass="ConfirmViewController" storyboardIdentifier="Confirm Your Bid" \
      sceneMemberID="viewController"><view><subviews><button id="b1"><state key="normal" title="Cancel"/>\
      <connections><segue destination="ex-1" kind="unwind" unwindAction="cancelBid:" id="u1"/></connections>\
      </button></subviews></view></viewController><exit id="ex-1" sceneMemberID="exit"/>
      """, x: 4),
    scene("<viewController id=\"set-01\" title=\"Settings\" sceneMemberID=\"viewController\"/>", x: 5),
  ]

  private static let main = board(scenes)

  private static let block = """
    storyboard:
      bids: { id: list-1, at: [3, 40], segues: { confirmBid: p1 } }
      bidsNav: { id: nav-01, at: [2, 40] }
      confirm: { id: conf-1, at: [4, 40], segues: { cancelBid: u1 } }
      settings: { id: set-01, at: [5, 40] }
      tabs: { id: tab-01, at: [1, 40] }

    """

  private static let text = """
    scene: Main
    partial: true
    initial: tabs
    controllers:
      bids:
        title: Bids
        class: BidsTableViewController
        viewClass: UITableView
        unwindActions: [cancelBid]
        segues:
          confirmBid:
            present: confirm
            identifier: Confirm Bid
            modalPresentationStyle: formSheet
            animated: false
      bidsNav: { kind: navigation, stack: [bids] }
      confirm:
        class: ConfirmViewController
        storyboardIdentifier: Confirm Your Bid
        segues:
          cancelBid:
            unwind: cancelBid
            sender: Cancel
            note: "proposed: 'bids' takes it, since it alone leads here"
      settings: { title: Settings }
      tabs: { kind: tabs, tabs: [bidsNav, settings] }

    """

  func files(_ main: String = ImportedSceneTests.main, _ further: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(["Main.storyboard": main].merging(further) { $1 })
  }

  func scene(in files: MemoryFiles, _ path: String = "main.scene.yaml") -> String {
    files.contents[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func importMain(_ files: MemoryFiles, _ further: [String] = []) -> CommandRun {
    CommandRun(["import", "Main.storyboard", "-o", "main.scene.yaml"] + further, files: files)
  }

  @Test func `a storyboard is a scene on standard output, without positions and paths`() {
    let folder = "/tmp/git-blob-x1/"
    let files = MemoryFiles([folder + "Main.storyboard": ImportedSceneTests.main])
    let run = CommandRun(["import", folder + "Main.storyboard"], files: files)
    #expect(run.exit == 0 && run.errors == "")
    #expect(run.output == ImportedSceneTests.text)
  }

  @Test func `with -o its objects stand in a block at the end, and the report goes to standard error`() {
    let files = files()
    let run = importMain(files)
    #expect(run.exit == 0 && run.output == "" && run.errors.contains("Main.storyboard: carried: controllers 5"))
    #expect(scene(in: files) == ImportedSceneTests.text + ImportedSceneTests.block)
    #expect(CommandRun(["check", "main.scene.yaml"], files: files).exit == 0)
  }

  @Test func `scenes that change places change nothing`() {
    let files = files(ImportedSceneTests.board(ImportedSceneTests.scenes.reversed()))
    _ = importMain(files)
    #expect(scene(in: files) == ImportedSceneTests.text + ImportedSceneTests.block)
  }

  @Test func `a second import keeps ids that a person has changed, and takes over what Xcode has`() {
    let files = files()
    _ = importMain(files)
    let renamed = scene(in: files).replacing("confirmBid", with: "bidNow").replacing("confirm", with: "confirmation")
    files.edit("main.scene.yaml", renamed)
    #expect(CommandRun(["check", "main.scene.yaml"], files: files).exit == 0)
    files.edit("Main.storyboard", ImportedSceneTests.main.replacing("title=\"Settings\"", with: "title=\"More\""))
    #expect(importMain(files).exit == 0)
    #expect(scene(in: files) == renamed.replacing("title: Settings", with: "title: More"))
  }

  @Test func `a key that a person has written is refused with its line, or dropped by force`() {
    let files = files()
    _ = importMain(files)
    let pure = scene(in: files)
    for (addition, key, place) in [
      ("script:\n  - wait: 1\n", "script", "33:1"), ("x-mine: 1\n", "x-mine", "33:1"),
      ("quirks: []\n", "quirks", "33:1"),
    ] {
      files.edit("main.scene.yaml", pure + addition)
      let run = importMain(files)
      #expect(run.exit == 1)
      #expect(
        run.errors.hasPrefix(
          "main.scene.yaml:\(place): error: '\(key)' doesn't come from the storyboard and would be lost\nhelp: move it"),
        "\(run.errors)")
      #expect(scene(in: files) == pure + addition)
    }
    let more = pure.replacing("settings: { title: Settings }", with: "settings: { title: Settings, overrides: {} }")
      .replacing("  tabs: { kind", with: "  extra:\n  tabs: { kind")
    files.edit("main.scene.yaml", more)
    let run = importMain(files)
    #expect(run.exit == 1 && run.errors.contains("'overrides' doesn't") && run.errors.contains("'extra' doesn't"))
    #expect(importMain(files, ["--force"]).exit == 0)
    #expect(scene(in: files) == pure)
  }

  @Test func `a comment, a note and an x- key anywhere are refused with their lines, too`() {
    let files = files()
    _ = importMain(files)
    let pure = scene(in: files)
    let edits = [
      ("controllers:\n", "controllers:  # mine\n", "# mine"),
      ("settings: { title: Settings }", "settings: { title: Settings, x-team: blue }", "x-team"),
      ("settings: { title: Settings }", "settings: { title: Settings, note: ask Ann }", "note"),
      ("        present: confirm\n", "        present: confirm\n        x-old: 1\n", "x-old"),
      ("id: set-01,", "id: set-01, x-id: 2,", "x-id"),
    ]
    for (old, new, key) in edits {
      let text = pure.replacing(old, with: new)
      files.edit("main.scene.yaml", text)
      let run = importMain(files)
      let lines = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      let line = zip(text.split(separator: "\n"), pure.split(separator: "\n")).prefix { $0 == $1 }.count
      #expect(run.exit == 1 && lines.count == 1, "\(key): \(run.errors)")
      #expect(run.errors.hasPrefix("main.scene.yaml:\(line + 1):"), "\(run.errors)")
      #expect(run.errors.contains("'\(key)' doesn't come from the storyboard and would be lost"), "\(run.errors)")
      #expect(scene(in: files) == text)
    }
    // What is text isn't a comment, and blanks are no title.
    files.edit("Main.storyboard", ImportedSceneTests.main.replacing("title=\"Settings\"", with: "title=\"a # b\""))
    files.edit("main.scene.yaml", pure)
    #expect(importMain(files).exit == 0 && importMain(files).exit == 0)
    files.edit("Main.storyboard", ImportedSceneTests.main.replacing("title=\"Settings\"", with: "title=\" \""))
    #expect(importMain(files).exit == 0 && !scene(in: files).contains("title: \" \""))
  }

  @Test func `for git a storyboard that is refused is a comment, and git goes on`() {
    let broken = [
      "Broken.storyboard": "<document targetRuntime=\"iOS.CocoaTouch\">\n<<<<<<< HEAD\n", "Empty.storyboard": "",
    ]
    let files = files(ImportedSceneTests.main, broken)
    func convert(_ words: String...) -> CommandRun { CommandRun(["import", "--textconv"] + words, files: files) }
    #expect(convert("Main.storyboard").output == ImportedSceneTests.text)
    for (path, text) in [
      ("Broken.storyboard", "# 2:1: there is a merge conflict here [SG122]\n"),
      ("Empty.storyboard", "# 1:1: the file is empty [SG125]\n"),
    ] {
      let run = convert(path)
      #expect(run.exit == 0 && run.output == text && run.errors == "")
      #expect(CommandRun(["import", path], files: files).exit == 1)
    }
    #expect(convert("Gone.storyboard").exit == 2)
    for words in [
      ["Main.storyboard", "Empty.storyboard"], ["--check", "Main.storyboard"], ["-o", "a", "x.storyboard"],
    ] {
      let run = CommandRun(["import", "--textconv"] + words, files: files)
      #expect(run.exit == 64 && run.errors.hasPrefix("error: '--textconv' takes one storyboard and no other option\n"))
    }
  }

  @Test func `a scene that comes from no storyboard isn't replaced`() {
    let files = files(ImportedSceneTests.main, ["main.scene.yaml": "scene: A\ncontrollers:\n  a:\n"])
    #expect(importMain(files).errors.hasPrefix("main.scene.yaml: error: this scene doesn't come from a storyboard\n"))
    files.edit("main.scene.yaml", "no scene")
    #expect(importMain(files).exit == 1)
    #expect(scene(in: files) == "no scene")
    #expect(importMain(files, ["--force"]).exit == 0)
  }

  @Test func `what stands beside an imported scene works on after the next import`() {
    let app = """
      scene: App
      import: { main: main.scene.yaml }
      initial: main/tabs
      controllers:
        main/confirm: { note: asks twice }
      script:
        - perform: Confirm Bid
          in: main/bids
        - trigger: cancelBid
        - expect: { visible: main/bids, contains: [main/bids.cancelBid] }

      """
    let files = files(ImportedSceneTests.main, ["app.scene.yaml": app])
    _ = importMain(files)
    #expect(CommandRun(["test", "app.scene.yaml"], files: files).exit == 0)
  }

  @Test func `--check compares with the scene, but not the positions on the canvas`() {
    let files = files()
    _ = importMain(files)
    func check() -> CommandRun {
      CommandRun(["import", "--check", "Main.storyboard", "main.scene.yaml"], files: files)
    }
    #expect(check().exit == 0 && check().transcript == "")
    files.edit("Main.storyboard", ImportedSceneTests.main.replacing("x=\"4\"", with: "x=\"99\""))
    #expect(check().exit == 0)
    files.edit("Main.storyboard", ImportedSceneTests.main.replacing("title=\"Settings\"", with: "title=\"More\""))
    let run = check()
    #expect(run.exit == 1 && run.output.contains("-  settings: { title: Settings }\n"))
    #expect(run.output.contains("+  settings: { title: More }\n"))
    files.edit("main.scene.yaml", nil)
    #expect(check().exit == 1 && check().errors.hasPrefix("main.scene.yaml: error: there is no such scene\n"))
  }
}
