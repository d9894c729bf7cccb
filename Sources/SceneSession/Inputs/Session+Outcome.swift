internal import SceneBasics
internal import SceneCompiler
package import ScenePlan
internal import SceneWorld

extension Session {
  /// Says on standard error how a run ended that ended badly, and what the command answers to it.
  package func judge(_ outcome: RunOutcome, of scene: CompiledScene) -> ExitCode {
    var exit = scene.exit
    if let raised = outcome.raised, !outcome.isRaiseExpected {
      let expect = "expect it: 'expect: { raises: \(scene.name(of: raised)) }'"
      if scene.hasFound(raised) {
        remark(
          "the exception at \(scene.place(of: raised.mark)) ended the run",
          hint: "if the scene is about it, \(expect)")
      } else {
        report(
          CommandFailure(
            .inputAtFault, subject: scene.place(of: raised.mark), scene.text(of: raised),
            hint: "run 'scenograph check' to see why, or \(expect)"))
      }
      exit = exit.and(.inputAtFault)
    }
    if outcome.limit == World.freedArgument {
      report(.bug(World.freedArgument, subject: scene.path))
      exit = exit.and(.ourBug)
    } else if let limit = outcome.limit {
      report(
        CommandFailure(
          .notDone, subject: scene.path, CompiledScene.text(ofLimit: limit), hint: CompiledScene.limitHint))
      exit = exit.and(.notDone)
    }
    return exit
  }

  /// Why an answer that takes many runs isn't given to its end.
  package func tooManyTrials(_ path: String, hint: String) -> CommandFailure {
    CommandFailure(
      .notDone, subject: path,
      "the runs that this answer takes have more than \(limits[.trials]) calls and callbacks of UIKit in all",
      hint: hint + ", or allow more with '--limit \(Limit.trials)=\(10 * limits[.trials])'")
  }

  /// Says on standard error how many expectations fail, which `run` judges and doesn't show.
  package func remark(failuresOf outcome: RunOutcome, of scene: CompiledScene) {
    let count = outcome.failures.count
    guard count > 0 else { return }
    let path = scene.path == SceneReader.name(of: "-") ? "-" : VisibleText.of(scene.path)
    let text = count == 1 ? "1 expectation fails" : "\(count) expectations fail"
    console.report(errorDecoration.paint("# \(text): 'scenograph test \(path)' says why", as: .faint) + "\n")
  }

  /// Says so where a run has ended before a step.
  package func checkReached(
    _ step: String, hasReached: Bool, of scene: CompiledScene, _ exit: ExitCode
  ) throws(CommandFailure) {
    if hasReached { return }
    throw CommandFailure(
      exit.and(.inputAtFault), subject: scene.path,
      "the run ended before step \(try StepChoice.number(of: step, in: scene.plan))",
      hint: "leave '--step' out to see the end")
  }
}

extension CompiledScene {
  /// The way out for a run that doesn't end.
  package static let limitHint = "look for an override that fires itself, or allow more with '--limit'"

  /// Which limit ended a run.
  package static func text(ofLimit limit: String) -> String {
    "the run was stopped: \(limit) [\(DiagnosticCatalogue.limitOfRuns)]"
  }

  /// A place as messages start: `a.yaml:12`.
  package func place(of mark: SourceMark) -> String { path(of: mark) + (mark.line == 0 ? "" : ":\(mark.line)") }

  /// Whether a finding has told of an exception already.
  package func hasFound(_ raised: LifecycleEvent) -> Bool {
    guard case .message(let message) = raised.argument else { return false }
    return findings.contains { finding in
      finding.severity == .error && "\(finding.code)" == message.kind.code
        && finding.span.file == FileID(UInt32(raised.mark.file)) && finding.span.line == raised.mark.line
    }
  }

  /// The text of an exception.
  package func text(of raised: LifecycleEvent) -> String {
    guard case .message(let message) = raised.argument else { return "an exception ended the run" }
    return "an exception ended the run: \(plan.text(of: message)) [\(message.kind.code)]"
  }

  /// The name of an exception's code.
  package func name(of raised: LifecycleEvent) -> String { plan.argumentText(of: raised) ?? "" }
}
