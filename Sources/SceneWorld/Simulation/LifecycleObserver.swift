public import ScenePlan
public import SceneProgram

/// An observer of a run: a trace, a test, the writer of a plan.
public protocol LifecycleObserver {
  /// Whether it is told of instructions. Without that, instructions cost nothing.
  var wantsInstructions: Bool { get }

  /// Whether the world keeps a list of the nodes that have changed since the observer was called last.
  var watchesNodes: Bool { get }

  /// Whether the observer is told of instances and names while they get their numbers. An observer that was given a
  /// whole plan knows them all from the start.
  var wantsCast: Bool { get }

  /// Whether it is told of every effect with its cause. Without that, causes cost nothing.
  var wantsEffects: Bool { get }

  /// Whether it is told of each event. One that only counts them is told how many there were, which costs less.
  var wantsEvents: Bool { get }

  /// Whether it is told of the events of a callback, if it is told of events at all. Of others it may be told the number
  /// only. Asked before the run starts.
  func wants(_ callback: Callback) -> Bool

  /// Whether it is told of steps. Without that, their records aren't handed on.
  var wantsSteps: Bool { get }

  /// Whether it looks at the world when something happens. Without that it is told of the event alone, which costs
  /// less: a world is large.
  var looksAtWorld: Bool { get }

  /// Whether it is told of each event before what comes next of instructions and effects. Without that, an observer that
  /// doesn't look at the world is told of several events at a time, which costs less.
  var wantsOrder: Bool { get }

  /// Whether it is told with each event how deep the controller hangs, for an observer that doesn't look at the world.
  var wantsDepths: Bool { get }

  /// An instance gets the next number; it is made right after that.
  mutating func join(_ instance: InstanceRecord)

  /// A name that events carry gets the next number.
  mutating func learn(_ name: String)

  /// A list of instances that events carry gets the next number.
  mutating func learn(_ list: [InstanceID])

  /// The window gets another size. In the run of a plan the record of the step says so from the start.
  ///
  /// - Parameter number: The step from which on that is so.
  mutating func turn(to screen: ScreenSize, inStep number: Int)

  /// A step starts; `world` is what all before it has left.
  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World)

  /// An instruction is carried out; called before its effects. `cause` is where it comes from.
  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World)

  /// Something comes about, and from where; called before `perform` or `handle` for the same.
  mutating func observe(_ effect: Effect, world: borrowing World)

  /// Something happened; for an observer that looks at the world.
  mutating func handle(_ event: LifecycleEvent, world: borrowing World)

  /// Something happened; for an observer that doesn't look at the world.
  ///
  /// - Parameter depth: How many controllers stand above the event's own; 0 where no observer wants to know.
  mutating func handle(_ event: LifecycleEvent, depth: Int)

  /// Several things happened, one after the other; for an observer that doesn't look at the world. They lie there only
  /// until the call is over.
  mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>)

  /// An instance is freed; for an observer that is told of instructions.
  mutating func leave(_ instance: InstanceID)

  /// Something happened; calls one of the methods above. It comes where one of several observers looks at the world.
  /// Each warning and exception comes by it at once, to an observer that only counts events, too.
  mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World)

  /// The script has reached an expectation.
  mutating func judge(_ expectation: ExpectationID, world: borrowing World)

  /// A step means little, or nothing at all; in the latter case the run ends with it.
  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World)

  /// So many more events happened of which the observer isn't told; called before a message and at the end of the run.
  mutating func count(events: Int)

  /// The run is over.
  mutating func end(at time: Ticks, world: borrowing World)
}

extension LifecycleObserver {
  public var wantsInstructions: Bool { true }
  public var watchesNodes: Bool { false }
  public var wantsCast: Bool { false }
  public var wantsEffects: Bool { false }
  public var wantsEvents: Bool { true }
  public func wants(_ callback: Callback) -> Bool { true }
  public var wantsSteps: Bool { true }
  public var looksAtWorld: Bool { true }
  public var wantsOrder: Bool { wantsEvents && (wantsInstructions || wantsEffects) }
  public var wantsDepths: Bool { false }
  public mutating func join(_ instance: InstanceRecord) {}
  public mutating func learn(_ name: String) {}
  public mutating func learn(_ list: [InstanceID]) {}
  public mutating func turn(to screen: ScreenSize, inStep number: Int) {}
  public mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {}
  public mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {}
  public mutating func observe(_ effect: Effect, world: borrowing World) {}
  public mutating func handle(_ event: LifecycleEvent, world: borrowing World) { handle(event, depth: 0) }
  public mutating func handle(_ event: LifecycleEvent, depth: Int) {}
  public mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) {
    for traced in events { handle(traced.event, depth: traced.depth) }
  }
  public mutating func leave(_ instance: InstanceID) {}
  public mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    if looksAtWorld { handle(event, world: world) } else { handle(event, depth: depth) }
  }
  public mutating func judge(_ expectation: ExpectationID, world: borrowing World) {}
  public mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {}
  public mutating func count(events: Int) {}
  public mutating func end(at time: Ticks, world: borrowing World) {}
}

/// Watches a run and keeps nothing of it.
public struct NoObserver: LifecycleObserver {
  /// An observer that asks for nothing.
  public init() {}

  public var wantsInstructions: Bool { false }
  public var wantsEvents: Bool { false }
  public var wantsSteps: Bool { false }
  public var looksAtWorld: Bool { false }
}

/// Where an event or an instruction comes from.
public struct EventCause: Hashable, Sendable {
  /// The number of the step; 0 is launching.
  public var step: Int
  public var time: Ticks
  public var mark: SourceMark
  /// The place in the program's table; none in the run of a plan, and for what a class does by itself.
  public var place: Place

  public init(step: Int, time: Ticks, mark: SourceMark, place: Place = .none) {
    self.step = step
    self.time = time
    self.mark = mark
    self.place = place
  }
}

/// An event, and how many controllers stood above its own; 0 where no observer wants to know.
public struct TracedEvent: Hashable, BitwiseCopyable, Sendable {
  public var event: LifecycleEvent
  public var depth: Int

  public init(event: LifecycleEvent, depth: Int) {
    self.event = event
    self.depth = depth
  }
}
