import Foundation
import SceneTestSupport
import Testing

/// The diffs that git shows of storyboards, with the lines of setup that the documents name.
@Suite struct GitDiffTests {
  private static let page = "schema/guide/6-an-app-from-its-storyboards.md"

  /// The two lines of the guide.
  private static func setup() throws -> String {
    let lines = try Repository.text(page).split(separator: "\n").filter {
      $0.contains("diff.storyboard.textconv") || $0.contains(">> .gitattributes")
    }
    #expect(lines.count == 2)
    return lines.joined(separator: "\n").replacing("'scenograph ", with: "\"'$1' \"'")
  }

  /// Runs a script in a repository with one commit of a storyboard.
  private func git(_ script: String) throws -> OtherProgram.Answer {
    let head = """
      set -e
      cd "$(mktemp -d)"
      trap 'rm -rf "$PWD"' EXIT
      git init --quiet
      git config user.name A
      git config user.email a@b.c
      \(try GitDiffTests.setup())
      cp "$2" Main.storyboard
      git add --all
      git commit --quiet --message one

      """
    let storyboard = Repository.url("examples/storyboards/Notes.storyboard").path()
    return try OtherProgram.run(["bash", "-c", head + script, "bash", ProcessTests.command.path(), storyboard])
  }

  private static let hasGit = OtherProgram.exists("git")

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a change is shown in the lines of the scene, and one of the canvas alone in none`() throws {
    let run = try git("sed -i 's/Identifier=\"note\"/Identifier=\"page\"/' Main.storyboard; git --no-pager diff")
    #expect(run.status == 0, "\(run.errors)")
    let changed = run.output.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    let lines = ["note", "page"].map { "  note: { title: Note, storyboardIdentifier: \($0) }" }
    #expect(changed.map(String.init) == ["-" + lines[0], "+" + lines[1]], "\(run.output)")
    let moved = try git("sed -i 's/canvasLocation\" x=\"/&1/' Main.storyboard; git status --short; git --no-pager diff")
    #expect(moved.status == 0 && moved.output.contains(" M Main.storyboard"), "\(moved.errors)")
    #expect(!moved.output.contains("@@"), "\(moved.output)")
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a revision that can't be imported doesn't end the diff`() throws {
    let run = try git(
      """
      sed -i '5i<<<<<<< HEAD' Main.storyboard
      git --no-pager diff
      git commit --quiet --all --message two
      : > Main.storyboard
      git --no-pager diff
      git --no-pager log --patch > /dev/null
      """)
    #expect(run.status == 0, "\(run.errors)")
    let conflict = "# 5:1: there is a merge conflict here [SG122]\n"
    #expect(run.output.contains("\n+" + conflict), "\(run.output)")
    #expect(run.output.contains("\n-" + conflict + "+# 1:1: the file is empty [SG125]\n"))
  }
}
