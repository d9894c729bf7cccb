import Foundation
import SceneTestSupport
import Testing

/// Four times the input takes four times the time: each verb, with each option that makes it do other work, on each shape
/// of input. A commit tries some of the pairs, `.ci/thorough` all of them.
@Suite struct GrowthPairTests {
  /// Scenes of one shape, so and so large.
  struct Shape: Sendable {
    let name: String
    let text: @Sendable (Int) -> String
  }

  /// A call on an input of a shape.
  struct Pair: CustomTestStringConvertible, Sendable {
    let call: String
    let shape: Shape

    /// How large the smaller input is. Slips that are mended meet a bound between 200 and 800, so that they are read twice
    /// from there on.
    var size: Int { call.contains("--diff") && shape.name == slips.name ? 800 : 200 }

    var testDescription: String { "\(call), \(shape.name)" }
  }

  private static func scene(_ controllers: String, script: String = "") -> String {
    "scene: S\ninitial: a\ncontrollers:\n\(controllers)" + (script.isEmpty ? "" : "script:\n\(script)")
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

  static let shapes: [Shape] = [
    Shape(name: "children") { count in
      let children = (0..<count).map { "c\($0)" }.joined(separator: ", ")
      return scene("  a: { children: [\(children)] }\n" + lines(count) { "  c\($0):\n" })
    },
    Shape(name: "steps") { count in
      scene(
        "  a: { kind: navigation, stack: [b] }\n  b:\n  c:\n",
        script: lines(count / 2) { _ in "  - push: c\n  - pop\n" })
    },
    Shape(name: "overrides") { count in
      let children = Array(repeating: "c", count: count).joined(separator: ", ")
      return scene("  a: { children: [\(children)] }\n  c: { overrides: { viewDidLoad: [{ load: d }] } }\n  d:\n")
    },
    Shape(name: "segues") { count in
      scene(
        "  a: { segues: { to0: { present: c0 } } }\n"
          + lines(count) { "  c\($0): { segues: { to\($0 + 1): { present: c\($0 + 1) } } }\n" } + "  c\(count):\n",
        script: "  - trigger: to0\n")
    },
    Shape(name: "mistakes") { count in
      scene("  a:\n" + lines(count) { "  c\($0): { titel: x }\n" })
    },
    Shape(name: "expectations") { count in
      scene(
        "  a: { kind: navigation, stack: [b] }\n  b:\n  c:\n",
        script: "  - push: c\n" + lines(count) { _ in "  - expect: { contains: [b.viewDidLoad] }\n" })
    },
    // Warnings, each with a fix.
    Shape(name: "fixes") { count in
      scene(
        "  a: { kind: container }\n" + lines(count) { "  c\($0):\n" },
        script: lines(count) { "  - code: [{ addChild: c\($0) }, { addSubview: c\($0) }]\n    in: a\n" })
    },
    Shape(name: "apart") { count in
      scene(
        "  a: { kind: container, layout: vertical }\n" + lines(count) { "  c\($0):\n" },
        script: lines(count) { "  - add: c\($0)\n    in: a\n" })
    },
    // One line of the file holds all names.
    Shape(name: "actions") { count in
      scene(
        "  a:\n  c:\n",
        script: "  - code: [\(Array(repeating: "{ load: c }", count: count).joined(separator: ", "))]\n    in: a\n")
    },
    Shape(name: "fan") { count in
      scene(
        "  a: { segues: { \((0..<count).map { "to\($0): { show: c\($0) }" }.joined(separator: ", ")) } }\n"
          + lines(count) { "  c\($0):\n" })
    },
    slips,
    // The first of the lines is mended, and the names of all others are compared with it.
    Shape(name: "mended") { count in
      scene("  a:\n", script: lines(count) { "  -push: name\($0)\n  - present: other\($0)\n" })
    },
  ]

  /// Each name has many that it may be a slip of.
  private static let slips = Shape(name: "slips") { count in
    scene(
      "  a: { segues: { to: { show: a } } }\n" + lines(count) { "  name\($0): { children: [nmae\($0)] }\n" },
      script: lines(count) {
        "  - trigger: a\($0)\n    id: step\($0)\n  - expect: { since: setp\($0), alive: [a] }\n"
      })
  }

  /// Each does other work than all the others.
  static let calls = [
    "check -", "check --reporter sarif -", "check --diff -", "check --fix --diff -", "fmt -", "fmt --check -",
    "compile -", "compile --format listing -", "run -", "run --ops -", "run --events all --flags -", "run --why -",
    "run --format jsonl -", "run --format jsonl --why -", "run --format html -", "run --format chrome -",
    "run --compare --ios 12,17 -", "run --matrix ios=12,17 -", "test -", "test --reporter junit -",
    "test --matrix ios=12,17 -", "tree -", "tree --format uikit -", "why -", "why --format json -",
    "why --not - a.deinit", "why --all - a.viewDidLoad", "why --alive a -", "diagram -", "diagram --format svg -",
    "diagram --format mermaid -", "diagram --view timeline --format svg -", "diagram --view sequence --format svg -",
    "diagram --view segues --format svg -", "diagram --view screens --format svg -",
  ]

  /// A commit draws twenty.
  static let pairs = Thoroughness.sample(
    calls.flatMap { call in shapes.map { Pair(call: call, shape: $0) } }, oneIn: calls.count * shapes.count / 20)

  /// `GROWTH=1`, as `.ci/run` has it: beside other tests, times tell little.
  private static let isMeasured = Thoroughness.isFull || ProcessInfo.processInfo.environment["GROWTH"] == "1"

  /// The median of five rounds counts: three that are within the limit, or three that aren't.
  @Test(.enabled(if: isMeasured, "GROWTH says that nothing runs beside it"), .timeLimit(.minutes(10)), arguments: pairs)
  func `four times the input takes four times the time`(pair: Pair) {
    let (small, large) = (pair.shape.text(pair.size), pair.shape.text(4 * pair.size))
    // Everything that a process makes once is made now; and a limit that the larger one meets says nothing of its time.
    let first = GrowthPairTests.time(pair.call, large)
    #expect([0, 1].contains(first.exit), "\(pair)")
    var (within, beyond) = (0, 0)
    while within < 3, beyond < 3 {
      let small = GrowthPairTests.time(pair.call, small).seconds
      if GrowthPairTests.time(pair.call, large).seconds < 4.8 * small + 0.002 { within += 1 } else { beyond += 1 }
    }
    #expect(within == 3, "\(pair)")
  }

  /// How long a call takes.
  private static func time(_ call: String, _ text: String) -> (seconds: Double, exit: Int32) {
    var exit: Int32 = 0
    let seconds = ProcessorTime.measure {
      exit = CommandRun(call.split(separator: " ").map(String.init), input: text).exit
    }
    return (seconds, exit)
  }
}
