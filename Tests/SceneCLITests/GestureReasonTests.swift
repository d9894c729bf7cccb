import SceneTestSupport
import Testing

/// The output of `test` where a gesture changed nothing, and where a container is taken for what it shows.
@Suite struct GestureReasonTests {
  private func output(_ scene: String) -> String {
    CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene])).output
  }

  /// Gestures that change nothing: whatever is expected of the screen, the gesture's reason is the answer.
  @Test(arguments: [
    (
      "- present: editor\n  - { set: { isModalInPresentation: true }, in: editor }\n  - swipe: dismiss",
      "'isModalInPresentation' of 'editor', or of its top, kept the sheet (M6.35), line 14"
    ),
    (
      "- present: editor\n  - { swipe: dismiss, cancelled: true }",
      "the gesture on 'editor' was given up, so it stays (M6.35), line 13"
    ),
    (
      "- push: editor\n  - { swipe: pop, cancelled: true }",
      "the appearance of 'editor' turned round before its end as the gesture was given up (C1.61), line 13"
    ),
    (
      "- push: editor\n  - { set: { isNavigationBarHidden: true }, in: nav }\n  - swipe: pop",
      "the swipe back of 'nav' is off: its bar is hidden, or its code says no (V32), line 14"
    ),
  ]) func `a gesture that took nothing away has the reason of what is still there`(steps: String, reason: String) {
    for expected in ["visible: home", "released: [editor]", "contains: [editor.viewDidDisappear]"] {
      let text = output(FailureReasonTests.head + "  \(steps)\n  - expect: { \(expected) }\n")
      #expect(text.contains("  why: editor.viewDidDisappear didn't come because \(reason)\n"), "\(text)")
      #expect(!text.contains(" came because ") && !text.contains(" is alive because "), "\(text)")
      // A second gesture is no way out.
      #expect(!text.contains("'- swipe"), "\(text)")
    }
  }

  @Test(arguments: ["visible: three", "contains: [three.viewDidAppear]"])
  func `a swipe on the first page has the reason that there is none before it`(expected: String) {
    let text = output(
      "scene: A\ninitial: pager\ncontrollers:\n  pager: { kind: pager, pages: [one, two, three] }\n  one:\n  two:\n"
        + "  three:\nscript:\n  - swipe: reverse\n  - expect: { \(expected) }\n")
    #expect(text.contains("because before 'one' is no page (P5.20), line 9\n"), "\(text)")
  }

  @Test(arguments: [("nav", "a navigation controller"), ("shell", "a tab bar controller")])
  func `a container of UIKit is never visible`(name: String, kind: String) {
    let text = output(FailureReasonTests.head + "  - push: detail\n  - expect: { visible: \(name) }\n")
    #expect(text.contains("  why: \(kind) is never what is 'visible': that is what it shows\n"), "\(text)")
  }
}
