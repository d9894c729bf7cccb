internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax
internal import SceneWhy

/// Why what a scene expects didn't come true: why the unexpected event came, and what kept the missing one away.
struct FailureReasons<Loader: SourceLoader> {
  private let plan: HierarchyPlan
  private let explainer: Explainer
  private let advice: EditAdvice<Loader>?

  /// Runs the scene once more, with causes; nil if it doesn't compile.
  init?(_ file: SourceFile, as variation: Variation, loader: Loader) {
    var reading = loader
    let (compilation, run) = Pipeline.run(file, as: variation, loader: &reading) { _ in CauseLog() }
    guard let plan = compilation.plan, let run else { return nil }
    self.plan = plan
    explainer = Explainer(plan, run.observer)
    // Each edit is a run, which takes long for a large scene.
    advice = plan.templates.count <= 200 ? EditAdvice(file, as: variation, loader: loader) : nil
  }

  /// At most three lines for a failed expectation.
  func lines(for failure: RunOutcome.Failure, of clause: Expectation.Clause) -> [String] {
    var lines: [String] = []
    switch clause.condition {
    case .trace, .contains:
      if let event = failure.first("+ "), let reason = reason(of: event, before: failure.step) { lines.append(reason) }
      // One that came at another place wasn't kept away.
      if let event = failure.first("- "), !failure.difference.contains("+ " + event.text) {
        lines += absence(of: event)
      }
    case .lacks(let patterns):
      let came = patterns.lazy.compactMap { reason(of: $0, before: failure.step) }.first
      if let came { lines.append(came) }
    case .visible, .appeared, .tree, .alive, .released, .answers, .displayMode, .warnings, .raises: break
    }
    return Array(lines.prefix(3))
  }

  /// Why an event came that wasn't expected.
  private func reason(of event: Expectation.Pattern, before step: Int) -> String? {
    guard let effect = explainer.events(event).last(where: { $0.step <= step }) else { return nil }
    let explanation = explainer.explain(effect)
    guard let near = explanation.links.first, let far = explanation.links.last else { return nil }
    let start = near == far ? "" : "; " + far.text
    return "\(event.text) came because \(near.text)\(rule(explanation.rule))\(start)\(line(far.mark))"
  }

  /// What kept an event away, and what would bring it.
  private func absence(of event: Expectation.Pattern) -> [String] {
    var lines: [String] = []
    if let refusal = explainer.refusals(event).first, let near = refusal.links.first {
      lines.append("\(event.text) didn't come because \(near.text)\(rule(near.rule))\(line(near.mark))")
    }
    if explainer.events(event).isEmpty, let edit = advice?.edits(for: event).first {
      let file = edit.file.map { " of \($0)" } ?? ""
      let without = edit.without.map { " without '\($0)'" } ?? ""
      let place = (edit.isNew ? "as a new line " : "on line ") + "\(edit.line)" + file + without
      lines.append("\(event.text) would come with '\(edit.text)' \(place)" + (edit.harm.map { "; but " + $0 } ?? ""))
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
  fileprivate func first(_ sign: String) -> Expectation.Pattern? {
    guard let line = difference.first(where: { $0.hasPrefix(sign) }),
      case .event(let event) = EventText.read(String(line.dropFirst(sign.count)))
    else { return nil }
    return event
  }
}
