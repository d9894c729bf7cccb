import SceneTestSupport
import Testing

/// `run --matrix`: one scene under many circumstances.
@Suite struct MatrixTests {
  private static let sheet = """
    scene: A sheet
    initial: home
    controllers: { home: , sheet: }
    script:
      - present: sheet
      - dismiss

    """

  private let files = MemoryFiles(["a.yaml": sheet])

  private func run(_ arguments: String..., isTerminal: Bool = false) -> CommandRun {
    CommandRun(["run"] + arguments, files: files, isTerminal: isTerminal)
  }

  /// The lines of a cell's trace, as the command prints them alone.
  private func trace(_ options: String...) -> [Substring] {
    let events = ["--events", "loading,appearance,moving,layout,outcome"]
    return CommandRun(["run"] + options + events + ["a.yaml"], files: files).output.split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
  }

  @Test func `cells with the same trace have the same letter, and others have not`() {
    let run = run(
      "--matrix", "ios=5..26", "--matrix", "device=phone,pad", "--events", "loading,appearance,moving,layout,outcome",
      "a.yaml")
    #expect(run.exit == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("A sheet: 44 cells, "))
    let columns = lines[1].split(separator: " ").dropFirst().map(String.init)
    for (row, device) in [(lines[2], "phone"), (lines[3], "pad")] {
      let letters = row.split(separator: " ").map(String.init)
      #expect(letters[0] == device && letters.count == columns.count + 1)
      // M6.20: a phone's sheet covers everything up to iOS 12, and nothing from iOS 13 on.
      let versions = zip(columns, letters.dropFirst()).flatMap { column, letter in
        let ends = column.split(separator: "–").compactMap { Int($0) }
        return (ends[0]...(ends.last ?? ends[0])).map { ($0, letter) }
      }
      #expect(versions.map(\.0) == Array(5...26))
      for (one, other) in zip(versions, versions.dropFirst()) {
        let isSame =
          trace("--ios", "\(one.0)", "--device", device) == trace("--ios", "\(other.0)", "--device", device)
        #expect(isSame == (one.1 == other.1), "iOS \(one.0) and \(other.0) on \(device)")
      }
    }
  }

