import FuzzTargets
import SceneTestSupport
import Testing

/// Scenes and plans from strangers: nothing in them crashes the command or reaches a terminal as more than text.
@Suite struct StrangerTests {
  private static let scene = """
    scene: S
    initial: a
    controllers:
      a: { kind: navigation, stack: [b] }
      b: { class: BB, title: T, segues: { go: { present: c } } }
      c:
    script:
      - trigger: go

    """
  private static let plan = CommandRun(["compile", "-"], input: scene).output

  @Test(arguments: [1 << 31, 1 << 32, 1 << 53, (1 << 53) + 1, Int.max])
  func `no step number is too large to be read`(number: Int) {
    for key in [#"{"number":1,"#, #""step":1,"#] {
      let changed = key.replacing("1", with: "\(number)")
      let plan = StrangerTests.plan.replacing(key, with: changed)
      #expect(plan.contains(changed))
      #expect(FuzzTarget.plan.violations(by: Array(plan.utf8)) == [])
      for arguments in [["run"], ["run", "--steps", "1"], ["run", "--format", "html"], ["test"], ["tree"]] {
        #expect([0, 1, 2, 64].contains(CommandRun(arguments + ["-"], input: plan).exit))
      }
    }
    #expect(
      CommandRun(["run", "-"], input: StrangerTests.plan.replacing(#"{"number":1,"#, with: #"{"number":\#(number),"#))
        .exit == 1)
  }

  @Test func `an event of an instance that was never made`() {
    let made = #"["make",1],"#
    #expect(StrangerTests.plan.contains(made))
    for line in StrangerTests.plan.split(separator: "\n") where line.hasPrefix("      [") {
      let bytes = Array(StrangerTests.plan.replacing(line + "\n", with: "").utf8)
      #expect(FuzzTarget.plan.violations(by: bytes) == [], "without \(line)")
    }
    let event = #"["emit","viewDidLoad",2,"none","none"],"#
    let early = StrangerTests.plan.replacing("      " + made, with: "      " + event + made)
    #expect(FuzzTarget.plan.violations(by: Array(early.utf8)) == [])
  }

  @Test(arguments: ["\u{1B}[31m", "\u{7}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}"])
  func `nothing that steers a terminal or turns text round is printed raw`(evil: String) {
    // Some of these name something; a plan in which they say something else may be refused.
    let names: Set = [#""a""#, #""b""#, #""go""#, #""stack""#]
    let texts = [
      #""scene": "S""#, #""a""#, #""b""#, #""BB""#, #""T""#, #""go""#, #""launch""#, #""<stdin>""#, #""stack""#,
    ]
    for text in Thoroughness.sample(texts, oneIn: 3) {
      // As JSON has them, since nothing else is read at all.
      let escaped = evil.unicodeScalars.map { $0.isASCII && $0.value > 0x1F ? String($0) : escape($0) }.joined()
      let changed = text.dropLast() + escaped + "\""
      let plan = StrangerTests.plan.replacing(text, with: changed)
      #expect(plan != StrangerTests.plan, "\(text)")
      let verbs = [
        ["compile"], ["compile", "--format", "listing"], ["run"], ["run", "--ops"], ["run", "--format", "jsonl"],
        ["run", "--format", "chrome"], ["run", "--format", "html"], ["tree"], ["tree", "--format", "uikit"],
        ["tree", "--step", "all"], ["test"], ["check"], ["diagram"], ["diagram", "--view", "segues"],
        ["diagram", "--format", "text"], ["diagram", "--format", "mermaid"], ["diagram", "--format", "svg"],
        ["diagram", "--view", "sequence"], ["diagram", "--view", "timeline"], ["diagram", "--view", "screens"],
      ]
      for verb in verbs {
        let run = CommandRun(verb + ["-"], input: plan)
        #expect(!run.transcript.unicodeScalars.contains(evil.unicodeScalars.first ?? " "), "\(verb) \(text)")
        // The others may say anything, so the plan is still read.
        if verb == ["run"], !names.contains(text) { #expect(run.exit == 0, "\(text)") }
      }
    }
  }

  @Test(arguments: ["\u{1B}[2J", "\u{8}", "\r", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{AD}"])
  func `a difference shows a stranger's lines, and obeys none of them`(evil: String) {
    let sign = evil.unicodeScalars.first ?? " "
    let document = "<!-- scenograph: tree x.yaml -->\nold\(evil)text\n<!-- /scenograph -->\n"
    let scene = "scene: Plain\ninitail: a\ncontrollers:\n   a: { title: \"A\(evil)B\" }\n"
    let expecting = SampleScene.plain + "script:\n  - expect: { visible: b }  # \(evil)\n"
    let files = MemoryFiles(["d.md": document, "x.yaml": SampleScene.plain, "bad.yaml": scene, "e.yaml": expecting])
    for words in [
      ["docs", "--check", "d.md"], ["fmt", "--diff", "bad.yaml"], ["check", "--fix", "--diff", "bad.yaml"],
      ["test", "--accept", "e.yaml"],
    ] {
      let run = CommandRun(words, files: files)
      #expect(!run.transcript.unicodeScalars.contains(sign), "\(words)")
      if words[0] == "docs" { #expect(run.output.contains("\n-old") && run.exit == 1) }
    }
  }

  @Test func `a difference keeps what 'patch' compares: tabs, breaks and the mark at the start`() {
    let text = "\u{FEFF}scene: Plain\r\ninitail: a\r\ncontrollers:\r\n  a: { title: \"A\tB\" }\r\n"
    let run = CommandRun(["check", "--fix", "--diff", "x.yaml"], files: MemoryFiles(["x.yaml": text]))
    #expect(
      run.output == """
        --- x.yaml
        +++ x.yaml
        @@ -1,4 +1,4 @@
         \u{FEFF}scene: Plain\r
        -initail: a\r
        +initial: a\r
         controllers:\r
           a: { title: "A\tB" }\r

        """)
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  @Test(.timeLimit(.minutes(1))) func `numbers of any size are taken for what they mean`() {
    let pages = """
      scene: P
      initial: p
      controllers:
        p: { kind: container, layout: { paging: horizontal, preload: N }, children: [a, b] }
        a:
        b:
      script: [{ swipe: forward }]

      """
    let all = CommandRun(["run", "-"], input: pages.replacing("N", with: "2"))
    let most = CommandRun(["run", "-"], input: pages.replacing("N", with: "9223372036854775807"))
    #expect(most.output == all.output && most.exit == 0)
    let path = "examples/navigation/unwind-out-of-a-flow.scene.yaml"
    for words in [["--view", "segues", "--focus", "home"], []] {
      let deep = CommandRun(["diagram", path, "--depth", "9223372036854775807"] + words)
      #expect(deep.output == CommandRun(["diagram", path, "--depth", "1000"] + words).output)
    }
  }

  @Test func `a sequence of more than a thousand controllers is drawn`() {
    let names = (0...1_000).map { "c\($0)" }
    let scene =
      "scene: M\ninitial: m\ncontrollers:\n  m: { children: [\(names.joined(separator: ", "))] }\n"
      + names.map { "  \($0):\n" }.joined()
    let run = CommandRun(["diagram", "--view", "sequence", "--format", "mermaid", "-"], input: scene)
    #expect(run.exit == 0 && run.output.contains("participant p1000"))
  }
}
