internal import SceneBasics
internal import SceneCompiler
internal import SceneLanguage
internal import SceneLogs
internal import ScenePlan
internal import SceneSession
internal import SceneWhy

/// `why`: what an event comes from, up to the step in the file; or what kept it away.
struct WhyVerb: Verb {
  let name = "why"
  let overview = "Explain why an event came, or why it didn't."
  var discussion: [String] {
    [
      "An event is a line of an expectation's 'trace', as in 'detail.viewDidAppear(true)'; without its argument it means "
        + "any. Without an event, the verb shows the events of a step as a tree, each with its nearest reason.",
      "The reasons go from near to far, up to the step of the script. The number at the end of a line is a rule of "
        + "UIKit; 'scenograph explain N2.4' prints it.",
      "If the event never came, the answer says what kept it away, as with '--not', and which lines would bring it: each "
        + "was written into the scene, and that was run. Any answer has exit code 0.",
    ]
  }
  let operands = Operands(
    placeholder: "file", count: .oneOrTwo, second: "event",
    summary: "A scene or a plan ('-' is standard input), and the event.")
  var options: [any AnyCommandOption] {
    [
      WhyVerb.not, WhyVerb.alive, WhyVerb.step, WhyVerb.nth, WhyVerb.all, WhyVerb.details, WhyVerb.format,
      CommonOptions.output,
    ] + CommonOptions.ofLongWork + SystemOptions.all + ConfinementOptions.all
  }

  private static let not = CommandOption(flag: "not", summary: "Say what kept the event away.")
  private static let alive = CommandOption(
    text: "alive", placeholder: "id", completion: .controllers, example: "detail",
    summary:
      "Say what keeps this instance alive at the end of the run: controllers, a property, or a timer that hasn't "
      + "fired yet.")
  private static let step = CommandOption(
    text: "step", placeholder: "step",
    summary: "Only events of this step: its number (0 is the launch, and each entry of the script counts) or its id.")
  private static let nth = CommandOption<Int>(
    "nth", placeholder: "number", standard: "1", summary: "Which of several events is meant, counted from 1."
  ) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  private static let all = CommandOption(flag: "all", summary: "Explain each of several events.")
  private static let details = CommandOption(
    flag: "details", summary: "Show every effect on the way as the machine has it, with its number.")
  private static let format = CommandOption<ExplanationForm>(
    "format", placeholder: "format", choices: ExplanationForm.allCases.map { ($0.rawValue, $0.summary, $0) },
    summary: "The form of the answer.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try checkOrder(of: arguments.operands)
    let forms = FormChoice(
      verb: name, choices: ExplanationForm.allCases.map { ($0.rawValue, $0.endings, $0) })
    let form = try forms.form(arguments[WhyVerb.format]?.rawValue, for: arguments[CommonOptions.output])
    let (scene, advice, log) = try play(arguments.operands[0], in: session)
    let explainer = Explainer(scene.plan, log)
    var step: Int?
    if let word = arguments[WhyVerb.step] { step = try StepChoice.number(of: word, in: scene.plan) }
    let answer: Answer
    if let id = arguments[WhyVerb.alive] {
      try check(arguments)
      if let option: any AnyCommandOption = [WhyVerb.step, WhyVerb.nth].first(where: { arguments.has($0) }) {
        throw .usage(
          "'--\(option.name)' means nothing with '--alive', which tells of the end",
          hint: "leave '--\(option.name)' out")
      }
      let owners = try instance(id, in: scene.plan).map { explainer.owners(of: $0) } ?? []
      answer = { $0.write(owners: owners, of: id) }
    } else if arguments.operands.count > 1 {
      let question = try question(arguments.operands[1], in: scene.plan)
      answer = try self.answer(question, step: step, arguments, explainer, advice)
    } else {
      try check(arguments)
      let number = step ?? explainer.lastStep ?? 0
      answer = { $0.write(step: number, explainer.tree(ofStep: number), explainer) }
    }
    let isFile = arguments[CommonOptions.output].map { $0 != "-" } ?? false
    let decoration = isFile ? .plain : session.outputDecoration
    try session.deliver(to: arguments[CommonOptions.output]) { output in
      var sheet = ExplanationSheet(
        scene, form: form, showsDetails: arguments.has(WhyVerb.details), decoration: decoration, output: output)
      output = ByteWriter()
      answer(&sheet)
      sheet.finish()
      output = (consume sheet).output
    }
    return scene.exit
  }