  /// C1.36: `viewIsAppearing` comes from iOS 13 on, whatever a sheet does. M6.20 and M6.31: a sheet of style `automatic`
  /// leaves the presenter alone only where `automatic` is a sheet and sheets are cards.
  @Test func `each line has the behaviour that brings it, or the smallest set that takes it away`() {
    let run = run("--matrix", "ios=12,13", "--events", "appearance", "a.yaml")
    #expect(run.exit == 0)
    let parts = run.output.split(separator: #/\n {2}(?=\w)/#).dropFirst().map { String($0) }
    func part(_ name: String) -> String { parts.first { $0.hasPrefix(name + ":") } ?? "" }
    #expect(part("sendsViewIsAppearing").contains("+ home.viewIsAppearing(false)"))
    #expect(part("sendsViewIsAppearing").contains("+ sheet.viewIsAppearing(true)"))
    #expect(!part("sendsViewIsAppearing").contains("Disappear"))
    for line in ["home.viewWillDisappear", "home.viewDidDisappear", "home.viewWillAppear", "home.viewDidAppear"] {
      let names = parts.filter { $0.contains("- \(line)(true)") }.map { $0.prefix { $0 != ":" } }
      #expect(names == ["sheetsAreCards", "automaticIsSheet"], "\(line): \(names)")
    }
    #expect(!run.output.contains("no cause was found"))
  }

  @Test func `the other axes change what they say`() {
    let styles = run("--matrix", "presentation=fullScreen,overFullScreen", "--events", "appearance", "a.yaml").output
    #expect(styles.contains("A to B: fullScreen to overFullScreen; 5 lines differ"), "\(styles)")
    #expect(styles.contains("- home.viewDidDisappear(true)"))
    let animated = run("--matrix", "animated=true,false", "--events", "appearance", "a.yaml").output
    #expect(animated.contains("A to B: animated to not animated") && animated.contains("+ sheet.viewWillAppear(false)"))
    let segue = MatrixTests.sheet.replacing("{ home: ,", with: "{ home: { segues: { open: { present: sheet } } },")
      .replacing("- present: sheet", with: "- trigger: open")
    for axis in ["presentation=fullScreen,pageSheet", "animated=true,false"] {
      let matrix = CommandRun(["run", "--matrix", axis, "a.yaml"], files: MemoryFiles(["a.yaml": segue])).output
      #expect(matrix.contains("1 cell") || matrix.contains("2 traces"), "\(matrix)")
    }
    let files = MemoryFiles([
      "b.yaml": """
      scene: B
      initial: box
      controllers: { box: { kind: container, children: [a] }, a: }
      """
    ])
    let forwards = CommandRun(
      ["run", "--matrix", "forwards=true,false", "--events", "appearance", "b.yaml"], files: files)
    #expect(forwards.output.contains("- a.viewDidAppear(false)"), "\(forwards.transcript)")
    #expect(!forwards.output.contains("box.viewDidAppear"))
  }

  @Test func `an exception and a step that means nothing are told, and end with exit code 1`() {
    let files = MemoryFiles([
      "raises.yaml": """
      scene: A popover
      initial: home
      controllers: { home: , menu: { modalPresentationStyle: popover } }
      script: [present: menu]
      """
    ])
    let run = CommandRun(["run", "--matrix", "device=phone,pad", "raises.yaml"], files: files)
    #expect(run.exit == 1)
    #expect(run.output.contains("\nB ends with an exception\n"), "\(run.transcript)")
    for (form, words) in [
      ("markdown", "\nB ends with an exception.\n"),
      ("json", #"set before the presentation occurs."],"ends":"exception"}"#),
    ] {
      let run = CommandRun(["run", "--matrix", "device=phone,pad", "--format", form, "raises.yaml"], files: files)
      #expect(run.exit == 1 && run.output.contains(words), "\(run.transcript)")
    }
  }

  @Test(arguments: [
    ("presentation=fullScreen,pageSheet", #"{"presentation":"fullScreen","trace":"A"}"#),
    ("animated=true,false", #"{"animated":false,"trace":"B"}"#),
    ("forwards=true,false", #"{"forwards":true,"trace":"A"}"#),
    ("device=phone,pad", #"{"device":"phone","trace":"A"}"#), ("ios=12,13", #"{"ios":13,"trace":"B"}"#),
  ]) func `a program reads the value of each axis`(axis: String, cell: String) {
    let run = run("--matrix", axis, "--format", "json", "a.yaml")
    #expect(run.exit == 0 && run.output.contains("\n    \(cell)"), "\(run.transcript)")
  }

  @Test func `every form says the same, and can be read`() throws {
    let options = ["--matrix", "ios=5..26", "--matrix", "device=phone,pad", "a.yaml"]
    let text = CommandRun(["run"] + options, files: files).output
    for form in ["markdown", "json", "svg"] {
      let written = CommandRun(["run", "--format", form] + options, files: files)
      #expect(written.exit == 0 && written.errors.isEmpty)
      for name in ["sheetsAreCards", "automaticIsSheet", "sendsViewIsAppearing"] {
        #expect(written.output.contains(name) == text.contains(name), "\(form) \(name)")
      }
    }
    let ending = ["svg": "<svg", "md": "| ios |", "json": "{\n"]
    for (name, start) in ending {
      #expect(CommandRun(["run"] + options + ["-o", "m.\(name)"], files: files).exit == 0)
      let bytes = try #require(files.contents["m.\(name)"])
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(start))
    }
  }

  @Test func `a long list of lines is cut, and says how much is left`() {
    let steps = (1...20).map { "p\($0)" }
    let scene =
      "scene: x\ninitial: main\ncontrollers:\n  main: { kind: navigation, stack: [a] }\n  a:\n"
      + steps.map { "  \($0):\n" }.joined() + "script:\n" + steps.map { "  - push: \($0)\n" }.joined()
    let run = CommandRun(
      ["run", "--matrix", "ios=12,13", "--events", "appearance", "x.yaml"], files: MemoryFiles(["x.yaml": scene]))
    #expect(run.output.contains("+ a.viewIsAppearing(false)") && run.output.contains("… and 10 more lines\n"))
  }

  @Test func `what can't be meant is wrong usage, and a slip gets advice`() {
    for (arguments, words) in [
      (["--matrix", "devise=pad"], "no axis is called 'devise'; did you mean 'device'?"),
      (["--matrix", "ios"], "has no values"), (["--matrix", "ios="], "has no values"),
      (["--matrix", "ios=4..9"], "'4..9' is no version"), (["--matrix", "ios=9..5"], "'9..5' is no version"),
      (["--matrix", "ios=5....9"], "is no version"), (["--matrix", "ios=12,12"], "has '12' twice"),
      (["--matrix", "ios=5", "--matrix", "ios=6"], "comes twice"),
      (["--matrix", "device=phne"], "did you mean 'phone'?"),
      (["--matrix", "presentation=fullscreen"], "did you mean 'fullScreen'?"),
      (["--matrix", "animated=yes"], "'animated' can't be 'yes'"),
      (["--matrix", "ios=5", "--ios", "6"], "'--ios' says of all cells"),
      (["--matrix", "ios=5", "--compare"], "'--compare' means nothing to '--matrix'"),
      (["--matrix", "ios=5", "--flags"], "'--flags' means nothing"),
      (["--matrix", "ios=5", "--format", "jsonl"], "writes one trace"),
      (["--matrix", "ios=5", "a.yaml"], "takes one <file>"),
      (["--format", "svg"], "means nothing without '--matrix'"),
    ] {
      let run = CommandRun(["run"] + arguments + ["a.yaml"], files: files)
      #expect(run.exit == 64 && run.output.isEmpty, "\(arguments) \(run.transcript)")
      #expect(run.errors.contains(words) && run.errors.contains("\nhelp: "), "\(arguments): \(run.errors)")
    }
  }

  @Test func `versions are written with two points or three, with open ends, and alone`() {
    func columns(_ axis: String) -> String {
      let output = run("--matrix", axis, "--events", "memory", "a.yaml").output
      return output.split(separator: "\n")[1].split(separator: " ").last.map { String($0) } ?? ""
    }
    #expect(columns("ios=14..16") == "14–16")
    #expect(columns("ios=14...16") == "14–16")
    #expect(columns("ios=25..") == "25–27")
    #expect(columns("ios=..6") == "5–6")
    #expect(columns("ios=17") == "17")
  }
}
