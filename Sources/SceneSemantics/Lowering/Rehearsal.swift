internal import SceneBasics
internal import ScenePlan
internal import SceneRuntime
internal import SceneSyntax

/// The compiler's side of lowering: it plays the scene on the machine, says with each turn what the containers do, and
/// writes down every instruction that it gives.
///
/// So there is one model of UIKit: a plan can't run otherwise than it was rehearsed.
struct Rehearsal: MachineHost {
  let scene: ResolvedScene
  var plan: HierarchyPlan
  var sink = DiagnosticSink()
  var cast: Cast
  var environment: SceneEnvironment
  /// The context of the work that is being lowered.
  var frame = Frame(file: 0, mark: .none, step: 0)
  /// Where the steps stand from which instructions come.
  var spans: [SourceMark: SourceSpan] = [:]
  /// The presentations and dismissals that run, by their presenter (M6.8).
  var presentations: [InstanceID: TransitionID] = [:]
  /// What containers remember between steps.
  private var memories: [InstanceID: any ContainerMemory] = [:]
  /// The window's width and height when a controller's view was last on the screen.
  var sizes: [InstanceID: [Double]] = [:]
  /// Children with a frame of their own, outside the layout.
  var framed: Set<InstanceID> = []
  /// The running changes of containers' own children; presentations and turns of the device aren't among them.
  private var changes: [InstanceID: TransitionID] = [:]
  /// On whom `present` was called, by the presented one (G7.41).
  var presentingReceivers: [InstanceID: InstanceID] = [:]
  /// The routines of expectations.
  var judging: Set<RoutineID> = []
  /// How many instances come with one of a template, once that has been counted.
  var counts: [Int: Int] = [:]
  /// Hears of everything that happens while the scene is played; tests compare it with a run of the plan.
  var onEvent: ((LifecycleEvent) -> Void)?
  /// A step can't mean anything, or there is too much of something: nothing more is lowered.
  private(set) var isStopped = false

  /// What is still to be lowered, by routine; the next part stands last.
  private var agendas: [Int: [Part]] = [:]
  /// What the work that is being lowered has come to so far.
  private var output: [Part] = []
  private var transitionCount = 0
  private var names: [String: NameID] = [:]
  private var watch = ContainmentWatch()
  private var links = LinkMemory()
  private var hasRaised = false
  /// Where the step stands from which the latest instruction comes.
  private var performed: SourceSpan?

  /// Instructions, and work that is lowered when its turn comes.
  private enum Part {
    case instruction(Instruction, SourceMark, SourceSpan?)
    case work(Frame, Work)
  }

  typealias Work = (inout Rehearsal, HierarchyState) -> Void

  init(_ scene: ResolvedScene, plan: HierarchyPlan) {
    self.scene = scene
    self.plan = plan
    cast = Cast(templateCount: scene.templateCount + ResolvedScene.Private.allCases.count)
    environment = SceneEnvironment(scene.document, behaviours: plan.behaviours)
  }

  /// What a container remembers between steps, if it remembers that kind of thing.
  subscript<Memory: ContainerMemory>(_ type: Memory.Type, _ container: InstanceID) -> Memory? {
    get { memories[container] as? Memory }
    set { memories[container] = newValue }
  }

  // MARK: What lowering says

  /// Gives an instruction.
  mutating func add(_ instruction: Instruction) {
    if case .closeTransition(let ended) = instruction { changes = changes.filter { $0.value != ended } }
    output.append(.instruction(instruction, frame.mark, frame.span))
  }

  /// Goes on when all that was given so far has been carried out.
  mutating func then(_ work: @escaping Work) { output.append(.work(frame, work)) }

  /// Ends an appearance that a stock container has begun; whoever was off the screen already is left alone.
  mutating func endIfOpen(_ instance: InstanceID) {
    then { rehearsal, state in
      if state[instance].depth > 0 { rehearsal.add(.end(instance)) }
    }
  }

  /// Goes on in a routine of its own.
  mutating func schedule(_ name: String, _ due: Due, _ work: @escaping Work) {
    add(.schedule(open(name, [.work(frame, work)]), due))
  }

  /// A new transition's id.
  mutating func newTransition() -> TransitionID {
    transitionCount += 1
    return TransitionID(transitionCount - 1)
  }

  /// A transition in which a container exchanges its children.
  mutating func newTransition(of container: InstanceID) -> TransitionID {
    let transition = newTransition()
    changes[container] = transition
    return transition
  }

  /// The change of its children that runs in a container.
  func runningChange(in container: InstanceID) -> TransitionID? { changes[container] }

  /// N2.37: what comes while a container exchanges its children waits for the end of that.
  ///
  /// - Returns: Whether it waits; it is forgotten if the container has gone by then.
  mutating func waits(_ change: Change, on container: InstanceID, _ work: @escaping Work) -> Bool {
    guard let running = runningChange(in: container) else { return false }
    schedule(change.title, .closeOf(running)) { rehearsal, state in
      if state[container].isAlive { work(&rehearsal, state) }
    }
    return true
  }

  /// A name that events carry.
  mutating func name(_ text: String) -> NameID {
    if let id = names[text] { return id }
    let id = NameID(plan.names.count)
    plan.names.append(text)
    names[text] = id
    return id
  }

  /// Reports a step that can't mean anything; what would follow can't be known.
  mutating func fail(_ diagnostic: Diagnostic) {
    guard !isStopped else { return }
    sink.report(diagnostic)
    isStopped = true
  }

