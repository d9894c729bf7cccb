import Foundation
import SceneTestSupport
import Testing

/// The offer of `test` for an expectation that fails: a change of the step that is the reason, and no step that leads
/// elsewhere.
@Suite struct FailureStepTests {
  private func output(_ scene: String) -> String {
    CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene])).output
  }

  /// The scene with another line, as `test` offers it.
  private func mended(_ scene: String) -> String? {
    let match = output(scene).firstMatch(of: #/this would hold with '(.+)' on line (\d+)\n/#)
    guard let match, let number = Int(match.output.2) else { return nil }
    var lines = scene.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[number - 1] = String(lines[number - 1].prefix { $0 == " " }) + match.output.1
    return lines.joined(separator: "\n")
  }

  /// Tabs with a stack, and a screen that a segue presents.
  private static let shop = """
    scene: Shop
    ios: 17
    initial: tabs
    controllers:
      tabs: { kind: tabs, tabs: [nav, other, third] }
      nav: { kind: navigation, stack: [list] }
      list:
      other:
      third:
      detail: { segues: { edit: { present: editor } } }
      sheet:
      editor: { modalPresentationStyle: fullScreen }
    script:

    """

  @Test(arguments: [
    (
      "  - push: detail\n  - swipe: pop\n    cancelled: true\n  - expect: { contains: [detail.viewDidDisappear] }\n",
      "'cancelled: false' on line 16"
    ),
    ("  - select: other\n  - expect: { contains: [tabs.delegate.shouldSelect] }\n", "'- tap: other' on line 14"),
    (
      "  - present: sheet\n  - dismiss\n  - expect: { contains: [sheet.delegate.presentationControllerDidDismiss] }\n",
      "'- swipe: dismiss' on line 15"
    ),
  ])
  func `the step that is the reason is changed before another one is added`(script: String, line: String) throws {
    let scene = FailureStepTests.shop + script
    #expect(output(scene).contains("this would hold with " + line), "\(output(scene))")
    #expect(output(try #require(mended(scene))).contains(" 0 failed\n"))
  }

  @Test func `no step is offered that names a controller of which the expectation says nothing`() {
    let order = output(
      FailureStepTests.shop
        + "  - present: sheet\n  - expect: { contains: [list.viewDidDisappear, sheet.viewDidAppear] }\n")
    #expect(!order.contains("- tap:") && order.contains("viewDidDisappear didn't come because"), "\(order)")
    let push = output(
      FailureStepTests.shop + "  - push: detail\n  - expect: { contains: [tabs.viewWillDisappear] }\n")
    #expect(
      push.contains("why: 'tabs' stays on the screen: only 'list', which is inside it, went\n"), "\(push)")
    #expect(!push.contains("would hold") && !push.contains("would come"), "\(push)")
  }

  @Test func `that a controller was freed is no reason where an event came otherwise, or can't come`() {
    let steps = "  - push: detail\n  - pop\n"
    for event in ["detail.onAppear", "detail.viewDidDisappear(false)"] {
      let text = output(FailureStepTests.shop + steps + "  - expect: { contains: [\(event)], since: launch }\n")
      #expect(text.contains(" 1 failed") && !text.contains("was freed"), "\(text)")
    }
  }

  @Test func `an unwanted event names each step in which it came`() {
    let text = output(
      FailureStepTests.shop
        + "  - push: detail\n  - trigger: edit\n  - dismiss\n  - wait: 1\n"
        + "  - expect: { lacks: [detail.viewWillAppear], since: 1 }\n")
    #expect(text.contains("happened in step 1 'push: detail' and in step 3 'dismiss'; 'since: 4' would"), "\(text)")
  }
}
