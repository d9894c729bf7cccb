import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// Heights of sheets, by small scenes.
struct SheetTests {
  @Test(arguments: ["medium", "large"])
  func `M6.47: a sheet above its largest undimmed height takes all touches`(height: String) {
    let tap = height == "large" ? "contains: [tabs.ignored(tap)]" : "contains: [second.viewDidAppear]"
    let scene = """
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [first, second] }
        first:
        second:
        sheet: { detents: [medium, large], largestUndimmedDetentIdentifier: medium, selectedDetentIdentifier: \(height) }
      script:
        - present: sheet
        - tap: second
          in: tabs
        - expect: { \(tap) }
      """
    if height == "large" { check(scene, finding: "touchesCovered") } else { check(scene) }
  }

  /// The heights of which a plan tells, in the order of its steps; a picture is drawn by them.
  private func heights(_ sheet: String, _ steps: String, ios: Int = 17) throws -> [SheetHeight] {
    let text = """
      scene: Test
      ios: \(ios)
      initial: home
      controllers: { home: , sheet: { \(sheet) } }
      script: [{ present: sheet }\(steps)]
      """
    var loader = NoOtherFiles()
    let file = SourceFile(path: "test.scene.yaml", bytes: Array(text.utf8))
    let plan = try #require(Pipeline.compile(file, loader: &loader).plan)
    return plan.routines.flatMap(\.instructions).compactMap { instruction in
      if case .setHeight(_, let height) = instruction { height } else { nil }
    }
  }

  @Test func `M6.47: pictures are told each height of a sheet whose code names heights`() throws {
    let both = "detents: [medium, large]"
    let drag = ", { swipe: large, in: sheet }, { swipe: large, in: sheet }, { swipe: medium, in: sheet }"
    let (low, high) = (SheetHeight(.medium, isUndimmed: false), SheetHeight(.large, isUndimmed: false))
    #expect(try heights(both, drag) == [low, high, low])
    #expect(try heights("detents: [large], selectedDetentIdentifier: medium", "") == [high])
    let clear = SheetHeight(.medium, isUndimmed: true)
    #expect(try heights(both, ", { set: { largestUndimmedDetentIdentifier: medium }, in: sheet }") == [low, clear])
    let raised = ", { set: { selectedDetentIdentifier: large }, in: sheet }"
    #expect(try heights(both + ", largestUndimmedDetentIdentifier: medium", raised) == [clear, high])
    #expect(
      try heights("largestUndimmedDetentIdentifier: large", "") == [SheetHeight(.large, isUndimmed: true)])
  }

  @Test func `M6.47: of other sheets, and up to iOS 14, pictures are told nothing`() throws {
    #expect(try heights("title: Sheet", "") == [])
    #expect(try heights("detents: [medium, large]", "", ios: 14) == [])
  }
}
