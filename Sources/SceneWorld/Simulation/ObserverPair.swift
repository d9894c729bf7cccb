package import ScenePlan

/// Two observers of one run; the first is told first.
package struct ObserverPair<First: LifecycleObserver, Second: LifecycleObserver>: LifecycleObserver {
  package var first: First
  package var second: Second
  // Asked for with each call of UIKit; a wish stays the same during a run.
  private let firstWantsInstructions: Bool
  private let secondWantsInstructions: Bool
  private let firstWantsEvents: Bool
  private let secondWantsEvents: Bool

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
    firstWantsInstructions = first.wantsInstructions
    secondWantsInstructions = second.wantsInstructions
    firstWantsEvents = first.wantsEvents
    secondWantsEvents = second.wantsEvents
  }

  package var wantsInstructions: Bool { firstWantsInstructions || secondWantsInstructions }
  package var watchesNodes: Bool { first.watchesNodes || second.watchesNodes }
  package var wantsCast: Bool { first.wantsCast || second.wantsCast }
  package var wantsEffects: Bool { first.wantsEffects || second.wantsEffects }
  package var wantsEvents: Bool { first.wantsEvents || second.wantsEvents }
  package func wants(_ callback: Callback) -> Bool {
    firstWantsEvents && first.wants(callback) || secondWantsEvents && second.wants(callback)
  }
  package var wantsSteps: Bool { first.wantsSteps || second.wantsSteps }
  package var looksAtWorld: Bool { first.looksAtWorld || second.looksAtWorld }
  package var wantsOrder: Bool { first.wantsOrder || second.wantsOrder }
  package var wantsDepths: Bool { first.wantsDepths || second.wantsDepths }

  package mutating func join(_ instance: InstanceRecord) {
    first.join(instance)
    second.join(instance)
  }

  package mutating func learn(_ name: String) {
    first.learn(name)
    second.learn(name)
  }

  package mutating func learn(_ list: [InstanceID]) {
    first.learn(list)
    second.learn(list)
  }

  package mutating func turn(to screen: ScreenSize, inStep number: Int) {
    first.turn(to: screen, inStep: number)
    second.turn(to: screen, inStep: number)
  }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    first.begin(step: step, at: time, world: world)
    second.begin(step: step, at: time, world: world)
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    if firstWantsInstructions { first.perform(instruction, cause: cause, world: world) }
    if secondWantsInstructions { second.perform(instruction, cause: cause, world: world) }
  }

  package mutating func observe(_ effect: Effect, world: borrowing World) {
    if first.wantsEffects { first.observe(effect, world: world) }
    if second.wantsEffects { second.observe(effect, world: world) }
  }

  package mutating func leave(_ instance: InstanceID) {
    if firstWantsInstructions { first.leave(instance) }
    if secondWantsInstructions { second.leave(instance) }
  }

  package mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) {
    if firstWantsEvents { first.handle(events) } else { first.count(events: events.count) }
    if secondWantsEvents { second.handle(events) } else { second.count(events: events.count) }
  }

  package mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    let isMessage = event.callback.isMessage
    if firstWantsEvents || isMessage { first.handle(event, depth: depth, world: world) }
    if secondWantsEvents || isMessage { second.handle(event, depth: depth, world: world) }
    // Where neither is told of events, the simulation counts this one.
    if !firstWantsEvents, secondWantsEvents { first.count(events: 1) }
    if !secondWantsEvents, firstWantsEvents { second.count(events: 1) }
  }

  package mutating func judge(_ expectation: ExpectationID, world: borrowing World) {
    first.judge(expectation, world: world)
    second.judge(expectation, world: world)
  }

  package mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    first.note(remark, cause: cause, world: world)
    second.note(remark, cause: cause, world: world)
  }

  package mutating func count(events: Int) {
    first.count(events: events)
    second.count(events: events)
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    first.end(at: time, world: world)
    second.end(at: time, world: world)
  }
}
