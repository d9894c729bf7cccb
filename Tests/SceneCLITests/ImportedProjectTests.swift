import SceneTestSupport
import Testing

@testable import SceneCLI

/// `import` of several storyboards, and of the code beside them.
@Suite struct ImportedProjectTests {
  private static func board(_ scenes: [String]) -> String { ImportedSceneTests.board(scenes) }

  private static func scene(_ controller: String, x: Int) -> String { ImportedSceneTests.scene(controller, x: x) }

  private func scene(in files: MemoryFiles, _ path: String) -> String { ImportedSceneTests().scene(in: files, path) }

  @Test func `what code makes is an edge that is drawn and never fired`() {
    let main = ImportedProjectTests.board([
      ImportedProjectTests.scene(
        "<viewController id=\"tab-01\" customClass=\"HomeViewController\" sceneMemberID=\"viewController\"/>", x: 1),
      ImportedProjectTests.scene(
        "<viewController id=\"det-01\" title=\"Detail\" storyboardIdentifier=\"Detail\" "
          + "sceneMemberID=\"viewController\"/>", x: 2),
    ])
    let code = """
      class HomeViewController: UIViewController {
        func open() { show(storyboard!.instantiateViewController(withIdentifier: "Detail"), sender: self) }
      }

      """
    let files = MemoryFiles(["Main.storyboard": main, "Home.swift": code])
    func importMain(_ further: [String] = []) -> CommandRun {
      CommandRun(["import", "Main.storyboard", "-o", "main.scene.yaml"] + further, files: files)
    }
    _ = importMain()
    #expect(CommandRun(["check", "main.scene.yaml"], files: files).output.contains("only code can make 'detail'"))
    #expect(importMain(["--code", "Home.swift"]).exit == 0)
    #expect(
      scene(in: files, "main.scene.yaml").contains("  home: { class: HomeViewController, instantiates: [detail] }\n"))
    #expect(CommandRun(["check", "main.scene.yaml"], files: files).output == "1 file, no findings\n")
    let drawing = CommandRun(["diagram", "--view", "segues", "--format", "dot", "main.scene.yaml"], files: files)
    #expect(drawing.output.contains("in code") && drawing.output.contains("dotted"), "\(drawing.output)")
    #expect(!CommandRun(["run", "main.scene.yaml"], files: files).output.contains("detail"))
  }

  private static let app: [String: String] = [
    "App/Main.storyboard": board([
      scene(
        "<viewController id=\"tab-01\" customClass=\"HomeViewController\" sceneMemberID=\"viewController\"><connections>"
          + "<segue destination=\"ref-1\" kind=\"show\" id=\"g1\"/><segue destination=\"ref-2\" kind=\"show\" id=\"g2\"/>"
          + "</connections></viewController>", x: 1),
      scene("<viewControllerPlaceholder id=\"ref-1\" storyboardName=\"Help\" sceneMemberID=\"viewController\"/>", x: 2),
      scene("<viewControllerPlaceholder id=\"ref-2\" storyboardName=\"Gone\" sceneMemberID=\"viewController\"/>", x: 3),
    ]),
    "App/Help.storyboard": board([
      scene("<viewController id=\"tab-01\" title=\"Help\" sceneMemberID=\"viewController\"/>", x: 1)
    ]),
    "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>\n",
    "scenes/keep.txt": "",
  ]

  @Test func `a project is a scene for each storyboard, and one that starts where the property list says`() {
    let files = MemoryFiles(ImportedProjectTests.app)
    let run = CommandRun(["import", "App", "-o", "scenes"], files: files)
    #expect(run.exit == 0, "\(run.transcript)")
    #expect(
      scene(in: files, "scenes/Project.scene.yaml") == """
        scene: Project
        initial: main/home
        import:
          help: Help.scene.yaml
          main: Main.scene.yaml

        """)
    #expect(
      scene(in: files, "scenes/Main.scene.yaml") == """
        scene: Main
        partial: true
        initial: home
        import:
          help: Help.scene.yaml
        controllers:
          gone: { note: stands for the initial controller of the storyboard 'Gone' }
          home:
            class: HomeViewController
            segues:
              toGone: { show: gone }
              toHelp: { show: help/help }
        storyboard:
          gone: { id: ref-2, at: [3, 40] }
          home: { id: tab-01, at: [1, 40], segues: { toGone: g2, toHelp: g1 } }

        """)
    #expect(CommandRun(["run", "scenes/Project.scene.yaml"], files: files).exit == 0)
    #expect(CommandRun(["import", "--check", "App", "scenes"], files: files).transcript == "")
    #expect(CommandRun(["import", "App", "-o", "scenes"], files: files).exit == 0)
  }

  @Test func `a project needs a folder, and makes it`() {
    let files = MemoryFiles(ImportedProjectTests.app)
    let none = CommandRun(["import", "App"], files: files)
    #expect(none.exit == 64 && none.errors.hasPrefix("error: the scenes of a project need a folder\nhelp: "))
    #expect(CommandRun(["import", "App", "-o", "new/map"], files: files).exit == 0)
    #expect(files.contents["new/map/Project.scene.yaml"] != nil)
    let taken = CommandRun(["import", "App", "-o", "App/Info.plist"], files: files)
    #expect(taken.exit == 2 && taken.errors.contains("App/Info.plist: error: isn't a folder"))
  }

  @Test func `a document that is refused doesn't stop the others`() {
    let files = MemoryFiles(ImportedProjectTests.app.merging(["App/Bad.storyboard": "<document>"]) { $1 })
    #expect(CommandRun(["import", "App", "-o", "scenes"], files: files).exit == 1)
    #expect(scene(in: files, "scenes/Help.scene.yaml").contains("title: Help"))
    #expect(CommandRun(["import", "App/Bad.storyboard"], files: files).exit == 1)
    #expect(CommandRun(["import", "None.storyboard"], files: files).exit == 2)
  }

  // MARK: The package's own example

  @Test func `the scenes of the guide equal the storyboards that they come from`() {
    let run = CommandRun([
      "import", "--check", "examples/storyboards", "examples/guide/notes", "--code", "examples/storyboards",
    ])
    #expect(run.exit == 0 && run.transcript == "", "\(run.transcript)")
  }

  @Test func `the walk of the guide is the one that its scene has`() throws {
    let names = ["Notes.scene.yaml", "About.scene.yaml", "app.scene.yaml", "app.reach.scene.yaml"]
    let texts = try names.map { ($0, try Repository.text("examples/guide/notes/" + $0)) }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: texts))
    files.edit("app.reach.scene.yaml", nil)
    #expect(CommandRun(["import", "--script", "reach", "app.scene.yaml"], files: files).exit == 0)
    #expect(scene(in: files, "app.reach.scene.yaml") == texts[3].1)
  }

  @Test func `no damage to a storyboard crashes an import`() throws {
    let whole = Array(try Repository.text("examples/storyboards/Notes.storyboard").utf8)
    for offset in Thoroughness.sample(Array(whole.indices), oneIn: 61) {
      var flipped = whole
      flipped[offset] ^= UInt8(1 << (offset % 7))
      for damaged in [Array(whole[..<offset]), flipped] {
        let files = MemoryFiles(["Main.storyboard": String(decoding: damaged, as: UTF8.self)])
        let run = CommandRun(["import", "Main.storyboard", "-o", "main.scene.yaml"], files: files)
        #expect([0, 1].contains(run.exit), "\(offset): \(run.errors)")
        #expect((run.exit == 0) == (files.contents["main.scene.yaml"] != nil))
        if run.exit == 0 { #expect(CommandRun(["fmt", "--check", "main.scene.yaml"], files: files).exit == 0) }
      }
    }
  }
}
