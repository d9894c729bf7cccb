import Foundation
import SceneTestSupport
import Testing

/// Trace events, read with a parser that isn't ours and held against the rules of their format.
@Suite struct ChromeTraceTests {
  static let scenes = Repository.files(below: "examples") {
    $0.hasSuffix(".yaml") && !$0.hasPrefix("examples/invalid/")
  }

  @Test(arguments: scenes) func `slices nest, spans end, and every lane has a name`(path: String) throws {
    let events = try ChromeTraceTests.events(CommandRun(["run", "--format", "chrome", path]).output)
    var named: Set<Int> = []
    var lanes: [Int: [(start: Int, end: Int)]] = [:]
    var open: [Int: Int] = [:]
    for event in events {
      #expect(event["pid"] as? Int == 1)
      let lane = event["tid"] as? Int
      switch event["ph"] as? String {
      case "M":
        if event["name"] as? String == "thread_name" { named.insert(try #require(lane)) }
      case "X":
        let start = try #require(event["ts"] as? Int)
        let duration = try #require(event["dur"] as? Int)
        #expect(duration > 0)
        lanes[try #require(lane), default: []].append((start, start + duration))
      case "b":
        let id = try #require(event["id"] as? Int)
        #expect(open[id] == nil)
        open[id] = try #require(event["ts"] as? Int)
      case "e":
        let start = open.removeValue(forKey: try #require(event["id"] as? Int))
        #expect(try #require(start) < (try #require(event["ts"] as? Int)))
      default: Issue.record("\(event)")
      }
    }
    #expect(open.isEmpty, "spans that never end")
    for (lane, slices) in lanes {
      #expect(named.contains(lane))
      var around: [(start: Int, end: Int)] = []
      var last = 0
      for slice in slices {
        #expect(slice.start >= last, "lane \(lane) goes back")
        last = slice.start
        while let outer = around.last, outer.end <= slice.start { around.removeLast() }
        if let outer = around.last { #expect(slice.end <= outer.end, "lane \(lane): a slice crosses another") }
        around.append(slice)
      }
    }
  }

  /// Both are written when the run is over, and then it is known whether a finding stops it.
  @Test(arguments: ["chrome", "jsonl"]) func `a finding stops it before a byte is written`(format: String) {
    let scenes = Repository.files(below: "Tests/Cases/invalid") { $0.hasSuffix(".yaml") }
    #expect(scenes.count > 20)
    for path in scenes {
      let run = CommandRun(["run", "--format", format, path])
      #expect(run.exit == 1 && run.output.isEmpty && !run.errors.isEmpty, "\(path)")
    }
  }

  @Test(arguments: scenes) func `it says what the JSON lines say`(path: String) throws {
    let events = try ChromeTraceTests.events(CommandRun(["run", "--format", "chrome", path]).output)
    let names = Dictionary(
      uniqueKeysWithValues: events.filter { $0["name"] as? String == "thread_name" }.map { event in
        (event["tid"] as? Int ?? 0, ((event["args"] as? [String: Any])?["name"] as? String) ?? "")
      })
    let slices = events.filter { $0["ph"] as? String == "X" && !["step", "state"].contains($0["cat"] as? String) }
    let drawn = slices.sorted { ($0["ts"] as? Int ?? 0) < ($1["ts"] as? Int ?? 0) }.map { event in
      let arguments = event["args"] as? [String: Any] ?? [:]
      let lane = names[event["tid"] as? Int ?? 0] ?? ""
      return
        "\(lane) \(event["name"] ?? "") \(arguments["step"] ?? "") \(arguments["seconds"] ?? "") \(arguments["line"] ?? "")"
    }
    let lines = CommandRun(["run", "--format", "jsonl", path]).output.split(separator: "\n")
    let printed = try lines.map { line in
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let subject = event["controller"] as? String ?? "app"
      return "\(subject) \(event["event"] ?? "") \(event["step"] ?? "") \(event["time"] ?? "") \(event["line"] ?? "")"
    }
    #expect(drawn == printed)
  }

  @Test func `a transition spans its container's lane for as long as it takes`() throws {
    let events = try ChromeTraceTests.events(
      CommandRun(["run", "--format", "chrome", "-"], input: ChromeTraceTests.push).output)
    let start = try #require(events.first { $0["ph"] as? String == "b" })
    let end = try #require(events.first { $0["ph"] as? String == "e" })
    #expect(start["name"] as? String == "push: b")
    #expect((start["args"] as? [String: Any])?["container"] as? String == "main")
    #expect((end["ts"] as? Int ?? 0) / 1_000 == 500)
    #expect((start["ts"] as? Int ?? 0) < 1_000)
    let shown = try #require(
      events.first { $0["name"] as? String == "appeared" && $0["tid"] as? Int == start["tid"] as? Int })
    #expect(shown["cat"] as? String == "state")
  }

  @Test func `a filter leaves out lanes, steps and events`() throws {
    func names(_ options: [String]) throws -> Set<String> {
      let run = CommandRun(["run", "--format", "chrome"] + options + ["-"], input: ChromeTraceTests.push)
      return Set(try ChromeTraceTests.events(run.output).compactMap { $0["name"] as? String })
    }
    let moving = try names(["--events", "moving"])
    #expect(moving.contains("willMove") && !moving.contains("viewDidAppear") && moving.contains("appeared"))
    let lanes = try ChromeTraceTests.events(
      CommandRun(["run", "--format", "chrome", "--controllers", "b", "-"], input: ChromeTraceTests.push).output)
    #expect(Set(lanes.compactMap { $0["tid"] as? Int }).count == 2, "the steps' lane and that of b")
    #expect(try !names(["--steps", "1"]).contains("launch"))
  }

  @Test func `hostile names stay names`() throws {
    let run = CommandRun(
      ["run", "--format", "chrome", "-"],
      input: #"""
        scene: "\"}],\u2028</script>\\"
        initial: a
        controllers: { a: { overrides: { viewDidLoad: [{ set: { prefersStatusBarHidden: true } }] } } }
        script: [{ memoryWarning: , note: "\"],[\\" }]
        """#)
    let events = try ChromeTraceTests.events(run.output)
    let scene = events.first { $0["name"] as? String == "process_name" }
    #expect((scene?["args"] as? [String: Any])?["name"] as? String == "\"}],\u{2028}</script>\\")
  }

  private static let push = """
    scene: Push
    initial: main
    controllers: { main: { kind: navigation, stack: [a] }, a: , b: }
    script: [{ push: b }]
    """

  private static func events(_ text: String) throws -> [[String: Any]] {
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require(whole["traceEvents"] as? [[String: Any]])
  }
}
