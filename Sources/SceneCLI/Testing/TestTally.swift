internal import SceneBasics
internal import ScenePlan
internal import SceneSession

/// The results of all the scenes so far.
struct TestTally {
  var exit = ExitCode.done
  /// How many files never came to run.
  private(set) var untested = 0
  private(set) var passed = 0
  private(set) var failed = 0
  /// How many hold on other systems only.
  private(set) var elsewhere = 0

  /// The last line: `12 passed, 1 failed`.
  func summary(_ decoration: Decoration) -> String {
    let files = untested == 1 ? "1 file" : "\(untested) files"
    let good = passed > 0 ? decoration.paint("\(passed) passed", as: .good) : "0 passed"
    let bad = failed > 0 ? decoration.paint("\(failed) failed", as: .error) : "0 failed"
    let rest = elsewhere > 0 ? ", \(elsewhere) not judged on this system" : ""
    return (untested == 0 ? "" : files + " could not be tested; ") + "\(good), \(bad)" + rest
  }

  /// Counts a scene.
  mutating func count(_ scene: TestedScene) {
    switch scene.result {
    case .hasNothingToRun: break
    case .stopped(let failure):
      exit = exit.and(failure.exit)
      untested += 1
    case .ran(let compiled, let outcome):
      exit = exit.and(compiled.exit)
      if outcome.limit != nil { exit = exit.and(.notDone) }
      if outcome.raised != nil, !outcome.isRaiseExpected { exit = exit.and(.inputAtFault) }
    }
    for verdict in scene.verdicts {
      switch verdict.kind {
      case .passed: passed += 1
      case .elsewhere: elsewhere += 1
      // What an early end left unjudged didn't come true either.
      case .failed, .unreached:
        failed += 1
        exit = exit.and(.inputAtFault)
      }
    }
  }
}
