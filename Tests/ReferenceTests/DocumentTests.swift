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
    let pictures = Repository.files(below: "examples") { $0.hasSuffix(".svg") }
    let trees = Set(stems.map { $0 + ".svg" })
    #expect(trees.subtracting(pictures) == [])
    // Other views, which the README shows, stand beside them.
    let others = stems.flatMap { [$0 + ".segues.svg", $0 + ".matrix.svg"] }
    #expect(Set(pictures).subtracting(trees).subtracting(others) == [])
  }
}
