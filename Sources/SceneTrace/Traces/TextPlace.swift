internal import SceneBasics
internal import ScenePlan

/// Where the script is, and the line that says that time has passed: `#    at 0.5 s`.
struct TextPlace {
  /// Under whose heading the lines stand; before the first one a number that no step has.
  private(set) var step = Int.min
  private(set) var time = Ticks.zero
  /// What stands before and after a time.
  private let start: PaddedBytes
  private let end: PaddedBytes

  init(_ palette: TracePalette) {
    start = PaddedBytes(palette.comment + "#    at ")
    end = PaddedBytes(" s" + palette.reset + "\n")
  }

  /// The lines that follow stand under the heading of a step.
  mutating func turn(toStep step: Int) { self.step = step }

  /// The lines that follow stand at a time, which a line says already.
  mutating func turn(to time: Ticks) { self.time = time }

  /// Goes to a time, and says so.
  mutating func writeTime(_ time: Ticks, into line: inout LineCursor) { line = writeTime(time, behind: line) }

  /// The same with a cursor that goes in and comes back in the processor's registers.
  @inline(never) mutating func writeTime(_ time: Ticks, behind cursor: LineCursor) -> LineCursor {
    var line = cursor
    self.time = time
    line.write(start)
    line.write(seconds: time)
    line.write(end)
    return line
  }

  /// The most bytes of the line.
  var longest: Int { start.count + 28 + end.count }
}
