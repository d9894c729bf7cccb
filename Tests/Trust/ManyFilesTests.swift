import Foundation
import SceneTestSupport
import Testing

/// More files than two bytes can number: the last one is still named and quoted.
@Suite struct ManyFilesTests {
  /// A verb over a folder, files of which it has many, and one with a mistake.
  struct Crowd: CustomTestStringConvertible, Sendable {
    let line: String
    let file: (ending: String, text: String)
    let wrong: (path: String, text: String, message: String)
    let count: Int

    var testDescription: String { "\(line), \(count) files" }
  }

  private static let crowds = [65_535, 65_536, 65_537].flatMap { count in
    let scene = (ending: ".scene.yaml", text: "scene: S\ninitial: a\ncontrollers:\n  a:\n")
    let noScene = (path: "in/z.scene.yaml", text: "scene: [\n", message: "in/z.scene.yaml:")
    let region = "# D\n\n<!-- scenograph: nothing -->\n<!-- /scenograph -->\n"
    let quick = [
      Crowd(
        line: "docs --check in", file: (".md", "# D\n"), wrong: ("in/z.md", region, "in/z.md:3:18: error: "),
        count: count),
      Crowd(
        line: "import in", file: (".swift", "class A {}\n"),
        wrong: ("in/z.storyboard", "<document/>\n", "in/z.storyboard:1:1: error: "), count: count),
      Crowd(line: "fmt --check in", file: scene, wrong: noScene, count: count),
    ]
    let slow = ["check in", "test in"].map { Crowd(line: $0, file: scene, wrong: noScene, count: count) }
    return quick + (Thoroughness.isFull ? slow : [])
  }

  @Test(.enabled(if: Thoroughness.isFull, "takes minutes")) func `a folder is tested about as fast as it is checked`() {
    let text = "scene: S\ninitial: a\ncontrollers:\n  a:\n"
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: (0..<40_000).map { ("in/f\($0).yaml", text) }))
    func time(_ verb: String) -> Double {
      let start = clock()
      #expect(CommandRun([verb, "in"], files: files).exit == 0)
      return Double(clock() - start)
    }
    // The square of the files took it ten times as long.
    #expect((0..<3).contains { _ in time("test") < 1.5 * time("check") })
  }

  @Test(arguments: Thoroughness.sample(crowds, oneIn: 9)) func `the last of many files is named`(crowd: Crowd) {
    var files = Dictionary(
      uniqueKeysWithValues: (1..<crowd.count).map { ("in/f\($0)" + crowd.file.ending, crowd.file.text) })
    files[crowd.wrong.path] = crowd.wrong.text
    let run = CommandRun(crowd.line.split(separator: " ").map(String.init), files: MemoryFiles(files))
    #expect(run.exit == 1)
    #expect((run.output + run.errors).contains(crowd.wrong.message), "\((run.output + run.errors).suffix(500))")
  }
}
