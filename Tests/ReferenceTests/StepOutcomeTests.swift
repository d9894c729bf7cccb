import Foundation
import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

/// Every picture of a run tells which steps came out otherwise than their words say.
@Suite struct StepOutcomeTests {
  /// The views that have a caption for each step, as words for the command.
  static let views = [
    ["diagram", "--view", "screens", "--format", "svg"], ["diagram", "--view", "screens", "--format", "text"],
    ["diagram", "--view", "timeline", "--format", "svg", "--width", "0"],
    ["diagram", "--view", "timeline", "--format", "text"],
    ["diagram", "--view", "sequence", "--format", "svg"], ["diagram", "--view", "sequence", "--format", "text"],
    ["diagram", "--view", "sequence", "--format", "mermaid"], ["diagram", "--step", "all", "--format", "svg"],
    ["diagram", "--step", "all", "--format", "text"], ["run", "--format", "html"],
  ]

  /// A scene for each gesture; `END` is where the gesture says whether it is cancelled.
  static let gestures = [
    "scene: S\ninitial: m\ncontrollers: { m: { kind: navigation, stack: [a, b] }, a: , b: }\n"
      + "script: [{ swipe: pop END }]\n",
    "scene: S\ninitial: a\ncontrollers: { a: , b: }\nscript: [{ present: b }, { swipe: dismiss END }]\n",
    "scene: S\ninitial: p\ncontrollers: { p: { kind: pager, pages: [a, b] }, a: , b: }\n"
      + "script: [{ swipe: forward END }]\n",
    "scene: S\ninitial: p\ncontrollers: { p: { kind: pager, transitionStyle: pageCurl, pages: [a, b] }, a: , b: }\n"
      + "script: [{ swipe: forward }, { swipe: reverse END }]\n",
    "scene: S\ninitial: p\ncontrollers: { p: { kind: container, children: [a, b], layout: { paging: horizontal } },"
      + " a: , b: }\nscript: [{ swipe: forward END }]\n",
  ]

  @Test(arguments: gestures, views)
  func `a gesture that is cancelled is never drawn like one that is done`(scene: String, words: [String]) {
    let done = CommandRun(words + ["-"], input: scene.replacing(" END", with: ""))
    let cancelled = CommandRun(words + ["-"], input: scene.replacing(" END", with: ", cancelled: true"))
    #expect(done.exit == 0 && cancelled.exit == 0, "\(cancelled.errors)")
    #expect(cancelled.output.contains("given up"), "\(cancelled.output)")
    #expect(!done.output.contains("given up"))
  }

  private static let messages = UIKitMessage.allCases.map(\.code)
  /// Attempts that UIKit refuses: it prints that there was one, and does nothing.
  private static let refused = ["SG502", "SG503", "SG504", "SG505", "SG527"]

  @Test(arguments: messages)
  func `every warning and exception of UIKit stands in the caption of its step, with UIKit's sentence`(
    code: String
  ) throws {
    let finding = try #require(DiagnosticCatalogue.find(code)?.finding)
    let message = try #require(UIKitMessage.allCases.first { $0.code == code })
    let words = message.isException ? "exception" : StepOutcomeTests.refused.contains(code) ? "refused" : "a warning"
    // A sequence has lanes of controllers only; these come before there is one.
    let isOfApp = [UIKitMessage.missesScenes, .needsScenesSoon, .needsScenes].contains(message)
    for view in StepOutcomeTests.views where !isOfApp || !view.contains("sequence") {
      let run = CommandRun(view + ["-"], input: finding.wrong)
      // What an override does is no refusal of the step.
      let isTold = run.output.contains(words) || words == "refused" && run.output.contains("with a warning")
      #expect(isTold, "\(view): \(run.errors)")
      guard view.contains("screens") || view.contains("sequence") || view.contains("html") else { continue }
      // The sentence about nested changes begins with the name of the change.
      let sentence = message.text(ios: 18, names: ["", "", "", ""], name: message == .nestedChange ? "push" : "")
      // Its first words, up to a controller's name.
      let start = sentence.prefix { $0 != "<" && $0 != "'" }.split(separator: " ").prefix(2).joined(separator: " ")
      #expect(run.output.contains(start), "\(view) doesn't say '\(start)'")
    }
  }

  @Test func `what a timer is refused isn't what the step was refused`() {
    func captions(_ path: String) -> String {
      CommandRun(["diagram", "--view", "timeline", "--format", "text", path]).output
    }
    let timer = captions("examples/timing/timer-outlives-its-screen.scene.yaml")
    #expect(timer.contains("1  push detail, with a warning · ") && !timer.contains("refused"), "\(timer)")
    #expect(captions("examples/modal/already-presenting.scene.yaml").contains("2  present notice, refused · "))
  }

  @Test func `a step that another overtakes has a panel of its own`() {
    let scene = """
      scene: S
      initial: a
      controllers: { a: , b: , c: }
      script:
        - present: b
        - dismiss:
          in: a
        - present: c
          in: a
          after: 0
      """
    let text = CommandRun(["diagram", "--view", "screens", "--format", "text", "-"], input: scene).output
    #expect(text.contains("2  dismiss") && text.contains("3  present c"), "\(text)")
    let svg = CommandRun(["diagram", "--view", "screens", "--format", "svg", "-"], input: scene).output
    #expect(svg.matches(of: /class="bezel"/).count == text.components(separatedBy: " s\n").count - 1)
  }
}
