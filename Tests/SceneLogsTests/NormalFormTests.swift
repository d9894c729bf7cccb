import FuzzTargets
import SceneBasics
import ScenePlan
import SceneTestSupport
import Testing

@testable import SceneLogs

/// The normal form, read back.
@Suite struct NormalFormTests {
  @Test func `it has an event a line, and a header`() {
    let read = Read("10:00:00.000 X viewDidLoad\n10:00:12.531 <App.X: 0xff> viewDidAppear(_:) animated: true\n")
    #expect(
      read.normal == """
        @class X: viewDidLoad viewDidAppear
        X.viewDidLoad @0
        <X: 0xff>.viewDidAppear(true) @12.531

        """)
  }

  @Test(arguments: 0..<Thoroughness.rounds(4_000, orElse: 400)) func `what is written is read back to the same log`(
    seed: Int
  ) {
    var dice = Dice(seed: UInt64(seed))
    let log = NormalFormTests.randomLog(&dice)
    let text = NormalFormTests.text(of: log)
    let again = Read(text)
    #expect(again.log == log, "\(text)")
    #expect(again.normal == text)
    #expect(again.reading.others.isEmpty && again.reading.findings.allSatisfy { $0.code.name == "anotherRun" })
  }

  private static func text(of log: LifecycleLog) -> String {
    var writer = ByteWriter()
    NormalForm.write(log, to: &writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  private static let names = [
    "A", "detail", "detail#2", "P ViewController", "a: b", "\"quoted\"", "a\\b", "app", "UIKit", "画面", "new\nline",
    "\u{1B}[31mred", "- yaml", "@class", "x.y", "", "\u{202E}turned", "0x1", "<X: 0x1>", "#", "_",
  ].filter { !$0.isEmpty }

  private static let texts = [
    "Nav", "<Nav: 0x1f>", "nil", "true", "false", "a b", "(x)", "\"", "<Nav: 0x01>", "<Nav>", "a:b", " ", "", "→",
    "\u{0}", "\u{1B}[0m", "1",
  ]

  /// A log as reading can make it: classes in the order of their first events, each with a callback of a view.
  private static func randomLog(_ dice: inout Dice) -> LifecycleLog {
    var log = LifecycleLog()
    // Two lines about the same `init` are read as one event.
    let callbacks = Callback.allCases.filter { $0.group != .app && $0 != .`init` }
    var names = NormalFormTests.names
    for _ in 0...dice.roll(3) {
      let name = names.remove(at: dice.roll(names.count))
      let seen = Set((0...dice.roll(5)).compactMap { _ in dice.pick(callbacks) })
      log.classes.append(.init(name: name, printed: seen.union([.viewDidLoad])))
    }
    var time: Int64 = 0
    var next = 0
    for _ in 0..<(dice.roll(12) + log.classes.count) {
      if !log.events.isEmpty, log.events.count > log.starts[log.starts.count - 1], dice.roll(8) == 0 {
        log.starts.append(log.events.count)
        time = 0
      }
      if dice.roll(3) == 0 { time += Int64(dice.roll(3_000_000)) }
      let stamp = dice.roll(2) == 0 ? Ticks(microseconds: time) : nil
      if next == log.classes.count, dice.roll(6) == 0 {
        let texts = (0..<dice.roll(4)).compactMap { _ in dice.pick(NormalFormTests.texts) }
        let message = UIKitMessage.allCases[dice.roll(UIKitMessage.allCases.count)]
        log.events.append(LoggedEvent(kind: .message(message), argument: .texts(texts), time: stamp))
        continue
      }
      if next == log.classes.count, dice.roll(6) == 0 {
        log.events.append(LoggedEvent(kind: .callback(.didBecomeActive), time: stamp))
        continue
      }
      let owner = next < log.classes.count ? next : dice.roll(next)
      next = max(next, owner + 1)
      let printed = Callback.allCases.filter(log.classes[owner].printed.contains)
      let callback = printed[dice.roll(printed.count)]
      log.events.append(
        LoggedEvent(
          kind: .callback(callback), owner: Int32(owner), address: dice.roll(2) == 0 ? 0 : UInt64(dice.roll(99) + 1),
          argument: argument(of: callback, &dice), time: stamp))
    }
    return log
  }

  private static func argument(of callback: Callback, _ dice: inout Dice) -> LoggedArgument {
    switch dice.roll(4) {
    case 0: return .none
    case 1: return .flag(dice.roll(2) == 0)
    default:
      if callback.group == .appearance { return .none }
      return dice.roll(4) == 0 ? .nothing : .text(texts[dice.roll(texts.count)])
    }
  }

  @Test func `our own trace is a log`() {
    for path in ["examples/navigation/photo-frame.scene.yaml", "examples/modal/who-presents.scene.yaml"] {
      let run = CommandRun(["run", path, "--events", "all"])
      let read = Read(run.output)
      let lines = run.output.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
      #expect(lines.count > 10)
      #expect(read.log.events.count == lines.count, "\(read.others)")
      #expect(read.contradictions == [])
    }
  }
}
