import SceneBasics
import SceneTestSupport
import Testing

/// `--limit`: for each bound, scenes that need so much of it pass there and above. Below it they end with 2, in `check`
/// as in `run` and with the same words.
@Suite struct BoundTests {
  /// A scene whose need of something grows with a number.
  struct Growth: CustomTestStringConvertible, Sendable {
    let limit: Limit
    /// The scene and the files beside it.
    let scene: @Sendable (Int) -> (text: String, files: [String: String])
    /// It needs the number so many times, and so much more.
    let times: Int
    let more: Int

    var testDescription: String { limit.rawValue }

    init(
      _ limit: Limit, times: Int = 1, more: Int = 0,
      scene: @escaping @Sendable (Int) -> (text: String, files: [String: String])
    ) {
      (self.limit, self.times, self.more, self.scene) = (limit, times, more, scene)
    }

    func need(_ number: Int) -> Int { times * number + more }
  }

  private static let head = "scene: S\ninitial: c1\ncontrollers:\n"

  /// Containers in each other.
  private static func tower(_ depth: Int) -> String {
    head + (1..<depth).map { "  c\($0): { children: [c\($0 + 1)] }\n" }.joined() + "  c\(depth):\n"
  }

  static let growths: [Growth] = [
    Growth(.bytes, more: 100) { count in
      let scene = head + "  c1:\n"
      return (scene + "#" + String(repeating: "x", count: count + 98 - scene.utf8.count) + "\n", [:])
    },
    Growth(.levels) { depth in
      let lists = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
      return (head.replacing("controllers:\n", with: "controllers: { c1: }\n") + "x-data: \(lists)\n", [:])
    },
    Growth(.aliases, times: 10) { count in
      let all = Array(repeating: "*ten", count: count).joined(separator: ", ")
      return (head + "  c1:\nx-ten: &ten [a, a, a, a, a, a, a, a, a]\nx-all: [\(all)]\n", [:])
    },
    Growth(.files) { count in
      let names = (1..<count).map { "p\($0)" }
      let imports = names.map { "  \($0): \($0).yaml\n" }.joined()
      return (
        head.replacing("controllers:", with: (count > 1 ? "import:\n\(imports)" : "") + "controllers:") + "  c1:\n",
        Dictionary(uniqueKeysWithValues: names.map { ("\($0).yaml", "scene: P\ncontrollers: { b: }\n") })
      )
    },
    Growth(.containers) { (tower($0), [:]) },
    Growth(.controllers) { count in
      (head + "  c1: { children: [\(Array(repeating: "c2", count: count - 1).joined(separator: ", "))] }\n  c2:\n", [:])
    },
    Growth(.depth) { (tower($0), [:]) },
    // The step, in which the box's view loads, and in that the views of its children, one in the other.
    Growth(.overrides, more: 2) { count in
      let chain = (1...count).map {
        "  c\($0): { overrides: { viewDidLoad: [{ load: c\($0 + 1), in: box }] } }\n"
      }
      let children = (1...(count + 1)).map { "c\($0)" }.joined(separator: ", ")
      return (
        "scene: S\ninitial: box\ncontrollers:\n  box: { children: [\(children)] }\n" + chain.joined()
          + "  c\(count + 1):\n",
        [:]
      )
    },
    Growth(.turns) { count in
      let hook = "didMove: [{ didMove: page, toParent: box, in: box, after: 1 }]"
      return (
        "scene: S\ninitial: box\ncontrollers:\n  box: { children: [page] }\n  page: { overrides: { \(hook) } }\n"
          + "script: [{ wait: \(count) }]\n",
        [:]
      )
    },
  ]

  @Test(arguments: growths) func `what is allowed passes, and one more ends with 2`(growth: Growth) {
    for size in [3, 8] {
      let need = growth.need(size)
      for verb in ["check", "run", "test", "compile"] {
        #expect(exit(verb, growth, size, allowed: need) == 0, "\(verb), \(need)")
        #expect(exit(verb, growth, size, allowed: need + 1) == 0, "\(verb), \(need + 1)")
        #expect(exit(verb, growth, size, allowed: need - 1) == 2, "\(verb), \(need - 1)")
      }
      let words = ["check", "run"].map { verb in
        let run = call(verb, growth, size, allowed: need - 1)
        return (run.output + run.errors).split(separator: "\n").first { $0.contains(": error: ") }
      }
      #expect(words[0] == words[1] && words[0] != nil, "\(words)")
    }
  }

