import SceneFiles
import SceneTestSupport
import Testing

/// Answers to a path that leads nowhere, a folder with nothing in it, and files that are no text.
@Suite struct NamedSceneTests {
  private static let scene = "scene: A\ninitial: a\ncontrollers: { a: }\n"

  /// A word, and the way out.
  private static let words = [
    ("ok", "did you mean 'ok.yaml'?"), ("sheet", "did you mean 'examples/modal/sheet.scene.yaml'?"),
    ("two", "as in 'two.scene.yaml'"), ("m10", "as in 'm10.scene.yaml'"), ("ok.yml", "did you mean 'ok.yaml'?"),
    ("examples/zzz", "paths start from the current folder"),
  ]

  @Test(arguments: words.indices) func `a scene is found by its name alone`(index: Int) {
    let (word, way) = NamedSceneTests.words[index]
    let paths = [
      "ok.yaml", "examples/modal/sheet.scene.yaml", "examples/a/two.scene.yaml", "examples/b/two.scene.yaml",
    ]
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, NamedSceneTests.scene) }))
    let run = CommandRun(["run", word], files: files)
    #expect(run.exit == 2 && run.errors.contains("error: no such file") && run.errors.contains(way), "\(run.errors)")
  }

  @Test func `a folder without scenes says how to begin, and one without documents what is wanted`() {
    for verb in ["check", "test", "fmt"] {
      let run = CommandRun([verb, "f"], files: MemoryFiles(["f/a.txt": ""]))
      #expect(run.exit == 2 && run.errors.contains("'scenograph init' writes a first scene"), "\(run.errors)")
    }
    let docs = CommandRun(["docs", "--check", "f"], files: MemoryFiles(["f/a.txt": ""]))
    #expect(docs.errors.contains("a folder with Markdown in it"), "\(docs.errors)")
  }

  /// The first bytes of a file, and what it is.
  private static let binaries: [(bytes: [UInt8], kind: String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D], "a picture"), ([0xFF, 0xD8, 0xFF, 0xE0], "a picture"),
    (Array("%PDF-1.4\n".utf8) + [0xE2, 0xE3], "a picture"), (Array("PK\u{3}\u{4}".utf8) + [0xFF], "a binary file"),
    (Array("bplist00".utf8) + [0xD1], "a property list"),
  ]

  @Test(arguments: binaries.indices) func `a file that is no text gets one finding`(index: Int) {
    let (bytes, kind) = NamedSceneTests.binaries[index]
    let files = MemoryFiles(["a": ""])
    _ = files.write([FileChange("a", bytes)])
    for call in [["check", "a"], ["run", "a"], ["why", "a", "a.viewDidLoad"]] {
      let run = CommandRun(call, files: files)
      #expect(run.exit == 1)
      #expect(
        (run.output + run.errors).hasPrefix("a:1:1: error: this is \(kind), not a scene [SG120]"), "\(run.errors)")
    }
  }

  @Test func `a plan that is cut off is to be compiled again`() throws {
    let files = MemoryFiles(["a.yaml": NamedSceneTests.scene])
    #expect(CommandRun(["compile", "a.yaml", "-o", "a.plan"], files: files).exit == 0)
    let plan = try #require(files.contents["a.plan"])
    for count in [1, 20, 60, plan.count / 2, plan.count - 3] {
      _ = files.write([FileChange("a.plan", Array(plan.prefix(count)))])
      let run = CommandRun(["run", "a.plan"], files: files)
      #expect(run.exit == 1 && run.errors.contains("help: compile the scene again"), "\(count): \(run.errors)")
    }
    _ = files.write([FileChange("a.plan", Array(plan.suffix(plan.count / 2)))])
    #expect(CommandRun(["run", "a.plan"], files: files).errors.contains("this is a damaged plan, not a scene"))
  }
}
