package import ScenePlan

/// Two observers of one run; the first is told first.
package struct ObserverPair<First: LifecycleObserver, Second: LifecycleObserver>: LifecycleObserver {
  package var first: First
  package var second: Second
  // Asked for with each call of UIKit; a wish stays the same during a run.
  private let firstWantsInstructions: Bool
  private let secondWantsInstructions: Bool

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
    firstWantsInstructions = first.wantsInstructions
    secondWantsInstructions = second.wantsInstructions
  }

  package var wantsInstructions: Bool { firstWantsInstructions || secondWantsInstructions }
  package var watchesNodes: Bool { first.watchesNodes || second.watchesNodes }
  package var wantsCast: Bool { first.wantsCast || second.wantsCast }
  package var wantsEffects: Bool { first.wantsEffects || second.wantsEffects }
  package var wantsEvents: Bool { first.wantsEvents || second.wantsEvents }
  package var wantsSteps: Bool { first.wantsSteps || second.wantsSteps }
  package var looksAtWorld: Bool { first.looksAtWorld || second.looksAtWorld }
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

  package mutating func handle(_ event: LifecycleEvent, depth: Int) {
    first.handle(event, depth: depth)
    second.handle(event, depth: depth)
  }

  package mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    first.handle(event, depth: depth, world: world)
    second.handle(event, depth: depth, world: world)
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
