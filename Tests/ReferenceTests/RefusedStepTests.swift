import Foundation
import SceneTestSupport
import Testing

/// A picture of a run tells which acts came to nothing, and which still go on while the next one begins.
@Suite struct RefusedStepTests {
  /// Scenes in which an answer, a property or an empty stack keeps a step from its effect.
  static let refused: [(path: String, caption: String, reason: String?)] = [
    ("navigation/segue-refused", "1  trigger next, refused", "form.shouldPerformSegue answered false"),
    ("tabs/tab-refused", "1  tap Members only, refused", "shell.delegate.shouldSelect answered false"),
    ("modal/sheet-that-stays", "2  swipe down, refused", "isModalInPresentation keeps editor"),
    ("modal/unwind-nobody-answers", "2  trigger close, refused", "no controller takes the unwind"),
    ("questions/why-does-pop-do-nothing", "1  pop, nothing to pop", nil),
  ]

  private func draw(_ words: String, _ path: String) -> String {
    CommandRun(["diagram"] + words.split(separator: " ").map(String.init) + ["examples/\(path).scene.yaml"]).output
  }

  @Test(arguments: refused)
  func `an act that was refused has a panel of its own, with the reason`(
    path: String, caption: String, reason: String?
  ) throws {
    let text = draw("--view screens --format text", path)
    #expect(text.contains("\n" + caption + " · "), "\(text)")
    #expect(draw("--view timeline --format text", path).contains(caption + " · "))
    #expect(draw("--view sequence --format text", path).contains("\n" + caption))
    let outcome = try #require(caption.split(separator: ", ").last)
    #expect(draw("--step all --format text", path).contains(", " + outcome + "\n"))
    let check = try #require(PictureCheck(draw("--view screens --format svg", path)))
    #expect(check.problems == [])
    guard let reason else { return }
    #expect(text.contains(reason), "\(text)")
    #expect(check.texts.joined(separator: " ").replacing(". ", with: ".").contains(reason), "\(check.texts)")
    let page = CommandRun(["run", "--format", "html", "examples/\(path).scene.yaml"]).output
    #expect(page.contains(#""reason":"\#(reason)""#), "the player has it, too")
  }

  @Test func `the same acts, where nothing keeps them, are no refusals`() {
    let scene = """
      scene: S
      initial: m
      controllers: { m: { kind: navigation, stack: [a] }, a: { segues: { go: { show: b } } }, b: , c: }
      script: [{ trigger: go }, pop, { present: c }, { swipe: dismiss }, { push: b }, popToRoot, { present: c }, dismiss]
      """
    for view in ["screens", "timeline", "sequence"] {
      let text = CommandRun(["diagram", "--view", view, "--format", "text", "-"], input: scene).output
      #expect(!text.contains("refused") && !text.contains("nothing to"), "\(text)")
    }
    // The launch asks for an embed segue, which says nothing of the launch.
    #expect(!draw("--view screens --format text", "segues/embed-refused").contains("launch, "))
  }

  @Test func `a step that the next one comes into is still running, and what came and went is seen`() {
    let text = draw("--view screens --format text", "navigation/double-tap-on-a-segue")
    let panels = text.components(separatedBy: "\n\n").dropFirst().map { $0.split(separator: "\n").map(String.init) }
    // Two pushes of half a second each, one behind the other.
    #expect(
      panels.map { $0.first ?? "" } == [
        "launch · 0 s", "1  trigger open, still running · 0 s", "2  trigger open · 0 → 0.5 s", "… goes on · 0.5 → 1 s",
      ], "\(text)")
    #expect(panels[2].contains("  appeared: detail") && panels[2].contains("  disappeared: list"))
    #expect(panels[3].contains("  appeared: detail#2") && panels[3].contains("  disappeared: detail"))
    let overlaps = draw("--view timeline --format text", "timing/overlaps")
    #expect(overlaps.contains("1  push detail, still running · 0 s"))
    #expect(overlaps.contains("2  pop, waits until 0.5 s · 0.2 s"))
    #expect(!overlaps.contains("overtaken"))
  }

  @Test func `what was made and freed in one step is named`() {
    let text = draw("--view screens --format text", "loading/view-only")
    #expect(text.contains("\n  freed: banner"), "\(text)")
  }

  @Test func `a phone before iOS 11 has nothing in its display`() {
    func island(_ ios: String) -> Bool {
      CommandRun(["diagram", "--view", "screens", "--format", "svg", "--ios", ios, "examples/modal/chain.scene.yaml"])
        .output.contains(#"class="island""#)
    }
    #expect(!island("8") && island("17"))
  }
}
