import SceneTestSupport
import Testing

/// Levels, in the scene and on the command line, and ignores.
@Suite struct LevelTests {
  private func scene(_ head: String = "", first: String = "", second: String = "") -> String {
    """
    scene: Stack
    initial: main
    \(head.isEmpty ? "note: x" : head)
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      detail: { retained: true }
      lost: { segues: { out: { unwind: go } } }
      taker: { unwindActions: [go] }
    script:
      - trigger: away\(first)
      - push: detail
      - push: detail\(second)

    """
    .replacing("list:\n", with: "list: { segues: { away: { unwind: go } } }\n")
  }

  private func check(_ scene: String, _ arguments: String...) -> CommandRun {
    CommandRun(["check", "-", "--reporter", "concise"] + arguments, input: scene)
  }

  /// The findings as `line level code`.
  private func findings(_ run: CommandRun) -> [String] {
    run.output.matches(of: /(?m)^<stdin>:(\d+):\d+: (\w+): .* \[(SG\d+)\]$/).map { "\($0.1) \($0.2) \($0.3)" }
  }

  @Test func `a level is set by code or name, in the scene or on the command line, which has the last word`() {
    #expect(findings(check(scene())) == ["11 warning SG401", "13 error SG501"])
    #expect(check(scene()).exit == 1)
    let levels = "findings: { SG401: note, pushedTwice: warning }"
    let set = check(scene(levels))
    #expect(findings(set) == ["11 note SG401", "13 warning SG501"])
    #expect(set.exit == 0)
    #expect(findings(check(scene(levels), "--strict")) == ["11 note SG401", "13 error SG501"])
    let typed = check(scene(levels), "--level", "unwindsNowhere=error", "--level=501=off")
    #expect(findings(typed) == ["11 error SG401"])
    #expect(typed.exit == 1)
    let off = check(scene("findings: { SG401: off, SG501: off }"))
    #expect(findings(off).isEmpty && off.exit == 0)
    #expect(findings(check(scene("findings: { SG401: off }"), "--level", "SG401=warning")) == ["13 error SG501"])
    #expect(
      findings(check(scene(), "--level", "SG401=off", "--level", "SG401=note")) == ["11 note SG401", "13 error SG501"])
  }

  @Test func `a level changes what is said, not what happens`() {
    let run = CommandRun(["run", "-"], input: scene("findings: { SG501: off }"))
    #expect(run.exit == 1)
    #expect(run.output.contains("exception(pushedTwice)"))
  }

  @Test func `what stops the compilation stays an error, and a code that doesn't exist is one`() {
    let fixed = check(scene("findings: { unknownKey: off, SG2001: note, pushdTwice: off, newerSystem: off }"))
    #expect(findings(fixed) == ["3 error SG162", "3 error SG161", "3 error SG161"])
    #expect(fixed.exit == 1)
    let full = CommandRun(["check", "-"], input: scene("findings: { pushdTwice: off }"))
    #expect(full.output.contains("help: did you mean 'pushedTwice'?"))
    #expect(findings(check(scene("findings: { SG501: loud }"))) == ["3 error SG142"])
    #expect(findings(check(scene("findings: [SG501]"))) == ["3 error SG139"])
    #expect(findings(check(scene("findings: { SG501: off, SG501: note }"))) == ["3 error SG112"])
    for level in ["unknownKey=off", "SG119=note", "pushdTwice=off", "SG501=loud", "SG501", "=off", "SG501="] {
      let run = check(scene(), "--level", level)
      #expect(run.exit == 64 && run.output.isEmpty, "\(level)")
      #expect(run.errors.contains("\nhelp: "), "\(level)")
    }
    #expect(check(scene(), "--level", "pushdTwice=off").errors.contains("did you mean 'pushedTwice'?"))
    #expect(check(scene(), "--level", "unknownKey=off").errors.contains("stops the compilation"))
  }

  @Test func `an ignore takes away what it names on its line, or alone, on the next`() {
    let beside = check(scene(first: " # scenograph:ignore unwindsNowhere", second: " # scenograph:ignore SG501 -- so"))
    #expect(findings(beside).isEmpty && beside.exit == 0, "\(beside.transcript)")
    let above = "\n  # scenograph:ignore SG501\n  # and a remark"
    let moved = scene().replacing(
      "  - push: detail\n  - push: detail", with: "  - push: detail\(above)\n  - push: detail")
    #expect(findings(check(moved)) == ["11 warning SG401"])
    #expect(CommandRun(["run", "-"], input: moved).exit == 1, "the run is what it is")
  }

  @Test func `an ignore without effect is itself a finding, which can be off`() {
    let idle = check(scene(first: " # scenograph:ignore SG501, unwindsNowhere"))
    #expect(findings(idle) == ["11 warning SG163", "13 error SG501"])
    #expect(idle.output.contains("line 11 has no finding 'SG501' to ignore"))
    #expect(
      findings(check(scene("findings: { ignoresNothing: off }", first: " # scenograph:ignore SG501, SG401")))
        == ["13 error SG501"])
    let unknown = CommandRun(["check", "-"], input: scene(first: " # scenograph:ignore SG401 unwindNowhere"))
    #expect(unknown.output.contains("no finding is called 'unwindNowhere'"))
    #expect(unknown.output.contains("help: did you mean 'unwindsNowhere'?"))
    #expect(check(scene(first: " # scenograph:ignore")).output.contains("doesn't say which finding it ignores"))
  }

  @Test func `what stops the compilation can't be ignored, and then nothing is said of other ignores`() {
    let broken = scene(second: " # scenograph:ignore SG201, SG501").replacing(
      "push: detail # ", with: "push: detial # ")
    let run = check(broken)
    #expect(findings(run) == ["13 error SG201", "13 warning SG163"], "\(run.output)")
    #expect(run.output.contains("'SG201' stops the compilation and can't be ignored"))
  }

  @Test func `an imported file's ignores hold, and may serve another scene`() {
    let files = MemoryFiles([
      "a.yaml": "scene: A\nimport: { parts: b.yaml }\ninitial: main\ncontrollers:\n"
        + "  main: { kind: navigation, stack: [parts/b] }\nscript:\n  - trigger: away\n",
      "b.yaml": "scene: B\ncontrollers:\n  b: { segues: { away: { unwind: go } } }\n"
        + "  taker: { unwindActions: [go] } # scenograph:ignore SG501\n",
    ])
    let run = CommandRun(["check", "--reporter", "concise", "a.yaml", "b.yaml"], files: files)
    #expect(run.output.split(separator: "\n").count == 1 && run.output.contains("[SG401]"), "\(run.output)")
  }
}
