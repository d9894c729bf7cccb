import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// The parts of a plan beside its instructions: frames, and refusals.
@Suite struct PlanTests {
  /// The refusals that a run tells.
  private struct Refusals: LifecycleObserver {
    var found: [Refusal] = []
    let wishes: ObserverWishes = .effects

    mutating func observe(_ effect: Effect, world: borrowing World) {
      if case .refusal(let refusal) = effect.kind { found.append(refusal) }
    }
  }

  private func plan(_ scene: String) throws -> HierarchyPlan {
    var loader = NoOtherFiles()
    let file = SourceFile(path: "x.scene.yaml", bytes: Array(scene.utf8))
    return try #require(Pipeline.compile(file, loader: &loader).plan)
  }

  private func refusals(of scene: String) throws -> [Refusal] {
    var observer = Refusals()
    _ = Pipeline.run(try plan(scene), observer: &observer)
    return observer.found
  }

  @Test func `a frame keeps its four numbers`() throws {
    let plan = try plan(
      """
      scene: Frames
      initial: root
      controllers: { root: { kind: container }, e: {} }
      script:
        - add: e
          frame: [5, 6, 7, 8]
        - expect: { alive: [e] }
      """)
    let child = try #require(plan.instances.first { $0.name == "e" })
    #expect(child.frame == ChildFrame(x: 5, y: 6, width: 7, height: 8))
  }

  @Test(arguments: [
    """
    scene: A place and a turn
    initial: root
    controllers: { root: { kind: container }, e: {} }
    script:
      - add: e
        frame: [5, 6, 7, 8]
      - rotate: landscape
      - expect: { alive: [e] }
    """,
    """
    scene: A stack under a sheet, and an end by an exception
    ios: 17
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      page:
      sheet:
      other: { kind: navigation, stack: [page] }
    script:
      - push: page
      - pop
      - present: sheet
        in: main
      - dismiss:
        in: sheet
      - push: other
      - expect: { raises: pushedNavigation }
    """,
  ])
  func `what is recorded while a scene is played is what its plan does`(scene: String) throws {
    try compareRecordings(of: scene)
  }

  @Test func `T3.3: a tab that is selected already doesn't appear, and the plan says why`() throws {
    let found = try refusals(
      of: """
        scene: The same tab
        initial: shell
        controllers: { shell: { kind: tabs, tabs: [a, b] }, a: {}, b: {} }
        script: [{ select: a }]
        """)
    #expect(found.contains { $0.callback == .viewWillAppear && $0.reason == .sameTab })
  }

  @Test func `T3.7: a tap on the selected tab leaves a stack inside it as it is, and the run says why`() throws {
    let found = try refusals(
      of: """
        scene: A second tap
        initial: shell
        controllers:
          shell: { kind: tabs, tabs: [box, other] }
          box: { kind: container, children: [nav] }
          nav: { kind: navigation, stack: [list, detail] }
          list:
          detail:
          other:
        script: [{ tap: box }]
        """)
    #expect(found.contains { $0.callback == .popToRootViewController && $0.reason == .isNotTheTab })
    #expect(found.contains { $0.callback == .viewWillDisappear && $0.reason == .isNotTheTab })
  }

  @Test func `C1.30: a view that moves within the window doesn't appear, and the run says why`() throws {
    let found = try refusals(
      of: """
        scene: From one box into another
        initial: root
        controllers:
          root: { kind: container, children: [one, other] }
          one: { kind: container, children: [a] }
          other: { kind: container }
          a:
        script:
          - addSubview: a
            in: other
        """)
    #expect(found.contains { $0.callback == .viewWillAppear && $0.reason == .staysInWindow })
  }

  /// A callback that stays away, and of which controller.
  private struct Absence: CustomTestStringConvertible {
    var scene: String
    var callback: Callback
    var name: String
    var reason: Refusal.Reason

    var testDescription: String { "\(name).\(callback.rawValue): \(reason.rawValue)" }
  }

  private static func scene(_ controllers: String, _ script: String, ios: Int = 17) -> String {
    "scene: S\nios: \(ios)\ninitial: main\ncontrollers: {\(controllers)}\nscript: [\(script)]\n"
  }

