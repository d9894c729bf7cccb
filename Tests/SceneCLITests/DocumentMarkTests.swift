import SceneTestSupport
import Testing

@testable import SceneCLI

/// Marks of regions: where they may stand, and those that are almost right.
@Suite struct DocumentMarkTests {
  private static let scene = "scene: S\ninitial: a\ncontrollers: { a: }\n"
  private static let end = "<!-- /scenograph -->\n"

  private func files(_ document: String) -> MemoryFiles {
    MemoryFiles(["docs/a.md": document, "docs/s.scene.yaml": DocumentMarkTests.scene])
  }

  private func text(_ files: MemoryFiles) -> String {
    String(decoding: files.contents["docs/a.md"] ?? [], as: UTF8.self)
  }

  /// The messages about a document, without the ways out.
  private func messages(_ document: String) -> [Substring] {
    let run = CommandRun(["docs", "--check", "docs/a.md"], files: files(document))
    #expect(run.exit == 1, "\(document)")
    return run.errors.split(separator: "\n").filter { !$0.hasPrefix("help: ") }
  }

  @Test func `the number of regions that agree is said, also if there is none`() {
    let region = "<!-- scenograph: tree s.scene.yaml -->\n```text\na appeared\n```\n" + DocumentMarkTests.end
    for (document, words) in [
      ("# Text\n", "0 regions in 1 document agree\n"), (region, "1 region in 1 document agrees\n"),
      (region + region, "2 regions in 1 document agree\n"),
    ] {
      let run = CommandRun(["docs", "--check", "docs/a.md"], files: files(document))
      #expect(run.exit == 0 && run.output.isEmpty && run.errors == words, "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("s.scene.yaml", "'run s.scene.yaml'"),
    ("scenograph run s.scene.yaml", "leave 'scenograph' out: 'run s.scene.yaml'"),
    ("draw s.scene.yaml", "write 'diagram s.scene.yaml'"), ("show s.scene.yaml", "write 'run s.scene.yaml'"),
  ]) func `a region without its word is told the word`(mark: String, help: String) {
    let document = "<!-- scenograph: \(mark) -->\n" + DocumentMarkTests.end
    let run = CommandRun(["docs", "--check", "docs/a.md"], files: files(document))
    #expect(run.exit == 1 && run.errors.contains(help), "\(run.errors)")
  }

  @Test func `a document without a region is told how one begins, and a mark without its end is one mistake`() {
    let none = CommandRun(["docs", "--write", "docs/a.md"], files: files("# Text\n"))
    #expect(none.exit == 0 && none.errors.contains("'<!-- scenograph: run home.scene.yaml -->' begins one"))
    #expect(messages("<!-- scenograph: run s.scene.yaml\n\n" + DocumentMarkTests.end).count == 1)
  }

