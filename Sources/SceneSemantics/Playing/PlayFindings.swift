internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax
internal import SceneWorld

/// Makes findings of what a run shows: of what UIKit says, of what the simulation remarks, and of links left half done.
struct PlayFindings: LifecycleObserver {
  let scene: ResolvedScene
  let program: Program
  private(set) var sink = DiagnosticSink()
  /// The latest place on each line where something was done.
  private var spans: [SourceMark: SourceSpan] = [:]
  private var watch = ContainmentWatch()
  private var links = LinkMemory()
  private var hasRaised = false
  private var isStopped = false
  /// Observes everything that happens; tests compare it with a run of the plan.
  private let onEvent: ((LifecycleEvent) -> Void)?

  init(_ scene: ResolvedScene, _ program: Program, onEvent: ((LifecycleEvent) -> Void)? = nil) {
    self.scene = scene
    self.program = program
    self.onEvent = onEvent
  }

  /// Hands on what was found.
  func report(to sink: inout DiagnosticSink) {
    for diagnostic in self.sink.diagnostics { sink.report(diagnostic) }
  }

  // MARK: LifecycleObserver

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    let place = step.number == 0 ? program.initialPlace : program.script?[step.number - 1].place ?? .none
    if let span = program.places.span(of: place) { spans[step.mark] = span }
  }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    if let span = program.places.span(of: cause.place) { spans[cause.mark] = span }
    guard instruction.isOfLinks else { return }
    let written = cause.place == program.initialPlace ? nil : program.places.span(of: cause.place)
    let place = written ?? declaredPlace(of: instruction, world) ?? span(of: cause.mark)
    links.observe(instruction, at: place)
    watch.observe(instruction, at: place, world: world)
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    onEvent?(event)
    if event.callback == .`deinit`, let instance = event.instance {
      links.forget(instance)
      watch.forget(instance)
    }
    guard case .message(let message) = event.argument else { return }
    if event.callback == .exception { hasRaised = true }
    var causes: [Diagnostic.Note] = []
    for cause in links.causes(of: message) {
      causes.append(
        Diagnostic.Note("'\(world.name(of: cause.instance, in: program))' \(cause.what) here", at: cause.place))
    }
    sink.report(.uikit(message, at: span(of: event.mark), causes: causes, program: program, world: world))
  }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    let place = program.places.span(of: cause.place) ?? span(of: cause.mark)
    switch remark {
    case .advice(let advice): if !isLeftToCode(advice, world) { sink.report(diagnostic(advice, at: place, world)) }
    case .problem(let problem):
      if !isStopped { sink.report(diagnostic(problem, at: place, world)) }
      isStopped = true
    }
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if let limit = world.limit {
      let cause = world.limitCause
      if !isStopped { sink.report(.runsForEver(limit, at: span(of: cause?.mark ?? .none))) }
      isStopped = true
    }
    for finding in watch.findings(world, isCutShort: hasRaised || isStopped) { sink.report(diagnostic(finding)) }
  }

  // MARK: Places

  /// The place of a mark: the step's verb where one stands there, else the line.
  private func span(of mark: SourceMark) -> SourceSpan {
    spans[mark]
      ?? SourceSpan(
        line: max(mark.line, 1), column: 1, length: 0, file: scene.files.entries[Int(mark.file)].document.file)
  }

  /// Where a container lists the child that it takes in by itself.
  private func declaredPlace(of instruction: Instruction, _ world: borrowing World) -> SourceSpan? {
    switch instruction {
    case .addChild(let child, let parent), .link(let child, let parent, _), .addSubview(let child, let parent),
      .place(let child, let parent):
      let owner = Int(world[parent].template)
      let template = Int(world[child].template)
      guard program.templates.indices.contains(owner),
        let content = program.templates[owner].contents.first(where: { $0.template == template })
      else { return nil }
      return program.places.span(of: content.place)
    default: return nil
    }
  }
}

extension Instruction {
  /// Whether it makes or ends a link, or opens an appearance: what half-done containment shows in.
  fileprivate var isOfLinks: Bool {
    switch self {
    case .addChild, .removeFromParent, .willMove, .didMove, .link, .unlink, .addSubview, .removeFromSuperview, .place,
      .displace, .begin, .present, .unpresent:
      true
    case .make, .hold, .release, .keep, .letGo, .load, .setCurrent, .inAnimation, .constrain, .removeConstraints, .end,
      .isAppearing, .showTop, .setNeedsLayout, .setNeedsUpdateConstraints, .layoutIfNeeded, .setRoot, .restyle, .attach,
      .detach,
      .cover, .beginDismissal, .reserveTransition, .openTransition,
      .closeTransition, .schedule, .emit, .warn, .raise, .delegate, .setForwardsAppearance, .setCapturesStatusBar,
      .setDisplayMode, .expect:
      false
    }
  }
}
