import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// What a plan has beside its instructions: frames, and what didn't happen.
@Suite struct PlanTests {
  /// What a run says that doesn't happen.
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
}
