import SceneTestSupport
import Testing

/// `run --compare`: two runs, one page, one answer.
@Suite struct CompareTests {
  private static func scene(_ style: String, extra: String = "") -> String {
    """
    scene: Sheet
    initial: home
    controllers:
      home:
      sheet: { modalPresentationStyle: \(style) }
      \(extra)
    script:
      - present: sheet
        id: up
      - dismiss

    """
  }

  private let files = MemoryFiles([
    "card.yaml": scene("pageSheet"), "full.yaml": scene("fullScreen"),
    "renamed.yaml": scene("pageSheet", extra: "lonely: { title: Not in the run }")
      .replacing("scene: Sheet", with: "# A comment moves every line.\nscene: Card"),
    "raises.yaml": "scene: x\ninitial: main\ncontrollers: { main: { kind: navigation, stack: [a] }, a: }\n"
      + "script: [push: a]\n",
    "other.yaml": "scene: x\ninitial: other\ncontrollers: { other: }\nscript: [wait: 1, wait: 1, memoryWarning]\n",
  ])

  private func run(_ arguments: String..., isTerminal: Bool = false, width: Int = 80, input: String = "") -> CommandRun
  {
    CommandRun(["run"] + arguments, input: input, files: files, isTerminal: isTerminal, width: width)
  }

  @Test func `the same traces answer 0, different ones 1`() {
    let same = run("--compare", "card.yaml", "renamed.yaml")
    #expect(same.exit == 0 && same.errors.isEmpty)
    #expect(same.output.hasPrefix("--- card.yaml\n+++ renamed.yaml\n  # 0  launch\n"))
    #expect(same.output.hasSuffix("\n# no line differs\n"))
    let different = run("card.yaml", "--compare", "full.yaml")
    #expect(different.exit == 1 && different.errors.isEmpty)
    #expect(different.output.contains("\n+   home.viewDidDisappear(true)\n"))
    #expect(different.output.contains("\n      sheet.viewDidAppear(true)\n"))
    #expect(!different.output.contains("\n-     sheet"))
    #expect(run("--compare", "full.yaml", "card.yaml").output.contains("\n-   home.viewDidDisappear(true)\n"))
    #expect(run("card.yaml", "--compare", "full.yaml").output == different.output)
  }

  @Test func `two systems of one scene tell what is found in both once`() {
    let scene = CompareTests.scene("pageSheet").replacing("- dismiss", with: "- dismiss\n  - dismiss:\n    in: home")
    let files = MemoryFiles(["a.yaml": scene])
    let one = CommandRun(["run", "--ios", "17", "a.yaml"], files: files)
    let both = CommandRun(["run", "--compare", "--ios", "12,17", "a.yaml"], files: files)
    #expect(one.errors.contains("warning: "), "\(one.transcript)")
    #expect(both.errors.split(separator: "\n").count { $0.contains("warning: ") } == 1, "\(both.errors)")
  }

  /// A script that does `steps` so many times.
  private static func stack(_ steps: String, times: Int) -> String {
    "scene: P\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n"
      + String(repeating: steps, count: times)
  }

  /// The lines of a long trace were cut by their number, and not at the headings: behind 4,000 lines, other steps stood
  /// beside each other.
  @Test func `a long comparison has no more differences than each of its steps alone`() throws {
    let steps = "  - push: b\n  - pop\n"
    let count = 260
    let files = MemoryFiles([
      "p.yaml": CompareTests.stack(steps, times: count), "one.yaml": CompareTests.stack(steps, times: 2),
    ])
    func comparison(_ path: String) -> CommandRun {
      CommandRun(["run", "--compare", "--ios", "12,17", path], files: files)
    }
    let (one, long) = (comparison("one.yaml").output, comparison("p.yaml").output)
    let lines = long.split(separator: "\n")
    #expect(lines.count > 5_000)
    // C1.36, L9.2: launching has four lines of its own, each push two and each pop one.
    func more(_ path: String) -> String {
      "# 'scenograph run --matrix ios=12,17 \(path)' names what makes each difference\n"
    }
    #expect(one.hasSuffix("# 10 lines differ\n" + more("one.yaml")), "\(one)")
    #expect(long.hasSuffix("# \(4 + 3 * count) lines differ\n" + more("p.yaml")), "\(lines.suffix(1))")
    #expect(!lines.contains { $0.hasPrefix("-") && $0.contains("deinit") })
    let matrix = CommandRun(["run", "--matrix", "ios=12,17", "p.yaml"], files: files).output
    #expect(matrix.contains("A to B: iOS 12 to 17; \(4 + 3 * count) lines differ"))
    #expect(!matrix.contains("only together") && !matrix.contains("at "), "\(matrix)")
  }