  @Test func `a misspelt mark is an error at its place`() {
    for mark in [
      "<!-- scenogaph: tree s.scene.yaml -->", "<!-- Scenograph: tree s.scene.yaml -->",
      "<!-- SCENOGRAPH: tree s.scene.yaml -->", "<!-- scenograph tree s.scene.yaml -->",
      "<!-- scenograph : tree s.scene.yaml -->", "<!--sceneograph:tree s.scene.yaml-->",
    ] {
      let run = CommandRun(["docs", "--write", "docs/a.md"], files: files("text\n\n\(mark)\n" + DocumentMarkTests.end))
      #expect(run.exit == 1)
      #expect(
        run.errors == "docs/a.md:3:1: error: this mark is misspelt\nhelp: write '<!-- scenograph: … -->'\n", "\(mark)")
    }
    // The end below is no mistake of its own.
    for mark in [
      "<!-- scenograph; tree s.scene.yaml -->", "<!-- sceno: tree s.scene.yaml -->",
      "<!-- begin scenograph: tree s.scene.yaml -->", "<!- scenograph: tree s.scene.yaml ->",
      "[//]: # (scenograph: tree s.scene.yaml)", "<!-- scene: tree s.scene.yaml -->",
    ] {
      for rest in ["", "```text\na appeared\n```\n" + DocumentMarkTests.end] {
        #expect(messages("\(mark)\n\(rest)") == ["docs/a.md:1:1: error: this mark is misspelt"], "\(mark)")
      }
    }
    let start = "<!-- scenograph: tree s.scene.yaml -->\n"
    for end in ["<!-- /scenogaph -->", "<!-- /Scenograph -->", "<!-- / scenograph -->"] {
      #expect(messages(start + end + "\n") == ["docs/a.md:2:1: error: this mark is misspelt"], "\(end)")
    }
    #expect(
      messages("- <!-- scenograph: tree s.scene.yaml -->\n  " + DocumentMarkTests.end)
        == ["docs/a.md:1:1: error: a mark must stand on a line of its own"])
  }

  @Test func `a mark among other words is an error at its place`() {
    let start = "<!-- scenograph: tree s.scene.yaml -->"
    let end = "<!-- /scenograph -->"
    let alone = "a mark must stand on a line of its own"
    let whole = "both marks of a region stand on this line"
    for (document, message) in [
      ("\(start) \(end)\n", "1:1: error: \(whole)"), ("\(start)x\(end)\n", "1:1: error: \(whole)"),
      ("Text \(start)\(end)\n", "1:6: error: \(whole)"), ("Text \(start)\n\(end)\n", "1:6: error: \(alone)"),
      ("\(start)\nText \(end)\n", "2:6: error: \(alone)"), ("| ä | \(start)\n\(end)\n", "1:7: error: \(alone)"),
      ("\(start)\n<!-- scenograph/ -->\n", "2:1: error: this mark is misspelt"),
    ] {
      #expect(messages(document) == ["docs/a.md:\(message)"], "\(document)")
    }
  }

  @Test func `marks in code are code`() {
    let region = "    <!-- scenograph: tree s.scene.yaml -->\n    <!-- /scenograph -->\n"
    for document in [
      "# Text\n\n\(region)", "\(region)", "Text\n\n\t<!-- scenograph: tree s.scene.yaml -->\n",
      "- Item\n\n  \(region.replacing("\n", with: "\n  "))",
      "Use `<!-- scenograph: tree s.scene.yaml -->` and `<!-- /scenograph -->`.\n",
    ] {
      let files = files(document)
      #expect(CommandRun(["docs", "--write", "docs"], files: files).exit == 0)
      #expect(text(files) == document)
    }
    // In the item of a list, or in the middle of a paragraph, it is none.
    for document in ["1.  Item\n\n\(region)", "- Item\n  - Inner\n\n\(region)", "Text\n\(region)"] {
      let files = files(document)
      #expect(CommandRun(["docs", "--write", "docs"], files: files).exit == 0)
      #expect(text(files).contains("    a appeared\n"), "\(document)")
    }
  }

  @Test func `a comment about something else is no mark`() {
    for comment in [
      "<!-- scenograph is a tool -->", "<!-- scene: x -->", "<!-- graph: x -->", "<!-- scenograph -->", "<!-- /x -->",
      "<!-- To see it, run x.scene.yaml -->", "<!-- the scene: it comes from x.scene.yaml -->",
      "<!-- scenes that run x.scene.yaml -->", "text <!-- scenogaph: run -->", "```\n<!-- scenogaph: run -->\n```",
      "> ```\n> <!-- scenogaph: run -->\n> ```",
    ] {
      let run = CommandRun(["docs", "--check", "docs/a.md"], files: files(comment + "\n"))
      #expect(run.exit == 0 && run.errors == "0 regions in 1 document agree\n", "\(comment): \(run.errors)")
    }
  }

  @Test func `a region in a block quote stays in it`() {
    let start = "> Note: text\n>\n> <!-- scenograph: source t.scene.yaml -->\n"
    let files = files(start + "> <!-- /scenograph -->\n\nText\n")
    files.edit("docs/t.scene.yaml", "scene: S\n\ncontrollers: { a: }\n")
    #expect(CommandRun(["docs", "--write", "docs"], files: files).errors == "wrote docs/a.md\n")
    // An empty line without the sign would end the quote.
    let made = "> ```yaml\n> scene: S\n>\n> controllers: { a: }\n> ```\n"
    #expect(text(files) == start + made + "> <!-- /scenograph -->\n\nText\n")
    #expect(CommandRun(["docs", "--check", "docs"], files: files).exit == 0)
  }

  @Test func `a fence ends with its block quote`() {
    let region = "<!-- scenograph: tree s.scene.yaml -->\n" + DocumentMarkTests.end
    let quoted = files("> ```\n> text\n\n" + region)
    #expect(CommandRun(["docs", "--write", "docs"], files: quoted).exit == 0)
    #expect(text(quoted).contains("a appeared"))
    // What is not in a quote isn't closed by one.
    let plain = files("```\n> ```\n" + region)
    #expect(CommandRun(["docs", "--write", "docs"], files: plain).exit == 0)
    #expect(!text(plain).contains("a appeared"))
    let inner = files("> > ~~~\n> > ~~~\n> \(region.replacing("\n<", with: "\n> <"))")
    #expect(CommandRun(["docs", "--write", "docs"], files: inner).exit == 0)
    #expect(text(inner).contains("\n> a appeared\n"))
  }

  @Test func `a short difference has a line for each region and picture`() {
    let files = files(
      "# A\n<!-- scenograph: tree s.scene.yaml -->\n" + DocumentMarkTests.end
        + "<!-- scenograph: diagram s.scene.yaml -o s.svg -->\n" + DocumentMarkTests.end)
    #expect(CommandRun(["docs", "--write", "docs"], files: files).exit == 0)
    #expect(CommandRun(["docs", "--check", "--diff", "short", "docs"], files: files).output.isEmpty)
    files.edit("docs/s.scene.yaml", "scene: S\ninitial: a\ncontrollers: { a: { children: [b] }, b: }\n")
    let run = CommandRun(["docs", "--check", "--diff", "short", "docs"], files: files)
    #expect(run.exit == 1 && run.errors.hasPrefix("docs/a.md: error: doesn't agree with its scenes\n"))
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.prefix(2) == ["docs/a.md:2: tree s.scene.yaml: 3 → 4 lines", "+  b appeared"], "\(run.output)")
    // The picture is told by what it says in words.
    #expect(lines.count == 5 && lines[2].firstMatch(of: /^docs\/s\.svg: \d+ → \d+ lines$/) != nil, "\(run.output)")
    #expect(lines.last?.hasPrefix("+A tree of 2 controllers. ") == true, "\(run.output)")
    #expect(CommandRun(["docs", "--write", "--diff", "short", "docs"], files: files).exit == 64)
    #expect(CommandRun(["docs", "--check", "--diff", "long", "docs"], files: files).exit == 64)
  }

  @Test func `a page is no text of a document, and what is wrong with a scene is said once`() {
    let path = "docs/b.scene.yaml"
    let end = "<!-- /scenograph -->\n"
    let scene = "scene: B\ninitial: a\ncontrollers: { a: }\n"
    for word in ["run --format html", "run -o x.html --format html"] {
      let files = MemoryFiles(
        ["docs/a.md": "<!-- scenograph: \(word) b.scene.yaml -->\n" + end, path: scene])
      let run = CommandRun(["docs", "--write", "docs/a.md"], files: files)
      #expect(
        run.exit == 2 && run.errors.contains("a page can't stand in a document\nhelp: make it by"), "\(run.errors)")
    }
    // The gallery tells of another scene first.
    let regions = ["tree b.scene.yaml", "gallery a.scene.yaml b.scene.yaml", "run b.scene.yaml"]
    let files = MemoryFiles([
      "docs/a.md": regions.map { "<!-- scenograph: \($0) -->\n" + end }.joined(),
      "docs/a.scene.yaml": "scene: A\ninitial: a\ncontrollers: { a: , unused: { class: UIAlertController } }\n",
      path: "scene: B\ninitial: b\ncontrollers: { a: }\n",
    ])
    let run = CommandRun(["docs", "--write", "docs/a.md"], files: files)
    #expect(run.errors.ranges(of: "no controller is called 'b' [SG201]\n").count == 1, "\(run.errors)")
    #expect(run.errors.contains("[SG168]") && run.errors.ranges(of: ": error: this region can't be made").count == 3)
  }

  // MARK: Pictures

  private func picture(_ view: String) -> String {
    "<!-- scenograph: diagram --view \(view) -o b.svg s.scene.yaml -->\n" + DocumentMarkTests.end
  }

  @Test func `two regions of a document write no two pictures into one file`() {
    let twice = files("# A\n\n" + picture("tree") + picture("screens"))
    for mode in ["--write", "--check"] {
      let run = CommandRun(["docs", mode, "docs/a.md"], files: twice)
      #expect(run.exit == 2 && run.errors.contains("docs/a.md:5:18: error: "), "\(run.transcript)")
      #expect(run.errors.contains("another picture into this file"))
    }
    #expect(twice.contents["docs/b.svg"] == nil)
    // One picture may be shown twice.
    let same = files("# A\n\n" + picture("tree") + picture("tree"))
    #expect(CommandRun(["docs", "--write", "docs/a.md"], files: same).exit == 0)
    #expect(CommandRun(["docs", "--check", "docs/a.md"], files: same).exit == 0)
  }

  @Test func `two documents write no two pictures into one file`() {
    let files = MemoryFiles([
      "docs/a.md": "# A\n\n" + picture("tree"), "docs/c.md": "# C\n\n" + picture("screens"),
      "docs/s.scene.yaml": DocumentMarkTests.scene,
    ])
    let run = CommandRun(["docs", "--write", "docs/a.md", "docs/c.md"], files: files)
    #expect(run.exit == 1 && run.errors.contains("docs/c.md: error: writes another picture"), "\(run.transcript)")
    #expect(String(decoding: files.contents["docs/c.md"] ?? [], as: UTF8.self).contains("b.svg)") == false)
  }

  @Test func `a mark may stand behind the byte order mark`() {
    let files = files("\u{FEFF}<!-- scenograph: tree s.scene.yaml -->\n" + DocumentMarkTests.end)
    let run = CommandRun(["docs", "--write", "docs/a.md"], files: files)
    #expect(run.exit == 0 && text(files).hasPrefix("\u{FEFF}<!-- scenograph: tree"), "\(run.transcript)")
    #expect(CommandRun(["docs", "--check", "docs/a.md"], files: files).exit == 0)
  }
}
