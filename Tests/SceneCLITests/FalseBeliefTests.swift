import SceneTestSupport
import Testing

/// The output of `test` for an expectation that states what many believe and UIKit doesn't do.
@Suite struct FalseBeliefTests {
  private func output(_ scene: String) -> String {
    CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene])).output
  }

  /// Beliefs that are common and false, each with what UIKit does. A step that happens to send the event is no way out.
  @Test(arguments: [
    (
      "  - background\n  - expect: { contains: [home.viewDidDisappear] }\n",
      "'home' stays on the screen; of the background the app is told, and no controller"
    ),
    (
      "  - background\n  - foreground\n  - expect: { contains: [home.viewWillAppear] }\n",
      "'home' was on the screen already, since step 0; of the background the app is told, and no controller"
    ),
    (
      "  - memoryWarning\n  - expect: { contains: [home.viewDidDisappear] }\n",
      "'home' stays on the screen; a memory warning takes no view off it"
    ),
    (
      "  - push: detail\n  - pop\n  - expect: { contains: [home.viewDidLoad] }\n",
      "the view of 'home' was loaded in step 0, and a view is loaded once"
    ),
    (
      "  - rotate: landscape\n  - expect: { contains: [home.viewWillAppear] }\n",
      "'home' was on the screen already, since step 0"
    ),
    (
      "  - push: detail\n  - push: editor\n  - popToRoot\n  - expect: { since: last, contains: [detail.viewWillAppear] }\n",
      "'detail' was freed in step 3, line 14, and gets nothing any more"
    ),
    (
      "  - terminate\n  - expect: { contains: [home.deinit] }\n",
      "the process has ended in step 1, line 12, and frees nothing one by one"
    ),
    (
      "  - push: detail\n  - tap: settings\n  - expect: { contains: [detail.deinit] }\n",
      "'detail' is alive because 'nav' has it as a child (C1.10), line 12"
    ),
  ])
  func `a false belief gets the state that denies it, and no step that would send the event`(
    script: String, why: String
  ) {
    let text = output(FailureReasonTests.head + script)
    #expect(text.contains("  why: \(why)\n"), "\(text)")
    #expect(!text.contains("would hold") && !text.contains("'since: launch'"), "\(text)")
  }

  @Test func `a gesture back, or another tab, is no step that a script lacks`() {
    let hidden = output(
      FailureReasonTests.head + "  - setViewControllers: [home, detail, editor]\n    in: nav\n"
        + "  - expect: { contains: [detail.viewDidLoad] }\n")
    #expect(hidden.contains("nothing asked for the view of 'detail'") && !hidden.contains("swipe"), "\(hidden)")
    let pushed = output(FailureReasonTests.head + "  - push: detail\n  - dismiss\n  - expect: { visible: home }\n")
    #expect(pushed.contains("'pushViewController(detail)' was called") && !pushed.contains("- tap"), "\(pushed)")
  }

  @Test func `another argument, and what covers a screen, are named`() {
    let other = output(
      FailureReasonTests.head + "  - push: detail\n  - expect: { contains: [detail.viewDidAppear(false)] }\n")
    #expect(
      other.contains("'detail.viewDidAppear(false)' didn't happen; 'detail.viewDidAppear(true)' did\n"), "\(other)")
    let covered = output(
      FailureReasonTests.head + "  - present: editor\n  - push: detail\n    in: nav\n  - expect: { visible: detail }\n")
    #expect(covered.contains("why: editor.viewDidAppear came because"), "\(covered)")
  }
}
