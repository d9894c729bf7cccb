import SceneBasics
import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

/// What is compiled, written and read again is what was compiled.
@Suite struct PlanRoundTripTests {
  @Test(arguments: PlanFiles.scenes) func `the plan of an example is read as it was written`(path: String) throws {
    let plan = try #require(try PlanFiles.plan(ofSceneAt: path))
    let again = PlanFiles.read(PlanFiles.bytes(plan))
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.plan == plan)
  }

  @Test(arguments: DiagnosticCatalogue.items.map(\.code.name))
  func `the plans of the catalogue's examples are read as they were written`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    for text in [item.entry.wrong, item.entry.right] {
      guard let plan = PlanFiles.read(Array(text.utf8)).plan else { continue }
      let again = PlanFiles.read(PlanFiles.bytes(plan))
      #expect(again.diagnostics.map(\.message) == [])
      #expect(again.plan == plan)
    }
  }

  @Test func `texts that tools damage survive`() throws {
    let text = "A \u{FFFD} \u{85}\u{2028}\u{FEFF}\u{7F} \u{1F468}\u{200D}\u{1F469}"
    let escaped = "A \\uFFFD \\u0085\\u2028\\uFEFF\\u007F \u{1F468}\\u200D\u{1F469}"
    let scene = "scene: \"\(escaped)\"\ninitial: a\ncontrollers: { a: { title: \"\(escaped)\" } }\n"
    let plan = try #require(PlanFiles.read(Array(scene.utf8)).plan)
    #expect(plan.scene == text)
    #expect(PlanFiles.read(PlanFiles.bytes(plan)).plan == plan)
  }

  @Test func `every verb that takes a scene takes a plan`() throws {
    let scene = try #require(PlanFiles.scenes.first)
    let files = MemoryFiles(["x.plan.json": CommandRun(["compile", scene]).output])
    for verb in ["run", "tree", "diagram", "test", "compile", "check"] {
      let run = CommandRun([verb, "x.plan.json"], files: files)
      #expect(run.exit == 0, "\(verb): \(run.errors)")
      #expect(!run.output.isEmpty)
    }
  }
}
