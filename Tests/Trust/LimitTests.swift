import SceneBasics
import SceneFiles
import SceneTestSupport
import Testing

@testable import SceneSession

/// Each bound below, at, and above it: what is allowed passes, one more ends with 2, and `check` says what `run` does.
@Suite struct LimitTests {
  /// The exit codes of `check` and `run` for a scene.
  private func exits(_ scene: String, files: [String: String] = [:]) -> [Int32] {
    let files = MemoryFiles(files.merging(["x.yaml": scene]) { $1 })
    return ["check", "run"].map { CommandRun([$0, "x.yaml"], files: files).exit }
  }

  @Test(arguments: [(9, true), (10, true), (11, false), (70_000, false)])
  func `so many bytes are read and no more`(count: Int, isRead: Bool) throws {
    let shop = try Workshop(["x": String(repeating: "x", count: count)])
    var rules = ReadingRules()
    rules.limit = 10
    let file = Disk().read(shop.path("x"), rules)
    #expect((try? file.get().count) == (isRead ? count : nil))
    if case .failure(let failure) = file {
      #expect(failure.exceedsLimit && failure.reason == "has \(count) bytes; at most 10 are read")
    }
    try shop.run("mkfifo pipe")
    Thread { _ = try? shop.run("cat x > pipe") }.map { writer in
      let piped = Disk().read(shop.path("pipe"), rules)
      #expect((try? piped.get().count) == (isRead ? count : nil))
      writer.join()
    }
  }

  @Test(arguments: [(127, 0), (128, 0), (129, 2)] as [(Int, Int32)])
  func `lists stand in each other up to 128 deep`(depth: Int, exit: Int32) {
    // The file's own mapping is the first level.
    let nested = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
    #expect(exits("scene: D\ninitial: a\ncontrollers: { a: }\nx-data: \(nested)\n") == [exit, exit])
  }

  @Test(arguments: [(59, 0), (60, 0), (61, 2)] as [(Int, Int32)])
  func `containers contain each other up to 60 deep`(depth: Int, exit: Int32) {
    let inner = (1..<depth).map { "  c\($0): { children: [c\($0 + 1)] }\n" }.joined()
    #expect(exits("scene: D\ninitial: c1\ncontrollers:\n\(inner)  c\(depth):\n") == [exit, exit])
  }

  @Test(arguments: [(999, 0), (1_000, 0), (1_001, 2)] as [(Int, Int32)])
  func `a scene consists of up to 1,000 files`(count: Int, exit: Int32) {
    let part = "scene: P\ncontrollers: { b: }\n"
    let names = (1..<count).map { "p\($0)" }
    let scene =
      "scene: F\ninitial: a\nimport:\n" + names.map { "  \($0): \($0).yaml\n" }.joined()
      + "controllers: { a: }\n"
    let files = Dictionary(uniqueKeysWithValues: names.map { ("\($0).yaml", part) })
    #expect(exits(scene, files: files) == [exit, exit])
  }

  @Test(arguments: [(999, 0), (1_000, 0), (1_001, 2)] as [(Int, Int32)])
  func `aliases stand for up to 100,000 values`(count: Int, exit: Int32) {
    // A list of 99 is a hundred values.
    let hundred = Array(repeating: "a", count: 99).joined(separator: ", ")
    let aliases = Array(repeating: "*h", count: count).joined(separator: ", ")
    let scene = "scene: A\ninitial: a\ncontrollers: { a: }\nx-h: &h [\(hundred)]\nx-all: [\(aliases)]\n"
    #expect(exits(scene) == [exit, exit])
  }
}
