internal import SceneBasics
package import ScenePlan
package import SceneWorld

/// A line of a text trace, with what it says as a value.
///
/// Two lines are equal if they say the same. How far a line is indented doesn't count: an event that came to both is no
/// difference because its controller stands deeper in one of them. Nor does the title of a step: it is no part of what
/// the step does.
package struct TraceLine: Hashable, Sendable {
  /// What a line says.
  package enum Saying: Hashable, Sendable {
    /// A step starts or goes on; with the time if that has changed since the line before.
    case heading(step: Int, isContinued: Bool, time: Ticks?)
    /// Time has passed.
    case time(Ticks)
    /// An event that an expectation can name.
    case event(SceneExpectation.Pattern)
    /// What no expectation names, in words: an answer, a message, an instruction, an event without a subject.
    case comment(String)

    /// An event with the flags that the line shows.
    static func event(of event: LifecycleEvent, in plan: HierarchyPlan, withFlags: Bool) -> Saying {
      guard var pattern = SceneExpectation.Pattern(event, in: plan) else { return .comment(plan.text(of: event)) }
      if !withFlags { pattern.has = [] }
      return .event(pattern)
    }

    /// The same without all in which two lines can differ and still stand beside each other: the time of a step, the
    /// argument and the flags of an event.
    var subject: Saying {
      switch self {
      case .heading(let step, let isContinued, _): .heading(step: step, isContinued: isContinued, time: nil)
      case .event(let pattern):
        .event(SceneExpectation.Pattern(controller: pattern.controller, callback: pattern.callback, argument: nil))
      case .time, .comment: self
      }
    }
  }

  package let saying: Saying
  /// As it is printed, with its indentation.
  package let text: String

  package init(_ saying: Saying, text: String) {
    self.saying = saying
    self.text = text
  }

  /// As it is printed, without its indentation.
  package var bareText: String { String(text.drop { $0 == " " }) }

  /// The number of the step, if it is a heading.
  var step: Int? {
    if case .heading(let step, _, _) = saying { step } else { nil }
  }

  /// The number of the step that starts with it; nil for other lines, and for a heading over what a step does later.
  var startedStep: Int? {
    if case .heading(let step, false, _) = saying { step } else { nil }
  }

  package static func == (one: TraceLine, other: TraceLine) -> Bool { one.saying == other.saying }

  package func hash(into hasher: inout Hasher) { hasher.combine(saying) }
}

/// A text trace that keeps its lines, to be compared with others.
package struct ComparableTrace: LifecycleObserver {
  private var trace: TextTrace

  /// A trace without colours, causes and lines of the file, which layout belongs to.
  ///
  /// - Parameters:
  ///   - plan: What will run.
  ///   - options: Which events count, and what stands beside them.
  package init(of plan: HierarchyPlan, options: TraceOptions) {
    var options = options
    options.filter.showLayoutToo()
    options.showsPlaces = false
    options.palette = .plain
    options.causes = nil
    trace = TextTrace(plan: plan, options: options, output: ByteWriter(), keepsLines: true)
  }

  /// The lines so far.
  package var lines: [TraceLine] { trace.lines(withText: true) }

  /// The same without the text in which they are printed, for what only compares them.
  package var bareLines: [TraceLine] { trace.lines(withText: false) }

  package var wantsInstructions: Bool { trace.wantsInstructions }
  package var watchesNodes: Bool { trace.watchesNodes }
  package var wantsCast: Bool { trace.wantsCast }
  package var wantsEffects: Bool { trace.wantsEffects }
  package var looksAtWorld: Bool { trace.looksAtWorld }
  package var wantsOrder: Bool { trace.wantsOrder }
  package func wants(_ callback: Callback) -> Bool { trace.wants(callback) }
  package var wantsDepths: Bool { trace.wantsDepths }

  package mutating func join(_ instance: InstanceRecord) { trace.join(instance) }
  package mutating func learn(_ name: String) { trace.learn(name) }
  package mutating func learn(_ list: [InstanceID]) { trace.learn(list) }
  package mutating func turn(to screen: ScreenSize, inStep number: Int) { trace.turn(to: screen, inStep: number) }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    trace.begin(step: step, at: time, world: world)
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    trace.perform(instruction, cause: cause, world: world)
  }

  package mutating func observe(_ effect: Effect, world: borrowing World) { trace.observe(effect, world: world) }

  package mutating func handle(_ event: LifecycleEvent, world: borrowing World) { trace.handle(event, world: world) }

  package mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    trace.handle(event, depth: depth, world: world)
  }

  package mutating func handle(_ event: LifecycleEvent, depth: Int) { trace.handle(event, depth: depth) }

  package mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) { trace.handle(events) }

  package mutating func end(at time: Ticks, world: borrowing World) { trace.end(at: time, world: world) }
}
