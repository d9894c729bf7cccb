import SceneTestSupport
import Testing

/// Two pictures at once: light and dark, before and after.
@Suite struct TwoPicturesTests {
  private static let old = """
    scene: Shop
    initial: main
    controllers:
      main: { kind: navigation, stack: [list, card] }
      list: { title: All }
      card:
      sheet:
    script:
      - present: sheet
        in: main
    """
  private static let new = old.replacing("stack: [list, card]", with: "stack: [list, card, third]")
    .replacing("  card:", with: "  card:\n  third:").replacing(
      "- present: sheet\n    in: main", with: "- memoryWarning")

  private static func files(_ more: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(["old.yaml": old, "new.yaml": new].merging(more) { $1 })
  }

  @Test func `a pair is one picture for light surroundings and one for dark`() {
    let files = TwoPicturesTests.files()
    let pair = CommandRun(["diagram", "--pair", "-o", "shop.svg", "old.yaml"], files: files)
    #expect(pair.exit == 0 && pair.output.isEmpty, "\(pair.errors)")
    #expect(files.contents["shop.svg"] == nil)
    for theme in ["light", "dark"] {
      let own = CommandRun(["diagram", "--format", "svg", "--theme", theme, "old.yaml"], files: files).output
      #expect(files.contents["shop.\(theme).svg"].map { String(decoding: $0, as: UTF8.self) } == own)
      #expect(!own.contains("prefers-color-scheme"))
    }
    #expect(files.contents["shop.light.svg"] != files.contents["shop.dark.svg"])
  }

  @Test(arguments: [
    (["--pair", "old.yaml"], "needs a name"), (["--pair", "-o", "x.png", "old.yaml"], "needs a name"),
    (["--pair", "--theme", "dark", "-o", "x.svg", "old.yaml"], "'--theme' chooses one"),
    (["--pair", "-o", "x.svg", "-"], "standard input can be read once"),
    (["--compare", "old.yaml"], "'--compare' needs two files"), (["old.yaml", "new.yaml"], "add '--compare'"),
    (["--compare", "--step", "all", "old.yaml", "new.yaml"], "one step of each scene"),
    (["--compare", "--view", "screens", "old.yaml", "new.yaml"], "means nothing to '--view screens'"),
    (["--compare", "--view", "segues", "--step", "1", "old.yaml", "new.yaml"], "shows no moment"),
    (["--pages", "x", "old.yaml"], "only a drawing of what is declared"),
    (["--pages", "x", "-o", "y.svg", "--view", "segues", "old.yaml"], "leave one of them out"),
  ])
  func `what makes no sense is said`(words: [String], message: String) {
    let files = TwoPicturesTests.files()
    let run = CommandRun(["diagram"] + words, files: files)
    #expect(run.exit == 64 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(files.contents.count == 2)
  }

