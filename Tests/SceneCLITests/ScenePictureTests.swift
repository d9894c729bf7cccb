import Foundation
import SceneTestSupport
import Testing

/// The picture that a scene asks for, and what pictures of scenes may say.
@Suite struct ScenePictureTests {
  private static func scene(_ more: String) -> MemoryFiles {
    MemoryFiles([
      "x.scene.yaml": """
      scene: Pictures
      initial: main
      controllers: { main: { kind: navigation, stack: [list] }, list: , detail: }
      script:
        - push: detail
          id: there
        - pop
      \(more)
      """
    ])
  }

  private static func title(_ more: String) -> String {
    let run = CommandRun(["diagram", "--view", "scene", "x.scene.yaml"], files: scene(more))
    return run.output.firstMatch(of: /<title[^>]*>([^<]*)</).map { String($0.output.1) } ?? run.errors
  }

  @Test func `a scene names its picture, and without a name the strip shows what the end doesn't`() {
    #expect(ScenePictureTests.title("").hasSuffix("the screen after each step"))
    #expect(ScenePictureTests.title("picture: { view: tree }").hasSuffix("at the end"))
    #expect(ScenePictureTests.title("picture: { step: there }").hasSuffix("after step 1, push: detail"))
    #expect(ScenePictureTests.title("picture: { step: launch }").hasSuffix("after launch"))
    #expect(ScenePictureTests.title("picture: { view: timeline }").contains("over virtual time"))
    #expect(ScenePictureTests.title("picture: { view: segues }") == "Pictures")
    #expect(ScenePictureTests.title("  - push: detail").hasSuffix("at the end"))
  }

  @Test func `a picture of a step that isn't there is a finding`() {
    let files = ScenePictureTests.scene("picture: { step: ther }")
    let run = CommandRun(["check", "x.scene.yaml"], files: files)
    #expect(run.exit == 1)
    #expect((run.output + run.errors).contains("x.scene.yaml:8:18: error: no step has the id 'ther'"))
    #expect((run.output + run.errors).contains("did you mean 'there'?"))
  }

  @Test func `a plan keeps the picture`() {
    let files = ScenePictureTests.scene("picture: { view: timeline, step: all }")
    let plan = CommandRun(["compile", "--format", "json", "x.scene.yaml"], files: files)
    #expect(plan.output.contains("\"picture\"") && plan.output.contains("timeline"))
    let drawn = CommandRun(["diagram", "--view", "scene", "-"], input: plan.output)
    #expect(drawn.output.contains("over virtual time"), "\(drawn.errors)")
  }

  @Test func `options of other views mean nothing to it`() {
    let run = CommandRun(
      ["diagram", "--view", "scene", "--step", "1", "x.scene.yaml"], files: ScenePictureTests.scene(""))
    #expect(run.exit == 64 && run.errors.contains("which draws the view that the scene names"))
  }

