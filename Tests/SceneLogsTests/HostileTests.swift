import FuzzTargets
import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneLogs

/// Logs that a logger, a terminal or an attacker has spoiled.
@Suite struct HostileTests {
  private static let log = """
    @callbacks deinit
    10:00:00.000 App[7:8] -[ListController viewDidLoad]
    10:00:00.100 App[7:8] -[ListController viewWillAppear:]
    some other line
    10:00:00.600 App[7:8] -[ListController viewDidAppear:]
    10:00:03.000 App[7:8] DetailController viewDidLoad()
    """

  @Test(arguments: ["\r\n", "\r", "\n", "\u{2028}", "\n\n"]) func `line breaks of any sort`(lineBreak: String) {
    let read = Read(HostileTests.log.replacing("\n", with: lineBreak))
    #expect(read.log == Read(HostileTests.log).log)
    #expect(read.others == ["some other line"])
  }

  @Test func `colours and marks between words`() {
    let plain = Read(HostileTests.log)
    for (word, coloured) in [
      ("-[", "\u{1B}[1;31m-["), ("]\n", "]\u{1B}[0m\n"), (" viewDid", "\u{1B}[0m \u{1B}[36mviewDid"), ("10:", "🟢 10:"),
    ] {
      #expect(Read(HostileTests.log.replacing(word, with: coloured)).log == plain.log, "\(coloured.debugDescription)")
    }
  }

  @Test func `bytes that are no text`() {
    let plain = Read(HostileTests.log)
    for spoil: [UInt8] in [[0], [0xFF, 0xFE], [0xC3], [0xE2, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80]] {
      let bytes = Array("x: viewDidAppear".utf8) + spoil + Array(" of X\n".utf8) + Array(HostileTests.log.utf8)
      #expect(Read(bytes).log.events.count == plain.log.events.count + 1)
    }
    #expect(Read([0xEF, 0xBB, 0xBF] + Array("X viewDidLoad".utf8)).events == ["X.viewDidLoad"])
    #expect(Read("").findings == ["1: noLifecycle"] && Read("\n\n").findings == ["1: noLifecycle"])
    // It stands at the first callback that has no class.
    #expect(Read("app init\n\n1. viewDidLoad()\nviewDidAppear\n").findings == ["3: noLifecycle"])
  }

  @Test(.timeLimit(.minutes(5))) func `a line of megabytes takes no longer than its bytes`() {
    for piece in [
      "viewDidLoad ", "<<<<<", "((((((", "10:00:00 ", "Attempt to present <a ", "\"\\", "X.", ":::", "\u{1B}[",
    ] {
      let line = String(repeating: piece, count: 2_000_000 / piece.utf8.count)
      let read = Read("X viewDidLoad\n" + line + "\nX viewWillAppear\n")
      #expect(read.log.events.count(where: { $0.owner == 0 }) >= 2, "\(piece)")
    }
  }

  @Test(.timeLimit(.minutes(5))) func `twenty thousand runs, classes and faults`() {
    let times = (0..<20_000).map { "\($0 % 2 == 0 ? "10" : "09"):00:00 X viewDidLoad\n" }.joined()
    let read = Read(times)
    #expect(read.log.starts.count > 8_000 && read.reading.findings.count == 20)
    let classes = (0..<20_000).map { "X\($0) viewDidLoad\n" }.joined()
    #expect(Read(classes).log.classes.count == 200 && Read(classes).others.count == 19_800)
    #expect(Read(classes).findings == ["201: logTooLarge"])
    let faults =
      "@callbacks viewDidDisappear\nX: viewDidLoad\n" + String(repeating: "X: viewDidAppear\n", count: 20_000)
    #expect(Read(faults).contradictions.count == 10)
    let addresses = (1...20_000).map { "<X: 0x\(String($0, radix: 16))> viewWillAppear\n" }.joined()
    #expect(Read(addresses).log.events.count == 20_000)
  }

  @Test func `each bound is told, and what stands before it was read`() {
    let text = (1...50).map { "X\($0 % 5) viewDidLoad\n" }.joined()
    for (limit, number, count) in [(Limit.logLines, 7, 7), (.logClasses, 2, 20), (.logBytes, 150, 10)] {
      var limits = Limits()
      limits[limit] = number
      let read = Read(text, limits: limits)
      #expect(read.log.events.count == count, "\(limit)")
      #expect(read.reading.findings.map(\.exceedsLimit) == [true])
      let passing = Read(text)
      #expect(passing.log.events.count == 50 && passing.findings == [])
    }
    var exact = Limits()
    (exact[.logLines], exact[.logClasses], exact[.logBytes]) = (50, 5, text.utf8.count)
    #expect(Read(text, limits: exact).findings == [])
  }

  @Test func `every line is an event, a header, or kept`() {
    var dice = Dice(seed: 7)
    let words = [
      "X", "viewDidLoad", "-[", "]", ":", "(_:)", "deinit", "<A: 0x1>", ".", "10:00:00", "\u{1B}[0m", "é", " ",
    ]
    for _ in 0..<Thoroughness.rounds(20_000, orElse: 2_000) {
      let line = (0...dice.roll(8)).compactMap { _ in dice.pick(words) }.joined(separator: dice.roll(2) == 0 ? " " : "")
      let read = Read("Y viewDidLoad\n" + line)
      let isBlank = line.allSatisfy { $0 == " " }
      #expect(read.log.events.count + read.others.count == (isBlank ? 1 : 2), "\(line.debugDescription)")
    }
  }
}
