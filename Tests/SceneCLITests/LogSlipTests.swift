import Foundation
import SceneTestSupport
import Testing

/// Each slip that `log` knows, in the log of a scene that makes it: it is named, or a script without it gives the log.
@Suite struct LogSlipTests {
  /// A slip, as the code of a controller that lasts or as steps.
  struct Case: CustomTestStringConvertible, Sendable {
    let slip: String
    var code = ""
    var steps: [String] = []
    /// Whether the log has twelve pushes and pops before and after it, two steps each.
    var isAmongOthers = false
    let callbacks: [String]
    /// Whether the log has UIKit's own sentences.
    var hasSentences = true
    /// Whether each line has its time.
    var isStamped = false

    var testDescription: String {
      "\(slip), \(callbacks.count) callbacks, \(isAmongOthers ? "among 48" : "alone")"
        + (hasSentences ? "" : ", no sentences") + (isStamped ? ", stamped" : "")
    }
  }

  private static let four = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
  private static let eight = four + ["viewDidLoad", "willMove", "didMove", "deinit"]
  private static let full = "modalPresentationStyle: fullScreen"

  private static let slips: [Case] = [
    Case(slip: "noAddChild", steps: ["{ addSubview: page, in: box }"], callbacks: []),
    Case(slip: "noDidMove", steps: ["{ code: [{ addChild: page }, { addSubview: page }], in: box }"], callbacks: []),
    Case(
      slip: "addSubviewFirst",
      steps: ["{ code: [{ addSubview: page }, { addChild: page }, { didMove: page }], in: box }"], callbacks: []),
    Case(slip: "noView", steps: ["{ code: [{ addChild: page }, { didMove: page }], in: box }"], callbacks: []),
    Case(
      slip: "noWillMove", steps: ["{ code: [{ removeFromSuperview: part }, { removeFromParent: part }], in: box }"],
      callbacks: []),
    Case(slip: "viewOnly", steps: ["{ removeFromSuperview: part, in: box }"], callbacks: []),
    Case(slip: "noEnd", steps: ["{ beginAppearanceTransition: false, of: part, in: box }"], callbacks: []),
    Case(slip: "noBegin", steps: ["{ endAppearanceTransition: , of: part, in: box }"], callbacks: []),
    Case(
      slip: "covered",
      steps: ["{ present: sheet, in: box, \(full) }", "{ present: other, in: box, \(full) }", "dismiss"], callbacks: []),
    Case(
      slip: "dismissAndPresent",
      steps: ["{ present: sheet, in: box, \(full) }", "{ code: [dismiss, { present: other, \(full) }], in: box }"],
      callbacks: []),
    Case(
      slip: "wrongParent", steps: ["{ code: [{ addChild: page }, { addSubview: page, into: part }], in: box }"],
      callbacks: []),
    Case(
      slip: "pushTwice", steps: ["{ code: [{ push: page }, { push: other }], in: box }", "popToRoot"], callbacks: []),
    Case(
      slip: "popTwice", steps: ["push: page", "push: other", "{ code: [pop, pop], in: nav }"], callbacks: []),
    Case(slip: "viewInViewDidLoad", code: "viewDidLoad: [{ addSubview: page }]", callbacks: []),
    Case(slip: "presentInViewDidLoad", code: "viewDidLoad: [{ present: sheet }]", steps: ["dismiss"], callbacks: []),
    Case(slip: "notForwarded", code: "shouldAutomaticallyForwardAppearanceMethods: false", callbacks: []),
  ]

  private static let cases: [Case] = slips.flatMap { slip in
    [(false, four), (false, eight), (true, four), (true, eight)].map { isAmongOthers, callbacks in
      Case(
        slip: slip.slip, code: slip.code, steps: slip.steps, isAmongOthers: isAmongOthers, callbacks: callbacks)
    }
  }

  /// Each slip with UIKit's sentences and times, and with neither.
  private static let told: [Case] = cases.flatMap { slip in
    [false, true].map { isTold in
      var slip = slip
      (slip.hasSentences, slip.isStamped) = (isTold, isTold)
      return slip
    }
  }

  /// Slips that change one line of these callbacks: it is missing, or stands elsewhere. That is no evidence, since a line
  /// of a right app may be lost too; the answer says what is left over, and which mistake would explain it.
  private static let weak: Set<String> = ["addSubviewFirst", "noWillMove", "presentInViewDidLoad"]

