import Foundation
import SceneTestSupport
import Testing

@testable import SceneCLI

/// Documents of DocC, which reads Markdown in its own way; and pages that `docs --gallery` writes.
@Suite struct DocCTests {
  private static let end = "<!-- /scenograph -->\n"
  private static let title = "\"Shop\" -- it's ..."
  private static let scene = """
    # A shop -- "small".
    scene: '"Shop" -- it''s ...'
    initial: a
    controllers: { a: }

    """

  private func files(_ page: String, extra: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(["App.docc/Page.md": page, "scenes/s.scene.yaml": DocCTests.scene].merging(extra) { $1 })
  }

  private func text(_ files: MemoryFiles, _ path: String = "App.docc/Page.md") -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  private static let regions = [
    "diagram ../scenes/s.scene.yaml -o Resources/s.svg", "diagram --pair ../scenes/s.scene.yaml -o Resources/two.svg",
    "gallery --into Resources ../scenes", "scenes ../scenes",
  ]
  private static let page =
    "# Page\n\n" + regions.map { "<!-- scenograph: \($0) -->\n" + end }.joined(separator: "\n")

  @Test func `in a catalogue a picture is named without its folder, and nothing leads to a file`() {
    let files = files(DocCTests.page)
    #expect(CommandRun(["docs", "--write", "--root", ".", "App.docc"], files: files).exit == 0)
    let words = #"\"Shop\" \-\- it\'s \.\.\."#
    #expect(text(files).contains("\n![\(words), at the end](s.svg)\n"), "\(text(files))")
    #expect(text(files).contains("\n![\(words), at the end](two.svg)\n"))
    #expect(text(files).contains("\n| ![\(words), at the end](s.svg) |\n"))
    #expect(text(files).contains("\n| \(words) | A shop \\-\\- \\\"small\\\". |\n"))
    let pictures = files.contents.keys.filter { $0.hasSuffix(".svg") }.sorted()
    #expect(pictures == ["s", "two", "two~dark"].map { "App.docc/Resources/\($0).svg" })
    #expect(
      CommandRun(["docs", "--check", "--root", ".", "App.docc"], files: files).errors
        == "4 regions in 1 document agree\n")
  }

  @Test func `outside a catalogue it is a path, and the text stays as it is`() {
    let files = MemoryFiles(["docs/Page.md": DocCTests.page, "scenes/s.scene.yaml": DocCTests.scene])
    #expect(CommandRun(["docs", "--write", "--root", ".", "docs"], files: files).exit == 0)
    let page = text(files, "docs/Page.md")
    #expect(page.contains("\n![\(DocCTests.title), at the end](Resources/s.svg)\n"), "\(page)")
    #expect(page.contains("\n| [\(DocCTests.title)](../scenes/s.scene.yaml) | A shop -- \"small\". |\n"))
    #expect(files.contents["docs/Resources/two.dark.svg"] != nil)
  }

  @Test func `a region before the title, and a picture outside the catalogue, are errors`() {
    let region = "<!-- scenograph: tree ../scenes/s.scene.yaml -->\n" + DocCTests.end
    let early = CommandRun(["docs", "--check", "App.docc"], files: files(region + "# Page\n"))
    #expect(early.exit == 1)
    #expect(
      early.errors.hasPrefix("App.docc/Page.md:1:1: error: DocC drops a page that doesn't begin with its title\n"))
    let common = MemoryFiles(["Page.md": region + "# Page\n", "scenes/s.scene.yaml": DocCTests.scene])
    #expect(!CommandRun(["docs", "--check", "--root", ".", "Page.md"], files: common).errors.contains("DocC"))
    let far = MemoryFiles([
      "app/App.docc/P.md": "# P\n<!-- scenograph: diagram ../s.scene.yaml -o ../s.svg -->\n" + DocCTests.end,
      "app/s.scene.yaml": DocCTests.scene,
    ])
    let run = CommandRun(["docs", "--write", "app"], files: far)
    #expect(run.exit == 2 && run.errors.contains("DocC finds only what lies in 'App.docc'"), "\(run.errors)")
    #expect(far.writeCount == 0)
  }

  @Test func `a gallery has a list of the folder's scenes and the picture of each`() {
    let more = "scene: Second\nnote: Noted.\ninitial: b\ncontrollers: { b: }\n"
    let files = files("", extra: ["scenes/sub/t.scene.yaml": more, "README.md": "text\n"])
    let made = CommandRun(["docs", "--gallery", "scenes"], files: files)
    #expect(made.errors == "wrote scenes/gallery.md\nwrote scenes/s.svg\nwrote scenes/sub/t.svg\n")
    #expect(made.exit == 0 && made.output.isEmpty)
    let page = text(files, "scenes/gallery.md")
    #expect(page.hasPrefix("# Scenes in scenes\n\n<!-- scenograph: scenes . -->\n| scene | what it shows |\n"))
    #expect(page.contains("\n## [Second](sub/t.scene.yaml)\n\nNoted.\n\n![Second, at the end](sub/t.svg)\n"), "\(page)")
    #expect(CommandRun(["docs", "--check", "scenes"], files: files).errors == "2 regions in 1 document agree\n")
    // A new scene is taken in by either way.
    files.edit("scenes/u.scene.yaml", "scene: Third\ninitial: c\ncontrollers: { c: }\n")
    #expect(CommandRun(["docs", "--check", "scenes"], files: files).exit == 1)
    #expect(CommandRun(["docs", "--gallery", "scenes"], files: files).exit == 0)
    #expect(text(files, "scenes/gallery.md").contains("\n## [Third](u.scene.yaml)\n"))
  }

  @Test func `a link leads to a file, whatever signs its name has`() {
    let scene = "scene: S\ninitial: a\ncontrollers: { a: }\n"
    let names = ["a#b", "a%20b", "a?b", "a:b", "a b"]
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: names.map { ("in/\($0).scene.yaml", scene) }))
    #expect(CommandRun(["docs", "--gallery", "in"], files: files).exit == 0)
    let page = text(files, "in/gallery.md")
    for link in ["a%23b", "a%2520b", "a%3Fb", "./a:b", "<a b"] {
      let end = link.hasPrefix("<") ? ">" : ""
      #expect(page.contains("## [S](\(link).scene.yaml\(end))") && page.contains("](\(link).svg\(end))"), "\(page)")
    }
    #expect(CommandRun(["docs", "--check", "in"], files: files).exit == 0)
  }

  @Test func `a gallery replaces no picture that it hasn't made`() {
    let files = files("", extra: ["scenes/s.svg": "mine\n"])
    let run = CommandRun(["docs", "--gallery", "scenes"], files: files)
    #expect(run.exit == 2 && files.writeCount == 0, "\(run.transcript)")
    #expect(run.errors.hasPrefix("scenes/s.svg: error: exists already, and no gallery has made it\n"), "\(run.errors)")
    // A picture of this command that shows something else may stand in another document.
    let drawn = self.files("")
    #expect(
      CommandRun(["diagram", "--view", "segues", "-o", "scenes/s.svg", "scenes/s.scene.yaml"], files: drawn).exit == 0)
    #expect(CommandRun(["docs", "--gallery", "scenes"], files: drawn).exit == 2)
    #expect(drawn.contents["scenes/gallery.md"] == nil)
    // Its own pictures are kept up to date.
    let own = self.files("")
    #expect(CommandRun(["docs", "--gallery", "scenes"], files: own).exit == 0)
    own.edit("scenes/s.scene.yaml", DocCTests.scene.replacing("Shop", with: "Market"))
    let again = CommandRun(["docs", "--write", "scenes"], files: own)
    #expect(again.exit == 0 && again.errors.contains("wrote scenes/s.svg\n"), "\(again.transcript)")
    own.edit("scenes/s.svg", "mine\n")
    #expect(CommandRun(["docs", "--write", "scenes"], files: own).exit == 2)
  }

  @Test func `a gallery replaces no page that is none, and needs a folder with scenes`() {
    let files = files("", extra: ["scenes/gallery.md": "# Mine\n", "none/x.txt": ""])
    let run = CommandRun(["docs", "--gallery", "scenes"], files: files)
    #expect(run.exit == 2 && run.errors.hasPrefix("scenes/gallery.md: error: exists already, and is no gallery\n"))
    #expect(CommandRun(["docs", "--gallery", "none"], files: files).exit == 2)
    #expect(CommandRun(["docs", "--gallery", "scenes/s.scene.yaml"], files: files).exit == 2)
    #expect(CommandRun(["docs", "--gallery", "--write", "scenes"], files: files).exit == 64)
    #expect(files.writeCount == 0)
  }
}