  @Test(arguments: [
    // N2.34
    Absence(
      scene: scene(
        "main: { kind: navigation, stack: [list, detail] }, list: , detail: ", "{ swipe: pop, cancelled: true }"),
      callback: .delegateDidShow, name: "main", reason: .givenUp),
    // M6.40
    Absence(
      scene: scene(
        "main: , editor: , picker: ", "{ present: editor }, { present: picker }, { dismiss: , in: editor }"),
      callback: .viewWillDisappear, name: "editor", reason: .dismissesAnother),
    // M6.46
    Absence(
      scene: scene("main: , editor: ", "{ present: editor }, { dismiss: , cancelled: true }"),
      callback: .viewDidDisappear, name: "editor", reason: .dragGivenUp),
    // N2.4
    Absence(
      scene: scene(
        "main: { kind: tabs, tabs: [home, nav] }, home: , nav: { kind: navigation, stack: [list] }, list: , detail: ",
        "{ push: detail, in: nav }"),
      callback: .delegateDidShow, name: "nav", reason: .offTheScreen),
    // D8.5
    Absence(
      scene: scene(
        "main: { overrides: { supportedInterfaceOrientations: [portrait] } }, photos: { modalPresentationStyle: custom }",
        "{ present: photos }, { rotate: landscape }"),
      callback: .viewWillTransition, name: "photos", reason: .orientationRefused),
    // D8.18
    Absence(
      scene: scene(
        "main: { overrides: { prefersInterfaceOrientationLocked: true } }", "{ rotate: landscape }", ios: 26),
      callback: .viewWillTransition, name: "main", reason: .orientationLocked),
    // V65
    Absence(
      scene: scene("main: ", "{ changed: [main.updateProperties] }"),
      callback: .updateProperties, name: "main", reason: .notOnThisSystem),
    // V65
    Absence(
      scene: scene("main: ", "{ changed: [main.viewWillLayoutSubviews] }"),
      callback: .viewWillLayoutSubviews, name: "main", reason: .notObserved),
    // V65
    Absence(
      scene: scene(
        "main: , film: { modalPresentationStyle: fullScreen }",
        "{ present: film }, { changed: [main.updateProperties] }", ios: 26),
      callback: .updateProperties, name: "main", reason: .waitsForItsView),
    // V65
    Absence(
      scene: scene("main: ", "{ changed: [main.updateProperties] }", ios: 26),
      callback: .viewWillLayoutSubviews, name: "main", reason: .propertiesAlone),
    // T3.6
    Absence(
      scene: scene(
        "main: { kind: tabs, tabs: [home, other], overrides: { shouldSelect: { other: false } } }, home: , other: ",
        "{ tap: other, in: main }"),
      callback: .viewWillAppear, name: "other", reason: .refusedByDelegate),
    // T3.22
    Absence(
      scene: scene(
        "main: { kind: tabs, tabs: [home, { group: all, tabs: [one] }] }, home: , all: , one: ",
        "{ tap: all, in: main }", ios: 18),
      callback: .delegateDidSelect, name: "main", reason: .toldOfTabs),
    // P5.21
    Absence(
      scene: scene(
        "main: { kind: pager, transitionStyle: scroll, pages: [a, b, c] }, a: , b: , c: ",
        "{ swipe: forward, in: main, cancelled: true }, { swipe: forward, in: main }"),
      callback: .dataSourceAfter, name: "main", reason: .neighboursKnown),
    // M6.35
    Absence(
      scene: scene("main: , card: ", "{ present: card }, { swipe: dismiss, cancelled: true }"),
      callback: .viewDidDisappear, name: "card", reason: .dragGivenUp),
    // M6.47
    Absence(
      scene: scene(
        "main: , card: { detents: [medium, large] }",
        "{ present: card }, { set: { selectedDetentIdentifier: large }, in: card }"),
      callback: .delegateDidChangeDetent, name: "card", reason: .heightByCode),
    // N2.35
    Absence(
      scene: scene(
        "main: { kind: navigation, stack: [list] }, list: , film: { modalPresentationStyle: fullScreen }",
        "{ present: film }, dismiss"),
      callback: .delegateWillShow, name: "main", reason: .showsTheSame),
  ])
  private func `what doesn't come has its reason`(_ absence: Absence) throws {
    let plan = try plan(absence.scene)
    let found = try refusals(of: absence.scene).filter { plan.instances[$0.instance.index].name == absence.name }
    #expect(found.contains { $0.callback == absence.callback && $0.reason == absence.reason })
  }
}
