import SceneTestSupport
import Testing

@testable import SceneCLI

/// `docs`: regions in documents, made and compared.
@Suite struct DocsVerbTests {
  private static let scene = """
    # A list, and what it leads to. The rest is not for tables.
    scene: Shop
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list: { title: "All | sorts", segues: { open: { show: detail, sender: Cell } } }
      detail: { class: DetailViewController, note: What was tapped }
    script:
      - trigger: open

    """
  private static let end = "<!-- /scenograph -->\n"

  private func files(_ document: String, scene: String = scene) -> MemoryFiles {
    MemoryFiles(["docs/a.md": document, "scenes/shop.scene.yaml": scene])
  }

  private func text(_ files: MemoryFiles, _ path: String = "docs/a.md") -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  /// The contents of a document's only region once it has been written.
  private func content(_ command: String, files extra: [String: String] = [:]) -> String {
    let start = "<!-- scenograph: \(command) -->\n"
    let files = MemoryFiles(
      ["docs/a.md": start + DocsVerbTests.end, "scenes/shop.scene.yaml": DocsVerbTests.scene]
        .merging(extra) { $1 })
    let run = CommandRun(["docs", "--write", "--root", ".", "docs/a.md"], files: files)
    #expect(run.exit == 0, "\(run.errors)")
    #expect(text(files).hasPrefix(start) && text(files).hasSuffix(DocsVerbTests.end))
    return String(text(files).dropFirst(start.count).dropLast(DocsVerbTests.end.count))
  }

  @Test func `a region holds what the verb prints, called from the document's folder`() {
    let tree = content("tree --step 0 ../scenes/shop.scene.yaml")
    #expect(tree == "```text\nmain appeared\n  list appeared\n```\n")
    let files = files("")
    let printed = CommandRun(["run", "--events", "appearance", "scenes/shop.scene.yaml"], files: files).output
    #expect(content("run --events appearance ../scenes/shop.scene.yaml") == "```text\n\(printed)```\n")
    #expect(content("source '../scenes/shop.scene.yaml'") == "```yaml\n\(DocsVerbTests.scene)```\n")
    #expect(content("diagram --format dot \"../scenes/shop.scene.yaml\"").hasPrefix("```dot\ndigraph \"Shop\" {\n"))
    for view in ["tree", "segues"] {
      // Such a page draws Mermaid; DOT stands there only if it is asked for.
      for (format, option) in [("mermaid", ""), ("dot", "--format dot ")] {
        let call = ["diagram", "--view", view, "--format", format, "scenes/shop.scene.yaml"]
        let graph = CommandRun(call, files: files).output
        let shown = content("diagram --view \(view) \(option)../scenes/shop.scene.yaml")
        #expect(shown == "```\(format)\n\(graph)```\n")
      }
    }
    #expect(content("check ../scenes/shop.scene.yaml") == "```text\n1 file, no findings\n```\n")
  }

