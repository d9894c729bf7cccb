import Foundation
import SceneTestSupport
import Testing

/// The bound of a verb's memory: it follows from the bytes of its file, the controllers that live and the events of the
/// run.
@Suite struct MemoryTests {
  /// Bytes that a verb needs at most for each byte of its file, each living controller and each event.
  struct Need: CustomTestStringConvertible, Sendable {
    let verb: String
    let byte: Int
    let controller: Int
    let event: Int

    var testDescription: String { verb }

    init(_ verb: String, _ byte: Int, _ controller: Int, _ event: Int) {
      (self.verb, self.byte, self.controller, self.event) = (verb, byte, controller, event)
    }
  }

  /// The memory that a process has to begin with: its program, which grows with each verb, and 16.8 MB besides. The empty
  /// scene takes nearly all, so that the rest shows.
  static let base = sizeOfProgram + 16_800_000

  /// The bytes that the command takes when it is loaded: those of its segments (ELF-64, program headers of type 1).
  private static let sizeOfProgram: Int = {
    let bytes = (try? Data(contentsOf: Workshop.command)) ?? Data()
    func number(_ place: Int, _ count: Int) -> Int {
      guard place + count <= bytes.count else { return 0 }
      return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (start, size, count) = (number(32, 8), number(54, 2), number(56, 2))
    return (0..<count).map { start + $0 * size }.filter { number($0, 4) == 1 }.reduce(0) { $0 + number($1 + 40, 8) }
  }()
  private static let size = 300_000

  /// The table in README.md.
  private static let needs = [
    Need("check", 180, 700, 10), Need("check --fix --diff", 180, 700, 10), Need("fmt --check", 280, 20, 10),
    Need("compile", 180, 2_200, 500), Need("run", 180, 2_000, 150), Need("tree", 180, 1_500, 150),
    Need("test", 180, 800, 10), Need("diagram", 180, 3_300, 150), Need("why", 180, 2_000, 150),
    Need("why --not", 180, 2_400, 150), Need("why --all", 180, 2_400, 150), Need("run --why", 180, 2_000, 150),
    Need("run --compare --ios 12,17", 180, 11_500, 1_100), Need("run --matrix ios=12,17", 180, 12_000, 1_100),
    Need("test --matrix ios=12,17", 180, 800, 10),
  ]

  private static let head = "scene: S\ninitial: a\n"

  /// A text of one thing over and over, as far as the size goes.
  private static func dense(
    _ start: String, _ piece: (Int) -> String, _ end: String = "", size: Int = MemoryTests.size
  ) -> String {
    var text = start
    var number = 0
    while text.utf8.count < size {
      text += piece(number)
      number += 1
    }
    return text + end
  }

  private static let files = [
    "empty.yaml": head + "controllers: { a: }\n",
    "controllers.yaml": dense(head + "controllers:\n  a:\n", { "  c\($0):\n" }),
    "steps.yaml": dense(head + "controllers: { a: }\nscript:\n", { _ in "  - load: a\n" }),
    "lists.yaml": dense(head + "controllers: { a: }\nx-lists: [[]", { _ in ",[]" }, "]\n"),
    "mistakes.yaml": dense(
      head + "controllers:\n  a:\n    overrides:\n      viewDidLoad:\n", { _ in "      - x:\n" }, size: 100_000),
    "plan.yaml": CommandRun(["compile", "-"], input: dense(head + "controllers:\n  a:\n", { "  c\($0):\n" })).output,
  ]

  @Test(.timeLimit(.minutes(10)), arguments: Thoroughness.sample(needs, oneIn: 4))
  func `a verb needs no more than so much for each byte`(need: Need) throws {
    let shop = try Workshop(MemoryTests.files)
    for (name, text) in MemoryTests.files {
      // The form of a plan is its own.
      if name == "plan.yaml", need.verb.contains("ios=") || need.verb.contains("--ios") { continue }
      if name == "plan.yaml", ["fmt --check", "check --fix --diff", "compile"].contains(need.verb) { continue }
      let besides = name == "empty.yaml" ? 0 : need.byte * text.utf8.count
      try expect(need.verb, name, in: MemoryTests.base + besides, shop)
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: Thoroughness.sample(needs, oneIn: 4))
  func `a verb needs no more than so much for each controller and event`(need: Need) throws {
    func row(_ name: String, _ count: Int) -> String { Array(repeating: name, count: count).joined(separator: ", ") }
    let crowd = "controllers:\n  a: { children: [\(row("b", 100))] }\n  b: { children: [\(row("c", 100))] }\n  c:\n"
    let busy = "controllers:\n  a: { children: [\(row("b", 100))] }\n  b:\nscript:\n"
    let warnings = String(repeating: "  - memoryWarning\n", count: 300)
    let files = ["crowd.yaml": MemoryTests.head + crowd, "busy.yaml": MemoryTests.head + busy + warnings]
    let shop = try Workshop(files)
    for (name, controllers, events) in [("crowd.yaml", 10_101, 0), ("busy.yaml", 101, 300 * 101)] {
      let bytes = need.byte * (files[name]?.utf8.count ?? 0)
      let room = MemoryTests.base + bytes + need.controller * controllers + need.event * events
      try expect(need.verb, name, in: room, shop)
    }
  }

  @Test func `storyboards and documents need no more than so much for each byte`() throws {
    let segues = MemoryTests.dense("", { "<segue destination=\"a\" kind=\"show\" id=\"g\($0)\"/>" })
    let views = MemoryTests.dense("", { _ in "<b/>" })
    func board(_ connections: String, _ views: String) -> String {
      "<document><scenes><scene><objects><viewController id=\"a\"><view key=\"view\" id=\"v\">\(views)</view>"
        + "<connections>\(connections)</connections></viewController></objects></scene></scenes></document>\n"
    }
    let shop = try Workshop([
      "segues.storyboard": board(segues, ""), "views.storyboard": board("", views),
      "d.md": MemoryTests.dense("", { _ in "<!-- scenograph: x -->\n<!-- /scenograph -->\n" }),
    ])
    for (verb, name, factor) in [
      ("import", "segues.storyboard", 200), ("import", "views.storyboard", 200),
      ("import --report json", "segues.storyboard", 200), ("docs --check", "d.md", 200),
    ] {
      try expect(verb, name, in: MemoryTests.base + factor * MemoryTests.size, shop)
    }
  }

  private func expect(_ verb: String, _ name: String, in bytes: Int, _ shop: Workshop) throws {
    // A question has its event behind the file.
    let event = verb.hasPrefix("why --") ? " a.deinit" : ""
    let outcome = try shop.run("ulimit -v \(bytes / 1_000); scenograph \(verb) \(name)\(event) > out", seconds: 300)
    #expect(outcome.status < 2, "\(verb) \(name) in \(bytes / 1_000) kB: \(outcome.errors.suffix(400))")
  }
}
