import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneSyntax

@Suite("Limits")
struct LimitTests {
  @Test("a hundred thousand brackets stop at the limit", arguments: ["[", "{a: ", "- "])
  func deep(_ opening: String) {
    let text = "scene: A\nx-deep:\n  " + String(repeating: opening, count: 100_000)
    let started = ContinuousClock.now
    let findings = parse(text).findings
    #expect(findings.map(\.code.name) == ["nestedTooDeep"])
    #expect(findings.allSatisfy { $0.exceedsLimit })
    #expect(started.duration(to: .now) < .seconds(5))
  }

  @Test("a hundred and twenty-eight levels are read")
  func allowed() {
    // The file itself is the first level.
    let inside = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    #expect(parse("scene: A\ncontrollers: { a: }\nx-deep: \(inside)\n").findings.isEmpty)
    #expect(parse("scene: A\ncontrollers: { a: }\nx-deep: [\(inside)]\n").codes == [118])
  }

  @Test("steps that nest through aliases stop at the limit")
  func deepAliases() {
    var text = "scene: A\ninitial: a\ncontrollers: { a: }\nx-0: &s0 [pop]\n"
    for level in 1...200 { text += "x-\(level): &s\(level) [{ dismiss: , completion: *s\(level - 1) }]\n" }
    let parsed = parse(text + "script: *s200\n")
    #expect(parsed.codes == [118])
    #expect(parsed.findings.allSatisfy { $0.exceedsLimit })
  }

  @Test("a bomb of aliases is counted, wherever it bursts", arguments: ["x-bomb", "script", "quirks"])
  func bomb(_ key: String) {
    var text = "scene: A\ninitial: a\ncontrollers: { a: }\nx-0: &l0 [pop, pop]\n"
    for level in 1...40 { text += "x-\(level): &l\(level) [*l\(level - 1), *l\(level - 1)]\n" }
    let parsed = parse(text + "\(key): *l40\n")
    #expect(parsed.findings.contains { $0.code.name == "inputTooLarge" && $0.exceedsLimit })
  }

  @Test("time grows with the file, not with its square", arguments: ["controllers", "segues", "x-", "anchors"])
  func linear(_ what: String) {
    func seconds(_ count: Int) -> Double {
      let text = text(what, count)
      return ProcessorTime.measure { _ = parse(text) }
    }
    _ = seconds(500)
    let small = seconds(2_000)
    // Sixteen times as much would take 256 times as long if it were the square.
    let large = seconds(32_000)
    #expect(large < small * 64 + 0.2)
  }

  private func text(_ what: String, _ count: Int) -> String {
    var text = "scene: A\ncontrollers:\n"
    switch what {
    case "controllers": for index in 0..<count { text += "  c\(index):\n" }
    case "segues":
      text += "  a:\n    segues:\n"
      for index in 0..<count { text += "      s\(index): { show: \"\\x61\" }\n" }
    case "x-":
      text += "  a:\n"
      for index in 0..<count { text += "    x-é\(index): 1\n" }
    default:
      for index in 0..<count { text += "  c\(index): &a\(index) {}\n" }
      text += "x-all: [*a\(count - 1)]\n"
    }
    return text
  }
}
