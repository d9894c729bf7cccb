internal import SceneBasics
internal import ScenePlan

/// The line over what a step does: `# 3  push: detail   (line 12, at 0.5 s)`.
struct HeadingWords {
  private let start: PaddedBytes
  private let end: PaddedBytes

  init(_ palette: TracePalette) {
    start = PaddedBytes(palette.heading + "# ")
    end = PaddedBytes((palette.heading.isEmpty ? "" : palette.reset) + "\n")
  }

  /// Writes the line.
  ///
  /// - Parameters:
  ///   - isContinued: Whether lines of another step came in between.
  ///   - file: The file and a blank, or nothing for the scene's own file; nil where no place is shown.
  ///   - time: When the step goes on; nil if no time has passed.
  func write(
    _ step: borrowing StepTitle, isContinued: Bool, file: String?, time: Ticks?, into output: inout ByteWriter
  ) {
    var title = step.title.oneLine
    var file = file
    let (number, row) = (step.number, Int(step.mark.line))
    let most = start.count + title.utf8.count + (file?.utf8.count ?? 0) + end.count + HeadingWords.longest
    output.writeLines(1, atMost: most) { line, _ in
      line.write(start)
      line.write(number: number)
      line.write(HeadingWords.gap)
      title.withUTF8 { line.write($0) }
      if isContinued { line.write(HeadingWords.continued) }
      if file != nil || time != nil { line.write(HeadingWords.opening) }
      file?.withUTF8 {
        line.write($0)
        line.write(HeadingWords.line)
        line.write(number: row)
      }
      if let time {
        line.write(file == nil ? HeadingWords.at : HeadingWords.commaAt)
        line.write(seconds: time)
        line.write(HeadingWords.seconds)
      }
      if file != nil || time != nil { line.write(byte: 0x29) }
      line.write(end)
    }
  }

  /// The most bytes besides what is given.
  private static let longest = 120
  private static let gap = PaddedBytes("  ")
  private static let continued = PaddedBytes(", continued")
  private static let opening = PaddedBytes("   (")
  private static let line = PaddedBytes("line ")
  private static let at = PaddedBytes("at ")
  private static let commaAt = PaddedBytes(", at ")
  private static let seconds = PaddedBytes(" s")
}

/// What a heading says of a step.
struct StepTitle {
  let number: Int
  let title: String
  let mark: SourceMark

  init(_ step: borrowing StepRecord) {
    number = step.number
    title = step.title
    mark = step.mark
  }
}
