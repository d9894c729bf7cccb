internal import SceneBasics
internal import SceneCompiler
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneSession
internal import SceneWhy

/// Why what a scene expects didn't come true: why the unexpected event came, and what kept the missing one away.
struct FailureReasons<Loader: SourceLoader> {
  let plan: HierarchyPlan
  let explainer: Explainer
  /// The behaviours that the run asks for.
  private let asked: Set<Behaviour>
  private var advice: EditAdvice<Loader>?
  /// The step in which an exception that no expectation names has ended the run.
  private let crash: Int?
  /// The controllers that the failed clause names.
  private var topic: [String] = []
  /// The lines that earlier failures have offered, each with its place. A new step is the one that is offered between the
  /// same two deeds.
  private var offered: [OfferedEdit: Int] = [:]

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
    topic = clause.condition.controllers
    switch clause.condition {
    case .trace, .contains:
      if let event = failure.first("+ "),
        let reason = orderReason(event, in: clause.condition, of: failure) ?? reason(of: event, before: failure.step)
      {
        lines.append(reason)
      }
      // One that came at another place wasn't kept away.
      if let event = failure.first("- "), !failure.difference.contains("+ " + event.text) {
        lines += absence(of: event, from: failure)
      }
    case .lacks(let patterns):
      // One of them is meant: the one that came.
      let came = patterns.filter {
        $0.controller == failure.event?.controller && $0.callback == failure.event?.callback
      }
      for pattern in came where lines.isEmpty {
        // The message names the first one.
        let first = explainer.events(pattern).first { failure.firstStep <= $0.step && $0.step <= failure.step }
        if let came = reason(of: pattern, before: first?.step ?? failure.step) { lines.append(came) }
      }
    case .released(let names):
      lines += names.filter(failure.controllers.contains).compactMap {
        reasonToStay(of: $0, in: failure) ?? owner(of: $0, in: failure.step)
      }
    case .alive(let names):
      lines += names.filter(failure.controllers.contains).compactMap {
        reason(of: event(.`deinit`, of: $0), before: failure.step) ?? making(of: $0, after: failure.step)
      }
    case .visible(let name):
      let seen = failure.controllers.first
      let kind = plan.templates.first { $0.id == name.prefix { $0 != "#" } }?.kind
      if let seen, let kind, kind.isStock, explainer.containers(around: seen).contains(name) {
        return ["\(kind.words) is never what is 'visible': that is what it shows"]
      }
      if let stays = seen.flatMap({ reasonToStay(of: $0, in: failure) }) {
        let came = event(.viewDidAppear, of: name)
        lines += [stays] + [edit(for: came, mending: failure, excluding: [.tap, .swipe])].compactMap { $0 }
      } else if let seen, let last = closing(around: name, seen: seen, in: failure) {
        let isCovered = departure(of: name, by: failure.step) == nil
        let wanted = isCovered ? event(.viewDidDisappear, of: seen) : event(.viewDidAppear, of: name)
        let way = edit(for: wanted, mending: failure, excluding: [.tap, .swipe])
        // The screen is what is expected, so an edit that only brings the event is no way out.
        lines += [last] + [way].compactMap { $0?.hasPrefix("this would hold") == true ? $0 : nil }
      } else {
        lines += whereabouts(of: name, from: failure)
      }
      // It is where it was, and something covers it.
      if lines.isEmpty, let seen { lines += origin(of: seen, before: failure.step) }
    case .appeared:
      for line in failure.difference where !line.hasPrefix("  ") {
        let name = String(line.dropFirst(2))
        let more = line.hasPrefix("- ") ? whereabouts(of: name, from: failure) : origin(of: name, before: failure.step)
        lines += more.filter { !lines.contains($0) }
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
  func reason(of event: Expectation.Pattern, before step: Int) -> String? {
    guard let effect = explainer.events(event).last(where: { $0.step <= step }) else { return nil }
    let explanation = explainer.explain(effect)
    guard let near = explanation.links.first, let far = explanation.links.last else { return nil }
    let start = near == far ? "" : "; " + far.text
    return "\(event.text) came because \(near.text)\(rule(near.rule ?? explanation.rule))\(start)\(line(far.mark))"
  }

  func event(_ callback: Callback, of name: String) -> Expectation.Pattern {
    Expectation.Pattern(controller: name, callback: callback.rawValue, argument: nil)
  }

  /// The reason that kept an event away, and an edit that would bring it.
  private mutating func absence(of event: Expectation.Pattern, from failure: RunOutcome.Failure) -> [String] {
    let steps = min(failure.firstStep, failure.step)...failure.step
    let came = explainer.events(event).contains { steps.contains($0.step) }
    // It came with other flags, so nothing kept it away.
    let answers = came ? [] : steps.compactMap { [explainer] in explainer.answer(withoutFlagsOf: event, step: $0) }
    if let answer = answers.last { return [answer] }
    let isGone = event.isOfComing && !came && hasGone(event.controller, before: failure)
    let left = isGone ? departure(of: event.controller, by: failure.step) : nil
    // An instance that isn't there gets nothing.
    let isUnmade = event.controller != "app" && explainer.events(self.event(.`init`, of: event.controller)).isEmpty
    let state = came || isUnmade ? nil : state(keepingAway: event, in: failure)
    // A gesture back is no step that a script lacks: it only sends what any way back sends.
    let excluded = left == nil && state?.isFinal != true ? [.swipe] : Set(StepVerb.allCases)
    return [
      refusal(of: event, in: steps) ?? left ?? stay(insteadOf: event, in: failure)
        ?? (isUnmade ? "'\(event.controller)' was never made" : state?.reason) ?? (came ? nil : sender(of: event)),
      came ? nil : edit(for: event, mending: failure, excluding: excluded),
    ].compactMap { $0 }
  }

  /// The sender that a message of a segue would have; nil of another event.
  private func sender(of event: Expectation.Pattern) -> String? {
    Callback(rawValue: event.callback)?.group == .segues ? explainer.answer(event) : nil
  }

  /// The state of a controller that kept an event away; nil where that says nothing.
  ///
  /// It is final where the controller has had what it expects, or can't lose it: then a step that happens to bring the
  /// event is another story.
  private func state(
    keepingAway event: Expectation.Pattern, in failure: RunOutcome.Failure
  ) -> (reason: String, isFinal: Bool)? {
    let (name, deed) = (event.controller, lastDeed(before: failure))
    // It came with another argument, or such a controller never gets it: the state says nothing of that.
    let bare = Expectation.Pattern(controller: name, callback: event.callback, argument: nil)
    let kinds = Callback(rawValue: event.callback)?.kinds
    let kind = plan.templates.first { $0.id == name.prefix { $0 != "#" } }?.kind
    // A damaged plan may expect something of steps that come later.
    if explainer.events(bare).contains(where: { failure.firstStep <= $0.step && $0.step <= failure.step })
      || kind.map({ kinds?.contains($0) == false }) == true
    {
      return nil
    }
    if let callback = Callback(rawValue: event.callback), name != "app" {
      if callback == .deinit {
        return owner(of: name, in: failure.step).map { ($0, true) }
      }
      if let freed = explainer.events(self.event(.deinit, of: name)).last(where: { $0.step <= failure.step }) {
        // It went without a word of its own.
        let untold = explainer.refusals(self.event(.viewDidDisappear, of: name)).first { $0.step == freed.step }
        if event.isOfComing, let near = untold?.links.first {
          return ("\(near.text)\(rule(near.rule))\(line(near.mark)), and was freed", true)
        }
        return ("'\(name)' was freed in step \(freed.step)\(line(freed.mark)), and gets nothing any more", true)
      }
    }
    guard let reason = explainer.stateReason(event, step: deed) else { return nil }
    let hasAppeared = explainer.events(self.event(.viewWillAppear, of: name)).contains { $0.step <= failure.step }
    return (reason, hasAppeared)
  }

  /// The reason that kept an event away in some steps.
  func refusal(of event: Expectation.Pattern, in steps: ClosedRange<Int>) -> String? {
    guard let refusal = explainer.refusals(event).first(where: { steps.contains($0.step) }) else { return nil }
    guard let near = refusal.links.first else { return nil }
    return "\(event.text) didn't come because \(near.text)\(rule(near.rule))\(line(near.mark))"
  }

  /// The line that would make the expectation hold, or at least bring the event.
  ///
  /// - Parameter excluded: Verbs that one more step may not have. Where a controller has just left, any step would only
  ///   undo what the scene is about.
  mutating func edit(
    for event: Expectation.Pattern, mending failure: RunOutcome.Failure, excluding excluded: Set<StepVerb> = []
  ) -> String? {
    // Where a controller is to come, its container may bring it.
    let around = event.isOfComing ? explainer.containers(around: event.controller) : []
    let named = (topic + [event.controller]).map { String($0.prefix { $0 != "#" }) }
    guard
      let (edit, isEnough) = advice?.edit(
        for: event, mending: failure, naming: around.union(named), excluding: excluded)
    else { return nil }
    guard isEnough || explainer.events(event).isEmpty else { return nil }
    let result = isEnough ? "this would hold" : "\(event.text) would come"
    let file = edit.file.map { " of \($0)" } ?? ""
    var known = edit
    known.step = 0
    if edit.isNew, edit.text.hasPrefix("- ") { known.line = lastDeed(before: failure) }
    if let line = offered[known] {
      return "\(result) with the \(edit.isNew ? "new " : "")line \(line)\(file) that is offered above"
    }
    offered[known] = edit.line
    let without = edit.without.map { " without '\($0)'" } ?? ""
    let place = (edit.isNew ? "as a new line " : "on line ") + "\(edit.line)" + file + without
    return "\(result) with '\(edit.text)' \(place)"
  }

  /// The owner that keeps a controller alive in a step, or the later step that frees it.
  private func owner(of name: String, in step: Int) -> String? {
    if let end = explainer.events(event(.terminated, of: "app")).first, end.step <= step {
      return "the process has ended in step \(end.step)\(line(end.mark)), and frees nothing one by one"
    }
    guard let instance = plan.instances.firstIndex(where: { $0.name == name }) else { return nil }
    if let owner = explainer.owners(of: InstanceID(instance), inStep: step).first {
      return "'\(name)' is alive because \(owner.text)\(rule(owner.rule))\(line(owner.mark))"
    }
    guard let freed = explainer.events(event(.`deinit`, of: name)).first(where: { $0.step > step }) else { return nil }
    return "'\(name)' is freed only in step \(freed.step)\(line(freed.mark))"
  }

  func rule(_ rule: RuleNumber?) -> String { rule.map { " (\($0.rawValue))" } ?? "" }

  func line(_ mark: SourceMark?) -> String {
    guard let mark, mark.line > 0 else { return "" }
    return mark.file == 0 ? ", line \(mark.line)" : ", line \(mark.line) of \(plan.path(of: mark) ?? "")"
  }
}
