package import ScenePlan

/// The observers of a run, in the order in which they are told.
package struct ObserverList {
  package internal(set) var all: [any LifecycleObserver]
  /// All wishes together.
  let wishes: ObserverWishes
  /// Whether changes are forgotten once an event was told.
  let followsChangesByEvent: Bool
  // The places of those that want each.
  private let ofEvents: [Int]
  private let ofInstructions: [Int]
  private let ofEffects: [Int]

  /// At most one of the observers may want changes.
  package init<each Observer: LifecycleObserver>(_ observers: repeat each Observer) {
    var all: [any LifecycleObserver] = []
    for observer in repeat each observers { all.append(observer) }
    self.init(all)
  }

  package init(_ all: [any LifecycleObserver]) {
    self.all = all
    wishes = all.reduce(into: []) { $0.formUnion($1.wishes) }
    func places(_ wish: ObserverWishes) -> [Int] { all.indices.filter { all[$0].wishes.isSuperset(of: wish) } }
    precondition(places(.changes).count < 2, "the list of changes is kept for one observer")
    followsChangesByEvent = !places([.changes, .events]).isEmpty
    ofEvents = places(.events)
    ofInstructions = places(.instructions)
    ofEffects = places(.effects)
  }

  /// The list behind an observer that is told first.
  package func behind(_ first: (any LifecycleObserver)?) -> ObserverList {
    first.map { ObserverList([$0] + all) } ?? self
  }

  mutating func turn(to screen: ScreenSize, inStep number: Int) {
    for place in all.indices { all[place].turn(to: screen, inStep: number) }
  }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    for place in all.indices { all[place].begin(step: step, at: time, world: world) }
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    for place in ofInstructions { all[place].perform(instruction, cause: cause, world: world) }
  }

  mutating func observe(_ effect: Effect, world: borrowing World) {
    for place in ofEffects { all[place].observe(effect, world: world) }
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if event.callback.isMessage {
      for place in all.indices { all[place].handle(event, world: world) }
    } else {
      for place in ofEvents { all[place].handle(event, world: world) }
    }
  }

  mutating func leave(_ instance: InstanceID) {
    for place in ofInstructions { all[place].leave(instance) }
  }

  mutating func judge(_ expectation: ExpectationID, cast: HierarchyPlan, world: borrowing World) {
    for place in all.indices { all[place].judge(expectation, cast: cast, world: world) }
  }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    for place in all.indices { all[place].note(remark, cause: cause, world: world) }
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    for place in all.indices { all[place].end(at: time, world: world) }
  }

  /// The last observers as their caller knows them.
  ///
  /// - Parameter given: The same as they were put into the list.
  package func last<each Observer: LifecycleObserver>(_ given: repeat each Observer) -> (repeat each Observer) {
    var count = 0
    for _ in repeat each given { count += 1 }
    var rest = all.suffix(count)
    func next<Known: LifecycleObserver>(_ given: Known) -> Known { rest.popFirst() as? Known ?? given }
    return (repeat next(each given))
  }
}
