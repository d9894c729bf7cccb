import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneSession

/// Which files the operands of `check` and `test` stand for.
@Suite struct ScenePathsTests {
  private let files = MemoryFiles([
    "s/b.yaml": "scene: x", "s/a.yml": "scene: x", "s/deep/c.scene.yaml": "", "s/notes.md": "",
    "s/.git/x.yaml": "scene: x", "s/B.yaml": "scene: x",
    "s/deep.yaml": "scene: x", "empty/readme.md": "", "odd.txt": "",
  ])

  @Test func `a folder is every scene below it, sorted, without what is hidden`() {
    let paths = ScenePaths(["s"], in: files)
    #expect(paths.files == ["s/B.yaml", "s/a.yml", "s/b.yaml", "s/deep.yaml", "s/deep/c.scene.yaml"])
    #expect(paths.failures.isEmpty)
    #expect(ScenePaths(["s/"], in: files).files == paths.files)
    #expect(ScenePaths(["."], in: files).files == paths.files)
  }

  @Test func `a file is taken whatever its name is, standard input and what isn't there too`() {
    #expect(ScenePaths(["odd.txt", "-", "none.yaml"], in: files).files == ["odd.txt", "-", "none.yaml"])
  }

  @Test func `a file that is named twice is taken once`() {
    #expect(ScenePaths(["s/deep", "s/deep/c.scene.yaml"], in: files).files == ["s/deep/c.scene.yaml"])
  }

  @Test func `a folder without scenes is a failure`() {
    let paths = ScenePaths(["empty"], in: files)
    #expect(paths.files.isEmpty)
    #expect(paths.failures.map(\.exit) == [.notDone])
    #expect(paths.failures.first?.text(.plain).hasPrefix("empty: error: no file matches *.yaml or *.yml") == true)
  }
}
