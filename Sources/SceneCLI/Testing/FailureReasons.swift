internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneProgram
internal import SceneWhy

/// Why what a scene expects didn't come true: why the unexpected event came, and what kept the missing one away.
struct FailureReasons {
  private let plan: HierarchyPlan
  private let explainer: Explainer
  private let program: Program?
  private let limits: Limits

  /// Runs the scene once more, with causes; nil if it doesn't compile.
  init?(_ file: SourceFile, as variation: Variation, loader: inout some SourceLoader) {
    guard let plan = Pipeline.compile(file, as: variation, loader: &loader).plan else { return nil }
    self.plan = plan
    limits = file.limits
    var log = CauseLog()
    _ = Pipeline.run(plan, limits: limits, observer: &log)
    explainer = Explainer(plan, log)
    program = Pipeline.program(of: file, as: variation, loader: &loader).program
  }

  /// At most three lines for a failed expectation.
  func lines(for failure: RunOutcome.Failure, of clause: Expectation.Clause) -> [String] {
    var lines: [String] = []
    switch clause.condition {
    case .trace, .contains:
      if let event = failure.first("+ "), let reason = reason(of: event, before: failure.step) { lines.append(reason) }
      if let event = failure.first("- ") { lines += absence(of: event) }
    case .lacks(let patterns):
      let came = patterns.lazy.compactMap { reason(of: $0.text, before: failure.step) }.first
      if let came { lines.append(came) }
    case .visible, .appeared, .tree, .alive, .released, .answers, .displayMode, .warnings, .raises: break
    }
    return Array(lines.prefix(3))
  }

  /// Why an event came that wasn't expected.
  private func reason(of event: String, before step: Int) -> String? {
    guard let question = EventQuestion(event),
      let effect = explainer.events(question).last(where: { $0.step <= step })
    else { return nil }
    let explanation = explainer.explain(effect)
    guard let near = explanation.links.first, let far = explanation.links.last else { return nil }
    let start = near == far ? "" : "; " + far.text
    return "\(event) came because \(near.text)\(rule(explanation.rule))\(start)\(line(far.mark))"
  }

  /// What kept an event away, and what would bring it.
  private func absence(of event: String) -> [String] {
    guard let question = EventQuestion(event) else { return [] }
    var lines: [String] = []
    if let refusal = explainer.refusals(question).first, let near = refusal.links.first {
      lines.append("\(event) didn't come because \(near.text)\(rule(near.rule))\(line(near.mark))")
    }
    guard explainer.events(question).isEmpty, let program, program.templates.count <= 200 else { return lines }
    var search = EditSearch(question, in: program, limits: limits)
    if let edit = search.run().first {
      lines.append("\(event) would come with '\(edit.line)' \(edit.place)\(line(edit.mark))")
    }
    return lines
  }

  private func rule(_ rule: RuleNumber?) -> String { rule.map { " (\($0.rawValue))" } ?? "" }

  private func line(_ mark: SourceMark?) -> String {
    guard let mark, mark.line > 0 else { return "" }
    return mark.file == 0 ? ", line \(mark.line)" : ", line \(mark.line) of \(plan.path(of: mark) ?? "")"
  }
}

extension RunOutcome.Failure {
  /// The first event of the difference with a sign.
  fileprivate func first(_ sign: String) -> String? {
    difference.first { $0.hasPrefix(sign) }.map { String($0.dropFirst(sign.count)).split(separator: " ")[0] }
      .map(String.init)
  }
}
