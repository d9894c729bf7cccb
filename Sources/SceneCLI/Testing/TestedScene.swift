internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneProgram
internal import SceneSession
internal import SceneWorld

/// The result of one file that `test` was given.
struct TestedScene: Sendable {
  /// How far it came.
  enum Result: Sendable {
    case ran(CompiledScene, RunOutcome)
    /// A library of screens has nothing to run and expects nothing.
    case hasNothingToRun
    /// It can't be read, or a finding stops it.
    case stopped(CommandFailure)
  }

  /// The result of one expectation.
  struct Verdict {
    enum Kind {
      case passed
      case failed(RunOutcome.Failure)
      /// It holds on other systems only, so it was counted and not judged.
      case elsewhere
      /// The run ended before, or an exception did that no expectation names.
      case unreached
    }

    /// The place of its step in the script.
    let step: Int
    let clause: Expectation.Clause
    let kind: Kind
  }

  /// The path as findings print it.
  let path: String
  /// The findings of the compiler; nil if the file can't be read.
  let compilation: Compilation?
  let result: Result
  /// Why what failed did so, by the clause's place among those that were judged; only the first failures have a reason.
  var reasons: [Int: [String]] = [:]

  /// How many failures of a file get a reason: to look for one is to go through the run, and a few are enough to find the rest.
  static let mostReasons = 10

  /// Compiles a file and runs it to its end.
  ///
  /// - Parameter wantsReasons: Whether to look for the reasons of failures.
  static func test(_ path: String, reader: SceneReader, wantsReasons: Bool) -> TestedScene {
    do throws(CommandFailure) {
      return test(try reader.read(path), path: path, reader: reader, wantsReasons: wantsReasons)
    } catch {
      return TestedScene(path: SceneReader.name(of: path), compilation: nil, result: .stopped(error))
    }
  }

  /// Compiles a file that was read, and runs it to its end.
  static func test(_ file: SourceFile, path: String, reader: SceneReader, wantsReasons: Bool = false) -> TestedScene {
    let name = SceneReader.name(of: path)
    var loader = reader.loader(of: path)
    let (compilation, run) = Pipeline.run(file, as: reader.variation, loader: &loader)
    do throws(CommandFailure) {
      let scene = try CompiledScene(compilation, path: name)
      guard let run else { return TestedScene(path: name, compilation: compilation, result: .hasNothingToRun) }
      var tested = TestedScene(path: name, compilation: compilation, result: .ran(scene, run.outcome))
      if wantsReasons, !run.outcome.failures.isEmpty {
        tested.findReasons(in: file, as: reader.variation, loader: loader)
      }
      return tested
    } catch {
      return TestedScene(path: name, compilation: compilation, result: .stopped(error))
    }
  }

  private mutating func findReasons(in file: SourceFile, as variation: Variation, loader: some SourceLoader) {
    guard var reasons = FailureReasons(file, as: variation, loader: loader) else { return }
    let failures = verdicts.lazy.compactMap { verdict in
      if case .failed(let failure) = verdict.kind { (verdict, failure) } else { nil }
    }
    for (verdict, failure) in failures.prefix(TestedScene.mostReasons) {
      self.reasons[failure.clause] = reasons.lines(for: failure, of: verdict.clause)
    }
  }

  /// The result of each expectation, in the order of the scene.
  var verdicts: [Verdict] {
    guard case .ran(let scene, let outcome) = result else { return [] }
    let failures = Dictionary(outcome.failures.map { ($0.clause, $0) }, uniquingKeysWith: { first, _ in first })
    let plan = scene.plan
    let clauses = plan.expectations.flatMap { expectation in
      let isHere = expectation.scope.includes(ios: plan.ios, device: plan.device)
      return expectation.clauses.map { (step: expectation.step, clause: $0, isHere: isHere) }
    }
    let crash = outcome.isRaiseExpected ? nil : outcome.raised?.step
    return clauses.enumerated().map { index, item in
      // After a crash nothing happens any more, so nothing that is said of the time after it is a success.
      let isLost = crash.map { item.step > $0 } ?? false
      let kind: Verdict.Kind =
        if !item.isHere {
          .elsewhere
        } else if index >= outcome.judged {
          .unreached
        } else if let failure = failures[index] {
          .failed(failure)
        } else {
          isLost ? .unreached : .passed
        }
      return Verdict(step: item.step, clause: item.clause, kind: kind)
    }
  }

  /// The reasons why the run ended too early, each a place and a sentence: an unexpected exception, a limit. It is brief
  /// where a finding has told of the exception already.
  var troubles: [(mark: SourceMark, text: String, brief: String?)] {
    guard case .ran(let scene, let outcome) = result else { return [] }
    var troubles: [(mark: SourceMark, text: String, brief: String?)] = []
    if let raised = outcome.raised, !outcome.isRaiseExpected {
      let brief = scene.hasFound(raised) ? "the exception '\(scene.name(of: raised))' ended the run" : nil
      troubles.append((raised.mark, scene.text(of: raised), brief))
    }
    if let limit = outcome.limit { troubles.append((.none, CompiledScene.text(ofLimit: limit), nil)) }
    return troubles
  }
}

extension TestedScene {
  /// Why it never came to run: the first error, where it is, and all findings a line each.
  func stop(
    _ failure: CommandFailure
  ) -> (text: String, place: (path: String, line: Int), lines: [String]) {
    guard let compilation, let error = compilation.diagnostics.first(where: { $0.severity == .error }) else {
      return (failure.message ?? "it could not be compiled", (path, 0), [])
    }
    var writer = ByteWriter()
    let printer = DiagnosticPrinter(files: compilation.files)
    for diagnostic in compilation.diagnostics { printer.printConcise(diagnostic, to: &writer) }
    let lines = String(decoding: writer.take(), as: UTF8.self).split(separator: "\n").map(String.init)
    let place = (path: compilation.files[error.span.file].path, line: Int(error.span.line))
    return ("\(error.message) [\(error.code)]", place, lines)
  }
}
