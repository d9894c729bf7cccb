import SceneBasics
import SceneCompiler
import SceneSyntax
import SceneTestSupport
import SceneYAML
import Testing

@testable import SceneCLI

/// `check --fix` and `check --diff`: what is mended, what is said, and what stays.
@Suite struct FixTests {
  private static let slips = """
    # A scene with slips.
    scene: Slips  # nine of them
    initial: main
    controllers:
      main: { kind: navigaton, stack: list }  # root
      list: { title: 42, retained: yes }
      detail: { seques: {} }
    script:
      - psuh: detail  # a word
      # alone
      - pop
      - animated: false  # a dash
      - expect:
        visible: lsit  # far

    """
  private static let mended = """
    # A scene with slips.
    scene: Slips  # nine of them
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }  # root
      list: { title: "42", retained: true }
      detail: { segues: {} }
    script:
      - push: detail  # a word
      # alone
      - pop:
        animated: false  # a dash
      - expect:
          visible: list  # far

    """

  @Test(arguments: [
    ("scenograph:ingore SG301 -- on purpose", "scenograph:ignore SG301 -- on purpose"),
    ("scenograph:ignore SG302 -- on purpose", "scenograph:ignore SG302 -- on purpose"),
  ]) func `a finding that a comment was to keep isn't mended`(written: String, left: String) throws {
    let scene = { (comment: String) in
      "scene: A\ninitial: list\ncontrollers: { list: , sheet: }\nscript:\n  - addSubview: sheet # \(comment)\n    in: list\n"
    }
    let files = MemoryFiles(["a.scene.yaml": scene(written)])
    _ = CommandRun(["check", "--fix", "a.scene.yaml"], files: files)
    #expect(files.contents["a.scene.yaml"] == Array(scene(left).utf8))
  }

  /// A fix writes what holds: where that would be the next error, none is offered.
  @Test(arguments: [
    // Two objects with one key: the second has no place any more.
    (
      "list: { navigationItem: { title: X }, tabBarItem: { title: Y } }", "list: { title: X, tabBarItem: { title: Y } }"
    ),
    ("al: { kind: alert, buttons: [OK] }", "al: { kind: alert, buttons: [OK] }"),
    (
      "list: { overrides: { supportedInterfaceOrientations: allButUpsideDown } }",
      "list: { overrides: { supportedInterfaceOrientations: [portrait, landscape] } }"
    ),
    (
      "list: { overrides: { supportedInterfaceOrientations: landscapeLeft } }",
      "list: { overrides: { supportedInterfaceOrientations: [landscape] } }"
    ),
    ("list: { detents: big }", "list: { detents: big }"),
    ("list: { seques: [next] }", "list: { seques: [next] }"),
  ]) func `no fix writes the next error`(written: String, left: String) throws {
    let scene = { (line: String) in "scene: A\ninitial: list\ncontrollers:\n  \(line)\n  other:\n" }
    let files = MemoryFiles(["a.scene.yaml": scene(written)])
    _ = CommandRun(["check", "--fix", "a.scene.yaml"], files: files)
    #expect(String(decoding: files.contents["a.scene.yaml"] ?? [], as: UTF8.self) == scene(left))
  }

  @Test(arguments: ["imports: [lib.scene.yaml]", "include: lib.scene.yaml", "import: lib.scene.yaml"])
  func `a path without an alias stays, and so does a receiver`(line: String) {
    let scene = "scene: A\ninitial: list\n\(line)\ncontrollers: { list: , other: }\nscript:\n  - list: push: other\n"
    let files = MemoryFiles(["a.scene.yaml": scene, "lib.scene.yaml": "scene: L\ncontrollers: { l: }\n"])
    _ = CommandRun(["check", "--fix", "a.scene.yaml"], files: files)
    #expect(files.contents["a.scene.yaml"] == Array(scene.utf8))
  }

  private func comments(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return CommentScan.comments(in: bytes).map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
  }

  @Test func `a step that stands at the wrong place isn't written a second time`() {
    let scene = """
      scene: x
      initial: home
      controllers:
        home: { overrides: { viewDidLoad: [{ addSubview: chart }, { didMove: chart }] } }
        chart: { retained: true }

      """
    let files = MemoryFiles(["x.yaml": scene])
    let run = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(run.output.contains("SG301"))
    #expect(files.contents["x.yaml"] == Array(scene.utf8))
  }

