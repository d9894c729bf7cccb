package import SceneBasics
package import ScenePlan

/// The result of reading a log: the log itself, where each event stands, and the lines that are no events.
package struct LogReading: Sendable {
  /// A part of a line.
  package struct Place: Equatable, Sendable {
    package var line: UInt32
    /// Counted from 1, in Unicode scalars.
    package var column: UInt32
    package var length: UInt32
    /// The byte at which the line begins.
    package var lineStart: UInt32
  }

  /// A line that is no event, by where it begins in the file.
  package struct OtherLine: Equatable, Sendable {
    package var line: UInt32
    package var start: UInt32
  }

  /// Why a run of the app begins where it does.
  package enum Cut: Equatable, Sendable {
    /// The log says so.
    case written
    /// The times go back.
    case time
    /// Another process prints.
    case process
    /// The app launches again.
    case launch
  }

  package var log = LifecycleLog()
  /// A place for each event of the log.
  package var places: [Place] = []
  /// Why each run but the first begins.
  package var cuts: [Cut] = []
  /// The lines that were kept and not understood, without blank ones.
  package var others: [OtherLine] = []
  /// Problems with the log as a file: its size, its header.
  package var findings: [Diagnostic] = []
  /// How many lines told of an event that another line had told: of two `init`s of one object, the second.
  package var joinedCount = 0
  /// How many lines say a callback, and not whose.
  package var withoutClassCount = 0
  /// Whether the log itself says what a class prints.
  package var hasHeader = false
  /// The callbacks that all classes print, by the log's own word or the caller's.
  package var printedByAll: Set<Callback> = []
  /// How many lines there are, with blank ones.
  package var lineCount = 0

  /// The text of a line that is no event, without its break.
  package func text(of other: OtherLine, in file: SourceFile) -> String {
    let start = Int(other.start)
    return String(decoding: file.bytes[start..<LogLines.end(ofLineAt: start, in: file.bytes)], as: UTF8.self)
  }

  /// The text of an event's line, from where the event begins.
  package func text(of event: Int, in file: SourceFile) -> String {
    let place = places[event]
    let line = text(of: OtherLine(line: place.line, start: place.lineStart), in: file)
    return String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(Int(place.column) - 1)))
  }

  /// The span of an event in a file.
  package func span(_ event: Int, in file: FileID) -> SourceSpan {
    let place = places[event]
    return SourceSpan(line: place.line, column: place.column, length: place.length, file: file)
  }

  /// How many lines told a callback of a controller or of the app.
  package var lifecycleCount: Int { log.events.count { $0.callback != nil } + joinedCount }
}

extension LogReading.OtherLine {
  /// The line of a place.
  init(_ place: LogReading.Place) { self.init(line: place.line, start: place.lineStart) }
}
