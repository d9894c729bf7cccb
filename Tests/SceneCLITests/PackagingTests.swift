import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI

/// The ways in besides a build: packages for pip and for Debian, and GitHub's workflow.
@Suite struct PackagingTests {
  private static let executable = Repository.url(".build/debug/scenograph")
  private static let isBuilt = FileManager.default.isExecutableFile(atPath: executable.path())
  private static let canTry = OtherProgram.hasPython && isBuilt

  /// The README's first scene and its trace.
  private static func firstScene() throws -> (text: String, trace: String) {
    let readme = try Repository.text("README.md")
    let scene = try #require(readme.firstMatch(of: /(?s)```yaml\n(.*?)```/)).1
    let run = try #require(readme.firstMatch(of: /(?s)```console\n\$ [^\n]*\n(.*?)```/)).1
    return (String(scene), String(run))
  }

  @Test(.enabled(if: canTry, "python3 or .build/debug/scenograph isn't there"))
  func `the packages bring the command, which runs the README's first scene`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "packages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = try OtherProgram.run(
      [".tools/wheel", "--executable", PackagingTests.executable.path(), "--into", folder.path()])
    #expect(made.status == 0, "\(made.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    try #require(names.count == 2 && names[0].contains("-py3-none-linux_") && names[1].hasSuffix(".deb"))
    let (scene, trace) = try PackagingTests.firstScene()
    try Data(scene.utf8).write(to: folder.appending(path: "a.scene.yaml"))
    func run(_ line: String) throws -> OtherProgram.Answer { try OtherProgram.run(["sh", "-c", line], in: folder) }
    let install = try run("python3 -m venv fresh && fresh/bin/pip install --quiet --no-index ./*.whl")
    #expect(install.status == 0, "\(install.errors)")
    let wheel = try run("fresh/bin/scenograph run --events appearance a.scene.yaml")
    #expect(wheel.status == 0 && wheel.output == trace, "\(wheel)")
    guard OtherProgram.exists("dpkg-deb") else { return }
    let debian = try run(
      "dpkg-deb --extract ./*.deb root && root/usr/bin/scenograph run --events appearance a.scene.yaml")
    #expect(debian.status == 0 && debian.output == trace, "\(debian)")
    let about = try run("dpkg-deb --field ./*.deb Package Version")
    #expect(about.output == "Package: scenograph\nVersion: \(SceneCLI.Command.version)\n")
    let sums = try run("dpkg-deb --control ./*.deb about && cd root && md5sum --check --quiet ../about/md5sums")
    #expect(sums.status == 0 && sums.output.isEmpty, "\(sums)")
    let files = try run("find root -type f | sort").output
    #expect(files.contains("root/usr/share/man/man1/scenograph.1.gz") && files.split(separator: "\n").count == 5)
  }

  private static let workflow =
    (try? Repository.text("README.md"))
    .flatMap { $0.firstMatch(of: /(?s)<!-- workflow -->\n```yaml\n(.*?)```/) }.map { String($0.1) } ?? ""

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `GitHub's schemas take the workflow of the README and the action`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "scenes.yml")
    try Data(PackagingTests.workflow.utf8).write(to: file)
    for (schema, path) in [("workflows", file.path()), ("actions", Repository.path(".github/setup/action.yml"))] {
      let answer = try PythonTools.tool("check-jsonschema").run(["--builtin-schema", "vendor.github-\(schema)", path])
      #expect(answer.status == 0, "\(answer.output)")
    }
  }

  @Test func `each line of the workflow does its work in a repository with a scene and a document`() throws {
    let lines = PackagingTests.workflow.matches(of: /(?m)- run: scenograph (.+)$/).map { String($0.1) }
    #expect(lines.count == 3)
    let scene = try PackagingTests.firstScene().text + "  - expect: { visible: list }\n"
    let page = "# A\n<!-- scenograph: tree a.scene.yaml -->\n```text\nlist appeared\n```\n<!-- /scenograph -->\n"
    let files = MemoryFiles(["./a.scene.yaml": scene, "./A.md": page, "a.scene.yaml": scene, "A.md": page])
    for line in lines {
      let run = CommandRun(line.split(separator: " ").map(String.init), files: files)
      #expect(run.exit == 0, "\(line): \(run.output)\(run.errors)")
    }
    let broken = MemoryFiles(["a.scene.yaml": scene.replacing("initial: list", with: "initial: lost"), "A.md": page])
    for line in lines {
      #expect(CommandRun(line.split(separator: " ").map(String.init), files: broken).exit == 1, "\(line)")
    }
  }
}
