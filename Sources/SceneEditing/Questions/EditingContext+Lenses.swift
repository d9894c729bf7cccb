internal import SceneCompiler
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax
internal import SceneWorld
internal import SceneYAML

/// The verdicts on all that a scene expects.
package struct Judgements: Sendable {
  /// An expectation that doesn't hold.
  package struct Failure: Sendable {
    /// The line of its key, counted from 0.
    package var line: Int
    package var message: String
    /// Nil if it says nothing that can be written in its place.
    var key: ExpectationKey?
    var happened: [String]?
  }

  package var failures: [Failure] = []
  /// The number of expectations that the run has come by.
  package var judged = 0

  /// A few words for all of them.
  package var summary: String {
    failures.isEmpty ? "\(judged) hold" : "\(failures.count) of \(judged) fail"
  }
}

/// A remark above a line, with something that can be done there.
package struct Lens: Hashable, Sendable {
  /// The work behind a lens.
  package enum Task: String, CaseIterable, Sendable {
    case run = "scenograph.run"
    case test = "scenograph.test"
    case draw = "scenograph.draw"
    case play = "scenograph.play"
  }

  /// The line, counted from 0.
  package var line: Int
  package var title: String
  package var task: Task
}

extension EditingContext {
  /// The verdicts on the scene's expectations; nil if it can't be played.
  package var judgements: Judgements? {
    var loader = loader
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: NoObserver())
    guard let plan = compilation.plan, let run else { return nil }
    let clauses = plan.expectations.flatMap(\.clauses)
    var judgements = Judgements()
    judgements.judged = run.outcome.judged
    for failure in run.outcome.failures where failure.mark.file == 0 {
      let key = clauses.indices.contains(failure.clause) ? clauses[failure.clause].condition.listing.key : ""
      judgements.failures.append(
        Judgements.Failure(
          line: Int(failure.mark.line) - 1, message: failure.message, key: ExpectationKey(rawValue: key),
          happened: failure.happened))
    }
    return judgements
  }

  /// Lenses above the script, with all that can be done with it, and above each expectation that fails.
  package var lenses: [Lens] {
    guard let scene = written, case .mapping(let entries) = scene.root.form,
      let script = entries.first(where: { scene.text(of: $0.key) == "script" }),
      let place = ownRange(of: script.key.range, in: scene), let judgements
    else { return [] }
    let line = text.line(at: place.lowerBound)
    var lenses = [Lens(line: line, title: "run", task: .run)]
    if judgements.judged > 0 { lenses.append(Lens(line: line, title: "test: \(judgements.summary)", task: .test)) }
    lenses += [Lens(line: line, title: "draw", task: .draw), Lens(line: line, title: "play", task: .play)]
    lenses += judgements.failures.map { Lens(line: $0.line, title: "fails: \($0.message)", task: .test) }
    return lenses
  }

  /// The answer of a lens's task: a trace, verdicts, a drawing or a page; nil if the scene can't be played.
  ///
  /// - Parameter line: The line of the cursor, counted from 0, which chooses the step of the page.
  package func answer(of task: Lens.Task, atLine line: Int = 0) -> String? {
    switch task {
    case .play: return preview(ofLine: line)
    case .run: return plan?.trace(limits: limits)
    case .draw: return plan?.drawing(of: .tree, limits: limits)
    case .test:
      return judgements.map { judgements in
        let lines = judgements.failures.map { "line \($0.line + 1): \($0.message)" }
        return ([judgements.summary] + lines).joined(separator: "\n")
      }
    }
  }

  /// The plan of the scene; nil if it can't be played.
  var plan: HierarchyPlan? {
    var loader = loader
    return Pipeline.compile(file, loader: &loader).plan
  }
}
