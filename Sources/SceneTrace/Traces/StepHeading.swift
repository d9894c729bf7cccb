internal import SceneBasics
internal import ScenePlan

/// The line over what a step does: `# 3  push: detail   (line 12, at 0.5 s)`.
struct StepHeading {
  let record: StepRecord
  /// Whether lines of another step came in between.
  let isContinued: Bool
  /// The file and a blank, or nothing for the scene's own file; nil where no place is shown.
  let file: String?
  /// When the step goes on; nil if no time has passed.
  let time: Ticks?

  func write(_ palette: TracePalette, into output: inout ByteWriter) {
    output.write(palette.heading)
    output.write("# " as StaticString)
    output.write(number: record.number)
    output.write(blanks: 2)
    output.write(record.title.oneLine)
    if isContinued { output.write(", continued" as StaticString) }
    if file != nil || time != nil { writeRemarks(into: &output) }
    if !palette.heading.isEmpty { output.write(palette.reset) }
    output.write(byte: 0x0A)
  }

  private func writeRemarks(into output: inout ByteWriter) {
    output.write("   (" as StaticString)
    if let file {
      output.write(file)
      output.write("line " as StaticString)
      output.write(number: Int(record.mark.line))
    }
    if let time {
      if file != nil { output.write(", " as StaticString) }
      output.write("at " as StaticString)
      output.write(seconds: time)
      output.write(" s" as StaticString)
    }
    output.write(byte: 0x29)
  }
}
