package import SceneBasics
package import ScenePlan
package import SceneWorld

/// How the events of a run are written.
package protocol TraceFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }
  /// What it looks like, in a few words.
  var summary: String { get }

  /// Whether its traces can watch a scene that is played for the first time, whose cast becomes known while it comes.
  var followsCast: Bool { get }

  /// A trace that is ready to watch a run.
  ///
  /// - Parameters:
  ///   - plan: What will run.
  ///   - options: What to show, and how.
  ///   - output: Takes the lines; it is flushed when the run is over.
  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace
}

extension TraceFormat {
  package var followsCast: Bool { false }
}

/// The languages that a trace can be written in.
public enum TraceKind: String, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  case text
  /// A JSON object a line, for programs.
  case jsonl
  /// Chrome's trace events, which Perfetto shows.
  case chrome

  /// What writes a trace in it.
  package var format: any TraceFormat {
    switch self {
    case .text: TextFormat()
    case .jsonl: JSONLinesFormat()
    case .chrome: ChromeFormat()
    }
  }
}

/// All trace formats; the first is the default.
package enum TraceFormats {
  /// Every format, in the order in which help lists them.
  package static let all = TraceKind.allCases.map(\.format)

  /// The format of a name.
  package static func find(_ name: String) -> (any TraceFormat)? { all.first { $0.name == name } }
}

/// A trace of any format as an observer of its own.
package struct AnyTrace: LifecycleObserver {
  package private(set) var trace: any Trace
  /// What the trace hasn't been told yet. A call of a trace whose type isn't known costs more than most events.
  private var gathered: [TracedEvent] = []
  private let gathers: Bool

  package init(_ trace: any Trace) {
    self.trace = trace
    gathers = !trace.looksAtWorld && !trace.wantsInstructions && !trace.wantsEffects && !trace.watchesNodes
    if gathers { gathered.reserveCapacity(AnyTrace.most) }
  }

  /// How many events are gathered: they fit into a processor's nearest cache.
  private static let most = 128

  private mutating func handOn() {
    if gathered.isEmpty { return }
    trace.handle(gathered)
    gathered.removeAll(keepingCapacity: true)
  }

  package var wantsInstructions: Bool { trace.wantsInstructions }
  package var watchesNodes: Bool { trace.watchesNodes }
  package var wantsCast: Bool { trace.wantsCast }
  package var wantsEffects: Bool { trace.wantsEffects }
  package var looksAtWorld: Bool { trace.looksAtWorld }
  package var wantsDepths: Bool { trace.wantsDepths }

  package mutating func join(_ instance: InstanceRecord) { trace.join(instance) }
  package mutating func learn(_ name: String) { trace.learn(name) }
  package mutating func learn(_ list: [InstanceID]) { trace.learn(list) }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    handOn()
    trace.begin(step: step, at: time, world: world)
  }

  package mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    trace.perform(instruction, cause: cause, world: world)
  }

  package mutating func observe(_ effect: Effect, world: borrowing World) { trace.observe(effect, world: world) }

  package mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    handOn()
    trace.handle(event, world: world)
  }

  package mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    if gathers { handle(event, depth: depth) } else { trace.handle(event, depth: depth, world: world) }
  }

  package mutating func handle(_ event: LifecycleEvent, depth: Int) {
    guard gathers else { return trace.handle(event, depth: depth) }
    gathered.append(TracedEvent(event: event, depth: depth))
    if gathered.count == AnyTrace.most { handOn() }
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    handOn()
    trace.end(at: time, world: world)
  }
}

/// An event, and how many controllers stood above its own.
package struct TracedEvent {
  var event: LifecycleEvent
  var depth: Int
}

/// A run on its way to paper.
package protocol Trace: LifecycleObserver {
  /// What was written; empty where the output hands its bytes on.
  var output: ByteWriter { get }

  /// Writes several events, for a trace that doesn't look at the world.
  mutating func handle(_ events: [TracedEvent])

  /// Hands on what is left; needed only where a run stopped before its end.
  mutating func flush()
}

extension Trace {
  package mutating func handle(_ events: [TracedEvent]) {
    for traced in events { handle(traced.event, depth: traced.depth) }
  }

  /// The whole trace as text, for an output that keeps everything.
  package var text: String { String(decoding: output.kept, as: UTF8.self) }
}

/// What a trace shows, and how.
package struct TraceOptions: Sendable {
  /// Which events are shown.
  package var filter: TraceFilter
  /// Whether the machine's instructions stand between the events.
  package var showsInstructions: Bool
  /// Whether an appearance callback says why the controller comes or goes, for formats that don't say it anyway.
  package var showsFlags = false
  package var palette: TracePalette
  /// Whether headings say on which line a step stands.
  package var showsPlaces = true
  /// The files that the plan was made of, by their number in it, for formats that show them; may be empty.
  package var sources: [SourceFile] = []
  /// What was found in them, for formats that say so.
  package var findings: [Diagnostic] = []
  /// Why the events of this very run come, for traces that are to say so.
  package var causes: (any CauseSource)?

  /// Options; by default what the format shows by itself, without colours.
  package init(filter: TraceFilter = TraceFilter(), showsInstructions: Bool = false, palette: TracePalette = .plain) {
    self.filter = filter
    self.showsInstructions = showsInstructions
    self.palette = palette
  }
}

/// The colours of a text trace, as escape sequences; all empty where there are none.
package struct TracePalette: Sendable {
  /// Given to the controllers in turn.
  package var controllers: [String]
  /// For the line above a step.
  package var heading: String
  /// For what stands after `#`.
  package var comment: String
  /// For callbacks that say what is about to happen, what has happened, and that a controller is freed.
  package var will = ""
  package var did = ""
  package var freed = ""
  /// For UIKit's warnings.
  package var warning: String
  /// For UIKit's exceptions.
  package var exception: String
  /// Ends any of them.
  package var reset: String

  /// A custom palette.
  package init(
    controllers: [String], heading: String, comment: String, warning: String, exception: String, reset: String
  ) {
    self.controllers = controllers
    self.heading = heading
    self.comment = comment
    self.warning = warning
    self.exception = exception
    self.reset = reset
  }

  /// No colours.
  package static let plain = TracePalette(
    controllers: [], heading: "", comment: "", warning: "", exception: "", reset: "")

  /// Colours for terminals: of middling lightness, so that they are read on black as well as on white.
  package static let ansi: TracePalette = {
    var palette = TracePalette(
      controllers: [32, 166, 36, 133, 136, 62, 168, 65].map { "\u{1B}[38;5;\($0)m" }, heading: "\u{1B}[1m",
      comment: "\u{1B}[38;5;244m", warning: "\u{1B}[1;38;5;166m", exception: "\u{1B}[1;38;5;160m", reset: "\u{1B}[0m")
    palette.will = "\u{1B}[38;5;67m"
    palette.did = "\u{1B}[1m"
    palette.freed = "\u{1B}[38;5;131m"
    return palette
  }()

  /// A callback in the colour of what it says.
  func paint(_ callback: String) -> String {
    let name = callback.split(separator: ".").last ?? ""
    let words = name.hasPrefix("view") ? name.dropFirst(4) : name
    let colour =
      if callback == Callback.deinit.rawValue {
        freed
      } else if words.lowercased().hasPrefix("will") {
        will
      } else {
        words.lowercased().hasPrefix("did") ? did : ""
      }
    return colour.isEmpty ? callback : colour + callback + reset
  }
}
