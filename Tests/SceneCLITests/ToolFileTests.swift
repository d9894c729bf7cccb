import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI

/// The files by which other tools call the command or read what it says.
@Suite struct ToolFileTests {
  /// A problem matcher's reading of a line.
  private struct Problem: Codable, Hashable {
    var owner: String
    var file: String
    var line: String?
    var column: String?
    var severity: String
    var message: String
    var code: String?
  }

  /// A finding as the JSON lines of `check` have it.
  private struct Finding: Decodable {
    var path: String
    var line: Int
    var column: Int
    var severity: String
    var code: String
    var message: String

    var problem: Problem {
      Problem(
        owner: severity == "note" ? "scenograph-note" : "scenograph", file: path, line: "\(line)",
        column: "\(column)", severity: severity == "note" ? "notice" : severity, message: message, code: code)
    }
  }

  private static let folders = ["examples", "Tests/Cases/invalid", "no-such-file.yaml"]

  @Test(.enabled(if: OtherProgram.hasPython, "python3 is not installed"))
  func `the problem matcher finds each finding, as Python reads its expressions`() throws {
    try check(by: ["python3", "-c", ToolFileTests.pythonMatcher])
  }

  @Test(.enabled("node is not installed") { OtherProgram.exists("node") })
  func `the problem matcher finds each finding, as JavaScript reads its expressions`() throws {
    try check(by: ["node", "-e", ToolFileTests.javaScriptMatcher])
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `pre-commit takes the hooks, and each calls a verb that is there`() throws {
    let answer = try PythonTools.tool("pre-commit").run(["validate-manifest", ".pre-commit-hooks.yaml"])
    #expect(answer.status == 0, "\(answer.output)")
    let hooks = try PythonTools.python(
      """
      import re, sys, yaml
      for hook in yaml.safe_load(sys.stdin):
          names = ["a.scene.yaml", "a/b.scene.yml", "a.yaml"]
          print(*[bool(re.search(hook["files"], name)) for name in names], hook.get("pass_filenames", True), hook["entry"])
      """, input: try Repository.text(".pre-commit-hooks.yaml")
    ).output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(hooks.count > 3)
    for hook in hooks {
      #expect(hook.starts(with: ["True", "True", "False"]) && hook[4] == "scenograph", "\(hook)")
      // Nothing is to be rewritten here.
      let operands = hook[3] == "True" ? ["examples/loading/view-only.scene.yaml"] : []
      let run = CommandRun(hook[5...] + (hook[5] == "fmt" ? ["--check"] : []) + operands)
      #expect(run.exit == 0, "\(hook): \(run.output)\(run.errors)")
    }
  }

  /// Has a program match what the command prints, and compares with what its JSON says.
  private func check(by program: [String]) throws {
    let json = CommandRun(["check", "--reporter", "jsonl"] + ToolFileTests.folders).output
    let findings = try json.split(separator: "\n").map {
      try JSONDecoder().decode(Finding.self, from: Data($0.utf8)).problem
    }
    #expect(findings.count > 100)
    let concise = CommandRun(["check", "--reporter", "concise"] + ToolFileTests.folders)
    #expect(try problems(in: concise.output, by: program) == findings)
    #expect(
      try problems(in: concise.errors, by: program) == [
        Problem(owner: "scenograph", file: "no-such-file.yaml", severity: "error", message: "no such file")
      ])
    // For people there is more, of which the matcher takes the findings and their notes.
    let text = try problems(in: CommandRun(["check"] + ToolFileTests.folders).output, by: program)
    #expect(text.filter { $0.code != nil } == findings)
    #expect(Set(text.filter { $0.code == nil }.map(\.owner)) == ["scenograph-note"])
    let files = MemoryFiles([
      "wrong.yaml": "scene: S\ninitial: a\ncontrollers: { a: , b: }\nscript:\n  - expect: { visible: b }\n"
    ])
    #expect(
      try problems(in: CommandRun(["test", "wrong.yaml"], files: files).output, by: program) == [
        Problem(
          owner: "scenograph-test", file: "wrong.yaml", line: "5", severity: "error",
          message: "visible is 'a', expected 'b'")
      ])
  }

  private func problems(in text: String, by program: [String]) throws -> [Problem] {
    let answer = try OtherProgram.run(program, input: text)
    #expect(answer.errors == "")
    return try answer.output.split(separator: "\n").map { try JSONDecoder().decode(Problem.self, from: Data($0.utf8)) }
  }

  private static let pythonMatcher = """
    import json, re, sys
    with open(".github/scenograph-matcher.json") as file:
        matchers = json.load(file)["problemMatcher"]
    for line in sys.stdin.read().split("\\n"):
        for matcher in matchers:
            [pattern] = matcher["pattern"]
            match = re.search(pattern["regexp"], line)
            if match:
                parts = {key: match.group(place) for key, place in pattern.items() if key != "regexp"}
                print(json.dumps({"owner": matcher["owner"], "severity": matcher.get("severity"), **parts}))
    """

  private static let javaScriptMatcher = """
    const fs = require("fs")
    const matchers = JSON.parse(fs.readFileSync(".github/scenograph-matcher.json", "utf8")).problemMatcher
    for (const line of fs.readFileSync(0, "utf8").split("\\n")) {
      for (const matcher of matchers) {
        const { regexp, ...places } = matcher.pattern[0]
        const match = new RegExp(regexp).exec(line)
        if (!match) continue
        const problem = { owner: matcher.owner, severity: matcher.severity }
        for (const key in places) problem[key] = match[places[key]]
        console.log(JSON.stringify(problem))
      }
    }
    """
}
