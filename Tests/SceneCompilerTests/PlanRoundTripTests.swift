import SceneBasics
import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

/// A plan that is compiled, written and read again is the same.
@Suite struct PlanRoundTripTests {
  @Test(arguments: PlanFiles.scenes) func `the plan of an example is read as it was written`(path: String) throws {
    let plan = try #require(try PlanFiles.plan(ofSceneAt: path))
    let again = PlanFiles.read(PlanFiles.bytes(plan))
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.plan == plan)
  }

  @Test(arguments: DiagnosticCatalogue.items.filter(\.isAboutScenes).map(\.code.name))
  func `the plans of the catalogue's examples are read as they were written`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    for text in [item.finding.wrong, item.finding.right] {
      guard let plan = PlanFiles.read(Array(text.utf8)).plan else { continue }
      let again = PlanFiles.read(PlanFiles.bytes(plan))
      #expect(again.diagnostics.map(\.message) == [])
      #expect(again.plan == plan)
    }
  }

  @Test func `the buttons of an alert are read as they were written`() throws {
    let scene =
      "scene: A\ninitial: a\ncontrollers: { a: , ask: { kind: alert, preferredStyle: actionSheet, actions: { delete: [dismiss], keep: } } }\n"
    let plan = try #require(PlanFiles.read(Array(scene.utf8)).plan)
    #expect(plan.templates.map(\.actions) == [[], ["delete", "keep"]])
    #expect(plan.templates.map(\.isActionSheet) == [false, true])
    #expect(PlanFiles.read(PlanFiles.bytes(plan)).plan == plan)
  }

  @Test func `texts that tools damage survive`() throws {
    let text = "A \u{FFFD} \u{85}\u{2028}\u{FEFF}\u{7F} \u{1F468}\u{200D}\u{1F469}"
    let escaped = "A \\uFFFD \\u0085\\u2028\\uFEFF\\u007F \u{1F468}\\u200D\u{1F469}"
    let scene = "scene: \"\(escaped)\"\ninitial: a\ncontrollers: { a: { title: \"\(escaped)\" } }\n"
    let plan = try #require(PlanFiles.read(Array(scene.utf8)).plan)
    #expect(plan.scene == text)
    #expect(PlanFiles.read(PlanFiles.bytes(plan)).plan == plan)
  }

  @Test func `every verb that takes a scene takes a plan`() throws {
    let scene = try #require(PlanFiles.scenes.first)
    let files = MemoryFiles(["x.plan.json": CommandRun(["compile", scene]).output])
    for verb in ["run", "tree", "diagram", "test", "compile", "check"] {
      let run = CommandRun([verb, "x.plan.json"], files: files)
      #expect(run.exit == 0, "\(verb): \(run.errors)")
      #expect(!run.output.isEmpty)
    }
  }

  @Test func `sizes and places of views survive`() throws {
    let scene = """
      scene: Places
      device: { idiom: pad, size: [1180, 820.4] }
      initial: root
      controllers:
        root: { kind: container, children: [a, b], layout: { frames: { a: [0, -10, 100, 50], b: [1, 2, 3, 4] } } }
        a: { layout: { center: [300, 200] } }
        b: { layout: { paging: vertical } }
        c: { kind: navigation, stack: [d], isNavigationBarHidden: true }
        d: { layout: horizontal, hidesBottomBarWhenPushed: true }
        e:
      script:
        - add: e
          in: root
          frame: [5, 6, 7, 8]
        - resize: [400, 820]
      """
    let plan = try #require(PlanFiles.read(Array(scene.utf8)).plan)
    func template(_ id: String) throws -> TemplateRecord { try #require(plan.templates.first { $0.id == id }) }
    let (a, b) = (plan.templates.firstIndex { $0.id == "a" } ?? -1, plan.templates.firstIndex { $0.id == "b" } ?? -1)
    #expect(plan.screen == ScreenSize(width: 1180, height: 820))
    #expect(plan.steps.map(\.screen) == [nil, nil, ScreenSize(width: 400, height: 820)])
    #expect(
      try template("root").layout
        == .frames([
          a: ChildFrame(x: 0, y: -10, width: 100, height: 50), b: ChildFrame(x: 1, y: 2, width: 3, height: 4),
        ]))
    #expect(try template("a").layout == .center(ScreenSize(width: 300, height: 200)))
    #expect(try template("b").layout == .paging(isVertical: true))
    #expect(try template("d").layout == .horizontal && template("d").hidesBottomBar)
    #expect(try template("c").hidesNavigationBar && template("e").layout == nil)
    #expect(plan.instances.first { $0.name == "e" }?.frame == ChildFrame(x: 5, y: 6, width: 7, height: 8))
    let again = PlanFiles.read(PlanFiles.bytes(plan))
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.plan == plan)
  }

  @Test(arguments: [
    #"["diagonal"]"#, #"["center",1]"#, #"["center",1,2,3]"#, #"["center",-1,2]"#, #"["frames",[9,0,0,1,1]]"#,
    #"["frames",[0,0,0,1]]"#, #"["paging"]"#, #"["paging","vertical"]"#, #"["vertical",1]"#, #"["center",1,200000]"#,
  ])
  func `a place that means nothing is refused`(layout: String) throws {
    let scene = "scene: S\ninitial: a\ncontrollers: { a: { layout: vertical } }\n"
    let bytes = PlanFiles.bytes(try #require(PlanFiles.read(Array(scene.utf8)).plan))
    let text = String(decoding: bytes, as: UTF8.self)
    try #require(text.contains(#"["vertical"]"#))
    let damaged = PlanFiles.read(Array(text.replacing(#"["vertical"]"#, with: layout).utf8))
    #expect(damaged.plan == nil && damaged.diagnostics.count == 1)
  }
}