  @Test func `tables show what there is, with nothing taken for markup`() {
    #expect(
      content("controllers ../scenes/shop.scene.yaml") == """
        | controller | kind | class | title | note |
        | --- | --- | --- | --- | --- |
        | `main` | navigation |  |  |  |
        | `list` | view |  | All \\| sorts |  |
        | `detail` | view | `DetailViewController` |  | What was tapped |

        """)
    #expect(
      content("segues ../scenes/shop.scene.yaml") == """
        | from | segue | kind | to | fired by |
        | --- | --- | --- | --- | --- |
        | `list` | `open` | show | `detail` | Cell |

        """)
    #expect(
      content("scenes ../scenes", files: ["scenes/b (1).yaml": "scene: '*B*'\nnote: Noted\ncontrollers: { a: }\n"])
        == """
        | scene | what it shows |
        | --- | --- |
        | [\\*B\\*](<../scenes/b (1).yaml>) | Noted |
        | [Shop](../scenes/shop.scene.yaml) | A list, and what it leads to. |

        """)
  }

  @Test func `what is written again is left alone, and checks`() {
    let files = files(
      """
      # Shop
      <!-- scenograph: tree ../scenes/shop.scene.yaml -->
      <!-- /scenograph -->
      <!-- scenograph: segues ../scenes/shop.scene.yaml -->
      <!-- /scenograph -->
      Bye.

      """)
    let check = CommandRun(["docs", "--check", "docs"], files: files)
    #expect(check.exit == 1 && files.writeCount == 0)
    #expect(check.output.hasPrefix("--- docs/a.md\n+++ docs/a.md\n@@ -1,6 +1,14 @@\n # Shop\n"))
    #expect(check.output.contains("\n+main appeared\n"))
    #expect(check.errors.contains("help: run 'scenograph docs --write docs/a.md'\n"))
    #expect(CommandRun(["docs", "--write", "docs"], files: files).errors == "wrote docs/a.md\n")
    #expect(files.writeCount == 1)
    let again = CommandRun(["docs", "--write", "docs"], files: files)
    #expect(again.exit == 0 && again.errors.isEmpty && files.writeCount == 1)
    let good = CommandRun(["docs", "--check", "docs"], files: files)
    #expect(good.exit == 0 && good.output.isEmpty && good.errors == "2 regions in 1 document agree\n")
    files.edit("scenes/shop.scene.yaml", DocsVerbTests.scene + "  - pop\n")
    let drift = CommandRun(["docs", "--check", "docs"], files: files)
    #expect(drift.exit == 1)
    #expect(drift.output.contains("\n-  detail appeared\n") && !drift.output.contains("+ Bye"))
  }

  @Test func `nothing else of the file changes`() {
    let mark = "<!--scenograph: tree --step 0 ../scenes/shop.scene.yaml-->"
    let before = "\u{FEFF}a  \r\n- item\r\n\t\(mark)\r\n"
    let after = "\t<!-- /scenograph -->  \r\n\nlone \r break, mixed\nno break at the end"
    let files = files(before + "\told\r\n\r\n" + after)
    #expect(CommandRun(["docs", "--write", "docs/a.md"], files: files).exit == 0)
    let made = "\t```text\r\n\tmain appeared\r\n\t  list appeared\r\n\t```\r\n"
    #expect(text(files) == before + made + after)
  }

  @Test func `marks in code are text, and so is whatever isn't a mark`() {
    let document = """
      `<!-- scenograph: tree x.yaml -->` starts a region.
      ```markdown
      <!-- scenograph: tree x.yaml -->
      ```
      ~~~~
      ~~~
      <!-- /scenograph -->
      ~~~~
      <!-- another comment -->

      """
    let files = files(document)
    let run = CommandRun(["docs", "--write", "docs"], files: files)
    #expect(run.exit == 0 && run.errors.isEmpty && files.writeCount == 0)
  }

  @Test func `a fence is longer than any in it`() {
    #expect(
      content("source x.yaml", files: ["docs/x.yaml": "# ````\nscene: x"]) == "`````yaml\n# ````\nscene: x\n`````\n")
  }

  @Test func `a picture is a file that the document shows`() throws {
    let files = files(
      "<!-- scenograph: diagram --format svg -o p/shop.svg ../scenes/shop.scene.yaml -->\n" + DocsVerbTests.end)
    let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"]
    let run = CommandRun(["docs", "--write", "docs"], files: files, environment: environment)
    #expect(run.errors == "wrote docs/a.md\nwrote docs/p/shop.svg\n")
    #expect(text(files, "docs/p/shop.svg").contains("<svg"))
    #expect(text(files).contains(/\n!\[[^\n]*Shop[^\n]*\]\(p\/shop\.svg\)\n/))
    #expect(CommandRun(["docs", "--check", "docs"], files: files, environment: environment).exit == 0)
    files.edit("docs/p/shop.svg", "<svg/>")
    let check = CommandRun(["docs", "--check", "docs"], files: files, environment: environment)
    #expect(check.exit == 1 && check.output.hasPrefix("--- docs/p/shop.svg\n"))
    #expect(text(files, "docs/p/shop.svg") == "<svg/>")
  }

  @Test func `a picture that changed is told by its size and by the sentences of its description`() {
    let files = files(
      "<!-- scenograph: diagram --view segues -o shop.svg ../scenes/shop.scene.yaml -->\n" + DocsVerbTests.end)
    #expect(CommandRun(["docs", "--write", "docs"], files: files).exit == 0)
    let old = text(files, "docs/shop.svg")
    files.edit("scenes/shop.scene.yaml", DocsVerbTests.scene.replacing("detail", with: "entry"))
    let check = CommandRun(["docs", "--check", "docs"], files: files)
    let lines = check.output.split(separator: "\n").map(String.init)
    #expect(check.exit == 1)
    guard let start = lines.firstIndex(of: "--- docs/shop.svg"), lines.count > start + 2 else {
      Issue.record("the picture isn't told: \(check.output)")
      return
    }
    #expect(lines[start + 1] == "+++ docs/shop.svg")
    #expect(lines[start + 2].wholeMatch(of: /(\d+ × \d+ px → )?\d+ × \d+ px/) != nil, "\(lines[start + 2])")
    let told = lines[(start + 3)...]
    #expect(told.allSatisfy { $0.hasPrefix("-") || $0.hasPrefix("+") } && told.count < 8, "\(told)")
    #expect(told.contains { $0.hasPrefix("-") && $0.contains("detail") && !$0.contains("entry") })
    #expect(told.contains { $0.hasPrefix("+") && $0.contains("entry") && !$0.contains("detail") })
    // A picture whose lines only moved says so.
    #expect(CommandRun(["docs", "--write", "docs"], files: files).exit == 0)
    files.edit("docs/shop.svg", text(files, "docs/shop.svg") + "\n")
    let moved = CommandRun(["docs", "--check", "docs"], files: files)
    #expect(moved.output.hasSuffix(" px; its description stays as it is\n") && old != "", "\(moved.output)")
  }

  @Test func `what a region asks wrongly is said at its place, and the document stays as it is`() {
    let problems = [
      ("<!-- scenograph: rnu x.yaml -->", "1:18: error: no region is called 'rnu'; did you mean 'run'?"),
      ("  <!-- scenograph: run -->", "1:20: error: 'run' needs a <file>"),
      ("<!-- scenograph: -->", "1:18: error: a region needs a word for its content"),
      ("<!-- scenograph: run --evnts x x.yaml -->", "1:18: error: unknown option '--evnts'; did you mean '--events'?"),
      ("<!-- scenograph: run --watch x.yaml -->", "1:18: error: unknown option '--watch'"),
      (
        "<!-- scenograph: diagram --format svg ../scenes/shop.scene.yaml -->",
        "1:18: error: a picture can't stand in a document as text"
      ),
      (
        "<!-- scenograph: diagram --view timeline ../scenes/shop.scene.yaml -->",
        "1:18: error: a picture can't stand in a document as text"
      ),
      ("<!-- scenograph: run 'x.yaml -->", "1:18: error: a quote (') has no end"),
      ("<!-- scenograph: run x.yaml -->", "1:18: error: x.yaml: no such file"),
      ("<!-- scenograph: run - -->", "1:18: error: <stdin>: can't be read by a region"),
      (
        "<!-- scenograph: diagram ../scenes/shop.scene.yaml -o p\0.svg -->",
        "1:18: error: p␀.svg: can't be written: the path holds a NUL character"
      ),
      (
        "<!-- scenograph: diagram ../scenes/shop.scene.yaml -o /p.svg -->",
        "1:18: error: /p.svg: can't be written: a document names files by a path from its own folder"
      ),
    ]
    for (mark, message) in problems {
      let document = mark + "\nkept\n" + DocsVerbTests.end
      let files = files(document)
      for option in ["--write", "--check"] {
        let run = CommandRun(["docs", option, "docs/a.md"], files: files)
        let isOfFiles = ["x.yaml:", "stdin", "written"].contains { message.contains($0) }
        #expect(run.exit == (isOfFiles ? 2 : 1), "\(mark)")
        #expect(run.errors.hasPrefix("docs/a.md:" + message), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 2 && run.errors.contains("\nhelp: "), "\(run.errors)")
        #expect(run.output.isEmpty && files.writeCount == 0)
      }
    }
  }

  @Test func `marks that don't match are all said, in order`() {
    let good = "<!-- scenograph: tree ../scenes/shop.scene.yaml -->\n"
    let files = files(DocsVerbTests.end + good + "\n" + good + DocsVerbTests.end + " <!-- scenograph: tree\nx\n" + good)
    let run = CommandRun(["docs", "--write", "docs"], files: files)
    #expect(run.exit == 1 && files.writeCount == 0)
    #expect(
      run.errors.split(separator: "\n").filter { !$0.hasPrefix("help: ") } == [
        "docs/a.md:1:1: error: no region ends here",
        "docs/a.md:2:1: error: this region has no end",
        "docs/a.md:6:2: error: a mark must be one line, and this one has no end",
        "docs/a.md:8:1: error: this region has no end",
      ])
  }

  @Test func `a scene that is wrong says why; one that raises is shown`() {
    let region = "<!-- scenograph: run ../scenes/shop.scene.yaml -->\n" + DocsVerbTests.end
    let broken = files(region, scene: "scene: x\ncontrollers: { a: { seques: {} } }\n")
    let run = CommandRun(["docs", "--write", "docs"], files: broken)
    #expect(run.exit == 1 && broken.writeCount == 0)
    #expect(run.errors.hasPrefix("../scenes/shop.scene.yaml:2:21: error: "))
    #expect(run.errors.contains("\ndocs/a.md:1:18: error: this region can't be made\nhelp: correct the scene"))
    let raising = files(region, scene: DocsVerbTests.scene + "  - push: list\n")
    #expect(CommandRun(["docs", "--write", "docs"], files: raising).exit == 0)
    #expect(text(raising).contains("exception(pushedTwice)"))
  }

  @Test func `what can't hold its own end is refused`() {
    let files = MemoryFiles([
      "a.md": "<!-- scenograph: source x.yaml -->\n" + DocsVerbTests.end, "x.yaml": "# \(DocsVerbTests.end)scene: x\n",
    ])
    let run = CommandRun(["docs", "--write", "a.md"], files: files)
    #expect(
      run.exit == 1 && run.errors.hasPrefix("a.md:1:18: error: the text for this region contains the end of a region"))
  }

  @Test func `it is called with one of its options and documents`() {
    let files = files("")
    #expect(CommandRun(["docs", "docs"], files: files).exit == 64)
    #expect(CommandRun(["docs", "--write", "--check", "docs"], files: files).exit == 64)
    #expect(CommandRun(["docs", "--check", "-"], files: files).exit == 64)
    #expect(CommandRun(["docs", "--check", "scenes"], files: files).exit == 2)
    #expect(CommandRun(["docs", "--check", "none.md"], files: files).exit == 2)
    #expect(CommandRun(["docs", "--check", "docs"], files: files).exit == 0)
  }

  @Test(arguments: ["run", "tree", "why", "run --format jsonl"])
  func `a text that would go to a file leaves no empty fence behind`(verb: String) {
    let start = "<!-- scenograph: \(verb) ../scenes/shop.scene.yaml -o p.dot -->\n" + DocsVerbTests.end
    let files = files(start)
    let run = CommandRun(["docs", "--write", "docs/a.md"], files: files)
    #expect(run.exit == 1 && run.errors.contains("error: only a drawing goes to a file"), "\(run.errors)")
    #expect(text(files) == start && files.contents["docs/p.dot"] == nil)
  }
}
