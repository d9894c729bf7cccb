import SceneTestSupport
import Testing

/// The sequence view: an arrow starts at the controller that really sends, whatever line that stands on.
@Suite struct SenderTests {
  /// The messages of a scene, as `sender -> receiver: message`.
  private func messages(_ scene: String) -> [String] {
    let run = CommandRun(
      ["diagram", "--view", "sequence", "--format", "mermaid", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    var names: [Substring: Substring] = [:]
    var messages: [String] = []
    for line in run.output.split(separator: "\n") {
      if let party = line.firstMatch(of: /participant (p\d+) as (.+)/) { names[party.output.1] = party.output.2 }
      if let message = line.firstMatch(of: /(p\d+)--?>>(p\d+): (.+)/) {
        messages.append("\(names[message.output.1] ?? "?") -> \(names[message.output.2] ?? "?"): \(message.output.3)")
      }
    }
    return messages
  }

  @Test func `a push in an override isn't the script's, though both stand on one line`() {
    let messages = messages(
      "{ scene: S, initial: nav, controllers: { nav: { kind: navigation, stack: [list] }, a: {}, b: {}, "
        + "list: { overrides: { viewDidAppear: [{ push: a }] } } }, script: [{ push: b }] }")
    #expect(messages.contains("list -> nav: pushViewController(a)"))
    #expect(messages.contains("script -> nav: pushViewController(b)"))
  }

  @Test func `a segue shows, and a tab bar controller selects by itself`() {
    let messages = messages(
      """
      scene: S
      initial: main
      controllers:
        main: { kind: tabs, tabs: [home, other] }
        home: { segues: { next: { show: detail } } }
        other:
        detail:
      script:
        - tap: other
        - tap: home
        - trigger: next
      """)
    #expect(messages.contains("main -> main: selectedViewController(other)"))
    #expect(messages.contains("home -> home: show(detail)"))
    // A person taps, and fires the segue; all else is sent by controllers.
    let script = messages.filter { $0.hasPrefix("script -> ") }
    #expect(script == ["script -> main: tap other", "script -> main: tap home", "script -> home: trigger next"])
  }
}
