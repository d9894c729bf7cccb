public import SceneBasics
public import ScenePlan
public import SceneWorld

/// How the events of a run are written.
public protocol TraceFormat: Sendable {
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
  public var followsCast: Bool { false }
}

/// All trace formats; the first is the default.
public enum TraceFormats {
  /// Every format, in the order in which help lists them.
  public static let all: [any TraceFormat] = [TextFormat(), JSONLinesFormat(), ChromeFormat()]

  /// The format of a name.
  public static func find(_ name: String) -> (any TraceFormat)? { all.first { $0.name == name } }
}

/// A trace of any format as an observer of its own.
public struct AnyTrace: LifecycleObserver {
  public var trace: any Trace

  public init(_ trace: any Trace) { self.trace = trace }

  public var wantsInstructions: Bool { trace.wantsInstructions }
  public var watchesNodes: Bool { trace.watchesNodes }
  public var wantsCast: Bool { trace.wantsCast }
  public var wantsEffects: Bool { trace.wantsEffects }

  public mutating func join(_ instance: InstanceRecord) { trace.join(instance) }
  public mutating func learn(_ name: String) { trace.learn(name) }
  public mutating func learn(_ list: [InstanceID]) { trace.learn(list) }

  public mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    trace.begin(step: step, at: time, world: world)
  }

  public mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    trace.perform(instruction, cause: cause, world: world)
  }

  public mutating func observe(_ effect: Effect, world: borrowing World) { trace.observe(effect, world: world) }

  public mutating func handle(_ event: LifecycleEvent, world: borrowing World) { trace.handle(event, world: world) }

  public mutating func end(at time: Ticks, world: borrowing World) { trace.end(at: time, world: world) }
}

/// A run on its way to paper.
public protocol Trace: LifecycleObserver {
  /// What was written; empty where the output hands its bytes on.
  var output: ByteWriter { get }

  /// Hands on what is left; needed only where a run stopped before its end.
  mutating func flush()
}

extension Trace {
  /// The whole trace as text, for an output that keeps everything.
  public var text: String { String(decoding: output.take(), as: UTF8.self) }
}

/// What a trace shows, and how.
public struct TraceOptions: Sendable {
  /// Which events are shown.
  public var filter: TraceFilter
  /// Whether the machine's instructions stand between the events.
  public var showsInstructions: Bool
  /// Whether an appearance callback says why the controller comes or goes, for formats that don't say it anyway.
  public var showsFlags = false
  public var palette: TracePalette
  /// Whether headings say on which line a step stands.
  public var showsPlaces = true
  /// The files that the plan was made of, by their number in it, for formats that show them; may be empty.
  public var sources: [SourceFile] = []
  /// What was found in them, for formats that say so.
  public var findings: [Diagnostic] = []
  /// Why the events of this very run come, for traces that are to say so.
  package var causes: (any CauseSource)?

  /// Options; by default what the format shows by itself, without colours.
  public init(filter: TraceFilter = TraceFilter(), showsInstructions: Bool = false, palette: TracePalette = .plain) {
    self.filter = filter
    self.showsInstructions = showsInstructions
    self.palette = palette
  }
}

/// The colours of a text trace, as escape sequences; all empty where there are none.
public struct TracePalette: Sendable {
  /// Given to the controllers in turn.
  public var controllers: [String]
  /// For the line above a step.
  public var heading: String
  /// For what stands after `#`.
  public var comment: String
  /// For callbacks that say what is about to happen, what has happened, and that a controller is freed.
  public var will = ""
  public var did = ""
  public var freed = ""
  /// For UIKit's warnings.
  public var warning: String
  /// For UIKit's exceptions.
  public var exception: String
  /// Ends any of them.
  public var reset: String

  /// A custom palette.
  public init(
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
  public static let plain = TracePalette(
    controllers: [], heading: "", comment: "", warning: "", exception: "", reset: "")

  /// Colours for terminals: of middling lightness, so that they are read on black as well as on white.
  public static let ansi: TracePalette = {
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