  /// Opens a routine for a step of the script, whose work is lowered when it starts.
  mutating func open(_ name: String, step: Int, frame: Frame, _ work: @escaping Work) -> RoutineID {
    let outer = self.frame
    self.frame = frame
    defer { self.frame = outer }
    self.frame.step = step
    return open(name, [.work(self.frame, work)])
  }

  private mutating func open(_ name: String, _ parts: [Part]) -> RoutineID {
    let id = RoutineID(plan.routines.count)
    plan.routines.append(Routine(name: name, step: frame.step))
    agendas[id.index] = parts
    return id
  }

  // MARK: MachineHost

  func record(of instance: InstanceID) -> InstanceRecord { plan.instances[instance.index] }

  func step(of routine: RoutineID) -> Int { plan.routines[routine.index].step }

  mutating func next(
    in routine: RoutineID, at position: Int, state: borrowing HierarchyState
  ) -> (instruction: Instruction, mark: SourceMark)? {
    while !isStopped, let part = agendas[routine.index]?.popLast() {
      switch part {
      case .instruction(let instruction, let mark, let span):
        // Several steps may stand on one line.
        spans[mark] = span ?? spans[mark]
        performed = span
        plan.routines[routine.index].instructions.append(instruction)
        plan.routines[routine.index].marks.append(mark)
        return (instruction, mark)
      case .work(let frame, let work):
        let parts = lower(work, in: frame, state: state)
        agendas[routine.index]?.append(contentsOf: parts.reversed())
      }
    }
    agendas[routine.index] = nil
    return nil
  }

  func isJudging(_ routine: RoutineID) -> Bool { judging.contains(routine) }

  func isHooked(_ instance: InstanceID, _ callback: Callback) -> Bool {
    cast[instance].hooks.contains(callback)
  }

  mutating func hook(
    _ instance: InstanceID, _ callback: Callback, _ argument: Argument, occurrence: Int,
    state: borrowing HierarchyState
  ) -> RoutineID? {
    guard !isStopped else { return nil }
    var inner = frame
    inner.owner = instance
    inner.receiver = instance
    inner.file = scene.file(of: cast[instance].template)
    inner.mark = plan.templates.isEmpty ? .none : scene.mark(scene.declaration(of: cast[instance].template).id.span)
    inner.animated = if case .animated(let isAnimated) = argument { isAnimated } else { nil }
    let parts = lower(
      { rehearsal, state in rehearsal.lowerCallback(callback, argument, of: instance, state: state) }, in: inner,
      state: state)
    if parts.isEmpty { return nil }
    let outer = frame
    frame = inner
    let routine = open("\(plan.name(instance)).\(callback.rawValue)", parts.reversed())
    frame = outer
    plan.hooks.append(Hook(instance: instance, callback: callback, occurrence: occurrence, routine: routine))
    return routine
  }

  mutating func judge(_ expectation: ExpectationID, state: borrowing HierarchyState) {}

  mutating func perform(_ instruction: Instruction, cause: EventCause, state: borrowing HierarchyState) {
    // Hooks that open while this instruction is carried out belong to its step.
    frame.step = cause.step
    let written = performed == scene.document.initial?.span ? nil : performed
    let place = written ?? declaredPlace(of: instruction) ?? span(of: cause.mark)
    links.observe(instruction, at: place)
    watch.observe(instruction, at: place, state: state)
  }

  mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState) {
    onEvent?(event)
    guard case .message(let message) = event.argument else { return }
    if event.callback == .exception { hasRaised = true }
    sink.report(.uikit(message, at: span(of: event.mark), causes: causes(of: message), plan: plan))
  }

  /// Reports what the scene leaves undone at its end, unless that came too early.
  mutating func reportRest(_ state: HierarchyState) {
    for finding in watch.findings(state, isCutShort: hasRaised || isStopped) { sink.report(diagnostic(finding)) }
  }

  /// Where the links were made that a message of UIKit speaks of: a mistake often shows later than it was made.
  private func causes(of message: Message) -> [Diagnostic.Note] {
    links.causes(of: message).map { cause in
      Diagnostic.Note("'\(plan.name(cause.instance))' \(cause.what) here", at: cause.place)
    }
  }

  /// Where a container lists the child that it takes in by itself.
  private func declaredPlace(of instruction: Instruction) -> SourceSpan? {
    switch instruction {
    case .addChild(let child, let parent), .link(let child, let parent, _), .addSubview(let child, let parent),
      .place(let child, let parent):
      let owner = cast[parent].template
      guard owner < scene.templateCount else { return nil }
      let file = scene.file(of: owner)
      return scene.declaration(of: owner).contents
        .first { scene.template($0.name.value, in: file) == cast[child].template }?.name.span
    default: return nil
    }
  }

  /// The place of a mark: the step's verb where one stands there, else the line.
  func span(of mark: SourceMark) -> SourceSpan {
    spans[mark]
      ?? SourceSpan(
        line: max(mark.line, 1), column: 1, length: 0, file: scene.files.entries[Int(mark.file)].document.file)
  }

  private mutating func lower(_ work: Work, in frame: Frame, state: borrowing HierarchyState) -> [Part] {
    let outer = (self.frame, output)
    self.frame = frame
    output = []
    work(&self, state)
    let parts = output
    (self.frame, output) = outer
    return parts
  }
}

/// The context in which a step is lowered.
struct Frame {
  /// `self`: the controller whose code the step is a line of; nil in a script without `in`.
  var receiver: InstanceID?
  /// The controller whose override the step stands in.
  var owner: InstanceID?
  /// The file whose names the step uses.
  var file: Int
  var mark: SourceMark
  /// Where the step stands.
  var span: SourceSpan?
  /// The number of the script's step.
  var step: Int
  /// The flag of the appearance callback that an override stands in.
  var animated: Bool?
}
