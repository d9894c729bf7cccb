import SceneTestSupport
import Testing

/// Questions that people asked. Each reason follows from the thread and from a rule that the scene names; what the
/// command says must contain all of them.
@Suite struct WhyQuestionTests {
  /// A question, and what its answer must contain.
  struct Question: Sendable, CustomTestStringConvertible {
    /// The scene below `examples/questions`.
    var scene: String
    var event: String
    /// Which of several events is meant.
    var number = 1
    /// Whether a step lacks the event, though it came in another one.
    var missingStep: Int?
    /// Rules, names and lines.
    var reasons: [String]
    var testDescription: String { scene }
  }

  static let questions = [
    Question(
      scene: "is-the-delegate-told-when-code-dismisses", event: "editor.delegate.presentationControllerDidDismiss",
      reasons: ["never came", "line 11", "code", "'editor'", "drags", "M6.35"]),
    Question(
      scene: "is-the-tab-bars-delegate-told-of-code", event: "shell.delegate.didSelect",
      reasons: ["never came", "line 11", "code", "'search'", "taps", "T3.5", "- tap: search"]),
    Question(
      scene: "why-does-dismiss-not-take-me-back", event: "detail.viewWillDisappear",
      reasons: ["never came", "line 12", "no presentation", "M6.43"]),
    Question(
      scene: "why-is-my-child-never-told", event: "picture.viewDidAppear",
      reasons: ["never came", "'frame' forwards no", "C1.65", "11:  shouldAutomaticallyForwardAppearanceMethods: true"]),
    Question(
      scene: "why-does-pop-do-nothing", event: "list.viewWillDisappear",
      reasons: ["never came", "line 10", "only one left", "N2.8"]),
    Question(
      scene: "am-i-told-when-the-cover-goes", event: "map.viewWillDisappear",
      reasons: [
        "never came", "line 10", "'menu'", "over the full screen", "M6.31", "modalPresentationStyle: fullScreen",
      ]),
    Question(
      scene: "am-i-told-when-the-cover-goes", event: "map.viewWillAppear", missingStep: 2,
      reasons: ["never came in step 2", "line 11", "'menu'", "over the full screen", "M6.31"]),
    Question(
      scene: "why-is-prepare-not-called", event: "form.prepare",
      reasons: ["never came", "line 12", "shouldPerformSegue", "'form'", "G7.20", "shouldPerformSegue: { next: true }"]),
    Question(
      scene: "why-is-viewIsAppearing-missing", event: "home.viewIsAppearing",
      reasons: ["never came", "this system", "C1.36", "5:  ios: 13"]),
    Question(
      scene: "why-does-present-do-nothing-in-viewDidLoad", event: "welcome.viewWillAppear",
      reasons: ["never came", "line 10", "'home'", "wasn't in the window", "M6.8"]),
    Question(
      scene: "why-do-i-appear-again-on-a-swipe", event: "detail.viewWillAppear", number: 2,
      reasons: ["step 1", "finger", "N2.34", "swipe: pop", ":11 "]),
    Question(
      scene: "why-do-i-appear-again-on-a-swipe", event: "detail.viewDidDisappear",
      reasons: ["never came", "line 11", "'detail' turned round", "C1.61"]),
  ]

  @Test(arguments: questions) func `the answer has each of its reasons`(_ question: Question) {
    let path = "examples/questions/\(question.scene).scene.yaml"
    let choice = question.missingStep.map { ["--not", "--step", "\($0)"] } ?? ["--nth", "\(question.number)"]
    let run = CommandRun(["why", path, question.event] + choice)
    #expect(run.exit == 0)
    for reason in question.reasons { #expect(run.output.contains(reason), "\(run.output)") }
  }
}