  @Test func `a document shows the one of a pair that its reader's theme wants`() {
    let files = TwoPicturesTests.files()
    let region = "<!-- scenograph: diagram --pair -o shop.svg old.yaml -->\n<!-- /scenograph -->\n"
    let document = MemoryFiles(["old.yaml": TwoPicturesTests.old, "page.md": "# Shop\n\n" + region])
    #expect(CommandRun(["docs", "--write", "page.md"], files: document).exit == 0)
    let page = document.contents["page.md"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(
      page.contains(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="shop.dark.svg">
          <img alt="Shop, at the end" src="shop.light.svg">
        </picture>
        """), "\(page)")
    #expect(CommandRun(["docs", "--check", "page.md"], files: document).exit == 0)
    #expect(Set(document.contents.keys) == ["old.yaml", "page.md", "shop.light.svg", "shop.dark.svg"])
    #expect(files.contents.count == 2)
  }

  @Test func `the heading of a comparison counts what went off the screen`() throws {
    let tabs = "scene: T\ninitial: shell\ncontrollers: { shell: { kind: tabs, tabs: [one, two] }, one: , two: }\n"
    let files = MemoryFiles(["old.yaml": tabs, "new.yaml": tabs + "script: [tap: two]\n"])
    let run = CommandRun(["diagram", "--compare", "old.yaml", "new.yaml", "--format", "svg"], files: files)
    let texts = try #require(PictureCheck(run.output), "\(run.errors)").texts
    #expect(texts.contains { $0.contains("1 went off the screen: one") }, "\(texts)")
  }

  /// Blue is for what came.
  @Test func `a segue that only changed has another colour than one that came`() throws {
    let segues = "scene: S\ncontrollers: { a: { segues: { open: { show: b } } }, b: }\n"
    let files = MemoryFiles([
      "old.yaml": segues,
      "new.yaml": segues.replacing("open: { show: b }", with: "open: { present: b }, more: { present: b }"),
    ])
    let words = [
      "diagram", "--view", "segues", "--compare", "old.yaml", "new.yaml", "--format", "svg", "--theme", "light",
    ]
    let picture = CommandRun(words, files: files).output
    func ink(_ news: String) -> Substring? {
      picture.split(separator: ".t.\(news) { stroke: ").dropFirst().first?.prefix { $0 != "}" }
    }
    #expect(picture.contains("~ changed, ochre"), "\(picture)")
    #expect(ink("changed") != nil && ink("came") != nil && ink("changed") != ink("came"), "\(picture)")
  }

  @Test func `tabs in another order are said, and a sender that changed didn't come`() throws {
    let before = """
      scene: S
      initial: shell
      controllers:
        shell: { kind: tabs, tabs: [one, two, three] }
        one: { segues: { open: { show: sign, sender: Sign } } }
        two:
        three:
        sign:
      """
    let after = before.replacing("[one, two, three]", with: "[three, one]").replacing(
      "sender: Sign", with: "sender: Pen")
    let files = MemoryFiles(["old.yaml": before, "new.yaml": after])
    let texts = try texts(files, "old.yaml", "new.yaml")
    #expect(texts.contains { $0.contains("changed: shell") } && texts.contains("in another order"), "\(texts)")
    #expect(texts.contains("~ shell") && texts.contains("~ open"), "\(texts)")
    // The target says what the sender was, so the segue alone didn't say it.
    #expect(texts.contains("from Pen (was: Sign)"), "\(texts)")
  }

  @Test func `a tab that is taken out is said, and a presentation in another style`() throws {
    let tabs = "scene: S\ninitial: s\ncontrollers: { s: { kind: tabs, tabs: [a, b, c] }, a: , b: , c: }\n"
    let sheet =
      "scene: S\ninitial: a\ncontrollers: { a: , b: { modalPresentationStyle: STYLE } }\nscript: [present: b]\n"
    let files = MemoryFiles([
      "old.yaml": tabs, "new.yaml": tabs.replacing("[a, b, c]", with: "[a, b]"),
      "card.yaml": sheet.replacing("STYLE", with: "pageSheet"),
      "full.yaml": sheet.replacing("STYLE", with: "overFullScreen"),
    ])
    let maps = try texts(files, "old.yaml", "new.yaml")
    #expect(
      maps.contains("~ c") && maps.contains("was in s") && maps.contains { $0.hasPrefix("1 changed: c") }, "\(maps)")
    #expect(try texts(files, "new.yaml", "old.yaml").contains("stood alone"))
    let run = CommandRun(["diagram", "--compare", "card.yaml", "full.yaml", "--format", "svg"], files: files)
    let trees = try #require(PictureCheck(run.output), "\(run.errors)").texts
    // One colour for one word, on the screen or not; ochre is for what went off it.
    #expect(run.output.contains(".n.changed:not(.left) { stroke: #"))
    #expect(trees.contains("~ presents") && trees.contains("overFullScreen (was: pageSheet)"), "\(trees)")
  }

  /// The texts of a comparison of two maps.
  private func texts(_ files: MemoryFiles, _ old: String, _ new: String) throws -> [String] {
    let run = CommandRun(["diagram", "--view", "segues", "--compare", old, new, "--format", "svg"], files: files)
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    return check.texts
  }

  @Test func `a sign stands on the line of its name, and kinds are grey beside news`() throws {
    let long = "openSourceComponentsOfThisApplication"
    let before = "scene: S\ncontrollers: { a: { segues: { go: { show: b }, up: { present: b } } }, b: }\n"
    let after = before.replacing(", b: }", with: ", b: , \(long): }")
    let files = MemoryFiles(["old.yaml": before, "new.yaml": after])
    let texts = try texts(files, "old.yaml", "new.yaml")
    #expect(!texts.contains("+") && texts.contains { $0.hasPrefix("+ open") }, "\(texts)")
    let words = ["diagram", "--view", "segues", "--compare", "old.yaml", "new.yaml", "--format", "svg"]
    let svg = CommandRun(words, files: files).output
    #expect(svg.contains(#"class="e stays present""#) && !svg.contains(#"class="e present""#), "\(svg)")
    #expect(texts.contains("present"), "\(texts)")
  }

  @Test func `before and after are one drawing, with what came, went and changed marked`() throws {
    let files = TwoPicturesTests.files()
    let run = CommandRun(["diagram", "--compare", "old.yaml", "new.yaml"], files: files)
    #expect(run.exit == 0 && run.errors.isEmpty, "\(run.errors)")
    let check = try #require(PictureCheck(run.output))
    #expect(check.problems == [])
    #expect(check.width <= 840)
    #expect(check.texts.contains("before: old.yaml") && check.texts.contains("after: new.yaml"))
    // `third` is new, `sheet` is gone, and `card` is covered from the start: its view is never loaded.
    #expect(run.output.matches(of: /<rect class="came"/).count == 1)
    #expect(run.output.matches(of: /<rect class="n notLoaded gone"/).count == 1)
    #expect(run.output.contains(#"<rect class="n notLoaded changed left""#))
    #expect(check.texts.contains("+ third") && check.texts.contains("− sheet"))
    #expect(check.texts.contains("view not loaded (was: appeared)"), "\(check.texts)")
    #expect(check.counts.boxes == 5 && check.counts.arrows == 4)
    let text = CommandRun(["diagram", "--compare", "--format", "text", "old.yaml", "new.yaml"], files: files).output
    #expect(text.contains("+ third") && text.contains("− sheet"), "\(text)")
  }

  @Test func `what doesn't differ is drawn once, and said to be the same`() {
    // Where something is declared is no difference.
    let files = TwoPicturesTests.files(["later.yaml": "# later\n\n" + TwoPicturesTests.old])
    for other in ["old.yaml", "later.yaml"] {
      let run = CommandRun(["diagram", "--compare", "old.yaml", other], files: files)
      #expect(run.exit == 0)
      #expect(run.output.contains("no difference: the same as in old.yaml"))
      #expect(!run.output.contains("− ") && !run.output.contains("+ "), "\(run.output)")
    }
  }

  @Test func `equal runs of scenes that declare other things say so`() {
    let scene = "scene: S\ninitial: a\ncontrollers: { a: , b: { title: B } }\n"
    let files = MemoryFiles(["one.yaml": scene, "two.yaml": scene.replacing("title: B", with: "title: C")])
    let text = CommandRun(["diagram", "--compare", "--format", "text", "one.yaml", "two.yaml"], files: files).output
    #expect(text.contains("no difference: the same as in one.yaml"))
    #expect(text.contains("but what is declared differs, as '--view segues' shows"), "\(text)")
  }

  @Test func `equal ends of different runs say how much differs on the way`() {
    let scene = "scene: S\ninitial: m\ncontrollers: { m: { kind: navigation, stack: [a] }, a: , b: }\n"
    let files = MemoryFiles([
      "old.yaml": scene + "script: [wait: 1]\n", "new.yaml": scene + "script: [{ wait: 1 }, { push: b }, pop]\n",
    ])
    let text = CommandRun(["diagram", "--compare", "--format", "text", "old.yaml", "new.yaml"], files: files).output
    #expect(text.contains("no difference") && text.contains("but the traces differ in "), "\(text)")
    #expect(text.contains(" lines, from step 2 on"))
    let map = CommandRun(["diagram", "--compare", "--view", "segues", "old.yaml", "new.yaml"], files: files)
    #expect(!map.output.contains("traces"), "a map shows no run")
  }

  @Test func `two titles are both told`() {
    let store = TwoPicturesTests.new.replacing("scene: Shop", with: "scene: Store")
    let files = TwoPicturesTests.files(["new.yaml": store])
    #expect(CommandRun(["diagram", "--compare", "old.yaml", "new.yaml"], files: files).output.contains("Shop → Store"))
  }

  @Test func `segues that came and went are arrows of one map`() throws {
    let old = """
      scene: Map
      initial: a
      controllers:
        a: { segues: { go: { show: b }, ask: { present: c } } }
        b:
        c:
      """
    let new = old.replacing("ask: { present: c }", with: "tell: { show: d }").replacing("  c:", with: "  d:")
    let files = MemoryFiles(["old.yaml": old, "new.yaml": new])
    let run = CommandRun(["diagram", "--compare", "--view", "segues", "old.yaml", "new.yaml"], files: files)
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    let words = ["+ tell", "− ask · present", "go", "+ d", "− c", "b"]
    for word in words { #expect(check.texts.contains(word), "\(word): \(check.texts)") }
    #expect(run.output.matches(of: /<path class="e present gone"/).count == 1)
    #expect(run.output.matches(of: /<path class="e show came"/).count == 1)
    let svg = CommandRun(
      ["diagram", "--compare", "--view", "segues", "--format", "svg", "old.yaml", "new.yaml"], files: files
    ).output
    // The head of an arrow that has gone has the colour of its line.
    #expect(svg.matches(of: /class="h present gone"/).count == 1)
    let line = try #require(svg.firstMatch(of: /\.e\.gone, [^{]* { stroke: (#\w+) }/)?.output.1)
    #expect(svg.contains(".h.gone { fill: \(line); stroke: \(line) }"))
    let dot = CommandRun(
      ["diagram", "--compare", "--view", "segues", "--format", "dot", "old.yaml", "new.yaml"], files: files
    ).output
    #expect(dot.contains("− ask · present") && dot.contains("+ tell"), "\(dot)")
  }

  @Test func `a drawing of segues is split into pages, one for each lane`() throws {
    let scene = """
      scene: Tabs
      initial: shell
      controllers:
        shell: { kind: tabs, tabs: [home, extra] }
        home: { segues: { open: { show: item } } }
        item: { segues: { share: { present: share } } }
        extra: { segues: { about: { show: about } } }
        about: { segues: { share2: { present: share } } }
        share: { segues: { send: { show: sent } } }
        sent:
      """
    let files = MemoryFiles(["x.yaml": scene])
    let whole = CommandRun(["diagram", "--view", "segues", "--format", "svg", "x.yaml"], files: files).output
    let run = CommandRun(["diagram", "--view", "segues", "--pages", "out", "x.yaml"], files: files)
    #expect(run.exit == 0, "\(run.errors)")
    let names = files.contents.keys.filter { $0.hasPrefix("out/") }.sorted()
    #expect(names.count > 2 && names.allSatisfy { $0.hasSuffix(".svg") }, "\(names)")
    var arrows: Set<String> = []
    for name in names {
      let svg = files.contents[name].map { String(decoding: $0, as: UTF8.self) } ?? ""
      let check = try #require(PictureCheck(svg))
      #expect(check.problems == [], "\(name)")
      #expect(svg.contains("page \(names.firstIndex(of: name).map { $0 + 1 } ?? 0) of \(names.count)"))
      arrows.formUnion(
        check.texts.filter { ["open", "share · present", "about", "share2 · present", "send"].contains($0) })
    }
    #expect(arrows.count == 5, "every segue is on a page: \(arrows)")
    #expect(try #require(PictureCheck(whole)).texts.contains("send"))
    let home = names.first { $0.contains("home") }.flatMap { files.contents[$0] } ?? []
    #expect(String(decoding: home, as: UTF8.self).contains(">page "), "what lies on another page says where")
  }
}
