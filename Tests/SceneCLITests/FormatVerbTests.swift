import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI

/// `fmt`: what is written where, what is said, and what is answered.
@Suite struct FormatVerbTests {
  private static let loose = "scene:  x\ncontrollers:\n    a:   # first\n"
  private static let form = "scene: x\ncontrollers:\n  a:   # first\n"
  private static let broken = "scene: [x\n"

  private let files = MemoryFiles([
    "loose.yaml": loose, "good.yaml": form.replacing("   #", with: "  #"), "sub/broken.yaml": broken,
  ])
  private let good = form.replacing("   #", with: "  #")

  private func run(_ arguments: String..., input: String = "") -> CommandRun {
    CommandRun(["fmt"] + arguments, input: input, files: files)
  }

  private func text(_ path: String) -> String { String(decoding: files.contents[path] ?? [], as: UTF8.self) }

  @Test func `files are rewritten in place if they change, and named`() {
    let run = run("loose.yaml", "good.yaml")
    #expect(run.exit == 0 && run.output == "")
    #expect(run.errors == "formatted loose.yaml\n")
    #expect(text("loose.yaml") == good)
    #expect(files.writeCount == 1, "the other file isn't touched")
    #expect(self.run("loose.yaml", "good.yaml").errors == "")
  }

  @Test func `a file that can't be read as YAML is reported and left alone, and the others are formatted`() {
    let run = run("sub", "loose.yaml")
    #expect(run.exit == 1)
    #expect(run.errors.hasPrefix("sub/broken.yaml:"))
    #expect(run.errors.hasSuffix("\nformatted loose.yaml\n"))
    #expect(text("sub/broken.yaml") == FormatVerbTests.broken)
  }

  @Test func `a check changes nothing, names files, and ends with exit code 1 if there are any`() {
    let run = run("--check", "loose.yaml", "good.yaml")
    #expect(run.exit == 1 && run.output == "loose.yaml\n" && run.errors == "")
    #expect(files.writeCount == 0)
    let clean = self.run("--check", "good.yaml")
    #expect(clean.exit == 0 && clean.output == "")
  }

  @Test func `a difference is shown, and ends with exit code 1 only with a check`() {
    let difference = """
      --- loose.yaml
      +++ loose.yaml
      @@ -1,3 +1,3 @@
      -scene:  x
      +scene: x
       controllers:
      -    a:   # first
      +  a:  # first

      """
    let run = run("--diff", "loose.yaml", "good.yaml")
    #expect(run.exit == 0 && run.output == difference && run.errors == "")
    let check = self.run("--check", "--diff", "loose.yaml")
    #expect(check.exit == 1 && check.output == difference)
    #expect(files.writeCount == 0)
  }

  @Test func `standard input goes to standard output`() {
    let run = run("-", input: FormatVerbTests.loose)
    #expect(run.exit == 0 && run.output == good && run.errors == "")
    let broken = self.run("-", input: FormatVerbTests.broken)
    #expect(broken.exit == 1 && broken.output == "")
    #expect(broken.errors.hasPrefix("<stdin>:"))
    #expect(self.run("--check", "-", input: FormatVerbTests.loose).output == "<stdin>\n")
  }

  @Test func `output goes to another file if one is named`() {
    let run = run("loose.yaml", "-o", "out.yaml")
    #expect(run.exit == 0 && run.errors == "")
    #expect(text("out.yaml") == good)
    #expect(text("loose.yaml") == FormatVerbTests.loose)
    #expect(self.run("loose.yaml", "good.yaml", "-o", "out.yaml").exit == 64)
    #expect(self.run("--check", "good.yaml", "-o", "out.yaml").exit == 64)
  }

  @Test func `what can't be had answers 2, too deep a file too`() {
    #expect(run("none.yaml").exit == 2)
    #expect(run("-", input: "a: " + String(repeating: "[", count: 200)).exit == 2)
  }

  @Test(.enabled(if: OtherProgram.exists("patch"), "patch isn't installed"))
  func `patch takes the difference`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenograph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = (0..<60).map { "  c\($0):" + ($0 % 17 == 3 ? "   { title: x }" : "") }
    let loose = "scene: x\ncontrollers:\n" + lines.joined(separator: "\n")
    try Data(loose.utf8).write(to: folder.appending(path: "x.yaml"))
    let path = folder.appending(path: "x.yaml").path()
    let difference = CommandRun(["fmt", "--diff", path]).output
    #expect(difference.split(separator: "\n").count { $0.hasPrefix("@@") } > 2)
    let answer = try OtherProgram.run(["patch", "-p0", path], input: difference, in: folder)
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    let patched = String(decoding: try Data(contentsOf: folder.appending(path: "x.yaml")), as: UTF8.self)
    #expect(patched == CommandRun(["fmt", "-"], input: loose).output)
  }

  @Test func `the examples are in the one form`() throws {
    let run = CommandRun(["fmt", "--check", "examples"])
    #expect(run.output == "", "run 'scenograph fmt examples'")
    let unreadable = run.errors.split(separator: "\n").compactMap {
      try? /([^:]+):\d+:\d+: error: .*/.wholeMatch(in: $0)?.1
    }
    #expect(!unreadable.isEmpty && unreadable.allSatisfy { $0.hasPrefix("examples/invalid/") })
  }
}
