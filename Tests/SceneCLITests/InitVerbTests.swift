import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneCLI

/// `init`: what it writes runs, and nothing is written over.
@Suite struct InitVerbTests {
  private static let kinds = FirstScene.all.map(\.name)

  @Test(arguments: kinds) func `the scene of a kind is in order, in the one form, runs, and holds what it expects`(
    kind: String
  ) {
    let files = MemoryFiles()
    let run = CommandRun(["init", "--kind", kind], files: files)
    #expect(run.exit == 0 && run.output == "")
    #expect(Array(files.contents.keys) == ["first.scene.yaml"])
    let next = run.errors.split(separator: "\n").filter { $0.hasPrefix("  scenograph ") }.map {
      $0.split(separator: " ").dropFirst()
    }
    #expect(next.count == 3)
    for words in next
      + ["check --strict first.scene.yaml".split(separator: " "), "fmt --check first.scene.yaml".split(separator: " ")]
      .map({ $0[...] })
    {
      let said = CommandRun(words.map(String.init), files: files)
      #expect(said.exit == 0 && said.errors == "", "\(words): \(said.errors)\(said.output)")
    }
    let test = CommandRun(["test", "first.scene.yaml"], files: files)
    #expect(test.output.wholeMatch(of: /[2-9] passed, 0 failed\n/) != nil, "\(test.output)")
    #expect(CommandRun(["check", "first.scene.yaml"], files: files).output == "1 file, no findings\n")
    #expect(CommandRun(["run", "first.scene.yaml"], files: files).output.contains("viewDidAppear"))
  }

  @Test func `each kind of controller has a first scene`() {
    for kind in ControllerKind.allCases { #expect(Self.kinds.contains(kind.rawValue), "\(kind)") }
  }

  @Test func `an existing file is left alone unless it is to be replaced`() {
    let files = MemoryFiles(["first.scene.yaml": "mine", "folder/x.yaml": "x"])
    let run = CommandRun(["init"], files: files)
    #expect(run.exit == 2 && run.output == "")
    #expect(run.errors.hasPrefix("first.scene.yaml: error: exists already\nhelp: "))
    #expect(CommandRun(["init", "folder"], files: files).errors.hasPrefix("folder: error: is a folder\n"))
    #expect(files.writeCount == 0)
    #expect(CommandRun(["init", "--force"], files: files).exit == 0)
    #expect(files.writeCount == 1 && files.contents["first.scene.yaml"] != Array("mine".utf8))
  }

  @Test func `a name by which no scene is found is refused`() {
    let files = MemoryFiles()
    for name in ["shop", "shop.txt"] {
      let run = CommandRun(["init", name], files: files)
      #expect(
        run.exit == 64 && run.errors.hasSuffix("help: write 'scenograph init shop.scene.yaml'\n"), "\(run.errors)")
    }
    #expect(files.writeCount == 0)
  }

  @Test func `a file can be named, and standard output is one`() {
    let files = MemoryFiles()
    let run = CommandRun(["init", "a.yaml"], files: files)
    // `init > a.yaml` must leave the file a scene.
    #expect(run.output.isEmpty && run.errors.hasPrefix("wrote a.yaml; now try\n"))
    let shown = CommandRun(["init", "-"], files: files).output
    #expect(Array(shown.utf8) == files.contents["a.yaml"] && files.writeCount == 1)
    #expect(CommandRun(["init", "--kind", "tab"], files: files).exit == 64)
  }

  @Test func `a first scene can come from a log`() {
    let log = """
      ListController viewDidLoad
      ListController viewWillAppear
      ListController viewDidAppear
      DetailController viewDidLoad
      ListController viewWillDisappear
      DetailController viewWillAppear
      ListController viewDidDisappear
      DetailController viewDidAppear

      """
    let files = MemoryFiles(["app.log": log, "empty.log": "nothing\n"])
    let run = CommandRun(["init", "--from-log", "app.log", "app.scene.yaml"], files: files)
    #expect(run.exit == 0 && run.errors.contains("wrote app.scene.yaml"), "\(run.errors)")
    let played = CommandRun(["run", "--events", "viewDidAppear", "app.scene.yaml"], files: files)
    #expect(played.exit == 0 && played.output.contains("DetailController.viewDidAppear"), "\(played.output)")
    // An existing file stays, as with any first scene.
    #expect(CommandRun(["init", "--from-log", "app.log", "app.scene.yaml"], files: files).exit == 2)
    let empty = CommandRun(["init", "--from-log", "empty.log", "-"], files: files)
    #expect(empty.exit == 1 && empty.errors.contains("no script was found"), "\(empty.errors)")
    #expect(CommandRun(["init", "--from-log", "app.log", "--kind", "tabs", "-"], files: files).exit == 64)
  }
}