  /// Writes an answer piece by piece: of a long run it is longer than what fits into memory.
  private typealias Answer = (inout ExplanationSheet) -> Void

  /// Finds the text to write so that an event comes. It takes a second reading of the scene, which most answers don't
  /// need.
  private typealias Advice = () -> EditAdvice<ImportLoader>?

  /// Plays a scene once, and keeps its causes.
  private func play(
    _ path: String, in session: Session
  ) throws(CommandFailure) -> (scene: CompiledScene, advice: Advice, log: CauseLog) {
    let reader = session.reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let (compilation, run) = Pipeline.run(file, as: session.variation, loader: &loader, observers: CauseLog())
    session.print(compilation)
    let scene = try CompiledScene(compilation, path: file.path)
    guard let run else { throw session.nothingToRun(scene) }
    let (variation, others, work) = (session.variation, reader.loader(of: path), run.outcome.work)
    return (scene, { EditAdvice(file, as: variation, loader: others, work: work) }, run.observers)
  }

  /// The event and the file are easily exchanged.
  private func checkOrder(of operands: [String]) throws(CommandFailure) {
    let areFiles = operands.map { (FileEnding.ofYAML + ["plan"]).contains(FileEnding.of($0) ?? "") }
    guard areFiles == [false, true] else { return }
    throw .usage("the file stands before the event", hint: "write 'scenograph why \(operands[1]) \(operands[0])'")
  }

  /// Options that choose among events mean nothing without one.
  private func check(_ arguments: Arguments) throws(CommandFailure) {
    for option in [WhyVerb.not, WhyVerb.all] where arguments.has(option) && arguments.operands.count < 2 {
      throw .usage(
        "'--\(option.name)' means nothing without an event", hint: "name one, as in 'detail.viewDidAppear'")
    }
  }

  private func answer(
    _ question: Expectation.Pattern, step: Int?, _ arguments: Arguments, _ explainer: Explainer,
    _ advice: @escaping Advice
  ) throws(CommandFailure) -> Answer {
    let events = explainer.events(question, step: step)
    guard !events.isEmpty, !arguments.has(WhyVerb.not) else {
      return { writeAbsence(of: question, events, step: step, explainer, advice, &$0) }
    }
    if arguments.has(WhyVerb.all) {
      return { sheet in
        for event in events { sheet.write(explainer.explain(event), details: explainer.details(of: event)) }
      }
    }
    let nth = arguments[WhyVerb.nth] ?? 1
    guard nth <= events.count else {
      throw .usage(
        "\(question.text) came \(times(events.count)), so there is no number \(nth)",
        hint: "'--all' explains each of them")
    }
    return { sheet in
      sheet.write(explainer.explain(events[nth - 1]), details: explainer.details(of: events[nth - 1]))
      if events.count > 1 {
        sheet.write(note: "It came \(times(events.count)), \(steps(of: events)); '--nth' chooses, '--all' shows each.")
      }
    }
  }

