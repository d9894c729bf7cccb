internal import SceneBasics
internal import ScenePlan

/// The lines of an event in a text trace, with the nearest cause behind the first one, as a comment.
struct ReasonedLines {
  private let lines: ArraySlice<UInt8>
  private let reason: Cause?

  /// The column of reasons, unless a line is longer.
  private static let column = 44

  init(_ lines: ArraySlice<UInt8>, reason: Cause?) {
    self.lines = lines
    self.reason = reason
  }

  func write(_ palette: TracePalette, into output: inout ByteWriter) {
    guard let reason, let end = lines.firstIndex(of: 0x0A) else { return output.write(bytes: lines) }
    output.write(bytes: lines[..<end])
    output.write(blanks: max(ReasonedLines.column - width(of: lines[..<end]), 2))
    let rule = reason.rule.map { "  " + $0.rawValue } ?? ""
    let moment = reason.moment.map { ", " + $0 } ?? ""
    output.write(palette.comment + "# " + (reason.text + moment).oneLine + rule + palette.reset)
    output.write(bytes: lines[end...])
  }

  /// The visible width: escape sequences don't count.
  private func width(of line: ArraySlice<UInt8>) -> Int {
    var width = 0
    var isColour = false
    for byte in line {
      if isColour {
        isColour = byte != 0x6D
      } else if byte == 0x1B {
        isColour = true
      } else if byte & 0xC0 != 0x80 {
        width += 1
      }
    }
    return width
  }
}
