import SceneTestSupport
import Testing

/// Messages about a plan point into its scene.
@Suite struct PlanPlaceTests {
  private static let scene = """
    scene: A
    initial: home
    controllers: { home: , a: , b: }
    script:
      - present: a
      - { present: b, in: home }
      - expect: { lacks: [a.viewDidLoad], since: launch }

    """

  private func files(_ scene: String = scene, plan: String) -> MemoryFiles {
    let files = MemoryFiles(["scenes/a.scene.yaml": scene])
    _ = CommandRun(["compile", "scenes/a.scene.yaml", "-o", plan], files: files)
    return files
  }

  @Test func `failures name the scene and its line`() {
    let files = files(plan: "scenes/a.plan")
    let test = CommandRun(["test", "scenes/a.plan"], files: files)
    #expect(test.exit == 1 && test.output.hasPrefix("scenes/a.scene.yaml:7: failed: "), "\(test.output)")
    let why = CommandRun(["why", "scenes/a.plan", "a.viewDidLoad"], files: files)
    #expect(why.output.contains("   a.scene.yaml:5   M6.3"), "\(why.output)")
  }

  @Test func `check says of a plan what run says of it`() {
    let files = files(plan: "scenes/a.plan")
    let check = CommandRun(["check", "scenes/a.plan"], files: files)
    #expect(check.exit == 0)
    #expect(
      check.output.hasPrefix("scenes/a.scene.yaml:6:1: warning: UIKit warns: Attempt to present <UIViewController: b>"),
      "\(check.output)")
    #expect(check.output.hasSuffix("1 file: 1 warning\n"))
    #expect(CommandRun(["check", "--strict", "scenes/a.plan"], files: files).exit == 1)
  }

  @Test func `an exception is an error of the plan's scene`() {
    let scene = "scene: A\ninitial: n\ncontrollers: { n: { kind: navigation, stack: [a] }, a: }\nscript:\n  - push: a\n"
    let files = files(scene, plan: "scenes/a.plan")
    let check = CommandRun(["check", "scenes/a.plan"], files: files)
    #expect(
      check.exit == 1 && check.output.hasPrefix("scenes/a.scene.yaml:5:1: error: UIKit raises: "), "\(check.output)")
    let run = CommandRun(["run", "scenes/a.plan"], files: files)
    #expect(run.exit == 1 && run.errors.hasPrefix("scenes/a.scene.yaml:5: error: "), "\(run.errors)")
  }
}
