internal import SceneBasics
internal import ScenePlan

/// The line over what a step does: `# 3  push: detail   (line 12, at 0.5 s)`.
///
/// An object, so that the words aren't copied for each heading.
final class HeadingWords: Sendable {
  private let start: PaddedBytes
  private let end: PaddedBytes
  private let gap = PaddedBytes("  ")
  private let continued = PaddedBytes(", continued")
  /// What stands before a line's number, before a time, and before a time behind that number.
  private let line = PaddedBytes("line ")
  private let at = PaddedBytes("at ")
  private let commaAt = PaddedBytes(", at ")
  private let opening = PaddedBytes("   (")
  private let openingOfLine = PaddedBytes("   (line ")
  private let seconds = PaddedBytes(" s")

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
    let most = start.count + step.title.utf8.count + (file?.utf8.count ?? 0) + end.count + HeadingWords.longest
    output.writeLines(1, atMost: most) { line, _ in
      line.write(start)
      line.write(number: step.number)
      line.write(gap)
      line.write(step.title)
      if isContinued { line.write(continued) }
      if let file {
        if file.isEmpty {
          line.write(openingOfLine)
        } else {
          line.write(opening)
          line.write(file)
          line.write(self.line)
        }
        line.write(number: Int(step.mark.line))
      } else if time != nil {
        line.write(opening)
      }
      if let time {
        line.write(file == nil ? at : commaAt)
        line.write(seconds: time)
        line.write(seconds)
      }
      if file != nil || time != nil { line.write(byte: 0x29) }
      line.write(end)
    }
  }

  /// The most bytes besides what is given.
  private static let longest = 120
}

/// What a heading says of a step.
struct StepTitle {
  let number: Int
  /// On one line.
  let title: String
  let mark: SourceMark

  init(_ step: borrowing StepRecord) {
    number = step.number
    title = step.title.oneLine
    mark = step.mark
  }
}
