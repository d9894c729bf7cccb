import SceneTestSupport
import Testing

/// The reports of `test`, their forms and their order.
@Suite struct TestReportTests {
  private static let head = """
    scene: Stack
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      detail: { retained: true }

    """
  private static let scenes = [
    "a/good.yaml": head + "script:\n  - push: detail\n  - expect: { visible: detail, lacks: [list.deinit] }\n",
    "a/wrong.yaml": head
      + "script:\n  - push: detail\n  - expect: { visible: list, trace: [list.viewDidLoad], alive: [list] }\n",
    "a/raises.yaml": head + "script:\n  - push: detail\n  - push: detail\n  - expect: { visible: list }\n",
    "a/broken.yaml": "scene: x\ncontrollers: { a: { \"s<&\\e>\": {} } }\n",
    "a/library.yaml": "scene: Library\ncontrollers: { a: }\n",
  ]

  private let files = MemoryFiles(TestReportTests.scenes)

  private func test(_ arguments: String...) -> CommandRun { CommandRun(["test"] + arguments, files: files) }

  @Test func `the order of the output is that of the paths, however many run at once`() {
    let one = test("--jobs", "1", "a")
    for jobs in ["2", "3", "8", "100"] {
      for _ in 0..<5 {
        let run = test("--jobs", jobs, "a")
        #expect(run.transcript == one.transcript)
        #expect(run.exit == one.exit)
      }
    }
    #expect(one.exit == 1)
    #expect(one.transcript.hasPrefix("a/broken.yaml:2:"))
    #expect(one.output.hasSuffix("\n1 file could not be tested; 3 passed, 3 failed\n"))
    #expect(test("--jobs", "0", "a").exit == 64)
    #expect(test("-j", "many", "a").exit == 64)
  }

  @Test func `a report goes to its file, and standard output keeps the text`() {
    let text = test("a")
    let run = test("--reporter", "junit:out.xml", "a")
    #expect(run.transcript == text.transcript && run.exit == text.exit)
    let report = files.contents["out.xml"].map { String(decoding: $0, as: UTF8.self) }
    let shown = test("--reporter=junit", "a")
    #expect(report == shown.output)
    #expect(shown.errors.hasSuffix("\n1 file could not be tested; 3 passed, 3 failed\n"))
    #expect(shown.exit == 1)
    #expect(test("--reporter", "junit:-", "a").output == shown.output)
    #expect(test("--reporter", "junit:out.xml", "--reporter", "text:out.txt", "a").output == text.output)
    #expect(files.contents["out.txt"] == Array(text.output.utf8))
  }

