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
      "'detail' left from below the top (N2.14), line 14, and was freed"
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

  /// Beliefs about an order, each with the rule that says another one.
  @Test(arguments: [
    (
      "  - push: detail\n  - expect: { contains: [detail.viewWillAppear, home.viewWillDisappear] }\n",
      "in a stack the controller that goes is told before the one that comes (N2.31)"
    ),
    (
      "  - push: detail\n  - expect: { contains: [detail.viewDidAppear, home.viewDidDisappear] }\n",
      "in a stack the controller that goes is told before the one that comes (N2.31)"
    ),
    (
      "  - push: detail\n  - expect: { contains: [home.viewDidDisappear, detail.viewWillAppear] }\n",
      "both controllers are told 'will' before one of them is told 'did'"
    ),
    (
      "  - push: detail\n  - expect: { contains: [detail.didMove, detail.viewDidAppear] }\n",
      "'didMove' ends the transition, behind 'viewDidAppear' (N2.31)"
    ),
    (
      "  - push: detail\n  - pop\n  - expect: { contains: [detail.deinit, detail.viewDidDisappear] }\n",
      "'detail' is freed only behind the last callback that it gets"
    ),
    (
      "  - { present: editor, modalPresentationStyle: fullScreen }\n"
        + "  - expect: { contains: [home.viewDidDisappear, editor.viewDidAppear] }\n",
      "where a presentation covers its presenter, the one that comes is told 'did' first (M6.30)"
    ),
    (
      "  - push: detail\n  - memoryWarning\n  - pop\n"
        + "  - expect: { since: launch, contains: [detail.viewDidAppear, home.viewDidLoad] }\n",
      "the view of 'home' was loaded in step 0, and a view is loaded once; since iOS 6 a memory warning unloads none "
        + "(C1.46)"
    ),
  ])
  func `a false order gets the rule of the order, and not why its event came`(script: String, why: String) {
    let text = output(FailureReasonTests.head.replacing("editor:\n", with: "editor: { retained: true }\n") + script)
    #expect(text.contains("happened only before") && text.contains("  why: \(why)\n"), "\(text)")
  }

  @Test func `what was to bring a screen back tells what it took instead`() {
    let head = "scene: A\ninitial: a\ncontrollers: { a: , b: , c: , n: { kind: navigation, stack: [b] } }\nscript:\n"
    let sheets = output(head + "  - present: b\n  - present: c\n  - dismiss\n  - expect: { visible: a }\n")
    #expect(sheets.contains("why: c.viewWillDisappear came because") && sheets.contains("line 7\n"), "\(sheets)")
    #expect(sheets.contains("this would hold with"), "\(sheets)")
    let stack = output(head + "  - present: n\n  - push: c\n  - dismiss\n  - expect: { visible: b }\n")
    #expect(stack.contains("why: n.viewWillDisappear came because") && stack.contains("line 7\n"), "\(stack)")
    let asked = output(head + "  - present: n\n  - push: c\n  - expect: { contains: [b.prepare] }\n")
    #expect(asked.contains("why: no segue of 'b' fires"), "\(asked)")
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
