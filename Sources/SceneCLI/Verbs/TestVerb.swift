internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan

/// `test`: whether scenes do what they expect of themselves.
struct TestVerb: Verb {
  let name = "test"
  let overview = "Run scenes and judge what they expect."
  let operands = Operands(
    placeholder: "path", count: .oneOrMore,
    summary: "Scenes or plans, or folders to search for *.yaml and *.yml; '-' is standard input.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let paths = ScenePaths(arguments.operands, in: session.console.files)
    var tally = ExpectationTally()
    for failure in paths.failures {
      session.report(failure)
      tally.exit = tally.exit.and(failure.exit)
    }
    for path in paths.files {
      do throws(CommandFailure) {
        let scene = try session.compile(path)
        tally.exit = tally.exit.and(scene.exit)
        // A library of screens has nothing to run and expects nothing.
        if scene.plan.steps.isEmpty { continue }
        var observer = NoObserver()
        let outcome = Pipeline.run(scene.plan, observer: &observer)
        tally.count(outcome, of: scene, decoration: session.outputDecoration, to: &session.console.out)
      } catch {
        session.report(error)
        tally.exit = tally.exit.and(error.exit)
        tally.untested += 1
      }
    }
    session.console.out.write(tally.summary + "\n")
    return tally.exit
  }
}

/// Watches a run and takes nothing down.
struct NoObserver: LifecycleObserver {}

/// What became of the expectations so far.
struct ExpectationTally {
  var exit = ExitCode.done
  /// How many files never came to run.
  var untested = 0
  private var passed = 0
  private var failed = 0

  /// The last line: `12 passed, 1 failed`.
  var summary: String {
    let files = untested == 1 ? "1 file" : "\(untested) files"
    return (untested == 0 ? "" : files + " could not be tested; ") + "\(passed) passed, \(failed) failed"
  }

  mutating func count(
    _ outcome: RunOutcome, of scene: CompiledScene, decoration: Decoration, to writer: inout ByteWriter
  ) {
    func place(_ mark: SourceMark) -> String {
      decoration.paint(VisibleText.of(scene.place(of: mark)) + ":", as: .strong)
    }
    for failure in outcome.failures {
      let word = decoration.paint("failed:", as: .error)
      writer.write("\(place(failure.mark)) \(word) \(VisibleText.of(failure.message))\n")
      for line in failure.difference { writer.write("  " + paint(line, decoration) + "\n") }
    }
    if let raised = outcome.raised, !outcome.isRaiseExpected {
      let word = decoration.paint("error:", as: .error)
      writer.write("\(place(raised.mark)) \(word) \(VisibleText.of(scene.text(of: raised)))\n")
      exit = exit.and(.inputAtFault)
    }
    if let limit = outcome.limit {
      writer.write("\(place(.none)) \(decoration.paint("error:", as: .error)) \(VisibleText.of(limit))\n")
      exit = exit.and(.notDone)
    }
    // What an early end left unjudged didn't come true either.
    let total = scene.plan.expectations.reduce(0) { $0 + $1.clauses.count }
    let unreached = max(0, total - outcome.judged)
    if unreached > 0 {
      let count = unreached == 1 ? "1 expectation was" : "\(unreached) expectations were"
      writer.write("\(place(.none)) \(decoration.paint("failed:", as: .error)) \(count) never reached\n")
    }
    passed += outcome.judged - outcome.failures.count
    failed += outcome.failures.count + unreached
    if !outcome.failures.isEmpty || unreached > 0 { exit = exit.and(.inputAtFault) }
  }

  private func paint(_ line: String, _ decoration: Decoration) -> String {
    let text = VisibleText.of(line)
    if line.hasPrefix("- ") { return decoration.paint(text, as: .error) }
    if line.hasPrefix("+ ") { return decoration.paint(text, as: .good) }
    return text
  }
}
