package import SceneBasics
package import ScenePlan

/// How the events of a run are written.
package protocol TraceFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }
  /// Its look, in a few words.
  var summary: String { get }

  /// The things that have to be recorded of a run.
  func contents(_ options: TraceOptions) -> RunRecording.Contents

  /// Writes a trace.
  ///
  /// - Parameters:
  ///   - recording: A run, with these contents.
  ///   - plan: What has run, with all of its cast.
  ///   - options: What to show, and how.
  ///   - output: Takes the lines; it isn't flushed.
  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, options: TraceOptions, into output: inout ByteWriter)
}

/// The languages that a trace can be written in.
public enum TraceKind: String, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  case text
  /// A JSON object a line, for programs.
  case jsonl
  /// Chrome's trace events, which Perfetto shows.
  case chrome

  /// The format that writes a trace in it.
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

/// The choices of a trace.
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
  /// The findings in them, for formats that say so.
  package var findings: [Diagnostic] = []
  /// Whether each step is asked for before it is shown, for a page that plays the run.
  package var asksFirst = false
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
    if will.isEmpty, did.isEmpty, freed.isEmpty { return callback }
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
