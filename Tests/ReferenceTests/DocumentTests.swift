import Foundation
import SceneTestSupport
import Testing

/// The package's own documents show what its scenes are.
@Suite struct DocumentTests {
  @Test func `every region of every document is as its scenes make it`() {
    let option = Golden.isRecording ? "--write" : "--check"
    let run = CommandRun(["docs", option, "README.md", "Sources", "Tests", "examples", "schema"])
    #expect(run.exit == 0, "\(run.output.prefix(2_000))\(run.errors)")
    // Else there would be nothing to keep.
    for page in ["README.md", "examples/README.md"] {
      #expect((try? Repository.text(page).contains("\n<!-- scenograph: ")) == true, "\(page)")
    }
  }

  @Test func `every picture belongs to an example, and every example has one`() {
    let scenes = Repository.files(below: "examples") { $0.hasSuffix(".yaml") && !$0.hasPrefix("examples/invalid/") }
    let stems = scenes.map { String($0.dropLast(($0.hasSuffix(".scene.yaml") ? ".scene.yaml" : ".yaml").count)) }
    // Those of a DocC catalogue belong to its pages.
    let pictures = Repository.files(below: "examples") { $0.hasSuffix(".svg") && !$0.contains(".docc/") }
    let trees = Set(stems.map { $0 + ".svg" })
    #expect(trees.subtracting(pictures) == [])
    // Other views, which the README shows, stand beside them.
    let others = stems.flatMap { [$0 + ".segues.svg", $0 + ".matrix.svg"] }
    #expect(Set(pictures).subtracting(trees).subtracting(others) == [])
  }

  @Test(.enabled(if: OtherProgram.exists("docc"), "the toolchain has no docc"))
  func `docc takes the example's catalogue, and finds its pictures`() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "docc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let run = try OtherProgram.run([
      "docc", "convert", "examples/documents/Scenes.docc", "--output-path", output.path(),
      "--fallback-display-name", "Scenes", "--fallback-bundle-identifier", "scenes",
    ])
    #expect(run.status == 0 && !(run.output + run.errors).contains("warning:"), "\(run.output)\(run.errors)")
    let article = try Data(contentsOf: output.appending(path: "data/documentation/scenes.json"))
    let page = String(decoding: article, as: UTF8.self)
    for name in ["sheet.svg", "drawer.svg", "drawer~dark.svg"] {
      #expect(page.contains("\\/images\\/scenes\\/\(name)") || page.contains("/images/scenes/\(name)"), "\(name)")
    }
    #expect(page.contains("list.viewWillAppear") == false && page.contains("editor.viewDidDisappear"))
    #expect(!page.contains("scenograph:"))
    let tutorial = output.appending(path: "data/tutorials/scenes/a-sheet.json")
    #expect(String(decoding: try Data(contentsOf: tutorial), as: UTF8.self).contains("sheet.svg"))
  }
}