  private func writeAbsence(
    of question: Expectation.Pattern, _ events: [Effect], step: Int?, _ explainer: Explainer,
    _ advice: Advice, _ sheet: inout ExplanationSheet
  ) {
    if !events.isEmpty { sheet.write(note: "\(question.text) came \(times(events.count)), \(steps(of: events)).") }
    let flags = explainer.answer(withoutFlagsOf: question, step: step)
    sheet.write(
      refusals: flags == nil ? explainer.refusals(question, step: step) : [], of: question,
      answer: flags ?? explainer.answer(question, step: step),
      isCome: !events.isEmpty, in: step)
    guard events.isEmpty else {
      for remark in explainer.remarks(on: question, events) { sheet.write(note: remark) }
      return
    }
    if question.argument != nil {
      var any = question
      any.argument = nil
      let others = explainer.events(any, step: step)
      if !others.isEmpty {
        sheet.write(note: "With another argument it came \(times(others.count)), \(steps(of: others)).")
      }
    }
    let elsewhere = step == nil ? [] : explainer.events(question)
    if elsewhere.isEmpty {
      var advice = advice()
      sheet.write(edits: advice?.edits(for: question, from: step) ?? [])
    } else {
      sheet.write(note: "It came \(times(elsewhere.count)), \(steps(of: elsewhere)).")
    }
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

  private func steps(of events: [Effect]) -> String {
    var numbers: [String] = []
    for event in events where numbers.last != String(event.step) { numbers.append(String(event.step)) }
    let rest = numbers.count > 20 ? " and \(numbers.count - 10) more" : ""
    if !rest.isEmpty { numbers.removeLast(numbers.count - 10) }
    return (numbers.count == 1 ? "in step " : "in steps ") + numbers.joined(separator: ", ") + rest
  }

  // MARK: Names

  /// The instance of a name; nil for a controller that was never made.
  private func instance(_ id: String, in plan: HierarchyPlan) throws(CommandFailure) -> InstanceID? {
    if let index = plan.instances.firstIndex(where: { $0.name == id }) { return InstanceID(index) }
    let made = plan.instances.filter { !$0.isPrivate }.map(\.name)
    let declared = plan.templates.filter { !$0.isPrivate }.map(\.id)
    if declared.contains(id) { return nil }
    throw unknown("controller", id, known: made + declared.filter { !made.contains($0) })
  }

  private func question(_ text: String, in plan: HierarchyPlan) throws(CommandFailure) -> Expectation.Pattern {
    var question: Expectation.Pattern
    switch EventText.read(text) {
    case .event(let pattern): question = pattern
    case .labelled:
      throw .usage("'\(text)' is no event", hint: "write it without labels: '\(EventText.withoutLabels(text))'")
    case .malformed: throw .usage("'\(text)' is no event", hint: wayToEvent(from: text, in: plan))
    }
    if question.controller != "app" { _ = try instance(question.controller, in: plan) }
    let actions = plan.templates.flatMap(\.unwindActions)
    let known = Callback.allCases.filter { $0 != .unwindAction }.map(\.rawValue) + actions
    if !known.contains(question.callback) {
      try checkOtherNames(question)
      if let callback = Callback(said: question.callback) { question.callback = callback.rawValue }
    }
    if !known.contains(question.callback), WordLeads.leads(of: question.callback).first?.target == .nothing,
      let advice = WordAdvice(elsewhere: question.callback)
    {
      throw .usage("the scene has no callback '\(question.callback)'", hint: advice.hint)
    }
    if !known.contains(question.callback) { throw unknown("callback", question.callback, known: known) }
    return question
  }

  /// Names of UIKit that are no events: a question that it asks, and a flag that an event has.
  private func checkOtherNames(_ question: Expectation.Pattern) throws(CommandFailure) {
    let (name, subject) = (question.callback, question.controller)
    if Question(rawValue: name) != nil {
      throw .usage(
        "'\(name)' is a question of UIKit's, and no event",
        hint: "'- expect: { answers: { \(name): \(subject) } }' says whose answer counts")
    }
    if AppearanceFlags.all.contains(where: { $0.name == name }) {
      throw .usage(
        "'\(name)' is a flag, and no event",
        hint: "write it behind an event, as in '\(subject).viewWillDisappear \(name)'")
    }
  }

  /// How to complete half an event: a callback without its controller, or a controller without a callback.
  private func wayToEvent(from text: String, in plan: HierarchyPlan) -> String {
    let names = plan.instances.filter { !$0.isPrivate }.map(\.name)
    let callback = Callback.viewDidAppear.rawValue
    let name = names.first ?? "detail"
    if names.contains(text) { return "write a callback behind the controller, as in '\(text).\(callback)'" }
    if Callback(rawValue: text) != nil { return "write a controller before the callback, as in '\(name).\(text)'" }
    return "write a controller and a callback, as in '\(name).\(callback)'"
  }

  private func unknown(_ what: String, _ name: String, known: [String]) -> CommandFailure {
    let nearest = Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    let list = known.count <= 12 ? "it has " + known.joined(separator: ", ") : "'scenograph explain events' lists them"
    return .usage("the scene has no \(what) '\(name)'" + nearest, hint: list)
  }
}
