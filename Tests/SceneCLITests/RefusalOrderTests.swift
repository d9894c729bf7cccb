import SceneTestSupport
import Testing

/// The first answer of `why --not`: a refusal of that callback for that controller, of each kind; else whatever came
/// nearest.
@Suite struct RefusalOrderTests {
  /// A way for a callback to stay away.
  struct Kind: Sendable, CustomTestStringConvertible {
    /// As the question puts it.
    var name: String
    var controllers: String
    var script: String
    var ios = 17
    var event: String
    /// The nearest reason and its rule.
    var reason: String
    var rule: String
    var testDescription: String { name }

    var scene: String {
      """
      scene: A
      ios: \(ios)
      initial: home
      controllers:
        home: \(controllers)
        child:
        other:
      script: [\(script)]
      """
    }
  }

  private static let cover = "{ present: other, modalPresentationStyle: fullScreen }"
  private static let appears = "{ beginAppearanceTransition: true, of: home }, { endAppearanceTransition: , of: home }"

  static let kinds = [
    Kind(
      name: "not loaded", controllers: "{ kind: container }",
      script: "{ code: [{ addChild: child }, { didMove: child }] }, \(cover)", event: "child.viewWillDisappear",
      reason: "step 2, line 8: the view of 'child' wasn't loaded, so what 'home' gets didn't reach it", rule: "C1.63"),
    Kind(
      name: "not in the window", controllers: "{ overrides: { viewDidLoad: [{ present: other }] } }", script: "",
      event: "other.viewWillAppear", reason: "step 0, line 5: the view of 'home' wasn't in the window", rule: "M6.8"),
    Kind(
      name: "not in the window, a tab", controllers: "{ kind: tabs, tabs: [child, last] }\n  last:",
      script: "\(cover), { select: last, in: home }", event: "last.viewWillAppear",
      reason: "step 2, line 9: the view of 'home' wasn't in the window", rule: "C1.30"),
    Kind(
      name: "covered", controllers: "", script: "\(cover), { code: [\(appears)] }", event: "home.viewWillAppear",
      reason: "step 2, line 8: 'home' stays off the screen while 'other' covers it", rule: "M6.20"),
    Kind(
      name: "not covered", controllers: "", script: "{ present: other }", event: "home.viewWillDisappear",
      reason: "step 1, line 8: 'other' was presented as a page sheet, which leaves the presenter's view where it is",
      rule: "M6.31"),
    Kind(
      name: "forwarding off",
      controllers:
        "{ kind: container, children: [child], overrides: { shouldAutomaticallyForwardAppearanceMethods: false } }",
      script: cover, event: "child.viewWillDisappear",
      reason: "step 1, line 8: 'home' forwards no appearance by itself", rule: "C1.65"),
    Kind(
      name: "appeared already", controllers: "", script: "{ code: [\(appears)] }", event: "home.viewWillAppear",
      reason: "step 1, line 8: 'home' was appearing or had appeared already", rule: "C1.30"),
    Kind(
      name: "cancelled", controllers: "{ kind: navigation, stack: [child, last] }\n  last:",
      script: "{ swipe: pop, cancelled: true }", event: "last.viewDidDisappear",
      reason: "step 1, line 9: the appearance of 'last' turned round before its end", rule: "C1.61"),
    Kind(
      name: "waiting", controllers: "{ kind: navigation, stack: [child] }",
      script: "{ push: other }, { push: \"other#2\", after: 0 }", event: "home.pushViewController",
      reason: "step 2, line 8: 'home' was in a change, so the call waited", rule: "N2.37"),
    Kind(
      name: "not on that system", controllers: "", script: "", ios: 12, event: "home.viewIsAppearing",
      reason: "step 0, line 3: this system doesn't have the call", rule: "C1.36"),
    Kind(
      name: "waiting for a presentation", controllers: "{ kind: navigation, stack: [child] }",
      script: "{ present: other, in: child }, { push: \"other#2\", in: home, after: 0 }",
      event: "home.pushViewController",
      reason: "step 2, line 8: a presentation or a dismissal ran on 'home', so the call waited", rule: "N2.37"),
    Kind(
      name: "not inside", controllers: "{ kind: container }",
      script: "{ code: [{ addChild: child }, { didMove: child }] }, { load: child }, \(cover)",
      event: "child.viewWillDisappear",
      reason: "step 3, line 8: the view of 'child' wasn't inside that of 'home', so what 'home' gets didn't reach it",
      rule: "C1.63"),
  ]

  private func why(_ scene: String, _ arguments: String...) -> [Substring] {
    let run = CommandRun(["why", "a.yaml", "--not"] + arguments, files: MemoryFiles(["a.yaml": scene]))
    #expect(run.exit == 0, "\(run.errors)")
    return run.output.split(separator: "\n")
  }

  @Test(arguments: kinds) func `each kind of refusal is told, with its step, line and rule`(_ kind: Kind) {
    let lines = why(kind.scene, kind.event)
    // The first line says that it never came, or when it came; the nearest reason is the first after the titles.
    let nearest = lines.first { $0.hasPrefix("  step ") } ?? ""
    #expect(nearest.hasPrefix("  \(kind.reason) ") && nearest.hasSuffix(" \(kind.rule)"), "\(lines)")
  }

  @Test func `of several refusals the latest comes first`() {
    let tab = RefusalOrderTests.kinds[2]
    #expect(
      why(tab.scene, tab.event).filter { $0.hasPrefix("  step ") } == [
        "  step 2, line 9: the view of 'home' wasn't in the window              C1.30",
        "  step 0, line 3: its container shows 'child' in the place of 'last'   V13",
      ])
  }

  @Test func `without a refusal the last that came nearest is told, and the step that would bring it`() {
    let stack = """
      scene: A
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list: { segues: { next: { show: detail } } }
        detail:
      script: []
      """
    #expect(
      why(stack, "list.viewWillDisappear") == [
        "list.viewWillDisappear never came.",
        "  'list' is on the screen at the end, and nothing takes it off",
      ])
    let block = stack.replacing("script: []", with: "script:\n  - wait: 1")
    #expect(
      why(block, "list.viewWillDisappear") == [
        "list.viewWillDisappear never came.",
        "  'list' is on the screen at the end, and nothing takes it off",
        "It would come with", "  9:  - trigger: next    as a new line, at step 2",
      ])
    #expect(
      why(stack, "nav.popViewController") == [
        "nav.popViewController never came.",
        "  nothing calls 'popViewController' on 'nav'",
      ])
    let freed = stack.replacing("script: []", with: "script:\n  - push: detail\n  - pop\n  - wait: 1")
    #expect(
      why(freed, "detail.viewDidAppear", "--step", "3") == [
        "detail.viewDidAppear never came in step 3.",
        "  nothing in this script would send it; 'detail' was freed in step 2", "It came once, in step 1.",
      ])
    #expect(
      why(stack, "list.delegate.didSelect")[1]
        == "  a plain controller is never told 'delegate.didSelect': only a tab bar controller is")
  }

  @Test func `an event that came with another argument is no event that never came`() {
    let lines = why(RefusalOrderTests.kinds[6].scene, "home.viewWillAppear(true)")
    #expect(lines.first == "home.viewWillAppear(true) never came.")
    #expect(lines.contains("With another argument it came once, in step 0."))
    #expect(!why(RefusalOrderTests.kinds[6].scene, "home.viewWillAppear").contains { $0.hasPrefix("With another") })
  }
}