  @Test func `work is counted, and a scene that needs more of it is found by its need`() {
    let work = Growth(.work) { count in
      let all = (1...count).map { "  - load: c\($0)" }.joined(separator: "\n")
      let controllers = (1...count).map { "  c\($0):\n" }.joined()
      return ("scene: S\ninitial: c1\ncontrollers:\n\(controllers)script:\n\(all)\n  - memoryWarning\n", [:])
    }
    let needs = [10, 100, 400].map { size in
      // The least that will do.
      var range = 0...100_000
      while range.count > 1 {
        let middle = (range.lowerBound + range.upperBound) / 2
        let passes = exit("check", work, size, allowed: middle) == 0
        range = passes ? range.lowerBound...middle : (middle + 1)...range.upperBound
      }
      #expect(exit("run", work, size, allowed: range.lowerBound) == 0)
      if range.lowerBound > 0 { #expect(exit("run", work, size, allowed: range.lowerBound - 1) == 2) }
      return range.lowerBound
    }
    // For each controller something may be done anyway, so the need doesn't grow with their number.
    #expect(needs[2] <= needs[0], "\(needs)")
  }

  /// Runs that one answer takes besides the scene's own.
  @Test func `all runs of one answer are bounded together`() {
    let files = MemoryFiles([
      "a.yaml": "scene: S\ninitial: a\ncontrollers: { a: , b: }\nscript: [present: b, { expect: { visible: b } }]\n"
    ])
    for (verb, words) in [("run", "name"), ("test", "name")] {
      let call = [verb, "--matrix", "ios=5..26", "a.yaml"]
      #expect(CommandRun(call, files: files).exit == 0)
      let cut = CommandRun(call + ["--limit", "trials=300"], files: files)
      #expect(cut.exit == 2 && cut.errors.contains("more than 300 calls and callbacks of UIKit in all"))
      #expect(cut.errors.contains(words) && cut.errors.contains("'--limit trials=3000'"), "\(cut.errors)")
    }
    // Enough for the cells, and not for what makes them differ.
    let open = CommandRun(["run", "--matrix", "ios=12,17", "a.yaml", "--limit", "trials=400"], files: files)
    #expect(open.exit == 2 && open.output.contains("not searched to the end"), "\(open.transcript)")
    #expect(!open.output.contains("a bug in scenograph"))
  }

  @Test func `what is written to one place is bounded, and nothing is left of it`() throws {
    let shop = try Workshop(["a.yaml": BoundTests.head + "  c1:\n"])
    for call in ["run a.yaml", "run --format jsonl a.yaml", "run --format html a.yaml", "why a.yaml", "explain steps"] {
      let whole = try shop.run("scenograph \(call)")
      let size = whole.output.utf8.count
      #expect(whole.status == 0 && size > 0)
      // `explain` has no bounds: what it writes follows from nothing that was read.
      guard call.contains("yaml") else { continue }
      #expect(try shop.run("scenograph \(call) --limit output=\(size)").output == whole.output)
      let cut = try shop.run("scenograph \(call) --limit output=\(size - 1)")
      #expect(cut.status == 2 && cut.errors.contains("<stdout>: error: can't be written: there would be more than"))
      let file = try shop.run("scenograph \(call) --limit output=\(size - 1) -o out")
      #expect(file.status == 2 && file.errors.contains("out: error: can't be written: there would be more than"))
      #expect(shop.names == ["a.yaml"])
    }
  }

  @Test func `every bound is explained`() {
    let page = CommandRun(["explain", "limits"]).output
    for limit in Limit.allCases {
      #expect(page.contains("\(limit) \(limit.standard) (at most \(limit.most))\n  \(limit.summary.prefix(20))"))
    }
    #expect(Limit.controllers.words == "500,000" && Limit.containers.words == "60")
  }

  @Test func `a bound that there isn't, or can't be`() {
    let scene = MemoryFiles(["x.yaml": BoundTests.head + "  c1:\n"])
    let unknown = CommandRun(["check", "x.yaml", "--limit", "file=3"], files: scene)
    #expect(unknown.exit == 64 && unknown.errors.contains("no limit is called 'file'; did you mean 'files'?"))
    for words in ["files", "files=", "files=x", "=3", "files=-1", "files=99999999999999999999"] {
      #expect(CommandRun(["check", "x.yaml", "--limit", words], files: scene).exit == 64, "\(words)")
    }
    for limit in Limit.allCases {
      #expect(CommandRun(["check", "x.yaml", "--limit", "\(limit)=\(limit.most)"], files: scene).exit == 0)
      let most = CommandRun(["check", "x.yaml", "--limit", "\(limit)=\(limit.most + 1)"], files: scene)
      #expect(most.exit == 64 && most.errors.contains("'\(limit)' can't be more than \(limit.most)"))
      #expect(limit.standard <= limit.most)
    }
    let last = CommandRun(["check", "x.yaml", "--limit", "bytes=1", "--limit", "bytes=1000"], files: scene)
    #expect(last.exit == 0)
  }

  @Test func `a document can't raise a bound, but the caller can`() {
    let files = MemoryFiles([
      "d.md": "<!-- scenograph: tree x.yaml -->\n<!-- /scenograph -->\n", "x.yaml": BoundTests.tower(4),
    ])
    #expect(CommandRun(["docs", "--write", "d.md", "--limit", "containers=3"], files: files).exit == 2)
    #expect(CommandRun(["docs", "--write", "d.md", "--limit", "containers=4"], files: files).exit == 0)
    let own = MemoryFiles(["d.md": "<!-- scenograph: tree x.yaml --limit depth=9 -->\n<!-- /scenograph -->\n"])
    #expect(CommandRun(["docs", "--write", "d.md"], files: own).errors.contains("unknown option '--limit'"))
  }

  @Test(arguments: ["turns=1", "overrides=1", "depth=1"]) func `a plan meets the bounds of a run in 'check', too`(
    bound: String
  ) {
    let scene = """
      scene: S
      initial: c1
      controllers:
        c1: { kind: navigation, stack: [c2] }
        c2: { overrides: { viewDidLoad: [{ present: c3 }] } }
        c3: { overrides: { viewDidLoad: [{ present: c2 }] } }
      """
    let plan = CommandRun(["compile", "-"], input: scene).output
    #expect(CommandRun(["check", "-"], input: plan).exit == 0)
    for verb in ["check", "run", "test", "tree"] {
      let run = CommandRun([verb, "-", "--limit", bound], input: plan)
      #expect(run.exit == 2 && run.transcript.contains("the run was stopped: "), "\(verb): \(run.transcript)")
    }
    #expect(CommandRun(["check", "-", "--limit", bound], input: plan).output.contains("SG294"))
  }

  @Test(arguments: [Limit.levels, .containers])
  func `the greatest that may be asked for fits onto the stack`(limit: Limit) throws {
    let growth = try #require(BoundTests.growths.first { $0.limit == limit })
    let shop = try Workshop(["x.yaml": growth.scene(limit.most).text])
    let limits = "--limit \(limit)=\(limit.most)"
    for verb in ["check", "run", "test", "diagram", "tree", "compile", "run --format html"] {
      #expect(try shop.run("scenograph \(verb) x.yaml \(limits)").status == 0, "\(verb)")
    }
  }

  private func call(_ verb: String, _ growth: Growth, _ size: Int, allowed: Int) -> CommandRun {
    let (text, files) = growth.scene(size)
    return CommandRun(
      [verb, "x.yaml", "--limit", "\(growth.limit)=\(allowed)"],
      files: MemoryFiles(files.merging(["x.yaml": text]) { $1 })
    )
  }

  private func exit(_ verb: String, _ growth: Growth, _ size: Int, allowed: Int) -> Int32 {
    call(verb, growth, size, allowed: allowed).exit
  }
}