  @Test(
    arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 6) + ["examples/navigation/swipe-back.scene.yaml"])
  func `alarm colours mean a finding, and nothing else`(path: String) {
    let tree = CommandRun(["diagram", "--step", "all", "--format", "svg", path]).output
    let screens = CommandRun(["diagram", "--view", "screens", path]).output
    let alarms = [tree, screens].flatMap {
      $0.matches(of: /<(?:rect|path|text) class="(?:n stray|e hangsIn|alarm|amiss|[^"]*missing)[^"]*"/)
    }
    guard !alarms.isEmpty else { return }
    #expect(CommandRun(["check", path]).output.contains("[SG"), "\(path) is drawn with an alarm")
  }

  @Test func `of all steps, those that only judge or wait go with the step before`() {
    let scene = """
      scene: S
      initial: nav
      controllers: { nav: { kind: navigation, stack: [a] }, a: , b: }
      script: [{ push: b }, { wait: 1 }, { expect: { visible: b } }, pop]
      """
    let svg = CommandRun(
      ["diagram", "--step", "all", "--format", "svg", "x.yaml"], files: MemoryFiles(["x.yaml": scene])
    ).output
    let titles = svg.matches(of: /after (launch|step \d+, \w+)/).map { String($0.output.1) }
    #expect(Set(titles) == ["launch", "step 1, push", "step 4, pop"])
  }

  @Test func `a controller that was never told that its view is in the window looks like no other`() {
    let path = "examples/containment/forwarding-forgotten.scene.yaml"
    let svg = CommandRun(["diagram", "--format", "svg", path]).output
    #expect(svg.contains(#"<rect class="n untold""#) && svg.contains("in the window, but not told"))
    #expect(svg.contains("picture, which is in the window, but not told."))
    #expect(CommandRun(["diagram", "--format", "text", path]).output.contains("◍ picture"))
    #expect(CommandRun(["diagram", path]).output.contains(##""picture" [color="#0072B2""##))
  }

  @Test func `a title from right to left stays in the middle, whatever a viewer makes of its width`() throws {
    let path = "Tests/Cases/pictures/titles.scene.yaml"
    let svg = CommandRun(["diagram", "--view", "segues", "--format", "svg", path]).output
    let lines = svg.matches(of: /<text class="title"[^>]*>[^<]*[\u0590-\u08FF][^<]*</).map { $0.output }
    #expect(lines.count >= 3)
    for line in lines { #expect(line.contains(#"text-anchor="middle""#)) }
    #expect(!svg.contains(/text-anchor="middle"[^>]*>[A-Za-z ]+</), "others start where they start")
  }

  @Test func `a long run with many controllers is as high as three columns are wide, and alarms stay`() throws {
    let path = "Tests/Cases/pictures/forty-lanes.scene.yaml"
    let short = CommandRun(["diagram", "--view", "sequence", path])
    func height(_ svg: String) throws -> Int {
      let match = try #require(svg.firstMatch(of: /<svg [^>]*height="(\d+)"/))
      return try #require(Int(match.output.1))
    }
    #expect(try height(short.output) <= 3 * 840)
    #expect(short.output.contains("more steps like the one above") && short.errors.contains("messages are left out"))
    let whole = CommandRun(["diagram", "--view", "sequence", "--width", "0", path])
    #expect(try height(whole.output) > 10_000)
    #expect(!whole.output.contains("⋮") && whole.errors.isEmpty)
    // Forty times the same, and one thing that UIKit warns of.
    let pushes = (0..<40).map { "  - push: c\($0)\n    in: nav\n" }.joined()
    let scene = """
      scene: Alarm
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [root] }
        root:
        away:
      \((0..<40).map { "  c\($0):\n" }.joined())script:
      \(pushes)  - present: away
          in: nav
        - present: away
          in: nav
      """
    let alarm = CommandRun(["diagram", "--view", "sequence", "-"], input: scene)
    #expect(alarm.output.contains("class=\"smallAlarm\"") && alarm.output.contains("⋮"), "\(alarm.errors)")
  }

  @Test(arguments: [
    "modal/photo-frame-card", "tabs/switch-by-tap", "timing/durations", "questions/half-finished-swipe-back",
  ])
  func `the numbers of a sequence are lines of the trace`(path: String) throws {
    let path = "examples/\(path).scene.yaml"
    let trace = CommandRun(["run", path]).output.split(separator: "\n", omittingEmptySubsequences: false)
    let svg = CommandRun(["diagram", "--view", "sequence", path]).output
    let marks = svg.matches(of: /<text class="small" x="\d+" y="(\d+)"[^>]*>(\d+)<\/text>/)
    #expect(marks.count > 5)
    for mark in marks {
      let (y, number) = (try #require(Int(mark.output.1)), try #require(Int(mark.output.2)))
      let labels = svg.matches(of: /<text class="small" x="\d+" y="(\d+)"[^>]*>([A-Za-z][^<]*)<\/text>/)
      let words = labels.filter { abs((Int($0.output.1) ?? 0) - y + 3) <= 4 }.map { String($0.output.2) }
      let line = try #require(trace.indices.contains(number - 1) ? trace[number - 1] : nil, "\(number)")
      #expect(words.contains { line.contains("." + $0.prefix { $0 != " " && $0 != "(" }) }, "\(line) isn't \(words)")
    }
  }

  @Test func `a second is as long anywhere within a transition, and a long wait breaks the axis`() throws {
    let scene = """
      scene: Pace
      initial: main
      controllers: { main: { kind: navigation, stack: [list] }, list: , one: , two: }
      script:
        - push: one
          duration: 1
        - push: two
          duration: 3
        - wait: 60
        - pop
      """
    let svg = CommandRun(["diagram", "--view", "timeline", "-"], input: scene).output
    let bars = svg.matches(of: /([0-9.]+) s to ([0-9.]+) s<\/title>\s*<path class="transition" d="M(\d+),\d+L(\d+)/)
    let paces = try bars.prefix(2).map { bar in
      let time = try #require(Double(bar.output.2)) - #require(Double(bar.output.1))
      return try (#require(Double(bar.output.4)) - #require(Double(bar.output.3))) / time
    }
    let (one, two) = (try #require(paces.first), try #require(paces.last))
    #expect(abs(one - two) < one / 4, "\(paces)")
    #expect(svg.matches(of: /l4,-10m2,10l4,-10/).count == 1, "the wait is cut short")
  }

  @Test(arguments: [
    ("timeline", "yellow      ●"), ("sequence", "  UIKit → yellow: viewDidLoad"),
    ("screens", "1  trigger next · 0 → 0.5 s\n  first » yellow\n  appeared: yellow\n"),
  ])
  func `runs are drawn as text for a terminal, too`(view: String, line: String) {
    let run = CommandRun(["diagram", "--view", view, "--format", "text", "examples/modal/photo-frame-card.scene.yaml"])
    #expect(run.exit == 0 && !run.output.contains("<"))
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test(arguments: ["40", "0", "840"], ["timeline", "sequence", "screens", "tree"])
  func `a picture is as wide as it may be`(width: String, view: String) throws {
    let path = "examples/tabs/more-than-five.scene.yaml"
    let run = CommandRun(["diagram", "--view", view, "--format", "svg", "--width", width, path])
    guard width != "40" else {
      #expect(run.exit == 64)
      return
    }
    let found = try #require(run.output.firstMatch(of: /<svg [^>]*width="(\d+)"/)).output.1
    #expect(try #require(PictureCheck(run.output)).problems == [])
    if width == "840" { #expect(try #require(Int(found)) <= 840) }
  }

  @Test(arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 12), ["360", "700"])
  func `a width is kept, or refused with the least one`(path: String, width: String) throws {
    for view in ["tree", "segues", "screens", "sequence", "timeline"] {
      func draw(_ width: String) -> CommandRun {
        CommandRun(["diagram", "--view", view, "--format", "svg", "--width", width, path])
      }
      var (run, width) = (draw(width), width)
      if run.exit == 64 {
        let least = try #require(run.errors.firstMatch(of: /can't be narrower than (\d+) pixels/), "\(run.errors)")
        width = String(least.output.1)
        run = draw(width)
      }
      let found = try #require(run.output.firstMatch(of: /<svg [^>]*width="(\d+)"/), "\(view) \(run.errors)")
      #expect(try #require(Int(found.output.1)) <= #require(Int(width)), "\(view)")
    }
  }
}
