import SceneTestSupport
import Testing

/// `--ios`, `--device`, `--quirk`: a scene on another system than its own is the scene with that system written in it.
@Suite struct SystemOptionTests {
  private static func scene(_ head: String) -> String {
    """
    scene: A sheet over tabs
    \(head)
    initial: main
    controllers:
      main: { kind: tabs, tabs: [home, search] }
      home:
      search:
      sheet:
      columns: { kind: split, primary: side, secondary: page }
      side: { kind: navigation, stack: [list] }
      list:
      page:
    script:
      - select: search
      - present: sheet
      - present: columns
        in: sheet
      - expect: { trace: [sheet.viewWillAppear, search.viewWillDisappear] }

    """
  }

  private static let verbs = [
    ["run"], ["run", "--format", "jsonl"], ["run", "--ops", "--events", "all"], ["tree"],
    ["tree", "--format", "uikit"], ["diagram", "--format", "dot"], ["diagram", "--view", "timeline"], ["test"],
    ["check"], ["check", "--reporter", "json"], ["why"],
  ]

  @Test(
    arguments: verbs,
    [
      ("ios: 12", ["--ios", "12"]), ("device: pad", ["--device=pad"]), ("ios: 8", ["--ios=8"]),
      ("quirks: [layoutAfterSelect]", ["--quirk", "layoutAfterSelect"]),
      (
        "quirks: [no-automaticIsSheet, no-sendsViewIsAppearing]",
        ["--quirk", "no-automaticIsSheet", "--quirk", "no-sendsViewIsAppearing"]
      ),
    ])
  func `an option says the same as the key`(verb: [String], change: (head: String, options: [String])) {
    let written = CommandRun(verb + ["a.yaml"], files: MemoryFiles(["a.yaml": Self.scene(change.head)]))
    let files = MemoryFiles(["a.yaml": Self.scene("# Nothing is said of the system.")])
    let asked = CommandRun(verb + change.options + ["a.yaml"], files: files)
    #expect(asked.exit == written.exit && asked.exit != 64, "\(asked.errors)")
    #expect(asked.output == written.output)
    #expect(asked.errors == written.errors)
  }

  @Test func `each of them changes a trace`() {
    let files = MemoryFiles(["a.yaml": Self.scene("")])
    let options = [
      ["--ios", "12"], ["--device", "pad"], ["--quirk", "layoutAfterSelect"], ["--quirk", "no-sendsViewIsAppearing"],
    ]
    let outputs = ([[]] + options).map {
      CommandRun(["run", "--events", "all"] + $0 + ["a.yaml"], files: files).output
    }
    #expect(Set(outputs).count == outputs.count)
  }

  @Test func `what the scene changes in its profile stays changed on another system`() {
    let scene = Self.scene("quirks: [no-sendsViewIsAppearing]\nios: 14")
    let run = CommandRun(["run", "--ios", "17", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    #expect(run.output.contains("viewWillAppear") && !run.output.contains("viewIsAppearing"))
  }

  @Test func `a device of the same idiom keeps the scene's own size, another one has its own`() {
    let files = MemoryFiles(["a.yaml": Self.scene("device: { idiom: pad, size: [400, 900] }")])
    func tree(_ options: String...) -> String { CommandRun(["tree"] + options + ["a.yaml"], files: files).output }
    #expect(tree("--device", "pad") == tree())
    #expect(
      tree("--device", "phone")
        != CommandRun(["tree", "--device", "pad", "b.yaml"], files: MemoryFiles(["b.yaml": Self.scene("")])).output)
  }

  @Test func `what can't be meant is wrong usage, and a slip gets advice`() {
    let files = MemoryFiles(["a.yaml": Self.scene("")])
    for (options, words) in [
      (["--ios", "4"], "'--ios' takes a version from 5 to 27, not '4'"),
      (["--ios", "28"], "from 5 to 27"), (["--ios", "seven"], "not 'seven'"), (["--ios", ""], "--ios"),
      (["--ios", "17.4"], "name the first part alone, as in '17'"), (["--ios", "12-17"], "as in '12,17'"),
      (["--ios", "12..17"], "as in '12,17'"), (["--ios", "17.4.1"], "as in '17'"),
      (["--ios", "12,17"], "'--ios' takes one value here"), (["--device", "phone,pad"], "'--device' takes one value"),
      (["--device", "ipad"], "did you mean 'pad'?"),
      (["--quirk", "automaticIsShet"], "did you mean 'automaticIsSheet'?"),
      (["--quirk", "no-automaticIsShet"], "did you mean 'no-automaticIsSheet'?"),
    ] {
      for verb in ["run", "tree", "diagram", "test", "check", "why"] {
        let run = CommandRun([verb] + options + ["a.yaml"], files: files)
        #expect(run.exit == 64 && run.output.isEmpty, "\(verb) \(options)")
        #expect(run.errors.contains(words) && run.errors.contains("\nhelp: "), "\(run.errors)")
      }
    }
  }

  @Test func `a plan has its system in it`() {
    let files = MemoryFiles(["a.yaml": Self.scene("")])
    #expect(CommandRun(["compile", "a.yaml", "-o", "a.plan.json"], files: files).exit == 0)
    for verb in ["run", "tree", "diagram", "test", "check", "why"] {
      for options in [["--ios", "12"], ["--device", "pad"], ["--quirk", "staleNeighbour"]] {
        let run = CommandRun([verb] + options + ["a.plan.json"], files: files)
        #expect(run.exit == 64, "\(verb) \(options) \(run.transcript)")
        #expect(run.errors.contains("a.plan.json: error: is a plan, which has its system in it\n"), "\(run.errors)")
      }
    }
    for options in [["--compare", "--ios", "12,17"], ["--matrix", "ios=12,17"]] {
      let run = CommandRun(["run"] + options + ["a.plan.json"], files: files)
      #expect(run.exit == 64 && run.errors.contains("has its system in it"), "\(run.errors)")
    }
  }
}