  @Test func `all that is mechanical is mended, and nothing else is touched`() throws {
    let files = MemoryFiles(["x.yaml": FixTests.slips])
    let run = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(String(decoding: try #require(files.contents["x.yaml"]), as: UTF8.self) == FixTests.mended)
    #expect(run.exit == 0)
    #expect(run.errors == "fixed 9 findings in x.yaml\nfixed as well: no controller is called 'lsit'\n")
    #expect(run.output == "1 file, no findings; 9 fixed\n")
    #expect(files.writeCount == 1)
    let again = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(again.output == "1 file, no findings\n" && again.errors == "" && files.writeCount == 1)
  }

  /// Both edits of such a fix are made, or none: half a fix would mean another segue.
  @Test func `the edits of one fix may touch each other`() throws {
    let files = MemoryFiles([
      "x.yaml": "scene: x\nwindow: a\ncontrollers: { a: { segues: { s: { kind: embed, to: b } } }, b: }\n"
    ])
    let run = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(
      String(decoding: try #require(files.contents["x.yaml"]), as: UTF8.self)
        == "scene: x\ninitial: a\ncontrollers: { a: { segues: { s: { embed: b } } }, b: }\n")
    #expect(run.exit == 0 && run.output == "1 file, no findings; 2 fixed\n")
  }

  @Test func `slashes become a sign of a comment where they end their line`() throws {
    let files = MemoryFiles([
      "x.yaml": "scene: x\ninitial: a // root\ncontrollers: { a: , b: }\nscript: [present: b // up, pop // no]\n"
    ])
    _ = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(
      String(decoding: try #require(files.contents["x.yaml"]), as: UTF8.self)
        == "scene: x\ninitial: a # root\ncontrollers: { a: , b: }\nscript: [present: b // up, pop // no]\n")
  }

  @Test func `without the option the summary says how many could be mended`() {
    let files = MemoryFiles(["x.yaml": "scene: x\ncontrollers: { a: { titel: A, retained: maybe } }\n"])
    let run = CommandRun(["check", "x.yaml"], files: files)
    #expect(run.exit == 1 && run.output.hasSuffix("\n1 file: 2 errors; 1 fixable with --fix\n"))
    let fix = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(fix.exit == 1 && fix.output.hasSuffix("\n1 file: 1 error; 1 fixed\n"))
    #expect(fix.output.contains("[SG140]") && !fix.output.contains("[SG151]"))
  }

  @Test func `a difference is shown, and nothing is written`() {
    let files = MemoryFiles(["x.yaml": "scene: x\ncontrollers: { a: { titel: A, retained: maybe } }\n"])
    for arguments in [["--diff"], ["--diff", "--fix"]] {
      let run = CommandRun(["check"] + arguments + ["x.yaml"], files: files)
      #expect(
        run.output == """
          --- x.yaml
          +++ x.yaml
          @@ -1,2 +1,2 @@
           scene: x
          -controllers: { a: { titel: A, retained: maybe } }
          +controllers: { a: { title: A, retained: maybe } }

          """)
      #expect(run.exit == 1 && run.errors == "")
    }
    #expect(files.writeCount == 0)
    let report = CommandRun(["check", "--diff", "--reporter", "concise:out.txt", "x.yaml"], files: files)
    #expect(report.output.hasPrefix("--- x.yaml\n"))
    #expect(String(decoding: files.contents["out.txt"] ?? [], as: UTF8.self).contains("[SG151]"))
    #expect(CommandRun(["check", "--diff", "--reporter", "json", "x.yaml"], files: files).exit == 64)
    #expect(
      CommandRun(["check", "--diff", "-"], input: "scen: x\ncontrollers: { a: }\n").output.contains("+scene: x\n"))
    #expect(CommandRun(["check", "--fix", "-"], input: "scen: x\ncontrollers: { a: }\n").exit == 64)
  }

  @Test func `what is turned off is not mended`() {
    let scene = "scene: x\ninitial: a\ncontrollers: { a: }\nscript:\n  - memoryWarning # scenograph:ignore SG501\n"
    let files = MemoryFiles(["x.yaml": scene])
    #expect(CommandRun(["check", "--fix", "--level", "SG163=off", "x.yaml"], files: files).errors == "")
    #expect(CommandRun(["check", "--fix", "x.yaml"], files: files).errors == "fixed 1 finding in x.yaml\n")
    #expect(String(decoding: files.contents["x.yaml"] ?? [], as: UTF8.self).hasSuffix("\n  - memoryWarning\n"))
  }

  @Test(arguments: DiagnosticCatalogue.items.filter { DiagnosticReference.fix(of: $0) != nil }.map(\.code.name))
  func `the wrong example of a kind that can be mended reports nothing of it afterwards`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    let wrong = "# first\n" + item.finding.wrong + (item.finding.wrong.hasSuffix("\n") ? "" : "\n") + "# last\n"
    let files = MemoryFiles(["x.yaml": wrong, "other.scene.yaml": "scene: O\ninitial: m\ncontrollers: { m: }\n"])
    let run = CommandRun(["check", "--fix", "--reporter", "jsonl", "x.yaml"], files: files)
    let text = String(decoding: try #require(files.contents["x.yaml"]), as: UTF8.self)
    #expect(run.errors.hasPrefix("fixed "))
    #expect(!run.output.contains("\"name\":\"\(name)\""), "\(text)")
    #expect(!run.output.contains("\"severity\":\"error\""), "another error took its place: \(text)")
    // The comment that ignores nothing is what is mended.
    if name != "ignoresNothing" { #expect(comments(text) == comments(wrong)) }
    #expect(CommandRun(["fmt", "--check", "x.yaml"], files: files).output == "", "its layout is lost: \(text)")
  }

  @Test(arguments: [
    ("a: { b: c, d: e, b: c }", "a: { b: c, d: e }"), ("x:\n  b: c\n  d: e\n  b: c\n", "x:\n  b: c\n  d: e\n"),
    ("x: { b: \"c\", b: \"c\" }", "x: { b: \"c\" }"),
  ])
  func `a key that says the same twice goes, and one that doesn't stays`(wrong: String, right: String) throws {
    func scene(_ text: String) -> String {
      "scene: S\ncontrollers: { a: }\nx-tool:\n  " + text.replacing("\n", with: "\n  ") + "\n"
    }
    let files = MemoryFiles([
      "x.yaml": scene(wrong), "y.yaml": scene(wrong.replacing(/c(\"?\s*\}?\s*)$/) { "f" + $0.1 }),
    ])
    _ = CommandRun(["check", "--fix", "x.yaml", "y.yaml"], files: files)
    let found = String(decoding: files.contents["x.yaml"] ?? [], as: UTF8.self)
    #expect(found.filter { $0 != " " && $0 != "\n" } == scene(right).filter { $0 != " " && $0 != "\n" })
    #expect(files.writeCount == 1, "different values are the author's choice")
  }

  @Test func `a missing step is written as its neighbours are, and comments stay where they were`() {
    let scene = """
      scene: Steps
      initial: main
      controllers:
        main: { kind: container, children: [b] }
        a:
        b:
      script:
        - addChild: a  # one
          in: main
        # two
        - addSubview: a
          in: main  # three
        # four
        - code: [{ removeFromSuperview: b }, { removeFromParent: b }]  # five
          in: main

      """
    let files = MemoryFiles(["x.yaml": scene, "crlf.yaml": scene.replacing("\n", with: "\r\n")])
    #expect(
      CommandRun(["check", "--fix", "x.yaml", "crlf.yaml"], files: files).output == "2 files, no findings; 4 fixed\n")
    let mended = scene.replacing("  # three\n", with: "  # three\n  - didMove: a\n    in: main\n")
      .replacing("[{ removeFromSuperview", with: "[{ willMove: b }, { removeFromSuperview")
    #expect(String(decoding: files.contents["x.yaml"] ?? [], as: UTF8.self) == mended)
    #expect(String(decoding: files.contents["crlf.yaml"] ?? [], as: UTF8.self) == mended.replacing("\n", with: "\r\n"))
  }

  @Test func `an entry that changes nothing goes with its line, unless a comment would go with it`() {
    let start = "scene: Pages\ncontrollers:\n  a:\n    kind: pager\n    transitionStyle: scroll\n"
    let scene = start + "    spineLocation: max\n    pages: [b, c]\n  b:\n  c:\n"
    let remark = scene.replacing("max\n", with: "max  # why\n")
    let files = MemoryFiles(["x.yaml": scene, "y.yaml": remark])
    _ = CommandRun(["check", "--fix", "x.yaml", "y.yaml"], files: files)
    #expect(files.contents["x.yaml"] == Array(scene.replacing("    spineLocation: max\n", with: "").utf8))
    #expect(files.contents["y.yaml"] == Array(remark.utf8))
  }

  @Test func `a word that may mean two others is left to its author`() {
    #expect(Suggestion.certain(for: "opne", in: ["open", "close"]) == "open")
    #expect(Suggestion.certain(for: "left", in: ["lift", "loft"]) == nil)
    #expect(Suggestion.certain(for: "a", in: ["b"]) == nil, "nothing of it is left")
    #expect(Suggestion.certain(for: "ab", in: ["cd"]) == nil)
    #expect(Suggestion.certain(for: "detial", in: ["detail", "details"]) == "detail")
    #expect(Suggestion.certain(for: "fullscreen", in: ["fullScreen", "overFullScreen"]) == "fullScreen")
  }

  @Test func `fixes are in the reports that programs read`() throws {
    let files = MemoryFiles(["a b.yaml": "scene: x\ncontrollers: { 한: , b: { titel: A } }\n"])
    let lines = CommandRun(["check", "--reporter", "jsonl", "a b.yaml"], files: files).output
    let line = try #require(lines.split(separator: "\n").first { $0.contains("SG151") })
    #expect(
      line.contains(
        #""fix":{"title":"replace 'titel' by 'title'","edits":[{"path":"a b.yaml","line":2,"column":26,"#
          + #""endLine":2,"endColumn":31,"replacement":"title"}]}"#))
    let sarif = CommandRun(["check", "--reporter", "sarif", "a b.yaml"], files: files).output
    #expect(
      sarif.contains(
        #""fixes":[{"description":{"text":"replace 'titel' by 'title'"},"artifactChanges":[{"artifactLocation":"#
          + #"{"uri":"a%20b.yaml"},"replacements":[{"deletedRegion":{"startLine":2,"startColumn":26,"endLine":2,"#
          + #""endColumn":31},"insertedContent":{"text":"title"}}]}]}]"#))
  }
}
