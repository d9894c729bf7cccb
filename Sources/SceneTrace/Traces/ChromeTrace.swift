internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// Trace events in JSON (the Trace Event Format), for Perfetto and chrome://tracing: a lane for the steps, one for the
/// app and one for each controller, whose states are long slices and whose callbacks short ones.
///
/// Much happens in no virtual time at all. So that its order is seen, each event is drawn a microsecond after the one
/// before, if it isn't later anyway; the exact second stands among its arguments.
struct ChromeFormat: TraceFormat {
  let name = "chrome"
  let summary = "trace events in JSON; for Perfetto and chrome://tracing"
  let followsCast = true

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> ChromeTrace {
    ChromeTrace(plan: plan, options: options, output: output)
  }
}

/// What trace events need of a run. Lanes stand one below the other, so `flush` writes everything.
struct ChromeTrace: Trace {
  /// A step, when it starts, and when it is drawn.
  typealias Step = (record: StepRecord, time: Ticks, start: Int)

  /// A change of what is on the screen; the moments are drawn times, nil where nothing had happened yet.
  struct Transition {
    var id: TransitionID
    var container: InstanceID
    var step: Int
    var start: Ticks
    var end = Ticks.longest
    var firstMoment: Int?
    var lastMoment: Int?
  }

  private var plan: HierarchyPlan
  private var selection: EventSelection
  private let causes: (any CauseSource)?
  var output: ByteWriter
  private var standings = StandingRecorder()
  private var events = DrawnEvents()
  private var steps = Pages<Step>()
  private var transitions = Pages<Transition>()
  private var momentCount = 0
  private var firstMoment: Int?
  private var lastMoment: Int?
  /// When the latest thing is drawn.
  private var now = -1
  private var end = Ticks.zero
  private var isWritten = false

  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    selection = EventSelection(options.filter, of: plan, standard: Callback.Group.allCases)
    causes = options.causes
    self.output = output
  }

  var watchesNodes: Bool { true }
  var wantsCast: Bool { true }

  mutating func join(_ instance: InstanceRecord) {
    selection.join(instance)
    plan.instances.append(instance)
  }

  mutating func learn(_ name: String) {
    selection.learn(name)
    plan.names.append(name)
  }

  mutating func learn(_ list: [InstanceID]) { plan.lists.append(list) }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    rest(at: time, world)
    steps.append((step, time, tick(time)))
  }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    switch instruction {
    case .openTransition(let id, let container, _):
      transitions.append(
        Transition(
          id: id, container: container, step: cause.step, start: cause.time, firstMoment: lastMoment,
          lastMoment: lastMoment))
    case .closeTransition(let id):
      guard let index = transitions.lastIndex(where: { $0.id == id && $0.end == .longest }) else { return }
      transitions[index].end = cause.time
      transitions[index].lastMoment = lastMoment
    default: break
    }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    let time = draw(event.time)
    standings.noteEvent(in: world, at: time)
    if causes != nil || selection.shows(event) {
      events.append(event, drawnAt: time, moment: momentCount - 1)
    }
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    rest(at: time, world)
    end = time
    for index in transitions.indices where transitions[index].end == .longest {
      transitions[index].end = time
      transitions[index].lastMoment = lastMoment
    }
  }

  mutating func flush() {
    if !isWritten {
      let page = ChromePage(
        plan: plan, selection: selection, causes: causes, events: events, steps: steps, transitions: transitions,
        standings: standings.changes, firstMoment: firstMoment,
        // The last event is drawn for a microsecond, too.
        end: tick(max(end, Ticks(microseconds: Int64(now + 1)))))
      page.write(into: &output)
    }
    isWritten = true
    output.flush()
  }

  /// When something is drawn that comes at a time: later than all before.
  private mutating func tick(_ time: Ticks) -> Int {
    now = max(now + 1, Int(time.microseconds))
    return now
  }

  /// The same for an event, or for what has changed since.
  private mutating func draw(_ time: Ticks) -> Int {
    let drawn = tick(time)
    momentCount += 1
    if firstMoment == nil { firstMoment = drawn }
    lastMoment = drawn
    return drawn
  }

  /// What has changed since the last event is drawn, if anything has.
  private mutating func rest(at time: Ticks, _ world: borrowing World) {
    let next = max(now + 1, Int(time.microseconds))
    if standings.noteRest(in: world, at: next) { _ = draw(time) }
  }
}
