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

  private static func files() -> MemoryFiles { MemoryFiles(["old.yaml": old, "new.yaml": new]) }

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
    (["--compare", "--view", "segues", "old.yaml", "new.yaml"], "means nothing to '--view segues'"),
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

  @Test func `before and after stand side by side, with what came, went and changed marked`() throws {
    let files = TwoPicturesTests.files()
    let run = CommandRun(["diagram", "--compare", "old.yaml", "new.yaml"], files: files)
    #expect(run.exit == 0 && run.errors.isEmpty, "\(run.errors)")
    let check = try #require(PictureCheck(run.output))
    #expect(check.problems == [])
    #expect(check.width <= 840)
    #expect(check.texts.contains("before: old.yaml") && check.texts.contains("after: new.yaml"))
    // `third` is new, `sheet` is gone, and `card` is covered from the start: its view is never loaded.
    #expect(run.output.matches(of: /<rect class="came"/).count == 1)
    #expect(run.output.matches(of: /<rect class="ghost"/).count == 1)
    #expect(run.output.contains(#"<rect class="n notLoaded changed""#))
    #expect(check.texts.filter { $0 == "third" }.count == 1)
    let text = CommandRun(["diagram", "--compare", "--format", "text", "old.yaml", "new.yaml"], files: files).output
    #expect(text.contains("before: old.yaml") && text.contains("after: new.yaml"))
  }

  @Test func `what doesn't differ is drawn once, and said to be the same`() {
    let run = CommandRun(["diagram", "--compare", "old.yaml", "old.yaml"], files: TwoPicturesTests.files())
    #expect(run.exit == 0)
    #expect(run.output.contains("the same as in old.yaml"))
    #expect(!run.output.contains("before: "), "\(run.output)")
  }
}
