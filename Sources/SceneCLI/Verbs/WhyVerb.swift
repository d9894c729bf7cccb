internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneWhy

/// `why`: what an event comes from, up to the step in the file; or what kept it away.
struct WhyVerb: Verb {
  let name = "why"
  let overview = "Explain why an event came, or why it didn't."
  var discussion: [String] {
    [
      "An event is a controller and a callback, as in 'detail.viewDidAppear(true)'; without its argument it means any. "
        + "Without an event, the verb lists the events of a step, each with its nearest reason.",
      "The reasons go from near to far, up to the step of the script. The number at the end of a line is a rule of "
        + "UIKit; 'scenograph explain N2.4' prints it.",
      "If the event never came, the answer says what kept it away, as with '--not'. Any answer has exit code 0.",
    ]
  }
  let operands = Operands(
    placeholder: "file", count: .oneOrTwo, second: "event",
    summary: "A scene or a plan ('-' is standard input), and the event.")
  var options: [any AnyCommandOption] {
    [
      WhyVerb.not, WhyVerb.alive, WhyVerb.step, WhyVerb.nth, WhyVerb.all, WhyVerb.format, CommonOptions.output,
    ] + SystemOptions.all + ConfinementOptions.all
  }

  private static let not = CommandOption(flag: "not", summary: "Say what kept the event away.")
  private static let alive = CommandOption(
    text: "alive", placeholder: "id", summary: "Say which controllers and timers keep this instance alive at the end.")
  private static let step = CommandOption(
    text: "step", placeholder: "step", summary: "Only events of this step: its number (0 is the launch) or its id.")
  private static let nth = CommandOption<Int>(
    "nth", placeholder: "number", standard: "1", summary: "Which of several events is meant, counted from 1."
  ) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  private static let all = CommandOption(flag: "all", summary: "Explain each of several events.")
  private static let format = CommandOption<ExplanationForm>(
    "format", placeholder: "format", choices: ExplanationForm.allCases.map { ($0.rawValue, $0.summary, $0) },
    summary: "The form of the answer.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let scene = try session.compileToRun(arguments.operands[0])
    var log = CauseLog()
    _ = Pipeline.run(scene.plan, limits: scene.limits, observer: &log)
    let explainer = Explainer(scene.plan, log)
    var step: Int?
    if let word = arguments[WhyVerb.step] { step = try StepChoice.step(word).numbers(in: scene.plan)?.first }
    let form = arguments[WhyVerb.format] ?? .text
    var sheet = ExplanationSheet(scene, form: form, decoration: session.outputDecoration)
    if let id = arguments[WhyVerb.alive] {
      let instance = try self.instance(id, in: scene.plan)
      sheet.write(owners: explainer.owners(of: instance), of: id)
    } else if arguments.operands.count > 1 {
      let question = try question(arguments.operands[1], in: scene.plan)
      try answer(question, step: step, arguments, explainer, &sheet, session)
    } else {
      let number = step ?? explainer.lastStep ?? 0
      sheet.write(step: number, explainer.events(ofStep: number).map { explainer.explain($0) })
    }
    try session.deliver(sheet.bytes, to: arguments[CommonOptions.output])
    return scene.exit
  }

  private func answer(
    _ question: EventQuestion, step: Int?, _ arguments: Arguments, _ explainer: Explainer,
    _ sheet: inout ExplanationSheet, _ session: Session
  ) throws(CommandFailure) {
    let events = explainer.events(question, step: step)
    let refusals = explainer.refusals(question, step: step)
    if arguments.has(WhyVerb.not) || events.isEmpty {
      if !events.isEmpty { sheet.write(note: "\(question.text) came \(times(events.count)); \(steps(of: events)).") }
      sheet.write(refusals: refusals, of: question, isCome: !events.isEmpty, in: step)
      let elsewhere = step == nil ? [] : explainer.events(question)
      if !elsewhere.isEmpty, events.isEmpty {
        sheet.write(note: "It came \(times(elsewhere.count)), \(steps(of: elsewhere)).")
      } else if events.isEmpty {
        sheet.write(edits: try edits(question, arguments.operands[0], session))
      }
      return
    }
    if arguments.has(WhyVerb.all) {
      for event in events { sheet.write(explainer.explain(event)) }
      return
    }
    let nth = arguments[WhyVerb.nth] ?? 1
    guard nth <= events.count else {
      throw .usage(
        "\(question.text) came \(times(events.count)), so there is no number \(nth)",
        hint: "'--all' explains each of them")
    }
    sheet.write(explainer.explain(events[nth - 1]))
    if events.count > 1 {
      sheet.write(note: "It came \(times(events.count)), \(steps(of: events)); '--nth' chooses, '--all' shows each.")
    }
  }

  /// What would bring the event; nothing where only a plan is there.
  private func edits(_ question: EventQuestion, _ path: String, _ session: Session) throws(CommandFailure) -> [Edit] {
    guard path != "-" else { return [] }
    let reader = session.reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    guard let program = Pipeline.program(of: file, as: session.variation, loader: &loader).program else { return [] }
    var search = EditSearch(question, in: program, limits: file.limits)
    return search.run()
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

  private func steps(of events: [Effect]) -> String {
    var numbers: [String] = []
    for event in events where numbers.last != String(event.step) { numbers.append(String(event.step)) }
    return (numbers.count == 1 ? "in step " : "in steps ") + numbers.joined(separator: ", ")
  }

  // MARK: Names

  private func instance(_ id: String, in plan: HierarchyPlan) throws(CommandFailure) -> InstanceID {
    if let index = plan.instances.firstIndex(where: { $0.name == id }) { return InstanceID(index) }
    throw unknown("controller", id, known: plan.instances.filter { !$0.isPrivate }.map(\.name))
  }

  private func question(_ text: String, in plan: HierarchyPlan) throws(CommandFailure) -> EventQuestion {
    guard let question = EventQuestion(text) else {
      throw .usage("'\(text)' is no event", hint: "write a controller and a callback, as in 'detail.viewDidAppear'")
    }
    if question.controller != "app" { _ = try instance(question.controller, in: plan) }
    let actions = plan.templates.flatMap(\.unwindActions)
    let known = Callback.allCases.map(\.rawValue) + actions
    if !known.contains(question.callback) { throw unknown("callback", question.callback, known: known) }
    return question
  }

  private func unknown(_ what: String, _ name: String, known: [String]) -> CommandFailure {
    let nearest = Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    let list = known.count <= 12 ? "it has " + known.joined(separator: ", ") : "'scenograph explain events' lists them"
    return .usage("the scene has no \(what) '\(name)'" + nearest, hint: list)
  }
}
