import SceneTestSupport
import Testing

/// More questions of the kind that people ask in public, where the trace is right and a person looks for its reason.
@Suite struct FieldReasonTests {
  private static let scenes = [
    "orphan": "scene: Q\ninitial: root\nfindings: { SG301: off }\ncontrollers:\n  root: { overrides: { viewDidLoad: "
      + "[{ addSubview: pager }] } }\n  pager: { kind: pager, retained: true, transitionStyle: scroll, pages: [a, b] }\n"
      + "  a:\n  b:\nscript:\n  - rotate: landscape\n",
    "interrupted": "scene: Q\nios: 14\ninitial: root\ncontrollers: { root: }\nscript:\n  - resignActive\n"
      + "  - becomeActive\n",
    "back": "scene: Q\nios: 14\ninitial: root\ncontrollers: { root: }\nscript:\n  - background\n  - foreground\n",
    "loaded": "scene: Q\ninitial: tabs\ncontrollers:\n"
      + "  tabs: { kind: container, overrides: { viewDidLoad: [{ add: a }, { load: c }] } }\n  a:\n  c:\n",
    "photo": "scene: Q\nios: 9\ninitial: list\ncontrollers:\n"
      + "  list: { overrides: { supportedInterfaceOrientations: [portrait, landscape] } }\n"
      + "  photo: { modalPresentationStyle: custom }\nscript:\n  - present: photo\n  - rotate: landscape\n"
      + "  - { code: [{ set: { supportedInterfaceOrientations: [portrait] } }, dismiss], in: list }\n",
    "popover": "scene: Q\nios: 8\ndevice: pad\ninitial: main\ncontrollers:\n"
      + "  main: { unwindActions: [done], segues: { pop: { present: menu, modalPresentationStyle: popover, anchor: b } } }\n"
      + "  menu: { segues: { close: { unwind: done } } }\nscript: [{ trigger: pop }, { trigger: close }]\n",
    "context": "scene: Q\nios: 7\ninitial: nav\ncontrollers:\n"
      + "  nav: { kind: navigation, stack: [origin], modalPresentationStyle: currentContext }\n"
      + "  origin: { unwindActions: [back], segues: { launch: { present: modal } } }\n"
      + "  modal: { modalPresentationStyle: currentContext, segues: { close: { unwind: back } } }\n"
      + "script: [{ trigger: launch }, { trigger: close }]\n",
    "inner": "scene: Q\nios: 10\nfindings: { SG416: off }\ninitial: top\ncontrollers:\n"
      + "  top: { kind: container, children: [other] }\n  other: { definesPresentationContext: true }\n"
      + "  card: { modalPresentationStyle: custom }\nscript:\n  - { present: card, in: other }\n",
  ]

  private static let absences: [(String, String, Int?, String)] = [
    ("orphan", "a.viewWillTransition", nil, "goes from parents to children, and 'pager' has no parent"),
    ("orphan", "pager.viewWillTransition", 1, "goes from parents to children, and 'pager' has no parent"),
    ("interrupted", "app.willEnterForeground", 2, "never was in the background: after 'willResignActive' alone"),
    ("interrupted", "app.didBecomeActive", 1, "nothing makes the app active in step 1"),
    ("interrupted", "app.terminated", nil, "nothing ends the app: 'terminate' does"),
    ("interrupted", "app.didFinishLaunching", 1, "an app launches once"),
    ("back", "app.willEnterForeground", 1, "nothing brings the app back from the background in step 1"),
    ("loaded", "c.viewDidAppear", nil, "'c' was loaded in step 0, and nothing brought it into the window"),
    ("photo", "list.viewWillTransition", 3, "was presented in a style of its own and left the presenter's view"),
    ("photo", "list.turned", nil, "nothing asks for orientations, since 'photo' was presented in a style of its own"),
  ]

  @Test(arguments: absences)
  func `the reason stands in the first two lines`(scene: String, event: String, step: Int?, reason: String) {
    let run = why(scene, ["--not", event] + (step.map { ["--step", "\($0)"] } ?? []))
    let lines = run.output.split(separator: "\n").prefix(2).joined(separator: "\n")
    #expect(lines.contains(reason), "\(run.transcript)")
  }

  @Test(arguments: [
    ("back", "app.applicationDidBecomeActive", "'sceneDidBecomeActive'; 'applicationDidBecomeActive' isn't called"),
    ("popover", "menu.viewWillDisappear", "Some saw it otherwise: '--quirk unwindLeavesPopovers'."),
    ("context", "modal.viewWillDisappear", "Some saw it otherwise: '--quirk unwindLeavesPresentations'."),
  ]) func `of what came it is said where it doesn't`(scene: String, event: String, remark: String) {
    let run = why(scene, ["--not", event])
    #expect(run.output.contains(remark), "\(run.transcript)")
  }

  @Test func `before scenes the app's delegate is told, and nothing is said of another one`() {
    let run = why("back", ["--not", "--ios", "12", "app.applicationDidBecomeActive"])
    #expect(run.output.contains("came") && !run.output.contains("sceneDidBecomeActive"), "\(run.transcript)")
  }

  @Test(arguments: [
    ("back", "root.traitCollectionDidChange", "the system took the first of two pictures of the app", "V8"),
    ("inner", "card.viewDidAppear", "'present(card)' was called on 'other', so 'top' presents", "M6.3"),
  ]) func `a cause says what lies between it and its step`(scene: String, event: String, cause: String, rule: String) {
    let run = why(scene, [event])
    let line = run.output.split(separator: "\n").first { $0.contains(cause) }
    #expect(line?.contains(rule) == true, "\(run.transcript)")
  }

  private func why(_ scene: String, _ arguments: [String]) -> CommandRun {
    CommandRun(["why", "q.yaml"] + arguments, files: MemoryFiles(["q.yaml": FieldReasonTests.scenes[scene] ?? ""]))
  }
}