  @Test func `an event that came too early is shown where it came, and isn't called absent`() {
    let scene = """
      scene: New tabs
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [old, new] }
        old:
        new:
      script:
        - setViewControllers: [new]
        - expect: { contains: [old.viewWillDisappear, new.viewWillAppear] }
      """
    let output = CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene])).output
    #expect(output.contains("'new.viewWillAppear' happened only before 'old.viewWillDisappear'"), "\(output)")
    #expect(output.contains("  + new.viewWillAppear\n    old.viewWillDisappear\n  - new.viewWillAppear\n"), "\(output)")
    #expect(output.contains("why: new.viewWillAppear came because") && !output.contains("didn't come"), "\(output)")
  }

  @Test func `a failed expectation says why the event came or didn't, with the line to mend`() {
    let scene = """
      scene: Sheet
      initial: home
      controllers:
        home:
        menu:
      script:
        - present: menu
        - expect: { trace: [home.viewWillDisappear, menu.viewWillAppear, menu.viewDidAppear], of: [home] }
        - expect: { lacks: [menu.viewDidAppear] }
      """
    let run = CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    #expect(run.exit == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    // M6.31: a sheet leaves its presenter's view where it is; full screen wouldn't.
    #expect(
      lines.filter { $0.hasPrefix("  why: ") } == [
        "  why: home.viewWillDisappear didn't come because 'menu' was presented as a page sheet, "
          + "which leaves the presenter's view where it is (M6.31), line 7",
        "  why: this would hold with 'modalPresentationStyle: fullScreen' as a new line 8",
        "  why: menu.viewDidAppear came because its appearance ended (M6.30); 'present(menu)' was called on 'home', line 7",
      ])
  }

  @Test func `reports that would stand in each other's way are wrong usage`() {
    for arguments in [
      ["--reporter", "text", "--reporter", "junit"], ["--reporter", "junit:x", "--reporter", "text:x"],
      ["--reporter", "junit:"], ["--reporter", "jnuit"],
    ] {
      let run = CommandRun(["test", "a"] + arguments, files: files)
      #expect(run.exit == 64, "\(arguments)")
      #expect(run.errors.contains("\nhelp: ") && run.output.isEmpty, "\(arguments)")
    }
    #expect(test("--reporter", "jnuit", "a").errors.contains("did you mean 'junit'?"))
  }

  /// GitHub's documentation, *Workflow commands for GitHub Actions*: one command a line, `%0A` for a break.
  @Test func `github gets a command for each failed expectation, with its difference and its reason`() {
    let lines = test("--reporter", "github", "a").output.split(separator: "\n").map(String.init)
    let raises = "::error file=a/raises.yaml,line"
    let starts = [
      "::error file=a/broken.yaml,line=2,title=compile::",
      raises + "=10,title=expectation::visible is 'detail', expected 'list'%0Awhy: ", raises + "=9,title=run::",
      "::error file=a/wrong.yaml,line=9,title=expectation::", "::error file=a/wrong.yaml,line=9,title=expectation::",
    ]
    #expect(lines.count == starts.count && zip(lines, starts).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
    #expect(lines[3].contains("%0Awhy: ") && lines[4].contains("%0A- list"))
  }

  @Test func `junit names each expectation, what it got, and where it stands`() {
    let report = test("--reporter", "junit", "a").output
    #expect(report.contains("<testsuites name=\"scenograph\" tests=\"8\" failures=\"3\" errors=\"2\" skipped=\"0\">"))
    #expect(
      report.contains(
        """
            <testcase name="step 2: visible: detail" classname="a/good.yaml" file="a/good.yaml" line="9"/>

        """))
    #expect(
      report.contains(
        """
              <failure message="visible is &apos;detail&apos;, expected &apos;list&apos;" type="expectation"/>

        """))
    #expect(report.contains("<failure message=\"trace differs\" type=\"expectation\">- list.viewDidLoad</failure>"))
    #expect(report.contains("a controller has no key &apos;s&lt;&amp;\\u{1B}&gt;&apos; [SG"))
    #expect(
      report.contains(
        "<testcase name=\"run to the end\" classname=\"a/raises.yaml\" file=\"a/raises.yaml\" line=\"9\">"))
    #expect(
      report.contains("<testcase name=\"compile\" classname=\"a/broken.yaml\" file=\"a/broken.yaml\" line=\"2\">"))
    #expect(!report.contains("\u{1B}"))
  }

  @Test(.enabled(if: OtherProgram.hasPython, "python3 is not installed"))
  func `python reads the junit report, and its counts are those of its cases`() throws {
    let answer = try OtherProgram.python(
      """
      import sys, xml.etree.ElementTree as x
      root = x.parse(sys.stdin.buffer).getroot()
      for e in [root] + root.findall("testsuite"):
          cases = list(e.iter("testcase"))
          found = [len(cases), len(list(e.iter("failure"))), len(list(e.iter("error")))]
          print(e.get("name"), found == [int(e.get(k)) for k in ("tests", "failures", "errors")], *found)
      """, input: test("--reporter", "junit", "a").output)
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == """
        scenograph True 8 3 2
        a/broken.yaml True 1 0 1
        a/good.yaml True 2 0 0
        a/library.yaml True 0 0 0
        a/raises.yaml True 2 1 1
        a/wrong.yaml True 3 2 0

        """)
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `junitparser reads the junit report`() throws {
    let answer = try PythonTools.python(
      """
      import sys
      from junitparser import JUnitXml
      for suite in JUnitXml.fromstring(sys.stdin.buffer.read()):
          for case in suite:
              print(suite.name, case.name, *[type(r).__name__ for r in case.result], sep=" | ")
      """, input: test("--reporter", "junit", "a").output)
    #expect(answer.errors.isEmpty)
    #expect(
      answer.output == """
        a/broken.yaml | compile | Error
        a/good.yaml | step 2: visible: detail
        a/good.yaml | step 2: lacks: list.deinit
        a/raises.yaml | step 3: visible: list | Failure
        a/raises.yaml | run to the end | Error
        a/wrong.yaml | step 2: visible: list | Failure
        a/wrong.yaml | step 2: trace: list.viewDidLoad | Failure
        a/wrong.yaml | step 2: alive: list

        """)
  }

  @Test func `how long the tests took is for terminals`() {
    // Each look at the clock takes so long.
    func errors(_ more: String..., isTerminal: Bool, environment: [String: String] = [:]) -> String {
      CommandRun(
        ["test", "--jobs=2", "a/good.yaml", "a/wrong.yaml", "a/library.yaml"] + more, files: files,
        environment: environment, isTerminal: isTerminal, tick: 10
      ).errors
    }
    #expect(errors(isTerminal: true) == "\u{1B}[2m3 files in 0.04 s\u{1B}[0m\n")
    #expect(errors(isTerminal: false).isEmpty)
    #expect(errors("--quiet", isTerminal: true).isEmpty)
    #expect(errors(isTerminal: true, environment: ["TERM": "dumb"]) == "3 files in 0.01 s\n")
  }
}
