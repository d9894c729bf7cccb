internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// Where the script is, and what lines say of it.
struct JSONLinesPlace {
  private var step = -1
  private var time = Ticks.zero
  private var mark: SourceMark?
  /// `,"step":1,"time":0.35`.
  private(set) var moment = ShortWord { _ in }
  /// `,"line":12}` and the line break.
  private var end = ShortWord { _ in }
  /// `,"file":"a.yaml"`, where the plan has several files.
  private var file = PaddedBytes()
  /// By number; empty where the plan has one.
  private let files: [String]

  /// - Parameter files: The plan's files.
  init(_ files: [String]) { self.files = files.count > 1 ? files : [] }

  /// The most bytes of all three, while the file stays the same.
  var longest: Int { ShortWord.room * 2 + file.count }

  /// Whether an event comes from here.
  @inline(__always) func isThat(of traced: TracedEvent) -> Bool {
    traced.event.step == step && traced.event.time == time && traced.event.mark == mark
  }

  /// Goes to the place of an event, unless it lies in another file or its step isn't shown.
  @inline(never) mutating func turn(to traced: borrowing TracedEvent, _ choice: borrowing LineChoice) -> Bool {
    let event = traced.event
    guard files.isEmpty || event.mark.file == mark?.file, choice.shows(step: event.step) else { return false }
    turn(to: event)
    return true
  }

  /// Goes to the place of an event.
  mutating func turn(to event: LifecycleEvent) {
    if !files.isEmpty, event.mark.file != mark?.file { setFile(Int(event.mark.file)) }
    if event.step != step || event.time != time {
      step = event.step
      time = event.time
      moment = ShortWord { [step, time] line in
        line.write(JSONLinesPlace.stepKey)
        line.write(number: step)
        line.write(JSONLinesPlace.timeKey)
        line.write(seconds: time)
      }
    }
    if event.mark == mark { return }
    mark = event.mark
    let row = Int(event.mark.line)
    end = ShortWord { line in
      if row > 0 {
        line.write(JSONLinesPlace.lineKey)
        line.write(number: row)
      }
      line.write(JSONLinesPlace.end)
    }
  }

  private mutating func setFile(_ number: Int) {
    file.truncate(to: 0)
    guard files.indices.contains(number) else { return }
    var writer = ByteWriter()
    writer.write(",\"file\":" as StaticString)
    writer.write(json: files[number])
    file.append(writer.kept)
  }

  /// Writes the end of a line.
  @inline(__always) func writeEnd(into line: inout LineCursor) {
    if !files.isEmpty, (mark?.line ?? 0) > 0 { line.write(file) }
    end.write(into: &line)
  }

  private static let stepKey = PaddedBytes(",\"step\":")
  private static let timeKey = PaddedBytes(",\"time\":")
  private static let lineKey = PaddedBytes(",\"line\":")
  private static let end = PaddedBytes("}\n")
}