  /// Whether one line is all that a slip changes. An end that never comes doubles one of four among many steps, and UIKit
  /// has no sentence for it as long as nothing else begins.
  private static func isWeak(_ slip: Case) -> Bool {
    slip.slip == "noEnd"
      ? slip.isAmongOthers && slip.callbacks.count == four.count && slip.hasSentences
      : weak.contains(slip.slip) && slip.callbacks.count == eight.count
  }

  private static func scene(_ code: String, _ steps: [String]) -> String {
    """
    scene: Slip
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [box] }
      box: { kind: container, children: [part]\(code.isEmpty ? "" : ", overrides: { \(code) }") }
      part:
      page:
      sheet:
      other:
      detail:

    """ + (steps.isEmpty ? "" : "script:\n" + steps.map { "  - \($0)\n" }.joined())
  }

  /// The lines of a trace with these callbacks, and UIKit's own sentences. Numbers of instances aren't printed by an app.
  private static func log(of scene: String, _ slip: Case, _ files: MemoryFiles) -> [String] {
    var time = 0.0
    return CommandRun(["run", scene], files: files).output.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: /^#    at ([\d.]+) s/) { time = Double(match.1) ?? time }
      let stamp =
        slip.isStamped
        ? String(format: "2021-03-04 10:%02d:%06.3f A[1:2] ", Int(time) / 60, time.truncatingRemainder(dividingBy: 60))
        : ""
      return text(of: line, slip).map { stamp + $0 }
    }
  }

  private static func text(of line: Substring, _ slip: Case) -> String? {
    if let match = line.firstMatch(of: /^ +# (Attempt|Unbalanced|child view)(.*)$/) {
      return slip.hasSentences ? "\(match.1)\(match.2)" : nil
    }
    guard let match = line.firstMatch(of: /^ +(\w+)(?:#\d+)?\.(\w+)(.*)$/), slip.callbacks.contains(String(match.2))
    else {
      return nil
    }
    return "\(match.1).\(match.2)\(match.3)"
  }

  /// The slowest takes some seconds in a debug build, so a commit tries four of all.
  @Test(.timeLimit(.minutes(10)), arguments: Thoroughness.sample(told.filter { !$0.isAmongOthers }, oneIn: 16))
  func `a slip alone is named, or a script without it gives the log`(slip: Case) { LogSlipTests.hold(slip) }

  @Test(
    .enabled(if: Thoroughness.isFull, "takes minutes"), .timeLimit(.minutes(20)),
    arguments: told.filter(\.isAmongOthers))
  func `a slip among 48 steps is named, or a script without it gives the log`(slip: Case) { LogSlipTests.hold(slip) }

  private static func hold(_ slip: Case) {
    let others = slip.isAmongOthers ? (0..<12).flatMap { _ in ["push: detail", "pop"] } : []
    // What is presented in 'viewDidLoad' goes before anything is pushed.
    let steps = slip.code.contains("present") ? slip.steps + others + others : others + slip.steps + others
    let files = MemoryFiles(["slip.yaml": scene(slip.code, steps), "base.yaml": scene("", [])])
    let log = log(of: "slip.yaml", slip, files)
    let answer = CommandRun(
      ["log", "--scene", "base.yaml", "-", "--write", "found.scene.yaml"],
      input: log.joined(separator: "\n") + "\n", files: files)
    #expect([0, 1].contains(answer.exit) && !log.isEmpty, "\(answer.transcript)")
    if answer.output.contains("\nCause: ") || isInnocent(log, slip, files, behindEnd: answer.output) { return }
    let left = answer.output.ranges(of: " left over: ").count
    let isTold = answer.output.contains("\nA mistake would explain it, too: ")
    #expect(isWeak(slip) && isTold && (1...2).contains(left) && answer.exit == 1, "\(answer.output)")
  }

  /// Whether the scene that was found prints the log and then what the answer names behind its end. Callbacks that a class
  /// never printed don't count. The parent that a move names is no evidence.
  private static func isInnocent(
    _ log: [String], _ slip: Case, _ files: MemoryFiles, behindEnd answer: String
  ) -> Bool {
    func name(_ line: String) -> Substring { (line.split(separator: "] ").last ?? "").prefix { $0 != "(" } }
    let printed = Set(log.map(name))
    let behind = answer.firstMatch(of: /\n  behind the end of the log: ([^\n]+)/)?.1.split(separator: ", ") ?? []
    return Self.log(of: "found.scene.yaml", slip, files).map(name).filter(printed.contains) == log.map(name) + behind
  }
}
