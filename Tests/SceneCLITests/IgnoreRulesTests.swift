import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneSession

/// The rules that leave files out of folders, and the scenes among the rest.
@Suite struct IgnoreRulesTests {
  /// Patterns, a path, and whether it is left out, as git's documentation has it.
  @Test(
    arguments: [
      (["old"], "a/old", true), (["/old"], "a/old", false), (["a/old"], "a/old", true), (["old/"], "a/old", false),
      (["*.tmp.yaml"], "a/b.tmp.yaml", true), (["a/*"], "a/b/c", false), (["a/**"], "a/b/c", true),
      (["**/c"], "a/b/c", true), (["a/**/c"], "a/c", true), (["a?c"], "abc", true), (["a?c"], "a/c", false),
      (["[a-c]x"], "bx", true), (["[!a-c]x"], "bx", false), (["# old"], "# old", false), (["x", "!x"], "x", false),
      (["!x", "x"], "x", true), (["\\!x"], "!x", true), ([""], "x", false), (["x  "], "x", true),
    ] as [([String], String, Bool)])
  func `a pattern means what it means to git`(_ patterns: [String], _ path: String, _ isIgnored: Bool) throws {
    #expect((try IgnoreRules(patterns).verdict(on: names(of: path), isFolder: false) == .ignored) == isIgnored)
  }

  private func names(of path: String) -> [[Character]] { path.split(separator: "/").map { Array($0) } }

  /// The meaning of a pattern of one name, read off its definition: each star is tried with every rest of the name.
  private func fits(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return fits(name, pattern.dropFirst()) || !name.isEmpty && fits(name.dropFirst(), pattern)
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return fits(name.dropFirst(), pattern.dropFirst())
  }

  /// The meaning for a path, where `**` stands for any folders.
  private func fits(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      if pattern.count == 1 { return !path.isEmpty }
      return fits(path, pattern.dropFirst()) || !path.isEmpty && fits(path.dropFirst(), pattern)
    }
    guard let name = path.first, fits(name, first) else { return false }
    return fits(path.dropFirst(), pattern.dropFirst())
  }

  @Test func `a pattern matches what it matches if every way is tried`() throws {
    func words(_ letters: [String], upTo length: Int) -> [String] {
      var all: [String] = [""]
      var last = [""]
      for _ in 0..<length {
        last = last.flatMap { word in letters.map { word + $0 } }
        all += last
      }
      return Array(all.dropFirst())
    }
    var (matching, count) = (0, 0)
    for pattern in words(["a", "b", "*", "?"], upTo: 5) where !pattern.contains("**") {
      for name in ["a", "b", "ab", "aab", "abab", "bbaab"] {
        let isIgnored = try IgnoreRules(["/" + pattern]).verdict(on: names(of: name), isFolder: false) == .ignored
        #expect(isIgnored == fits(name[...], pattern[...]), "\(pattern) and \(name)")
        (matching, count) = (matching + (isIgnored ? 1 : 0), count + 1)
      }
    }
    for parts in words(["a/", "*/", "**/"], upTo: 5) {
      let pattern = parts.dropLast().split(separator: "/")
      for path in ["a", "a/b", "b/a", "a/a/b", "b/a/b/a", "a/b/a/a/b"] {
        let rules = try IgnoreRules(["/" + parts.dropLast()])
        let isIgnored = rules.verdict(on: names(of: path), isFolder: false) == .ignored
        #expect(isIgnored == fits(path.split(separator: "/")[...], pattern[...]), "\(parts) and \(path)")
        (matching, count) = (matching + (isIgnored ? 1 : 0), count + 1)
      }
    }
    #expect(matching > 500 && count - matching > 500)
  }

  @Test func `a line that is too long, and too many lines, are no rules`() throws {
    let longest = String(repeating: "a", count: IgnoreRules.longestLine)
    #expect(throws: Never.self) { try IgnoreRules(["x", longest]) }
    let long = #expect(throws: IgnoreRules.Flaw.self) { try IgnoreRules(["x", longest + "a"]) }
    #expect(long?.line == 2 && long?.reason == "the pattern has more than 4096 bytes")
    let most = Array(repeating: "x", count: IgnoreRules.mostLines)
    #expect(throws: Never.self) { try IgnoreRules(most) }
    #expect(throws: IgnoreRules.Flaw.self) { try IgnoreRules(most + ["x"]) }
    let run = CommandRun(["check", "s", "--exclude", longest + "a"], files: files)
    #expect(run.exit == 64 && run.errors.hasPrefix("--exclude: error: the pattern has more than 4096 bytes"))
  }

  private let files = MemoryFiles([
    "s/a.scene.yaml": "scene: A\ncontrollers: { a: }\n", "s/compose.yaml": "services:\n  db: { image: x }\n",
    "s/b.yaml": "# B\nscene: B\ncontrollers: { b: }\n", "s/c.yaml": "{ scene: C, controllers: { c: } }\n",
    "s/plan.yaml": "plan: 1\n", "s/deep/scene.yaml": "x:\n    scene: y\n", "s/old/d.scene.yaml": "scene: D\n",
    "s/.scenographignore": "# not now\nold/\n", "s/deep/e.scene.yaml": "scene: E\n",
    "s/deep/.scenographignore": "/e.*\n", "only/compose.yaml": "services: {}\n",
  ])

  @Test func `a folder gives scenes, counts other YAML, and leaves out what it is told`() {
    let paths = ScenePaths(["s"], in: files)
    #expect(paths.files == ["s/a.scene.yaml", "s/b.yaml", "s/c.yaml", "s/plan.yaml"])
    #expect(paths.otherCount == 2)
    #expect(ScenePaths(["s"], excluding: ["b.*", "/plan.yaml"], in: files).files == ["s/a.scene.yaml", "s/c.yaml"])
    // What is named is taken.
    #expect(ScenePaths(["s/old/d.scene.yaml", "s/compose.yaml"], in: files).files.count == 2)
  }

  @Test func `a file that is no scene is left as it is`() {
    let run = CommandRun(["fmt", "s", "--exclude", "plan.yaml"], files: files)
    #expect(run.exit == 0)
    #expect(run.errors.contains("2 other YAML files are no scenes"))
    let named = CommandRun(["fmt", "s/deep/scene.yaml"], files: files)
    #expect(named.exit == 1 && named.errors.contains("s/deep/scene.yaml: error: this isn't a scene"))
    #expect(files.contents["s/deep/scene.yaml"] == Array("x:\n    scene: y\n".utf8))
    #expect(files.contents["s/compose.yaml"] == Array("services:\n  db: { image: x }\n".utf8))
    let none = CommandRun(["check", "only"], files: files)
    #expect(none.exit == 2 && none.errors.contains("no YAML file in this folder is a scene"))
  }

  @Test func `a file in place of a verb leads to run`() {
    let run = CommandRun(["a.scene.yaml"], files: files)
    #expect(run.exit == 64 && run.errors.contains("did you mean 'scenograph run a.scene.yaml'?"))
  }

  @Test func `a diagram is text on a terminal and DOT in a pipe`() {
    let scene = "examples/navigation/photo-frame.scene.yaml"
    #expect(CommandRun(["diagram", scene]).output.hasPrefix("digraph"))
    #expect(CommandRun(["diagram", "--format", "dot", scene], isTerminal: true).output.hasPrefix("digraph"))
    let shown = CommandRun(["diagram", scene], isTerminal: true).output
    #expect(shown == CommandRun(["diagram", "--format", "text", scene]).output && !shown.hasPrefix("digraph"))
  }
}
