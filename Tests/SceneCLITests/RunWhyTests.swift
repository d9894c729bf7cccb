import Foundation
import SceneTestSupport
import Testing

/// `run --why`: the causes of each event, in every format.
@Suite struct RunWhyTests {
  private static let scene = """
    scene: A
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list: { segues: { next: { show: detail } } }
      detail:
    script:
      - trigger: next
      - pop
    """

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(["run", "a.yaml"] + arguments, files: MemoryFiles(["a.yaml": RunWhyTests.scene]))
  }

  @Test func `each event has its nearest cause behind it, as a comment in a column of its own`() {
    let lines = run("--why").output.split(separator: "\n")
    let plain = run().output.split(separator: "\n")
    #expect(lines.count == plain.count)
    for (line, bare) in zip(lines, plain) {
      #expect(line.hasPrefix(bare))
      guard !bare.drop(while: { $0 == " " }).hasPrefix("#") else { continue }
      #expect(line.count > bare.count && Array(line)[44] == "#", "\(line)")
    }
    let end = "    detail.viewDidAppear(true)"
    #expect(
      lines.contains {
        $0 == end + String(repeating: " ", count: 44 - end.count)
          + "# its appearance ended, at the end of the push  N2.31"
      })
  }

  @Test func `JSON lines name every cause, and the line of each that is an event`() throws {
    let lines = run("--why", "--format", "jsonl").output.split(separator: "\n")
    let plain = run("--format", "jsonl").output.split(separator: "\n")
    #expect(lines.count == plain.count)
    var events: [Int: [String: Any]] = [:]
    for (line, bare) in zip(lines, plain) {
      var object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let causes = try #require(object["cause"] as? [[String: Any]])
      let seq = try #require(object["seq"] as? Int)
      #expect(causes.last?["kind"] as? String == "step")
      for cause in causes where cause["kind"] as? String == "event" {
        // It is the line of an event before, with the same controller.
        let above = try #require((cause["seq"] as? Int).flatMap { events[$0] })
        #expect(above["controller"] as? String == cause["controller"] as? String)
      }
      events[seq] = object
      object["cause"] = nil
      let same = try JSONSerialization.jsonObject(with: Data(bare.utf8)) as? NSDictionary
      #expect(same == object as NSDictionary)
    }
    let appeared = try #require(
      events.values.first { $0["controller"] as? String == "detail" && $0["event"] as? String == "viewDidAppear" })
    let rules = (appeared["cause"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    // The end, the push, the next turn, the call, the search of `show`, the segue.
    #expect(rules?.prefix(5) == ["C1.63", "N2.31", "N2.4", "N2.4", "G7.26"])
  }

  @Test func `trace events get an arrow from cause to effect, which begins and ends in events`() throws {
    func events(_ arguments: String...) throws -> [[String: Any]] {
      let text = CommandRun(
        ["run", "a.yaml", "--format", "chrome"] + arguments, files: MemoryFiles(["a.yaml": RunWhyTests.scene])
      ).output
      let page = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return page?["traceEvents"] as? [[String: Any]] ?? []
    }
    #expect(try events().allSatisfy { $0["cat"] as? String != "cause" })
    let all = try events("--why")
    let arrows = all.filter { $0["cat"] as? String == "cause" }
    #expect(arrows.count > 20 && arrows.count.isMultiple(of: 2))
    func time(_ event: [String: Any]) -> Int { event["ts"] as? Int ?? -1 }
    let slices = Set(all.filter { $0["ph"] as? String == "X" }.map { "\($0["tid"] ?? "") \(time($0))" })
    for (start, end) in zip(
      arrows.enumerated().filter { $0.offset.isMultiple(of: 2) },
      arrows.enumerated().filter { !$0.offset.isMultiple(of: 2) })
    {
      #expect(start.element["ph"] as? String == "s" && end.element["ph"] as? String == "f")
      #expect(start.element["id"] as? Int == end.element["id"] as? Int)
      #expect(time(start.element) < time(end.element))
      for arrow in [start.element, end.element] { #expect(slices.contains("\(arrow["tid"] ?? "") \(time(arrow))")) }
    }
  }

  @Test func `compared traces show no causes`() {
    let files = MemoryFiles(["a.yaml": RunWhyTests.scene])
    #expect(CommandRun(["run", "--compare", "--why", "a.yaml", "a.yaml"], files: files).exit == 64)
  }
}
