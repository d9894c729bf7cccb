internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The findings of a run, and another observer of it, which is told behind them. It is an `ObserverPair` whose first type is
/// known here: through a type that isn't known, each instruction would take a call more.
struct WatchedPlay<Other: LifecycleObserver>: LifecycleObserver {
  private(set) var findings: PlayFindings
  private let othersInstructions: Bool
  private let othersEvents: Bool
  // Last, so that the places of all others are known, too.
  private(set) var other: Other

  init(_ findings: PlayFindings, besides other: Other) {
    self.findings = findings
    othersInstructions = other.wantsInstructions
    othersEvents = other.wantsEvents
    self.other = other
  }

  var watchesNodes: Bool { other.watchesNodes }
  var wantsCast: Bool { other.wantsCast }
  var wantsEffects: Bool { other.wantsEffects }
  var wantsEvents: Bool { othersEvents }
  func wants(_ callback: Callback) -> Bool { other.wants(callback) }
  var looksAtWorld: Bool { other.looksAtWorld }
  var wantsOrder: Bool { other.wantsOrder }
  var wantsDepths: Bool { other.wantsDepths }

  mutating func join(_ instance: InstanceRecord) { other.join(instance) }
  mutating func learn(_ name: String) { other.learn(name) }
  mutating func learn(_ list: [InstanceID]) { other.learn(list) }
  mutating func turn(to screen: ScreenSize, inStep number: Int) { other.turn(to: screen, inStep: number) }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    findings.begin(step: step, at: time, world: world)
    other.begin(step: step, at: time, world: world)
  }

  @inline(__always) mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    // Most others want none, and then nothing has to be kept for a second call.
    if othersInstructions { return tellBoth(instruction, cause, world) }
    findings.perform(instruction, cause: cause, world: world)
  }

  @inline(never) private mutating func tellBoth(
    _ instruction: Instruction, _ cause: EventCause, _ world: borrowing World
  ) {
    findings.perform(instruction, cause: cause, world: world)
    other.perform(instruction, cause: cause, world: world)
  }

  mutating func observe(_ effect: Effect, world: borrowing World) { other.observe(effect, world: world) }

  mutating func leave(_ instance: InstanceID) {
    findings.leave(instance)
    if othersInstructions { other.leave(instance) }
  }

  mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) {
    findings.count(events: events.count)
    other.handle(events)
  }

  mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    if event.callback.isMessage { findings.handle(event, depth: depth, world: world) }
    if othersEvents || event.callback.isMessage { other.handle(event, depth: depth, world: world) }
    // Where only the number of events is told, this one is told with it later.
    if othersEvents { findings.count(events: 1) }
  }

  mutating func count(events: Int) {
    findings.count(events: events)
    other.count(events: events)
  }

  mutating func judge(_ expectation: ExpectationID, world: borrowing World) { other.judge(expectation, world: world) }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    findings.note(remark, cause: cause, world: world)
    other.note(remark, cause: cause, world: world)
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    findings.end(at: time, world: world)
    other.end(at: time, world: world)
  }
}
