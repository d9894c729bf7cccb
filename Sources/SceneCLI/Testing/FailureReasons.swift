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
  /// The behaviours that the run asks for.
  private let asked: Set<Behaviour>
  private var advice: EditAdvice<Loader>?
  /// The step in which an exception that no expectation names has ended the run.
  private let crash: Int?

  /// Runs the scene once more, with causes; nil if it doesn't compile.
  init?(_ file: SourceFile, as variation: Variation, loader: Loader) {
    var reading = loader
    let (compilation, run) = Pipeline.run(file, as: variation, loader: &reading, observers: CauseLog())
    guard let plan = compilation.plan, let run else { return nil }
    self.plan = plan
    explainer = Explainer(plan, run.observers)
    asked = run.observers.askedBehaviours
    crash = run.outcome.isRaiseExpected ? nil : run.outcome.raised?.step
    advice = EditAdvice(file, as: variation, loader: loader, work: run.outcome.work)
  }

  /// At most three lines for a failed expectation.
  mutating func lines(for failure: RunOutcome.Failure, of clause: Expectation.Clause) -> [String] {
    // Nothing happened any more, so no edit of what came before is the way out.
    if let crash, failure.step > crash { return ["an exception has ended the run in step \(crash), before this"] }
    var lines = change(mending: failure)
    switch clause.condition {
    case .trace, .contains:
      if let event = failure.first("+ "), let reason = reason(of: event, before: failure.step) { lines.append(reason) }
      // One that came at another place wasn't kept away.
      if let event = failure.first("- "), !failure.difference.contains("+ " + event.text) {
        lines += absence(of: event, from: failure)
      }
    case .lacks(let patterns):
      // One of them is meant: the one that the message names.
      let came = patterns.filter { failure.message.contains("'\($0.controller).\($0.callback)") }
      for pattern in came where lines.isEmpty {
        if let came = reason(of: pattern, before: failure.step) { lines.append(came) }
      }
    case .released(let names): lines += names.compactMap { owner(of: $0) }
    case .alive(let names):
      lines += names.compactMap {
        reason(of: .init(controller: $0, callback: "deinit", argument: nil), before: failure.step)
      }
    case .visible(let name): lines += whereabouts(of: name, from: failure)
    case .appeared:
      for line in failure.difference where !line.hasPrefix("  ") {
        let name = String(line.dropFirst(2))
        lines += line.hasPrefix("- ") ? whereabouts(of: name, from: failure) : origin(of: name, before: failure.step)
      }
    case .tree, .answers, .displayMode, .tabBar, .warnings, .raises: break
    }
    return Array(lines.prefix(3))
  }

  /// A rule that has changed since the scene was written.
  private mutating func change(mending failure: RunOutcome.Failure) -> [String] {
    let asked = asked
    guard let change = advice?.change(mending: failure, among: asked), let old = change.restoring else { return [] }
    return ["holds with '--quirk \(old.word)': changed in \(change.release), \(change.rule.rawValue)"]
  }

  /// Why an event came that wasn't expected.
  private func reason(of event: Expectation.Pattern, before step: Int) -> String? {
    guard let effect = explainer.events(event).last(where: { $0.step <= step }) else { return nil }
    let explanation = explainer.explain(effect)
    guard let near = explanation.links.first, let far = explanation.links.last else { return nil }
    let start = near == far ? "" : "; " + far.text
    return "\(event.text) came because \(near.text)\(rule(near.rule ?? explanation.rule))\(start)\(line(far.mark))"
  }

  /// Why a controller isn't on the screen: it left, or it never came.
  private mutating func whereabouts(of name: String, from failure: RunOutcome.Failure) -> [String] {
    func event(_ callback: Callback) -> Expectation.Pattern {
      Expectation.Pattern(controller: name, callback: callback.rawValue, argument: nil)
    }
    func last(_ callback: Callback) -> EffectID? {
      explainer.events(event(callback)).last { $0.step <= failure.step }?.id
    }
    let (came, left) = (last(.viewDidAppear) ?? .none, last(.viewWillDisappear) ?? .none)
    if came > left { return [] }
    let reason =
      left == .none
      ? refusal(of: event(.viewDidAppear), in: 0...failure.step)
      : self.reason(of: event(.viewWillDisappear), before: failure.step)
    return [reason, edit(for: event(.viewDidAppear), mending: failure)].compactMap { $0 }
  }

  /// Why a controller is on the screen.
  private func origin(of name: String, before step: Int) -> [String] {
    let event = Expectation.Pattern(controller: name, callback: Callback.viewDidAppear.rawValue, argument: nil)
    return reason(of: event, before: step).map { [$0] } ?? []
  }

  /// The reason that kept an event away, and an edit that would bring it.
  private mutating func absence(of event: Expectation.Pattern, from failure: RunOutcome.Failure) -> [String] {
    let steps = min(failure.firstStep, failure.step)...failure.step
    let came = explainer.events(event).contains { steps.contains($0.step) }
    return [refusal(of: event, in: steps), came ? nil : edit(for: event, mending: failure)].compactMap { $0 }
  }

  /// The reason that kept an event away in some steps.
  private func refusal(of event: Expectation.Pattern, in steps: ClosedRange<Int>) -> String? {
    guard let refusal = explainer.refusals(event).first(where: { steps.contains($0.step) }) else { return nil }
    guard let near = refusal.links.first else { return nil }
    return "\(event.text) didn't come because \(near.text)\(rule(near.rule))\(line(near.mark))"
  }

  /// The line that would make the expectation hold, or at least bring the event.
  private mutating func edit(for event: Expectation.Pattern, mending failure: RunOutcome.Failure) -> String? {
    guard let (edit, isEnough) = advice?.edit(for: event, mending: failure) else { return nil }
    guard isEnough || explainer.events(event).isEmpty else { return nil }
    let file = edit.file.map { " of \($0)" } ?? ""
    let without = edit.without.map { " without '\($0)'" } ?? ""
    let place = (edit.isNew ? "as a new line " : "on line ") + "\(edit.line)" + file + without
    let result = isEnough ? "this would hold" : "\(event.text) would come"
    return "\(result) with '\(edit.text)' \(place)"
  }

  /// The owner that keeps a controller alive which should have been freed.
  private func owner(of name: String) -> String? {
    guard let instance = plan.instances.firstIndex(where: { $0.name == name }) else { return nil }
    guard let owner = explainer.owners(of: InstanceID(instance)).first else { return nil }
    return "'\(name)' is alive because \(owner.text)\(rule(owner.rule))\(line(owner.mark))"
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
