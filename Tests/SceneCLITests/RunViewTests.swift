import Foundation
import SceneTestSupport
import Testing

/// The pictures of runs: legible, the same every time, and true.
@Suite struct RunViewTests {
  private static let views = ["timeline", "sequence", "screens"]

  private static func draw(_ view: String, _ path: String, _ options: [String] = []) -> CommandRun {
    CommandRun(["diagram", "--view", view] + options + [path])
  }

  @Test(arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 20), views)
  func `no text of a picture is cut or lies on another`(path: String, view: String) throws {
    let run = RunViewTests.draw(view, path)
    #expect(run.exit == 0, "\(run.errors)")
    let check = try #require(PictureCheck(run.output), "not well formed")
    #expect(check.problems == [])
    #expect(RunViewTests.draw(view, path).output == run.output, "two runs differ")
    #expect(!run.output.contains(/="-?\d+\.\d\d/), "a number with more than one digit behind the point")
  }

  @Test(arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 8))
  func `mermaid's sequence keeps to its grammar`(path: String) throws {
    let text = RunViewTests.draw("sequence", path, ["--format", "mermaid"]).output
    let lines = text.split(separator: "\n").drop { $0 != "sequenceDiagram" }.dropFirst()
    // An app that ends before its delegate is called has no events.
    #expect(lines.isEmpty == path.hasSuffix("no-scenes-on-ios-27.scene.yaml"))
    var known: Set<Substring> = []
    for line in lines {
      if let party = line.wholeMatch(of: #/ {2}participant (p\d+) as (?:[^;\#]|\#\d+;)+/#) {
        known.insert(party.output.1)
      } else if let note = line.wholeMatch(of: #/ {2}Note (?:over|right of) (p\d+)(?:,(p\d+))?: (?:[^;\#]|\#\d+;)+/#) {
        #expect(known.contains(note.output.1))
        if let last = note.output.2 { #expect(known.contains(last)) }
      } else {
        let message = try #require(line.wholeMatch(of: #/ {2}(p\d+)--?>>(p\d+): (?:[^;\#]|\#\d+;)+/#), "\(line)")
        #expect(known.contains(message.output.1) && known.contains(message.output.2))
      }
    }
  }

  @Test(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)"))
  func `the real Mermaid draws sequences and timelines, hostile words and all`() throws {
    let hostile = """
      scene: "</svg>; #35; <b>"
      initial: a
      controllers: { a: { segues: { go: { present: b } } }, b: }
      script:
        - code: [{ trigger: go }]
          in: a
          note: "end; loop #"
      """
    // The real Mermaid takes a second for each.
    let few = Thoroughness.sample(Array(ChromeTraceTests.scenes.indices), oneIn: 40).prefix(
      Thoroughness.isFull ? 20 : 1)
    let scenes = few.map { ChromeTraceTests.scenes[$0] }
    let views = ["sequence", "timeline"]
    let sources =
      views.flatMap { view in scenes.map { RunViewTests.draw(view, $0, ["--format", "mermaid"]).output } }
      + views.map { CommandRun(["diagram", "--view", $0, "--format", "mermaid", "-"], input: hostile).output }
      + ["sequenceDiagram\n  a->>"]
    let script = """
      import json, sys, mermaidx
      def draw(text):
          try: return mermaidx.render(text).svg()[:4]
          except Exception as error: return "error: " + str(error)
      print(json.dumps([draw(text) for text in json.load(sys.stdin)]))
      """
    let input = String(decoding: try JSONSerialization.data(withJSONObject: sources), as: UTF8.self)
    let answer = try PythonTools.python(script, input: input)
    let drawings = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String], "\(answer.errors)")
    #expect(drawings.count == 2 * scenes.count + 3)
    for (drawing, name) in zip(drawings, scenes + scenes + ["hostile", "hostile"]) {
      #expect(drawing == "<svg", "\(name): \(drawing)")
    }
    #expect(drawings.last?.hasPrefix("error: ") == true, "it complains of what is wrong")
  }

  @Test func `mermaid's timeline has a bar for each while in which a controller stood in one way`() {
    let path = "examples/modal/photo-frame-full-screen.scene.yaml"
    let text = RunViewTests.draw("timeline", path, ["--format", "mermaid"]).output
    #expect(text.hasPrefix("gantt\n  title PhotoFrame in full screen\n  dateFormat x\n"), "\(text)")
    // Half a second each way: first is covered between the two transitions.
    #expect(text.contains("  section first\n    disappearing :0, 500ms\n    disappeared :done, 500, "), "\(text)")
    #expect(text.contains("  section yellow\n    appearing :0, 500ms\n"), "\(text)")
  }

  @Test func `a sequence has every event that matters, in the order in which they came`() throws {
    let path = "examples/modal/photo-frame-card.scene.yaml"
    let lines = RunViewTests.draw("sequence", path, ["--format", "mermaid"]).output.split(separator: "\n")
    let drawn = lines.compactMap { $0.firstMatch(of: /: (view(?:Will|Did)(?:Appear|Disappear)#?.*)$/)?.output.1 }
    let events = CommandRun(
      ["run", "--events", "viewWillAppear,viewDidAppear,viewWillDisappear,viewDidDisappear", path]
    ).output.split(separator: "\n").compactMap { $0.firstMatch(of: /^ *\w+\.(view.*)$/)?.output.1 }
    #expect(drawn == events)
    #expect(!events.isEmpty)
  }

  @Test func `what an override calls is its controller's own, what a step calls is the script's`() {
    let scene = """
      scene: Senders
      initial: profile
      controllers:
        profile: { overrides: { viewDidAppear: [{ present: login }] } }
        login: { modalPresentationStyle: fullScreen }
      script:
        - dismiss:
          in: login

      """
    let run = CommandRun(
      ["diagram", "--view", "sequence", "--format", "mermaid", "x.yaml"], files: MemoryFiles(["x.yaml": scene]))
    #expect(run.output.contains("participant p0 as script") && run.output.contains("participant p2 as profile"))
    #expect(run.output.contains("  p2-->>p2: present(login)\n"))
    #expect(run.output.contains("  p0->>p3: dismiss\n"))
  }

  @Test func `the timeline tells the states of each controller in words, with their times`() throws {
    let svg = RunViewTests.draw("timeline", "examples/modal/photo-frame-card.scene.yaml").output
    let words = try #require(svg.firstMatch(of: /<desc[^>]*>([^<]*)</)).output.1
    #expect(
      words.contains("first: view not loaded from 0 s, disappeared from 0 s, appearing from 0 s, appeared from 0 s."))
    #expect(words.contains("appearing from 0.5 s, appeared from 1 s, disappearing from 1 s, disappeared from 1.5 s"))
    #expect(words.contains("freed at 1.5 s"))
  }

  @Test(arguments: ["size/turned", "split/display-modes", "modal/photo-frame-card"])
  func `a transition is a bar that ends where the clock shows its end`(path: String) throws {
    let svg = RunViewTests.draw("timeline", "examples/\(path).scene.yaml").output
    let bars = svg.matches(of: /([0-9.]+) s to ([0-9.]+) s<\/title>\s*<path class="transition" d="M(\d+),\d+L(\d+)/)
    #expect(!bars.isEmpty)
    // Where the clock is read.
    var clock: [Substring: Int] = [:]
    for mark in svg.matches(of: /<text class="small" x="(\d+)"[^>]*>([0-9.]+) s</) {
      clock[mark.output.2] = Int(mark.output.1)
    }
    for bar in bars {
      let (start, end) = (try #require(Int(bar.output.3)), try #require(Int(bar.output.4)))
      #expect(end >= start + 40, "half a second is no speck")
      if let place = clock[bar.output.2] { #expect(abs(end - place) <= 30) }
    }
  }

  @Test(arguments: ["timing/durations", "modal/photo-frame-card", "timing/overlaps"])
  func `a second is as long everywhere, and where no time passes the timeline is hatched`(path: String) throws {
    let svg = RunViewTests.draw("timeline", "examples/\(path).scene.yaml").output
    #expect(svg.contains("hatched: no time passes"))
    // Each hatched part begins and ends with a slanting line's end.
    let bands = svg.matches(of: /<path class="instant" d="([^"]*)"/).map { band in
      let lines = band.output.1.matches(of: /M(\d+),\d+l(\d+)/).map { (Int($0.output.1) ?? 0, Int($0.output.2) ?? 0) }
      return (lines.map(\.0).min() ?? 0)...(lines.map { $0.0 + $0.1 }.max() ?? 0)
    }.dropLast()
    #expect(!bands.isEmpty)
    let clock = svg.matches(of: /M(\d+),\d+L\d+,\d+"[^\n]*\n<text class="small"[^>]*>([0-9.]+) s</).compactMap { mark in
      Int(mark.output.1).flatMap { x in Double(mark.output.2).map { (x: x, time: $0) } }
    }
    #expect(clock.count > 1)
    guard !svg.contains("a wait is cut short") else { return }
    let paces = zip(clock, clock.dropFirst()).map { one, next in
      let still = bands.reduce(0) { $0 + max(0, min($1.upperBound, next.x) - max($1.lowerBound, one.x)) }
      return Double(next.x - one.x - still) / (next.time - one.time)
    }
    let most = try #require(paces.max())
    #expect(paces.allSatisfy { $0 > most * 0.85 }, "\(paces)")
  }

  @Test func `a step's name is whole: over its column, or below all`() throws {
    let steps = (1...12).map { _ in "  - push: details\n  - pop\n" }.joined()
    let scene = """
      scene: Names
      initial: main
      controllers: { main: { kind: navigation, stack: [first] }, first: , details: }
      script:
      \(steps)
      """
    let run = CommandRun(["diagram", "--view", "timeline", "--width", "500", "-"], input: scene)
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    #expect(!check.texts.contains { $0.hasSuffix("…") }, "\(check.texts)")
    #expect(check.texts.contains("23  push details"), "\(check.texts)")
  }

  @Test func `the film strip shows what is seen after each step`() throws {
    let svg = RunViewTests.draw("screens", "examples/modal/photo-frame-card.scene.yaml").output
    let words = try #require(svg.firstMatch(of: /<desc[^>]*>([^<]*)</)).output.1
    #expect(
      words == """
        At the end the screen shows first. After “launch”: first. After “1 trigger next”: yellow. \
        After “3 trigger next”: blue. After “5 dismiss”: yellow. After “7 dismiss”: first.
        """)
  }

  @Test func `a film strip says when the app isn't on the screen`() throws {
    let svg = RunViewTests.draw("screens", "examples/app/background-and-foreground.scene.yaml").output
    #expect(try #require(PictureCheck(svg)).texts.count { $0 == "in the background" } == 1)
    #expect(svg.contains("After “1 background”: in the background.") && svg.contains("After “3 foreground”: "))
  }

  @Test(arguments: [(3, [3]), (6, [6]), (7, [4, 3]), (12, [6, 6]), (13, [5, 4, 4])])
  func `the panels of a film strip are spread evenly over its rows`(count: Int, expected: [Int]) throws {
    let scene = """
      scene: Rows
      initial: main
      controllers: { main: { kind: navigation, stack: [first] }, first: , second: }
      script:
      """
    let steps = (1..<count).map { $0 % 2 == 1 ? "  - push: second" : "  - pop" }
    let run = CommandRun(
      ["diagram", "--view", "screens", "-"], input: ([scene] + steps).joined(separator: "\n") + "\n")
    let places = run.output.matches(of: /<rect class="bezel" [^>]*y="(\d+)"/).compactMap { Int($0.output.1) }
    #expect(places.count == count, "\(run.errors)")
    let rows = Set(places).sorted().map { place in places.filter { $0 == place }.count }
    #expect(rows == expected)
    let width = try #require(run.output.firstMatch(of: /<svg [^>]*width="(\d+)"/)).output.1
    #expect(try #require(Int(width)) <= 840)
  }

  @Test(arguments: views) func `light and dark lie in one file, or alone`(view: String) {
    let path = "examples/tabs/lazy-tabs.scene.yaml"
    #expect(RunViewTests.draw(view, path).output.contains("prefers-color-scheme: dark"))
    for theme in ["light", "dark"] {
      #expect(!RunViewTests.draw(view, path, ["--theme", theme]).output.contains("@media"))
    }
  }

  @Test func `what a view can't do is said`() {
    let path = "examples/tabs/lazy-tabs.scene.yaml"
    for (options, words) in [
      (["--format", "dot"], "'--view timeline' can't be drawn with '--format dot'"),
      (["--step", "1"], "'--step' means nothing to '--view timeline'"),
      (["--focus", "a"], "'--focus' means nothing to '--view timeline'"),
      (["-o", "x.dot"], "doesn't fit '--format svg'"),
      (["--width", "100"], "--width"),
    ] {
      let run = RunViewTests.draw("timeline", path, options)
      #expect(run.exit == 64 && run.output.isEmpty)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(arguments: views) func `hostile texts are escaped, and long ones find their place`(view: String) throws {
    let scene = """
      scene: "<script>&\\"</script>"
      initial: main
      controllers:
        main: { kind: navigation, stack: [first] }
        first: { title: "아주 긴 제목이 여기에 있어서 화면보다 넓다 <b>&" }
        second: { kind: container, layout: horizontal, children: [a, b, c, d, e, f, g, h], title: "😀😀😀" }
        \("abcdefgh".map { "\($0): { title: \"\(String(repeating: "w", count: 60))\" }" }.joined(separator: "\n  "))
      script:
        - push: second
          note: "<img onerror=1>"
        - rotate: landscape
        - pop
      """
    let run = CommandRun(["diagram", "--view", view, "-"], input: scene)
    #expect(run.exit == 0, "\(run.errors)")
    #expect(try #require(PictureCheck(run.output)).problems == [])
    #expect(!run.output.contains("<script") && !run.output.contains("<b>") && !run.output.contains("<img"))
  }

  @Test func `a caption says what a call by hand, or code, has changed`() {
    let byHand = RunViewTests.draw(
      "screens", "examples/containment/tab-like-pages.scene.yaml", ["--format", "text"]
    ).output
    #expect(
      byHand.contains("2  today starts to disappear ·") && byHand.contains("5  today has disappeared ·"), "\(byHand)")
    let code = RunViewTests.draw(
      "screens", "examples/containment/change-of-mind.scene.yaml", ["--format", "text"]
    ).output
    #expect(code.contains("1  code: front starts to disappear … ·"), "\(code)")
  }

  @Test func `what became of a screen stands right below it, however high its neighbours are`() throws {
    let svg = RunViewTests.draw("screens", "examples/size/mask-of-a-child.scene.yaml").output
    let ends = svg.matches(of: /<rect class="bezel" x="\d+" y="(\d+)" width="\d+" height="(\d+)"/)
      .map { (Int($0.output.1) ?? 0) + (Int($0.output.2) ?? 0) }
    let words = svg.matches(of: #/<text class="small" x="\d+" y="(\d+)"[^>]*>main/#).compactMap { Int($0.output.1) }
    #expect(ends.count == 4 && words.count == 4 && Set(ends).count == 3)
    for (end, word) in zip(ends, words) { #expect((10..<24).contains(word - end), "\(end), \(word)") }
  }
}