  @Test func `a plan compares as its scene does`() {
    #expect(CommandRun(["compile", "card.yaml", "-o", "card.plan"], files: files).exit == 0)
    let run = run("--compare", "card.yaml", "card.plan")
    #expect(run.exit == 0, "\(run.transcript)")
    #expect(run.output.hasSuffix("\n# no line differs\n"))
  }

  @Test func `filters hold for both, and a name that one of them knows is no slip`() {
    #expect(run("--compare", "--controllers", "sheet", "--events", "appearance", "card.yaml", "full.yaml").exit == 0)
    #expect(run("--compare", "--controllers", "home", "card.yaml", "full.yaml").exit == 1)
    #expect(run("--compare", "--steps", "0", "card.yaml", "full.yaml").exit == 0)
    #expect(run("--compare", "--controllers", "home,other", "card.yaml", "other.yaml").exit == 1)
    #expect(run("--compare", "--steps", "up,3", "card.yaml", "other.yaml").exit == 1)
    #expect(run("--compare", "--controllers", "nobody", "card.yaml", "other.yaml").exit == 64)
    #expect(run("--compare", "--steps", "4", "card.yaml", "other.yaml").exit == 64)
  }

  @Test func `columns are for terminals that are wide enough`() {
    let columns = run("--compare", "--layout", "columns", "card.yaml", "full.yaml").output
    #expect(columns.hasPrefix("card.yaml "))
    let width = columns.split(separator: "\n").map(\.count).max() ?? 0
    #expect(run("--compare", "card.yaml", "full.yaml", isTerminal: true, width: 200).output.contains("full.yaml"))
    func isUnified(width: Int) -> Bool {
      run("--compare", "--color=never", "card.yaml", "full.yaml", isTerminal: true, width: width).output
        .hasPrefix("--- ")
    }
    #expect(!isUnified(width: width))
    #expect(isUnified(width: width - 1))
    #expect(run("--compare", "--layout=unified", "card.yaml", "full.yaml", isTerminal: true).output.contains("--- "))
    #expect(run("--compare", "card.yaml", "full.yaml", "-o", "x.txt", isTerminal: true, width: 200).output.isEmpty)
    #expect(files.contents["x.txt"] == Array(run("--compare", "card.yaml", "full.yaml").output.utf8))
  }

  @Test func `an exception ends with exit code 1, even if both runs end with it`() {
    let run = run("--compare", "raises.yaml", "raises.yaml")
    #expect(run.exit == 1)
    #expect(run.output.hasSuffix("\n# no line differs\n"))
    #expect(run.errors.contains("the exception at raises.yaml:"))
  }

  @Test func `what can't be compared is wrong usage`() {
    for arguments in [
      ["--compare", "card.yaml"], ["card.yaml", "full.yaml"], ["--compare", "a", "b", "c"], ["--compare", "-", "-"],
      ["--compare", "card.yaml", "full.yaml", "--format", "jsonl"], ["--layout", "columns", "card.yaml"],
      ["--compare", "card.yaml", "full.yaml", "--diagram", "x.dot"], ["--compare", "a", "b", "--layout", "rows"], [],
    ] {
      let run = CommandRun(["run"] + arguments, files: files)
      #expect(run.exit == 64, "\(arguments)")
      #expect(run.output.isEmpty, "\(arguments)")
      #expect(run.errors.contains("\nhelp: "), "\(arguments)")
    }
    #expect(run("card.yaml", "full.yaml").errors.contains("add '--compare'"))
  }
}
